-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.13. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.13",
  title = "mma.m16n8k256",
  fragments = {
    {
      name = "m16n8k256.a.b1",
      operand = "a",
      types = { "b1" },
      rows = 16,
      columns = 256,
      elements = 128,
      figures = { 100 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where 0 <= i < 32 || 64 <= i < 96
 groupID + 8 otherwise
col = (threadID_in_group * 32) + i for ai where i < 64
 (threadID_in_group * 32) + (i & 0x1F) + 128 for ai where i >= 64
]],
    },
    {
      name = "m16n8k256.b.b1",
      operand = "b",
      types = { "b1" },
      rows = 256,
      columns = 8,
      elements = 64,
      figures = { 101, 102 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 32) + (i & 0x1F) for bi where i < 32
 (threadID_in_group * 32) + (i & 0x1F) + 128 for bi where i >= 32
col = groupID
]],
    },
    {
      name = "m16n8k256.c.s32",
      operand = "c",
      types = { "s32" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 103 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ci where i < 2
 groupID + 8 for ci where i >= 2
col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0, 1, 2, 3}
]],
    },
  },
}
