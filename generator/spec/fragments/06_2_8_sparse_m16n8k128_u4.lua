-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.6.2.8. The text of `formula` under A is as printed;
-- what only a figure shows is written in the same language, with the evidence for it.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.6.2.8",
  title = "sparse mma.m16n8k128 with .u4 / .s4 integer type",
  fragments = {
    {
      name = "sp.m16n8k128.a.u4",
      operand = "a",
      kind = "sparse_a",
      types = { "u4", "s4", "e2m1" },
      rows = 16,
      columns = 128,
      stored = 64,
      elements = 32,
      granularity = "4:8",
      figures = { 140, 141 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where 0 <= i < 8 || 16 <= i < 24
 groupID + 8 Otherwise
col = [firstcol ... lastcol] // As per the mapping of non-zero elements
 // as described in Sparse matrix storage
Where
firstcol = threadID_in_group * 16 For ai where i < 16
 (threadID_in_group * 16) + 64 For ai where i >= 16
lastcol = firstcol + 15
]],
      stored_formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * ((i >> 3) & 0x1)) for ai where i = {0,..,31}
col = (threadID_in_group * 8) + (i & 0x7) + (32 * (i >> 4)) for ai where i = {0,..,31}
]],
      stored_evidence = "\z
        The packed matrix lies as the dense A of m16n8k64 for 4-bit types; the CuTe sm_120 \z
        sparse traits agree, and every element falls in its printed span.",
    },
    {
      name = "sp.m16n8k128.b.u4",
      operand = "b",
      figure_only = true,
      types = { "u4", "s4", "e2m1" },
      rows = 128,
      columns = 8,
      elements = 32,
      figures = { 142, 143, 144, 145 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 8) + (i & 0x7) + (32 * (i >> 3)) for bi where i = {0,..,31}
col = groupID
]],
      evidence = "\z
        The CuTe sm_120 sparse traits agree; so does the code ptxas 13.0 makes of the s4 \z
        instruction, run and compared with the direct product. Register r holds the rows of \z
        the r-th figure.",
    },
    {
      name = "sp.m16n8k128.e.u4",
      operand = "e",
      figure_only = true,
      types = { "u4", "s4", "e2m1" },
      rows = 16,
      columns = 16,
      elements = 8,
      selectors = 1,
      figures = { 146, 147 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (threadID_in_group & 0x1))
col = i + (8 * (threadID_in_group >> 1)) for ei where i = {0,..,7}
selector = 0
]],
      evidence = "\z
        CUTLASS metadata reordering for 32-bit words, the CuTe sm_120 metadata layout, and \z
        ptxas 13.0 code for s4, followed nibble by nibble and run against the direct product. \z
        e2m1 rests on the first two.",
    },
  },
}
