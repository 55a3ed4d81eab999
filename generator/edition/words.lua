-- SPDX-License-Identifier: MIT
-- The words of a text as all copies of it have them, whatever the markup.
--
-- A word is a run of letters, digits and `_` in lower case, a number with its decimals, or an operator. Blanks,
-- marks of lists, emphasis and rules of tables are left out, and so is punctuation, which marks.lua compares. The
-- number of a figure or a table becomes `#`: editions renumber them, and references.lua compares the numbers.
local characters = require("edition.characters")
local listings = require("edition.listings")
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
    local at, stop = 1, nil
    repeat
        stop = select(2, text:find("^%s*[%*%+%-:]%s+", at))
        at = stop and stop + 1 or at
    until not stop
    return without_item_number(text:sub(at), state)
end

-- `*` multiplies between blanks or between operands: `*row-major*` is emphasis.
local function is_operator(text, from, to)
    local sign = text:sub(from, to)
    if sign:find("^[!%+%*%-/]?[=<>&|%^~]+$") then return sign ~= "|" end
    local before, after = text:sub(from - 1, from - 1), text:sub(to + 1, to + 1)
    if sign == "+" or sign == "*" or sign == "%" then
        return before:find("%S") == nil and after:find("%S") == nil
            or before:find("[%w_%)%]]") ~= nil and after:find("[%w_%(%[]") ~= nil
    end
    return false
end

-- The first word or sign from a place on: where it is, and whether it is a word. In the row of a table bars are
-- borders.
local function next_word(text, at, in_row)
    local from = text:find(in_row and "[%w_%%=<>&%^~%+%*\x80-\xff]" or "[%w_%%=<>&|%^~%+%*\x80-\xff]", at)
    if not from then return nil end
    local _, last = text:find("^%%?[%w_\x80-\xff]+", from)
    if last then
        -- `9.0` is one number, `0..3` are two.
        if text:find("^%d+%.%d", from) then _, last = text:find("^%d[%d%.]*%d", from) end
        return from, last, true
    end
    local _, stop = text:find(in_row and "^[=<>&%^~]+" or "^[=<>&|%^~]+", from)
    local begins = from > at and (text:find("^!=", from - 1) or text:find("^[%-/]=%f[^=]", from - 1))
    if stop and begins then from = from - 1 end
    -- `+=` assigns, too.
    return from, stop or text:find("^[%+%*]=%f[^=]", from) and from + 1 or from, false
end

-- Whether a word was added.
local function add(list, spans, text, from, to, is_word, line)
    local word = text:sub(from, to)
    if is_word then
        word = word:lower():gsub("^_+", "")
        word = word:match("^.*[^_]") or ""
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

-- Such names have ranges: `addr0-addr7`.
local function numbered(word) return word:find("^%a+%d+$") end

local function bars(text) return select(2, text:gsub("|", "")) end

--- The words of lines.
-- @param lines list of { text, lead = a mark before it that was left out, or nil }
-- @return the list of words; where each stands, as { line, from, to, mark, syntax_mark = of marks.lua,
--   cell = in the row of a table, the cells before its own, cells = of the row, lead = marks before it that were left
--   out }; the figures and tables that they speak of, as { at = index of the word, kind, number }
function words.of(lines)
    local list, spans, state, gap, formulas, is_sign = {}, {}, {}, {}, {}, false
    for _, listing in ipairs(listings.find(lines)) do
        for k = listing.from, listing.to do formulas[k] = true end
    end
    for k, line in ipairs(lines) do
        local text, in_row, first = characters.letters(line.text), marks.is_row(line), #list + 1
        local at = #text - #without_marks(text, state) + 1
        local lead = (line.lead or "") .. " " .. text:sub(1, at - 1)
        local cell = text:find("^%s*|") and -1 or 0
        while true do
            local from, to, is_word = next_word(text, at, in_row)
            if not from then break end
            gap[#gap + 1] = text:sub(at, from - 1)
            cell = in_row and cell + bars(gap[#gap]) or cell
            if add(list, spans, text, from, to, is_word, k) then
                local span, between = spans[#list], table.concat(gap)
                span.mark, span.syntax_mark = marks.of(between, text:find("^%d", from) ~= nil
                    or between == "-" and numbered(list[#list - 1] or "") and numbered(list[#list]),
                    not in_row and not formulas[k] and (is_sign or not is_word)), marks.of_syntax(between)
                is_sign = not is_word
                span.cell, gap = cell, {}
            else
                gap[#gap + 1] = text:sub(from, to)
            end
            at = to + 1
        end
        gap[#gap + 1] = text:sub(at) .. "\n"
        cell = cell + bars(text:sub(at)) + (text:find("|%s*$") and 0 or 1)
        for place = first, in_row and #list or 0 do spans[place].cells = cell end
        if spans[first] then spans[first].lead = lead:find("%S") and lead end
    end
    return list, spans, hide_numbers(list)
end

return words
