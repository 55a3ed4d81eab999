-- SPDX-License-Identifier: MIT
-- Ways to change an outline, for the mutations.
local outline = require("tests.generator.editions.outline")

local change = {}

local function replaced(text, from, to)
  local first, last = text:find(from, 1, true)
  assert(first, "not there: " .. from)
  return text:sub(1, first - 1) .. to .. text:sub(last + 1)
end

--- Replaces text in the listing of a fragment, at its first place.
function change.listing(name, from, to)
  return function(list)
    local fragment = outline.fragment(list, name)
    fragment.listing = replaced(fragment.listing, from, to)
  end
end

--- Several listing changes, as { from, to } pairs.
function change.listings(name, pairs_of_texts)
  return function(list)
    for _, pair in ipairs(pairs_of_texts) do change.listing(name, pair[1], pair[2])(list) end
  end
end

--- Calls a function with a fragment, its section and its place in it.
function change.fragment(name, visit)
  return function(list) visit(outline.fragment(list, name)) end
end

--- Calls a function with a section, the list and its place there.
function change.section(number, visit)
  return function(list)
    local section, place = outline.section(list, number)
    visit(section, list, place)
  end
end

function change.drop_section(number)
  return change.section(number, function(_, list, place) table.remove(list, place) end)
end

--- Calls a function with the syntax block of a section whose statement and sets have some text.
function change.block(number, text, visit)
  return change.section(number, function(section)
    for place, block in ipairs(section.blocks) do
      local words = { block.statement }
      for _, set in ipairs(block.sets) do words[#words + 1] = set.name .. "=" .. table.concat(set.words, " ") end
      if table.concat(words, "\n"):find(text, 1, true) then return visit(block, section.blocks, place) end
    end
    error("no block with " .. text)
  end)
end

function change.set(block, name)
  for place, set in ipairs(block.sets) do
    if set.name == name then return set.words, place end
  end
  error("no set " .. name)
end

--- Calls a function with the row of the shape table that has all the fields given.
function change.shape_row(fields, visit)
  return change.section("9.7.14.1", function(section)
    for place, row in ipairs(section.rows) do
      local same = row.types[1] == fields.type and row.instruction == fields.instruction
        and row.sparsity == fields.sparsity and row.scale == fields.scale
      if same then return visit(row, section.rows, place) end
    end
    error("no row of " .. fields.type)
  end)
end

--- A copy that shares nothing with the original, but tables among themselves as it did.
function change.copy(value, seen)
  if type(value) ~= "table" then return value end
  seen = seen or {}
  if not seen[value] then
    local made = {}
    seen[value] = made
    for key, each in pairs(value) do made[key] = change.copy(each, seen) end
  end
  return seen[value]
end

return change
