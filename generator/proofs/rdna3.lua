-- SPDX-License-Identifier: MIT
-- v_wmma of RDNA3: 16 x 16 x 16, in waves of 32 and of 64 lanes. Every row of A and every column of B is in two lanes,
-- in a wave of 64 in four.
local fragments = {}

for _, lanes in ipairs({ 32, 64 }) do
  local function add(operand, types, elements, copies, formula)
    fragments[#fragments + 1] = {
      name = ("rdna3.w%d.%s"):format(lanes, operand), operand = operand, types = types, lanes = lanes, rows = 16,
      columns = 16, elements = elements, copies = copies, formula = formula, certainty = "replayed",
      evidence = "Every place is what AMD's matrix instruction calculator 1.3.2 (matrix_calculator.py) prints for RDNA3.",
    }
  end
  add("a", { "f16", "bf16", "s8", "s4" }, 16, lanes // 16, "row = %laneid % 16\ncol = i\n")
  add("b", { "f16", "bf16", "s8", "s4" }, 16, lanes // 16, "row = i\ncol = %laneid % 16\n")
  add("d", { "f32", "s32" }, 256 // lanes, 1,
    ("row = %d * i + %%laneid / 16\ncol = %%laneid %% 16\n"):format(lanes // 16))
end

return { document = "AMD RDNA3 ISA", section = "WMMA", title = "Wave matrix multiply accumulate",
  fragments = fragments }
