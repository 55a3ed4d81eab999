-- SPDX-License-Identifier: MIT
-- The sweeps that lookup1980/tensor-cores-numerical-behavior@9b67f7f ran on an RTX 5090
-- (5090/result-5090-fp{8,6,4}-reduction-pattern.txt): M - M + epsilon for the largest products M and
-- epsilon of every pair of exponents; how many of them leave epsilon, at most half of it lost.
--
--   lua tests/models/silicon/published/sweeps.lua cases > FILE     the pairs, without results
--   mmaref run --fill FILE | lua tests/models/silicon/published/sweeps.lua count
--
-- Every product is there four times, in the places that four lanes with the same registers give it.
-- Eight pairs are a case, one in each row and column of a diagonal.
local here = arg[0]:match("^(.*/)") or "./"
package.path = here .. "?.lua;" .. here .. "../../?.lua;" .. here .. "../?.lua;" .. package.path

local case = require "case"
local formats = require "reference.formats"

-- Types; pairs tried and pairs left, as printed.
local SWEEPS = { { "e4m3", "e4m3", 666, 612 }, { "e5m2", "e5m2", 2080, 1332 }, { "e4m3", "e5m2", 1275, 976 },
  { "e5m2", "e4m3", 1275, 976 }, { "e2m3", "e2m3", 78, 78 }, { "e3m2", "e3m2", 171, 171 }, { "e2m1", "e2m1", 36, 36 } }
local DIAGONAL <const> = 8

-- The positive numbers of a type: bits and value.
local function positives(type)
  local f, list = formats[type], {}
  for bits = 1, f.sign - 1 do
    local class, _, significand, exponent = formats.decode(f, bits)
    if class == formats.FINITE then list[#list + 1] = { bits, significand * 2.0 ^ (exponent - f.mantissa) } end
  end
  return list
end

-- The first of the largest products of every exponent, in ascending order: bits of A, bits of B, product.
local function largest_products(a_type, b_type)
  local best, exponents = {}, {}
  for _, a in ipairs(positives(a_type)) do
    for _, b in ipairs(positives(b_type)) do
      local product = a[2] * b[2]
      local exponent = math.floor(math.log(product, 2))
      if not best[exponent] then exponents[#exponents + 1] = exponent end
      if not best[exponent] or product > best[exponent][3] then best[exponent] = { a[1], b[1], product } end
    end
  end
  table.sort(exponents)
  local list = {}
  for k, exponent in ipairs(exponents) do list[k] = best[exponent] end
  return list
end

local function pairs_of(sweep)
  local products, list = largest_products(sweep[1], sweep[2]), {}
  for large = 1, #products do
    for small = 1, large do list[#list + 1] = { products[large], products[small] } end
  end
  return list
end

local function instruction(sweep)
  local kind = sweep[1]:find("^e[45]m[23]$") and "" or "kind::f8f6f4."
  return ("mma.sync.aligned.m16n8k32.row.col.%sf32.%s.%s.f32"):format(kind, sweep[1], sweep[2])
end

local function put(it, given, at, pair)
  local large, small = pair[1], pair[2]
  local function bits(type, value) return type == "e2m1" and value << 2 or value end
  for k = 0, 12, 4 do
    case.put(it, given, "a", at, k, bits(it.a, large[1]))
    case.put(it, given, "a", at, k + 1, bits(it.a, large[1] | formats[it.a].sign))
    case.put(it, given, "a", at, k + 2, bits(it.a, small[1]))
    for j, factor in ipairs({ large[2], large[2], small[2] }) do
      case.put(it, given, "b", k + j - 1, at, bits(it.b, factor))
    end
  end
end

local function write_cases()
  print("mmavec 1")
  for _, sweep in ipairs(SWEEPS) do
    local list = pairs_of(sweep)
    for first = 1, #list, DIAGONAL do
      local given, it = case.blank(instruction(sweep), "sm_120")
      for at = 0, math.min(DIAGONAL, #list - first + 1) - 1 do put(it, given, at, list[first + at]) end
      print(case.text(given))
    end
  end
end

-- The f32 in row and column `at` of the words of D.
local function element(it, words, at)
  return string.unpack("<f", string.pack("<I4", case.get(it, { d = words, arith = "sm_120" }, "d", at, at)))
end

local function results()
  local list = {}
  for line in io.lines() do
    local text = line:match("^d (.*)$")
    if text then
      local words = {}
      for word in text:gmatch("%x+") do words[#words + 1] = tonumber(word, 16) end
      list[#list + 1] = words
    end
  end
  return list
end

local function count()
  local outputs, at, fine = results(), 0, true
  for _, sweep in ipairs(SWEEPS) do
    local list, left = pairs_of(sweep), 0
    local _, it = case.blank(instruction(sweep), "sm_120")
    for k, pair in ipairs(list) do
      local words = assert(outputs[at + (k - 1) // DIAGONAL + 1], "a result is missing")
      local observed, expected = element(it, words, (k - 1) % DIAGONAL), 4 * pair[2][3]
      if observed > 0 and math.abs(observed - expected) <= expected / 2 then left = left + 1 end
    end
    at = at + (#list + DIAGONAL - 1) // DIAGONAL
    local equal = #list == sweep[3] and left == sweep[4]
    fine = fine and equal
    print(("%s - %s x %s: %d of %d pairs left, on the chip %d of %d"):format(equal and "ok" or "not ok", sweep[1], sweep[2],
      left, #list, sweep[4], sweep[3]))
  end
  os.exit(fine)
end

local actions = { cases = write_cases, count = count }
local action = actions[arg[1]] or error("cases or count", 0)
action()
