-- SPDX-License-Identifier: MIT
-- Reads vectors filled in by a GPU and prints what they say about each open question:
--   lua5.4 tests/models/silicon/settle.lua FILE.vec...

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local case = require "silicon.case"
local compare = require "silicon.compare"
local filled = require "silicon.filled"
local model = require "reference.model"
local probe = require "silicon.probe"
local probes = require "silicon.probes"
local questions = require "silicon.questions"

local answers = {}    -- probe -> variant -> digits
local profile         -- of the probes
local bulk, layouts, stream = {}, {}, {} -- tallies by question, by kind of layout, by instruction
local c_alone = {}

local function tally_of(set, name)
  if not set[name] then
    set[name] = compare.tally()
    set[#set + 1] = name
  end
  return set[name]
end

local visit = {}

function visit.probe(given, label)
  local it = model.instruction(given.insn)
  local value = given.d and case.get(it, given, "d", tonumber(label[4]), tonumber(label[5]))
  local all = answers[label[2]] or {}
  answers[label[2]], profile = all, given.arith
  all[#all + 1] = label[3]
  all[label[3]] = value and ("%0" .. probe.digits(it) .. "X"):format(value) or "none"
end

function visit.bulk(given, label)
  compare.case(tally_of(bulk, label[2]), given)
  if label[2] == "Q14" and given.d then compare.c_alone(c_alone, given) end
end

function visit.layout(given, label)
  local tally = tally_of(layouts, label[2] .. " " .. given.insn)
  if not given.d then tally.missing = tally.missing + 1
  elseif label[2] == "sparse" or label[2] == "descending" then
    compare.metadata(tally, given, tonumber(label[3]))
  else compare.case(tally, given) end
end

function visit.stream(given) compare.case(tally_of(stream, given.insn), given) end

local rows = {}
for _, row in ipairs(probes) do rows[row[1]] = row end

-- Words for how an answer compares; true as the second result if it is unexpected.
local function judge(name)
  local all, want = answers[name], probe.wanted(rows[name], profile)
  for _, variant in ipairs(all) do
    if all[variant] ~= all.base then
      return ("%s when %s: depends on its place"):format(all[variant], variant), true
    end
  end
  if not want then return "not known before" end
  if want == all.base then return "as expected" end
  return "expected " .. want, true
end

local function print_probe(name)
  if not answers[name] then return end
  local words = judge(name)
  print(("  %-16s %-16s  %s; %s"):format(name, answers[name].base, words, rows[name][6]))
end

local function holds(verdict)
  for name, bits in pairs(verdict[1]) do
    if not answers[name] or answers[name].base ~= bits then return false end
  end
  return true
end

local function verdict_of(question)
  for _, verdict in ipairs(question[4]) do
    if holds(verdict) then return verdict[2] end
  end
  return "none of the answers foreseen"
end

local function print_tally(title, tally)
  print(("  %s: %d of %d elements as the model has them%s"):format(title,
    tally.elements - tally.different, tally.elements,
    tally.missing > 0 and (", %d cases without a result"):format(tally.missing) or ""))
  for _, text in ipairs(tally.notes) do print("    " .. text) end
end

local function print_c_alone()
  local kinds = {}
  for kind in pairs(c_alone) do kinds[#kinds + 1] = kind end
  table.sort(kinds)
  for _, kind in ipairs(kinds) do print(("  %-24s %d"):format(kind, c_alone[kind])) end
end

local function any(names)
  for _, name in ipairs(names) do
    if answers[name] then return true end
  end
  return false
end

local function print_question(question)
  local name, title, names, verdicts = table.unpack(question)
  if not any(names) and not bulk[name] then return end
  print(("%s: %s"):format(name, title))
  for _, id in ipairs(names) do print_probe(id) end
  if bulk[name] then print_tally("random operands", bulk[name]) end
  if name == "Q14" then print_c_alone() end
  if #verdicts > 0 and any(names) then print("  => " .. verdict_of(question)) end
end

local function print_tallies(title, set)
  if #set == 0 then return end
  local equal = 0
  for _, name in ipairs(set) do
    if set[name].different == 0 and set[name].missing == 0 then equal = equal + 1
    else print_tally(name, set[name]) end
  end
  print(("%s: %d of %d as the model has them"):format(title, equal, #set))
end

local function unexpected()
  local list = {}
  for _, row in ipairs(probes) do
    if answers[row[1]] and select(2, judge(row[1])) then list[#list + 1] = row[1] end
  end
  return list
end

-- Registers are the result of a load, and an operand of a store.
local function has_result(given)
  local stores = given.insn:find("^stmatrix") or given.insn:find("^wmma%.store")
  return given.d or given.memory_out or given.r and not stores
end

if #arg == 0 then
  io.stderr:write("usage: settle.lua FILE.vec...\n")
  os.exit(2)
end
local visited = 0
for _, path in ipairs(arg) do
  local file, fault = io.open(path)
  if not file or not file:read(0) and file:seek("end") ~= 0 then
    io.stderr:write(("settle.lua: %s\n"):format(fault or path .. ": cannot be read"))
    os.exit(2)
  end
  file:close()
  local provenance = filled.each(path, function(given, label)
    if visit[label[1]] then
      visited = visited + (has_result(given) and 1 or 0)
      visit[label[1]](given, label)
    end
  end)
  print(path)
  for _, line in ipairs(provenance) do print("  " .. line) end
end
if visited == 0 then
  io.stderr:write("settle.lua: nothing was compared: no case has a label that operands.lua writes, and a result\n")
  os.exit(2)
end
for _, question in ipairs(questions) do print_question(question) end
print_tallies("layouts", layouts)
print_tallies("instructions in the stream", stream)
print(("unexpected probes: %s"):format(#unexpected() > 0 and table.concat(unexpected(), " ") or "none"))
