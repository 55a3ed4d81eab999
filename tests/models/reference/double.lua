-- SPDX-License-Identifier: MIT
-- f64: a chain of IEEE fused multiply-adds in ascending k under one rounding direction
-- (PTX ISA 9.7.14.5.14, "Precision and rounding"). Every profile but exact computes so.

local exact = require "reference.exact"
local vector = require "reference.vector"

local double = {}

local function single(v, k)
  local r = vector.gather(v, { [0] = k }, 1)
  r.special = r.q[0] ~= 0
  return r
end

function double.dot(a, b, n, c, plan)
  for k = 0, n - 1 do
    c = exact.dot(single(a, k), single(b, k), 1, c, plan)
  end
  return c
end

return double
