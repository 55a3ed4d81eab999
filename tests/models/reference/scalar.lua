-- SPDX-License-Identifier: MIT
-- Scalar IEEE 754 arithmetic on small significands, to nearest even: the fma profile and
-- the instruction sequences that stand for a missing tensor core instruction.
--
-- A number is a table: q class, g sign, s signed significand, e exponent: value = s * 2^e.

local formats = require "reference.formats"
local round = require "reference.round"

local scalar = {}

local FINITE, INFINITE, NAN = formats.FINITE, formats.INFINITE, formats.NAN
local cut, encode = round.cut, round.encode
local HEADROOM <const> = 37 -- with significands of 24 bits the sum stays below 2^62

function scalar.number(type, bits)
  local f = formats[type]
  local q, g, s, x = formats.decode(f, bits)
  return { q = q, g = g, s = g == 1 and -s or s, e = x - f.mantissa }
end

function scalar.bits(type, v)
  local f = formats[type]
  if v.q == NAN then return f.nan end
  if v.q == INFINITE then return round.infinity(f, v.g) end
  if v.s == 0 then return v.g == 1 and f.sign or 0 end
  return round.pack(f, "rn", v.g, v.s < 0 and -v.s or v.s, v.e, false)
end

-- Shifts right by n and keeps what was lost as a set last bit.
local function jam(s, n)
  local m = s < 0 and -s or s
  local r = m >> n
  if n > 62 then r = 0 end
  if m ~= 0 and (n > 62 or m & ((1 << n) - 1) ~= 0) then r = r | 1 end
  return s < 0 and -r or r
end

-- s1 * 2^e1 + s2 * 2^e2 for significands below 2^24, either exact or with a jammed last
-- bit at least 13 places under the leading one.
function scalar.sum(s1, e1, s2, e2)
  if s1 == 0 then return s2, e2 end
  if s2 == 0 then return s1, e1 end
  if e1 < e2 then s1, e1, s2, e2 = s2, e2, s1, e1 end
  local d = e1 - e2
  if d <= HEADROOM then return s1 * (1 << d) + s2, e2 end
  return s1 * (1 << HEADROOM) + jam(s2, d - HEADROOM), e1 - HEADROOM
end
local sum = scalar.sum

-- Rounds s * 2^e, s not 0: signed significand and exponent, or nil when it overflows.
function scalar.round(s, e, f)
  local m = s < 0 and -s or s
  local kept, unit, rest = cut(m, e, false, f)
  if rest == 3 or (rest == 2 and kept & 1 == 1) then kept = kept + 1 end
  if encode(f, kept, unit) >= f.infinity then return nil end
  return s < 0 and -kept or kept, unit
end

function scalar.multiply(u, v)
  local g = u.g ~ v.g
  if u.q == NAN or v.q == NAN then return { q = NAN, g = 0, s = 1, e = 0 } end
  if u.q == INFINITE or v.q == INFINITE then
    if u.s == 0 or v.s == 0 then return { q = NAN, g = 0, s = 1, e = 0 } end
    return { q = INFINITE, g = g, s = 1, e = 0 }
  end
  return { q = FINITE, g = g, s = u.s * v.s, e = u.e + v.e }
end

local function add_special(u, v)
  if u.q == NAN or v.q == NAN or (u.q == v.q and u.g ~= v.g) then
    return { q = NAN, g = 0, s = 1, e = 0 }
  end
  return u.q == INFINITE and u or v
end

-- u + v rounded into the type; u may be an exact product.
function scalar.add(type, u, v)
  if u.q ~= FINITE or v.q ~= FINITE then return add_special(u, v) end
  local s, e = sum(u.s, u.e, v.s, v.e)
  if s == 0 then
    local both = u.s == 0 and v.s == 0
    return { q = FINITE, g = both and u.g & v.g or 0, s = 0, e = 0 }
  end
  local g = s < 0 and 1 or 0
  local r, unit = scalar.round(s, e, formats[type])
  if not r then return { q = INFINITE, g = g, s = 1, e = 0 } end
  return { q = FINITE, g = g, s = r, e = unit }
end

function scalar.fma(type, u, v, w)
  return scalar.add(type, scalar.multiply(u, v), w)
end

function scalar.element(v, k)
  return { q = v.q[k], g = v.g[k], s = v.s[k], e = v.s[k] == 0 and 0 or v.x[k] - v.fb }
end

return scalar
