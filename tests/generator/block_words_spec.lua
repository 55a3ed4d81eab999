-- SPDX-License-Identifier: MIT
-- The names of arithmetic blocks: what they say, and that no two are alike.
package.path = "generator/?.lua;" .. package.path

local block_words = require("tables.block_words")

-- A block of "field = value" texts.
local function block(...)
  local values = {}
  for k, text in ipairs({ ... }) do values[k] = { 0, "0", text } end
  return { values = values }
end

local function names(...)
  local list = {}
  for k, name in ipairs(block_words.names({ ... })) do list[k] = name.call .. " " .. name.constant end
  return list
end

describe("the name of a block", function()
  it("is that of its sum", function()
    assert.same({ "EXACT_SUM EXACT_SUM", "FMA_CHAIN FMA_CHAIN", "WINDOW(16, 25, CUT) WINDOW_16_25_CUT",
      "WINDOW(ALL, 25, NEAREST) WINDOW_ALL_25_NEAREST", "BLOCKS(16, 35, CUT) BLOCKS_16_35_CUT", "SUMS_OF_4 SUMS_OF_4" },
      names(block("rounding = nearest_even"), block("products = 1", "rounding = nearest_even"),
        block("products = 16", "fraction_bits = 25", "exponent_floor = -133"),
        block("fraction_bits = 25", "rounding = nearest_even"),
        block("block = 16", "fraction_bits = 35"), block("products = 4", "rounding = nearest_even")))
  end)

  it("says when C is added, and what else differs", function()
    assert.same({ "FMA_PAIRS_THEN_C_IN_F32 FMA_PAIRS_THEN_C_IN_F32", "EXACT_SUM_NAN_QUIET EXACT_SUM_NAN_QUIET",
      "WINDOW(4, 24, CUT_ADDER_TREE) WINDOW_4_24_CUT_ADDER_TREE", "WINDOW(4, 24, UP) WINDOW_4_24_UP" },
      names(block("products = 1", "accumulate = after_product", "group = 2", "rounding = nearest_even", "step_type = f32"),
        block("rounding = nearest_even", "nan = quiet"),
        block("products = 4", "fraction_bits = 24", "adder = tree"),
        block("products = 4", "fraction_bits = 24", "rounding = up")))
  end)

  it("says what is usually left out where two would be alike", function()
    assert.same({ "WINDOW(4, 24, CUT_EXPONENT_FLOOR_MINUS_132) WINDOW_4_24_CUT_EXPONENT_FLOOR_MINUS_132",
      "WINDOW(4, 24, CUT_EXPONENT_FLOOR_MINUS_20) WINDOW_4_24_CUT_EXPONENT_FLOOR_MINUS_20",
      "WINDOW(8, 24, CUT) WINDOW_8_24_CUT" },
      names(block("products = 4", "fraction_bits = 24", "exponent_floor = -132"),
        block("products = 4", "fraction_bits = 24", "exponent_floor = -20"),
        block("products = 8", "fraction_bits = 24", "exponent_floor = -132")))
  end)
end)
