-- SPDX-License-Identifier: MIT
-- Targets as data: reading them, and the notes that ask for them.

package.path = "generator/?.lua;" .. package.path

local editions = require("records.editions")
local targets = require("records.targets")

-- generator/spec/targets.lua, a fresh copy, with all versions.
local function spec()
  local fresh = dofile("generator/spec/targets.lua")
  local names = editions.read(dofile("generator/spec/sections.lua")).names
  fresh.versions = targets.with_editions(fresh.versions, names)
  return fresh
end

local function fits(read, target, text)
  return targets.chip_fits({ list = { read.by_name[target] } }, read.by_name[target].chip,
    targets.parse_notes(read, text))
end

describe("targets.read", function()
  it("knows versions and targets", function()
    local read = targets.read(spec())
    assert.equal(60, read.versions[1])
    assert.is_true(read.versions[#read.versions] >= 94)
    assert.same({ name = "sm_120f", chip = 120, suffix = "f", family = 3, ptx = 88 }, read.by_name.sm_120f)
    assert.same({ name = "sm_101a", chip = 110, suffix = "a", family = 2, ptx = 86 }, read.by_name.sm_101a)
    assert.equal(0, read.by_name.sm_90a.family)
  end)

  it("knows the editions as versions", function()
    assert.equal("6.0 9.0 9.1 9.2", targets.with_editions("6.0 9.0", { "9.0", "9.1", "9.2" }))
    assert.equal("6.0 9.0 9.1 9.2", targets.with_editions("6.0 9.0 9.1", { "9.0", "9.1", "9.2" }))
    assert.is_nil(targets.with_editions(nil, { "9.0" }))
  end)

  it("takes a later edition by data alone", function()
    local later = spec()
    later.versions = later.versions .. " 9.9"
    later.families[1].members = later.families[1].members .. " sm_109"
    for _, name in ipairs({ "sm_109", "sm_109a", "sm_109f" }) do
      table.insert(later.targets, { name = name, ptx = "9.9" })
    end
    local read = targets.read(later)
    assert.equal(99, read.versions[#read.versions])
    for _, chip in ipairs({ "sm_107", "sm_109" }) do
      assert.is_true(fits(read, chip .. "f", "sm_100a, sm_100f or higher in the same family"))
      assert.is_true(fits(read, chip .. "a", "sm_103f or higher in the same family"))
      assert.is_false(fits(read, chip, "sm_100f or higher in the same family"))
      assert.is_false(fits(read, "sm_103f", chip .. "f or higher in the same family"))
      assert.is_false(fits(read, chip .. "a", "sm_120f or higher in the same family"))
      assert.is_true(fits(read, chip, "sm_70 or higher"))
    end
  end)

  local broken = {
    { "a name that is none", function(s) s.targets[1].name = "sm70" end, "'sm70' is not a target such as sm_90a" },
    { "a name twice", function(s) s.targets[2].name = "sm_70" end, "sm_70 appears twice" },
    { "a version that is none", function(s) s.targets[1].ptx = "6" end, "'6' is not a PTX ISA version such as 8.7" },
    { "an unknown version", function(s) s.targets[1].ptx = "6.9" end, "sm_70: no PTX ISA version 6.9" },
    { "no version", function(s) s.targets[1].ptx = nil end, "'nil' is not a PTX ISA version such as 8.7" },
    { "suffix f without a family", function(s) s.families[3].members = "sm_121" end, "sm_120f is of no family" },
    { "a new name that is none", function(s) s.targets[15].now = "sm_111a" end, "sm_101a: no target sm_111a" },
  }
  for _, case in ipairs(broken) do
    it("refuses " .. case[1], function()
      local wrong = spec()
      case[2](wrong)
      assert.has_error(function() targets.read(wrong) end, case[3])
    end)
  end
end)

describe("targets.known_version", function()
  local read = targets.read(spec())
  it("takes the versions that there are", function()
    assert.equal(87, targets.known_version(read, "8.7"))
    assert.has_error(function() targets.known_version(read, "8.9") end,
      "ptx: '8.9' is no version of generator/spec/targets.lua")
    assert.has_error(function() targets.known_version(read, "8,7") end, "'8,7' is not a PTX ISA version such as 8.7")
  end)
end)

describe("notes", function()
  local read = targets.read(spec())

  it("of a plain target hold for every later one", function()
    for target, expected in pairs({ sm_75 = false, sm_80 = true, sm_90a = true, sm_120f = true }) do
      assert.equal(expected, fits(read, target, "sm_80 or higher"), target)
    end
  end)

  it("of suffix a hold for that target, of suffix f for later members of the family", function()
    local text = "sm_120a, sm_120f or higher in the same family"
    local expected = { sm_120 = false, sm_120a = true, sm_120f = true, sm_121 = false, sm_121a = true, sm_121f = true,
      sm_110f = false }
    for target, is in pairs(expected) do assert.equal(is, fits(read, target, text), target) end
    assert.is_false(fits(read, "sm_121a", "sm_120a"))
    assert.is_false(fits(read, "sm_120f", "sm_120a"))
    assert.is_false(fits(read, "sm_120a", "sm_121f or higher in the same family"))
  end)

  for text, message in pairs({
    ["sm80 or higher"] = "targets 'sm80 or higher': no target 'sm80'",
    ["sm_91 or higher"] = "targets 'sm_91 or higher': no target 'sm_91'",
    ["sm_80"] = "targets 'sm_80': 'sm_80' is not 'sm_80 or higher'",
    ["sm_120a or higher"] = "targets 'sm_120a or higher': 'sm_120a or higher' is not 'sm_120a'",
    ["sm_120f or higher"] =
      "targets 'sm_120f or higher': 'sm_120f or higher' is not 'sm_120f or higher in the same family'",
  }) do
    it("refuse " .. text, function()
      assert.has_error(function() targets.parse_notes(read, text) end, message)
    end)
  end
end)
