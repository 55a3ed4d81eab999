-- SPDX-License-Identifier: MIT
-- Whether a dot product by itself can have a custom block: the paragraph "Legal" of generated/mmaref_arithmetic.h.

local formats = require "reference.formats"

local legal = {}

local NUMBERS <const> = {
  products = { 0, 128 }, fraction_bits = { 0, 40, "unlimited" }, exponent_floor = { -1000, 1000, "none" },
  interleave = { 0, 32 }, group = { 0, 128 }, block = { 0, 32 }, result_bits = { 1, 52, "all" },
  own_exponent_bits = { 1, 8, "none" }, own_fraction_bits = { 1, 23, "none" }, own_bias = { 0, 254, "usual" },
  width = { 2, 8, 0 }, multiplier_bits = { 1, 24, 0 },
}

local WORDS <const> = {
  align = "zero nearest_even down up nearest_away odd", accumulate = "fused after after_product last",
  rounding = "zero nearest_even down up nearest_away odd stochastic", overflow = "infinity rounded saturate",
  zero_sign = "plus ieee", nan = "all_ones quiet any payload", underflow_sign = "kept plus",
  sparse_basis = "stored logical", tf32_class = "truncated whole", adder = "given neighbours size halves",
  own_special = "none ieee nan reserved fnuz", sticky = "no yes", partial = "rounded normalised cut",
  product_rounding = "zero nearest_even down up nearest_away odd stochastic step",
}

local STEP_TYPES <const> = { f16 = true, bf16 = true, f32 = true, e4m3 = true, e5m2 = true, own = true }

local function in_range(block)
  for field, range in pairs(NUMBERS) do
    local value = block[field]
    local is_number = math.type(value) == "integer" and value >= range[1] and value <= range[2]
    if not is_number and value ~= range[3] then return false end
  end
  for field, words in pairs(WORDS) do
    if not (" " .. words .. " "):find(" " .. block[field] .. " ", 1, true) then return false end
  end
  return true
end

local function has_types(block, case)
  local function is_type(type, word)
    return type == word or STEP_TYPES[type] or not formats[type] and formats.read(type) ~= nil
  end
  if block.own_exponent_bits ~= "none" and block.own_fraction_bits == "none" then return false end
  if not is_type(block.step_type, "d") or not is_type(block.product_type, "exact") then return false end
  for _, type in ipairs { case.a_type, case.b_type, case.c_type, case.d_type, block.step_type, block.product_type } do
    if type == "own" and not block.types.own then return false end
  end
  return true
end

local function in_order(block, count)
  local run = block.interleave
  if run ~= 0 and (run & (run - 1) ~= 0 or count % (2 * run) ~= 0) then return false end
  return block.group == 0 or block.accumulate ~= "fused" and count % block.group == 0
end

-- What needs terms that lose bits.
local function fits_fraction_bits(block)
  return block.fraction_bits ~= "unlimited" or block.exponent_floor == "none" and block.align == "zero"
    and block.sticky == "no" and block.partial == "rounded" and block.multiplier_bits == 0
end

local function all_at_once(block) return block.adder == "given" and block.width == 0 end

local function fits_f64(block, case)
  local products, sums = case.a_type == "f64", case.c_type == "f64" or case.d_type == "f64"
  if not products and not sums then return true end
  local exact = block.step_type == "d" and block.fraction_bits == "unlimited" and block.rounding ~= "stochastic"
  return exact and block.product_rounding ~= "stochastic"
    and (not products or all_at_once(block) and block.product_type == "exact")
end

local function fits_scales(block, case)
  local scale = case.scale
  if block.block == 0 then return not (scale and scale.type == "ue4m3" and block.fraction_bits ~= "unlimited") end
  return scale ~= nil and case.a_type == "e2m1" and case.b_type == "e2m1" and scale.length % block.block == 0
    and block.fraction_bits ~= "unlimited" and block.accumulate == "fused" and block.products == 0
    and block.interleave == 0 and all_at_once(block) and block.product_type == "exact" and block.sticky == "no"
    and block.partial == "rounded" and block.multiplier_bits == 0
end

local function has_random(block, case)
  return case.random ~= nil or block.rounding ~= "stochastic"
    and (block.product_rounding ~= "stochastic" or block.product_type == "exact")
end

--- Of a block and a case as dot_random.lua draws it.
function legal.dot(block, case)
  return in_range(block) and has_types(block, case) and in_order(block, #case.a) and fits_fraction_bits(block)
    and (block.multiplier_bits == 0 or all_at_once(block) and block.product_type == "exact")
    and fits_f64(block, case) and fits_scales(block, case) and has_random(block, case)
end

--- Whether the sum can be had before it is rounded: all products are taken with C in one step, and added without a
--- rounding in between.
function legal.fixed(block, case)
  local count = #case.a
  local one_step = block.products == 0 and block.interleave == 0 or block.products >= count
  if block.accumulate ~= "fused" or not one_step then return false end
  return block.partial ~= "rounded" or all_at_once(block)
end

return legal
