-- SPDX-License-Identifier: MIT
-- The word that was meant: which of a list it is, and how another one is refused.
package.path = "generator/?.lua;" .. package.path

local nearest = require("base.nearest")

describe("the nearest word", function()
  -- Whichever comes first.
  local function is(word, text, other)
    assert.equal(word, nearest.of(text, { word, other }))
    assert.equal(word, nearest.of(text, { other, word }))
  end

  it("takes the fewest letters put in, left out, replaced or swapped", function()
    is("shape", "shap", "shop")
    is("shape", "shapes", "shaper7")
    is("shape", "shxpe", "sxxpe")
    is("shape", "shpae", "shbbe")
    is("from", "form", "farm")
    is("ab", "ba", "cccc")
  end)

  it("counts each of these once", function()
    is("abcdeg", "abcdef", "abcd")
    is("abcdeg", "abcdef", "abcdefgh")
    is("abcdeg", "abcdef", "bacdef")
    is("bacdef", "abcdef", "abcdgh")
    is("abcdfe", "abcdef", "abcxyf")
  end)

  it("begins alike where two take as many", function()
    is("9.4", "9.5", "6.5")
    is("f16", "f15", "e15")
  end)

  it("goes on with a letter that is near where two begin alike", function()
    is("9.4", "9.5", "9.0")
    is("f32", "f3", "f3x")
    is("m8", "m9", "mx")
  end)

  it("is the first one where nothing tells two apart", function()
    assert.equal("9.4", nearest.of("9.5", { "9.4", "9.6" }))
    assert.equal("9.6", nearest.of("9.5", { "9.6", "9.4" }))
  end)

  it("is none of an empty list", function() assert.is_nil(nearest.of("x", {})) end)
end)

describe("the position of a word", function()
  it("is where it is in the list", function()
    assert.equal(2, nearest.position("a.lua", "field", "align", { "products", "align", "align" }))
  end)

  it("is refused with the nearest one where it is not", function()
    local function said(...) return select(2, pcall(nearest.position, ...)) end
    assert.equal("a.lua, row 2: unknown field 'alihn', the nearest is 'align'",
      said("a.lua, row 2", "field", "alihn", { "products", "align" }))
    assert.equal("a.lua: unknown number '8'", said("a.lua", "number", 8, {}))
  end)
end)
