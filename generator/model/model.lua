-- SPDX-License-Identifier: MIT
-- Reads generator/spec into numbered tables: everything the written files need, and no text.
local arithmetic = require("tables.arithmetic")
local blocks = require("tables.blocks")
local c_text = require("tables.c_text")
local capacity = require("records.capacity")
local check = require("base.check")
local chips = require("records.chips")
local conversions = require("tables.conversions")
local document_errata = require("edition.errata")
local families = require("records.families")
local implemented = require("records.implemented")
local instructions = require("records.instructions")
local fields = require("tables.fields")
local layouts = require("formulas.layouts")
local lookups = require("selftest.lookups")
local rules = require("selftest.rules")
local other_names = require("tables.other_names")
local selftest = require("selftest.selftest")
local sizes = require("records.sizes")
local stable = require("model.stable")
local subset = require("model.subset")
local syntax = require("records.syntax")
local table_names = require("tables.table_names")
local targets = require("records.targets")
local unit = require("records.unit")
local unit_arithmetic = require("tables.unit_arithmetic")
local units = require("records.units")
local validate = require("records.validate")
local validate_edition = require("edition.validate_edition")
local vocabulary = require("records.vocabulary")

local model = {}

-- Distinct values in order of appearance, and their numbers from 0.
local function numbered(values)
    local list, number = {}, {}
    for _, value in ipairs(values) do
        if not number[value] then
            list[#list + 1] = value
            number[value] = #list - 1
        end
    end
    return list, number
end

local function column(rows, name)
    local values = { "" }
    for _, row in ipairs(rows) do values[#values + 1] = row[name] or "" end
    return values
end

-- The distinct sections of rows in order of appearance, the first of them that of rows that have none.
local function sections_of(rows)
    local list, seen = { { section = "" } }, {}
    for _, row in ipairs(rows) do
        local name = table_names.section(row)
        if not seen[name] then list[#list + 1] = { section = row.section, edition = row.edition } end
        seen[name] = true
    end
    return list
end

local function first_text(row)
    local words = {}
    for _, slot in ipairs(row.slots) do
        if not slot.optional then words[#words + 1] = slot[1] end
    end
    return table.concat(words, ".")
end

-- Registers that a lane holds of each operand, of its widest type; one of metadata.
local function registers_of(widths)
    return function(row)
        local counts = {}
        for operand, record in pairs(row.operands) do
            local widest = 0
            for _, name in ipairs(record.types) do widest = math.max(widest, widths[name]) end
            counts[operand] = record.selectors and 1 or record.elements * widest // 32
        end
        return counts
    end
end

-- Products of integers are taken by registers: the low bits of k must be those of the element in A and in B.
local function check_integer_layouts(records, widths, is_integer)
    for _, record in ipairs(records) do
        local is_factor = record.operand == "a" or record.operand == "b"
        for _, name in ipairs(is_factor and not record.kind and record.types or {}) do
            local first, count = record.operand == "a" and 1 or record.proof.columns + 1, 32 // widths[name]
            for bit = 0, is_integer[name] and math.tointeger(math.log(count, 2)) - 1 or -1 do
                if record.proof.source[first + bit] ~= bit then
                    check.fail(("%s, fragment %s"):format(record.file, record.name),
                        "%d consecutive k of %s do not share a register, in ascending order: the library multiplies integers so", count,
                        name)
                end
            end
        end
    end
end

-- The canonical strings of every instruction, in the order of their numbers.
local function strings_of(rows)
    local strings = {}
    for _, row in ipairs(rows) do
        if row.first_id then
            for _, choice in ipairs(syntax.choices(row.slots)) do strings[#strings + 1] = choice end
        end
    end
    return strings
end

local function layout_text(record)
    local proof = record.proof
    local text = table.concat({ proof.rows, proof.columns, proof.products, proof.elements,
        table.unpack(proof.source) }, " ")
    return proof.lanes == 5 and text or ("%s of %d lanes"):format(text, 1 << proof.lanes)
end

-- The layouts of operands as text, by the first number of each row, with those of single chips.
local function layouts_text(rows, records)
    local lines, before = {}, nil
    for _, row in ipairs(rows) do
        local parts = {}
        for k, operand in ipairs(instructions.operands) do
            parts[k] = row.operands[operand] and layout_text(row.operands[operand]) or "none"
        end
        local text = table.concat(parts, ", ")
        if row.first_id and text ~= before then lines[#lines + 1] = ("%d: %s"):format(row.first_id, text) end
        if row.first_id then before = text end
    end
    for _, own in ipairs(layouts.of_chips(records)) do
        local record = own.record
        lines[#lines + 1] = ("%s %s %s %s %s: %s"):format(record.chips, own.shape, record.operand,
            table.concat(record.types, " "), record.layout or "", layout_text(record))
    end
    return table.concat(lines, "\n")
end

-- The row of mac16, which is no instruction of a warp: number 0.
local mac16 = { slots = { { "mac16" } }, roles = { "name" }, operands = {}, first_id = 0, variants = 1,
    section = "", family = "mac16", first_text = "mac16" }

local function with_mac16(rows) return table.move(rows, 1, #rows, 2, { mac16 }) end

local function read_instructions(built, spec, only, class_of)
    local rows = instructions.expand(spec, implemented.families, built.words, built.records, class_of)
    local count, refused = 1, 0
    for _, row in ipairs(rows) do
        row.first_text = first_text(row)
        if row.first_id then count = math.max(count, row.first_id + row.variants) end
        if row.points_at then refused = refused + 1 end
    end
    built.rows, built.refused_rows, built.instruction_count = rows, refused, count
    built.all_rows = with_mac16(rows)
    built.strings = strings_of(built.all_rows)
    built.layouts_text = layouts_text(rows, built.records)
    if only then
        built.all_rows = subset.rows(only, built.all_rows, built.words)
        built.rows = table.move(built.all_rows, built.all_rows[1] == mac16 and 2 or 1, #built.all_rows, 1, {})
        built.refused_rows = 0
    end
    rows = built.rows
    built.target_notes, built.note_number = numbered(column(rows, "targets"))
    built.sections = sections_of(rows)
    built.chip_fragments = layouts.of_chips(built.records)
end

-- A record as text, its keys in alphabetical order.
local function record_text(record)
    local parts = {}
    for key, value in pairs(record) do parts[#parts + 1] = ("%s=%s"):format(key, tostring(value)) end
    table.sort(parts)
    return table.concat(parts, " ")
end

-- The text behind MMAREF_TABLES_HASH: instructions and words in the order of their numbers, layouts, formats,
-- targets, and the block of each profile and class. Required targets and refused strings are left out; inventory.lua
-- compares them. The tables of a product have the same hash, as their numbers are the same.
local function hashed_text(built, spec, blocks, by_profile)
    local lines = { table.concat(built.strings, "\n"), table.concat(built.words.list, "\n"), built.layouts_text }
    for _, format in ipairs(built.formats) do lines[#lines + 1] = record_text(format) end
    for _, target in ipairs(built.targets.list) do lines[#lines + 1] = record_text(target) end
    for _, alias in ipairs(spec.aliases or {}) do lines[#lines + 1] = ("%s: %s"):format(alias.name, alias.of) end
    for _, profile in ipairs(spec.profiles) do
        for _, class in ipairs(spec.classes) do
            local block, settings = by_profile[profile][class], {}
            for k, value in ipairs(block and blocks[block + 1].values or {}) do settings[k] = value[3] end
            lines[#lines + 1] = ("%s %s: %s"):format(profile, class, table.concat(settings, ", "))
        end
    end
    return table.concat(lines, "\n")
end

local function read_arithmetic(built, folder, only, spec)
    local by_name
    local named = check.load(folder .. "/blocks.lua")
    built.fields, by_name = fields.read(check.load(folder .. "/arithmetic_fields.lua"))
    if built.unit then spec, named = unit_arithmetic.read(built.unit, spec, built.fields, named) end
    local rows, by_profile, aliases = arithmetic.read(spec, built.fields) -- all of it has to be right
    built.hash = stable.hash(hashed_text(built, spec, rows, by_profile))
    built.aliases = targets.with_aliases(built.targets, spec.profiles, aliases)
    built.named_blocks = blocks.read(named, { fields = built.fields, formats = built.formats,
        names = arithmetic.profile_names(spec.profiles, built.aliases), profiles = spec.profiles, classes = spec.classes })
    built.conversions = conversions.read(check.load(folder .. "/conversions.lua"), built.formats, fields.words(by_name.rounding))
    if only then
        only.profiles = subset.profiles(only, spec.profiles, built.aliases)
        built.records, built.layouts = subset.records(only, built.rows, built.records)
        built.chip_fragments = layouts.of_chips(built.records)
        spec = subset.arithmetic(only, built.rows, spec)
    end
    built.profiles, built.classes, built.shown_classes = spec.profiles, spec.classes, spec.shown_classes or {}
    built.fragments = fields.words(by_name.fragments)
    built.blocks, built.by_profile, aliases, built.evidence = arithmetic.read(spec, built.fields)
    if only then
        subset.check_profiles(only, built)
        built.rows, built.all_rows = subset.summed(built, built.rows), subset.summed(built, built.all_rows)
    end
    built.class_number = {}
    for k, class in ipairs(spec.classes) do built.class_number[class] = k end
    local sources = {}
    for k, record in ipairs(built.evidence) do sources[k] = record.source end
    built.sources, built.source_number = numbered(sources)
end

-- The rows of a unit instead of those of generator/spec: its instructions in the order of their numbers.
local function use_unit(built, folder)
    local own = built.unit
    if folder then stable.number_unit(own, folder) end
    for k, row in ipairs(own.rows) do row.first_id, row.first_text = k - 1, row.text end
    built.rows, built.all_rows, built.refused_rows, built.instruction_count = own.rows, own.rows, 0, #own.rows
    built.strings = strings_of(own.rows)
    built.layouts_text = layouts_text(own.rows, built.records)
    built.target_notes, built.note_number = numbered({ "" })
    built.sections, built.chip_fragments = sections_of(own.rows), {}
end

--- The instructions that the tables have, { number, text }, in the order of their numbers.
function model.listed(built)
    local list, kept = {}, {}
    for _, row in ipairs(built.only and built.all_rows or {}) do
        for _, text in ipairs(syntax.choices(row.slots)) do kept[text] = true end
    end
    for k, text in ipairs(built.strings) do
        if not built.only or kept[text] then list[#list + 1] = { number = k - 1, text = text } end
    end
    return list
end

--- The profiles of a product in the order of their numbers, a list with commas.
function model.listed_profiles(built)
    if built.unit then return table.concat(built.profiles, ",") end
    local list, wanted = {}, {}
    for _, name in ipairs(built.only.profiles) do wanted[name] = true end
    for _, name in ipairs(built.profiles) do
        if wanted[name] then list[#list + 1] = name end
    end
    return #list == 0 and "none" or table.concat(list, ",")
end

--- The aimed cases of the tables: of their instructions, under their profiles; without digests.
-- @param folder tests/data/vectors
function model.aimed(built, folder)
    local number, is_listed, mask = {}, {}, (1 << #built.profiles) - 1
    if built.unit then return {} end
    for k, text in ipairs(built.strings) do number[text] = k - 1 end
    for _, entry in ipairs(model.listed(built)) do is_listed[entry.text] = true end
    if built.only then
        local names = "," .. model.listed_profiles(built) .. ","
        for k, name in ipairs(built.profiles) do
            if not names:find("," .. name .. ",", 1, true) then mask = mask & ~(1 << (k - 1)) end
        end
    end
    return selftest.read_aimed(folder, number, is_listed, mask)
end

local function read_selftest(built, folder, path)
    local number, listed, is_listed, profiles = {}, model.listed(built), {}, nil
    for k, text in ipairs(built.strings) do number[text] = k - 1 end
    for _, entry in ipairs(listed) do is_listed[entry.text] = true end
    built.digests_file = path and path:match("[^/]*$") or "tests/data/vectors/digests.txt"
    path = path or folder .. "/digests.txt"
    built.digests, profiles, built.cases = selftest.read_digests(path, listed)
    if profiles ~= ((built.only or built.unit) and model.listed_profiles(built) or nil) then
        error(("%s: digests under the profiles %s, not those of the tables"):format(built.digests_file, profiles or "of all"), 0)
    end
    local known = built.only and "," .. profiles .. ","
    built.answers = built.unit and {} or selftest.read_answers(folder, number, built.only and function(text, profile)
        return is_listed[text] and (not profile or known:find("," .. profile .. ",", 1, true))
    end)
    built.aimed = model.aimed(built, folder)
    selftest.read_aimed_digests(path, built.aimed)
    built.lookups = lookups.digests(built)
    if not built.only and not built.unit then built.rules = rules.read(folder, path, built) end
end

-- Reads a unit, and adds its types and words to those of generator/spec.
local function read_unit(built, folder, read, words, families_spec)
    local arithmetic_spec, names, taken = read("arithmetic.lua"), {}, { "custom", "unit" }
    for _, list in ipairs({ arithmetic_spec.profiles, arithmetic_spec.classes }) do
        table.move(list, 1, #list, #taken + 1, taken)
    end
    for _, target in ipairs(read("targets.lua").targets) do taken[#taken + 1] = target.name end
    for _, each in ipairs(built.outside) do names[#names + 1] = each.name end
    for name in words[1].words:gmatch("%S+") do names[#names + 1] = name ~= "mma" and name or nil end
    built.unit = unit.read(folder, { formats = built.formats, words = built.words, names = names, taken = taken,
        rows = read("instructions.lua").rows })
    table.move(built.unit.formats, 1, #built.unit.formats, #built.formats + 1, built.formats)
    table.move(built.unit.words, 1, #built.unit.words, #words + 1, words)
    for _, family in ipairs(families_spec) do
        for _, own in ipairs(built.unit.formats) do
            if family.name == own.kind then family.words = family.words .. " " .. own.name end
        end
    end
    built.words = vocabulary.read(built.formats, words)
    for _, row in ipairs(built.other_names.words) do -- a word of the unit is no other name
        row.names = row.names:gsub("%S+", function(name) return built.words.number[name] and "" end)
    end
    c_text.own_types = built.unit.formats
end

-- Reads and checks the files of generator/spec, except arithmetic.lua.
-- @return the model; records by name; instructions.lua
local function read_spec(folder, only, own)
    local function read(file) return check.load(folder .. "/" .. file) end
    local built = { formats = read("formats.lua"), errata = read("fragments_errata.lua"), reasons = read("reasons.lua"),
        outside = read("outside.lua"), only = only }
    local words, families_spec, targets_spec = read("words.lua"), read("families.lua"), read("targets.lua")
    local by_name
    validate.formats(built.formats)
    validate.words(words, built.formats)
    built.words = vocabulary.read(built.formats, words)
    built.other_names = other_names.read(read("other_names.lua"), built.words.list)
    if own then read_unit(built, own.folder, read, words, families_spec) end
    validate.families(families_spec, built.words)
    built.families = families.read(families_spec)
    validate.reasons(built.reasons)
    validate.errata(built.errata)
    validate.outside(built.outside, built.reasons)
    local sections = validate.sections(read("sections.lua"))
    targets_spec.versions = targets.with_editions(targets_spec.versions, sections.editions.names)
    validate.targets(targets_spec)
    built.targets = check.within("spec/targets.lua", targets.read, targets_spec)
    built.units = units.read(read("units.lua"), built.targets, built.formats)
    built.chips = chips.read(read("chips.lua"), check.sorted_keys(built.targets.by_name))
    if own then
        built.records, by_name, built.errata = built.unit.fragments, {}, {}
        built.editions = sections.editions
        return built, by_name
    end
    built.records, by_name = layouts.read(folder .. "/fragments")
    built.editions = sections.editions
    validate.fragments(built.records, sections, built.words, check.sorted_keys(built.targets.by_name))
    local instruction_rows = read("instructions.lua")
    local known = { families = check.sorted_keys(implemented.families), sections = sections, words = built.words,
        targets = built.targets, fragments = built.records }
    validate.instructions(instruction_rows, known)
    validate_edition.notes(read("notes.lua"), known, instruction_rows.rows)
    validate_edition.facts(read("facts.lua"), known)
    validate_edition.errata(read("document_errata.lua"), known)
    document_errata.check_rows(read("document_errata.lua"), instruction_rows.rows)
    return built, by_name, instruction_rows
end

--- Builds the model.
-- @param folder generator/spec
-- @param vectors tests/data/vectors; nil leaves the self-test's tables out
-- @param committed the committed tables (stable.read), whose instructions keep their numbers; nil: none
-- @param only { instructions = { part of a string... }, without = the same, profiles = { name... } };
--   nil: all of them
-- @param digests the file of digests; nil: that of `vectors`
-- @param own { folder = of a unit, whose instructions the tables then have in place of those of the PTX ISA,
--   tables = the folder of its tables, whose numbers they keep, or nil }
function model.build(folder, vectors, only, committed, digests, own)
    local built, by_name, instruction_rows = read_spec(folder, only, own)
    layouts.mend(by_name, built.errata)
    local widths, is_integer = {}, {}
    for _, format in ipairs(built.formats) do
        widths[format.name] = widths[format.name] or format.width
        is_integer[format.name] = format.kind ~= "float" and not format.container
    end
    widths.b8x16 = widths.b8 -- sixteen of them
    sizes.check_fragments(built.records, widths)
    capacity.check_fragments(built.records, widths)
    built.layouts = layouts.prove_all(built.records)
    check_integer_layouts(built.records, widths, is_integer)
    built.registers = registers_of(widths)
    local arithmetic_spec = check.load(folder .. "/arithmetic.lua")
    local class_of = arithmetic.read_classes(arithmetic_spec,
        { families = check.sorted_keys(implemented.families), words = built.words })
    if own then use_unit(built, own.tables) else read_instructions(built, instruction_rows, only, class_of) end
    read_arithmetic(built, folder, only, arithmetic_spec)
    built.format_count = only and subset.formats(built.rows, built.formats) or #built.formats
    built.rows_with_numbers = {}
    for _, row in ipairs(built.all_rows) do
        if row.first_id then table.insert(built.rows_with_numbers, row) end
    end
    table_names.give(built)
    if committed then stable.check_instructions(committed, built.strings) end
    if vectors then read_selftest(built, vectors, digests) end
    return built
end

return model
