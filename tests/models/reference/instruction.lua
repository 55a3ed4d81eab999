-- SPDX-License-Identifier: MIT
-- Reads a canonical instruction string of the mma families into a table of fields.

local formats = require "reference.formats"

local instruction = {}

local DEFAULT_VECTOR = { mxf8f6f4 = 1, mxf4 = 2 }
local FP8 = { e4m3 = true, e5m2 = true }

local function words(text)
  local list = {}
  for w in text:gmatch("[^.]+") do list[#list + 1] = w end
  return list
end
instruction.words = words

function instruction.shape(it, word)
  local m, n, k = word:match("^m(%d+)n(%d+)k(%d+)$")
  if not m then return false end
  it.m, it.n, it.k = math.tointeger(m), math.tointeger(n), math.tointeger(k)
  return true
end

local function modifier(it, w)
  if w == "satfinite" or w == "block_scale" or w == "popc" then it[w] = true
  elseif w == "and" or w == "xor" then it.bit_op = w
  elseif w:match("^r[nzmp]$") then it.rounding = w
  elseif w:match("^kind::") then it.kind = w:sub(7)
  elseif w:match("^scale_vec::") then it.vector = tonumber(w:match("::(%d)X"))
  elseif w == "ue8m0" or w == "ue4m3" then it.scale_type = w
  else return false end
  return true
end

-- Sorts the words of an instruction after its name into layouts, types, modifiers.
function instruction.collect(it, list, from)
  local layouts, types = {}, {}
  for i = from, #list do
    local w = list[i]
    if w == "row" or w == "col" then layouts[#layouts + 1] = w
    elseif formats[w] and type(formats[w]) == "table" then types[#types + 1] = w
    elseif not instruction.shape(it, w) and not modifier(it, w) then return nil end
  end
  it.a_layout, it.b_layout = layouts[1], layouts[2]
  return types
end

-- What the fields imply.
local function complete(it)
  local f = formats[it.a]
  it.vector = it.block_scale and (it.vector or DEFAULT_VECTOR[it.kind])
  it.containers = it.kind == "f8f6f4" or it.kind == "mxf8f6f4"
  it.packed_e2m1 = it.kind == "mxf4" or it.kind == "mxf4nvf4"
  it.fp8 = FP8[it.a] and FP8[it.b] and not it.block_scale
  it.float = f.kind == "float"
  it.quad = it.family == "mma" and it.a == "f16" and it.k == 4
  it.modifier = it.rounding
  it.rounding = it.rounding or "rn"
  it.depth = it.sparse and it.k // 2 or it.k
  return it
end
instruction.complete = complete

function instruction.parse(text)
  local list = words(text)
  local it = { text = text, family = "mma" }
  if list[1] ~= "mma" then return nil end
  local i = 2
  if list[i] == "sp" or list[i] == "sp::ordered_metadata" then
    it.sparse, it.ordered = true, list[i] ~= "sp"
    i = i + 1
  end
  if list[i] ~= "sync" or list[i + 1] ~= "aligned" then return nil end
  local types = instruction.collect(it, list, i + 2)
  if not types or #types ~= 4 or not it.m then return nil end
  it.d, it.a, it.b, it.c = table.unpack(types)
  return complete(it)
end

return instruction
