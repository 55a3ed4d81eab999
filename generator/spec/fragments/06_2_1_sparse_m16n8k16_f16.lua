-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.6.2.1. The text of `formula` under A is as printed;
-- what only a figure shows is written in the same language, with the evidence for it.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.6.2.1",
  title = "sparse mma.m16n8k16 with .f16 and .bf16 types",
  fragments = {
    {
      name = "sp.m16n8k16.a.f16",
      operand = "a",
      kind = "sparse_a",
      types = { "f16", "bf16" },
      rows = 16,
      columns = 16,
      stored = 8,
      elements = 4,
      granularity = "2:4",
      figures = { 118 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for a0 and a1
 groupID + 8 for a2 and a3
col = [firstcol ... lastcol] // As per the mapping of non-zero elements
 // as described in Sparse matrix storage
Where
firstcol = threadID_in_group * 4
lastcol = firstcol + 3
]],
      stored_formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (i >> 1)) for ai where i = {0,..,3}
col = (threadID_in_group * 2) + (i & 0x1) for ai where i = {0,..,3}
]],
      stored_evidence = "\z
        The packed matrix lies as the dense A of m16n8k8 for 16-bit types; the TVM GPU test \z
        and an answer in the NVIDIA developer forum agree, and every element falls in its \z
        printed span.",
    },
    {
      name = "sp.m16n8k16.e.f16",
      operand = "e",
      figure_only = true,
      types = { "f16", "bf16" },
      rows = 16,
      columns = 4,
      elements = 8,
      selectors = 4,
      figures = { 119 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (i >> 2)) for ei where i = {0,..,7}
col = i & 0x3 for ei where i = {0,..,7}
selector = threadID_in_group
]],
      evidence = "\z
        A GPU test with all four selectors, the TVM GPU test, and ptxas 13.0 code followed \z
        with one nibble changed at a time.",
    },
  },
}
