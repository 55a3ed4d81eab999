-- SPDX-License-Identifier: MIT
-- The registers of an instruction, derived from its string alone.
--
-- An operand is { name, count, kind }: kind "r" a 32-bit register, "f" an .f32, "d" an .f64.
-- A warp's words of it are 32 * count, twice that for "d".

local registers = {}

local BITS = {
  f16 = 16, bf16 = 16, tf32 = 32, f32 = 32, f64 = 64, s32 = 32,
  e4m3 = 8, e5m2 = 8, e3m2 = 6, e2m3 = 6, e2m1 = 4,
  s8 = 8, u8 = 8, s4 = 4, u4 = 4, b1 = 1,
}

local KIND = { f32 = "f", f64 = "d" }

local function words(text)
  local list = {}
  for w in text:gmatch("[^.]+") do list[#list + 1] = w end
  return list
end

local function contains(list, word)
  for _, w in ipairs(list) do
    if w == word then return true end
  end
  return false
end

local function shape(text)
  local m, n, k = text:match("%.m(%d+)n(%d+)k(%d+)")
  return math.tointeger(m), math.tointeger(n), math.tointeger(k)
end

local function types(list)
  local found = {}
  for _, w in ipairs(list) do
    if BITS[w] then found[#found + 1] = w end
  end
  return found
end

-- 4- and 6-bit elements of the f8f6f4 kinds travel in bytes.
local function element_bits(type, text)
  if text:find("f8f6f4", 1, true) then return math.max(8, BITS[type]) end
  return BITS[type]
end

local function operand(name, elements, bits, type)
  return { name = name, count = elements * bits // math.max(32, bits), kind = KIND[type] or "r" }
end

local function accumulator(name, elements, type)
  return operand(name, elements, BITS[type], type)
end

-- Elements per lane of the multiplicands and the accumulators of mma.
local function mma_elements(text, d)
  local m, n, k = shape(text)
  local stored = text:find("^mma%.sp") and k // 2 or k
  if text:find("%.m8n8k4%.") and d[2] == "f16" then return 4, 4, 8 end -- four problems at once
  return m * stored // 32, n * k // 32, m * n // 32
end

local function mma(text)
  local list = words(text)
  local t = types(list)
  local a, b, c = mma_elements(text, t)
  local it = { family = "mma", result = "d" }
  it.outputs = { accumulator("d", c, t[1]) }
  it.inputs = {
    operand("a", a, element_bits(t[2], text), t[2]),
    operand("b", b, element_bits(t[3], text), t[3]),
    accumulator("c", c, t[4]),
  }
  it.block_scale = contains(list, "block_scale")
  if text:find("^mma%.sp") then it.selectors = registers.selectors(text, t[2]) end
  return it
end

-- How many values the sparsity selector has, by the bits of a logical row of A.
function registers.selectors(text, type)
  local _, _, k = shape(text)
  local bits = k * element_bits(type, text)
  if BITS[type] < 16 then return bits == 256 and 2 or 1 end
  return bits == 256 and 4 or 2
end

-- f16 multiplicands of wmma always have 16 elements per lane, some of them copies.
local function wmma_multiplicand(name, type, text)
  local m, n, k = shape(text)
  local elements = (name == "a" and m or n) * k // 32
  if type == "f16" then elements = 16 end
  return operand(name, elements, BITS[type], type)
end

local function wmma_mma(text)
  local t = types(words(text))
  if #t == 2 then t = { t[1], "f16", "f16", t[2] } end
  local m, n = shape(text)
  local c = m * n // 32
  return {
    family = "wmma.mma", result = "d",
    outputs = { accumulator("d", c, t[1]) },
    inputs = {
      wmma_multiplicand("a", t[2], text), wmma_multiplicand("b", t[3], text),
      accumulator("c", c, t[4]),
    },
  }
end

local function wmma_access(text)
  local list = words(text)
  local name, type = list[3], list[#list]
  local m, n, k = shape(text)
  local fragment = (name == "a" or name == "b") and wmma_multiplicand(name, type, text)
    or accumulator(name, m * n // 32, type)
  fragment.name = "r"
  local it = { family = "wmma." .. list[2], space = registers.space(list) }
  local rows, columns = name == "b" and k or m, name == "a" and k or n
  it.default_stride = contains(list, "row") and columns or rows
  if list[2] == "load" then it.result, it.outputs, it.inputs = "r", { fragment }, {}
  else it.result, it.outputs, it.inputs = "memory_out", {}, { fragment } end
  return it
end

-- "" is the generic space.
function registers.space(list)
  for _, w in ipairs(list) do
    if w == "global" or w == "shared" or w == "shared::cta" then return w end
  end
  return ""
end

local function matrix_access(text)
  local list = words(text)
  local count = math.tointeger(text:match("%.x(%d)")) * (contains(list, "m16n16") and 2 or 1)
  local fragment = { name = "r", count = count, kind = "r" }
  local rows = contains(list, "m16n16") and 16 or 8
  local it = { family = list[1], space = registers.space(list), addressed = true }
  it.lanes = rows * math.tointeger(text:match("%.x(%d)")) -- that give addresses
  if list[1] == "ldmatrix" then it.result, it.outputs, it.inputs = "r", { fragment }, {}
  else it.result, it.outputs, it.inputs = "memory_out", {}, { fragment } end
  return it
end

local function movmatrix()
  return {
    family = "movmatrix", result = "d",
    outputs = { { name = "d", count = 1, kind = "r" } },
    inputs = { { name = "a", count = 1, kind = "r" } },
  }
end

local READERS = {
  { "^mma%.", mma }, { "^wmma%.mma%.", wmma_mma }, { "^wmma%.", wmma_access },
  { "^[ls][dt]matrix%.", matrix_access }, { "^movmatrix%.", movmatrix },
}

-- The instruction's operands; nil for a string of no known family.
function registers.of(text)
  for _, reader in ipairs(READERS) do
    if text:find(reader[1]) then
      local it = reader[2](text)
      it.text = text
      return it
    end
  end
end

function registers.words(fragment)
  return fragment.count * (fragment.kind == "d" and 2 or 1)
end

return registers
