-- SPDX-License-Identifier: MIT
-- Writes vectors without results, for a GPU to fill in, from the root of the repository:
--   lua5.4 tests/models/silicon/operands.lua TARGET probes|layouts|stream|bulk [COUNT]
-- COUNT, 1 or more: cases of each instruction (stream, 2 unless told), elements of D (bulk, 100000).

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local bulk = require "silicon.bulk"
local case = require "silicon.case"
local layouts = require "silicon.layouts"
local probe = require "silicon.probe"
local probes = require "silicon.probes"
local streams = require "silicon.streams"
local targets = require "silicon.targets"

local function set(list)
  local has = {}
  for _, text in ipairs(list) do has[text] = true end
  return function(text) return has[text] end
end

local WRITERS = {}

function WRITERS.probes(texts, profile, _, add)
  local known = set(texts)
  for _, row in ipairs(probes) do
    if known(probe.instruction(row)) then
      for _, made in ipairs(probe.cases(row, profile)) do add(made[1], made[2]) end
    end
  end
end

function WRITERS.layouts(texts, profile, _, add) layouts.each(profile, set(texts), add) end
function WRITERS.stream(texts, profile, count, add) streams.each(texts, profile, count or 2, add) end
function WRITERS.bulk(texts, profile, count, add) bulk.each(texts, profile, count or 100000, add) end

local target, kind, count = arg[1], arg[2], math.tointeger(tonumber(arg[3]))
local counted = kind == "stream" or kind == "bulk"
if not (target and targets.known(target) and WRITERS[kind]) or (arg[3] and not (counted and count and count >= 1)) then
  io.stderr:write("usage: operands.lua TARGET probes|layouts\n       operands.lua TARGET stream|bulk [COUNT]\n")
  os.exit(2)
end
io.write("mmavec 1\n# operands: tests/models/silicon/operands.lua ", table.concat(arg, " "), "\n")
WRITERS[kind](targets.instructions(target), targets.profile(target), count, function(given, label)
  io.write(case.text(given, label))
end)
