-- SPDX-License-Identifier: MIT
-- Finds sections that an edition has twice, as of an old page beside a new one; only one of them can be compared.
--
-- sections.lua puts aside what has the number and the title of another section (`copies`), origins.lua and matching.lua
-- tell of which other section one that they leave out says the same again (`again`).
local copies = {}

-- A few words may follow an entry of a table of contents; every section has more.
local ENOUGH = 12

local function squashed(section) return (section.text:gsub("%s+", "")) end

local function count(text) return select(2, text:gsub("%w+", "")) end

-- Whether a copy is another text: neither the same one nor an entry of a table of contents.
local function differ(section, copy) return count(copy.text) >= ENOUGH and squashed(section) ~= squashed(copy) end

-- Where the second text is, and its heading where that is another one.
local function place_of(section, copy)
    local file = copy.file or "the text"
    if section.number == copy.number and (copy.number or section.title == copy.title) then return file end
    return ("%s as %s"):format(file, copy.number or "'" .. copy.title .. "'")
end

local function finding_of(section, copy, number)
    return { status = "suspected misprint", kind = "sections", section = number, subject = section.title,
        detail = ("section %s appears twice: %s and %s; the second was not compared"):format(number,
            section.file or "the text", place_of(section, copy)) }
end

-- A section that was put together has the copies of all its parts.
local function each_copy(section, visit)
    for _, part in ipairs(section.parts or { section }) do
        for _, copy in ipairs(part.copies or {}) do
            if differ(part, copy) then visit(part, copy) end
        end
    end
end

--- Adds a finding for each second text of a compared section, except those that were reported as new.
-- @param list sections of the edition
-- @param number_of function(section) the number of what the section was compared with, or nil
-- @param add function(finding)
function copies.compare(list, number_of, add)
    for _, section in ipairs(list) do
        local number = number_of(section)
        if number then
            each_copy(section, function(part, copy) add(finding_of(part, copy, number)) end)
        end
        local first = not number and not section.is_new and section.again
        if first and number_of(first) and differ(first, section) then
            add(finding_of(first, section, number_of(first)))
        end
    end
end

return copies
