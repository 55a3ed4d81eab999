-- SPDX-License-Identifier: MIT
-- Which files an edition has and in what order, which section of the transcription a section is, and where two texts differ.
package.path = "generator/?.lua;" .. package.path

local blocks = require("tests.generator.editions.blocks")
local comparison = require("edition.comparison")
local edition = require("edition.edition")
local files = require("tests.generator.files")
local hunks = require("edition.hunks")
local input = require("edition.input")
local matching = require("edition.matching")
local outline = require("tests.generator.editions.outline")
local styles = require("tests.generator.editions.styles")
local transcription = require("edition.transcription")

require("tests.generator.editions.evaluated")

describe("input.read", function()
  local folder

  setup(function()
    folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("mkdir -p %s/b"):format(folder)))
    -- Neither in the order of the names nor in its reverse, whichever a folder lists.
    for k = 0, 18 do files.write(("%s/%c.md"):format(folder, 97 + k * 7 % 19), "") end
    for _, name in ipairs({ "b/z.txt", "b/README.md", "b/A.html", "b/c.lua" }) do files.write(folder .. "/" .. name, "") end
  end)

  teardown(function() os.execute("rm -rf " .. folder) end)

  it("takes the files of a folder by their names, its description first", function()
    local names = { "a.md", "b.md", "b/README.md", "b/A.html", "b/z.txt" }
    for k = 2, 18 do names[#names + 1] = ("%c.md"):format(97 + k) end
    local read = {}
    for k, file in ipairs(assert(input.read({ folder }))) do read[k] = file.name:sub(#folder + 2) end
    assert.are.same(names, read)
  end)
end)

describe("matching.match", function()
  local function sections(text) return edition.read(text).sections end

  it("takes the section of most of its types, whichever comes first", function()
    local found = sections("# 9.7.14.5.1. Matrix Fragments for mma.m16n8k16\nMultiplicand A:\n.f16 | A vector expression "
      .. "containing four .f16x2 registers. | a0, a1, a2, a3 |\n")
    local function known(place, ...)
      return { kind = "fragments", shape = "m16n8k16", sparse = false, number = "9.7.14.5." .. place, depth = 5, place = place,
        title = "of another name", records = { { operand = "a", types = { ... } } } }
    end
    local less, most = known(1, "f16", "bf16", "tf32"), known(2, "f16")
    matching.match(found, { less, most })
    assert.are.same({ f16 = true }, found[1].types)
    assert.equal(most, found[1].match)
  end)

  it("takes the section with fewer types that only one of the two has", function()
    local row = "%s | A vector expression containing four .f16x2 registers. | a0, a1, a2, a3 |\n"
    local found = sections("# 9.7.14.5.1. Matrix Fragments for mma.m16n8k16\nMultiplicand A:\n" .. row:format(".f16")
      .. row:format(".bf16") .. row:format(".tf32"))
    local function known(place, ...)
      return { kind = "fragments", shape = "m16n8k16", sparse = false, number = "9.7.14.5." .. place, depth = 5, place = place,
        title = "of another name", records = { { operand = "a", types = { ... } } } }
    end
    local one_of_three, two_of_five = known(1, "f16"), known(2, "f16", "bf16", "s8", "u8")
    matching.match(found, { one_of_three, two_of_five })
    assert.are.same({ f16 = true, bf16 = true, tf32 = true }, found[1].types)
    assert.equal(two_of_five, found[1].match)
  end)

  it("takes the first section of the document where two are as alike", function()
    local found = sections("# Matrix Shape\nwmma has them since PTX ISA version 6.0\n")
    local function known(place) return { kind = "shapes", number = "9.7.14." .. place, depth = 4, place = place } end
    local later, first = known(2), known(1)
    matching.match(found, { later, first })
    assert.equal(first, found[1].match)
  end)

  it("takes what the text tells where the title tells nothing", function()
    local text = "Multiplicand A:\n.f16 | A vector expression containing four .f16x2 registers. | a0, a1, a2, a3 |\n"
    local found = sections("# 9.7.15.1. Of  A\n" .. text .. "# 9.7.15.2. Of B\n" .. text .. "# 9.7.15.3. Of C / D\n" .. text)
    local function known(place, kind)
      found[place].base = { number = "9.7.14." .. place }
      return { kind = kind, number = "9.7.14." .. place, depth = 4, place = place, title = "another one", shape = "m16n8k16",
        sparse = true, instruction = "mma", records = {} }
    end
    local list = { known(1, "fragments"), known(2, "instruction"), known(3, "named") }
    matching.match(found, list)
    for k, section in ipairs(found) do
      assert.equal(list[k], section.match)
      assert.equal(list[k].kind, section.kind)
    end
    assert.are.same({ "m16n8k16", true, "of a", { f16 = true } },
      { found[1].shape, found[1].sparse, found[1].name, found[1].types })
    assert.equal("mma", found[2].instruction)
    assert.is_nil(found[2].name)
    assert.are.same({ "of c/d" }, { found[3].name, found[3].instruction })
  end)
end)

describe("a section that appears twice", function()
  local known = transcription.read("generator/spec")
  local whole = outline.whole(known)
  local function page(first, last, number)
    local text = styles.markdown(blocks.of(outline.part(whole, first, last)))
    return number and text:gsub(first:gsub("%.", "%%."), number) or text
  end
  local function found(...)
    local pages = {}
    for k, bytes in ipairs({ ... }) do pages[k] = { name = k .. ".md", bytes = bytes } end
    local list = {}
    for _, finding in ipairs(assert(comparison.compare(pages, known)).findings) do
      -- What the second chapter closes is missing.
      if finding.kind == "sections" and finding.status ~= "unchanged" and finding.status ~= "missing" then
        list[#list + 1] = table.concat({ finding.status, finding.section, finding.kind, finding.detail }, " | ")
      end
    end
    return list
  end
  local function twice(number, second)
    return ("suspected misprint | %s | sections | section %s appears twice: 1.md and %s; the second was not compared")
      :format(number, number, second)
  end

  it("is compared once, and told", function()
    local fragments, instruction = page("9.7.14.5.3", "9.7.14.5.3"), page("9.7.14.5.17", "9.7.14.5.17")
    local other, less = fragments:gsub("%%laneid >> 2", "%%laneid >> 3"), instruction:gsub("m8n8", "m8n9")
    assert.are.same({ twice("9.7.14.5.3", "2.md") }, found(fragments, other))
    assert.are.same({ twice("9.7.14.5.17", "2.md") }, found(instruction, less))
    assert.are.same({}, found(fragments, fragments, instruction, instruction))
    assert.are.same({ twice("9.7.14.5.3", "2.md") }, found(other, fragments))
  end)

  it("is told under the number of another chapter", function()
    local fragments = page("9.7.14.5.3", "9.7.14.5.3")
    local other = fragments:gsub("9%.7%.14", "9.7.15"):gsub("%%laneid >> 2", "%%laneid >> 3")
    assert.are.same({ twice("9.7.14.5.3", "2.md as 9.7.15.5.3") }, found(fragments, other))
    assert.are.same({}, found(fragments, (fragments:gsub("9%.7%.14", "9.7.15"))))
  end)

  it("is told where nothing but its title says what it is", function()
    local storage = page("9.7.14.4.1", "9.7.14.4.1")
    local other = storage:gsub("9%.7%.14%.4%.1", "9.7.14.4.9"):gsub("four", "nine")
    assert.are.same({ twice("9.7.14.4.1", "2.md as 9.7.14.4.9") }, found(storage, other))
    assert.are.same({}, found(storage, (other:gsub("9%.7%.14", "9.7.15"))), "the title of another chapter")
  end)
end)

describe("hunks.find", function()
  it("is empty where the texts are the same", function() assert.are.same({}, hunks.find("abc", "abc")) end)

  it("tells two places apart that have a long stretch between them", function()
    assert.are.same({ { 3, 3, 3, 3 }, { 16, 16, 16, 16 } }, hunks.find("ab1cdefghijklmn2op", "ab3cdefghijklmn4op"))
  end)

  it("and those with a short one", function()
    assert.are.same({ { 3, 3, 3, 4 }, { 10, 11, 11, 10 } }, hunks.find("ab1cdefgh23op", "ab34cdefghop"))
  end)

  it("takes places together that share less", function()
    assert.are.same({ { 3, 9, 3, 9 } }, hunks.find("ab1cdefg2op", "ab3cdefg4op"))
  end)

  it("does not take a stretch for the same text that a text has twice", function()
    assert.are.same({ { 1, 15, 1, 9 } }, hunks.find("1cdefgh2cdefgh3", "4cdefgh56"))
  end)
end)
