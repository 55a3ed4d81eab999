-- SPDX-License-Identifier: MIT
-- Transcription of PTX ISA 9.0, section 9.7.14.5.7. Formula text as printed.
return {
  document = "PTX ISA 9.0",
  section = "9.7.14.5.7",
  title = "mma.m16n8k8",
  fragments = {
    {
      name = "m16n8k8.a.f16",
      operand = "a",
      types = { "f16", "bf16" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 71 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for a0 and a1
 groupID + 8 for a2 and a3
col = threadID_in_group * 2 + (i & 0x1) for ai where i = {0,..,3}
]],
    },
    {
      name = "m16n8k8.a.tf32",
      operand = "a",
      types = { "tf32" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 72 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for a0 and a2
 groupID + 8 for a1 and a3
col = threadID_in_group for a0 and a1
 threadID_in_group + 4 for a2 and a3
]],
    },
    {
      name = "m16n8k8.a.f64",
      operand = "a",
      types = { "f64" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 73 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for a0 and a2
 groupID + 8 for a1 and a3
col = threadID_in_group for a0 and a1
 threadID_in_group + 4 for a2 and a3
]],
    },
    {
      name = "m16n8k8.b.f16",
      operand = "b",
      types = { "f16", "bf16" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 74 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = (threadID_in_group * 2) + i for bi where i = {0, 1}
col = groupID
]],
    },
    {
      name = "m16n8k8.b.tf32",
      operand = "b",
      types = { "tf32" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 75 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = threadID_in_group for b0
 threadID_in_group + 4 for b1
col = groupID
]],
    },
    {
      name = "m16n8k8.b.f64",
      operand = "b",
      types = { "f64" },
      rows = 8,
      columns = 8,
      elements = 2,
      figures = { 76 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = threadID_in_group for b0
 threadID_in_group + 4 for b1
col = groupID
]],
    },
    {
      name = "m16n8k8.c.f16",
      operand = "c",
      types = { "f16", "f32" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 77 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for c0 and c1
 groupID + 8 for c2 and c3
col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}
]],
    },
    {
      name = "m16n8k8.c.f64",
      operand = "c",
      types = { "f64" },
      rows = 16,
      columns = 8,
      elements = 4,
      figures = { 78 },
      formula = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
row = groupID for c0 and c1
 groupID + 8 for c2 and c3
col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}
]],
    },
  },
}
