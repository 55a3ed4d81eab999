-- SPDX-License-Identifier: MIT
-- Cases that show layouts and nothing else: zeros and ones, exact in any order.
--
-- Sparse A: one stored element per row is 1, and column j of B holds bit j of k, so that a row of
-- D spells the logical column of that element. Block scaling: one element of A is 1, B is all
-- ones, each factor another power of two.

local case = require "silicon.case"
local sparse = require "reference.sparse"
local stream = require "reference.stream"

local layouts = {}

-- One instruction for each metadata layout.
local SPARSE = {
  "mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
  "mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32",
  "mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32",
  "mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32",
  "mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32",
  "mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32",
  "mma.sp.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32",
  "mma.sp.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32",
  "mma.sp.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32",
  "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32",
  "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0",
  "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0",
}

local SP = "mma.sp::ordered_metadata.sync.aligned."

local SCALED = {
  "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0",
  "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0",
  "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3",
  SP .. "m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0",
  SP .. "m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0",
  SP .. "m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3",
}

local COPIES = {
  "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32", "wmma.mma.sync.aligned.row.col.m32n8k16.f32.f32",
  "wmma.mma.sync.aligned.row.col.m8n32k16.f32.f32",
}

-- Pairs of indices whose first is the larger; plain .sp takes them in practice.
local DESCENDING <const> = { 1, 2, 3, 6, 7, 11 }

local function metadata(allowed, next)
  local words = {}
  for lane = 1, 32 do
    local r, word = next(), 0
    for j = 0, 7 do
      word = word | allowed[(r >> (4 * j) & 15) % #allowed + 1] << (4 * j)
    end
    words[lane] = word
  end
  return words
end

local function put_code(it, given)
  local one = case.one(it, "b")
  for k = 0, it.k - 1 do
    for j = 0, it.n - 1 do
      if k >> j & 1 == 1 then case.put(it, given, "b", k, j, one) end
    end
  end
end

local function sparse_cases(text, profile, allowed, kind, add)
  local next = stream.generator(text)
  local _, it = case.blank(text, profile)
  for f = 0, sparse.selectors(it) - 1 do
    for k = 0, it.depth - 1 do
      local given = case.blank(text, profile)
      given.e, given.f = metadata(allowed or sparse.nibbles(it), next), f
      put_code(it, given)
      for row = 0, it.m - 1 do case.put(it, given, "a", row, k, case.one(it, "a")) end
      add(given, ("layout %s %d"):format(kind, k))
    end
  end
end

-- Bytes 0..3 of each scale operand: distinct products whatever pair is taken.
local SCALES = {
  ue8m0 = { a = 0x83828180, b = 0x8F8B8783 },
  ue4m3 = { a = 0x50484038, b = 0x18785838 },
}

local function scale_cases(text, profile, add)
  local _, it = case.blank(text, profile)
  for k = 0, it.depth - 1, math.max(1, it.depth // 16) do
    local given = case.blank(text, profile)
    for lane = 1, 32 do
      given.scale_a[lane], given.scale_b[lane] = SCALES[it.scale_type].a, SCALES[it.scale_type].b
    end
    for row = 0, it.m - 1 do case.put(it, given, "a", row, k, case.one(it, "a")) end
    for row = 0, it.k - 1 do
      for j = 0, it.n - 1 do case.put(it, given, "b", row, j, case.one(it, "b")) end
    end
    add(given, ("layout scale %d"):format(k))
  end
end

-- Ones in every first copy of an element, garbage in the other copies.
local function copies_case(text, profile, add)
  local given, it = case.blank(text, profile)
  local fragments = case.fragments(it, profile)
  for operand in ("ab"):gmatch(".") do
    local f, next = fragments[operand], stream.generator(text .. operand)
    local words = given[operand]
    for w = 1, #words do
      local lane, register = (w - 1) // f.words, (w - 1) % f.words
      local copy = f[lane * f.n + 2 * register].copy_of
      words[w] = copy and next() or 0x3C003C00
    end
  end
  add(given, "layout copies 0")
end

-- Calls add(case, label) for each case; known(text) tells what the target has.
function layouts.each(profile, known, add)
  for _, text in ipairs(SPARSE) do
    if known(text) then sparse_cases(text, profile, nil, "sparse", add) end
  end
  for i = 1, 2 do
    if known(SPARSE[i]) then sparse_cases(SPARSE[i], profile, DESCENDING, "descending", add) end
  end
  for _, text in ipairs(SCALED) do
    if known(text) then scale_cases(text, profile, add) end
  end
  for _, text in ipairs(COPIES) do
    if known(text) then copies_case(text, profile, add) end
  end
end

return layouts
