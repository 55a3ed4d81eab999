-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.6.2.4. The text of `formula` under A is as printed;
-- what only a figure shows is written in the same language, with the evidence for it.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.6.2.4",
  title = "sparse mma.m16n8k8 with .tf32 floating point type",
  fragments = {
    {
      name = "sp.m16n8k8.a.tf32",
      operand = "a",
      kind = "sparse_a",
      types = { "tf32" },
      rows = 16,
      columns = 8,
      stored = 4,
      elements = 2,
      granularity = "1:2",
      figures = { 126 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for a0
 groupID + 8 for a1
col = [firstcol ... lastcol] // As per the mapping of non-zero elements
 // as described in Sparse matrix storage
Where
firstcol = threadID_in_group * 2
lastcol = firstcol + 1
]],
      stored_formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * i) for ai where i = {0, 1}
col = threadID_in_group
]],
      stored_evidence = "\z
        The packed matrix lies as the dense A of m16n8k4 for tf32; an answer in the NVIDIA \z
        developer forum gives the rule, and every element falls in its printed span.",
    },
    {
      name = "sp.m16n8k8.e.tf32",
      operand = "e",
      figure_only = true,
      types = { "tf32" },
      rows = 16,
      columns = 4,
      elements = 8,
      selectors = 4,
      figures = { 127 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (i >> 2)) for ei where i = {0,..,7}
col = i & 0x3 for ei where i = {0,..,7}
selector = threadID_in_group
]],
      evidence = "\z
        The rule of m16n8k16 f16 with tf32 as two 16-bit halves; a software simulator agrees. \z
        No hardware test seen.",
    },
  },
}
