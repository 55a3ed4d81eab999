-- SPDX-License-Identifier: MIT
-- Which instructions `mmaref list` gives to each target and each version of PTX, against the notes of the
-- specification (notes.lua); and these against what the assembler says. TAP.
--   lua check.lua MMAREF
package.path = arg[0]:match("^(.*)/[^/]*$") .. "/?.lua;" .. package.path
local notes = require("notes")
local quoted = dofile("generator/base/quoted.lua")

local failures = 0

local function report(fine, what, details)
  print((fine and "ok - " or "not ok - ") .. what)
  for k = 1, fine and 0 or math.min(10, #details) do print("# " .. details[k]) end
  failures = failures + (fine and 0 or 1)
end

-- What a command prints; its status is 1 where that is nothing.
local function lines_of(command)
  local lines, pipe = {}, assert(io.popen(command))
  for line in pipe:lines() do lines[#lines + 1] = line end
  local _, _, status = pipe:close()
  assert(status == (lines[1] and 0 or 1), command)
  return lines
end

local function set_of(list)
  local set = {}
  for _, item in ipairs(list) do set[item] = true end
  return set
end

-- Strings of earlier versions alone, which the step `chapter` compares.
local function is_former(text)
  return not text:find(".aligned.", 1, true) or text:find("^wmma%.mma%..*%.f%d+%.f%d+%.satfinite$") ~= nil
end

-- What `list` with an option prints against those of `all` that `wanted` takes.
local function compare(option, all, wanted)
  local printed, wrong, count = set_of(lines_of(quoted(arg[1]) .. " list " .. option)), {}, 0
  for _, text in ipairs(all) do
    local expected = wanted(text)
    count = count + (expected and 1 or 0)
    if expected ~= (printed[text] or false) then
      wrong[#wrong + 1] = (expected and "missing: " or "not in the notes: ") .. text
    end
    printed[text] = nil
  end
  for text in pairs(printed) do
    if not is_former(text) then wrong[#wrong + 1] = "unknown: " .. text end
  end
  report(#wrong == 0, ("list %s: %d instructions, as in the notes"):format(option, count), wrong)
end

local all = lines_of(quoted(arg[1]) .. " list")
assert(table.remove(all, 1) == "mac16")
local asked, explanations = {}, {}
for _, text in ipairs(all) do
  local version, targets, why = notes.of(text)
  asked[text] = { version = version, targets = targets }
  if why then explanations[why] = (explanations[why] or 0) + 1 end
end
for why, count in pairs(explanations) do print(("# %d instructions: %s"):format(count, why)) end

for _, target in ipairs(notes.targets) do
  compare("--target " .. target, all, function(text) return asked[text].targets[target] or false end)
end
for _, version in ipairs(notes.versions) do
  compare("--ptx " .. version, all, function(text) return asked[text].version <= version end)
end

-- The assembler's table: lowest version, and the lowest plain target of the specification.
local function lowest_plain(targets)
  for _, target in ipairs(notes.targets) do
    if targets[target] and target:match("%d$") then return target end
  end
  return ""
end

local versions, lowest, wider = {}, {}, 0
local function statements()
  local texts = lines_of("cat tests/generator/instructions_assembler.tsv tests/generator/instructions_later.tsv")
  return ipairs(texts)
end
for _, line in statements() do
  local text, version, taken, plain = line:match("^documented\t(%S+)\t(%S+)\t(%S+)\t(%S*)$")
  local note = asked[text]
  if text and not note then lowest[#lowest + 1] = "not listed: " .. text end
  if note and plain ~= lowest_plain(note.targets) then lowest[#lowest + 1] = text end
  if note and version ~= note.version then versions[#versions + 1] = text end
  if note and taken:find("sm_100a", 1, true) and not note.targets.sm_100a then wider = wider + 1 end
end
report(#lowest == 0, "the lowest plain target of every documented instruction", lowest)
-- .kind came with 8.7; the assembler takes it with 8.6, and on sm_100a, for the two 8-bit types.
local pattern = "%.kind::f8f6f4%.f32%.e[45]m[32]%.e[45]m[32]%."
local known = 0
for k = #versions, 1, -1 do
  if versions[k]:find(pattern) then
    table.remove(versions, k)
    known = known + 1
  end
end
report(#versions == 0 and known == 8, ("the version of every instruction but %d of kind::f8f6f4"):format(known), versions)
report(wider == 12, ("%d instructions of kind::f8f6f4 that only the assembler gives to sm_100a"):format(wider), {})
os.exit(failures == 0)
