-- SPDX-License-Identifier: MIT
-- Notes, the table of scales and rules in sentences, on small texts of the tests' own; and whether the notes and the
-- instruction table say the same.
package.path = "generator/?.lua;" .. package.path

local blocks = require("tests.generator.editions.blocks")
local change = require("tests.generator.editions.change")
local comparison = require("edition.comparison")
local edition = require("edition.edition")
local errata = require("edition.errata")
local facts = require("edition.facts")
local findings = require("edition.findings")
local notes = require("edition.notes")
local outline = require("tests.generator.editions.outline")
local scale_table = require("edition.scale_table")
local styles = require("tests.generator.editions.styles")
local syntax = require("records.syntax")
local transcription = require("edition.transcription")
local versions = require("edition.versions")
local words = require("edition.words")

local known = transcription.read("generator/spec")

local function section_of(text)
  local section = edition.read("### 1.2.3. A section\n\n" .. text).sections[1]
  section.words = words.of(section.lines)
  return section
end

-- The lines of what a comparison adds but `unchanged`.
local function lines_of(compare)
  local list = {}
  compare(function(finding)
    if finding.status ~= "unchanged" then
      list[#list + 1] = table.concat({ finding.status, finding.kind or "-", finding.subject, finding.detail }, " | ")
    end
  end)
  return list
end

local kites = [[
Kites fly.

PTX ISA Notes

Introduced in PTX ISA version 6.0.

Support for `.f16` kites of shape `.m8n8` introduced in PTX ISA
version 6.1.

* `.u8/.s8` kites introduced in PTX ISA version 7.0.

Target ISA Notes

Requires `sm_70` or higher.

`.f16` kites require `sm_75`; double
kites are on `sm_90a` and `sm_100f` or higher in the same family from PTX ISA version 8.8.

Examples

`.f64` flies on `sm_10` in PTX ISA version 1.0.
]]

describe("notes", function()
  local read = notes.read(section_of(kites))

  it("are read", function()
    assert.are.same({ { about = "", says = "6.0" }, { about = "f16 m8n8", says = "6.1" }, { about = "s8 u8", says = "7.0" } },
      read.ptx)
    assert.are.same({ { about = "", says = "sm_70 or higher" }, { about = "f16", says = "sm_75" },
      { about = "double", says = "sm_90a sm_100f or higher in the same family 8.8" } }, read.targets)
  end)

  local cases = {
    { "a version", "version 6.1", "version 6.2", "changed | version notes | .f16 .m8n8 | PTX ISA 6.2, was 6.1" },
    { "a version of all", "version 6.0", "version 6.1", "changed | version notes | all | PTX ISA 6.1, was 6.0" },
    { "a target", "sm_75`", "sm_80`", "changed | target notes | .f16 | sm_80, was sm_75" },
    { "how far a target reaches", "sm_70` or higher", "sm_70`", "changed | target notes | all | sm_70, was sm_70 or higher" },
    { "a note", "* `.u8/.s8` kites introduced in PTX ISA version 7.0.", "",
      "missing | version notes | .s8 .u8 | the note PTX ISA 7.0" },
    { "a new note", "Target ISA Notes", "`.b1` introduced in PTX ISA version 9.1.\n\nTarget ISA Notes",
      "new | version notes | .b1 | PTX ISA 9.1" },
    { "the heading", "Target ISA Notes", "Targets", "missing | target notes | 1.2.3 | the sub-heading" },
  }
  for _, case in ipairs(cases) do
    it("show that there is another: " .. case[1], function()
      local from, to = kites:find(case[2], 1, true)
      local text = kites:sub(1, from - 1) .. case[3] .. kites:sub(to + 1)
      local mine = { section = "1.2.3", ptx = read.ptx, targets = read.targets }
      local lines = lines_of(function(add) notes.compare(section_of(text), mine, { version = "9.1" }, add) end)
      assert.are.same({ case[4] }, case[1] == "the heading" and { lines[#lines] } or lines)
    end)
  end

  it("of a later version are not missed", function()
    local mine = { section = "1.2.3", ptx = { table.unpack(read.ptx) }, targets = read.targets }
    table.insert(mine.ptx, { about = "b1", says = "9.1" })
    local section = section_of(kites)
    assert.are.same({}, lines_of(function(add) notes.compare(section, mine, { version = "9.0" }, add) end))
    assert.are.equal(1, #lines_of(function(add) notes.compare(section, mine, { version = "9.1" }, add) end))
  end)
end)

describe("a misprint of the notes", function()
  local mine = { section = "1.2.3", ptx = { { about = "", says = "6.0" }, { about = "f16 m8n4", says = "6.1" },
    { about = "s8 u8", says = "7.0" } }, targets = notes.read(section_of(kites)).targets }
  local function compared(text, last)
    local misprints = {}
    for k, subject in ipairs({ "version notes", "target notes", "syntax" }) do
      misprints[k] = { id = "E" .. k, section = "1.2.3", subject = subject, printed = ".f16 kites of shape .m8n8",
        corrected = ".f16 kites of shape .m8n4", fault = "The shape is another.", last = last }
    end
    return lines_of(function(add)
      notes.compare(section_of(text), mine, { version = "9.1", transcription = { errata = { misprints = misprints } } }, add)
    end)
  end

  it("is known", function()
    assert.are.same({ "known misprint | version notes | version notes | The shape is another." }, compared(kites))
  end)

  it("may be mended", function()
    assert.are.same({ "reworded | version notes | version notes | mended as erratum E1 says" },
      compared((kites:gsub("m8n8", "m8n4"))))
  end)

  it("is no other text", function()
    assert.are.same({ "missing | version notes | .f16 .m8n4 | the note PTX ISA 6.1",
      "new | version notes | .f16 .m8n2 | PTX ISA 6.1" }, compared((kites:gsub("m8n8", "m8n2"))))
  end)

  it("ends with its last edition", function()
    assert.are.same({ "missing | version notes | .f16 .m8n4 | the note PTX ISA 6.1",
      "new | version notes | .f16 .m8n8 | PTX ISA 6.1" }, compared(kites, "9.0"))
  end)
end)

describe("the table of scales", function()
  local rows = "Table 3 Valid combinations\n\n| .kind | Element | Scale | Size |\n| --- | --- | --- | --- |\n"
    .. "| .kind::mxf8f6f4 | .e4m3, .e5m2 .e3m2, .e2m3 .e2m1 | .ue8m0 | .scale_vec::1X |\n"
    .. "| .kind::mxf4 | .e2m1 | .ue8m0 | .scale_vec::2X |\n| .kind::mxf4nvf4 | .e2m1 | .ue8m0 | .scale_vec::2X |\n"
    .. "| .e2m1 | .ue4m3 | .scale_vec::4X |\n\nThe scale-a-data is .kind::mxf4 .e3m2 .ue8m0 .scale_vec::4X\n"
  local function compared(text, version)
    return lines_of(function(add)
      scale_table.compare(section_of(text), { transcription = known, version = version }, add)
    end)
  end

  it("is that of the instruction table", function()
    assert.are.same({}, compared(rows, "9.0"))
    assert.are.same({ "missing | - | combinations | .kind::mxf4nvf4 .e2m1 .ue8m0 .scale_vec::4X" }, compared(rows, "9.1"))
  end)

  it("shows what came and went", function()
    local more = rows:gsub("mxf4nvf4 | .e2m1 | .ue8m0 | .scale_vec::2X", "%0, .scale_vec::4X")
    local came = "new | - | combinations | .kind::mxf4nvf4 .e2m1 .ue8m0 .scale_vec::4X"
    assert.are.same({ came }, compared(more, "9.0"))
    assert.are.same({}, compared(more, "9.1"))
    assert.are.same({}, compared(more, nil))
    assert.are.same({ "new | - | combinations | .kind::mxf4 .e2m1 .ue4m3 .scale_vec::2X",
      "missing | - | combinations | .kind::mxf4 .e2m1 .ue8m0 .scale_vec::2X" },
      compared(rows:gsub("mxf4 | .e2m1 | .ue8m0", "mxf4 | .e2m1 | .ue4m3"), "9.0"))
    assert.are.same({ "missing | - | combinations | the table" }, compared("No table.\n", "9.0"))
  end)

  it("allows what a syntax block has", function()
    local result = { transcription = known, version = "9.0" }
    local text = "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0"
    assert.is_false(scale_table.allows(text, result))
    scale_table.compare(section_of(rows), result, function() end)
    assert.is_false(scale_table.allows(text, result))
    scale_table.compare(section_of((rows:gsub("ue4m3", "ue8m0"))), result, function() end)
    assert.is_true(scale_table.allows(text, result))
  end)
end)

describe("a rule", function()
  local list = { { about = "length of a tail", words = "tail of a kite has (%d+) bows", is = "7" },
    { about = "colour", words = "is (%w+) where", is = "red", ptx = "9.1" } }
  local function compared(text, version)
    return lines_of(function(add) facts.compare(section_of(text), list, { version = version }, add) end)
  end

  it("is found whatever stands around it", function()
    assert.are.same({}, compared("* The *tail* of a `kite`\n  has 7 bows. It is red where the wind is.\n", "9.1"))
    assert.are.same({}, compared("The tail of a kite has 7 bows.\n", "9.0"))
  end)

  it("shows what is said, and that nothing is", function()
    assert.are.same({ "changed | - | length of a tail | 8, was 7" }, compared("The tail of a kite has 8 bows.", "9.0"))
    assert.are.same({ "missing | - | length of a tail | where it was 7", "missing | - | colour | where it was red" },
      compared("Kites fly.", "9.1"))
  end)
end)

describe("a version", function()
  it("is later by its numbers", function()
    local result = { version = "9.4" }
    assert.is_true(versions.is_later("9.10", result))
    assert.is_true(versions.is_later("10.0", result))
    assert.is_false(versions.is_later("9.4", result))
    assert.is_false(versions.is_later("8.9", result))
    assert.is_false(versions.is_later("9.0", { transcription = { document = "PTX ISA 9.0" } }))
  end)

  it("is the last of an erratum", function()
    assert.is_true(versions.holds({ last = "9.4" }, { version = "9.4" }))
    assert.is_false(versions.holds({ last = "9.4" }, { version = "9.5" }))
    assert.is_true(versions.holds({}, { version = "9.5" }))
  end)
end)

describe("an erratum", function()
  local misprinted = { misprints = { { id = "E0", section = "1.2.3", subject = "bows", printed = "b0, b1. b2",
    fault = "A stop.", last = "9.0" } }, conventions = {} }

  it("is none of a later edition", function()
    for version, status in pairs({ ["9.0"] = "known misprint", ["9.1"] = "suspected misprint" }) do
      local list = findings.new(misprinted, function(each) return versions.holds(each, { version = version }) end)
      list:add({ status = "suspected misprint", section = "1.2.3", subject = "bows", printed = "b0,b1.b2" })
      assert.are.equal(status, list.list[1].status)
    end
  end)

  local function unprinted(finding, version)
    local edition_of = { version = version or "9.0" }
    local list = findings.new(misprinted, function(each) return versions.holds(each, edition_of) end)
    list:add(finding)
    list:add_unprinted()
    local last = list.list[2]
    return last and table.concat({ last.status, last.kind, last.section, last.subject, last.detail }, " | ")
  end

  it("is told where its place is read and it is no longer printed", function()
    local line = "reworded | errata | 1.2.3 | bows | E0: no longer printed: b0, b1. b2"
    assert.equal(line, unprinted({ status = "unchanged", section = "1.2.3", subject = "bows" }))
    assert.equal(line, unprinted({ status = "changed", section = "1.2.3", subject = "bows", printed = "b0, b1, b2" }))
    assert.is_nil(unprinted({ status = "changed", section = "1.2.3", subject = "bows", printed = "b0, b1. b2" }))
  end)

  it("is not told where its place was read with it or mended", function()
    assert.is_nil(unprinted({ status = "known misprint", id = "E0", section = "1.2.3", subject = "bows" }))
    assert.is_nil(unprinted({ status = "reworded", section = "1.2.3", subject = "bows",
      detail = "mended as erratum E0 says" }))
    assert.truthy(unprinted({ status = "known misprint", id = "E1", section = "1.2.3", subject = "bows" }))
  end)

  it("is not told where its place is not there, or in a later edition than its last", function()
    assert.is_nil(unprinted({ status = "unchanged", section = "1.2.3", subject = "tails" }))
    assert.is_nil(unprinted({ status = "unchanged", section = "1.2.4", subject = "bows" }))
    assert.is_nil(unprinted({ status = "missing", section = "1.2.3", subject = "bows" }))
    assert.is_nil(unprinted({ status = "unchanged", section = "1.2.3", subject = "bows" }, "9.1"))
  end)
end)

describe("a row of the errata", function()
  local function row(shape, types, last)
    return { family = "mma", section = "9.7.14.5.14", syntax = "mma.sync.aligned.shape.row.col." .. types,
      shape = shape, last = last }
  end
  local rows = { { syntax = "movmatrix.sync.aligned.m8n8.trans.b16", section = "1.2.2", ptx = "7.8" },
    { syntax = "mma.sync.aligned.shape.row.col.f32.f16.f16.f32", shape = "m16n8k8 m16n8k16", section = "1.2.3",
      ptx = "9.1" } }
  local function refused(kind, ...)
    local spec = { wider = {}, narrower = {} }
    spec[kind] = { row("m16n8k8", "f16.f16.f16.f32"), row(...) }
    if kind == "narrower" then table.remove(spec.narrower, 1) end
    return select(2, pcall(errata.check_rows, spec, rows))
  end

  it("of wider is no instruction", function()
    assert.equal("spec/document_errata.lua, wider record 2 (mma.sync.aligned.shape.row.col.f32.f16.f16.f32): "
      .. "section 9.7.14.5.14: 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32' is row 2 of instructions.lua "
      .. "(section 1.2.3): the syntax may have it", refused("wider", "m16n8k4 m16n8k16", "f32.f16.f16.f32"))
    assert.is_nil(refused("wider", "m16n8k4", "f32.f16.f16.f32"))
  end)

  it("of wider may be an instruction of a later edition than its last", function()
    assert.is_nil(refused("wider", "m16n8k16", "f32.f16.f16.f32", "9.0"))
    assert.truthy(refused("wider", "m16n8k16", "f32.f16.f16.f32", "9.1"))
  end)

  it("of narrower is an instruction", function()
    assert.is_nil(refused("narrower", "m16n8k8 m16n8k16", "f32.f16.f16.f32"))
    assert.equal("spec/document_errata.lua, narrower record 1 (mma.sync.aligned.shape.row.col.f32.f16.f16.f32): "
      .. "section 9.7.14.5.14: 'mma.sync.aligned.m16n8k4.row.col.f32.f16.f16.f32' is in no row of instructions.lua: "
      .. "the syntax need not have it", refused("narrower", "m16n8k8 m16n8k4", "f32.f16.f16.f32"))
  end)

  it("that the syntax block does not bear out says which way", function()
    local part = styles.markdown(blocks.of(outline.part(outline.whole(known), "9.7.14.5.14", "9.7.14.5.14")))
    local function told(kind, ...)
      local changed = setmetatable({ errata = setmetatable({}, { __index = known.errata }) }, { __index = known })
      changed.errata[kind] = table.move(known.errata[kind], 1, #known.errata[kind], 2, { row(...) })
      local list = {}
      for _, finding in ipairs(assert(comparison.compare(part, changed)).findings) do
        if finding.status ~= "unchanged" and finding.status ~= "known misprint" then
          list[#list + 1] = table.concat({ finding.status, finding.section, finding.subject, finding.detail }, " | ")
        end
      end
      return list
    end
    assert.are.same({ "reworded | 9.7.14.5.14 | mma | the syntax block now has what only the description had: "
      .. "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32" }, told("narrower", "m16n8k8", "f32.f16.f16.f32"))
    assert.are.same({ "reworded | 9.7.14.5.14 | mma | the syntax block no longer allows what the text forbids: "
      .. "mma.sync.aligned.m16n8k4.row.col.f32.f16.f16.f32" }, told("wider", "m16n8k4", "f32.f16.f16.f32"))
  end)
end)

describe("an older edition", function()
  local whole = outline.whole(known)
  local function missing(drop, version)
    local part = change.copy(outline.part(whole, "9.7.14.5.5", "9.7.14.5.14"))
    drop(part)
    local result = comparison.compare(styles.markdown(blocks.of(part)), known, { edition = version })
    local list = {}
    for _, finding in ipairs(result.findings) do
      if finding.status == "missing" then
        list[#list + 1] = table.concat({ finding.kind, finding.section, finding.subject }, " ")
      end
    end
    return list
  end

  it("does not miss a section that came later", function()
    local drop = change.drop_section("9.7.14.5.6")
    assert.are.same({ "sections 9.7.14.5.6 mma.m16n8k4" }, missing(drop, "9.0"))
    assert.are.same({}, missing(drop, "6.5"))
  end)

  it("does not miss a type that came later", function()
    local drop = change.fragment("m16n8k32.a.s8", function(fragment)
      local types = fragment.table.rows[1].types
      for k = #types, 1, -1 do
        if types[k]:find("^e") then table.remove(types, k) end
      end
    end)
    assert.are.same({ "operand tables 9.7.14.5.10 m16n8k32.a.s8" }, missing(drop, "9.0"))
    assert.are.same({}, missing(drop, "8.3"))
  end)

  it("does not miss a string that came later", function()
    local drop = change.section("9.7.14.5.14", function(section)
      for k = #section.blocks, 1, -1 do
        if section.blocks[k].statement:find("kind", 1, true) then table.remove(section.blocks, k) end
      end
    end)
    assert.are.same({ "syntax 9.7.14.5.14 mma.kind", "syntax 9.7.14.5.14 mma.block_scale" }, missing(drop, "9.0"))
    assert.are.same({}, missing(drop, "8.6"))
  end)
end)

-- The rows of a section that a note is about: of the shapes, types and other words that it names each must be there,
-- of several shapes or several types one.
describe("the notes and the instruction table", function()
  local kinds = { { "^m%d+n%d+" }, { "^[fbsu]%d+$", "^[bt]f%d+$", "^e%dm%d$" } }
  local function kind_of(word)
    for k, patterns in ipairs(kinds) do
      for _, pattern in ipairs(patterns) do
        if word:find(pattern) then return k end
      end
    end
  end

  local function has_any(text, list)
    for _, word in ipairs(list) do
      if (text .. "."):find("." .. word .. ".", 1, true) then return true end
    end
    return #list == 0
  end

  -- The lowest version of the strings that a note is about; nil where it is about other words.
  local function lowest(note, number)
    local shapes, types, best = {}, {}, nil
    for word in note.about:gmatch("%S+") do
      local kind = kind_of(word)
      if kind then table.insert(kind == 1 and shapes or types, word) end
    end
    local with_f16 = note.about:find("f16", 1, true) and note.about:find("e4m3", 1, true)
    for _, row in ipairs(#shapes + #types > 0 and known.instructions.rows or {}) do
      for _, text in ipairs(row.section == number and syntax.expand(row) or {}) do
        local fits = has_any(text, shapes) and has_any(text, types) and (not with_f16 or text:find(".f16.", 1, true)
          and has_any(text, { "e4m3", "e5m2" }))
        if fits and (not best or tonumber(row.ptx) < tonumber(best)) then best = row.ptx end
      end
    end
    return best
  end

  it("agree on the versions", function()
    local count, differ = 0, {}
    for number, each in pairs(known.notes) do
      for _, note in ipairs(each.ptx) do
        local found = not note.edition and lowest(note, number) -- a later edition speaks of its own among others' types
        count = count + (found and 1 or 0)
        -- .aligned, which all strings of wmma have, came with 6.3.
        local says = number:find("^9%.7%.14%.4%.") and tonumber(note.says) < 6.3 and "6.3" or note.says
        if found and found ~= says then
          differ[#differ + 1] = ("%s %s: %s, the rows %s"):format(number, note.about, note.says, found)
        end
      end
    end
    table.sort(differ)
    assert.is_true(count >= 25, count)
    assert.are.same({}, differ)
  end)
end)
