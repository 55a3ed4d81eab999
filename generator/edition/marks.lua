-- SPDX-License-Identifier: MIT
-- The punctuation between words, which words.lua leaves out, where it is a fact: `[0, 2]` is another range than
-- `[0..2]`.
--
-- A mark is what stands between a word and the one before it, without blanks and emphasis: `|` is the border of a
-- cell, `||` the end of a row, `~` the hyphen of a word, `-` one before a digit. In tables all of it counts, and so it
-- does under "Syntax", but for the semicolons and wherever lines end; elsewhere two dots, exclamation signs, a minus
-- before a digit or in a range, and brackets beside operators, as `<` and `>`, do. A table that lost borders or rows is
-- compared without them. `|2` is a border with an empty cell before it; borders have numbers in rows with empty cells,
-- which are not of fewer cells than others.
local runs = require("edition.runs")
local statements = require("edition.statements")

local marks = {}

-- Words between two differences that are reported together, and words around them.
local CLOSE, AROUND = 4, 6

--- The mark of what stands between two words.
-- @param digit whether the next word begins with a digit, or ends a range
-- @param of_operator whether either word is an operator in a sentence
function marks.of(gap, digit, of_operator)
    -- Other dashes are empty cells, and hyphens at the end of a line.
    if of_operator then
        gap = gap:gsub("[()]", { ["("] = "<", [")"] = ">" })
        digit = true
    end
    local minus = gap:find(of_operator and "%-%s*<*$" or "%-$") and (digit and "-" or gap == "-" and "~") or ""
    local text = gap:gsub("[^%.,;:!%[%](){}<>/|\n\"]+", ""):gsub("%.%.+", "..")
    return text:gsub("[|\n]+", function(border) return border:find("\n") and "||" or "|" end) .. minus
end

--- The mark of what stands between two words of a syntax block.
function marks.of_syntax(gap) return (gap:gsub("[^%.,:!%[%](){}/\"%-]+", "")) end

local function without_number(mark) return (mark:gsub("(|+)%d+", "%1")) end
local function without_border(mark) return (without_number(mark):gsub("|", "")) end

local function strong(mark)
    return (mark:find("..", 1, true) and ".." or "") .. (mark:find("!", 1, true) and "!" or "") .. mark:gsub("[^<>]+", "")
        .. mark:match("%-?$")
end

--- Whether a line is the row of a table.
function marks.is_row(line) return line and not line.code and (" " .. line.text .. " "):find("[^|]|[^|]") ~= nil end

--- The tables among the words of a section, by the borders of their cells.
-- @param lines, spans of the section
-- @return a list of { first, last } word
function marks.tables(lines, spans)
    local list, open, is_row = {}, nil, false
    for k, span in ipairs(spans) do
        if k == 1 or span.line ~= spans[k - 1].line then is_row = marks.is_row(lines[span.line]) end
        if not is_row then
            open = nil
        elseif open and span.line - spans[k - 1].line <= 1 then
            open[2] = k
        else
            open = { k, k }
            list[#list + 1] = open
        end
    end
    return list
end

-- The words of each row of a table, and how many cells its longest row has.
local function rows_of(range, spans)
    local rows, most = {}, 0
    for k = range[1], range[2] do
        if k == range[1] or spans[k].line ~= spans[k - 1].line then rows[#rows + 1] = { k } end
        rows[#rows][2] = k
        most = math.max(most, spans[k].cells)
    end
    return rows, most
end

--- Numbers the borders of rows with empty cells.
-- @param tables from marks.tables
-- @param spans the places of words, whose marks get the numbers
function marks.number(tables, spans)
    for _, range in ipairs(tables) do
        local rows, most = rows_of(range, spans)
        for _, row in ipairs(rows) do
            local filled = 1
            for k = row[1] + 1, row[2] do filled = filled + (spans[k].cell > spans[k - 1].cell and 1 or 0) end
            for k = row[1], filled < most and spans[row[1]].cells == most and row[2] or 0 do
                local cells = spans[k].cell - (k > row[1] and spans[k - 1].cell or -1)
                spans[k].mark = spans[k].mark:gsub("|+", "%0" .. cells, 1)
            end
        end
    end
end

--- The syntax blocks among the words of a section, up to the first word after them.
-- @param lines, spans of the section
-- @return { first, last } word, or nil
function marks.syntax(lines, spans)
    local first_line, last_line = statements.range(lines)
    local range
    for k, span in ipairs(first_line and last_line and spans or {}) do
        if span.line >= first_line and not range then range = { k, k } end
        if range then range[2] = k end
        if span.line > last_line then return range end
    end
end

-- A line of a baseline: the marks after the first word of a range.
local function range_text(key, range, list, inside)
    local texts = {}
    for k = range[1] + 1, range[2] do
        texts[#texts + 1] = list[k] ~= "" and list[k] or "_"
        inside[k] = true
    end
    return ("%s %d %s\n"):format(key, range[1], table.concat(texts, " "))
end

--- What a baseline keeps of a section: the tables and the syntax whole, elsewhere what counts there.
function marks.text(section)
    local texts, inside = {}, {}
    for _, range in ipairs(section.tables) do
        texts[#texts + 1] = range_text("cells", range, section.marks, inside)
    end
    if section.syntax then
        texts[#texts + 1] = range_text("syntax", section.syntax, section.syntax_marks, inside)
    end
    local list = {}
    for k, mark in ipairs(section.marks) do
        if k > 1 and not inside[k] and strong(mark) ~= "" then list[#list + 1] = k .. "@" .. strong(mark) end
    end
    return table.concat(texts) .. (list[1] and "marks " .. table.concat(list, " ") .. "\n" or "")
end

--- Reads a line of marks.text into a section of a baseline.
function marks.read(section, key, rest)
    if key == "marks" then
        for at, mark in rest:gmatch("(%d+)@(%S+)") do section.marks[tonumber(at)] = mark end
        return
    end
    local first, list = rest:match("^(%d+) ?(.*)$")
    local at = tonumber(first)
    local range, into = { at, at }, key == "syntax" and section.syntax_marks or section.marks
    for mark in list:gmatch("%S+") do
        range[2] = range[2] + 1
        into[range[2]] = mark ~= "_" and mark or ""
    end
    if key == "syntax" then
        section.syntax = range
    else
        table.insert(section.tables, range)
    end
end

local function same(mark) return mark end

-- The views of marks: which marks, and which of them count.
local in_prose = { key = "marks", counts = strong }
local in_syntax = { key = "syntax_marks", counts = same }
local in_table = { key = "marks", counts = same }
local without_borders = { key = "marks", counts = without_border }

local function seen(section, at, view) return view.counts(section[view.key][at] or "") end

-- What counts in a table. One of which the edition has other rows has lost its borders, or some of them.
local function view_of(section, known, range, where)
    local bordered, is, was = false, 0, 0
    for k = range[1] + 1, range[2] do
        local at = where(k)
        local mark = at and section.marks[at] or ""
        bordered = bordered or mark:find("%f[|]|%f[^|]") ~= nil
        is = is + (mark:find("||", 1, true) and 1 or 0)
        was = was + (at and known.marks[k]:find("||", 1, true) and 1 or 0)
    end
    return bordered and math.abs(is - was) <= 1 and in_table or without_borders
end

-- The words of the edition from one to another, with marks between them.
local function joined(section, marks_at, first, last)
    local text = { section.words[first] }
    for k = first + 1, last do
        local mark = marks_at(k)
        local spaced = mark:gsub("(|+)(%d*)", function(border, cells)
            return (" %s%s "):format(("| - "):rep((tonumber(cells) or 1) - 1), border)
        end):gsub("[,;%)%]}]$", "%0 "):gsub("^[%[({]", " %0"):gsub("^%.$", " .")
        spaced = spaced:gsub("[~<>]", { ["~"] = "-", ["<"] = " (", [">"] = ") " })
        text[#text + 1] = (mark == "" and " " or spaced) .. section.words[k]
    end
    return (table.concat(text):gsub("  +", " "))
end

-- The views of marks after words of tables and of the syntax, and the number of tables with borders.
local function views_of(section, known, where)
    local views, bordered = {}, 0
    local function set(range, view)
        for k = range[1] + 1, range[2] do views[k] = view end
    end
    for _, range in ipairs(known.tables) do
        local view = view_of(section, known, range, where)
        bordered = bordered + (view == in_table and 1 or 0)
        set(range, view)
    end
    if known.syntax then set(known.syntax, in_syntax) end
    return views, bordered
end

-- Differences, those that are close together as one: { first and last word after a mark, was = mark by word, view }.
local function differences(section, known, where, views)
    local list = {}
    for k = 2, #known.runs - runs.LENGTH + 1 do
        local at = where(k)
        if at and at > 1 and section.marks[at] and where(k - 1) == at - 1 then
            local view = views[k] or in_prose
            local was, is = seen(known, k, view), seen(section, at, view)
            if not (was:find("|%d") and is:find("|%d")) then was, is = without_number(was), without_number(is) end
            local last = list[#list]
            if was ~= is and last and at - last[2] <= CLOSE then
                last[2], last.was[at] = at, was
            elseif was ~= is then
                list[#list + 1] = { at, at, was = { [at] = was }, view = view }
            end
        end
    end
    return list
end

--- Compares the marks between words that an edition has as the baseline has them.
-- @param where function(word of the baseline) that word of the section, or nil
-- @param add function(first word after a mark that differs, what differs)
-- @return how many tables have borders to compare
function marks.compare(section, known, where, add)
    local views, bordered = views_of(section, known, where)
    for _, each in ipairs(differences(section, known, where, views)) do
        local first, last = math.max(1, each[1] - AROUND), math.min(#section.words, each[2] + AROUND - 1)
        local function is(k) return seen(section, k, each.view) end
        add(each[1], ("punctuation: %s, was %s"):format(joined(section, is, first, last),
            joined(section, function(k) return each.was[k] or is(k) end, first, last)))
    end
    return bordered
end

--- Whether more than blanks stands before a word of the syntax.
-- @param section that has the word, a section of an edition or of the baseline
-- @param known, place the section of the baseline and its word that tell what is syntax
function marks.parts_syntax(section, at, known, place)
    local range = known.syntax
    return range ~= nil and place > range[1] and place <= range[2] and seen(section, at, in_syntax) ~= ""
end

return marks
