-- SPDX-License-Identifier: MIT
-- The rows of arithmetic profiles: what contradicts itself is refused.
package.path = "generator/?.lua;" .. package.path

local arithmetic = require("arithmetic")

local function spec(rows)
  local real = dofile("generator/spec/arithmetic.lua")
  return { profiles = { "exact", "sm_90" }, classes = { "half.f16", "half.f32" },
    defaults = real.defaults, rows = rows }
end

local function row(changes)
  local result = { profiles = "exact", classes = "half.f32", source = "a paper", certainty = "measured" }
  for key, value in pairs(changes or {}) do result[key] = value end
  return result
end

describe("arithmetic.read", function()
  it("numbers equal rows once", function()
    local blocks, by_profile = arithmetic.read(spec({ row(), row({ profiles = "sm_90" }) }))
    assert.equal(1, #blocks)
    assert.equal(0, by_profile.exact["half.f32"])
    assert.equal(0, by_profile.sm_90["half.f32"])
  end)
  it("tells rows apart by their source and certainty", function()
    local blocks = arithmetic.read(spec({ row(), row({ profiles = "sm_90", source = "another" }),
      row({ classes = "half.f16", certainty = "inferred" }) }))
    assert.equal(3, #blocks)
  end)

  it("keeps what a row says beside the defaults", function()
    local blocks = arithmetic.read(spec({ row({ products = 8, align = "truncate", exponent_floor = -133 }) }))
    assert.same({ { 0, "8", "products = 8" }, { 2, "133", "exponent_floor = -133" } }, blocks[1].values)
  end)
  it("reads aliases", function()
    local with = spec({ row() })
    with.aliases = { { name = "sm_91", of = "sm_90", certainty = "inferred", source = "a guess" } }
    local _, _, aliases = arithmetic.read(with)
    assert.same({ { name = "sm_91", profile = 1, certainty = 3, source = "a guess" } }, aliases)
  end)
  it("refuses an alias that is a profile, or of none", function()
    local with = spec({ row() })
    with.aliases = { { name = "sm_90", of = "sm_90", certainty = "inferred", source = "a guess" } }
    assert.has_error(function() arithmetic.read(with) end, "sm_90 is a profile and an alias")
    with.aliases = { { name = "sm_91", of = "sm_92", certainty = "inferred", source = "a guess" } }
    assert.has_error(function() arithmetic.read(with) end, "'sm_92' is none of: exact sm_90")
  end)

  local broken = {
    { "two rows for one profile and class", { row(), row() }, "exact half.f32 has two rows" },
    { "an unknown profile", { row({ profiles = "sm_91" }) }, "no profile sm_91" },
    { "an unknown class", { row({ classes = "half" }) }, "'half' is none of: half.f16 half.f32" },
    { "an unknown word", { row({ fraction_bits = "many" }) }, "fraction_bits: no value 'many'" },
    { "a row without certainty", { row({ certainty = "sure" }) },
      "'sure' is none of: " .. table.concat(arithmetic.certainties, " ") },
  }
  for _, case in ipairs(broken) do
    it("refuses " .. case[1], function()
      assert.has_error(function() arithmetic.read(spec(case[2])) end, case[3])
    end)
  end
end)

describe("arithmetic.accepts", function()
  it("compares chips with the lowest target", function()
    assert.is_true(arithmetic.accepts("sm_90", "sm_80+"))
    assert.is_true(arithmetic.accepts("sm_80", "sm_80+"))
    assert.falsy(arithmetic.accepts("sm_75", "sm_80+"))
  end)
  it("looks for chips in a list of targets", function()
    assert.is_true(arithmetic.accepts("sm_120", "sm_120a,sm_120f,sm_121a"))
    assert.is_false(arithmetic.accepts("sm_100", "sm_120a,sm_120f,sm_121a"))
  end)
  it("has everything for profiles that are no chips", function()
    assert.is_true(arithmetic.accepts("exact", "sm_120a"))
  end)
end)
