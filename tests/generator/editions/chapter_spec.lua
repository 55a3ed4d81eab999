-- SPDX-License-Identifier: MIT
-- The comparison with the chapter as it was published: nothing is found in it, and every fact that is changed.
-- Where the document is not at hand these tests are skipped; text_spec.lua has the readers and messages without it.
package.path = "generator/?.lua;" .. package.path

local baseline = require("edition.baseline")
local chapter = require("tests.generator.editions.chapter")
local comparison = require("edition.comparison")
local edition = require("edition.edition")
local prose = require("tests.generator.editions.mutations.prose")
local transcription = require("edition.transcription")

require("tests.generator.editions.evaluated")

local published = chapter.files()
if not published[1] then
  pending("PTX ISA 9.0 is not at hand; EDITIONS=FOLDER says where it is")
  return
end

local known = transcription.read("generator/spec")
local file = assert(io.open("generator/edition/baseline.txt", "rb"))
local stored = file:read("a")
file:close()
local known_text = assert(baseline.parse(stored))

local quiet = { unchanged = true, ["known misprint"] = true }

-- The findings as a list of lines, and as a map from lines to sections.
local function findings(files)
  local result = assert(comparison.compare(files, known, { baseline = known_text }))
  local list, by_line = {}, {}
  for _, finding in ipairs(result.findings) do
    if not quiet[finding.status] then
      local line = table.concat({ finding.status, finding.section, finding.kind, finding.subject, finding.detail or "" }, " | ")
      list[#list + 1] = line
      by_line[line] = finding.section
    end
  end
  return list, by_line
end

describe("the baseline", function()
  it("is the one that the document makes", function()
    assert.are.equal(stored, baseline.text(baseline.of(edition.read(published[1].text), "9.7.14"), "9.7.14"))
  end)
end)

describe("the document", function()
  for _, each in ipairs(published) do
    it("is unchanged in " .. each.path:match("[^/]*$"), function() assert.are.same({}, (findings(each.text))) end)
  end

  for _, style in ipairs(chapter.names) do
    it("is unchanged in " .. style, function()
      assert.are.same({}, (findings(chapter.written(published[1].text, style))))
    end)
  end
end)

-- The findings of the whole text after a change.
local function after(change, style)
  local text = change(published[1].text)
  assert.are_not.equal(published[1].text, text)
  return (findings(chapter.written(text, style or chapter.names[2])))
end

local function replaced(from, to)
  return function(text)
    local first, last = text:find(from, 1, true)
    return text:sub(1, first - 1) .. to .. text:sub(last + 1)
  end
end

describe("a later edition", function()
  for _, style in ipairs(chapter.names) do
    it("may number chapter, figures and tables anew, in " .. style, function()
      local lines = after(function(text)
        return (text:gsub("9%.7%.14", "9.7.16"):gsub("(Figure )(%d+)", function(word, number) return word .. number + 3 end)
          :gsub("(Table )(%d+)", function(word, number) return word .. number + 9 end))
      end, style)
      for _, line in ipairs(lines) do assert.truthy(line:find("^renumbered | "), line) end
      local text = table.concat(lines, "\n")
      for _, part in ipairs({ "9.7.14.6.2.8 | sections | sparse mma.m16n8k128 with .u4 / .s4 integer type | is 9.7.16.6.2.8",
        "Figures 46 to 147 are 49 to 150", "Tables | 35 to 37 are 44 to 46" }) do
        assert.truthy(text:find(part, 1, true), part .. "\n" .. text)
      end
    end)

    it("may have another title, in " .. style, function()
      assert.are.same({ "reworded | 9.7.14.3 | sections | Block Scaling | titled Block Scaling for mma.sync" },
        after(replaced("[Block Scaling](", "[Block Scaling for `mma.sync`]("), style))
    end)

    it("may split a section, in " .. style, function()
      local lines = after(replaced("\nPTX ISA Notes\n\nIntroduced in PTX ISA version 6.4.",
        "\n##### 9.7.14.5.18. Notes on mma\n\nPTX ISA Notes\n\nIntroduced in PTX ISA version 6.4."), style)
      assert.are.equal(2, #lines, table.concat(lines, "\n"))
      assert.truthy(lines[1]:find("^reworded | 9.7.14.5.14 | sections | .* | split into 9.7.14.5.14 and 9.7.14.5.18$")
        or lines[2]:find("^reworded | 9.7.14.5.14 | sections | .* | split into 9.7.14.5.14 and 9.7.14.5.18$"), lines[1])
    end)
  end
end)

local text_of = {}
for _, section in ipairs(chapter.sections(published[1].text)) do text_of[section.number] = section.text end

-- Nothing is found in a section that is an excerpt of its own.
local checked = {}
local function check_unchanged(number, style)
  local key = number .. " " .. style
  checked[key] = checked[key] or findings(chapter.written(text_of[number], style))
  assert.are.same({}, checked[key])
end

local function check(number, text, style)
  check_unchanged(number, style)
  local lines, by_line = findings(chapter.written(text, style))
  local found
  for _, line in ipairs(lines) do found = found or by_line[line] == number and line end
  assert.is_true(found ~= nil and found ~= false, "nothing is found")
  return found
end

describe("a fact changed by hand", function()
  local styles = { chapter.names[1], chapter.names[2], chapter.names[3] }
  for k, each in ipairs(prose.by_hand) do
    for _, style in ipairs(k % 10 == 0 and chapter.names or styles) do
      it(("%d in %s: %s %s"):format(k, style, each[1], each[2]), function()
        check(each[1], prose.changed(text_of[each[1]], each[2]), style)
      end)
    end
  end
  it("is one of 100 at least", function() assert.is_true(#prose.by_hand >= 100, #prose.by_hand) end)
end)

describe("punctuation changed by hand", function()
  for k, each in ipairs(prose.punctuation) do
    for _, style in ipairs(chapter.names) do
      if not each.borders or style ~= "a dump of the text" then
        it(("%d in %s: %s %s"):format(k, style, each[1], each[3]), function()
          check(each[1], replaced(each[2], each[3])(text_of[each[1]]), style)
        end)
      end
    end
  end
end)

describe("a fact changed by chance", function()
  for k, each in ipairs(prose.drawn(published[1].text, 200, 904)) do
    local style = chapter.names[k % #chapter.names + 1]
    it(("%d in %s: %s %s"):format(k, style, each.number, each.what), function() check(each.number, each.text, style) end)
  end
end)
