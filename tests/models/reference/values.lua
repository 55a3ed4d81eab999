-- SPDX-License-Identifier: MIT
-- Patterns as values and back, by what mmaref.h says of mmaref_value_decode, mmaref_value_encode and mmaref_same.
--   value  kind, sign g, significand m, exponent e of its last bit

local custom = require "reference.custom"
local formats = require "reference.formats"
local pack = require "reference.custom_pack"

local values = {}

local ZERO <const>, SUBNORMAL <const>, NORMAL <const>, INFINITY <const>, NAN <const> = 0, 1, 2, 3, 4

local function format_of(type) return formats[type] or formats.read(type) end

local function decode_integer(f, bits)
  local negative = f.signed and bits >> (f.width - 1) & 1 == 1
  local m = negative and (1 << f.width) - bits or bits
  return { kind = m == 0 and ZERO or NORMAL, g = negative and 1 or 0, m = m, e = 0 }
end

function values.decode(type, bits)
  local f = format_of(type)
  if f.kind == "integer" then return decode_integer(f, bits) end
  if type == "tf32" then bits = bits >> 13 end
  local q, g, m, x = formats.decode(f, bits)
  if q ~= formats.FINITE then return { kind = q == formats.NAN and NAN or INFINITY, g = g, m = 0, e = 0 } end
  local kind = m == 0 and ZERO or m >> f.mantissa == 0 and SUBNORMAL or NORMAL
  return { kind = kind, g = g, m = m, e = x - f.mantissa }
end

-- Whether a fraction of m, its n lowest bits, rounds up.
local function goes_up(mode, g, m, n)
  local kept, rest = m >> n, m & (1 << n) - 1
  local half = 1 << (n - 1)
  if mode == "nearest_even" then return rest > half or rest == half and kept & 1 == 1 end
  if mode == "nearest_away" then return rest >= half end
  return rest ~= 0 and mode == (g == 1 and "down" or "up")
end

local function encode_integer(f, mode, value)
  local m, e = value.m, value.e
  if value.kind >= INFINITY then return nil end
  if m == 0 then return 0 end
  if e >= 0 then
    if e > 62 or m >> (62 - e) ~= 0 then return nil end
    m = m << e
  else
    local n = math.min(-e, 62)
    m = (m >> n) + (goes_up(mode, value.g, m, n) and 1 or 0)
  end
  local most = f.signed and (1 << (f.width - 1)) - (1 - value.g) or (1 << f.width) - 1
  if m > most or m ~= 0 and value.g == 1 and not f.signed then return nil end
  return (value.g == 1 and -m or m) & (1 << f.width) - 1
end

-- A type without infinities has its largest number in the place of one that is too large.
local function rounding_block(f)
  return custom.block({}, f.specials == "ieee" and "custom" or "custom overflow=saturate")
end

--- The pattern that a value rounds to; nil if the type cannot hold it.
function values.encode(type, mode, value)
  local f = format_of(type)
  if f.kind == "integer" then return encode_integer(f, mode, value) end
  local bits
  if value.kind == NAN then
    if f.specials == "fnuz" then return f.sign end
    if f.specials ~= "ieee" and f.specials ~= "nan" then return nil end
    bits = f.sign - 1
  elseif value.kind == INFINITY then
    if f.specials ~= "ieee" then return nil end
    bits = pack.infinity(f, value.g)
  elseif value.m == 0 then
    bits = pack.signed_zero(f, value.g)
  else
    bits = pack.round(rounding_block(f), f, mode, value.g, value.m, value.e, false)
  end
  return type == "tf32" and bits << 13 or bits
end

--- Whether a unit's result equals an expected one.
function values.same(type, nan, expected, got)
  local function is_nan(bits) return values.decode(type, bits).kind == NAN end
  return expected == got or nan == "any" and is_nan(expected) and is_nan(got)
end

return values
