-- SPDX-License-Identifier: MIT
-- Makes a capture small enough to commit: keeps probes and layouts, and of the rest what differs
-- from tests/models/reference; every instruction's results become one digest line.
--   lua5.4 tests/models/silicon/condense.lua FILE.vec > SMALL.vec
-- The operands of what is left out come again from operands.lua, as the head of the file says.

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local cases = require "reference.cases"
local compare = require "silicon.compare"
local filled = require "silicon.filled"
local stream = require "reference.stream"

local KEPT_MAX <const> = 2 -- differing cases of an instruction and label

local digests, order, kept = {}, {}, {}

local function group_of(label, given)
  local name = table.concat(label, " ") .. " " .. given.insn
  local group = digests[name]
  if not group then
    group = { digest = stream.digest(), count = 0, tally = compare.tally(), kept = 0 }
    digests[name] = group
    order[#order + 1] = name
  end
  return group
end

local function take(given, label)
  local key = given.d and "d" or given.memory_out and "memory_out" or "r"
  local group = group_of(label, given)
  for _, word in ipairs(cases.words(key, given[key])) do group.digest.add(word) end
  group.count = group.count + 1
  local before = group.tally.different
  compare.case(group.tally, given)
  if group.tally.different > before and group.kept < KEPT_MAX then
    group.kept = group.kept + 1
    kept[given.line] = true
  end
end

local function visit(given, label)
  local whole = label[1] == "probe" or label[1] == "layout" or #label == 0
  local has_result = given.d or given.memory_out or given.r
  if whole or not has_result then kept[given.line] = true else take(given, label) end
end

-- Prints the head of the file and the cases kept, each with the comments before it.
local function print_kept(path)
  local number, comments, keep, inside = 0, {}, false, false
  for line in io.lines(path) do
    number = number + 1
    if line:find("^insn ") then
      inside, keep = true, kept[number]
      if keep then for _, comment in ipairs(comments) do print(comment) end end
      comments = {}
    end
    if inside then
      if keep then print(line) end
      inside = line:match("^%s*(%S*)") ~= "end"
    elseif number == 1 or (line:find("^# %a+:") and #comments == 0) then print(line)
    else comments[#comments + 1] = line end
  end
end

if #arg ~= 1 then
  io.stderr:write("usage: condense.lua FILE.vec\n")
  os.exit(2)
end
filled.each(arg[1], visit)
print_kept(arg[1])
for _, name in ipairs(order) do
  local group = digests[name]
  print(("# digest %08x %d cases %s"):format(group.digest.value(), group.count, name))
end
