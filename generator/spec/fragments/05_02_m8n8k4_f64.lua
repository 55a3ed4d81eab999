-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.2. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.2",
  title = "mma.m8n8k4 with .f64 floating point type",
  fragments = {
    {
      name = "m8n8k4.a.f64",
      operand = "a",
      types = { "f64" },
      rows = 8,
      columns = 4,
      elements = 1,
      figures = { 53 },
      formula = [[
row = %laneid >> 2
col = %laneid % 4
]],
    },
    {
      name = "m8n8k4.b.f64",
      operand = "b",
      types = { "f64" },
      rows = 4,
      columns = 8,
      elements = 1,
      figures = { 54 },
      formula = [[
row = %laneid % 4
col = %laneid >> 2
]],
    },
    {
      name = "m8n8k4.c.f64",
      operand = "c",
      types = { "f64" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 55 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID
col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0, 1}
]],
    },
  },
}
