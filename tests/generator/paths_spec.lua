-- SPDX-License-Identifier: MIT
-- The generator below a folder whose name the shell would read otherwise, and files of spec/ that do not end.
package.path = "generator/?.lua;" .. package.path

local check = require("base.check")
local quoted = require("base.quoted")
local files = require("tests.generator.files")

local root, folder

setup(function()
  root = os.tmpname()
  os.remove(root)
  folder = root .. [[/a "b' c$(touch touched)`touch touched`&touch touched&\d]] -- package.path knows no ; and ?
  assert(os.execute(("mkdir -p %s && cp -r generator port src tests/data/vectors generated %s"):format(quoted(folder), quoted(folder))))
  assert(os.execute(("mkdir -p %s/tests/data && mv %s/vectors %s/tests/data"):format(quoted(folder), quoted(folder), quoted(folder))))
end)

teardown(function() os.execute("rm -rf " .. root) end)

-- What a command prints in the folder above, and its status.
local function run(command)
  local pipe = io.popen(("cd %s && { %s; } 2>&1; echo \"exit $?\""):format(root, command))
  local text = pipe:read("a")
  pipe:close()
  local output, status = text:match("^(.*)exit (%d+)\n$")
  return tonumber(status), output
end

local function path(name) return quoted(folder .. "/" .. name) end

describe("below a folder with quotes, blanks and commands in its name", function()
  local commands = {
    ["tables are written"] = { "lua5.4 %s %s", "generator/generate.lua", "generated" },
    ["the interface for Python is written"] = { "lua5.4 %s %s", "port/python/write_interface.lua", "generated" },
    ["what simulators read is written"] = { "lua5.4 %s %s", "port/dpi/write_interface.lua", "generated" },
    ["tables of a product are written"] = { "lua5.4 %s --only movmatrix --profiles none %s", "generator/generate.lua", "new tables" },
    ["instructions are listed"] = { "lua5.4 %s --list", "generator/generate.lua" },
    ["figures are listed"] = { "lua5.4 %s --list", "generator/figures.lua" },
    ["an edition is compared"] = { "lua5.4 %s %s", "generator/spec_diff.lua", "tests" },
    ["a fragment is proved"] = { "lua5.4 %s --prove %s", "generator/generate.lua", "generator/spec/fragments/05_07_m16n8k8.lua" },
  }
  for what, command in pairs(commands) do
    it(what, function()
      local names = {}
      for k = 2, #command do names[k - 1] = path(command[k]) end
      local status, output = run(command[1]:format(table.unpack(names)))
      -- A folder without an edition in it is answered by status 2 and a line.
      assert.equal(what:find("edition") and 2 or 0, status, output)
      assert.equal("", (select(2, run("find . -name 'touched*'"))))
    end)
  end
  it("tables are those of any folder", function()
    assert.equal("", (select(2, run(("diff -r %s %s"):format(path("generated"), quoted(os.getenv("PWD") .. "/generated"))))))
  end)
end)

describe("a file of the specification", function()
  for text, what in pairs({ ["while true do end"] = "a loop", ["local function f() return f() end f()"] = "a call of itself",
    ["for _ = 1, math.huge do end return {}"] = "a count" }) do
    it("that does not end is named: " .. what, function()
      local name = root .. "/spec"
      assert(os.execute("mkdir -p " .. name))
      files.write(name .. "/facts.lua", text .. "\n")
      local fine, message = pcall(check.load, name .. "/facts.lua")
      assert.is_false(fine)
      assert.equal("spec/facts.lua: not done after 100000000 steps: a loop does not end", message)
    end)
  end
  it("leaves the hook that was there", function()
    local function hook() end
    debug.sethook(hook, "", 1000000)
    check.load("generator/spec/outside.lua")
    local found, mask, count = debug.gethook()
    debug.sethook()
    assert.are.same({ hook, "", 1000000 }, { found, mask, count })
  end)
end)
