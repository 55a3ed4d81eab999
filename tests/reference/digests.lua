-- SPDX-License-Identifier: MIT
-- Prints the stream digest of each instruction read from standard input:
--   lua tests/reference/digests.lua [--profiles exact,fma,...] < LIST

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

local unknown = false
for text in io.lines() do
  local list = cases.of(text, order)
  if list then
    print(("%08x %s"):format(digest_of(list), text))
  else
    io.stderr:write("unknown instruction ", text, "\n")
    unknown = true
  end
end
os.exit(unknown and 1 or 0)
