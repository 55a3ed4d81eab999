-- SPDX-License-Identifier: MIT
-- The cases of a row of rules.txt (README.md, "Rules"): dot products by themselves under one block, drawn from the
-- stream and computed by dot_case.lua.
--   rule NAME KIND A,B,C,D COUNT[:SCALE_TYPE:SCALES] [FIELD=VALUE]...

local compute = require "reference.dot_case"
local custom = require "reference.custom"
local formats = require "reference.formats"
local stream = require "reference.stream"
local told = require "reference.told"
local values = require "reference.values"

local rules = {}

local CASES <const> = 16

local STATUS <const> = { illegal = 0xFFFFFFF9, ["fixed:illegal"] = 0xFFFFFFF9 }

function rules.read(line)
  local name, kind, types, count, settings = line:match("^rule (%S+) (%l+) (%S+) (%S+)(.*)$")
  local row = { name = name, kind = kind, block = "custom" .. settings }
  row.a_type, row.b_type, row.c_type, row.d_type = types:match("^(.*),(.*),(.*),(.*)$")
  local scale_type, scales = count:match(":(.*):(.*)$")
  row.count = math.tointeger(tonumber(count:match("^%d+")))
  row.scale_type, row.scales = scale_type, scales and math.tointeger(tonumber(scales))
  row.rounding = settings:match(" rounding=(%S+)") or "nearest_even"
  row.nan = settings:match(" nan=(%S+)") or "all_ones"
  row.integers = formats[row.a_type] and formats[row.a_type].kind == "integer"
  return row
end

-- An element as a float of a format, with a bit that tf32 ignores.
local function float_bits(f, type, style, r, x, low)
  local ones, field = (1 << f.exponent) - 1, f.bias - 3 + (x & 7)
  if style >= 6 then field = x % ones end
  local pick = x >> 11 & 3
  low = pick == 0 and 0 or pick == 1 and -1 or low
  low = low >> (64 - f.mantissa) >> (r >> 8 & 15) << (r >> 8 & 15)
  if style == 4 then field = x & 1 == 1 and ones - 1 or 0
  elseif style == 5 and x & 0x600 == 0 then field = x & 1 == 1 and ones or 0 end
  local bits = (x >> 31 << f.exponent | field & ones) << f.mantissa | low
  if r & 0xF0 == 0 then bits = bits & f.sign end
  return type == "tf32" and bits << 13 | x >> 13 & 1 or bits
end

-- A row of A or a column of B, in the style of a case, which is in r.
local function line_of(f, type, r, next, count)
  local list, style = {}, r & 7
  for k = 1, count do
    local x = next()
    local low = next()
    low = low << 32 | next()
    if f.kind == "integer" then
      list[k] = (style == 4 and (1 << f.width - 1) - (x & 1) or x) & (1 << f.width) - 1
    else
      list[k] = float_bits(f, type, style, r, x, low)
      if k % 2 == 0 and r & 0x3000 == 0 then
        local sign = type == "tf32" and f.sign << 13 or f.sign
        list[k] = list[k - 1] ~ (r >> 14 & 1) * sign
      end
    end
  end
  return list
end

local function scale_bytes(type, r, next, count)
  local one, list = type == "ue8m0" and 127 or 0x38, {}
  for i = 1, count do
    local x = next()
    list[i] = x & 63 == 0 and 255 or r & 1 == 1 and x >> 8 & 255 or one - 4 + (x >> 8 & 7)
  end
  return list
end

local function draw_case(row, types, next)
  local case = setmetatable({}, { __index = row })
  local r = next()
  case.a = line_of(types[row.a_type], row.a_type, r, next, row.count)
  case.b = line_of(types[row.b_type], row.b_type, r & 0x70000 == 0 and r >> 20 or r & ~0x4000, next, row.count)
  case.c = line_of(types[row.c_type], row.c_type, r & 0x180000 == 0 and r >> 21 or r, next, 1)[1]
  if row.scales then
    case.scale = { type = row.scale_type, length = row.count // row.scales }
    case.scale.a = scale_bytes(row.scale_type, r, next, row.scales)
    case.scale.b = scale_bytes(row.scale_type, r, next, row.scales)
  end
  case.random = next()
  if row.kind == "fixed" then
    r = next()
    case.fixed = true
    case.fixed_exponent = (r >> 8) % (r & 3 == 0 and 1000 or 60) - 40
    case.fixed_words = r & 12 == 0 and (r >> 24) % 40 + 1 or (r >> 24) % 6 + 1
  end
  return case
end

local function add_result(digest, low, high)
  digest.add(0)
  digest.add(low)
  digest.add(high)
end

local function add_wide(digest, value) add_result(digest, value & 0xFFFFFFFF, value >> 32) end

local NORMAL <const>, INFINITY <const>, NAN <const> = 2, 3, 4

local function add_fixed(digest, text)
  local exponent, count, value = text:match("^fixed:(.-):(%d+):(%S+)$")
  if value == "nan" then return add_result(digest, 0, NAN) end
  if value:find("inf") then return add_result(digest, value == "-inf" and 1 or 0, INFINITY) end
  local any = value:find("[1-9a-f]")
  add_result(digest, any and math.tointeger(tonumber(exponent)) & 0xFFFF or 0, NORMAL)
  for at = tonumber(count) * 8 - 7, 1, -8 do digest.add(tonumber(value:sub(at, at + 7), 16)) end
end

local function add_values(digest, row, case)
  local before
  for _, bits in ipairs(case.a) do
    local value = values.decode(row.a_type, bits)
    local encoded = values.encode(row.d_type, row.rounding, value)
    add_wide(digest, value.m)
    add_result(digest, value.e & 0xFFFF, value.kind << 1 | value.g)
    if encoded then add_wide(digest, encoded) else digest.add(0xFFFFFFFF) end
    add_result(digest, before and values.same(row.a_type, row.nan, before, bits) and 1 or 0, 0)
    before = bits
  end
end

local function add_value(digest, m, e, kind, g)
  while m ~= 0 and m & 1 == 0 do m, e = m >> 1, e + 1 end
  add_result(digest, m & 0xFFFFFFFF, m >> 32)
  add_result(digest, e & 0xFFFF, kind << 1 | g)
end

-- What is told of a dot product, and its result.
local function add_told(digest, row, block, result)
  if STATUS[result] then return digest.add(STATUS[result]) end
  told.each(block, row.d_type, function(step, term)
    if term then
      local lost = term.lost or 0
      add_value(digest, term.a.m, term.a.e, term.a.kind, term.a.g)
      add_value(digest, term.b.m, term.b.e, term.b.kind, term.b.g)
      add_value(digest, lost, lost ~= 0 and term.a.e + term.b.e or 0, 0, 0)
      add_result(digest, term.element, term.x & 0xFFFF)
      add_wide(digest, term.kept or 0)
      add_wide(digest, term.rounded or 0)
    else
      add_result(digest, step.kind | step.node << 8 | step.number << 16, step.is_d and 1 or 0)
      add_result(digest, step.max & 0xFFFF, step.unit & 0xFFFF)
      add_wide(digest, step.sum)
      add_wide(digest, step.result)
    end
  end)
  add_wide(digest, math.tointeger(tonumber("0x" .. result)))
end

local function add_case(digest, row, result, seen)
  if STATUS[result] then
    digest.add(STATUS[result])
  elseif row.kind == "fixed" then
    return add_fixed(digest, result)
  else
    add_wide(digest, math.tointeger(tonumber("0x" .. result)))
  end
  if row.kind == "corners" then
    local corners, flags = seen:match("^(%x+):(%x+)$")
    add_result(digest, tonumber(corners or 0, 16), tonumber(flags or 0, 16))
  end
end

--- The cases of row `number`, counted from 0, of rules.txt.
function rules.cases(line, number)
  local row = rules.read(line)
  local next, list = stream.generator_from(0x9E3779B9 * (number + 1) & 0xFFFFFFFF), {}
  local types = row.integers and formats or custom.block({ a = row.a_type }, row.block).types
  for k = 1, CASES do list[k] = draw_case(row, types, next) end
  return list, row
end

--- The digest over the results of its cases, and the results.
function rules.digest(line, number)
  local list, row = rules.cases(line, number)
  local digest, results = stream.digest(), {}
  for k, case in ipairs(list) do
    if row.kind == "values" then
      add_values(digest, row, case)
      goto continue
    end
    case.explained = row.kind == "explained"
    local result, seen, block = compute(case)
    results[k] = result
    if case.explained then add_told(digest, row, block, result) else add_case(digest, row, result, seen) end
    ::continue::
  end
  return digest.value(), results
end

return rules
