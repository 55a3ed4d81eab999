-- SPDX-License-Identifier: MIT
-- A dot product by itself, computed. A case has
--   a_type, b_type, c_type, d_type  words, and the patterns a, b (lists) and c
--   block     a text;  random  a word of random bits, or nil;  integers  whether it is one of integers
--   scale     nil, or { type, length, a, b }: the type of scale factors, elements of each one, and their bytes
--   fixed     whether the sum is wanted before it is rounded, by fixed_exponent and fixed_words
--   explained  whether the block notes its steps (block.told)

local corners = require "reference.corners"
local custom = require "reference.custom"
local formats = require "reference.formats"
local legal = require "reference.custom_legal"
local scale = require "reference.scale"
local vector = require "reference.vector"
local wide = require "reference.wide"

local function decoded(block, type, patterns)
  local f = block.types[type]
  local v = vector.new(f.mantissa)
  for k, bits in ipairs(patterns) do
    local q, g, s, x = formats.decode(f, type == "tf32" and bits >> 13 or bits)
    v.q[k - 1], v.g[k - 1], v.s[k - 1], v.x[k - 1] = q, g, g == 1 and -s or s, s == 0 and vector.ZERO_EXPONENT or x
    v.special = v.special or q ~= formats.FINITE
    custom.adjust(block, v, k - 1, type, bits)
  end
  return v
end

-- Puts scale factors to elements, or beside them. Returns whether one of them is NaN.
local function put_scales(block, v, is, bytes)
  local list, nan = { count = #bytes }, false
  for i, byte in ipairs(bytes) do
    list[i - 1] = scale.decode(is.type, byte)
    nan = nan or list[i - 1].q == formats.NAN
  end
  if block.block ~= 0 then v.scale = list else scale.fold({ k = #bytes * is.length, vector = #bytes }, v, list) end
  return nan
end

local function fixed_text(block, case, class, ...)
  if class == formats.NAN then return ("%d:%d:nan"):format(case.fixed_exponent, case.fixed_words) end
  if class == formats.INFINITE then
    return ("%d:%d:%sinf"):format(case.fixed_exponent, case.fixed_words, ... == 1 and "-" or "")
  end
  if block.fraction_bits == "unlimited" then
    local words = wide.take_fixed(..., case.fixed_exponent, case.fixed_words)
    return ("%d:%d:%s"):format(case.fixed_exponent, case.fixed_words, words)
  end
  local g, m, unit, empty = ...
  return ("%s:2:%016x"):format(empty and "*" or unit, g == 1 and -m or m)
end

-- What is expected, and the corners as text.
local function float_dot(case)
  local block = custom.block({ a = case.a_type, random = case.random }, case.block)
  if not legal.dot(block, case) then return "illegal", "-" end
  block.told = case.explained and {} or nil
  if case.fixed and not legal.fixed(block, case) then return "fixed:illegal", "-" end
  local a, b = decoded(block, case.a_type, case.a), decoded(block, case.b_type, case.b)
  local nan = false
  if case.scale then
    nan = put_scales(block, a, case.scale, case.scale.a)
    nan = put_scales(block, b, case.scale, case.scale.b) or nan
  end
  local plan = { block = block, c = case.c_type, d = case.d_type }
  if case.fixed then return "fixed:" .. fixed_text(block, case, custom.sum(a, b, #case.a, case.c, plan)), "-" end
  local d = custom.dot(a, b, #case.a, case.c, plan)
  if nan then return ("%x"):format(d), "-", block end
  local seen = corners.of(block, case, a, b)
  return ("%x"):format(d), ("%x:%x"):format(seen, corners.flags(block, seen)), block
end

local function signed(f, bits)
  return f.signed and bits >> (f.width - 1) == 1 and bits - (1 << f.width) or bits
end

local function integer_dot(case)
  local sum = signed(formats.s32, case.c)
  for k = 1, #case.a do
    sum = sum + signed(formats[case.a_type], case.a[k]) * signed(formats[case.b_type], case.b[k])
  end
  if case.block:find("overflow=saturate", 1, true) then sum = math.max(-0x80000000, math.min(0x7FFFFFFF, sum)) end
  return ("%x"):format(sum & 0xFFFFFFFF), "0:0"
end

--- What is expected, and the corners, both as dot_random.lua prints them; and the block of floats.
return function(case)
  if case.integers then return integer_dot(case) end
  return float_dot(case)
end
