-- SPDX-License-Identifier: MIT
-- Compares an edition with the transcription, section by section.
local coverage = require("edition.coverage")
local edition = require("edition.edition")
local figures = require("edition.figures")
local findings = require("edition.findings")
local fragments = require("edition.fragments")
local grammar = require("edition.grammar")
local matching = require("edition.matching")
local pieces = require("edition.pieces")
local shapes = require("edition.shapes")
local wmma_table = require("edition.wmma_table")

local comparison = {}

local function compare_heading(section, known, add)
    if section.number and section.number ~= known.number then
        add({ status = "renumbered", kind = "sections", subject = known.title,
            detail = ("is %s"):format(section.number) })
    elseif not matching.same_title(section, known) then
        add({ status = "reworded", kind = "sections", subject = known.title, detail = "titled " .. section.name })
    else
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
        grammar.compare(section, known, result.transcription, function(finding)
            finding.kind = "syntax"
            add(finding)
        end)
    end,
    named = function(section, known, result, add)
        wmma_table.compare(section, known, result.transcription, function(finding)
            finding.kind = "operand tables"
            add(finding)
        end)
    end,
    shapes = function(section, _, result, add)
        shapes.compare(section, result.transcription, function(finding)
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
    if section then
        compare_heading(section, known, add)
        compare_body[known.kind](section, known, result, add)
    elseif is_covered then
        add({ status = "missing", kind = "sections", subject = known.title, detail = "the section" })
    else
        table.insert(result.outside, known)
    end
end

-- The chapter, as `9.7.14`, in which the edition has the sections of the transcription.
local function chapter_of(sections)
    for _, section in ipairs(sections) do
        if section.match and section.number then return matching.chapter(section, section.match) end
    end
end

-- Sections of the chapter that the transcription could hold and does not.
local function add_new(read, result)
    local chapter = chapter_of(read.sections)
    for _, section in ipairs(read.sections) do
        local inside = not section.number or not chapter or (section.number .. "."):find(chapter .. ".", 1, true) == 1
        if section.kind ~= "named" and not section.match and inside then
            result.findings:add({ status = "new", kind = "sections", section = section.number or "",
                subject = section.name or section.title, detail = section.kind == "fragments"
                    and ("%d fragments"):format(#section.pieces) or "an instruction" })
            if section.kind == "fragments" then table.insert(result.drafts, { section = section }) end
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

--- Compares.
-- @param bytes the edition
-- @param transcription from transcription.read
-- @param whole true if the edition should hold every section
-- @return { format, version, findings = list, outside = sections not in this edition, drafts = what
--   is new }, or nil and why the bytes cannot be compared
function comparison.compare(bytes, transcription, whole)
    local read, fault = edition.read(bytes)
    if not read then return nil, fault end
    local found = matching.match(read.sections, transcription.sections)
    if not next(found) then return nil, "no section of PTX ISA 9.7.14 in it" end
    local result = { transcription = transcription, findings = findings.new(transcription.errata), shown = {},
        outside = {}, drafts = {}, format = read.format, version = read.version }
    local from, to = coverage.range(read.sections, transcription.sections)
    for place, known in ipairs(transcription.sections) do
        compare_known(known, found[known], result, whole or place >= from and place <= to)
    end
    compare_figures(result)
    add_new(read, result)
    result.findings = result.findings.list
    return result
end

return comparison
