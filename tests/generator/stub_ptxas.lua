-- SPDX-License-Identifier: MIT
-- Stands for ptxas where there is none: says of a file of PTX what instructions_assembler.tsv says of its strings.
-- Like ptxas it may stop early: at STOP errors.
local STOP <const> = 5

if arg[1] == "--version" then
  print("ptxas: a stand-in\nCuda compilation tools, release 13.0, V13.0.88")
  os.exit(0)
end

local said = {}
for line in io.lines("tests/generator/instructions_assembler.tsv") do
  local name, version, targets = line:match("^%l+\t([^\t]+)\t([^\t]+)\t([^\t]+)")
  if name then said[name] = { version = version, targets = targets } end
end

local function takes(known, version, target)
  local least = known.targets:match("^sm_(%d+)%+$")
  local on = least and tonumber(target:match("%d+")) >= tonumber(least)
    or ("," .. known.targets .. ","):find("," .. target .. ",", 1, true) ~= nil
  return on and tonumber(version) >= tonumber(known.version)
end

local version, target
local number, errors = 0, 0
for line in io.lines(arg[#arg]) do
  number = number + 1
  version = version or line:match("^%.version (%S+)")
  target = target or line:match("^%.target (%S+)")
  local text = line:match("^(%l[%w_:]*%.%S+) ")
  if number == 2 and (tonumber(version) > 9.0 or tonumber(target:match("%d+")) < 75) then
    print("ptxas fatal   : Unsupported .version or .target")
    os.exit(1)
  end
  if text and not (said[text] and takes(said[text], version, target)) and errors < STOP then
    errors = errors + 1
    print(("ptxas %s, line %d; error   : Illegal instruction"):format(arg[#arg], number))
  end
end
os.exit(errors == 0)
