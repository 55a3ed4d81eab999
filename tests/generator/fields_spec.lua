-- SPDX-License-Identifier: MIT
-- The fields of an arithmetic block: one record makes the struct, the table and the views of ports.
package.path = "generator/?.lua;" .. package.path

local fields = require("tables.fields")

local function list()
  return {
    { name = "products", number = { 0, 128 }, word = { "all", 0 }, about = "A step." },
    { name = "align", words = "MMAREF_ALIGN_", about = "Lost bits.", { "truncate", "Cut." }, { "jam", "Sticky." } },
    { name = "flush", bits = "MMAREF_FLUSH_", about = "Bits.", { "none", "None." }, { "in", "In." }, { "out", "Out." } },
    { name = "step_type", type = { "f16", "f32" }, word = { "d", 0 }, about = "A type." },
  }
end

local model = { fields = list(), formats = { { name = "f16" }, { name = "bf16" }, { name = "tf32" }, { name = "f32" } } }

describe("fields", function()
  it("numbers words from 0 and bits by powers of two", function()
    local header = fields.header(model)
    assert.truthy(header:find("MMAREF_ALIGN_JAM      = 1  /* Sticky. */", 1, true))
    assert.truthy(header:find("MMAREF_FLUSH_OUT  = 2  /* Out. */", 1, true))
  end)
  it("puts every member into the struct, the widest first, and no padding behind them", function()
    local spec = list()
    spec[5] = { name = "exponent_floor", number = { -10, 10 }, about = "A floor." }
    local struct, members = fields.header({ fields = spec, formats = model.formats }):match("typedef struct (%b{})"), {}
    for kind, name in struct:gmatch("(u?int%d+_t) ([%w_%[%]]+);") do members[#members + 1] = kind .. " " .. name end
    assert.same({ "uint32_t step_type", "int16_t exponent_floor", "uint8_t products", "uint8_t align", "uint8_t flush",
      "uint8_t unused[3]" }, members)
  end)
  it("gives fields of one prefix one enumeration, of the words of the field that has the most", function()
    local spec = list()
    spec[5] = { name = "rounding", words = "MMAREF_ALIGN_", about = "Results.", default = "jam", { "truncate", "Cut." },
      { "jam", "Sticky." }, { "up", "Up." } }
    local header = fields.header({ fields = spec, formats = model.formats })
    local _, count = header:gsub("MMAREF_ALIGN_JAM ", "")
    assert.equal(1, count)
    assert.truthy(header:find("/* The words of `align`, `rounding`. */", 1, true))
    assert.truthy(header:find("MMAREF_ALIGN_UP       = 2  /* Up. */", 1, true))
    local table = fields.table({ fields = spec, formats = model.formats })
    assert.truthy(table:find("offsetof(mmaref_arithmetic, align),     MMAREF_FIELD_KIND_WORDS,  0, 0, 1 },", 1, true))
    assert.truthy(table:find("offsetof(mmaref_arithmetic, rounding),  MMAREF_FIELD_KIND_WORDS,  1, 0, 2 }", 1, true))
  end)
  it("starts a field with its default, else its word, else its first one", function()
    local rounding = { default = "jam", words = "MMAREF_ALIGN_", { "truncate", "" }, { "jam", "" } }
    assert.equal(1, fields.first(rounding))
    assert.equal("MMAREF_ALIGN_JAM", fields.default(rounding))
    assert.equal(255, fields.first({ number = { 0, 9 }, word = { "all", 255 } }))
    assert.equal(0, fields.first({ words = "MMAREF_ALIGN_", { "truncate", "" } }))
    assert.equal(0, fields.first({ number = { 0, 9 } }))
  end)
  it("tells what an old word stands for, in the order of the fields", function()
    local spec = list()
    spec[2].old = { { "sticky", align = "jam", flush = "in" }, { "chop", align = "truncate" } }
    assert.same({ "align=sticky", "align=jam flush=in", "align=chop", "align=truncate" },
      fields.old_words({ fields = spec }))
    local table = fields.table({ fields = spec, formats = model.formats })
    assert.truthy(table:find("mmaref_old_word_count = 2;", 1, true))
    assert.truthy(table:find('"align=sticky\\0"\n    "align=jam flush=in\\0"\n    "align=chop\\0"\n    "align=truncate";', 1, true))
  end)
  it("refuses an old word that stands for what is not there", function()
    local spec = list()
    spec[2].old = { { "sticky", align = "odd" } }
    assert.has_error(function() fields.read(spec) end,
      "spec/arithmetic_fields.lua, field align: 'sticky' stands for align = odd, which is not there")
    spec = list()
    spec[2].old = { { "sticky", round = "jam" } }
    assert.has_error(function() fields.read(spec) end,
      "spec/arithmetic_fields.lua, field align: 'sticky' stands for round = jam, which is not there")
  end)
  it("says ranges and words to the library", function()
    local text = fields.table(model)
    assert.truthy(text:find("MMAREF_FIELD_KIND_BITS,   0, 0, 3 },", 1, true))
    assert.truthy(text:find('"step_type\\0d f16 - - f32";', 1, true))
    assert.truthy(text:find('"flush\\0none in out\\0"', 1, true))
  end)
  it("tells the value that a word stands for", function()
    -- By the name that C has for it, or by its number; no other number is called so.
    for _, field in ipairs((fields.read(dofile("generator/spec/arithmetic_fields.lua")))) do
      local word = field.word
      if word then
        assert.truthy(field.about:find((word[3] or tostring(word[2])) .. ":", 1, true), field.name .. ": " .. field.about)
        for number in field.about:gmatch("(%d+): ") do assert.equal(tostring(word[2]), number, field.name) end
      end
    end
  end)
  it("refuses a field without a meaning and one that appears twice", function()
    local spec = list()
    spec[2].about = nil
    assert.has_error(function() fields.read(spec) end,
      "spec/arithmetic_fields.lua, field 2 (align): it needs `about`, and `number`, `words`, `bits` or `type`")
    spec = list()
    spec[3].name = "align"
    assert.has_error(function() fields.read(spec) end, "spec/arithmetic_fields.lua, field 3 (align): appears twice")
  end)
end)
