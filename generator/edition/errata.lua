-- SPDX-License-Identifier: MIT
-- Checks the records of generator/spec/document_errata.lua against each other and against the instruction table.
local check = require("base.check")
local runs = require("edition.runs")
local syntax = require("records.syntax")
local versions = require("edition.versions")
local words = require("edition.words")

local errata = {}

local FILE = "spec/document_errata.lua"

-- Blanks and case do not tell quotations apart.
local function squashed(text) return (text:lower():gsub("%s+", "")) end

--- Whether two records, or a record and a finding, are about the same print.
function errata.is_same(one, other)
    return one.section == other.section and one.subject == other.subject
        and squashed(one.printed) == squashed(other.printed)
end

local function name_of(record) return record.id or record.subject or record.syntax end

--- Checks that no print is quoted twice: of two records one would never be met.
function errata.check_twice(spec)
    local all = {}
    for _, kind in ipairs({ "misprints", "conventions" }) do
        check.each(FILE, kind .. " record", spec[kind], name_of, function(record, where)
            for _, other in ipairs(all) do
                if errata.is_same(record, other.record) then
                    check.fail(where, "section %s, %s: '%s' appears twice: %s", record.section, record.subject,
                        record.printed, other.where)
                end
            end
            all[#all + 1] = { record = record, where = where }
        end)
    end
end

-- The row of instructions.lua that each string comes from.
local function rows_by_string(rows)
    local by_string = {}
    for k, row in ipairs(rows) do
        for _, text in ipairs(syntax.expand(row)) do by_string[text] = by_string[text] or { row = row, place = k } end
    end
    return by_string
end

-- What a syntax block allows wrongly is no instruction, unless it is one since a later edition than the erratum's last.
local function check_wider(record, where, by_string)
    for _, text in ipairs(syntax.expand(record)) do
        local found = by_string[text]
        if found and not (record.last and versions.is_after(found.row.ptx, record.last)) then
            check.fail(where, "section %s: '%s' is row %d of instructions.lua (section %s): the syntax may have it",
                record.section, text, found.place, found.row.section)
        end
    end
end

local function check_narrower(record, where, by_string)
    for _, text in ipairs(syntax.expand(record)) do
        if not by_string[text] then
            check.fail(where, "section %s: '%s' is in no row of instructions.lua: the syntax need not have it",
                record.section, text)
        end
    end
end

--- Checks that what is printed is in the text of the first edition, as far as its baseline can tell: of a print of five
-- words or more, six bits for each word beyond the fourth.
-- @param text baseline.parse
function errata.check_printed(spec, text)
    for _, kind in ipairs({ "misprints", "conventions" }) do
        check.each(FILE, kind .. " record", spec[kind], name_of, function(record, where)
            local list, characters = words.of({ { text = record.printed } }), {}
            for k = 1, #list - runs.LENGTH + 1 do characters[k] = runs.at(list, k) end
            local section = text.by_number[record.section]
            if not (section and section.runs or ""):find(table.concat(characters), 1, true) then
                check.fail(where, "section %s of PTX ISA %s does not print '%s'", record.section, text.edition,
                    record.printed)
            end
        end)
    end
end

--- Checks that the rows of `wider` are no instructions, and that those of `narrower` are.
-- @param rows of generator/spec/instructions.lua
function errata.check_rows(spec, rows)
    local by_string = rows_by_string(rows)
    check.each(FILE, "wider record", spec.wider, name_of, function(record, where)
        check_wider(record, where, by_string)
    end)
    check.each(FILE, "narrower record", spec.narrower, name_of, function(record, where)
        check_narrower(record, where, by_string)
    end)
end

return errata
