-- SPDX-License-Identifier: MIT
-- What the specs of this folder share: a scratch folder, commands, files, clang.

local model = require "reference.model"
local filled = require "silicon.filled"
local program = require "silicon.program"

local tools = {}

function tools.scratch()
  local folder = os.tmpname()
  os.remove(folder)
  os.execute("mkdir " .. folder)
  return folder, function() os.execute("rm -r " .. folder) end
end

-- Everything a command prints, and its exit status.
function tools.output_of(command)
  local pipe = assert(io.popen("{ " .. command .. "; } 2>&1; echo status $?"))
  local text, status = pipe:read("a"):match("^(.*)status (%d+)\n$")
  pipe:close()
  return text, tonumber(status)
end

function tools.run(command)
  local text, status = tools.output_of(command)
  assert(status == 0, command .. "\n" .. text)
  return text
end

function tools.save(path, text)
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
end

function tools.load(path)
  local file = assert(io.open(path))
  local text = file:read("a")
  file:close()
  return text
end

function tools.lines_of(text)
  local list = {}
  for line in text:gmatch("[^\n]+") do list[#list + 1] = line end
  return list
end

tools.CLANG = "clang++ -x cuda -nocudainc -nocudalib -fdeclspec -Wall -Wextra -Werror "
  .. "-Wno-unknown-cuda-version -Itests/models/silicon/stub -Itests/models/silicon/capture "

-- The generated files of a target, in a folder of their own.
function tools.write_program(folder, target)
  local path = folder .. "/" .. target
  tools.run("mkdir -p " .. path)
  for _, file in ipairs(program.files(target)) do tools.save(path .. "/" .. file[1], file[2]) end
  return path
end

local FORMS = { d = " %08x", r = " %08x", memory_out = "%02x" }

local function result_line(given)
  local key, words = model.compute(given)
  local parts = {}
  for i, word in ipairs(words) do parts[i] = FORMS[key]:format(word) end
  return key .. (key == "memory_out" and " " or "") .. table.concat(parts)
end

-- Fills in a file of operands as a GPU would that is exactly as the model says.
function tools.fill(path, into)
  local results, at = {}, 0
  filled.each(path, function(given) results[#results + 1] = result_line(given) end)
  tools.save(into, (tools.load(path):gsub("\nend\n", function()
    at = at + 1
    return "\n" .. results[at] .. "\nend\n"
  end)))
end

return tools
