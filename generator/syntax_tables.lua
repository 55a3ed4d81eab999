-- SPDX-License-Identifier: MIT
-- The generated C files that tell which strings are instructions, and what each is.
local c_text = require("c_text")
local families = require("families")
local word_sets = require("word_sets")

local syntax_tables = {}

local function shape_numbers(word)
    local m, n, k = word:match("^m(%d+)n(%d+)k?(%d*)$")
    local function log2(text) return math.tointeger(math.log(tonumber(text) or 1, 2)) end
    return log2(m), log2(n), log2(k)
end

local function shapes_text(model)
    local rows = {}
    for _, word in ipairs(model.words.list) do
        if model.words.class[word] == "shape" then
            local m, n, k = shape_numbers(word)
            assert(m >= 3 and m <= 6 and n >= 3 and n <= 6 and k < 16, word .. " does not fit a byte")
            rows[#rows + 1] = { ("%d << 6 | %d << 4 | %d,"):format(m - 3, n - 3, k), "/* " .. word .. " */" }
        end
    end
    return "/* log2 of m / 8, n / 8 and k of the words from m8n8k4 on: 2, 2 and 4 bits */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_shapes[] = {\n" .. c_text.align(rows) .. "\n};\n\n"
end

local function sets_text(model)
    local starts, members = { 0 }, {}
    for _, set in ipairs(model.sets) do
        table.move(set, 1, #set, #members + 1, members)
        starts[#starts + 1] = #members
    end
    assert(#members < 256, "set starts no longer fit a byte")
    return "/* Set MMAREF_SEVERAL + s is words starts[s] up to starts[s + 1]; 0 stands for a qualifier left out. */\n"
        .. c_text.bytes("mmaref_set_starts", starts) .. c_text.bytes("mmaref_set_words", members)
end

local function slots_text(model)
    local rows = {}
    assert(#model.slots < 256 and #model.slot_sets < 256)
    for k, slot in ipairs(model.slots) do
        local bits = word_sets.bits_of(slot[3])
        assert(bits < 8)
        rows[k] = ("{ %d << 5 | %s, %d },"):format(bits, c_text.name("MMAREF_QUALIFIER_", slot[1]), slot[2])
    end
    return "/* A set of one word is the word, others are MMAREF_SEVERAL and more. */\n"
        .. c_text.bytes("mmaref_slot_sets", model.slot_sets)
        .. "/* Bits that tell the set, qualifier; where the sets start in mmaref_slot_sets. */\n"
        .. "const mmaref_slot_row mmaref_slot_rows[] = {\n" .. c_text.wrap(rows) .. "\n};\n\n"
end

local function forms_text(model)
    local rows = { { "{ 0,", "0x00, 0x00 },", "/* left out */" } }
    for k, form in ipairs(model.forms) do
        local section = model.section_number[form.section]
        assert(#form.roles < 16 and form.at < 4096 and form.turn.width < 16 and section < 16)
        rows[k + 1] = { ("{ %du << MMAREF_FORM_FIRST_BITS | %d,"):format(#form.roles, form.at),
            ("0x%x%x, 0x%x%x },"):format(form.turn.width, form.turn.by, form.turn.first, section),
            "/* " .. form.rows[1].first_text .. " */" }
    end
    return "/* Rows of mmaref_slot_rows. */\n" .. c_text.bytes("mmaref_form_slots", model.form_slots)
        .. "/* How many slots, the first one; of the second order how many are turned and by how many, where\n"
        .. " * they begin; section. */\n"
        .. "const mmaref_form_row mmaref_form_rows[] = {\n" .. c_text.align(rows) .. "\n};\n"
end

local function left_out_text(model)
    local lines = {}
    for _, family in ipairs(model.families) do
        local numbers = {}
        for k, word in ipairs(family.words) do numbers[k] = model.words.number[word] .. "," end
        lines[#lines + 1] = ("#if !%s\n%s\n#endif"):format(family.has, c_text.wrap(numbers))
    end
    return "/* Words of the families that this build leaves out, ending with 0. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_left_out_words[] = {\n" .. table.concat(lines, "\n") .. "\n    0\n};\n\n"
end

function syntax_tables.words(model)
    local texts = table.move(model.words.list, 1, #model.words.list, 2, { "" })
    return c_text.header("Words of instruction strings, sets of words, and their orders (forms).",
            { "generator/spec/words.lua", "formats.lua", "instructions.lua", "families.lua" }) .. c_text.include()
        .. c_text.texts("mmaref_words", texts) .. "\n" .. shapes_text(model) .. left_out_text(model)
        .. sets_text(model) .. slots_text(model) .. forms_text(model)
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
    if #rows == 0 then rows[1] = { "{ 0, 0, 0, 0, 0, 0 }," } end
    return "/* Fragments of single chips: whose, shape, operand (C is D too), type, layout in memory, row of\n"
        .. " * the layout table. */\n"
        .. "const mmaref_chip_fragment mmaref_chip_fragments[] = {\n" .. c_text.align(rows) .. "\n};\n\n"
end

local function row_cells(code, form, ...)
    local cells = { ("MMAREF_ROW(%d,"):format(code), form .. ",", ... }
    for k = 3, #cells - 1 do cells[k] = cells[k] .. "," end
    cells[#cells] = cells[#cells] .. "),"
    return cells
end

local function gap_cells(ids)
    assert(ids < 1 << word_sets.CODE_BITS, "the code no longer holds how many instructions are left out")
    return row_cells(ids, 0, 0, 0, 0)
end

-- Rows in runs that the same condition holds in; of one that is left out the ids stay.
local function runs_of(model)
    local runs = {}
    for _, row in ipairs(model.all_rows) do
        if (row.gap_before or 0) > 0 then runs[#runs + 1] = { rows = { gap_cells(row.gap_before) }, ids = 0 } end
        local condition = families.condition(model.families, row)
        local run = runs[#runs]
        if not run or run.condition ~= condition or row.gap_before then
            run = { condition = condition, rows = {}, ids = 0 }
            runs[#runs + 1] = run
        end
        run.ids = run.ids + (row.first_id and row.variants or 0)
        local cells = row_cells(row.code, row.form, row.availability_cell, row.detail_cell, row.layouts_cell)
        cells[#cells + 1] = ("/* %s */"):format(row.first_text)
        run.rows[#run.rows + 1] = cells
    end
    if model.gap_after > 0 then runs[#runs + 1] = { rows = { gap_cells(model.gap_after) }, ids = 0 } end
    return runs
end

local function rows_text(model)
    local lines = {}
    for _, run in ipairs(runs_of(model)) do
        local text = c_text.align(run.rows)
        if run.condition then
            local gap = run.ids > 0 and "\n#else\n" .. c_text.align({ gap_cells(run.ids) }) or ""
            text = ("#if %s\n%s%s\n#endif"):format(run.condition, text, gap)
        end
        lines[#lines + 1] = text
    end
    return table.concat(lines, "\n")
end

function syntax_tables.instructions(model)
    check_open_class(model)
    assert(#model.forms < 64 and #model.availability <= 32 and #model.classes < 16)
    local operand_layouts = model.operand_layouts
    if #operand_layouts == 0 then operand_layouts = { { 255, 255, 255, 255 } } end -- no array of C is empty
    return c_text.header("The instruction table.", { "generator/spec/instructions.lua", "families.lua" })
        .. c_text.include()
        .. "/* PTX version, number of what is asked of targets; profiles that have it. */\n"
        .. "const mmaref_availability mmaref_availabilities[] = {\n" .. tuples(model.availability) .. "\n};\n\n"
        .. "/* Layouts of a, b, c, d, of sparse ones of a, b, c (d too), e; 255: no such operand. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_operand_layouts[][MMAREF_OPERAND_E] = {\n"
        .. tuples(operand_layouts) .. "\n};\n\n"
        .. chip_fragments_text(model)
        .. "/* Code, form, availability, detail, layouts; where a family is left out, how many instructions. */\n"
        .. "const MMAREF_FLASH uint32_t mmaref_packed_rows[] = {\n" .. rows_text(model) .. "\n};\n\n"
        .. "const MMAREF_FLASH uint16_t mmaref_packed_row_count =\n"
        .. "    sizeof mmaref_packed_rows / sizeof mmaref_packed_rows[0];\n"
end

return syntax_tables
