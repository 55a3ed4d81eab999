-- SPDX-License-Identifier: MIT
-- Layouts of other units: all of generator/proofs is proved, and has places that are known from elsewhere.
package.path = "generator/?.lua;" .. package.path

local basis = require("formulas.basis")
local check = require("base.check")
local files = require("tests.generator.files")
local layouts = require("formulas.layouts")
local prove = require("formulas.prove")
local proofs = require("records.proofs")

-- How many layouts a file has.
local COUNTS <const> = {
  amx_tile = 5, -- A and B of 16 and of 8 bits, D
  mfma = 31, -- A and B of twelve instructions, seven accumulators
  rdna3 = 6, rdna4 = 14, -- A, B, D in two waves; in RDNA4 A and B of 16, of 8 and of 4 bits
  sme = 21, -- of three lengths three ZA, and two vectors of two kinds
  swizzle = 11, -- three modes of three widths, two along m or n
  tcgen05 = 22, -- 14 accumulators, four loads of two lengths
  wgmma = 35, -- 32 of N, three A
}

local by_name = {}
for name in pairs(COUNTS) do
  for _, record in ipairs(check.load(("generator/proofs/%s.lua"):format(name)).fragments) do by_name[record.name] = record end
end

describe("generator/proofs", function()
  it("is proved, with as many layouts a unit", function()
    local counts = {}
    for _, path in ipairs(layouts.sorted_files("generator/proofs")) do
      local lines, faults = proofs.of_file(path, {})
      assert.same({}, faults)
      counts[path:match("([^/]*)%.lua$")] = #lines
    end
    assert.same(COUNTS, counts)
  end)

  it("has every N of wgmma, with the count that tables do not hold", function()
    for n = 8, 256, 8 do
      local text = prove.text(setmetatable({ document = "PTX ISA 9.1" }, { __index = by_name[("wgmma.m64n%d.d"):format(n)] }))
      local is_power = n & n - 1 == 0
      local lack = ("; tables do not hold it: element count %d is not a power of two"):format(n // 2)
      assert.equal(not is_power, text:find(lack, 1, true) ~= nil, text)
    end
  end)
end)

describe("a line of a proof", function()
  it("says all that tables do not hold", function()
    local lacks = {}
    for _, name in ipairs({ "wgmma", "swizzle", "sme", "mfma" }) do
      for _, line in ipairs((proofs.of_file(("generator/proofs/%s.lua"):format(name)))) do
        lacks[line:match("^[^:]*")] = line:match("; tables do not hold it: (.*)") or "nothing"
      end
    end
    local lanes = "lanes = 1: the tables hold 8 to 128"
    for name, lack in pairs({
      ["wgmma.m64n64.d"] = "nothing", ["mfma.4x4.16b.f32.d"] = "nothing",
      ["wgmma.m64n24.d"] = "element count 12 is not a power of two",
      ["wgmma.m64n248.d"] = "element count 124 is not a power of two", ["wgmma.m64n256.d"] = "nothing",
      ["swizzle.32b.k_major.b16"] = "column bit 3 = i3 ^ i6 is an xor; " .. lanes
        .. "; it needs an operand in memory, which a descriptor names",
      ["sme.svl512.zn.2way"] = lanes .. "; it needs a vector length that is a parameter: here are records of three",
    }) do
      assert.equal(lack, lacks[name], name)
    end
  end)
end)

-- Places that the documents give, worked out by hand: { lane, element, product, row, column }. Every bit of lane and
-- element is set in another set of them, so that no two can be exchanged.
local KNOWN <const> = {
  -- Lane 85 is lane 21 of warp 2: groupID 5, threadID_in_group 1.
  ["wgmma.m64n24.d"] = { { 85, 5, 0, 37, 11 }, { 102, 6, 0, 57, 12 }, { 7, 8, 0, 1, 22 }, { 120, 0, 0, 54, 0 } },
  ["wgmma.m64k16.a.b16"] = { { 42, 5, 0, 18, 13 }, { 76, 6, 0, 43, 8 }, { 15, 0, 0, 3, 6 }, { 112, 0, 0, 52, 0 } },
  ["tcgen05.layout_e.m64n64.ws.d"] = { { 42, 21, 0, 42, 21 }, { 51, 6, 0, 51, 6 }, { 67, 24, 0, 3, 56 }, { 124, 0, 0, 60, 32 } },
  -- Lane 85 is the 21st of the third warp: of the second accumulator its row 37.
  ["tcgen05.layout_f.m64n64.d"] = { { 85, 21, 1, 37, 21 }, { 25, 38, 1, 9, 38 }, { 97, 56, 0, 49, 56 }, { 126, 0, 1, 62, 0 } },
  ["tcgen05.ld.16x256b.x1"] = { { 21, 1, 0, 5, 3 }, { 25, 2, 0, 14, 2 }, { 30, 0, 0, 7, 4 } },
  ["tcgen05.ld.16x64b.x1"] = { { 21, 0, 0, 13, 0 }, { 6, 0, 0, 1, 1 }, { 24, 0, 0, 6, 0 } },
  ["mfma.32x32x8.f16.a"] = { { 21, 1, 0, 21, 1 }, { 25, 2, 0, 25, 2 }, { 30, 0, 0, 30, 0 }, { 32, 0, 0, 0, 4 } },
  ["mfma.32x32.f32.d"] = { { 21, 5, 0, 9, 21 }, { 38, 6, 0, 14, 6 }, { 7, 8, 0, 16, 7 }, { 56, 0, 0, 4, 24 } },
  ["mfma.4x4.16b.f32.d"] = { { 21, 1, 5, 1, 1 }, { 25, 2, 6, 2, 1 }, { 30, 0, 7, 0, 2 }, { 32, 0, 8, 0, 0 } },
  ["mfma.16x16.f64.d"] = { { 21, 1, 0, 5, 5 }, { 25, 2, 0, 9, 9 }, { 30, 0, 0, 1, 14 }, { 32, 0, 0, 2, 0 } },
  ["mfma.4x4.4b.f64.d"] = { { 21, 0, 1, 1, 1 }, { 38, 0, 1, 2, 2 }, { 56, 0, 2, 3, 0 } },
  ["rdna3.w32.a"] = { { 21, 5, 0, 5, 5 }, { 6, 6, 0, 6, 6 }, { 7, 8, 0, 7, 8 }, { 24, 0, 0, 8, 0 } },
  ["rdna3.w32.d"] = { { 10, 5, 0, 10, 10 }, { 12, 6, 0, 12, 12 }, { 15, 0, 0, 0, 15 }, { 16, 0, 0, 1, 0 } },
  ["rdna4.w64.k32.b4.a"] = { { 42, 5, 0, 10, 13 }, { 12, 6, 0, 12, 6 }, { 15, 0, 0, 15, 0 }, { 48, 0, 0, 0, 24 } },
  ["rdna4.w32.b16.a"] = { { 10, 5, 0, 10, 9 }, { 12, 6, 0, 12, 10 }, { 15, 0, 0, 15, 0 }, { 16, 0, 0, 0, 4 } },
  ["amx.b.b16"] = { { 10, 21, 0, 21, 10 }, { 3, 6, 0, 6, 3 }, { 3, 24, 0, 6, 12 }, { 12, 0, 0, 24, 0 } },
  ["sme.svl512.za.s"] = { { 21, 5, 1, 5, 5 }, { 38, 6, 2, 9, 6 }, { 7, 8, 3, 1, 8 }, { 56, 0, 0, 14, 0 } },
  -- Element 341 is byte 682: row 5, chunk 2, which holds chunk 2 xor 5.
  ["swizzle.128b.k_major.b16"] = { { 0, 341, 0, 5, 61 }, { 0, 102, 0, 1, 46 }, { 0, 120, 0, 1, 48 }, { 0, 384, 0, 6, 48 } },
  ["swizzle.32b.k_major.b8"] = { { 0, 85, 0, 2, 21 }, { 0, 102, 0, 3, 6 }, { 0, 120, 0, 3, 24 }, { 0, 128, 0, 4, 16 } },
  ["swizzle.128b.mn_major.b16"] = { { 0, 341, 0, 61, 5 }, { 0, 102, 0, 46, 1 }, { 0, 120, 0, 48, 1 }, { 0, 384, 0, 48, 6 } },
}

-- The basis vectors of a record in one list, first those of the element, and how many these are.
local function vectors_of(record, places)
  local map, list = prove.map(record), {}
  local function add(fragment)
    local product, row, column = table.unpack(places[fragment])
    list[#list + 1] = { row, column, product }
  end
  for bit = 0, map.elements - 1 do add(1 << bit) end
  for bit = 0, map.lanes - 1 do add(record.elements << bit) end
  return list, map.elements
end

-- Whether basis vectors give all known places.
local function gives(list, elements, known)
  local position = basis.compile({ element = { table.unpack(list, 1, elements) },
    lane = { table.unpack(list, elements + 1) } }, { elements = elements, lanes = #list - elements })
  for _, each in ipairs(known) do
    local row, column, product = position(each[1], each[2])
    if product ~= each[3] or row ~= each[4] or column ~= each[5] then return false end
  end
  return true
end

describe("a known place", function()
  for name, known in pairs(KNOWN) do
    it("is that of the record, and finds two bits exchanged, in " .. name, function()
      local record = by_name[name]
      local places, tried = prove.places(record), 0
      for _, each in ipairs(known) do
        assert.same({ table.unpack(each, 3) }, places[each[1] * record.elements + each[2]])
      end
      local list, elements = vectors_of(record, places)
      assert.is_true(gives(list, elements, known))
      for one = 1, #list do
        for other = one + 1, #list do
          local changed = table.move(list, 1, #list, 1, {})
          changed[one], changed[other] = changed[other], changed[one]
          assert.is_false(gives(changed, elements, known), ("%s: bits %d and %d"):format(name, one, other))
          tried = tried + 1
        end
      end
      assert.equal(#list * (#list - 1) // 2, tried)
    end)
  end

  it("is there for every unit", function()
    local units = {}
    for name in pairs(KNOWN) do units[name:match("^[^.]*")] = true end
    assert.same({ amx = true, mfma = true, sme = true, swizzle = true, tcgen05 = true, wgmma = true,
      rdna3 = true, rdna4 = true }, units)
  end)
end)

-- ---- Files that are wrong -------------------------------------------------------------------------

describe("a file of proofs", function()
  local folder
  before_each(function()
    folder = os.tmpname()
    assert(os.remove(folder) and os.execute("mkdir " .. folder))
  end)
  after_each(function() os.execute("rm -r " .. folder) end)

  local GOOD <const> = [[{ name = "good", operand = "a", types = { "f16" }, lanes = 8, rows = 8, columns = 8,
    elements = 8, certainty = "stated", evidence = "by hand", formula = "row = %laneid\ncol = i ^ %laneid" }]]
  local function write(name, ...)
    local path = ("%s/%s.lua"):format(folder, name)
    files.write(path, ('return { document = "Handbook", section = "1", title = "x", fragments = { %s } }'):format(
      table.concat({ ... }, ",\n")))
    return path
  end
  local function refused()
    local fine, message = pcall(proofs.of_folder, folder)
    assert.is_false(fine)
    return message
  end

  it("is proved where it is right", function()
    write("one", GOOD)
    assert.same({ 1, 1 }, { proofs.of_folder(folder) })
  end)

  it("is told with every fault, of every file", function()
    local hole = GOOD:gsub("good", "hole"):gsub("i %^ %%laneid", "i %% 4")
    local carries = GOOD:gsub("good", "carries"):gsub("i %^ %%laneid", "(i + %%laneid) %% 8")
    write("one", hole, GOOD, carries)
    write("two", (GOOD:gsub("good", "lanes"):gsub("lanes = 8", "lanes = 12")))
    assert.equal(([[
%s/one.lua, fragment hole: hit twice: lane 0 element 4 (row 0, column 0) is also lane 0 element 0; hold the formula beside Handbook 1
%s/one.lua, fragment carries: not linear: lane 1 element 1 (row 1, column 2) is not the sum of its bits; hold the formula beside Handbook 1
%s/two.lua, fragment lanes: lane count 12 is not a power of two: the lanes of a layout are all that their bits number]])
      :format(folder, folder, folder), refused())
  end)

  local hostile = {
    { "a slip", GOOD:gsub("columns", "colums"), "fragment 1 (good): unknown key 'colums', the nearest is 'columns'" },
    { "a count in quotes", GOOD:gsub("rows = 8", 'rows = "8"'), "fragment 1 (good): 'rows' is no integer: 8" },
    { "no evidence", GOOD:gsub('evidence = "by hand",', ""), "fragment 1 (good): 'evidence' is missing" },
    { "another certainty", GOOD:gsub("stated", "hoped"), "fragment 1 (good): unknown certainty 'hoped'" },
    { "no certainty", GOOD:gsub('certainty = "stated",', ""), "fragment 1 (good): unknown certainty ''" },
    { "the same name", GOOD .. "," .. GOOD, "fragment 2 (good): it is in " },
    { "a string that does not end", '{ name = "good\\nx\n }', 'unfinished string near \'"good\\nx' },
    { "braces that nest without end", ("{"):rep(3000), "one.lua: parentheses or braces nest too deep" },
    { "no record", "7", "fragment 1 (): a record in braces was expected, not 7" },
    { "no name", GOOD:gsub('name = "good",', ""), "fragment 1 (): 'name' is missing" },
    { "no layout", GOOD:gsub("formula = .*", "}"), "fragment good: a record has a formula or basis vectors" },
    { "a basis of words", GOOD:gsub("formula = .*", 'basis = { lane = "x", element = {} } }'), "basis.lane has no vectors" },
    { "too many places", GOOD:gsub("elements = 8", "elements = 1 << 40"), "element count 1099511627776 is not a number from 1 to" },
    { "a formula that has no end", GOOD:gsub("row = %%laneid", "row = row"), "'row' is defined by itself" },
  }
  for _, case in ipairs(hostile) do
    it("is refused with " .. case[1], function()
      write("one", case[2])
      local message = refused()
      assert.truthy(message:find(case[3], 1, true), message)
      assert.is_nil(message:find("\n", 1, true))
    end)
  end

  it("is refused without fragments", function()
    files.write(folder .. "/one.lua", 'return { document = "Handbook", section = "1", title = "x" }')
    assert.matches("one%.lua: 'fragments' is missing$", refused())
  end)

  it("is proved by --prove, past its faults", function()
    local path = write("one", GOOD:gsub("good", "hole"):gsub("i %^ %%laneid", "i %% 4"), GOOD,
      (GOOD:gsub("good", "lanes"):gsub("lanes = 8", "lanes = 12")))
    local pipe <close> = assert(io.popen(("lua5.4 generator/generate.lua --prove %s 2>&1; echo status $?"):format(path)))
    local said = pipe:read("a")
    assert.matches("good: 8 lanes, 8 elements a lane; column bit 0 = i0 %^ l0, ", said)
    assert.matches("generate: [^\n]*fragment hole: hit twice", said)
    assert.matches("generate: [^\n]*fragment lanes: lane count 12", said)
    assert.matches("status 1\n$", said)
  end)
end)
