-- SPDX-License-Identifier: MIT
-- What SystemVerilog is told of the C headers.
package.path = "generator/?.lua;" .. package.path

local system_verilog = require("system_verilog")

describe("system_verilog.enumerations", function()
  local function constants(body) return table.concat(system_verilog.enumerations(body), "|") end
  it("evaluates constants of C", function()
    assert.equal("localparam int MMAREF_A  = -1;\nlocalparam int MMAREF_BC = 128;",
      constants("enum { MMAREF_A = -1, /* MMAREF_X = 7 */ MMAREF_BC = 0x80u };"))
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
