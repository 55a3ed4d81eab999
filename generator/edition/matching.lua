-- SPDX-License-Identifier: MIT
-- Finds which section of the transcription a section of an edition is, whatever its number.
local numbers = require("edition.numbers")
local pieces = require("edition.pieces")

local matching = {}

-- 9.7.14 has three components.
local CHAPTER = 3

local function without_spaces(title)
    return (title:lower():gsub("%s*/%s*", "/"):gsub("%s+", " "))
end

local function fill_fragments(section)
    section.pieces, section.metadata = pieces.of(section)
    section.types = {}
    for _, piece in ipairs(section.pieces) do
        for _, name in ipairs(piece.operand ~= "c" and piece.types or {}) do section.types[name] = true end
    end
    return section
end

-- `Matrix Fragments for sparse mma.m16n8k16 with ...`
local function fragment_section(section)
    local title = without_spaces(section.title):match("^matrix fragments? for (.*)$")
    local sparse, shape = (title or ""):match("^(s?p?a?r?s?e?) ?mma%.(m%d+n%d+k%d+)")
    if not shape then return nil end
    section.kind, section.sparse, section.shape, section.name = "fragments", sparse == "sparse", shape, title
    section.label = section.title:gsub("^%a+%s+%a+%s+for%s+", "")
    return fill_fragments(section)
end

local function instruction_section(section)
    local name = section.title:match("[Ii]nstructions?%s*:%s*([%w_%.]+)")
    if not name then return nil end
    section.kind, section.instruction = "instruction", name:gsub("%.$", "")
    return section
end

local function shapes_section(section)
    if not section.title:lower():find("^matrix shapes?$") then return nil end
    if not section.text:find("%f[%w]wmma%f[%W]") or not section.text:find("version%s+%d") then return nil end
    section.kind = "shapes"
    return section
end

local function named_section(section)
    section.kind, section.name = section.kind or "named", without_spaces(section.title)
    return section
end

-- Other chapters have sections of these titles too.
local UNSURE = 0.01
-- As much as the title of an instruction says: no section about others has it.
local TELLING = 1
-- More than any title says.
local SURE = 10

--- The chapter of a matched section in its own numbering: `9.7.14`.
function matching.chapter(section, known)
    return section.number and numbers.head(section.number, #numbers.parts(section.number) - (known.depth - CHAPTER))
end

--- The chapter, as `9.7.14`, in which an edition has the sections of the transcription.
function matching.chapter_of(sections)
    for _, section in ipairs(sections) do
        local known = section.match or section.base
        if known and section.number then return matching.chapter(section, known) end
    end
end

-- How alike the types of two fragment sections are, from 0 to 1; the same title counts more.
local function likeness(section, known)
    local shared, all, seen = 0, 0, {}
    for _, record in ipairs(known.records) do
        for _, name in ipairs(record.operand ~= "c" and record.types or {}) do
            if not seen[name] then
                seen[name] = true
                all = all + 1
                shared = shared + (section.types[name] and 1 or 0)
            end
        end
    end
    for name in pairs(section.types) do all = all + (seen[name] and 0 or 1) end
    return shared / math.max(all, 1) + (section.name == without_spaces(known.title) and 2 or 0)
end

local score = {
    fragments = function(section, known)
        if section.shape ~= known.shape or section.sparse ~= known.sparse then return 0 end
        return likeness(section, known)
    end,
    instruction = function(section, known) return section.instruction == known.instruction and 1 or 0 end,
    shapes = function() return UNSURE end,
    named = function(section, known) return section.name == without_spaces(known.title) and UNSURE or 0 end,
}

-- Sections that only a title speaks for must be of the chapter of those that are sure.
local function accepted(pairs_found)
    local found, chapter = {}, nil
    for _, pair in ipairs(pairs_found) do
        local section, known, value = table.unpack(pair)
        local own = matching.chapter(section, known)
        local elsewhere = value == UNSURE and chapter and own and own ~= chapter
        if not section.match and not found[known] and not elsewhere then
            section.match, found[known], chapter = known, section, chapter or own
        elseif found[known] and (value >= TELLING or own and own == chapter) then
            section.again = section.again or found[known]
        end
    end
    return found
end

-- What the text alone tells: a section that comes from one of the baseline is the one transcribed under its number.
local function adopted(section, known)
    section.kind = known.kind
    if known.kind == "fragments" then
        section.shape, section.sparse, section.name = known.shape, known.sparse, without_spaces(section.title)
        section.label = section.title
        fill_fragments(section)
    elseif known.kind == "instruction" then
        section.instruction = known.instruction
    else
        section.name = without_spaces(section.title)
    end
    return section
end

-- A section by its title; one that tells nothing, by its text.
local function candidate_of(section, by_number)
    local known = section.base and by_number[section.base.number]
    local candidate = fragment_section(section) or instruction_section(section) or shapes_section(section)
    if candidate and (not known or candidate.kind == known.kind) then return candidate end
    if known then return adopted(section, known) end
    return named_section(section)
end

local function value_of(section, known)
    if section.kind ~= known.kind then return 0 end
    local value = score[known.kind](section, known)
    if section.base and section.base.number == known.number then return value + SURE end
    return value
end

--- Matches sections, the most alike first.
-- Sets `match` on the sections of the edition that have one, `kind` on every section that a transcription could hold,
-- and `again` on those whose match another section is.
-- @return map from sections of the transcription to sections of the edition
function matching.match(edition_sections, known_sections)
    local pairs_found, by_number = {}, {}
    for _, known in ipairs(known_sections) do by_number[known.number] = known end
    for k, section in ipairs(edition_sections) do
        local candidate = candidate_of(section, by_number)
        for _, known in ipairs(known_sections) do
            local value = value_of(candidate, known)
            if value > 0 then pairs_found[#pairs_found + 1] = { section, known, value, k } end
        end
    end
    table.sort(pairs_found, function(x, y)
        if x[3] ~= y[3] then return x[3] > y[3] end
        if x[4] ~= y[4] then return x[4] < y[4] end
        return x[2].place < y[2].place
    end)
    return accepted(pairs_found)
end

--- Whether the title of a matched fragment section is the one transcribed.
function matching.same_title(section, known)
    if section.base then return section.title_runs == section.base.title_runs end
    return section.kind ~= "fragments" or section.name == without_spaces(known.title)
end

return matching
