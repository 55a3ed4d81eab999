-- SPDX-License-Identifier: MIT
-- Draws single elements from the stream (README.md, "Elements").

local formats = require "reference.formats"

local draw = {}

local function low(v, bits) return v & ((1 << bits) - 1) end

local function field_by_style(f, style, x)
  if style == 1 or style == 4 then return low(f.bias - 3 + (x & 7), f.exponent) end
  if style == 2 then return x & 1 end
  if style == 3 then return (1 << f.exponent) - 2 - (x & 1) end
  return low(x, f.exponent)
end

local function mantissa_by_pick(f, r, mantissa)
  local pick = r & 7
  if pick == 0 then return 0 end
  if pick == 1 then return (1 << f.mantissa) - 1 end
  if pick == 2 then return 1 end
  return mantissa
end

-- Style 5 mixes in infinities, NaN and zeros; the other styles keep them out.
local function adjust(f, style, r, field, mantissa)
  local top, ones = (1 << f.exponent) - 1, (1 << f.mantissa) - 1
  if style == 5 then
    local y = (r >> 3) & 31
    if y == 0 then return top, 0 end
    if y == 1 then return top, ones end
    if y <= 3 then return 0, 0 end
  elseif f.specials == "ieee" and field == top then
    return top - 1, mantissa
  elseif f.specials == "nan" and field == top and mantissa == ones then
    return top, 0
  end
  return field, mantissa
end

-- Value bits of a floating type and the second draw, which also fills padding.
local function float_value(f, style, next, negative)
  local r = next()
  local m = next()
  local mantissa = low(m, f.mantissa)
  if f.mantissa > 32 then mantissa = low(next() << 32 | m, f.mantissa) end
  local field = field_by_style(f, style, (r >> 8) & 0xFFF)
  field, mantissa = adjust(f, style, r, field, mantissa_by_pick(f, r, mantissa))
  return (negative and 1 or r >> 31) << (f.exponent + f.mantissa) | field << f.mantissa | mantissa, m
end

-- Garbage beside a value: all other bits of a byte; those below it of a larger container, but beside a NaN of 32 bits.
local function padding(f, value, m)
  if f.width == 8 then return m >> 24 & 0xFF & ~(2 * f.sign - 1 << f.shift) end
  if f.width == 32 and value & f.infinity == f.infinity then return 0 end
  return low(m >> 19, f.shift)
end

-- Puts a value into its container.
local function contain(type, byte_container, value, m)
  local f = formats[type]
  if f.shift then return value << f.shift | padding(f, value, m) end
  if byte_container and type == "e2m1" then return value << 2 | (m >> 24 & 0xC3) end
  return value
end

-- Returns a function i -> container bits of the next element i of a lane.
function draw.floats(type, byte_container, style, next, negative)
  local f, previous = formats[type], nil
  return function(i)
    local value, m = float_value(f, style, next, negative)
    if style == 4 and i & 1 == 1 then value = previous ~ f.sign end
    previous = value
    return contain(type, byte_container, value, m)
  end
end

function draw.integers(width, style, next)
  return function()
    local r = next()
    if style == 2 then return r & 1 == 1 and (1 << width) - 1 or 0 end
    if style == 3 then return low((1 << (width - 1)) - (r & 1), width) end
    if style == 4 then return r & 3 end
    if style == 5 then return r & 7 == 0 and low(r >> 3, width) or 0 end
    return low(r, width)
  end
end

return draw
