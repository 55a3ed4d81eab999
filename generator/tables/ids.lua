-- SPDX-License-Identifier: MIT
-- Writes generated/mmaref_ids.h: the stable numbers of tokens, qualifiers, operands and profiles, and table sizes.
local arithmetic = require("tables.arithmetic")
local c_text = require("tables.c_text")
local encoding = require("tables.encoding")
local families = require("records.families")
local instructions = require("records.instructions")
local target_tables = require("tables.target_tables")
local vocabulary = require("records.vocabulary")

local ids = {}

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

-- Where the types of a unit of one's own begin among tokens and formats, each in the order of its records.
local function own_types(model)
    local own = model.unit and model.unit.formats or {}
    return "/* Own types of a unit: their number, the token and the format of the first one; both count up from there. "
        .. "*/\n" .. constant("MMAREF_UNIT_TYPES", #own) .. "\n"
        .. constant("MMAREF_UNIT_FIRST_TYPE", own[1] and model.words.number[own[1].name] or 0) .. "\n"
        .. constant("MMAREF_UNIT_FIRST_FORMAT", own[1] and #model.formats - #own + 1 or 0)
end

-- What an element is, and what its largest exponent field means: { name, comment, number }.
local kinds = { { "FLOAT", "a floating-point number" }, { "INTEGER", "an integer, in two's complement if it has a sign" },
    { "BIT", "a single bit" } }
local specials = {
    { "NONE", "numbers, as with every other exponent field: e3m2, e2m3, e2m1" },
    { "IEEE", "infinity if the fraction is zero, else NaN: IEEE 754" },
    { "NAN", "NaN if the fraction is all ones, else numbers: e4m3, ue8m0, ue4m3" },
    { "RESERVED", "numbers in operands, never in a result: the largest result has the next lower exponent field" },
    { "FNUZ", "numbers; the pattern of -0 is the only NaN, and zero has no sign" },
    { "BINADE", "added to one of the above: exponent field 0 is a binade like the others, see mmaref_type", 8 },
}

-- Defines MMAREF_WITHOUT_... for the families that no instruction of these tables needs.
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
    return "/* Reasons of errors; 0: no reason. */\nenum {\n" .. c_text.align(items) .. "\n};\n"
end

-- 94 -> 904
local function stamp(number) return number // 10 * 100 + number % 10 end

local function edition_constants(model)
    local read = model.editions
    return "/* The edition of the PTX ISA in the tables, and the first edition that rows are marked with; 904 is 9.4. */\n"
        .. constant("MMAREF_PTX_ISA", stamp(read.by_name[read.newest].number)) .. "\n"
        .. constant("MMAREF_PTX_ISA_FIRST", stamp(read.by_name[read.first].number)) .. "\n"
        .. ("#define MMAREF_EDITION %s\n"):format(
            c_text.string(model.unit and model.unit.document or "PTX ISA " .. read.newest))
        .. "/* Covers instructions and tokens in the order of their numbers, and how each profile sums each class. */\n"
        .. "#define MMAREF_TABLES_HASH 0x" .. model.hash .. "u\n"
end

-- The most lanes of a layout; a warp's where there is none.
local function most_lanes(model)
    local most = 0
    for _, layout in ipairs(model.layouts) do most = math.max(most, 1 << layout.lanes) end
    return most > 0 and most or 32
end

-- Words of all operands of the instruction that needs most for mmaref_gemm, and of its dense A if A is sparse.
local function gemm_words(model)
    local most = 0
    for _, row in ipairs(model.rows) do
        local of, words = row.operands, 0
        if of.b and of.d then
            for operand, count in pairs(model.registers(row)) do words = words + (count << of[operand].proof.lanes) end
            most = math.max(most, words + (of.e and 2 << of.a.proof.rows << of.a.proof.columns or 0))
        end
    end
    return most
end

--- The text of generated/mmaref_ids.h.
function ids.text(model)
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
        "/* Tokens, the words of instruction strings; a type and its format have the same number. */",
        (enumeration(c_text.token, model.words.list, 1, "MMAREF_TOKENS")
            :gsub("enum {\n", "enum {\n    MMAREF_TOKEN_NONE = 0,\n", 1)),
        "/* Qualifiers of tokens: see mmaref_instruction_token. */",
        enumeration("MMAREF_QUALIFIER_", vocabulary.qualifiers, 0, "MMAREF_QUALIFIERS"),
        enumeration("MMAREF_OPERAND_", instructions.operands, 0, "MMAREF_OPERANDS"),
        enumeration("MMAREF_PROFILE_", model.profiles, 0, "MMAREF_PROFILES"),

        "/* Arithmetic classes: columns of the profile table. */",
        (enumeration("MMAREF_CLASS_", model.classes, 1, "MMAREF_ARITHMETIC_CLASSES")
            :gsub("enum {\n", "enum {\n    MMAREF_CLASS_INTEGER = 0,\n", 1)),
        "/* Certainties of a field of an arithmetic row. */",
        enumeration("MMAREF_CERTAINTY_", arithmetic.certainties, 0, "MMAREF_CERTAINTIES"),
        "/* Traits: they distinguish instructions of a class if evidence covers only some of them. */",
        enumeration("MMAREF_TRAIT_", arithmetic.traits, 0, "MMAREF_TRAITS"),
        reason_numbers(model),
        "/* Element formats that no token names. */",
        container_formats(model),
        own_types(model),
        "",
        encoding.enumeration("The kind of an element.", "MMAREF_KIND_", kinds),
        encoding.enumeration("What patterns with the largest exponent field mean.", "MMAREF_SPECIAL_", specials),
        "/* Bytes of the longest instruction string, including its NUL. */",
        constant("MMAREF_TEXT_MAX", encoding.TEXT + 1),
        "\n#define MMAREF_LAYOUT_NONE 255",
        "/* The most lanes of an instruction; registers a lane of its largest operand, and of all its operands. */",
        constant("MMAREF_LANES", most_lanes(model)),
        constant("MMAREF_REGISTERS_MAX", registers),
        constant("MMAREF_REGISTERS_ALL", all_registers),
        "/* Words of working memory that suffice for mmaref_gemm by any instruction. */",
        constant("MMAREF_GEMM_WORDS", gemm_words(model)),
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
        constant("MMAREF_SELFTEST_RULES", model.rules and #model.rules.names or 0),
        constant("MMAREF_SELFTEST_TYPES", model.rules and #model.rules.types or 0),
        "\n#endif\n",
    }, "\n")
end

return ids
