-- SPDX-License-Identifier: MIT
-- Cases from the rows of probes.lua.

local case = require "silicon.case"
local formats = require "reference.formats"
local sparse = require "reference.sparse"

local probe = {}

function probe.instruction(row)
  local shape, rest = row[2]:match("^(m%d+n%d+k%d+)%.(.+)$")
  return shape and ("mma.sync.aligned.%s.row.col.%s"):format(shape, rest) or row[2]
end

local function number(text) return tonumber(text, 16) end

-- Positions of a term: "3", "0-15" or "=*".
local function positions(text, depth)
  local first, last = text:match("^(%d+)%-(%d+)$")
  if text == "=*" then first, last = 0, depth - 1 end
  return tonumber(first or text), tonumber(last or text)
end

-- k -> {a, b}
local function terms(row, depth)
  local list = {}
  for where, a, b in row[3]:gmatch("k([%d=*-]+):(%x+)%*(%x+)") do
    local first, last = positions(where, depth)
    for k = first, last do list[k] = { number(a), number(b) } end
  end
  return list
end

-- The row of B that meets stored element k of a row of A.
local function logical(it, given, row, k)
  if not it.sparse then return k end
  return sparse.columns(it, given.e, given.f)[row][k]
end

local function scale_words(bytes)
  local word, shift = 0, 0
  for byte in bytes:gmatch("%x%x") do
    word = word | number(byte) << shift
    shift = shift + 8
  end
  local list = {}
  for lane = 1, 32 do list[lane] = word end
  return list
end

-- change(k, {a, b}) returns where the term goes and what it becomes.
local function build(row, profile, at, change)
  local given, it = case.blank(probe.instruction(row), profile)
  local options = row[7] or {}
  for key in pairs { scale_a = 1, scale_b = 1 } do
    if options[key] then given[key] = scale_words(options[key]) end
  end
  for k, pair in pairs(terms(row, it.depth)) do
    k, pair = change(k, pair)
    case.put(it, given, "a", at[1], k, pair[1])
    case.put(it, given, "b", logical(it, given, at[1], k), at[2], pair[2])
  end
  case.put(it, given, "c", at[1], at[2], number(row[4]))
  return given, it
end

local function same(k, pair) return k, pair end
local function swapped(k, pair) return k, { pair[2], pair[1] } end
local function neighbour(k, pair) return k ~ 1, pair end

-- Where the variants of a probe are, and what they do to its terms. Neighbours in k share
-- every chunk that has been seen or proposed.
function probe.variants(row, it)
  local list = { { "base", { 0, 0 }, same } }
  local options = row[7] or {}
  if it.a == it.b and not it.sparse and not options.scale_a then
    list[#list + 1] = { "swapped", { it.m > 3 and 3 or 0, it.n - 2 }, swapped }
  end
  if not options.ordered then
    list[#list + 1] = { "moved", { it.m > 9 and 9 or 5, 5 }, neighbour }
  end
  return list
end

-- Cases of a probe, each with its label "probe NAME VARIANT ROW COLUMN".
function probe.cases(row, profile)
  local _, it = case.blank(probe.instruction(row), profile)
  local list = {}
  for _, variant in ipairs(probe.variants(row, it)) do
    local name, at, change = table.unpack(variant)
    local given = build(row, profile, at, change)
    list[#list + 1] = { given, ("probe %s %s %d %d"):format(row[1], name, at[1], at[2]) }
  end
  return list
end

-- Digits of one element of D.
function probe.digits(it)
  return formats[it.d].width // 4
end

-- The digits wanted for a profile, nil where nobody knows.
function probe.wanted(row, profile)
  local chip = profile:match("%d+")
  for chips, bits in row[5]:gmatch("([%w/]+)=(%x+)") do
    if chips == "all" then return bits end
    for name in chips:gmatch("%d+") do
      if name == chip then return bits end
    end
  end
end

return probe
