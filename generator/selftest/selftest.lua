-- SPDX-License-Identifier: MIT
-- The self-test's expected values: cases of text vectors and the digests of the independent
-- reference (tests/models/reference), both made without the code under test.
local c_text = require("tables.c_text")
local files = require("base.files")

local selftest = {}

local function lines_of(path)
    return files.read(path):gmatch("([^\n]*)\n?")
end

-- Raises an error about a line that is no case, unless it is blank or a comment.
local function expect_nothing(path, line)
    if line:gsub("#.*", ""):find("%S") then
        error(("%s: '%s': not a line of this file"):format(path:match("[^/]*$"), line), 0)
    end
end

local function hex_words(text)
    local words = {}
    for word in text:gmatch("%x+") do
        if #word == 16 then -- an operand of mac16
            words[#words + 1] = word:sub(9)
            word = word:sub(1, 8)
        end
        words[#words + 1] = word
    end
    return words
end

-- The cases of a vector file, as tables of key -> text.
local function read_cases(path)
    local cases, case = {}, nil
    for line in lines_of(path) do
        local key, value = line:gsub("#.*", ""):match("^(%S+)%s*(.-)%s*$")
        if key == "insn" then
            case = { insn = value }
        elseif key == "end" then
            cases[#cases + 1] = case
        elseif key and case then
            case[key] = value
        end
    end
    return cases
end

local orders = {
    mac16 = { "operand", "x", "y", "z", "z_out" },
    other = { "a", "b", "c", "e", "f", "scale_a", "scale_b", "select_a", "select_b", "d" },
}
local optional = { e = true, f = true, scale_a = true, scale_b = true, select_a = true, select_b = true }
local decimal = { f = true, select_a = true, select_b = true }

local function answer_words(case)
    local words = {}
    for _, key in ipairs(orders[case.insn] or orders.other) do
        local text = case[key] or (optional[key] and "") or error(case.insn .. ": no " .. key, 0)
        if decimal[key] then text = text:gsub("%d+", function(number) return ("%x"):format(number) end) end
        for _, word in ipairs(hex_words(text)) do words[#words + 1] = word end
    end
    return words
end

--- Reads the cases of `folder`/answers.vec.
-- @param number map from instruction string to stable number
-- @param is_wanted whether the tables have an instruction and a profile; nil: all
function selftest.read_answers(folder, number, is_wanted)
    local answers = {}
    for index, case in ipairs(read_cases(folder .. "/answers.vec")) do
        if not is_wanted or is_wanted(case.insn, case.arith) then
            answers[#answers + 1] = { index = index, profile = case.arith or "exact",
                number = number[case.insn] or error("answers.vec: unknown " .. case.insn, 0), words = answer_words(case) }
        end
    end
    return answers
end

--- Reads a file of digests: lines with the profiles and cases of tests/models/reference/digests.lua, then
-- "XXXXXXXX instruction" a line.
-- @param list { number, text }: the instructions that must have one, in their order
-- @return { number, text, digest } in that order; the profiles in a list with commas, cases of a digest: nil where not said
function selftest.read_digests(path, list)
    local found, said, name, digests = {}, {}, path:match("[^/]*$"), {}
    for line in lines_of(path) do
        local digest, text = line:match("^(%x%x%x%x%x%x%x%x) (%S+)$")
        if digest then found[text] = digest end
        local key, value = line:match("^# (%l+) (%S+)$")
        if key then said[key] = value end
        if not line:find("^%x%x%x%x%x%x%x%x %S+$") and not line:find("^%x%x%x%x%x%x%x%x %S+ %x+ %x+$")
            and not line:find("^%x%x%x%x%x%x%x%x rule ") then
            expect_nothing(path, line)
        end
    end
    for k, entry in ipairs(list) do
        digests[k] = { number = entry.number, text = entry.text, digest = found[entry.text] or
            error(("%s: no digest of %s, run `make %s`"):format(name, entry.text, said.profiles and "tables" or "digests"), 0) }
    end
    return digests, said.profiles, said.cases and math.tointeger(tonumber(said.cases))
end

--- Reads `folder`/aimed.txt: "instruction seed profiles" a line, the profiles as a mask.
-- @param number map from instruction string to stable number
-- @param is_wanted whether the tables have an instruction; nil: all
-- @param mask of the profiles that the tables have; a case that is under none of them is left out
-- @return in the order of aimed.txt: { number, text, seed, profiles, line }, the last as digests are asked for it
function selftest.read_aimed(folder, number, is_wanted, mask)
    local aimed = {}
    for line in lines_of(folder .. "/aimed.txt") do
        local text, seed, profiles = line:match("^(%S+) (%x+) (%x+)$")
        if text and not number[text] then error("aimed.txt: unknown " .. text, 0) end
        if not text then expect_nothing("aimed.txt", line) end
        local under = text and tonumber(profiles, 16)
        if text and (not is_wanted or is_wanted[text]) and (under == 0 or under & mask ~= 0) then
            local case = { number = number[text], text = text, seed = seed, profiles = ("%03x"):format(under & mask) }
            case.line = ("%s %s %s"):format(text, seed, case.profiles)
            aimed[#aimed + 1] = case
        end
    end
    return aimed
end

--- Gives each aimed case its digest from a file of them: "XXXXXXXX instruction seed profiles" a line.
function selftest.read_aimed_digests(path, aimed)
    local digests = {}
    for line in lines_of(path) do
        local digest, case = line:match("^(%x%x%x%x%x%x%x%x) (%S+ %x+ %x+)$")
        if digest then digests[case] = digest end
    end
    for _, case in ipairs(aimed) do
        case.digest = digests[case.line] or
            error(("%s: no digest of %s, run `make digests`"):format(path:match("[^/]*$"), case.line), 0)
    end
end

function selftest.answers_text(model)
    local arrays, rows, cases = {}, {}, {}
    for k, answer in ipairs(model.answers) do
        local items = {}
        for j, word in ipairs(answer.words) do items[j] = "0x" .. word .. "," end
        arrays[k] = ("/* case %d */\nstatic const MMAREF_FAR uint32_t answer_%d[] = {\n%s\n};\n"):format(
            answer.index, k, c_text.wrap(items))
        rows[k] = { ("{ %d,"):format(answer.number), c_text.name("MMAREF_PROFILE_", answer.profile) .. " }," }
        cases[k] = ("    case %d: ANSWER(answer_%d)"):format(k - 1, k)
    end
    return c_text.header("Known answers of the self-test.", { "tests/data/vectors/answers.vec" })
        .. '\n#include "mmaref_tables.h"\n\n'
        .. table.concat(arrays, "\n")
        .. "\nconst mmaref_selftest_answer mmaref_selftest_answers[MMAREF_SELFTEST_ANSWERS] = {\n"
        .. c_text.align(rows) .. "\n};\n\n"
        .. "#define ANSWER(words)                              \\\n"
        .. "    *count = (uint16_t)(sizeof words / sizeof words[0]); \\\n    return words;\n\n"
        .. "const MMAREF_FAR uint32_t *mmaref_selftest_words(uint16_t number, uint16_t *count)\n{\n    switch (number) {\n"
        .. table.concat(cases, "\n") .. "\n    default:\n        *count = 0;\n        return answer_1;\n    }\n}\n"
end

function selftest.digests_text(model)
    local rows, numbers, aimed, lookups = {}, {}, {}, {}
    for k, each in ipairs(model.lookups) do
        lookups[k] = { ("0x%08x,"):format(each.digest), ("/* %s */"):format(each.name) }
    end
    for k, case in ipairs(model.aimed) do
        aimed[k] = { ("{ %d,"):format(case.number), ("0x%s, 0x%s, 0x%s },"):format(case.profiles, case.seed, case.digest), ("/* %s */"):format(case.text) }
    end
    for k, entry in ipairs(model.digests) do
        rows[k] = { ("0x%s,"):format(entry.digest), ("/* %d %s */"):format(entry.number, entry.text) }
        numbers[k] = entry.number .. ","
    end
    local text = c_text.header("Digests of the self-test's stream, by the independent reference.", { model.digests_file })
        .. '\n#include "mmaref_tables.h"\n\n'
        .. ("const MMAREF_FAR uint32_t mmaref_selftest_digests[%s] = {\n"):format(
            model.only and #rows or "MMAREF_INSTRUCTIONS") .. c_text.align(rows) .. "\n};\n\n"
    if model.only then
        text = text .. ("/* Their instructions. */\nconst MMAREF_FAR uint16_t mmaref_selftest_instructions[%d] = {\n%s\n};\n\n")
            :format(#rows, c_text.wrap(numbers))
    end
    if #aimed > 0 then
        text = text .. "/* Aimed cases: instruction, mask of profiles, seed, digest. */\n"
            .. "const mmaref_selftest_case mmaref_selftest_aimed[MMAREF_SELFTEST_AIMED] = {\n" .. c_text.align(aimed) .. "\n};\n\n"
    end
    return text .. "/* What look-ups answer, by the records of the specification. */\n"
        .. "const MMAREF_FAR uint32_t mmaref_selftest_lookups[MMAREF_SELFTEST_LOOKUPS] = {\n" .. c_text.align(lookups) .. "\n};\n"
end

return selftest
