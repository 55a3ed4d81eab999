-- SPDX-License-Identifier: MIT
-- Custom blocks: the values of each field, and random blocks that an instruction can be computed with.

local blocks = {}

local FORMATS <const> = { "e6m10", "e6m9.ieee", "e5m7.b11.nan", "e4m3.fnuz", "e6m3.reserved", "e5m10.binade",
  "e8m13.b127.ieee.binade", "e4m6.fnuz.binade" }

-- Words, or numbers from .. to with the words beside them. Old words are read as well.
blocks.FIELDS = {
  { "products", 0, 40, "all" }, { "fraction_bits", 0, 40, "unlimited" }, { "exponent_floor", -160, 20, "none" },
  { "align", "zero", "nearest_even", "down", "up", "nearest_away", "odd", "truncate", "floor", "jam", "sticky" },
  { "interleave", 0, 32 }, { "accumulate", "fused", "after", "after_product", "last" }, { "group", 0, 64, "all" },
  { "block", 0, 32 }, { "rounding", "zero", "nearest_even", "down", "up", "nearest_away", "odd" },
  { "result_bits", 1, 52, "all" },
  { "step_type", "d", "f16", "bf16", "f32", "e4m3", "e5m2", "own", table.unpack(FORMATS) },
  { "overflow", "infinity", "rounded", "saturate" }, { "zero_sign", "plus", "ieee" },
  { "subnormals", "kept", "flush_in", "flush_out", "normalise", "as_f16", "flush_in+flush_out", "flush_out+normalise",
    "flush_out+as_f16", "normalise+as_f16", "flush_in+flush_out+normalise+as_f16" },
  { "nan", "all_ones", "quiet", "any", "payload" }, { "underflow_sign", "kept", "plus" },
  { "sparse_basis", "stored", "logical" }, { "tf32_class", "truncated", "whole" },
  { "adder", "given", "given", "neighbours", "size", "halves", "window", "tree", "sorted" },
  { "product_type", "exact", "exact", "exact", "exact", "f16", "bf16", "f32", "e4m3", "e5m2", "own", FORMATS[1],
    FORMATS[4], FORMATS[6] },
  { "own_exponent_bits", 1, 8, "none" }, { "own_fraction_bits", 1, 23 }, { "own_bias", 0, 254, "usual" },
  { "own_special", "none", "ieee", "nan", "reserved", "fnuz" }, { "sticky", "no", "no", "yes" },
  { "width", "usual", "usual", "2", "3", "4", "5", "8" }, { "partial", "rounded", "normalised", "cut" },
  { "product_rounding", "step", "zero", "nearest_even", "down", "up", "nearest_away", "odd" },
  { "multiplier_bits", "whole", "whole", "whole", "1", "3", "4", "8", "11", "24" },
}

local function pick(field, next)
  if type(field[2]) == "string" then return field[2 + next() % (#field - 1)] end
  if field[4] and next() % 4 == 0 then return field[4] end
  return field[2] + next() % (field[3] - field[2] + 1)
end

local function power_up_to(most, next)
  local value = 1 << next() % 6
  return value <= most and value or 0
end

-- Logical columns of a chunk of metadata.
local function chunk(it)
  if not it.sparse or it.a == "tf32" then return 2 end
  return it.packed_e2m1 and 8 or 4
end

-- All terms at once, of exact products.
local function at_once(block) block.adder, block.width, block.product_type = "given", "usual", "exact" end

-- Makes a block drawn at random one that the instruction can have.
local function mend(it, block, next)
  local logical = it.sparse and block.sparse_basis == "logical"
  local k, unit = logical and it.k or it.depth, logical and chunk(it) or 1
  block.interleave = next() % 3 == 0 and power_up_to(k // 2, next) or 0
  block.group = block.accumulate ~= "fused" and next() % 2 == 0 and power_up_to(k, next) or 0
  for _, field in ipairs { "products", "interleave", "group" } do
    local value = block[field]
    if value ~= "all" and value % unit ~= 0 then block[field] = value // unit * unit end
  end
  block.block = it.packed_e2m1 and next() % 2 == 0 and power_up_to(32, next) or 0
  if it.d == "f64" then block.fraction_bits, block.step_type = "unlimited", "d" end
  if block.block == 0 and it.scale_type == "ue4m3" then block.fraction_bits = "unlimited" end
  if block.block ~= 0 then
    if block.fraction_bits == "unlimited" then block.fraction_bits = 35 end
    block.accumulate, block.group, block.products, block.interleave = "fused", 0, 0, 0
    local span = it.depth // it.vector
    if span % block.block ~= 0 then block.block = math.min(span, 32) end
  end
  if it.d == "f64" or block.block ~= 0 then at_once(block) end
  if block.block ~= 0 then
    block.align = block.align == "sticky" and "odd" or block.align
    block.sticky, block.partial, block.multiplier_bits = "no", "rounded", "whole"
  end
  if block.adder == "sorted" and block.fraction_bits == "unlimited" then block.adder = "size" end
  if block.multiplier_bits ~= "whole" and block.fraction_bits ~= "unlimited" then at_once(block) end
  if block.own_exponent_bits == "none" then
    if block.step_type == "own" then block.step_type = "d" end
    if block.product_type == "own" then block.product_type = "exact" end
  end
  if block.fraction_bits == "unlimited" then
    block.exponent_floor, block.align, block.sticky, block.partial, block.multiplier_bits =
      "none", "zero", "no", "rounded", "whole"
  end
end

--- A random block as the text of an `arith` line.
function blocks.random(it, next)
  local block, words = {}, { "custom" }
  for _, field in ipairs(blocks.FIELDS) do block[field[1]] = pick(field, next) end
  mend(it, block, next)
  for _, field in ipairs(blocks.FIELDS) do
    words[#words + 1] = ("%s=%s"):format(field[1], block[field[1]])
  end
  return table.concat(words, " ")
end

return blocks
