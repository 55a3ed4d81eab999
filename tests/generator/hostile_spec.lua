-- SPDX-License-Identifier: MIT
-- What readers of formulas, records and editions make of hostile texts: the right thing or one line that says why not.
-- The texts are drawn by a seed. By hand: MUTANTS=100 busted --lua=lua5.4 tests/generator/hostile_spec.lua takes a
-- hundred times as many; SEED=7 takes others.
package.path = "generator/?.lua;" .. package.path

local blocks = require("tests.generator.editions.blocks")
local check = require("base.check")
local comparison = require("edition.comparison")
local draft = require("edition.draft")
local editions_of = require("edition.transcription")
local evaluate = require("formulas.evaluate")
local formula = require("formulas.formula")
local layouts = require("formulas.layouts")
local model = require("model.model")
local mutator = require("tests.generator.mutator")
local outline = require("tests.generator.editions.outline")
local pair = require("edition.pair")
local proofs = require("records.proofs")
local prove = require("formulas.prove")
local report = require("edition.report")
local styles = require("tests.generator.editions.styles")
local versions = require("edition.versions")
local files = require("tests.generator.files")
local read, write = files.read, files.write

local times, seed = tonumber(os.getenv("MUTANTS") or 1), tonumber(os.getenv("SEED") or 20261122)

-- Calls test(text, draw) with changed texts of a list, and says how many were answered by a line.
local function each(list, count, test)
  local draw, refused = mutator.stream(seed), 0
  for _ = 1, count * times do
    local original = list[draw(#list)]
    if not test(mutator.changed(original.text, draw), original) then refused = refused + 1 end
  end
  return refused
end

describe("a hostile formula", function()
  local records = layouts.read("generator/spec/fragments")
  local list = {}
  for _, record in ipairs(records) do
    if record.kind ~= "sparse_a" then list[#list + 1] = { text = record.formula, record = record } end
  end

  -- The places of a proof are those of the formula.
  local function check_places(record, proof, text)
    local position = evaluate.compile(formula.parse(text), { "row", "col" }, record.operand)
    for lane = 0, (1 << proof.lanes) - 1 do
      for element = 0, record.elements - 1 do
        local row, column = position(lane, element)
        local from, place = lane * record.elements + element, 0
        for bit, source in ipairs(proof.source) do place = place | (from >> source & 1) << bit - 1 end
        assert(place & (1 << proof.columns + proof.rows) - 1 == row * record.columns + column, text)
      end
    end
  end

  it("is proved or refused in a line", function()
    local refused = each(list, 400, function(text, original)
      local record = setmetatable({ formula = text }, { __index = original.record })
      local proved, proof = mutator.answer(text, prove.layout, record)
      if proved then check_places(record, proof, text) end
      return proved
    end)
    assert.is_true(refused > 200 * times, refused)
  end)

  it("may nest and repeat without end", function()
    for _, text in ipairs({ ("("):rep(100000), "row = " .. ("("):rep(5000) .. "i" .. (")"):rep(5000),
      "row = " .. ("i+"):rep(100000) .. "i\ncol = i", "row = i\n" .. ("x = i\n"):rep(20000),
      "row = i for ai where " .. ("i < 2 || "):rep(20000) .. "i < 3\ncol = i", "row = a\na = b\nb = row\ncol = i" }) do
      local record = setmetatable({ formula = text }, { __index = records[1] })
      assert.is_false((mutator.answer(text:sub(1, 60), prove.layout, record)))
    end
  end)
end)

describe("hostile records", function()
  local folder
  setup(function()
    folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("cp -r generator/spec %s"):format(folder)))
  end)
  teardown(function() os.execute("rm -r " .. folder) end)

  local names = {}
  for name in io.popen("cd generator/spec && find . -name '*.lua' | sort"):lines() do names[#names + 1] = name end

  it("become tables or are refused in a line", function()
    local list = {}
    for k, name in ipairs(names) do list[k] = { text = read("generator/spec/" .. name), name = name } end
    each(list, 25, function(text, original)
      local path = folder .. "/" .. original.name
      write(path, text)
      local built = mutator.answer(text, model.build, folder)
      write(path, original.text)
      return built
    end)
  end)
end)

describe("hostile proofs", function()
  local text <const> = [[return { document = "Handbook", section = "4.1", title = "Tiles", fragments = {
  { name = "n24", operand = "d", types = { "f32" }, lanes = 32, rows = 16, columns = 24, elements = 12,
    certainty = "stated", evidence = "by hand",
    formula = "row = (%laneid >> 2) + 8 * ((i >> 1) & 1)\ncol = 8 * (i >> 2) + 2 * (%laneid % 4) + (i & 1)" },
  { name = "products", operand = "a", types = { "s8" }, lanes = 64, rows = 4, columns = 4, elements = 2, copies = 2,
    products = 4, product = "%laneid >> 4", certainty = "replayed", evidence = "by hand",
    formula = "row = %laneid % 4\ncol = 2 * ((%laneid >> 2) & 1) + i" },
  { name = "basis", operand = "b", types = { "f16" }, lanes = 4, rows = 4, columns = 4, elements = 4, certainty = "inferred",
    evidence = "by hand", needs = "memory",
    basis = { lane = { { 0, 1 }, { 0, 2 } }, element = { { 1, 1 }, { 2, 3 } } } },
} }
]]

  it("are proved or refused in lines", function()
    local path = os.tmpname()
    write(path, text)
    assert.same({ 3, 0 }, (function(lines, faults) return { #lines, #faults } end)(proofs.of_file(path, {})))
    local refused = each({ { text = text } }, 100, function(changed)
      write(path, changed)
      if not pcall(check.load, path) then return false end -- no record yet
      return mutator.answer(changed, function()
        local _, faults = proofs.of_file(path, {})
        if faults[1] then error(faults[#faults], 0) end
      end)
    end)
    assert.is_true(refused > 50 * times, refused)
    os.remove(path)
  end)
end)

describe("a hostile edition", function()
  local known = editions_of.read("generator/spec")
  local whole = outline.whole(known)
  local list = {}
  for _, range in ipairs({ { "9.7.14.1", "9.7.14.3" }, { "9.7.14.5.7", "9.7.14.5.7" }, { "9.7.14.5.15", "9.7.14.5.15" },
    { "9.7.14.6.2.3", "9.7.14.6.2.3" } }) do
    local part = blocks.of(outline.part(whole, range[1], range[2]))
    for _, style in ipairs({ "markdown", "plain", "html", "unicode" }) do list[#list + 1] = { text = styles[style](part) } end
  end

  local function all_of(text)
    local result, fault = comparison.compare(text, known)
    if not result then error(fault, 0) end
    report.text(result, "an edition", true)
    for _, each_draft in ipairs(result.drafts) do
      assert(load(each_draft.piece and "return " .. draft.fragment(each_draft.section, each_draft.piece, known):gsub(",$", "")
        or draft.section(each_draft.section, "PTX ISA 9.0", known)))
    end
    assert(load(draft.instructions(result.strings, versions.of(result), known)))
  end

  it("is compared or refused in a line", function()
    each(list, 100, function(text) return (mutator.answer(text, all_of, text)) end)
  end)

  it("is compared with another, or refused in a line", function()
    each(list, 150, function(text, original)
      return (mutator.answer(text, function()
        local result, fault = pair.compare(original.text, text)
        if not result then error(fault, 0) end
        report.text(result, "an edition", true)
      end))
    end)
  end)
end)
