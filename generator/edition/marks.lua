-- SPDX-License-Identifier: MIT
-- The punctuation between words, which words.lua leaves out, where it is a fact: `[0, 2]` is another range than
-- `[0..2]`.
--
-- A mark is what stands between a word and the one before it, without blanks and emphasis: `|` is the border of a
-- cell, `||` the end of a row, `~` the hyphen of a word, `-` one before a digit. In tables all of it counts; elsewhere
-- two dots, exclamation signs and a minus before a digit do. A table that lost borders or rows is compared without them.
local runs = require("edition.runs")

local marks = {}

-- Words between two differences that are told together, and around them.
local CLOSE, AROUND = 4, 6

--- The mark of what stands between two words.
-- @param digit whether the word behind it begins with a digit
function marks.of(gap, digit)
    -- Other dashes are empty cells, and hyphens at the end of a line.
    local minus = gap:find("%-$") and (digit and "-" or gap == "-" and "~") or ""
    local text = gap:gsub("[^%.,;:!%[%](){}/|\n\"]+", ""):gsub("%.%.+", "..")
    return text:gsub("[|\n]+", function(border) return border:find("\n") and "||" or "|" end) .. minus
end

local function without_border(mark) return (mark:gsub("|", "")) end

local function strong(mark)
    return (mark:find("..", 1, true) and ".." or "") .. (mark:find("!", 1, true) and "!" or "") .. mark:match("%-?$")
end

local function is_row(line) return line and not line.code and (" " .. line.text .. " "):find("[^|]|[^|]") ~= nil end

--- The tables among the words of a section, by the borders of their cells.
-- @param lines, spans of the section
-- @return a list of { first, last } word
function marks.tables(lines, spans)
    local list, open = {}, nil
    for k, span in ipairs(spans) do
        if not is_row(lines[span.line]) then
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

--- What a baseline keeps of a section: the tables whole, elsewhere what counts there.
function marks.text(section)
    local texts, inside = {}, {}
    for _, range in ipairs(section.tables) do
        local list = {}
        for k = range[1] + 1, range[2] do
            list[#list + 1] = section.marks[k] ~= "" and section.marks[k] or "_"
            inside[k] = true
        end
        texts[#texts + 1] = ("cells %d %s\n"):format(range[1], table.concat(list, " "))
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
    local range = { at, at }
    for mark in list:gmatch("%S+") do
        range[2] = range[2] + 1
        section.marks[range[2]] = mark ~= "_" and mark or ""
    end
    table.insert(section.tables, range)
end

local function whole(mark) return mark end

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
    return bordered and math.abs(is - was) <= 1 and whole or without_border
end

-- The words of the edition from one to another, with marks between them.
local function joined(section, marks_at, first, last)
    local text = { section.words[first] }
    for k = first + 1, last do
        local mark = marks_at(k)
        local spaced = mark:gsub("|+", " %0 "):gsub("[,;%)%]}]$", "%0 "):gsub("^[%[({]", " %0"):gsub("^%.$", " .")
        spaced = spaced:gsub("~", "-")
        text[#text + 1] = (mark == "" and " " or spaced) .. section.words[k]
    end
    return (table.concat(text):gsub("  +", " "))
end

-- How the marks behind words of tables are seen, and how many tables have their borders.
local function views_of(section, known, where)
    local views, bordered = {}, 0
    for _, range in ipairs(known.tables) do
        local view = view_of(section, known, range, where)
        bordered = bordered + (view == whole and 1 or 0)
        for k = range[1] + 1, range[2] do views[k] = view end
    end
    return views, bordered
end

-- Differences, those that are close together as one: { first and last word behind a mark, was = mark by word, view }.
local function differences(section, known, where, views)
    local list = {}
    for k = 2, #known.runs - runs.LENGTH + 1 do
        local at = where(k)
        if at and at > 1 and section.marks[at] and where(k - 1) == at - 1 then
            local view = views[k] or strong
            local was, is = view(known.marks[k] or ""), view(section.marks[at])
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
-- @param add function(first word behind a mark that differs, what differs)
-- @return how many tables have borders to compare
function marks.compare(section, known, where, add)
    local views, bordered = views_of(section, known, where)
    for _, each in ipairs(differences(section, known, where, views)) do
        local first, last = math.max(1, each[1] - AROUND), math.min(#section.words, each[2] + AROUND - 1)
        local function is(k) return each.view(section.marks[k]) end
        add(each[1], ("punctuation: %s, was %s"):format(joined(section, is, first, last),
            joined(section, function(k) return each.was[k] or is(k) end, first, last)))
    end
    return bordered
end

return marks
