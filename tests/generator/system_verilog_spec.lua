-- SPDX-License-Identifier: MIT
-- What SystemVerilog is told of the C headers.
package.path = "generator/?.lua;" .. package.path

local system_verilog = require("system_verilog")

local function names(header)
  local list = {}
  for k, member in ipairs(system_verilog.members(header)) do list[k] = member.kind .. " " .. member.name end
  return table.concat(list, ", ")
end

local function struct(body) return "typedef struct {\n" .. body .. "} mmaref_arithmetic;\n" end

describe("system_verilog.members", function()
  it("takes every member in its order, with its comment", function()
    local header = struct("    uint8_t products; /* a step;\n                       all of K */\n    int16_t floor;\n"
      .. "    /* uint8_t gone; */\n    uint8_t a, b; /* two */\n")
    assert.equal("uint8_t products, int16_t floor, uint8_t a, uint8_t b", names(header))
    assert.equal("a step; all of K", system_verilog.members(header)[1].comment)
    assert.equal("", system_verilog.members(header)[2].comment)
  end)
  it("refuses a member that is no number", function()
    assert.has_error(function() names(struct("    uint8_t products;\n    bool flush;\n")) end,
      "a member of mmaref_arithmetic that is no number: \n    bool flush")
  end)
  it("misses the struct", function()
    assert.has_error(function() names("typedef struct { int x; } other;") end, "no struct mmaref_arithmetic")
  end)
end)

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
