-- SPDX-License-Identifier: MIT
-- PTX ISA 9.0, section 9.7.14.5.16: the fragment of one matrix. Figures 107 and 108 are all that
-- the text gives; the formulas are ours. Matrices follow each other in the registers.
-- Without .trans a row here is a row of memory; with .trans a column is (16 x 8 always is).
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.16",
  title = "Warp-level matrix store instruction: stmatrix",
  fragments = {
    {
      name = "stmatrix.m8n8.a",
      operand = "a",
      figure_only = true,
      types = { "b16" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 107 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 2) + i
]],
      evidence = "The CuTe copy layouts for sm_90.",
    },
    {
      name = "stmatrix.m16n8.a",
      operand = "a",
      figure_only = true,
      types = { "b8" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 108 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (i >> 1))
col = (threadID_in_group * 2) + (i & 0x1)
]],
      evidence = "The CuTe copy layouts for sm_100 and device tests of CubeCL.",
    },
  },
}
