-- SPDX-License-Identifier: MIT
-- PTX ISA 9.0, section 9.7.14.4.1, gives the number of registers of wmma fragments and says that
-- their contents depend on the chip. What chips hold is written here in the language of the other
-- sections; no formula is from the text.
--   copies   how often an element is held: wmma.load writes all, wmma.mma reads the first
--   chips    the one chip whose fragment it is; nothing: sm_80 and later, and sm_75 where it
--            has no record of its own
-- Shapes m8n8k4, m8n8k32 and m8n8k128 have the fragments of mma (9.7.14.5.2, .4, .5).

local traced = "\z
  Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 \z
  and sm_120, executed by an interpreter; every fragment is two mma fragments."
local mapped = traced .. " Public fragment maps measured on sm_75 and sm_80 agree."
local volta = "\z
  Fragment maps measured on sm_70; the simulator and the paper of Raihan, Goli and Aamodt \z
  (arXiv 1811.08309) agree on A and C, not on B."

local lane = [[
groupID = %laneid >> 2
threadID_in_group = %laneid % 4
]]
-- Groups of eight lanes of sm_70 share an eight of rows and of columns.
local quad = [[
within = (%laneid % 4) + (4 * (%laneid >> 4))
rows_8 = 8 * ((%laneid >> 2) & 1)
cols_8 = 8 * ((%laneid >> 3) & 1)
]]

return {
  document = "PTX ISA 9.0",
  section = "9.7.14.4.1",
  title = "Matrix Fragments for WMMA",
  fragments = {
    {
      name = "wmma.m16n16k16.a.f16",
      operand = "a",
      figure_only = true,
      types = { "f16" },
      rows = 16,
      columns = 16,
      elements = 16,
      copies = 2,
      formula = lane .. [[
row = groupID + (8 * ((i >> 1) & 1))
col = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 2) & 1))
]],
      evidence = mapped,
    },
    {
      name = "wmma.m16n16k16.b.f16",
      operand = "b",
      figure_only = true,
      types = { "f16" },
      rows = 16,
      columns = 16,
      elements = 16,
      copies = 2,
      formula = lane .. [[
row = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1))
col = groupID + (8 * ((i >> 2) & 1))
]],
      evidence = mapped,
    },
    {
      name = "wmma.m16n16k16.a.bf16",
      operand = "a",
      figure_only = true,
      types = { "bf16" },
      rows = 16,
      columns = 16,
      elements = 8,
      formula = lane .. [[
row = groupID + (8 * ((i >> 1) & 1))
col = (threadID_in_group * 2) + (i & 1) + (8 * (i >> 2))
]],
      evidence = mapped,
    },
    {
      name = "wmma.m16n16k16.b.bf16",
      operand = "b",
      figure_only = true,
      types = { "bf16" },
      rows = 16,
      columns = 16,
      elements = 8,
      formula = lane .. [[
row = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1))
col = groupID + (8 * (i >> 2))
]],
      evidence = mapped,
    },
    {
      name = "wmma.m16n16k16.a.u8",
      operand = "a",
      figure_only = true,
      types = { "u8", "s8" },
      rows = 16,
      columns = 16,
      elements = 8,
      formula = lane .. [[
row = groupID + (8 * (i >> 2))
col = (threadID_in_group * 4) + (i & 0x3)
]],
      evidence = traced,
    },
    {
      name = "wmma.m16n16k16.b.u8",
      operand = "b",
      figure_only = true,
      types = { "u8", "s8" },
      rows = 16,
      columns = 16,
      elements = 8,
      formula = lane .. [[
row = (threadID_in_group * 4) + (i & 0x3)
col = groupID + (8 * (i >> 2))
]],
      evidence = traced,
    },
    {
      name = "wmma.m16n16k16.c.f16",
      operand = "c",
      figure_only = true,
      types = { "f16", "f32", "s32" },
      rows = 16,
      columns = 16,
      elements = 8,
      formula = lane .. [[
row = groupID + (8 * ((i >> 1) & 1))
col = (threadID_in_group * 2) + (i & 1) + (8 * (i >> 2))
]],
      evidence = mapped,
    },
    {
      name = "wmma.m16n16k8.a.tf32",
      operand = "a",
      figure_only = true,
      types = { "tf32" },
      rows = 16,
      columns = 8,
      elements = 4,
      formula = lane .. [[
row = groupID + (8 * (i & 1))
col = threadID_in_group + (4 * (i >> 1))
]],
      evidence = mapped,
    },
    {
      name = "wmma.m16n16k8.b.tf32",
      operand = "b",
      figure_only = true,
      types = { "tf32" },
      rows = 8,
      columns = 16,
      elements = 4,
      formula = lane .. [[
row = threadID_in_group + (4 * (i & 1))
col = groupID + (8 * (i >> 1))
]],
      evidence = mapped,
    },
    {
      name = "wmma.m16n16k8.c.f32",
      operand = "c",
      figure_only = true,
      types = { "f32" },
      rows = 16,
      columns = 16,
      elements = 8,
      formula = lane .. [[
row = groupID + (8 * ((i >> 1) & 1))
col = (threadID_in_group * 2) + (i & 1) + (8 * (i >> 2))
]],
      evidence = mapped,
    },
    {
      name = "wmma.m32n8k16.a.f16",
      operand = "a",
      figure_only = true,
      types = { "f16", "bf16" },
      rows = 32,
      columns = 16,
      elements = 16,
      formula = lane .. [[
row = groupID + (8 * ((i >> 1) & 1)) + (16 * (i >> 3))
col = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 2) & 1))
]],
      evidence = traced,
    },
    {
      name = "wmma.m32n8k16.b.f16",
      operand = "b",
      figure_only = true,
      types = { "f16" },
      rows = 16,
      columns = 8,
      elements = 16,
      copies = 4,
      formula = lane .. [[
row = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1))
col = groupID
]],
      evidence = traced,
    },
    {
      name = "wmma.m32n8k16.b.bf16",
      operand = "b",
      figure_only = true,
      types = { "bf16" },
      rows = 16,
      columns = 8,
      elements = 4,
      formula = lane .. [[
row = (threadID_in_group * 2) + (i & 1) + (8 * (i >> 1))
col = groupID
]],
      evidence = traced,
    },
    {
      name = "wmma.m32n8k16.a.u8",
      operand = "a",
      figure_only = true,
      types = { "u8", "s8" },
      rows = 32,
      columns = 16,
      elements = 16,
      formula = lane .. [[
row = groupID + (8 * ((i >> 2) & 1)) + (16 * (i >> 3))
col = (threadID_in_group * 4) + (i & 0x3)
]],
      evidence = traced,
    },
    {
      name = "wmma.m32n8k16.b.u8",
      operand = "b",
      figure_only = true,
      types = { "u8", "s8" },
      rows = 16,
      columns = 8,
      elements = 4,
      formula = lane .. [[
row = (threadID_in_group * 4) + i
col = groupID
]],
      evidence = traced,
    },
    {
      name = "wmma.m32n8k16.c.f16",
      operand = "c",
      figure_only = true,
      types = { "f16", "f32", "s32" },
      rows = 32,
      columns = 8,
      elements = 8,
      formula = lane .. [[
row = groupID + (8 * ((i >> 1) & 1)) + (16 * (i >> 2))
col = (threadID_in_group * 2) + (i & 1)
]],
      evidence = traced,
    },
    {
      name = "wmma.m8n32k16.a.f16",
      operand = "a",
      figure_only = true,
      types = { "f16" },
      rows = 8,
      columns = 16,
      elements = 16,
      copies = 4,
      formula = lane .. [[
row = groupID
col = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1))
]],
      evidence = traced,
    },
    {
      name = "wmma.m8n32k16.a.bf16",
      operand = "a",
      figure_only = true,
      types = { "bf16" },
      rows = 8,
      columns = 16,
      elements = 4,
      formula = lane .. [[
row = groupID
col = (threadID_in_group * 2) + (i & 1) + (8 * (i >> 1))
]],
      evidence = traced,
    },
    {
      name = "wmma.m8n32k16.b.f16",
      operand = "b",
      figure_only = true,
      types = { "f16", "bf16" },
      rows = 16,
      columns = 32,
      elements = 16,
      formula = lane .. [[
row = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 2) & 1))
col = groupID + (8 * ((i >> 1) & 1)) + (16 * (i >> 3))
]],
      evidence = traced,
    },
    {
      name = "wmma.m8n32k16.a.u8",
      operand = "a",
      figure_only = true,
      types = { "u8", "s8" },
      rows = 8,
      columns = 16,
      elements = 4,
      formula = lane .. [[
row = groupID
col = (threadID_in_group * 4) + i
]],
      evidence = traced,
    },
    {
      name = "wmma.m8n32k16.b.u8",
      operand = "b",
      figure_only = true,
      types = { "u8", "s8" },
      rows = 16,
      columns = 32,
      elements = 16,
      formula = lane .. [[
row = (threadID_in_group * 4) + (i & 0x3)
col = groupID + (8 * ((i >> 2) & 1)) + (16 * (i >> 3))
]],
      evidence = traced,
    },
    -- The problem is computed transposed: the accumulator is that of an m16n8 instruction, turned.
    {
      name = "wmma.m8n32k16.c.f16",
      operand = "c",
      figure_only = true,
      types = { "f16", "f32", "s32" },
      rows = 8,
      columns = 32,
      elements = 8,
      formula = lane .. [[
row = (threadID_in_group * 2) + (i & 1)
col = groupID + (8 * ((i >> 1) & 1)) + (16 * (i >> 2))
]],
      evidence = traced,
    },
    {
      name = "wmma.m8n32k16.c.s32.sm_75",
      operand = "c",
      figure_only = true,
      chips = "sm_75",
      types = { "s32" },
      rows = 8,
      columns = 32,
      elements = 8,
      formula = lane .. [[
row = groupID
col = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1)) + (16 * (i >> 2))
]],
      evidence = "Code that ptxas 13.0 makes for sm_75, executed by an interpreter; nobody has measured it (searched November 2026).",
    },
    -- sm_70: the only fragments that depend on the layout in memory. Each element of A is in lanes
    -- l and l + 8, of B in lanes l and l + 4.
    {
      name = "wmma.m16n16k16.a.f16.row.sm_70",
      operand = "a",
      figure_only = true,
      chips = "sm_70",
      layout = "row",
      types = { "f16" },
      rows = 16,
      columns = 16,
      elements = 16,
      copies = 2,
      formula = quad .. [[
row = within + rows_8
col = i
]],
      evidence = volta,
    },
    {
      name = "wmma.m16n16k16.a.f16.col.sm_70",
      operand = "a",
      figure_only = true,
      chips = "sm_70",
      layout = "col",
      types = { "f16" },
      rows = 16,
      columns = 16,
      elements = 16,
      copies = 2,
      formula = quad .. [[
row = (i & 0x3) + (4 * (%laneid >> 4)) + rows_8
col = (%laneid % 4) + (i & 0xc)
]],
      evidence = volta,
    },
    {
      name = "wmma.m16n16k16.b.f16.row.sm_70",
      operand = "b",
      figure_only = true,
      chips = "sm_70",
      layout = "row",
      types = { "f16" },
      rows = 16,
      columns = 16,
      elements = 16,
      copies = 2,
      formula = quad .. [[
row = (%laneid % 4) + (i & 0xc)
col = (i & 0x3) + (4 * (%laneid >> 4)) + cols_8
]],
      evidence = volta,
    },
    {
      name = "wmma.m16n16k16.b.f16.col.sm_70",
      operand = "b",
      figure_only = true,
      chips = "sm_70",
      layout = "col",
      types = { "f16" },
      rows = 16,
      columns = 16,
      elements = 16,
      copies = 2,
      formula = quad .. [[
row = i
col = within + cols_8
]],
      evidence = volta,
    },
    {
      name = "wmma.m16n16k16.c.f16.sm_70",
      operand = "c",
      figure_only = true,
      chips = "sm_70",
      types = { "f16" },
      rows = 16,
      columns = 16,
      elements = 8,
      formula = quad .. [[
row = within + rows_8
col = i + cols_8
]],
      evidence = volta,
    },
    {
      name = "wmma.m16n16k16.c.f32.sm_70",
      operand = "c",
      figure_only = true,
      chips = "sm_70",
      types = { "f32" },
      rows = 16,
      columns = 16,
      elements = 8,
      formula = quad .. [[
row = (%laneid & 1) + (i & 0x2) + (4 * (%laneid >> 4)) + rows_8
col = (i & 1) + (%laneid & 0x2) + (i & 0x4) + cols_8
]],
      evidence = volta,
    },
  },
}
