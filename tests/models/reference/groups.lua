-- SPDX-License-Identifier: MIT
-- mxf4 and mxf4nvf4 on sm_120: four groups of 16 products, each an exact integer times its
-- scale factors, then one fused sum with C; every zero is +0, what underflows too. Source: later code of
-- arXiv 2511.10909; the sign: lab notes of danielreuter/verity, September 2026.

local formats = require "reference.formats"
local fused = require "reference.fused"
local round = require "reference.round"

local groups = {}

local F <const>, FLOOR <const> = 35, -139
local GROUPS <const> = 4

-- Exact sum of a group's products in units of 1/4, and whether any of them is not zero.
local function group_sum(a, b, first, last)
  local total, any = 0, false
  for k = first, last do
    local p = a.s[k] * b.s[k]
    if p ~= 0 then
      any = true
      total = total + (p << (a.x[k] + b.x[k]))
    end
  end
  return total, any
end

local function nan_scale(scale, count)
  for i = 0, count - 1 do
    if scale[i].q == formats.NAN then return true end
  end
  return false
end

local function significant(a, b, n, terms, exponents)
  local count, size, emax = 0, n // GROUPS, FLOOR
  for g = 0, GROUPS - 1 do
    local index = g * a.scale.count // GROUPS
    local sa, sb = a.scale[index], b.scale[index]
    local total, any = group_sum(a, b, g * size, (g + 1) * size - 1)
    if any and sa.s * sb.s ~= 0 then
      count = count + 1
      local e = sa.x + sb.x
      terms[count], exponents[count] = total * sa.s * sb.s, e - 2 - sa.fb - sb.fb
      -- A group that cancels to zero still sets the alignment.
      if e > emax then emax = e end
    end
  end
  return count, emax
end

function groups.dot(a, b, n, c)
  local f = formats.f32
  local class, negative, m, exponent = formats.decode(f, c)
  if class == formats.NAN or nan_scale(a.scale, a.scale.count) or nan_scale(b.scale, b.scale.count) then
    return f.nan
  end
  if class == formats.INFINITE then return round.infinity(f, negative) end
  local terms, exponents = {}, {}
  local count, emax = significant(a, b, n, terms, exponents)
  if m ~= 0 and exponent > emax then emax = exponent end
  count = count + 1
  terms[count], exponents[count] = negative == 1 and -m or m, exponent - f.mantissa
  local sum = fused.align(terms, exponents, count, F, emax)
  if sum == 0 then return 0 end
  local d = round.pack_truncated(f, sum < 0 and 1 or 0, sum < 0 and -sum or sum, emax - F)
  return d == f.sign and 0 or d
end

return groups
