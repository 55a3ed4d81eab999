-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.12. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.12",
  title = "mma.m16n8k128",
  fragments = {
    {
      name = "m16n8k128.a.b1",
      operand = "a",
      types = { "b1" },
      rows = 16,
      columns = 128,
      elements = 64,
      figures = { 97 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for ai where i < 32
 groupID + 8 for ai where i >= 32
col = (threadID_in_group * 32) + (i & 0x1F) for ai where i = {0, ...,63}
]],
    },
    {
      name = "m16n8k128.b.b1",
      operand = "b",
      types = { "b1" },
      rows = 128,
      columns = 8,
      elements = 32,
      figures = { 98 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 32) + i for bi where i = {0,...,31}
col = groupID
]],
    },
    {
      name = "m16n8k128.c.s32",
      operand = "c",
      types = { "s32" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 99 },
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
