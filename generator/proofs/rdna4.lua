-- SPDX-License-Identifier: MIT
-- v_wmma of RDNA4: 16 x 16 x 16, and x 32 of 4 bits, in waves of 32 and of 64 lanes, without copies.
local fragments = {}

local function add(name, operand, types, lanes, rows, columns, row, column)
  fragments[#fragments + 1] = {
    name = ("rdna4.w%d.%s.%s"):format(lanes, name, operand), operand = operand, types = types, lanes = lanes,
    rows = rows, columns = columns, elements = rows * columns // lanes, certainty = "replayed",
    formula = ("row = %s\ncol = %s\n"):format(row, column),
    evidence = "Every place is what AMD's matrix instruction calculator 1.3.2 (matrix_calculator.py) prints for RDNA4.",
  }
end

-- The k of a lane and an element: of 16 bits it is not in the order of the registers.
local outer = "%laneid % 16"
for _, each in ipairs({
  { "b16", { "f16", "bf16" }, 32, 16, "8 * (i / 4) + 4 * (%laneid / 16) + i % 4" },
  { "b16", { "f16", "bf16" }, 64, 16, "8 * (%laneid / 32) + 4 * ((%laneid / 16) % 2) + i" },
  { "b8", { "e4m3", "e5m2", "s8" }, 32, 16, "8 * (%laneid / 16) + i" },
  { "b8", { "e4m3", "e5m2", "s8" }, 64, 16, "8 * ((%laneid / 16) % 2) + 4 * (%laneid / 32) + i" },
  { "k32.b4", { "s4" }, 32, 32, "16 * (%laneid / 16) + i" },
  { "k32.b4", { "s4" }, 64, 32, "16 * ((%laneid / 16) % 2) + 8 * (%laneid / 32) + i" },
}) do
  local name, types, lanes, depth, k = table.unpack(each)
  add(name, "a", types, lanes, 16, depth, outer, k)
  add(name, "b", types, lanes, depth, 16, k, outer)
end
add("b32", "d", { "f32", "s32" }, 32, 16, 16, "8 * (%laneid / 16) + i", outer)
add("b32", "d", { "f32", "s32" }, 64, 16, 16, "8 * ((%laneid / 16) % 2) + 4 * (%laneid / 32) + i", outer)

return { document = "AMD RDNA4 ISA", section = "WMMA", title = "Wave matrix multiply accumulate",
  fragments = fragments }
