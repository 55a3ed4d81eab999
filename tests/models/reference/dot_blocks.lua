-- SPDX-License-Identifier: MIT
-- Custom blocks and types for dot products by themselves: for each possibility that no instruction has, random
-- ones that have it.

local blocks = {}

local MULTIPLICANDS <const> = { "f16", "bf16", "tf32", "f32", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1" }
local ACCUMULATORS <const> = { "f16", "bf16", "f32", "e4m3", "e5m2" }
local ALIGNMENTS <const> = { "zero", "nearest_even", "down", "up", "nearest_away", "odd" }

local function one(next, list) return list[next() % #list + 1] end
local function between(next, low, high) return low + next() % (high - low + 1) end
local function one_in(next, n) return next() % n == 0 end

local function divisors(n)
  local list = {}
  for d = 1, n do
    if n % d == 0 then list[#list + 1] = d end
  end
  return list
end

-- ---- What each field puts into a case: a table of words, and types ----

local FIELDS = {}

function FIELDS.odd(case, words) words.rounding = "odd" end
function FIELDS.saturate(case, words) words.overflow = "saturate" end
function FIELDS.stochastic(case, words) words.rounding = "stochastic" end

-- Few bits, so that terms lose some.
local function limit(words, next)
  words.fraction_bits = one_in(next, 3) and between(next, 0, 40) or between(next, 2, 14)
end

function FIELDS.align(case, words, next)
  limit(words, next)
  words.align = one(next, { "up", "nearest_away", "odd", "down", "nearest_even", "zero", "floor", "jam", "truncate" })
end

function FIELDS.sticky(case, words, next)
  limit(words, next)
  if one_in(next, 3) then words.align = "sticky" else words.align, words.sticky = one(next, ALIGNMENTS), "yes" end
end

-- Some terms at a time.
local function some(case, words, next)
  words.width = one(next, { "usual", 2, 3, 4, 5, 8 })
  if one_in(next, 3) then
    words.fraction_bits = "unlimited"
  else
    limit(words, next)
    words.partial = one(next, { "rounded", "normalised", "cut" })
    if one_in(next, 3) then words.sticky = "yes" end
    if one_in(next, 2) then words.align = one(next, ALIGNMENTS) end
  end
end

function FIELDS.tree(case, words) words.adder, words.fraction_bits = "tree", "unlimited" end

function FIELDS.neighbours(case, words, next)
  words.adder = "neighbours"
  some(case, words, next)
end

function FIELDS.halves(case, words, next)
  words.adder = "halves"
  some(case, words, next)
end

function FIELDS.width(case, words, next)
  some(case, words, next)
  words.width = between(next, 2, 8)
end

function FIELDS.sorted(case, words, next)
  words.adder, words.fraction_bits = "sorted", between(next, 0, 40)
end

function FIELDS.size(case, words, next)
  words.adder = "size"
  some(case, words, next)
  if one_in(next, 2) then case.count = between(next, 9, 40) end
end

local function partial(word)
  return function(case, words, next)
    some(case, words, next)
    limit(words, next)
    words.partial, words.adder = word, one(next, { "given", "neighbours", "size", "halves" })
    if words.adder == "given" and words.width == "usual" then words.width = 2 end
  end
end
FIELDS.normalised, FIELDS.cut = partial "normalised", partial "cut"

function FIELDS.product(case, words, next) words.product_type = one(next, ACCUMULATORS) end

function FIELDS.product_rounding(case, words, next)
  FIELDS.product(case, words, next)
  words.product_rounding = one(next, { "zero", "nearest_even", "down", "up", "nearest_away", "odd", "stochastic",
    "step" })
end

function FIELDS.multiplier(case, words, next)
  limit(words, next)
  words.multiplier_bits = one_in(next, 3) and between(next, 1, 24) or between(next, 1, 8)
end

function FIELDS.last(case, words, next)
  words.accumulate = "last"
  case.count = one(next, { 4, 6, 8, 12, 16 })
  words.group = one(next, divisors(case.count))
end

function FIELDS.any(case, words) words.nan, case.nans = "any", true end

-- D and steps may be of types that have one NaN, or none.
function FIELDS.payload(case, words, next)
  words.nan, case.nans = "payload", true
  if one_in(next, 3) then case.d_type = one(next, { "e4m3", "e5m2", "e4m3.fnuz", "e5m4.nan", "e5m4.reserved" }) end
  if one_in(next, 4) then words.step_type = one(next, { "e4m3", "e6m9", "e6m9.reserved", "e6m9.fnuz" }) end
  if one_in(next, 2) then
    case.a_type, case.b_type = one(next, { "f32", "f16", "bf16", "tf32" }), one(next, { "f32", "f16", "bf16", "e5m2" })
  end
end

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
  words.own_special = one(next, { "none", "ieee", "nan", "reserved", "fnuz" })
  local place = next() % 5
  if place == 0 or one_in(next, 3) then case.a_type = "own" end
  if place == 1 or one_in(next, 3) then case.b_type = "own" end
  if place == 2 or one_in(next, 4) then case.c_type = "own" end
  if place == 3 or one_in(next, 4) then case.d_type = "own" end
  if place == 4 then words.step_type = "own" elseif one_in(next, 6) then words.product_type = "own" end
end

-- The text of a format; special: what its largest exponent field means.
local function format(next, special, binade)
  local text = one_in(next, 3) and ("e%dm%d"):format(between(next, 1, 8), between(next, 1, 23))
    or ("e%dm%d"):format(between(next, 3, 6), between(next, 1, 8))
  if one_in(next, 3) then
    text = ("%s.b%d"):format(text, one_in(next, 3) and between(next, 0, 254) or between(next, 0, 20))
  end
  if special ~= "none" then text = text .. "." .. special end
  if binade then return text .. ".binade" end
  -- Some texts are the names of types.
  return text:find("[.]") and text or text .. ".nan"
end

-- Puts formats into at least one place.
local function formats_in(case, words, next, draw)
  local place = next() % 6
  local function here(n) return place == n or one_in(next, 5) end
  if here(0) then case.a_type = draw() end
  if here(1) then case.b_type = draw() end
  if here(2) then case.c_type = draw() end
  if here(3) then case.d_type = draw() end
  if here(4) then words.step_type = draw() end
  if here(5) then words.product_type = draw() end
end

local SPECIALS <const> = { "none", "ieee", "nan", "reserved", "fnuz" }

function FIELDS.format(case, words, next)
  formats_in(case, words, next, function() return format(next, one(next, SPECIALS), one_in(next, 3)) end)
end
function FIELDS.reserved(case, words, next)
  formats_in(case, words, next, function() return format(next, "reserved", one_in(next, 4)) end)
end
function FIELDS.fnuz(case, words, next)
  formats_in(case, words, next, function() return format(next, "fnuz", one_in(next, 4)) end)
end
function FIELDS.binade(case, words, next)
  formats_in(case, words, next, function() return format(next, one(next, SPECIALS), true) end)
end

-- Scale factors, 1 to 8 of each operand.
local function scale(case, words, next, type)
  local list = {}
  for _, length in ipairs(divisors(case.count)) do
    if case.count // length <= 8 then list[#list + 1] = length end
  end
  case.scale = { type = type, length = one(next, list) }
  if type == "ue4m3" and words.block == nil then words.fraction_bits = "unlimited" end
end

function FIELDS.scale(case, words, next)
  if one_in(next, 2) then case.count = one(next, { 8, 16, 24, 32 }) end
  scale(case, words, next, one(next, { "ue8m0", "ue4m3" }))
end

-- It stands alone.
function FIELDS.block(case, words, next)
  case.a_type, case.b_type = "e2m1", "e2m1"
  words.block = one(next, { 1, 2, 4, 8, 16, 3, 5, 32 })
  case.count = words.block * one(next, { 1, 2, 4, 8, 3 })
  if case.count > 128 then case.count = 128 end
  scale(case, words, next, one(next, { "ue8m0", "ue4m3" }))
  while case.scale.length % words.block ~= 0 do scale(case, words, next, case.scale.type) end
  words.fraction_bits = one_in(next, 3) and 35 or between(next, 0, 40)
end

function FIELDS.integer(case, words, next)
  local types = { "s8", "u8", "s4", "u4" }
  case.integers, case.a_type, case.b_type = true, one(next, types), one(next, types)
  case.c_type, case.d_type = "s32", "s32"
  if one_in(next, 2) then words.overflow = "saturate" end
end

-- The sum before it is rounded.
function FIELDS.fixed(case, words, next)
  case.fixed = true
  if one_in(next, 4) then FIELDS.block(case, words, next) end
  if words.block == nil and one_in(next, 3) then FIELDS.format(case, words, next) end
  if words.block == nil and one_in(next, 2) then one(next, { FIELDS.normalised, FIELDS.cut })(case, words, next) end
  if one_in(next, 16) then return end
  words.accumulate, words.interleave = "fused", 0
  words.products = words.block and "all" or one(next, { "all", case.count })
  if words.partial == nil then words.adder, words.width = "given", "usual" end
  case.d_type, words.step_type = case.c_type, nil
end

local PARTS <const> = { "odd", "saturate", "stochastic", "align", "sticky", "tree", "neighbours", "halves", "width",
  "sorted", "size", "product", "product_rounding", "multiplier", "payload", "f32", "accumulator", "step", "own",
  "format", "scale" }

function FIELDS.mixed(case, words, next)
  for _, name in ipairs(PARTS) do
    if one_in(next, 5) then FIELDS[name](case, words, next) end
  end
end

-- What makes a legal block an illegal one, mostly.
local WRONG <const> = {
  function(_, words, next) words.fraction_bits = one(next, { "unlimited", 41 }) end,
  function(_, words, next) words.width = one(next, { 1, 9, 2, 8 }) end,
  function(_, words, next) words.multiplier_bits = one(next, { 25, 4, 8 }) end,
  function(_, words, next) words.partial = one(next, { "normalised", "cut" }) end,
  function(_, words) words.sticky = "yes" end,
  function(_, words, next) words.block = between(next, 1, 33) end,
  function(_, words, next) words.interleave = one(next, { 1, 2, 3, 4, 8, 64 }) end,
  function(_, words, next) words.group = between(next, 1, 130) end,
  function(_, words, next) words.exponent_floor = one(next, { -1001, 1001, -20 }) end,
  function(_, words, next)
    words.step_type = one(next, { "own", "e9m3", "e4m24", "e5m3.b255", "e3m2.fnuz.b2", "f64", "e2m1" })
  end,
  function(_, words, next) words.product_type = one(next, { "own", "e0m3.nan", "e4m0", "tf32", "e4m4.ieee.nan" }) end,
  function(case, words)
    case.scale, words.fraction_bits = { type = "ue4m3", length = case.count }, 20
  end,
  function(_, words, next) words.own_exponent_bits = one(next, { "none", 9 }) end,
  function(_, words, next) words.result_bits = one(next, { 0, 53 }) end,
  function(case, words, next)
    words.rounding, case.no_random = one(next, { "stochastic", "step" }), true
  end,
  function(_, words, next) words.align = one(next, { "stochastic", "step", "up" }) end,
  function(_, words, next) words.accumulate = one(next, { "last", "after", "fused" }) end,
}

function FIELDS.illegal(case, words, next)
  case.count = between(next, 1, 4)
  one(next, { FIELDS.block, FIELDS.scale, FIELDS.own, FIELDS.format, FIELDS.multiplier, FIELDS.last, FIELDS.neighbours,
    FIELDS.size, FIELDS.halves, FIELDS.cut, FIELDS.product, FIELDS.sticky })(case, words, next)
  case.wrong = one(next, WRONG)
end

--- Fields in the order in which cases take them in turn.
blocks.NAMES = { "odd", "saturate", "stochastic", "align", "sticky", "tree", "neighbours", "halves", "width", "sorted",
  "size", "normalised", "cut", "product", "product_rounding", "multiplier", "last", "any", "payload", "f32",
  "accumulator", "step", "own", "format", "reserved", "fnuz", "binade", "scale", "block", "integer", "fixed",
  "mixed", "illegal" }

-- ---- The rest of a case ----

-- What any block may have.
local function common(case, words, next)
  local function pick(key, ...)
    if words[key] == nil and one_in(next, 2) then words[key] = one(next, { ... }) end
  end
  if words.block == nil then pick("products", 1, 2, 3, 4, 8) end
  if words.fraction_bits == nil and one_in(next, 2) then words.fraction_bits = between(next, 0, 40) end
  if (words.fraction_bits or "unlimited") ~= "unlimited" then
    pick("align", "floor", "jam", "nearest_even", "up", "nearest_away")
    if words.exponent_floor == nil and one_in(next, 3) then words.exponent_floor = between(next, -150, 10) end
  end
  if words.block == nil then
    if words.accumulate == nil and one_in(next, 4) then words.accumulate = one(next, { "after", "after_product" }) end
    if (words.accumulate or "fused") ~= "fused" and words.group == nil and one_in(next, 2) then
      words.group = one(next, divisors(case.count))
    end
    if words.interleave == nil and case.count % 4 == 0 and one_in(next, 4) then
      words.interleave = one(next, { 1, 2 })
    end
  end
  pick("rounding", "zero", "nearest_even", "down", "up", "nearest_away")
  if words.result_bits == nil and one_in(next, 4) then words.result_bits = between(next, 1, 23) end
  if one_in(next, 6) then pick("step_type", "f16", "f32") end
  pick("overflow", "infinity", "rounded")
  pick("zero_sign", "plus", "ieee")
  pick("subnormals", "flush_in", "flush_out", "normalise", "as_f16", "flush_in+flush_out", "normalise+as_f16")
  pick("nan", "quiet")
  pick("underflow_sign", "plus")
  if case.a_type == "tf32" or case.b_type == "tf32" then pick("tf32_class", "whole") end
end

-- Takes back what contradicts something else.
local function mend(case, words)
  if words.adder == "sorted" and words.fraction_bits == "unlimited" then words.fraction_bits = 20 end
  if words.block and words.align == "sticky" then words.align = "odd" end
  if case.scale and case.scale.type == "ue4m3" and not words.block then
    words.fraction_bits = "unlimited"
    if words.adder == "sorted" then words.adder = "size" end
  end
  if words.multiplier_bits then
    words.adder, words.width, words.product_type = nil, nil, nil
    if words.fraction_bits == "unlimited" then words.multiplier_bits = nil end
  end
  if (words.fraction_bits or "unlimited") == "unlimited" then
    words.align, words.exponent_floor, words.sticky, words.partial, words.multiplier_bits = nil, nil, nil, nil, nil
  end
  local run = words.interleave
  if run and run ~= 0 and case.count % (2 * run) ~= 0 then words.interleave = nil end
  if words.group and case.count % words.group ~= 0 then words.group = nil end
end

--- A random case that has a field: types, count and the block as text.
function blocks.random(field, next)
  local words = {}
  local case = { a_type = one(next, MULTIPLICANDS), b_type = one(next, MULTIPLICANDS), count = between(next, 1, 12),
    c_type = one(next, { "f16", "f32" }), d_type = one(next, { "f16", "f32" }) }
  FIELDS[field](case, words, next)
  if not case.integers then common(case, words, next) end
  mend(case, words)
  -- The count may have changed since.
  if case.scale and (case.count % case.scale.length ~= 0 or case.count // case.scale.length > 8) then
    case.scale.length = case.count
  end
  if case.wrong then case.wrong(case, words, next) end
  local keys, text = {}, { "custom" }
  for key in pairs(words) do keys[#keys + 1] = key end
  table.sort(keys)
  for _, key in ipairs(keys) do text[#text + 1] = ("%s=%s"):format(key, words[key]) end
  case.block = table.concat(text, " ")
  return case
end

return blocks
