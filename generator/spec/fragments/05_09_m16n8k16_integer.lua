-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.9. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.9",
  title = "mma.m16n8k16 with integer type",
  fragments = {
    {
      name = "m16n8k16.a.u8",
      operand = "a",
      types = { "u8", "s8", "e4m3", "e5m2" },
      rows = 16,
      columns = 16,
      elements = 8,
      figures = { 84 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where i < 4
 groupID + 8 for ai where i >= 4
col = (threadID_in_group * 4) + (i & 0x3) for ai where i = {0,..,7}
]],
    },
    {
      name = "m16n8k16.b.u8",
      operand = "b",
      types = { "u8", "s8", "e4m3", "e5m2" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 85 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 4) + i for bi where i = {0,..,3}
col = groupID
]],
    },
    {
      name = "m16n8k16.c.s32",
      operand = "c",
      types = { "s32", "f32", "f16" },
      rows = 16,
      columns = 8,
      -- The table lists c0, c1, c1, c2 for f16.
      elements = 4,
      figures = { 86 },
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
