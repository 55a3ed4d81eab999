-- SPDX-License-Identifier: MIT
-- The command: what it prints, and its exit status.
package.path = "generator/?.lua;" .. package.path

local blocks = require("tests.generator.editions.blocks")
local change = require("tests.generator.editions.change")
local files = require("tests.generator.files")
local outline = require("tests.generator.editions.outline")
local styles = require("tests.generator.editions.styles")
local transcription = require("edition.transcription")

local whole = outline.whole(transcription.read("generator/spec"))

local function written(text)
  local path = os.tmpname()
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
  return path
end

-- The output, the exit status, and the name of a file with the text of an edition.
local function run(text, options, redirection)
  local path = written(text)
  -- The outlines of the tests have none of the document's text.
  local command = ("lua5.4 generator/spec_diff.lua --no-text %s %s %s"):format(path, options or "", redirection or "2>&1")
  local pipe = assert(io.popen(command))
  local output = pipe:read("a")
  local _, _, status = pipe:close()
  os.remove(path)
  return output, status, path
end

local function part(first, last) return change.copy(outline.part(whole, first, last)) end
local function markdown(list) return styles.markdown(blocks.of(list)) end

describe("spec_diff", function()
  it("lists known misprints and ends with status 0", function()
    local output, status, path = run(markdown(part("9.7.14.5.8", "9.7.14.5.9")))
    assert.are.equal(0, status)
    assert.are.equal(path .. [[: Markdown

known misprint  E2   9.7.14.5.8  formulas        m16n8k16.a.f64  A parenthesis opens and never closes.
known misprint  E26  9.7.14.5.8  operand tables  m16n8k16.b.f64  A table of multiplicand B is headed .atype.
known misprint  E4   9.7.14.5.9  operand tables  m16n8k16.b.u8   Full stops for commas in a list of elements.
known misprint  E4   9.7.14.5.9  operand tables  m16n8k16.c.s32  The elements of the .f16 accumulator are c0 to c3.

not in this edition: 9.7.14.1 to 9.7.14.5.7, 9.7.14.5.10 to 9.7.14.6.3
text: not compared
not compared: pictures, case; outside formulas, syntax and tables: single . , : ; - and brackets

sections        2 unchanged
formulas        7 unchanged, 1 known misprint
operand tables  10 unchanged, 3 known misprints
figures         8 unchanged
27 unchanged, 0 renumbered, 0 reworded, 0 changed, 0 new, 0 missing, 0 suspected misprints, 4 known misprints
]], output)
  end)

  it("ends with status 0 where sections have other numbers and formulas other words", function()
    local list = part("9.7.14.5.3", "9.7.14.5.4")
    list[1].number = "9.7.14.5.4"
    list[2].number = "9.7.14.5.5"
    change.listing("m8n8k16.a.s8", "%laneid >> 2", "%laneid / 4")(list)
    local output, status = run(markdown(list))
    assert.are.equal(0, status)
    assert.truthy(output:find("2 renumbered, 1 reworded, 0 changed", 1, true))
  end)

  it("ends with status 1 where something changed", function()
    local list = part("9.7.14.5.6", "9.7.14.5.8")
    change.listing("m16n8k8.b.tf32", "+ 4 for b1", "+ 8 for b1")(list)
    change.drop_section("9.7.14.5.6")(list)
    local output, status = run(markdown(list), "--whole")
    assert.are.equal(1, status)
    assert.truthy(output:find("\nsuspected misprint +9%.7%.14%.5%.7 +formulas +m16n8k8%.b%.tf32 "), output)
    assert.truthy(output:find("\nmissing +9%.7%.14%.5%.6 +sections +mma%.m16n8k4 "), output)
    assert.is_nil(output:find("not in this edition", 1, true))
  end)

  it("ends with status 1 where a section appears twice", function()
    local text = markdown(part("9.7.14.5.3", "9.7.14.5.3"))
    local output, status, path = run(text .. text:gsub("%%laneid >> 2", "%%laneid >> 3"))
    assert.are.equal(1, status)
    assert.truthy(output:find(("section 9.7.14.5.3 appears twice: %s and %s; the second was not compared\n"):format(path, path),
      1, true), output)
  end)

  it("lists everything if asked to", function()
    local output = run(markdown(part("9.7.14.5.2", "9.7.14.5.2")), "--verbose")
    assert.truthy(output:find("unchanged    9.7.14.5.2  formulas        m8n8k4.c.f64", 1, true), output)
  end)

  it("writes drafts apart from the report", function()
    local list = part("9.7.14.5.12", "9.7.14.5.13")
    local more = change.copy(list[1])
    more.number, more.title = "9.7.14.5.14", "Matrix Fragments for mma.m24n8k128"
    list[#list + 1] = more
    local output, status = run(markdown(list), "--draft", "2> /dev/null")
    assert.are.equal(1, status)
    assert.are.equal("mma.m24n8k128", load(output)().title)
    local folder = os.tmpname()
    os.remove(folder)
    os.execute("mkdir " .. folder)
    local path = folder .. "/05_14_m24n8k128.lua"
    output, status = run(markdown(list), "--draft=" .. folder)
    assert.are.equal(1, status)
    assert.truthy(output:find("\nspec_diff: wrote " .. path .. "\n", 1, true), output)
    assert.are.equal("9.7.14.5.14", dofile(path).section)
    os.execute(("ln -sf /dev/full %s"):format(path))
    output, status = run(markdown(list), "--draft=" .. folder)
    assert.are.equal(2, status)
    assert.truthy(output:find("\nspec_diff: " .. path .. ": cannot be written\n", 1, true), output)
    os.execute("rm -r " .. folder)
  end)

  it("ends with status 2 on what it cannot read", function()
    for text, message in pairs({
      ["nothing of the kind\n"] = "no section of PTX ISA 9.7.14 in it",
      ["a\xFF"] = "byte 2 is not UTF-8",
    }) do
      local output, status, path = run(text)
      assert.are.equal(2, status)
      assert.are.equal("spec_diff: " .. path .. ": " .. message .. "\n", output)
    end
    assert.are.equal(2, select(3, os.execute("lua5.4 generator/spec_diff.lua no/such/file 2> /dev/null")))
    assert.are.equal(2, select(3, os.execute("lua5.4 generator/spec_diff.lua generator 2> /dev/null")))
    assert.are.equal(2, select(3, os.execute("lua5.4 generator/spec_diff.lua 2> /dev/null")))
    assert.are.equal(2, select(3, os.execute("lua5.4 generator/spec_diff.lua --edition=new a 2> /dev/null")))
    assert.are.equal(2, select(3, os.execute("lua5.4 generator/spec_diff.lua --no-such a 2> /dev/null")))
  end)

  it("ends with status 2 where the errata contradict themselves or the instruction table", function()
    local folder = os.tmpname()
    os.remove(folder)
    os.execute("cp -r generator " .. folder)
    local path = folder .. "/spec/document_errata.lua"
    local text = files.read(path)
    for _, case in ipairs({
      { '(    { id = "E7".-},\n)', "%1%1", "misprints record 7 %(E7%): section 9%.7%.14%.4%.1, m8n8k4%.c%.f64: " },
      { 'row%.col%.f16%.f16%.f16%.f32"', 'row.col.f32.f16.f16.f32"',
        "wider record 1 %(.*%): section 9%.7%.14%.5%.14: 'mma%.sync" },
      { 'shape = "m16n8k64", atype', 'shape = "m16n8k16", atype',
        "narrower record 1 %(E29%): section 9%.7%.14%.6%.3: 'mma%.sp" },
    }) do
      files.write(path, (text:gsub(case[1], case[2], 1)))
      local pipe = io.popen("lua5.4 " .. folder .. "/spec_diff.lua README.md 2>&1")
      local output = pipe:read("a")
      assert.are.equal(2, select(3, pipe:close()))
      assert.truthy(output:find("^spec_diff: spec/document_errata%.lua, " .. case[3]), output)
      assert.equal(1, select(2, output:gsub("\n", "")), output)
    end
    os.execute("rm -r " .. folder)
  end)

  it("has help", function()
    local output, status = run("", "--help")
    assert.are.equal(0, status)
    assert.truthy(output:find("^usage: "))
    for option in ("--whole --verbose --edition --no-text --draft --old --baseline"):gmatch("%S+") do assert.truthy(output:find(option, 1, true)) end
  end)
end)

describe("make spec-diff", function()
  local folder = os.tmpname()
  os.remove(folder)
  folder = folder .. " with blanks"

  setup(function()
    os.execute("mkdir '" .. folder .. "'")
    local texts = { ["an old.md"] = "# 1.2. Kites\n\nA kite has a tail of seven bows, and a string that is never short.\n",
      ["a new.md"] = "# 1.2. Kites\n\nA kite has a tail of eight bows, and a string that is never short.\n" }
    for name, text in pairs(texts) do
      local file = assert(io.open(folder .. "/" .. name, "wb"))
      file:write(text)
      file:close()
    end
  end)
  teardown(function() os.execute("rm -r '" .. folder .. "'") end)

  local function output_of(command)
    local pipe = assert(io.popen(command .. " 2>&1"))
    local output = pipe:read("a")
    return output, select(3, pipe:close())
  end
  local function path(name) return folder .. "/" .. name end

  it("compares two texts whose names have blanks", function()
    local line = "changed 1.2 text - 1 word for 1: A kite has a tail of [eight] bows, and a string that is, was [seven]"
    local output, status = output_of(("make -s spec-diff OLD='%s' NEW='%s'"):format(path("an old.md"), path("a new.md")))
    assert.are.equal(2, status) -- make's own, for the status 1 of the command
    assert.truthy(output:gsub(" +", " "):find(line, 1, true), output)
    output, status = output_of(("make -s spec-diff OLD='%s' NEW='%s'"):format(path("an old.md"), path("an old.md")))
    assert.are.equal(0, status, output)
    assert.truthy(output:find("text: 15 words compared, 0 of 0 tables by the borders of their cells\n", 1, true), output)
    assert.truthy(output:find("only the texts were compared, not the transcription\n", 1, true), output)
  end)

  it("ends with the status of the command", function()
    local command = "lua5.4 generator/spec_diff.lua '--old=%s' '%s'"
    assert.are.equal(0, select(2, output_of(command:format(path("an old.md"), path("an old.md")))))
    assert.are.equal(1, select(2, output_of(command:format(path("an old.md"), path("a new.md")))))
    assert.are.equal(2, select(2, output_of(command:format(path("an old.md"), path("none.md")))))
    assert.truthy(output_of(command:format("Makefile", path("a new.md"))):find("spec_diff: Makefile: no numbered section", 1, true))
    local output, status = output_of(("make -s spec-diff SPEC='%s'"):format(folder))
    assert.are.equal(2, status)
    assert.truthy(output:find(folder .. ": no section of PTX ISA 9.7.14 in it", 1, true), output)
  end)

  it("says what make needs", function()
    local output, status = output_of("make spec-diff SPEC= OLD= NEW=")
    assert.are.equal(2, status)
    assert.truthy(output:find("^Makefile:%d+: %*%*%* spec%-diff needs SPEC=FILE or FOLDER, an edition, or OLD=FILE and NEW=FILE%.  Stop%.\n$"), output)
    for given, said in pairs({
      ["SPEC=a NEW=b OLD="] = "SPEC=a with NEW=b", ["SPEC=a OLD=b NEW="] = "SPEC=a with OLD=b",
      ["SPEC=a OLD=b NEW=c"] = "SPEC=a with OLD=b", ["SPEC= NEW=b OLD="] = "NEW=b without OLD",
      ["SPEC= OLD=b NEW="] = "OLD=b without NEW",
    }) do
      output, status = output_of("make spec-diff " .. given)
      assert.are.equal(2, status)
      assert.truthy(output:find("or OLD=FILE and NEW=FILE; there is " .. said .. ".  Stop.\n", 1, true), output)
      assert.is_nil(output:find("spec_diff:", 1, true), output)
    end
    output, status = output_of("make spec-baseline SPEC=")
    assert.are.equal(2, status)
    assert.truthy(output:find("^Makefile:%d+: %*%*%* spec%-baseline needs SPEC=FILE%.  Stop%.\n$"), output)
  end)

  it("says that a folder has no text", function()
    local empty = folder .. "/empty"
    os.execute("mkdir '" .. empty .. "'")
    local output, status = output_of("lua5.4 generator/spec_diff.lua '" .. empty .. "'")
    assert.are.equal(2, status)
    assert.are.equal("spec_diff: " .. empty .. ": no file of text (.md, .txt, .html) in it\n", output)
  end)

  it("makes no baseline of a text without sections or without a version", function()
    local text = path("part.md")
    local file = assert(io.open(text, "wb"))
    file:write("# 9.7.14. Warp Level Matrix Instructions\nwords of a section\n")
    file:close()
    local command = "lua5.4 generator/spec_diff.lua --baseline "
    assert.are.same({ "spec_diff: README.md: no section of PTX ISA 9.7.14 in it\n", 2 }, { output_of(command .. "README.md") })
    assert.are.same({ "spec_diff: " .. text .. ": it does not say its version; --edition=9.4 does\n", 2 },
      { output_of(("%s '%s'"):format(command, text)) })
    assert.truthy(output_of(("%s --edition=9.9 '%s'"):format(command, text)):find("\nedition 9.9\n", 1, true))
  end)

  it("makes no baseline of a text that has a section twice", function()
    local text, words = path("twice.md"), ("of words "):rep(12)
    files.write(text, ("# 9.7.14. Of A\n%s\n# 9.7.14. Of A\n%s more\n"):format(words, words))
    assert.are.same({ ("spec_diff: section 9.7.14 appears twice: %s and %s; the second was not compared\n"):format(text, text), 2 },
      { output_of("lua5.4 generator/spec_diff.lua --baseline --edition=9.9 '" .. text .. "'") })
  end)
end)
