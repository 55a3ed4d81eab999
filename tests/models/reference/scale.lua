-- SPDX-License-Identifier: MIT
-- Block scaling (PTX ISA 9.7.14.3): scale factors from the scale operands, and their use.

local formats = require "reference.formats"

local scale = {}

-- Legal byte selectors by the number of scale factors per row.
local BYTE_IDS = { [1] = { 0, 1, 2, 3 }, [2] = { 0, 2 }, [4] = { 0 } }

function scale.byte_ids(it) return BYTE_IDS[it.vector] end

-- Every pattern of ue8m0 but ff is a power of two; bit 7 of ue4m3 is ignored.
function scale.decode(type, byte)
  if type == "ue8m0" then
    return { q = byte == 255 and formats.NAN or formats.FINITE, s = 1, x = byte - 127, fb = 0 }
  end
  local q, _, s, x = formats.decode(formats.e4m3, byte & 0x7F)
  return { q = q, s = s, x = x, fb = 3 }
end

local function legal(it, select, threads)
  if select[2] < 0 or select[2] >= threads then return false end
  for _, id in ipairs(BYTE_IDS[it.vector]) do
    if select[1] == id then return true end
  end
  return false
end

local function factors(it, words, lane, byte_id)
  local list = { count = it.vector }
  for j = 0, it.vector - 1 do
    list[j] = scale.decode(it.scale_type, (words[lane + 1] >> (8 * (byte_id + j))) & 255)
  end
  return list
end

-- Factors of each row of A (Figures 42 - 44); nil when a selector is out of range.
function scale.rows(it, words, select)
  if not legal(it, select, 2) then return nil end
  local result = {}
  for row = 0, it.m - 1 do
    result[row] = factors(it, words, 4 * (row % 8) + 2 * select[2] + row // 8, select[1])
  end
  return result
end

-- Factors of each column of B (Figure 45).
function scale.columns(it, words, select)
  if not legal(it, select, 4) then return nil end
  local result = {}
  for col = 0, it.n - 1 do
    result[col] = factors(it, words, 4 * col + select[2], select[1])
  end
  return result
end

-- Multiplies each element by the factor of its logical k. The factor counts even where
-- the element is zero: a NaN factor makes a NaN.
function scale.fold(it, v, list, columns)
  local span = it.k // it.vector
  for k = 0, #v.s do
    local factor = list[(columns and columns[k] or k) // span]
    v.s[k] = v.s[k] * factor.s
    if v.s[k] ~= 0 then v.x[k] = v.x[k] + factor.x end
    if factor.q == formats.NAN then v.q[k], v.special = formats.NAN, true end
  end
  v.fb = v.fb + list[0].fb
end

return scale
