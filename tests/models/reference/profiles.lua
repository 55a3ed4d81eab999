-- SPDX-License-Identifier: MIT
-- Arithmetic profiles: which instruction has which, and the parameters of each chip.
--
-- A row for fused.lua: F fraction bits, L products per chunk, floor of the alignment
-- exponent, acc and out types. Source: arXiv 2511.10909, arXiv 2512.07004, PeerJ CS 7:e330.

local profiles = {}

profiles.ORDER = {
  "exact", "fma", "sm_70", "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120",
}

-- F: fraction bits of a term; bytes: of A per row in one chunk.
local CHIPS = {
  sm_70 = { number = 70, F = 23, bytes = 8 },
  sm_75 = { number = 75, F = 24, bytes = 16 },
  sm_80 = { number = 80, F = 24, bytes = 16 },
  sm_89 = { number = 89, F = 24, bytes = 16 },
  sm_90 = { number = 90, F = 25, bytes = 32 },
  sm_100 = { number = 100, F = 25, bytes = 32 },
  sm_120 = { number = 120, F = 25, bytes = 32 },
}

local BYTES = { f16 = 2, bf16 = 2, tf32 = 4 }

-- The first chip that has an mma; families of wmma name theirs.
local function first_chip(it)
  if it.first_chip then return it.first_chip end
  if it.quad then return 70 end
  if it.block_scale then return 120 end
  if it.kind then
    local on_100 = it.fp8 and not (it.sparse and it.d == "f16")
    return on_100 and 100 or 120
  end
  if it.fp8 then return it.sparse and it.d == "f16" and 120 or 89 end
  if it.a == "f64" then return it.m == 8 and 80 or 90 end
  return (it.k == 8 and it.a == "f16") and 75 or 80
end

function profiles.has(it, name)
  local chip = CHIPS[name]
  return chip == nil or chip.number >= first_chip(it)
end

-- Names of the profiles of a floating-point instruction, in ascending order.
function profiles.of(it, order)
  local list = {}
  for _, name in ipairs(order or profiles.ORDER) do
    if profiles.has(it, name) then list[#list + 1] = name end
  end
  return list
end

local function fused_row(it, chip)
  local acc = it.d == "f16" and it.c == "f16" and "f16" or "f32"
  local row = { F = chip.F, L = chip.bytes // (BYTES[it.a] or 1), acc = acc, out = acc }
  row.floor = acc == "f16" and 4 - chip.F or -108 - chip.F
  if it.chunk then row.L = it.chunk end
  if it.fp8 and chip.number == 89 then
    row.F = 13
    if acc == "f32" then row.out = "short_f32" end
  end
  return row
end

-- fp8 of sm_90 and sm_100: two chunks of half the K each, from zero.
local function halves_row(it, chip)
  local row = fused_row(it, chip)
  row.L = it.depth // 2
  return row
end

-- Returns the name of the method and the row it needs.
function profiles.method(it, name)
  if name == "exact" then return "exact" end
  if it.a == "f64" then return "double" end
  if name == "fma" then return "chain" end
  local chip = CHIPS[name]
  if it.packed_e2m1 then return "groups" end
  if it.quad and chip.number >= 80 then return "sequence" end
  if it.fp8 and (chip.number == 90 or chip.number == 100) then
    return "halves", halves_row(it, chip)
  end
  return "fused", fused_row(it, chip)
end

return profiles
