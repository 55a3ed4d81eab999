-- SPDX-License-Identifier: MIT
-- Prints the stream digest of each line read from standard input: an instruction; an instruction, a seed and a mask of
-- profiles; or a row of rules.txt, whose place among them is part of its seed:
--   lua tests/models/reference/digests.lua [--profiles exact,fma,...] [--cases N] [--unit FOLDER] < LIST
-- --unit FOLDER, before the others, teaches it the instructions of FOLDER/unit.lua; the profiles are then exact and the
-- unit's own.
-- A line "# profiles exact,fma,..." is as the option, for the lines after it. What is said of profiles and cases stands
-- before the digests too: who reads them has to know it.

if _VERSION ~= "Lua 5.4" then
  io.stderr:write("digests: needs Lua 5.4, this is ", _VERSION, ": apt-get install lua5.4\n")
  os.exit(1)
end

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local cases = require "reference.cases"
local model = require "reference.model"
local profiles = require "reference.profiles"
local rules = require "reference.rules"
local stream = require "reference.stream"
local unit = require "reference.unit"

local order, count, known, known_names

local function know(names)
  order, known, known_names = names, {}, table.concat(names, " ")
  for _, name in ipairs(names) do known[name] = true end
end
know(profiles.ORDER)

local function complain(where, offender, reason)
  io.stderr:write(("digests: %s: '%s': %s\n"):format(where, offender, reason))
  os.exit(2)
end

local function set_order(where, list)
  order = {}
  for name in (list == "none" and "" or list):gmatch("[^,]+") do
    if not known[name] then complain(where, name, "no profile; there are " .. known_names) end
    order[#order + 1] = name
  end
  print("# profiles " .. list)
end

-- A digest over no case would equal any other.
local function set_count(text)
  count = text:find("^%d+$") and math.tointeger(text)
  if not count or count < 1 then complain("--cases", text, "a number from 1 on was expected") end
end

-- A unit has two profiles: a case of each misses faults of its block that eight of each find (step own-unit).
local CASES_OF_UNIT <const> = 16

local function open_unit(folder)
  local fine, names = pcall(unit.open, folder)
  if not fine then complain("--unit", folder, names) end
  know(names)
  count = count or CASES_OF_UNIT
end

for k = 1, #arg, 2 do
  if arg[k] == "--profiles" and arg[k + 1] then
    set_order("--profiles", arg[k + 1])
  elseif arg[k] == "--cases" and arg[k + 1] then
    set_count(arg[k + 1])
  elseif arg[k] == "--unit" and arg[k + 1] then
    open_unit(arg[k + 1])
  else
    complain("options", arg[k], "there are --unit FOLDER, --profiles NAME,... and --cases N")
  end
end
if count then print("# cases " .. count) end

local function digest_of(list)
  local digest = stream.digest()
  for _, case in ipairs(list) do
    local key, result = model.compute(case)
    if not key then error(case.insn .. ": " .. result) end
    for _, word in ipairs(cases.words(key, result)) do digest.add(word) end
  end
  return digest.value()
end

-- An instruction that the reference does not know, wholly or in part, is named, whatever it stumbles over.
local function fail(text, why)
  io.stderr:write(("digests: %s: tests/models/reference does not know it (%s): teach it\n"):format(text, why))
  os.exit(1)
end

local function answer_line(text)
  local fine, answer = pcall(function()
    local aimed, seed, mask = text:match("^(%S+) (%x+) (%x+)$")
    local list = aimed and cases.aimed(aimed, tonumber(seed, 16), tonumber(mask, 16), order)
      or not aimed and cases.of(text, order, count)
    return list and digest_of(list)
  end)
  if not fine then fail(text, (tostring(answer):gsub("\n.*", ""))) end
  if not answer then fail(text, "no family reads it") end
  print(("%08x %s"):format(answer, text))
end

local rule = 0

for text in io.lines() do
  local list = text:match("^# profiles (%S*)$")
  if list then
    set_order("# profiles", list)
  elseif text:find("^rule ") then
    print(("%08x %s"):format(rules.digest(text, rule), text))
    rule = rule + 1
  else
    answer_line(text)
  end
end
