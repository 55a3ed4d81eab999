-- SPDX-License-Identifier: MIT
-- The page of a unit: what it says of types, and the cells of its pictures.
package.path = "generator/?.lua;" .. package.path
local layouts = require("formulas.layouts")
local unit_page = require("tables.unit_page")

local FORMATS <const> = {
  { name = "f16", kind = "float", width = 16, sign = 1, exponent = 5, fraction = 10, bias = 15, special = "ieee" },
  { name = "tf32", kind = "float", width = 32, shift = 13, sign = 1, exponent = 8, fraction = 10, bias = 127, special = "ieee" },
  { name = "e4m3", kind = "float", width = 8, sign = 1, exponent = 4, fraction = 3, bias = 7, special = "nan" },
  { name = "e2m3", kind = "float", width = 8, sign = 1, exponent = 2, fraction = 3, bias = 1 },
  { name = "s8", kind = "integer", width = 8, sign = 1 },
  { name = "u4", kind = "integer", width = 4, sign = 0 },
}

local function texts_of(rows)
  local fragments = { { name = "x", document = "Handbook", section = "3", operand = "a", types = { "s8" }, rows = 4,
    columns = 64, elements = 4, lanes = 64, formula = "row = i\ncol = %laneid\n" } }
  return unit_page.texts({ name = "own", document = "Handbook", rows = rows },
    { formats = FORMATS, layouts = layouts.prove_all(fragments) })
end

-- A row of each pair of types, { A, D }.
local function rows_of(pairs)
  local rows = {}
  for k, types in ipairs(pairs) do
    rows[k] = { text = "mul" .. k, m = 4, n = 4, k = 64, types = types[1] .. "," .. types[1] .. "," .. types[2] .. "," .. types[2],
      section = "3.1", source = "a | b", said = { roles = { "name", "satfinite" }, slots = { { "mul" }, { "satfinite" } } } }
  end
  return rows
end

describe("the page of a unit", function()
  local texts = texts_of(rows_of({ { "f16", "tf32" }, { "e4m3", "e2m3" }, { "s8", "u4" } }))

  -- The numbers as IEEE 754, OCP 8-bit and OCP Microscaling say them.
  for name, row in pairs({
    f16 = "1, 5, 10 | 15 | infinity, NaN | 65504 (7bff) | 6.103515625e-05 (0400) | 5.9604644775390625e-08 (0001)",
    tf32 = "1, 8, 10 | 127 | infinity, NaN | 3.4011621342146535e+38 (7f7fe000) | 1.1754943508222875e-38 (00800000)",
    e4m3 = "1, 4, 3 | 7 | NaN, all ones | 448 (7e) | 0.015625 (08) | 0.001953125 (01)",
    e2m3 = "1, 2, 3 | 1 | numbers | 7.5 (1f) | 1 (08) | 0.125 (01)",
    s8 = "integer |  |  | 127 |  | -128",
    u4 = "integer |  |  | 15 |  | 0",
  }) do
    it("knows " .. name, function() assert.truthy(texts["unit.md"]:find("| `" .. name .. "` | " .. row, 1, true)) end)
  end

  it("has no type that no instruction has", function()
    assert.is_nil(texts_of(rows_of({ { "s8", "u4" } }))["unit.md"]:find("f16"))
  end)

  it("says how an instruction sums, and escapes bars", function()
    assert.truthy(texts["unit.md"]:find("| `mul3` | 4, 4, 64 | s8, s8, u4, u4 | 3.1 | exact, satfinite | a \\| b |", 1, true))
  end)

  it("says the bits of places, and shows the picture", function()
    assert.truthy(texts["unit.md"]:find("column from l0 l1 l2 l3 l4 l5; row from i0 i1\n\n![x: 4 x 64; lane.element](pictures/x.svg)",
      1, true))
  end)

  it("has a cell for each element, at its place", function()
    local picture, count = texts["pictures/x.svg"], 0
    for x, y, lane, element in picture:gmatch('<text x="(%d+)" y="(%d+)" class="c">(%d+)%.(%d+)</text>') do
      assert.same({ 58 + 36 * lane, 58 + 20 * element }, { tonumber(x), tonumber(y) })
      count = count + 1
    end
    assert.equal(4 * 64, count)
  end)

  it("gives neighbouring lanes other colours", function()
    local picture, seen = texts["pictures/x.svg"], {}
    for colour in picture:gmatch("fill:(hsl%b())") do seen[colour] = (seen[colour] or 0) + 1 end
    local count = 0
    for _, cells in pairs(seen) do
      assert.equal(4, cells)
      count = count + 1
    end
    assert.equal(64, count)
  end)
end)
