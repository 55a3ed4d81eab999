-- SPDX-License-Identifier: MIT
-- Writes C: provenance header, aligned initialiser rows, names and strings.
local c_text = {}

--- The text every generated file opens with.
-- @param what one line: what the file holds
-- @param sources the files it is made of
function c_text.header(what, sources)
    return table.concat({
        "/* SPDX-License-Identifier: MIT */",
        "/* " .. what,
        " *",
        " * Generated from " .. table.concat(sources, ", ") .. ".",
        " * Do not edit: change the source and run `make generate`. */",
        "",
    }, "\n")
end

--- `kind::mxf4` -> PREFIX_KIND_MXF4
function c_text.name(prefix, word)
    return prefix .. word:upper():gsub("[^%w]+", "_")
end

--- The types of a unit of one's own, { name }: of the tables that are written.
c_text.own_types = {}

-- What a token of an instruction string is: a type, a shape, or another one.
local function kind_of(token)
    for _, own in ipairs(c_text.own_types) do
        if own.name == token then return "TYPE" end
    end
    if token:find("^[bsu]%d") or token:find("^b?t?f%d+$") or token:find("^u?e%dm%d$") then return "TYPE" end
    return token:find("^m%d+n%d") and "SHAPE" or "TOKEN"
end

--- `f16` -> MMAREF_TYPE_F16, `m8n8k4` -> MMAREF_SHAPE_M8N8K4, `kind::mxf4` -> MMAREF_TOKEN_KIND_MXF4
function c_text.token(token)
    return c_text.name(("MMAREF_%s_"):format(kind_of(token)), token)
end

-- The same in tables, where it would be too long: TYPE(F16), SHAPE(M8N8K4), TOKEN(KIND_MXF4).
c_text.token_macros = "#define TYPE(name) MMAREF_TYPE_##name\n#define SHAPE(name) MMAREF_SHAPE_##name\n"
    .. "#define TOKEN(name) MMAREF_TOKEN_##name\n\n"
function c_text.token_cell(token)
    return ("%s(%s)"):format(kind_of(token), c_text.name("", token))
end

local function escaped(text) return (text:gsub('[\\"]', "\\%0"):gsub("%?%?", "?\\?")) end

function c_text.string(text)
    if not text then return "NULL" end
    return '"' .. escaped(text) .. '"'
end

--- Joins rows of columns, every column as wide as its widest cell.
-- @param rows lists of strings; the last cell of a row is not padded
function c_text.align(rows, indent)
    local widths = {}
    for _, row in ipairs(rows) do
        for k = 1, #row - 1 do widths[k] = math.max(widths[k] or 0, #row[k]) end
    end
    local lines = {}
    for _, row in ipairs(rows) do
        local cells = {}
        for k = 1, #row do
            cells[k] = k < #row and row[k] .. (" "):rep(widths[k] - #row[k]) or row[k]
        end
        lines[#lines + 1] = (indent or "    ") .. table.concat(cells, " "):gsub("%s+$", "")
    end
    return table.concat(lines, "\n")
end

--- Breaks a list of short items into lines of at most 96 characters.
function c_text.wrap(items, indent)
    local lines, line = {}, indent or "    "
    for _, item in ipairs(items) do
        if #line + #item + 1 > 96 then
            lines[#lines + 1] = line
            line = indent or "    "
        end
        line = line .. (line:match("%S") and " " or "") .. item
    end
    lines[#lines + 1] = line
    return table.concat(lines, "\n")
end

--- What every generated file of C includes.
function c_text.include() return '\n#include "mmaref_tables.h"\n\n' end

--- Texts one after the other, each with its NUL: mmaref_nth_text finds one by its number. The semicolon has a
-- line of its own, so that one more text changes no other line.
function c_text.texts(name, list)
    local lines = {}
    for k, text in ipairs(list) do lines[k] = '    "' .. escaped(text) .. '\\0"' end
    if #lines == 0 then lines[1] = '    ""' end -- no string of C is nothing
    return ("const char %s[] =\n%s\n    ;\n"):format(name, table.concat(lines, "\n"))
end

--- An array of bytes in flash.
function c_text.bytes(name, list)
    local items = {}
    for k, value in ipairs(list) do items[k] = value .. "," end
    if #items == 0 then items[1] = "0" end -- no array of C is empty
    return ("const MMAREF_FLASH uint8_t %s[] = {\n%s\n};\n\n"):format(name, c_text.wrap(items))
end

return c_text
