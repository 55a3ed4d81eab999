-- SPDX-License-Identifier: MIT
-- Numeric corners of a dot product under a custom block, from what mmaref.h says of MMAREF_COVER_...: those of the
-- operands, which are the same whatever the steps are, and the floor, which steps note (block.corners).

local formats = require "reference.formats"

local corners = {}

local FINITE <const>, INFINITE <const>, NAN <const> = formats.FINITE, formats.INFINITE, formats.NAN

local SUBNORMAL_IN <const>, FLOOR <const>, NAN_IN <const>, INF_TIMES_ZERO <const>, SIGNALLING <const> =
  0x0008, 0x0800, 0x1000, 0x2000, 0x10000

-- Whether a container's own bits are those of a subnormal number, whatever a block makes of it.
local function is_subnormal(f, type, bits)
  if type == "tf32" then bits = bits >> 13 end
  return not f.binade and bits & (1 << f.mantissa) - 1 ~= 0 and bits >> f.mantissa & (1 << f.exponent) - 1 == 0
end

-- Of a NaN. A type that has one NaN alone has no signalling one.
local function is_signalling(f, type, bits)
  if type == "tf32" then bits = bits >> 13 end
  return f.specials == "ieee" and bits >> (f.mantissa - 1) & 1 == 0
end

-- Whether an element is a finite number other than zero, its scale factor too.
local function is_number(v, k)
  local scale = v.scale
  return v.q[k] == FINITE and v.s[k] ~= 0 and (not scale or scale[k * scale.count // (#v.s + 1)].s ~= 0)
end

local function is_zero(v, k) return v.s[k] == 0 and not (v.vanished and v.vanished[k]) end

--- Of operands as patterns (case.a, case.b, case.c, their types) and as the block sees them (a, b), after its steps.
function corners.of(block, case, a, b)
  local types, seen = block.types, block.corners.floor and FLOOR or 0
  if formats.decode(types[case.c_type], case.c) == NAN then
    seen = seen | NAN_IN | (is_signalling(types[case.c_type], case.c_type, case.c) and SIGNALLING or 0)
  end
  for k = 0, #case.a - 1 do
    for _, of in ipairs { { a, case.a_type, case.a }, { b, case.b_type, case.b } } do
      if of[1].q[k] == NAN and is_signalling(types[of[2]], of[2], of[3][k + 1]) then seen = seen | SIGNALLING end
    end
    if a.q[k] == NAN or b.q[k] == NAN then
      seen = seen | NAN_IN
    elseif a.q[k] == INFINITE or b.q[k] == INFINITE then
      if is_zero(a, k) or is_zero(b, k) then seen = seen | INF_TIMES_ZERO end
    elseif is_number(a, k) and is_number(b, k) and (is_subnormal(types[case.a_type], case.a_type, case.a[k + 1])
        or is_subnormal(types[case.b_type], case.b_type, case.b[k + 1])) then
      seen = seen | SUBNORMAL_IN
    end
  end
  return seen
end

local INEXACT <const>, UNDERFLOW <const>, OVERFLOW <const>, INVALID <const> = 1, 2, 4, 16

--- The exceptions (MMAREF_FLAG_...) of the sums of a block that were computed, and of operands with these corners.
function corners.flags(block, seen)
  local raised = block.raised
  return (raised.inexact and INEXACT or 0) | (raised.underflow and UNDERFLOW or 0) | (raised.overflow and OVERFLOW or 0)
    | ((raised.invalid or seen & SIGNALLING ~= 0) and INVALID or 0)
end

return corners
