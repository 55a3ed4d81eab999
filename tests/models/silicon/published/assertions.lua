-- SPDX-License-Identifier: MIT
-- What the authors of MMA-Sim assert of GPUs, restated: dot products that tell the chunk of K, the
-- fraction bits F, truncation, the exponent of products and of subnormals, the rounding of results,
-- overflow and the sign of zero. microsoft/MMA-Sim@21090c1 tests/nv (MIT) runs them on V100, T4, A100,
-- Ada and H100. Zeros whose sign the authors do not look at, and sums that become them by underflow,
-- are left out.
local E <const> = 2.0
local F32_MAX <const> = (2.0 - E ^ -23) * E ^ 127
local LARGE <const>, SMALL <const> = E ^ 7, E ^ -9

local SMALLEST_NORMAL = { f16 = -14, bf16 = -126, tf32 = -126, e5m2 = -14, e4m3 = -6 }

local function list(count, value)
  local result = {}
  for k = 1, count do result[k] = value end
  return result
end

local function with(values, changes)
  local result = table.move(values, 1, #values, 1, {})
  for k, value in pairs(changes) do result[k] = value end
  return result
end

-- Small products beside large ones that cancel are lost, unless they are of another chunk.
local function chunks(add, it)
  local length = it.chunk
  local small = list(it.k, SMALL)
  local others = (it.k - length) * SMALL * SMALL
  for _, k in ipairs({ 1, length, length + 1, it.k }) do
    if k <= it.k then
      local x = with(small, { [k] = LARGE })
      add("C in the chunk of k " .. k - 1, x, x, -LARGE * LARGE, k <= length and others or 0.0)
    end
  end
  for _, pair in ipairs({ { 1, 2 }, { 1, length }, { length + 1, length + 2 }, { it.k - 1, it.k } }) do
    local i, j = pair[1], pair[2]
    if j <= it.k and (i > length) == (j > length) then
      add(("chunk of k %d and %d"):format(i - 1, j - 1), with(small, { [i] = LARGE, [j] = -LARGE }),
        with(small, { [i] = LARGE, [j] = LARGE }), SMALL * SMALL, i <= length and others or 0.0)
    end
  end
end

-- X = (2 - 2^-10) * 2^-14 keeps every bit beside products of 2^(F - 24), and loses the last one beside
-- products of twice that.
local function width(add, it)
  local x, ulp = (2.0 - E ^ -10) * E ^ -14, E ^ -24
  local steps = it.F - 23 + 14
  local y, z = E ^ (-7 + (steps + 1) // 2), E ^ (-7 + steps // 2)
  local function pair(label, left, right, c, d) add(label, { left, -left }, { right, right }, c, d) end
  if steps % 2 == 0 then pair("every bit is kept", y, z / 2, x, x) else pair("every bit is kept", y / 2, z, x, x) end
  pair("the last bit is lost", y, z, x, x - ulp)
  pair("magnitudes are truncated", y, z, -x, -x + ulp)
  pair("two bits are truncated", y, 2 * z, x, x - 3 * ulp)
  pair("two bits of a negative term", y, 2 * z, -x, -x + 3 * ulp)
  pair("1.5 * 1.5 has the exponent of 1 * 1", 1.5 * y, 1.5 * z, x, x - ulp)
  if it.a ~= "e5m2" then pair("2.25 has that of 2", 2.25 * y, z, x, x - 3 * ulp) end
end

local function subnormals(add, it)
  local x, y = E ^ SMALLEST_NORMAL[it.a], E ^ SMALLEST_NORMAL[it.b]
  y = math.max(y, (it.d == "f16" and E ^ -25 or E ^ -126) / x)
  local z = y * E ^ (it.F + 1)
  add("products beside large ones are lost", { x, x, x, x }, { z, -z, y, y }, 0.0, 0.0)
  add("beside half of them they are kept", { x, x, x, x }, { z / 2, -z / 2, y, y }, 0.0, 2 * x * y)
  add("a subnormal keeps the exponent of its field", { x / 2, x / 2, x, x }, { z, -z, y, y }, 0.0, 0.0)
end

local function signs(add, label, a, b, c, d)
  local negative = {}
  for k, value in ipairs(a) do negative[k] = -value end
  add(label, a, b, c, d)
  add(label .. ", negative", negative, b, -c, -d)
end

-- Beyond the range of f32, and below its normal numbers.
local function wide_results(add)
  local top, quantum = E ^ 127, E ^ -126
  signs(add, "below the largest number", { 0.75, 0.75 }, { top, top }, 0.25 * F32_MAX, F32_MAX)
  signs(add, "overflow is infinity", { 1.0, 1.0 }, { top, top }, 0.0, math.huge)
  signs(add, "largest subnormal", { 0.75 * E ^ -23 }, { quantum }, (1.0 - E ^ -23) * E ^ -126, (1.0 - E ^ -23) * E ^ -126)
  signs(add, "subnormal", { 0.75 * E ^ -23 }, { quantum }, E ^ -148, E ^ -148)
end

local function f32_results(add, it)
  local ulp = it.F == 13 and E ^ -13 or E ^ -23
  if it.c == "f32" then
    signs(add, "f32 results are truncated", list(4, 0.25), list(4, 1.0), 0.75 * ulp, 1.0)
  end
  if it.a == "bf16" or it.a == "tf32" then wide_results(add) end
end

local function f16_subnormal_results(add, it)
  local ulp = E ^ -24
  if it.a == "f16" then
    local x = (1.0 - E ^ -10) * E ^ -14
    signs(add, "up to the smallest normal", { 0.75 }, { ulp }, x, x + ulp)
    signs(add, "a tie up to it", { 0.5 }, { ulp }, x, x + ulp)
    signs(add, "down from it", { 0.25 }, { ulp }, x, x)
    signs(add, "up to the smallest subnormal", { 0.75 }, { ulp }, 0.0, ulp)
  end
  if it.a == "e4m3" and it.b == "e4m3" then return end
  local y, z = E ^ -15, E ^ -9
  if it.a == "e4m3" then y, z = E ^ -8, E ^ -16 end
  signs(add, "a tie of subnormals to even", { 0.5 * y }, { z }, E ^ -23, E ^ -23)
  signs(add, "a tie of subnormals away", { 1.5 * y }, { z }, E ^ -23, E ^ -23 + 2 * ulp)
end

local function f16_results(add, it)
  signs(add, "a tie to even", { 0.5 }, { 1.0 }, E ^ 10, E ^ 10)
  signs(add, "a tie to even, away", { 1.5 }, { 1.0 }, E ^ 10, E ^ 10 + 2)
  if it.a == "f16" then
    add("no rounding before that to f16", list(4, 0.5), { 1.0, 1.0, E ^ -10, E ^ -23 }, 0.0, 1.0 + E ^ -10)
  else
    add("no rounding before that to f16", with(list(10, 0.125), { [9] = 0.5, [10] = 0.5 }),
      with(list(10, 32.0), { [9] = E ^ -5, [10] = E ^ -8 }), 0.0, 32.0 + E ^ -5)
  end
  signs(add, "below the middle to infinity", { 0.25 }, { 32.0 }, 65504.0, 65504.0)
  signs(add, "the middle to infinity", { 0.5 }, { 32.0 }, 65504.0, math.huge)
  signs(add, "beyond it", { 0.75 }, { 32.0 }, 65504.0, math.huge)
  f16_subnormal_results(add, it)
end

-- The low 13 bits of a tf32 element are dropped before it is looked at.
local function tf32_operands(add)
  for _, row in ipairs({ { "normal", 1.0, E ^ -10 }, { "largest", (2.0 - E ^ -10) * E ^ 127, E ^ 117 },
    { "largest subnormal", (1.0 - E ^ -10) * E ^ -126, E ^ -136 }, { "subnormal", E ^ -130, E ^ -136 } }) do
    signs(add, "tf32 truncated, " .. row[1], { row[2] + 0.75 * row[3] }, { 1.0 }, 0.0, row[2])
  end
  add("tf32 truncated to zero", { 0.75 * E ^ -136 }, { 1.0 }, 0.0, 0.0)
  add("a NaN of dropped bits is an infinity", { "7f800001" }, { 1.0 }, 0.0, math.huge)
end

local function facts_of(it)
  local facts = {}
  local function add(label, a, b, c, d) facts[#facts + 1] = { label, a = a, b = b, c = c, d = d } end
  chunks(add, it)
  width(add, it)
  subnormals(add, it)
  local results = it.d == "f16" and f16_results or f32_results
  results(add, it)
  add("zeros of either sign give +0", list(it.k, -0.0), list(it.k, 1.0), -0.0, 0.0)
  if it.a == "tf32" then tf32_operands(add) end
  return facts
end

local sources = {}

-- shape and types of D, A, B and C; how many products a chunk has; the block, where the chip's row for
-- mma is not meant
local function chip(profile, F, file, rows)
  for _, row in ipairs(rows) do
    local shape, types = row[1]:match("^(%w+)%.(.*)$")
    local d, a, b, c = types:match("^(%w+)%.(%w+)%.(%w+)%.(%w+)$")
    local narrow = a:sub(1, 1) == "e"
    local it = { k = math.tointeger(shape:match("k(%d+)$")), chunk = row[2], F = narrow and 13 or F, d = d, a = a, b = b, c = c }
    sources[#sources + 1] = { profile = profile, arith = row[3], insn = ("mma.sync.aligned.%s.row.col.%s"):format(shape, types),
      address = "microsoft/MMA-Sim@21090c1 tests/nv/" .. file, facts = facts_of(it) }
  end
end

chip("sm_70", 23, "test_volta_behavior.py", { { "m8n8k4.f16.f16.f16.f16", 4 }, { "m8n8k4.f32.f16.f16.f32", 4 },
  { "m8n8k4.f32.f16.f16.f16", 4 } })
chip("sm_75", 24, "test_turing_behavior.py", { { "m16n8k8.f16.f16.f16.f16", 8 }, { "m16n8k8.f32.f16.f16.f32", 8 } })
local ampere = { { "m16n8k8.f16.f16.f16.f16", 8 }, { "m16n8k8.f32.f16.f16.f32", 8 }, { "m16n8k16.f16.f16.f16.f16", 8 },
  { "m16n8k16.f32.f16.f16.f32", 8 }, { "m16n8k8.f32.bf16.bf16.f32", 8 }, { "m16n8k16.f32.bf16.bf16.f32", 8 },
  { "m16n8k4.f32.tf32.tf32.f32", 4 }, { "m16n8k8.f32.tf32.tf32.f32", 4 } }
chip("sm_80", 24, "test_ampere_behavior.py", ampere)
local ada = table.move(ampere, 1, #ampere, 1, {})
for _, k in ipairs({ 32, 16 }) do
  for _, d in ipairs({ "f32", "f16" }) do
    for _, pair in ipairs({ "e5m2.e5m2", "e5m2.e4m3", "e4m3.e5m2", "e4m3.e4m3" }) do
      ada[#ada + 1] = { ("m16n8k%d.%s.%s.%s"):format(k, d, pair, d), 16 }
    end
  end
end
chip("sm_89", 24, "test_adalovelace_behavior.py", ada)
chip("sm_90", 25, "test_hopper_behavior.py (mma)", { { "m16n8k8.f16.f16.f16.f16", 8 }, { "m16n8k8.f32.f16.f16.f32", 8 },
  { "m16n8k16.f16.f16.f16.f16", 16 }, { "m16n8k16.f32.f16.f16.f32", 16 }, { "m16n8k8.f32.bf16.bf16.f32", 8 },
  { "m16n8k16.f32.bf16.bf16.f32", 16 }, { "m16n8k4.f32.tf32.tf32.f32", 4 }, { "m16n8k8.f32.tf32.tf32.f32", 8 } })

-- wgmma of 8-bit types on H100 sums 32 products in one step, with 13 fraction bits, which mma does not:
-- the same rows and columns by the shape of mma, under a block of their own.
local wgmma = "custom products=32 fraction_bits=13 exponent_floor=-133 overflow=infinity zero_sign=plus "
for _, pair in ipairs({ "e5m2.e5m2", "e5m2.e4m3", "e4m3.e5m2", "e4m3.e4m3" }) do
  chip("wgmma_fp8", 25, "test_hopper_behavior.py (wgmma.m64n8k32)", {
    { ("m16n8k32.f32.%s.f32"):format(pair), 32, wgmma .. "result_bits=13 rounding=zero" },
    { ("m16n8k32.f16.%s.f16"):format(pair), 32, wgmma .. "rounding=nearest_even" } })
end

return sources
