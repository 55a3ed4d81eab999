-- SPDX-License-Identifier: MIT
-- The digest of the tables takes of a table what the C preprocessor leaves of it.
package.path = "generator/?.lua;" .. package.path

local table_digest = require("selftest.table_digest")
local files = require("tests.generator.files")

-- The tables that selftest_tables.h counts, in the order of the walk: those of numbers first.
local names = {}
for name in files.read("generated/selftest_tables.h"):gmatch("#define MMAREF_ROWS_([%w_]+)") do names[#names + 1] = name:lower() end

local HEADER <const> = "enum { MMAREF_QUALIFIERS = 99, MMAREF_TOKEN_NONE = 0 };\n"

-- selftest_tables.h of tables that hold the number 1 each, but for those in `bodies`.
local function text_of(bodies, ids)
  local sources = {}
  for k, name in ipairs(names) do
    sources[k] = ("const uint8_t mmaref_%s[] = {\n%s\n};\n"):format(name,
      bodies[name] or name == "families" and "    { 1, 0, 0 }," or "    1")
  end
  return table_digest.text({ headers = { (ids or "") .. HEADER }, sources = { table.concat(sources) }, shapes = "",
    block = "typedef struct {\n} mmaref_arithmetic;" })
end

-- The digest of the numbers as the text has it, given the first table's.
local function digest(first, ids)
  return text_of({ [names[1]] = first }, ids):match("#define MMAREF_NUMBERS_DIGEST 0x(%x+)ul")
end

local function fnv(numbers)
  local h = 2166136261
  for _, number in ipairs(numbers) do h = (h ~ number) * 16777619 & 0xffffffff end
  return h
end

-- FNV-1a of whole numbers: those of the first table, then a 1 for each of the others; how many families there are is not
-- among them.
local function expected(numbers)
  local all = table.move(numbers, 1, #numbers, 1, {})
  for k = 2, #names do
    if names[k] == "outside_names" then break end
    if names[k] ~= "family_count" then all[#all + 1] = 1 end
  end
  return ("%08x"):format(fnv(all))
end

describe("the digest of the tables", function()
  it("is that of their numbers", function()
    assert.is_true(#names > 40)
    assert.equal(expected({ 2, 3 }), digest("    2, 3"))
  end)

  local WITHOUT <const> = "#define MMAREF_WITHOUT_F64 1\n"
  for _, case in ipairs({ -- a condition, what is defined, whether a compiler of these tables takes what is behind it
    { "#if MMAREF_HAS_F64", "", true }, { "#if MMAREF_HAS_F64", WITHOUT, false },
    { "#if !MMAREF_HAS_F64", "", false }, { "#if !MMAREF_HAS_F64", WITHOUT, true },
    { "#if MMAREF_HAS_F64 && MMAREF_HAS_MOVE", WITHOUT, false }, { "#if MMAREF_HAS_F64 || MMAREF_HAS_MOVE", WITHOUT, true },
    { "#if MMAREF_HAS_SCALE", "#define MMAREF_WITHOUT_FLOAT 1\n", false },
    { "#if MMAREF_HAS_CUSTOM", "#define MMAREF_WITHOUT_EXACT 1\n", false },
    { "#ifdef OTHER", "", false }, { "#ifndef OTHER", "", true }, { "#if defined(OTHER)", "", false },
    { "#if !ONE", "", false }, { "#if ONE > 0", "", true },
  }) do
    local condition, ids, taken = table.unpack(case)
    it(("takes %s of `%s`%s"):format(taken and "the lines" or "those of #else", condition,
      ids ~= "" and " without a family" or ""), function()
      assert.equal(expected(taken and { 9, 2, 4, 5 } or { 9, 3, 4, 5 }),
        digest(("    9,\n%s\n    2,\n#else\n    3,\n#endif\n    4, 5"):format(condition), ids))
    end)
  end

  it("takes what macros make of their arguments, calls of macros among them", function()
    local macros = "#define CELL(a, b) N_##a##_##b\n#define ALL(ROW) ROW(CELL(1, 2), 7) ROW(8, CELL(1, 2))\n"
      .. "#define SECOND(first, second) second,\nenum { N_1_2 = 5 };\n"
    assert.equal(expected({ 7, 5 }), digest("    ALL(SECOND)", macros))
  end)

  it("refuses a call with too many arguments", function()
    assert.has_error(function() digest("    ONE(1, 2)", "#define ONE(a) a\n") end, "ONE: too many arguments")
  end)

  it("takes nothing of a condition within one that is not taken", function()
    assert.equal(expected({ 9 }), digest("    9,\n#ifdef OTHER\n#if ONE > 0\n    2,\n#endif\n    3,\n#endif"))
  end)

  -- What the text adds up to where the families named are there.
  local function pieces(text, has)
    local sum = 0
    local expression = text:match("#define MMAREF_PIECES_DIGEST \\\n%s+(%b())")
    for condition, number in expression:gsub("\\\n%s*", ""):gmatch("%((!?MMAREF_HAS_[^?]-) %? 0x(%x+)ul : 0%)") do
      local value = condition:gsub("MMAREF_HAS_([A-Z0-9]+)", function(name) return tostring(has[name] == true) end)
        :gsub("!", " not "):gsub("&&", " and "):gsub("||", " or ")
      if load("return " .. value)() then sum = sum + tonumber(number, 16) end
    end
    for number in expression:gsub("%b?:", ""):gmatch("[(+] *0x(%x+)ul") do sum = sum + tonumber(number, 16) end
    return sum & 0xffffffff
  end
  -- Of the other tables by pieces: a family without variants, after which a 0 stands, and two tables of one number.
  local REST <const> = fnv({ 1, 0, 0 }) + fnv({ 1 }) + fnv({ 1 })

  it("sums the pieces of rows that are there", function()
    local rows = "    1, 2, 0,\n#if MMAREF_HAS_F64\n    3, 0,\n#endif\n#if MMAREF_HAS_F64 && MMAREF_HAS_WMMA\n    4, 0,\n#endif\n    0"
    local text = text_of({ syntax_rows = rows })
    local always = REST + fnv({ 1, 2, 0 }) + fnv({ 0 })
    assert.equal(always & 0xffffffff, pieces(text, {}))
    assert.equal(always + fnv({ 3, 0 }) & 0xffffffff, pieces(text, { F64 = true }))
    assert.equal(always + fnv({ 3, 0 }) + fnv({ 4, 0 }) & 0xffffffff, pieces(text, { F64 = true, WMMA = true }))
    assert.truthy(text:find("(MMAREF_HAS_F64 ? 2 : 0)", 1, true))
  end)

  it("has the tokens that a smaller build has left out", function()
    local text = text_of({ left_out_tokens = "#if !MMAREF_HAS_F64\n    7,\n    8,\n#endif\n    0" })
    local always = REST - fnv({ 1 }) + fnv({ 1 }) + fnv({ 0 })
    assert.equal(always & 0xffffffff, pieces(text, { F64 = true }))
    assert.equal(always + fnv({ 7 }) + fnv({ 8 }) & 0xffffffff, pieces(text, {}))
  end)

  it("takes of a family what its variants are, not where they begin", function()
    local function sum_of(variants, at)
      return pieces(text_of({ variants = variants, families = ("    { 5, 3, %d },"):format(at) }), {})
    end
    local lists <const> = "    2, 6, 99,\n    1, 7, 99"
    local before = fnv({ 9, 99 })
    assert.equal(sum_of(lists, 0) + before & 0xffffffff, sum_of("    9, 99,\n" .. lists, 2))
    assert.is_not.equal(sum_of(lists, 0) + before & 0xffffffff, sum_of("    9, 99,\n" .. lists, 0))
  end)

  it("refuses #else in a table by pieces", function()
    assert.has_error(function() text_of({ syntax_rows = "#if MMAREF_HAS_F64\n    1,\n#else\n    2,\n#endif\n    0" }) end,
      "the digest of the tables: #else in a table that is taken by pieces")
  end)
end)
