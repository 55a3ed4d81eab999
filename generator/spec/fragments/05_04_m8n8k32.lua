-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.4. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.4",
  title = "mma.m8n8k32",
  fragments = {
    {
      name = "m8n8k32.a.s4",
      operand = "a",
      types = { "s4", "u4" },
      rows = 8,
      columns = 32,
      elements = 8,
      figures = { 59 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 8) + i for ai where i = {0,..,7}
]],
    },
    {
      name = "m8n8k32.b.s4",
      operand = "b",
      types = { "s4", "u4" },
      rows = 32,
      columns = 8,
      elements = 8,
      figures = { 60 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 8) + i for bi where i = {0,..,7}
col = groupID
]],
    },
    {
      name = "m8n8k32.c.s32",
      operand = "c",
      types = { "s32" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 61 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 2) + i for ci where i = {0, 1}
]],
    },
  },
}
