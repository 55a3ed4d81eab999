-- SPDX-License-Identifier: MIT
-- The digest of the tables, from their C text: every number in the order in which it is written, h = (h ~ number) *
-- prime. Each step is one to one in h and in the number, so that tables that differ in one number never have the same
-- digest. src/selftest_tables.c walks the tables in the same order.
local c_text = require("c_text")

local table_digest = {}

local OFFSET, PRIME = 2166136261, 16777619

-- The tables in the order of the walk, and those of the self-test alone.
local tables = {
    "field_rows", "field_texts", "layout_rows", "format_rows", "shapes", "shape_count", "families", "family_count",
    "variants", "availabilities", "chip_fragments", "syntax_rows", "set_tokens", "set_places", "token_qualifiers",
    "left_out_tokens", "outside_names", "outside_count", "token_texts", "target_texts", "target_names", "target_rows",
    "target_notes", "ptx_versions", "section_texts", "section_editions", "source_texts", "evidences", "evidence_count", "status_names",
    "reason_texts", "reason_statuses", "certainty_texts", "profile_names", "aliases", "profiles", "profile_rows",
    "settings", "arithmetic_rows", "selftest_digests", "selftest_aimed", "selftest_lookups",
}
local answers = { "selftest_answers" } -- and answer_1, answer_2, ... behind it

local function without_comments(text) return (text:gsub("\\\n", " "):gsub("/%*.-%*/", " ")) end

-- What a build without MMAREF_WITHOUT_... compiles.
local function compiled(text)
    local lines, open = {}, { true }
    for line in text:gmatch("[^\n]*") do
        local directive, condition = line:match("^#(%a+)%s*(.*)$")
        if directive == "if" or directive == "ifdef" or directive == "ifndef" then
            local holds = directive == "ifndef" or (directive == "if" and not condition:find("^!") and
                not condition:find("defined"))
            open[#open + 1] = holds
        elseif directive == "else" or directive == "elif" then
            open[#open] = not open[#open]
        elseif directive == "endif" then
            open[#open] = nil
        elseif not (function() for _, is in ipairs(open) do if not is then return true end end end)() then
            lines[#lines + 1] = line
        end
    end
    return table.concat(lines, "\n")
end

-- `name(arguments)` by the macro's body.
local function expanded(text, macros)
    for name, macro in pairs(macros) do
        text = text:gsub("%f[%w_]" .. name .. "%((.-)%)", function(arguments)
            local values, k = {}, 0
            for value in (arguments .. ","):gmatch("%s*(.-)%s*,") do
                k = k + 1
                values[macro.parameters[k] or error(name .. ": too many arguments", 0)] = value
            end
            return (macro.body:gsub("[%a_][%w_]*", values):gsub("%s*##%s*", ""))
        end)
    end
    return text
end

-- The value of a constant expression of C.
local function value_of(text, constants)
    local code = text:gsub("%f[%w_](0x%x+)u", "%1"):gsub("%f[%w_](%d+)u", "%1"):gsub("%f[%w_][%a_][%w_]*", function(name)
        if name:find("^x%x*$") then return nil end
        return tostring(constants[name] or error("no constant " .. name .. " in " .. text, 0))
    end)
    return assert(load("return " .. code), text)() | 0
end

-- #define and enum of a text, added to the constants and macros.
local function read_constants(text, constants, macros)
    for name, parameters, body in text:gmatch("#define ([%w_]+)%(([^)]*)%) ([^\n]*)") do
        local list = {}
        for parameter in parameters:gmatch("[%w_]+") do list[#list + 1] = parameter end
        macros[name] = { parameters = list, body = body }
    end
    for name, body in text:gmatch("#define ([%w_]+) ([^\n]+)") do
        local fine, value = pcall(value_of, expanded(body, macros), constants)
        if fine then constants[name] = value end
    end
    for list in expanded(text, macros):gmatch("enum%s*{(.-)}") do
        local value = -1
        for item in list:gmatch("[^,]+") do
            local name, expression = item:match("^%s*([%w_]+)%s*=%s*(.-)%s*$")
            name = name or item:match("^%s*([%w_]+)%s*$")
            if name then
                value = expression and value_of(expression, constants) or value + 1
                constants[name] = value
            end
        end
    end
end

-- The members of the structs of a header: how many numbers each has.
local function read_structs(text, constants)
    local structs = {}
    for body, name in text:gmatch("typedef[%w_%s]-struct%s*{(.-)}%s*([%w_]+);") do
        local members = {}
        for declaration in body:gmatch("[^;]+;") do
            for member in declaration:gsub("^%s*[%w_]+%s", ""):gmatch("[^,;]+") do
                local size = member:match("%[(.-)%]")
                members[#members + 1] = size and value_of(size, constants) or 1
            end
        end
        structs[name] = members
    end
    return structs
end

-- The items of a list in braces, each a list or a text.
local function items_of(text)
    local items, depth, from = {}, 0, 1
    for at in text:gmatch("()[{},]") do
        local character = text:sub(at, at)
        if character == "{" then
            depth = depth + 1
        elseif character == "}" then
            depth = depth - 1
        elseif depth == 0 then
            items[#items + 1], from = text:sub(from, at - 1), at + 1
        end
    end
    items[#items + 1] = text:sub(from):find("%S") and text:sub(from) or nil
    for k, item in ipairs(items) do
        local inner = item:match("^%s*{(.*)}%s*$")
        items[k] = inner and items_of(inner) or item
    end
    return items
end

-- The bytes of string literals one after the other, and the NUL behind them.
local function bytes_of(text)
    local bytes = {}
    for literal in text:gsub('\\"', "\1"):gmatch('"(.-)"') do
        for character in literal:gsub("\\0", "\0"):gsub("\\\\", "\\"):gsub("\1", '"'):gmatch(".") do
            bytes[#bytes + 1] = character:byte()
        end
    end
    bytes[#bytes + 1] = 0
    return bytes
end

-- Where a member of mmaref_arithmetic lies: bytes, and one number of two at an even place.
local function with_offsets(text, header)
    local places, at = {}, 0
    for width, names in header:match("typedef struct {(.-)} mmaref_arithmetic;"):gmatch("u?int(%d+)_t ([^;]+);") do
        for name in names:gmatch("[%w_]+") do
            places[name], at = at, at + width // 8
        end
    end
    return (text:gsub("offsetof%(mmaref_arithmetic, ([%w_]+)%)", places))
end

local function read_tables(texts)
    local constants, macros, found = {}, {}, {}
    local block = without_comments(texts.block)
    for _, text in ipairs(texts.headers) do read_constants(compiled(without_comments(text)), constants, macros) end
    local structs = read_structs(without_comments(texts.shapes), constants)

    -- The numbers of an initialiser.
    local function numbers_of(item, members, list)
        if type(item) ~= "table" then
            list[#list + 1] = value_of(item, constants)
        elseif not members then
            for _, each in ipairs(item) do numbers_of(each, nil, list) end
        else
            for k, member in ipairs(members) do
                local given = type(item[k]) == "table" and item[k] or { item[k] }
                for j = 1, member do list[#list + 1] = given[j] and value_of(given[j], constants) or 0 end
            end
        end
    end

    for _, source in ipairs(texts.sources) do
        local text = with_offsets(compiled(without_comments(source)), block)
        read_constants(text, constants, macros)
        text = text:gsub("#define[^\n]*", "")
        for declarator, initialiser in text:gmatch("const ([^=;{(]-)%s*=%s*(.-)%s*;%f[\n\0]") do
            local kind, name = declarator:gsub("%[.-%]", ""):match("^(.-)([%w_]+)%s*$")
            local list, rows = {}, 1
            if initialiser:find('^"') then
                list = bytes_of(initialiser)
                rows = #list
            elseif initialiser:find("^{") then
                local items = items_of(expanded(initialiser, macros):match("^{(.*)}$"))
                local members = structs[kind:match("([%w_]+)%s*$")]
                for _, item in ipairs(items) do numbers_of(item, members, list) end
                rows = #items
            else
                local counted = initialiser:match("^sizeof ([%w_]+) / sizeof %1%[0%]$")
                list[1] = counted and found[counted:gsub("^mmaref_", "")].rows or value_of(initialiser, constants)
            end
            found[name:gsub("^mmaref_", "")] = { numbers = list, rows = rows }
        end
    end
    return found
end

local function digest_of(found, names)
    local h = OFFSET
    for _, name in ipairs(names) do
        for _, number in ipairs((found[name] or error("no table " .. name, 0)).numbers) do
            h = (h ~ number & 0xffffffff) * PRIME & 0xffffffff
        end
    end
    return h
end

--- The text of selftest_tables.h beside the tables of a product, which have no self-test.
function table_digest.none()
    return c_text.header("The tables of a product have no self-test.", { "the tables beside it" })
        .. "#define MMAREF_TABLES_WITHOUT_SELFTEST 1\n"
end

--- The text of generated/selftest_tables.h.
-- @param texts { headers: that have the constants, sources: the tables, shapes: the header with their
-- structs, block: that with mmaref_arithmetic }
function table_digest.text(texts)
    local found, rows, listed = read_tables(texts), {}, {}
    local all_answers = table.move(answers, 1, #answers, 1, {})
    for k = 1, found.selftest_answers.rows do
        all_answers[#all_answers + 1] = "answer_" .. k
        listed["answer_" .. k] = true
    end
    for _, list in ipairs({ tables, answers }) do
        for _, name in ipairs(list) do
            listed[name] = true
            if not found[name] then error("the digest of the tables: there is no table " .. name, 0) end
            rows[#rows + 1] = { "#define " .. c_text.name("MMAREF_ROWS_", name), tostring(found[name].rows) }
        end
    end
    for name in pairs(found) do
        if not listed[name] then error("the digest of the tables lacks " .. name, 0) end
    end
    return c_text.header("How many rows the tables have, and their digest.", { "the tables beside it" })
        .. "#ifndef MMAREF_SELFTEST_TABLES_H\n#define MMAREF_SELFTEST_TABLES_H\n\n" .. c_text.align(rows, "")
        .. ("\n\n#define MMAREF_TABLES_DIGEST 0x%08xu\n#define MMAREF_ANSWERS_DIGEST 0x%08xu\n\n#endif\n"):format(
            digest_of(found, tables), digest_of(found, all_answers))
end

return table_digest
