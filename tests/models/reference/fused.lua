-- SPDX-License-Identifier: MIT
-- The fused dot product of tensor cores: a chunk of products and the accumulator are
-- aligned to the largest exponent, truncated to F fraction bits, added, rounded once.
-- Source: arXiv 2511.10909 (and its later code), arXiv 2512.07004.

local formats = require "reference.formats"
local round = require "reference.round"

local fused = {}

local FINITE, INFINITE, NAN = formats.FINITE, formats.INFINITE, formats.NAN

-- Decides a chunk that holds an infinity or a NaN. c_class and c_negative describe the
-- accumulator. Returns NAN; or INFINITE and its sign; or FINITE.
function fused.special(a, b, first, last, c_class, c_negative)
  if c_class == NAN then return NAN end
  local seen = { [0] = false, [1] = false }
  if c_class == INFINITE then seen[c_negative] = true end
  for k = first, last do
    local p, q = a.q[k], b.q[k]
    if p == NAN or q == NAN then return NAN end
    if p == INFINITE or q == INFINITE then
      if a.s[k] == 0 or b.s[k] == 0 then return NAN end
      seen[a.g[k] ~ b.g[k]] = true
    end
  end
  if seen[0] and seen[1] then return NAN end
  if seen[0] or seen[1] then return INFINITE, seen[1] and 1 or 0 end
  return FINITE
end

-- Packs the sum s * 2^e as the row's output says. A zero sum is +0.
local function pack(row, s, e)
  if s == 0 then return 0 end
  local negative = s < 0 and 1 or 0
  local f = formats[row.out]
  if row.out == "f16" then return round.pack(f, "rn", negative, s < 0 and -s or s, e, false) end
  return round.pack_truncated(f, negative, s < 0 and -s or s, e)
end

-- Truncates each magnitude, not the two's complement; a term far below vanishes
-- (a shift by 64 or more gives 0, a negative one shifts left).
function fused.align(terms, exponents, n, F, emax)
  local sum = 0
  for k = 1, n do
    local t = terms[k]
    if t < 0 then
      sum = sum - (-t >> (emax - exponents[k] - F))
    elseif t > 0 then
      sum = sum + (t >> (emax - exponents[k] - F))
    end
  end
  return sum
end

local terms, exponents, scaled = {}, {}, {}

-- One chunk of products k = first..last and the accumulator c (bits of type row.acc).
function fused.chunk(a, b, first, last, c, row)
  local c_format = formats[row.acc]
  local class, negative, significand, exponent = formats.decode(c_format, c)
  if a.special or b.special or class ~= FINITE then
    local result, sign = fused.special(a, b, first, last, class, negative)
    if result == NAN then return formats[row.out].nan end
    if result == INFINITE then return round.infinity(formats[row.out], sign) end
  end
  local emax = row.floor
  local n, fb = 0, a.fb + b.fb
  local as, ax, bs, bx = a.s, a.x, b.s, b.x
  for k = first, last do
    local e = ax[k] + bx[k]
    if e > emax then emax = e end
    n = n + 1
    terms[n], exponents[n] = as[k] * bs[k], e
  end
  if significand ~= 0 and exponent > emax then emax = exponent end
  for k = 1, n do scaled[k] = exponents[k] - fb end
  n = n + 1
  terms[n], scaled[n] = negative == 1 and -significand or significand, exponent - c_format.mantissa
  return pack(row, fused.align(terms, scaled, n, row.F, emax), emax - row.F)
end

-- short_f32 results are f32 with the low ten fraction bits clear.
local function widen(row, bits)
  if row.out ~= "short_f32" then return bits end
  if bits == formats.short_f32.nan then return formats.f32.nan end
  return bits << 10
end

-- A chain of chunks of row.L products in ascending k.
function fused.chain(a, b, n, c, row)
  for first = 0, n - 1, row.L do
    local last = first + row.L - 1
    c = widen(row, fused.chunk(a, b, first, last < n and last or n - 1, c, row))
  end
  return c
end

return fused
