-- SPDX-License-Identifier: MIT
-- Checks that the notes on versions and targets (spec/notes.lua) agree with the rows of spec/instructions.lua.
--
-- Every note that speaks of an instruction holds for it: its version is the latest of theirs, its targets are those
-- that all of them have. A note speaks of the instructions that have what it is about: a shape, if it names any, a type
-- of those that it names or means, and each other word. `of` in a record overrides this reading.
local check = require("base.check")
local editions = require("records.editions")
local syntax = require("records.syntax")
local targets = require("records.targets")
local vocabulary = require("records.vocabulary")

local note_rows = {}

-- What instructions of a subject have, one of these: accumulators in wmma have .s32 or .f32 and the shape.
local types_of = {
    integer = "s8 u8 s4 u4 b1 s32",
    byte = "s4 u4 m8n8k32",
    single = "b1 m8n8k128",
    double = "f64",
    alternate = "bf16 tf32 e4m3 e5m2 e3m2 e2m3 e2m1 m16n16k8",
    floating = "f16 f32 f64 bf16 tf32 e4m3 e5m2 e3m2 e2m3 e2m1",
}

-- The end of an operation, or what brought none.
local brings_nothing = { deprecated = true, removed = true }

-- The qualifier of a placeholder that has another name; the format of a destination goes with that of a source.
local qualifiers = { scale_vec_size = "scale_vec", src_fmt = "source", dst_fmt = "source" }

-- Words between blanks or bars.
local function set_of(text)
    local set = {}
    for word in text:gmatch("[^%s|]+") do set[word] = true end
    return set
end

-- ---- What a note speaks of -----------------------------------------------------------------------

-- "e4m3|e5m2 f16": of each item one is there.
local function written_conditions(where, note)
    local conditions, named = {}, {}
    for item in note.of:gmatch("%S+") do
        local words = {}
        for word in item:gmatch("[^|]+") do words[#words + 1], named[word] = word, true end
        conditions[#conditions + 1] = words
    end
    for word in note.about:gmatch("%S+") do
        if not types_of[word] and not named[word] then check.fail(where, "of = '%s' leaves out '%s'", note.of, word) end
    end
    return conditions
end

-- The same by what the note is about.
local function conditions_of(where, note, words)
    if note.of then return written_conditions(where, note) end
    local about = set_of(note.about)
    local shapes, types, means, conditions = {}, {}, {}, {}
    for word in note.about:gmatch("%S+") do
        local is_noun = word == "floating" and (about.alternate or about.double)
        if types_of[word] then
            for each in (is_noun and "" or types_of[word]):gmatch("%S+") do means[#means + 1] = each end
        elseif words.class[word] == "shape" then
            shapes[#shapes + 1] = word
        elseif words.class[word] == "type" then
            types[#types + 1] = word
        else
            conditions[#conditions + 1] = { word }
        end
    end
    if not types[1] then types = means end
    for _, list in ipairs({ shapes, types }) do
        if list[1] then conditions[#conditions + 1] = list end
    end
    return conditions
end

-- What an instruction string has: its words, the qualifiers of its places, and the subjects of the document's that are
-- parts of words.
local function has_of(chosen, slots, roles)
    local has = {}
    for k = 1, #slots do
        local word = chosen[k]
        if word then
            has[word], has["/" .. roles[k]] = true, true
            local base, part = word:match("^(.-)::(.+)$")
            if part == "cta" then has["::cta"] = true end
            if part == "ordered_metadata" then has[part], has[base] = true, true end
        end
    end
    return has
end

local function is_there(word, has)
    if syntax.placeholders[word] then return has["/" .. (qualifiers[word] or word)] end
    return has[word]
end

local function speaks_of(note, has)
    for _, words in ipairs(note.conditions) do
        local found = false
        for _, word in ipairs(words) do found = found or is_there(word, has) end
        if not found then return false end
    end
    return true
end

-- ---- What a note says ----------------------------------------------------------------------------

-- The names of the targets that words such as "sm_120a sm_120f or later in the same family 8.8" give. A target with
-- suffix f stands for the later ones of its family whether or not the note says so.
local function targets_in(says, read)
    local notes, alone = {}, {}
    for name, behind in says:gmatch("(sm_%w+)()") do
        local target = read.by_name[name]
        if target.suffix == "" and not says:find("^ or ", behind) then
            alone[name] = true
        else
            notes[#notes + 1] = target
        end
    end
    local set = targets.fitting(read, notes)
    for name in pairs(alone) do set[name] = true end
    return set
end

local function read_targets(where, note, read)
    local before, after = note.says:match("^(.-) except (.*)$")
    if (after ~= nil) ~= (note.except ~= nil) then
        check.fail(where, after and "'except' is missing: the words of instructions that the targets behind it are for"
            or "except = '%s', but it says %s", note.except, note.says)
    end
    note.set = targets_in(before or note.says, read)
    if after then note.other_set, note.excepted = targets_in(after, read), set_of(note.except) end
end

local function set_for(note, has)
    for word in pairs(note.excepted or {}) do
        if has[word] then return note.other_set end
    end
    return note.set
end

-- The notes of a kind of a section that say what an instruction needs, ready for use.
local function read_notes(record, kind, known)
    local list = {}
    for _, each in ipairs(record[kind]) do
        local about, where = set_of(each.about), ("spec/notes.lua, section %s, %s note '%s'"):format(record.section,
            kind == "ptx" and "version" or "target", each.about == "" and "all" or each.about)
        local silent = each.advice
        for word in pairs(brings_nothing) do silent = silent or about[word] end
        if not silent then
            local note = { about = each.about, says = each.says, of = each.of, except = each.except, where = where,
                is_later = each.edition ~= nil }
            note.conditions = conditions_of(where, note, known.words)
            if kind == "targets" then read_targets(where, note, known.targets) end
            list[#list + 1] = note
        end
    end
    return list
end

-- ---- Comparison ----------------------------------------------------------------------------------

local function count(set)
    local number = 0
    for _ in pairs(set) do number = number + 1 end
    return number
end

local function is_within(set, other)
    for name in pairs(set) do
        if not other[name] then return false end
    end
    return true
end

-- The note that asks for most: of those that ask for the same the one about least.
local function strictest(notes, rank)
    local best, best_rank
    for _, note in ipairs(notes) do
        local mine = rank(note)
        if not best or mine > best_rank or mine == best_rank and #note.conditions >= #best.conditions then
            best, best_rank = note, mine
        end
    end
    return best
end

local function differ(note, row, has, text)
    check.fail(note.where, "says %s, %s has %s: %s", note.says, row.where, has, text)
end

local function compare_versions(notes, row, text)
    local note = strictest(notes, function(each) return targets.version_number(each.says) end)
    if note and note.says ~= row.ptx then differ(note, row, row.ptx, text) end
end

local function compare_targets(notes, row, has, text, read)
    local common = {}
    for name in pairs(read.by_name) do common[name] = true end
    for _, note in ipairs(notes) do
        for name in pairs(common) do common[name] = set_for(note, has)[name] end
    end
    if is_within(common, row.set) and is_within(row.set, common) then return end
    -- A note that does not give a target that the row has, if there is one.
    local note = strictest(notes, function(each)
        local set = set_for(each, has)
        return (is_within(row.set, set) and 0 or 1000) - count(set)
    end)
    if note then differ(note, row, row.targets, text) end
end

local function speaking(notes, has)
    local list = {}
    for _, note in ipairs(notes) do
        if speaks_of(note, has) then
            list[#list + 1], note.found = note, true
        end
    end
    return list
end

local function check_row(row, notes, known)
    local slots = syntax.parse(row.record)
    local roles = vocabulary.roles(known.words, slots)
    syntax.each_choice(slots, function(chosen)
        local has, texts = has_of(chosen, slots, roles), {}
        for k = 1, #slots do texts[#texts + 1] = chosen[k] or nil end
        local text = table.concat(texts, ".")
        compare_versions(speaking(notes.ptx, has), row, text)
        compare_targets(speaking(notes.targets, has), row, has, text, known.targets)
    end)
end

-- Whether each note speaks of a row; those of a later edition may be of rows that are not there yet.
local function check_found(by_section, spec, read)
    for _, record in ipairs(spec) do
        local list = by_section[editions.key(read, record.edition or read.first, record.section)]
        for _, kind in ipairs({ "ptx", "targets" }) do
            for _, note in ipairs(list[kind]) do
                if not note.found and not note.is_later then
                    check.fail(note.where, "says %s, and spec/instructions.lua has no row that it speaks of", note.says)
                end
            end
        end
    end
end

--- Compares.
-- @param spec generator/spec/notes.lua
-- @param rows those of generator/spec/instructions.lua
-- @param known { sections = validate.sections, words, targets = targets.read }
function note_rows.check(spec, rows, known)
    local by_section, read = {}, known.sections.editions
    for _, record in ipairs(spec) do
        local key = editions.key(read, record.edition or read.first, record.section)
        by_section[key] = { ptx = read_notes(record, "ptx", known),
            targets = read_notes(record, "targets", known) }
    end
    for k, record in ipairs(rows) do
        local home = editions.key(read, record.edition or read.first, record.section)
        local where = ("spec/instructions.lua, row %d (%s, %s)"):format(k, record.syntax, record.shape)
        if home and not by_section[home] then
            check.fail("spec/notes.lua", "no notes of section %s, which %s is of", home, where)
        end
        -- What does not come from the text is not in its notes.
        if home and not record.source then
            check_row({ record = record, where = where, ptx = record.ptx, targets = record.targets,
                set = targets.fitting(known.targets, targets.parse_notes(known.targets, record.targets)) },
                by_section[home], known)
        end
    end
    check_found(by_section, spec, read)
end

return note_rows
