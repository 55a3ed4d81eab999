-- SPDX-License-Identifier: MIT
-- wmma.mma, wmma.load, wmma.store (PTX ISA 9.7.14.4).

local custom = require "reference.custom"
local instruction = require "reference.instruction"
local layout = require "reference.layout"
local memory = require "reference.memory"
local mma = require "reference.mma"
local wmma_layout = require "reference.wmma_layout"

local wmma = {}

local FIRST_CHIP = { f16 = 70, bf16 = 80, tf32 = 80, f64 = 80 }

-- Words from here on describe the operands.
local function after_aligned(list)
  for i, word in ipairs(list) do
    if word == "aligned" then return i + 1 end
  end
  return #list + 1
end

local function parse_mma(text, list)
  local it = { text = text, family = "wmma.mma" }
  it.bit_op = (list[3] == "and" or list[3] == "xor") and list[3] or nil
  local types = instruction.collect(it, list, after_aligned(list))
  if not types or not it.m then return nil end
  if #types == 2 then types = { types[1], "f16", "f16", types[2] } end
  if #types ~= 4 then return nil end
  it.d, it.a, it.b, it.c = table.unpack(types)
  it.first_chip = FIRST_CHIP[it.a]
  it.chunk = it.a == "tf32" and 4 or nil -- two m16n8k4 on every chip
  return instruction.complete(it)
end

local SPACES = { global = true, shared = true, ["shared::cta"] = true }
local MULTIPLICANDS = { m16n16k8 = "tf32", m8n8k4 = "f64", m8n8k32 = "s4", m8n8k128 = "b1" }

-- The instruction that a fragment belongs to, as far as its layout asks.
local function parse_access(text, list)
  local operand, memory_layout, type = list[3], nil, list[#list]
  local it = { text = text, family = "wmma." .. list[2], operand = operand }
  local shape
  for i = 6, #list - 1 do
    local w = list[i]
    if w == "row" or w == "col" then memory_layout = w
    elseif instruction.shape(it, w) then shape = w
    elseif not SPACES[w] then return nil end
  end
  if not shape or not memory_layout then return nil end
  local multiplicand = operand == "a" or operand == "b"
  local other = MULTIPLICANDS[shape] or (type == "s32" and "s8" or "f16")
  it.a = multiplicand and type or other
  it.b, it.c, it.d = it.a, multiplicand and "f32" or type, multiplicand and "f32" or type
  it.a_layout, it.b_layout, it.layout = memory_layout, memory_layout, memory_layout
  return instruction.complete(it)
end

function wmma.parse(text)
  local list = instruction.words(text)
  if list[2] == "mma" then return parse_mma(text, list) end
  if list[2] == "load" or list[2] == "store" then return parse_access(text, list) end
end

function wmma.fragments(it, profile)
  local block = custom.block(it, profile)
  if block then profile = block.fragments end
  return mma.fragments(it, function(i, operand)
    return wmma_layout.fragment(i, operand, profile)
  end)
end

function wmma.compute(it, given)
  return mma.compute(it, given, given.arith, wmma.fragments(it, given.arith))
end

-- Rows and columns of the matrix in elements; what runs along the leading dimension first.
local function extent(it)
  local rows = it.operand == "b" and it.k or it.m
  local columns = it.operand == "a" and it.k or it.n
  if it.layout == "row" then return rows, columns end
  return columns, rows
end

-- Everything an access needs, or nil when it is undefined (9.7.14.4.2).
function wmma.access(it, given)
  local f = wmma_layout.fragment(it, it.operand, given.arith)
  local bits = it[it.operand] == "b1" and 1 or f.width
  local lines, length = extent(it)
  local stride = given.stride or length
  local align = 32 * f.words
  local base = 8 * given.p
  if base % align ~= 0 or stride * bits % align ~= 0 or stride < length then return nil end
  if base + ((lines - 1) * stride + length) * bits > 8 * #given.memory then return nil end
  return f, function(at)
    local major, minor = at[2], at[3]
    if it.layout == "col" then major, minor = minor, major end
    return base + major * stride * bits + minor * f.width
  end
end

function wmma.load(it, given)
  local f, bit = wmma.access(it, given)
  if not f then return nil, "undefined" end
  local words = {}
  for lane = 0, 31 do
    for i = 0, f.n - 1 do
      layout.put(f, words, lane, i, memory.read(given.memory, bit(f[lane * f.n + i]), f.width))
    end
  end
  return words
end

function wmma.store(it, given)
  local f, bit = wmma.access(it, given)
  if not f then return nil, "undefined" end
  local bytes = memory.copy(given.memory)
  for lane = 0, 31 do
    for i = 0, f.n - 1 do
      memory.write(bytes, bit(f[lane * f.n + i]), f.width, layout.get(f, given.r, lane, i))
    end
  end
  return bytes
end

return wmma
