-- SPDX-License-Identifier: MIT
-- The generated C files, each as text made from the numbered tables.
local arithmetic = require("arithmetic")
local c_text = require("c_text")
local instructions = require("instructions")
local vocabulary = require("vocabulary")

local tables = {}

local function log2(value)
    local count = 0
    while 1 << count < value do count = count + 1 end
    return count
end

-- enum { PREFIX_A = first, ... , total = count };
local function enumeration(prefix, names, first, total)
    local items = {}
    for k, name in ipairs(names) do
        items[k] = { c_text.name(prefix, name), ("= %d,"):format(first + k - 1) }
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

-- Certainty and source in one byte.
local function origin(model, of)
    local source = model.source_number[of.source]
    assert(source < 16, "sources no longer fit four bits")
    return of.certainty << 4 | source
end

-- The layout that all records of an operand share.
local function layout_number(model, operand)
    local number
    for _, record in ipairs(model.records) do
        if record.operand == operand then
            assert(number == nil or number == record.number, operand .. " has several layouts")
            number = record.number
        end
    end
    return number
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
        c_text.header("Stable numbers of words, qualifiers, operands and profiles, and table sizes.",
            { "generator/spec/formats.lua", "words.lua", "instructions.lua", "arithmetic.lua" }),
        "#ifndef MMAREF_IDS_H\n#define MMAREF_IDS_H\n",
        "/* Words of instruction strings; a type's number is its format's. */",
        (enumeration("MMAREF_WORD_", model.words.list, 1, "MMAREF_WORDS")
            :gsub("enum {\n", "enum {\n    MMAREF_WORD_NONE = 0,\n", 1)),
        "/* Qualifiers: the index of mmaref_instruction.word. */",
        enumeration("MMAREF_QUALIFIER_", vocabulary.qualifiers, 0, "MMAREF_QUALIFIERS"),
        enumeration("MMAREF_OPERAND_", instructions.operands, 0, "MMAREF_OPERANDS"),
        enumeration("MMAREF_PROFILE_", model.profiles, 0, "MMAREF_PROFILES"),
        "/* Whose wmma fragments; the default ones are those of sm_80. */",
        enumeration("MMAREF_FRAGMENTS_", model.fragments, 0, "MMAREF_FRAGMENTS"),
        "/* Arithmetic classes: columns of the profile table. */",
        (enumeration("MMAREF_CLASS_", model.classes, 1, "MMAREF_ARITHMETIC_CLASSES")),
        "/* How sure an arithmetic row is. */",
        enumeration("MMAREF_CERTAINTY_", arithmetic.certainties, 0, "MMAREF_CERTAINTIES"),
        "/* Element formats that no word names. */",
        container_formats(model),
        "\n#define MMAREF_LAYOUT_NONE 255",
        constant("MMAREF_LAYOUT_SCALE_A", layout_number(model, "scale_a")),
        constant("MMAREF_LAYOUT_SCALE_B", layout_number(model, "scale_b")),
        constant("MMAREF_REGISTERS_MAX", registers),
        constant("MMAREF_REGISTERS_ALL", all_registers),
        "\n/* Table sizes. */",
        constant("MMAREF_INSTRUCTIONS", model.instruction_count),
        constant("MMAREF_INSTRUCTION_ROWS", #model.all_rows),
        constant("MMAREF_LEGAL_ROWS", #model.all_rows - model.refused_rows),
        constant("MMAREF_LAYOUTS", #model.layouts),
        constant("MMAREF_FORMATS", #model.formats + 1),
        constant("MMAREF_FORMS", #model.forms),
        constant("MMAREF_CHIP_FRAGMENTS", #model.chip_fragments),
        constant("MMAREF_SETS", #model.sets + 1),
        constant("MMAREF_ALIASES", #model.aliases),
        "/* Certainty and source of rows whose measurements do not cover an instruction. */",
        constant("MMAREF_ORIGIN_OF_NARROW_TYPES", origin(model, arithmetic.unmeasured(model.not_measured.narrow))),
        constant("MMAREF_ORIGIN_OF_SPARSE", origin(model, arithmetic.unmeasured(model.not_measured.sparse))),
        constant("MMAREF_SELFTEST_ANSWERS", #model.answers),
        "\n#endif\n",
    }, "\n")
end

local function include() return '\n#include "mmaref_internal.h"\n\n' end

local function served_by(row)
    local names, more = {}, #row.names > 3 and (" and %d more"):format(#row.names - 3) or ""
    for k = 1, math.min(3, #row.names) do
        names[k] = ("%s (%s)"):format(row.names[k].name, row.names[k].section)
    end
    return "/* " .. table.concat(names, ", ") .. more .. " */"
end

function tables.layouts(model)
    local rows = {}
    for _, row in ipairs(model.layouts) do
        rows[#rows + 1] = { ("{ %d, %d, %d, %d,"):format(row.columns, row.rows, row.products, row.elements),
            "{ " .. table.concat(row.source, ", ") .. " } },", served_by(row) }
    end
    return c_text.header("Fragment layouts, each proved in range, covering and linear.",
            { "generator/spec/fragments/", "fragments_errata.lua" }) .. include()
        .. "/* log2 of columns, rows, products, elements a lane; for each bit of the row-major place\n"
        .. " * index the bit of lane * elements + element that supplies it. */\n"
        .. "const mmaref_layout_row mmaref_layout_rows[MMAREF_LAYOUTS] = {\n"
        .. c_text.align(rows) .. "\n};\n"
end

function tables.formats(model)
    local kinds = { float = "FLOAT", integer = "INTEGER", bit = "BIT" }
    local rows = { { "{ 0, 0, 0, 0, 0, 0, 0, 0 },", "", "", "", "", "", "", "", "/* no word */" } }
    for _, format in ipairs(model.formats) do
        rows[#rows + 1] = { ("{ MMAREF_KIND_%s,"):format(kinds[format.kind]), log2(format.width) .. ",",
            (format.shift or 0) .. ",", format.sign .. ",", (format.exponent or 0) .. ",",
            (format.fraction or 0) .. ",", (format.bias or 0) .. ",",
            ("MMAREF_SPECIAL_%s },"):format((format.special or "none"):upper()),
            ("/* %s%s */"):format(format.name, format.container and ", " .. format.container or "") }
    end
    return c_text.header("Element formats (PTX ISA 9.7.14.2).", { "generator/spec/formats.lua" }) .. include()
        .. "/* kind, log2 of the width, shift, sign, exponent and fraction bits, bias, special */\n"
        .. "const mmaref_format_row mmaref_format_rows[MMAREF_FORMATS] = {\n" .. c_text.align(rows) .. "\n};\n"
end

local function strings(list, none)
    local rows = {}
    for k, text in ipairs(list) do rows[k] = { c_text.string(text) .. "," } end
    if none then table.insert(rows, 1, { none .. "," }) end
    return c_text.align(rows)
end

local function bytes(name, list)
    local items = {}
    for k, value in ipairs(list) do items[k] = value .. "," end
    return ("const MMAREF_FLASH uint8_t %s[] = {\n%s\n};\n\n"):format(name, c_text.wrap(items))
end

local function sets_text(model)
    local starts, members, at = { "0," }, {}, 0
    for _, set in ipairs(model.sets) do
        starts[#starts + 1] = at .. ","
        for _, number in ipairs(set) do members[#members + 1] = number .. "," end
        at = at + #set
    end
    starts[#starts + 1] = at .. ","
    assert(at < 256, "set starts no longer fit a byte")
    return "const MMAREF_FLASH uint8_t mmaref_set_starts[MMAREF_SETS + 1] = {\n" .. c_text.wrap(starts) .. "\n};\n\n"
        .. "const MMAREF_FLASH uint8_t mmaref_set_words[] = {\n" .. c_text.wrap(members) .. "\n};\n"
end

local function forms_text(model)
    local rows, pool = {}, {}
    for _, form in ipairs(model.forms) do
        local first = #pool
        for k, role in ipairs(form.roles) do
            local choices = form.choices[k]
            pool[#pool + 1] = ("{ %s, %d, %d },"):format(c_text.name("MMAREF_QUALIFIER_", role), choices.at, #choices)
        end
        rows[#rows + 1] = { ("{ %d, %d,"):format(first, #form.roles),
            ("%d, %d, %d,"):format(form.turn.first, form.turn.width, form.turn.by),
            model.section_number[form.section] .. " },", "/* " .. form.rows[1].first_text .. " */" }
    end
    return bytes("mmaref_slot_sets", model.slot_sets)
        .. "/* Qualifier; where its sets start in mmaref_slot_sets, and how many there are. */\n"
        .. "const mmaref_form_slot mmaref_form_slots[] = {\n" .. c_text.wrap(pool) .. "\n};\n\n"
        .. "/* First slot, slots; the second order: first slot, width and turn of what moves; section. */\n"
        .. "const mmaref_form_row mmaref_form_rows[MMAREF_FORMS] = {\n" .. c_text.align(rows) .. "\n};\n"
end

local function shapes_text(model)
    local rows = {}
    for _, word in ipairs(model.words.list) do
        if model.words.class[word] == "shape" then
            local m, n, k = word:match("^m(%d+)n(%d+)k?(%d*)$")
            rows[#rows + 1] = { ("{ %d, %d, %d },"):format(log2(tonumber(m)), log2(tonumber(n)), log2(tonumber(k) or 1)),
                "/* " .. word .. " */" }
        end
    end
    return "/* log2 of m, n, k of the words from m8n8k4 on */\n"
        .. "const mmaref_shape_row mmaref_shape_rows[] = {\n" .. c_text.align(rows) .. "\n};\n"
end

function tables.words(model)
    return c_text.header("Words of instruction strings, sets of words, and their orders (forms).",
            { "generator/spec/words.lua", "formats.lua", "instructions.lua" }) .. include()
        .. "const char *const mmaref_words[MMAREF_WORDS] = {\n" .. strings(model.words.list, "NULL") .. "\n};\n\n"
        .. shapes_text(model)
        .. "\n/* Set s is words starts[s] up to starts[s + 1]; 0 stands for a qualifier left out. */\n"
        .. sets_text(model) .. "\n" .. forms_text(model)
end

local function tuples(list)
    local rows = {}
    for k, tuple in ipairs(list) do rows[k] = { "{ " .. table.concat(tuple, ", ") .. " }," } end
    return c_text.align(rows)
end

-- wmma.mma of f16 stands for three classes: the profiles that have it have all three.
local function check_open_class(model)
    for _, profile in ipairs(model.profiles) do
        local known = model.by_profile[profile]
        assert((known["wmma.f16.f16"] ~= nil) == (known["wmma.f16.f32"] ~= nil)
            and (known["wmma.f16.f16"] ~= nil) == (known["wmma.f32"] ~= nil), profile .. ": wmma of f16 in part")
    end
end

local function instruction_cells(model, row)
    local detail = row.class and model.class_number[row.class] or 0
    if row.reason then detail = model.reason_number[row.reason] end
    return { ("{ %d,"):format(row.first_id or model.instruction_count), row.code .. ",", row.form .. ",",
        row.layouts_number .. ",", row.availability_number .. ",", detail .. " },",
        ("/* %s */"):format(row.first_text) }
end

local function chip_fragments_text(model)
    local rows, number = {}, {}
    for k, name in ipairs(model.fragments) do number[name] = k - 1 end
    for k, own in ipairs(model.chip_fragments) do
        local record = own.record
        rows[k] = { ("{ %d,"):format(number[record.chips]), c_text.name("MMAREF_WORD_", own.shape) .. ",",
            c_text.name("MMAREF_OPERAND_", record.operand) .. ",", c_text.name("MMAREF_WORD_", record.types[1]) .. ",",
            (record.layout and c_text.name("MMAREF_WORD_", record.layout) or 0) .. ",",
            ("%d },"):format(record.number), ("/* %s */"):format(record.name) }
    end
    return "/* Fragments of single chips: whose, shape, operand (C is D too), type, layout in memory, row of\n"
        .. " * the layout table. */\n"
        .. "const mmaref_chip_fragment mmaref_chip_fragments[MMAREF_CHIP_FRAGMENTS] = {\n" .. c_text.align(rows) .. "\n};\n\n"
end

function tables.instructions(model)
    local rows = {}
    check_open_class(model)
    assert(#model.slot_sets < 256 and #model.operand_layouts < 128 and #model.layouts < 128 and #model.availability < 256)
    for k, row in ipairs(model.all_rows) do rows[k] = instruction_cells(model, row) end
    return c_text.header("The instruction table.", { "generator/spec/instructions.lua" }) .. include()
        .. "/* PTX version, targets; profiles that have it. */\n"
        .. "const mmaref_availability mmaref_availabilities[] = {\n" .. tuples(model.availability) .. "\n};\n\n"
        .. "/* Layouts of a, b, c, d, e; 255: no such operand. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_operand_layouts[][MMAREF_OPERAND_E + 1] = {\n" .. tuples(model.operand_layouts) .. "\n};\n\n"
        .. chip_fragments_text(model)
        .. "/* First number; code of its sets; form; layouts; availability; arithmetic\n"
        .. " * class, from MMAREF_LEGAL_ROWS on the reason of refusal. */\n"
        .. "const mmaref_packed_row mmaref_packed_rows[MMAREF_INSTRUCTION_ROWS] = {\n"
        .. c_text.align(rows) .. "\n};\n"
end

local function arithmetic_rows(model)
    local rows = {}
    for k, block in ipairs(model.blocks) do
        local bytes_of_row, words = { ("%d, 0x%02x,"):format(#block.values, origin(model, block)) }, {}
        for j, value in ipairs(block.values) do
            bytes_of_row[j + 1] = ("%d, %s,"):format(value[1], value[2])
            words[j] = value[3]
        end
        rows[k] = ("    %s /* %d: %s */"):format(table.concat(bytes_of_row, " "), k - 1, table.concat(words, ", "))
    end
    return table.concat(rows, "\n")
end

-- Texts one behind the other, each with the zero that ends it.
local function joined(name, list)
    local lines = {}
    for k, text in ipairs(list) do lines[k] = ('    "%s\\0"'):format(text) end
    lines[#lines] = lines[#lines]:gsub("\\0", "")
    return ("const char %s[] =\n%s;\n"):format(name, table.concat(lines, "\n"))
end

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

local function profile_fragments(model)
    local list = {}
    for k, profile in ipairs(model.profiles) do
        list[k] = 0
        for j, name in ipairs(model.fragments) do
            if name == profile then list[k] = j - 1 end
        end
    end
    return list
end

function tables.arithmetic(model)
    local lines = {}
    for _, profile in ipairs(model.profiles) do
        local cells = {}
        for k, class in ipairs(model.classes) do
            cells[#cells + 1] = (model.by_profile[profile][class] or 255) .. (k < #model.classes and "," or " },")
        end
        cells[1] = "{ " .. cells[1]
        cells[#cells + 1] = "/* " .. profile .. " */"
        lines[#lines + 1] = cells
    end
    return c_text.header("Arithmetic: how profiles sum products.", { "generator/spec/arithmetic.lua" }) .. include()
        .. joined("mmaref_profile_names", profile_names(model)) .. "\n"
        .. "/* The profiles that the aliases stand for. */\n"
        .. bytes("mmaref_aliases", alias_profiles(model))
        .. "/* Whose wmma fragments a profile has. */\n"
        .. bytes("mmaref_profile_fragments", profile_fragments(model))
        .. "/* By profile and class (" .. table.concat(model.classes, ", ") .. ")\n"
        .. " * the number of the row below; 255: the profile has no such instruction. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_profile_rows[MMAREF_PROFILES][MMAREF_ARITHMETIC_CLASSES - 1] = {\n"
        .. c_text.align(lines) .. "\n};\n\n"
        .. "/* How many fields follow; certainty and source; number of the field and value. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_arithmetic_rows[] = {\n"
        .. arithmetic_rows(model) .. "\n};\n"
end

-- In a file of their own: a linker drops them where nobody asks.
function tables.texts(model)
    return c_text.header("Texts of the instruction and arithmetic tables.",
        { "generator/spec/instructions.lua", "arithmetic.lua" }) .. include()
        .. "const char *const mmaref_target_texts[] = {\n" .. strings(model.targets) .. "\n};\n\n"
        .. "const char *const mmaref_section_texts[] = {\n" .. strings(model.sections) .. "\n};\n\n"
        .. "const char *const mmaref_reason_texts[] = {\n" .. strings(model.reasons) .. "\n};\n\n"
        .. "const char *const mmaref_source_texts[] = {\n" .. strings(model.sources) .. "\n};\n\n"
        .. joined("mmaref_certainty_texts", arithmetic.certainty_texts)
end

return tables
