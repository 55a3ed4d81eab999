-- SPDX-License-Identifier: MIT
-- Where the elements of a fragment lie: PTX ISA 9.7.14.5.1 to .11, 9.7.14.6.2, and for wmma
-- what assembled code shows. A layout maps (lane, element) to row and column; `count` is the
-- elements of a lane, `bits` their width. Only the instructions of section6_table.lua.

local function layout(bits, count, place)
  return { bits = bits, count = count, place = place }
end

-- groupID and threadID_in_group.
local function group(lane) return lane >> 2 end
local function thread(lane) return lane % 4 end

-- Accumulators of all m16n8 shapes.
local function m16n8(bits)
  return layout(bits, 4, function(lane, i)
    return group(lane) + (i < 2 and 0 or 8), thread(lane) * 2 + (i & 1)
  end)
end

-- m16n8k8 .f16: 9.7.14.5.7.
local a_k8_16 = layout(16, 4, function(lane, i)
  return group(lane) + (i < 2 and 0 or 8), thread(lane) * 2 + (i & 1)
end)
local b_k8_16 = layout(16, 2, function(lane, i) return thread(lane) * 2 + i, group(lane) end)

-- m16n8k16 .f16: 9.7.14.5.8.
local a_k16_16 = layout(16, 8, function(lane, i)
  local low = i < 2 or (4 <= i and i < 6)
  return group(lane) + (low and 0 or 8), thread(lane) * 2 + (i & 1) + (i < 4 and 0 or 8)
end)
local b_k16_16 = layout(16, 4, function(lane, i)
  return thread(lane) * 2 + (i & 1) + (i < 2 and 0 or 8), group(lane)
end)

-- m16n8k8 .tf32: 9.7.14.5.7.
local a_k8_32 = layout(32, 4, function(lane, i)
  return group(lane) + (i % 2 == 0 and 0 or 8), thread(lane) + (i < 2 and 0 or 4)
end)
local b_k8_32 = layout(32, 2, function(lane, i) return thread(lane) + 4 * i, group(lane) end)

-- m16n8k32, 8-bit types and narrower ones in bytes: 9.7.14.5.10.
local a_k32_8 = layout(8, 16, function(lane, i)
  local low = i < 4 or (8 <= i and i < 12)
  return group(lane) + (low and 0 or 8), thread(lane) * 4 + (i & 3) + (i < 8 and 0 or 16)
end)
local b_k32_8 = layout(8, 8, function(lane, i)
  return thread(lane) * 4 + (i & 3) + (i < 4 and 0 or 16), group(lane)
end)

-- m16n8k64 .e2m1: 9.7.14.5.11.
local a_k64_4 = layout(4, 32, function(lane, i)
  local low = i < 8 or (16 <= i and i < 24)
  return group(lane) + (low and 0 or 8), thread(lane) * 8 + (i & 7) + (i < 16 and 0 or 32)
end)
local b_k64_4 = layout(4, 16, function(lane, i)
  return thread(lane) * 8 + (i & 7) + (i < 8 and 0 or 32), group(lane)
end)

-- m8n8k16 .s8: 9.7.14.5.3.
local a_k16_8 = layout(8, 4, function(lane, i) return group(lane), thread(lane) * 4 + i end)
local b_k16_8 = layout(8, 4, function(lane, i) return thread(lane) * 4 + i, group(lane) end)

-- m8n8k4 .f64: 9.7.14.5.2; its accumulator is that of m8n8k16 too.
local a_k4_64 = layout(64, 1, function(lane) return group(lane), thread(lane) end)
local b_k4_64 = layout(64, 1, function(lane) return thread(lane), group(lane) end)
local function m8n8(bits)
  return layout(bits, 2, function(lane, i) return group(lane), thread(lane) * 2 + i end)
end

-- m8n8k4 .f16, row and col: 9.7.14.5.1. Of the four products only that of lanes 0 to 3 and
-- 16 to 19 is filled; the other lanes have no place.
local function first_product(lane) return lane % 16 < 4 end
local function high(lane) return lane < 16 and 0 or 4 end
local a_k4_16 = layout(16, 4, function(lane, i)
  if first_product(lane) then return lane % 4 + high(lane), i end
end)
local b_k4_16 = layout(16, 4, function(lane, i)
  if first_product(lane) then return i, lane % 4 + high(lane) end
end)
local c_k4_16 = layout(16, 8, function(lane, i)
  if first_product(lane) then return lane % 4 + high(lane), i end
end)
local c_k4_32 = layout(32, 8, function(lane, i)
  if first_product(lane) then
    return (lane & 1) + (i & 2) + high(lane), (i & 4) + (lane & 2) + (i & 1)
  end
end)

-- wmma m16n16k16 .f16 and m16n16k8 .tf32 on sm_75 and later. Elements 8 to 15 of f16 A and B
-- are a second copy.
local a_wmma_16 = layout(16, 16, function(lane, i)
  return group(lane) + 8 * (i >> 1 & 1), thread(lane) * 2 + (i & 1) + 8 * (i >> 2 & 1)
end)
local b_wmma_16 = layout(16, 16, function(lane, i)
  return thread(lane) * 2 + (i & 1) + 8 * (i >> 1 & 1), group(lane) + 8 * (i >> 2 & 1)
end)
local a_wmma_32 = layout(32, 4, function(lane, i)
  return group(lane) + 8 * (i & 1), thread(lane) + 4 * (i >> 1)
end)
local b_wmma_32 = layout(32, 4, function(lane, i)
  return thread(lane) + 4 * (i & 1), group(lane) + 8 * (i >> 1)
end)
local function m16n16(bits)
  return layout(bits, 8, function(lane, i)
    return group(lane) + 8 * (i >> 1 & 1), thread(lane) * 2 + (i & 1) + 8 * (i >> 2 & 1)
  end)
end

-- wmma m16n16k16 .f16 on sm_70, row and col.
local function bit(x, n) return x >> n & 1 end
local a_volta = layout(16, 16, function(lane, i)
  return (lane & 3) + 8 * bit(lane, 2) + 4 * bit(lane, 4), i
end)
local b_volta = layout(16, 16, function(lane, i)
  return i, (lane & 3) + 8 * bit(lane, 3) + 4 * bit(lane, 4)
end)
local c_volta_32 = layout(32, 8, function(lane, i)
  return bit(lane, 0) + 2 * bit(i, 1) + 8 * bit(lane, 2) + 4 * bit(lane, 4),
    bit(i, 0) + 2 * bit(lane, 1) + 4 * bit(i, 2) + 8 * bit(lane, 3)
end)

local function fragments(a, b, c, d) return { a = a, b = b, c = c, d = d or c } end

-- By "shape type", type that of A; accumulators by their own width.
local dense = {
  ["m8n8k4 f16"] = { [16] = fragments(a_k4_16, b_k4_16, c_k4_16),
                     [32] = fragments(a_k4_16, b_k4_16, c_k4_32) },
  ["m8n8k4 f64"] = { [64] = fragments(a_k4_64, b_k4_64, m8n8(64)) },
  ["m8n8k16 s8"] = { [32] = fragments(a_k16_8, b_k16_8, m8n8(32)) },
  ["m16n8k8 f16"] = { [16] = fragments(a_k8_16, b_k8_16, m16n8(16)),
                      [32] = fragments(a_k8_16, b_k8_16, m16n8(32)) },
  ["m16n8k8 tf32"] = { [32] = fragments(a_k8_32, b_k8_32, m16n8(32)) },
  ["m16n8k16 f16"] = { [32] = fragments(a_k16_16, b_k16_16, m16n8(32)) },
  ["m16n8k32 e4m3"] = { [32] = fragments(a_k32_8, b_k32_8, m16n8(32)) },
  ["m16n8k64 e2m1"] = { [32] = fragments(a_k64_4, b_k64_4, m16n8(32)) },
}
dense["m16n8k8 bf16"] = dense["m16n8k8 f16"]
dense["m16n8k32 e5m2"] = dense["m16n8k32 e4m3"]
dense["m16n8k32 s8"] = dense["m16n8k32 e4m3"]

-- Stored elements lie as a dense A of half the K; B of m16n8k32 .f16 is in Figure 121 only.
local b_sparse_k32 = layout(16, 8, function(lane, i)
  return 2 * thread(lane) + (i & 1) + 8 * (i >> 1), group(lane)
end)
local sparse = {
  m16n8k16 = fragments(a_k8_16, b_k16_16, m16n8(32)),
  m16n8k32 = fragments(a_k16_16, b_sparse_k32, m16n8(32)),
}

local wmma = {
  ["m16n16k16.f32.f32"] = fragments(a_wmma_16, b_wmma_16, m16n16(32)),
  ["m16n16k16.f16.f32"] = fragments(a_wmma_16, b_wmma_16, m16n16(32), m16n16(16)),
  ["m16n16k8.f32.tf32.tf32.f32"] = fragments(a_wmma_32, b_wmma_32, m16n16(32)),
}
local volta = { ["m16n16k16.f32.f32"] = fragments(a_volta, b_volta, c_volta_32) }

local widths = { f16 = 16, f32 = 32, s32 = 32, f64 = 64 }

-- The fragments a, b, c, d of an instruction on a chip.
local function of(insn, chip)
  local rest = insn:match("^wmma%.mma%.sync%.aligned%.row%.col%.(.*)")
  if rest then return (chip == "70" and volta or wmma)[rest] end
  local shape = insn:match("%.(m%d+n%d+k%d+)%.")
  if insn:find("^mma%.sp") then return sparse[shape] end
  local d, a = insn:match("%.([fs]%d+)%.(%w+)%.%w+%.%w+")
  return dense[shape .. " " .. a][widths[d]]
end

return { of = of }
