-- SPDX-License-Identifier: MIT
-- Where the elements of mma fragments lie in their matrices (PTX ISA 9.7.14.5.1 - 13 and,
-- for sparse A, 9.7.14.6.2: the stored matrix is laid out as a dense one of half the K).
--
-- All shapes but m8n8k4 .f16 follow one rule per register. With g = lane / 4, t = lane % 4,
-- register r, place p in the register, e elements in a register:
--
--   A   row g + 8 (r & 1), column e t + p + 4 e (r / 2)     (m8: row g only)
--   B   row e t + p + 4 e r, column g
--   C   row g + 8 (i / 2), column 2 t + (i & 1)
--
-- This holds for m16n8k256 A as its figure shows it; the printed formula lacks a "& 0x1F".

local formats = require "reference.formats"

local layout = {}

-- Bits that one element takes in a register.
function layout.width(it, operand)
  local type = it[operand]
  if it.containers and (operand == "a" or operand == "b") then return 8 end
  return formats[type].width
end

local function general(it, operand, lane, i)
  local g, t = lane >> 2, lane & 3
  if operand == "c" or operand == "d" then return 0, g + 8 * (i >> 1), 2 * t + (i & 1) end
  local e = math.max(1, 32 // layout.width(it, operand))
  local r, p = i // e, i % e
  if operand == "b" then return 0, e * t + p + 4 * e * r, g end
  if it.m == 8 then return 0, g, e * t + p end
  return 0, g + 8 * (r & 1), e * t + p + 4 * e * (r >> 1)
end

-- m8n8k4 .f16: four matrices at once, one for each lane quad q and the quad 16 lanes up.
local function quad(it, operand, lane, i)
  local problem, half, l = (lane >> 2) & 3, lane >> 4, lane & 3
  if operand == "a" then
    if it.a_layout == "row" then return problem, l + 4 * half, i end
    return problem, i + 4 * half, l
  elseif operand == "b" then
    if it.b_layout == "row" then return problem, l, i + 4 * half end
    return problem, i, l + 4 * half
  elseif it[operand] == "f16" then
    return problem, l + 4 * half, i
  end
  return problem, (lane & 1) + (i & 2) + 4 * half, (i & 4) + (lane & 2) + (i & 1)
end

local function count(it, operand)
  local k = it.depth
  if it.a == "b1" then k = k // 32 end
  if it.quad then return (operand == "a" or operand == "b") and 4 or 8 end
  if operand == "a" then return it.m * k // 32 end
  if operand == "b" then return it.n * (it.sparse and it.k or k) // 32 end
  return it.m * it.n // 32
end

-- Elements per lane, bits of each, and place lane * n + i -> {problem, row, column}.
function layout.fragment(it, operand)
  local f = { lanes = 32, n = count(it, operand), width = layout.width(it, operand) }
  local where = it.quad and quad or general
  for lane = 0, 31 do
    for i = 0, f.n - 1 do
      f[lane * f.n + i] = { where(it, operand, lane, i) }
    end
  end
  f.words = f.n * f.width // 32
  return f
end

-- The raw bits of element i of a lane; words are numbered from 1.
function layout.get(f, words, lane, i)
  if f.width == 64 then
    local w = 2 * (lane * f.n + i)
    return words[w + 1] | words[w + 2] << 32
  end
  local bit = i * f.width
  local word = words[lane * f.words + (bit >> 5) + 1]
  return (word >> (bit & 31)) & ((1 << f.width) - 1)
end

function layout.put(f, words, lane, i, bits)
  if f.width == 64 then
    local w = 2 * (lane * f.n + i)
    words[w + 1], words[w + 2] = bits & 0xFFFFFFFF, bits >> 32
    return
  end
  local bit = i * f.width
  local w = lane * f.words + (bit >> 5) + 1
  words[w] = (words[w] or 0) | bits << (bit & 31)
end

return layout
