-- SPDX-License-Identifier: MIT
-- The instructions and profiles that a product's tables have.
package.path = "generator/?.lua;" .. package.path

local families = require("records.families")
local files = require("tests.generator.files")
local model = require("model.model")

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

describe("model.aimed", function()
  local folder

  setup(function()
    folder = os.tmpname()
    os.remove(folder)
    assert(os.execute("mkdir " .. folder))
    files.write(folder .. "/aimed.txt", "mma.f32 9e3779b1 007\nmma.f32 3c6ef362 005\nmac16 daa66d13 000\n")
  end)

  teardown(function() os.execute("rm -r " .. folder) end)

  local function lines(only)
    local list = {}
    for k, case in ipairs(model.aimed({ only = only, strings = { "mma.f32", "mac16" }, profiles = { "sm_70", "sm_80", "sm_90" },
      all_rows = { { slots = { { "mma" }, { "f32" } } }, { slots = { { "mac16" } } } } }, folder)) do list[k] = case.line end
    return list
  end

  it("has every case of the whole tables", function()
    assert.are.same({ "mma.f32 9e3779b1 007", "mma.f32 3c6ef362 005", "mac16 daa66d13 000" }, lines())
  end)

  it("has those of a product's profiles, under these alone", function()
    assert.are.same({ "mma.f32 9e3779b1 002", "mac16 daa66d13 000" }, lines({ profiles = { "sm_80" } }))
    assert.are.same({ "mma.f32 9e3779b1 005", "mma.f32 3c6ef362 005", "mac16 daa66d13 000" }, lines({ profiles = { "sm_90", "sm_70" } }))
  end)
end)

describe("a line of the self-test's files that is misspelt", function()
  local selftest = require("selftest.selftest")
  local folder

  setup(function()
    folder = os.tmpname()
    os.remove(folder)
    assert(os.execute("mkdir " .. folder))
  end)

  teardown(function() os.execute("rm -r " .. folder) end)

  local function refuses(file, text, line, read)
    files.write(folder .. "/" .. file, text)
    local fine, message = pcall(read)
    assert.is_false(fine)
    assert.equal(("%s: '%s': not a line of this file"):format(file, line), message)
  end

  it("is named, of aimed cases", function()
    refuses("aimed.txt", "# cases\n\nmac16 daa66d13 000\nmac16  daa66d13\n", "mac16  daa66d13",
      function() selftest.read_aimed(folder, { mac16 = 0 }, nil, 7) end)
  end)

  it("is named, of answers", function()
    files.write(folder .. "/answers.vec", "mmavec 1\ninsn mma\nend\n")
    local fine, message = pcall(selftest.read_answers, folder, {})
    assert.is_false(fine)
    assert.equal("answers.vec: unknown mma", message)
  end)

  it("is named, of digests", function()
    refuses("digests.txt", "# cases 5\n36ea5b68 mac16\n36ea5b68 mac16 1 0\n36ea5b6 mac16\n", "36ea5b6 mac16",
      function() selftest.read_digests(folder .. "/digests.txt", { { number = 0, text = "mac16" } }) end)
  end)
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
