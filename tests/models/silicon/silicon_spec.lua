-- SPDX-License-Identifier: MIT
-- The generated program: registers, completeness, determinism.
--   busted tests/models/silicon, from the root of the repository

local here = debug.getinfo(1, "S").source:match("^@(.*/)") or "./"
package.path = here .. "../?.lua;" .. package.path

local case = require "silicon.case"
local model = require "reference.model"
local program = require "silicon.program"
local registers = require "silicon.registers"
local sparse = require "reference.sparse"
local targets = require "silicon.targets"
local tools = require "silicon.stub.tools"

local TARGETS = { "sm_75", "sm_80", "sm_89", "sm_90", "sm_100a", "sm_120a" }

local folder, clean = tools.scratch()
teardown(clean)

-- Words that do not change the registers of an instruction.
local SILENT = {}
for w in ([[sync aligned row col satfinite rn rz rm rp global shared shared::cta and xor popc trans
  block_scale scale_vec::1X scale_vec::2X scale_vec::4X ue8m0 ue4m3]]):gmatch("%S+") do SILENT[w] = true end

local function essence(text)
  local list = {}
  for w in text:gsub("::ordered_metadata", ""):gmatch("[^.]+") do
    if not SILENT[w] then list[#list + 1] = w end
  end
  return table.concat(list, ".")
end

local function assembler_counts()
  local counts = {}
  for line in io.lines(here .. "counts.tsv") do
    local name, d, a, b, c = line:match("^(%w[^\t]*)\t(%S+)\t(%S+)\t(%S+)\t(%S+)$")
    if name then counts[name] = { d = d, a = a, b = b, c = c } end
  end
  return counts
end

local function derived_counts(text)
  local known, counts = registers.of(text), { d = "-", a = "-", b = "-", c = "-" }
  for _, list in ipairs { known.outputs, known.inputs } do
    for _, f in ipairs(list) do counts[f.name == "r" and "d" or f.name] = tostring(f.count) end
  end
  return counts
end

describe("registers", function()
  it("are as many as the assembler wants, for every instruction", function()
    local counts, seen = assembler_counts(), 0
    for _, row in ipairs(targets.documented()) do
      assert.same(counts[essence(row[1])], derived_counts(row[1]), row[1])
      seen = seen + 1
    end
    assert.equal(1086, seen)
  end)

  it("are as many as the reference model reads", function()
    for _, row in ipairs(targets.documented()) do
      local known, insn = registers.of(row[1]), model.instruction(row[1])
      if known.result == "d" and known.family ~= "movmatrix" then
        local fragments = case.fragments(insn, "sm_80")
        for _, f in ipairs(known.inputs) do
          assert.equal(fragments[f.name].words, registers.words(f), row[1] .. " " .. f.name)
        end
        assert.equal(insn.sparse and sparse.selectors(insn), known.selectors, row[1])
        assert.equal(insn.block_scale or false, known.block_scale or false, row[1])
      end
    end
  end)
end)

-- Instructions with a row in the generated tables, and the number of rows.
local function generated(target)
  local set, count = {}, 0
  for _, file in ipairs(program.files(target)) do
    for text in file[2]:gmatch('\n    { "([^"]+)",') do
      set[text] = true
      count = count + 1
    end
  end
  return set, count
end

describe("the program", function()
  for _, target in ipairs(TARGETS) do
    it("has a kernel for every instruction of " .. target .. " and no other", function()
      local set, count = generated(target)
      local wanted = 0
      for _, row in ipairs(targets.documented()) do
        local has = targets.accepts(row[2], target)
        assert.equal(has, set[row[1]] or false, row[1])
        wanted = wanted + (has and 1 or 0)
      end
      assert.equal(wanted, count)
    end)
  end

  it("has all instructions that the library knows, over its targets", function()
    local set, later = {}, {} -- later: those that came after the edition of the assembler that was asked
    for _, row in ipairs(targets.documented("tests/generator/instructions_later.tsv")) do later[row[1]] = true end
    for _, target in ipairs(TARGETS) do
      for text in pairs(generated(target)) do set[text] = true end
    end
    for _, text in ipairs(tools.lines_of(tools.run("lua5.4 generator/generate.lua --list"))) do
      if not text:find(" ") then -- a line of several words is an aimed case
        assert.equal(not later[text] and text ~= "mac16", set[text] or false, text)
      end
    end
  end)

  it("is the same each time, and so are its operands", function()
    for _, name in ipairs { "one", "two" } do
      local path = folder .. "/" .. name
      tools.run(("mkdir %s && lua5.4 tests/models/silicon/generate.lua sm_90 %s"):format(path, path))
      tools.run(("lua5.4 tests/models/silicon/operands.lua sm_90 probes > %s/probes.vec"):format(path))
    end
    assert.equal("", tools.run(("diff -r %s/one %s/two"):format(folder, folder)))
  end)
end)
