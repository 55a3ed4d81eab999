-- SPDX-License-Identifier: MIT
-- The conversions of numbers: what their file may not say, and that cvt.rna is of tf32 alone (PTX ISA 9.0, 9.7.9.21).
package.path = "generator/?.lua;" .. package.path

local conversions = require("tables.conversions")

local FORMATS = { { name = "tf32" }, { name = "s8" } }
local ROUNDINGS = { "nearest_even", "zero" }

local function read(change)
  local spec = { rules = { { name = "truncate", rounding = "zero", cvt = "rz", integer = "rzi", about = "toward zero" } },
    types = { { name = "tf32", rules = "rz", saturating = "rz" }, { name = "s8", rules = "rzi" } } }
  if change then change(spec) end
  return conversions.read(spec, FORMATS, ROUNDINGS)
end

describe("a conversion", function()
  it("has the rule of its modifier", function()
    local list = read().types[1].list
    assert.same({ "rz", false, "truncate" }, { list[1].modifier, list[1].saturates, list[1].rule.name })
    assert.same({ "rz", true, "truncate" }, { list[2].modifier, list[2].saturates, list[2].rule.name })
    assert.same("truncate", read().types[2].list[1].rule.name)
  end)

  it("has a modifier, a type and a rounding that there are", function()
    assert.has_error(function() read(function(spec) spec.types[1].rules = "rx" end) end,
      "spec/conversions.lua: type 1: unknown modifier 'rx', the nearest is 'rz'")
    assert.has_error(function() read(function(spec) spec.types[1].name = "tf31" end) end,
      "spec/conversions.lua: type 1: unknown type 'tf31', the nearest is 'tf32'")
    assert.has_error(function() read(function(spec) spec.rules[1].rounding = "zeros" end) end,
      "spec/conversions.lua: rule 1: unknown rounding 'zeros', the nearest is 'zero'")
    assert.has_error(function() read(function(spec) spec.rules[1].abut = "x" end) end,
      "spec/conversions.lua: rule 1: unknown key 'abut', the nearest is 'about'")
  end)

  it("to nearest, ties away, is one of tf32 alone", function()
    for _, row in ipairs(dofile("generator/spec/conversions.lua").types) do
      assert.same(row.name == "tf32", ((row.rules or "") .. (row.saturating or "")):find("rna") ~= nil, row.name)
    end
  end)
end)
