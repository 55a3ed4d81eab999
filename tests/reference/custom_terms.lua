-- SPDX-License-Identifier: MIT
-- Custom blocks whose steps take term by term: products rounded by themselves, an adder tree, addition by size, and
-- lost bits that the rounding of the sum sees. A term is what custom_pack reads: q, g, m, x, e.

local formats = require "reference.formats"
local pack = require "reference.custom_pack"
local round = require "reference.round"
local wide = require "reference.wide"

local terms_of = {}

local FINITE, INFINITE, NAN = formats.FINITE, formats.INFINITE, formats.NAN

--- Whether a block's steps are computed here.
function terms_of.needed(block)
  return block.adder ~= "window" or block.product_type ~= "exact" or block.align == "sticky"
end

local function special_product(a, b, k)
  if a.q[k] == NAN or b.q[k] == NAN then return NAN end
  local function is_zero(v) return v.s[k] == 0 and not (v.vanished and v.vanished[k]) end
  return (is_zero(a) or is_zero(b)) and NAN or INFINITE
end

-- Product k, rounded where the block says so.
local function product(block, a, b, k)
  local g = a.g[k] ~ b.g[k]
  if a.q[k] ~= FINITE or b.q[k] ~= FINITE then return { q = special_product(a, b, k), g = g, m = 1, x = 0, e = 0 } end
  local m, x = math.abs(a.s[k] * b.s[k]), a.x[k] + b.x[k]
  if m == 0 then return { q = FINITE, g = g, m = 0, x = 0, e = 0 } end
  if block.product_type == "exact" then return { q = FINITE, g = g, m = m, x = x, e = x - a.fb - b.fb } end
  local f = block.types[block.product_type]
  return pack.read(block, block.product_type, pack.round(block, f, block.rounding, g, m, x - a.fb - b.fb, false))
end

-- NAN, INFINITE and its sign, or FINITE.
local function special(terms)
  local seen = {}
  for _, t in ipairs(terms) do
    if t.q == NAN then return NAN end
    if t.q == INFINITE then seen[t.g] = true end
  end
  if seen[0] and seen[1] then return NAN end
  if seen[0] or seen[1] then return INFINITE, seen[1] and 1 or 0 end
  return FINITE
end

local function zero(block, f, terms)
  local signs = {}
  for _, t in ipairs(terms) do signs[t.g] = true end
  return pack.zero(f, block.rounding, block.zero_sign, signs)
end

local accumulator = wide.new()

local function sum_exactly(block, f, terms)
  for _, t in ipairs(terms) do
    if t.m ~= 0 then wide.add(accumulator, t.g, t.m, t.e) end
  end
  local g, m, e, sticky = wide.take(accumulator)
  return g and pack.round(block, f, block.rounding, g, m, e, sticky) or zero(block, f, terms)
end

-- ---- Windows ----

-- m of a sign cut n bits up: what is kept, and whether the sum's rounding is to see what is lost.
local function cut(mode, g, m, n)
  if m == 0 then return 0, false end
  if n <= 0 then return m << -n, false end
  local kept = n < 63 and m >> n or 0
  local rest = n < 63 and m - (kept << n) or m
  if rest == 0 then return kept, false end
  if mode == "sticky" then return kept, true end
  if mode == "jam" then return kept | 1, false end
  if mode == "floor" then return kept + g, false end
  if mode == "nearest_even" and n < 63 then
    local half = 1 << (n - 1)
    if rest > half or (rest == half and kept & 1 == 1) then kept = kept + 1 end
  end
  return kept, false
end

local function highest(block, terms, exponent)
  local max = block.exponent_floor == "none" and math.mininteger or block.exponent_floor
  for _, t in ipairs(terms) do
    if t.m ~= 0 then max = math.max(max, exponent(t)) end
  end
  return max
end

-- The terms on the grid that the highest exponent sets: sum, unit, and whether lost bits count.
local function window(block, terms, exponent)
  local max = highest(block, terms, exponent)
  local unit, sum, sticky = max - block.fraction_bits, 0, false
  for _, t in ipairs(terms) do
    local kept, lost = cut(block.align, t.g, t.m, unit - t.e)
    sum = sum + (t.g == 1 and -kept or kept)
    sticky = sticky or lost
  end
  if sum ~= 0 and max == block.exponent_floor then block.corners.floor = true end
  return sum, unit, sticky
end

local function any(terms)
  for _, t in ipairs(terms) do
    if t.m ~= 0 then return true end
  end
  return false
end

local function finish(block, f, terms, sum, unit, sticky)
  if sum == 0 then return zero(block, f, terms) end
  return pack.round(block, f, block.rounding, sum < 0 and 1 or 0, math.abs(sum), unit, sticky)
end

local function leading(t) return t.e + round.length(t.m) - 1 end

-- Descending by magnitude, equal ones in the order given.
local function by_size(terms)
  local sorted = {}
  for place, t in ipairs(terms) do
    if t.m ~= 0 then sorted[#sorted + 1] = { t = t, place = place, l = leading(t), m = t.m << (62 - round.length(t.m)) } end
  end
  table.sort(sorted, function(p, q)
    if p.l ~= q.l then return p.l > q.l end
    if p.m ~= q.m then return p.m > q.m end
    return p.place < q.place
  end)
  return sorted
end

local function sorted_sum(block, f, terms)
  local sum, unit, sticky = 0, 0, false
  for _, entry in ipairs(by_size(terms)) do
    local lost
    local running = { g = sum < 0 and 1 or 0, m = math.abs(sum), e = unit }
    sum, unit, lost = window(block, { running, entry.t }, leading)
    sticky = sticky or lost
  end
  return finish(block, f, terms, sum, unit, sticky)
end

-- ---- A tree ----

local function add(block, type, terms)
  local f = block.types[type]
  local q, g = special(terms)
  if q == NAN then return pack.nan(block, f) end
  if q == INFINITE then return pack.infinity(f, g) end
  return sum_exactly(block, f, terms)
end

local function tree(block, type, products, c)
  local level, bits = products, nil
  while #level > 1 do
    local above = {}
    for i = 1, #level, 2 do
      if level[i + 1] then
        bits = add(block, type, { level[i], level[i + 1] })
        above[#above + 1] = pack.read(block, type, bits)
      else
        above[#above + 1] = level[i]
      end
    end
    level = above
  end
  if c then return add(block, type, { level[1], c }) end
  return bits or add(block, type, level)
end

-- ---- A step ----

--- One step over products first .. last and the running value c, or nil.
function terms_of.step(block, type, a, b, first, last, c)
  local f, terms = block.types[type], {}
  for k = first, last do terms[#terms + 1] = product(block, a, b, k) end
  if block.adder == "tree" then return tree(block, type, terms, c) end
  if c then table.insert(terms, 1, c) end
  local q, g = special(terms)
  if q == NAN then return pack.nan(block, f) end
  if q == INFINITE then return pack.infinity(f, g) end
  if not any(terms) then return zero(block, f, terms) end
  if block.adder == "sorted" then return sorted_sum(block, f, terms) end
  if block.fraction_bits == "unlimited" then return sum_exactly(block, f, terms) end
  return finish(block, f, terms, window(block, terms, function(t) return t.x end))
end

return terms_of
