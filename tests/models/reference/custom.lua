-- SPDX-License-Identifier: MIT
-- Custom arithmetic: `custom key=value ...`, the fields of mmaref_arithmetic in src/mmaref.h.
-- One general engine, slow and exact, apart from the methods of the profiles.

local formats = require "reference.formats"
local pack = require "reference.custom_pack"
local round = require "reference.round"
local terms_of = require "reference.custom_terms"
local vector = require "reference.vector"

local custom = {}

local FINITE <const>, INFINITE <const>, NAN <const> = formats.FINITE, formats.INFINITE, formats.NAN

-- What profile exact has, from which a custom block starts.
local function exact(it)
  return {
    products = 0, fraction_bits = "unlimited", exponent_floor = "none", align = "zero", interleave = 0,
    accumulate = "fused", group = 0, block = 0, rounding = "nearest_even", result_bits = "all",
    step_type = "d", overflow = "rounded", zero_sign = "ieee", subnormals = "kept",
    nan = it.a == "f64" and "quiet" or "all_ones", fragments = "default",
    underflow_sign = "kept", sparse_basis = "stored", tf32_class = "truncated",
    adder = "given", product_type = "exact", own_exponent_bits = "none", own_fraction_bits = "none",
    own_bias = "usual", own_special = "none", sticky = "no", width = 0, partial = "rounded", product_rounding = "step",
    multiplier_bits = 0,
  }
end

-- Words for the number 0.
local NOUGHT = { products = "all", group = "all", width = "usual", multiplier_bits = "whole" }

-- Words that texts had before, and what they stand for.
local OLD = {
  align = { truncate = { align = "zero" }, floor = { align = "down" }, jam = { align = "odd" },
    sticky = { align = "zero", sticky = "yes" } },
  adder = { window = { adder = "given" }, tree = { adder = "neighbours" },
    sorted = { adder = "size", partial = "normalised" } },
}

-- What a word of a field sets: fields and their values.
local function settings(field, word)
  local old = OLD[field] and OLD[field][word]
  if old then return old end
  if NOUGHT[field] == word then return { [field] = 0 } end
  return { [field] = math.tointeger(tonumber(word)) or word }
end

local DIRECTIONS = { rn = "nearest_even", rz = "zero", rm = "down", rp = "up" }

--- The block of an `arith` line, nil if it is no custom one. Counts are those of stored elements.
function custom.block(it, text)
  if not text or text:sub(1, 6) ~= "custom" then return nil end
  local block = exact(it)
  block.random = it.random
  for key, value in text:gmatch("([%w_]+)=(%S+)") do
    assert(block[key], key)
    for field, setting in pairs(settings(key, value)) do block[field] = setting end
  end
  if it.modifier then block.rounding = DIRECTIONS[it.modifier] end
  block.flags, block.corners, block.raised = {}, {}, {}
  block.types = pack.types(block)
  for flag in block.subnormals:gmatch("[^+]+") do block.flags[flag] = true end
  if it.sparse and block.sparse_basis == "logical" then
    for _, field in ipairs { "products", "interleave", "group" } do block[field] = block[field] // 2 end
  end
  return block
end

-- ---- Elements ----

-- Gives element k of a vector, just decoded from `raw`, what the block makes of it.
function custom.adjust(block, v, k, type, raw)
  local f = block.types[type]
  if type == "tf32" and block.tf32_class == "whole" and raw & 0x1FFF ~= 0 then
    if v.q[k] == INFINITE then v.q[k] = NAN end
    v.vanished = v.vanished or {}
    v.vanished[k] = v.s[k] == 0 and not block.flags.flush_in
  end
  if v.q[k] == NAN then v.payload[k] = pack.payload(f, type == "tf32" and raw >> 13 or raw) end
  if v.s[k] == 0 or v.q[k] ~= FINITE or math.abs(v.s[k]) >> f.mantissa ~= 0 then return end
  if block.flags.flush_in then
    v.s[k], v.x[k] = 0, vector.ZERO_EXPONENT
    return
  end
  local lowest = block.flags.as_f16 and formats.f16.emin or block.flags.normalise and math.mininteger or v.x[k]
  while math.abs(v.s[k]) >> f.mantissa == 0 and v.x[k] > lowest do
    v.s[k], v.x[k] = 2 * v.s[k], v.x[k] - 1
  end
end

-- ---- Steps ----

-- Steps over products first .. first + n - 1.
local function chain(block, type, a, b, first, n, c)
  local length = block.products
  if length == 0 then length = block.interleave ~= 0 and (n + 1) // 2 or n end
  local bits
  for at = first, first + n - 1, length do
    if at > first then c = pack.read(block, type, bits) end
    bits = terms_of.step(block, type, a, b, at, math.min(at + length, first + n) - 1, c)
  end
  return bits
end

local function sum_of_group(block, type, a, b, first, size)
  local start = block.accumulate ~= "after_product" and pack.read(block, type, 0) or nil
  return pack.read(block, type, chain(block, type, a, b, first, size, start))
end

-- Notes what comes after a step, if that is asked for.
local function tell(block, kind, type, bits)
  if block.told then block.told[#block.told + 1] = { kind = kind, type = type, bits = bits } end
  return bits
end

local function add(block, type, sum, group)
  return tell(block, "add_c", type, terms_of.add(block, block.types[type], { sum, group }))
end

-- The sums of groups in a row: to c; or to each other, and their sum to c.
local function groups(block, type, a, b, n, c)
  local size, bits = block.group == 0 and n or block.group, nil
  local sum = block.accumulate ~= "last" and c or nil
  for first = 0, n - 1, size do
    local group = sum_of_group(block, type, a, b, first, size)
    if sum then
      bits = add(block, type, sum, group)
      group = pack.read(block, type, bits)
    end
    sum = group
  end
  return block.accumulate == "last" and add(block, type, c, sum) or bits
end

-- A step's pattern as one of D.
local function convert(block, from, to, bits)
  local q, g, m, x = formats.decode(block.types[from], bits)
  local f = block.types[to]
  if q == NAN then return pack.nan(block, f) end
  if q == INFINITE then return pack.infinity(f, g) end
  if m == 0 then return pack.signed_zero(f, g) end
  return pack.round(block, f, "nearest_even", g, m, x - block.types[from].mantissa, false)
end

-- The even runs of elements, then the odd ones.
local function order(block, v, n)
  local run, places, at = block.interleave, {}, 0
  if run == 0 then return v end
  for half = 0, 1 do
    for k = 0, n - 1 do
      if k // run % 2 == half then places[at], at = k, at + 1 end
    end
  end
  return vector.gather(v, places, n)
end

-- C as the first step reads it.
local function read_c(block, plan, type, c)
  local start = pack.read(block, plan.c, c)
  if plan.c ~= type and start.m ~= 0 and start.q == FINITE then start.x = start.e + round.length(start.m) - 1 end
  return start
end

-- The payload of the first NaN of a[0], b[0], a[1] and so on, then C; nil where none of them is one.
local function first_nan(block, a, b, n, c, type)
  for k = 0, n - 1 do
    local payload = a.payload[k] or b.payload[k]
    if payload then return payload end
  end
  local f = block.types[type]
  return formats.decode(f, c) == NAN and pack.payload(f, c) or nil
end

function custom.dot(a, b, n, c, plan)
  local block = plan.block
  local type = block.step_type == "d" and plan.d or block.step_type
  local start = read_c(block, plan, type, c)
  local payload = block.nan == "payload" and first_nan(block, a, b, n, c, plan.c)
  a, b = order(block, a, n), order(block, b, n)
  local bits
  if block.accumulate == "fused" then
    bits = chain(block, type, a, b, 0, n, start)
  else
    bits = groups(block, type, a, b, n, start)
  end
  if type ~= plan.d then bits = tell(block, "convert", plan.d, convert(block, type, plan.d, bits)) end
  local f = block.types[plan.d]
  return payload and formats.decode(f, bits) == NAN and pack.nan(block, f, payload) or bits
end

--- The sum of one step before it is rounded, by custom_terms.sum.
function custom.sum(a, b, n, c, plan)
  local block = plan.block
  local type = block.step_type == "d" and plan.d or block.step_type
  return terms_of.sum(block, order(block, a, n), order(block, b, n), n, read_c(block, plan, type, c))
end

return custom
