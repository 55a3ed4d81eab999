-- SPDX-License-Identifier: MIT
-- PTX ISA 9.0, section 9.7.14.5.15: the fragment of one matrix. Figures 104 to 106 are all that
-- the text gives; the formulas are ours. Matrices follow each other in the registers.
-- Without .trans a row here is a row of memory; with .trans a column is (16 x 16 always is).
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.15",
  title = "Warp-level matrix load instruction: ldmatrix",
  fragments = {
    {
      name = "ldmatrix.m8n8.d",
      operand = "d",
      figure_only = true,
      types = { "b16" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 104 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 2) + i
]],
      evidence = "The CuTe copy layouts for sm_75.",
    },
    {
      name = "ldmatrix.m16n16.d",
      operand = "d",
      figure_only = true,
      types = { "b8", "b8x16" },
      rows = 16,
      columns = 16,
      elements = 8,
      figures = { 105 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (i >> 2))
col = (threadID_in_group * 4) + (i & 0x3)
]],
      evidence = "\z
        The CuTe copy layouts for sm_100, without the byte permutation that its wrapper adds, and \z
        device tests of CubeCL.",
    },
    {
      name = "ldmatrix.m8n16.d",
      operand = "d",
      figure_only = true,
      types = { "b8x16" },
      rows = 8,
      columns = 16,
      elements = 4,
      figures = { 106 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 4) + i
]],
      evidence = "The CuTe copy layouts for sm_100 and device tests of CubeCL.",
    },
  },
}
