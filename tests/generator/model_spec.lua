-- SPDX-License-Identifier: MIT
-- The instructions and profiles that a product's tables have.
package.path = "generator/?.lua;" .. package.path

local families = require("families")
local model = require("model")

describe("model.listed", function()
  local strings = { "mma.f16", "mma.f32", "ldmatrix.x1", "ldmatrix.x2" }

  it("has every instruction of the whole tables", function()
    assert.are.same({ { number = 0, text = "mma.f16" }, { number = 1, text = "mma.f32" }, { number = 2, text = "ldmatrix.x1" },
      { number = 3, text = "ldmatrix.x2" } }, model.listed({ strings = strings }))
  end)

  it("has those of a product's rows, under their numbers", function()
    assert.are.same({ { number = 1, text = "mma.f32" }, { number = 2, text = "ldmatrix.x1" }, { number = 3, text = "ldmatrix.x2" } },
      model.listed({ only = {}, strings = strings,
        all_rows = { { slots = { { "ldmatrix" }, { "x1", "x2" } } }, { slots = { { "mma" }, { "f32" } } } } }))
  end)
end)

describe("model.listed_profiles", function()
  local function listed(...) return model.listed_profiles({ only = { profiles = { ... } }, profiles = { "sm_70", "sm_80", "sm_90" } }) end

  it("has them in the order of their numbers", function() assert.equal("sm_70,sm_90", listed("sm_90", "sm_70")) end)

  it("says where there are none", function() assert.equal("none", listed()) end)
end)

describe("a family that has some words of a slot", function()
  it("is refused by the name of the row, its words that are always there", function()
    local list = families.read({ { name = "integer", words = "s8 s4" } })
    local fine, message = pcall(function()
      for _, row in ipairs(model.build("generator/spec").rows) do families.condition(list, row) end
    end)
    assert.is_false(fine)
    assert.equal("mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32: integer has some words of a slot", message)
  end)
end)
