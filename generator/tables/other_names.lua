-- SPDX-License-Identifier: MIT
-- Reads generator/spec/other_names.lua, and writes generated/cli/other_names.c for the command.
local c_text = require("tables.c_text")
local check = require("base.check")
local nearest = require("base.nearest")

local other_names = {}

local FILE = "spec/other_names.lua"

-- "a|b !c": each is a word of PTX.
local function check_means(where, text, known)
    for group in text:gmatch("%S+") do
        for word in group:gsub("^!", ""):gmatch("[^|]+") do nearest.position(where, "word", word, known) end
    end
end

-- Raises an error where a name is given twice, or is a word of PTX itself.
local function check_new(where, text, seen)
    for name in text:gmatch("%S+") do
        if seen[name] then check.fail(where, "'%s' exists already, in %s", name, seen[name]) end
        seen[name] = where
    end
end

--- Reads generator/spec/other_names.lua.
-- @param known the words of PTX
function other_names.read(spec, known)
    local seen = {}
    for _, word in ipairs(known) do seen[word] = "PTX" end
    check.record(FILE, spec, { words = "list", machine = "list", moves = "list" })
    check.each(FILE, "word", spec.words, function(row) return tostring(row.names) end, function(row, where)
        check.record(where, row, { names = "word", means = "word?", cute = "word?", source = "word" })
        check_new(where, row.names .. " " .. (row.cute or ""), seen)
        check_means(where, row.means or "", known)
    end)
    check.each(FILE, "instruction of machine code", spec.machine, function(row) return tostring(row.name) end,
        function(row, where)
            check.record(where, row, { name = "word", a = "word", d = "word", source = "word" })
            check_means(where, row.a .. " " .. row.d, known)
        end)
    check.each(FILE, "move", spec.moves, function(row) return tostring(row.words) end, function(row, where)
        check.record(where, row, { words = "word", machine = "word", cute = "word", values = "integer", source = "word" })
        check_means(where, row.words, known)
    end)
    return spec
end

local function words_rows(rows)
    local lines = {}
    for k, row in ipairs(rows) do
        local names = row.cute and row.names .. " " .. row.cute or row.names
        lines[k] = ("    { %s,\n      %s, %s },"):format(c_text.string(names), c_text.string(row.means or ""),
            c_text.string(row.cute))
    end
    lines[#lines + 1] = "    { NULL, NULL, NULL },"
    return table.concat(lines, "\n")
end

local function machine_rows(rows)
    local lines = {}
    for k, row in ipairs(rows) do
        lines[k] = ("    { %s, %s, %s },"):format(c_text.string(row.name), c_text.string(row.a), c_text.string(row.d))
    end
    lines[#lines + 1] = "    { NULL, NULL, NULL },"
    return table.concat(lines, "\n")
end

local function move_rows(rows)
    local lines = {}
    for k, row in ipairs(rows) do
        lines[k] = ("    { %s, %s, %s, %d },"):format(c_text.string(row.words), c_text.string(row.machine),
            c_text.string(row.cute), row.values)
    end
    lines[#lines + 1] = "    { NULL, NULL, NULL, 0 },"
    return table.concat(lines, "\n")
end

--- The text of generated/cli/other_names.c.
function other_names.text(model)
    local spec = model.other_names
    return c_text.header("What other vocabularies call instructions of PTX and their words.",
            { "generator/spec/other_names.lua" })
        .. '\n#include "ask/vocabulary.h"\n\n'
        .. "/* Names, what they mean, CuTe's name of the type. */\n"
        .. "const vocabulary_word vocabulary_words[] = {\n" .. words_rows(spec.words) .. "\n};\n\n"
        .. "/* Instruction of machine code; types of A and B, of D. */\n"
        .. "const vocabulary_machine vocabulary_machines[] = {\n" .. machine_rows(spec.machine) .. "\n};\n\n"
        .. "/* Words of PTX; machine code; CuTe's atom, and what its number counts. */\n"
        .. "const vocabulary_move vocabulary_moves[] = {\n" .. move_rows(spec.moves) .. "\n};\n"
end

return other_names
