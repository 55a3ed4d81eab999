-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.5. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.5",
  title = "mma.m8n8k128",
  fragments = {
    {
      name = "m8n8k128.a.b1",
      operand = "a",
      types = { "b1" },
      rows = 8,
      columns = 128,
      elements = 32,
      figures = { 62 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 32) + i for ai where i = {0,..,31}
]],
    },
    {
      name = "m8n8k128.b.b1",
      operand = "b",
      types = { "b1" },
      rows = 128,
      columns = 8,
      elements = 32,
      figures = { 63 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 32) + i for bi where i = {0,..,31}
col = groupID
]],
    },
    {
      name = "m8n8k128.c.s32",
      operand = "c",
      types = { "s32" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 64 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 2) + i for ci where i = {0, 1}
]],
    },
  },
}
