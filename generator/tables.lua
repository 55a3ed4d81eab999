-- SPDX-License-Identifier: MIT
-- The generated C files, each as text made from the numbered tables.
local arithmetic = require("arithmetic")
local c_text = require("c_text")
local families = require("families")
local instructions = require("instructions")
local table_names = require("table_names")
local target_tables = require("target_tables")
local vocabulary = require("vocabulary")

local tables = {}

local function log2(value)
    local count = 0
    while 1 << count < value do count = count + 1 end
    return count
end

-- enum { PREFIX_A = first, ... , total = count }; `prefix` is a text or makes the whole name.
local function enumeration(prefix, names, first, total)
    local items = {}
    for k, name in ipairs(names) do
        items[k] = { type(prefix) == "function" and prefix(name) or c_text.name(prefix, name), ("= %d,"):format(first + k - 1) }
    end
    items[#items + 1] = { total, ("= %d"):format(first + #names) }
    return "enum {\n" .. c_text.align(items) .. "\n};\n"
end

local function constant(name, value) return ("#define %s %d"):format(name, value) end

-- Formats that are no word, named NAME_CONTAINER.
local function container_formats(model)
    local lines = {}
    for k, format in ipairs(model.formats) do
        if format.container then
            lines[#lines + 1] = constant(c_text.name("MMAREF_FORMAT_", format.name .. "_" .. format.container), k)
        end
    end
    return table.concat(lines, "\n")
end

-- What none of the instructions of these tables needs; nothing where they are all there.
local function switches(model)
    local lines = {}
    for _, name in ipairs(families.unused(model.families, model.all_rows, model.blocks)) do
        lines[#lines + 1] = ("#ifndef %s\n#define %s\n#endif\n"):format(name, name)
    end
    return table.concat(lines)
end

local function reason_numbers(model)
    local items = {}
    for k, reason in ipairs(model.reasons) do
        items[k] = { c_text.name("MMAREF_REASON_", reason[1]), ("= %d,"):format(k), "/* " .. c_text.name("MMAREF_E_", reason[2]) .. " */" }
    end
    items[#items + 1] = { "MMAREF_REASONS", ("= %d"):format(#model.reasons), "/* the last one */" }
    return "/* Reasons of errors; 0: none. */\nenum {\n" .. c_text.align(items) .. "\n};\n"
end

-- 94 -> 904
local function stamp(number) return number // 10 * 100 + number % 10 end

local function edition_constants(model)
    local read = model.editions
    return "/* The edition of the PTX ISA that the tables hold, and the first one that rows are told apart by; 904 is 9.4. */\n"
        .. constant("MMAREF_PTX_ISA", stamp(read.by_name[read.newest].number)) .. "\n"
        .. constant("MMAREF_PTX_ISA_FIRST", stamp(read.by_name[read.first].number)) .. "\n"
        .. ("#define MMAREF_EDITION \"PTX ISA %s\"\n"):format(read.newest)
        .. "/* Of instructions and words in the order of their numbers, and of how each profile sums each class. */\n"
        .. "#define MMAREF_TABLES_HASH 0x" .. model.hash .. "u\n"
end

function tables.ids(model)
    local registers, all_registers = 0, 0
    for _, row in ipairs(model.rows) do
        local all = 0
        for _, count in pairs(model.registers(row)) do
            registers = math.max(registers, count)
            all = all + count
        end
        all_registers = math.max(all_registers, all)
    end
    return table.concat({
        c_text.header("Stable numbers of tokens, qualifiers, operands and profiles, and table sizes.",
            { "generator/spec/formats.lua", "words.lua", "instructions.lua", "arithmetic.lua", "reasons.lua" }),
        "#ifndef MMAREF_IDS_H\n#define MMAREF_IDS_H\n",
        switches(model),
        edition_constants(model),
        "/* Words of instruction strings; a type's number is its format's. */",
        (enumeration(c_text.token, model.words.list, 1, "MMAREF_TOKENS")
            :gsub("enum {\n", "enum {\n    MMAREF_TOKEN_NONE = 0,\n", 1)),
        "/* Qualifiers: what mmaref_instruction_token is asked for. */",
        enumeration("MMAREF_QUALIFIER_", vocabulary.qualifiers, 0, "MMAREF_QUALIFIERS"),
        enumeration("MMAREF_OPERAND_", instructions.operands, 0, "MMAREF_OPERANDS"),
        enumeration("MMAREF_PROFILE_", model.profiles, 0, "MMAREF_PROFILES"),

        "/* Arithmetic classes: columns of the profile table. */",
        (enumeration("MMAREF_CLASS_", model.classes, 1, "MMAREF_ARITHMETIC_CLASSES")
            :gsub("enum {\n", "enum {\n    MMAREF_CLASS_INTEGER = 0,\n", 1)),
        "/* How sure a field of an arithmetic row is. */",
        enumeration("MMAREF_CERTAINTY_", arithmetic.certainties, 0, "MMAREF_CERTAINTIES"),
        "/* What tells instructions of a class apart, where evidence is for some of them only. */",
        enumeration("MMAREF_TRAIT_", arithmetic.traits, 0, "MMAREF_TRAITS"),
        reason_numbers(model),
        "/* Element formats that no token names. */",
        container_formats(model),
        "\n#define MMAREF_LAYOUT_NONE 255",
        constant("MMAREF_REGISTERS_MAX", registers),
        constant("MMAREF_REGISTERS_ALL", all_registers),
        "\n/* Table sizes. */",
        constant("MMAREF_INSTRUCTIONS", model.instruction_count),
        constant("MMAREF_LAYOUTS", #model.layouts),
        constant("MMAREF_FORMATS", model.format_count + 1),
        constant("MMAREF_CHIP_FRAGMENTS", math.max(1, #model.chip_fragments)),
        constant("MMAREF_ALIASES", #model.aliases),
        constant("MMAREF_BLOCKS", #model.named_blocks),
        constant("MMAREF_TARGETS", #model.targets.list),
        constant("MMAREF_TARGET_NOTES", #target_tables.notes(model)),
        constant("MMAREF_PTX_VERSIONS", #model.targets.versions),
        constant("MMAREF_SELFTEST_ANSWERS", #(model.answers or {})),
        constant("MMAREF_SELFTEST_AIMED", #(model.aimed or {})),
        constant("MMAREF_SELFTEST_LOOKUPS", #(model.lookups or {})),
        "\n#endif\n",
    }, "\n")
end

local function served_by(layout)
    return ("/* %s (%s) */"):format(layout.names[1].name, layout.names[1].section)
end

-- Two small numbers a byte, the first one in the low bits.
local function pairs_of(list)
    local bytes = {}
    for k = 1, #list, 2 do bytes[#bytes + 1] = ("0x%x%x"):format(list[k + 1] or 0, list[k]) end
    return bytes
end

function tables.layouts(model)
    local rows = {}
    for _, row in ipairs(model.layouts) do
        rows[#rows + 1] = ("    { %d, %d, %d, %d, { %s } }, %s"):format(row.columns, row.rows, row.products,
            row.elements, table.concat(pairs_of(row.source), ", "), served_by(row))
    end
    return c_text.header("Fragment layouts, each proved in range, covering and linear.",
            { "generator/spec/fragments/", "fragments_errata.lua" }) .. c_text.include()
        .. "/* log2 of columns, rows, products, elements a lane; for each bit of the row-major place\n"
        .. " * index the bit of lane * elements + element that supplies it, two a byte from the low bits\n"
        .. " * up. Beside each the first fragment that it serves. */\n"
        .. "const mmaref_layout_row mmaref_layout_rows[MMAREF_LAYOUTS] = {\n"
        .. table.concat(rows, "\n") .. "\n};\n"
end

function tables.formats(model)
    local kinds = { float = "FLOAT", integer = "INTEGER", bit = "BIT" }
    local rows = { { "{ 0, 0, 0, 0, 0, 0, 0, 0 },", "", "", "", "", "", "", "", "/* no token */" } }
    for k = 1, model.format_count do
        local format = model.formats[k]
        rows[#rows + 1] = { ("{ MMAREF_KIND_%s,"):format(kinds[format.kind]), log2(format.width) .. ",",
            (format.shift or 0) .. ",", format.sign .. ",", (format.exponent or 0) .. ",",
            (format.fraction or 0) .. ",", (format.bias or 0) .. ",",
            ("MMAREF_SPECIAL_%s },"):format((format.special or "none"):upper()),
            ("/* %s%s */"):format(format.name, format.container and ", " .. format.container or "") }
    end
    return c_text.header("Element formats (PTX ISA 9.7.14.2).", { "generator/spec/formats.lua" }) .. c_text.include()
        .. "/* kind, log2 of the width, shift, sign, exponent and fraction bits, bias, special */\n"
        .. "const mmaref_format_row mmaref_format_rows[MMAREF_FORMATS] = {\n" .. c_text.align(rows) .. "\n};\n"
end

-- Distinct settings of a field, and the rows by their numbers.
local function arithmetic_rows(model)
    local settings, number, rows = {}, {}, {}
    for k, block in ipairs(model.blocks) do
        local items, words = {}, {}
        for j, value in ipairs(block.values) do
            local cells = { ("{ %d,"):format(value[1]), value[2] .. " },", ("/* %s */"):format(value[3]) }
            if not number[value[3]] then
                settings[#settings + 1] = cells
                number[value[3]] = #settings - 1
            end
            items[j] = (j == #block.values and "MMAREF_LAST_SETTING | " or "") .. number[value[3]] .. ","
            words[j] = value[3]
        end
        assert(#items > 0, "a row has no setting")
        rows[k] = { table.concat(items, " "),
            ("/* %d: %s */"):format(k - 1, table.concat(words, ", ")) }
    end
    if #rows == 0 then -- for integers, which ignore it
        settings[1], rows[1] = { "{ 0, 0 }," }, { "MMAREF_LAST_SETTING | 0," }
    end
    return c_text.align(settings), c_text.align(rows)
end

-- Profiles, then aliases.
local function profile_names(model)
    local names = table.move(model.profiles, 1, #model.profiles, 1, {})
    for _, alias in ipairs(model.aliases) do names[#names + 1] = alias.name end
    return names
end

local function alias_profiles(model)
    local list = {}
    for k, alias in ipairs(model.aliases) do list[k] = alias.profile end
    return list
end

local function fragments_of(model, profile)
    for k, name in ipairs(model.fragments) do
        if name == profile then return k - 1 end
    end
    return 0
end

-- Takes what a profile says of classes into a list, unless that says otherwise of one.
local function merge(blocks, own, classes)
    for _, class in ipairs(classes) do
        if blocks[class] and own[class] and blocks[class] ~= own[class] then return false end
    end
    for class, block in pairs(own) do blocks[class] = block end
    return true
end

-- Lists of block numbers by class, each with the names of the profiles that share it: profiles do
-- where no class that both have differs. Which list a profile has, from 0.
local function class_lists(model)
    local lists, number = {}, {}
    for _, profile in ipairs(model.profiles) do
        local k = 1
        while lists[k] and not merge(lists[k].blocks, model.by_profile[profile], model.classes) do k = k + 1 end
        if not lists[k] then
            lists[k] = { blocks = {}, profiles = {} }
            merge(lists[k].blocks, model.by_profile[profile], model.classes)
        end
        table.insert(lists[k].profiles, profile)
        number[profile] = k - 1
    end
    return lists, number
end

local function profile_entries(model, list_number)
    local rows = {}
    for k, profile in ipairs(model.profiles) do
        rows[k] = ("    { %d, %d }, /* %s */"):format(fragments_of(model, profile), list_number[profile], profile)
    end
    return "const mmaref_profile_entry mmaref_profiles[] = {\n" .. table.concat(rows, "\n") .. "\n};\n\n"
end

function tables.arithmetic(model)
    local lines, settings, rows = {}, arithmetic_rows(model)
    local lists, list_number = class_lists(model)
    for k, list in ipairs(lists) do
        local cells = {}
        for j, class in ipairs(model.classes) do
            cells[j] = (list.blocks[class] or 255) .. (j < #model.classes and "," or " },")
        end
        cells[1] = "{ " .. cells[1]
        cells[#cells + 1] = "/* " .. table.concat(list.profiles, ", ") .. " */"
        lines[k] = cells
    end
    return c_text.header("Arithmetic: how profiles sum products.", { "generator/spec/arithmetic.lua" }) .. c_text.include()
        .. c_text.texts("mmaref_profile_names", profile_names(model)) .. "\n"
        .. "/* The profiles that the aliases stand for. */\n"
        .. c_text.bytes("mmaref_aliases", alias_profiles(model))
        .. "/* Whose wmma fragments a profile has, and its row of the next table. */\n"
        .. profile_entries(model, list_number)
        .. "/* By class (" .. table.concat(model.classes, ", ") .. ")\n"
        .. " * the number of the arithmetic row; where no profile has such an instruction 255. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_profile_rows[][MMAREF_ARITHMETIC_CLASSES - 1] = {\n"
        .. c_text.align(lines) .. "\n};\n\n"
        .. "/* Number of a field and value. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_settings[][2] = {\n" .. settings .. "\n};\n\n"
        .. "/* Settings. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_arithmetic_rows[] = {\n" .. rows .. "\n};\n"
end

local function reasons_text(model)
    local texts, rows, number = {}, {}, {}
    for k, status in ipairs(model.reasons.statuses) do number[status] = k - 1 end
    for k, reason in ipairs(model.reasons) do
        texts[k] = model.only and reason.of_some or reason[3]
        rows[k] = { ("%d,"):format(number[reason[2]]), ("/* %s: %s */"):format(reason[1], reason[2]) }
    end
    return c_text.texts("mmaref_status_names", model.reasons.statuses) .. "\n" .. c_text.texts("mmaref_reason_texts", texts)
        .. "\n/* By reason - 1 its status, without the sign. */\nconst MMAREF_FLASH uint8_t mmaref_reason_statuses[] = {\n"
        .. c_text.align(rows) .. "\n};\n\n"
end

-- What stands behind the fields of arithmetic rows. Profiles, classes, fields and traits are masks.
local function evidence_text(model)
    local rows = {}
    for k, record in ipairs(model.evidence) do
        rows[k] = { ("{ 0x%05x,"):format(record.fields),
            ("{ 0x%04x, 0x%x },"):format(record.classes & 0xffffffff, record.classes >> 32), ("0x%03x,"):format(record.profiles),
            ("0x%03x,"):format(record.when), ("0x%03x,"):format(record.unless), record.certainty .. ",", model.source_number[record.source] .. " }," }
    end
    if #rows == 0 then rows[1] = { "{ 0, { 0, 0 }, 0, 0, 0, 0, 0 }," } end
    return "/* Fields, classes, profiles, traits wanted, traits not wanted, certainty, source. */\n"
        .. "const mmaref_evidence mmaref_evidences[] = {\n" .. c_text.align(rows) .. "\n};\n"
        .. ("const uint8_t mmaref_evidence_count = %d;\n"):format(#rows)
end

local function section_texts(model)
    local texts = {}
    for k, section in ipairs(model.sections) do texts[k] = section.section end
    return texts
end

-- In a file of their own: a linker drops them where nobody asks.
function tables.texts(model)
    return c_text.header("Texts of the instruction table and of errors, by number.",
            { "generator/spec/instructions.lua", "reasons.lua" }) .. c_text.include()
        .. c_text.texts("mmaref_target_texts", model.target_notes) .. "\n"
        .. c_text.texts("mmaref_section_texts", section_texts(model)) .. "\n"
        .. reasons_text(model)
end

local function source_texts(model)
    local first, more = arithmetic.source_parts(model.sources)
    return c_text.texts("mmaref_source_texts", first) .. c_text.texts("mmaref_more_source_texts", more)
        .. ("/* In the first of them. */\nconst uint8_t mmaref_source_count = %d;\n"):format(#first)
end

-- The largest texts of all, which only what prints them needs.
function tables.provenance(model)
    return c_text.header("Where the fields of arithmetic rows come from, and how sure they are.",
            { "generator/spec/arithmetic.lua" }) .. c_text.include()
        .. c_text.texts("mmaref_certainty_texts", arithmetic.certainty_texts) .. "\n"
        .. source_texts(model) .. "\n"
        .. evidence_text(model)
end

return tables
