-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.8. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.8",
  title = "mma.m16n8k16 with floating point type",
  fragments = {
    {
      name = "m16n8k16.a.f16",
      operand = "a",
      types = { "f16", "bf16" },
      rows = 16,
      columns = 16,
      elements = 8,
      figures = { 79 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where 0 <= i < 2 || 4 <= i < 6
 groupID + 8 Otherwise
col = (threadID_in_group * 2) + (i & 0x1) for ai where i < 4
 (threadID_in_group * 2) + (i & 0x1) + 8 for ai where i >= 4
]],
    },
    {
      name = "m16n8k16.a.f64",
      operand = "a",
      types = { "f64" },
      rows = 16,
      columns = 16,
      elements = 8,
      figures = { 80 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where i % 2 = 0
 groupID + 8 Otherwise
col = (i * 2) + threadID_in_group for ai where i % 2 = 0
 (i * 2) - 2 + (threadID_in_group Otherwise
]],
    },
    {
      name = "m16n8k16.b.f16",
      operand = "b",
      types = { "f16", "bf16" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 81 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 2) + (i & 0x1) for bi where i < 2
 (threadID_in_group * 2) + (i & 0x1) + 8 for bi where i >= 2
col = groupID
]],
    },
    {
      name = "m16n8k16.b.f64",
      operand = "b",
      types = { "f64" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 82 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = threadID_in_group + (i * 4) for bi where i < 4
col = groupID
]],
    },
    {
      name = "m16n8k16.c.f32",
      operand = "c",
      types = { "f32", "f16", "f64" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 83 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ci where i < 2
 groupID + 8 for ci where i >= 2
col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}
]],
    },
  },
}
