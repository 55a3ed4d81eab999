-- SPDX-License-Identifier: MIT
-- The fields of an arithmetic block: one record makes the struct, the table and the views of ports.
package.path = "generator/?.lua;" .. package.path

local fields = require("fields")

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
  it("puts every member into the struct, in its order", function()
    local members = {}
    for name in fields.header(model):match("typedef struct (%b{})"):gmatch("uint8_t (%w+)") do members[#members + 1] = name end
    assert.same({ "products", "align", "flush", "step" }, members)
  end)
  it("says ranges and words to the library", function()
    local text = fields.table(model)
    assert.truthy(text:find("MMAREF_FIELD_KIND_BITS,   0, 0, 3 },", 1, true))
    assert.truthy(text:find('"step_type\\0d f16 - - f32";', 1, true))
    assert.truthy(text:find('"flush\\0none in out\\0"', 1, true))
  end)
  it("gives the simulators' struct the same members", function()
    local members = {}
    for name in fields.struct(model):gmatch("([%w_]+);[^\n]*//") do members[#members + 1] = name end
    assert.same(fields.names(model.fields), members)
    assert.truthy(fields.struct(model):find("    mmaref_align_e    align; ", 1, true))
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
  it("refuses a field without a meaning and one that is there twice", function()
    local spec = list()
    spec[2].about = nil
    assert.has_error(function() fields.read(spec) end,
      "spec/arithmetic_fields.lua, field 2 (align): it needs `about`, and `number`, `words`, `bits` or `type`")
    spec = list()
    spec[3].name = "align"
    assert.has_error(function() fields.read(spec) end, "spec/arithmetic_fields.lua, field 3 (align): is there twice")
  end)
end)
