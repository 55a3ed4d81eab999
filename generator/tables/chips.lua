-- SPDX-License-Identifier: MIT
-- The table of README.md: what chips compute, by class of instruction, and how sure that is.
local arithmetic = require("tables.arithmetic")
local arithmetic_table = require("tables.arithmetic_table")
local block_words = require("tables.block_words")
local nearest = require("base.nearest")
local table_names = require("tables.table_names")

local chips = {}

-- What people call a chip, and its profile or alias.
local CHIPS = { { "V100", "sm_70" }, { "T4", "sm_75" }, { "A100", "sm_80" }, { "RTX 30", "sm_86" }, { "RTX 40", "sm_89" },
    { "H100", "sm_90" }, { "B200", "sm_100" }, { "RTX 50", "sm_120" } }

-- The marks, the least certain last, and the position of each certainty among them; 1 for those not listed.
local MARKS = { "", " ~", " ?" }
local SURE = { ["machine code"] = 2, stated = 2, published = 2, inferred = 3, unknown = 3 }

local LEGEND = [[
*16 in 25, cut*: a step aligns its 16 products and the running sum (initially C) to the largest exponent, keeps 25 bits
below it, and adds; the result is cut to its type, or rounded to *nearest*. *cut to 13*: to 13 fraction bits. *blocks of
16 in 35*: the exact sum of 16 products is one term. *all in 25, cut, then C*: two steps, of k % 4 in {0, 1} and in
{2, 3}, then C is added. *fma chain*: product by product, each sum rounded; *fma pairs*: chains of two, each added to C.
Empty: there is no such instruction. The table covers dense instructions; `~` marks published or machine-code evidence,
`?` inferred or unknown, no mark what is measured on the chip.

]]

-- The fields that a cell describes.
local decides = { products = true, fraction_bits = true, align = true, interleave = true, accumulate = true, group = true,
    rounding = true }

local function position(list, name)
    for k, each in ipairs(list) do
        if each == name then return k end
    end
end

-- The least certain of the fields for dense instructions of a class on a profile, as a position among the marks.
local function sureness_of(model, profile, class)
    local trait = class:find("^wmma") and 1 << position(arithmetic.traits, "wmma") - 1 or 0
    local p, c, worst = position(model.profiles, profile) - 1, position(model.classes, class) - 1, 1
    for k, field in ipairs(model.fields) do
        local certainty
        for _, record in ipairs(decides[field.name] and model.evidence or {}) do
            if record.profiles >> p & record.classes >> c & record.fields >> k - 1 & 1 == 1 and record.when & ~trait == 0
                and record.unless & trait == 0 then
                certainty = arithmetic.certainties[record.certainty + 1]
            end
        end
        worst = math.max(worst, SURE[certainty] or 1)
    end
    return worst
end

-- A column: the chips of a list of profiles that compute alike; nil if it has none.
local function column_of(model, list)
    local column = { names = {}, own_names = {}, profiles = {}, list = list }
    for _, chip in ipairs(CHIPS) do
        local name, profile, sure = chip[1], chip[2], 1
        for _, alias in ipairs(model.aliases) do
            if alias.name == profile then
                profile, sure = model.profiles[alias.profile + 1], SURE[arithmetic.certainties[alias.certainty + 1] ] or 1
            end
        end
        if position(list.profiles, profile) then
            table.insert(column.names, ("%s %s%s"):format(name, chip[2], MARKS[sure]))
            if profile == chip[2] then
                table.insert(column.profiles, profile)
                table.insert(column.own_names, name)
            end
        end
    end
    return column.names[1] and column
end

local function cell_of(model, class, column)
    local number, sure, chip_names = column.list.blocks[class], 1, {}
    if not number then return "" end
    for k, profile in ipairs(column.profiles) do
        if model.by_profile[profile][class] then
            sure = math.max(sure, sureness_of(model, profile, class))
            chip_names[#chip_names + 1] = column.own_names[k]
        end
    end
    local alone = #chip_names < #column.profiles and " (" .. table.concat(chip_names, ", ") .. ")" or ""
    return block_words.sentence(model.blocks[number + 1]) .. alone .. MARKS[sure]
end

local function integer_cell(model, column)
    for _, row in ipairs(model.rows_with_numbers) do
        for _, profile in ipairs(not row.class and row.operands.a and row.operands.b and column.profiles or {}) do
            local mask = table_names.profile_mask(model, row)
            if mask >> position(model.profiles, profile) - 1 & 1 == 1 then return "exact" end
        end
    end
    return ""
end

local function row_of(cells) return "| " .. table.concat(cells, " | ") .. " |" end

-- Raises an error if shown_classes lacks a class or has an unknown one.
local function check_shown(model)
    local is_shown, known = {}, { "integer", table.unpack(model.classes) }
    for k, shown in ipairs(model.shown_classes) do
        nearest.position(("spec/arithmetic.lua, row %d of shown_classes"):format(k), "class", shown[1], known)
        is_shown[shown[1] ] = true
    end
    for _, class in ipairs(known) do
        if not is_shown[class] then error(("spec/arithmetic.lua: shown_classes has no row of %s"):format(class), 0) end
    end
end

--- The lines of the table.
function chips.text(model)
    check_shown(model)
    local columns, header, rule = {}, { "A and B; C and D" }, { "---" }
    for _, list in ipairs((arithmetic_table.lists(model))) do
        local column = column_of(model, list)
        if column then
            columns[#columns + 1] = column
            header[#header + 1], rule[#rule + 1] = table.concat(column.names, ", "), "---"
        end
    end
    local lines = { row_of(header), (row_of(rule):gsub(" ", "")) }
    for _, shown in ipairs(model.shown_classes) do
        local cells = { shown[2] }
        for _, column in ipairs(columns) do
            cells[#cells + 1] = shown[1] == "integer" and integer_cell(model, column) or cell_of(model, shown[1], column)
        end
        lines[#lines + 1] = (row_of(cells):gsub("  +", " "))
    end
    return LEGEND .. table.concat(lines, "\n") .. "\n"
end

return chips
