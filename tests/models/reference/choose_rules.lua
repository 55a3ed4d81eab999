-- SPDX-License-Identifier: MIT
-- Writes tests/data/vectors/rules.txt: blocks that together have each word of each field, where it tells:
--   lua tests/models/reference/choose_rules.lua SEED > tests/data/vectors/rules.txt
-- A row of a field is drawn until its results differ from those of the block with another word.

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local blocks = require "reference.dot_blocks"
local custom = require "reference.custom"
local rules = require "reference.rules"
local stream = require "reference.stream"

local FORMATS <const> = "e6m9.ieee e5m7.b11.nan e4m3.fnuz e6m3.reserved e5m10.binade"

-- Fields and values; the first one is only compared with.
local FIELDS <const> = {
  { "products", "all 1 3 8" }, { "fraction_bits", "unlimited 0 1 7 12 24 25 40" }, { "exponent_floor", "none -20 0 9" },
  { "align", "nearest_even zero down up nearest_away odd nearest_even" }, { "interleave", "0 1 2 4" },
  { "accumulate", "last fused after after_product last" }, { "group", "all 1 2 4" }, { "block", "1 2 4 8 16" },
  { "rounding", "zero nearest_even down up nearest_away odd stochastic zero" }, { "result_bits", "all 1 5 9" },
  { "step_type", "d f16 bf16 f32 e4m3 e5m2 own " .. FORMATS }, { "overflow", "saturate infinity rounded saturate" },
  { "zero_sign", "ieee plus ieee" },
  { "subnormals", "kept flush_in flush_out normalise as_f16 flush_in+flush_out flush_out+normalise normalise+as_f16 "
    .. "flush_out+as_f16" },
  { "nan", "any all_ones quiet payload any" }, { "underflow_sign", "kept plus kept" },
  { "tf32_class", "truncated whole truncated" }, { "adder", "size given neighbours halves size" },
  { "product_type", "exact f16 bf16 f32 e4m3 e5m2 own " .. FORMATS }, { "own_exponent_bits", "4 2 5 8" },
  { "own_fraction_bits", "4 1 3 10 23" }, { "own_bias", "usual 0 11 100" },
  { "own_special", "fnuz none ieee nan reserved fnuz" }, { "sticky", "no yes no" }, { "width", "usual 2 3 4 5 8" },
  { "partial", "cut rounded normalised cut" },
  { "product_rounding", "zero step nearest_even down up nearest_away odd stochastic zero" },
  { "multiplier_bits", "whole 1 3 4 8 11 24" },
}

-- Rules that are no field, the recipes of dot_blocks.lua that draw them, and how many rows.
local OTHERS <const> = {
  { "scales", "scale block", 8, kind = "sum" }, { "formats", "format reserved fnuz binade own", 20, kind = "sum" },
  { "types", "f32 accumulator step any payload", 15, kind = "sum" }, { "integers", "integer", 8, kind = "sum" },
  { "mixed", "mixed", 24, kind = "sum" }, { "refused", "illegal", 24, kind = "sum", refused = true },
  { "fixed", "fixed", 24, kind = "fixed" }, { "corners", "mixed odd align halves cut payload f32 format binade", 36,
    kind = "corners" },
}

local EACH <const> = 2 -- rows of a value
local MOST <const> = 32 -- products, of which a small board computes few

local next = stream.generator("rules " .. (arg[1] or "1"))

local base = custom.block({}, "custom")

-- Settings of a block, in the words of fields, that differ from those of mmaref_arithmetic_start.
local function settings_of(text)
  local block, words = custom.block({}, text), {}
  for field, value in pairs(block) do
    if type(value) ~= "table" and value ~= base[field] then words[field] = value end
  end
  return words
end

local WORDS <const> = { products = "all", group = "all", width = "usual", multiplier_bits = "whole" }

local function row_text(row)
  local keys, parts = {}, {}
  for field in pairs(row.settings) do keys[#keys + 1] = field end
  table.sort(keys)
  for _, field in ipairs(keys) do
    local value = row.settings[field]
    parts[#parts + 1] = (" %s=%s"):format(field, value == 0 and WORDS[field] or value)
  end
  return ("rule %s %s %s %s%s"):format(row.name, row.kind, row.types, row.count, table.concat(parts))
end

local function draw(name, kind, recipe)
  local case = blocks.random(recipe, next)
  local row = { name = name, kind = kind, settings = settings_of(case.block), products = case.count,
    types = table.concat({ case.a_type, case.b_type, case.c_type, case.d_type }, ",") }
  row.count = case.scale and ("%d:%s:%d"):format(case.count, case.scale.type, case.count // case.scale.length)
    or tostring(case.count)
  if recipe == "integer" then
    local overflow = row.settings.overflow
    row.settings = { overflow = overflow }
  end
  return row
end

local is_written, rows, number = {}, {}, 0

local function results_of(row)
  local fine, _, results = pcall(rules.digest, row_text(row), number)
  return fine and results or nil
end

local function is_refused(results) return results[1]:find("illegal") ~= nil end

local function write(row)
  rows[#rows + 1], number = row_text(row), number + 1
  is_written[rows[#rows]] = true
  print(rows[#rows])
end

-- Whether some results differ.
local function differ(x, y)
  for k = 1, #x do
    if x[k] ~= y[k] then return true end
  end
  return false
end

local function with(row, field, value)
  local other = setmetatable({ settings = {} }, { __index = row })
  for key, setting in pairs(row.settings) do other.settings[key] = setting end
  local set = settings_of(("custom %s=%s"):format(field, value))
  other.settings[field] = set[field]
  return other
end

local function choose(field, value, compared)
  for _ = 1, 4000 do
    local recipe = field == "block" and "block" or (field == "nan" and "payload")
      or field:find("^own") and "own" or blocks.NAMES[next() % #blocks.NAMES + 1]
    local drawn = recipe ~= "integer" and recipe ~= "illegal" and recipe ~= "fixed" and draw(field, "sum", recipe)
    if drawn and drawn.products <= MOST then
      if field == "tf32_class" then drawn.types = drawn.types:gsub("^[^,]+", "tf32") end
      local row = with(drawn, field, value)
      local results = not is_written[row_text(row)] and results_of(row)
      local others = results and not is_refused(results) and results_of(with(drawn, field, compared))
      if others and not is_refused(others) and differ(results, others) then return write(row) end
    end
  end
  error(("%s=%s: no row tells it from %s"):format(field, value, compared))
end

-- Types of values: A, which is decoded, and D, to which its elements are rounded; and a rounding, or what NaN equal.
local VALUES <const> = [[
f16,e4m3 nearest_even
bf16,f16 zero
tf32,e5m2 down
f32,f16 nearest_away
f32,bf16 up
f32,e2m1 nearest_even
f64,f32 nearest_even
f64,tf32 nearest_away
f64,e4m3 up
e4m3,e2m3 nearest_even
e5m2,f64 zero
e5m2,e3m2 nearest_away
e3m2,e2m1 down
e2m3,s8 nearest_even
e2m1,f32 zero
s8,e2m3 nearest_even
u8,e3m2 up
s4,u4 zero
u4,f16 nearest_even
s32,f32 nearest_even
s32,bf16 nearest_away
f32,s8 zero
f16,s32 down
f32,u8 up
bf16,s4 nearest_even
e4m3.fnuz,e3m2.fnuz nearest_even
e5m4.b11.nan,e6m3.reserved down
e6m3.reserved,e4m3.fnuz up
f32,e5m4.ieee nearest_even
f32,e4m3.fnuz nearest_away
]]

-- Whether numbers stand for all formats of a text.
local function has_numbers(text)
  return not (text:find("%.ieee%.nan") or text:find("%.fnuz%.b%d") or text:find("b255"))
end

-- What there is of the corners, of a row without scale factors.
local function fits(row, results, rule)
  return results and has_numbers(row_text(row)) and is_refused(results) == (rule.refused or false)
    and not (rule.kind == "corners" and row.count:find(":"))
end

print("# Blocks of the self-test's rules, by tests/models/reference/choose_rules.lua.")
for _, each in ipairs(FIELDS) do
  local field, before = each[1], nil
  for value in each[2]:gmatch("%S+") do
    for _ = 1, before and EACH or 0 do choose(field, value, before) end
    before = value
  end
end
for _, rule in ipairs(OTHERS) do
  local recipes, left = {}, rule[3]
  for recipe in rule[2]:gmatch("%S+") do recipes[#recipes + 1] = recipe end
  while left > 0 do
    local row = draw(rule[1], rule.kind, recipes[left % #recipes + 1])
    local results = row.products <= MOST and not is_written[row_text(row)] and results_of(row)
    if fits(row, results, rule) then
      write(row)
      left = left - 1
    end
  end
end
for types, rounding in VALUES:gmatch("(%S+) (%S+)") do
  local nan = #rows % 2 == 0 and "any" or nil
  write({ name = "values", kind = "values", types = types:gsub(",", ",f16,f32,"), count = "6",
    settings = { nan = nan, rounding = rounding ~= "nearest_even" and rounding or nil } })
end
-- What mmaref_dot_explain takes, and mmaref.h says all of: not where a factor of ue4m3 shifts exponents, nor in which
-- order a tree of three levels makes its nodes, nor whether a lone zero is a node.
local function is_told(row)
  local tree = row.settings.adder == "neighbours" or row.settings.adder == "halves"
  return not row.settings.block and row.settings.group ~= 1 and row.products <= (tree and 4 or 8)
    and not row.count:find(":ue4m3")
end

for _, recipe in ipairs(blocks.NAMES) do
  local left = recipe ~= "integer" and recipe ~= "illegal" and recipe ~= "fixed" and recipe ~= "block" and EACH or 0
  while left > 0 do
    local row = draw("explained", "explained", recipe)
    local results = is_told(row) and not is_written[row_text(row)] and results_of(row)
    if results and fits(row, results, {}) then
      write(row)
      left = left - 1
    end
  end
end
