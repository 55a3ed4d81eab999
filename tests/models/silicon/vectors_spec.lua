-- SPDX-License-Identifier: MIT
-- Probes, questions, operand files, and what is made of filled ones.

local here = debug.getinfo(1, "S").source:match("^@(.*/)") or "./"
package.path = here .. "../?.lua;" .. package.path

local case = require "silicon.case"
local model = require "reference.model"
local probe = require "silicon.probe"
local probes = require "silicon.probes"
local profiles = require "reference.profiles"
local questions = require "silicon.questions"
local tools = require "silicon.stub.tools"

local folder, clean = tools.scratch()
teardown(clean)

-- What the model of a chip gives for each variant of a probe: label -> digits.
local function modelled(row, profile)
  local list = {}
  for _, made in ipairs(probe.cases(row, profile)) do
    local given, line, column = made[1], made[2]:match("(%d+) (%d+)$")
    local insn = model.instruction(given.insn)
    given.d = select(2, model.compute(given))
    local bits = case.get(insn, given, "d", tonumber(line), tonumber(column))
    list[made[2]] = ("%0" .. probe.digits(insn) .. "X"):format(bits)
  end
  return list
end

describe("probes", function()
  for _, profile in ipairs { "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120" } do
    it("agree with what is wanted of " .. profile .. ", in every variant", function()
      for _, row in ipairs(probes) do
        local insn = assert(model.instruction(probe.instruction(row)), row[2])
        local want = profiles.has(insn, profile) and probe.wanted(row, profile)
        for label, digits in pairs(want and modelled(row, profile) or {}) do
          assert.equal(want, digits, label)
        end
      end
    end)
  end

  it("that questions ask for exist", function()
    local known = {}
    for _, row in ipairs(probes) do known[row[1]] = true end
    for _, question in ipairs(questions) do
      for _, name in ipairs(question[3]) do assert.is_true(known[name], name) end
      for _, verdict in ipairs(question[4]) do
        for name in pairs(verdict[1]) do assert.is_true(known[name], name) end
      end
    end
  end)

  it("all belong to a question", function()
    local asked = {}
    for _, question in ipairs(questions) do
      for _, name in ipairs(question[3]) do asked[name] = true end
    end
    for _, row in ipairs(probes) do assert.is_true(asked[row[1]], row[1]) end
  end)
end)

describe("vectors", function()
  local files = {}

  setup(function()
    for kind, count in pairs { probes = "", layouts = "", stream = "1", bulk = "100" } do
      local path = ("%s/%s.vec"):format(folder, kind)
      files[kind] = ("%s/%s.filled.vec"):format(folder, kind)
      tools.run(("lua5.4 tests/models/silicon/operands.lua sm_90 %s %s > %s"):format(kind, count, path))
      tools.fill(path, files[kind])
    end
  end)

  it("are read by tests/models/reference/check.lua", function()
    for _, path in pairs(files) do
      assert.truthy(tools.run("lua5.4 tests/models/reference/check.lua " .. path):find("^%d+ passed, 0 failed\n$"))
    end
  end)

  it("of a GPU like the model settle every question as expected", function()
    local text = tools.run(("lua5.4 tests/models/silicon/settle.lua %s %s %s %s")
      :format(files.probes, files.layouts, files.stream, files.bulk))
    for i = 1, 15 do assert.truthy(text:find(("\nQ%d: "):format(i)), "Q" .. i) end
    assert.falsy(text:find("none of the answers foreseen", 1, true))
    assert.truthy(text:find("unexpected probes: none\n$"))
    local right, all = text:match("instructions in the stream: (%d+) of (%d+)")
    assert.equal(all, right)
  end)

  it("tell another chip from this one", function()
    local other = tools.load(files.probes):gsub("(# probe V12 base 0 0\n.-\nd )%x+", "%100000000")
      :gsub("(# probe V45 base 0 0\n.-\nd )%x+", "%100000000")
    tools.save(folder .. "/other.vec", other)
    local text = tools.run(("lua5.4 tests/models/silicon/settle.lua %s/other.vec"):format(folder))
    assert.truthy(text:find("unexpected probes: V12 V45\n", 1, true))
    assert.truthy(text:find("depends on its place", 1, true))
  end)

  it("without cases settle nothing", function()
    tools.save(folder .. "/none.vec", "mmavec 1\n")
    for script, file in pairs { ["tests/models/silicon/settle.lua"] = "tests/data/vectors/by_hand.vec", ["tests/models/reference/check.lua"] = folder .. "/none.vec" } do
      local text, status = tools.output_of(("lua5.4 %s %s"):format(script, file))
      assert.equal(2, status, script)
      assert.truthy(text:find("nothing was compared", 1, true), script)
    end
  end)

  it("that no GPU has filled in settle nothing", function()
    for _, kind in ipairs({ "probes", "layouts", "stream", "bulk" }) do
      local text, status = tools.output_of(("lua5.4 tests/models/silicon/settle.lua %s/%s.vec"):format(folder, kind))
      assert.equal(2, status, kind)
      assert.truthy(text:find("nothing was compared", 1, true), kind)
    end
  end)

  it("that are missing are named", function()
    local text, status = tools.output_of(("lua5.4 tests/models/silicon/settle.lua %s %s/missing.vec"):format(files.probes, folder))
    assert.equal(2, status)
    assert.truthy(text:find(("settle.lua: %s/missing.vec: No such file or directory\n"):format(folder), 1, true), text)
    text, status = tools.output_of("lua5.4 tests/models/silicon/settle.lua " .. folder)
    assert.equal(2, status)
    assert.truthy(text:find(("settle.lua: %s: cannot be read\n"):format(folder), 1, true), text)
  end)

  it("of no cases are not written", function()
    for _, words in ipairs({ "stream 0", "bulk 0", "stream -1", "bulk 1.5", "probes 3", "layouts 3" }) do
      local text, status = tools.output_of("lua5.4 tests/models/silicon/operands.lua sm_90 " .. words)
      assert.equal(2, status, words)
      assert.truthy(text:find("^usage: operands.lua "), words)
    end
  end)

  it("are condensed to probes, layouts and differences", function()
    local small = tools.run("lua5.4 tests/models/silicon/condense.lua " .. files.stream)
    assert.falsy(small:find("\ninsn ", 1, true))
    assert.equal(829, select(2, small:gsub("\n# digest ", "")))
    tools.save(folder .. "/changed.vec", (tools.load(files.stream):gsub("\nd %x%x%x", "\nd 123", 1)))
    small = tools.run(("lua5.4 tests/models/silicon/condense.lua %s/changed.vec"):format(folder))
    assert.equal(1, select(2, small:gsub("\ninsn ", "")))
    assert.equal(tools.load(files.probes), tools.run("lua5.4 tests/models/silicon/condense.lua " .. files.probes))
  end)
end)
