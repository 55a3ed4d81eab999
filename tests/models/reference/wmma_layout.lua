-- SPDX-License-Identifier: MIT
-- wmma fragments. PTX leaves them to the chip (9.7.14.4.1); these are what the assembler's
-- code for sm_75 and later shows, and for sm_70 what has been measured on the chip.
--
-- A multiplicand is seen as lines along k: rows of A, columns of B. g = lane / 4, t = lane % 4.

local layout = require "reference.layout"

local wmma_layout = {}

local function half_words(operand, lines, g, t, i)
  if lines == 8 then -- f16 repeats the four elements
    i = i & 3
    return g, 2 * t + (i & 1) + 8 * (i >> 1)
  elseif lines == 16 then
    local line, k = (i >> 1) & 1, (i >> 2) & 1 -- f16 repeats the eight elements
    if operand == "b" then line, k = k, line end
    return g + 8 * line, 2 * t + (i & 1) + 8 * k
  end
  return g + 8 * ((i >> 1) & 1) + 16 * (i >> 3), 2 * t + (i & 1) + 8 * ((i >> 2) & 1)
end

local function multiplicand(it, operand, lane, i)
  local g, t = lane >> 2, lane & 3
  local lines = operand == "a" and it.m or it.n
  local width = layout.width(it, operand)
  if width == 16 then return half_words(operand, lines, g, t, i) end
  if width == 8 then return g + 8 * (i >> 2), 4 * t + (i & 3) end
  local high, low = i >> 1, i & 1 -- tf32
  if operand == "a" then high, low = low, high end
  return g + 8 * high, t + 4 * low
end

local function accumulator(it, lane, i, chip)
  local g, t = lane >> 2, lane & 3
  local bit0, bit1, high = i & 1, (i >> 1) & 1, i >> 2
  if it.m == 32 then return g + 8 * bit1 + 16 * high, 2 * t + bit0 end
  if it.n == 32 and it.c == "s32" and chip == "sm_75" then
    return g, 2 * t + bit0 + 8 * bit1 + 16 * high
  end
  if it.n == 32 then return 2 * t + bit0, g + 8 * bit1 + 16 * high end
  return g + 8 * bit1, 2 * t + bit0 + 8 * high
end

-- sm_70: quads of lanes; which eights of rows and columns a quad serves.
local function volta_eights(it, lane)
  local two = (lane >> 2) & 3
  if it.m == 32 then return 8 * two, 0 end
  if it.n == 32 then return 0, 8 * two end
  return 8 * (two & 1), 8 * (two >> 1)
end

local function volta_multiplicand(it, operand, lane, i)
  local rows, columns = volta_eights(it, lane)
  local base = 4 * (lane >> 4) + (operand == "a" and rows or columns)
  local along_k = operand == "a" and it.a_layout == "row" or operand == "b" and it.b_layout == "col"
  if along_k then return base + (lane & 3), i end
  return base + (i & 3), (lane & 3) + (i & 12)
end

local function volta_accumulator(it, type, lane, i)
  local rows, columns = volta_eights(it, lane)
  rows = rows + 4 * (lane >> 4)
  if type == "f16" then return rows + (lane & 3), columns + i end
  return rows + (lane & 1) + (i & 2), columns + (i & 1) + (lane & 2) + (i & 4)
end

local function count(it, operand)
  if operand == "c" or operand == "d" then return it.m * it.n // 32 end
  if it.a == "f16" then return 16 end
  return (operand == "a" and it.m or it.n) * it.k // 32
end

local function place(it, operand, lane, i, chip)
  local volta = chip == "sm_70" and it.float
  if operand == "c" or operand == "d" then
    if volta then return volta_accumulator(it, it[operand], lane, i) end
    return accumulator(it, lane, i, chip)
  end
  local line, k = (volta and volta_multiplicand or multiplicand)(it, operand, lane, i)
  if operand == "b" then return k, line end
  return line, k
end

-- As layout.fragment; an element whose place an earlier one holds is marked as a copy.
function wmma_layout.fragment(it, operand, chip)
  if it.m == 8 and it.n == 8 then return layout.fragment(it, operand) end
  local f = { lanes = 32, n = count(it, operand), width = layout.width(it, operand) }
  local first = {}
  for lane = 0, 31 do
    for i = 0, f.n - 1 do
      local at, row, col = lane * f.n + i, place(it, operand, lane, i, chip)
      local cell = row << 8 | col
      f[at] = { 0, row, col, copy_of = first[cell] }
      first[cell] = first[cell] or at
    end
  end
  f.words = f.n * f.width // 32
  return f
end

return wmma_layout
