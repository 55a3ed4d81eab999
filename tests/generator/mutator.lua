-- SPDX-License-Identifier: MIT
-- Hostile texts: what a slip of a hand, a broken copy or a careless scrape makes of a text, drawn by a seed.
local mutator = {}

-- Parts of formulas, of records and of editions, and what none of them should have.
mutator.parts = {
  "(", ")", "((((((((", "{", "}", "[", "]", "{0,..,", "0..", "..", ",", "=", "==", "&", "<<", ">> 64", "<< 63", "/ 0", "% 0",
  "-", "*", "^", "~", "!", "//", "0x", "0b", "0b2", "99999999999999999999", "9223372036854775807", "1e9", "nan",
  "%laneid", "%", "i", "ai", "b99", "row = ", "col = ", "row", " otherwise ", " for ai where i < ", " if ", " where ",
  "\"", "'", "]]", "[[", "--", "nil", "{}", " = 1,", "true", "function() end", "%f[", "%b", "%1", "\\", "\\z", "...",
  "|", "||", "| --- |", "|\n|", "```\n", "~~~\n", "---\n", "#### ", "# 9.7.14.5.7. ", "9.7.14.99999999999.1. X\n",
  "Figure 99999999999999999999", "Table ", "PTX ISA, version 9.", "Syntax\n", ".shape = {", "mma.sync.aligned.",
  "<table>", "<tr><td>", "</td>", "<pre>", "</html>", "<!--", "&#xD800;", "&#x110000;", "&#99999999999;", "&lt", "&amp;",
  "> ", "* ", "1. ", "`", "**", "[x](#y)", "![", "\n", "\n\n", "\r", "\t", "\0", "\xff", "\xc3", "\xed\xa0\x80", "–", "…", "≤",
}

--- A stream of numbers, the same for the same seed: function(n) gives 1 to n.
function mutator.stream(seed)
  local state = seed
  return function(n)
    state = (state * 6364136223846793005 + 1442695040888963407) & 0x7fffffffffffffff
    return (state >> 24) % n + 1
  end
end

local function cut(text, from, to, with) return text:sub(1, from - 1) .. with .. text:sub(to + 1) end

local kinds = {
  function(text, draw, at) return cut(text, at, at + draw(8) - 1, "") end,
  function(text, draw, at) return cut(text, at, at + draw(200) - 1, "") end,
  function(text, draw, at) return cut(text, at, at - 1, mutator.parts[draw(#mutator.parts)]) end,
  function(text, draw, at) return cut(text, at, at + draw(4) - 1, mutator.parts[draw(#mutator.parts)]) end,
  function(text, draw, at) return cut(text, at, at, string.char(draw(256) - 1)) end,
  function(text, draw, at) return cut(text, at, at - 1, text:sub(at, at + draw(100)):rep(draw(3))) end,
  function(text, draw, at) return cut(text, at, at - 1, mutator.parts[draw(#mutator.parts)]:rep(draw(300))) end,
  function(text, draw, at) -- a piece from elsewhere
    local from = draw(#text)
    return cut(text, at, at - 1, text:sub(from, from + draw(80)))
  end,
  function(text, draw, at) -- another digit
    local place = text:find("%d", at)
    return place and cut(text, place, place, tostring(draw(10) - 1)) or text
  end,
  function(text, _, at) return text:sub(1, at - 1) end,
}

--- A text after one to four changes; it is never the text itself.
function mutator.changed(text, draw)
  local made = text
  repeat
    for _ = 1, draw(4) do
      if made == "" then made = "?" end
      made = kinds[draw(#kinds)](made, draw, draw(#made))
    end
  until made ~= text
  return made
end

-- A run of more instructions than any answer takes hangs.
local LIMIT, EVERY = 2000000000, 1000000

--- What f answers: its results, or an error that is one line for people. Anything else is raised with the input.
-- @return true and the results, or false and the line
function mutator.answer(input, f, ...)
  local steps = 0
  debug.sethook(function()
    steps = steps + EVERY
    if steps > LIMIT then error("it hangs", 0) end
  end, "", EVERY)
  local results = table.pack(pcall(f, ...))
  debug.sethook()
  if results[1] then return table.unpack(results, 1, results.n) end
  local line = results[2]
  local bad = type(line) ~= "string" and "no text" or line == "it hangs" and line or line:find("\n", 1, true) and "lines"
    or (line:find("generator/[%w_/]+%.lua:%d") or line:find("attempt to", 1, true) or line:find("bad argument", 1, true)
      or line:find("stack overflow", 1, true)) and "an error of Lua"
  if bad then error(("%s: %s\n---- of\n%s"):format(bad, tostring(line), input), 0) end
  return false, line
end

return mutator
