-- SPDX-License-Identifier: MIT
-- Separates lines that scrapes glue together: `col = %laneid % 4Multiplicand B:` is two lines.
local formula_lines = require("edition.formula_lines")

local unglue = {}

-- A section number opens a heading wherever it stands.
local heading = "^(%d+)%.%d+%.%d[%d%.]*%s+%u"

-- What follows a listing in the document begins with one of these.
local openings = { "Multiplicand", "Accumulators", "Matrix", "Metadata", "Fragment", "Figure" }

-- Where in a word a known name ends and prose begins (`groupIDAccumulators`), or nil.
local function seam(word, names)
    for stop = #word - 2, 1, -1 do
        if word:find("^%u%l", stop + 1) and formula_lines.known(word:sub(1, stop), names) then return stop end
    end
    for _, opening in ipairs(openings) do
        local from = word:find(opening, 2, true)
        if from then return from - 1 end
    end
end

-- Whether an unknown word is the first of a sentence.
local function is_prose(text, at, word)
    if not word:find("^%u%l%l") then return false end
    return at > 1 and not text:sub(1, at - 1):find("[=%+%-%*/%%&<>|%(]%s*$")
end

-- How far a number reaches, and whether prose or a heading begins there.
local function after_number(text, at, lead)
    local chapter = text:match(heading, at)
    if chapter and chapter == lead then return at, true end
    if chapter and chapter:sub(-#lead) == lead then return at + #chapter - #lead, true end
    local _, stop = text:find("^0[xXbB]%x+", at)
    if not stop then _, stop = text:find("^%d+", at) end
    return stop + 1, text:find("^%u%l", stop + 1) ~= nil
end

-- The position at which the listing part of a formula line ends, or nil.
local function cut(text, names, lead)
    local at = 1
    while at <= #text do
        if text:find("^//", at) then at = formula_lines.after_comment(text, at) end
        local word = text:match("^%%?[%a_][%w_]*", at)
        if word then
            if not formula_lines.known(word, names) then
                local stop = seam(word, names)
                if stop then return at + stop end
                if is_prose(text, at, word) then return at end
            end
            at = at + #word
        elseif text:find("^%d", at) then
            local after, ends = after_number(text, at, lead)
            if ends then return after end
            at = after
        elseif at > 1 and text:find("^[.!]%a", at) and text:sub(at - 1, at - 1) ~= "." then
            return at -- `.f64:` or a picture
        else
            at = at + 1
        end
    end
end

-- The first component of the section numbers (`9` of 9.7.14).
local function lead_of(lines)
    for _, line in ipairs(lines) do
        local chapter = line.text:match(heading)
        if chapter then return chapter end
    end
    return "9"
end

-- `... can be computed as: row = ...`
local function after_colon(line)
    local from, to, rest = line.text:find(":%s+(%a[%w_]*%s*=.*)$")
    if not from or line.code or not formula_lines.defined(rest) then return nil end
    return { text = line.text:sub(1, from), file = line.file }, { text = rest, file = line.file }, to
end

--- Splits glued lines of a list from lines.read.
function unglue.split(lines)
    local split = {}
    for _, line in ipairs(lines) do
        local prose, listing = after_colon(line)
        if prose and not line.heading then split[#split + 1] = prose end
        split[#split + 1] = not line.heading and listing or line
    end
    local names, lead, parted, before = formula_lines.names(split), lead_of(split), {}, nil
    for _, line in ipairs(split) do
        local text, stop = line.text, nil
        local is_formula = formula_lines.defined(text) or before and formula_lines.continues(text, before)
        if is_formula and not line.heading then stop = cut(text, names, lead) end
        before = is_formula and not stop and text or nil
        if stop and stop > 1 then
            local head = text:sub(1, stop - 1):match("^(.-)%s*$")
            parted[#parted + 1] = { text = head, code = line.code, file = line.file }
            parted[#parted + 1] = { text = text:sub(stop), file = line.file }
        else
            parted[#parted + 1] = line
        end
    end
    return parted
end

return unglue
