-- SPDX-License-Identifier: MIT
-- Decides which sections an edition means to hold.
--
-- Scrapes hold parts of the document. An edition covers the sections of the transcription from the
-- first to the last that it has, in the order of the document, and also
--   those before the first, if it has the heading of a chapter that holds both;
--   those after the last that a later heading closes: 9.7.15 after 9.7.14.6.2.8 closes 9.7.14.
-- A section inside is missing if it is not there; one outside is not in this edition.
local numbers = require("edition.numbers")

local coverage = {}

-- The first and the last matched section, in the order of the transcription.
local function ends(edition_sections)
    local first, last
    for place, section in ipairs(edition_sections) do
        section.position = place
        if section.match then
            if not first or section.match.place < first.match.place then first = section end
            if not last or section.match.place > last.match.place then last = section end
        end
    end
    return first, last
end

-- How many components of its number the outermost chapter has whose heading stands before a section.
local function open_chapter(edition_sections, section)
    local depth
    for _, other in ipairs(edition_sections) do
        if other.number and other.position < section.position then
            local length = #numbers.parts(other.number)
            local is_chapter = length < #numbers.parts(section.number)
                and numbers.shared(other.number, section.number) == length
            if is_chapter then depth = math.min(depth or length, length) end
        end
    end
    return depth
end

-- How many components of its number the innermost chapter has that is still open after a section.
local function closed_chapter(edition_sections, section)
    for k = section.position + 1, #edition_sections do
        local number = edition_sections[k].number
        if number and numbers.before(section.number, number) then
            local shared = numbers.shared(number, section.number)
            if shared < #numbers.parts(section.number) then return shared + 1 end
        end
    end
end

-- Widens a range of places over the sections that share the first components of a number.
local function widened(known_sections, place, number, depth, step)
    local head = depth and numbers.head(number, depth)
    local next_section = known_sections[place + step]
    while head and next_section and numbers.head(next_section.number, depth) == head do
        place = place + step
        next_section = known_sections[place + step]
    end
    return place
end

--- The range of places that an edition covers.
-- @return first and last place in known_sections, or nil if it has no section of them
function coverage.range(edition_sections, known_sections)
    local first, last = ends(edition_sections)
    if not first then return nil end
    local from, to = first.match.place, last.match.place
    if first.number then
        from = widened(known_sections, from, first.match.number, open_chapter(edition_sections, first), -1)
    end
    if last.number then
        to = widened(known_sections, to, last.match.number, closed_chapter(edition_sections, last), 1)
    end
    return from, to
end

return coverage
