-- SPDX-License-Identifier: MIT
-- Drafts: what the transcription has not is drafted as the transcription would have it.
package.path = "generator/?.lua;" .. package.path

local blocks = require("tests.generator.editions.blocks")
local comparison = require("edition.comparison")
local change = require("tests.generator.editions.change")
local draft = require("edition.draft")
local layouts = require("formulas.layouts")
local outline = require("tests.generator.editions.outline")
local styles = require("tests.generator.editions.styles")
local syntax = require("records.syntax")
local transcription = require("edition.transcription")

local known = transcription.read("generator/spec")
local whole = outline.whole(known)

-- The transcription as if it had no section of that number.
local function without(number)
  local less = setmetatable({ sections = {} }, { __index = known })
  for _, section in ipairs(known.sections) do
    if section.number ~= number then
      less.sections[#less.sections + 1] = setmetatable({ place = #less.sections + 1 }, { __index = section })
    end
  end
  return less
end

local function drafted(section)
  local part = outline.part(whole, "9.7.14.5", "9.7.14.6.2.8")
  local less = without(section.number)
  local result = assert(comparison.compare(styles.markdown(blocks.of(part)), less))
  assert.are.equal(1, #result.drafts)
  return draft.section(result.drafts[1].section, "PTX ISA 9.0", less), draft.file(result.drafts[1].section)
end

-- What the tables of the document say wrongly.
local misprinted = { ["sp.m16n8k16.b.tf32"] = "elements" }

local function check_record(record, made)
  for _, key in ipairs({ "name", "operand", "kind", "types", "rows", "columns", "stored", "elements", "granularity",
    "layout", "selectors", "figures" }) do
    if misprinted[record.name] ~= key then
      assert.are.same(record[key], made[key], record.name .. " " .. key)
    end
  end
  if not record.figure_only then
    assert.are.equal((record.printed or record.formula):gsub("\n +", "\n"), made.formula:gsub("\n +", "\n"))
  end
end

describe("a draft", function()
  for _, section in ipairs(known.sections) do
    if section.kind == "fragments" then
      it("is the transcription of " .. section.title, function()
        local text = drafted(section)
        local made = assert(load(text))()
        assert.are.equal("PTX ISA 9.0", made.document)
        assert.are.equal(section.number, made.section)
        assert.are.equal(section.title, made.title)
        assert.are.equal(#section.records, #made.fragments)
        for k, record in ipairs(section.records) do check_record(record, made.fragments[k]) end
      end)
    end
  end

  it("of a dense section can be proved as it is", function()
    local text, file = drafted(outline.section(known.sections, "9.7.14.5.7"))
    assert.are.equal("05_07_m16n8k8.lua", file)
    assert.is_nil(text:find("TODO", 1, true))
    local made = load(text)()
    for _, record in ipairs(made.fragments) do record.document, record.section = made.document, made.section end
    assert.are.equal(4, #layouts.prove_all(made.fragments))
  end)

  it("says what keeps it from being ready", function()
    assert.truthy(drafted(outline.section(known.sections, "9.7.14.5.8")):find("-- TODO: line 6 column ", 1, true))
    assert.truthy(drafted(outline.section(known.sections, "9.7.14.5.13")):find("-- TODO: hit twice: lane 3", 1, true))
    local sparse = drafted(outline.section(known.sections, "9.7.14.6.2.2"))
    assert.truthy(sparse:find("-- TODO: the layout is in a figure only", 1, true))
    assert.truthy(sparse:find("To be checked: the dense fragment of half the columns.", 1, true))
  end)
end)

describe("a draft of instructions", function()
  -- The edition with one more block of syntax in a section.
  local function drafted(number, block)
    local part = change.copy(outline.part(whole, "9.7.14.5", "9.7.14.6.3"))
    table.insert(outline.section(part, number).blocks, block)
    local result = assert(comparison.compare(styles.markdown(blocks.of(part)), known))
    local rows = assert(load(draft.instructions(result.strings, "9.4", known)))()
    local strings = {}
    for _, row in ipairs(rows) do
      assert.are.equal(number, row.section)
      assert.are.equal("9.4", row.ptx)
      assert.are.equal("9.4", row.edition)
      for _, text in ipairs(syntax.expand(row)) do strings[#strings + 1] = text end
    end
    table.sort(strings)
    return strings, rows
  end

  it("has all strings that are new and no other", function()
    local block = { family = "ldmatrix", statement = "ldmatrix.sync.aligned.shape.num{.ss}.s8.s2", sets = {
      { name = "shape", words = { "m8n16" } }, { name = "num", words = { "x1", "x2", "x4" } },
      { name = "ss", words = { "shared", "shared::cta" } } } }
    local strings, rows = drafted("9.7.14.5.15", block)
    assert.are.equal(2, #rows)
    local expected = {}
    for _, num in ipairs({ "x1", "x2", "x4" }) do
      for _, ss in ipairs({ "", ".shared", ".shared::cta" }) do
        expected[#expected + 1] = ("ldmatrix.sync.aligned.m8n16.%s%s.s8.s2"):format(num, ss)
      end
    end
    table.sort(expected)
    assert.are.same(expected, strings)
  end)

  local text = [[
# 9.7.16.5.14. Multiply-and-Accumulate Instruction: mma

PTX ISA 9.4.

# 9.7.16.5.15. Warp-level matrix load instruction: ldmatrix

Syntax

ldmatrix.sync.aligned.shape.num.s8.s2 r, [p];

.shape = {.m8n16};
.num = {.x1, .x2};

# 9.7.16.5.19. Warp-level matrix swap instruction: swapmatrix

Syntax

swapmatrix.sync.aligned.shape.num.b8 r, [p];

.shape = {.m8n16};
.num = {.x1, .x2};
]]

  it("has the section numbers of the edition, and instructions of new sections", function()
    local function rows_of(edition_text)
      local result = assert(comparison.compare(edition_text, known, { edition = "9.4" }))
      local list = {}
      for _, row in ipairs(assert(load(draft.instructions(result.strings, "9.4", known)))()) do
        list[#list + 1] = ("%s %s %s %s: %d"):format(row.family, row.edition, row.section, row.syntax, #syntax.expand(row))
      end
      return list
    end
    assert.are.same({ "ldmatrix 9.4 9.7.16.5.15 ldmatrix.sync.aligned.shape.num.s8.s2: 2",
      "swapmatrix 9.4 9.7.16.5.19 swapmatrix.sync.aligned.shape.num.b8: 2" }, rows_of(text))
    -- A page without numbers.
    assert.are.same({ "ldmatrix 9.4 9.7.16.5.15 ldmatrix.sync.aligned.shape.num.s8.s2: 2" },
      rows_of((text:gsub("# [%d%.]+ ", "# "):gsub("# [^\n]*swap.*", ""))))
  end)

  it("has a row for each string where sets would make more", function()
    local block = { family = "mma", statement = "mma.sync.aligned.shape.row.col.f32.atype.btype.f32", sets = {
      { name = "shape", words = { "m24n8k8" } }, { name = "atype", words = { "f16", "bf16" } },
      { name = "btype", words = { "f16" } } } }
    local strings, rows = drafted("9.7.14.5.14", block)
    assert.are.equal(1, #rows)
    assert.are.same({ "mma.sync.aligned.m24n8k8.row.col.f32.bf16.f16.f32", "mma.sync.aligned.m24n8k8.row.col.f32.f16.f16.f32" },
      strings)
    local list = { { section = "1.2", family = "mma", strings = { "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32",
      "mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16" } } }
    local text = draft.instructions(list, "9.9", known)
    assert.truthy(text:find("-- TODO: edition 9.9 is none of `editions` in spec/sections.lua", 1, true))
    assert.falsy(draft.instructions(list, "9.4", known):find("none of `editions`", 1, true))
    rows = load(text)()
    assert.are.equal(2, #rows)
    assert.are.same({ list[1].strings[1] }, syntax.expand(rows[1]))
  end)
end)
