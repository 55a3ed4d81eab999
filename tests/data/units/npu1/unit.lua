-- SPDX-License-Identifier: MIT
-- An invented accelerator: D = A * B + C of 16 x 16 x 32, on 64 lanes.
return {
  name = "npu1",
  document = "NPU-1 handbook, 0.3",
  lanes = 64,
  types = {
    { name = "q8", kind = "float", width = 8, sign = 1, exponent = 3, fraction = 4, bias = 4, special = "nan" },
  },
  fragments = {
    {
      name = "a",
      section = "4.1",
      operand = "a",
      types = { "q8" },
      rows = 16,
      columns = 32,
      elements = 8,
      formula = [[
row = %laneid % 16
col = 8 * (%laneid / 16) + i for ai where i = {0,..,7}
]],
    },
    {
      name = "b",
      section = "4.1",
      operand = "b",
      types = { "q8" },
      rows = 32,
      columns = 16,
      elements = 8,
      formula = [[
row = 8 * (%laneid / 16) + i for bi where i = {0,..,7}
col = %laneid % 16
]],
    },
    {
      name = "d",
      section = "4.1",
      operand = "c",
      types = { "f32" },
      rows = 16,
      columns = 16,
      elements = 4,
      -- Of each bit of the lane and of the element, from the lowest up: what it adds to { row, column }.
      basis = {
        lane = { { 1, 0 }, { 2, 0 }, { 4, 0 }, { 8, 0 }, { 0, 1 }, { 0, 2 } },
        element = { { 0, 4 }, { 0, 8 } },
      },
    },
  },
  instructions = {
    {
      name = "matmul.q8",
      section = "4.2",
      m = 16,
      n = 16,
      k = 32,
      a = "q8",
      b = "q8",
      c = "f32",
      d = "f32",
      arithmetic = "custom adder=neighbours fraction_bits=14 align=down partial=cut nan=quiet zero_sign=plus",
      certainty = "stated",
      source = "NPU-1 handbook 4.3",
    },
  },
}
