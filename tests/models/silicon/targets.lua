-- SPDX-License-Identifier: MIT
-- Which instructions a GPU target has, from what the assembler said of each string, and which
-- arithmetic profile models the target.

local targets = {}

targets.TABLE = "tests/generator/instructions_assembler.tsv"

-- Profiles exist for the first chip of each kind; its successors share it.
local PROFILES = { 75, 80, 89, 90, 100, 120 }

local function number(target)
  return tonumber(target:match("^sm_(%d+)[af]?$"))
end

function targets.known(target) return number(target) ~= nil end

-- "sm_80+" is every target from that number on; anything else is a list of names.
function targets.accepts(list, target)
  local least = list:match("^sm_(%d+)%+$")
  if least then return number(target) >= tonumber(least) end
  for name in list:gmatch("[^,]+") do
    if name == target then return true end
  end
  return false
end

function targets.profile(target)
  local best
  for _, chip in ipairs(PROFILES) do
    if chip <= number(target) then best = chip end
  end
  return best and "sm_" .. best
end

-- Documented instructions in the order of the table: lists of {text, targets}.
function targets.documented(path)
  local list = {}
  for line in io.lines(path or targets.TABLE) do
    local text, accepted = line:match("^documented\t([^\t]+)\t[^\t]*\t([^\t]+)")
    if text then list[#list + 1] = { text, accepted } end
  end
  return list
end

function targets.instructions(target, path)
  local list = {}
  for _, row in ipairs(targets.documented(path)) do
    if targets.accepts(row[2], target) then list[#list + 1] = row[1] end
  end
  return list
end

return targets
