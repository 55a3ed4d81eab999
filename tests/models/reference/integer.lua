-- SPDX-License-Identifier: MIT
-- Integer and single-bit mma: exact sums, then wrapped, or clamped once (.satfinite).

local formats = require "reference.formats"

local integer = {}

local ONES = {}
for v = 0, 255 do
  local n = 0
  for i = 0, 7 do n = n + ((v >> i) & 1) end
  ONES[v] = n
end

local function ones(v)
  return ONES[v & 255] + ONES[(v >> 8) & 255] + ONES[(v >> 16) & 255] + ONES[v >> 24]
end

local function extend(f, raw)
  if f.signed and raw >> (f.width - 1) == 1 then return raw - (1 << f.width) end
  return raw
end

local function products(a, b, n, columns)
  local sum = 0
  for k = 0, n - 1 do
    sum = sum + a[k] * b[columns and columns[k] or k]
  end
  return sum
end

local function bits(a, b, n, xor)
  local sum = 0
  for k = 0, n // 32 - 1 do
    sum = sum + ones(xor and a[k] ~ b[k] or a[k] & b[k])
  end
  return sum
end

local function finish(it, sum)
  if it.satfinite then
    if sum > 0x7FFFFFFF then sum = 0x7FFFFFFF end
    if sum < -0x80000000 then sum = -0x80000000 end
  end
  return sum & 0xFFFFFFFF
end

function integer.compute(it, given, columns, fragments, mma)
  local function lines(operand)
    local f = formats[it[operand]]
    return mma.lines(it, operand, given[operand], fragments[operand], function() return {} end,
      function(line, k, raw) line[k] = extend(f, raw) end)[0]
  end
  local a, b = lines("a"), lines("b")
  local c = mma.accumulators(fragments.c, given.c)[0]
  for row = 0, it.m - 1 do
    for col = 0, it.n - 1 do
      local at = row << 8 | col
      local sum = it.a == "b1" and bits(a[row], b[col], it.depth, it.bit_op == "xor")
        or products(a[row], b[col], it.depth, columns and columns[row])
      c[at] = finish(it, sum + extend(formats.s32, c[at]))
    end
  end
  return mma.scatter(fragments.d, { [0] = c })
end

return integer
