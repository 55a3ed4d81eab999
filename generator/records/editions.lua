-- SPDX-License-Identifier: MIT
-- The editions of the PTX ISA from which records are transcribed, and the section numbers of each.
local check = require("base.check")
local nearest = require("base.nearest")
local targets = require("records.targets")

local editions = {}

local FILE = "spec/sections.lua"

--- Raises an error if a range of figures is malformed.
function editions.check_range(where, range)
    local fine = #range == 2 and math.type(range[1]) == "integer" and math.type(range[2]) == "integer"
    if not fine or range[1] > range[2] then check.fail(where, "figures are { first, last }") end
end

-- Reads the sections of an edition whose numbers do not follow from others.
-- @param known the edition, which gets `homes` (number -> that of the first edition), `aways` (the other way), `added` and
--   `ranges` of figures, by numbers
-- @param firsts the numbers of the first edition
local function read_sections(place, list, known, firsts)
    known.homes, known.aways, known.added, known.ranges = {}, {}, {}, {}
    local function name_of(row) return tostring(row.section) end
    check.each(place, "section", list, name_of, function(row, where)
        check.record(where, row, { section = "word", was = "word?", figures = "list?" })
        if row.section:sub(1, #known.chapter + 1) ~= known.chapter .. "." then
            check.fail(where, "it is not of chapter %s", known.chapter)
        end
        if known.homes[row.section] or known.added[row.section] then check.fail(where, "it appears twice") end
        if row.figures then editions.check_range(where, row.figures) end
        known.ranges[row.section] = row.figures
        if row.was then
            nearest.position(where, "section", row.was, firsts)
            if known.aways[row.was] then check.fail(where, "%s is %s already", row.was, known.aways[row.was]) end
            known.homes[row.section], known.aways[row.was] = row.was, row.section
        else
            known.added[row.section] = true
        end
    end)
end

--- Reads `editions` of generator/spec/sections.lua.
-- @return { names = { "9.0", ... } oldest first, by_name = { name -> { chapter, figures, number = 90, homes, aways,
--   added, ranges } }, first, newest }
function editions.read(spec)
    local read, last, firsts = { names = {}, by_name = {} }, 0, {}
    for _, row in ipairs(type(spec.sections) == "table" and spec.sections or {}) do
        firsts[#firsts + 1] = type(row) == "table" and row.section or nil
    end
    local function name_of(row) return tostring(row.edition) end
    check.each(FILE, "edition", spec.editions, name_of, function(row, where, k)
        check.record(where, row, { edition = "word", chapter = "word", figures = "integer?", sections = "list?" })
        local number = check.within(where, targets.version_number, row.edition)
        if number <= last then check.fail(where, "editions are not ascending") end
        last, read.names[k] = number, row.edition
        local known = { chapter = row.chapter, figures = row.figures or 0, number = number }
        read_sections(where, row.sections or {}, known, firsts)
        read.by_name[row.edition] = known
    end)
    if #read.names == 0 then check.fail(FILE, "no edition") end
    read.first, read.newest = read.names[1], read.names[#read.names]
    return read
end

--- The number that the first edition gives to a section of an edition; nil for a section that it lacks.
function editions.home(read, edition, section)
    local known = read.by_name[edition]
    if known.homes[section] then return known.homes[section] end
    local chapter = known.chapter .. "."
    if known.added[section] or section:sub(1, #chapter) ~= chapter then return nil end
    local number = read.by_name[read.first].chapter .. section:sub(#chapter)
    return not known.aways[number] and number or nil
end

--- The identity of a section of an edition: its number in the first edition, or its own number if the first edition
-- lacks it; nil for a section of another chapter.
function editions.key(read, edition, section)
    return read.by_name[edition].added[section] and edition .. ", " .. section or editions.home(read, edition, section)
end

--- The number that an edition gives to a section of the first edition; nil for an edition that is not known.
function editions.away(read, edition, section)
    local known = read.by_name[edition]
    return known and (known.aways[section] or known.chapter .. section:sub(#read.by_name[read.first].chapter + 1))
end

--- The first and the last figure of a section of an edition; nil where it has none.
-- @param figures those of the first edition, by their sections
function editions.figures(read, edition, section, figures)
    local known = read.by_name[edition]
    local range = figures[editions.home(read, edition, section)]
    return known.ranges[section] or range and { range[1] + known.figures, range[2] + known.figures }
end

--- The edition of a document such as "PTX ISA 9.4"; nil for another document.
function editions.of_document(read, document)
    local name = document:match("^PTX ISA (%d+%.%d+)$")
    return read.by_name[name] and name or nil
end

--- How texts name the section of a fragment record: "9.7.14.5.8" of the first edition, "9.4, 9.7.16.5.15".
function editions.cited(read, record)
    local edition = editions.of_document(read, record.document)
    return edition and edition ~= read.first and edition .. ", " .. record.section or record.section
end

--- The same with its document: "PTX ISA 9.7.14.5.8", "NPU-1 handbook, 4.2".
function editions.citation(read, record)
    return editions.of_document(read, record.document) and "PTX ISA " .. editions.cited(read, record)
        or record.document .. ", " .. record.section
end

return editions
