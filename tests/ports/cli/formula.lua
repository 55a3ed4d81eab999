-- SPDX-License-Identifier: MIT
-- Evaluates formulas as `mmaref show` prints them, by turning every line into Lua. It shares nothing
-- with the generator: a line is a branch, and a line that does not start with a blank (but for
-- `where`) a definition.
local formula = {}

-- Chains of comparisons, sets and the operators of C.
local function to_lua(text)
  text = text:gsub("//.*", ""):gsub("%%laneid", "lane")
  text = text:gsub("0b([01]+)", function(bits) return tostring(tonumber(bits, 2)) end)
  text = text:gsub("i = {(%d+), *%.+, *(%d+)}", "(%1 <= i and i <= %2)")
  text = text:gsub("i = {([%d, ]+)}", function(list)
    local parts = {}
    for number in list:gmatch("%d+") do parts[#parts + 1] = "i == " .. number end
    return "(" .. table.concat(parts, " or ") .. ")"
  end)
  text = text:gsub("(%d+) <= i < (%d+)", "(%1 <= i and i < %2)")
  text = text:gsub("||", " or "):gsub("([^<>=])=([^=])", "%1==%2"):gsub("/", "//")
  return text
end

-- "a0 and a1" -> i == 0 or i == 1; "ai" -> true
local function elements_to_lua(text)
  local parts = {}
  for index in text:gmatch("[a-e]([%di]+)") do parts[#parts + 1] = index == "i" and "true" or "i == " .. index end
  return "(" .. table.concat(parts, " or ") .. ")"
end

local function clause_to_lua(clause)
  if clause == "" then return "true" end
  local elements, where, rest = clause:match("^[Ff]or ([a-e%di and]-) where (.*)$")
  if not elements then
    elements, rest = clause:match("^[Ff]or ([a-e][%di]+)(.*)$")
    local more = rest and rest:match("^ and [a-e]%d+")
    while more do
      elements, rest = elements .. more, rest:sub(#more + 1)
      more = rest:match("^ and [a-e]%d+")
    end
  end
  if where then -- where CONDITION, and perhaps which lanes
    local before = where:find(" if ", 1, true) or where:find(" otherwise", 1, true) or #where + 1
    where, rest = where:sub(1, before - 1), where:sub(before)
  end
  local parts = { elements and elements_to_lua(elements) or "true" }
  if where then parts[#parts + 1] = to_lua(where) end
  local condition = (rest or clause):match("^ ?if (.*)$")
  if condition then parts[#parts + 1] = to_lua(condition) end
  return table.concat(parts, " and ")
end

local function split_branch(line)
  line = line:gsub("//.*", "")
  local at
  for _, word in ipairs({ " for ", " For ", " if ", " otherwise", " Otherwise" }) do
    local found = line:find(word, 1, true)
    if found and (not at or found < at) then at = found end
  end
  if not at then return line, "" end
  return line:sub(1, at - 1), line:sub(at + 1)
end

local operators = { ["and"] = true, ["or"] = true, ["true"] = true }

-- A Lua function of `value`, which gives the value of a name.
local function compile(expression)
  local code = expression:gsub("%f[%w_][%a_][%w_]*", function(word)
    return not operators[word] and ("value(%q)"):format(word) or nil
  end)
  return assert(load("local value = ...; return " .. code), expression)
end

-- The definitions of a listing by name: lists of branches.
local function definitions_of(text)
  local definitions, current = {}, nil
  for line in (text .. "\n"):gmatch("(.-)\n") do
    local name, rest = line:match("^([%a_%%][%w_]*) = (.*)$")
    if not name then name, rest = line:match("^ where ([%w_]+) = (.*)$") end
    if name then
      current = {}
      definitions[name == "%laneid" and "lane" or name] = current
    end
    if line:match("%S") then
      local value, clause = split_branch(rest or line)
      current[#current + 1] = { value = compile(to_lua(value)), clause = compile(clause_to_lua(clause)) }
    end
  end
  return definitions
end

--- Reads a listing.
-- @return { name = function(given) -> value }; `given` has what the listing does not define, such as
--   lane (for %laneid) and i
function formula.read(text)
  local definitions, functions = definitions_of(text), {}
  for name, branches in pairs(definitions) do
    functions[name] = function(given)
      local function value(word) return definitions[word] and functions[word](given) or given[word] end
      for _, branch in ipairs(branches) do
        if branch.clause(value) then return branch.value(value) end
      end
      error("no branch of " .. name .. " holds")
    end
  end
  return functions
end

--- The value of an expression of numbers alone.
function formula.value(expression) return compile(to_lua(expression))() end

return formula
