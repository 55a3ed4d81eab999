-- SPDX-License-Identifier: MIT
-- What SystemVerilog is told of the C headers.
package.path = "port/dpi/?.lua;generator/?.lua;" .. package.path

local check = require("base.check")
local fields = require("tables.fields")
local system_verilog = require("system_verilog")

describe("system_verilog.enumerations", function()
  local function constants(body) return table.concat(system_verilog.enumerations(body), "|") end
  it("evaluates constants of C", function()
    assert.equal("localparam int MMAREF_A  = -1;\nlocalparam int MMAREF_BC = 128;",
      constants("enum { MMAREF_A = -1, /* MMAREF_X = 7 */ MMAREF_BC = 0x80u };"))
  end)
  it("makes a type of constants that begin alike, and takes in macros that do", function()
    assert.equal("typedef enum bit [31:0] {\n    MMAREF_TYPE_A   = 1,\n    MMAREF_TYPE_OWN = 31\n} mmaref_type_e;|"
      .. "typedef enum int {\n    MMAREF_SHAPE_B = 2\n} mmaref_shape_e;|localparam int MMAREF_TOKENS = 3;",
      table.concat(system_verilog.enumerations(
        "enum { MMAREF_TYPE_A = 1, MMAREF_SHAPE_B = 2, MMAREF_TOKENS = 3 };", { { "MMAREF_TYPE_OWN", "31" } }), "|"))
    assert.equal("typedef enum int {\n    MMAREF_OK  = 0,\n    MMAREF_E_A = -1\n} mmaref_status_e;",
      constants("enum { MMAREF_OK = 0, MMAREF_E_A = -1 };"))
    assert.equal("typedef enum bit signed [31:0] {\n    MMAREF_ROUND_UP = 3\n} mmaref_round_e;",
      table.concat(system_verilog.enumerations("enum { MMAREF_ROUND_UP = 3 };", {}, { mmaref_round_e = true })))
  end)
  it("keeps lists apart and leaves the core's own out", function()
    assert.equal("localparam int MMAREF_A = 0;|localparam int MMAREF_B = 1;",
      constants("enum { MMAREF_A = 0 };\nenum { MMAREF_CLASS_X = 1 };\ntypedef enum { MMAREF_B = 1 } t;"))
  end)
  it("refuses what it cannot evaluate", function()
    assert.has_error(function() constants("enum { MMAREF_A = 1, MMAREF_B = MMAREF_A };") end,
      "MMAREF_B: 'MMAREF_A' is no number")
    assert.has_error(function() constants("enum { MMAREF_A = 1, MMAREF_B };") end,
      "a constant without a number:  MMAREF_B ")
  end)
end)

describe("system_verilog.struct", function()
  it("has the fields of a block in their order, those of words in the types of these", function()
    local list, members = fields.read(check.load("generator/spec/arithmetic_fields.lua")), {}
    local text = system_verilog.struct(list)
    for name in text:gmatch("([%w_]+);[^\n]*//") do members[#members + 1] = name end
    assert.same(fields.names(list), members)
    assert.truthy(text:find("    mmaref_round_e [ ]*align; "))
  end)
end)
