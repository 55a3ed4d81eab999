-- SPDX-License-Identifier: MIT
-- Tensor memory of `tcgen05` (sm_100a), and the registers of `tcgen05.ld`. The text of the PTX ISA has figures alone;
-- the formulas are ours.
local fragments = {}

-- Accumulators of one CTA: a lane is a lane of tensor memory, 128 of them, an element a column of 32 bits.
-- CuTe has each as the layout of an accumulator that it allocates.
local function accumulator(record)
  record.operand, record.types, record.lanes = "d", { "f32", "s32" }, 128
  record.certainty = "replayed"
  record.evidence = "Every place is that of tmem_frg, of tmem_frg_ws for .ws, of CuTe "
    .. "(include/cute/atom/mma_traits_sm100_frag.hpp)."
  record.needs = "an operand in tensor memory, which an address names"
  fragments[#fragments + 1] = record
end

-- N need not be a power of two where a row is in one lane.
for _, n in ipairs({ 16, 48, 64, 96, 128 }) do
  accumulator({
    name = ("tcgen05.layout_d.m128n%d.d"):format(n), section = "9.7.16.10.5.4", rows = 128, columns = n, elements = n,
    formula = [[
row = %laneid
col = i
]],
  })
end
for _, n in ipairs({ 64, 128 }) do
  -- Lanes 64 to 127 hold the right half of the columns. Layout B is the same in each CTA of a pair.
  local right = ([[
row = %%laneid & 0x3f
col = i + %d * (%%laneid >> 6)
]]):format(n // 2)
  accumulator({ name = ("tcgen05.layout_e.m64n%d.ws.d"):format(n), section = "9.7.16.10.5.5", rows = 64, columns = n,
    elements = n // 2, formula = right })
  accumulator({ name = ("tcgen05.layout_b.m128n%d.pair.d"):format(n), section = "9.7.16.10.5.2", rows = 64, columns = n,
    elements = n // 2, formula = right })
  accumulator({ name = ("tcgen05.layout_g.m32n%d.ws.d"):format(n), section = "9.7.16.10.5.7", rows = 32, columns = n,
    elements = n // 4, formula = ([[
row = %%laneid & 0x1f
col = i + %d * (%%laneid >> 5)
]]):format(n // 4) })
end
-- Half of the lanes of each warp; the other half is free for a second accumulator, whose address is 16 lanes further.
-- `product` tells the two apart.
for _, n in ipairs({ 24, 64, 128 }) do
  accumulator({
    name = ("tcgen05.layout_f.m64n%d.d"):format(n), section = "9.7.16.10.5.6", rows = 64, columns = n, elements = n,
    products = 2, product = "(%laneid >> 4) & 0x1",
    formula = [[
row = 16 * (%laneid >> 5) + (%laneid & 0xf)
col = i
]],
  })
end

-- Registers of a warp: a row is a lane of tensor memory, a column 32 bits of it; x1 and x4.
local function load(shape, rows, columns, elements, formula)
  for _, times in ipairs({ 1, 4 }) do
    fragments[#fragments + 1] = {
      name = ("tcgen05.ld.%s.x%d"):format(shape, times), section = "9.7.16.2.3", operand = "d", types = { "b32" },
      lanes = 32, rows = rows, columns = times * columns, elements = times * elements, formula = formula,
      certainty = "replayed",
      evidence = "Every place is that of its Copy_Traits of CuTe (include/cute/atom/copy_traits_sm100.hpp).",
      needs = "an operand in tensor memory, which an address names",
    }
  end
end

load("32x32b", 32, 1, 1, [[
row = %laneid
col = i
]])
load("16x64b", 16, 2, 1, [[
row = (%laneid >> 2) + 8 * (%laneid & 0x1)
col = ((%laneid >> 1) & 0x1) + 2 * i
]])
load("16x128b", 16, 4, 2, [[
row = (%laneid >> 2) + 8 * (i & 0x1)
col = (%laneid & 0x3) + 4 * (i >> 1)
]])
load("16x256b", 16, 8, 4, [[
row = (%laneid >> 2) + 8 * ((i >> 1) & 0x1)
col = ((%laneid & 0x3) * 2) + (i & 0x1) + 8 * (i >> 2)
]])

return { document = "PTX ISA 9.1", section = "9.7.16", title = "TensorCore 5th Generation Family Instructions",
  fragments = fragments }
