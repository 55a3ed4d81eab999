-- SPDX-License-Identifier: MIT
-- What mmaref_dot_explain tells of a dot product, by what mmaref.h says of mmaref_dot_step and mmaref_dot_term: from the
-- steps that custom_terms.lua noted in block.told.

local formats = require "reference.formats"
local pack = require "reference.custom_pack"
local round = require "reference.round"
local terms_of = require "reference.custom_terms"
local vector = require "reference.vector"

local told = {}

local FINITE <const>, NAN <const> = formats.FINITE, formats.NAN
local ZERO <const>, SUBNORMAL <const>, NORMAL <const>, OF_INFINITY <const>, OF_NAN <const> = 0, 1, 2, 3, 4
local ALIGNED <const>, EXACT <const>, SPECIAL <const>, ADD_C <const>, CONVERT <const>, TERMS <const> = 0, 1, 2, 3, 4, 5
local RUNNING <const> = 128

local function number(q, g, m, e, subnormal)
  if q ~= FINITE then return { kind = q == NAN and OF_NAN or OF_INFINITY, g = g, m = 0, e = 0 } end
  if m == 0 then return { kind = ZERO, g = g, m = 0, e = 0 } end
  return { kind = subnormal and SUBNORMAL or NORMAL, g = g, m = m, e = e }
end

local ONE <const> = number(FINITE, 0, 1, 0)

local function factor(v, k)
  local m = math.abs(v.s[k])
  return number(v.q[k], v.g[k], m, v.x[k] - v.fb, m >> v.fb == 0)
end

-- A running value, a rounded product or a node before as a factor.
local function sum_as_factor(t) return number(t.q, t.g, t.m, t.e, t.x > t.e + round.length(t.m) - 1) end

local function is_special(t) return t.a.kind >= OF_INFINITY or t.b.kind >= OF_INFINITY end

-- Puts the term onto a grid. parts: what it is cut to, which is the whole of it except with multiplier_bits.
local function align(block, t, parts, unit)
  t.kept = 0
  for _, part in ipairs(parts) do
    local kept = terms_of.cut(block.align, part.g, part.m, unit - part.e)
    t.kept = t.kept + (part.g == 1 and -kept or kept)
  end
  local m, below = t.a.m * t.b.m, unit - t.a.e - t.b.e
  t.lost = below <= 0 and 0 or below >= 64 and m or m & (1 << below) - 1
end

-- The product as the adder takes it, a pattern of product_type: one that it reads as zero or NaN is that.
local function rounded(block, product)
  local f = block.types[block.product_type]
  if product.q == NAN then return pack.nan(block, f) end
  if product.q ~= FINITE then return pack.infinity(f, product.g) end
  return product.m == 0 and pack.signed_zero(f, product.g) or product.bits
end

-- The terms of a step.
local function step_terms(block, step)
  local list, parts, by_leading = {}, {}, block.partial == "normalised" and block.width == 0 and block.adder == "given"
  local function add(t, x)
    t.x = (t.a.m == 0 or t.b.m == 0 or is_special(t)) and 0
      or by_leading and t.a.e + t.b.e + round.length(t.a.m * t.b.m) - 1 or x
    list[#list + 1] = t
  end
  if step.c then
    add({ element = RUNNING, a = sum_as_factor(step.c), b = ONE }, step.c.x)
    parts[RUNNING] = { step.c }
  end
  for _, product in ipairs(step.products) do
    parts[product.element] = parts[product.element] or { rounded = product }
    table.insert(parts[product.element], product)
  end
  for k = step.first, step.last do
    local element = vector.element(step.a, k)
    add({ element = element, a = factor(step.a, k), b = factor(step.b, k),
      rounded = block.product_type ~= "exact" and rounded(block, parts[element].rounded) or nil },
      step.a.x[k] + step.b.x[k])
  end
  return list, parts
end

local function node_terms(block, terms)
  local list, parts = {}, {}
  for k, t in ipairs(terms) do
    local x = terms_of.exponent_of(block)(t)
    list[k] = { element = t.element or RUNNING, a = sum_as_factor(t), b = ONE, x = t.m == 0 and 0 or x }
    if is_special(list[k]) then list[k].x = 0 end
    parts[list[k].element] = { t }
  end
  return list, parts
end

-- The terms, then the sum.
local function tell(block, entry, list, parts, terms, add)
  local special, max, unit = false, 0, 0
  for _, t in ipairs(list) do special = special or is_special(t) end
  entry.kind = special and SPECIAL or entry.kind or block.fraction_bits == "unlimited" and EXACT or ALIGNED
  if entry.kind == ALIGNED then _, max, unit = terms_of.grid(block, terms) end
  entry.max, entry.unit, entry.sum = max, unit, 0
  for _, t in ipairs(list) do
    if entry.kind == ALIGNED then align(block, t, parts[t.element], unit) end
    entry.sum = entry.sum + (t.kept or 0)
    add(nil, t)
  end
end

--- Calls add(step, nil) or add(step, term) as mmaref_dot_explain calls a listener, of nodes only those of rounded sums
--- without a special value.
function told.each(block, d_type, add)
  local count = 0
  for _, step in ipairs(block.told) do
    local entry = { result = step.bits, is_d = step.type == d_type, node = 0, number = math.max(count - 1, 0) }
    if step.kind then
      entry.kind, entry.max, entry.unit, entry.sum = step.kind == "convert" and CONVERT or ADD_C, 0, 0, 0
    else
      entry.number, count = count, count + 1
      local plain = terms_of.all_at_once(block) and block.product_type == "exact"
      entry.kind = not plain and TERMS or nil
      local list, parts = step_terms(block, step)
      local terms = step.c and { step.c, table.unpack(step.products) } or step.products
      tell(block, entry, list, parts, terms, add)
      for n, node in ipairs(not plain and entry.kind == TERMS and block.partial == "rounded" and step.nodes or {}) do
        local of = { result = node.bits or step.bits, is_d = entry.is_d, node = n, number = entry.number }
        local some, some_parts = node_terms(block, node.terms)
        tell(block, of, some, some_parts, node.terms, add)
        add(of)
      end
    end
    add(entry)
  end
end

return told
