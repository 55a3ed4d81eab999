-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.6.2.2. The text of `formula` under A is as printed;
-- what only a figure shows is written in the same language, with the evidence for it.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.6.2.2",
  title = "sparse mma.m16n8k32 with .f16 and .bf16 types",
  fragments = {
    {
      name = "sp.m16n8k32.a.f16",
      operand = "a",
      kind = "sparse_a",
      types = { "f16", "bf16" },
      rows = 16,
      columns = 32,
      stored = 16,
      elements = 8,
      granularity = "2:4",
      figures = { 120 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where 0 <= i < 2 || 4 <= i < 6
 groupID + 8 Otherwise
col = [firstcol ... lastcol] // As per the mapping of non-zero elements
 // as described in Sparse matrix storage
Where
firstcol = threadID_in_group * 4 For ai where i < 4
 (threadID_in_group * 4) + 16 for ai where i >= 4
lastcol = firstcol + 3
]],
      stored_formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * ((i >> 1) & 0x1)) for ai where i = {0,..,7}
col = (threadID_in_group * 2) + (i & 0x1) + (8 * (i >> 2)) for ai where i = {0,..,7}
]],
      stored_evidence = "\z
        The packed matrix lies as the dense A of m16n8k16 for 16-bit types; GPU tests in TVM \z
        and in MLIR store it so, and every element falls in its printed span.",
    },
    {
      name = "sp.m16n8k32.b.f16",
      operand = "b",
      figure_only = true,
      types = { "f16", "bf16" },
      rows = 32,
      columns = 8,
      -- The table lists b0 to b3; four registers of two make eight.
      elements = 8,
      figures = { 121 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 2) + (i & 0x1) + (8 * (i >> 1)) for bi where i = {0,..,7}
col = groupID
]],
      evidence = "\z
        GPU tests in TVM and in MLIR load B so; the code ptxas 13.0 makes of the fp8 m16n8k64 \z
        instruction relies on it.",
    },
    {
      name = "sp.m16n8k32.e.f16",
      operand = "e",
      figure_only = true,
      types = { "f16", "bf16" },
      rows = 16,
      columns = 8,
      elements = 8,
      selectors = 2,
      figures = { 122 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (i >> 2)) for ei where i = {0,..,7}
col = (4 * (threadID_in_group & 0x1)) + (i & 0x3) for ei where i = {0,..,7}
selector = threadID_in_group >> 1
]],
      evidence = "\z
        CUTLASS metadata reordering for 16-bit words, GPU tests in TVM and in MLIR, the Triton \z
        lowering, and ptxas 13.0 code followed with one nibble changed at a time for both \z
        selectors.",
    },
  },
}
