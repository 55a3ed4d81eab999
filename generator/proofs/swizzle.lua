-- SPDX-License-Identifier: MIT
-- Where shared memory holds the operands of `wgmma` and `tcgen05`: one lane, whose element i is the i-th of the memory.
-- A row has as many bytes as the mode says; the numbers of its chunks of 16 bytes are xored with bits of the number of
-- the row.
local swizzled = {}

-- Bytes of a row, log2 of the elements of a row and of a chunk, the bits of the row that are xored, from which on.
local function add(mode, width, types, log2)
  local bytes, chunk, bits, first = table.unpack(mode)
  local row_bits = ({ [32] = 5, [64] = 6, [128] = 7 })[bytes] - log2
  swizzled[#swizzled + 1] = {
    name = ("swizzle.%db.k_major.%s"):format(bytes, width), operand = "b", types = types, lanes = 1, rows = 8,
    columns = 1 << row_bits, elements = 8 << row_bits, certainty = "replayed",
    formula = ([[
row = i >> %d
col = (i & 0x%x) ^ (((row >> %d) & 0x%x) << %d)
]]):format(row_bits, (1 << row_bits) - 1, first, (1 << bits) - 1, chunk - log2),
    evidence = ("Every place is that of Layout_K_SW%d_Atom of CuTe (include/cute/atom/mma_traits_sm90_gmma.hpp).")
      :format(bytes),
    needs = "an operand in memory, which a descriptor names",
  }
end

for _, type in ipairs({ { "b8", { "e4m3", "s8" }, 0 }, { "b16", { "f16", "bf16" }, 1 }, { "b32", { "tf32" }, 2 } }) do
  add({ 32, 4, 1, 2 }, table.unpack(type))
  add({ 64, 4, 2, 1 }, table.unpack(type))
  add({ 128, 4, 3, 0 }, table.unpack(type))
end

-- 128 bytes along m or n, by the basis: each bit of the memory leads to a place.
swizzled[#swizzled + 1] = {
  name = "swizzle.128b.mn_major.b16", operand = "b", types = { "f16", "bf16" }, lanes = 1, rows = 64, columns = 8,
  elements = 512, certainty = "replayed",
  basis = { lane = {}, element = { { 1, 0 }, { 2, 0 }, { 4, 0 }, { 8, 0 }, { 16, 0 }, { 32, 0 },
    { 8, 1 }, { 16, 2 }, { 32, 4 } } },
  evidence = "Every place is that of Layout_MN_SW128_Atom of CuTe (include/cute/atom/mma_traits_sm90_gmma.hpp).",
  needs = "an operand in memory, which a descriptor names",
}
swizzled[#swizzled + 1] = {
  name = "swizzle.128b.atom_32b.mn_major.b32", operand = "b", types = { "tf32" }, lanes = 1, rows = 32, columns = 4,
  elements = 128, certainty = "replayed",
  formula = [[
col = i >> 5
row = (i & 0x1f) ^ ((col & 0x3) << 3)
]],
  evidence = "Every place is that of Layout_MN_SW128_32B_Atom of CuTe (include/cute/atom/mma_traits_sm100.hpp).",
  needs = "an operand in memory, which a descriptor names",
}

return { document = "PTX ISA 9.1", section = "9.7.15.5.1", title = "Shared memory matrix layout: swizzling modes",
  fragments = swizzled }
