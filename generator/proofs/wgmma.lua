-- SPDX-License-Identifier: MIT
-- Registers and shared memory of `wgmma` (sm_90a). The text of the PTX ISA has figures alone; the formulas are ours.
-- A lane is a thread of the warp group: 128 of them, 32 of each warp.
local registers = [[
warp = %laneid >> 5
lane = %laneid & 0x1f
groupID = lane >> 2
threadID_in_group = lane & 0x3
]]
local fragments = {}

-- The accumulators of m64nNkK: the tile of 8 columns repeats, and N need not be a power of two.
for n = 8, 256, 8 do
  table.insert(fragments, {
    name = ("wgmma.m64n%d.d"):format(n), section = "9.7.15.5.1", operand = "d", types = { "f32", "f16", "s32" },
    lanes = 128, rows = 64, columns = n, elements = n // 2, certainty = "replayed",
    formula = registers .. [[
row = 16 * warp + groupID + 8 * ((i >> 1) & 0x1)
col = 8 * (i >> 2) + threadID_in_group * 2 + (i & 0x1)
]],
    evidence = "Every place is that of CLayout_64xN of CuTe (include/cute/atom/mma_traits_sm90_gmma.hpp).",
  })
end

-- A in registers; B and the other A are in shared memory. CuTe has each as ALayout_64xK.
for _, shape in ipairs({ { 8, "tf32", "b32", 0 }, { 16, "f16 bf16", "b16", 1 }, { 32, "e4m3 e5m2 s8 u8", "b8", 2 } }) do
  local k, types, width, log2 = table.unpack(shape)
  local words = {}
  for word in types:gmatch("%S+") do words[#words + 1] = word end
  table.insert(fragments, {
    name = ("wgmma.m64k%d.a.%s"):format(k, width), section = "9.7.15.5.1", operand = "a", types = words,
    lanes = 128, rows = 64, columns = k, elements = k // 2, certainty = "replayed",
    formula = registers .. ([[
register = i >> LOG2
row = 16 * warp + groupID + 8 * (register & 0x1)
col = 4 * ELEMENTS * (register >> 1) + threadID_in_group * ELEMENTS + i % ELEMENTS
]]):gsub("LOG2", log2):gsub("ELEMENTS", 1 << log2),
    evidence = ("Every place is that of ALayout_64x%d of CuTe (include/cute/atom/mma_traits_sm90_gmma.hpp)."):format(k),
  })
end

return { document = "PTX ISA 9.1", section = "9.7.15.5", title = "Asynchronous warpgroup level matrix multiply",
  fragments = fragments }
