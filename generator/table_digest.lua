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
    "target_notes", "ptx_versions", "section_texts", "section_editions", "source_texts", "more_source_texts", "source_count",
    "evidences", "evidence_count", "status_names", "reason_texts", "reason_statuses", "certainty_texts", "profile_names", "aliases", "profiles", "profile_rows",
    "settings", "arithmetic_rows", "selftest_digests", "selftest_instructions", "selftest_aimed",
    "selftest_lookups",
}
local answers = { "selftest_answers" } -- and answer_1, answer_2, ... behind it
-- Those that either all tables or those of a product have.
local not_always = { selftest_instructions = true, selftest_aimed = true, selftest_answers = true }

local function without_comments(text) return (text:gsub("\\\n", " "):gsub("/%*.-%*/", " ")) end

-- What the tables themselves leave out (MMAREF_WITHOUT_... of mmaref_ids.h), by the names of families; as src/mmaref_config.h
-- takes it.
local function left_out_of(ids)
    local out = {}
    for name in ids:gmatch("#define MMAREF_WITHOUT_([A-Z0-9]+)") do out[name] = true end
    for _, name in ipairs({ "F64", "SCALE", "CUSTOM" }) do out[name] = out[name] or out.FLOAT end
    for _, name in ipairs({ "F64", "CUSTOM" }) do out[name] = out[name] or out.EXACT end
    return out
end

-- A condition of families in C, or nil where it is of other things.
local function holds(condition, out)
    local code = condition:gsub("MMAREF_HAS_([A-Z0-9]+)", function(name) return out[name] and "false" or "true" end)
        :gsub("!", " not "):gsub("&&", " and "):gsub("||", " or ")
    local value = load("return " .. code, "=", "t", {})
    if value and condition:find("^[!()%s&|]*MMAREF_HAS_") then return value() end
end

-- What a build of these tables, without further MMAREF_WITHOUT_..., compiles.
local function compiled(text, out)
    local lines, open = {}, { true }
    for line in text:gmatch("[^\n]*") do
        local directive, condition = line:match("^#(%a+)%s*(.*)$")
        if directive == "if" or directive == "ifdef" or directive == "ifndef" then
            local value = directive == "if" and holds(condition, out)
            if value == nil then value = not condition:find("^!") and not condition:find("defined") end
            open[#open + 1] = directive == "ifndef" or value
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
    local out = left_out_of(texts.headers[1])
    local block = without_comments(texts.block)
    for _, text in ipairs(texts.headers) do read_constants(compiled(without_comments(text), out), constants, macros) end
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
        local text = with_offsets(compiled(without_comments(source), out), block)
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
        for _, number in ipairs(found[name] and found[name].numbers or {}) do
            h = (h ~ number & 0xffffffff) * PRIME & 0xffffffff
        end
    end
    return h
end

-- What the self-test of a product takes: the families that its tables have, and whether it has exact sums.
local function needs_text(ids)
    local out, has = left_out_of(ids), {}
    for _, name in ipairs({ "FLOAT", "F64", "INTEGER", "SPARSE", "SCALE", "WMMA", "MOVE", "MAC16", "EXACT" }) do
        if not out[name] then has[#has + 1] = "MMAREF_HAS_" .. name end
    end
    return ("\n\n/* Families that these tables have. */\n#define MMAREF_TABLES_HAS_ALL (%s)\n#define MMAREF_TABLES_HAS_EXACT %s"):format(
        table.concat(has, " && "), out.EXACT and "1" or "MMAREF_HAS_EXACT")
end

--- The text of selftest_tables.h beside the tables of a product, which have no self-test.
function table_digest.none()
    return c_text.header("The tables of a product have no self-test.", { "the tables beside it" })
        .. "#define MMAREF_TABLES_WITHOUT_SELFTEST 1\n"
end

--- The text of generated/selftest_tables.h.
-- @param texts { headers: that have the constants, sources: the tables, shapes: the header with their
-- structs, block: that with mmaref_arithmetic }
-- @param cases of a digest; nil: as many as usual
function table_digest.text(texts, cases)
    local found, rows, listed = read_tables(texts), {}, {}
    local all_answers = table.move(answers, 1, #answers, 1, {})
    for k = 1, found.selftest_answers and found.selftest_answers.rows or 0 do
        all_answers[#all_answers + 1] = "answer_" .. k
        listed["answer_" .. k] = true
    end
    for _, list in ipairs({ tables, answers }) do
        for _, name in ipairs(list) do
            listed[name] = true
            if found[name] then
                rows[#rows + 1] = { "#define " .. c_text.name("MMAREF_ROWS_", name), tostring(found[name].rows) }
            elseif not not_always[name] then
                error("the digest of the tables: there is no table " .. name, 0)
            end
        end
    end
    for name in pairs(found) do
        if not listed[name] then error("the digest of the tables lacks " .. name, 0) end
    end
    return c_text.header("How many rows the tables have, and their digest.", { "the tables beside it" })
        .. "#ifndef MMAREF_SELFTEST_TABLES_H\n#define MMAREF_SELFTEST_TABLES_H\n\n" .. c_text.align(rows, "")
        .. (found.selftest_instructions and needs_text(texts.headers[1]) or "")
        .. (cases and ("\n\n/* Cases of a digest. */\n#define MMAREF_SELFTEST_CASES %d"):format(cases) or "")
        .. ("\n\n#define MMAREF_TABLES_DIGEST 0x%08xu\n#define MMAREF_ANSWERS_DIGEST 0x%08xu\n\n#endif\n"):format(
            digest_of(found, tables), digest_of(found, all_answers))
end

return table_digest
