-- SPDX-License-Identifier: MIT
-- The rows of arithmetic profiles: what contradicts itself is refused.
package.path = "generator/?.lua;" .. package.path

local arithmetic = require("tables.arithmetic")
local list = require("tables.fields").read(dofile("generator/spec/arithmetic_fields.lua"))

local function read(spec) return arithmetic.read(spec, list) end

local function spec(rows, evidence)
  return { profiles = { "exact", "sm_90" }, classes = { "half.f16", "half.f32" }, class_of = {}, rows = rows,
    evidence = evidence }
end

local function row(changes)
  local result = { profiles = "exact", classes = "half.f32", products = 4, source = "a paper", certainty = "measured" }
  for key, value in pairs(changes or {}) do result[key] = value end
  return result
end

describe("arithmetic.read", function()
  it("numbers equal rows once, whoever says so", function()
    local blocks, by_profile = read(spec({ row(),
      row({ profiles = "sm_90", source = "another", certainty = "inferred" }) }))
    assert.equal(1, #blocks)
    assert.equal(0, by_profile.exact["half.f32"])
    assert.equal(0, by_profile.sm_90["half.f32"])
  end)
  it("tells rows apart by a value", function()
    assert.equal(2, #(read(spec({ row(), row({ profiles = "sm_90", products = 8 }) }))))
  end)

  it("keeps what a row says beside the defaults", function()
    local blocks = read(spec({ row({ products = 8, align = "zero", exponent_floor = -133 }) }))
    assert.same({ { 0, "8", "products = 8" }, { 2, "133", "exponent_floor = -133" } }, blocks[1].values)
  end)
  it("reads aliases", function()
    local with = spec({ row() })
    with.aliases = { { name = "sm_91", of = "sm_90", certainty = "inferred", source = "a guess" } }
    local _, _, aliases = read(with)
    assert.same({ { name = "sm_91", profile = 1, certainty = 5, source = "a guess" } }, aliases)
  end)

  it("takes a row for evidence of every field", function()
    local _, _, _, evidence = read(spec({ row() }))
    assert.same({ { profiles = 1, classes = 2, fields = (1 << #list) - 1, when = 0, unless = 0, certainty = 1,
      source = "a paper" } }, evidence)
  end)
  it("has one record of rows with the same profiles and evidence", function()
    local _, _, _, evidence = read(spec({ row(), row({ classes = "half.f16", products = 8 }) }))
    assert.equal(1, #evidence)
    assert.equal(3, evidence[1].classes)
  end)
  it("puts the evidence of fields behind that of rows", function()
    local _, _, _, evidence = read(spec({ row() }, { { classes = "half.f32", fields = "products nan",
      when = "sparse", unless = "mixed", certainty = "no effect", source = "a proof" } }))
    assert.same({ profiles = 3, classes = 2, fields = 1 | 1 << 14, when = 1, unless = 16, certainty = 7,
      source = "a proof" }, evidence[2])
  end)

  local function evidence(changes)
    local record = { fields = "products", certainty = "unknown", source = "nobody" }
    for key, value in pairs(changes) do record[key] = value end
    return { record }
  end
  local of = "spec/arithmetic.lua, record of evidence 1 "
  local at = "spec/arithmetic.lua, row 1 (exact: half.f32): "
  local broken = {
    { "two rows for one profile and class", { row(), row() },
      "spec/arithmetic.lua, row 2 (exact: half.f32): exact half.f32 has row 1 already" },
    { "an unknown profile", { row({ profiles = "sm_91" }) },
      "spec/arithmetic.lua, row 1 (sm_91: half.f32): unknown profile 'sm_91', the nearest is 'sm_90'" },
    { "an unknown class", { row({ classes = "half" }) },
      "spec/arithmetic.lua, row 1 (exact: half): unknown class 'half', the nearest is 'half.f16'" },
    { "an unknown word", { row({ align = "nearest_evn" }) },
      at .. "unknown value of align 'nearest_evn', the nearest is 'nearest_even'" },
    { "a misspelt field", { row({ fraction_bit = 24 }) },
      at .. "unknown key 'fraction_bit', the nearest is 'fraction_bits'" },
    { "a number out of range", { row({ exponent_floor = 133 }) }, at .. "exponent_floor = 133 is outside -255 to -1" },
    { "a fraction", { row({ products = 4.5 }) }, at .. "products = 4.5 is not a value of it" },
    { "an unknown certainty", { row({ certainty = "mesured" }) },
      at .. "unknown certainty 'mesured', the nearest is 'measured'" },
    { "a row without source", { { profiles = "exact", classes = "half.f32", products = 4, certainty = "measured" } },
      at .. "'source' is missing" },
    { "a row that says nothing", { { profiles = "exact", classes = "half.f32", certainty = "measured", source = "a paper" } },
      at .. "sets nothing beside the defaults" },
    { "evidence of an unknown field", { row() }, of .. "(all: product): unknown field 'product', the nearest is 'products'",
      evidence({ fields = "product" }) },
    { "an unknown trait", { row() }, of .. "(all: products): unknown trait 'spars', the nearest is 'sparse'",
      evidence({ when = "spars" }) },
    { "a source that says what nobody has published, not when that was searched",
      { row({ source = "nobody has published it (searched late)" }) },
      at .. "'nobody has published it (searched late)' does not say when that was searched: (searched MONTH YEAR)" },
    { "such evidence", { row() },
      of .. "(all: products): 'Nobody has it' does not say when that was searched: (searched MONTH YEAR)",
      evidence({ source = "Nobody has it" }) },
    { "a misspelt key of evidence", { row() }, of .. "(all: products): unknown key 'profile', the nearest is 'profiles'",
      evidence({ profile = "exact" }) },
    { "evidence of what has no row", { row() },
      of .. "(sm_90: products): no row is of such a profile and class", evidence({ profiles = "sm_90" }) },
  }
  for _, case in ipairs(broken) do
    it("refuses " .. case[1], function()
      assert.has_error(function() read(spec(case[2], case[4])) end, case[3])
    end)
  end
  it("refuses an alias that is a profile, or of none", function()
    local with = spec({ row() })
    with.aliases = { { name = "sm_90", of = "sm_90", certainty = "inferred", source = "a guess" } }
    assert.has_error(function() read(with) end,
      "spec/arithmetic.lua, alias 1 (sm_90): 'sm_90' exists already, as profile")
    with.aliases = { { name = "sm_91", of = "sm_92", certainty = "inferred", source = "a guess" } }
    assert.has_error(function() read(with) end,
      "spec/arithmetic.lua, alias 1 (sm_91): unknown profile 'sm_92', the nearest is 'sm_90'")
  end)
end)

describe("arithmetic.read_classes", function()
  local words = { list = { "m8n8k4", "m16n8k8", "kind::x", "f16", "e3m4", "u8" },
    class = { m8n8k4 = "shape", m16n8k8 = "shape", ["kind::x"] = "kind", f16 = "type", e3m4 = "type", u8 = "type" } }
  local function read_classes(rows)
    local with = spec({ row() })
    with.class_of = rows
    return arithmetic.read_classes(with, { families = { "mma", "wmma.mma" }, words = words })
  end
  local class_of = read_classes({
    { families = "wmma.mma", types = "f16", class = "half.f16" },
    { types = "f16", class = "half." },
    { kinds = "kind::x", types = "f16", class = "half.f32" },
    { types = "u8", class = "integer" },
  })

  it("takes the first row that fits", function()
    assert.equal("half.f16", class_of("wmma.mma", "m16n8k8", nil, "f16", "f16", "f32"))
    assert.equal("half.f32", class_of("mma", "m16n8k8", nil, "f16", "f16", "f32"))
    assert.equal("half.f32", class_of("mma", "m16n8k8", "kind::x", "f16", "f16", "f16"))
    assert.is_nil(class_of("mma", "m16n8k8", nil, "u8", "u8", "s32"))
  end)

  it("has no class for what is in no row", function()
    for said, with in pairs({
      ["no class of mma with A of e3m4 and B of e3m4"] = { nil, "e3m4", "e3m4" },
      ["no class of mma with A of f16 and B of e3m4"] = { nil, "f16", "e3m4" },
      ["no class of mma kind::x with A of u8 and B of u8"] = { "kind::x", "u8", "u8" },
    }) do
      assert.has_error(function() class_of("mma", "m16n8k8", with[1], with[2], with[3], "f32") end,
        said .. ": a row of class_of in spec/arithmetic.lua says how it sums")
    end
  end)
end)
