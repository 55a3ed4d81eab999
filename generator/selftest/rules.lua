-- SPDX-License-Identifier: MIT
-- The rules of the self-test: blocks of tests/data/vectors/rules.txt as rows of numbers, with the digests of the
-- independent reference.
local c_text = require("tables.c_text")
local fields = require("tables.fields")
local files = require("base.files")

local rules = {}

--- The rows of `folder`/rules.txt: "rule NAME KIND A,B,C,D COUNT[:SCALE_TYPE:SCALES] [FIELD=VALUE]..." a line.
function rules.lines(folder)
    local list = {}
    for line in files.read(folder .. "/rules.txt"):gmatch("[^\n]+") do
        if line:find("^rule ") then
            list[#list + 1] = line
        elseif not line:find("^#") then
            error(("rules.txt: '%s': not a line of this file"):format(line), 0)
        end
    end
    return list
end

local function wrong(line, what) error(("rules.txt: %s: %s"):format(line, what), 0) end

local SPECIALS = { ieee = 1, nan = 2, reserved = 3, fnuz = 4 }
local BINADE = 8

-- The number of a custom format (MMAREF_TYPE_FORMAT) from its text.
local function format_number(text)
    local exponent, fraction, rest = text:match("^e(%d+)m(%d+)(.*)$")
    local bias, special = 255, 0
    for part in (rest or ""):gmatch("[^.]+") do
        if part == "binade" then
            special = special | BINADE
        elseif part:find("^b%d") then
            bias = tonumber(part:sub(2))
        else
            special = special | SPECIALS[part]
        end
    end
    return exponent and tonumber(exponent) << 24 | tonumber(fraction) << 16 | bias << 8 | special
end

-- The index of a type among those used; it is added if it is new.
local function type_index(types, text)
    if not types[text] then
        types[#types + 1] = text
        types[text] = #types - 1
    end
    return types[text]
end

-- Roundings that some fields refuse.
local REFUSED = { stochastic = 6, step = 7 }

local function value_of(built, line, name, text)
    for k, field in ipairs(built.fields) do
        if field.name == name then
            if field.type then return k - 1, type_index(built.rules.types, text) end
            local number = math.tointeger(tonumber(text)) or field.word and field.word[1] == text and field.word[2]
            local flags = field.bits and 0 or nil
            for word in text:gmatch("[^+]+") do
                for value, each in ipairs(number and {} or field) do
                    if each[1] == word then
                        number = not flags and value - 1 or nil
                        flags = flags and (value > 1 and flags | 1 << (value - 2) or flags)
                    end
                end
            end
            return k - 1, number or flags or REFUSED[text] or wrong(line, text)
        end
    end
    wrong(line, name)
end

local KINDS = { sum = 0, fixed = 1, corners = 2, values = 3, explained = 4 } -- as the self-test counts them

local function read_row(built, line, digest)
    local all = built.rules
    local name, kind, types, count, settings = line:match("^rule (%S+) (%l+) (%S+) (%S+)(.*)$")
    local index, listed = {}, {}
    if all.names[#all.names] ~= name then all.names[#all.names + 1] = name end
    for text in types:gmatch("[^,]+") do index[#index + 1] = type_index(all.types, text) end
    for field, text in settings:gmatch("([%w_]+)=(%S+)") do
        local number, value = value_of(built, line, field, text)
        listed[#listed + 1] = number << 11 | value + 1024
    end
    local scale_type, scales = count:match(":(%w+):(%d+)$")
    all[#all + 1] = { line = line, words = {
        tonumber(digest:sub(5), 16), tonumber(digest:sub(1, 4), 16),
        #all.names - 1 << 8 | (KINDS[kind] or wrong(line, kind)) << 5 | #listed, count:match("^%d+"),
        scale_type and ("%s << 8 | %d"):format(c_text.token(scale_type), scales - 1) or 0,
        index[1] << 8 | index[2], index[3] << 8 | index[4], table.unpack(listed) } }
end

--- The rows with their digests from `path`, or from `folder`/digests.txt.
function rules.read(folder, path, built)
    local digests = {}
    for digest, line in files.read(path or folder .. "/digests.txt"):gmatch("(%x%x%x%x%x%x%x%x) (rule [^\n]+)") do
        digests[line] = digest
    end
    built.rules = { names = {}, types = {} }
    for _, line in ipairs(rules.lines(folder)) do
        read_row(built, line, digests[line] or error("digests.txt: no digest of " .. line .. ", run `make digests`", 0))
    end
    return built.rules
end

local function type_text(built, text)
    for _, format in ipairs(built.formats) do
        if format.name == text then return c_text.token(text) end
    end
    if text == fields.OWN then return "MMAREF_TYPE_OWN" end
    return ("0x%08xu"):format(format_number(text) or error("rules.txt: unknown type " .. text, 0))
end

function rules.text(built)
    local all, rows, types, names = built.rules, {}, {}, {}
    for k, row in ipairs(all) do rows[k] = ("    /* %s */\n    %s,"):format(row.line, table.concat(row.words, ", ")) end
    for k, text in ipairs(all.types) do
        types[k] = { type_text(built, text) .. ",", ("/* %d: %s */"):format(k - 1, text) }
    end
    for k, name in ipairs(all.names) do names[k] = ('    "%s\\0"'):format(name) end
    return c_text.header("Rules of the self-test: blocks, and digests by the independent reference.",
            { "tests/data/vectors/rules.txt", "digests.txt" })
        .. '\n#include "mmaref_tables.h"\n\n'
        .. "const MMAREF_FAR uint16_t mmaref_selftest_rules[] = {\n" .. table.concat(rows, "\n")
        .. "\n    0, 0, 0, 0,\n};\n\nconst MMAREF_FAR uint32_t mmaref_selftest_types[MMAREF_SELFTEST_TYPES] = {\n"
        .. c_text.align(types)
        .. "\n};\n\nconst char mmaref_selftest_rule_names[] =\n" .. table.concat(names, "\n") .. ";\n"
end

return rules
