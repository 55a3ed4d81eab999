-- SPDX-License-Identifier: MIT
-- Large matrices tile by tile, with the reference's mma:
--   lua tests/models/reference/gemm.lua INSTRUCTION PROFILE M N K INPUT OUTPUT
-- writes random matrices for `mmaref gemm` to INPUT and D, as it prints it, to OUTPUT.

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local layout = require "reference.layout"
local model = require "reference.model"
local stream = require "reference.stream"

local text, profile = arg[1], arg[2]
local M, N, K = math.tointeger(arg[3]), math.tointeger(arg[4]), math.tointeger(arg[5])
local it = model.instruction(text)
local next = stream.generator(text)

-- Patterns of moderate exponent: sums stay finite.
local function element(width)
  local r = next()
  if width == 16 then return r & 0x83FF | (11 + (r >> 16) % 8) << 10 end
  if width == 32 then return r & 0x807FFFFF | (120 + (r >> 8) % 14) << 23 end
  return r & (1 << width) - 1
end

local function random(rows, columns, width)
  local matrix = { rows = rows, columns = columns, width = width }
  for i = 1, rows * columns do matrix[i] = element(width) end
  return matrix
end

local function at(matrix, row, column) return row * matrix.columns + column + 1 end

-- The fragment of the tile whose corner is (row, column).
local function pack(operand, matrix, row, column)
  local f, words = it.fragments[operand], {}
  for lane = 0, 31 do
    for i = 0, f.n - 1 do
      local place = f[lane * f.n + i]
      layout.put(f, words, lane, i, matrix[at(matrix, row + place[2], column + place[3])])
    end
  end
  return words
end

local function unpack_d(words, matrix, row, column)
  local f = it.fragments.d
  for lane = 0, 31 do
    for i = 0, f.n - 1 do
      local place = f[lane * f.n + i]
      matrix[at(matrix, row + place[2], column + place[3])] = layout.get(f, words, lane, i)
    end
  end
end

local function tile(a, b, c, d, row, column)
  local sum = pack("c", c, row, column)
  for k = 0, K - 1, it.k do
    local case = { insn = text, arith = profile, a = pack("a", a, row, k), b = pack("b", b, k, column), c = sum }
    sum = select(2, model.compute(case))
  end
  unpack_d(sum, d, row, column)
end

local function write(path, matrices)
  local file = assert(io.open(path, "w"))
  for _, entry in ipairs(matrices) do
    local key, matrix = entry[1], entry[2]
    for row = 0, matrix.rows - 1 do
      local line = { key }
      for column = 0, matrix.columns - 1 do
        line[#line + 1] = ("%0" .. matrix.width // 4 .. "x"):format(matrix[at(matrix, row, column)])
      end
      file:write(table.concat(line, " "), "\n")
    end
  end
  file:close()
end

local a = random(M, K, layout.width(it, "a"))
local b = random(K, N, layout.width(it, "b"))
local c = random(M, N, layout.width(it, "c"))
local d = { rows = M, columns = N, width = layout.width(it, "d") }
for row = 0, M - 1, it.m do
  for column = 0, N - 1, it.n do tile(a, b, c, d, row, column) end
end
write(arg[6], { { "a", a }, { "b", b }, { "c", c } })
write(arg[7], { { "d", d } })
