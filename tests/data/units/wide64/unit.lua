-- SPDX-License-Identifier: MIT
-- An invented unit of 64 lanes, and 32 of one instruction, with what the PTX ISA has not: wide factors, long rows, those
-- of 16 bits by columns of 8, more than 4096 elements, C and D in different fragments.
return {
  name = "wide64",
  document = "WIDE-64 notes, 1",
  lanes = 64,
  types = {
    { name = "t20", kind = "float", width = 32, sign = 1, exponent = 5, fraction = 14, bias = 15, special = "ieee" },
    { name = "p8", kind = "float", width = 8, sign = 1, exponent = 3, fraction = 4, bias = 4 },
    { name = "j8", kind = "integer", width = 8, sign = 1 },
  },
  fragments = {
    {
      name = "a32",
      section = "2.1",
      operand = "a",
      types = { "f32", "t20" },
      rows = 32,
      columns = 8,
      elements = 4,
      formula = [[
row = %laneid % 32
col = 4 * (%laneid / 32) + i
]],
    },
    {
      name = "b32",
      section = "2.1",
      operand = "b",
      types = { "f32", "t20" },
      rows = 8,
      columns = 32,
      elements = 4,
      formula = [[
row = 4 * (%laneid / 32) + i
col = %laneid % 32
]],
    },
    {
      name = "a8",
      section = "2.2",
      operand = "a",
      types = { "j8", "u8" },
      rows = 32,
      columns = 16,
      elements = 8,
      formula = [[
row = %laneid % 32
col = 8 * (%laneid / 32) + i
]],
    },
    {
      name = "b8",
      section = "2.2",
      operand = "b",
      types = { "j8", "u8" },
      rows = 16,
      columns = 32,
      elements = 8,
      formula = [[
row = 8 * (%laneid / 32) + i
col = %laneid % 32
]],
    },
    {
      name = "c32",
      section = "2.3",
      operand = "c",
      types = { "f32", "s32" },
      rows = 32,
      columns = 32,
      elements = 16,
      formula = [[
row = %laneid % 32
col = 16 * (%laneid / 32) + i
]],
    },
    {
      name = "d32",
      section = "2.3",
      operand = "d",
      types = { "f32", "s32" },
      rows = 32,
      columns = 32,
      elements = 16,
      formula = [[
row = 16 * (%laneid / 32) + i
col = %laneid % 32
]],
    },
    {
      name = "a_long",
      section = "2.4",
      operand = "a",
      types = { "f16" },
      rows = 16,
      columns = 128,
      elements = 32,
      formula = [[
row = %laneid % 16
col = 32 * (%laneid / 16) + i
]],
    },
    {
      name = "b_long",
      section = "2.4",
      operand = "b",
      types = { "f16", "p8" },
      rows = 128,
      columns = 16,
      elements = 32,
      formula = [[
row = 32 * (%laneid / 16) + i
col = %laneid % 16
]],
    },
    {
      name = "c_long",
      section = "2.4",
      operand = "c",
      types = { "f32" },
      rows = 16,
      columns = 16,
      elements = 4,
      formula = [[
row = %laneid % 16
col = 4 * (%laneid / 16) + i
]],
    },
    {
      name = "a_tall",
      section = "2.5",
      operand = "a",
      types = { "f16" },
      rows = 64,
      columns = 16,
      elements = 16,
      formula = [[
row = %laneid
col = i
]],
    },
    {
      name = "b_tall",
      section = "2.5",
      operand = "b",
      types = { "f16" },
      rows = 16,
      columns = 128,
      elements = 32,
      formula = [[
row = i % 16
col = 2 * %laneid + i / 16
]],
    },
    {
      name = "c_tall",
      section = "2.5",
      operand = "c",
      types = { "f32" },
      rows = 64,
      columns = 128,
      elements = 128,
      formula = [[
row = %laneid
col = i
]],
    },
    {
      name = "a_half",
      section = "2.6",
      operand = "a",
      types = { "f16" },
      lanes = 32,
      rows = 16,
      columns = 8,
      elements = 4,
      formula = [[
row = %laneid % 16
col = 4 * (%laneid / 16) + i
]],
    },
    {
      name = "b_half",
      section = "2.6",
      operand = "b",
      types = { "f16" },
      lanes = 32,
      rows = 8,
      columns = 16,
      elements = 4,
      formula = [[
row = 4 * (%laneid / 16) + i
col = %laneid % 16
]],
    },
    {
      name = "c_half",
      section = "2.6",
      operand = "c",
      types = { "f32" },
      lanes = 32,
      rows = 16,
      columns = 16,
      elements = 8,
      formula = [[
row = %laneid % 16
col = 8 * (%laneid / 16) + i
]],
    },
  },
  instructions = {
    {
      name = "w.f32",
      section = "3",
      m = 32,
      n = 32,
      k = 8,
      a = "f32",
      b = "f32",
      c = "f32",
      d = "f32",
      arithmetic = "custom products=1 nan=quiet",
      certainty = "stated",
      source = "WIDE-64 notes 3",
    },
    {
      name = "w.t20",
      section = "3",
      m = 32,
      n = 32,
      k = 8,
      a = "t20",
      b = "t20",
      c = "f32",
      d = "f32",
      arithmetic = "custom products=8 fraction_bits=24 rounding=zero nan=quiet",
      certainty = "stated",
      source = "WIDE-64 notes 3",
    },
    {
      name = "w.j8",
      section = "3",
      m = 32,
      n = 32,
      k = 16,
      a = "j8",
      b = "u8",
      c = "s32",
      d = "s32",
      source = "WIDE-64 notes 3",
    },
    {
      name = "w.long",
      section = "3",
      m = 16,
      n = 16,
      k = 128,
      a = "f16",
      b = "f16",
      c = "f32",
      d = "f32",
      arithmetic = "custom products=8 fraction_bits=24 rounding=zero nan=quiet",
      certainty = "stated",
      fragments = { c = "c_long", d = "c_long" },
      source = "WIDE-64 notes 3",
    },
    {
      name = "w.tall",
      section = "3",
      m = 64,
      n = 128,
      k = 16,
      a = "f16",
      b = "f16",
      c = "f32",
      d = "f32",
      arithmetic = "custom products=8 fraction_bits=24 rounding=zero nan=quiet",
      certainty = "stated",
      fragments = { d = "c_tall" },
      source = "WIDE-64 notes 3",
    },
    {
      name = "w.half",
      section = "3",
      m = 16,
      n = 16,
      k = 8,
      a = "f16",
      b = "f16",
      c = "f32",
      d = "f32",
      arithmetic = "custom products=8 fraction_bits=24 rounding=zero nan=quiet",
      certainty = "stated",
      fragments = { c = "c_half", d = "c_half" },
      source = "WIDE-64 notes 3",
    },
    {
      name = "w.uneven",
      section = "3",
      m = 16,
      n = 16,
      k = 128,
      a = "f16",
      b = "p8",
      c = "f32",
      d = "f32",
      arithmetic = "custom products=8 fraction_bits=24 rounding=zero nan=quiet",
      certainty = "stated",
      fragments = { c = "c_long", d = "c_long" },
      source = "WIDE-64 notes 3",
    },
  },
}
