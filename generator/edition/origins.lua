-- SPDX-License-Identifier: MIT
-- Finds which section of the baseline a section of an edition comes from, by its text and its title, whatever its
-- number, and puts together what an edition has split.
local baseline = require("edition.baseline")
local numbers = require("edition.numbers")
local sections = require("edition.sections")

local origins = {}

-- As many characters say surely enough where a text is from.
local STRETCH = 8
-- The share of a section that must be known; where the title is, less will do.
local ENOUGH, ENOUGH_WITH_TITLE = 0.3, 0.05
-- The share that makes a section another text of one that is there already: chapters about other instructions have
-- sentences in common.
local AGAIN = 0.7

-- The place of every stretch that the baseline has once. A baseline does not change: each has one index.
local indices = setmetatable({}, { __mode = "k" })
local function index_of(known_sections)
    local index = indices[known_sections]
    if index then return index end
    index = {}
    indices[known_sections] = index
    for _, known in ipairs(known_sections) do
        for at = 1, #known.runs - STRETCH + 1 do
            local key = known.runs:sub(at, at + STRETCH - 1)
            index[key] = index[key] == nil and { known = known, at = at } or false
        end
    end
    return index
end

-- How much of a section each section of the baseline has: by section { places = list, share }.
local function shares(section, index)
    local by_known, list = {}, {}
    local count = math.max(1, #section.runs - STRETCH + 1)
    for at = 1, count do
        local place = index[section.runs:sub(at, at + STRETCH - 1)]
        if place then
            if not by_known[place.known] then
                by_known[place.known] = { known = place.known, places = {} }
                list[#list + 1] = by_known[place.known]
            end
            table.insert(by_known[place.known].places, place.at)
        end
    end
    for _, each in ipairs(list) do each.share = #each.places / count end
    return list
end

local function candidates_of(section, index, known_sections)
    local list = shares(section, index)
    for _, known in ipairs(known_sections) do
        if known.title_runs == section.title_runs then
            local found
            for _, each in ipairs(list) do found = found or each.known == known and each end
            if not found then
                found = { known = known, places = {}, share = 0 }
                list[#list + 1] = found
            end
            found.titled = true
        end
    end
    return list
end

-- The value of a candidate, or nil. A section of nothing but a title needs its number as well.
local function value_of(candidate, section)
    local same_number = section.number == candidate.known.number
    if candidate.titled and (same_number or candidate.share >= ENOUGH_WITH_TITLE) then
        return 2 + candidate.share + (same_number and 1 or 0)
    end
    return candidate.share >= ENOUGH and candidate.share or nil
end

-- Whether a part has what the sections that are there already have not.
local function is_fresh(candidate, covered)
    local fresh = 0
    for _, at in ipairs(candidate.places) do fresh = fresh + (covered[at] and 0 or 1) end
    return fresh > 0.7 * #candidate.places
end

-- Whether a section says again what one of the baseline says, in stretches that others may have too.
local function says_again(section, known)
    local count, shared = #section.runs - STRETCH + 1, 0
    for at = 1, count do
        shared = shared + (known.runs:find(section.runs:sub(at, at + STRETCH - 1), 1, true) and 1 or 0)
    end
    return count > 0 and shared >= AGAIN * count
end

local function take(section, candidate, covered)
    for _, at in ipairs(candidate.places) do covered[at] = true end
    section.base, section.base_at = candidate.known, candidate.places[1] or 0
end

local function assign(list)
    local parts, covered = {}, {}
    for _, entry in ipairs(list) do
        local section, known = entry.section, entry.candidate.known
        if not section.base then
            if not parts[known] then
                parts[known], covered[known] = { section }, {}
                take(section, entry.candidate, covered[known])
            elseif entry.candidate.share >= ENOUGH and is_fresh(entry.candidate, covered[known]) then
                table.insert(parts[known], section)
                take(section, entry.candidate, covered[known])
            elseif not section.again and says_again(section, known) then
                section.again = known
            end
        end
    end
    return parts
end

-- One section of the parts of one, in the order of the text. It has the heading of the first that was found.
local function merged(parts)
    local whole = setmetatable({ lines = {}, parts = parts }, { __index = parts[1] })
    local ordered = table.move(parts, 1, #parts, 1, {})
    table.sort(ordered, function(x, y) return x.base_at < y.base_at end)
    for _, part in ipairs(ordered) do
        if part ~= parts[1] and not part.part then table.insert(whole.lines, { text = part.title }) end
        table.move(part.lines, 1, #part.lines, #whole.lines + 1, whole.lines)
    end
    whole.runs = false
    return baseline.describe(sections.close(whole))
end

-- From a section of the baseline to the section of the edition that has it.
local function refer(list)
    local by_base = {}
    for _, section in ipairs(list) do
        if section.base then by_base[section.base] = section end
    end
    for _, section in ipairs(list) do section.again = not section.base and by_base[section.again] or nil end
    return list
end

--- Sets `base` on the sections that come from the baseline, and `again` on those that say again what another one says.
-- @param list sections of an edition
-- @param known from baseline.lua
-- @return the list with what was split put together
function origins.find(list, known)
    local index, found = index_of(known.sections), {}
    for order, section in ipairs(list) do
        baseline.describe(section)
        for _, candidate in ipairs(candidates_of(section, index, known.sections)) do
            local value = value_of(candidate, section)
            if value then
                found[#found + 1] = { section = section, candidate = candidate, value = value, order = order }
            end
        end
    end
    table.sort(found, function(x, y)
        if x.value ~= y.value then return x.value > y.value end
        if x.order ~= y.order then return x.order < y.order end
        return numbers.before(x.candidate.known.number, y.candidate.known.number)
    end)
    local parts, result = assign(found), {}
    for _, section in ipairs(list) do
        local of = section.base and parts[section.base]
        if not of or #of == 1 then
            result[#result + 1] = section
        elseif of[1] == section then
            result[#result + 1] = merged(of)
        end
    end
    return refer(result)
end

return origins
