-- SPDX-License-Identifier: MIT
-- Writes the CUDA kernels of every instruction that a target has, from the root of the repository:
--   lua5.4 tests/models/silicon/generate.lua TARGET FOLDER
--   lua5.4 tests/models/silicon/generate.lua --list TARGET

package.path = (arg[0]:match("^(.*/)") or "./") .. "../?.lua;" .. package.path

local program = require "silicon.program"
local targets = require "silicon.targets"

local function usage()
  io.stderr:write("usage: generate.lua TARGET FOLDER | --list TARGET (a target is sm_90, sm_120a ...)\n")
  os.exit(2)
end

local function save(path, text)
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
end

if arg[1] == "--list" and arg[2] and targets.known(arg[2]) then
  print(table.concat(targets.instructions(arg[2]), "\n"))
elseif arg[1] and arg[2] and targets.known(arg[1]) then
  for _, file in ipairs(program.files(arg[1])) do save(arg[2] .. "/" .. file[1], file[2]) end
else
  usage()
end
