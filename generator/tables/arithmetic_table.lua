-- SPDX-License-Identifier: MIT
-- Writes generated/table_arithmetic.c: what each chip computes for each class of instruction.
local arithmetic = require("tables.arithmetic")
local block_words = require("tables.block_words")
local c_text = require("tables.c_text")

local arithmetic_table = {}

-- The number that the library takes for "no such instruction".
local NONE = 255

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

-- Adds the blocks of a profile by class to those of others, unless they differ in a class that both have.
local function merge(blocks, own, classes)
    for _, class in ipairs(classes) do
        if blocks[class] and own[class] and blocks[class] ~= own[class] then return false end
    end
    for class, block in pairs(own) do blocks[class] = block end
    return true
end

--- Profiles that compute alike: lists { blocks = { class -> number of a block }, profiles = { name... } }.
-- @return the lists; by profile the number of its list from 0
function arithmetic_table.lists(model)
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
    return table.concat(rows, "\n")
end

-- The classes of a list; "all classes but ..." if that is shorter.
local function classes_text(model, list)
    local has, others = {}, {}
    for _, class in ipairs(list) do has[class] = true end
    for _, class in ipairs(model.classes) do
        if not has[class] then others[#others + 1] = class end
    end
    if #others == 0 then return "all classes" end
    return #others < #list and "all classes but " .. table.concat(others, " ") or table.concat(list, " ")
end

-- By block the classes and profiles that have it: "half.f32 of sm_80 sm_89".
local function users_of(model)
    local users = {}
    for k in ipairs(model.blocks) do
        local parts = {}
        for _, class in ipairs(model.classes) do
            local profiles = {}
            for _, profile in ipairs(model.profiles) do
                if model.by_profile[profile][class] == k - 1 then profiles[#profiles + 1] = profile end
            end
            local of, last = table.concat(profiles, " "), parts[#parts]
            if last and last.of == of then
                last[#last + 1] = class
            elseif of ~= "" then
                parts[#parts + 1] = { of = of, class }
            end
        end
        for j, part in ipairs(parts) do parts[j] = ("%s of %s"):format(classes_text(model, part), part.of) end
        users[k] = table.concat(parts, ", ")
    end
    return users
end

-- Settings of blocks, each once: their constants, and rows of cells.
local function settings_of(model)
    local constants, rows, seen = {}, {}, {}
    for _, block in ipairs(model.blocks) do
        for _, value in ipairs(block.values) do
            local name, text = value[3]:match("^(%S+) = (%S+)$")
            if not seen[value[3]] then
                seen[value[3]] = c_text.name("", name .. (text:find("^%-") and "_minus_" .. text:sub(2) or "_" .. text))
                constants[#constants + 1] = seen[value[3]]
                rows[#rows + 1] = { "{ " .. c_text.name("MMAREF_FIELD_", name) .. ",", value[2] .. " },",
                    ("/* %s */"):format(value[3]) }
            end
        end
    end
    return constants, rows, seen
end

local function enumeration(rows) return "enum {\n" .. c_text.align(rows):gsub(",%s*$", "") .. "\n};\n" end

-- The profiles of a list that have an instruction with a block.
local function column_name(model, list)
    local names = {}
    for _, profile in ipairs(list.profiles) do
        if next(model.by_profile[profile]) then names[#names + 1] = profile end
    end
    return names[1] and table.concat(names, " ") or "no profile"
end

-- Items in lines of a macro's body.
local function continued(items)
    local lines, line = {}, "    "
    for _, item in ipairs(items) do
        if #line + #item > 112 then
            lines[#lines + 1] = line:gsub(" $", "")
            line = "         "
        end
        line = line .. item .. " "
    end
    lines[#lines + 1] = line:gsub(" $", "")
    return table.concat(lines, " \\\n")
end

-- The blocks by class, with a cell for each list of profiles.
local function by_class(model, lists, names)
    local lines, columns = {}, {}
    for _, class in ipairs(model.classes) do
        local cells = {}
        for k, list in ipairs(lists) do
            local number = list.blocks[class]
            cells[k] = (k == 1 and "CHIP(" or "") .. (number and names[number + 1].call or "NONE") .. (k < #lists and "," or ")")
        end
        lines[#lines + 1] = ("    /* %s */ \\\n%s"):format(class, continued(cells))
    end
    for k, list in ipairs(lists) do columns[k] = column_name(model, list) end
    return ("/* By class, a cell for each of: %s. */\n#define BY_CLASS(CHIP) \\\n%s\n"):format(
        table.concat(columns, ", "), table.concat(lines, " \\\n"))
end

-- Macros that take one cell of each class, and the rows of cells.
local function columns_text(lists)
    local parameters, macros, rows = {}, {}, {}
    for k, list in ipairs(lists) do parameters[k] = list.profiles[1] end
    for k, list in ipairs(lists) do
        local name = "ON_" .. list.profiles[1]:upper()
        macros[k] = ("#define %s(%s) %s,"):format(name, table.concat(parameters, ", "), list.profiles[1])
        rows[k] = ("    { BY_CLASS(%s) }, /* %s */"):format(name, table.concat(list.profiles, ", "))
    end
    return table.concat(macros, "\n") .. "\n", table.concat(rows, "\n")
end

-- What the names of blocks mean.
local NAMES = [[
/* The rows of mmaref_arithmetic_rows, by what they compute.
 *   WINDOW(n, f, CUT)  in steps of n products: they and the running value are aligned to the largest exponent, keep f
 *                      bits below it and are added; the sum is CUT to its type, or rounded to NEAREST
 *   BLOCKS(n, f, CUT)  the same of blocks of n products, each block summed exactly
 *   EXACT_SUM          all products and C summed exactly, then rounded
 *   FMA_CHAIN          product by product, each sum rounded
 *   FMA_PAIRS          the same, two products at a time
 *   ..._THEN_C         C is added to the sum of the products, or of each pair of them
 *   ..._INTERLEAVED    products 0, 1, 4, 5 and so on first, then the others
 *   ..._TO_13_BITS     the sum keeps 13 bits of the fraction
 *   ..._IN_F32         the sum is of f32, and converted at the end */
]]

--- The text of generated/table_arithmetic.c.
function arithmetic_table.text(model)
    local lists, list_number = arithmetic_table.lists(model)
    local names, users = block_words.names(model.blocks), users_of(model)
    local settings, setting_rows, setting_of = settings_of(model)
    local constants, rows = {}, {}
    for k, block in ipairs(model.blocks) do
        local items, words = {}, {}
        for j, value in ipairs(block.values) do
            items[j] = (j == #block.values and "MMAREF_LAST_SETTING | " or "") .. setting_of[value[3]] .. ","
            words[j] = value[3]
        end
        assert(#items > 0, "a row has no setting")
        constants[k] = { names[k].constant .. "," }
        rows[k] = ("    /* %s: %s */\n%s"):format(names[k].call, users[k], c_text.wrap(items))
    end
    local macros, cells = columns_text(lists)
    for k, name in ipairs(settings) do settings[k] = { name .. "," } end
    if #rows == 0 then -- for integers, which ignore it
        constants[1], settings[1], setting_rows[1], rows[1] = { "EXACT_SUM" }, { "NO_SETTING" }, { "{ 0, 0 }," },
            "    MMAREF_LAST_SETTING | NO_SETTING,"
    end
    return c_text.header("Arithmetic: how profiles sum products.", { "generator/spec/arithmetic.lua" }) .. c_text.include()
        .. c_text.texts("mmaref_profile_names", arithmetic.profile_names(model.profiles, model.aliases)) .. "\n"
        .. "/* The profiles that the aliases stand for. */\n"
        .. c_text.bytes("mmaref_aliases", alias_profiles(model))
        .. "/* Whose wmma fragments a profile has, and its row of mmaref_profile_rows. */\n"
        .. "const mmaref_profile_entry mmaref_profiles[] = {\n" .. profile_entries(model, list_number) .. "\n};\n\n"
        .. NAMES
        .. enumeration(constants) .. "\n"
        .. "#define WINDOW(products, bits, rounding) WINDOW_##products##_##bits##_##rounding\n"
        .. "#define BLOCKS(products, bits, rounding) BLOCKS_##products##_##bits##_##rounding\n"
        .. ("#define NONE %d /* there is no such instruction */\n\n"):format(NONE)
        .. by_class(model, lists, names) .. "\n/* A profile without such an instruction may have any cell. */\n" .. macros
        .. "const MMAREF_FLASH uint8_t mmaref_profile_rows[][MMAREF_ARITHMETIC_CLASSES - 1] = {\n" .. cells .. "\n};\n\n"
        .. "/* Settings: a field and its value. */\n" .. enumeration(settings)
        .. "const MMAREF_FLASH uint8_t mmaref_settings[][2] = {\n" .. c_text.align(setting_rows) .. "\n};\n\n"
        .. "/* Row by row the settings where a block differs from a plain sum. */\n"
        .. "const MMAREF_FLASH uint8_t mmaref_arithmetic_rows[] = {\n" .. table.concat(rows, "\n") .. "\n};\n"
end

return arithmetic_table
