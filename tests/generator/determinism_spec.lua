-- SPDX-License-Identifier: MIT
-- The same spec gives the same bytes, with whatever order tables have in memory.
local files = require("tests.generator.files")
local read = files.read

local function generate(lua)
  local folder = os.tmpname()
  assert(os.remove(folder))
  assert(os.execute("mkdir " .. folder))
  assert(os.execute(("make generate LUA=%s GENERATED=%s > /dev/null"):format(lua or "lua5.4", folder)))
  return folder
end

local function names_in(folder)
  local names = {}
  for name in io.popen("cd " .. folder .. " && find . -type f | sort"):lines() do names[#names + 1] = name end
  return names
end

describe("two runs of the generator", function()
  local first, second
  setup(function() first, second = generate(), generate() end)
  teardown(function() os.execute(("rm -r %s %s"):format(first, second)) end)

  it("write the same files", function()
    assert.is_true(#names_in(first) > 0)
    assert.same(names_in(first), names_in(second))
    for _, name in ipairs(names_in(first)) do
      assert.is_true(read(first .. "/" .. name) == read(second .. "/" .. name), name)
    end
  end)

  it("write them by Lua 5.3 too", function()
    local third = generate("lua5.3")
    local same = os.execute(("diff -r %s %s"):format(first, third))
    os.execute("rm -r " .. third)
    assert.is_true(same)
  end)

  it("are none by another Lua, which says in one line which ones do", function()
    for _, arguments in ipairs({ "", "--list", "--help" }) do
      local pipe = io.popen(("luajit generator/generate.lua %s 2>&1; echo $?"):format(arguments))
      assert.matches("^generate: needs Lua 5.3 or 5.4, this is LuaJIT [^\n]*: apt%-get install lua5.4\n1\n$", pipe:read("a"))
      pipe:close()
    end
  end)

  it("write lines that end in LF, without trailing blanks, tabs or paths", function()
    for _, name in ipairs(names_in(first)) do
      local text = read(first .. "/" .. name)
      assert.is_nil(text:find("\r"), name)
      assert.is_nil(text:find("\t"), name)
      assert.is_nil(text:find("[ ]\n"), name)
      assert.is_nil(text:find("/tmp", 1, true), name)
      assert.equal("\n", text:sub(-1), name)
    end
  end)

  it("say in every file where it comes from", function()
    for _, name in ipairs(names_in(first)) do
      local text = read(first .. "/" .. name)
      local has_hash = name:find("%.py$") or name:find("%.txt$")
      local first_line = has_hash and "# SPDX-License-Identifier: MIT" or "/* SPDX-License-Identifier: MIT */"
      assert.equal(first_line, text:match("^[^\n]*"), name)
      assert.truthy(text:find("Generated from ", 1, true), name)
      assert.truthy(text:find("Do not edit: change the source and run `make generate`", 1, true), name)
    end
  end)
end)
