-- SPDX-License-Identifier: MIT
-- Numbers are stable: rows, words, formats, reasons, profiles, classes and fields that are inserted, reordered,
-- renamed or deleted at random places stop the generator; what is appended does not.
package.path = "generator/?.lua;" .. package.path

local fields = require("tables.fields")
local model = require("model.model")
local stable = require("model.stable")
local ids = require("tables.ids")
local files = require("tests.generator.files")
local read, write = files.read, files.write

local COMMITTED <const> = stable.read("generated")
local folder

setup(function()
  folder = os.tmpname()
  os.remove(folder)
  assert(os.execute(("cp -r generator/spec %s"):format(folder)))
end)

teardown(function() os.execute("rm -rf " .. folder) end)

-- What the generator says of the specification in `folder`: its message, or nil and the model.
local function said()
  local built
  local fine, message = pcall(function()
    built = model.build(folder, nil, nil, COMMITTED)
    stable.check_constants(COMMITTED, ids.text(built) .. fields.header(built))
  end)
  if fine then return nil, built end
  return tostring(message)
end

-- A file with its text changed for a moment.
local function with(changes)
  local before = {}
  for file, text in pairs(changes) do
    before[file] = read(folder .. "/" .. file)
    write(folder .. "/" .. file, text)
  end
  local message, built = said()
  for file, text in pairs(before) do write(folder .. "/" .. file, text) end
  return message, built
end

-- The items of a file: each is what a pattern with one capture finds, from an anchor to another one.
local ROW <const> = "(    { family = .-},\n)"
local NEW_ROW <const> = '    { family = "movmatrix", section = "9.7.14.5.17",\n      syntax = "movmatrix.sync.aligned.shape.type",\n'
  .. '      shape = "m8n8", type = "b16",\n      ptx = "7.8", targets = "sm_75 or higher" },\n'
local KINDS <const> = {
  { file = "instructions.lua", from = "rows = {\n", to = "\n  refused = {", item = ROW, new = NEW_ROW,
    renamed = function() return NEW_ROW end },
  { file = "words.lua", from = "return {\n", to = "bitop\", words = \"or", item = "([%w:]+) ", keep = "^%W*$", new = "diag " },
  { file = "formats.lua", from = "return {\n", to = "  { name = \"b8\", cont", item = "(  { name = [^\n]*\n)",
    new = '  { name = "ue6m1", kind = "float", width = 8, sign = 0, exponent = 6, fraction = 1, bias = 31 },\n' },
  { file = "reasons.lua", from = "},\n", to = "  { \"row_address_8", item = "(  { [^\n]*\n)",
    new = '  { "no_reason", "argument", "none" },\n' },
  { file = "arithmetic.lua", from = "  profiles = {", to = "},", item = '("[%w_.]+"), ', new = '"sm_999", ' },
  { file = "arithmetic.lua", from = "  classes = {", to = "},", item = '("[%w_.]+"), ', new = '"half.f8", ' },
  { file = "arithmetic_fields.lua", from = "return {\n", to = "  { name = \"fragments\"", item = "(  { name = .-},\n)\n?",
    new = '  { name = "extra", number = { 0, 7 }, about = "nothing" },\n' },
}

-- The places of the items of a kind in its file: { first, last } each; the text.
local function items_of(kind)
  local text, places = read("generator/spec/" .. kind.file), {}
  local _, at = text:find(kind.from, 1, true)
  local stop = assert(text:find(kind.to, at, true), kind.file)
  while true do
    local first, last, item = text:find(kind.item, at)
    if not first or last >= stop then break end
    if kind.file ~= "words.lua" or not item:find("^words$") then
      places[#places + 1] = { first, first + #item - 1 + (kind.file == "words.lua" and 1 or 0) }
    end
    at = last + 1
  end
  return text, places
end

local function renamed(kind, item)
  if kind.renamed then return kind.renamed() end
  if item:find('"', 1, true) then return (item:gsub('"([%w_]+)', '"%1zz', 1)) end
  return (item:gsub("[%w:]+", "%0zz", 1))
end

-- The text of a file after one change; what was done.
local function changed(kind, action, random)
  local text, places = items_of(kind)
  assert(#places > 4, kind.file)
  local k = random(#places - 2)
  local first, last = table.unpack(places[k])
  local item = text:sub(first, last)
  local other_first, other_last = table.unpack(places[k + 1])
  if action == "insert" then return text:sub(1, first - 1) .. kind.new .. text:sub(first), kind.new end
  if action == "delete" then return text:sub(1, first - 1) .. text:sub(last + 1), item end
  if action == "rename" then return text:sub(1, first - 1) .. renamed(kind, item) .. text:sub(last + 1), item end
  return text:sub(1, first - 1) .. text:sub(other_first, other_last) .. text:sub(last + 1, other_first - 1) .. item
    .. text:sub(other_last + 1), item
end

describe("the committed numbers", function()
  it("are those of the specification", function() assert.is_nil((said())) end)

  it("stop what is inserted, reordered, renamed or deleted at 56 random places", function()
    local state, told = 20261122, 0
    local function random(count)
      state = (state * 1103515245 + 12345) & 0x7FFFFFFF
      return (state >> 8) % count + 1
    end
    for _, kind in ipairs(KINDS) do
      for _, action in ipairs({ "insert", "reorder", "rename", "delete", "insert", "reorder", "rename", "delete" }) do
        local text, item = changed(kind, action, random)
        local message = with({ [kind.file] = text })
        assert.is_string(message, ("%s: %s of %s is taken"):format(kind.file, action, item))
        assert.is_nil(message:find("attempt to", 1, true), message)
        if message:find("would be", 1, true) then
          told = told + 1
          assert.truthy(message:find("^spec/[%w_.]+lua[%w ._/]*: .+ was .+, would be .+: append"), message)
        end
      end
    end
    assert.is_true(told >= 20, ("%d of 56 tell which number would change"):format(told))
  end)

  it("name the instruction and what to do", function()
    local text, places = items_of(KINDS[1])
    local first = places[3][1]
    assert.equal("spec/instructions.lua: instruction 3 was mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32, would be "
      .. "movmatrix.sync.aligned.m8n8.b16: append new rows after the last one",
      with({ ["instructions.lua"] = text:sub(1, first - 1) .. NEW_ROW .. text:sub(first) }))
  end)
end)

describe("what is appended", function()
  it("takes the next number: a row", function()
    local text = read("generator/spec/instructions.lua"):gsub("\n  },\n\n  refused = {", function(ending) return "\n" .. NEW_ROW .. ending end, 1)
    local message, built = with({ ["instructions.lua"] = text })
    assert.is_nil(message)
    assert.equal("movmatrix.sync.aligned.m8n8.b16", built.strings[#built.strings])
    assert.equal(COMMITTED.texts[#COMMITTED.texts], built.strings[#built.strings - 1])
  end)

  local FORMAT <const> = '  { name = "ue6m1", kind = "float", width = 8, sign = 0, exponent = 6, fraction = 1, bias = 31 },\n}\n'
  local formats = read("generator/spec/formats.lua"):gsub("}\n$", function() return FORMAT end)

  it("takes the next number: a type, behind the words", function()
    local words = read("generator/spec/words.lua"):gsub("}\n$", '  { qualifier = "type", words = "ue6m1" },\n}\n')
    local message, built = with({ ["formats.lua"] = formats, ["words.lua"] = words })
    assert.is_nil(message)
    local ids = ids.text(built)
    assert.truthy(ids:find("MMAREF_TYPE_UE6M1 *= " .. #built.words.list .. ","))
  end)

  it("is refused where a type has no word", function()
    assert.truthy(with({ ["formats.lua"] = formats }):find(
      "^spec/formats.lua, format %d+ %(ue6m1%): it has no number: append its word to spec/words.lua"))
  end)

  it("changes the hash, and no text that explains does", function()
    local _, built = said()
    local hash = built.hash
    assert.equal(COMMITTED.hash, hash)
    local text = read("generator/spec/arithmetic.lua")
    local _, other = with({ ["arithmetic.lua"] = (text:gsub("fraction_bits = 24", "fraction_bits = 25", 1)) })
    assert.not_equal(hash, other.hash)
    local types = read("generator/spec/formats.lua")
    _, other = with({ ["formats.lua"] = (types:gsub("bias = 7", "bias = 8", 1)) })
    assert.not_equal(hash, other.hash)
    local chips = read("generator/spec/targets.lua")
    _, other = with({ ["targets.lua"] = (chips:gsub('name = "sm_88", ptx = "9.0"', 'name = "sm_88", ptx = "8.8"', 1)) })
    assert.not_equal(hash, other.hash)
    -- D elsewhere: rows and columns of C, which lies as D does, from other bits of the element.
    local c_of_m16n8k32 = "fragments/05_10_m16n8k32.lua"
    local printed = "row = groupID for ci where i < 2\n groupID + 8 for ci where i >= 2\n"
      .. "col = (threadID_in_group * 2) + (i & 0x1)"
    local layout = read("generator/spec/" .. c_of_m16n8k32)
    local first, last = layout:find(printed, 1, true)
    _, other = with({ [c_of_m16n8k32] = layout:sub(1, first - 1) .. "row = groupID for ci where (i % 2) < 1\n"
      .. " groupID + 8 for ci where (i % 2) >= 1\ncol = (threadID_in_group * 2) + (i >> 1)" .. layout:sub(last + 1) })
    assert.not_equal(hash, other.hash)
    -- That of a single chip.
    local wmma = read("generator/spec/fragments/04_1_wmma.lua")
    local of_chips = wmma:gsub('chips = "sm_75"', 'chips = "sm_72"')
    _, other = with({ ["fragments/04_1_wmma.lua"] = of_chips })
    assert.not_equal(hash, other.hash)
    local _, same = with({ ["arithmetic.lua"] = (text:gsub("the exact sum, rounded once", "the exact sum", 1)) })
    assert.equal(hash, same.hash)
  end)
end)

describe("stable.check_constants", function()
  local function enumeration(entries) return ("enum { %s };"):format(entries) end

  it("lets the number of things grow, whatever they are", function()
    for name in ("TOKENS QUALIFIERS OPERANDS PROFILES ARITHMETIC_CLASSES CERTAINTIES TRAITS REASONS FIELDS"):gmatch("%S+") do
      local entry = "MMAREF_" .. name .. " = %d"
      assert.truthy(COMMITTED.header:find(entry:gsub(" = %%d", " *= %%d+")), name)
      stable.check_constants({ header = enumeration(entry:format(7)) }, enumeration(entry:format(8)))
    end
  end)

  it("lets no other number change", function()
    assert.has_error(function()
      stable.check_constants({ header = enumeration("MMAREF_PROFILE_SM_70 = 0") }, enumeration("MMAREF_PROFILE_SM_70 = 1"))
    end, "spec/arithmetic.lua: MMAREF_PROFILE_SM_70 was 0, would be 1: append new ones after the last one")
  end)
end)

describe("what the tables say otherwise", function()
  -- What is found after a change of a file.
  local function found(file, from, to)
    local text = read("generator/spec/" .. file)
    local first, last = text:find(from)
    assert(first, file .. " does not have " .. from)
    local message, built = with({ [file] = text:sub(1, first - 1) .. to .. text:sub(last + 1) })
    assert.is_nil(message)
    local fine, result = pcall(stable.compare, COMMITTED, built)
    return fine and { changed = result.changed, new = result.new, removed = result.removed } or result
  end

  it("is nothing where nothing is changed", function()
    assert.are.same({ changed = {}, new = {}, removed = {} }, found("targets.lua", "%-%- Ascending", "-- From the first on"))
  end)

  local changes = {
    { "the assembler's version", "instructions.lua", 'assembler = { ptx = "8.7"', 'assembler = { ptx = "8.8"',
      "^assembler of 4 instructions: first mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16: ptx 8.7, .* %-> ptx 8.8, " },
    { "targets of a row without notes", "instructions.lua", 'targets = "sm_90a, ', 'targets = "',
      "^targets of 9 instructions: first ldmatrix.sync.aligned.m8n16.x1.s8.s4: sm_90a, sm_100f .* %-> sm_100f or" },
    { "a version of a target", "targets.lua", 'name = "sm_88", ptx = "9.0"', 'name = "sm_88", ptx = "8.8"',
      "^target sm_88: ptx 9.0 %-> 8.8$" },
    { "a bias", "formats.lua", "bias = 15, special", "bias = 16, special", "^format f16: bias 15 %-> 16$" },
    { "bits of a sum", "arithmetic.lua", "fraction_bits = 24", "fraction_bits = 25",
      "^arithmetic sm_75 half.f32: fraction_bits 24 %-> 25$" },
    { "the profile of an alias", "arithmetic.lua", 'name = "sm_87", of = "sm_80"', 'name = "sm_87", of = "sm_89"',
      "^alias sm_87: profile sm_80 %-> sm_89$" },
  }
  for _, case in ipairs(changes) do
    it("is named: " .. case[1], function()
      local result = found(case[2], case[3], case[4])
      assert.are.same("table", type(result), result)
      assert.truthy(result.changed[1]:find(case[5]), result.changed[1])
      assert.are.same({ {}, {} }, { result.new, result.removed })
    end)
  end

  it("is named: a version of a row without notes", function()
    local result = found("instructions.lua", 'ptx = "9.4", targets = "sm_90a', 'ptx = "9.3", targets = "sm_90a')
    assert.are.same({ "ptx of 9 instructions: first ldmatrix.sync.aligned.m8n16.x1.s8.s4: 9.4 -> 9.3" }, result.changed)
  end)

  it("is named: a layout", function()
    local was, _, built = setmetatable({ by_name = {} }, { __index = COMMITTED.inventory }), said()
    for key, text in pairs(COMMITTED.inventory.by_name) do was.by_name[key] = text end
    local key = "fragment m16n8k8.a.tf32"
    was.by_name[key] = was.by_name[key]:gsub("rows 16", "rows 8")
    assert.are.same({ key .. ": rows 8 -> 16" }, stable.compare({ inventory = was }, built).changed)
  end)

  it("is named: what is refused no more", function()
    local result = found("instructions.lua", "refused = {\n(.-)    { family = .-},\n", "refused = {\n")
    assert.are.same({ {}, {} }, { result.changed, result.new })
    assert.are.equal("refused mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32", result.removed[1].key)
  end)

  it("is named: what is new", function()
    local last = read("generator/spec/sections.lua"):match('.*edition = "(%d+%.%d+)"')
    local later = ("%.1f"):format(last + 0.1)
    local ending = "\n  },\n  of_text"
    local result = found("sections.lua", ending, ('\n    { edition = "%s", chapter = "9.7.16" },%s'):format(later, ending))
    assert.are.same({ changed = {}, new = { "version " .. later }, removed = {} }, result)
  end)

  local gone = {
    { "targets.lua", '    { name = "sm_103f", [^\n]*\n', "",
      "spec/targets.lua: target sm_103f is gone: later editions add targets, and nothing goes" },
    { "targets.lua", "6%.2 ", "", "spec/targets.lua: version 6.2 is gone: later editions add versions, and nothing goes" },
    { "arithmetic.lua", 'classes = "half.f16 wmma.f16.f16"', 'classes = "wmma.f16.f16"',
      "spec/arithmetic.lua: arithmetic sm_75 half.f16 is gone: a profile keeps the classes that it sums, and nothing goes" },
  }
  for _, case in ipairs(gone) do
    it("stops the generator: " .. case[4], function() assert.are.equal(case[4], found(case[1], case[2], case[3])) end)
  end
end)

describe("stable.report", function()
  -- What it says where instruction 0 is committed and the strings of each row are new.
  local function report(...)
    local rows, strings, digests = { { first_id = 0, variants = 1 } }, { "mma.f16" }, { { digest = "a0" } }
    for _, new in ipairs({ ... }) do
      rows[#rows + 1] = { first_id = #strings, variants = #new }
      for _, text in ipairs(new) do
        strings[#strings + 1], digests[#digests + 1] = text, { digest = "b0" }
      end
    end
    return stable.report({ texts = { [0] = "mma.f16" }, digests = { [0] = "a0" }, header = "" },
      { rows_with_numbers = rows, strings = strings, digests = digests, hash = "0123abcd" }, "",
      { changed = {}, removed = {}, new = {} })
  end

  it("has no rows where none is new", function()
    assert.equal("added 0; changed 0; removed 0; digests changed 0; constants +0; tables 0123abcd", report())
  end)

  it("names rows by their numbers, first word and the last words that they share", function()
    assert.equal("added 1 mma.f32, 2..3 ldmatrix...s8.s4, 4..6 wmma...b1, 7..8 mma...; changed 0; removed 0; digests changed 0; constants +0; "
      .. "tables 0123abcd", report({ "mma.f32" }, { "ldmatrix.x1.s8.s4", "ldmatrix.x2.s8.s4" },
      { "wmma.x.s4.b1", "wmma.x.s8.b1", "wmma.x.s8.b1" }, { "mma.a", "mma.b" }))
  end)

  it("has a line for each thing that is new, changed or gone", function()
    local result = { changed = { "format f16: bias 15 -> 16" }, removed = { { key = "alias sm_1" } }, new = { "target sm_2", "target sm_3", "target sm_4", "chip sm_2" } }
    assert.equal("added 0; changed 1; removed 1; digests changed 0; constants +0; tables 0\nnew: target sm_2, without "
      .. "arithmetic: spec/arithmetic.lua has neither a profile nor an alias of this name\nnew: target sm_3\n"
      .. "new: target sm_4\nnew: chip sm_2\n"
      .. "changed: format f16: bias 15 -> 16\nremoved: alias sm_1", stable.report({ texts = { [0] = "a" }, digests = {},
        header = "" }, { rows_with_numbers = {}, strings = { "a" }, digests = {}, hash = "0", profiles = { "sm_3" },
        aliases = { { name = "sm_4" } } }, "", result))
  end)

  it("shares three words at most", function()
    assert.equal("added 1..2 mma...m16.row.col; changed 0; removed 0; digests changed 0; constants +0; tables 0123abcd",
      report({ "mma.sync.m16.row.col", "mma.sync.m16.row.col" }))
  end)

  it("counts digests that changed, and constants that are new", function()
    assert.equal("added 0; the rest not compared; digests changed 1; constants +2; tables 0", stable.report(
      { texts = { [0] = "a", "b" }, digests = { [0] = "1", "2" }, header = "enum { MMAREF_TOKEN_A = 1 };" },
      { rows_with_numbers = { { first_id = 0, variants = 2 } }, strings = { "a", "b" },
        digests = { { digest = "1" }, { digest = "3" } }, hash = "0" },
      "enum { MMAREF_TOKEN_A = 1, MMAREF_TOKEN_B = 2, MMAREF_TOKEN_C = 3 };"))
  end)
end)
