-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.6.2.7. The text of `formula` under A is as printed;
-- what only a figure shows is written in the same language, with the evidence for it.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.6.2.7",
  title = "sparse mma.m16n8k64 with .u4 / .s4 integer type",
  fragments = {
    {
      name = "sp.m16n8k64.a.u4",
      operand = "a",
      kind = "sparse_a",
      types = { "u4", "s4" },
      rows = 16,
      columns = 64,
      stored = 32,
      elements = 16,
      granularity = "4:8",
      figures = { 138 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where 0 <= i < 8
 groupID + 8 Otherwise
col = [firstcol ... lastcol] // As per the mapping of non-zero elements
 // as described in Sparse matrix storage
Where
firstcol = threadID_in_group * 16
lastcol = firstcol + 15
]],
      stored_formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (i >> 3)) for ai where i = {0,..,15}
col = (threadID_in_group * 8) + (i & 0x7) for ai where i = {0,..,15}
]],
      stored_evidence = "\z
        The packed matrix lies as the dense A of m16n8k32 for 4-bit types; ptxas 13.0 lowers \z
        the instruction in accord, and every element falls in its printed span.",
    },
    {
      name = "sp.m16n8k64.e.u4",
      operand = "e",
      figure_only = true,
      types = { "u4", "s4" },
      rows = 16,
      columns = 8,
      elements = 8,
      selectors = 2,
      figures = { 139 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (threadID_in_group & 0x1))
col = i for ei where i = {0,..,7}
selector = threadID_in_group >> 1
]],
      evidence = "\z
        ptxas 13.0 code followed with one nibble changed at a time for both selectors, and the \z
        whole code run and compared with the direct product.",
    },
  },
}
