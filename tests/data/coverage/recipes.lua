-- SPDX-License-Identifier: MIT
-- Dot products that each reach a numeric corner, for any types and any chip.
--
-- All rows of A meet column 0 of B: 1, 2^-14, the largest number, the smallest (k = 0 .. 3), of e2m1 a 1
-- in the first block and one in the third. Column 1 is zero; column 2 is column 0 with a scale factor of
-- 2^-40. A recipe gives a row of A { [k] = pattern }, C, and exponents of the row's scale factors.

local formats = require "reference.formats"

local recipes = {}

-- The pattern of sign * (1 + fraction / 2^bits) * 2^exponent, fraction of all `bits` mantissa bits.
local function number(type, exponent, fraction, negative)
  local f = formats[type]
  local significand = 1 << f.mantissa | (fraction or 0)
  local bits = significand + (exponent + f.bias - 1 << f.mantissa)
  if exponent < f.emin then bits = significand >> (f.emin - exponent) end
  return (negative and f.sign or 0) | bits
end

local function half(type) return 1 << (formats[type].mantissa - 1) end
local function largest(type)
  local f = formats[type]
  return f.specials == "ieee" and f.infinity - 1 or f.sign - 1
end

-- The container of a pattern.
local function contained(type, bits) return type == "tf32" and bits << 13 or bits end

local function smallest(type) return formats[type].emin - formats[type].mantissa end

-- C just below 2, by the fraction bits that a result keeps.
local function below_two(it, bits)
  local f = formats[it.c]
  return number(it.c, 0, (1 << bits) - 1 << (f.mantissa - bits))
end

-- A product so small that it lies under the grid's floor and rounds to zero, where the types reach so far.
local function tiny(it)
  if it.packed_e2m1 then return { [0] = 2 }, { -111, -111 } end
  local t = it.a
  if it.block_scale then return { [3] = number(t, -14) }, { -81, -81 } end
  if it.d == "f16" then return { [3] = number(t, -14) } end
  local exponent = smallest(it.d) - 2 - smallest(t)
  return { [3] = number(t, exponent < 0 and exponent or 0) }
end

local function huge(it)
  if it.packed_e2m1 then return { [0] = 7 }, { 127, 127 } end
  return { [2] = largest(it.a) }, { 110, 110 }
end

-- A large term, and one at or below the last of F fraction bits.
local function below_grid(it, F, exponent, fraction)
  if it.packed_e2m1 then return { [0] = 2, [32] = fraction and 3 or 2 }, { 0, exponent - F } end
  return { [0] = number(it.a, 0), number(it.a, 14 + exponent - F, fraction and half(it.a)) }
end

local function half_unit(it, bits)
  if it.packed_e2m1 then return { [0] = 2 }, { -1 - bits, 0 } end
  if bits ~= 23 then return { [0] = number(it.a, -1 - bits) } end
  return { [1] = number(it.a, 13 - bits) }
end

-- The recipes of an instruction under a chip with F fraction bits, whose results keep `bits`.
function recipes.of(it, F, bits)
  local a, c = formats[it.a], formats[it.c]
  local one = it.packed_e2m1 and 2 or number(it.a, 0)
  local list = {
    { a = { [0] = one }, c = number(it.c, 0, 0, true) },
    { a = { [0] = 1 }, c = 0 },
    { a = {}, c = 1 },
    { a = {}, c = number(it.c, formats[it.d].emin - 2) },
    { a = { [0] = one }, c = below_two(it, bits) },
    { a = {}, c = c.nan },
    { a = {}, c = c.infinity | 1 },
    { a = {}, c = c.infinity },
  }
  local function add(c_bits, row, scale) list[#list + 1] = { a = row, c = c_bits, scale = scale } end
  add(below_two(it, bits), half_unit(it, bits))
  add(0, tiny(it))
  add(largest(it.c), huge(it))
  add(0, below_grid(it, F, 0, true))
  add(0, below_grid(it, F, -2, false))
  if a.specials == "ieee" then add(c.infinity | c.sign, { [0] = a.infinity }) end
  for _, recipe in ipairs(list) do
    for k, pattern in pairs(recipe.a) do recipe.a[k] = contained(it.a, pattern) end
  end
  return list
end

-- Columns of B.
function recipes.columns(it)
  if it.packed_e2m1 then return { [0] = { [0] = 2, [32] = 2 }, [2] = { [0] = 2, [32] = 2 } } end
  local column = {}
  for k, pattern in pairs { [0] = number(it.a, 0), number(it.a, -14), largest(it.a), 1 } do
    column[k] = contained(it.a, pattern)
  end
  return { [0] = column, [2] = column }
end

return recipes
