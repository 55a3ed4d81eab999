-- SPDX-License-Identifier: MIT
-- Writes generated/table_syntax.c: the words of instruction strings and the strings that have them. Only code that
-- reads or writes strings needs it.
local c_text = require("tables.c_text")
local families = require("records.families")
local instruction_table = require("tables.instruction_table")

local syntax_table = {}


local function token(name) return c_text.token_cell(name) end

-- A set of several words is named by its contents.
local function set_name(slot)
    return ("SET_%s%s"):format(slot.optional and "none_" or "", table.concat(slot, "_"):gsub("[^%w]+", "_"))
end

local function is_set(slot) return slot.optional or #slot > 1 end

--- The sets that rows have, each once: slots of rows.
function syntax_table.sets(model)
    local slots, seen = {}, {}
    for _, row in ipairs(model.all_rows) do
        for _, slot in ipairs(row.slots) do
            local name = set_name(slot)
            if is_set(slot) and not seen[name] then slots[#slots + 1] = slot end
            seen[name] = true
        end
    end
    return slots
end

-- For each set the number of its words and the words; and where it begins in this list.
local function sets_text(model)
    local names, lists, places, starts = {}, {}, {}, {}
    for k, slot in ipairs(syntax_table.sets(model)) do
        local words, name = { slot.optional and "TOKEN(NONE)" or nil }, set_name(slot)
        local list = name:gsub("^SET", "WORDS")
        for _, each in ipairs(slot) do words[#words + 1] = token(each) end
        names[k] = ("    %s,"):format(name)
        lists[k] = ("    %d, %s, /* %s */"):format(#words, table.concat(words, ", "), list)
        places[k] = ("    LIST(%s, %d)"):format(list, #words + 1)
        starts[k] = ("    %s,"):format(list)
    end
    names[1] = names[1] and names[1]:gsub(",$", " = MMAREF_SET,")
    return "/* Sets of tokens: how many, the tokens. NONE: none of them has to be there. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_set_tokens[] = {\n" .. table.concat(lists, "\n") .. "\n    0 /* ends them */\n};\n\n"
        .. "/* Where each begins. */\n#define LIST(name, size) name, LAST_OF_##name = name + (size) - 1,\nenum {\n"
        .. table.concat(places, "\n") .. "\n    WORDS\n};\n\n"
        .. "const MMAREF_FLASH uint16_t mmaref_set_places[] = {\n" .. table.concat(starts, "\n") .. "\n    WORDS\n};\n\n"
        .. "/* Items of rows that are sets: their places in mmaref_set_places. */\nenum {\n" .. table.concat(names, "\n")
        .. "\n    SETS\n};\n\n"
end

local function items_of(row)
    local items = {}
    for k, slot in ipairs(row.slots) do items[k] = is_set(slot) and set_name(slot) or token(slot[1]) end
    return table.concat(items, ", ")
end

local function row_text(row)
    if row.points_at then
        return ("    REFUSED(%s, %d), %s, END,"):format(c_text.name("MMAREF_REASON_", row.reason), row.points_at - 1,
            items_of(row))
    end
    return ("    %s(%d), %s, END,"):format(row.implicit_aligned and "ALIGNED_IMPLICIT" or "LEGAL", row.first_id, items_of(row))
end

local function rows_text(model)
    local items = {}
    for k, row in ipairs(model.all_rows) do
        items[k] = { condition = families.condition(model.families, row), text = row_text(row) }
    end
    return instruction_table.conditional(items)
end

-- By word the qualifier whose words keep their order among each other: types, layouts, operation and popc.
local function classes_text(model)
    local alike = { type = "dtype", layout = "alayout", popc = "bitop" }
    local lines = {}
    for k, name in ipairs(model.words.list) do
        local class = model.words.class[name]
        lines[k] = ("    %s, /* %s */"):format(c_text.name("MMAREF_QUALIFIER_", alike[class] or class), name)
    end
    return "/* By token its qualifier; words of the same one keep their order. DTYPE stands for every type, ALAYOUT for both\n"
        .. " * layouts, BITOP for popc too. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_token_qualifiers[MMAREF_TOKENS] = {\n    MMAREF_QUALIFIERS, /* none */\n" .. table.concat(lines, "\n") .. "\n};\n\n"
end

local function left_out_text(model)
    local items = {}
    for _, family in ipairs(model.families) do
        for _, name in ipairs(family.words) do
            items[#items + 1] = { condition = "!" .. family.has, text = ("    %s,"):format(token(name)) }
        end
    end
    return "/* Tokens of the families that this build leaves out, ending with NONE. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_left_out_tokens[] = {\n" .. instruction_table.conditional(items)
        .. "\n    TOKEN(NONE)\n};\n\n"
end

local function outside_text(model)
    local names = {}
    for k, each in ipairs(model.outside) do names[k] = each.name end
    return "/* Instructions that other chapters define; the reasons from MMAREF_REASON_OF_"
        .. names[1]:upper() .. " on say where. */\n" .. c_text.texts("mmaref_outside_names", names)
        .. ("const uint8_t mmaref_outside_count = %d;\n\n"):format(#names)
end

--- The text of generated/table_syntax.c.
function syntax_table.text(model)
    local texts = table.move(model.words.list, 1, #model.words.list, 2, { "" })
    return c_text.header("Instruction strings: tokens, and the orders in which they are written.",
            { "generator/spec/words.lua", "formats.lua", "instructions.lua", "families.lua", "outside.lua" })
        .. c_text.include() .. c_text.token_macros
        .. c_text.texts("mmaref_token_texts", texts) .. "\n" .. classes_text(model) .. left_out_text(model)
        .. outside_text(model) .. sets_text(model)
        .. "/* A row is the number of its first instruction, low byte first, maybe with a mark; of what is refused a reason,\n"
        .. " * and which of its tokens an error points at, from 0, marked; then the tokens of the canonical string. */\n"
        .. "#define LEGAL(number) (number) & 255, (number) >> 8\n"
        .. "#define ALIGNED_IMPLICIT(number) (number) & 255, (number) >> 8 | MMAREF_ROW_IMPLICIT\n"
        .. "#define REFUSED(reason, item) reason, MMAREF_ROW_REFUSED | (item)\n"
        .. "#define END TOKEN(NONE)\n\n"
        .. "const MMAREF_FLASH uint8_t mmaref_syntax_rows[] = {\n" .. rows_text(model) .. "\n    REFUSED(0, 0), END\n};\n"
end

return syntax_table
