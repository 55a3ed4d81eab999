-- SPDX-License-Identifier: MIT
-- The "PTX ISA Notes" and "Target ISA Notes" of PTX ISA 9.0, sections 9.7.14.4 to 9.7.14.6, and what the release
-- notes and sections of 9.1 and 9.4 add to them, read from the text a second time: not from generator/spec. Every
-- note that speaks of an instruction holds for it.
--
-- A note: { words that the instruction must all have; alternatives as lists; `unless` words that it must not have;
-- ptx and targets that it asks for }.
local notes = {}

-- 11.1.2: the target strings, and what "or higher" and "or higher in the same family" mean for them.
notes.targets = {
  "sm_70", "sm_72", "sm_75", "sm_80", "sm_86", "sm_87", "sm_88", "sm_89", "sm_90", "sm_90a",
  "sm_100", "sm_100a", "sm_100f", "sm_101", "sm_101a", "sm_101f", "sm_103", "sm_103a", "sm_103f",
  "sm_107", "sm_107a", "sm_107f", "sm_110", "sm_110a", "sm_110f", "sm_120", "sm_120a", "sm_120f", "sm_121", "sm_121a", "sm_121f",
}
notes.versions = {
  "6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "7.0", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7", "7.8",
  "8.0", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "9.0",
  "9.1", "9.2", "9.3", "9.4",
}

local function or_higher(lowest)
  local set = {}
  for _, target in ipairs(notes.targets) do
    set[target] = tonumber(target:match("%d+")) >= lowest or nil
  end
  return set
end

local function set_of(text)
  local set = {}
  for word in text:gmatch("%S+") do set[word] = true end
  return set
end

-- "Family-specific features can be used with f-targets as well as a-targets of later generation devices in the
-- same family"; sm_101 is the old name of sm_110.
local sm_12x = set_of("sm_120a sm_120f sm_121a sm_121f")
local bytes_in_matrices = set_of("sm_100a sm_100f sm_103a sm_103f sm_107a sm_107f sm_101a sm_101f sm_110a sm_110f \z
  sm_120a sm_120f sm_121a sm_121f")
local nibbles_in_matrices = set_of("sm_90a " .. table.concat({ "sm_100a sm_100f sm_103a sm_103f sm_107a sm_107f",
  "sm_101a sm_101f sm_110a sm_110f sm_120a sm_120f sm_121a sm_121f" }, " "))

local FP8 = { "e4m3", "e5m2" }
local NARROW = { "e3m2", "e2m3", "e2m1" }
local INT8 = { "u8", "s8" }
local INT4 = { "u4", "s4" }
local SUB_BYTE_SHAPES = { "m8n8k32", "m8n8k128" } -- of wmma; their accumulators are s32 too

local wmma = {
  { ptx = "6.0", targets = or_higher(70) }, -- Floating point wmma requires sm_70
  { { "m8n32k16", "m32n8k16" }, ptx = "6.1" },
  { { "u8", "s8", "s32" }, ptx = "6.3", targets = or_higher(72) },
  { SUB_BYTE_SHAPES, ptx = "6.3", targets = or_higher(75) },
  { { "m8n8k4", "m16n16k8" }, ptx = "7.0" },
  { { "f64", "bf16", "tf32" }, ptx = "7.0", targets = or_higher(80) },
  { "m16n16k8", targets = or_higher(80) },
  { "aligned", ptx = "6.3" }, -- considered implicit before
  { "shared::cta", ptx = "7.8" },
  { "and", ptx = "7.1", targets = or_higher(80) },
}

local function with_kind(in_sparse)
  return {
    { NARROW, ptx = "8.7", targets = sm_12x },
    { { "kind::f8f6f4", "kind::mxf8f6f4", "kind::mxf4", "kind::mxf4nvf4" }, ptx = "8.7", targets = sm_12x },
    { "scale_vec::4X", "ue8m0", ptx = "9.1" },
    { { "kind::mxf4", "kind::mxf4nvf4" }, targets = in_sparse and set_of("sm_120a sm_121a") or nil },
  }
end

local function joined(...)
  local list = {}
  for _, part in ipairs({ ... }) do table.move(part, 1, #part, #list + 1, list) end
  return list
end

local mma = joined({
  { ptx = "6.4", targets = or_higher(70) },
  { "m16n8k8", "f16", ptx = "6.5", targets = or_higher(75) },
  { "m8n8k16", INT8, ptx = "6.5", targets = or_higher(75) },
  { "m8n8k32", INT4, ptx = "6.5", targets = or_higher(75) },
  { "m8n8k128", "b1", ptx = "7.0", targets = or_higher(75) },
  { "m8n8k4", "f64", ptx = "7.0", targets = or_higher(80) },
  { "m16n8k16", "f16", ptx = "7.0", targets = or_higher(80) },
  { { "bf16", "tf32" }, ptx = "7.0", targets = or_higher(80) },
  { { "m16n8k16", "m16n8k32" }, INT8, ptx = "7.0", targets = or_higher(80) },
  { { "m16n8k32", "m16n8k64" }, INT4, ptx = "7.0", targets = or_higher(80) },
  { { "m16n8k128", "m16n8k256" }, "b1", ptx = "7.0", targets = or_higher(80) },
  { "and", ptx = "7.1", targets = or_higher(80) },
  { { "m16n8k4", "m16n8k8", "m16n8k16" }, "f64", ptx = "7.8", targets = or_higher(90) },
  { FP8, ptx = "8.4", targets = or_higher(89) },
  { FP8, { "m16n8k16", "f16" }, ptx = "8.7" },
}, with_kind(false))

local mma_sp = joined({
  { ptx = "7.1", targets = or_higher(80) },
  { FP8, ptx = "8.4", targets = or_higher(89) },
  { "sp::ordered_metadata", ptx = "8.5", targets = or_higher(80) },
  { FP8, { "m16n8k32", "f16" }, ptx = "8.7", targets = or_higher(120) },
}, with_kind(true))

local ldmatrix = {
  { ptx = "6.5", targets = or_higher(75) },
  { "shared::cta", ptx = "7.8" },
  { { "m16n16", "m8n16" }, unless = "s4", ptx = "8.6", targets = bytes_in_matrices },
  { "s8", "s4", ptx = "9.4", targets = nibbles_in_matrices },
  { "b8", ptx = "8.6", targets = bytes_in_matrices },
  { { "b6x16_p32", "b4x16_p64" }, ptx = "8.6", targets = bytes_in_matrices },
}

local stmatrix = {
  { ptx = "7.8", targets = or_higher(90) },
  { { "m16n8", "b8" }, ptx = "8.6", targets = bytes_in_matrices },
}

local movmatrix = { { ptx = "7.8", targets = or_higher(75) } }

local sections = { wmma = wmma, mma = mma, ldmatrix = ldmatrix, stmatrix = stmatrix, movmatrix = movmatrix }

-- What the table has otherwise than the notes, and why.
local explained = {
  { "sp::ordered_metadata", "m16n8k64", FP8, "f16", targets = sm_12x,
    why = "the note says sm_120, which the assembler takes as sm_120a and its family" },
}

local function words_of(text)
  local set = {}
  for word in text:gmatch("[^.]+") do set[word] = true end
  return set
end

local function has(words, wanted)
  if type(wanted) == "string" then return words[wanted] end
  for _, word in ipairs(wanted) do
    if words[word] then return true end
  end
  return false
end

local function speaks_of(note, words)
  for word in (note.unless or ""):gmatch("%S+") do
    if words[word] then return false end
  end
  for _, wanted in ipairs(note) do
    if not has(words, wanted) then return false end
  end
  return true
end

local function list_for(words)
  if words["sp"] or words["sp::ordered_metadata"] then return mma_sp end
  for _, name in ipairs({ "wmma", "ldmatrix", "stmatrix", "movmatrix", "mma" }) do
    if words[name] then return sections[name] end
  end
end

--- What the notes ask for.
-- @return version, set of targets, and where the table differs from the notes, why
function notes.of(text)
  local words = words_of(text)
  local version, targets, why = "0.0", set_of(table.concat(notes.targets, " ")), nil
  for _, note in ipairs(list_for(words)) do
    if speaks_of(note, words) then
      if note.ptx and note.ptx > version then version = note.ptx end
      for target in pairs(note.targets and targets or {}) do
        if not note.targets[target] then targets[target] = nil end
      end
    end
  end
  for _, note in ipairs(explained) do
    if speaks_of(note, words) and not has(words, { "kind::f8f6f4" }) then targets, why = note.targets, note.why end
  end
  return version, targets, why
end

return notes
