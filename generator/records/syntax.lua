-- SPDX-License-Identifier: MIT
--
-- Reads the syntax lines of generator/spec/instructions.lua.

local lpeg = require("lpeg")

local syntax = {}

-- The words that stand for a set of words. In a syntax line each of them needs the key of that
-- name in the row, and no row has such a key without using it.
syntax.placeholders = {
  alayout = true,
  atype = true,
  bitOp = true,
  blayout = true,
  btype = true,
  ctype = true,
  dst_fmt = true,
  dtype = true,
  kind = true,
  layout = true,
  matrix = true,
  num = true,
  rounding = true,
  scale_vec_size = true,
  shape = true,
  spvariant = true,
  src_fmt = true,
  ss = true,
  stype = true,
  type = true,
}

local letter = lpeg.R("az", "AZ", "09") + "_"
local word = lpeg.C(letter ^ 1 * (lpeg.P("::") * letter ^ 1) ^ 0)

-- A slot as it is printed, between `before` and `after`.
local function printed(before, after, optional)
  return lpeg.Ct(
    lpeg.P(before)
      * lpeg.Cg(lpeg.Cp(), "position")
      * lpeg.Cg(word, "word")
      * lpeg.P(after)
      * lpeg.Cg(lpeg.Cc(optional), "optional")
  )
end

local line = lpeg.Ct(
  (printed("", "", false) * (printed("{.", "}", true) + printed(".", "", false)) ^ 0) ^ -1
) * lpeg.Cp()

local blank = lpeg.S(" \t\n") ^ 0
local list = lpeg.Ct(blank * (lpeg.Cg(word) * (#lpeg.S(" \t\n") + -1) * blank) ^ 0) * lpeg.Cp()

-- Raises an error that shows the syntax text of the row and the position in it.
local function fail(row, position, message, ...)
  error(
    ("syntax `%s`, position %d: %s"):format(
      tostring(row.syntax),
      position,
      message:format(...)
    ),
    0
  )
end

-- The words of the set `name` of a row.
local function words_of(row, name, position)
  local value = row[name]
  if value == nil then
    fail(row, position, "the row has no words for the placeholder %s", name)
  elseif type(value) ~= "string" then
    fail(row, position, "the words for %s are not a string", name)
  end
  local words, stop = list:match(value)
  if stop <= #value then
    fail(row, position, "bad word in the set %s = `%s`, at %d there", name, value, stop)
  elseif #words == 0 then
    fail(row, position, "the set %s is empty", name)
  end
  local seen = {}
  for _, each in ipairs(words) do
    if seen[each] then
      fail(row, position, "the set %s has %s twice", name, each)
    end
    seen[each] = true
  end
  return words
end

--- Reads the syntax line of a row.
-- Returns the list of its slots in order. A slot is the list of the words that may stand there,
-- with the fields `optional` (boolean: the slot may be left out) and `name` (the placeholder, or
-- nil if the word stands for itself).
-- Raises an error that shows the line and the position for a line that is not well formed, a
-- placeholder without words, or used twice, an empty or malformed set, and a set without use.
function syntax.parse(row)
  local text = row.syntax
  if type(text) ~= "string" then
    fail(row, 1, "the row has no syntax line")
  end
  local items, stop = line:match(text)
  if stop <= #text or #items == 0 then
    fail(row, stop, "a word, `.word` or `{.word}` was expected")
  end
  local slots, used = {}, {}
  for _, item in ipairs(items) do
    local slot
    if syntax.placeholders[item.word] then
      if used[item.word] then
        fail(row, item.position, "the placeholder %s is used twice", item.word)
      end
      used[item.word] = true
      slot = words_of(row, item.word, item.position)
      slot.name = item.word
    else
      slot = { item.word }
    end
    slot.optional = item.optional
    slots[#slots + 1] = slot
  end
  local unused = {}
  for name in pairs(syntax.placeholders) do
    if row[name] ~= nil and not used[name] then
      unused[#unused + 1] = name
    end
  end
  if #unused > 0 then
    table.sort(unused)
    fail(row, #text + 1, "the line does not use the set %s", table.concat(unused, ", "))
  end
  return slots
end

--- Calls visit(chosen) for every choice of a word (or false, for an optional slot left out) for
-- each slot, in the order of the numbers of a row: the first slot varies slowest. The next choice
-- changes `chosen`.
function syntax.each_choice(slots, visit)
  local chosen = {}
  local function choose(i)
    local slot = slots[i]
    if not slot then
      return visit(chosen)
    end
    if slot.optional then
      chosen[i] = false
      choose(i + 1)
    end
    for _, each in ipairs(slot) do
      chosen[i] = each
      choose(i + 1)
    end
  end
  choose(1)
end

-- The string of a choice.
local function join(chosen)
  local words = {}
  for i = 1, #chosen do
    if chosen[i] then
      words[#words + 1] = chosen[i]
    end
  end
  return table.concat(words, ".")
end

--- Returns the list of all strings of a row.
-- The order is fixed: the first slot varies slowest, words are in the order of their set, and an
-- optional slot is first left out.
function syntax.expand(row)
  return syntax.choices(syntax.parse(row))
end

--- The same for slots that are parsed already.
function syntax.choices(slots)
  local strings = {}
  syntax.each_choice(slots, function(chosen)
    strings[#strings + 1] = join(chosen)
  end)
  return strings
end

-- The words that `text` chooses for the slots, or nil if it does not match.
local function choice_of(slots, text)
  local chosen = {}
  local function choose(i, position)
    local slot = slots[i]
    if not slot then
      return position == #text + 2
    end
    for _, each in ipairs(slot) do
      local stop = position + #each
      if
        text:sub(position, stop - 1) == each
        and (stop == #text + 1 or text:sub(stop, stop) == ".")
      then
        chosen[i] = each
        if choose(i + 1, stop + 1) then
          return true
        end
      end
    end
    chosen[i] = false
    return slot.optional and choose(i + 1, position)
  end
  return choose(1, 1) and chosen or nil
end

--- Says whether a string is one of the strings of `expand(row)`.
function syntax.match(row, text)
  return choice_of(syntax.parse(row), text) ~= nil
end

return syntax
