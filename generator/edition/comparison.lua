-- SPDX-License-Identifier: MIT
-- Compares an edition with the transcription, section by section, and its text with the baseline.
local copies = require("edition.copies")
local coverage = require("edition.coverage")
local edition = require("edition.edition")
local facts = require("edition.facts")
local figures = require("edition.figures")
local findings = require("edition.findings")
local fragments = require("edition.fragments")
local grammar = require("edition.grammar")
local matching = require("edition.matching")
local notes = require("edition.notes")
local numbers = require("edition.numbers")
local origins = require("edition.origins")
local pieces = require("edition.pieces")
local scale_table = require("edition.scale_table")
local shapes = require("edition.shapes")
local texts = require("edition.texts")
local versions = require("edition.versions")
local views = require("edition.views")
local wmma_table = require("edition.wmma_table")

local comparison = {}

local CHAPTER, moved = numbers.CHAPTER, numbers.moved

local function compare_heading(section, known, chapter, add)
    if section.number and section.number ~= moved(known.number, chapter) then
        add({ status = "renumbered", kind = "sections", subject = known.title,
            detail = ("is %s"):format(section.number) })
    end
    if not matching.same_title(section, known) then
        add({ status = "reworded", kind = "sections", subject = known.title, detail = "titled " .. section.title })
    elseif not section.number or section.number == moved(known.number, chapter) then
        add({ status = "unchanged", kind = "sections", subject = known.title })
    end
end

local compare_body = {
    fragments = function(section, known, result, add)
        local shown, left = fragments.compare(section, known, result.transcription, add)
        table.move(shown, 1, #shown, #result.shown + 1, result.shown)
        for _, piece in ipairs(left) do table.insert(result.drafts, { section = section, known = known, piece = piece }) end
    end,
    instruction = function(section, known, result, add)
        local numbers_shown = pieces.figures(section)
        if known.records and numbers_shown[1] then
            table.insert(result.shown, { record = { name = known.instruction, section = known.number,
                figures = figures.all(known.records) }, figures = numbers_shown })
        end
        local fresh = grammar.compare(section, known, result, function(finding)
            finding.kind = "syntax"
            add(finding)
        end)
        table.move(fresh, 1, #fresh, #result.strings + 1, result.strings)
    end,
    named = function(section, known, result, add)
        wmma_table.compare(section, known, result.transcription, function(finding)
            finding.kind = "operand tables"
            add(finding)
        end)
    end,
    shapes = function(section, _, result, add)
        shapes.compare(section, result, function(finding)
            finding.kind = "shape table"
            add(finding)
        end)
    end,
}

local function compare_known(known, section, result, is_covered)
    local function add(finding)
        finding.section = known.number
        result.findings:add(finding)
    end
    local view = views.of(known, result)
    if section then
        compare_heading(section, known, result.chapter, add)
        compare_body[known.kind](section, view or known, result, add)
    elseif is_covered and view then
        add({ status = "missing", kind = "sections", subject = known.title, detail = "the section" })
    else
        table.insert(result.outside, known)
    end
end

-- Sections of the chapter that the transcription could hold and does not.
local function add_new(read, result)
    for _, section in ipairs(read.sections) do
        local inside = not section.number or not result.chapter
            or (section.number .. "."):find(result.chapter .. ".", 1, true) == 1
        local known = section.match or section.base or not section.number and section.again
        if section.kind ~= "named" and not known and inside then
            section.is_new = true
            result.findings:add({ status = "new", kind = "sections", section = section.number or "",
                subject = section.name or section.title, detail = section.kind == "fragments"
                    and ("%d fragments"):format(#section.pieces) or "an instruction" })
            if section.kind == "fragments" then
                table.insert(result.drafts, { section = section })
            else
                local fresh = grammar.all(section)
                table.move(fresh, 1, #fresh, #result.strings + 1, result.strings)
            end
        end
    end
end

-- Text dumps may have no captions at all: then nothing can be said of figures.
local function compare_figures(result)
    local any = false
    for _, entry in ipairs(result.shown) do any = any or entry.figures[1] ~= nil end
    result.without_figures = not any and #result.shown > 0
    if not any then return end
    figures.compare(result.shown, function(finding)
        finding.kind = "figures"
        result.findings:add(finding)
    end)
end

-- The number that the transcription has for a section: of sections without a record the text tells it.
local function home_of(section)
    return section.match and section.match.number or section.base and section.base.number
end

-- Notes, and rules that stand in sentences and small tables.
local function compare_rules(sections, result)
    for _, section in ipairs(sections) do
        local number = home_of(section)
        local function add(kind)
            return function(finding)
                finding.section, finding.kind = number, kind or finding.kind
                result.findings:add(finding)
            end
        end
        local known_notes, known_facts = result.transcription.notes[number], result.transcription.facts[number]
        if section.base and known_notes then notes.compare(section, known_notes, result, add()) end
        if section.base and known_facts then facts.compare(section, known_facts, result, add("rules")) end
    end
end

-- The table that syntax blocks refer to comes first.
local function compare_scales(sections, result)
    for _, section in ipairs(sections) do
        if section.base and home_of(section) == "9.7.14.3" then
            scale_table.compare(section, result, function(finding)
                finding.section, finding.kind = "9.7.14.3", "scale table"
                result.findings:add(finding)
            end)
        end
    end
end

--- Compares.
-- @param files the edition, as edition.read takes it
-- @param transcription from transcription.read
-- @param options { whole = true if the edition should hold every section, baseline = what its text is compared with
--   or nil, edition = its version or nil, which is then the newest that it speaks of }
-- @return { format, version, findings = list, outside = sections not in this edition, drafts = what
--   is new, strings = new rows of instructions }, or nil and why the files cannot be compared
function comparison.compare(files, transcription, options)
    options = options or {}
    local known_text = options.baseline
    local read, fault = edition.read(files, known_text and known_text.is_title)
    if not read then return nil, fault end
    if known_text then read.sections = origins.find(read.sections, known_text) end
    local found = matching.match(read.sections, transcription.sections)
    if not next(found) and not texts.any(read.sections) then return nil, "no section of PTX ISA 9.7.14 in it" end
    local result = { transcription = transcription, shown = {}, outside = {}, drafts = {}, strings = {},
        format = read.format, version = options.edition or read.version, chapter = matching.chapter_of(read.sections) }
    result.findings = findings.new(transcription.errata, function(erratum) return versions.holds(erratum, result) end)
    if result.chapter and result.chapter ~= CHAPTER then
        result.findings:add({ status = "renumbered", kind = "sections", section = CHAPTER, subject = "the chapter",
            detail = "is " .. result.chapter })
    end
    compare_scales(read.sections, result)
    local from, to = coverage.range(read.sections, transcription.sections)
    for place, known in ipairs(transcription.sections) do
        compare_known(known, found[known], result, options.whole or from and place >= from and place <= to)
    end
    compare_figures(result)
    add_new(read, result)
    compare_rules(read.sections, result)
    if known_text then texts.compare(read.sections, known_text, result, options.whole) end
    copies.compare(read.sections, home_of, function(finding) result.findings:add(finding) end)
    result.findings:add_unprinted()
    result.findings = result.findings.list
    return result
end

return comparison
