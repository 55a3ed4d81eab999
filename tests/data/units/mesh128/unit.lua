-- SPDX-License-Identifier: MIT
-- An invented mesh of 128 lanes: f16, and own formats of 6 and of 16 bits.
return {
  name = "mesh128",
  document = "Mesh reference, B",
  lanes = 128,
  types = {
    -- In the middle of a byte.
    { name = "f6", kind = "float", width = 8, shift = 1, sign = 1, exponent = 3, fraction = 2, bias = 2 },
    { name = "t16", kind = "float", width = 16, sign = 1, exponent = 6, fraction = 9, bias = 31, special = "ieee" },
  },
  fragments = {
    {
      name = "a16",
      section = "2",
      operand = "a",
      types = { "f16", "f6" },
      rows = 32,
      columns = 16,
      elements = 4,
      formula = [[
pair = %laneid & 0x3
row = (%laneid >> 2)
col = pair * 2 + (i & 0x1) for ai where i < 2
      pair * 2 + (i & 0x1) + 8 for ai where i >= 2
]],
    },
    {
      name = "b16",
      section = "2",
      operand = "b",
      types = { "f16" },
      rows = 16,
      columns = 32,
      elements = 4,
      formula = [[
where row = (%laneid % 4) * 4 + i
col = %laneid / 4
]],
    },
    {
      name = "a32",
      section = "3",
      operand = "a",
      types = { "f6" },
      rows = 32,
      columns = 32,
      elements = 8,
      -- The bits of the row are those of the lane in the opposite order.
      basis = {
        lane = { { 16, 0 }, { 8, 0 }, { 4, 0 }, { 2, 0 }, { 1, 0 }, { 0, 8 }, { 0, 16 } },
        element = { { 0, 1 }, { 0, 2 }, { 0, 4 } },
      },
    },
    {
      name = "b32",
      section = "3",
      operand = "b",
      types = { "f6" },
      rows = 32,
      columns = 32,
      elements = 8,
      formula = [[
quarter = %laneid % 4
row = (quarter << 3) + (i & 0x3) for bi where i = {0, 1, 2, 3}
      (quarter << 3) + (i & 0x3) + 4 Otherwise
col = %laneid >> 2
]],
    },
    {
      name = "c",
      section = "4",
      operand = "c",
      types = { "f32", "t16" },
      rows = 32,
      columns = 32,
      elements = 8,
      basis = {
        lane = { { 0, 2 }, { 0, 4 }, { 1, 0 }, { 2, 0 }, { 4, 0 }, { 0, 16 }, { 16, 0 } },
        element = { { 0, 1 }, { 8, 0 }, { 0, 8 } },
      },
    },
  },
  instructions = {
    {
      name = "mesh.f16",
      section = "5.1",
      m = 32,
      n = 32,
      k = 16,
      a = "f16",
      b = "f16",
      c = "f32",
      d = "f32",
      arithmetic = "custom products=8 fraction_bits=24 rounding=zero nan=quiet",
      certainty = "stated",
      source = "Mesh reference, 5.1",
    },
    {
      name = "mesh.f6",
      section = "5.2",
      m = 32,
      n = 32,
      k = 32,
      a = "f6",
      b = "f6",
      c = "t16",
      d = "t16",
      arithmetic = "custom products=1 nan=quiet",
      certainty = "stated",
      source = "Mesh reference, 5.2",
    },
    {
      name = "mesh.mixed",
      section = "5.3",
      m = 32,
      n = 32,
      k = 16,
      a = "f6",
      b = "f16",
      c = "f32",
      d = "t16",
      arithmetic = "custom group=8 accumulate=after step_type=f32 product_type=e8m13.ieee nan=quiet",
      certainty = "stated",
      source = "Mesh reference, 5.3",
    },
  },
}
