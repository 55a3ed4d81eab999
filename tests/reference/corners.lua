-- SPDX-License-Identifier: MIT
-- Numeric corners of a dot product under a custom block, from what mmaref.h says of MMAREF_COVER_...: those of the
-- operands, which are the same whatever the steps are, and the floor, which steps note (block.corners).

local formats = require "reference.formats"

local corners = {}

local FINITE <const>, INFINITE <const>, NAN <const> = formats.FINITE, formats.INFINITE, formats.NAN

local SUBNORMAL_IN <const>, FLOOR <const>, NAN_IN <const>, INF_TIMES_ZERO <const> = 0x0008, 0x0800, 0x1000, 0x2000

--- The bits that corners.of tells.
corners.KNOWN = SUBNORMAL_IN | FLOOR | NAN_IN | INF_TIMES_ZERO

-- Whether a container's own bits are those of a subnormal number, whatever a block makes of it.
local function is_subnormal(f, type, bits)
  if type == "tf32" then bits = bits >> 13 end
  return bits & (1 << f.mantissa) - 1 ~= 0 and bits >> f.mantissa & (1 << f.exponent) - 1 == 0
end

local function is_zero(v, k) return v.s[k] == 0 and not (v.vanished and v.vanished[k]) end

--- Of operands as patterns (case.a, case.b, case.c, their types) and as the block sees them (a, b), after its steps.
function corners.of(block, case, a, b)
  local types, seen = block.types, block.corners.floor and FLOOR or 0
  if formats.decode(types[case.c_type], case.c) == NAN then seen = seen | NAN_IN end
  for k = 0, #case.a - 1 do
    if a.q[k] == NAN or b.q[k] == NAN then
      seen = seen | NAN_IN
    elseif a.q[k] == INFINITE or b.q[k] == INFINITE then
      if is_zero(a, k) or is_zero(b, k) then seen = seen | INF_TIMES_ZERO end
    elseif a.q[k] == FINITE and a.s[k] ~= 0 and b.s[k] ~= 0 and (is_subnormal(types[case.a_type], case.a_type,
        case.a[k + 1]) or is_subnormal(types[case.b_type], case.b_type, case.b[k + 1])) then
      seen = seen | SUBNORMAL_IN
    end
  end
  return seen
end

return corners
