-- SPDX-License-Identifier: MIT
-- Arm SME: the ZA array, and the vectors of an outer product. A lane of ZA is a vector of the array (SVL / 8 of them);
-- slices of the tiles of a size take turns, so that `product` is the number of the tile. The vectors of a widening
-- FMOPA hold 2 (16 bits) or 4 (8 bits) neighbours in k: one lane, whose element i is the i-th.
local fragments = {}

local function add(record)
  record.certainty = "stated"
  record.needs = "a vector length that is a parameter: here are records of three"
  fragments[#fragments + 1] = record
end

for _, svl in ipairs({ 128, 256, 512 }) do
  for _, size in ipairs({ { "h", 16, { "f16", "bf16" } }, { "s", 32, { "f32", "s32" } }, { "d", 64, { "f64" } } }) do
    local letter, bits, types = table.unpack(size)
    local tiles = bits // 8
    add({
      name = ("sme.svl%d.za.%s"):format(svl, letter), operand = "d", types = types, lanes = svl // 8,
      rows = svl // bits, columns = svl // bits, elements = svl // bits, products = tiles,
      product = ("%%laneid %% %d"):format(tiles), formula = ("row = %%laneid / %d\ncol = i\n"):format(tiles),
      evidence = "Every place is that of ZAhslice_read of sail-arm (v8_base.sail of arm-v9.4-a).",
    })
  end
  for _, group in ipairs({ 2, 4 }) do
    local k, types, outer = group, group == 2 and { "f16", "bf16" } or { "s8", "u8" }, svl // 32
    local formula = ("outer = i / %d\nk = i %% %d\n"):format(group, group)
    local evidence = ("Every place is that of widening %s of sail-arm (instrs64_sme.sail of arm-v9.4-a): %d * outer + k.")
      :format(group == 2 and "FMOPA and BFMOPA" or "SMOPA", group)
    add({ name = ("sme.svl%d.zn.%dway"):format(svl, group), section = "FMOPA", operand = "a", types = types, lanes = 1,
      rows = outer, columns = k, elements = outer * k, evidence = evidence,
      formula = formula .. "row = outer\ncol = k\n" })
    add({ name = ("sme.svl%d.zm.%dway"):format(svl, group), section = "FMOPA", operand = "b", types = types, lanes = 1,
      rows = k, columns = outer, elements = outer * k, evidence = evidence,
      formula = formula .. "row = k\ncol = outer\n" })
  end
end

return { document = "Arm Architecture Reference Manual, DDI 0487", section = "ZA tiles",
  title = "ZA array and tiles of SME", fragments = fragments }
