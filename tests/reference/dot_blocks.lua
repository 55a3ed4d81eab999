-- SPDX-License-Identifier: MIT
-- Blocks of one's own and types for dot products by themselves: for each field that no instruction has, random ones
-- that have it.

local blocks = {}

local MULTIPLICANDS <const> = { "f16", "bf16", "tf32", "f32", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1" }
local ACCUMULATORS <const> = { "f16", "bf16", "f32", "e4m3", "e5m2" }

local function one(next, list) return list[next() % #list + 1] end
local function between(next, low, high) return low + next() % (high - low + 1) end
local function one_in(next, n) return next() % n == 0 end

-- ---- What each field puts into a case: a table of words, and types ----

local FIELDS = {}

function FIELDS.odd(case, words) words.rounding = "odd" end
function FIELDS.saturate(case, words) words.overflow = "saturate" end
function FIELDS.stochastic(case, words) words.rounding = "stochastic" end

function FIELDS.sticky(case, words, next)
  words.align, words.fraction_bits = "sticky", between(next, 0, 40)
end

function FIELDS.tree(case, words) words.adder, words.fraction_bits = "tree", "unlimited" end

function FIELDS.sorted(case, words, next)
  words.adder, words.fraction_bits = "sorted", between(next, 0, 40)
  case.count = between(next, 1, 8)
end

function FIELDS.product(case, words, next) words.product_type = one(next, ACCUMULATORS) end

function FIELDS.f32(case, words, next)
  case.a_type = "f32"
  if one_in(next, 2) then case.b_type = "f32" end
end

function FIELDS.accumulator(case, words, next)
  case.c_type, case.d_type = one(next, ACCUMULATORS), one(next, { "bf16", "e4m3", "e5m2" })
end

function FIELDS.step(case, words, next) words.step_type = one(next, { "bf16", "e4m3", "e5m2" }) end

function FIELDS.own(case, words, next)
  words.own_exponent_bits, words.own_fraction_bits = between(next, 1, 8), between(next, 1, 23)
  words.own_bias = one_in(next, 2) and "usual" or between(next, 0, 254)
  words.own_special = one(next, { "none", "ieee", "nan" })
  local place = next() % 5
  if place == 0 or one_in(next, 3) then case.a_type = "own" end
  if place == 1 or one_in(next, 3) then case.b_type = "own" end
  if place == 2 or one_in(next, 4) then case.c_type = "own" end
  if place == 3 or one_in(next, 4) then case.d_type = "own" end
  if place == 4 then words.step_type = "own" elseif one_in(next, 6) then words.product_type = "own" end
end

function FIELDS.integer(case, words, next)
  local types = { "s8", "u8", "s4", "u4" }
  case.integers, case.a_type, case.b_type, case.c_type, case.d_type = true, one(next, types), one(next, types), "s32", "s32"
  if one_in(next, 2) then words.overflow = "saturate" end
end

function FIELDS.mixed(case, words, next)
  for _, name in ipairs { "odd", "saturate", "stochastic", "sticky", "tree", "sorted", "product", "f32", "accumulator",
    "step", "own" } do
    if one_in(next, 3) then FIELDS[name](case, words, next) end
  end
end

--- Fields in the order in which cases take them in turn.
blocks.NAMES = { "odd", "saturate", "stochastic", "sticky", "tree", "sorted", "product", "f32", "accumulator", "step",
  "own", "integer", "mixed" }

-- ---- The rest of a case ----

local function divisors(n)
  local list = {}
  for d = 1, n do
    if n % d == 0 then list[#list + 1] = d end
  end
  return list
end

-- What any block may have.
local function common(case, words, next)
  local function pick(key, ...)
    if words[key] == nil and one_in(next, 2) then words[key] = one(next, { ... }) end
  end
  pick("products", 1, 2, 3, 4, 8)
  if words.fraction_bits == nil and one_in(next, 2) then words.fraction_bits = between(next, 0, 40) end
  if (words.fraction_bits or "unlimited") ~= "unlimited" then
    pick("align", "floor", "jam", "nearest_even")
    if one_in(next, 3) then words.exponent_floor = between(next, -150, 10) end
  end
  if one_in(next, 4) then words.accumulate = one(next, { "after", "after_product" }) end
  if words.accumulate and one_in(next, 2) then words.group = one(next, divisors(case.count)) end
  if case.count % 4 == 0 and one_in(next, 4) then words.interleave = one(next, { 1, 2 }) end
  pick("rounding", "zero", "nearest_even", "down", "up", "nearest_away")
  if one_in(next, 4) then words.result_bits = between(next, 1, 23) end
  if one_in(next, 6) then pick("step_type", "f16", "f32") end
  pick("overflow", "infinity", "rounded")
  pick("zero_sign", "plus", "ieee")
  pick("subnormals", "flush_in", "flush_out", "normalise", "as_f16", "flush_in+flush_out", "normalise+as_f16")
  pick("nan", "quiet")
  pick("underflow_sign", "plus")
  if case.a_type == "tf32" then pick("tf32_class", "whole") end
end

-- Takes back what contradicts something else.
local function mend(case, words)
  if words.adder == "tree" then words.fraction_bits = "unlimited" end
  if words.adder == "sorted" and words.fraction_bits == "unlimited" then words.fraction_bits = 20 end
  if (words.fraction_bits or "unlimited") == "unlimited" then words.align, words.exponent_floor = nil, nil end
  if words.adder == "sorted" and case.count > 8 then words.products = math.min(words.products or 8, 8) end
end

--- A random case that has a field: types, count and the block as text.
function blocks.random(field, next)
  local words = {}
  local case = { a_type = one(next, MULTIPLICANDS), b_type = one(next, MULTIPLICANDS), count = between(next, 1, 12),
    c_type = one(next, { "f16", "f32" }), d_type = one(next, { "f16", "f32" }) }
  FIELDS[field](case, words, next)
  if not case.integers then common(case, words, next) end
  mend(case, words)
  local keys, text = {}, { "custom" }
  for key in pairs(words) do keys[#keys + 1] = key end
  table.sort(keys)
  for _, key in ipairs(keys) do text[#text + 1] = ("%s=%s"):format(key, words[key]) end
  case.block = table.concat(text, " ")
  return case
end

return blocks
