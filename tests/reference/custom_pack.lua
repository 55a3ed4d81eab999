-- SPDX-License-Identifier: MIT
-- Custom blocks: how a running value is read, and how a sum is rounded. Formats may be the block's own.

local formats = require "reference.formats"
local round = require "reference.round"

local pack = {}

local FINITE <const> = formats.FINITE

-- All exponent and fraction bits.
local function ones(f) return f.sign - 1 end

local function usual_bias(exponent_bits) return (1 << exponent_bits >> 1) - 1 end

--- The formats that a block can name: those of the documents, and `own`.
function pack.types(block)
  local own
  if block.own_exponent_bits ~= "none" then
    local e, m = block.own_exponent_bits, block.own_fraction_bits
    local bias = block.own_bias == "usual" and usual_bias(e) or block.own_bias
    local specials = block.own_special ~= "none" and block.own_special or nil
    own = { kind = "float", width = 1 + e + m, exponent = e, mantissa = m, bias = bias, specials = specials,
      emin = 1 - bias, emax = (1 << e) - 1 - bias - (specials == "ieee" and 1 or 0),
      infinity = ((1 << e) - 1) << m, sign = 1 << (e + m) }
  end
  return setmetatable({ own = own }, { __index = formats })
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

--- A type without infinities has its NaN, or its largest number, in the place of one.
function pack.infinity(f, g)
  return (f.specials == "ieee" and f.infinity or ones(f)) | (g == 1 and f.sign or 0)
end

function pack.nan(block, f)
  if f.specials ~= "ieee" then return ones(f) end
  return f.infinity | (block.nan == "quiet" and 1 << (f.mantissa - 1) or (1 << f.mantissa) - 1)
end

-- ---- Rounding ----

local function largest(f)
  return f.specials == "ieee" and f.infinity - 1 or f.specials == "nan" and ones(f) - 1 or ones(f)
end

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

local function overflow(block, f, mode, g)
  local away = mode:match("^nearest") or mode == "stochastic" or mode == (g == 1 and "down" or "up")
  local infinite = block.overflow == "infinity" or (block.overflow == "rounded" and away)
  return infinite and pack.infinity(f, 0) or largest(f)
end

--- m * 2^e, m > 0, perhaps with something below, into a format whose mantissa may be cut short.
function pack.round(block, f, mode, g, m, e, sticky)
  local bits = block.result_bits == "all" and f.mantissa or math.min(block.result_bits, f.mantissa)
  local short = { mantissa = bits, emin = f.emin }
  local kept, unit, cut = round.cut(m, e, sticky, short)
  if goes_up(block, mode, kept, cut, g, lost_bits(m, unit - e, sticky)) then kept = kept + 1 end
  local result
  if unit <= math.max(f.emin, f.emax) - bits then result = (kept + ((unit - (f.emin - bits)) << bits)) << (f.mantissa - bits) end
  if not result or result > largest(f) then
    result = overflow(block, f, mode, g)
  elseif result < 1 << f.mantissa and block.flags.flush_out then
    result = 0
  end
  if result == 0 and block.underflow_sign == "plus" then g = 0 end
  return g == 1 and result | f.sign or result
end

--- IEEE 754 section 6.3 of all terms, zeros too.
function pack.zero(f, mode, zero_sign, signs)
  local negative = signs[1] and (mode == "down" or not signs[0])
  return zero_sign == "ieee" and negative and f.sign or 0
end

return pack
