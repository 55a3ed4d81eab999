-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.10. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.10",
  title = "mma.m16n8k32",
  fragments = {
    {
      name = "m16n8k32.a.s4",
      operand = "a",
      types = { "s4", "u4" },
      rows = 16,
      columns = 32,
      elements = 16,
      figures = { 87 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where i < 8
 groupID + 8 for ai where i >= 8
col = (threadID_in_group * 8) + (i & 0x7) for ai where i = {0,..,15}
]],
    },
    {
      name = "m16n8k32.a.s8",
      operand = "a",
      types = { "s8", "u8", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1" },
      rows = 16,
      columns = 32,
      elements = 16,
      figures = { 88 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where 0 <= i < 4 || 8 <= i < 12
 groupID + 8 otherwise
col = (threadID_in_group * 4) + (i & 0x3) for ai where i < 8
 (threadID_in_group * 4) + (i & 0x3) + 16 for ai where i >= 8
]],
    },
    {
      name = "m16n8k32.b.s4",
      operand = "b",
      types = { "s4", "u4" },
      rows = 32,
      columns = 8,
      elements = 8,
      figures = { 89 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 8) + (i & 0x7) for bi where i = {0,..,7}
col = groupID
]],
    },
    {
      name = "m16n8k32.b.s8",
      operand = "b",
      types = { "s8", "u8", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1" },
      rows = 32,
      columns = 8,
      elements = 8,
      figures = { 90, 91 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 4) + (i & 0x3) for bi where i < 4
 (threadID_in_group * 4) + (i & 0x3) + 16 for bi where i >= 4
col = groupID
]],
    },
    {
      name = "m16n8k32.c.s32",
      operand = "c",
      types = { "s32", "f32", "f16" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 92 },
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
