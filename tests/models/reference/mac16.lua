-- SPDX-License-Identifier: MIT
-- Apple AMX mac16: outer or elementwise product of 16-bit lanes of X and Y, onto Z.

local mac16 = {}

local function field(operand, low, width) return (operand >> low) & ((1 << width) - 1) end

local function signed(v, width)
  v = v & ((1 << width) - 1)
  return v >> (width - 1) == 1 and v - (1 << width) or v
end

-- 32 lanes of 16 bits from a byte offset; the 512 bytes of a register file wrap around.
local function lanes(words, offset)
  local r = {}
  local function byte(i)
    i = i & 511
    return (words[(i >> 2) + 1] >> (8 * (i & 3))) & 255
  end
  for i = 0, 31 do r[i] = signed(byte(offset + 2 * i) | byte(offset + 2 * i + 1) << 8, 16) end
  return r
end

-- Enable modes: 0 all / odd / even / none, 1 one lane, 2 the first n, 3 the last n.
local function enabled(mode, value, i)
  if mode == 0 then
    return value == 0 or (value == 1 and i & 1 == 1) or (value == 2 and i & 1 == 0)
  elseif mode == 1 then return i == value
  elseif mode == 2 then return value == 0 or i < value end
  return value == 0 or i >= 32 - value
end

-- The 64-bit sum before it is cut to the lane; the shift is arithmetic.
local function alu(x, y, z, o)
  if o.x_bytes then x = signed(x, 8) end
  if o.y_bytes then y = signed(y, 8) end
  local v = o.skip_x and (o.skip_y and 0 or y) or (o.skip_y and x or x * y)
  v = v // (1 << o.shift)
  return o.skip_z and v or v + z
end

local function decode(operand)
  local function flag(bit) return field(operand, bit, 1) == 1 end
  return {
    vector = flag(63), wide = flag(62), x_bytes = flag(61), y_bytes = flag(60),
    shift = field(operand, 55, 5), skip_x = flag(29), skip_y = flag(28), skip_z = flag(27),
    x_mode = field(operand, 46, 2), x_value = field(operand, 41, 5),
    y_mode = field(operand, 37, 2), y_value = field(operand, 32, 5),
    row = field(operand, 20, 6),
  }
end

-- Z as words, 16 to each of 64 rows.
local function update16(z, row, lane, f)
  local w, shift = row * 16 + (lane >> 1) + 1, 16 * (lane & 1)
  local v = f(signed(z[w] >> shift, 16)) & 0xFFFF
  z[w] = z[w] & ~(0xFFFF << shift) | v << shift
end

local function matrix(o, x, y, z, i)
  for j = 0, 31 do
    if enabled(o.y_mode, o.y_value, j) then
      if o.wide then
        local w = (2 * j + (i & 1)) * 16 + (i >> 1) + 1
        z[w] = alu(x[i], y[j], signed(z[w], 32), o) & 0xFFFFFFFF
      else
        update16(z, 2 * j + (o.row & 1), i, function(v) return alu(x[i], y[j], v, o) end)
      end
    end
  end
end

-- x, y: 128 words; z: 1024 words. Returns the new z.
function mac16.compute(operand, x_words, y_words, z_words)
  local o = decode(operand)
  local x, y = lanes(x_words, field(operand, 10, 9)), lanes(y_words, field(operand, 0, 9))
  local z = table.move(z_words, 1, 1024, 1, {})
  for i = 0, 31 do
    if enabled(o.x_mode, o.x_value, i) then
      if o.vector then update16(z, o.row, i, function(v) return alu(x[i], y[i], v, o) end)
      else matrix(o, x, y, z, i) end
    end
  end
  return z
end

return mac16
