-- SPDX-License-Identifier: MIT
-- Prints the stream digest of each line read from standard input, an instruction, or an instruction, a seed
-- and a mask of profiles:
--   lua tests/reference/digests.lua [--profiles exact,fma,...] < LIST

if _VERSION ~= "Lua 5.4" then
  io.stderr:write("digests: needs Lua 5.4, this is ", _VERSION, ": apt-get install lua5.4\n")
  os.exit(1)
end

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local cases = require "reference.cases"
local model = require "reference.model"
local profiles = require "reference.profiles"
local stream = require "reference.stream"

local order = profiles.ORDER
if arg[1] == "--profiles" then
  order = {}
  for name in arg[2]:gmatch("[^,]+") do order[#order + 1] = name end
end

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
  io.stderr:write(("digests: %s: tests/reference does not know it (%s): teach it\n"):format(text, why))
  os.exit(1)
end

for text in io.lines() do
  local fine, answer = pcall(function()
    local aimed, seed, mask = text:match("^(%S+) (%x+) (%x+)$")
    local list = aimed and cases.aimed(aimed, tonumber(seed, 16), tonumber(mask, 16), order)
      or not aimed and cases.of(text, order)
    return list and digest_of(list)
  end)
  if not fine then fail(text, (tostring(answer):gsub("\n.*", ""))) end
  if not answer then fail(text, "no family reads it") end
  print(("%08x %s"):format(answer, text))
end
