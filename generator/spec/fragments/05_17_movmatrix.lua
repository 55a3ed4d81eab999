-- SPDX-License-Identifier: MIT
-- PTX ISA 9.0, section 9.7.14.5.17, Figures 109 and 110; the formulas are ours. Figure 110 shows
-- the result as columns of the source: the transposed matrix has the layout of the source.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.17",
  title = "Warp-level matrix transpose instruction: movmatrix",
  fragments = {
    {
      name = "movmatrix.m8n8.a",
      operand = "a",
      figure_only = true,
      types = { "b16" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 109 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 2) + i
]],
      evidence = "The movmatrix test of ZLUDA; ptxas uses the instruction inside wmma with this meaning.",
    },
    {
      name = "movmatrix.m8n8.d",
      operand = "d",
      figure_only = true,
      types = { "b16" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 110 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 2) + i
]],
      evidence = "The movmatrix test of ZLUDA; ptxas uses the instruction inside wmma with this meaning.",
    },
  },
}
