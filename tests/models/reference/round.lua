-- SPDX-License-Identifier: MIT
-- Rounding of an integer times a power of two into a floating-point format.

local round = {}

local BYTE_LENGTH = {}
for v = 0, 255 do
  local n = 0
  while (v >> n) ~= 0 do n = n + 1 end
  BYTE_LENGTH[v] = n
end

-- Number of significant bits of a non-negative integer.
function round.length(v)
  local n = 0
  if v >= 0x100000000 then v = v >> 32; n = 32 end
  if v >= 0x10000 then v = v >> 16; n = n + 16 end
  if v >= 0x100 then v = v >> 8; n = n + 8 end
  return n + BYTE_LENGTH[v]
end
local length = round.length

-- Cuts m * 2^e (0 < m < 2^62) at the last place of the format.
-- Returns the kept integer, the exponent of its unit, and what was cut:
-- 0 nothing, 1 less than half a unit, 2 exactly half, 3 more. sticky: more bits lie below m.
function round.cut(m, e, sticky, f)
  local unit = length(m) - 1 + e
  if unit < f.emin then unit = f.emin end
  unit = unit - f.mantissa
  local n = unit - e
  if n <= 0 then return m << -n, unit, sticky and 1 or 0 end
  if n > 62 then return 0, unit, 1 end
  local rest, half = m & ((1 << n) - 1), 1 << (n - 1)
  local kept = m >> n
  if rest > half or (rest == half and sticky) then return kept, unit, 3 end
  if rest == half then return kept, unit, 2 end
  return kept, unit, (rest ~= 0 or sticky) and 1 or 0
end

-- Whether the kept integer goes up, for each IEEE 754 rounding direction.
function round.up(mode, kept, cut, negative)
  if mode == "rn" then return cut == 3 or (cut == 2 and kept & 1 == 1) end
  if mode == "rz" or cut == 0 then return false end
  return (mode == "rm") == (negative == 1)
end

-- Bits of kept * 2^unit; an overflow is left to the caller as a value >= f.infinity.
function round.encode(f, kept, unit)
  if unit > f.emax - f.mantissa then return f.infinity end
  return kept + ((unit - (f.emin - f.mantissa)) << f.mantissa)
end

-- IEEE 754 section 7.4: a directed rounding that points away from the overflow stays finite.
local function overflow(f, mode, negative)
  local toward_zero = mode == "rz" or (mode == "rm" and negative == 0) or (mode == "rp" and negative == 1)
  return toward_zero and f.infinity - 1 or f.infinity
end

-- Rounds and packs m * 2^e, m > 0.
function round.pack(f, mode, negative, m, e, sticky)
  local kept, unit, cut = round.cut(m, e, sticky, f)
  if round.up(mode, kept, cut, negative) then kept = kept + 1 end
  local bits = round.encode(f, kept, unit)
  if bits >= f.infinity then bits = overflow(f, mode, negative) end
  return negative == 1 and bits | f.sign or bits
end

-- Truncation whose overflow is an infinity all the same, as tensor cores do it.
function round.pack_truncated(f, negative, m, e)
  local kept, unit = round.cut(m, e, false, f)
  local bits = round.encode(f, kept, unit)
  if bits >= f.infinity then bits = f.infinity end
  return negative == 1 and bits | f.sign or bits
end

function round.infinity(f, negative)
  return negative == 1 and f.infinity | f.sign or f.infinity
end

return round
