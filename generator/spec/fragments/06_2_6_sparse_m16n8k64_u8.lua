-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.6.2.6. The text of `formula` under A is as printed;
-- what only a figure shows is written in the same language, with the evidence for it.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.6.2.6",
  title = "sparse mma.m16n8k64 with .u8 / .s8 / .e4m3 / .e5m2 type",
  fragments = {
    {
      name = "sp.m16n8k64.a.u8",
      operand = "a",
      kind = "sparse_a",
      types = { "u8", "s8", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1" },
      rows = 16,
      columns = 64,
      stored = 32,
      elements = 16,
      granularity = "2:4",
      figures = { 130, 131 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where 0 <= i < 4 || 8 <= i < 12
 groupID + 8 Otherwise
col = [firstcol ... lastcol] // As per the mapping of non-zero elements
 // as described in Sparse matrix storage
Where
firstcol = threadID_in_group * 8 For ai where i < 8
 (threadID_in_group * 8) + 32 For ai where i >= 8
lastcol = firstcol + 7
]],
      stored_formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * ((i >> 2) & 0x1)) for ai where i = {0,..,15}
col = (threadID_in_group * 4) + (i & 0x3) + (16 * (i >> 3)) for ai where i = {0,..,15}
]],
      stored_evidence = "\z
        The packed matrix lies as the dense A of m16n8k32 for 8-bit types; the CuTe sm_120 \z
        sparse traits agree, and every element falls in its printed span.",
    },
    {
      name = "sp.m16n8k64.b.u8",
      operand = "b",
      figure_only = true,
      types = { "u8", "s8", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1" },
      rows = 64,
      columns = 8,
      elements = 16,
      figures = { 132, 133, 134, 135 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 4) + (i & 0x3) + (16 * (i >> 2)) for bi where i = {0,..,15}
col = groupID
]],
      evidence = "\z
        The CuTe sm_120 sparse traits agree; so does the code ptxas 13.0 makes of the fp8 \z
        instruction, run and compared with the direct product. Register r holds the rows of \z
        the r-th figure.",
    },
    {
      name = "sp.m16n8k64.e.u8",
      operand = "e",
      figure_only = true,
      types = { "u8", "s8", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1" },
      rows = 16,
      columns = 16,
      elements = 8,
      selectors = 1,
      figures = { 136, 137 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (threadID_in_group & 0x1))
col = i + (8 * (threadID_in_group >> 1)) for ei where i = {0,..,7}
selector = 0
]],
      evidence = "\z
        CUTLASS metadata reordering for 32-bit words, the CuTe sm_120 metadata layout, \z
        TileLang, ptxas 13.0 code followed with one nibble changed at a time for s8, and its \z
        fp8 code run and compared with the direct product.",
    },
  },
}
