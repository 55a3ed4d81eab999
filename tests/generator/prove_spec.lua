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
    { "a matrix of fewer rows", HEAD .. ROW .. COL, "out of range: lane 16 element 2 gives row 12, column 0 of a 12 x 8 matrix",
      { rows = 12 } },
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

  it("names the product in which two elements meet", function()
    local message = message_for("row = %laneid & 3\ncol = i",
      { columns = 4, rows = 4, products = 4, product = "(%laneid >> 2) & 3" })
    assert.truthy(message:find("hit twice: lane 16 element 0 (row 0, column 0) of product 0"
      .. " is also lane 0 element 0", 1, true), message)
  end)
end)

describe("a restriction", function()
  local TILE = HEAD .. "row = groupID + 8 * ((i >> 1) & 0x1)\ncol = (threadID_in_group * 2) + (i & 0x1) + 8 * (i >> 2)\n"
  local LACK = "PTX ISA 9.0 9.7.14.5.8, fragment m16n8k16.c.f32: %s: the layout is proved, and tables do not hold it"

  it("is proved: a tile that repeats three times", function()
    local n24 = record(TILE, { columns = 24, elements = 12 })
    assert.equal("m16n8k16.c.f32: 32 lanes, 12 elements a lane; column from i0 l0 l1 i2 i3; row from l2 l3 l4 i1; "
      .. "tables do not hold it: element count 12 is not a power of two", prove.text(n24))
    assert.equal(LACK:format("element count 12 is not a power of two"), message_for(TILE, { columns = 24, elements = 12 }))
  end)

  it("is proved of A and B of m16n8k48", function()
    local a = record(TILE:gsub("ci", "ai"), { operand = "a", columns = 48, elements = 24 })
    assert.matches("column from i0 l0 l1 i2 i3 i4; row from l2 l3 l4 i1;", prove.text(a))
    local b = record("row = ((%laneid % 4) * 2) + (i & 0x1) + 8 * (i >> 1)\ncol = %laneid >> 2\n",
      { operand = "b", rows = 48, columns = 8, elements = 12 })
    assert.matches("column from l2 l3 l4; row from i0 l0 l1 i1 i2 i3;", prove.text(b))
    -- Lane 5 has threadID_in_group 1 and groupID 1; element 23 is the second of the second row of the sixth tile.
    assert.same({ 0, 9, 43 }, prove.places(a)[5 * 24 + 23])
    assert.same({ 0, 43, 1 }, prove.places(b)[5 * 12 + 11])
  end)

  local broken = {
    { "leaves a hole", TILE, { columns = 32, elements = 12 }, "not covered: row 0, column 24 is held 0 times, not 1" },
    { "leaves a hole within", TILE:gsub("8 %* %(i >> 2%)", "16 * (i >> 2)"), { columns = 40, elements = 12 },
      "not covered: row 0, column 8 is held 0 times, not 1" },
    { "leaves the matrix", TILE, { columns = 24, elements = 16 },
      "out of range: lane 0 element 12 gives row 0, column 24 of a 16 x 24 matrix" },
    { "returns to a tile", TILE:gsub("%(i >> 2%)", "((i >> 2) & 1)"), { columns = 24, elements = 12 },
      "hit twice: lane 0 element 8 (row 0, column 0) is also lane 0 element 0" },
    -- Columns from 24 on begin no block of a power of two: 8 + 24 is not 8 xor 24.
    { "carries", "row = %laneid % 16\ncol = i + 24 * (%laneid >> 4)", { columns = 48, elements = 24 },
      "not linear: lane 16 element 8 (row 0, column 32) is not the sum of its bits" },
  }
  for _, case in ipairs(broken) do
    it("is refused that " .. case[1], function()
      local message = message_for(case[2], case[3])
      assert.equal(case[4], message:match("c%.f32: (.-); hold the formula beside PTX ISA 9.0 9.7.14.5.8: a misprint"), message)
    end)
  end

  it("is none of lanes, which are whole powers of two", function()
    assert.equal("PTX ISA 9.0 9.7.14.5.8, fragment m16n8k16.c.f32: lane count 12 is not a power of two: "
      .. "the lanes of a layout are all that their bits number", message_for("row = %laneid\ncol = i",
      { lanes = 12, rows = 12, columns = 8, elements = 8 }))
  end)
end)

describe("an xor of bits", function()
  local EIGHT = { lanes = 8, rows = 8, columns = 8, elements = 8 }

  it("is proved and printed", function()
    assert.equal("m16n8k16.c.f32: 8 lanes, 8 elements a lane; column bit 0 = i0, column bit 1 = i1 ^ l0, column bit 2 = i2; "
      .. "row from l0 l1 l2; tables do not hold it: column bit 1 = i1 ^ l0 is an xor",
      prove.text(record("row = %laneid\ncol = i ^ (%laneid & 1) << 1", EIGHT)))
    assert.matches("c%.f32: row bit 0 = l2 %^ l3 is an xor: the layout is proved, and tables do not hold it$",
      message_for(HEAD .. ROW:gsub("groupID", "((groupID & 6) + (groupID + (groupID >> 1)) %% 2)") .. COL))
  end)

  it("is a matrix that has an inverse, or two elements meet", function()
    for _, column in ipairs({ "(i & 6) ^ (i >> 1)", "i ^ i", "i ^ (i & 1)" }) do
      assert.matches("hit twice: lane 0 element 1 %(row 0, column 0%) is also lane 0 element 0;",
        message_for("row = %laneid\ncol = " .. column, EIGHT))
    end
    -- Both coordinates take all values, and together they do not.
    assert.matches("hit twice: lane 1 element 0 %(row 1, column 1%) is also lane 0 element 1;",
      message_for("row = %laneid ^ i\ncol = i ^ %laneid", EIGHT))
  end)
end)

describe("the copies of an element", function()
  it("are printed with the bits that tell them apart, if there are such", function()
    local four = { rows = 4, copies = 4 }
    assert.equal("m16n8k16.c.f32: 32 lanes, 4 elements a lane; column from l0 l1 l2; row from l3 l4; 4 copies, told apart by i0 i1",
      prove.text(record("row = %laneid >> 3\ncol = %laneid & 7", four)))
    -- Lanes 0 and 3 hold the same: no single bit tells them apart.
    assert.equal("m16n8k16.c.f32: 4 lanes, 1 elements a lane; column bit 0 = l0 ^ l1; row from nothing; 2 copies; "
      .. "tables do not hold it: column bit 0 = l0 ^ l1 is an xor",
      prove.text(record("row = 0\ncol = (%laneid ^ (%laneid >> 1)) & 1", { lanes = 4, rows = 1, columns = 2, elements = 1, copies = 2 })))
  end)
end)

describe("basis vectors", function()
  -- The accumulator of m16n8k16: l0 and l1 lead two and four columns on, l2 to l4 rows; i0 a column, i1 eight rows.
  local BASIS = { lane = { { 0, 2 }, { 0, 4 }, { 1, 0 }, { 2, 0 }, { 4, 0 } }, element = { { 0, 1 }, { 8, 0 } } }

  it("prove what the formula does", function()
    assert.same(prove.layout(record(HEAD .. ROW .. COL)), prove.layout(record(nil, { basis = BASIS })))
  end)

  it("have a product where there are several", function()
    local basis = { lane = { { 0, 1 }, { 0, 2 }, { 0, 0, 1 }, { 0, 0, 2 }, { 0, 0, 4 } }, element = { { 1, 0 }, { 2, 0 } } }
    assert.equal("m16n8k16.c.f32: 32 lanes, 4 elements a lane; column from l0 l1; row from i0 i1; product from l2 l3 l4",
      prove.text(record(nil, { basis = basis, rows = 4, columns = 4, products = 8 })))
  end)

  local function with(which, k, vector)
    local changed = { lane = { table.unpack(BASIS.lane) }, element = { table.unpack(BASIS.element) } }
    changed[which][k] = vector
    return changed
  end
  local broken = {
    { "with a vector twice", with("lane", 2, { 0, 2 }), "hit twice: lane 2 element 0 (row 0, column 2) is also lane 1 element 0;" },
    { "outside the matrix", with("lane", 5, { 16, 0 }), "out of range: lane 16 element 0 gives row 16, column 0 of a 16 x 8 matrix;" },
    { "too few", with("lane", 5, nil), "basis.lane has 4 vectors, and there are 5 bits to number its lanes;" },
    { "too many", with("element", 3, { 1, 1 }), "basis.element has 3 vectors, and there are 2 bits to number its elements;" },
    { "of one number", with("element", 2, { 8 }), "vector 2 of basis.element is not { row, column }, or with a product;" },
    { "of a fraction", with("element", 2, { 8.5, 0 }), "vector 2 of basis.element is not { row, column }, or with a product;" },
    { "below zero", with("lane", 1, { 0, -2 }), "vector 1 of basis.lane is not { row, column }, or with a product;" },
    { "that are words", { lane = "l", element = {} }, "basis.lane has no vectors, and there are 5 bits to number its lanes;" },
  }
  for _, case in ipairs(broken) do
    it("are refused " .. case[1], function()
      local message = message_for(nil, { basis = case[2] })
      assert.truthy(message:find(case[3], 1, true), message)
    end)
  end

  it("stand in place of a formula", function()
    assert.matches("a record has a formula or basis vectors", message_for(HEAD .. ROW .. COL, { basis = BASIS }))
    assert.matches("a record has a formula or basis vectors", message_for(nil))
  end)
end)

describe("a hostile record", function()
  local cases = {
    { { elements = 0 }, "element count 0 is not a number from 1 to 1048576" },
    { { rows = -16 }, "row count -16 is not a number from 1 to 1048576" },
    { { columns = "8" }, "column count 8 is not a number from 1 to 1048576" },
    { { lanes = 32.5 }, "lane count 32.5 is not a number from 1 to 1048576" },
    { { products = 1 << 62 }, "product count 4611686018427387904 is not a number from 1 to 1048576" },
    { { elements = 1 << 20 }, "there are more than 1048576 places, which a proof takes" },
    { { rows = 1 << 20 }, "there are more than 1048576 places, which a proof takes" },
  }
  for _, case in ipairs(cases) do
    it("is refused: " .. case[2], function()
      local message = message_for(HEAD .. ROW .. COL, case[1])
      assert.truthy(message:find(case[2], 1, true), message)
    end)
  end
end)
