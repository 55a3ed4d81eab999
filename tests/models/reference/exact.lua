-- SPDX-License-Identifier: MIT
-- Profile exact: the sum of all products and C without any error, rounded once.

local formats = require "reference.formats"
local fused = require "reference.fused"
local round = require "reference.round"
local wide = require "reference.wide"

local exact = {}

local accumulator = wide.new()

-- IEEE 754 section 6.3 over many terms: a zero sum takes the common sign of zeros that
-- all agree; otherwise it is +0, or -0 when rounding downward.
function exact.zero_sign(a, b, n, c_negative, c_zero, mode)
  local positive, negative = 0, 0
  if not c_zero then return mode == "rm" and 1 or 0 end
  for k = 0, n - 1 do
    if a.s[k] ~= 0 and b.s[k] ~= 0 then return mode == "rm" and 1 or 0 end
    if a.g[k] ~ b.g[k] == 1 then negative = negative + 1 else positive = positive + 1 end
  end
  if c_negative == 1 then negative = negative + 1 else positive = positive + 1 end
  if positive == 0 then return 1 end
  return (mode == "rm" and negative > 0) and 1 or 0
end

local function accumulate(a, b, n)
  local as, ax, bs, bx, fb = a.s, a.x, b.s, b.x, a.fb + b.fb
  for k = 0, n - 1 do
    local p = as[k] * bs[k]
    if p ~= 0 then
      wide.add(accumulator, p < 0 and 1 or 0, p < 0 and -p or p, ax[k] + bx[k] - fb)
    end
  end
end

local function magnitude(s) return s < 0 and -s or s end

-- Significands of f64 are too long for one machine product.
local function accumulate_long(a, b, n)
  for k = 0, n - 1 do
    if a.s[k] ~= 0 and b.s[k] ~= 0 then
      wide.add_product(accumulator, a.g[k] ~ b.g[k], magnitude(a.s[k]), magnitude(b.s[k]),
        a.x[k] + b.x[k] - a.fb - b.fb)
    end
  end
end

-- plan: c and d types, rounding, n terms. Also the single fused step of the f64 chain.
function exact.dot(a, b, n, c, plan)
  local d = formats[plan.d]
  local class, negative, significand, exponent = formats.decode(formats[plan.c], c)
  if a.special or b.special or class ~= formats.FINITE then
    local result, sign = fused.special(a, b, 0, n - 1, class, negative)
    if result == formats.NAN then return d.nan end
    if result == formats.INFINITE then return round.infinity(d, sign) end
  end
  if plan.d == "f64" then accumulate_long(a, b, n) else accumulate(a, b, n) end
  if significand ~= 0 then
    wide.add(accumulator, negative, significand, exponent - formats[plan.c].mantissa)
  end
  local g, m, e, sticky = wide.take(accumulator)
  if g then return round.pack(d, plan.rounding, g, m, e, sticky) end
  local zero = exact.zero_sign(a, b, n, negative, significand == 0, plan.rounding)
  return zero == 1 and d.sign or 0
end

return exact
