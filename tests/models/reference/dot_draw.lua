-- SPDX-License-Identifier: MIT
-- Dot products by themselves, drawn at random: blocks by dot_blocks.lua, and operands aimed at ties, cancellation, the
-- ends of exponents, zeros, infinities and NaN.

local blocks = require "reference.dot_blocks"
local custom = require "reference.custom"
local formats = require "reference.formats"

local function any_bits(next, width)
  local bits = next()
  if width > 32 then bits = bits << 32 | next() end
  return bits & (width == 64 and -1 or (1 << width) - 1)
end

-- Exponents, from that of 1, at which sums of a few bits have ties and lose terms.
local function distance(next, f)
  local far = { 0, 0, 1, f.mantissa, f.mantissa + 1, f.mantissa + 2, 8, 9, 10, 11, 23, 24, 25 }
  local away = far[next() % #far + 1]
  return next() % 2 == 0 and away or -away
end

local ANY <const>, ABOUT_1 <const>, SMALL <const>, LARGE <const>, SPECIAL <const>, NEAR <const>, TIES <const> =
  0, 1, 2, 3, 4, 5, 6
local STYLES <const> = 7

-- A pattern in one of the styles.
local function float_bits(next, f, style)
  local top, x = (1 << f.exponent) - 1, next() >> 8
  local has_specials = f.specials == "ieee" or f.specials == "nan"
  local field = x & top
  if style == ABOUT_1 or style == NEAR then field = (f.bias - 3 + x % 8) & top
  elseif style == SMALL then field = x & 1
  elseif style == LARGE then field = math.max(0, top - (has_specials and 1 or 0) - (x & 1))
  elseif style == TIES then field = math.max(0, math.min(top, f.bias + distance(next, f))) end
  if field == top and has_specials and style ~= SPECIAL then field = math.max(0, field - 1) end
  local mantissa, r = any_bits(next, f.mantissa), next()
  if r % 8 == 0 then mantissa = 0
  elseif r % 8 == 1 then mantissa = (1 << f.mantissa) - 1
  elseif r % 8 == 2 then mantissa = 1 end
  if style == TIES and r % 8 > 3 then mantissa = 1 << (f.mantissa - 1) end
  if style == SPECIAL and r % 16 == 3 then
    field = top
    if r >> 8 & 1 == 0 then mantissa = 0 end
  end
  local g = r >> 31
  if style == SPECIAL and r % 16 == 5 then field, mantissa = 0, 0
  elseif r % 32 == 4 then
    field, mantissa = 0, 0
    if f.specials == "fnuz" then g = 0 end
  end
  return g * f.sign | field << f.mantissa | mantissa
end

local function draw(next, types, type, style)
  local f = types[type] or formats.f32
  if f.kind == "integer" then return any_bits(next, f.width) end
  local bits = float_bits(next, f, style)
  return type == "tf32" and bits << 13 | next() & 0x1FFF or bits
end

local function draw_line(next, types, type, n, style)
  local line = {}
  for k = 1, n do
    line[k] = draw(next, types, type, style)
    -- Now and then an element before, of the other sign.
    if k > 1 and (style == NEAR or style == TIES) and next() % 2 == 0 then
      line[k] = line[style == NEAR and k - 1 or next() % (k - 1) + 1] ~ ((types[type] or formats.f32).sign or 0)
    end
  end
  return line
end

local function draw_scales(next, type, n)
  local list, style = {}, next() % 4
  local one = type == "ue8m0" and 127 or 0x38
  for i = 1, n do
    local r = next()
    list[i] = style == 0 and r >> 8 & 255 or style == 1 and one or one - 4 + (r >> 8) % 8
    if r % 64 == 0 then list[i] = 255 end
  end
  return list
end

--- A random case that has a field of blocks.NAMES.
return function(next, field)
  local case = blocks.random(field, next)
  local types = case.integers and formats or custom.block({ a = case.a_type }, case.block).types
  local style = case.nans and next() % 2 == 0 and SPECIAL or next() % STYLES
  case.a = draw_line(next, types, case.a_type, case.count, style)
  case.b = draw_line(next, types, case.b_type, case.count, style == NEAR and ABOUT_1 or style)
  case.c = draw(next, types, case.c_type, next() % 4 == 0 and SPECIAL or style)
  if case.scale then
    local count = case.count // case.scale.length
    case.scale.a, case.scale.b = draw_scales(next, case.scale.type, count), draw_scales(next, case.scale.type, count)
  end
  if case.block:find("rounding=stochastic", 1, true) and not case.no_random then case.random = next() end
  if case.fixed then
    case.fixed_exponent = next() % 4 == 0 and next() % 2001 - 1000 or next() % 60 - 40
    case.fixed_words = next() % 4 == 0 and next() % 40 + 1 or next() % 6 + 1
  end
  return case
end

