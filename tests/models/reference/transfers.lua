-- SPDX-License-Identifier: MIT
-- Operands of data movement cases from the stream (README.md, "Data movement").

local operands = require "reference.operands"
local wmma_layout = require "reference.wmma_layout"

local transfers = {}

local MATRIX_BYTES <const>, WMMA_BYTES <const> = 1024, 4096

local function random_bytes(count, next)
  local bytes = {}
  for i = 1, count, 4 do
    local word = next()
    for k = 0, 3 do bytes[i + k] = word >> (8 * k) & 255 end
  end
  return bytes
end

-- 32 distinct rows of 16 bytes: an odd step never meets itself among 64 rows.
local function addresses(next)
  local first = next()
  local step = next() | 1
  local list = {}
  for lane = 0, 31 do list[lane + 1] = 16 * ((first + lane * step) & 63) end
  return list
end

function transfers.matrix(it, _, next)
  local given = { insn = it.text, arith = "exact" }
  if it.family == "movmatrix" then
    given.a = operands.words(32, next)
    return given
  end
  given.memory = random_bytes(MATRIX_BYTES, next)
  given.address = addresses(next)
  if it.family == "stmatrix" then given.r = operands.words(32 * it.words, next) end
  return given
end

-- The one chip whose layout differs, where there is one.
local function other_chip(it)
  local type = it[it.operand]
  if it.m == 16 and it.k == 16 and (type == "f16" or type == "f32") then return "sm_70" end
  return it.n == 32 and type == "s32" and "sm_75" or "exact"
end

-- Odd cases take its layout, if it is one of the profiles of `order`.
local function profile(it, c, order)
  if c & 1 == 0 then return "exact" end
  local chip = other_chip(it)
  for _, name in ipairs(order) do
    if name == chip then return chip end
  end
  return "exact"
end

local function default_stride(it)
  local rows = it.operand == "b" and it.k or it.m
  local columns = it.operand == "a" and it.k or it.n
  return it.layout == "row" and columns or rows
end

function transfers.wmma(it, c, next, _, order)
  local given = { insn = it.text, arith = profile(it, c, order) }
  local f = wmma_layout.fragment(it, it.operand, given.arith)
  local bits = it[it.operand] == "b1" and 1 or f.width
  local unit = f.words * 32 // bits -- elements of one aligned piece
  given.memory = random_bytes(WMMA_BYTES, next)
  given.p = 4 * f.words * (next() % 4)
  local least = (default_stride(it) + unit - 1) // unit * unit
  given.stride = least + unit * (next() % 3)
  if it.family == "wmma.store" then given.r = operands.words(32 * f.words, next) end
  return given
end

return transfers
