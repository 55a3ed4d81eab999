-- SPDX-License-Identifier: MIT
-- The words of a text as all copies of it have them, whatever the markup.
--
-- A word is a run of letters, digits and `_` in lower case, a number with its decimals, or an operator. Blanks,
-- marks of lists, emphasis and rules of tables are left out, and so is punctuation, which marks.lua compares. The
-- number of a figure or a table becomes `#`: editions renumber them, and references.lua compares the numbers.
local marks = require("edition.marks")

local words = {}

local NUMBERED = { figure = "figure", fig = "figure", table = "table" }

-- `1.` before an item, where it counts on from the item before.
local function without_item_number(text, state)
    local number, rest = text:match("^%s*(%d+)[%.%)]%s+(.*)$")
    number = tonumber(number)
    if number and (number == 1 or number == (state.item or 0) + 1) then
        state.item = number
        return rest
    end
    return text
end

local function without_marks(text, state)
    local rest = text:match("^%s*[%*%+%-:]%s+(.*)$")
    while rest do
        text = rest
        rest = text:match("^%s*[%*%+%-:]%s+(.*)$")
    end
    return without_item_number(text, state)
end

-- `*` multiplies between blanks or between operands: `*row-major*` is emphasis.
local function is_operator(text, from, to)
    local sign = text:sub(from, to)
    if sign:find("^!?[=<>&|%^~]+$") then return sign ~= "|" end
    local before, after = text:sub(from - 1, from - 1), text:sub(to + 1, to + 1)
    if sign == "+" or sign == "*" or sign == "%" then
        return before:find("%s") ~= nil and after:find("%s") ~= nil
            or before:find("[%w_%)%]]") ~= nil and after:find("[%w_%(%[]") ~= nil
    end
    return false
end

local function next_word(text, at)
    local first, last = text:find("%%?[%w_]+", at)
    local sign, stop = text:find("[=<>&|%^~]+", at)
    if sign and text:find("^!=", sign - 1) then sign = sign - 1 end
    local single = text:find("[%+%*%%]", at)
    -- `9.0` is one number, `0..3` are two.
    if first and text:find("^%d+%.%d", first) then last = select(2, text:find("^%d[%d%.]*%d", first)) end
    if single and (not sign or single < sign) then sign, stop = single, single end
    if first and (not sign or first <= sign) then return first, last, true end
    return sign, stop, false
end

-- Whether a word was added.
local function add(list, spans, text, from, to, is_word, line)
    local word = text:sub(from, to)
    if is_word then
        word = word:lower():gsub("^_+", ""):gsub("_+$", "")
    elseif not is_operator(text, from, to) then
        word = ""
    end
    if word == "" then return false end
    list[#list + 1] = word
    -- A quotation has the dot of `.kind`.
    if text:find("^%.", from - 1) and not text:find("^[%w_]", from - 2) then from = from - 1 end
    spans[#list] = { line = line, from = from, to = to }
    return true
end

-- Takes the numbers of figures and tables out of a list.
local function hide_numbers(list)
    local mentions = {}
    for k = 2, #list do
        local kind = NUMBERED[list[k - 1]]
        if kind and list[k]:find("^%d+$") then
            mentions[#mentions + 1] = { at = k, kind = kind, number = tonumber(list[k]) }
            list[k] = "#"
        end
    end
    return mentions
end

--- The words of lines.
-- @param lines list of { text }
-- @return the list of words; where each stands, as { line, from, to, mark, syntax_mark = of marks.lua }; the figures
--   and tables that they speak of, as { at = index of the word, kind, number }
function words.of(lines)
    local list, spans, state, gap = {}, {}, {}, ""
    for k, line in ipairs(lines) do
        local text = line.text
        local at = #text - #without_marks(text, state) + 1
        while true do
            local from, to, is_word = next_word(text, at)
            if not from then break end
            gap = gap .. text:sub(at, from - 1)
            if add(list, spans, text, from, to, is_word, k) then
                local span = spans[#list]
                span.mark, span.syntax_mark = marks.of(gap, text:find("^%d", from) ~= nil), marks.of_syntax(gap)
                gap = ""
            else
                gap = gap .. text:sub(from, to)
            end
            at = to + 1
        end
        gap = gap .. text:sub(at) .. "\n"
    end
    return list, spans, hide_numbers(list)
end

return words
