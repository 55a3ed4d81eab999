-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.3. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.3",
  title = "mma.m8n8k16",
  fragments = {
    {
      name = "m8n8k16.a.s8",
      operand = "a",
      types = { "s8", "u8" },
      rows = 8,
      columns = 16,
      elements = 4,
      figures = { 56 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 4) + i for ai where i = {0,..,3}
]],
    },
    {
      name = "m8n8k16.b.s8",
      operand = "b",
      types = { "s8", "u8" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 57 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 4) + i for bi where i = {0,..,3}
col = groupID
]],
    },
    {
      name = "m8n8k16.c.s32",
      operand = "c",
      types = { "s32" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 58 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 2) + i for ci where i = {0, 1}
]],
    },
  },
}
