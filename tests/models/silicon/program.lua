-- SPDX-License-Identifier: MIT
-- The generated files of the program: kernels and their table, one file for each group of
-- instructions so that they compile side by side.

local kernel = require "silicon.kernel"
local registers = require "silicon.registers"
local targets = require "silicon.targets"

local program = {}

local GROUPS = {
  { "mma_block_scale", "^mma%..*block_scale" }, { "mma_sp", "^mma%.sp" }, { "mma", "^mma%." },
  { "wmma_mma", "^wmma%.mma" }, { "wmma_load", "^wmma%.load" }, { "wmma_store", "^wmma%.store" },
  { "matrix", "matrix" },
}

local function group_of(text)
  for _, group in ipairs(GROUPS) do
    if text:find(group[2]) then return group[1] end
  end
end

-- Order of the words in a row: the enum INPUT_ of capture/kernel.h.
local INPUTS = { "a", "b", "c", "e", "scale_a", "scale_b", "address", "r" }

local RESULTS = { d = "RESULT_D", r = "RESULT_R", memory_out = "RESULT_MEMORY" }

local function input_words(it)
  local count = {}
  for _, f in ipairs(it.inputs) do count[f.name] = registers.words(f) end
  if it.selectors then count.e = 1 end
  if it.block_scale then count.scale_a, count.scale_b = 1, 1 end
  if it.addressed then count.address = 1 end
  local list = {}
  for i, name in ipairs(INPUTS) do list[i] = count[name] or 0 end
  return list
end

local function table_row(it, name)
  local output = it.outputs[1]
  local memory = it.in_shared and 2 or it.space and 1 or 0
  return ('    { "%s",\n      %s, { %s }, %s, %d, %d, %d, %d, %d },'):format(
    it.text, name, table.concat(input_words(it), ", "), RESULTS[it.result],
    output and registers.words(output) or 0, it.selectors or 0, it.block_scale and 1 or 0,
    memory, it.default_stride and 1 or 0)
end

local function header(target)
  return ("/* SPDX-License-Identifier: MIT */\n/* Written by tests/models/silicon/generate.lua for %s; do not edit. */\n")
    :format(target)
end

local function kernels_file(target, group, texts)
  local parts = { header(target) .. '#include "kernel.cuh"\n' }
  local rows = {}
  for i, text in ipairs(texts) do
    local name = ("%s_%d"):format(group, i)
    local it = kernel.prepare(text, target == "sm_75")
    parts[#parts + 1] = kernel.text(it, name)
    rows[#rows + 1] = table_row(it, name)
  end
  parts[#parts + 1] = ("extern const table table_%s;\n\nstatic const row rows[] = {\n%s\n};\n")
    :format(group, table.concat(rows, "\n"))
  parts[#parts + 1] = ("const table table_%s = { rows, sizeof rows / sizeof rows[0] };\n"):format(group)
  return table.concat(parts, "\n")
end

-- Tables as pointers: their own initialisation is in other files.
local function tables_file(target, groups)
  local declared, listed = {}, {}
  for i, group in ipairs(groups) do
    declared[i] = ("extern const table table_%s;"):format(group)
    listed[i] = ("    &table_%s,"):format(group)
  end
  return header(target) .. ([[#include "kernel.h"

%s

const table *const tables[] = {
%s
};
const unsigned table_count = sizeof tables / sizeof tables[0];
const char target[] = "%s";
]]):format(table.concat(declared, "\n"), table.concat(listed, "\n"), target)
end

-- All files of a target: a list of {name, text}.
function program.files(target, path)
  local texts, files, present = {}, {}, {}
  for _, text in ipairs(targets.instructions(target, path)) do
    local group = group_of(text)
    texts[group] = texts[group] or {}
    table.insert(texts[group], text)
  end
  for _, group in ipairs(GROUPS) do
    local name = group[1]
    if texts[name] then
      files[#files + 1] = { ("kernels_%s.cu"):format(name), kernels_file(target, name, texts[name]) }
      present[#present + 1] = name
    end
  end
  files[#files + 1] = { "tables.cpp", tables_file(target, present) }
  return files
end

return program
