-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.6.2.3. The text of `formula` under A is as printed;
-- what only a figure shows is written in the same language, with the evidence for it.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.6.2.3",
  title = "sparse mma.m16n8k16 with .tf32 floating point type",
  fragments = {
    {
      name = "sp.m16n8k16.a.tf32",
      operand = "a",
      kind = "sparse_a",
      types = { "tf32" },
      rows = 16,
      columns = 16,
      stored = 8,
      elements = 4,
      granularity = "1:2",
      figures = { 123 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for a0 and a2
 groupID + 8 for a1 and a3
col = [firstcol ... lastcol] // As per the mapping of non-zero elements
 // as described in Sparse matrix storage
Where
firstcol = threadID_in_group * 2 for a0 and a1
 (threadID_in_group * 2) + 8 for a2 and a3
lastcol = firstcol + 1
]],
      stored_formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (i & 0x1)) for ai where i = {0,..,3}
col = threadID_in_group + (4 * (i >> 1)) for ai where i = {0,..,3}
]],
      stored_evidence = "\z
        The packed matrix lies as the dense A of m16n8k8 for tf32; an answer in the NVIDIA \z
        developer forum gives the rule, and every element falls in its printed span.",
    },
    {
      name = "sp.m16n8k16.b.tf32",
      operand = "b",
      figure_only = true,
      types = { "tf32" },
      rows = 16,
      columns = 8,
      -- The table puts four elements in each register; a register holds one.
      elements = 4,
      figures = { 124 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = threadID_in_group + (4 * i) for bi where i = {0,..,3}
col = groupID
]],
      evidence = "\z
        The document shows the same picture for m16n8k16 f64 B (Figure 82) and prints this \z
        formula there.",
    },
    {
      name = "sp.m16n8k16.e.tf32",
      operand = "e",
      figure_only = true,
      types = { "tf32" },
      rows = 16,
      columns = 8,
      elements = 8,
      selectors = 2,
      figures = { 125 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (i >> 2)) for ei where i = {0,..,7}
col = (4 * (threadID_in_group & 0x1)) + (i & 0x3) for ei where i = {0,..,7}
selector = threadID_in_group >> 1
]],
      evidence = "CUTLASS metadata reordering for 16-bit words and the TileLang layout.",
    },
  },
}
