-- SPDX-License-Identifier: MIT
-- Outputs of GPUs that their authors printed, one dot product each.
--   a, b    by k from 0; bits as text, or numbers
--   c, d    of the element
local E = 2.0

local function list(count, value)
  local result = {}
  for k = 1, count do result[k] = value end
  return result
end

-- f16 to f32 by wmma. In the order of the printed file: a, b (four elements each), c; then D by chip.
local details = {
  { "2^-23 + 1", "0002 0000 0000 3c00", "3c00 0000 0000 3c00", "0", ada = "3f800001", rtx = "3f800001" },
  { "2^-24 + 1", "0001 0000 0000 3c00", "3c00 0000 0000 3c00", "0", ada = "3f800000", rtx = "3f800000" },
  { "2^-12 * 2^-12 + 1", "0c00 0000 0000 3c00", "0c00 0000 0000 3c00", "0", ada = "3f800000", rtx = "3f800000" },
  { "2^-23 - 1 + 1", "0002 bc00 0000 3c00", "3c00 3c00 0000 3c00", "0", ada = "34000000", rtx = "34000000" },
  { "2^-24 - 1 + 1", "0001 bc00 0000 3c00", "3c00 3c00 0000 3c00", "0", ada = "33800000", rtx = "33800000" },
  { "2 - 2 + 2^-24", "3c00 0000 bc00 0001", "4000 0000 4000 3c00", "0", ada = "0", rtx = "33800000" },
  { "2^4 - 2^4 + 2^-24", "3c00 0000 bc00 0001", "4c00 0000 4c00 3c00", "0", ada = "0", rtx = "0" },
  { "2^4 - 2^4 + 2^-23", "3c00 0000 bc00 0002", "4c00 0000 4c00 3c00", "0", ada = "0", rtx = "0" },
  { "2^4 - 2^4 + 2^-22", "3c00 0000 bc00 0004", "4c00 0000 4c00 3c00", "0", ada = "0", rtx = "0" },
  { "2^4 - 2^4 + 2^-21", "3c00 0000 bc00 0008", "4c00 0000 4c00 3c00", "0", ada = "0", rtx = "35000000" },
  { "2^4 - 2^4 + 2^-20", "3c00 0000 bc00 0010", "4c00 0000 4c00 3c00", "0", ada = "35800000", rtx = "35800000" },
  { "2^16 - 2^16 + 2^-24", "5c00 0000 dc00 0001", "5c00 0000 5c00 3c00", "0", ada = "0", rtx = "0" },
  { "2^24 - 2^24 + 2^-24", "6c00 0000 ec00 0001", "6c00 0000 6c00 3c00", "0", ada = "0", rtx = "0" },
  { "2^29 - 2^29 + 2^-24", "7400 0000 f400 0001", "7800 0000 7800 3c00", "0", ada = "0", rtx = "0" },
  { "1 - 1 + C 2^-23", "3c00 bc00 0000 0000", "3c00 3c00 0000 0000", "34000000", ada = "34000000", rtx = "34000000" },
  { "1 - 1 + C 2^-24", "3c00 bc00 0000 0000", "3c00 3c00 0000 0000", "33800000", ada = "33800000", rtx = "33800000" },
  { "1 - 1 + C 2^-25", "3c00 bc00 0000 0000", "3c00 3c00 0000 0000", "33000000", ada = "0", rtx = "33000000" },
  { "1 - 1 + C 2^-26", "3c00 bc00 0000 0000", "3c00 3c00 0000 0000", "32800000", ada = "0", rtx = "0" },
  { "1 - 1 + C 2^-40", "3c00 bc00 0000 0000", "3c00 3c00 0000 0000", "2b800000", ada = "0", rtx = "0" },
}

local function words(text)
  local result = {}
  for word in text:gmatch("%x+") do result[#result + 1] = word end
  return result
end

local lookup1980 = "lookup1980/tensor-cores-numerical-behavior"

local function binary16(profile, chip, commit, file)
  local facts = {}
  for k, row in ipairs(details) do
    facts[k] = { row[1], a = words(row[2]), b = words(row[3]), c = row[4], d = row[chip] }
  end
  return { profile = profile, address = ("%s@%s %s"):format(lookup1980, commit, file),
    insn = "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32", facts = facts }
end

local sources = {
  binary16("sm_89", "ada", "6025597", "4090/result-4090-binary16-details.txt"),
  binary16("sm_120", "rtx", "1359ede", "5090/result-5090-binary16-details.txt"),
}

local mma = "mma.sync.aligned.m16n8k32.row.col."
local eight_bit = { { "e4m3.e4m3", "8", "5115f95" }, { "e5m2.e5m2", "8", "5115f95" }, { "e4m3.e5m2", "8", "5115f95" },
  { "e5m2.e4m3", "8", "5115f95" } }
local narrow = { { "e2m3.e2m3", "6", "0fbb6d1" }, { "e3m2.e3m2", "6", "0fbb6d1" }, { "e2m1.e2m1", "4", "0fbb6d1" } }

-- 32 products of 1 and C = 2^25 change it, C = 2^26 they do not; chained once more they do again.
for _, group in ipairs({ { eight_bit, "" }, { narrow, "kind::f8f6f4." } }) do
  for _, pair in ipairs(group[1]) do
    local ones = list(32, 1.0)
    sources[#sources + 1] = { profile = "sm_120", insn = ("%s%sf32.%s.f32"):format(mma, group[2], pair[1]),
      address = ("%s@%s 5090/result-5090-fp%s-reduction-width.txt, -repeat.txt@5115f95"):format(lookup1980, pair[3], pair[2]),
      facts = {
        { "2^25 + 32 * 1", a = ones, b = ones, c = E ^ 25, d = 33554464.0 },
        { "2^26 + 32 * 1", a = ones, b = ones, c = E ^ 26, d = 67108864.0 },
        { "2^25 + 32 * 1 + 32 * 1", a = ones, b = ones, c = 33554464.0, d = 33554496.0 },
      } }
  end
end

-- M - M + epsilon, each four times: the widest window that leaves something, and the extreme products.
local function pattern(pair, bits, large, small, observed, label)
  local a, b = {}, {}
  for group = 0, 3 do
    local k = 4 * group
    a[k + 1], a[k + 2], a[k + 3], a[k + 4] = large[1], -large[1], small[1], 0.0
    b[k + 1], b[k + 2], b[k + 3], b[k + 4] = large[2], large[2], small[2], 0.0
  end
  return { profile = "sm_120", address = ("%s@9b67f7f 5090/result-5090-fp%s-reduction-pattern.txt"):format(lookup1980, bits),
    insn = mma .. (bits == "8" and "" or "kind::f8f6f4.") .. "f32." .. pair .. ".f32",
    facts = { { label, a = a, b = b, c = 0.0, d = observed } } }
end

local MIN <const> = "smallest product"
table.move({
  pattern("e4m3.e4m3", "8", { 448.0, 448.0 }, { E ^ -9, E ^ -9 }, 0.0, MIN),
  pattern("e5m2.e5m2", "8", { 57344.0, 57344.0 }, { E ^ -16, E ^ -16 }, 0.0, MIN),
  pattern("e4m3.e5m2", "8", { 448.0, 57344.0 }, { E ^ -9, E ^ -16 }, 0.0, MIN),
  pattern("e5m2.e4m3", "8", { 57344.0, 448.0 }, { E ^ -16, E ^ -9 }, 0.0, MIN),
  pattern("e2m3.e2m3", "6", { 7.5, 7.5 }, { 0.125, 0.125 }, 0.0625, MIN),
  pattern("e3m2.e3m2", "6", { 28.0, 28.0 }, { 0.0625, 0.0625 }, 0.015625, MIN),
  pattern("e2m1.e2m1", "4", { 6.0, 6.0 }, { 0.5, 0.5 }, 1.0, MIN),
}, 1, 7, #sources + 1, sources)

-- D - C for three products of 1 and C = 2^e.
local nvbench = "Euhedral-Engine/Euhedral@2f49763 docs/nvidia/microbench/RESULTS.md (RTX 5070 Ti, nvbench mma num, test 1)"
local f32_gains = { [8] = 3, [10] = 3, [12] = 3, [16] = 3, [20] = 3, [22] = 3, [23] = 3, [24] = 2, [25] = 0, [26] = 0 }
local f16_gains = { [8] = 3, [10] = 3, [11] = 4, [12] = 4, [13] = 0, [14] = 0, [15] = 0 }

local function sums(insn, gains)
  local facts = {}
  for e = 8, 26 do
    if gains[e] then
      facts[#facts + 1] = { ("2^%d + 3 * 1"):format(e), a = list(3, 1.0), b = list(3, 1.0), c = E ^ e, d = E ^ e + gains[e] }
    end
  end
  return { profile = "sm_120", address = nvbench, insn = "mma.sync.aligned." .. insn, facts = facts }
end

table.move({
  sums("m16n8k16.row.col.f32.f16.f16.f32", f32_gains), sums("m16n8k16.row.col.f32.bf16.bf16.f32", f32_gains),
  sums("m16n8k16.row.col.f16.f16.f16.f16", f16_gains),
  sums("m16n8k32.row.col.f32.e4m3.e4m3.f32", f32_gains), sums("m16n8k32.row.col.f16.e4m3.e4m3.f16", f16_gains),
  sums("m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0", f32_gains),
  sums("m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3", f32_gains),
  sums("m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0", f32_gains),
}, 1, 8, #sources + 1, sources)

-- Without products D is C: 13 fraction bits would leave 40403000.
sources[#sources + 1] = { profile = "sm_90", insn = mma .. "f32.e4m3.e4m3.f32",
  address = "deepseek-ai/DeepGEMM#37, comment of 2025-06-09 (Hopper)",
  facts = { { "no product", a = {}, b = {}, c = "40403017", d = "40403017" } } }

return sources
