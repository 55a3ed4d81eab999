-- SPDX-License-Identifier: MIT
-- The formula language: what it takes, and where it says that a listing goes wrong.
package.path = "generator/?.lua;" .. package.path

local formula = require("formulas.formula")

local function branches_of(text)
  local definitions = formula.parse(text)
  assert.equal(1, #definitions)
  return definitions[1].branches
end

describe("generator/FORMULAS.md", function()
  local page <const> = io.open("generator/FORMULAS.md"):read("a")

  it("has a listing that is read, and gives the places of m16n8k16", function()
    local listing = page:match("BEGIN listing %-%->\n```\n(.-)```")
    local place = require("formulas.evaluate").compile(formula.parse(listing), { "row", "col" }, "c")
    assert.same({ 11, 5 }, { place(14, 3) })
  end)

  it("says of what it lacks only what is refused", function()
    for _, text in ipairs({ "i | 1", "i ^",  "~i", "-i", "i ? 1 : 2", "i[0]" }) do
      assert.is_false(pcall(formula.parse, "row = " .. text), text)
    end
    for _, clause in ipairs({ "i != 1", "!i", "i < 1 && i > 0" }) do
      assert.is_false(pcall(formula.parse, "row = 1 for ai where " .. clause), clause)
    end
  end)

  it("has the precedence of its table", function()
    local function value(text)
      return (require("formulas.evaluate").compile(formula.parse("row = " .. text), { "row" })(13, 6))
    end
    assert.equal(1 + 2 * 3, value("1 + 2 * 3"))
    assert.equal(1 << 3, value("1 << 1 + 2"))
    assert.equal(2, value("7 & 1 << 1"))
    assert.equal(4, value("7 / 2 + 1"))
    assert.equal(1, value("1 if i & 0x1 == 0 0 otherwise"))
    assert.equal(3, value("9 - 4 - 2"))
    assert.equal(7, value("6 ^ 3 & 1"))
    assert.equal(4, value("1 ^ 2 ^ 7"))
    assert.equal(1, value("1 if i ^ 0x6 == 0 0 otherwise"))
  end)
end)

describe("formula.parse", function()
  it("reads definitions in order", function()
    local definitions = formula.parse("groupID = %laneid >> 2\nrow = groupID\n")
    assert.equal(2, #definitions)
    assert.equal("groupID", definitions[1].name)
    assert.equal("row", definitions[2].name)
  end)

  it("reads branches up to the next definition", function()
    local branches = branches_of("row = g for ai where i < 2\n g + 8 Otherwise")
    assert.equal(2, #branches)
    assert.equal("&&", branches[1].clause.op)
    assert.equal("otherwise", branches[2].clause.op)
  end)

  it("gives * more weight than +, + more than >>, >> more than &", function()
    local value = branches_of("x = a & b >> c + d * e")[1].value
    assert.equal("&", value.op)
    assert.equal(">>", value.right.op)
    assert.equal("+", value.right.right.op)
    assert.equal("*", value.right.right.right.op)
  end)

  it("groups operators of one weight from the left", function()
    local value = branches_of("x = a - b + c")[1].value
    assert.equal("+", value.op)
    assert.equal("-", value.left.op)
  end)

  it("reads decimal, hexadecimal and binary numbers", function()
    local value = branches_of("x = 12 + 0x1F + 0b101")[1].value
    assert.equal(12, value.left.left.value)
    assert.equal(31, value.left.right.value)
    assert.equal(5, value.right.value)
  end)

  it("does not care for line ends", function()
    local lines = "row = groupID for a0 and a1\n groupID + 8 for a2 and a3\ncol = i"
    assert.same(formula.parse(lines), formula.parse((lines:gsub("\n", " "))))
  end)

  it("leaves comments out", function()
    local branches = branches_of("x = 1 // for ai where i < 2\n")
    assert.is_nil(branches[1].clause)
  end)

  it("tells a listed set from a range", function()
    local listed = branches_of("x = 1 for ai where i = {0, 1, 3}")[1].clause.right
    assert.is_nil(listed.values.range)
    assert.equal(3, #listed.values)
    for _, text in ipairs({ "{0,..,3}", "{0, ..., 3}", "{0,…,3}" }) do
      local range = branches_of("x = 1 for ai where i = " .. text)[1].clause.right
      assert.is_true(range.values.range, text)
    end
  end)

  local broken = {
    { "an operand missing", "row = groupID +\ncol = i", "line 2 column 5: syntax error at '=' in \"col = i\"" },
    { "a parenthesis never closed", "col = (groupID", "line 1 column 15: a '(' is not closed before 'the end' in \"col = (groupID\"" },
    { "a parenthesis never opened", "col = groupID) * 2", "line 1 column 14: no '(' opens ')' in \"col = groupID) * 2\"" },
    { "a clause without condition", "row = i for ai where\n", "line 2 column 1: syntax error at 'the end'" },
    { "a second condition of the lanes", "row = i for ai if %laneid < 16 if i < 2\ncol = i",
      "line 1 column 32: syntax error at 'if' in \"row = i for ai if %laneid < 16 if i < 2\"" },
    { "an unknown operator", "row = i | 2", "line 1 column 9: syntax error at '|' in \"row = i | 2\"" },
    { "nothing at all", "", "line 1 column 1: syntax error at 'the end'" },
    { "a value missing", "row =", "line 1 column 6: syntax error at 'the end' in \"row =\"" },
    { "a second line that breaks", "row = i\ncol = 2 * * 3", "line 2 column 11: syntax error at '*' in \"col = 2 * * 3\"" },
  }
  for _, case in ipairs(broken) do
    it("refuses " .. case[1] .. ", with the place", function()
      assert.has_error(function() formula.parse(case[2]) end, case[3])
    end)
  end
end)
