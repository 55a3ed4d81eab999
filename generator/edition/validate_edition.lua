-- SPDX-License-Identifier: MIT
-- Checks the files that only the comparison with an edition reads: notes.lua, which must agree with instructions.lua,
-- facts.lua and document_errata.lua.
local check = require("base.check")
local errata = require("edition.errata")
local held = require("edition.held")
local nearest = require("base.nearest")
local note_rows = require("edition.note_rows")
local notes = require("edition.notes")
local syntax = require("records.syntax")
local targets = require("records.targets")
local validate = require("records.validate")

local validate_edition = {}

local function section_of(record) return tostring(record.section) end

-- ---- Notes ---------------------------------------------------------------------------------------

-- What a note may be about: words and sets of instruction strings, and the reader's own subjects.
local function subjects_of(words)
    local list = table.move(words.list, 1, #words.list, 2, { "::cta" })
    for _, set in ipairs({ syntax.placeholders, notes.subjects }) do
        for _, name in ipairs(check.sorted_keys(set)) do list[#list + 1] = name end
    end
    return list
end

local function check_about(where, about, subjects)
    local last = ""
    for word in about:gmatch("%S+") do
        nearest.position(where, "subject", word, subjects)
        if word < last then check.fail(where, "'%s' is behind '%s': write them in alphabetical order", word, last) end
        last = word
    end
end

-- Targets with the words that widen them, and the versions that a note names.
local function check_says(where, says, known)
    for _, phrase in pairs(notes.widening) do says = says:gsub("%f[%S]" .. phrase:gsub("%p", "%%%0") .. "%f[%s\0]", "") end
    for word in says:gmatch("%S+") do
        if word:find("^%d") then
            check.within(where, targets.version_number, word)
        else
            nearest.position(where, "target", word, known)
        end
    end
end

--- Checks generator/spec/notes.lua.
-- @param known { sections = validate.sections, words, targets = targets.read }
-- @param rows those of generator/spec/instructions.lua, which say the same
function validate_edition.notes(spec, known, rows)
    local subjects, names = subjects_of(known.words), check.sorted_keys(known.targets.by_name)
    check.each("spec/notes.lua", "section", spec, section_of, function(record, where)
        check.record(where, record, { section = "word", edition = "word?", ptx = "list", targets = "list" })
        local read = known.sections.editions
        nearest.position(where, "edition", record.edition or read.first, read.names)
        validate.section(where, record.edition or read.first, record.section, known.sections)
        for _, kind in ipairs({ "ptx", "targets" }) do
            local function name_of(note) return tostring(note.about) end
            check.each(where .. ", " .. kind, "note", record[kind], name_of, function(note, place)
                check.record(place, note, { about = "string", says = "word", edition = "word?",
                    of = "word?", except = "word?", advice = "boolean?" })
                check_about(place, note.about, subjects)
                for _, key in ipairs({ "of", "except" }) do
                    for word in (note[key] or ""):gmatch("[^%s|]+") do
                        nearest.position(place, "subject", word, subjects)
                    end
                end
                if note.edition then
                    nearest.position(place, "edition", note.edition, known.sections.editions.names)
                end
                if kind == "ptx" then
                    validate.version(place, note.says, known.targets)
                else
                    check_says(place, note.says, names)
                end
            end)
        end
    end)
    note_rows.check(spec, rows, known)
end

-- ---- Facts ---------------------------------------------------------------------------------------

-- A pattern without its escapes; the sets of characters are left out too.
local function without_sets(pattern) return (pattern:gsub("%%.", ""):gsub("%[%^?%]?[^%]]*%]", "")) end

-- Whether a Lua pattern captures one value, and is one.
local function captures_one(pattern)
    local bare = without_sets(pattern)
    local before, inside, after = bare:match("^([^()]*)%(([^()]*)%)([^()]*)$")
    return before ~= nil and not (before .. inside .. after):find("[%[%]%%]")
end

local function check_fact(where, fact, known)
    check.record(where, fact, { about = "word", words = "word", is = "word", by = "word?", code = "word?",
        ptx = "word?" })
    if (fact.by == nil) == (fact.code == nil) then check.fail(where, "needs either `by` or `code`") end
    if fact.by then held.check_name(where, fact.by) end
    if not captures_one(fact.words) then
        check.fail(where, "'%s' does not capture one value: write ( and ) around it", fact.words)
    end
    for _, key in ipairs({ "words", "is" }) do
        local capital = fact[key]:gsub("%%.", ""):match("%S*%u%S*")
        if capital then check.fail(where, "%s: '%s' has capitals; texts are compared in lower case", key, capital) end
    end
    if fact.ptx then validate.version(where, fact.ptx, known.targets) end
end

--- Checks generator/spec/facts.lua.
function validate_edition.facts(spec, known)
    check.each("spec/facts.lua", "section", spec, section_of, function(record, where)
        nearest.position(where, "section", record.section, known.sections.numbers)
        local keys = { section = "word" }
        for k in ipairs(record) do keys[k] = "table" end
        check.record(where, record, keys)
        local function name_of(fact) return tostring(fact.about) end
        check.each(where, "fact", record, name_of, function(fact, place) check_fact(place, fact, known) end)
    end)
end

-- ---- Errata of the document ----------------------------------------------------------------------

local row_keys = { id = "word?", family = "word", section = "word", syntax = "word", fault = "word?", last = "word?" }
for name in pairs(syntax.placeholders) do row_keys[name] = "word?" end

local errata_keys = {
    misprints = { id = "word", section = "word", subject = "word", printed = "word", corrected = "word?",
        fault = "word", last = "word?" },
    conventions = { section = "word", subject = "word", printed = "word", last = "word?" },
    wider = row_keys,
    narrower = row_keys,
}

-- What prints a fault: a fragment, all those of a shape and a type, the syntax block, notes, or a row of the table of
-- shapes.
local function check_subject(where, record, shapes, known)
    if record.section == shapes and record.subject:find("^%l+ %l+ %.%w+$") then
        nearest.position(where, "type", record.subject:match("%w+$"), known.words.list)
        return
    end
    local names = { "syntax", notes.kinds.ptx, notes.kinds.targets }
    for _, fragment in ipairs(known.fragments) do
        names[#names + 1] = fragment.name
        names[#names + 1] = (fragment.name:gsub("%.[abcde]%.", "."))
    end
    nearest.position(where, "subject", record.subject, names)
end

--- Checks generator/spec/document_errata.lua.
-- @param known as that of notes, with families = names, fragments = records
function validate_edition.errata(spec, known)
    local file, keys = "spec/document_errata.lua", { shapes = "word" }
    for kind in pairs(errata_keys) do keys[kind] = "list" end
    check.record(file, spec, keys)
    nearest.position(file .. ", shapes", "section", spec.shapes, known.sections.numbers)
    local function name_of(record) return tostring(record.id or record.subject or record.syntax) end
    local first = {}
    for _, kind in ipairs(check.sorted_keys(errata_keys)) do
        check.each(file, kind .. " record", spec[kind], name_of, function(record, where)
            check.record(where, record, errata_keys[kind])
            if record.id and record.subject then
                local key = ("%s of section %s, %s"):format(record.id, record.section, record.subject)
                if first[key] then check.fail(where, "%s is %s already", key, first[key]) end
                first[key] = where:match(", (.-) %(")
            end
            nearest.position(where, "section", record.section, known.sections.numbers)
            if record.last then nearest.position(where, "edition", record.last, known.sections.editions.names) end
            if record.subject then check_subject(where, record, spec.shapes, known) end
            if record.corrected == record.printed and record.printed then
                check.fail(where, "'%s' is corrected to itself", record.printed)
            end
            if (record.subject or ""):find(" notes$") then
                nearest.position(where, "subject", record.subject, { notes.kinds.ptx, notes.kinds.targets })
                if not record.corrected then check.fail(where, "'corrected' is missing: notes are read as corrected") end
            end
            if record.id and not record.fault then check.fail(where, "'fault' is missing: %s has an id", record.id) end
            if record.syntax then
                nearest.position(where, "family", record.family, known.families)
                validate.line(where, record, known.words)
            end
        end)
    end
    errata.check_twice(spec)
end

return validate_edition
