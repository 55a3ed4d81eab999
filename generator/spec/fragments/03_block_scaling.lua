-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.3: which lane and byte hold a scale factor.
-- The text describes the selectors in words and Figures 43 to 45, the last of which both operands share; the formulas
-- are ours.
-- A row of scale-a-data is a row of scale_A, its columns the four bytes of a register; the
-- selector is thread-id. byte-id and .scale_vec_size choose among the bytes.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.3",
  title = "Block Scaling",
  fragments = {
    {
      name = "m16.scale_a.ue8m0",
      operand = "scale_a",
      figure_only = true,
      types = { "ue8m0", "ue4m3" },
      rows = 16,
      columns = 4,
      elements = 4,
      selectors = 2,
      figures = { 43, 45 },
      shared = { 45 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID + (8 * (threadID_in_group & 0x1))
col = i
selector = threadID_in_group >> 1
]],
      evidence = "\z
        The text gives the thread pair; CuTe's scale factor layout for sm_120 and device tests over \z
        all selectors give the row of each thread of the pair.",
    },
    {
      name = "n8.scale_b.ue8m0",
      operand = "scale_b",
      figure_only = true,
      types = { "ue8m0", "ue4m3" },
      rows = 4,
      columns = 8,
      elements = 4,
      selectors = 4,
      figures = { 44, 45 },
      shared = { 45 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = i
col = groupID
selector = threadID_in_group
]],
      evidence = "The text, CuTe's scale factor layout for sm_120, and device tests over all selectors.",
    },
  },
}
