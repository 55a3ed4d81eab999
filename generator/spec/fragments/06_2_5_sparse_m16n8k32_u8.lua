-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.6.2.5. The text of `formula` under A is as printed;
-- what only a figure shows is written in the same language, with the evidence for it.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.6.2.5",
  title = "sparse mma.m16n8k32 with .u8 / .s8 integer type",
  fragments = {
    {
      name = "sp.m16n8k32.a.u8",
      operand = "a",
      kind = "sparse_a",
      types = { "u8", "s8" },
      rows = 16,
      columns = 32,
      stored = 16,
      elements = 8,
      granularity = "2:4",
      figures = { 128 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where 0 <= i < 4
 groupID + 8 Otherwise
col = [firstcol ... lastcol] // As per the mapping of non-zero elements
 // as described in Sparse matrix storage
Where
firstcol = threadID_in_group * 8
lastcol = firstcol + 7
]],
      stored_formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (i >> 2)) for ai where i = {0,..,7}
col = (threadID_in_group * 4) + (i & 0x3) for ai where i = {0,..,7}
]],
      stored_evidence = "\z
        The packed matrix lies as the dense A of m16n8k16 for 8-bit types; an answer in the \z
        NVIDIA developer forum gives the rule, and every element falls in its printed span.",
    },
    {
      name = "sp.m16n8k32.e.u8",
      operand = "e",
      figure_only = true,
      types = { "u8", "s8" },
      rows = 16,
      columns = 8,
      elements = 8,
      selectors = 2,
      figures = { 129 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (threadID_in_group & 0x1))
col = i for ei where i = {0,..,7}
selector = threadID_in_group >> 1
]],
      evidence = "\z
        A hardware-tested kernel, and ptxas 13.0 code followed with one nibble changed at a \z
        time for both selectors.",
    },
  },
}
