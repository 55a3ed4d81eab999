-- SPDX-License-Identifier: MIT
-- Compares the syntax blocks of an instruction section with the instruction table, string by string.
local check = require("base.check")
local editions = require("records.editions")
local misprints = require("edition.misprints")
local scale_table = require("edition.scale_table")
local statements = require("edition.statements")
local versions = require("edition.versions")
local syntax = require("records.syntax")

local grammar = {}

--- The family of rows that an instruction string belongs to.
function grammar.family(text)
    local base = text:match("^wmma%.%l+") or text:match("^%l%w*")
    if text:find("^mma%.sp[%.:]") then base = "mma.sp" end
    if base ~= "mma" and base ~= "mma.sp" then return base end
    if text:find(".block_scale", 1, true) then return base .. ".block_scale" end
    return text:find(".kind::", 1, true) and base .. ".kind" or base
end

-- The section with its known misprints mended.
local function mended(section, number, result, add)
    local texts, lines = {}, {}
    for k, line in ipairs(section.lines) do texts[k] = line.text end
    for k, text in ipairs(misprints.mend(texts, number, "syntax", result, add)) do
        lines[k] = { text = text, code = section.lines[k].code }
    end
    return setmetatable({ lines = lines }, { __index = section })
end

-- Rows do not change: each is expanded once.
local expansions = setmetatable({}, { __mode = "k" })
local function expanded(row)
    expansions[row] = expansions[row] or syntax.expand(row)
    return expansions[row]
end

-- The strings of the rows of a family that `wanted` takes, if it is there, put into a set.
local function strings_of(rows, family, set, wanted)
    for _, row in ipairs(rows) do
        if row.family == family and (not wanted or wanted(row)) then
            for _, text in ipairs(expanded(row)) do set[text] = true end
        end
    end
    return set
end

-- How many strings of a row are in a set, and of how many.
local function counted(row, set)
    local strings, count = expanded(row), 0
    for _, text in ipairs(strings) do count = count + (set[text] and 1 or 0) end
    return count, #strings
end

-- What the syntax block should print, and what is known of where it does not: a row of `wider` whose
-- strings are all gone, or one of `narrower` whose strings are all there, has been mended.
local function expected_strings(family, printed, result)
    local spec, errata = result.transcription.instructions, result.transcription.errata
    local expected = strings_of(spec.rows, family, {}, function(row) return not versions.is_later(row.ptx, result) end)
    local notes = {}
    -- What is refused came with the family.
    if next(expected) then strings_of(spec.refused, family, expected) end
    local function note(row, is_mended, kind)
        notes[#notes + 1] = { row = row, mended = is_mended, kind = kind }
    end
    for _, row in ipairs(errata.wider) do
        if row.family == family and versions.holds(row, result) then
            local gone = counted(row, printed) == 0
            if not gone then
                for text in pairs(strings_of({ row }, family, {})) do
                    -- The table of the edition may allow what that of the transcription takes back.
                    if not scale_table.allows(text, result) then expected[text] = true end
                end
            end
            note(row, gone, "wider")
        end
    end
    for _, row in ipairs(errata.narrower) do
        if row.family == family then
            local count, all = counted(row, printed)
            if count < all then
                for _, text in ipairs(expanded(row)) do expected[text] = nil end
            end
            note(row, count == all, "narrower")
        end
    end
    return expected, notes
end

local function difference(list, set)
    local result = {}
    for _, text in ipairs(list) do
        if not set[text] then result[#result + 1] = text end
    end
    return result
end

local function counted_text(list, word)
    return ("%d string%s %s, first %s"):format(#list, #list == 1 and "" or "s", word, list[1])
end

-- What an edition has done to a row of the errata that has no number.
local mended_texts = {
    wider = "the syntax block no longer allows what the text forbids: %s",
    narrower = "the syntax block now has what only the description had: %s",
}

local function add_notes(notes, family, add)
    for _, note in ipairs(notes) do
        if note.mended then
            local erratum = note.row.id and "mended as erratum " .. note.row.id .. " says"
            add({ status = "reworded", subject = family,
                detail = erratum or mended_texts[note.kind]:format(expanded(note.row)[1]) })
        elseif note.row.id then
            add({ status = "known misprint", id = note.row.id, subject = family, detail = note.row.fault })
        end
    end
end

-- The strings that are new.
local function compare_family(family, list, result, add)
    local printed = {}
    for _, text in ipairs(list) do printed[text] = true end
    local expected, notes = expected_strings(family, printed, result)
    local known = check.sorted_keys(expected)
    if #list == 0 then
        if known[1] then add({ status = "missing", subject = family, detail = "its syntax" }) end
        return {}
    end
    local later = strings_of(result.transcription.instructions.rows, family, {},
        function(row) return versions.may_be_there(row.ptx, result) end)
    local fresh, gone = difference(difference(list, expected), later), difference(known, printed)
    local details = {}
    if fresh[1] then details[1] = counted_text(fresh, "new") end
    if gone[1] then details[#details + 1] = counted_text(gone, "gone") end
    local status = fresh[1] and gone[1] and "changed" or fresh[1] and "new" or gone[1] and "missing" or "unchanged"
    add({ status = status, subject = family, detail = table.concat(details, "; ") })
    add_notes(notes, family, add)
    return fresh
end

-- Strings by family, the families the section should not have, and those with an ill-formed string.
local function sorted_out(strings, faulty, known)
    local by_family, extra, broken = {}, {}, {}
    for _, text in ipairs(strings) do
        local family = grammar.family(text)
        if not by_family[family] then
            by_family[family] = {}
            if not known.families[family] then extra[#extra + 1] = family end
        end
        table.insert(by_family[family], text)
        broken[family] = broken[family] or faulty[text]
    end
    return by_family, extra, broken
end

--- The instruction strings of a section that is new, as grammar.compare returns them.
function grammar.all(section)
    local by_family, families = sorted_out(statements.expand(section), {}, { families = {} })
    local list = {}
    for k, family in ipairs(families) do
        list[k] = { section = section.number or "TODO", family = family, strings = by_family[family] }
    end
    return list
end

local function fault_text(fault)
    if fault:find("^%.") then return "no set for " .. fault end
    return (fault:find("^}") and "'%s' lacks a dot" or "'%s' is no word"):format(fault)
end

--- Compares a matched instruction section. A family with an ill-formed line is not compared.
-- @param result of the comparison: its transcription and version
-- @param add function(finding without kind and section)
-- @return the instruction strings that are new, as a list of { section = its number in the edition, family, strings }
function grammar.compare(section, known, result, add)
    local fresh, transcription = {}, result.transcription
    local number = section.number
        or editions.away(transcription.editions, versions.of(result), known.number) or known.number
    local function keep(family, list)
        if list[1] then fresh[#fresh + 1] = { section = number, family = family, strings = list } end
    end
    local strings, faults, faulty = statements.expand(mended(section, known.number, result, add))
    local by_family, extra, broken = sorted_out(strings, faulty, known)
    for _, fault in ipairs(faults) do
        add({ status = "suspected misprint", subject = "syntax", printed = fault, detail = fault_text(fault) })
    end
    for _, family in ipairs(known.families) do
        if not broken[family] then keep(family, compare_family(family, by_family[family] or {}, result, add)) end
    end
    for _, family in ipairs(extra) do
        add({ status = "new", subject = family, detail = counted_text(by_family[family], "new") })
        keep(family, by_family[family])
    end
    return fresh
end

return grammar
