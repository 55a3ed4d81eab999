-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.6. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.6",
  title = "mma.m16n8k4",
  fragments = {
    {
      name = "m16n8k4.a.tf32",
      operand = "a",
      types = { "tf32" },
      rows = 16,
      columns = 4,
      elements = 2,
      figures = { 65 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for a0
 groupID + 8 for a1
col = threadID_in_group
]],
    },
    {
      name = "m16n8k4.a.f64",
      operand = "a",
      types = { "f64" },
      rows = 16,
      columns = 4,
      elements = 2,
      figures = { 66 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for a0
 groupID + 8 for a1
col = threadID_in_group
]],
    },
    {
      name = "m16n8k4.b.tf32",
      operand = "b",
      types = { "tf32" },
      rows = 4,
      columns = 8,
      elements = 1,
      figures = { 67 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = threadID_in_group
col = groupID
]],
    },
    {
      name = "m16n8k4.b.f64",
      operand = "b",
      types = { "f64" },
      rows = 4,
      columns = 8,
      elements = 1,
      figures = { 68 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = threadID_in_group
col = groupID
]],
    },
    {
      name = "m16n8k4.c.f32",
      operand = "c",
      types = { "f32" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 69 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for c0 and c1
 groupID + 8 for c2 and c3
col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}
]],
    },
    {
      name = "m16n8k4.c.f64",
      operand = "c",
      types = { "f64" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 70 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for c0 and c1
 groupID + 8 for c2 and c3
col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}
]],
    },
  },
}
