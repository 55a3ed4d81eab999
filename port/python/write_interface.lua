-- SPDX-License-Identifier: MIT
-- Writes FOLDER/python/mmaref_interface.py, the interface for ctypes: the constants, structs and functions of mmaref.h
-- and of the headers in FOLDER that it includes; what people call chips and types, chips that compute as others, units
-- beside those of chips, and how numbers become elements.
--   lua5.4 port/python/write_interface.lua FOLDER
local root = (arg[0]:match("^(.*)/") or ".") .. "/../.."
package.path = root .. "/generator/?.lua;" .. package.path
local check = require("base.check")
local chips = require("records.chips")
local files = require("base.files")

-- How ctypes calls the types of C; structs and callbacks are called after their own names.
local scalars = { bool = "c_bool", char = "c_char", size_t = "c_size_t", mmaref_status = "c_int" }
for _, width in ipairs({ 8, 16, 32, 64 }) do
    scalars[("int%d_t"):format(width)] = "c_int" .. width
    scalars[("uint%d_t"):format(width)] = "c_uint" .. width
end

local function fail(message, ...) error("src/mmaref.h: " .. message:format(...), 0) end

local function trimmed(text) return (text:gsub("%s+", " "):gsub("^ ", ""):gsub(" $", "")) end

-- Without comments, directives and what is for compilers alone.
local function bare(text)
    text = text:gsub("#ifdef __cplusplus.-#endif\n", ""):gsub("/%*.-%*/", " "):gsub("\\\n", " ")
    text = ("\n" .. text):gsub("\n[ \t]*#[^\n]*", "\n")
    return (text:gsub("MMAREF_API", ""):gsub("MMAREF_NODISCARD", ""))
end

local function ctype(words, pointer)
    words = trimmed((words:gsub("%f[%w_]const%f[^%w_]", ""):gsub("%f[%w_]struct%f[^%w_]", "")))
    if pointer then
        if words == "char" then return "c_char_p" end
        if words == "void" then return "c_void_p" end
    elseif words == "void" then
        return "None"
    end
    local name = scalars[words] or words:match("^mmaref_[%w_]+$") or fail("no type '%s' for ctypes", words)
    return pointer and ("POINTER(%s)"):format(name) or name
end

-- A declaration `TYPE NAME[N]...`: its type and name. Arrays of a parameter are pointers.
local function declared(text, is_parameter)
    local head, brackets = text:match("^([^%[]+)(.*)$")
    local words, stars, name = head:match("^(.-)%s*(%**)%s*([%w_]+)%s*$")
    if not words or #stars > 2 then fail("cannot read '%s'", text) end
    local pointer = stars ~= "" or is_parameter and brackets ~= ""
    local result = ctype(words, pointer)
    if #stars == 2 then result = ("POINTER(%s)"):format(result) end
    if not is_parameter then
        local sizes = {}
        for size in brackets:gmatch("%[([^%]]+)%]") do table.insert(sizes, 1, size) end
        for _, size in ipairs(sizes) do result = ("(%s) * (%s)"):format(result, size) end
    end
    return result, name, words
end

-- The parameters of a function or callback as a list of types.
local function parameters(text)
    local list = {}
    if trimmed(text) ~= "void" then
        for part in text:gmatch("[^,]+") do list[#list + 1] = (declared(trimmed(part), true)) end
    end
    return list
end

local function callback(text)
    local result, name, rest = text:match("^(.-)%(%s*%*%s*([%w_]+)%s*%)%s*(%b())$")
    if not result then return nil end
    local types = parameters(rest:sub(2, -2))
    table.insert(types, 1, (ctype(result)))
    return ("CFUNCTYPE(%s)"):format(table.concat(types, ", ")), name
end

local members

-- A member that is a struct or union of its own: a class in front of the one that has it.
local function inner(out, owner, kind, body, name)
    local class = owner .. "_" .. name
    members(out, class, kind, body)
    return class, name
end

-- Appends the class of a struct.
function members(out, class, kind, body)
    local fields, at = {}, 1
    local function add(type_name, name) fields[#fields + 1] = ('        ("%s", %s),'):format(name, type_name) end
    while body:find("%S", at) do
        local start, last, word, block, name = body:find("^%s*(%a+)%s*(%b{})%s*([%w_]+)%s*;", at)
        if start then
            add(inner(out, class, word, block:sub(2, -2), name))
        else
            local text
            start, last, text = body:find("^%s*([^;]+);", at)
            text = trimmed(text or fail("cannot read '%s'", body:sub(at)))
            local type_name, callback_name = callback(text)
            if type_name then
                add(type_name, callback_name)
            else
                local first, rest = text:match("^([^,]+)(.*)$")
                local first_type, first_name, words = declared(first)
                add(first_type, first_name)
                for other in rest:gmatch("[^,]+") do add(declared(words .. " " .. trimmed(other))) end
            end
        end
        at = last + 1
    end
    out[#out + 1] = ("\n\nclass %s(%s):\n    _fields_ = [\n%s\n    ]\n"):format(class,
        kind == "union" and "Printed, Union" or "Printed, Structure", table.concat(fields, "\n"))
end

-- Numbers that are defined, and those of enumerations.
local function constants(out, text)
    for name, value in text:gmatch("#define (MMAREF_[%u%d_]+) (%-?[%dx][%xx]*)u?%f[%s]") do
        out[#out + 1] = ("%s = %s\n"):format(name, value)
    end
    for name, value in text:gmatch("#define (MMAREF_[%u%d_]+) %(([%-%d ]+)%)") do
        out[#out + 1] = ("%s = %s\n"):format(name, value)
    end
    for body in bare(text):gmatch("enum%s*{(.-)}") do
        local next_value = "0"
        for item in body:gmatch("[^,]+") do
            local name, value = trimmed(item):match("^([%w_]+)%s*=?%s*(.*)$")
            if name then
                out[#out + 1] = ("%s = %s\n"):format(name, value ~= "" and value or next_value)
                next_value = name .. " + 1"
            end
        end
    end
end

-- Structs and callbacks of a header, in its order.
local function types(out, text)
    text = bare(text)
    local at = 1
    while true do
        local start, last = text:find("typedef%s+struct%s*%b{}%s*[%w_]+%s*;", at)
        local other, other_last = text:find("typedef%s+[%w_]+%s*%(%s*%*[^;]+;", at)
        if other and (not start or other < start) then
            local type_name, name = callback(trimmed(text:sub(other, other_last):match("typedef%s+(.*);")))
            out[#out + 1] = ("\n\n%s = %s\n"):format(name, type_name)
            start, last = other, other_last
        elseif start then
            local body, name = text:sub(start, last):match("(%b{})%s*([%w_]+)%s*;$")
            members(out, name, "struct", body:sub(2, -2))
        else
            return
        end
        at = last + 1
    end
end

-- A list with commas, in lines of at most 120 columns.
local function wrapped(list, indent)
    local lines, line = {}, ""
    for k, item in ipairs(list) do
        local piece = item .. (k < #list and "," or "")
        if line ~= "" and #indent + #line + 1 + #piece > 110 then
            lines[#lines + 1] = line
            line = piece
        else
            line = line == "" and piece or line .. " " .. piece
        end
    end
    lines[#lines + 1] = line
    return table.concat(lines, "\n" .. indent)
end

-- Functions: name, what it returns, what it takes.
local function functions(out, text)
    text = bare(text):gsub("typedef%s+%a+%s*%b{}%s*[%w_]+%s*;", ""):gsub("typedef[^;]+;", "")
    text = text:gsub("enum%s*%b{}%s*;", "")
    out[#out + 1] = "\n\nFUNCTIONS = {\n"
    for head, name, rest in text:gmatch("([%w_%s*]-)%s*%f[%w_](mmaref_[%w_]+)%s*(%b())%s*;") do
        local result = ctype(head:gsub("%*", ""), head:find("*", 1, true) ~= nil)
        out[#out + 1] = ('    "%s": (%s, [\n        %s]),\n'):format(name, result,
            wrapped(parameters(rest:sub(2, -2)), "        "))
    end
    out[#out + 1] = "}\n"
end

-- What structs and unions have in common.
local PRINTED = [[
class Printed:
    """A struct or union that prints its members; of a pointer whether it is one."""
    _fields_: ClassVar[Any]

    def __repr__(self) -> str:
        members = ((field[0], getattr(self, field[0])) for field in self._fields_)
        return f"{type(self).__name__}({', '.join(f'{name}={_shown(value)}' for name, value in members)})"


def _shown(value: object) -> str:
    if isinstance(value, Array):
        return f"[{', '.join(map(_shown, value))}]"
    if value is None or isinstance(value, (bool, int, bytes, Printed)):
        return repr(value)
    return "..." if value else "None"


]]

-- What people call chips, and the words that do not tell which.
local function names_of_chips(out)
    local spec, targets = root .. "/generator/spec/", {}
    for k, target in ipairs(check.load(spec .. "targets.lua").targets) do targets[k] = target.name end
    local read = chips.read(check.load(spec .. "chips.lua"), targets)
    local function text(word) return word and ('"%s"'):format(word) or "None" end
    out[#out + 1] = "\n\n# By name: target and architecture, None of a chip with no matrix unit; compute capability.\n"
        .. "CHIPS = {\n"
    for _, chip in ipairs(read.list) do
        out[#out + 1] = ("    %s: (%s, %s, %s),\n"):format(text(chip.name), text(chip.target), text(chip.architecture),
            text(chip.capability))
    end
    for k, word in ipairs(read.ignored) do read.ignored[k] = text(word) end
    out[#out + 1] = ("}\n\n# Words that do not tell which chip it is.\nIGNORED = [\n    %s]\n"):format(
        wrapped(read.ignored, "    "))
end

-- Words of other vocabularies, and what they mean.
local function words_of_people(out)
    out[#out + 1] = "\n\n# Words that are not of PTX, in words of PTX: a|b is either of them, !a none. Empty ones say "
        .. "nothing.\nWORDS = {\n"
    for _, row in ipairs(check.load(root .. "/generator/spec/other_names.lua").words) do
        for name in (row.names .. " " .. (row.cute or "")):gmatch("%S+") do
            out[#out + 1] = ('    "%s": "%s",\n'):format(name:lower(), row.means or "")
        end
    end
    out[#out + 1] = "}\n"
end

-- Targets that compute as a profile, and the units that libraries use beside those of a profile.
local function units_of_chips(out)
    local spec = root .. "/generator/spec/"
    out[#out + 1] = "\n\n# Targets that compute as a profile: its name, certainty and source.\nALIASES = {\n"
    local arithmetic = check.load(spec .. "arithmetic.lua")
    for _, alias in ipairs(arithmetic.aliases) do
        local source = alias.source:gsub(("."):rep(100), function(piece) return piece .. '"\n        "' end)
        out[#out + 1] = ('    "%s": ("%s", "%s",\n        "%s"),\n'):format(alias.name, alias.of, alias.certainty,
            source)
    end
    out[#out + 1] = "}\n\n\n# By profile and class: the block of another unit, its name, k, and what uses it.\n"
        .. "BESIDE = {\n"
    for _, block in ipairs(check.load(spec .. "blocks.lua")) do
        local beside = block.beside
        if beside then
            out[#out + 1] = ('    ("%s", "MMAREF_CLASS_%s"): ("%s", "%s", %d, "%s"),\n'):format(beside.profile,
                beside.class:upper():gsub("%.", "_"), block.name, beside.unit, beside.k, beside.of)
        end
    end
    out[#out + 1] = "}\n"
end

-- How numbers become elements: rules and modifiers of cvt.
local function conversions(out)
    out[#out + 1] = "\n\n# How numbers become elements: rules, and the modifiers of cvt for them.\nCONVERSIONS = {\n"
    for _, rule in ipairs(check.load(root .. "/generator/spec/conversions.lua").rules) do
        for _, key in ipairs({ "name", "cvt", "integer" }) do
            if rule[key] then
                out[#out + 1] = ('    "%s": MMAREF_ROUND_%s,\n'):format(rule[key], rule.rounding:upper())
            end
        end
    end
    out[#out + 1] = "}\n"
end

-- The text of the module.
-- @param headers texts of mmaref_ids.h, mmaref_arithmetic.h and mmaref.h
local function interface(headers)
    local out = { '# SPDX-License-Identifier: MIT\n"""The interface of mmaref for ctypes.\n\n',
        "Generated from src/mmaref.h and the headers that it includes, and of generator/spec arithmetic, blocks,\n",
        "chips, conversions, other_names.\n",
        'Do not edit: change the source and run `make generate`."""\n',
        "from ctypes import (CFUNCTYPE, POINTER, Array, Structure, Union, c_bool, c_char, c_char_p, c_int, c_int8,\n",
        "                    c_int16, c_int32, c_int64, c_size_t, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p)\n",
        "from typing import Any, ClassVar\n\n",
        PRINTED }
    for _, text in ipairs(headers) do constants(out, text) end
    for _, text in ipairs(headers) do types(out, text) end
    functions(out, headers[#headers])
    names_of_chips(out)
    words_of_people(out)
    units_of_chips(out)
    conversions(out)
    return table.concat(out)
end

local function main(folder)
    if not folder then error("usage: lua5.4 port/python/write_interface.lua FOLDER", 0) end
    local headers = { files.read(folder .. "/mmaref_ids.h"), files.read(folder .. "/mmaref_arithmetic.h"),
        files.read(root .. "/src/mmaref.h") }
    files.make_folder(folder .. "/python")
    files.write(folder .. "/python/mmaref_interface.py", interface(headers))
end

local fine, message = pcall(main, arg[1])
if not fine then
    io.stderr:write("write_interface: ", message, "\n")
    os.exit(1)
end
