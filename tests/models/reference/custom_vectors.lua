-- SPDX-License-Identifier: MIT
-- Writes custom.vec: for every value of every field of a custom block a case whose result is
-- another than with the value before: lua tests/models/reference/custom_vectors.lua FOLDER

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local model = require "reference.model"
local operands = require "reference.operands"
local stream = require "reference.stream"
local wmma = require "reference.wmma"
local write = require "reference.write"

local F16 <const> = "mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16"
local HALF <const> = "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16"
local BF16 <const> = "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32"
local TF32 <const> = "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32"
local E4M3 <const> = "mma.sync.aligned.m16n8k16.row.col.f16.e4m3.e4m3.f16"
local MXF4 <const> = "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0"
local SPARSE <const> = "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16"
local WMMA <const> = "wmma.mma.sync.aligned.row.col.m16n16k16.f16.f16"

-- Instruction, what else the block says, field, values, the first of which is only compared with; what
-- the stream draws too rarely.
local CASES = {
  { BF16, "fraction_bits=10", "products", "all 1 3 4 7" },
  { BF16, "", "fraction_bits", "unlimited 0 1 12 24 25 40" },
  { HALF, "fraction_bits=10", "exponent_floor", "none -20 -10 0 15" },
  { BF16, "fraction_bits=8", "align", "zero down odd nearest_even up nearest_away" },
  { BF16, "fraction_bits=8 rounding=up", "sticky", "no yes" },
  { HALF, "fraction_bits=16", "sticky", "no yes" },
  { HALF, "fraction_bits=8 align=nearest_even rounding=up", "sticky", "no yes" },
  { MXF4, "block=16 fraction_bits=8", "align", "zero down odd nearest_even up nearest_away" },
  { BF16, "products=4 fraction_bits=8", "interleave", "0 1 2 4" },
  { F16, "products=2", "accumulate", "fused after" },
  { F16, "products=2", "accumulate", "fused after_product" },
  { BF16, "products=1", "accumulate", "after after_product", "zeros" },
  { BF16, "products=2 group=2 fraction_bits=24", "accumulate", "after last" },
  { HALF, "group=1", "accumulate", "after_product last" },
  { BF16, "accumulate=after", "group", "all 1 2 4" },
  { HALF, "accumulate=last", "group", "all 1 2 4" },
  { MXF4, "fraction_bits=12", "block", "0 16" },
  { MXF4, "fraction_bits=12", "block", "16 32" },
  { MXF4, "fraction_bits=12", "block", "16 0" },
  { HALF, "", "rounding", "nearest_even zero down up odd" },
  { "mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16", "", "rounding", "nearest_even nearest_away" },
  { BF16, "", "result_bits", "all 1 7 22" },
  { BF16, "", "step_type", "d f16 bf16 e4m3 e5m2" },
  { HALF, "", "step_type",
    "d e5m4.ieee e5m4.nan e5m4 e5m4.reserved e5m4.fnuz e5m4.b8 e5m4.b8.binade e5m4.b8.fnuz.binade" },
  { HALF, "rounding=zero", "step_type", "d f32" },
  { HALF, "rounding=zero", "overflow", "rounded infinity" },
  { HALF, "rounding=nearest_even", "overflow", "rounded saturate" },
  { HALF, "step_type=e4m3", "overflow", "infinity saturate" },
  { BF16, "", "zero_sign", "ieee plus", "zeros" },
  { BF16, "fraction_bits=24", "zero_sign", "ieee plus", "zeros" },
  { HALF, "fraction_bits=20", "subnormals", "kept flush_in flush_out normalise flush_in+flush_out flush_out+normalise" },
  { E4M3, "fraction_bits=12", "subnormals", "kept as_f16" },
  { HALF, "fraction_bits=3", "subnormals", "as_f16 normalise+as_f16" },
  { HALF, "fraction_bits=20", "subnormals", "as_f16 flush_out+as_f16" },
  { BF16, "", "nan", "all_ones quiet payload" },
  { HALF, "", "nan", "all_ones any payload" },
  { WMMA, "", "fragments", "default sm_70" },
  { BF16, "", "underflow_sign", "kept plus" },
  { HALF, "fraction_bits=25 exponent_floor=-21", "underflow_sign", "kept plus" },
  { SPARSE, "products=4 fraction_bits=12", "sparse_basis", "stored logical" },
  { SPARSE, "products=8 interleave=4 fraction_bits=12", "sparse_basis", "stored logical" },
  { TF32, "", "tf32_class", "truncated whole", "specials" },
  { TF32, "products=2 fraction_bits=24", "tf32_class", "truncated whole", "specials" },
  { BF16, "", "adder", "given neighbours halves size" },
  { HALF, "products=4 rounding=zero", "adder", "given neighbours halves" },
  { BF16, "fraction_bits=10 partial=normalised", "adder", "given size neighbours halves" },
  { HALF, "fraction_bits=12 align=odd products=4 partial=normalised", "adder", "given size" },
  { BF16, "", "width", "usual 2 3 4 5 8" },
  { HALF, "adder=neighbours fraction_bits=8", "width", "usual 3 4 6 7" },
  { HALF, "adder=halves fraction_bits=8 partial=cut", "width", "usual 3 4 8" },
  { HALF, "adder=size fraction_bits=6 partial=cut", "width", "usual 3 5" },
  { BF16, "fraction_bits=8", "partial", "rounded normalised" },
  { HALF, "adder=neighbours fraction_bits=8 sticky=yes", "partial", "rounded normalised cut" },
  { HALF, "width=3 fraction_bits=8", "partial", "rounded cut" },
  { HALF, "adder=size fraction_bits=6", "partial", "rounded cut normalised" },
  { BF16, "fraction_bits=10", "multiplier_bits", "whole 1 3 4 7" },
  { BF16, "fraction_bits=10", "multiplier_bits", "8 4" },
  { HALF, "fraction_bits=12 partial=normalised align=nearest_even", "multiplier_bits", "whole 6" },
  { BF16, "", "product_type", "exact f16 bf16 f32 e4m3 e5m2" },
  { HALF, "adder=neighbours", "product_type", "exact f16 e6m9.ieee e5m7.binade" },
  { BF16, "product_type=bf16", "product_rounding", "step zero nearest_even up down nearest_away odd" },
  { HALF, "fraction_bits=10 own_exponent_bits=5 own_fraction_bits=5", "product_type", "exact own" },
  { HALF, "own_exponent_bits=4 own_fraction_bits=3 own_special=ieee", "step_type", "e4m3 own" },
  { HALF, "own_fraction_bits=3 step_type=own", "own_exponent_bits", "2 4 5 6" },
  { HALF, "own_exponent_bits=5 step_type=own", "own_fraction_bits", "3 4 7 23" },
  { HALF, "own_exponent_bits=4 own_fraction_bits=3 step_type=own", "own_bias", "usual 3 11 20" },
  { HALF, "own_exponent_bits=4 own_fraction_bits=3 step_type=own", "own_special", "none ieee nan reserved fnuz" },
}

local function line(settings, field, value)
  return ("custom %s %s=%s"):format(settings, field, value):gsub("  +", " ")
end

-- What puts more of it into operands.
local MORE = {}

-- Infinities, NaN and zeros of tf32 by the bits that are dropped.
function MORE.specials(given, next)
  for _, words in ipairs { given.a, given.b } do
    for i = 1, #words do
      local pick = next() % 8
      if pick == 0 then words[i] = 0x7F800000 | next() % 2
      elseif pick == 1 then words[i] = next() % 0x2000 end
    end
  end
end

-- Products of minus zero, and of minus and plus zero.
function MORE.zeros(given, next)
  for i = 1, #given.a do given.a[i] = 0x80008000 end
  for i = 1, #given.b do given.b[i] = next() % 4 == 0 and 0x80003F80 or 0x3F803F80 end
  for i = 1, #given.c do given.c[i] = next() % 4 == 0 and 0 or 0x80000000 end
end

local function draw(text, arith, next, more)
  local it = model.instruction(text)
  local given = operands.draw(it, it.fragments or wmma.fragments(it, arith), next)
  given.insn = text
  if more then MORE[more](given, next) end
  return given
end

local function compute(given, arith)
  given.arith = arith
  given.d = assert(select(2, model.compute(given)))
  return table.concat(given.d, " ")
end

local function write_values(file, text, settings, field, values, more)
  local before
  for value in values:gmatch("%S+") do
    local arith, base = line(settings, field, value), before and line(settings, field, before)
    local next, tries = stream.generator(text .. arith), 0
    while base do
      local given = draw(text, arith, next, more)
      tries = tries + 1
      assert(tries < 2000, arith .. ": no operands tell it from " .. before)
      if compute(given, base) ~= compute(given, arith) then
        write.case(file, given)
        break
      end
    end
    before = value
  end
end

local file <close> = assert(io.open(arg[1] .. "/custom.vec", "w"))
file:write("mmavec 1\n# Each value of each field of a custom block, by tests/models/reference/custom_vectors.lua.\n")
for _, case in ipairs(CASES) do write_values(file, table.unpack(case)) end
