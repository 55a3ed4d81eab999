-- SPDX-License-Identifier: MIT
-- A kernel on a case without a GPU: its compiled code gathers operands into registers, the
-- reference model computes the instruction from those registers, the code stores the result.

local model = require "reference.model"
local ptx = require "silicon.stub.ptx"

local warp = {}

-- The struct operands of capture/kernel.h, as offsets.
local POINTERS = { a = 0, b = 8, c = 16, e = 24, scale_a = 32, scale_b = 40, address = 48, r = 56 }
local RESULT <const>, MEMORY <const>, SIZE <const> = 64, 72, 80
local P <const>, STRIDE <const>, F <const>, SELECT_A <const>, SELECT_B <const> = 84, 88, 92, 96, 100
local BUFFER <const>, OUTPUT <const>, BYTES <const> = 0x200000, 0x300000, 0x400000

-- Words of the registers listed, lane-major; 64-bit registers give two.
local function gather(lanes, list)
  local words = {}
  for lane = 0, 31 do
    for _, name in ipairs(list) do
      local v = ptx.value(lanes[lane], name)
      words[#words + 1] = v & 0xFFFFFFFF
      if name:find("^%%[fr]d") then words[#words + 1] = v >> 32 end
    end
  end
  return words
end

local function scatter(lanes, list, words)
  local at = 1
  for lane = 0, 31 do
    for _, name in ipairs(list) do
      local wide = name:find("^%%[fr]d")
      lanes[lane].registers[name] = wide and (words[at] | words[at + 1] << 32) or words[at]
      at = at + (wide and 2 or 1)
    end
  end
  assert(at == #words + 1, "registers for other than the result")
end

local function listed(operand) return type(operand) == "table" and operand or { operand } end

local function pair(lanes, names)
  return { ptx.value(lanes[0], names[1]), ptx.value(lanes[0], names[2]) }
end

local together = {}

function together.mma(insn, lanes, profile)
  local o = insn.operands
  local given = { insn = insn.op, arith = profile }
  for i, key in ipairs { "a", "b", "c" } do given[key] = gather(lanes, listed(o[i + 1])) end
  local next = 5
  if insn.op:find("^mma%.sp") then
    given.e, given.f = gather(lanes, { o[5] }), tonumber(o[6])
    next = 7
  end
  if insn.op:find("block_scale", 1, true) then
    given.scale_a, given.select_a = gather(lanes, { o[next] }), pair(lanes, o[next + 1])
    given.scale_b, given.select_b = gather(lanes, { o[next + 2] }), pair(lanes, o[next + 3])
    next = next + 4
  end
  assert(#o == next - 1, "operands left over")
  local key, words = model.compute(given)
  assert(key == "d", words)
  scatter(lanes, listed(o[1]), words)
end

function together.movmatrix(insn, lanes)
  local _, words = model.compute { insn = insn.op, a = gather(lanes, { insn.operands[2] }) }
  scatter(lanes, { insn.operands[1] }, words)
end

-- The block of memory that an address lies in: its start and bytes.
local function block(memory, address, size)
  local start = address >= BYTES and BYTES or ptx.ARENA
  local bytes = {}
  for i = 0, size - 1 do bytes[i + 1] = ptx.read(memory, start + i, 1) end
  return start, bytes
end

local function put_back(memory, start, bytes)
  for i, byte in ipairs(bytes) do memory[start + i - 1] = byte end
end

-- ldmatrix, stmatrix, wmma.load, wmma.store: the place of the address among the operands.
local function access(insn, lanes, profile)
  local memory, o = lanes[0].memory, insn.operands
  local stores = insn.op:find("^stmatrix") or insn.op:find("^wmma%.store")
  local place = o[stores and 1 or 2]
  local given = { insn = insn.op, arith = profile }
  local start
  start, given.memory = block(memory, ptx.address_of(lanes[0], place), ptx.read(memory, ptx.PARAMETER + SIZE, 4))
  given.p = ptx.address_of(lanes[0], place) - start
  given.address = {}
  for lane = 0, 31 do given.address[lane + 1] = ptx.address_of(lanes[lane], place) - start end
  given.stride = o[3] and ptx.value(lanes[0], o[3])
  if stores then given.r = gather(lanes, listed(o[2])) end
  local key, result = model.compute(given)
  assert(key, result)
  if stores then put_back(memory, start, result) else scatter(lanes, listed(o[1]), result) end
end

local function dispatch(profile)
  return function(insn, lanes)
    if insn.op:find("^mma%.") or insn.op:find("^wmma%.mma%.") then
      together.mma(insn, lanes, profile)
    elseif insn.op:find("^movmatrix") then together.movmatrix(insn, lanes)
    else access(insn, lanes, profile) end
  end
end

local function set_up(given)
  local memory, parameter, at = {}, ptx.PARAMETER, BUFFER
  for key, offset in pairs(POINTERS) do
    ptx.write(memory, parameter + offset, 8, at)
    for i, word in ipairs(given[key] or {}) do ptx.write(memory, at + 4 * (i - 1), 4, word) end
    at = at + 0x4000
  end
  ptx.write(memory, parameter + RESULT, 8, OUTPUT)
  ptx.write(memory, parameter + MEMORY, 8, BYTES)
  ptx.write(memory, parameter + SIZE, 4, given.memory and #given.memory or 0)
  put_back(memory, BYTES, given.memory or {})
  ptx.write(memory, parameter + P, 4, given.p or 0)
  ptx.write(memory, parameter + STRIDE, 4, given.stride or 0xFFFFFFFF)
  ptx.write(memory, parameter + F, 4, given.f or 0)
  for i = 0, 1 do
    ptx.write(memory, parameter + SELECT_A + 2 * i, 2, given.select_a and given.select_a[i + 1] or 0)
    ptx.write(memory, parameter + SELECT_B + 2 * i, 2, given.select_b and given.select_b[i + 1] or 0)
  end
  return memory
end

-- What the kernel leaves: `count` words of the result, or the memory.
function warp.run(kernel, given, count, profile)
  local memory = set_up(given)
  ptx.run(kernel, memory, dispatch(profile))
  local list = {}
  if count == 0 then
    for i = 0, #given.memory - 1 do list[i + 1] = memory[BYTES + i] end
  end
  for i = 0, 32 * count - 1 do list[i + 1] = ptx.read(memory, OUTPUT + 4 * i, 4) end
  return list
end

return warp
