-- SPDX-License-Identifier: MIT
-- Writes the vectors of instructions that came after PTX ISA 9.0: lua tests/reference/later_vectors.lua FOLDER

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local model = require "reference.model"
local operands = require "reference.operands"
local stream = require "reference.stream"
local write = require "reference.write"

local function open(name)
  local file = assert(io.open(("%s/%s.vec"):format(arg[1], name), "w"))
  file:write("mmavec 1\n# By tests/reference/later_vectors.lua; format: see README.md\n")
  return file
end

-- ---- 9.1: scale_vec::4X with ue8m0 -----------------------------------------

local KIND <const> = "row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0"

local function write_scaled(name, text, profile)
  local file <close> = open(name)
  local it, next = model.instruction(text), stream.generator(text .. profile .. " vectors")
  for _ = 1, 4 do
    local given = operands.draw(it, it.fragments, next)
    given.insn, given.arith = text, profile
    given.d = assert(select(2, model.compute(given)))
    write.case(file, given)
  end
end

local DENSE <const> = "mma.sync.aligned.m16n8k64." .. KIND
local SPARSE <const> = "mma.sp::ordered_metadata.sync.aligned.m16n8k128." .. KIND
for _, profile in ipairs { "exact", "fma", "sm_120" } do
  write_scaled("mma.m16n8k64.mxf4nvf4_ue8m0_4x." .. profile, DENSE, profile)
  -- Nobody has measured sparse instructions.
  local prefix = profile == "sm_120" and "unverified_" or ""
  write_scaled(prefix .. "mma_sp.m16n8k128.mxf4nvf4_ue8m0_4x." .. profile, SPARSE, profile)
end

-- ---- 9.4: ldmatrix .s8.s4 --------------------------------------------------

local LOAD <const> = "ldmatrix.sync.aligned.m8n16.x%d%s.s8.s4"

-- Matrices whose element is (column + 3 row + 5 matrix) mod 16 - 8, one behind the other, and the registers by the
-- rule of the published probe: byte c mod 4 of lane 4 r + c / 4, register m, is the element of row r, column c.
local function write_pattern(file, matrices, space)
  local given = { insn = LOAD:format(matrices, space), memory = {}, address = {}, r = {} }
  for lane = 0, 31 do given.address[lane + 1] = 8 * (lane % (8 * matrices)) end
  for i = 1, 32 * matrices do given.r[i] = 0 end
  for m = 0, matrices - 1 do
    for row = 0, 7 do
      for col = 0, 15 do
        local value = (col + 3 * row + 5 * m) % 16 - 8
        local at = 8 * (8 * m + row) + col // 2 + 1
        given.memory[at] = (given.memory[at] or 0) + (value % 16) * (col % 2 == 0 and 1 or 16)
        local word = (4 * row + col // 4) * matrices + m + 1
        given.r[word] = given.r[word] + ((value % 256) << (8 * (col % 4)))
      end
    end
  end
  write.case(file, given)
end

-- Random bytes, rows anywhere at multiples of eight bytes, the last bytes of memory among them.
local function draw_load(matrices, space)
  local text = LOAD:format(matrices, space)
  local next = stream.generator(text .. " vectors")
  local given = { insn = text, memory = {}, address = {} }
  for i = 1, 392 do given.memory[i] = next() & 255 end
  for lane = 0, 31 do given.address[lane + 1] = lane < 8 * matrices and 8 * (next() % 49) or next() end
  given.address[5] = 384
  return given
end

do
  local file <close> = open("ldmatrix.m8n16.s4")
  for i, space in ipairs { "", ".shared", ".shared::cta" } do
    write_pattern(file, 1 << (i - 1), space)
    for _, matrices in ipairs { 1, 2, 4 } do
      local given = draw_load(matrices, space)
      given.r = assert(select(2, model.compute(given)))
      write.case(file, given)
    end
  end
end

do
  local file <close> = open("undefined_ldmatrix.m8n16.s4")
  for _, wrong in ipairs { { 1, 4 }, { 8, 392 }, { 16, 388 }, { 32, 0xFFFFFFF8 } } do
    local given = draw_load(4, ".shared")
    given.address[wrong[1]], given.status = wrong[2], "undefined"
    write.case(file, given)
  end
end
