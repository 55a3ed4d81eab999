-- SPDX-License-Identifier: MIT
-- Values of formulas, and what has none.
package.path = "generator/?.lua;" .. package.path

local evaluate = require("formulas.evaluate")
local formula = require("formulas.formula")

-- The value of `x` in a listing.
local function x_of(text, lane, element, matrix)
  return evaluate.compile(formula.parse(text), { "x" }, matrix)(lane or 0, element or 0)
end

describe("evaluate.compile", function()
  it("knows the lane and the element", function()
    assert.equal(19, x_of("x = %laneid", 19, 3))
    assert.equal(3, x_of("x = i", 19, 3))
  end)

  it("divides, shifts and masks whole numbers", function()
    assert.equal(3, x_of("x = 7 / 2"))
    assert.equal(1, x_of("x = 7 % 2"))
    assert.equal(4, x_of("x = 17 >> 2"))
    assert.equal(20, x_of("x = 5 << 2"))
    assert.equal(2, x_of("x = 6 & 0b10"))
  end)

  it("follows definitions whatever their order", function()
    assert.equal(11, x_of("x = a + 1\na = b * 2\nb = 5"))
  end)

  it("takes the first branch that applies", function()
    local text = "x = 1 for ai where i < 2\n 2 for ai where i < 4\n 3 Otherwise"
    assert.equal(1, x_of(text, 0, 1))
    assert.equal(2, x_of(text, 0, 2))
    assert.equal(3, x_of(text, 0, 4))
  end)

  it("joins chained comparisons and alternatives", function()
    local text = "x = 1 for ai where 0 <= i < 2 || 4 <= i < 6\n 0 Otherwise"
    local values = {}
    for i = 0, 7 do values[i + 1] = x_of(text, 0, i) end
    assert.same({ 1, 1, 0, 0, 1, 1, 0, 0 }, values)
  end)

  it("asks for lanes and elements together", function()
    local text = "x = 1 for ai where i = {0,..,3} if %laneid < 16\n 2 otherwise"
    assert.equal(1, x_of(text, 15, 3))
    assert.equal(2, x_of(text, 16, 3))
    assert.equal(2, x_of(text, 15, 4))
  end)

  it("knows elements by their index", function()
    local text = "x = 1 for a0 and a3\n 2 for a1 and a2"
    assert.equal(1, x_of(text, 0, 3))
    assert.equal(2, x_of(text, 0, 1))
  end)

  it("returns a value for each name wanted", function()
    local both = evaluate.compile(formula.parse("row = 1\ncol = 2"), { "col", "row" })
    assert.same({ 2, 1 }, { both(0, 0) })
  end)

  it("refuses a name defined twice before any evaluation", function()
    assert.has_error(function() evaluate.compile(formula.parse("x = 1\nx = 2"), { "x" }) end,
      "'x' is defined twice")
  end)

  local broken = {
    { "an unknown name", "x = groupId", "unknown name 'groupId'" },
    { "a name that is not there at all", "y = 1", "unknown name 'x'" },
    { "a circle of definitions", "x = y\ny = x + 1", "'x' is defined by itself" },
    { "an element that no branch holds for", "x = 1 for ai where i < 2", "no branch of 'x' applies", 2 },
    { "elements of another matrix", "x = 1 for bi where i < 2", "'bi' is no element of matrix A" },
    { "a single element of another matrix", "x = 1 for b0", "'b0' is no element of matrix A" },
  }
  for _, case in ipairs(broken) do
    it("refuses " .. case[1], function()
      assert.has_error(function() x_of(case[2], 0, case[4], "a") end, case[3])
    end)
  end
end)
