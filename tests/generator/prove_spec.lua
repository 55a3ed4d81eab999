-- SPDX-License-Identifier: MIT
-- Every kind of broken formula is refused, by a message that says where to look.
package.path = "generator/?.lua;" .. package.path

local prove = require("formulas.prove")

local HEAD = "groupID = %laneid >> 2\nthreadID_in_group = %laneid % 4\n"
local ROW = "row = groupID for ci where i < 2\n groupID + 8 for ci where i >= 2\n"
local COL = "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}\n"

-- The accumulator of m16n8k16, with changes.
local function record(formula, changes)
  local result = { document = "PTX ISA 9.0", section = "9.7.14.5.8", name = "m16n8k16.c.f32",
    operand = "c", types = { "f32" }, rows = 16, columns = 8, elements = 4, formula = formula }
  for key, value in pairs(changes or {}) do result[key] = value end
  return result
end

local function message_for(...)
  local fine, message = pcall(prove.layout, record(...))
  assert.is_false(fine)
  return message
end

describe("prove.layout", function()
  it("takes the lanes of the record: a warp group of 128, a wave of 64", function()
    local group = record("row = 16 * (%laneid >> 5) + ((%laneid % 32) >> 2) + 8 * ((i >> 1) & 0x1)\n"
      .. "col = (%laneid % 4) * 2 + (i & 0x1) + 8 * (i >> 2)\n", { name = "wgmma.d", lanes = 128, rows = 64, columns = 16, elements = 8 })
    assert.equal("wgmma.d: 128 lanes, 8 elements a lane; column from i0 l0 l1 i2; row from l2 l3 l4 i1 l5 l6", prove.text(group))
    local wave = record("row = 8 * (i >> 2) + 4 * (%laneid >> 5) + (i & 0x3)\ncol = %laneid % 32\n",
      { name = "mfma.d", lanes = 64, rows = 32, columns = 32, elements = 16 })
    assert.equal("mfma.d: 64 lanes, 16 elements a lane; column from l0 l1 l2 l3 l4; row from i0 i1 l5 i2 i3", prove.text(wave))
    group.lanes = 64
    assert.matches("not covered: row 32, column 0", select(2, pcall(prove.layout, group)))
    group.lanes = 96
    assert.matches("lane count 96 is not a power of two", select(2, pcall(prove.layout, group)))
  end)
  it("reduces a layout to the bits that supply each bit of a place", function()
    -- col bit 0 is bit 0 of i; bits 1, 2 are lane bits 0, 1. row bits 0 to 2 are lane bits 2 to 4;
    -- bit 3 is bit 1 of i. The element takes the two lowest bits of the index.
    local row = prove.layout(record(HEAD .. ROW .. COL))
    assert.same({ 0, 2, 3, 4, 5, 6, 1 }, row.source)
    assert.same({ 3, 4, 0, 2 }, { row.columns, row.rows, row.products, row.elements })
  end)

  it("takes fragments that hold every element several times", function()
    local row = prove.layout(record("row = %laneid >> 3\ncol = %laneid & 7", { rows = 4, copies = 4 }))
    assert.same({ 2, 3, 4, 5, 6 }, row.source)
  end)

  it("stacks the products of a warp", function()
    -- Two products of 4 x 8, told apart by the highest bit of the lane.
    local row = prove.layout(record("row = (%laneid >> 1) & 3\ncol = ((%laneid & 1) << 2) + i",
      { rows = 4, products = 4, product = "%laneid >> 3" }))
    assert.same({ 0, 1, 2, 3, 4, 5, 6 }, row.source)
    assert.equal(2, row.products)
  end)

  local broken = {
    { "a place outside the matrix", HEAD .. ROW:gsub("%+ 8", "+ 9") .. COL,
      "out of range: lane 28 element 2 gives row 16, column 0 of a 16 x 8 matrix" },
    { "a column below zero", HEAD .. ROW .. COL:gsub("%+ %(i", "- (i"),
      "out of range: lane 0 element 1 gives row 0, column -1 of a 16 x 8 matrix" },
    { "an element held twice", HEAD .. ROW:gsub("groupID %+ 8", "groupID") .. COL,
      "hit twice: lane 0 element 2 (row 0, column 0) is also lane 0 element 0" },
    { "an element never held", HEAD .. ROW .. COL,
      "not covered: row 16, column 0 is held 0 times, not 1", { rows = 32 } },
    { "an element held too rarely", HEAD .. ROW .. COL,
      "not covered: row 0, column 0 is held 1 times, not 2", { copies = 2 } },
    { "a layout that starts elsewhere", HEAD .. ROW:gsub("groupID", "(7 - groupID)") .. COL,
      "not linear: lane 0 element 0 (row 7, column 0) is not the corner of the matrix" },
    { "a layout that carries", HEAD .. ROW:gsub("groupID", "(groupID * 3 %% 8)") .. COL,
      "not linear: lane 12 element 0 (row 1, column 0) is not the sum of its bits" },
    { "a bit that changes two bits of a place",
      HEAD .. ROW:gsub("groupID", "((groupID & 6) + (groupID + (groupID >> 1)) %% 2)") .. COL,
      "mixes bits: lane 8 element 0 (row 3, column 0) changes more than one bit of the place" },
    { "an unknown name", HEAD:gsub("groupID", "groupId") .. ROW .. COL,
      "lane 0 element 0: unknown name 'groupID'" },
    { "no formula for the column", HEAD .. ROW, "lane 0 element 0: unknown name 'col'" },
    { "elements of another matrix", HEAD .. ROW:gsub("ci", "ai") .. COL,
      "lane 0 element 0: 'ai' is no element of matrix C" },
    { "an element without a branch", HEAD .. ROW:gsub(">= 2", ">= 3") .. COL,
      "lane 0 element 2: no branch of 'row' applies" },
    { "a syntax error", HEAD .. ROW .. COL:gsub("%(i", "((i"),
      "line 5 column 44: a '(' is not closed before 'for' in \"col = (threadID_in_group * 2) + ((i & 0x1) for ci where i = {0,..,3}\"" },
  }
  for _, case in ipairs(broken) do
    local title, formula, reason, changes = table.unpack(case)
    it("refuses " .. title, function()
      local message = message_for(formula, changes)
      assert.equal("PTX ISA 9.0 9.7.14.5.8, fragment m16n8k16.c.f32: " .. reason
        .. "; hold the formula beside PTX ISA 9.0 9.7.14.5.8: a misprint there is a record of fragments_errata.lua", message)
    end)
  end

  it("refuses a count that is no power of two, which no misprint explains", function()
    assert.equal("PTX ISA 9.0 9.7.14.5.8, fragment m16n8k16.c.f32: row count 12 is not a power of two: "
      .. "proof and library take powers of two alone", message_for(HEAD .. ROW .. COL, { rows = 12 }))
  end)

  it("names the product in which two elements meet", function()
    local message = message_for("row = %laneid & 3\ncol = i",
      { columns = 4, rows = 4, products = 4, product = "(%laneid >> 2) & 3" })
    assert.truthy(message:find("hit twice: lane 16 element 0 (row 0, column 0) of product 0"
      .. " is also lane 0 element 0", 1, true), message)
  end)
end)
