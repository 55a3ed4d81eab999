-- SPDX-License-Identifier: MIT
-- The digest of the tables, from their C text: for each number in the order of the text h = (h ~ number) * prime. Each
-- step is one to one in h and in the number, so tables that differ in one number have different digests. The self-test
-- walks the tables in the same order.
--
-- A build may leave out rows of some tables (MMAREF_WITHOUT_...). The digest of such a table is the sum of the digests of
-- its pieces; each piece has the condition of its rows.
local c_text = require("tables.c_text")
local fnv = require("base.fnv")

local table_digest = {}

-- The tables in the order of the walk: numbers, those of the self-test included; names; texts, which a build may
-- leave out.
local tables = {
    numbers = {
        "field_rows", "layout_rows", "format_rows", "shapes", "shape_count", "family_count", "availabilities",
        "chip_fragments", "set_tokens", "set_places", "token_qualifiers", "outside_count", "target_rows", "target_notes",
        "ptx_versions", "section_editions", "reason_statuses", "aliases", "profiles", "profile_rows", "settings",
        "arithmetic_rows", "selftest_digests", "selftest_instructions", "selftest_aimed", "selftest_lookups",
    },
    names = { "outside_names", "token_texts", "target_names", "target_texts", "status_names", "reason_texts", "profile_names" },
    texts = {
        "field_texts", "old_words", "old_word_count", "section_texts", "source_texts", "more_source_texts", "source_count", "evidences",
        "evidence_count", "certainty_texts", "block_texts", "block_sources", "block_certainties",
    },
}
-- The tables taken by pieces, and the token that ends a piece; in `families` each row is a piece, with its lists of
-- variants.
local by_pieces = {
    { name = "families" }, { name = "variants", ends = "MMAREF_QUALIFIERS" },
    { name = "syntax_rows", ends = "MMAREF_TOKEN_NONE" }, { name = "left_out_tokens" },
}
local rules = { "selftest_rules", "selftest_types", "selftest_rule_names" }
local answers = { "selftest_answers" } -- and answer_1, answer_2, ... behind it
-- Tables that only a product, or only the whole, has.
local not_always = { selftest_instructions = true, selftest_aimed = true, selftest_answers = true,
    selftest_rule_names = true, selftest_rules = true, selftest_types = true }
-- Counts that depend on the build.
local not_counted = { family_count = true }

local function without_comments(text) return (text:gsub("\\\n", " "):gsub("/%*.-%*/", " ")) end

-- The families that the tables leave out (MMAREF_WITHOUT_... of mmaref_ids.h), with those that go with them.
local function left_out_of(ids)
    local out = {}
    for name in ids:gmatch("#define MMAREF_WITHOUT_([A-Z0-9]+)") do out[name] = true end
    for _, name in ipairs({ "F64", "SCALE", "CUSTOM" }) do out[name] = out[name] or out.FLOAT end
    for _, name in ipairs({ "F64", "CUSTOM" }) do out[name] = out[name] or out.EXACT end
    return out
end

-- The value of a C condition about families; nil for another condition.
local function holds(condition, out)
    local code = condition:gsub("MMAREF_HAS_([A-Z0-9]+)", function(name) return out[name] and "false" or "true" end)
        :gsub("!", " not "):gsub("&&", " and "):gsub("||", " or ")
    local value = load("return " .. code, "=", "t", {})
    if value and condition:find("^[!()%s&|]*MMAREF_HAS_") then return value() end
end

-- The lines that a build of these tables compiles, without further MMAREF_WITHOUT_....
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

-- The lines of a table's body by their condition, nil if there is none; without those of families that the tables
-- leave out.
local function segments_of(body, out)
    local list, condition = {}, nil
    for line in (body .. "\n"):gmatch("(.-)\n") do
        local directive, rest = line:match("^#(%a+)%s*(.-)%s*$")
        if directive == "if" and not condition then
            condition = rest:match("^%(([^()]*)%)$") or rest
        elseif directive == "endif" then
            condition = nil
        elseif directive then
            error("the digest of the tables: #" .. directive .. " in a table that is taken by pieces", 0)
        elseif line:find("%S") and (not condition or condition:find("^!") or holds(condition, out)) then
            local last = list[#list]
            if not last or last.condition ~= condition then
                last = { condition = condition, text = "" }
                list[#list + 1] = last
            end
            last.text = last.text .. line .. "\n"
        end
    end
    return list
end

-- The arguments of a call of a macro, by its parameters.
local function arguments_of(name, macro, text)
    local values, k, depth, from = {}, 0, 0, 1
    for at in (text .. ","):gmatch("()[(),]") do
        local character = text:sub(at, at)
        depth = depth + (character == "(" and 1 or character == ")" and -1 or 0)
        if depth == 0 and character ~= ")" then
            k = k + 1
            values[macro.parameters[k] or error(name .. ": too many arguments", 0)] =
                text:sub(from, at - 1):match("^%s*(.-)%s*$")
            from = at + 1
        end
    end
    return values
end

-- A text with calls of macros replaced by their bodies, until there are none.
local function expanded(text, macros)
    local more = true
    while more do
        more = false
        for name, macro in pairs(macros) do
            text = text:gsub("%f[%w_]" .. name .. "(%b())", function(call)
                more = true
                local values = arguments_of(name, macro, call:sub(2, -2))
                return (macro.body:gsub("[%a_][%w_]*", values):gsub("%s*##%s*", ""))
            end)
        end
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

-- The bytes of concatenated string literals, with the final NUL.
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

-- A text with the offsets of members of mmaref_arithmetic, which has no padding.
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
    local pieces = {}
    for _, table_of in ipairs(by_pieces) do pieces[table_of.name] = true end

    -- Appends the numbers of an initialiser, which is complete.
    local function numbers_of(item, list)
        if type(item) ~= "table" then
            list[#list + 1] = value_of(item, constants)
        else
            for _, each in ipairs(item) do numbers_of(each, list) end
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
                for _, item in ipairs(items) do numbers_of(item, list) end
                rows = #items
            else
                local counted = initialiser:match("^sizeof ([%w_]+) / sizeof %1%[0%]$")
                list[1] = counted and found[counted:gsub("^mmaref_", "")].rows or value_of(initialiser, constants)
            end
            found[name:gsub("^mmaref_", "")] = { numbers = list, rows = rows }
        end
        -- The rows of a table by pieces, by their conditions.
        for name, body in without_comments(source):gmatch("const [^=;]-mmaref_([%w_]+)%[%] = {\n(.-)\n};") do
            if pieces[name] then
                found[name].segments = {}
                for _, segment in ipairs(segments_of(body, out)) do
                    local items, rows = items_of(expanded(segment.text, macros)), {}
                    for k, item in ipairs(items) do
                        rows[k] = {}
                        numbers_of(item, rows[k])
                    end
                    table.insert(found[name].segments, { condition = segment.condition, rows = rows })
                end
            end
        end
    end
    return found, constants
end

local function digest_of(found, names)
    local h = fnv.EMPTY
    for _, name in ipairs(names) do
        for _, number in ipairs(not_counted[name] and {} or found[name] and found[name].numbers or {}) do
            h = fnv.add(h, number)
        end
    end
    return h
end

-- ---- Pieces --------------------------------------------------------------------------------------------------------

-- The sum of the digests of numbers up to each `ends`, or of each number where that is nil.
local function sum_of_pieces(numbers, ends)
    local sum, h = 0, fnv.EMPTY
    for k, number in ipairs(numbers) do
        h = fnv.add(h, number)
        if not ends or number == ends or k == #numbers then sum, h = sum + h, fnv.EMPTY end
    end
    return sum & 0xffffffff
end

-- h with the lists of variants from `at` on, as many as have `left` variants.
local function add_variants(h, variants, at, left, ends)
    while left > 0 and variants[at + 1] do
        left = left - variants[at + 1]
        repeat
            at = at + 1
            h = fnv.add(h, variants[at])
        until variants[at] == ends or not variants[at + 1]
    end
    return h
end

-- The sum over mmaref_families. A row counts its variants, not the place where they begin, which depends on the
-- build.
local function sum_of_families(rows, variants, ends)
    local sum = 0
    for _, row in ipairs(rows) do
        local h = fnv.EMPTY
        for k = 1, #row - 1 do h = fnv.add(h, row[k]) end
        sum = sum + fnv.add(add_variants(h, variants, row[#row], row[2], ends), 0)
    end
    return sum & 0xffffffff
end

-- "(a + b + ...)": a term for each condition, its number in `format`.
local function summed(terms, format)
    local list = {}
    for k, term in ipairs(terms) do
        local number = format:format(term.number)
        list[k] = term.condition and ("(%s ? %s : 0)"):format(term.condition, number) or number
    end
    return "(" .. table.concat(list, " \\\n     + ") .. ")"
end

-- Terms with the same condition as one, in the order of their first ones; sums are modulo `modulus`.
local function gathered(terms, modulus)
    local list, of = {}, {}
    for _, term in ipairs(terms) do
        local key = term.condition or ""
        if not of[key] then
            of[key] = { condition = term.condition, number = 0 }
            list[#list + 1] = of[key]
        end
        of[key].number = (of[key].number + term.number) % modulus
    end
    return list
end

-- The families and exact sums that the self-test of a product needs.
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
-- @param texts { headers: those with the constants, sources: the tables, block: the header with mmaref_arithmetic }
-- @param cases of a digest; nil: the default
function table_digest.text(texts, cases)
    local found, constants = read_tables(texts)
    local rows, sums, digests, listed = {}, {}, {}, {}
    local all_answers = table.move(answers, 1, #answers, 1, {})
    for k = 1, found.selftest_answers and found.selftest_answers.rows or 0 do
        all_answers[#all_answers + 1] = "answer_" .. k
        listed["answer_" .. k] = true
    end
    for _, list in ipairs({ tables.numbers, tables.names, tables.texts, answers, rules }) do
        for _, name in ipairs(list) do
            listed[name] = true
            if found[name] then
                rows[#rows + 1] = { "#define " .. c_text.name("MMAREF_ROWS_", name), tostring(found[name].rows) }
            elseif not not_always[name] then
                error("the digest of the tables: there is no table " .. name, 0)
            end
        end
    end
    for _, table_of in ipairs(by_pieces) do
        local name, counts = table_of.name, {}
        listed[name] = true
        for k, segment in ipairs((found[name] or error("the digest of the tables: there is no table " .. name, 0)).segments) do
            local flat = {}
            for _, row in ipairs(segment.rows) do table.move(row, 1, #row, #flat + 1, flat) end
            counts[k] = { condition = segment.condition, number = #segment.rows }
            digests[#digests + 1] = { condition = segment.condition,
                number = name == "families"
                    and sum_of_families(segment.rows, found.variants.numbers, constants.MMAREF_QUALIFIERS)
                    or sum_of_pieces(flat, constants[table_of.ends]) }
        end
        sums[#sums + 1] = ("#define %s \\\n    %s"):format(c_text.name("MMAREF_ROWS_", name),
            summed(gathered(counts, math.maxinteger), "%d"))
    end
    for name in pairs(found) do
        if not listed[name] then error("the digest of the tables lacks " .. name, 0) end
    end
    local function define(name, list) return ("#define MMAREF_%s_DIGEST 0x%08xul\n"):format(name, digest_of(found, list)) end
    return c_text.header("How many rows the tables have, and their digests.", { "the tables beside it" })
        .. "#ifndef MMAREF_SELFTEST_TABLES_H\n#define MMAREF_SELFTEST_TABLES_H\n\n" .. c_text.align(rows, "")
        .. "\n\n/* Of these as many as the build has. */\n" .. table.concat(sums, "\n")
        .. (found.selftest_instructions and needs_text(texts.headers[1]) or "")
        .. (cases and ("\n\n/* Cases of a digest. */\n#define MMAREF_SELFTEST_CASES %d"):format(cases) or "")
        .. "\n\n" .. define("NUMBERS", tables.numbers) .. define("NAMES", tables.names) .. define("TEXTS", tables.texts)
        .. define("ANSWERS", all_answers) .. define("RULES", rules)
        .. "/* Of the rows that a build may leave out, those that it has: the sum of their digests. */\n"
        .. ("#define MMAREF_PIECES_DIGEST \\\n    %s\n"):format(summed(gathered(digests, 1 << 32), "0x%08xul"))
        .. "\n#endif\n"
end

return table_digest
