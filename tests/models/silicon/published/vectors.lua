-- SPDX-License-Identifier: MIT
-- Writes tests/data/vectors/published.PROFILE.vec, what others have published of the outputs of GPUs:
-- lua tests/models/silicon/published/vectors.lua FOLDER
--
-- An element of D depends on a row of A, a column of B and an element of C alone. So a case has up to
-- M dot products with the same elements of B, one in each row; they are in column 0, and all else is
-- zero. Where an element of A is no finite number every column is like column 0.
local here = arg[0]:match("^(.*/)") or "./"
package.path = here .. "?.lua;" .. here .. "../../?.lua;" .. here .. "../?.lua;" .. package.path

local case = require "case"
local number = require "number"
local write = require "reference.write"

local function bits_of(it, values, type)
  local list = {}
  for k, value in ipairs(values) do list[k] = number.bits(type, value, it.containers) end
  return list
end

-- Facts whose B is the same, at most `rows` of them.
local function batches(it, facts)
  local list, open = {}, {}
  for _, fact in ipairs(facts) do
    local a, b = bits_of(it, fact.a, it.a), bits_of(it, fact.b, it.b)
    local key = table.concat(b, " ")
    local batch = open[key]
    if not batch or #batch == it.m then
      batch = { b = b }
      list[#list + 1], open[key] = batch, batch
    end
    batch.everywhere = batch.everywhere or type(fact.a[1]) == "string"
    batch[#batch + 1] = { a = a, c = number.bits(it.c, fact.c), d = number.bits(it.d, fact.d), label = fact[1] }
  end
  return list
end

local function build(source, batch)
  local given, it = case.blank(source.insn, source.arith or source.profile)
  given.d = table.move(given.c, 1, #given.c, 1, {})
  if it.d ~= it.c then
    given.d = {}
    for k = 1, 32 * case.fragments(it, source.profile).d.words do given.d[k] = 0 end
  end
  local last = batch.everywhere and it.n - 1 or 0
  for column = 0, last do
    for k, bits in ipairs(batch.b) do case.put(it, given, "b", k - 1, column, bits) end
  end
  for row = 0, #batch - 1 do
    local fact = batch[row + 1]
    for k, bits in ipairs(fact.a) do case.put(it, given, "a", row, k - 1, bits) end
    for column = 0, last do
      case.put(it, given, "c", row, column, fact.c)
      case.put(it, given, "d", row, column, fact.d)
    end
  end
  return given
end

local function write_source(file, source)
  file:write(("\n# %s\n"):format(source.address))
  local _, it = case.blank(source.insn, source.profile)
  for _, batch in ipairs(batches(it, source.facts)) do
    for row, fact in ipairs(batch) do file:write(("# row %d: %s\n"):format(row - 1, fact.label)) end
    write.case(file, build(source, batch))
  end
end

-- A lane's words, for every lane.
local function everywhere(text)
  local lane, all = {}, {}
  for word in text:gmatch("%x+") do lane[#lane + 1] = tonumber(word, 16) end
  for k = 0, 31 do table.move(lane, 1, #lane, k * #lane + 1, all) end
  return all
end

local function write_registers(file)
  file:write("\n# cicuvc/nvidia-sass-document@1fe673f tools/tensor_gpu_differential_report.json (RTX 5090)\n")
  for _, row in ipairs(require "registers") do
    write.case(file, { insn = ("mma.sync.aligned.%s.row.col.f32.%s.%s.f32"):format(row[1], row[2], row[2]), arith = "sm_120",
      a = everywhere(row.a), b = everywhere(row.b), c = everywhere(row.c), d = everywhere(row.d) })
  end
end

local sources = require "assertions"
table.move(require "probes", 1, #require "probes", #sources + 1, sources)
for _, profile in ipairs({ "sm_70", "sm_75", "sm_80", "sm_89", "sm_90", "sm_120", "wgmma_fp8" }) do
  local file <close> = assert(io.open(("%s/published.%s.vec"):format(arg[1], profile), "w"))
  file:write("mmavec 1\n# Outputs of GPUs that others have published, with their addresses, by\n",
    "# tests/models/silicon/published/vectors.lua. No result here comes from a model.\n")
  for _, source in ipairs(sources) do
    if source.profile == profile then write_source(file, source) end
  end
  if profile == "sm_120" then write_registers(file) end
end
