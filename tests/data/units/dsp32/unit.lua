-- SPDX-License-Identifier: MIT
-- An invented integer unit of 32 lanes: bytes, own nibbles and single bits.
return {
  name = "dsp32",
  document = "DSP-32 manual, 1",
  types = {
    { name = "n4", kind = "integer", width = 4, sign = 1 },
  },
  fragments = {
    {
      name = "a8",
      section = "1.1",
      operand = "a",
      types = { "s8", "u8" },
      rows = 8,
      columns = 32,
      elements = 8,
      formula = [[
row = %laneid >> 2
col = (%laneid % 4) * 8 + i
]],
    },
    {
      name = "b8",
      section = "1.1",
      operand = "b",
      types = { "s8", "u8" },
      rows = 32,
      columns = 16,
      elements = 16,
      formula = [[
half = %laneid & 0x1
row = 16 * half + i
col = %laneid >> 1
]],
    },
    {
      name = "a4",
      section = "1.2",
      operand = "a",
      types = { "n4", "u4" },
      rows = 8,
      columns = 64,
      elements = 16,
      basis = {
        lane = { { 0, 16 }, { 4, 0 }, { 2, 0 }, { 0, 32 }, { 1, 0 } },
        element = { { 0, 1 }, { 0, 2 }, { 0, 4 }, { 0, 8 } },
      },
    },
    {
      name = "b4",
      section = "1.2",
      operand = "b",
      types = { "n4", "u4" },
      rows = 64,
      columns = 16,
      elements = 32,
      formula = [[
row = 32 * (%laneid & 1) + i
col = %laneid / 2
]],
    },
    {
      name = "a1",
      section = "1.3",
      operand = "a",
      types = { "b1" },
      rows = 8,
      columns = 256,
      elements = 64,
      formula = [[
row = %laneid >> 2
col = (%laneid & 3) * 32 + (i & 31) + 128 * (i >> 5)
]],
    },
    {
      name = "b1",
      section = "1.3",
      operand = "b",
      types = { "b1" },
      rows = 256,
      columns = 16,
      elements = 128,
      formula = [[
row = (%laneid & 1) * 128 + i
col = %laneid >> 1
]],
    },
    {
      name = "c",
      section = "1.4",
      operand = "c",
      types = { "s32" },
      rows = 8,
      columns = 16,
      elements = 4,
      basis = {
        lane = { { 1, 0 }, { 0, 4 }, { 2, 0 }, { 0, 8 }, { 4, 0 } },
        element = { { 0, 2 }, { 0, 1 } },
      },
    },
  },
  instructions = {
    { name = "dot8", section = "2.1", m = 8, n = 16, k = 32, a = "s8", b = "u8", c = "s32", d = "s32", source = "2.1" },
    {
      name = "dot8.clamped",
      section = "2.1",
      m = 8,
      n = 16,
      k = 32,
      a = "u8",
      b = "s8",
      c = "s32",
      d = "s32",
      satfinite = true,
      source = "2.1",
    },
    { name = "dot4", section = "2.2", m = 8, n = 16, k = 64, a = "n4", b = "u4", c = "s32", d = "s32", source = "2.2" },
    {
      name = "bits",
      section = "2.3",
      m = 8,
      n = 16,
      k = 256,
      a = "b1",
      b = "b1",
      c = "s32",
      d = "s32",
      bitop = "xor",
      source = "2.3",
    },
  },
}
