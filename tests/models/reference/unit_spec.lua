-- SPDX-License-Identifier: MIT
-- Listings and units: busted tests/models/reference/unit_spec.lua

local here = debug.getinfo(1, "S").source:match("^@(.*/)") or "./"
package.path = here .. "../?.lua;" .. package.path
local root = here .. "../../../"

local formats = require "reference.formats"
local layout = require "reference.layout"
local listing = require "reference.listing"
local model = require "reference.model"
local unit = require "reference.unit"

-- Row and column that a listing gives, whose column is 0 where it has none.
local function row(text, lane, i)
  return (listing.compile(text .. "\ncol = 0", "a")(lane, i))
end

describe("a listing", function()
  for text, want in pairs {
    ["row = 1 + 2 * 3 - 4"] = 3, ["row = 7 / 2 % 2"] = 1, ["row = 1 << 2 + 1"] = 8, ["row = 6 & 3 << 1"] = 6,
    ["row = 5 ^ 6 & 3"] = 7, ["row = (5 ^ 6) & 3"] = 3, ["row = 0x1F - 0b101"] = 26, ["row = 10 - 3 - 2"] = 5,
    ["row = g // %laneid is a lane\ng = %laneid >> 2"] = 9, ["where g = i row = g * 2"] = 10,
    ["row = 1 if 2 & 1 == 0\n 2 Otherwise"] = 1, ["row = 1 if i < 5\n 2 if 5 <= i < 6 || i = 0 3 otherwise"] = 2,
    ["row = 1 for a0 and a5"] = 1, ["row = 1 for a0 2 for ai where i = {4,..,5}"] = 2,
    ["row = 1 For ai where i = {1, 4} 2 for ai where i >= 4 if %laneid == 37"] = 2,
  } do
    it("gives " .. want .. " of: " .. text, function() assert.equal(want, row(text, 37, 5)) end)
  end
  for text, message in pairs {
    ["row = h"] = "no definition of h", ["row = 1 if i < 5"] = "no branch of row is of lane 37, element 5",
    ["row = 1 for b5"] = "'b5' is no element of matrix A", ["row = (1 + 2"] = "'col' in the place of ')'",
    ["row = os"] = "no definition of os", ["row = 1 # 2"] = "no such sign: #", ["row = 0x"] = "no number: 0x",
    ["row = 1 if i"] = "'col' in the place of a comparison", ["row = -1"] = "'-' is no name",
  } do
    it("refuses: " .. text, function()
      local fine, fault = pcall(row, text, 37, 5)
      assert.is_false(fine)
      assert.equal(message:lower(), tostring(fault):lower())
    end)
  end
end)

-- What a record of the specification is to layout.lua; nil for shapes that it has by other rules.
local function known(record)
  local m, n, k, operand = record.name:match("^m(%d+)n(%d+)k(%d+)%.([abc])%.")
  local type = record.types[1]
  if not m or type == "b1" or record.name == "m16n8k16.a.f64" or record.name:find("^m8n8k4%..%.f16") then return nil end
  local it = { m = tonumber(m), n = tonumber(n), k = tonumber(k), depth = tonumber(k), a = type, [operand] = type }
  return layout.fragment(it, operand), operand
end

describe("the formulas of the specification", function()
  local places = 0
  for path in io.popen(("ls '%s'generator/spec/fragments/05_*.lua"):format(root)):lines() do
    for _, record in ipairs(dofile(path).fragments) do
      local fragment, operand = known(record)
      if fragment and record.elements == fragment.n then
        it("are as layout.lua has them: " .. record.name, function()
          local place = listing.compile(record.formula, operand)
          for at = 0, 32 * fragment.n - 1 do
            local r, c = place(at // fragment.n, at % fragment.n)
            assert.same({ fragment[at][2], fragment[at][3] }, { r, c })
            places = places + 1
          end
        end)
      end
    end
  end
  it("are many", function() assert.is_true(places > 3000) end)
end)

describe("unit npu1", function()
  local names = unit.open(root .. "tests/data/units/npu1")
  local insn = model.instruction("matmul.q8")
  local function place(operand, lane, i)
    local at = insn.fragments[operand][lane * insn.fragments[operand].n + i]
    return { at[2], at[3] }
  end
  it("has two profiles", function() assert.same({ "exact", "npu1" }, names) end)
  it("has A and B by formulas", function()
    assert.same({ 5, 21 }, place("a", 37, 5))
    assert.same({ 21, 5 }, place("b", 37, 5))
  end)
  it("has C and D by basis vectors", function()
    assert.same({ 5, 14 }, place("c", 37, 3))
    assert.same({ 15, 11 }, place("d", 63, 2))
  end)
  it("has 64 lanes of 2, 2, 4 and 4 words", function()
    for operand, words in pairs { a = 2, b = 2, c = 4, d = 4 } do
      local f = insn.fragments[operand]
      assert.same({ 64, words }, { f.lanes, f.words })
    end
  end)
  it("has numbers of 4 fraction bits and a NaN", function()
    local q8 = formats.q8
    assert.same({ formats.FINITE, 1, 16 + 3, 0 }, { formats.decode(q8, 0xC3) })
    assert.same({ formats.FINITE, 0, 3, -3 }, { formats.decode(q8, 0x03) })
    assert.same({ formats.FINITE, 0, 16 + 14, 3 }, { formats.decode(q8, 0x7E) })
    assert.equal(formats.NAN, (formats.decode(q8, 0xFF)))
  end)
end)
