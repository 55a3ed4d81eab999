-- SPDX-License-Identifier: MIT
-- Reads spec/arithmetic.lua: the distinct blocks, the block of each profile and class, and the evidence of each
-- field.
local check = require("base.check")
local fields = require("tables.fields")
local nearest = require("base.nearest")

local arithmetic = {}

local FILE = "spec/arithmetic.lua"

arithmetic.certainties = { "definition", "measured", "replayed", "machine code", "stated", "inferred", "unknown", "no effect",
    "published" }

-- The same as people read them.
arithmetic.certainty_texts = { "definition", "measured", "replayed against published outputs", "read off machine code",
    "stated by the text", "inferred", "unknown", "no effect", "published, not replayable here" }

-- Properties by which evidence differs within a class.
arithmetic.traits = { "sparse", "wmma", "narrow", "e4m3", "mixed", "directed", "large", "e2m1", "mxf4nvf4", "4x", "ue4m3" }

--- The longest string literal that every C compiler accepts (C99, 5.2.4.1), without its NUL.
arithmetic.LONGEST = 4095

--- Sources split into two strings: as many as fit into the first one, then the others.
function arithmetic.source_parts(sources)
    local first, more, bytes = {}, {}, 0
    for _, text in ipairs(sources) do
        bytes = bytes + #text + 1
        local to = bytes <= arithmetic.LONGEST and first or more
        to[#to + 1] = text
    end
    return first, more
end

--- The names of profiles, then those of aliases.
function arithmetic.profile_names(profiles, aliases)
    local names = table.move(profiles, 1, #profiles, 1, {})
    for _, alias in ipairs(aliases) do names[#names + 1] = alias.name end
    return names
end

-- A value of a field as C spells it.
local function c_value(where, field, value)
    if field.number and math.type(value) == "integer" then
        if not fields.takes(field, value) then
            check.fail(where, "%s = %d is outside %d to %d", field.name, value, field.number[1], field.number[2])
        end
        return tostring(value)
    end
    if type(value) ~= "string" then
        check.fail(where, "%s = %s is not a value of it", field.name, tostring(value))
    end
    local words, spellings = fields.words(field)
    local parts = {}
    for word in (field.bits and value or value:gsub("%+", "-")):gmatch("[^+]+") do
        nearest.position(where, "value of " .. field.name, word, words)
        parts[#parts + 1] = spellings[word]
    end
    return table.concat(parts, " | ")
end

--- The settings of a row that are no defaults: { { number of the field, its value in C, "field = value" } }.
function arithmetic.block(where, row, list)
    local values = {}
    for k, field in ipairs(list) do
        local value = row[field.name]
        local plain = fields.default(field)
        if value ~= nil and c_value(where, field, value) ~= plain then
            if field.name == "exponent_floor" and (value < -255 or value > -1) then
                check.fail(where, "%s = %d is outside -255 to -1", field.name, value)
            end
            local text = field.name == "exponent_floor" and tostring(-value) or c_value(where, field, value)
            values[#values + 1] = { k - 1, text, ("%s = %s"):format(field.name, value) }
        end
    end
    if #values == 0 then check.fail(where, "sets nothing beside the defaults") end
    return values
end

local function key_of(values)
    local parts = {}
    for k, value in ipairs(values) do parts[k] = value[3] end
    return table.concat(parts, " ")
end

local function certainty_of(where, record)
    return nearest.position(where, "certainty", record.certainty, arithmetic.certainties) - 1
end

--- The aliases: chips that compute as another one. Each has the number of its profile from 0, certainty and source.
local function aliases_of(spec)
    local list, seen = {}, {}
    for _, name in ipairs(spec.profiles) do seen[name] = "profile" end
    local function name_of(alias) return tostring(alias.name) end
    check.each(FILE, "alias", spec.aliases or {}, name_of, function(alias, where, k)
        check.record(where, alias, { name = "word", of = "word", certainty = "word", source = "word" })
        check.searched(where, alias.source)
        if seen[alias.name] then check.fail(where, "'%s' exists already, as %s", alias.name, seen[alias.name]) end
        seen[alias.name] = "alias"
        list[k] = { name = alias.name, profile = nearest.position(where, "profile", alias.of, spec.profiles) - 1,
            certainty = certainty_of(where, alias), source = alias.source }
    end)
    return list
end

-- A mask with bit k for word k of `known`, counted from 0, if `text` has it; all bits if `text` is nil.
local function mask_of(where, what, text, known)
    if text == nil then return (1 << #known) - 1 end
    local mask = 0
    for _, word in ipairs(check.words(where, what, text, known)) do
        mask = mask | 1 << (nearest.position(where, what, word, known) - 1)
    end
    return mask
end

local function row_name(row) return ("%s: %s"):format(tostring(row.profiles), tostring(row.classes)) end

local function row_keys(list)
    local keys = { profiles = "word", classes = "word", certainty = "word", source = "word" }
    for _, field in ipairs(list) do keys[field.name] = "any?" end
    return keys
end

-- A row or a record of evidence as masks.
local function evidence_of(spec, names, record, where)
    return { profiles = mask_of(where, "profile", record.profiles, spec.profiles),
        classes = mask_of(where, "class", record.classes, spec.classes),
        fields = mask_of(where, "field", record.fields, names),
        when = record.when and mask_of(where, "trait", record.when, arithmetic.traits) or 0,
        unless = record.unless and mask_of(where, "trait", record.unless, arithmetic.traits) or 0,
        certainty = certainty_of(where, record), source = record.source }
end

-- Rows of the same profiles, certainty and source are one record.
local function add_row(list, record)
    for _, other in ipairs(list) do
        if other.profiles == record.profiles and other.certainty == record.certainty and other.source == record.source then
            other.classes = other.classes | record.classes
            return
        end
    end
    list[#list + 1] = record
end

-- Whether a record is about a profile and a class that have a row.
local function holds_of_some(spec, record, by_profile)
    for p, profile in ipairs(spec.profiles) do
        for c, class in ipairs(spec.classes) do
            if record.profiles >> (p - 1) & record.classes >> (c - 1) & 1 == 1 and by_profile[profile][class] then
                return true
            end
        end
    end
    return false
end

local function read_evidence(spec, names, list, by_profile)
    local function name_of(record)
        return ("%s: %s"):format(record.profiles or "all", record.fields or record.classes or "all")
    end
    check.each(FILE, "record of evidence", spec.evidence or {}, name_of, function(record, where)
        check.record(where, record, { profiles = "word?", classes = "word?", fields = "word?", when = "word?",
            unless = "word?", certainty = "word", source = "word" })
        check.searched(where, record.source)
        local read = evidence_of(spec, names, record, where)
        if holds_of_some(spec, read, by_profile) then
            list[#list + 1] = read
        elseif not spec.cut then
            check.fail(where, "no row is of such a profile and class")
        end
    end)
end

local function check_lists(spec)
    check.record(FILE, spec, { profiles = "list", classes = "list", class_of = "list", shown_classes = "list?",
        aliases = "list?", rows = "list", evidence = "list?", cut = "boolean?" })
end

-- The words of a text as a set; nil: every word is in it.
local function set_of(text)
    local set = {}
    for word in (text or ""):gmatch("%S+") do set[word] = true end
    return setmetatable(set, { __index = function() return text == nil end })
end

--- Reads `class_of` of generator/spec/arithmetic.lua.
-- @param known { families = names, words = vocabulary.read }
-- @return function(family, shape, kind or nil, type of A, of B, of D): the class, nil of integers; it raises an error
--   where no row says one
function arithmetic.read_classes(spec, known)
    check_lists(spec)
    local rows = {}
    local function name_of(row) return tostring(row.class) end
    check.each(FILE, "row of class_of", spec.class_of, name_of, function(row, where, k)
        check.record(where, row,
            { families = "word?", shapes = "word?", kinds = "word?", types = "word", class = "word" })
        if row.families then check.words(where, "family", row.families, known.families) end
        for _, what in ipairs({ "shape", "kind", "type" }) do
            local text = row[what .. "s"]
            for _, word in ipairs(text and check.words(where, what, text, known.words.list) or {}) do
                local is = known.words.class[word]
                if is ~= what then check.fail(where, "'%s' is a %s, not a %s", word, is, what) end
            end
        end
        rows[k] = { families = set_of(row.families), shapes = set_of(row.shapes), types = set_of(row.types),
            kinds = set_of(row.kinds or ""), is_plain = not row.kinds, class = row.class, where = where }
    end)
    local classes = table.move(spec.classes, 1, #spec.classes, 2, { "integer" })
    return function(family, shape, kind, atype, btype, dtype)
        for _, row in ipairs(rows) do
            local fits = row.families[family] and row.shapes[shape] and row.types[atype] and row.types[btype]
            if fits and (kind and row.kinds[kind] or not kind and row.is_plain) then
                local class = row.class:gsub("%.$", "." .. tostring(dtype))
                nearest.position(row.where, "class", class, classes)
                return class ~= "integer" and class or nil
            end
        end
        error(("no class of %s%s with A of %s and B of %s: a row of class_of in %s says how it sums"):format(family,
            kind and " " .. kind or "", atype, btype, FILE), 0)
    end
end

--- Reads generator/spec/arithmetic.lua.
-- @param list the fields of a block (fields.read)
-- @return blocks { { values } }, table[profile][class] = block number from 0, the aliases, and the
--   evidence: records of masks; the last one that holds counts
function arithmetic.read(spec, list)
    check_lists(spec)
    local names, keys = fields.names(list), row_keys(list)
    local blocks, numbers, by_profile, evidence, row_of = {}, {}, {}, {}, {}
    for _, profile in ipairs(spec.profiles) do by_profile[profile] = {} end
    check.each(FILE, "row", spec.rows, row_name, function(row, where, k)
        check.record(where, row, keys)
        check.searched(where, row.source)
        local profiles = check.words(where, "profile", row.profiles, spec.profiles)
        local classes = check.words(where, "class", row.classes, spec.classes)
        local block = { values = arithmetic.block(where, row, list) }
        local key = key_of(block.values)
        if not numbers[key] then
            blocks[#blocks + 1] = block
            numbers[key] = #blocks - 1
        end
        for _, profile in ipairs(profiles) do
            for _, class in ipairs(classes) do
                local first = row_of[profile .. " " .. class]
                if first then check.fail(where, "%s %s has row %d already", profile, class, first) end
                row_of[profile .. " " .. class] = k
                by_profile[profile][class] = numbers[key]
            end
        end
        add_row(evidence, evidence_of(spec, names, { profiles = row.profiles, classes = row.classes,
            certainty = row.certainty, source = row.source }, where))
    end)
    read_evidence(spec, names, evidence, by_profile)
    return blocks, by_profile, aliases_of(spec), evidence
end
return arithmetic
