-- SPDX-License-Identifier: MIT
-- A caller's own arithmetic: `custom key=value ...`, the fields of mmaref_arithmetic in src/mmaref.h.
-- One general engine, slow and exact, apart from the methods of the profiles.

local formats = require "reference.formats"
local fused = require "reference.fused"
local pack = require "reference.custom_pack"
local round = require "reference.round"
local terms_of = require "reference.custom_terms"
local vector = require "reference.vector"
local wide = require "reference.wide"

local custom = {}

local FINITE, INFINITE, NAN = formats.FINITE, formats.INFINITE, formats.NAN

-- What profile exact has, from which a custom block starts.
local function exact(it)
  return {
    products = 0, fraction_bits = "unlimited", exponent_floor = "none", align = "truncate", interleave = 0,
    accumulate = "fused", group = 0, block = 0, rounding = "nearest_even", result_bits = "all",
    step_type = "d", overflow = "rounded", zero_sign = "ieee", subnormals = "kept",
    nan = it.a == "f64" and "quiet" or "all_ones", fragments = "default",
    underflow_sign = "kept", sparse_basis = "stored", tf32_class = "truncated",
    adder = "window", product_type = "exact", own_exponent_bits = "none", own_fraction_bits = "none",
    own_bias = "usual", own_special = "none",
  }
end

local function number_of(value) return value == "all" and 0 or value end

local DIRECTIONS = { rn = "nearest_even", rz = "zero", rm = "down", rp = "up" }

--- The block of an `arith` line, nil if it is no custom one. Counts are those of stored elements.
function custom.block(it, text)
  if not text or text:sub(1, 6) ~= "custom" then return nil end
  local block = exact(it)
  block.random = it.random
  for key, value in text:gmatch("([%w_]+)=(%S+)") do
    assert(block[key], key)
    block[key] = math.tointeger(tonumber(value)) or value
  end
  if it.modifier then block.rounding = DIRECTIONS[it.modifier] end
  block.flags, block.corners = {}, {}
  block.types = pack.types(block)
  for flag in block.subnormals:gmatch("[^+]+") do block.flags[flag] = true end
  for _, field in ipairs { "products", "group" } do block[field] = number_of(block[field]) end
  if it.sparse and block.sparse_basis == "logical" then
    for _, field in ipairs { "products", "interleave", "group" } do block[field] = block[field] // 2 end
  end
  return block
end

-- ---- Elements ----

-- Gives element k of a vector, just decoded from `raw`, what the block makes of it.
function custom.adjust(block, v, k, type, raw)
  local f = block.types[type]
  if type == "tf32" and block.tf32_class == "whole" and raw & 0x1FFF ~= 0 then
    if v.q[k] == INFINITE then v.q[k] = NAN end
    v.vanished = v.vanished or {}
    v.vanished[k] = v.s[k] == 0 and not block.flags.flush_in
  end
  if v.s[k] == 0 or v.q[k] ~= FINITE or math.abs(v.s[k]) >> f.mantissa ~= 0 then return end
  if block.flags.flush_in then
    v.s[k], v.x[k] = 0, vector.ZERO_EXPONENT
    return
  end
  local lowest = block.flags.as_f16 and formats.f16.emin or block.flags.normalise and math.mininteger or v.x[k]
  while math.abs(v.s[k]) >> f.mantissa == 0 and v.x[k] > lowest do
    v.s[k], v.x[k] = 2 * v.s[k], v.x[k] - 1
  end
end

-- ---- Steps ----

local function align(mode, negative, m, n)
  if n <= 0 then return m << -n end
  local kept = n < 63 and m >> n or 0
  local rest = n < 63 and m - (kept << n) or m
  if rest == 0 then return kept end
  if mode == "floor" and negative then return kept + 1 end
  if mode == "jam" then return kept | 1 end
  if mode == "nearest_even" and n < 62 then
    local half = 1 << (n - 1)
    if rest > half or (rest == half and kept & 1 == 1) then return kept + 1 end
  end
  return kept
end

-- terms: { negative, magnitude, exponent that sets the grid, exponent of the last bit }
local function sum_on_grid(block, f, terms, signs)
  local emax = block.exponent_floor == "none" and math.mininteger or block.exponent_floor
  for _, t in ipairs(terms) do emax = math.max(emax, t[3]) end
  local unit, sum = emax - block.fraction_bits, 0
  for _, t in ipairs(terms) do
    local v = t[2] == 0 and 0 or align(block.align, t[1] == 1, t[2], unit - t[4])
    sum = sum + (t[1] == 1 and -v or v)
  end
  if sum == 0 then return pack.zero(f, block.rounding, block.zero_sign, signs) end
  if emax == block.exponent_floor then block.corners.floor = true end
  return pack.round(block, f, block.rounding, sum < 0 and 1 or 0, math.abs(sum), unit, false)
end

local accumulator = wide.new()

local function round_wide(block, f, mode, zero_sign, signs)
  local g, m, e, sticky = wide.take(accumulator)
  if g then return pack.round(block, f, mode, g, m, e, sticky) end
  return pack.zero(f, mode, zero_sign, signs)
end

local function products_of(a, b, first, last, signs)
  local terms = {}
  for k = first, last do
    signs[a.g[k] ~ b.g[k]] = true
    if a.s[k] ~= 0 and b.s[k] ~= 0 then
      terms[#terms + 1] = { a.g[k] ~ b.g[k], math.abs(a.s[k] * b.s[k]), a.x[k] + b.x[k], a.x[k] + b.x[k] - a.fb - b.fb }
    end
  end
  return terms
end

-- The sign of a block: that of its sum.
local function sign_of_block(block, a, b, first, last, sum)
  local within = {}
  products_of(a, b, first, last, within)
  if sum ~= 0 then return sum < 0 and 1 or 0 end
  return pack.zero({ sign = 1 }, block.rounding, block.zero_sign, within)
end

-- Blocks of products as terms, placed by their scale factors alone.
local function blocks_of(block, a, b, n, signs)
  local terms, count = {}, n // block.block
  for i = 0, count - 1 do
    local index = i * a.scale.count // count
    local sa, sb, sum, any = a.scale[index], b.scale[index], 0, false
    local first, last = i * block.block, (i + 1) * block.block - 1
    for k = first, last do
      local p, x = a.s[k] * b.s[k], a.x[k] + b.x[k]
      any = any or p ~= 0
      if p ~= 0 then sum = sum + (x < 0 and p // (1 << -x) or p * (1 << x)) end
    end
    signs[sign_of_block(block, a, b, first, last, sum)] = true
    if any and sa.s * sb.s ~= 0 then
      local e = sa.x + sb.x
      terms[#terms + 1] = { sum < 0 and 1 or 0, math.abs(sum) * sa.s * sb.s, e, e - 2 - sa.fb - sb.fb }
    end
  end
  return terms
end

local function sum_exactly(block, f, a, b, first, last, c, signs)
  for k = first, last do
    signs[a.g[k] ~ b.g[k]] = true
    if a.s[k] ~= 0 and b.s[k] ~= 0 then
      wide.add_product(accumulator, a.g[k] ~ b.g[k], math.abs(a.s[k]), math.abs(b.s[k]), a.x[k] + b.x[k] - a.fb - b.fb)
    end
  end
  if c and c.m ~= 0 then wide.add(accumulator, c.g, c.m, c.e) end
  return round_wide(block, f, block.rounding, block.zero_sign, signs)
end

-- NAN, INFINITE and its sign, or FINITE, by fused.special; a zero that was none before bits were
-- dropped counts as none.
local function special(block, a, b, first, last, c)
  if block.block ~= 0 then
    for i = 0, a.scale.count - 1 do
      if a.scale[i].q == NAN or b.scale[i].q == NAN then return NAN end
    end
  end
  local function seen(v)
    local s = {}
    for k = first, last do s[k] = (v.vanished and v.vanished[k]) and 1 or v.s[k] end
    return { q = v.q, s = s, g = v.g }
  end
  return fused.special(seen(a), seen(b), first, last, c and c.q or FINITE, c and c.g or 0)
end

-- One step over products first .. last and the running value c, or nil.
local function step(block, type, a, b, first, last, c)
  if terms_of.needed(block) then return terms_of.step(block, type, a, b, first, last, c) end
  local f = block.types[type]
  local class, sign = special(block, a, b, first, last, c)
  if class == NAN then return pack.nan(block, f) end
  if class == INFINITE then return pack.infinity(f, sign) end
  local signs = {}
  if c then signs[c.g] = true end
  if block.fraction_bits == "unlimited" then return sum_exactly(block, f, a, b, first, last, c, signs) end
  local terms = block.block ~= 0 and blocks_of(block, a, b, last + 1, signs) or products_of(a, b, first, last, signs)
  if c and c.m ~= 0 then terms[#terms + 1] = { c.g, c.m, c.x, c.e } end
  return sum_on_grid(block, f, terms, signs)
end

-- Steps over products first .. first + n - 1.
local function chain(block, type, a, b, first, n, c)
  local length = block.products
  if length == 0 then length = block.interleave ~= 0 and (n + 1) // 2 or n end
  local bits
  for at = first, first + n - 1, length do
    if at > first then c = pack.read(block, type, bits) end
    bits = step(block, type, a, b, at, math.min(at + length, first + n) - 1, c)
  end
  return bits
end

-- x + y to nearest even.
local function add(block, f, x, y)
  if x.q == NAN or y.q == NAN or (x.q == INFINITE and y.q == INFINITE and x.g ~= y.g) then return pack.nan(block, f) end
  if x.q == INFINITE or y.q == INFINITE then return pack.infinity(f, x.q == INFINITE and x.g or y.g) end
  for _, v in ipairs { x, y } do
    if v.m ~= 0 then wide.add(accumulator, v.g, v.m, v.e) end
  end
  return round_wide(block, f, "nearest_even", "ieee", { [x.g] = true, [y.g] = true })
end

local function groups(block, type, a, b, n, c)
  local size, bits = block.group == 0 and n or block.group, nil
  for first = 0, n - 1, size do
    local start = block.accumulate == "after" and pack.read(block, type, 0) or nil
    local sum = pack.read(block, type, chain(block, type, a, b, first, size, start))
    bits = add(block, block.types[type], c, sum)
    c = pack.read(block, type, bits)
  end
  return bits
end

-- A step's pattern as one of D.
local function convert(block, from, to, bits)
  local q, g, m, x = formats.decode(block.types[from], bits)
  local f = block.types[to]
  if q == NAN then return pack.nan(block, f) end
  if q == INFINITE then return pack.infinity(f, g) end
  if m == 0 then return g == 1 and f.sign or 0 end
  return pack.round(block, f, "nearest_even", g, m, x - block.types[from].mantissa, false)
end

-- The even runs of elements, then the odd ones.
local function order(block, v, n)
  local run, places, at = block.interleave, {}, 0
  if run == 0 then return v end
  for half = 0, 1 do
    for k = 0, n - 1 do
      if k // run % 2 == half then places[at], at = k, at + 1 end
    end
  end
  return vector.gather(v, places, n)
end

function custom.dot(a, b, n, c, plan)
  local block = plan.block
  local type = block.step_type == "d" and plan.d or block.step_type
  local start = pack.read(block, plan.c, c)
  if plan.c ~= type and start.m ~= 0 and start.q == FINITE then start.x = start.e + round.length(start.m) - 1 end
  a, b = order(block, a, n), order(block, b, n)
  local bits
  if block.accumulate == "fused" then
    bits = chain(block, type, a, b, 0, n, start)
  else
    bits = groups(block, type, a, b, n, start)
  end
  return type == plan.d and bits or convert(block, type, plan.d, bits)
end

return custom
