-- SPDX-License-Identifier: MIT
-- PTX ISA 9.4, section 9.7.16.5.15: what 9.4 adds to 05_15_ldmatrix.lua. The formula is ours.
return {
  document = "PTX ISA 9.4",
  section = "9.7.16.5.15",
  title = "Warp-level matrix load instruction: ldmatrix",
  fragments = {
    {
      name = "ldmatrix.m8n16.d.s8",
      operand = "d",
      figure_only = true,
      types = { "s8" },
      rows = 8,
      columns = 16,
      elements = 4,
      figures = { 109 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 4) + i
]],
      evidence = "\z
        A published device probe on sm_90a (ldmatrix_s4_layout.cu, after vLLM PR 50096), which compares every \z
        element of one, two and four matrices.",
    },
  },
}
