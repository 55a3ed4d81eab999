-- SPDX-License-Identifier: MIT
-- A step of a custom block: its terms, and how they are added. A term is what custom_pack reads: class q, sign g,
-- magnitude m * 2^e (of a long product m * times), exponent x by which it is aligned.

local formats = require "reference.formats"
local pack = require "reference.custom_pack"
local round = require "reference.round"
local wide = require "reference.wide"

local terms_of = {}

local vector = require "reference.vector"

local FINITE <const>, INFINITE <const>, NAN <const> = formats.FINITE, formats.INFINITE, formats.NAN
local RUNNING <const> = 128 -- the number of the running value among elements; nodes follow it

-- ---- Terms ----

local function special_product(block, a, b, k)
  if a.q[k] == NAN or b.q[k] == NAN then return NAN end
  local function is_zero(v) return v.s[k] == 0 and not (v.vanished and v.vanished[k]) end
  if not is_zero(a) and not is_zero(b) then return INFINITE end
  block.raised.invalid = true
  return NAN
end

-- The pieces of element k's significand, from the bit of its exponent down, each in its place.
local function pieces(v, k, length)
  local m, list = math.abs(v.s[k]), {}
  for top = v.fb, 0, -length do
    local low = math.max(top - length + 1, 0)
    list[#list + 1] = m >> low << low & (1 << (top + 1)) - 1
  end
  return list
end

-- Appends what product k is to the sum: a term, or one of each two pieces.
local function append_product(block, a, b, k, terms)
  local g, element = a.g[k] ~ b.g[k], vector.element(a, k)
  local function term(q, m, x, e, times, leading)
    terms[#terms + 1] = { q = q, g = g, m = m, x = x, e = e, times = times, leading = leading, element = element }
  end
  if a.q[k] ~= FINITE or b.q[k] ~= FINITE then return term(special_product(block, a, b, k), 1, 0, 0) end
  if a.s[k] == 0 or b.s[k] == 0 then
    -- Of a type that has no zero but +0 it has no sign.
    if block.product_type ~= "exact" and pack.signed_zero(block.types[block.product_type], g) == 0 then g = 0 end
    return term(FINITE, 0, 0, 0)
  end
  local m, n, x = math.abs(a.s[k]), math.abs(b.s[k]), a.x[k] + b.x[k]
  local e = x - a.fb - b.fb
  if block.product_type ~= "exact" then
    local mode = block.product_rounding == "step" and block.rounding or block.product_rounding
    local bits = pack.round(block, block.types[block.product_type], mode, g, m * n, e, false)
    terms[#terms + 1] = pack.read(block, block.product_type, bits)
    terms[#terms].bits, terms[#terms].element = bits, element
  elseif block.multiplier_bits ~= 0 then
    local leading = e + round.length(m * n) - 1
    for _, p in ipairs(pieces(a, k, block.multiplier_bits)) do
      for _, q in ipairs(pieces(b, k, block.multiplier_bits)) do term(FINITE, p * q, x, e, nil, leading) end
    end
  elseif round.length(m) + round.length(n) > 62 then
    term(FINITE, m, x, e, n)
  else
    term(FINITE, m * n, x, e)
  end
end

-- Blocks of products, each summed exactly and placed by its two scale factors alone.
local function blocks(block, a, b, n)
  local terms, count = {}, n // block.block
  for i = 0, count - 1 do
    local index = i * a.scale.count // count
    local sa, sb, sum, any, signs = a.scale[index], b.scale[index], 0, false, {}
    for k = i * block.block, (i + 1) * block.block - 1 do
      local p, x = a.s[k] * b.s[k], a.x[k] + b.x[k]
      signs[a.g[k] ~ b.g[k]] = true
      any = any or p ~= 0
      if p ~= 0 then sum = sum + (x < 0 and p // (1 << -x) or p * (1 << x)) end
    end
    local g = sum < 0 and 1 or 0
    if sum == 0 then g = pack.zero({ sign = 1 }, block.rounding, block.zero_sign, signs) end
    local nan = sa.q == NAN or sb.q == NAN
    local e = sa.x + sb.x
    terms[#terms + 1] = { q = nan and NAN or FINITE, g = g, m = math.abs(sum) * sa.s * sb.s,
      counts = any and sa.s * sb.s ~= 0, x = e, e = e - 2 - sa.fb - sb.fb }
  end
  return terms
end

-- The terms that products first .. last are.
local function terms_of_products(block, a, b, first, last)
  if block.block ~= 0 then return blocks(block, a, b, last + 1) end
  local terms = {}
  for k = first, last do append_product(block, a, b, k, terms) end
  return terms
end

-- NAN, INFINITE and its sign, or FINITE.
local function special(block, terms)
  local seen = {}
  for _, t in ipairs(terms) do
    if t.q == NAN then return NAN end
    if t.q == INFINITE then seen[t.g] = true end
  end
  if seen[0] and seen[1] then
    block.raised.invalid = true
    return NAN
  end
  if seen[0] or seen[1] then return INFINITE, seen[1] and 1 or 0 end
  return FINITE
end

local function zero(f, terms, mode, zero_sign)
  local signs = {}
  for _, t in ipairs(terms) do signs[t.g] = true end
  return pack.zero(f, mode, zero_sign, signs)
end

-- ---- Terms on a grid ----

local function goes_up(mode, g, kept, rest, n)
  if mode == "down" then return g == 1 end
  if mode == "up" then return g == 0 end
  if mode == "odd" then return kept & 1 == 0 end
  if n > 63 or mode == "zero" then return false end
  local half = 1 << (n - 1)
  return rest > half or rest == half and (mode == "nearest_away" or kept & 1 == 1)
end

-- m of a sign, cut n bits up: what is kept, and whether anything is lost.
local function cut(mode, g, m, n)
  if m == 0 then return 0, false end
  if n <= 0 then return m << -n, false end
  local kept = n < 63 and m >> n or 0
  local rest = n < 63 and m - (kept << n) or m
  if rest == 0 then return kept, false end
  return goes_up(mode, g, kept, rest, n) and kept + 1 or kept, true
end

local function by_field(t) return t.x end
local function by_leading_bit(t) return t.leading or t.e + round.length(t.m) - 1 end
local function exponent_of(block) return block.partial == "normalised" and by_leading_bit or by_field end

-- The highest exponent of terms that are not zero, not below the floor; nil if there is neither. Blocks and sums that
-- are cut count where they cancelled, too.
local function highest(block, terms, exponent)
  local max
  if block.exponent_floor ~= "none" then max = block.exponent_floor end
  for _, t in ipairs(terms) do
    if t.m ~= 0 or t.counts then max = math.max(max or math.mininteger, exponent(t)) end
  end
  return max
end

-- The sum of terms on the grid that the highest exponent sets, as a term; lost: whether any of them lost anything.
local function aligned_sum(block, terms, exponent)
  local max = highest(block, terms, exponent)
  if not max then return { q = FINITE, g = 0, m = 0, x = 0, e = 0, lost = false, empty = true } end
  local unit, sum, lost = max - block.fraction_bits, 0, false
  for _, t in ipairs(terms) do
    local kept, loses = cut(block.align, t.g, t.m, unit - t.e)
    sum = sum + (t.g == 1 and -kept or kept)
    lost = lost or loses
  end
  if sum ~= 0 and max == block.exponent_floor then block.corners.floor = true end
  block.raised.inexact = block.raised.inexact or lost
  return { q = FINITE, g = sum < 0 and 1 or 0, m = math.abs(sum), x = max, e = unit, lost = lost,
    counts = block.partial == "cut" }
end

-- ---- Terms added at once, and rounded ----

local accumulator = wide.new()

local function add_exactly(terms)
  for _, t in ipairs(terms) do
    if t.m ~= 0 then wide.add_product(accumulator, t.g, t.m, t.times or 1, t.e) end
  end
end

local function round_exactly(block, f, terms, mode, zero_sign)
  add_exactly(terms)
  local g, m, e, sticky = wide.take(accumulator)
  return g and pack.round(block, f, mode, g, m, e, sticky) or zero(f, terms, mode, zero_sign)
end

local function round_aligned(block, f, terms, sum)
  if sum.m == 0 then return zero(f, terms, block.rounding, block.zero_sign) end
  return pack.round(block, f, block.rounding, sum.g, sum.m, sum.e, block.sticky == "yes" and sum.lost)
end

-- The pattern of a sum that holds an infinity or a NaN; else nil.
local function special_sum(block, f, terms)
  local q, g = special(block, terms)
  if q == NAN then return pack.nan(block, f) end
  if q == INFINITE then return pack.infinity(f, g) end
end

local function rounded(block, f, terms)
  local bits = special_sum(block, f, terms)
  if bits then return bits end
  if block.fraction_bits == "unlimited" then return round_exactly(block, f, terms, block.rounding, block.zero_sign) end
  return round_aligned(block, f, terms, aligned_sum(block, terms, exponent_of(block)))
end

--- Terms added exactly, whatever the block says, and rounded to nearest even.
function terms_of.add(block, f, terms)
  return special_sum(block, f, terms) or round_exactly(block, f, terms, "nearest_even", "ieee")
end

-- ---- Some terms at a time, by a function that adds some ----

local function with_first(c, products) return c and { c, table.unpack(products) } or products end

-- Descending by magnitude, equal ones in the order given, without zeros. Infinities and NaN are larger than all
-- numbers.
local function by_size(terms)
  local sorted = {}
  for place, t in ipairs(terms) do
    if t.m ~= 0 then
      sorted[#sorted + 1] = { t = t, place = place, l = t.q == FINITE and by_leading_bit(t) or math.maxinteger,
        m = t.m << (62 - round.length(t.m)) }
    end
  end
  table.sort(sorted, function(p, q)
    if p.l ~= q.l then return p.l > q.l end
    if p.m ~= q.m then return p.m > q.m end
    return p.place < q.place
  end)
  for i, entry in ipairs(sorted) do sorted[i] = entry.t end
  return #sorted > 0 and sorted or nil
end

-- One after the other. first_alone: the first one is added by itself before.
local function in_a_row(terms, width, add, first_alone)
  local sum = (first_alone or #terms == 1) and add { terms[1] } or terms[1]
  for at = 2, #terms, width - 1 do
    sum = add { sum, table.unpack(terms, at, math.min(at + width - 2, #terms)) }
  end
  return sum
end

-- What a group of a level comes to: nothing, its only one as it is, or its sum.
local function joined(group, add) return #group > 1 and add(group) or group[1] end

local function neighbours(level, width, add)
  while #level > 1 do
    local above = {}
    for at = 1, #level, width do
      above[#above + 1] = joined({ table.unpack(level, at, math.min(at + width - 1, #level)) }, add)
    end
    level = above
  end
  return level[1]
end

-- Places are counted from 0; those that are nil are of products that are not there.
local function halves(products, width, add)
  local places, level = 1, {}
  while places < #products do places = places * width end
  for j, t in ipairs(products) do level[j - 1] = t end
  while places > 1 do
    local stride, above = places // width, {}
    for j = 0, stride - 1 do
      local group = {}
      for place = j, places - 1, stride do group[#group + 1] = level[place] end
      above[j] = joined(group, add)
    end
    places, level = stride, above
  end
  return level[0]
end

local TREES <const> = { neighbours = neighbours, halves = halves }

local function some_at_a_time(block, products, c, add, first_alone)
  local tree, width = TREES[block.adder], block.width == 0 and 2 or block.width
  if tree then
    local sum = tree(products, width, add)
    if c then return add { sum, c } end
    return #products == 1 and add { sum } or sum
  end
  local terms = with_first(c, products)
  if block.adder == "size" then
    local sorted = by_size(terms)
    if not sorted then return add(terms) end
    terms = sorted
  end
  return in_a_row(terms, width, add, first_alone)
end

-- A sum that is not rounded until all terms are in it.
local function kept_sum(block, products, c)
  local exponent, lost = exponent_of(block), false
  local sum = some_at_a_time(block, products, c, function(terms)
    local result = aligned_sum(block, terms, exponent)
    lost = lost or result.lost
    return result
  end, true)
  sum.lost = lost
  return sum
end

-- ---- A step ----

local function all_at_once(block) return block.adder == "given" and block.width == 0 end

local function step_bits(block, type, products, c, nodes)
  local f, terms = block.types[type], with_first(c, products)
  if all_at_once(block) then
    nodes[1] = { terms = terms }
    return rounded(block, f, terms)
  end
  if block.partial == "rounded" then
    return some_at_a_time(block, products, c, function(some)
      local bits = rounded(block, f, some)
      local sum = pack.read(block, type, bits)
      sum.bits, nodes[#nodes + 1] = bits, { terms = some, bits = bits }
      sum.element = RUNNING + #nodes
      return sum
    end, false).bits
  end
  return special_sum(block, f, terms) or round_aligned(block, f, terms, kept_sum(block, products, c))
end

--- One step over products first .. last and the running value c, or nil. block.told, if there is one, gains what it
--- did: the products, the terms they are, and nodes.
function terms_of.step(block, type, a, b, first, last, c)
  local products, nodes = terms_of_products(block, a, b, first, last), {}
  local bits = step_bits(block, type, products, c, nodes)
  if block.told then
    block.told[#block.told + 1] = { type = type, a = a, b = b, first = first, last = last, c = c, products = products,
      nodes = nodes, bits = bits }
  end
  return bits
end

--- What a list of terms has in common: whether one is special, the highest exponent, and the unit.
function terms_of.grid(block, terms)
  local max = highest(block, terms, exponent_of(block)) or 0
  return special(block, terms) ~= FINITE, max, max - block.fraction_bits
end

terms_of.cut, terms_of.exponent_of, terms_of.all_at_once = cut, exponent_of, all_at_once

--- The sum of a step that is not rounded: NAN; INFINITE and its sign; FINITE, its sign, magnitude, unit and whether no
--- term sets a grid. With unlimited fraction_bits FINITE and an accumulator, which the caller empties.
function terms_of.sum(block, a, b, n, c)
  local products = terms_of_products(block, a, b, 0, n - 1)
  local terms = with_first(c, products)
  local q, g = special(block, terms)
  if q ~= FINITE then return q, g end
  if block.fraction_bits == "unlimited" then
    add_exactly(terms)
    return FINITE, accumulator
  end
  local at_once = all_at_once(block) or block.partial == "rounded"
  local sum = at_once and aligned_sum(block, terms, exponent_of(block)) or kept_sum(block, products, c)
  return FINITE, sum.g, sum.m, sum.e, sum.empty
end

return terms_of
