-- SPDX-License-Identifier: MIT
-- A fixed-point accumulator wide enough for any sum of products: base 2^32 digits in a
-- table, signed and carried lazily. Digit i has the weight 2^(32 i - BIAS).

local length = require("reference.round").length

local wide = {}

local BIAS <const> = 32 * 80 -- below the smallest f64 product, 2^-2148
local MASK <const> = 0xFFFFFFFF
local BASE <const> = 0x100000000

function wide.new()
  return { low = math.maxinteger, high = math.mininteger }
end

-- Adds +-magnitude * 2^e, 0 <= magnitude < 2^54.
function wide.add(w, negative, magnitude, e)
  local position = e + BIAS
  local i, shift = position >> 5, position & 31
  local low, high = (magnitude & MASK) << shift, (magnitude >> 32) << shift
  local d0, d1, d2 = low & MASK, (low >> 32) + (high & MASK), high >> 32
  if negative == 1 then d0, d1, d2 = -d0, -d1, -d2 end
  w[i] = (w[i] or 0) + d0
  w[i + 1] = (w[i + 1] or 0) + d1
  w[i + 2] = (w[i + 2] or 0) + d2
  if i < w.low then w.low = i end
  if i + 2 > w.high then w.high = i + 2 end
end

-- Adds the product of two significands below 2^54, in four parts.
function wide.add_product(w, negative, x, y, e)
  local x0, x1, y0, y1 = x & 0x7FFFFFF, x >> 27, y & 0x7FFFFFF, y >> 27
  wide.add(w, negative, x0 * y0, e)
  wide.add(w, negative, x0 * y1, e + 27)
  wide.add(w, negative, x1 * y0, e + 27)
  wide.add(w, negative, x1 * y1, e + 54)
end

-- Leaves digits in [0, 2^32) and a signed top digit.
local function carry_through(w)
  local carry = 0
  for i = w.low, w.high do
    local v = (w[i] or 0) + carry
    w[i] = v & MASK
    carry = v // BASE
  end
  w.high = w.high + 1
  w[w.high] = carry
  return carry < 0
end

local function negate(w)
  for i = w.low, w.high do w[i] = -w[i] end
  carry_through(w)
end

local function any_below(w, i)
  for k = w.low, i do
    if w[k] ~= 0 then return true end
  end
  return false
end

-- The top 62 bits: w[h] has n of them, the rest comes from the two digits below.
local function leading(w, h)
  local n = length(w[h])
  local a, b = w[h - 1] or 0, w[h - 2] or 0
  if n > 30 then
    local take = 62 - n
    local left = a & ((1 << (32 - take)) - 1)
    return w[h] << take | a >> (32 - take), 32 * h - BIAS - take, left ~= 0 or any_below(w, h - 2)
  end
  local take = 30 - n
  local left = b & ((1 << (32 - take)) - 1)
  return (w[h] << 32 | a) << take | b >> (32 - take), 32 * (h - 1) - BIAS - take,
    left ~= 0 or any_below(w, h - 3)
end

-- Empties the accumulator. Returns negative, m, e, sticky with the value between
-- m * 2^e and (m + 1) * 2^e in magnitude, m of 62 bits; or nil when it is zero.
function wide.take(w)
  if w.high < w.low then return nil end
  local negative = carry_through(w)
  if negative then negate(w) end
  local h = w.high
  while h >= w.low and w[h] == 0 do h = h - 1 end
  local m, e, sticky
  if h >= w.low then m, e, sticky = leading(w, h) end
  for i = w.low, w.high do w[i] = nil end
  w.low, w.high = math.maxinteger, math.mininteger
  if m then return negative and 1 or 0, m, e, sticky end
end

--- Empties the accumulator. Returns so many 32-bit words of floor(sum / 2^exponent) in two's complement, from the high
--- one down, as hexadecimal text.
function wide.take_fixed(w, exponent, count)
  wide.add(w, 0, 0, 0)
  local sign = carry_through(w) and MASK or 0
  local words, low = {}, exponent + BIAS
  local function digit(i) return i > w.high and sign or i < w.low and 0 or w[i] & MASK end
  for i = 0, count - 1 do
    local at, shift = low + 32 * i >> 5, low & 31
    words[count - i] = ("%08x"):format((digit(at) | digit(at + 1) << 32) >> shift & MASK)
  end
  for i = w.low, w.high do w[i] = nil end
  w.low, w.high = math.maxinteger, math.mininteger
  return table.concat(words)
end

return wide
