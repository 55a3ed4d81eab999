-- SPDX-License-Identifier: MIT
-- The formula language of generator/FORMULAS.md, by another route: a listing is translated into the text of a Lua
-- program, a function for each definition, which is loaded without any name of Lua.

local listing = {}

local SYMBOLS <const> = { "<<", ">>", "<=", ">=", "==", "||", "+", "-", "*", "/", "%", "&", "^", "(", ")", "{", "}",
  "=", "<", ">", "," }

-- The tokens of a listing: numbers as decimal text, dots of a range as "..".
local function tokens_of(text)
  local list, at = {}, 1
  text = text:gsub("//[^\n]*", ""):gsub("…", "..")
  while true do
    at = text:find("%S", at)
    if not at then return list end
    local token = text:match("^%%?[%a_][%w_]*", at) or text:match("^%d%w*", at) or text:match("^%.%.+", at)
    for _, symbol in ipairs(token and {} or SYMBOLS) do
      if text:sub(at, at + #symbol - 1) == symbol then token = symbol; break end
    end
    if not token then error("no such sign: " .. text:sub(at, at), 0) end
    at = at + #token
    if token:find("^%d") then
      local binary = token:match("^0b([01]+)$")
      local value = binary and tonumber(binary, 2) or math.tointeger(tonumber(token))
      token = tostring(value or error("no number: " .. token, 0))
    end
    list[#list + 1] = token:find("^%.%.") and ".." or token
  end
end

-- ---- Reading ----

local list, at, matrix -- tokens, the place of the next one, the letter of the elements

local function is(word) return list[at] == word or (list[at] or ""):lower() == word and word:find("^%a+$") ~= nil end

local function take(word)
  if not is(word) then return false end
  at = at + 1
  return true
end

local function expect(word)
  if not take(word) then error(("'%s' in the place of '%s'"):format(list[at] or "the end", word), 0) end
end

local function next_token(pattern, what)
  local token = list[at] or "the end"
  if not token:find(pattern) then error(("'%s' is no %s"):format(token, what), 0) end
  at = at + 1
  return token
end

local NAME <const>, NUMBER <const> = "^%%?[%a_]", "^%d"

local function name()
  local text = next_token(NAME, "name")
  if text == "%laneid" then return "lane" end
  if text == "i" then return "i" end
  return ("named(%q, lane, i)"):format(text)
end

-- From the loosest to the tightest; each operator and what it is in Lua.
local LEVELS <const> = { { ["^"] = "~" }, { ["&"] = "&" }, { ["<<"] = "<<", [">>"] = ">>" },
  { ["+"] = "+", ["-"] = "-" }, { ["*"] = "*", ["/"] = "//", ["%"] = "%" } }

local function expression(level)
  local operators = LEVELS[level]
  if not operators then
    if take("(") then
      local text = expression(1)
      expect(")")
      return text
    end
    return (list[at] or ""):find(NUMBER) and next_token(NUMBER, "number") or name()
  end
  local text = expression(level + 1)
  while operators[list[at]] do
    at = at + 1
    text = ("(%s %s %s)"):format(text, operators[list[at - 1]], expression(level + 1))
  end
  return text
end

-- i = {0,..,3} or {0, 2}, after the brace.
local function membership(left)
  local first, tests = next_token(NUMBER, "number"), {}
  if list[at + 1] == ".." then
    expect(",")
    expect("..")
    expect(",")
    tests[1] = ("(%s <= %s and %s <= %s)"):format(first, left, left, next_token(NUMBER, "number"))
  else
    tests[1] = left .. " == " .. first
    while take(",") do tests[#tests + 1] = left .. " == " .. next_token(NUMBER, "number") end
  end
  expect("}")
  return table.concat(tests, " or ")
end

local COMPARISONS <const> = { ["<"] = "<", ["<="] = "<=", [">"] = ">", [">="] = ">=", ["=="] = "==", ["="] = "==" }

local function test()
  local left, tests = expression(1), {}
  if list[at] == "=" and list[at + 1] == "{" then
    at = at + 2
    return membership(left)
  end
  if not COMPARISONS[list[at]] then error(("'%s' in the place of a comparison"):format(list[at] or "the end"), 0) end
  while COMPARISONS[list[at]] do
    local operator = COMPARISONS[list[at]]
    at = at + 1
    local right = expression(1)
    tests[#tests + 1], left = ("%s %s %s"):format(left, operator, right), right
  end
  return table.concat(tests, " and ")
end

local function condition()
  local tests = {}
  repeat tests[#tests + 1] = "(" .. test() .. ")" until not take("||")
  return "(" .. table.concat(tests, " or ") .. ")"
end

-- "ai" is any element, "a0 and a1" are two.
local function elements()
  local tests = {}
  repeat
    local letter, index = next_token("^%a[i%d]%d*$", "element"):match("^(%a)(.*)$")
    if letter ~= matrix then error(("'%s%s' is no element of matrix %s"):format(letter, index, matrix), 0) end
    tests[#tests + 1] = index == "i" and "true" or "i == " .. index
  until not take("and")
  return "(" .. table.concat(tests, " or ") .. ")"
end

local function clause()
  local tests = {}
  if take("for") then
    tests[1] = elements()
    if take("where") then tests[2] = condition() end
  end
  if take("if") then tests[#tests + 1] = condition() elseif take("otherwise") then tests[#tests + 1] = "true" end
  return #tests == 0 and "true" or table.concat(tests, " and ")
end

local function begins_definition()
  local from = is("where") and at + 1 or at
  return (list[from] or ""):find(NAME) and list[from + 1] == "="
end

local function definition(lines)
  take("where")
  lines[#lines + 1] = ("definitions[%q] = function(lane, i)"):format(next_token(NAME, "name"))
  expect("=")
  repeat
    local value = expression(1)
    lines[#lines + 1] = ("if %s then return %s end"):format(clause(), value)
  until not list[at] or begins_definition()
  lines[#lines + 1] = "end"
end

--- A listing as a function of (lane, element), which gives row and column. letter: that of its matrix.
function listing.compile(text, letter)
  local lines, definitions = {}, {}
  list, at, matrix = tokens_of(text), 1, letter
  repeat definition(lines) until not list[at]
  local function named(what, lane, i)
    local value = (definitions[what] or error("no definition of " .. what, 0))(lane, i)
    return value or error(("no branch of %s is of lane %d, element %d"):format(what, lane, i), 0)
  end
  local chunk = assert(load(table.concat(lines, "\n"), "=listing", "t", { definitions = definitions, named = named }))
  chunk()
  return function(lane, i) return named("row", lane, i), named("col", lane, i) end
end

return listing
