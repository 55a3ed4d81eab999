-- SPDX-License-Identifier: MIT
-- Every arithmetic row reaches every corner that it can, and none that it cannot, as TAP:
--   mmaref run --coverage FILE... | lua tests/data/coverage/check.lua

local here = arg[0]:match("^(.*/)") or "./"
local spec = dofile(here .. "../../../generator/spec/arithmetic.lua")
local words = dofile(here .. "../../../generator/base/split.lua")
local unreachable = dofile(here .. "unreachable.lua")

-- Rows of profiles and classes, as the specification of arithmetic has them.
local function each_row(visit)
  for _, row in ipairs(spec.rows) do
    for _, profile in ipairs(words(row.profiles)) do
      for _, class in ipairs(words(row.classes)) do visit(profile, class) end
    end
  end
end

local function has(list, word)
  return list == "*" or (" " .. list .. " "):find(" " .. word .. " ", 1, true) ~= nil
end

-- Why a corner cannot be reached, or nil.
local function reason(profile, class, corner)
  for _, entry in ipairs(unreachable) do
    if has(entry[1], profile) and has(entry[2], class) and has(entry[3], corner) then return entry[4] end
  end
end

local corners, reached = nil, {}
for line in io.lines() do
  local cells = words(line)
  if cells[1] == "profile" then
    corners = table.move(cells, 4, #cells, 1, {})
  elseif corners and #cells == #corners + 3 then
    local row = {}
    for k, corner in ipairs(corners) do row[corner] = cells[k + 3] == "x" end
    reached[cells[1] .. " " .. cells[2]] = row
  end
end

local failed = not corners or #corners == 0
each_row(function(profile, class)
  local faults, impossible = {}, 0
  local row = reached[profile .. " " .. class] or {}
  for _, corner in ipairs(corners or {}) do
    local why = reason(profile, class, corner)
    impossible = impossible + (why and 1 or 0)
    if why and row[corner] then
      faults[#faults + 1] = ("%s is reached, but: %s"):format(corner, why)
    elseif not why and not row[corner] then
      faults[#faults + 1] = corner .. " is not reached"
    end
  end
  failed = failed or #faults > 0
  print(("%s - %s %s: %d corners, %d cannot be reached"):format(#faults == 0 and "ok" or "not ok", profile, class,
    #(corners or {}), impossible))
  for _, fault in ipairs(faults) do print("# " .. fault) end
end)
os.exit(not failed)
