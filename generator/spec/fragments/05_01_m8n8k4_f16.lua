-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.1. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.1",
  title = "mma.m8n8k4 with .f16 floating point type",
  fragments = {
    {
      name = "m8n8k4.a.f16.row",
      operand = "a",
      types = { "f16" },
      rows = 8,
      columns = 4,
      elements = 4,
      products = 4,
      layout = "row",
      -- The lanes of each computation: the first table of 9.7.14.5.1; computation 1 is product 0.
      product = "(%laneid >> 2) & 0b11",
      figures = { 46 },
      formula = [[
row = %laneid % 4 if %laneid < 16
 (%laneid % 4) + 4 otherwise
col = i for ai where i = {0,..,3}
]],
    },
    {
      name = "m8n8k4.a.f16.col",
      operand = "a",
      types = { "f16" },
      rows = 8,
      columns = 4,
      elements = 4,
      products = 4,
      layout = "col",
      -- The lanes of each computation: the first table of 9.7.14.5.1; computation 1 is product 0.
      product = "(%laneid >> 2) & 0b11",
      figures = { 47 },
      formula = [[
row = i % 4 for ai where i = {0,..,3} if %laneid < 16
 (i % 4) + 4 for ai where i = {0,..,3} otherwise
col = %laneid % 4
]],
    },
    {
      name = "m8n8k4.b.f16.row",
      operand = "b",
      types = { "f16" },
      rows = 4,
      columns = 8,
      elements = 4,
      products = 4,
      layout = "row",
      -- The lanes of each computation: the first table of 9.7.14.5.1; computation 1 is product 0.
      product = "(%laneid >> 2) & 0b11",
      figures = { 48 },
      formula = [[
row = %laneid % 4
col = i for bi where i = {0,..,3} if %laneid < 16
 i+4 for bi where i = {0,..,3} otherwise
]],
    },
    {
      name = "m8n8k4.b.f16.col",
      operand = "b",
      types = { "f16" },
      rows = 4,
      columns = 8,
      elements = 4,
      products = 4,
      layout = "col",
      -- The lanes of each computation: the first table of 9.7.14.5.1; computation 1 is product 0.
      product = "(%laneid >> 2) & 0b11",
      figures = { 49 },
      formula = [[
row = i for bi where i = {0,..,3}
col = %laneid % 4 if %laneid < 16
 (%laneid % 4) + 4 otherwise
]],
    },
    {
      name = "m8n8k4.c.f16",
      operand = "c",
      types = { "f16" },
      rows = 8,
      columns = 8,
      elements = 8,
      products = 4,
      -- The lanes of each computation: the first table of 9.7.14.5.1; computation 1 is product 0.
      product = "(%laneid >> 2) & 0b11",
      figures = { 50 },
      formula = [[
row = %laneid % 4 if %laneid < 16
 (%laneid % 4) + 4 otherwise
col = i for ci where i = {0,..,7}
]],
    },
    {
      name = "m8n8k4.c.f32",
      operand = "c",
      types = { "f32" },
      rows = 8,
      columns = 8,
      elements = 8,
      products = 4,
      -- The lanes of each computation: the first table of 9.7.14.5.1; computation 1 is product 0.
      product = "(%laneid >> 2) & 0b11",
      figures = { 51, 52 },
      formula = [[
row = X if %laneid < 16
 X + 4 otherwise
 where X = (%laneid & 0b1) + (i & 0b10) for ci where i = {0,..,7}
col = (i & 0b100) + (%laneid & 0b10) + (i & 0b1) for ci where i = {0,..,7}
]],
    },
  },
}
