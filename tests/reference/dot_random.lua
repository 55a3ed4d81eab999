-- SPDX-License-Identifier: MIT
-- Dot products of one's own arithmetic, drawn at random and computed by the reference, one a line:
--   lua tests/reference/dot_random.lua COUNT SEED [FIELD]...
--   lua tests/reference/dot_random.lua fields
-- prints  A B C D COUNT RANDOM a... b... c d CORNERS BLOCK  with types as words, patterns in hexadecimal, RANDOM - where
-- the call has no random word, CORNERS those that corners.lua tells; or the names of fields. FIELD is one of those of dot_blocks.lua that every case has; all in turn without.

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local blocks = require "reference.dot_blocks"
local corners = require "reference.corners"
local custom = require "reference.custom"
local formats = require "reference.formats"
local stream = require "reference.stream"
local vector = require "reference.vector"

-- ---- Operands ----

local function any_bits(next, width)
  local bits = next()
  if width > 32 then bits = bits << 32 | next() end
  return bits & (width == 64 and -1 or (1 << width) - 1)
end

-- A pattern in one of six styles: any, about 1, small, large, any with specials, all near one another.
local function float_bits(next, f, style)
  local top, x = (1 << f.exponent) - 1, next() >> 8
  local field = x & top
  if style == 1 or style == 5 then field = (f.bias - 3 + x % 8) & top
  elseif style == 2 then field = x & 1
  elseif style == 3 then field = math.max(0, top - 1 - (x & 1)) end
  if field == top and f.specials and style ~= 4 then field = math.max(0, field - 1) end
  local mantissa, r = any_bits(next, f.mantissa), next()
  if r % 8 == 0 then mantissa = 0 elseif r % 8 == 1 then mantissa = (1 << f.mantissa) - 1 elseif r % 8 == 2 then mantissa = 1 end
  if style == 4 and r % 16 == 3 then field, mantissa = top, r >> 8 & 1 end
  if r % 32 == 4 then field, mantissa = 0, 0 end
  return (r >> 31) * f.sign | field << f.mantissa | mantissa
end

local function draw(next, types, type, style)
  local f = types[type]
  if f.kind == "integer" then return any_bits(next, f.width) end
  local bits = float_bits(next, f, style)
  return type == "tf32" and bits << 13 | next() & 0x1FFF or bits
end

local function draw_line(next, types, type, n, style)
  local line = {}
  for k = 1, n do
    line[k] = draw(next, types, type, style)
    -- Now and then the element before, of the other sign.
    if k > 1 and style == 5 and next() % 2 == 0 then line[k] = line[k - 1] ~ (types[type].sign or 0) end
  end
  return line
end

-- ---- Results ----

local function decoded(block, type, patterns)
  local f = block.types[type]
  local v = vector.new(f.mantissa)
  for k, bits in ipairs(patterns) do
    local q, g, s, x = formats.decode(f, type == "tf32" and bits >> 13 or bits)
    v.q[k - 1], v.g[k - 1], v.s[k - 1], v.x[k - 1] = q, g, g == 1 and -s or s, s == 0 and vector.ZERO_EXPONENT or x
    v.special = v.special or q ~= formats.FINITE
    custom.adjust(block, v, k - 1, type, bits)
  end
  return v
end

-- D, and the corners.
local function float_dot(case)
  local block = custom.block({ a = case.a_type, random = case.random }, case.block)
  local a, b = decoded(block, case.a_type, case.a), decoded(block, case.b_type, case.b)
  local d = custom.dot(a, b, #case.a, case.c, { block = block, c = case.c_type, d = case.d_type })
  return d, corners.of(block, case, a, b)
end

local function signed(f, bits)
  return f.signed and bits >> (f.width - 1) == 1 and bits - (1 << f.width) or bits
end

local function integer_dot(case)
  local sum = signed(formats.s32, case.c)
  for k = 1, #case.a do
    sum = sum + signed(formats[case.a_type], case.a[k]) * signed(formats[case.b_type], case.b[k])
  end
  if case.block:find("overflow=saturate", 1, true) then sum = math.max(-0x80000000, math.min(0x7FFFFFFF, sum)) end
  return sum & 0xFFFFFFFF, 0
end

-- ---- Lines ----

local function hex(list)
  local words = {}
  for k, bits in ipairs(list) do words[k] = ("%x"):format(bits) end
  return table.concat(words, " ")
end

local function write(case)
  local d, seen = (case.integers and integer_dot or float_dot)(case)
  print(("%s %s %s %s %d %s %s %s %x %x %x %s"):format(case.a_type, case.b_type, case.c_type, case.d_type, #case.a,
    case.random and ("%x"):format(case.random) or "-", hex(case.a), hex(case.b), case.c, d, seen, case.block))
end

local function draw_case(next, field)
  local case = blocks.random(field, next)
  local types = case.integers and formats or custom.block({ a = case.a_type }, case.block).types
  local style = next() % 6
  case.a = draw_line(next, types, case.a_type, case.count, style)
  case.b = draw_line(next, types, case.b_type, case.count, style == 5 and 1 or style)
  case.c = draw(next, types, case.c_type, next() % 4 == 0 and 4 or style)
  if case.block:find("rounding=stochastic", 1, true) then case.random = next() end
  return case
end

if arg[1] == "fields" then
  print(table.concat(blocks.NAMES, "\n"))
  os.exit()
end
local fields = #arg > 2 and table.move(arg, 3, #arg, 1, {}) or blocks.NAMES
local next = stream.generator("dot " .. arg[2])
for i = 1, tonumber(arg[1]) do write(draw_case(next, fields[(i - 1) % #fields + 1])) end
