-- SPDX-License-Identifier: MIT
-- What the generator says where a table is full, and how far the tables are from it.
package.path = "generator/?.lua;" .. package.path

local limits = require("model.limits")
local model = require("model.model")

local built = model.build("generator/spec")

-- A copy with other members.
local function changed(original, members) return setmetatable(members, { __index = original }) end

-- The model with `count` things in a list, which repeats what is there.
local function with(key, count)
  local items = {}
  for k = 1, count do items[k] = built[key][(k - 1) % #built[key] + 1] end
  return changed(built, { [key] = items })
end

local function list_of(count, item)
  local items = {}
  for k = 1, count do items[k] = item(k) end
  return items
end

local function with_targets(list) return changed(built, { targets = changed(built.targets, { list = list }) }) end

local function with_words(list) return changed(built, { words = changed(built.words, { list = list }) }) end

local function with_row(members)
  local row = changed(built.rows_with_numbers[2], members)
  return changed(built, { all_rows = { row }, rows_with_numbers = { row } })
end

-- By what is limited: a model that has `count` of it, at least, and nothing else too many.
local models = {
  ["notes of targets"] = function(count)
    local name = built.targets.list[1].name
    return changed(built, { target_notes = { (name .. " or higher, "):rep(count):sub(1, -3) } })
  end,
  ["targets"] = function(count) return with_targets(list_of(count, function() return built.targets.list[1] end)) end,
  ["as the largest number of a chip"] = function(count)
    return with_targets({ changed(built.targets.list[1], { chip = count }) })
  end,
  ["instructions"] = function(count) return with_row({ first_id = count - 1, variants = 1 }) end,
  ["instructions of a family"] = function(count) return with_row({ first_id = 1, variants = count }) end,
  ["bytes in lists of variants"] = function(count) -- three of the header, two of the qualifier, one at the end
    local slots = { { "mma" }, list_of(count - 6, function(k) return "w" .. k end) }
    return with_row({ slots = slots, roles = { "name", "dtype" }, variants = 1 })
  end,
  ["words"] = function(count) return with_words(list_of(count, function(k) return "w" .. k end)) end,
  ["sets of words"] = function(count)
    local slots = list_of(count, function(k) return { "f16", "w" .. k } end)
    local rows = list_of(count, function(k) return { slots = { slots[k] } } end)
    return changed(built, { all_rows = rows })
  end,
  ["words in a string"] = function(count)
    return changed(built, { all_rows = { { slots = list_of(count, function() return { "mma" } end) } } })
  end,
  ["texts of sources"] = function(count)
    return changed(built, { sources = list_of(count, function() return "w" end) })
  end,
  ["characters in a word"] = function(count) return with_words({ ("w"):rep(count) }) end,
  ["characters in a string"] = function(count)
    return changed(built, { all_rows = { { slots = { { "a", ("w"):rep(count) } } } } })
  end,
  ["bytes in the second text of sources"] = function(count)
    return changed(built, { sources = { ("w"):rep(4000), ("w"):rep(200), ("w"):rep(count - 202) } })
  end,
  ["named blocks"] = function(count)
    local block = { name = "", types = "", text = "", source = "" }
    return changed(built, { named_blocks = list_of(count, function() return block end) })
  end,
  ["bytes in the texts of named blocks"] = function(count) -- three NULs
    return changed(built, { named_blocks = { { name = "", types = "", text = ("w"):rep(count - 3), source = "" } } })
  end,
  ["bytes in the sources of named blocks"] = function(count)
    return changed(built, { named_blocks = { { name = "", types = "", text = "", source = ("w"):rep(count - 1) } } })
  end,
  ["names of profiles"] = function(count) return with("aliases", count - #built.profiles) end,
  ["settings"] = function(count)
    return changed(built, { blocks = { { values = list_of(count, function(k) return { 0, 0, "setting " .. k } end) } } })
  end,
}
for what, key in pairs({ ["layouts"] = "layouts", ["availabilities"] = "availabilities", ["sections"] = "sections",
  ["texts of targets"] = "target_notes", ["fragments of single chips"] = "chip_fragments", ["reasons"] = "reasons",
  ["profiles"] = "profiles", ["arithmetic classes"] = "classes", ["fields of a block"] = "fields",
  ["arithmetic rows"] = "blocks", ["records of evidence"] = "evidence" }) do
  models[what] = function(count) return with(key, count) end
end

-- Whether limits.check() says that there are `count` of what a row limits.
local function complains(row, count)
  local fine, message = pcall(limits.check, models[row.what](count))
  local expected = ("%d %s: the tables hold %d; for more widen "):format(count, row.what, row.most)
  return not fine and message:sub(1, #expected) == expected and #message > #expected
end

describe("the limits of the tables", function()
  it("are far enough from what there is", function() limits.check(built) end)

  it("leave room for three times the layouts and arithmetic classes", function()
    limits.check(with("layouts", 3 * #built.layouts))
    limits.check(with("classes", 3 * #built.classes))
  end)

  for _, row in ipairs(limits.rows) do
    it(("name %s and what to widen"):format(row.what), function()
      assert.equal(row.most, row.count(models[row.what](row.most)))
      assert.is_false(complains(row, row.most))
      assert.is_true(complains(row, row.most + 1))
    end)
  end

  it("are those of the types that are to be widened", function()
    local largest = { uint16_t = 0xFF, uint32_t = 0xFFFF } -- of the type that is half as wide
    local flags = { profiles = 16, ["arithmetic classes"] = 64, ["fields of a block"] = 32 } -- a bit each
    for _, row in ipairs(limits.rows) do
      local most = flags[row.what] or largest[row.widen:match("to (uint%d+_t)")]
      assert.is_true(not most or row.most <= most, row.what)
    end
  end)

  it("count a setting of several arithmetic rows once", function()
    for _, row in ipairs(limits.rows) do
      if row.what == "settings" then
        local sum, block = { 0, 24, "fraction_bits = 24" }, { 1, 24, "block = 24" }
        assert.equal(2, row.count({ blocks = { { values = { sum } }, { values = { sum, block } } } }))
      end
    end
  end)

  it("stop the generator before it writes", function()
    local folder = os.tmpname()
    assert(os.remove(folder))
    assert(os.execute("mkdir " .. folder .. " && cp -r generator tests/data/vectors " .. folder .. " && mkdir -p " .. folder ..
      "/tests/data && mv " .. folder .. "/vectors " .. folder .. "/tests/data"))
    local text = assert(io.open(folder .. "/generator/model/limits.lua")):read("a")
    local changed_text, changes = text:gsub('what = "layouts", most = 255', 'what = "layouts", most = 5')
    assert.equal(1, changes)
    assert(io.open(folder .. "/generator/model/limits.lua", "w")):write(changed_text):close()
    local command = ("cd %s && lua5.4 generator/generate.lua tables 2>&1; ls tables"):format(folder)
    local said = assert(io.popen(command .. " 2>&1")):read("a")
    os.execute("rm -r " .. folder)
    assert.matches("generate: " .. #built.layouts .. " layouts: the tables hold 5; for more widen layout of mmaref_family", said, 1, true)
    assert.is_nil(said:find("mmaref_ids.h", 1, true))
  end)
end)
