-- SPDX-License-Identifier: MIT
-- Instructions that a chip lacks and its assembler replaces by a sequence of others.

local fused = require "reference.fused"
local scalar = require "reference.scalar"

local software = {}

-- fp8 on sm_90 and sm_100: the operands become f16, two f16 instructions take the low and
-- the high halves of the registers (k % 4 in {0, 1}, then {2, 3}; with sparse A the same of
-- the stored elements), the first one from +0; C joins by a rounded addition.
function software.halves(a, b, n, c, plan)
  local row = plan.row
  local x = fused.chain(a, b, n, 0, row)
  return scalar.bits(plan.d, scalar.add(plan.d, scalar.number(plan.d, x), scalar.number(plan.c, c)))
end

-- The order of k that halves expects.
function software.halves_order(n)
  local order = {}
  for half = 0, 1 do
    for k = 0, n - 1 do
      if (k >> 1) & 1 == half then order[half * (n // 2) + (k >> 2) * 2 + (k & 1)] = k end
    end
  end
  return order
end

-- Subnormals of e4m3 are normal numbers of f16; those of e5m2 stay subnormal.
function software.as_f16(v, type)
  if type ~= "e4m3" then return v end
  for k = 0, #v.s do
    while v.q[k] == 0 and v.s[k] ~= 0 and v.s[k] < 8 and v.s[k] > -8 do
      v.s[k], v.x[k] = v.s[k] * 2, v.x[k] - 1
    end
  end
  return v
end

local PLUS_ZERO = { q = 0, g = 0, s = 0, e = 0 }

-- m8n8k4 .f16 on sm_80 and later: f32 arithmetic to nearest.
--   D f32: t = a0 b0 + 0, then fused with the next three products; D = C + t
--   D f16: (C + (a0 b0 + a1 b1)) + (a2 b2 + a3 b3), converted at the end
function software.sequence(a, b, _, c, plan)
  local function product(k, t)
    return scalar.fma("f32", scalar.element(a, k), scalar.element(b, k), t)
  end
  local function rounded_product(k)
    return scalar.multiply(scalar.element(a, k), scalar.element(b, k)) -- exact in f32
  end
  local d = scalar.number(plan.c, c)
  if plan.d == "f32" then
    local t = product(3, product(2, product(1, product(0, PLUS_ZERO))))
    return scalar.bits("f32", scalar.add("f32", d, t))
  end
  local u, v = product(1, rounded_product(0)), product(3, rounded_product(2))
  d = scalar.add("f32", scalar.add("f32", d, u), v)
  return scalar.bits("f16", d)
end

return software
