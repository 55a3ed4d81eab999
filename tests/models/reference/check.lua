-- SPDX-License-Identifier: MIT
-- Computes the cases of vector files and compares: lua tests/models/reference/check.lua FILE.vec...

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local model = require "reference.model"
local vectors = require "reference.vectors"

-- nil when equal, otherwise what differs.
local function difference(case, key, value)
  if not key then
    return case.status ~= value and ("status " .. value) or nil
  end
  if case.status then return "computed, but " .. case.status .. " expected" end
  local expected = case[key]
  if not expected then return "no expected " .. key end
  if #expected ~= #value then return ("%s has %d words, expected %d"):format(key, #value, #expected) end
  for i, w in ipairs(expected) do
    if value[i] ~= w then return ("%s[%d] is %08x, expected %08x"):format(key, i - 1, value[i], w) end
  end
end

local passed, failed = 0, 0
for _, path in ipairs(arg) do
  for case in vectors.cases(path) do
    local fault = difference(case, model.compute(case))
    if fault then
      failed = failed + 1
      print(("%s:%d: %s %s: %s"):format(path, case.line, case.insn, case.arith or "-", fault))
    else
      passed = passed + 1
    end
  end
end
print(("%d passed, %d failed"):format(passed, failed))
if passed + failed == 0 then io.stderr:write("check.lua: nothing was compared: no file has a case\n") end
os.exit(passed + failed == 0 and 2 or failed == 0 and 0 or 1)
