-- SPDX-License-Identifier: MIT
-- Numbers of Lua as bits of an element, exactly or not at all.
local formats = require "reference.formats"

local number = {}

-- Significand and exponent with value = significand * 2^exponent, the significand odd.
local function parts(value)
  local significand, exponent = value, 0
  while significand ~= math.floor(significand) do significand, exponent = significand * 2, exponent - 1 end
  while significand % 2 == 0 do significand, exponent = significand / 2, exponent + 1 end
  return math.tointeger(significand), exponent
end

-- A finite value that is not zero, in a format without shift.
local function finite(type, value)
  local f = formats[type]
  local significand, exponent = parts(math.abs(value))
  local leading = exponent
  for bit = 1, 60 do
    if significand >> bit ~= 0 then leading = exponent + bit end
  end
  local lowest = math.max(leading, f.emin) - f.mantissa
  assert(exponent >= lowest and leading <= f.emax, ("%s cannot hold %a"):format(type, value))
  local kept = significand << (exponent - lowest)
  if leading < f.emin then return kept end
  return ((leading + f.bias) << f.mantissa) | (kept & ((1 << f.mantissa) - 1))
end

--- The container of a value: a number, -0.0 and infinities among them, or the bits as a text of hex digits.
-- An element of tf32 is an f32, whatever its low bits.
function number.bits(type, value, in_byte)
  if _G.type(value) == "string" then return tonumber(value, 16) end
  if type == "tf32" then type = "f32" end
  local f = formats[type]
  local bits = value == 0 and 0 or math.abs(value) == math.huge and f.infinity or finite(type, value)
  if value < 0 or 1 / value < 0 then bits = bits | f.sign end
  return in_byte and type == "e2m1" and bits << 2 or bits
end

return number
