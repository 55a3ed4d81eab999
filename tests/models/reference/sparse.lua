-- SPDX-License-Identifier: MIT
-- Metadata of sparse A (PTX ISA 9.7.14.6.1): one 4-bit field per chunk of a row, two 2-bit
-- indices in it, the first stored element's in the low bits.

local formats = require "reference.formats"

local sparse = {}

-- How lanes and nibbles hold the chunks, by element width and by the bits of a logical row.
-- Figures 111 - 147 of the ISA, as cross-checked in the layouts note of the project.
local function place(it)
  local wide = formats[it.a].width >= 16 and not it.containers
  local bits = it.k * (it.containers and 8 or formats[it.a].width)
  if wide and bits == 256 then -- Figures 119, 127: one lane of four, chosen by the selector
    return 4, function(f, row, c) return 4 * (row % 8) + f, 16 * (row // 8) + 4 * c end
  elseif wide then -- Figures 122, 125: a pair of lanes
    return 2, function(f, row, c)
      return 4 * (row % 8) + 2 * f + c // 4, 16 * (row // 8) + 4 * (c % 4)
    end
  elseif bits == 256 then -- Figures 129, 139: one lane per row
    return 2, function(f, row, c) return 4 * (row % 8) + 2 * f + row // 8, 4 * c end
  end
  return 1, function(_, row, c) -- Figures 136, 137, 146, 147: all lanes
    return 4 * (row % 8) + 2 * (c // 8) + row // 8, 4 * (c % 8)
  end
end

-- Number of legal sparsity selectors, from 0.
function sparse.selectors(it)
  return (place(it))
end

-- Nibbles that the ISA allows with ordered metadata.
function sparse.nibbles(it)
  if it.a == "tf32" then return { 4, 14 } end
  return { 4, 8, 9, 12, 13, 14 }
end

local function legal(it, nibble)
  if it.a == "tf32" then return nibble == 4 or nibble == 14 end
  local first, second = nibble & 3, nibble >> 2
  if it.ordered then return first < second end
  return first ~= second
end

-- Logical columns that the stored elements of a chunk come from.
local function expand(it, chunk, nibble, columns)
  local first, second = nibble & 3, nibble >> 2
  if it.a == "tf32" then
    columns[chunk] = 2 * chunk + (nibble == 14 and 1 or 0)
  elseif formats[it.a].width == 4 and not it.containers then
    for j = 0, 1 do
      columns[4 * chunk + j] = 8 * chunk + 2 * first + j
      columns[4 * chunk + 2 + j] = 8 * chunk + 2 * second + j
    end
  else
    columns[2 * chunk] = 4 * chunk + first
    columns[2 * chunk + 1] = 4 * chunk + second
  end
end

local function chunks(it)
  if it.a == "tf32" then return it.k // 2 end
  return (formats[it.a].width == 4 and not it.containers) and it.k // 8 or it.k // 4
end

-- columns[row][stored position] -> logical column; nil when selector or metadata is undefined.
function sparse.columns(it, e, f)
  local selectors, where = place(it)
  if f < 0 or f >= selectors then return nil end
  local result = {}
  for row = 0, it.m - 1 do
    result[row] = {}
    for c = 0, chunks(it) - 1 do
      local lane, low = where(f, row, c)
      local nibble = (e[lane + 1] >> low) & 15
      if not legal(it, nibble) then return nil end
      expand(it, c, nibble, result[row])
    end
  end
  return result
end

return sparse
