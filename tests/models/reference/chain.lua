-- SPDX-License-Identifier: MIT
-- Profile fma: d = C, then d = a_k * b_k + d for ascending k, each step rounded once to
-- nearest even into the type of D.

local formats = require "reference.formats"
local scalar = require "reference.scalar"
local round = require "reference.round"

local chain = {}

local function with_specials(a, b, n, d, type)
  for k = 0, n - 1 do
    d = scalar.fma(type, scalar.element(a, k), scalar.element(b, k), d)
  end
  return scalar.bits(type, d)
end

-- All operands finite; an overflow then stays as it is to the end.
local function finite(a, b, n, d, f)
  local as, ax, ag, bs, bx, bg = a.s, a.x, a.g, b.s, b.x, b.g
  local s, e, g, fb = d.s, d.e, d.g, a.fb + b.fb
  local sum, rounded = scalar.sum, scalar.round
  for k = 0, n - 1 do
    local p = as[k] * bs[k]
    if p == 0 and s == 0 then
      g = g & (ag[k] ~ bg[k])
    else
      s, e = sum(p, ax[k] + bx[k] - fb, s, e)
      g = s < 0 and 1 or 0
      if s ~= 0 then s, e = rounded(s, e, f) end
      if not s then return round.infinity(f, g) end
    end
  end
  if s == 0 then return g == 1 and f.sign or 0 end
  return round.pack(f, "rn", g, s < 0 and -s or s, e, false)
end

function chain.dot(a, b, n, c, plan)
  local d = scalar.number(plan.c, c)
  if a.special or b.special or d.q ~= formats.FINITE then
    return with_specials(a, b, n, d, plan.d)
  end
  return finite(a, b, n, d, formats[plan.d])
end

return chain
