-- SPDX-License-Identifier: MIT
-- The text of an edition as runs.lua has it, section by section: what a later edition is compared with.
local copies = require("edition.copies")
local marks = require("edition.marks")
local numbers = require("edition.numbers")
local runs = require("edition.runs")
local words = require("edition.words")

local baseline = {}

local LINE = 100
local HEAD = [[
# SPDX-License-Identifier: MIT
# The text of PTX ISA %s, sections %s, as one character for each word: six bits of a hash of %d words
# (generator/edition/runs.lua), and the punctuation of tables and syntax as it is (marks.lua). It shows that a sentence
# changed and cannot be read. Do not edit; made by make spec-baseline SPEC=FILE
]]

-- A change of the rules of words.lua, marks.lua or runs.lua shows here, where the document is not at hand.
local PROBE = "A probe: `x_1` + 2.5 * (Y), **bold** .f16/.u8; Figure 7 shows a %lane >= 3 && b != -1, see Table 8."
    .. " | [0..2] | 4, 6-bit | - |"

local function words_in(text) return (words.of({ { text = text } })) end

local function rules()
    local list, spans = words.of({ { text = PROBE } })
    local parts = { runs.of(list) }
    for _, span in ipairs(spans) do parts[#parts + 1] = span.mark .. span.syntax_mark end
    return table.concat(parts)
end

--- A title as runs: of all words as one, for scrapes glue the words of titles together.
function baseline.title(text) return runs.of({ table.concat(words_in(text)) }) end

-- The words that begin items of lists, and in how many lists they stand.
local function items_of(section)
    local list = {}
    for k, span in ipairs(section.spans) do
        local is_first = k == 1 or span.line ~= section.spans[k - 1].line
        local depth = is_first and section.lines[span.line].depth
        if depth then list[#list + 1] = { at = k, depth = depth } end
    end
    return list
end

--- Adds words, places, runs and mentions to a section.
function baseline.describe(section)
    if not section.runs then
        section.words, section.spans, section.mentions = words.of(section.lines)
        section.runs, section.title_runs = runs.of(section.words), baseline.title(section.title)
        section.items = items_of(section)
        section.marks, section.tables = {}, marks.tables(section.lines, section.spans)
        section.syntax_marks, section.syntax = {}, marks.syntax(section.lines, section.spans)
        marks.number(section.tables, section.spans)
        for k, span in ipairs(section.spans) do
            section.marks[k], section.syntax_marks[k] = span.mark, span.syntax_mark
        end
    end
    return section
end

--- The number of words of a section.
function baseline.count(section) return #section.runs - runs.LENGTH + 1 end

-- What a list of sections needs to be looked up in.
local function indexed(list, edition)
    local by_number, titles = {}, {}
    for place, section in ipairs(list) do
        section.place, section.depth = place, #numbers.parts(section.number)
        by_number[section.number] = section
        titles[section.title_runs] = true
    end
    return { edition = edition, sections = list, by_number = by_number,
        is_title = function(title) return titles[baseline.title(title)] or false end }
end

-- By number the longest section with that number; the others refer to it.
local function longest_of(sections, chapter)
    local longest, inside = {}, {}
    for _, section in ipairs(sections) do
        local number = section.number
        if number and (not chapter or (number .. "."):find(chapter .. ".", 1, true) == 1) then
            inside[#inside + 1] = section
            if not longest[number] or #section.text > #longest[number].text then longest[number] = section end
        end
    end
    for _, section in ipairs(inside) do
        section.again = section ~= longest[section.number] and longest[section.number] or nil
    end
    return longest, inside
end

--- The baseline of the sections of an edition; the words stay with it.
-- @param read from edition.read
-- @param chapter number of the chapter that is wanted, or nil for everything that has a number
-- @return the baseline; `twice` are findings about the sections that the edition has twice
function baseline.of(read, chapter)
    local list, twice = {}, {}
    local longest, inside = longest_of(read.sections, chapter)
    for _, section in ipairs(inside) do
        if not section.again then list[#list + 1] = baseline.describe(section) end
    end
    copies.compare(inside, function(section) return longest[section.number] == section and section.number end,
        function(finding) twice[#twice + 1] = finding end)
    table.sort(list, function(x, y) return numbers.before(x.number, y.number) end)
    local made = indexed(list, read.version)
    made.twice = twice
    return made
end

local function mentions_text(mentions, kind)
    local list = { kind }
    for _, mention in ipairs(mentions) do
        if mention.kind == kind then list[#list + 1] = ("%d@%d"):format(mention.number, mention.at) end
    end
    return list[2] and table.concat(list, " ") .. "\n" or ""
end

local function items_text(items)
    local list = { "items" }
    for k, item in ipairs(items) do list[k + 1] = ("%d@%d"):format(item.depth, item.at) end
    return list[2] and table.concat(list, " ") .. "\n" or ""
end

--- The text of a baseline file.
function baseline.text(made, chapter)
    local parts = { HEAD:format(made.edition, chapter, runs.LENGTH), "edition ", made.edition, "\nrules ", rules(),
        "\n" }
    for _, section in ipairs(made.sections) do
        parts[#parts + 1] = ("\nsection %s %s\n"):format(section.number, section.title_runs)
        parts[#parts + 1] = mentions_text(section.mentions, "figure") .. mentions_text(section.mentions, "table")
            .. items_text(section.items) .. marks.text(section)
        for at = 1, #section.runs, LINE do parts[#parts + 1] = section.runs:sub(at, at + LINE - 1) .. "\n" end
    end
    return table.concat(parts)
end

local read_line = {
    edition = function(state, rest) state.edition = rest end,
    rules = function(state, rest) state.rules = rest end,
    section = function(state, rest)
        local number, title = rest:match("^(%S+) (%S+)$")
        state.list[#state.list + 1] = { number = number, title_runs = title, runs = "", mentions = {}, items = {},
            marks = {}, tables = {}, syntax_marks = {} }
    end,
}

local function read_mentions(state, kind, rest)
    local mentions = state.list[#state.list].mentions
    for number, at in rest:gmatch("(%d+)@(%d+)") do
        mentions[#mentions + 1] = { at = tonumber(at), kind = kind, number = tonumber(number) }
    end
end
for _, kind in ipairs({ "figure", "table" }) do
    read_line[kind] = function(state, rest) read_mentions(state, kind, rest) end
end
read_line.items = function(state, rest)
    local items = state.list[#state.list].items
    for depth, at in rest:gmatch("(%d+)@(%d+)") do
        items[#items + 1] = { at = tonumber(at), depth = tonumber(depth) }
    end
end
for _, key in ipairs({ "cells", "syntax", "marks" }) do
    read_line[key] = function(state, rest) marks.read(state.list[#state.list], key, rest) end
end

--- Reads the text of a baseline file.
-- @return the baseline, or nil and what is wrong with it
function baseline.parse(text)
    local state = { list = {} }
    for line in text:gmatch("[^\n]+") do
        local key, rest = line:match("^(%l+) (.*)$")
        if key then
            read_line[key](state, rest)
        elseif line:sub(1, 1) ~= "#" then
            local section = state.list[#state.list]
            section.runs = section.runs .. line
        end
    end
    if state.rules ~= rules() then
        return nil, "made by other rules than those of words.lua, marks.lua and runs.lua; "
            .. "make spec-baseline SPEC=FILE makes it anew"
    end
    for _, section in ipairs(state.list) do
        table.sort(section.mentions, function(x, y) return x.at < y.at end)
    end
    return indexed(state.list, state.edition)
end

return baseline
