-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.11. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.11",
  title = "mma.m16n8k64",
  fragments = {
    {
      name = "m16n8k64.a.s4",
      operand = "a",
      types = { "s4", "u4", "e2m1" },
      rows = 16,
      columns = 64,
      elements = 32,
      figures = { 93 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where 0 <= i < 8 || 16 <= i < 24
 groupID + 8 otherwise
col = (threadID_in_group * 8) + (i & 0x7) for ai where i < 16
 (threadID_in_group * 8) + (i & 0x7) + 32 for ai where i >= 16
]],
    },
    {
      name = "m16n8k64.b.s4",
      operand = "b",
      types = { "s4", "u4", "e2m1" },
      rows = 64,
      columns = 8,
      elements = 16,
      figures = { 94, 95 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 8) + (i & 0x7) for bi where i < 8
 (threadID_in_group * 8) + (i & 0x7) + 32 for bi where i >= 8
col = groupID
]],
    },
    {
      name = "m16n8k64.c.s32",
      operand = "c",
      types = { "s32", "f32" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 96 },
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
