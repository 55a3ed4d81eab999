-- SPDX-License-Identifier: MIT
-- What is open about the arithmetic, and what each answer of silicon would mean.
--
-- { name, title, probes, verdicts }; a verdict { {probe = bits, ...}, meaning } holds when all its
-- probes gave these bits; the first that holds is printed. `arithmetic` in a meaning is the row of
-- the profile in generator/spec/arithmetic.lua and of tests/models/reference/profiles.lua.

local function scan(first, last)
  local list = {}
  for e = first, last do list[#list + 1] = "Q10-" .. e end
  return list
end

local function with(list, ...)
  local all = { table.unpack(list) }
  for _, name in ipairs { ... } do all[#all + 1] = name end
  return all
end

-- Q10: the smallest bit that counts, for each step of the scan.
local function floors()
  local list = {}
  for e = 154, 161 do
    list[#list + 1] = {
      { ["Q10-" .. e] = "00000000", ["Q10-" .. e + 1] = "00000001" },
      ("the last bit kept is 2^-%d: floor %d if F is 24, %d if F is 25"):format(e, 24 - e, 25 - e),
    }
  end
  return list
end

return {
  { "Q1", "exponent floor of f16 accumulation", { "V21a", "V21b", "V21c", "V21d", "Q1c", "Q1d" }, {
    { { V21c = "0001", V21d = "0000" }, "floor -21, 4 - F with F = 25: as sm_90 has it" },
    { { V21c = "0001", V21d = "0001" }, "floor -22 or lower, 3 - F with F = 25: lower it by one" },
    { { V21b = "0001", V21c = "0000" }, "floor -20 with F = 25, or -21 with F = 24: raise it" },
    { { V21a = "0001", V21b = "0000" }, "floor -20 with F = 24, 4 - F: as sm_75 to sm_89 have it" },
  } },
  { "Q2", "fp8 mma with f32 D", { "V28", "V29", "V30", "V31", "V32" }, {
    { { V29 = "3F800001", V31 = "00000000", V30 = "3F800000" },
      "two halves by k % 4 from zero, then C added to nearest: the sequence of sm_90 and sm_100" },
    { { V29 = "3F800000", V31 = "3F800000" }, "C in one fused sum of all products: as sm_120" },
    { { V29 = "3F800000", V32 = "3F800000" }, "C in the sum, 13 fraction bits: as sm_89" },
    { { V29 = "3F800000" }, "C enters the fused sum, but products are split" },
    { { V31 = "3F800000" }, "C added to nearest, but the split is not by k % 4" },
  } },
  { "Q3", "subnormals: exponent of the field or of the value", { "V19", "Q3b", "Q3t", "V44" }, {
    { { V19 = "33800000", Q3b = "2F000000", Q3t = "2D800000", V44 = "00000001" },
      "operands and C keep the exponent of their field: as every profile has it" },
    { { V19 = "33800080", Q3b = "2F000004", Q3t = "2D800008" }, "subnormal operands are normalised first" },
    { { V19 = "33800000", V44 = "00000000" }, "operands keep the field's exponent, C is normalised" },
    { { V19 = "33800080" }, "f16 operands are normalised first; see Q3b and Q3t for the other types" },
  } },
  { "Q4", "sign of a zero that comes from underflow", { "V45", "V46", "V26", "Q4p", "Q4z" }, {
    { { V45 = "80000000", V46 = "8000", V26 = "00000000", Q4p = "00000000", Q4z = "00000000" },
      "underflow keeps the sign, a sum of zero is +0: as every profile has it" },
    { { V45 = "00000000", V46 = "0000", V26 = "00000000" }, "every zero is +0: underflow loses its sign" },
    { { V45 = "80000000", V46 = "0000" }, "f32 keeps the sign, f16 does not" },
    { { V45 = "00000000", V46 = "8000" }, "f16 keeps the sign, f32 does not" },
    { { V26 = "80000000" }, "zeros follow the sign rules of IEEE 754" },
  } },
  { "Q5", "products per chunk in sparse mma", { "V42", "Q5t", "V43" }, {
    { { V42 = "3F800000", Q5t = "3F800000", V43 = "3F800000" },
      "32 bytes of stored elements per chunk: as sm_90 and later have it" },
    { { V42 = "00000000", Q5t = "00000000", V43 = "3F800000" },
      "sm_80, sm_89: 16 bytes of stored elements per chunk, as they have it; sm_90 and later: "
        .. "chunks of the logical k" },
    { { V42 = "00000000", V43 = "00000000" }, "chunks of 8 in the logical k" },
    { { V42 = "3F800000", Q5t = "00000000" }, "f16 takes 16 stored elements per chunk, tf32 fewer than 8" },
  } },
  { "Q6", "wmma of tf32", { "V13", "V14" }, {
    { { V14 = "00000000" }, "two chunks of 4: as every profile has it" },
    { { V14 = "3F800000" }, "one chunk of 8" },
  } },
  { "Q7", "where .satfinite clamps", { "V40", "V41", "Q7s", "Q7h", "Q7p" }, {
    { { V41 = "7FFFFFFF", Q7s = "80000000" }, "once, at the end: as every profile has it" },
    { { V41 = "7FFFF9BF" }, "inside too: the sum is clamped before all products are in" },
    { { Q7s = "80000640" }, "inside too: the sum is clamped before all products are in" },
  } },
  { "Q8", "tf32: which bits are seen before truncation", { "V27", "V47", "Q8z", "Q8i" }, {
    { { V47 = "7F800000", Q8z = "00000000", Q8i = "7FFFFFFF" },
      "13 bits are dropped first, then numbers are classified: as every profile has it" },
    { { V47 = "7FFFFFFF", Q8i = "7F800000" }, "NaN and zero are seen in all 32 bits" },
    { { V47 = "7FFFFFFF" }, "NaN is seen in all 32 bits, zero in 19" },
    { { V27 = "3F802000" }, "operands are rounded, not truncated" },
  } },
  { "Q9", "a zero product and the alignment", { "V17", "V18" }, {
    { { V17 = "35808000", V18 = "35808000" }, "a zero never raises it: as every profile has it" },
    { { V17 = "35800000" }, "the exponent field of the other operand counts" },
    { { V18 = "35800000" }, "the exponent field of the other operand counts (bf16)" },
  } },
  { "Q10", "exponent floor of f32 accumulation",
    with(scan(154, 162), "V20a", "V20b", "V20c", "Q10z", "Q10y", "Q10t", "Q10u"), floors() },
  { "Q11", "range inside the sum", { "V10", "V11" }, {
    { { V10 = "7F800000", V11 = "00000000" },
      "products never overflow, results become infinite: as every profile has it" },
    { { V11 = "7FFFFFFF" }, "products overflow" },
    { { V11 = "3F800000" }, "the sum is wider than F bits" },
    { { V10 = "7F7FFFFF" }, "results saturate" },
  } },
  { "Q12", "m8n8k4 of f16 from sm_80 on", { "V02", "V48" }, {
    { { V02 = "40800000", V48 = "3C00" }, "scalar sequence: as sm_80 and later have it" },
    { { V02 = "40400000", V48 = "3C01" }, "a fused sum with F = 24: as sm_75" },
    { { V02 = "40000000" }, "a fused sum with F = 23: as sm_70" },
  } },
  { "Q13", "f64", {
    "V33", "Q13l", "Q13a", "Q13b", "Q13c", "Q13d", "Q13-rn-m8n8k4", "Q13-rn-m16n8k16", "Q13-rz-m8n8k4",
    "Q13-rz-m16n8k16", "Q13-rm-m8n8k4", "Q13-rm-m16n8k16", "Q13-rp-m8n8k4", "Q13-rp-m16n8k16" }, {
    { { V33 = "0000000000000000", ["Q13-rz-m8n8k4"] = "3FEFFFFFFFFFFFFF", ["Q13-rp-m8n8k4"] = "3FF0000000000001" },
      "a chain of fused multiply-adds from C, k ascending, each rounded by the modifier: as every profile "
        .. "has it. Bits of NaN: Q13a to Q13d" },
    { { V33 = "3FF0000000000000" }, "not a chain from C in ascending k" },
  } },
  { "Q14", "C alone, all products zero", {}, {} },
  { "Q15", "wmma with f16 D and f32 C", { "V16" }, {
    { { V16 = "3C00" }, "rounded to f32, then to f16: as every profile has it" },
    { { V16 = "3C01" }, "rounded once, to f16" },
  } },
  { "basics", "what is thought to be known", {
    "V01", "V03a", "V03b", "V03c", "V04", "V05", "V06", "V07", "V08", "V09", "V12", "V15", "V22", "V23",
    "V24", "V25", "V34", "V35", "V36", "V37", "V38", "V39" }, {} },
  { "others", "for chips other than sm_90", { "N1", "N2", "N3" }, {
    { { N1 = "00000000", N2 = "00000000" }, "e2m1 and e4m3 subnormals keep the exponent of their field" },
    { { N1 = "32800000", N2 = "2F800000" }, "e2m1 and e4m3 subnormals are normalised" },
    { { N1 = "32800000" }, "e2m1 subnormals are normalised" },
    { { N2 = "2F800000" }, "e4m3 subnormals are normalised" },
  } },
}
