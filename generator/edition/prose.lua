-- SPDX-License-Identifier: MIT
-- Compares the text of a section with the baseline, word for word, and quotes the edition where it differs.
local baseline = require("edition.baseline")
local hunks = require("edition.hunks")
local marks = require("edition.marks")
local runs = require("edition.runs")

local prose = {}

-- Words around a change, and how many of a long one are shown at either end.
local AROUND, SHOWN = 6, 20

-- As many characters as a run has words, less one, differ beyond the words that do.
local TAIL = runs.LENGTH - 1

-- The words that a hunk is about: { first, last } in both texts. Characters that agree by chance make them too few.
local function words_of(hunk)
    local a, b, c, d = table.unpack(hunk)
    local missing = math.max(0, a - (b - TAIL) - 1, c - (d - TAIL) - 1)
    b, d = b - TAIL + missing, d - TAIL + missing
    if b < a and d < c then b, d = b + 1, d + 1 end
    return { a, b, c, d }
end

-- Whether other words in place of those from `first` to `last` are those of the baseline.
local function fits(section, known, place, changed)
    local a, _, c, d = table.unpack(place)
    local list = table.move(section.words, math.max(1, c - TAIL), c - 1, 1, {})
    local lead = #list
    table.move(changed, 1, #changed, #list + 1, list)
    table.move(section.words, d + 1, d + TAIL, #list + 1, list)
    local text = {}
    for k = lead + 1 - TAIL, lead + #changed do text[#text + 1] = runs.at(list, k) end
    return known.runs:sub(a, a + #changed + TAIL - 1) == table.concat(text)
end

local function replaced(list, from, to, ...)
    local made = table.move(list, 1, from - 1, 1, {})
    for _, word in ipairs({ ... }) do made[#made + 1] = word end
    return table.move(list, to + 1, #list, #made + 1, made)
end

-- Whether a mark before a line that was left out is a word: a wrapped line may begin with `* scale_B` or `4. The`.
local function is_lead(section, known, place)
    local a, _, c, d = table.unpack(place)
    local here, leads = {}, 0
    for k = c, math.min(d + 1, #section.words) do
        for lead in (section.spans[k].lead or ""):gmatch("[^%s%.%)]+") do
            here[#here + 1], leads = lead, leads + 1
        end
        if k <= d then here[#here + 1] = section.words[k] end
    end
    return leads > 0 and #here < 20 and fits(section, known, place, here)
end

-- Scrapes glue words together and tear them apart: blanks alone are no change. A dot or a hyphen of the syntax is one.
local function is_glue(section, known, place)
    local a, b, c, d = table.unpack(place)
    local here = table.move(section.words, c, d, 1, {})
    local missing = (b - a) - (d - c)
    if #here > 8 or math.abs(missing) ~= 1 then return false end
    local function is_known(k, last, ...) return fits(section, known, place, replaced(here, k, last, ...)) end
    for k, word in ipairs(here) do
        if missing == -1 and here[k + 1] and is_known(k, k + 1, word .. here[k + 1]) then
            return not marks.parts_syntax(section, c + k, known, a + k - 1)
        end
        for cut = 1, missing == 1 and #word - 1 or 0 do
            if is_known(k, k, word:sub(1, cut), word:sub(cut + 1)) then
                return not marks.parts_syntax(known, a + k, known, a + k)
            end
        end
    end
    return false
end

-- The text of a section from one word to another.
local function quoted(section, first, last)
    last = math.min(last, #section.spans)
    if first > last then return "" end
    local from, to = section.spans[first], section.spans[last]
    if from.line == to.line then return section.lines[from.line].text:sub(from.from, to.to) end
    local texts = { section.lines[from.line].text:sub(from.from) }
    for k = from.line + 1, to.line - 1 do texts[#texts + 1] = section.lines[k].text end
    texts[#texts + 1] = section.lines[to.line].text:sub(1, to.to)
    return table.concat(texts, " ")
end

local function shortened(section, first, last)
    if last - first < 2 * SHOWN then return quoted(section, first, last) end
    return quoted(section, first, first + SHOWN - 1) .. " ... " .. quoted(section, last - SHOWN + 1, last)
end

-- `before [what is new] after`.
local function context(section, first, last)
    local before = quoted(section, math.max(1, first - AROUND), first - 1)
    local after = quoted(section, last + 1, math.min(#section.words, last + AROUND))
    local middle = "[" .. shortened(section, first, last) .. "]"
    return (before .. (before ~= "" and " " or "") .. middle .. (after ~= "" and " " or "") .. after)
end

local function plural(count) return ("%d word%s"):format(count, count == 1 and "" or "s") end

local function described(section, known, place)
    local a, b, c, d = table.unpack(place)
    local fresh, gone = d - c + 1, b - a + 1
    local what
    if gone == 0 then
        what = plural(fresh) .. " new"
    elseif fresh == 0 then
        what = plural(gone) .. " gone"
    else
        what = ("%s for %d"):format(plural(fresh), gone)
    end
    local was = known.words and gone > 0 and (", was [%s]"):format(shortened(known, a, b)) or ""
    return ("%s: %s%s"):format(what, context(section, c, d), was)
end

local headings = {
    "^Syntax:?$", "^Description:?$", "^PTX ISA Notes:?$", "^Target ISA Notes:?$", "^Notes?:?$", "^Examples?%f[%A].*$",
    "^Multiplicand.*$", "^Accumulators?%f[%A].*$", "^Metadata.*$", "^Table %d+%f[ ]", "^Precision and rounding",
}

-- What stands above a word: a sub-heading, or a table.
local function above(section, word)
    local span = section.spans[math.min(math.max(word, 1), #section.words)]
    for k = span and span.line or 0, 1, -1 do
        local line = section.lines[k]
        if line.heading then return line.text end
        for _, pattern in ipairs(headings) do
            local text = not line.code and #line.text < 60 and line.text:match(pattern)
            if text then return (text:gsub(":$", "")) end
        end
    end
    return "-"
end

-- Which word of the edition a word of the baseline is, or nil where it changed.
local function places_of(list)
    return function(at)
        local shift = 0
        for _, place in ipairs(list) do
            if at < place[1] then break end
            if at <= place[2] then return nil end
            shift = place[4] - place[2]
        end
        return at + shift
    end
end

-- The figures and tables that both texts speak of at the same place.
local function common_mentions(section, known, where)
    local by_place, common = {}, {}
    for _, mention in ipairs(section.mentions) do by_place[mention.at] = mention end
    for _, mention in ipairs(known.mentions) do
        local at = where(mention.at)
        local other = at and by_place[at]
        if other and other.kind == mention.kind then
            common[#common + 1] = { section = section, known = known, at = at, kind = mention.kind,
                was = mention.number, is = other.number }
        end
    end
    return common
end

--- Compares the text of a section with that of its origin.
-- @param section with words, from origins.find
-- @param known the section of the baseline
-- @param add function(finding without kind and section)
-- @return the figures and tables that both texts speak of, for numbering.lua; how many tables have borders to compare;
--   function(word of the baseline) that word of the section, or nil
function prose.compare(section, known, add)
    local list, changed = {}, 0
    for _, hunk in ipairs(hunks.find(known.runs, section.runs)) do
        local place = words_of(hunk)
        list[#list + 1] = place
        if not is_glue(section, known, place) and not is_lead(section, known, place) then
            changed = changed + 1
            add({ status = "changed", subject = above(section, place[3]), detail = described(section, known, place) })
        end
    end
    local where = places_of(list)
    local bordered = marks.compare(section, known, where, function(word, detail)
        changed = changed + 1
        add({ status = "changed", subject = above(section, word), detail = detail })
    end)
    if changed == 0 then
        add({ status = "unchanged", subject = ("%d words"):format(baseline.count(known)) })
    end
    return common_mentions(section, known, where), bordered, where
end

--- The words of a figure or a table in the text, with some around them.
function prose.around(section, at) return context(section, at, at) end

prose.above = above

return prose
