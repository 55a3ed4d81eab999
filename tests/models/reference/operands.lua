-- SPDX-License-Identifier: MIT
-- Operands of a whole case from the stream (README.md, "Cases").

local draw = require "reference.draw"
local formats = require "reference.formats"
local layout = require "reference.layout"
local scale = require "reference.scale"
local sparse = require "reference.sparse"

local operands = {}

-- A fragment, element by element; floats that are all `negative`, if so.
function operands.fill(it, operand, fragment, next, negative)
  local type, words = it[operand], {}
  local style = next() % 6
  local multiplicand = operand == "a" or operand == "b"
  local element = formats[type].kind == "float"
    and draw.floats(type, it.containers and multiplicand, style, next, negative)
    or draw.integers(formats[type].width, style, next)
  for lane = 0, fragment.lanes - 1 do
    for i = 0, fragment.n - 1 do
      local bits, copy_of = element(i), fragment[lane * fragment.n + i].copy_of
      if copy_of then
        bits = layout.get(fragment, words, copy_of // fragment.n, copy_of % fragment.n)
      end
      layout.put(fragment, words, lane, i, bits)
    end
  end
  return words
end

local function metadata(it, next)
  local allowed, words = sparse.nibbles(it), {}
  for lane = 1, 32 do
    local r, word = next(), 0
    for j = 0, 7 do
      word = word | allowed[(r >> (4 * j) & 15) % #allowed + 1] << (4 * j)
    end
    words[lane] = word
  end
  return words
end

local SCALE_BYTES = {
  ue8m0 = { function(v) return 120 + (v & 15) end, function() return 127 end },
  ue4m3 = { function(v) return v & 0x77 end, function() return 0x38 end },
}

local function scales(it, next)
  local change = SCALE_BYTES[it.scale_type][next() % 3]
  local words = {}
  for lane = 1, 32 do
    local r, word = next(), 0
    for byte = 0, 24, 8 do
      local v = r >> byte & 255
      word = word | (change and change(v) or v) << byte
    end
    words[lane] = word
  end
  return words
end

local function selector(ids, threads, next)
  local byte_id = ids[next() % #ids + 1]
  return { byte_id, next() % threads }
end

-- In a stream of zeros those of A and C are negative.
function operands.draw(it, fragments, next, zeros)
  local given = {}
  for operand in ("abc"):gmatch(".") do
    given[operand] = operands.fill(it, operand, fragments[operand], next, zeros and operand ~= "b")
  end
  if it.sparse then
    given.e = metadata(it, next)
    given.f = next() % sparse.selectors(it)
  end
  if it.block_scale then
    local ids = scale.byte_ids(it)
    given.scale_a = scales(it, next)
    given.scale_b = scales(it, next)
    given.select_a = selector(ids, 2, next)
    given.select_b = selector(ids, 4, next)
  end
  return given
end

function operands.words(count, next)
  local list = {}
  for i = 1, count do list[i] = next() end
  return list
end

-- Odd cases enable every lane: a random mode and value mostly enables few.
local LANES <const> = 127 << 41 | 127 << 32

function operands.mac16(case, next)
  local high = next()
  local operand = high << 32 | next()
  if case & 1 == 1 then operand = operand & ~LANES end
  local given = { insn = "mac16", operand = operand }
  given.x = operands.words(128, next)
  given.y = operands.words(128, next)
  given.z = operands.words(1024, next)
  return given
end

--- The aimed cases of mac16: every place of the pools, each with X and Y and with their complement.
function operands.aimed_mac16(next)
  local list = {}
  for c = 0, 15 do
    local offset, given = 64 * (c // 2), { insn = "mac16" }
    given.operand = 1 << 62 | offset << 10 | offset
    if c & 1 == 0 then
      given.x, given.y = operands.words(128, next), operands.words(128, next)
    else
      given.x, given.y = {}, {}
      for i = 1, 128 do
        given.x[i], given.y[i] = list[c].x[i] ~ 0xFFFFFFFF, list[c].y[i] ~ 0xFFFFFFFF
      end
    end
    given.z = operands.words(1024, next)
    list[c + 1] = given
  end
  return list
end

return operands
