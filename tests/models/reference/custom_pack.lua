-- SPDX-License-Identifier: MIT
-- Custom blocks: how a running value is read, and how a sum is rounded. Formats may be custom.

local formats = require "reference.formats"
local round = require "reference.round"

local pack = {}

local FINITE <const> = formats.FINITE

-- All exponent and fraction bits.
local function ones(f) return f.sign - 1 end

--- The formats that a block can name: those of the documents, `own`, which it describes, and those of texts.
function pack.types(block)
  local own
  if block.own_exponent_bits ~= "none" and block.own_fraction_bits ~= "none" then
    own = formats.from_parts(block.own_exponent_bits, block.own_fraction_bits,
      block.own_bias ~= "usual" and block.own_bias or nil, block.own_special ~= "none" and block.own_special or nil)
  end
  return setmetatable({ own = own }, { __index = function(types, name)
    types[name] = formats[name] or formats.read(name)
    return rawget(types, name)
  end })
end

--- An accumulator: class, sign, significand m, exponent x of the field, unit e.
function pack.read(block, type, bits)
  local f = block.types[type]
  local q, g, m, x = formats.decode(f, bits)
  local n = { q = q, g = g, m = m, x = x, e = x - f.mantissa }
  if q == FINITE and m >> f.mantissa == 0 and block.flags.flush_in then n.m = 0 end
  if block.flags.normalise and n.m ~= 0 and q == FINITE then n.x = n.e + round.length(n.m) - 1 end
  return n
end

-- ---- Special values ----

local function largest(f)
  if f.specials == "ieee" or f.specials == "reserved" then return f.infinity - 1 end
  return f.specials == "nan" and ones(f) - 1 or ones(f)
end

local function with_sign(f, bits, g)
  if f.specials == "fnuz" and bits == 0 then return 0 end
  return g == 1 and bits | f.sign or bits
end

-- The NaN of a type that has one pattern of it, or its largest number in the place of one.
local function one_nan(f)
  if f.specials == "fnuz" then return f.sign end
  return f.specials == "nan" and ones(f) or largest(f)
end

--- A type without infinities has its NaN, or its largest number, in the place of one.
function pack.infinity(f, g)
  return with_sign(f, f.specials == "ieee" and f.infinity or one_nan(f), g)
end

--- payload: the sign and the fraction, in 52 bits, of the NaN that the result is; nil: it is none of the operands.
function pack.nan(block, f, payload)
  if f.specials == "nan" and payload then return with_sign(f, one_nan(f), payload.g) end
  if f.specials ~= "ieee" then return with_sign(f, one_nan(f), payload and payload.g or 0) end
  local quiet = 1 << (f.mantissa - 1)
  if block.nan == "all_ones" then return ones(f) end
  if not payload then return f.infinity | quiet end
  return with_sign(f, f.infinity | quiet | payload.fraction >> (52 - f.mantissa), payload.g)
end

--- A zero of a sign.
function pack.signed_zero(f, g) return with_sign(f, 0, g) end

--- The payload of a NaN of a format.
function pack.payload(f, bits)
  return { g = bits & f.sign ~= 0 and 1 or 0, fraction = (bits & ((1 << f.mantissa) - 1)) << (52 - f.mantissa) }
end

-- ---- Rounding ----

-- What lies below the unit 2^n of m, as 32 bits, the last one sticky.
local function lost_bits(m, n, sticky)
  if n <= 0 then return sticky and 1 or 0 end
  if n > 94 then return 1 end
  local rest = n < 63 and m & ((1 << n) - 1) or m
  if n <= 32 then return rest << (32 - n) | (sticky and 1 or 0) end
  local below = rest & ((1 << (n - 32)) - 1)
  return rest >> (n - 32) | ((sticky or below ~= 0) and 1 or 0)
end

local function goes_up(block, mode, kept, cut, g, lost)
  if mode == "nearest_even" then return cut == 3 or (cut == 2 and kept & 1 == 1) end
  if mode == "nearest_away" then return cut >= 2 end
  if mode == "odd" then return cut ~= 0 and kept & 1 == 0 end
  if mode == "stochastic" then return lost + block.random >= 1 << 32 end
  return cut ~= 0 and mode == (g == 1 and "down" or "up")
end

-- To so many bits of a fraction, exponents not below emin: the kept integer, the exponent of its unit, whether it is
-- exact.
local function keep(block, mode, g, m, e, sticky, bits, emin)
  local kept, unit, cut = round.cut(m, e, sticky, { mantissa = bits, emin = emin })
  if goes_up(block, mode, kept, cut, g, lost_bits(m, unit - e, sticky)) then kept = kept + 1 end
  return kept, unit, cut == 0
end

local function overflow(block, f, mode, g)
  local away = mode:match("^nearest") or mode == "stochastic" or mode == (g == 1 and "down" or "up")
  local infinite = block.overflow == "infinity" or (block.overflow == "rounded" and away)
  return infinite and pack.infinity(f, 0) or largest(f)
end

local NO_END <const> = -100000

-- The pattern of kept * 2^unit; nil where it has an exponent above all fields.
local function encode(f, kept, unit, bits)
  if unit > math.max(f.emin, f.emax) - bits then return nil end
  if f.binade and unit < f.emin - bits then return 0 end
  local fields = unit - (f.emin - bits)
  return (kept - (f.binade and 1 << bits or 0) + (fields << bits)) << (f.mantissa - bits)
end

-- Notes the exceptions of IEEE 754 that a rounded number raises. exact: rounding leaves it as it is.
local function raise(block, f, mode, g, m, e, sticky, bits, exact, too_large)
  local raised = block.raised
  local kept, unit = keep(block, mode, g, m, e, sticky, bits, NO_END)
  local leading = unit + round.length(kept) - 1
  local tiny = leading < f.emin or f.binade and leading == f.emin and kept & (kept - 1) == 0
  raised.overflow = raised.overflow or too_large
  raised.inexact = raised.inexact or too_large or not exact
  raised.underflow = raised.underflow or tiny and not exact
end

--- m * 2^e, m > 0, perhaps with something below, into a format whose mantissa may be cut short.
function pack.round(block, f, mode, g, m, e, sticky)
  local bits = block.result_bits == "all" and f.mantissa or math.min(block.result_bits, f.mantissa)
  local kept, unit, exact = keep(block, mode, g, m, e, sticky, bits, f.binade and NO_END or f.emin)
  local result = encode(f, kept, unit, bits)
  local too_large = not result or result > largest(f)
  if too_large then
    result = overflow(block, f, mode, g)
  elseif result < 1 << f.mantissa and not f.binade and block.flags.flush_out then
    result = 0
  end
  raise(block, f, mode, g, m, e, sticky, bits, exact and result ~= 0, too_large)
  if result == 0 and block.underflow_sign == "plus" then g = 0 end
  return with_sign(f, result, g)
end

--- IEEE 754 section 6.3 of all terms, zeros too.
function pack.zero(f, mode, zero_sign, signs)
  local negative = signs[1] and (mode == "down" or not signs[0])
  return pack.signed_zero(f, zero_sign == "ieee" and negative and 1 or 0)
end

return pack
