-- SPDX-License-Identifier: MIT
-- The rooms of generator/: a module requires modules of its own room and of rooms below it. A circle of modules is
-- inside a room then, and is refused too.

-- From the lowest floor up. The programs stand on all of them: the files of generator/ itself.
local FLOORS <const> = { "base", "formulas", "records", "edition", "tables", "selftest", "model" }
local DATA <const> = { "spec", "proofs" }

local function lines_of(command)
  local pipe <close> = assert(io.popen(command))
  local list = {}
  for line in pipe:lines() do list[#list + 1] = line end
  return list
end

-- What is wrong with the modules { "base.check" -> { "base.nearest", ... } }, sorted.
local function faults_of(modules)
  local floor_of, faults, state = {}, {}, {}
  for floor, room in ipairs(FLOORS) do floor_of[room] = floor end
  local function room_of(name) return name:match("^(.-)%.") or name end
  local function visit(name)
    state[name] = "open"
    for _, required in ipairs(modules[name]) do
      if not modules[required] then
        faults[#faults + 1] = ("%s requires %s, which is not there"):format(name, required)
      elseif state[required] == "open" then
        faults[#faults + 1] = ("%s and %s are in a circle"):format(name, required)
      elseif not state[required] then
        visit(required)
      end
      local here, there = floor_of[room_of(name)] or #FLOORS + 1, floor_of[room_of(required)] or #FLOORS + 1
      if there > here or not name:find(".", 1, true) and not required:find(".", 1, true) then
        faults[#faults + 1] = ("%s requires %s, which is not below it"):format(name, required)
      end
    end
    state[name] = "done"
  end
  local names = {}
  for name in pairs(modules) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do
    if not state[name] then visit(name) end
    if name:find(".", 1, true) and not floor_of[room_of(name)] then faults[#faults + 1] = name .. " is in no room" end
  end
  table.sort(faults)
  return faults
end

local function read(folder)
  local modules = {}
  for _, path in ipairs(lines_of(("find %s -name '*.lua' ! -path '*/%s/*' ! -path '*/%s/*' | LC_ALL=C sort"):format(
    folder, table.unpack(DATA)))) do
    local required = {}
    local file <close> = assert(io.open(path))
    for name in file:read("a"):gmatch("require%f[%W]%s*%(?%s*[\"']([%w_.]+)[\"']") do
      if name ~= "lpeg" then required[#required + 1] = name end
    end
    modules[path:sub(#folder + 2):gsub("%.lua$", ""):gsub("/", ".")] = required
  end
  return modules
end

describe("the rooms of generator/", function()
  it("require only what is below them, without a circle", function()
    local modules = read("generator")
    assert.truthy(modules["generate"] and modules["base.check"])
    assert.same({}, faults_of(modules))
  end)

  it("are all there", function()
    local folders = lines_of("find generator -mindepth 1 -maxdepth 1 -type d -printf '%f\\n' | LC_ALL=C sort")
    local expected = table.move(FLOORS, 1, #FLOORS, 3, { table.unpack(DATA) })
    table.sort(expected)
    assert.same(expected, folders)
  end)

  -- Modules that are planted, and what is said of them.
  local PLANTED <const> = {
    { { ["base.planted"] = { "tables.c_text" } }, "base.planted requires tables.c_text, which is not below it" },
    { { ["tables.planted"] = { "generate" } }, "tables.planted requires generate, which is not below it" },
    { { ["planted"] = { "generate" } }, "planted requires generate, which is not below it" },
    { { ["tables.one"] = { "tables.two" }, ["tables.two"] = { "tables.one" } },
      "tables.two and tables.one are in a circle" },
    { { ["base.planted"] = { "base.gone" } }, "base.planted requires base.gone, which is not there" },
    { { ["cellar.planted"] = {} }, "cellar.planted is in no room" },
  }
  for _, case in ipairs(PLANTED) do
    it("are told: " .. case[2], function()
      local modules = read("generator")
      for name, required in pairs(case[1]) do modules[name] = required end
      assert.same({ case[2] }, faults_of(modules))
    end)
  end
end)

describe("the generator", function()
  -- Headers of src that generated files include; the text of a generated file names them.
  local INCLUDED <const> = { ["mmaref.h"] = true, ["mmaref_tables.h"] = true }

  -- The files of src that a text names.
  local function named(text)
    local list = {}
    if text:find("src/", 1, true) then list[1] = "src/" end
    for _, path in ipairs(lines_of("find src -name '*.[ch]' | LC_ALL=C sort")) do
      local name = path:match("[^/]*$")
      if not INCLUDED[name] and text:find("%f[%w_]" .. name:gsub("%.", "%%.") .. "%f[^%w_]") then list[#list + 1] = name end
    end
    return list
  end

  it("names no file of src", function()
    for _, path in ipairs(lines_of("find generator -name '*.lua'")) do
      local file <close> = assert(io.open(path))
      assert.same({}, named(file:read("a")), path)
    end
  end)

  it("would be found to", function()
    assert.same({ "text_token.c" }, named('read("text_token.c")'))
    assert.same({ "src/" }, named('read(here .. "/../src/" .. name)'))
  end)

  it("writes the same files where there is no src", function()
    local folder = os.tmpname()
    assert(os.remove(folder))
    assert(os.execute(("mkdir -p %s/tests %s/fresh && cp -r generator generated %s && cp -r tests/data %s/tests"):format(
      folder, folder, folder, folder)))
    local said = lines_of(("cd %s && lua5.4 generator/generate.lua fresh 2>&1 > /dev/null; diff -rq fresh generated"):format(folder))
    os.execute("rm -r " .. folder)
    -- What the ports' scripts write, from the public header.
    assert.same({ "Only in generated: dpi", "Only in generated: python", "Only in generated: sv" }, said)
  end)
end)
