-- SPDX-License-Identifier: MIT
-- Writes generated/table_instructions.c: what the core needs of each family of instructions. A family is a run of
-- numbers whose operands have the same layouts: a row of the specification and the rows that continue it.
local c_text = require("tables.c_text")
local editions = require("records.editions")
local families = require("records.families")
local instructions = require("records.instructions")
local table_names = require("tables.table_names")

local instruction_table = {}

-- The qualifiers whose word is a column of a family if all of its instructions share it.
local columns = { "name", "action", "matrix", "shape", "kind", "dtype", "atype", "btype", "ctype" }
local is_column = {}
for _, role in ipairs(columns) do is_column[role] = true end

-- Qualifiers that only the string needs.
local only_syntax = { sync = true, aligned = true, popc = true, block_scale = true }

-- What a row says: its string, or what a unit says beside it.
local function said(row) return row.said or row end

local function token(name) return name and c_text.token_cell(name) or "TOKEN(NONE)" end

--- The string of a family: `{.word}` may be missing, one of `(u8|s8)` is there.
function instruction_table.pattern(slots)
    local parts = {}
    for k, slot in ipairs(slots) do
        local text = #slot > 1 and "(" .. table.concat(slot, "|") .. ")" or slot[1]
        text = (k > 1 and "." or "") .. text
        parts[k] = slot.optional and "{" .. text .. "}" or text
    end
    return table.concat(parts)
end

-- The words that vary in a row, and those of no column: their part of a name, and initialisers, for each
-- qualifier its number, how many words, and the words; that of the last slot first, as it varies fastest.
local function choices_of(row)
    local name, cells = "", {}
    row = said(row)
    for k = #row.slots, 1, -1 do
        local slot, role = row.slots[k], row.roles[k]
        local varies = #slot > 1 or slot.optional
        if varies or not (is_column[role] or only_syntax[role]) then
            local list = { c_text.name("MMAREF_QUALIFIER_", role), ("%d"):format(#slot + (slot.optional and 1 or 0)) }
            if slot.optional then list[#list + 1] = token(nil) end
            for _, each in ipairs(slot) do list[#list + 1] = token(each) end
            name = name .. "_" .. role .. (slot.optional and "_none" or "") .. "_" .. table.concat(slot, "_")
            cells[#cells + 1] = table.concat(list, ", ") .. ","
        end
    end
    return name, cells
end

-- The lists of variants of a family, one for each of its rows, as VARIANTS_... and its initialisers.
local function variants_of(family)
    local name, cells = "VARIANTS", {}
    for _, row in ipairs(family.rows) do
        local section, choices, list = table_names.section(row), choices_of(row)
        name = name .. row.availability:gsub("^AVAILABLE", "") .. section:gsub("^SECTION", "") .. choices
        cells[#cells + 1] = ("%d, %s, %s,"):format(row.variants, row.availability, section)
        table.move(list, 1, #list, #cells + 1, cells)
        cells[#cells + 1] = "MMAREF_QUALIFIERS,"
    end
    return name:gsub("[^%w]+", "_"), cells
end

local function fixed_word(row, column)
    row = said(row)
    for k, role in ipairs(row.roles) do
        local slot = row.slots[k]
        if role == column and #slot == 1 and not slot.optional then return slot[1] end
    end
end

local function words_of(row)
    local cells = {}
    for k, column in ipairs(columns) do cells[k] = token(fixed_word(row, column)) end
    return table.concat(cells, ", ")
end

local function layouts_of(model, row)
    local cells = {}
    for k, operand in ipairs(instructions.operands) do cells[k] = table_names.layout_of(model, row.operands[operand]) end
    return table.concat(cells, ", ")
end

local function class_of(row) return c_text.name("MMAREF_CLASS_", row.class or "integer") end

-- Whether a row differs from the one before in its state space alone: the specification splits a line where a version
-- adds a space.
local function goes_on(model, before, row)
    if before.first_id + before.variants ~= row.first_id or before.section ~= row.section or before.edition ~= row.edition
        or #before.slots ~= #row.slots or families.condition(model.families, before) ~= families.condition(model.families, row) then
        return false
    end
    for k, role in ipairs(row.roles) do
        if before.roles[k] ~= role then return false end
        if role ~= "space" and table.concat(before.slots[k], " ") ~= table.concat(row.slots[k], " ") then return false end
    end
    return words_of(before) == words_of(row) and layouts_of(model, before) == layouts_of(model, row)
        and class_of(before) == class_of(row)
end

--- The families: { rows = { row, and those that go on with it }, first, count }.
function instruction_table.families(model)
    local list = {}
    for k, row in ipairs(model.rows_with_numbers) do
        if k > 1 and goes_on(model, model.rows_with_numbers[k - 1], row) then
            table.insert(list[#list].rows, row)
            list[#list].count = list[#list].count + row.variants
        else
            list[#list + 1] = { rows = { row }, first = row.first_id, count = row.variants }
        end
    end
    return list
end

local function family_text(model, family)
    local row, patterns = family.rows[1], {}
    for k, each in ipairs(family.rows) do patterns[k] = instruction_table.pattern(each.slots) end
    return ("    /* %s */\n    { %d, %d, { %s },\n      %s,\n      { %s },\n      %s },"):format(
        table.concat(patterns, "\n     * "), family.first, family.count, words_of(row), class_of(row),
        layouts_of(model, row), (variants_of(family)))
end

--- Lines grouped into runs of the same condition.
-- @param items { condition = "MMAREF_HAS_FLOAT" or nil, text }
function instruction_table.conditional(items)
    local lines, open = {}, nil
    for _, item in ipairs(items) do
        if item.condition ~= open then
            if open then lines[#lines + 1] = "#endif" end
            if item.condition then lines[#lines + 1] = "#if " .. item.condition end
            open = item.condition
        end
        lines[#lines + 1] = item.text
    end
    if open then lines[#lines + 1] = "#endif" end
    return table.concat(lines, "\n")
end

-- The number of items in lines of initialisers, each followed by a comma.
local function count_items(cells) return select(2, table.concat(cells):gsub(",", "")) end

--- The lists of variants, each once: { name, size, cells, condition: of the families that have it }.
function instruction_table.variant_lists(model)
    local list, by_name = {}, {}
    for _, family in ipairs(instruction_table.families(model)) do
        local name, cells = variants_of(family)
        if not by_name[name] then
            by_name[name] = { name = name, size = count_items(cells), cells = cells, conditions = {} }
            list[#list + 1] = by_name[name]
        end
        local condition = families.condition(model.families, family.rows[1]) or "1"
        by_name[name].conditions[condition] = true
    end
    for _, item in ipairs(list) do
        local conditions = {}
        for condition in pairs(item.conditions) do conditions[#conditions + 1] = "(" .. condition .. ")" end
        table.sort(conditions)
        if not item.conditions["1"] then item.condition = table.concat(conditions, " || ") end
    end
    return list
end

-- Their places, an enumeration in which each begins after the one before, and their contents.
local function variants_text(model)
    local places, lists = {}, {}
    for k, item in ipairs(instruction_table.variant_lists(model)) do
        places[k] = { condition = item.condition, text = ("    LIST(%s, %d)"):format(item.name, item.size) }
        lists[k] = { condition = item.condition,
            text = ("    /* %s */\n    %s"):format(item.name, table.concat(item.cells, "\n    ")) }
    end
    return "#define LIST(name, size) name, LAST_OF_##name = name + (size) - 1,\nenum {\n"
        .. instruction_table.conditional(places) .. "\n    VARIANTS\n};\n\n"
        .. "const MMAREF_FLASH uint8_t mmaref_variants[] = {\n" .. instruction_table.conditional(lists)
        .. "\n    MMAREF_QUALIFIERS /* ends them */\n};"
end

local function families_text(model)
    local items = {}
    for k, family in ipairs(instruction_table.families(model)) do
        items[k] = { condition = families.condition(model.families, family.rows[1]), text = family_text(model, family) }
    end
    return instruction_table.conditional(items)
end

-- The shapes that the families have.
local function shapes_text(model)
    local rows, used = {}, {}
    local function log2(text) return math.tointeger(math.log(tonumber(text) or 1, 2)) end
    for _, row in ipairs(model.rows_with_numbers) do used[fixed_word(row, "shape") or ""] = true end
    for _, name in ipairs(model.words.list) do
        if used[name] then
            local m, n, k = name:match("^m(%d+)n(%d+)k?(%d*)$")
            rows[#rows + 1] = ("    { %s, %d, %d, %d },"):format(token(name), log2(m), log2(n), log2(k))
        end
    end
    return "/* Token; log2 of m, n and k. */\nconst mmaref_shape mmaref_shapes[] = {\n    { TOKEN(NONE), 0, 0, 0 },\n"
        .. table.concat(rows, "\n") .. "\n};\n\n"
        .. "const uint8_t mmaref_shape_count = sizeof mmaref_shapes / sizeof mmaref_shapes[0];\n\n"
end

local function availabilities_text(model)
    local rows = {}
    for k, available in ipairs(model.availabilities) do
        rows[k] = ("    { %d, %s, 0x%x }, /* %s */"):format(available.ptx, available.targets, available.profiles, available.name)
    end
    return "/* PTX ISA version times ten; targets; mask of the profiles that have it. */\n"
        .. "const mmaref_availability mmaref_availabilities[] = {\n" .. table.concat(rows, "\n") .. "\n};\n\n"
end

-- The edition of each section, times ten; 0 for a section of another document.
local function editions_text(model)
    local rows, read = {}, model.editions
    for k, row in ipairs(model.sections) do
        local edition = row.edition or read.first
        local number = editions.key(read, edition, row.section) and read.by_name[edition].number or 0
        rows[k] = ("    %d, /* %s */"):format(number, table_names.section(row))
    end
    return "/* By section the edition that its rows were transcribed from, times ten; 0: of no edition. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_section_editions[] = {\n" .. table.concat(rows, "\n") .. "\n};\n\n"
end

local function chip_fragments_text(model)
    local rows, number = {}, {}
    for k, name in ipairs(model.fragments) do number[name] = k - 1 end
    for k, own in ipairs(model.chip_fragments) do
        local record = own.record
        rows[k] = ("    { %d, %s, %s, %s, %s, %s }, /* %s */"):format(number[record.chips], token(own.shape),
            c_text.name("MMAREF_OPERAND_", record.operand), token(record.types[1]), token(record.layout),
            table_names.layout_of(model, record), record.name)
    end
    if #rows == 0 then rows[1] = "    { 0, 0, 0, 0, 0, 0 }," end
    return "/* Fragments of single chips: whose, shape, operand (C is D too), type, layout in memory (NONE: either),\n"
        .. " * layout. */\n"
        .. "const mmaref_chip_fragment mmaref_chip_fragments[] = {\n" .. table.concat(rows, "\n") .. "\n};\n\n"
end

-- wmma.mma of f16 stands for three classes: the profiles that have it have all three.
local function check_open_class(model)
    for _, profile in ipairs(model.profiles) do
        local known = model.by_profile[profile]
        assert((known["wmma.f16.f16"] ~= nil) == (known["wmma.f16.f32"] ~= nil)
            and (known["wmma.f16.f16"] ~= nil) == (known["wmma.f32"] ~= nil), profile .. ": wmma of f16 in part")
    end
end

local function zeros(count) return ("0, "):rep(count - 1) .. "0" end

--- The text of generated/table_instructions.c.
function instruction_table.text(model)
    check_open_class(model)
    return c_text.header("What computing takes of each family of instructions; their strings are in table_syntax.c.",
            { "generator/spec/instructions.lua", "families.lua" })
        .. c_text.include() .. "#include \"table_names.h\"\n\n" .. c_text.token_macros
        .. shapes_text(model) .. availabilities_text(model) .. editions_text(model) .. chip_fragments_text(model)
        .. "/* Lists of variants: how many, availability, section; then of each qualifier that no column has, or that varies,\n"
        .. " * its number, how many tokens, the tokens (NONE: left out). The last one in the string comes first: it varies\n"
        .. " * fastest from number to number. */\n"
        .. variants_text(model) .. "\n\n"
        .. "/* First number, how many; " .. table.concat(columns, ", ") .. " (NONE: it has none, or it is in the list);\n"
        .. " * arithmetic class; layouts of " .. table.concat(instructions.operands, ", ") .. "; lists of variants. */\n"
        .. "const mmaref_family mmaref_families[] = {\n" .. families_text(model) .. "\n"
        .. ("    { MMAREF_INSTRUCTIONS, 0, { %s }, 0, { %s }, VARIANTS } /* behind the last one */\n};\n\n"):format(
            zeros(#columns), zeros(#instructions.operands))
        .. "const MMAREF_FLASH uint16_t mmaref_family_count = sizeof mmaref_families / sizeof mmaref_families[0];\n"
end

return instruction_table
