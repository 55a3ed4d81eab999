-- SPDX-License-Identifier: MIT
-- Hand-worked dot products of custom blocks, and words that mean the same: busted tests/models/reference/custom_spec.lua

local here = debug.getinfo(1, "S").source:match("^@(.*/)") or "./"
package.path = here .. "../?.lua;" .. package.path

local compute = require "reference.dot_case"
local draw = require "reference.dot_draw"
local formats = require "reference.formats"
local stream = require "reference.stream"

-- "f16 f16 f32 f32", a and b as lists, c, a block.
local function case_of(types, a, b, c, block, more)
  local case = more or {}
  case.a_type, case.b_type, case.c_type, case.d_type = types:match("(%S+) (%S+) (%S+) (%S+)")
  case.a, case.b, case.c, case.block = a, b, c, "custom " .. block
  return case
end

local function dot(...) return (compute(case_of(...))) end
local function flags(...) return (select(2, compute(case_of(...))):match(":(%x+)")) end

local SINGLE <const>, HALF <const> = "f16 f16 f32 f32", "f16 f16 f16 f16"
local ONE <const>, TWO <const>, THREE <const>, EIGHT <const> = 0x3C00, 0x4000, 0x4200, 0x4800
local MANY <const> = 0x6800 -- 2048
local function ones(n)
  local list = {}
  for k = 1, n do list[k] = ONE end
  return list
end

-- The sum of numbers of f16 and C.
local function sum(types, numbers, c, block) return dot(types, numbers, ones(#numbers), c, block) end

describe("a term that is aligned", function()
  -- 8 sets the grid of 2: of 1 half a unit is left.
  local function eight_and_one(words) return sum(SINGLE, { EIGHT, ONE }, 0, "fraction_bits=2 " .. words) end
  local function minus_eight_and_one(words) return sum(SINGLE, { 0xC800, 0xBC00 }, 0, "fraction_bits=2 " .. words) end
  it("is rounded in every direction", function()
    assert.equal("41000000", eight_and_one "align=zero")
    assert.equal("41200000", eight_and_one "align=up")
    assert.equal("c1000000", minus_eight_and_one "align=up")
    assert.equal("41000000", eight_and_one "align=down")
    assert.equal("c1200000", minus_eight_and_one "align=down")
    assert.equal("41200000", eight_and_one "align=nearest_away")
    assert.equal("41000000", eight_and_one "align=nearest_even")
    assert.equal("41200000", eight_and_one "align=odd")
  end)
  it("leaves a trace where the sum is sticky, also where it was rounded up", function()
    assert.equal("41000000", eight_and_one "rounding=up")
    assert.equal("41000001", eight_and_one "rounding=up sticky=yes")
    assert.equal("41200001", eight_and_one "rounding=up sticky=yes align=odd")
  end)
  it("leaves none in a sum of zero", function()
    assert.equal("0", sum(SINGLE, { EIGHT, 0xC800, ONE }, 0, "fraction_bits=2 rounding=up sticky=yes"))
  end)
end)

describe("some terms at a time", function()
  -- In f16 2048 + 1 is a tie, and 2048 + 2 is not.
  it("are added in the order given, C first", function()
    assert.equal("6801", sum(HALF, { ONE, ONE }, MANY, ""))
    assert.equal("6800", sum(HALF, { ONE, ONE }, MANY, "width=2"))
    assert.equal("6801", sum(HALF, { ONE, ONE }, MANY, "width=3"))
    assert.equal("6801", sum(HALF, { ONE, ONE, MANY }, 0, "width=2"))
  end)
  it("are neighbours, and what is left goes up as it is", function()
    assert.equal("6801", sum(HALF, { ONE, ONE, MANY }, 0, "adder=neighbours"))
    assert.equal("6800", sum(HALF, { MANY, ONE, ONE }, 0, "adder=neighbours"))
    assert.equal("6801", sum(HALF, { MANY, ONE, ONE }, 0, "adder=neighbours width=3"))
  end)
  it("are halves of as many products as a power of the width", function()
    -- Product 0 meets product 2 of 4; of 9 products it meets 3 and 6 of 9, three at a time.
    assert.equal("6800", sum(HALF, { ONE, ONE, MANY }, 0, "adder=halves"))
    assert.equal("6801", sum(HALF, { ONE, MANY, ONE }, 0, "adder=halves"))
    assert.equal("6801", sum(HALF, { ONE, MANY, 0, ONE }, 0, "adder=halves width=3"))
    assert.equal("6800", sum(HALF, { ONE, MANY, 0, 0, ONE }, 0, "adder=halves width=3"))
  end)
  it("go by size, the first of equal ones first", function()
    assert.equal("6801", sum(HALF, { ONE, ONE, MANY }, 0, "width=2"))
    assert.equal("6800", sum(HALF, { ONE, ONE, MANY }, 0, "adder=size"))
    -- 2048, fourteen times 2, and 1 at last.
    local twos = { ONE, MANY }
    for k = 3, 16 do twos[k] = TWO end
    assert.equal("680e", sum(HALF, twos, 0, "adder=size"))
  end)
  it("are zeros of all signs where by size nothing is left", function()
    assert.equal("8000", sum(HALF, { 0x8000, 0x8000 }, 0x8000, "adder=size"))
    assert.equal("0", sum(HALF, { 0x8000, 0 }, 0x8000, "adder=size"))
  end)
end)

describe("a sum of some terms", function()
  -- 8 - 7 is 1; then 1/4 is added, with 3 bits below the larger exponent.
  local function part(words) return sum(SINGLE, { 0xC700, 0x3400 }, 0x41000000, "fraction_bits=3 width=2 " .. words) end
  it("is rounded, and read by its exponent field", function() assert.equal("3fa00000", part "") end)
  it("is normalised", function() assert.equal("3fa00000", part "partial=normalised") end)
  it("is cut, with the exponent of 8", function() assert.equal("3f800000", part "partial=cut") end)
  it("has its exponent where it cancels, if it is cut", function()
    assert.equal("3e800000", sum(SINGLE, { 0xC800, 0x3400 }, 0x41000000, "fraction_bits=3 width=2 partial=normalised"))
    assert.equal("0", sum(SINGLE, { 0xC800, 0x3400 }, 0x41000000, "fraction_bits=3 width=2 partial=cut"))
  end)
  -- 1.75 * 1.5 = 2.625 has the exponent 0 as a product and 1 by its leading bit: 2.5 in halves, 2 in whole numbers.
  it("has terms that are aligned by their leading bits, if they are normalised", function()
    assert.equal("40200000", dot(SINGLE, { 0x3F00 }, { 0x3E00 }, 0, "fraction_bits=1 width=2"))
    assert.equal("40000000", dot(SINGLE, { 0x3F00 }, { 0x3E00 }, 0, "fraction_bits=1 width=2 partial=normalised"))
    assert.equal("40000000", dot(SINGLE, { 0x3F00 }, { 0x3E00 }, 0, "fraction_bits=1 partial=normalised"))
  end)
  -- 2 + 1/8 with 1 bit: 1/8 is lost in the first sum; the last one is 2, rounded up by what was lost before.
  it("is sticky once for all", function()
    assert.equal("40000001", sum(SINGLE, { 0x3000, 0 }, 0x40000000,
      "fraction_bits=1 width=2 partial=cut sticky=yes rounding=up"))
  end)
end)

describe("a product", function()
  -- (1 + 2^-7)^2 = 1 + 2^-6 + 2^-14; bf16 has 7 fraction bits.
  local function product(words)
    return dot("bf16 bf16 f32 f32", { 0x3F81 }, { 0x3F81 }, 0, "product_type=bf16 " .. words)
  end
  it("is rounded by itself", function()
    assert.equal("3f820000", product "product_rounding=zero rounding=up")
    assert.equal("3f830000", product "product_rounding=up rounding=zero")
    assert.equal("3f830000", product "product_rounding=odd")
    assert.equal("3f830000", product "rounding=up")
    assert.equal("3f820000", product "product_rounding=step")
  end)
  -- (1 + 2^-10)^2 = 1 + 2^-9 + 2^-20, with 9 bits: pieces of 6 bits are 1 and 2^-10 each, and 2 * 2^-10 is lost.
  it("is cut piece by piece", function()
    local function squared(words) return dot(SINGLE, { 0x3C01 }, { 0x3C01 }, 0, "fraction_bits=9 " .. words) end
    assert.equal("3f804000", squared "")
    assert.equal("3f804000", squared "multiplier_bits=24")
    assert.equal("3f800000", squared "multiplier_bits=6")
    -- Up: 1, three pieces that become 2^-9 each.
    assert.equal("3f80c000", squared "multiplier_bits=6 align=up")
  end)
  -- 3 * 2^-24 * 2^24 is 0b11 in the last two places of a subnormal that is aligned by 2^-14: two pieces of 10 bits, the
  -- first of which, from 2^-14 to 2^-23, has the upper one.
  it("has pieces from the bit of its exponent down", function()
    local function three(words) return dot("f16 f32 f32 f32", { 3 }, { 0x4B800000 }, 0, words) end
    assert.equal("40400000", three "fraction_bits=10 multiplier_bits=10")
    assert.equal("40000000", three "fraction_bits=9")
    assert.equal("40800000", three "fraction_bits=9 multiplier_bits=10 align=up")
  end)
end)

describe("groups", function()
  it("are added to each other before C", function()
    assert.equal("6800", sum(HALF, { ONE, ONE }, MANY, "accumulate=after group=1"))
    assert.equal("6801", sum(HALF, { ONE, ONE }, MANY, "accumulate=last group=1"))
  end)
end)

describe("a NaN", function()
  local PAYLOAD <const> = "nan=payload"
  it("keeps its sign and the highest bits of its fraction, and is quieted", function()
    -- Fraction 0x155 of 10 bits becomes 0x355, 13 places up.
    assert.equal("ffeaa000", dot(SINGLE, { 0xFD55 }, { ONE }, 0, PAYLOAD))
    assert.equal("7e00", dot("f16 f16 f32 f16", { ONE }, { ONE }, 0x7F801FFF, PAYLOAD))
    assert.equal("7fc00000", dot("e5m2 e5m2 f32 f32", { 0x7D }, { 0x3C }, 0, "nan=quiet"))
    assert.equal("7fe00000", dot("e5m2 e5m2 f32 f32", { 0x7D }, { 0x3C }, 0, PAYLOAD))
  end)
  it("is the first one of a[0], b[0], a[1] and so on, then C", function()
    assert.equal("7fc04000", dot(SINGLE, { ONE, 0xFE00 }, { 0x7E02, ONE }, 0xFFC00001, PAYLOAD))
    assert.equal("ffc00001", dot(SINGLE, { ONE, ONE }, { ONE, ONE }, 0xFFC00001, PAYLOAD))
  end)
  it("is quiet where no operand is one", function()
    assert.equal("7fc00000", dot(SINGLE, { 0x7C00 }, { 0 }, 0, PAYLOAD))
    assert.equal("7fc00000", dot(SINGLE, { 0x7C00 }, { 0 }, 0, "nan=any"))
  end)
  it("is what it was where D is a NaN, too", function()
    -- The largest number of steps is 1.5 * 2^8 there.
    assert.equal("43c00000", dot(SINGLE, { 0x7E01 }, { ONE }, 0, PAYLOAD .. " step_type=e5m1.b23"))
    assert.equal("77", dot("f16 f16 f32 e4m3.reserved", { 0xFE01 }, { ONE }, 0, PAYLOAD))
  end)
  it("has its sign alone where D has one NaN", function()
    assert.equal("ff", dot("f16 f16 f32 e4m3", { 0xFE01 }, { ONE }, 0, PAYLOAD))
    assert.equal("7f", dot("f16 f16 f32 e4m3", { 0xFE01 }, { ONE }, 0, "nan=quiet"))
    assert.equal("80", dot("f16 f16 f32 e4m3.fnuz", { 0x7E01 }, { ONE }, 0, PAYLOAD))
  end)
end)

describe("formats", function()
  local function into(type, a, b, block) return dot("f16 f16 f32 " .. type, { a }, { b }, 0, block or "") end
  local function from(type, a) return dot(type .. " f16 f32 f32", { a }, { ONE }, 0, "") end
  it("of a bias", function()
    -- 1 with bias 40 of 6 bits: field 40, 10 fraction bits.
    assert.equal("a000", into("e6m10.b40", ONE, ONE))
    assert.equal("3f800000", from("e6m10.b40", 0xA000))
  end)
  it("whose largest field is reserved", function()
    -- 2^8 has field 15; the largest result is (2 - 1/8) * 2^7.
    assert.equal("43800000", from("e4m3.reserved", 0x78))
    assert.equal("77", into("e4m3.reserved", 0x6400, ONE)) -- 1024
    assert.equal("f7", into("e4m3.reserved", 0xFC00, ONE))
    assert.equal("77", into("e4m3.reserved", 0xFE00, ONE))
    assert.equal("70", into("e4m3.reserved", 0x5800, ONE)) -- 128
  end)
  it("fnuz", function()
    -- The usual bias of 4 bits is 8.
    assert.equal("40", into("e4m3.fnuz", ONE, ONE))
    assert.equal("7fffffff", from("e4m3.fnuz", 0x80))
    assert.equal("80", into("e4m3.fnuz", 0x7E00, ONE))
    assert.equal("80", into("e4m3.fnuz", 0x7C00, ONE))
    assert.equal("0", into("e4m3.fnuz", 0x8000, ONE))
    assert.equal("0", into("e4m3.fnuz", 0x8001, ONE)) -- -2^-24
    -- 1000 is too large; the largest number is (2 - 1/8) * 2^7.
    assert.equal("80", into("e4m3.fnuz", 0x63D0, ONE))
    assert.equal("7f", into("e4m3.fnuz", 0x63D0, ONE, "overflow=saturate"))
    assert.equal("ff", into("e4m3.fnuz", 0xE3D0, ONE, "overflow=saturate"))
  end)
  it("fnuz, as the type of products, takes the sign of a zero", function()
    assert.equal("8000", dot(HALF, { 0x8000 }, { ONE }, 0x8000, "product_type=f16"))
    assert.equal("0", dot(HALF, { 0x8000 }, { ONE }, 0x8000, "product_type=e5m10.fnuz"))
  end)
  it("without subnormals", function()
    -- Field 0 is 2^-7; fraction 0 of it is a zero.
    assert.equal("3c100000", from("e4m3.b7.binade", 0x01))
    assert.equal("0", from("e4m3.b7.binade", 0x00))
    assert.equal("3c800000", from("e4m3.b7.binade", 0x08))
    assert.equal("1", into("e4m3.b7.binade", 0x2080, ONE)) -- 1.125 * 2^-7
    assert.equal("0", into("e4m3.b7.binade", 0x2000, ONE)) -- 2^-7
    assert.equal("0", into("e4m3.b7.binade", 0x2040, ONE)) -- a tie with it
    assert.equal("1", into("e4m3.b7.binade", 0x2040, ONE, "rounding=nearest_away"))
    assert.equal("0", into("e4m3.b7.binade", 0x1C00, ONE, "rounding=up")) -- 2^-8, below the least number
    assert.equal("8", into("e4m3.b7.binade", 0x23FF, ONE)) -- almost 2^-6
    assert.equal("80", into("e4m3.b7.binade", 0x9C00, ONE))
  end)
  it("are those of their texts alone", function()
    for _, text in ipairs { "e0m3", "e9m3", "e4m0", "e4m24", "e4m3.b255", "e4m3.ieee.b3", "e4m3.binade.ieee",
      "e4m3.none", "e4m3.", "e4m3..ieee", "e4m3.ieee.nan", "m3e4", "e4m3.b", "e4m3.b1.b2", "e4m3 ieee" } do
      assert.is_nil(formats.read(text), text)
    end
    for _, text in ipairs { "e1m1", "e8m23.b254.reserved.binade", "e4m3.b0", "e8m1.fnuz" } do
      assert.is_table(formats.read(text), text)
    end
  end)
  it("stand for types of steps and of products", function()
    -- 1 + 2^-3 in two fraction bits, and products 3 * 1.125 = 3.375 in one.
    assert.equal("3f800000", sum(SINGLE, { ONE, 0x3000 }, 0, "step_type=e6m2"))
    assert.equal("40400000", dot(SINGLE, { THREE }, { 0x3C80 }, 0, "product_type=e6m1"))
  end)
end)

describe("scale factors", function()
  local function scaled(numbers, block, type, a, b)
    local scale = { type = type, length = #numbers // #a, a = a, b = b }
    return dot(SINGLE, numbers, ones(#numbers), 0, block, { scale = scale })
  end
  it("multiply their elements", function()
    -- (1 + 1) * 2 * 1/2 + (1 + 1) * 1 * 1.
    assert.equal("40800000", scaled(ones(4), "", "ue8m0", { 128, 127 }, { 126, 127 }))
    -- 1.5 * 1, and bit 7 says nothing.
    assert.equal("3fc00000", scaled(ones(1), "", "ue4m3", { 0xBC }, { 0x38 }))
  end)
  it("that are NaN make NaN of zeros", function()
    assert.equal("7fffffff", scaled({ 0 }, "", "ue8m0", { 255 }, { 127 }))
  end)
  it("place blocks, also those that cancel", function()
    -- 1 - 1 of scale 2^8, and 1 of scale 1: 7 bits below 2^8 it is lost.
    local function blocks(words)
      return dot("e2m1 e2m1 f32 f32", { 2, 0xA, 2, 0 }, { 2, 2, 2, 2 }, 0, words,
        { scale = { type = "ue8m0", length = 2, a = { 135, 127 }, b = { 127, 127 } } })
    end
    assert.equal("0", blocks "block=2 fraction_bits=7")
    assert.equal("3f800000", blocks "block=2 fraction_bits=8")
    assert.equal("3f800000", blocks "block=2 fraction_bits=8 products=all")
  end)
end)

describe("sums before they are rounded", function()
  local function fixed(numbers, block, exponent, words)
    local asked = { fixed = true, fixed_exponent = exponent, fixed_words = words }
    return dot(SINGLE, numbers, ones(#numbers), 0, block, asked)
  end
  it("are rounded down to the last bit, and wrap around", function()
    assert.equal("fixed:-2:1:fffffffb", fixed({ 0xBC80 }, "", -2, 1)) -- -1.125 = -4.5 / 4
    assert.equal("fixed:-2:2:fffffffffffffffb", fixed({ 0xBC80 }, "", -2, 2))
    assert.equal("fixed:-24:1:00000001", fixed({ 0x0001 }, "", -24, 1))
    assert.equal("fixed:-46:1:00000000", fixed({ 0x0400 }, "", -46, 1)) -- 2^-14 = 2^32 * 2^-46
    assert.equal("fixed:-46:2:0000000100000000", fixed({ 0x0400 }, "", -46, 2))
    assert.equal("fixed:0:1:nan", fixed({ 0x7E00 }, "", 0, 1))
    assert.equal("fixed:0:1:-inf", fixed({ 0xFC00 }, "", 0, 1))
  end)
  it("are not normalised", function()
    -- 8 - 7 in units of 2^0; 8 + 1 in units of 2.
    assert.equal("fixed:0:2:0000000000000001", fixed({ EIGHT, 0xC700 }, "fraction_bits=3", 0, 0))
    assert.equal("fixed:1:2:0000000000000004", fixed({ EIGHT, ONE }, "fraction_bits=2", 0, 0))
    assert.equal("fixed:1:2:fffffffffffffffc", fixed({ 0xC800, 0xBC00 }, "fraction_bits=2", 0, 0))
  end)
  it("are of one step alone", function()
    assert.equal("fixed:illegal", fixed({ ONE, ONE }, "products=1", 0, 1))
    assert.equal("fixed:illegal", fixed({ ONE, ONE }, "accumulate=after", 0, 1))
    assert.equal("fixed:illegal", fixed({ ONE, ONE }, "adder=neighbours", 0, 1))
    assert.equal("fixed:0:1:00000002", fixed({ ONE, ONE }, "products=2", 0, 1))
  end)
end)

describe("flags", function()
  it("tell what was lost, what is tiny and what is too large", function()
    assert.equal("0", flags(HALF, { ONE }, { ONE }, 0, ""))
    assert.equal("1", flags(HALF, { ONE }, { ONE }, MANY, ""))
    assert.equal("1", flags(SINGLE, { EIGHT, ONE }, ones(2), 0, "fraction_bits=2"))
    assert.equal("5", flags(HALF, { 0x7BFF, 0x7BFF }, ones(2), 0, ""))
    assert.equal("0", flags(HALF, { 0x0001 }, { ONE }, 0, "")) -- a subnormal, exactly
    assert.equal("3", flags(HALF, { 0x0001 }, { 0x3800 }, 0, "")) -- half of it
    assert.equal("10", flags(HALF, { 0x7C00 }, { 0 }, 0, ""))
    assert.equal("10", flags(HALF, { 0x7C00, 0xFC00 }, ones(2), 0, ""))
  end)
  it("call tiny what is below the least normal number after rounding", function()
    -- (2 - 2^-11) * 2^-15, half a unit below 2^-14 with 11 bits of its own: it rounds to 2^-14.
    assert.equal("1", flags("f32 f16 f16 f16", { 0x387FF000 }, { ONE }, 0, ""))
    -- A quarter of a unit more away: it rounds to 2^-14 as a subnormal alone.
    assert.equal("3", flags("f32 f16 f16 f16", { 0x387FE800 }, { ONE }, 0, ""))
  end)
end)

describe("blocks that are none", function()
  local function refused(block, more) assert.equal("illegal", dot(SINGLE, ones(4), ones(4), 0, block, more)) end
  it("are refused", function()
    for _, block in ipairs { "sticky=yes", "align=up", "partial=cut", "multiplier_bits=4", "exponent_floor=1",
      "width=1", "width=9", "interleave=4", "interleave=3", "group=2", "accumulate=last group=3", "fraction_bits=41",
      "fraction_bits=8 multiplier_bits=4 adder=size", "fraction_bits=8 multiplier_bits=4 width=2",
      "fraction_bits=8 multiplier_bits=4 product_type=f16", "fraction_bits=8 block=2", "step_type=own", "step_type=f64",
      "product_type=e9m1", "rounding=stochastic", "rounding=step", "align=stochastic fraction_bits=8" } do
      refused(block)
    end
    refused("fraction_bits=8", { scale = { type = "ue4m3", length = 4, a = { 0x38 }, b = { 0x38 } } })
  end)
  it("are others with what they lack", function()
    for _, block in ipairs { "fraction_bits=8 sticky=yes", "fraction_bits=8 align=up",
      "fraction_bits=8 multiplier_bits=4", "accumulate=last group=2", "adder=neighbours fraction_bits=8", "width=8",
      "own_exponent_bits=4 own_fraction_bits=3 step_type=own" } do
      assert.not_equal("illegal", dot(SINGLE, ones(4), ones(4), 0, block))
    end
  end)
end)

-- ---- What means the same ----

describe("the same by other words", function()
  -- Random cases with a field, each with `from` and with `to` in the block; change: of the case.
  local function same(field, from, to, change)
    local next, seen = stream.generator("same " .. field .. from .. to), 0
    while seen < 200 do
      local case = draw(next, field)
      if change then change(case) end
      local before, block = {}, case.block
      case.block = block .. " " .. from
      before[1], before[2] = compute(case)
      case.block = block .. " " .. to
      local d, corners = compute(case)
      if before[1] ~= "illegal" then
        seen = seen + 1
        assert.same(before, { d, corners }, case.block)
      end
    end
  end
  it("old words", function()
    same("sticky", "align=sticky", "align=zero sticky=yes")
    same("align", "align=jam sticky=no", "align=odd sticky=no")
    same("align", "align=floor", "align=down")
    same("align", "align=truncate", "align=zero")
    same("tree", "adder=tree", "adder=neighbours")
    same("sorted", "adder=sorted", "adder=size partial=normalised")
    same("odd", "adder=window", "adder=given width=usual")
  end)
  it("what is usual, spelt out", function()
    same("neighbours", "width=usual", "width=2")
    same("halves", "width=usual", "width=2")
    same("align", "multiplier_bits=whole adder=given width=usual", "multiplier_bits=24 adder=given width=usual")
    same("product", "product_rounding=step rounding=up", "product_rounding=up rounding=up")
    same("payload", "nan=any", "nan=quiet")
  end)
  it("halves of 4 as neighbours of every other product", function()
    same("halves", "adder=halves width=2 interleave=0 group=all products=4",
      "adder=neighbours width=2 interleave=1 group=all products=4", function(case)
        local a, b = case.a, case.b
        case.a, case.b = { a[1], a[2] or 0, a[3] or 0, a[4] or 0 }, { b[1], b[2] or 0, b[3] or 0, b[4] or 0 }
      end)
  end)
  it("a width that no sum has as all terms at once", function()
    same("align", "width=8 adder=given products=all interleave=0", "width=usual adder=given products=all interleave=0",
      function(case) case.a, case.b = table.move(case.a, 1, 7, 1, {}), table.move(case.b, 1, 7, 1, {}) end)
  end)
  it("types by the texts of their formats", function()
    local TEXTS <const> = { f16 = "e5m10.ieee", bf16 = "e8m7.ieee", f32 = "e8m23.ieee", e4m3 = "e4m3.nan",
      e5m2 = "e5m2.ieee", e3m2 = "e3m2.b3", e2m3 = "e2m3.b1", e2m1 = "e2m1.b1" }
    local next = stream.generator "formats"
    for _ = 1, 400 do
      local case = draw(next, "accumulator")
      if case.a_type ~= "tf32" and case.b_type ~= "tf32" then
        case.block = case.block .. " step_type=f16"
        local d, corners = compute(case)
        for _, place in ipairs { "a_type", "b_type", "c_type", "d_type" } do case[place] = TEXTS[case[place]] end
        case.block = case.block .. " step_type=e5m10.ieee"
        local other_d, other_corners = compute(case)
        assert.same({ d, corners }, { other_d, other_corners }, case.block)
      end
    end
  end)
  it("own_... fields as the text of a format", function()
    local next = stream.generator "own"
    for _ = 1, 400 do
      local case = draw(next, "own")
      local d, corners = compute(case)
      local function own(field) return case.block:match("own_" .. field .. "=(%w+)") end
      local e, bias, special = math.tointeger(own "exponent_bits"), own "bias", own "special"
      if bias == "usual" then bias = (1 << e >> 1) - (special == "fnuz" and 0 or 1) end
      local text = ("e%dm%s.b%s"):format(e, own "fraction_bits", bias)
      if special ~= "none" then text = text .. "." .. special end
      for _, place in ipairs { "a_type", "b_type", "c_type", "d_type" } do
        if case[place] == "own" then case[place] = text end
      end
      case.block = case.block:gsub("=own ", "=" .. text .. " "):gsub("=own$", "=" .. text)
      local other_d, other_corners = compute(case)
      assert.same({ d, corners }, { other_d, other_corners }, case.block)
    end
  end)
end)
