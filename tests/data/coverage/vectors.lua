-- SPDX-License-Identifier: MIT
-- Writes coverage.PROFILE.vec, which reach every numeric corner that a profile has, with
-- results by the reference model: lua tests/data/coverage/vectors.lua FOLDER

local here = arg[0]:match("^(.*/)") or "./"
package.path = here .. "../../models/?.lua;" .. here .. "../../models/silicon/?.lua;" .. here .. "?.lua;" .. package.path

local case = require "case"
local model = require "reference.model"
local profiles = require "reference.profiles"
local recipes = require "recipes"
local write = require "reference.write"

-- An instruction of each class; f16 stands in on chips that have no bf16.
local INSTRUCTIONS = {
  { "mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16" },
  { "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32" },
  { "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16" },
  { "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32", "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32" },
  { "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32" },
  { "mma.sync.aligned.m16n8k16.row.col.f16.e5m2.e5m2.f16" },
  { "mma.sync.aligned.m16n8k16.row.col.f32.e5m2.e5m2.f32" },
  { "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64" },
  { "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e5m2.e5m2.f32.ue8m0" },
  { "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0" },
  { "wmma.mma.sync.aligned.row.col.m16n16k16.f16.f16" },
  { "wmma.mma.sync.aligned.row.col.m16n16k16.f16.f32" },
  { "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32" },
  { "wmma.mma.sync.aligned.row.col.m16n16k8.f32.tf32.tf32.f32" },
}

local ONE <const>, FORTY_LOWER <const> = 0x7F, 0x7F - 40

-- Fraction bits of the chip's sum, and those that a result keeps.
local function widths(it, profile)
  local _, row = profiles.method(it, profile)
  local kept = ({ f16 = 10, f32 = 23, f64 = 52 })[it.d]
  if row and row.out == "short_f32" then kept = 13 end
  return it.packed_e2m1 and 35 or row and row.F or 24, kept
end

-- Sets the scale factors of a row of A: byte 0 and, with two along K, byte 1 (Figures 42 - 44).
local function scale_row(given, row, exponents)
  local lane = 4 * (row % 8) + row // 8
  given.scale_a[lane + 1] = (ONE + exponents[1]) | (ONE + exponents[2]) << 8
end

local function build(text, profile, list, first)
  local given, it = case.blank(text, profile)
  for column, elements in pairs(recipes.columns(it)) do
    for k, bits in pairs(elements) do case.put(it, given, "b", k, column, bits) end
  end
  if it.block_scale then given.scale_b[4 * 2 + 1] = FORTY_LOWER | FORTY_LOWER << 8 end
  for row = 0, math.min(it.m, #list - first) - 1 do
    local recipe = list[first + row + 1]
    for k, bits in pairs(recipe.a) do case.put(it, given, "a", row, k, bits) end
    for column = 0, 2 do case.put(it, given, "c", row, column, recipe.c) end
    if it.block_scale and recipe.scale then scale_row(given, row, recipe.scale) end
  end
  local _, d = model.compute(given)
  given.d = assert(d)
  return given
end

local function instruction_of(texts, profile)
  for _, text in ipairs(texts) do
    if profiles.has(model.instruction(text), profile) then return text end
  end
end

for _, profile in ipairs(profiles.ORDER) do
  local file <close> = assert(io.open(("%s/coverage.%s.vec"):format(arg[1], profile), "w"))
  file:write("mmavec 1\n# Numeric corners of each arithmetic class, by tests/data/coverage/vectors.lua.\n")
  for _, texts in ipairs(INSTRUCTIONS) do
    local text = instruction_of(texts, profile)
    if text then
      local it = model.instruction(text)
      local list = recipes.of(it, widths(it, profile))
      for first = 0, #list - 1, it.m do write.case(file, build(text, profile, list, first)) end
    end
  end
end
