-- SPDX-License-Identifier: MIT
-- Compares the "PTX ISA Notes" and "Target ISA Notes" of a section with generator/spec/notes.lua, note by note.
--
-- A note is what it is about, the qualifiers and kinds of instructions that it names, and what it says of them: a
-- version, or targets with the words that widen them. What document_errata.lua knows to be misprinted there is mended
-- before it is read.
local misprints = require("edition.misprints")
local versions = require("edition.versions")

local notes = {}

--- What a note is about, where no qualifier says it.
notes.subjects = {}
local subjects = notes.subjects
for word in ("integer byte single double alternate floating ordered_metadata deprecated removed"):gmatch("%S+") do
    subjects[word] = true
end

--- Words that widen a target, and as what.
notes.widening = { higher = "or higher", later = "or later", family = "in the same family", renamed = "(renamed)",
    except = "except" }
local widening = notes.widening

--- The subjects of document_errata.lua that are notes, by the lists of notes.lua.
notes.kinds = { ptx = "version notes", targets = "target notes" }

local kinds = { ptx = "^PTX ISA Notes:?$", targets = "^Target ISA Notes:?$" }
local ends = { "^PTX ISA Notes:?$", "^Target ISA Notes:?$", "^Examples?%f[%A]", "^Preview Feature", "^Syntax:?$" }

local function is_end(line)
    for _, pattern in ipairs(ends) do
        if line.text:find(pattern) then return true end
    end
    return false
end

-- The text under a sub-heading, or nil.
local function text_under(section, pattern)
    local texts
    for _, line in ipairs(section.lines) do
        if line.text:find(pattern) then
            texts = {}
        elseif texts and is_end(line) then
            break
        elseif texts then
            texts[#texts + 1] = line.text
        end
    end
    return texts and table.concat(texts, " ")
end

-- What a word of a note is: a qualifier or a subject that it is about, or nil.
local function about_of(word)
    local lower = word:lower()
    local qualifier = word:match("^%.([%a_][%w_:]*)$") or word:match("^(::[%w_]+)$")
    if qualifier and not qualifier:find("^sm_") then return qualifier:gsub(":+$", "") end
    local bare = lower:match("([%w_]+)$")
    if bare and subjects[bare] then return bare end
end

-- `.u8/.s8`, `.shape.type` and `mma.sp::ordered_metadata` are several words.
local function words_of(text)
    local spaced = text:gsub("::ordered_metadata", " ordered_metadata"):gsub("([%w_])(%.%a)", "%1 %2")
        :gsub("[/,%(%)`%-]", " ")
    local list = {}
    for word in spaced:gmatch("%S+") do list[#list + 1] = (word:gsub("[%.,;:]+$", "")) end
    return list
end

local function is_target(word) return word:match("^%.?(sm_%d+%a*)$") end
local function version_in(word, before) return before == "version" and word:match("^(%d+%.%d+)$") end

local function add(list, about, says)
    if #says == 0 then return end
    table.sort(about)
    list[#list + 1] = { about = table.concat(about, " "), says = table.concat(says, " ") }
end

-- A version ends the note that it is of.
local function version_notes(text)
    local list, about, before = {}, {}, nil
    for _, word in ipairs(words_of(text)) do
        local version, subject = version_in(word, before), about_of(word)
        if version then
            add(list, about, { version })
            about = {}
        elseif subject then
            about[#about + 1] = subject
        end
        before = word:lower()
    end
    return list
end

-- What a note is about after its targets begins the next one.
local function target_notes(text)
    local list, about, says, before = {}, {}, {}, nil
    for _, word in ipairs(words_of(text)) do
        local lower = word:lower()
        local target, subject = is_target(word) or version_in(word, before), about_of(word)
        if target or widening[lower] then
            if target or says[1] then says[#says + 1] = target or widening[lower] end
        elseif subject and (not says[1] or says[#says] ~= "except") then
            if says[1] then
                add(list, about, says)
                about, says = {}, {}
            end
            about[#about + 1] = subject
        end
        before = lower
    end
    add(list, about, says)
    return list
end

-- Notes about the same subject are distinguished by their order.
local function by_about(list)
    local map, order = {}, {}
    for _, note in ipairs(list) do
        local key, count = note.about, 1
        while map[key] do
            count = count + 1
            key = ("%s (%d)"):format(note.about, count)
        end
        map[key] = note
        order[#order + 1] = key
    end
    return map, order
end

local readers = { ptx = version_notes, targets = target_notes }

--- The notes of a section.
-- @param mend function(text, kind) the text to read, or nil: as it is
-- @return { ptx = list of { about, says }, targets = list }, each nil where the section has no such heading
function notes.read(section, mend)
    local read = {}
    for _, kind in ipairs({ "ptx", "targets" }) do
        local text = text_under(section, kinds[kind])
        read[kind] = text and readers[kind](mend and mend(text, kind) or text)
    end
    return read
end

-- Lists of targets are long: of those the first that differs.
local function difference(says, was)
    if #says + #was < 80 then return ("%s, was %s"):format(says, was) end
    local there, here = says:gmatch("%S+"), was:gmatch("%S+")
    local last = "the first"
    while true do
        local theirs, ours = there(), here()
        if theirs ~= ours then
            return ("%s, was %s, after %s"):format(theirs or "nothing", ours or "nothing", last)
        end
        last = ours
    end
end

-- `.e4m3 .e5m2 floating`; "all" where the note is about the whole section.
local function subject_of(about)
    local list = {}
    for word in about:gmatch("%S+") do
        list[#list + 1] = (subjects[word] or word:find("^[:%(]") or word:find("%)$")) and word or "." .. word
    end
    return list[1] and table.concat(list, " ") or "all"
end

local function compare_list(kind, printed, known, result, emit)
    local theirs, order = by_about(printed)
    local ours, own = by_about(known)
    local lead = kind == "ptx" and "PTX ISA " or ""
    for _, key in ipairs(own) do
        local here, there = ours[key], theirs[key]
        local later = here.edition and versions.is_later(here.edition, result)
            or kind == "ptx" and versions.is_later(here.says, result)
        local finding = { subject = subject_of(key), status = "unchanged" }
        if there and there.says ~= here.says then
            finding.status, finding.detail = "changed", lead .. difference(there.says, here.says)
        elseif not there then
            finding.status, finding.detail = "missing", ("the note %s%s"):format(lead, here.says)
        end
        if there or not later then emit(finding) end
    end
    for _, key in ipairs(order) do
        if not ours[key] then emit({ subject = subject_of(key), status = "new", detail = lead .. theirs[key].says }) end
    end
end

--- Compares a section.
-- @param known the notes of the section in generator/spec/notes.lua
-- @param result of the comparison: its transcription, whose errata mend the text, and version
-- @param add_finding function(finding without section)
function notes.compare(section, known, result, add_finding)
    local function emitter(kind)
        return function(finding)
            finding.kind = notes.kinds[kind]
            add_finding(finding)
        end
    end
    local printed = notes.read(section, function(text, kind)
        return misprints.mend({ text }, known.section, notes.kinds[kind], result, emitter(kind))[1]
    end)
    for _, kind in ipairs({ "ptx", "targets" }) do
        if printed[kind] then
            compare_list(kind, printed[kind], known[kind], result, emitter(kind))
        else
            emitter(kind)({ subject = known.section, status = "missing", detail = "the sub-heading" })
        end
    end
end

return notes
