-- SPDX-License-Identifier: MIT
--
-- The reader of syntax lines, and the instruction table against what the assembler says.

local syntax = require("generator.records.syntax")
local instructions = require("generator.spec.instructions")

local FAMILIES = {
  "mma", "mma.kind", "mma.block_scale", "mma.sp", "mma.sp.kind", "mma.sp.block_scale",
  "wmma.load", "wmma.store", "wmma.mma", "ldmatrix", "stmatrix", "movmatrix",
}

-- Reads statements into `said`: string -> { class, ptx, targets }, and how many there are of each class.
local function read_statements(path, said)
  local counts, header = {}, {}
  for text in io.lines(path) do
    for count, class in text:match("^# %d+ documented") and text:gmatch("(%d+) (%a+)") or function() end do
      header[class] = tonumber(count)
    end
    if text:sub(1, 1) ~= "#" then
      local class, name, ptx, targets = text:match("^(%a+)\t([^\t]+)\t([^\t]*)\t([^\t]*)\t?[^\t]*$")
      assert(class, "malformed line: " .. text)
      assert(not said[name], "twice: " .. name)
      said[name] = { class = class, ptx = ptx, targets = targets }
      counts[class] = (counts[class] or 0) + 1
    end
  end
  return counts, header
end

-- All strings of a list of rows: string -> row, and how often a string came again.
local function index(rows)
  local of, count, again = {}, 0, {}
  for _, row in ipairs(rows) do
    for _, text in ipairs(syntax.expand(row)) do
      if of[text] then
        again[#again + 1] = text
      end
      of[text] = row
      count = count + 1
    end
  end
  return of, count, again
end

-- The first ten elements of a list, as failure messages get long otherwise.
local function some(list)
  table.sort(list)
  return table.concat(list, "\n", 1, math.min(#list, 10))
end

describe("syntax.parse", function()
  it("returns the slots in order", function()
    local slots = syntax.parse({
      syntax = "mma.sp::ordered_metadata.shape{.satfinite}{.ss}.atype",
      shape = "m16n8k16",
      ss = "shared shared::cta",
      atype = "u8 s8",
    })
    assert.are.same({
      { "mma", optional = false },
      { "sp::ordered_metadata", optional = false },
      { "m16n8k16", optional = false, name = "shape" },
      { "satfinite", optional = true },
      { "shared", "shared::cta", optional = true, name = "ss" },
      { "u8", "s8", optional = false, name = "atype" },
    }, slots)
  end)

  local broken = {
    { { syntax = "" }, 1, "expected" },
    { { syntax = ".mma.x" }, 1, "expected" },
    { { syntax = "mma..sync" }, 4, "expected" },
    { { syntax = "mma.sync." }, 9, "expected" },
    { { syntax = "mma{.sync" }, 4, "expected" },
    { { syntax = "mma{sync}" }, 4, "expected" },
    { { syntax = "mma{.sync.aligned}" }, 4, "expected" },
    { { syntax = "mma.sync.}aligned" }, 9, "expected" },
    { { syntax = "mma.sync aligned" }, 9, "expected" },
    { { syntax = "mma.word:mxf4" }, 9, "expected" },
    { { syntax = "mma.word::" }, 9, "expected" },
    { { syntax = "mma.sync.shape" }, 10, "no words for the placeholder shape" },
    { { syntax = "mma{.ss}" }, 6, "no words for the placeholder ss" },
    { { syntax = "mma.shape", shape = "" }, 5, "the set shape is empty" },
    { { syntax = "mma.shape", shape = "  " }, 5, "the set shape is empty" },
    { { syntax = "mma.shape", shape = "m8,m16" }, 5, "bad word in the set shape" },
    { { syntax = "mma.shape", shape = "m8 .m16" }, 5, "bad word in the set shape" },
    { { syntax = "mma.shape", shape = "m8 m8" }, 5, "has m8 twice" },
    { { syntax = "mma.shape", shape = { "m8" } }, 5, "not a string" },
    { { syntax = "mma.atype.atype", atype = "s8" }, 11, "used twice" },
    { { syntax = "mma.sync", atype = "s8" }, 9, "does not use the set atype" },
    { { family = "mma" }, 1, "no syntax line" },
  }
  for i, case in ipairs(broken) do
    local row, position, message = case[1], case[2], case[3]
    it(("refuses broken row %d: %s"):format(i, tostring(row.syntax)), function()
      local ok, err = pcall(syntax.parse, row)
      assert.is_false(ok)
      assert.is_string(err)
      assert.is_truthy(err:find("`" .. tostring(row.syntax) .. "`", 1, true), err)
      assert.is_truthy(err:find(", position " .. position .. ":", 1, true), err)
      assert.is_truthy(err:find(message, 1, true), err)
      assert.is_false(pcall(syntax.expand, row))
      assert.is_false(pcall(syntax.match, row, "mma.sync"))
    end)
  end
end)

describe("syntax.expand and syntax.match", function()
  local row = {
    syntax = "ld.layout{.ss}.type",
    layout = "row col",
    ss = "shared shared::cta",
    type = "b8 b16",
  }

  it("varies the first slot slowest and leaves optional slots out first", function()
    assert.are.same({
      "ld.row.b8",
      "ld.row.b16",
      "ld.row.shared.b8",
      "ld.row.shared.b16",
      "ld.row.shared::cta.b8",
      "ld.row.shared::cta.b16",
      "ld.col.b8",
      "ld.col.b16",
      "ld.col.shared.b8",
      "ld.col.shared.b16",
      "ld.col.shared::cta.b8",
      "ld.col.shared::cta.b16",
    }, syntax.expand(row))
  end)

  it("matches what it expands to and nothing near it", function()
    for _, text in ipairs(syntax.expand(row)) do
      assert.is_true(syntax.match(row, text))
      local others = { text .. ".", text .. "x", "." .. text, text:sub(1, -2), text .. ".b8" }
      for _, near in ipairs(others) do
        assert.is_false(syntax.match(row, near), near)
      end
    end
    local wrong = { "", "ld", "ld.row", "ld..row.b8", "ld.row.ss.b8", "ld.row.shared.shared.b8" }
    for _, text in ipairs(wrong) do
      assert.is_false(syntax.match(row, text), text)
    end
  end)

  it("finds the right reading where an optional word may be the next one", function()
    local twice = { syntax = "a{.x}.x{.x}.b" }
    assert.is_true(syntax.match(twice, "a.x.b"))
    assert.is_true(syntax.match(twice, "a.x.x.x.b"))
    assert.is_false(syntax.match(twice, "a.b"))
    assert.is_false(syntax.match(twice, "a.x.x.x.x.b"))
    assert.is_true(syntax.match({ syntax = "a{.b}" }, "a"))
    assert.is_true(syntax.match({ syntax = "a{.b}" }, "a.b"))
  end)
end)

describe("the instruction table", function()
  local said = {}
  local classes, announced = read_statements("tests/generator/instructions_assembler.tsv", said)
  read_statements("tests/generator/instructions_later.tsv", said)
  local documented, _, documented_again = index(instructions.rows)
  local refused, _, refused_again = index(instructions.refused)
  local undocumented, _, undocumented_again = index(instructions.undocumented)

  it("is tested against the whole list of the assembler, which begins with its counts", function()
    assert.is_truthy(classes.documented)
    assert.are.same(announced, classes)
  end)

  it("has complete rows of one shape each", function()
    local known = {}
    for _, family in ipairs(FAMILIES) do
      known[family] = true
    end
    for _, row in ipairs(instructions.rows) do
      assert.is_true(known[row.family], row.family)
      assert.is_truthy(row.section:match("^%d+[%d.]+%d$"), row.section)
      assert.is_truthy(row.shape:match("^m%d+n%d+k?%d*$"), row.shape)
      assert.is_truthy(row.ptx:match("^%d%.%d$"), row.ptx)
      assert.is_string(row.targets)
      assert.is_nil(row.reason)
    end
    for _, row in ipairs(instructions.refused) do
      assert.is_true(known[row.family], row.family)
      assert.is_string(row.reason)
    end
    for _, row in ipairs(instructions.undocumented) do
      assert.is_true(known[row.family], row.family)
      assert.is_string(row.reason)
    end
  end)

  it("has disjoint rows, whose strings are unique", function()
    assert.are.equal("", some(documented_again))
    assert.are.equal("", some(refused_again))
    assert.are.equal("", some(undocumented_again))
    local shared = {}
    for text in pairs(refused) do
      if documented[text] then
        shared[#shared + 1] = text
      end
    end
    for text in pairs(undocumented) do
      if documented[text] or refused[text] then
        shared[#shared + 1] = text
      end
    end
    assert.are.equal("", some(shared))
  end)

  it("is exactly what is documented", function()
    local wrong = {}
    for text, row in pairs(documented) do
      local want = said[text]
      if not want or want.class ~= "documented" then
        wrong[#wrong + 1] = "not documented: " .. text
      end
    end
    for text, want in pairs(said) do
      if want.class == "documented" and not documented[text] then
        wrong[#wrong + 1] = "missing: " .. text
      end
    end
    assert.are.equal("", some(wrong))
  end)

  it("refuses exactly what the assembler refuses of the printed syntax", function()
    local wrong = {}
    for text in pairs(refused) do
      if not said[text] or said[text].class ~= "refused" then
        wrong[#wrong + 1] = "not refused: " .. text
      end
    end
    for text, want in pairs(said) do
      if want.class == "refused" and not refused[text] then
        wrong[#wrong + 1] = "not refused: " .. text
      end
    end
    assert.are.equal("", some(wrong))
  end)

  it("covers the undocumented strings and no illegal one", function()
    local wrong = {}
    for text, want in pairs(said) do
      local row = undocumented[text]
      if row and want.class ~= "undocumented" then
        wrong[#wrong + 1] = want.class .. ": " .. text
      elseif row then
        if want.ptx ~= row.ptx or want.targets ~= row.targets then
          wrong[#wrong + 1] = "version or targets: " .. text
        end
      elseif want.class == "undocumented" then
        wrong[#wrong + 1] = "missing: " .. text
      end
    end
    assert.are.equal("", some(wrong))
  end)

  it("matches no other string of the assembler's list", function()
    -- match against a sample of the rows, as all pairs take too long
    local wrong = {}
    for i, row in ipairs(instructions.rows) do
      local own = {}
      for _, text in ipairs(syntax.expand(row)) do
        own[text] = true
        if not syntax.match(row, text) then
          wrong[#wrong + 1] = text
        end
      end
      if i % 40 == 1 then
        for text in pairs(said) do
          if syntax.match(row, text) ~= (own[text] or false) then
            wrong[#wrong + 1] = text
          end
        end
      end
    end
    assert.are.equal("", some(wrong))
  end)
end)
