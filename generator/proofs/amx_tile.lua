-- SPDX-License-Identifier: MIT
-- Tiles of Intel AMX: 16 rows of 64 bytes, all of them configured. A lane is a row of the tile, an element its i-th.
-- B holds groups of k in neighbouring elements (VNNI): 2 of 16 bits, 4 of 8 bits.
local fragments = {}

local function tile(name, operand, types, rows, columns, formula, instruction)
  fragments[#fragments + 1] = {
    name = "amx." .. name, section = instruction, operand = operand, types = types, lanes = 16, rows = rows,
    columns = columns, elements = rows * columns // 16, formula = formula, certainty = "stated",
    evidence = ("The pseudo-code of %s: element k of a row of A meets row k / group of B, element group * n + k %% group.")
      :format(instruction),
    needs = "a tile in place of registers of lanes, and sizes that TILECFG sets",
  }
end

for _, each in ipairs({ { "16", 2, { "bf16", "f16" }, "TDPBF16PS" }, { "8", 4, { "s8", "u8" }, "TDPBSSD" } }) do
  local width, group, types, instruction = table.unpack(each)
  tile(("a.b%s"):format(width), "a", types, 16, 16 * group, "row = %laneid\ncol = i\n", instruction)
  tile(("b.b%s"):format(width), "b", types, 16 * group, 16,
    ("row = %d * %%laneid + i %% %d\ncol = i / %d\n"):format(group, group, group), instruction)
end
tile("d.b32", "d", { "f32", "s32" }, 16, 16, "row = %laneid\ncol = i\n", "TDPBF16PS")

return { document = "Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2",
  section = "TDPBF16PS", title = "Advanced Matrix Extensions", fragments = fragments }
