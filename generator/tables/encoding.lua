-- SPDX-License-Identifier: MIT
-- The constants by which the tables are written and read, and the bounds of what they hold.
local c_text = require("tables.c_text")
local core_sizes = require("tables.core_sizes")

local encoding = {}

--- Characters of the longest instruction string and of the longest word, and words of the longest string.
encoding.TEXT, encoding.WORD, encoding.WORDS = 159, 22, 20

--- Of mmaref_syntax_rows: items below are words, items from here on are sets.
encoding.SET = 160

-- Enumerations from 0 on: the comment, the prefix, { name, comment }...
local enumerations = {
    { "The kinds of fields (mmaref_field_row).", "MMAREF_FIELD_KIND_",
        { "NUMBER", "a number, or the one word" }, { "BITS", "a set of words, a bit for each" },
        { "TYPE", "a type, of 32 bits" }, { "WORDS", "one of several words" } },
    { "The suffixes of targets (mmaref_target_row).", "MMAREF_TARGET_",
        { "PLAIN", "none: every later chip has the same" }, { "ALONE", "a: that chip alone" },
        { "FAMILY", "f: later chips of its family, too" } },
}

-- { name, value, comment }
local constants = {
    { "MMAREF_SET", encoding.SET, "an item of mmaref_syntax_rows from here on is set item - MMAREF_SET of mmaref_set_places" },
    { "MMAREF_ROW_IMPLICIT", "0x40", "in the second byte of a row of mmaref_syntax_rows: .aligned may be missing" },
    { "MMAREF_ROW_REFUSED", "0x80", "the same: its strings are refused" },
    { "MMAREF_LAST_SETTING", "0x80", "marks the last setting of a row of mmaref_arithmetic_rows" },
    { "MMAREF_STRING_WORDS", encoding.WORDS, "words of the longest string" },
}

--- C's enum of names from 0 on.
-- @param list of { name, comment } or { name, comment, number }
function encoding.enumeration(about, prefix, list)
    local rows = {}
    for k, item in ipairs(list) do
        rows[k] = { prefix .. item[1], ("= %d%s"):format(item[3] or k - 1, k < #list and "," or ""), "/* " .. item[2] .. " */" }
    end
    return ("/* %s */\nenum {\n%s\n};\n"):format(about, c_text.align(rows))
end

-- Bytes of the longest word with its NUL: the words of a unit may be longer than those of PTX.
local function word_bytes(model)
    local most = encoding.WORD
    for _, word in ipairs(model.unit and model.words.list or {}) do most = math.max(most, #word) end
    return most + 1
end

--- The text of generated/table_encoding.h.
function encoding.text(model)
    local texts, rows = {}, {}
    for k, each in ipairs(enumerations) do
        texts[k] = encoding.enumeration(each[1], each[2], table.move(each, 3, #each, 1, {}))
    end
    local all = table.move(constants, 1, #constants, 1, {})
    for _, each in ipairs(core_sizes.constants(model)) do all[#all + 1] = each end
    for k, each in ipairs(all) do rows[k] = { "#define " .. each[1], tostring(each[2]), "/* " .. each[3] .. " */" } end
    rows[#rows + 1] = { "#define MMAREF_WORD_MAX", tostring(word_bytes(model)), "/* every word is shorter */" }
    return c_text.header("How the tables are written.", { "generator/tables/encoding.lua" })
        .. "#ifndef MMAREF_TABLE_ENCODING_H\n#define MMAREF_TABLE_ENCODING_H\n\n" .. table.concat(texts, "\n") .. "\n"
        .. c_text.align(rows, "") .. "\n\n#endif\n"
end

return encoding
