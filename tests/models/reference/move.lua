-- SPDX-License-Identifier: MIT
-- ldmatrix, stmatrix, movmatrix (PTX ISA 9.0, 9.7.14.5.15 - 17; ldmatrix .s8.s4: 9.4, 9.7.16.5.15).

local instruction = require "reference.instruction"
local memory = require "reference.memory"

local move = {}

local SPACES = { shared = true, ["shared::cta"] = true }

-- rows: rows of a matrix in memory; registers: of one matrix.
local SHAPES = {
  ["ldmatrix.m8n8"] = { rows = 8, registers = 1 },
  ["ldmatrix.m16n16"] = { rows = 16, registers = 2 },
  ["ldmatrix.m8n16"] = { rows = 8, registers = 1 },
  ["stmatrix.m8n8"] = { rows = 8, registers = 1 },
  ["stmatrix.m16n8"] = { rows = 8, registers = 1 },
  ["movmatrix.m8n8"] = { rows = 8, registers = 1 },
}

-- Sixteen nibbles have no padding after them.
local ROW_BYTES = { s4 = 8 }

function move.parse(text)
  local list = instruction.words(text)
  local it = { text = text, family = list[1], matrices = 1 }
  for i = 4, #list do
    local w = list[i]
    if w == "trans" then it.trans = true
    elseif w:match("^x%d$") then it.matrices = tonumber(w:sub(2))
    elseif w:match("^m%d+n%d+$") then it.shape = w
    elseif not SPACES[w] then it.type = w end -- the last type word is the source format
  end
  it.geometry = it.shape and SHAPES[it.family .. "." .. it.shape]
  if not it.geometry then return nil end
  it.words = it.matrices * it.geometry.registers
  it.row_bytes = ROW_BYTES[it.type] or 16
  return it
end

-- Addresses of the rows; nil when one is undefined. Row q of matrix m comes from lane rows * m + q.
local function rows(it, given)
  local list = {}
  for lane = 0, it.geometry.rows * it.matrices - 1 do
    local address = given.address[lane + 1]
    if address % it.row_bytes ~= 0 or address + it.row_bytes > #given.memory then return nil end
    list[lane] = address
  end
  return list
end

-- Figures 104, 107: half h of register r, in the lane with group g and thread t.
local function half_place(it, g, t, h)
  if it.trans then return 2 * t + h, g end
  return g, 2 * t + h
end

-- Figures 105, 106: matrix, memory row and place in the row of byte j of register r.
local function byte_place(it, g, t, r, j)
  if it.shape == "m16n16" then return r >> 1, 4 * t + j, g + 8 * (r & 1) end
  return r, g, 4 * t + j
end

local ELEMENT_BITS = { b8 = 8, b6x16_p32 = 6, b4x16_p64 = 4 }

-- Element e of a row of packed elements, in the low bits of a byte.
local function packed(bytes, address, e, bits)
  local first = e * bits
  local pair = bytes[address + (first >> 3) + 1] | (bytes[address + (first >> 3) + 2] or 0) << 8
  return pair >> (first & 7) & ((1 << bits) - 1)
end

-- Element e of a row of signed nibbles, two a byte and the low one first, as a byte of the same value.
local function widened(bytes, address, e)
  local byte = bytes[address + e // 2 + 1]
  local value = e % 2 == 0 and byte % 16 or byte // 16
  if value > 7 then value = value - 16 end
  return value % 256
end

local function load_bytes(it, given, list, g, t, r)
  local word = 0
  for j = 0, 3 do
    local m, row, e = byte_place(it, g, t, r, j)
    local address = list[m * it.geometry.rows + row]
    local byte = it.type == "s4" and widened(given.memory, address, e)
      or packed(given.memory, address, e, ELEMENT_BITS[it.type])
    word = word | byte << (8 * j)
  end
  return word
end

local function load_halves(it, given, list, g, t, r)
  local word = 0
  for h = 0, 1 do
    local row, col = half_place(it, g, t, h)
    word = word | memory.read(given.memory, 8 * (list[8 * r + row] + 2 * col), 16) << (16 * h)
  end
  return word
end

function move.ldmatrix(it, given)
  local list = rows(it, given)
  if not list then return nil, "undefined" end
  local load, words = it.type == "b16" and load_halves or load_bytes, {}
  for lane = 0, 31 do
    for r = 0, it.words - 1 do
      words[lane * it.words + r + 1] = load(it, given, list, lane >> 2, lane & 3, r)
    end
  end
  return words
end

local function store_halves(it, bytes, list, g, t, r, word)
  for h = 0, 1 do
    local row, col = half_place(it, g, t, h)
    memory.write(bytes, 8 * (list[8 * r + row] + 2 * col), 16, word >> (16 * h) & 0xFFFF)
  end
end

-- Figure 108: the 16 x 8 matrix of bytes goes to memory by columns.
local function store_bytes(_, bytes, list, g, t, r, word)
  for e = 0, 3 do
    local row, col = g + 8 * (e >> 1), 2 * t + (e & 1)
    memory.write(bytes, 8 * (list[8 * r + col] + row), 8, word >> (8 * e) & 255)
  end
end

function move.stmatrix(it, given)
  local list = rows(it, given)
  if not list then return nil, "undefined" end
  local bytes, store = memory.copy(given.memory), it.type == "b16" and store_halves or store_bytes
  for lane = 0, 31 do
    for r = 0, it.words - 1 do
      store(it, bytes, list, lane >> 2, lane & 3, r, given.r[lane * it.words + r + 1])
    end
  end
  return bytes
end

-- Figures 109, 110: the transposed matrix in the layout of the source.
function move.movmatrix(_, given)
  local words = {}
  for lane = 0, 31 do
    local word = 0
    for h = 0, 1 do
      local row, col = 2 * (lane & 3) + h, lane >> 2
      local source = given.a[4 * row + col // 2 + 1]
      word = word | (source >> (16 * (col & 1)) & 0xFFFF) << (16 * h)
    end
    words[lane + 1] = word
  end
  return words
end

return move
