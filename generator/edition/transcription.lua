-- SPDX-License-Identifier: MIT
-- Reads generator/spec by section, for the comparison with an edition.
local check = require("base.check")
local editions = require("records.editions")
local errata = require("edition.errata")
local layouts = require("formulas.layouts")
local numbers = require("edition.numbers")
local vocabulary = require("records.vocabulary")

local transcription = {}

-- Section files hold titles, which layouts.read leaves out.
local function titles_of(folder)
    local titles = {}
    for _, file in ipairs(layouts.sorted_files(folder)) do
        local section = check.load(file)
        titles[section.section] = section.title
    end
    return titles
end

-- A section of 9.7.14 by its number; `make` gives its fields where it is new.
local function section_at(sections, number, make)
    local section = sections[number]
    if not section then
        section = make()
        section.number = number
        sections[number] = section
        table.insert(sections, section)
    end
    return section
end

-- `mma.sp.block_scale` is a family of the section about `mma.sp`.
local function instruction_of(family)
    return (family:gsub("%.block_scale$", ""):gsub("%.kind$", ""))
end

local function add_instructions(sections, spec)
    for _, row in ipairs(spec.rows) do
        local instruction = instruction_of(row.family)
        local section = section_at(sections, row.section, function()
            return { kind = "instruction", instruction = instruction, title = "instruction " .. instruction, families = {} }
        end)
        if not section.families[row.family] then
            section.families[row.family] = true
            table.insert(section.families, row.family)
        end
    end
end

-- Sections whose titles begin as those of mma have tables and listings, others have only a title.
local function add_fragments(sections, records, titles)
    for _, record in ipairs(records) do
        local title = titles[record.section]
        local section = section_at(sections, record.section, function()
            local sparse, shape = title:match("^(s?p?a?r?s?e?) ?mma%.(m%d+n%d+k%d+)")
            return { kind = shape and "fragments" or "named", shape = shape, sparse = sparse == "sparse", title = title }
        end)
        section.records = section.records or {}
        table.insert(section.records, record)
    end
end

-- The records of the first edition: those of later ones are of the same sections, and their figures have other numbers.
local function of_first(records)
    local kept = {}
    for _, record in ipairs(records) do
        if record.document == records[1].document then kept[#kept + 1] = record end
    end
    return kept
end

-- Rows with the numbers that the first edition gives to their sections; the chapter has none of other documents, and what
-- a later edition adds has none there.
local function at_home(rows, read)
    local list = {}
    for _, row in ipairs(rows) do
        local section = editions.home(read, row.edition or read.first, row.section)
        if section then
            local copy = {}
            for key, value in pairs(row) do copy[key] = value end
            copy.section = section
            list[#list + 1] = copy
        end
    end
    return list
end

-- Records by their section; `join` puts one to what is there.
local function by_section(list, join)
    local map = {}
    for _, each in ipairs(list) do map[each.section] = join(map[each.section], each) end
    return map
end

--- Reads a transcription.
-- @param folder generator/spec
-- @return { document, records, by_name, sections in spec order, instructions, errata, words, widths =
--   map from format to bits, editions = editions.read }; a section is { kind = "fragments" | "instruction" | "shapes" |
--   "named", number, title, place in the list, ... }
function transcription.read(folder)
    local records, by_name = layouts.read(folder .. "/fragments")
    layouts.mend(by_name, check.load(folder .. "/fragments_errata.lua"))
    layouts.prove_all(records)
    local spec, known_editions = check.load(folder .. "/instructions.lua"), editions.read(check.load(folder .. "/sections.lua"))
    local errors = check.load(folder .. "/document_errata.lua")
    errata.check_twice(errors)
    errata.check_rows(errors, spec.rows)
    records, spec.rows = of_first(records), at_home(spec.rows, known_editions)
    local result = { document = records[1].document, records = records, by_name = by_name,
        instructions = spec, errata = errors,
        sections = {}, widths = {}, editions = known_editions }
    local formats = check.load(folder .. "/formats.lua")
    result.words = vocabulary.read(formats, check.load(folder .. "/words.lua"))
    for _, format in ipairs(formats) do
        result.widths[format.name] = result.widths[format.name] or format.width
    end
    result.notes = by_section(at_home(check.load(folder .. "/notes.lua"), known_editions), function(_, each) return each end)
    result.facts = by_section(check.load(folder .. "/facts.lua"), function(list, each)
        return table.move(each, 1, #each, #(list or {}) + 1, list or {})
    end)
    add_instructions(result.sections, result.instructions)
    add_fragments(result.sections, records, titles_of(folder .. "/fragments"))
    section_at(result.sections, result.errata.shapes, function() return { kind = "shapes", title = "Matrix Shape" } end)
    table.sort(result.sections, function(x, y) return numbers.before(x.number, y.number) end)
    for place, section in ipairs(result.sections) do
        section.place, section.depth = place, #numbers.parts(section.number)
    end
    return result
end

return transcription
