-- SPDX-License-Identifier: MIT
-- Cases of vector files: blank ones, single elements in them, their text.

local formats = require "reference.formats"
local layout = require "reference.layout"
local model = require "reference.model"
local wmma = require "reference.wmma"

local case = {}

local function filled(count, word)
  local list = {}
  for i = 1, count do list[i] = word end
  return list
end

local UNIT_SCALES = { ue8m0 = 0x7F7F7F7F, ue4m3 = 0x38383838 }

-- The nibble 0100 is legal everywhere and takes the first elements of a chunk.
local FIRST_ELEMENTS <const> = 0x44444444

-- Layouts of a, b, c and d.
function case.fragments(it, profile)
  return it.fragments or wmma.fragments(it, profile)
end

-- All operands zero, scale factors one. Returns the case and the instruction.
function case.blank(text, profile)
  local it = assert(model.instruction(text), text)
  local given = { insn = text, arith = profile }
  local fragments = case.fragments(it, profile)
  for operand in ("abc"):gmatch(".") do
    given[operand] = filled(32 * fragments[operand].words, 0)
  end
  if it.sparse then given.e, given.f = filled(32, FIRST_ELEMENTS), 0 end
  if it.block_scale then
    given.scale_a = filled(32, UNIT_SCALES[it.scale_type])
    given.scale_b = filled(32, UNIT_SCALES[it.scale_type])
    given.select_a, given.select_b = { 0, 0 }, { 0, 0 }
  end
  return given, it
end

-- Places (lane, element) that hold an element of the first problem, copies included.
local function places(fragment, row, col)
  local list = {}
  for lane = 0, 31 do
    for i = 0, fragment.n - 1 do
      local at = fragment[lane * fragment.n + i]
      if at[1] == 0 and at[2] == row and at[3] == col then list[#list + 1] = { lane, i } end
    end
  end
  return list
end

-- Sets an element that is still zero.
function case.put(it, given, operand, row, col, bits)
  local fragment = case.fragments(it, given.arith)[operand]
  for _, place in ipairs(places(fragment, row, col)) do
    layout.put(fragment, given[operand], place[1], place[2], bits)
  end
end

function case.get(it, given, operand, row, col)
  local fragment = case.fragments(it, given.arith)[operand]
  local place = places(fragment, row, col)[1]
  return layout.get(fragment, given[operand], place[1], place[2])
end

-- The bits of 1 in the container that an operand has.
function case.one(it, operand)
  local type = it[operand]
  local f = formats[type]
  if f.kind ~= "float" then return 1 end
  local bits = f.bias << f.mantissa
  if type == "tf32" then return bits << 13 end
  if it.containers and type == "e2m1" then return bits << 2 end
  return bits
end

local function hex_words(list)
  local parts = {}
  for i, word in ipairs(list) do parts[i] = ("%08x"):format(word) end
  return table.concat(parts, " ")
end

local function hex_bytes(list)
  local parts = {}
  for i, byte in ipairs(list) do parts[i] = ("%02x"):format(byte) end
  return table.concat(parts)
end

local function decimal(number) return tostring(number) end
local function pair(ids) return ids[1] .. " " .. ids[2] end
local function hex(number) return ("%x"):format(number) end
local function plain(text) return text end

local KEYS = {
  { "insn", plain }, { "arith", plain }, { "a", hex_words }, { "b", hex_words }, { "c", hex_words },
  { "e", hex_words }, { "f", decimal }, { "scale_a", hex_words }, { "select_a", pair },
  { "scale_b", hex_words }, { "select_b", pair }, { "memory", hex_bytes },
  { "address", hex_words }, { "p", hex }, { "stride", decimal }, { "r", hex_words },
}

-- The lines of a case; a label goes before it as a comment.
function case.text(given, label)
  local lines = {}
  if label then lines[1] = "# " .. label end
  for _, key in ipairs(KEYS) do
    local value = given[key[1]]
    if value then lines[#lines + 1] = key[1] .. " " .. key[2](value) end
  end
  lines[#lines + 1] = "end\n"
  return table.concat(lines, "\n")
end

return case
