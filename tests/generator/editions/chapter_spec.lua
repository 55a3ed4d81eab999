-- SPDX-License-Identifier: MIT
-- The comparison with the chapter as it was published: nothing is found in it, and every fact that is changed.
-- Where the document is not at hand these tests are skipped; text_spec.lua has the readers and messages without it.
package.path = "generator/?.lua;" .. package.path

local baseline = require("edition.baseline")
local chapter = require("tests.generator.editions.chapter")
local comparison = require("edition.comparison")
local edition = require("edition.edition")
local kinds = require("tests.generator.editions.kinds")
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
      for _, part in ipairs({ "renumbered | 9.7.14 | sections | the chapter | is 9.7.16",
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

describe("the document is unchanged with", function()
  for name, change in pairs(kinds.reformattings) do
    it(name, function()
      local text = change(published[1].text)
      assert.are_not.equal(published[1].text, text)
      assert.are.same({}, (findings(text)))
    end)
  end
end)

-- A section, what it says, and what it would say: cells, lists, look-alikes.
local moved = {
  { "9.7.14.5.15", "| `.x2` | addr0–addr7 | addr8–addr15 | – | – |", "| `.x2` | addr0–addr7 | – | addr8–addr15 | – |" },
  { "9.7.14.5.15", "| `.x2` | addr0–addr7 | addr8–addr15 | – | – |", "| `.x2` | – | addr0–addr7 | addr8–addr15 | – |" },
  { "9.7.14.5.15", "| `.x2` | addr0–addr7 | addr8–addr15 | – | – |", "| `.x2` | addr0–addr7 | – | – | addr8–addr15 |" },
  { "9.7.14.5.15", "| `.x1` | addr0–addr7 | – | – | – |", "| `.x1` | – | addr0–addr7 | – | – |" },
  { "9.7.14.5.16", "| `.x1` | addr0–addr7 | – | – | – |", "| `.x1` | – | – | – | addr0–addr7 |" },
  { "9.7.14.5.16", "| `.x2` | addr0–addr7 | addr8–addr15 | – | – |", "| `.x2` | – | – | addr0–addr7 | addr8–addr15 |" },
  { "9.7.14", "\n    - Perform the matrix", "\n  - Perform the matrix" },
  { "9.7.14", "\n    - Store result", "\n      - Store result" },
  { "9.7.14", "\n  + Similar to", "\n* Similar to" },
  { "9.7.14.5.14", "  + `.atype` must be", "* `.atype` must be" },
  { "9.7.14.5.14", "  + `.dtype` must be", "* `.dtype` must be" },
  { "9.7.14.5.14", "      + `.rz` :", "        + `.rz` :" },
  { "9.7.14.5.14", "      + `.rp` :", "    * `.rp` :" },
  { "9.7.14.5.15", "\n* `sm_110f` or", "\n  > + `sm_110f` or" },
  { "9.7.14.5.15", "\n  > + `sm_120f` or", "\n* `sm_120f` or" },
  { "9.7.14.5.1", "\n  + Fragment layout for Column", "\n* Fragment layout for Column" },
}
-- Letters that look like others: a word, one of its letters, another one.
local look_alikes = {
  { "9.7.14.5.15", ".x2", "x", "\u{0445}" }, { "9.7.14.5.15", ".x4", "x", "\u{FF58}" }, { "9.7.14.5.15", ".trans", "a", "\u{0430}" },
  { "9.7.14.5.14", ".satfinite", "e", "\u{0435}" }, { "9.7.14.5.14", ".kind::mxf4", "x", "\u{0445}" },
  { "9.7.14.5.14", "identical", "i", "\u{0456}" }, { "9.7.14.5.14", "container", "o", "\u{03BF}" },
  { "9.7.14.5.14", "nearest", "n", "n\u{0303}" }, { "9.7.14.5.14", "mandatory", "m", "m\u{0332}" },
  { "9.7.14.3", ".ue8m0", "0", "\u{FF10}" }, { "9.7.14.3", "provides", "p", "\u{0440}" }, { "9.7.14.3", "upper", "u", "u\u{0338}" },
  { "9.7.14.4.3", "stride", "s", "\u{0455}" }, { "9.7.14.4.5", "undefined", "u", "\u{03C5}" }, { "9.7.14.1", "M", "M", "\u{041C}" },
}

describe("a change is reported in its section:", function()
  for _, each in ipairs(moved) do
    it(("%s %s"):format(each[1], each[3]), function()
      local number, text = each[1], published[1].text
      local from = text:find("\n#+ " .. number:gsub("%.", "%%.") .. "%. ")
      local first, last = text:find(each[2], from, true)
      local list, by_line = findings(text:sub(1, first - 1) .. each[3] .. text:sub(last + 1))
      assert.is_true(#list > 0)
      for _, line in ipairs(list) do assert.are.equal(number, by_line[line], line) end
    end)
  end
  for _, each in ipairs(look_alikes) do
    it(("%s a look-alike in %s"):format(each[1], each[2]), function()
      local word = each[2]:gsub(each[3], each[4], 1)
      local line = check(each[1], replaced(each[2], word)(text_of[each[1]]), "a web page")
      assert.truthy(line)
    end)
  end
end)
