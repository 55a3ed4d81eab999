-- SPDX-License-Identifier: MIT
-- v_mfma of CDNA3: 64 lanes. Parameters are, of A and B, K_L, the elements of k that a lane holds one after the other;
-- of D, H, the rows of a group of registers (4, of f64 1), B_I, the blocks in the lanes of one register, M_I, its groups
-- of rows, and G, those in other registers.
local fragments = {}

local function add(name, operand, types, size, formula, blocks, product)
  fragments[#fragments + 1] = {
    name = ("mfma.%s.%s"):format(name, operand), operand = operand, types = types, lanes = 64, rows = size[1],
    columns = size[2], elements = size[1] * size[2] * blocks // 64, formula = formula,
    products = blocks > 1 and blocks or nil, product = blocks > 1 and product or nil, certainty = "replayed",
    evidence = "Every place is what AMD's matrix instruction calculator 1.3.2 (matrix_calculator.py) prints for CDNA3.",
  }
end

-- A formula with numbers for its capital words.
local function with(numbers, formula) return (formula:gsub("%u[%u_]*", numbers)) end

-- An instruction of m x m x k in so many blocks, a lane with `run` neighbours in k.
local function operands(name, types, m, k, blocks, run)
  local formula = with({ M = m, BLOCKS = blocks, K_L = run }, [[
block = (%laneid / M) % BLOCKS
outer = %laneid % M
inner = K_L * (%laneid / (M * BLOCKS)) + i
]])
  add(name, "a", types, { m, k }, formula .. "row = outer\ncol = inner\n", blocks, "block")
  add(name, "b", types, { k, m }, formula .. "row = inner\ncol = outer\n", blocks, "block")
end

-- Its accumulators: h neighbouring registers hold neighbouring rows, the lanes of a register so many (m_i) of those.
local function accumulators(name, types, m, blocks, h, m_i)
  local formula = with({ M = m, H = h, M_I = m_i, G = math.max(m // (h * m_i), 1), B_I = 64 // (m * m_i) }, [[
row = i % H + H * (%laneid / (M * B_I)) + H * M_I * ((i / H) % G)
col = %laneid % M
block = B_I * (i / (H * G)) + (%laneid / M) % B_I
]])
  add(name, "d", types, { m, m }, formula, blocks, "block")
end

for _, each in ipairs({
  { "32x32x8.f16", { "f16", "bf16" }, 32, 8, 1, 4 },
  { "16x16x16.f16", { "f16", "bf16" }, 16, 16, 1, 4 },
  { "32x32x4.2b.f16", { "f16", "bf16" }, 32, 4, 2, 4 },
  { "16x16x4.4b.f16", { "f16", "bf16" }, 16, 4, 4, 4 },
  { "4x4x4.16b.f16", { "f16", "bf16" }, 4, 4, 16, 4 },
  { "32x32x16.f8", { "e4m3fnuz", "e5m2fnuz", "s8" }, 32, 16, 1, 8 },
  { "16x16x32.f8", { "e4m3fnuz", "e5m2fnuz", "s8" }, 16, 32, 1, 8 },
  { "32x32x4.xf32", { "tf32" }, 32, 4, 1, 2 },
  { "16x16x8.xf32", { "tf32" }, 16, 8, 1, 2 },
  { "32x32x2.f32", { "f32" }, 32, 2, 1, 1 },
  { "16x16x4.f32", { "f32", "f64" }, 16, 4, 1, 1 },
  { "4x4x4.4b.f64", { "f64" }, 4, 4, 4, 1 },
}) do
  operands(table.unpack(each))
end
accumulators("32x32.f32", { "f32", "s32" }, 32, 1, 4, 2)
accumulators("16x16.f32", { "f32", "s32" }, 16, 1, 4, 4)
accumulators("32x32.2b.f32", { "f32", "s32" }, 32, 2, 4, 2)
accumulators("16x16.4b.f32", { "f32", "s32" }, 16, 4, 4, 4)
accumulators("4x4.16b.f32", { "f32", "s32" }, 4, 16, 4, 1)
accumulators("16x16.f64", { "f64" }, 16, 1, 1, 4)
accumulators("4x4.4b.f64", { "f64" }, 4, 4, 1, 4)

return { document = "AMD Instinct MI300 ISA", section = "7", title = "Matrix arithmetic instructions: dense MFMA",
  fragments = fragments }
