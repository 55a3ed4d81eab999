-- SPDX-License-Identifier: MIT
-- The digest of the tables takes of a table what the C preprocessor leaves of it.
package.path = "generator/?.lua;" .. package.path

local table_digest = require("table_digest")
local files = require("tests.generator.files")

-- The tables that selftest_tables.h counts, in the order of the walk.
local names = {}
for name in files.read("generated/selftest_tables.h"):gmatch("#define MMAREF_ROWS_([%w_]+)") do names[#names + 1] = name:lower() end

-- The digest as the text has it, where every table but the first holds the number 1.
local function digest(first, ids)
  local sources = {}
  for k, name in ipairs(names) do
    sources[k] = ("const uint8_t mmaref_%s[] = {\n%s\n};\n"):format(name, k == 1 and first or "1")
  end
  local text = table_digest.text({ headers = { ids or "" }, sources = { table.concat(sources) }, shapes = "",
    block = "typedef struct {\n} mmaref_arithmetic;" })
  return text:match("#define MMAREF_TABLES_DIGEST 0x(%x+)u")
end

-- FNV-1a of whole numbers: those of the first table, then a 1 for each of the others but the answers.
local function expected(numbers)
  local h = 2166136261
  local function add(number) h = (h ~ number) * 16777619 & 0xffffffff end
  for _, number in ipairs(numbers) do add(number) end
  for k = 2, #names do
    if names[k] ~= "selftest_answers" then add(1) end
  end
  return ("%08x"):format(h)
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

  it("takes nothing of a condition within one that is not taken", function()
    assert.equal(expected({ 9 }), digest("    9,\n#ifdef OTHER\n#if ONE > 0\n    2,\n#endif\n    3,\n#endif"))
  end)
end)
