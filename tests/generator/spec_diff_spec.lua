-- SPDX-License-Identifier: MIT
-- The comparison with editions of the document, on editions made of the transcription.
package.path = "generator/?.lua;" .. package.path

local blocks = require("tests.generator.editions.blocks")
local change = require("tests.generator.editions.change")
local comparison = require("edition.comparison")
local outline = require("tests.generator.editions.outline")
local styles = require("tests.generator.editions.styles")
local transcription = require("edition.transcription")

require("tests.generator.editions.evaluated")

local known = transcription.read("generator/spec")
local whole = outline.whole(known)

local function rendered(list, style) return styles[style](blocks.of(list)) end

local function compared(list, style) return assert(comparison.compare(rendered(list, style), known)) end

local function line(finding)
  return table.concat({ finding.status, finding.id or "-", finding.kind, finding.section, finding.subject,
    finding.detail or "" }, " | ")
end

-- Known misprints as lines, and the other findings that are not `unchanged`.
local function split(findings)
  local misprints, others = {}, {}
  for _, finding in ipairs(findings) do
    if finding.status == "known misprint" then
      misprints[#misprints + 1] = finding
    elseif finding.status ~= "unchanged" then
      others[#others + 1] = finding
    end
  end
  return misprints, others
end

local function lines_of(findings, keep)
  local list = {}
  for _, finding in ipairs(findings) do
    if not keep or keep(finding) then list[#list + 1] = line(finding) end
  end
  table.sort(list)
  return list
end

-- The section before and the section after, so that one that goes leaves a hole.
local function around(number)
  local place
  for k, section in ipairs(known.sections) do
    if section.number == number then place = k end
  end
  local section = known.sections[place]
  local before, after = known.sections[place - 1] or section, known.sections[place + 1] or section
  return { before.number, after.number }
end

local function expectations(mutation)
  if type(mutation.expect) == "function" then return mutation.expect(known) end
  return mutation.expect[1] and mutation.expect[1][1] and mutation.expect or {}
end

-- A known misprint goes with what prints it: `lost` names it by id, section, subject or fault.
local function stays(mutation)
  return function(finding)
    local lost = mutation.lost or {}
    return not (lost[finding.id] or lost[finding.section] or lost[finding.subject] or lost[finding.detail]
      or lost[finding.id .. " " .. finding.subject])
  end
end

-- What an edition of some sections has before a change.
local unchanged = {}
local function misprints_within(within, style)
  local key = table.concat({ within[1], within[2], style }, " ")
  if not unchanged[key] then
    local misprints, others = split(compared(outline.part(whole, within[1], within[2]), style).findings)
    assert.are.same({}, lines_of(others))
    unchanged[key] = misprints
  end
  return unchanged[key]
end

local function check(mutation, style)
  local within = mutation.within or around(mutation.expect[1][3])
  local misprints_before = misprints_within(within, style)
  local part = change.copy(outline.part(whole, within[1], within[2]))
  mutation.change(part)
  local misprints, others = split(compared(part, style).findings)
  local expected = expectations(mutation)
  assert.are.equal(#expected, #others, table.concat(lines_of(others), "\n"))
  for k, each in ipairs(expected) do
    local found = others[k]
    assert.are.same({ each[1], each[2], each[3], each[4] }, { found.status, found.kind, found.section, found.subject })
    assert.truthy(found.detail:find(each[5], 1, true), found.detail)
  end
  assert.are.same(lines_of(misprints_before, stays(mutation)), lines_of(misprints))
end

for _, style in ipairs(styles.names) do
  describe("an edition in " .. style, function()
    local result = compared(whole, style)

    it("is unchanged but for the known misprints", function()
      local misprints, others = split(result.findings)
      assert.are.same({}, lines_of(others))
      assert.are.same({}, result.outside)
      local ids = {}
      for _, finding in ipairs(misprints) do ids[finding.id] = true end
      for _, erratum in ipairs(known.errata.misprints) do
        -- Outlines have no notes.
        assert.is_true(ids[erratum.id] or erratum.subject:find(" notes$") ~= nil, erratum.id)
      end
      for _, id in ipairs({ "E1", "E2", "E10", "E27" }) do assert.is_true(ids[id], id) end
    end)

    it("has every section and formula", function()
      local sections, formulas = 0, 0
      for _, finding in ipairs(result.findings) do
        if finding.kind == "sections" then sections = sections + 1 end
        if finding.kind == "formulas" then formulas = formulas + 1 end
      end
      assert.are.equal(#known.sections, sections)
      assert.are.equal(62, formulas)
    end)
  end)
end

local count = 0
for _, group in ipairs({ "formulas", "tables", "sections", "syntax" }) do
  for _, mutation in ipairs(require("tests.generator.editions.mutations." .. group)) do
    count = count + 1
    for _, style in ipairs(styles.names) do
      it(("finds in %s: %s"):format(style, mutation.what), function() check(mutation, style) end)
    end
  end
end

it("is tested on 40 mutations at least", function() assert.is_true(count >= 40, count) end)
