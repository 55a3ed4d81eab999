-- SPDX-License-Identifier: MIT
-- How an edition is read before anything is compared.
package.path = "generator/?.lua;" .. package.path

local characters = require("edition.characters")
local coverage = require("edition.coverage")
local edition = require("edition.edition")
local html = require("edition.html")
local lines = require("edition.lines")
local listings = require("edition.listings")
local operand_rows = require("edition.operand_rows")
local unglue = require("edition.unglue")

local function texts(list)
  local result = {}
  for k, line in ipairs(list) do result[k] = line.text end
  return result
end

describe("characters", function()
  it("have an ASCII spelling", function()
    assert.are.equal("0-31, i <= 4, a0, ..., a7 'x' a - b",
      characters.plain("0–31, i ≤ 4, a0, …, a7 ‘x’\u{00A0}a − b\u{200B}"))
    assert.are.equal("a\nb\nc", characters.plain("\u{FEFF}a\r\nb\rc"))
  end)

  it("may be entities", function()
    assert.are.equal("i < 4 && x >> 2 - A", characters.entities("i &lt; 4 &amp;&amp; x &gt;&#62; 2 &minus; &#x41;"))
  end)

  it("must be UTF-8 text", function()
    assert.are.same({ n = 2, nil, "byte 2 is not UTF-8" }, table.pack(characters.plain("a\xFFb")))
    assert.are.same({ n = 2, nil, "it has zero bytes" }, table.pack(characters.plain("a\0b")))
  end)
end)

describe("html", function()
  it("is known by its tags", function()
    assert.is_true(html.is_html("<!DOCTYPE html>"))
    assert.is_true(html.is_html("<p>x</p><pre>y</pre>"))
    assert.is_false(html.is_html("row = groupID for ai where i <p> 4"))
  end)

  it("becomes headings, rows and listings", function()
    local text = html.lines("<head><title>t</title></head><script>row = 1</script><h4>1.2.3.&nbsp;Title</h4>\n<table><tr>"
      .. "<td><p>.f16</p></td>\n<td><p>A vector\nexpression</p></td></tr></table><pre>row = a\n <b>col</b> = b</pre>")
    assert.are.same({ "1.2.3.&nbsp;Title", ".f16 | A vector expression |", "row = a", "col = b" }, texts((lines.read(text))))
  end)
end)

describe("lines", function()
  it("lose markup", function()
    local list, fenced = lines.read("## 1. [A `b`](#c)[](#d \"Permalink\")\n"
      .. "> * [Figure 3](#x), **bold** \\_x\\_\n> ```\n> row = 1\n> ```\n"
      .. "| --- | --- |\n![a](b.png)\n!A picture\n")
    assert.are.same({ "1. A b", "Figure 3, bold _x_", "row = 1" }, texts(list))
    assert.are.equal(2, list[1].heading)
    assert.is_true(list[3].code)
    assert.is_true(fenced)
  end)
end)

describe("unglue.split", function()
  local function parts(...)
    local list = {}
    for k, text in ipairs({ ... }) do list[k] = { text = text } end
    return texts(unglue.split(list))
  end

  it("parts listings from what follows", function()
    assert.are.same({ "col = %laneid % 4", "Multiplicand B:" }, parts("col = %laneid % 4Multiplicand B:"))
    assert.are.same({ "groupID = %laneid >> 2", "col = groupID", "Accumulators (C or D):" },
      parts("groupID = %laneid >> 2", "col = groupIDAccumulators (C or D):"))
    assert.are.same({ "row = i", "(%laneid % 4) + 4 otherwise", "Fragment layout" },
      parts("row = i", "(%laneid % 4) + 4 otherwiseFragment layout"))
    assert.are.same({ "row = i for ai where i = {0, 1}", "9.7.14.5.3. Matrix" },
      parts("row = i for ai where i = {0, 1}9.7.14.5.3. Matrix"))
    assert.are.same({ "9.7.1. First", "col = %laneid % 4", "9.7.14.5.3. Matrix" },
      parts("9.7.1. First", "col = %laneid % 49.7.14.5.3. Matrix"))
    assert.are.same({ "col = x", ".f64 :" }, parts("col = x.f64 :"))
  end)

  it("leaves names and sentences alone", function()
    local same = { "groupIndex = %laneid >> 2", "row = groupIndex", "X + 4 otherwise", "mask = 0x1F & X",
      "The row and column are 4Multiplicand B:", "row = i for ai where i = {0,...i}" }
    assert.are.same(same, parts(table.unpack(same)))
  end)

  it("parts a listing from the sentence before", function()
    assert.are.same({ "can be computed as:", "row = i col = 2" }, parts("can be computed as: row = i col = 2"))
  end)
end)

describe("listings", function()
  it("compare without spelling", function()
    assert.are.equal(listings.squashed("row = i For ai where i = {0, ...,63}\n X Otherwise // note\n"),
      listings.squashed("row=i for ai where i={0,..,63} X otherwise"))
    assert.are_not.equal(listings.squashed("row = i % 4"), listings.squashed("row = i % 8"))
  end)
end)

describe("operand_rows.count", function()
  it("reads lists of elements", function()
    assert.are.equal(4, operand_rows.count("a0, a1, a2, a3", "a"))
    for _, list in ipairs({ "b0, b1, ..., b30, b31",
      "b0, b1, ... b30, b31", "b0, b1, .., b31", "b0, b1, ... , b30, b31" }) do
      assert.are.equal(32, operand_rows.count(list, "b"), list)
    end
  end)

  it("refuses others", function()
    for _, list in ipairs({ "c0, c1, c1, c2", "c0, c1. c2", "c1, c2", "c0 c1", "a0, a1", "c0, c3" }) do
      assert.is_nil((operand_rows.count(list, "c")), list)
    end
  end)
end)

describe("operand_rows.find", function()
  it("reads numbers of registers in words and digits", function()
    local words = { ["a single"] = 1, one = 1, two = 2, three = 3, four = 4, five = 5, six = 6, seven = 7, eight = 8, nine = 9,
      ten = 10, twelve = 12, Sixteen = 16, ["twenty four"] = 24, ["thirty two"] = 32, ["forty-eight"] = 48,
      ["sixty four"] = 64, ["4"] = 4 }
    for word, number in pairs(words) do
      local rows = operand_rows.find("A vector expression containing " .. word .. " .b32 registers. | a0, a1 |")
      assert.are.equal(1, #rows)
      assert.are.equal(number, rows[1].registers, word)
    end
  end)

  it("reads the types before it, what registers contain, and the list behind it", function()
    local text = ".btype | Fragment |\n.f16 / .bf16 | A vector expression containing a single .f16x2 register. | b0, b1 |\n"
      .. ".u8 | A vector expression of thirty two .b32 registers, each containing two non-zero .u8 elements out of four "
      .. "consecutive ones. | b0, b1, .. |\n.s4 | A vector expression of two .b32 registers, containing eight .s4 elements. |"
    local rows = operand_rows.find(text)
    assert.are.equal(3, #rows)
    local function check(row, wanted)
      for name, value in pairs(wanted) do assert.are.same(value, row[name], name) end
      assert.are.equal("vector", text:sub(row.at, row.at + 5))
      assert.are.equal(".", text:sub(row.stop - 1, row.stop - 1))
    end
    check(rows[1], { types = { "f16", "bf16" }, header = "b", registers = 1, register = "f16x2", list = "b0, b1",
      non_zero = false })
    check(rows[2], { types = { "u8" }, header = "b", registers = 32, register = "b32", list = "b0, b1, ..", each = 2,
      non_zero = true, consecutive = 4 })
    check(rows[3], { types = { "s4" }, header = "b", registers = 2, register = "b32", total = 8, non_zero = false })
    assert.is_nil(rows[2].total)
    assert.is_nil(rows[3].each)
    assert.is_nil(rows[3].list)
  end)
end)

describe("coverage.range", function()
  local known = {}
  for place, number in ipairs({ "9.1", "9.2.1", "9.2.2", "9.2.3", "9.3.1", "9.3.2" }) do
    known[place] = { number = number, place = place }
  end

  -- Sections of an edition: a number, and the place in the transcription of what it holds.
  local function range(...)
    local list = {}
    for k, pair in ipairs({ ... }) do list[k] = { number = pair[1], match = known[pair[2]] } end
    return coverage.range(list, known)
  end

  it("is from the first to the last section", function()
    assert.are.same({ 3, 5 }, { range({ "9.2.2", 3 }, { "9.3.1", 5 }) })
    assert.are.same({ 3, 5 }, { range({ nil, 3 }, { nil, 5 }) })
  end)

  it("takes in the chapter whose heading is there", function()
    assert.are.same({ 2, 3 }, { range({ "9.2" }, { "9.2.2", 3 }) })
    assert.are.same({ 1, 3 }, { range({ "9" }, { "9.2" }, { "9.2.2", 3 }) })
    assert.are.same({ 3, 3 }, { range({ "9.1" }, { "9.2.2", 3 }) })
  end)

  it("takes in what a later heading closes", function()
    assert.are.same({ 3, 4 }, { range({ "9.2.2", 3 }, { "9.3" }) })
    assert.are.same({ 3, 3 }, { range({ "9.2.2", 3 }, { "9.2.3" }) })
    assert.are.same({ 3, 6 }, { range({ "9.2.2", 3 }, { "10" }) })
  end)

  it("goes by the numbers of the edition", function()
    assert.are.same({ 2, 4 }, { range({ "8.5" }, { "8.5.2", 3 }, { "8.6" }) })
  end)
end)

describe("edition.read", function()
  it("cuts sections and finds the newest version", function()
    local read = edition.read("# 9.1.1. One\nPTX ISA version 8.10 and PTX ISA version 9.1\n# 9.1.2. Two\ntext\n")
    assert.are.equal("Markdown", read.format)
    assert.are.equal("9.1", read.version)
    assert.are.same({ "9.1.1", "9.1.2" }, { read.sections[1].number, read.sections[2].number })
  end)
end)
