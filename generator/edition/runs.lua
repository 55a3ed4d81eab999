-- SPDX-License-Identifier: MIT
-- A text as one character for each word: six bits of the hash of a run of words.
--
-- One word changed changes as many characters as a run has words: that it stays hidden has the chance 2^-30. Six bits
-- are less than a word carries, so that the text cannot be had back from them.
local fnv = require("base.fnv")

local runs = {}

runs.LENGTH = 5

local alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

-- FNV-1a with 32 bits, its upper bits folded into six.
local function hash(text)
    local value = fnv.text(text)
    value = ((value ~ (value >> 15)) * 2654435761) & 0xFFFFFFFF
    return value >> 26
end

--- The character of the run that begins at a word; words after the end are empty.
function runs.at(list, k)
    local run = {}
    for n = 0, runs.LENGTH - 1 do run[n + 1] = list[k + n] or "" end
    local code = hash(table.concat(run, " ")) + 1
    return alphabet:sub(code, code)
end

--- The characters of a list of words. The first stands for the run that ends with the first word.
-- @return a string of #list + LENGTH - 1 characters; the character of the run from word k is at k + LENGTH - 1
function runs.of(list)
    local text = {}
    for k = 2 - runs.LENGTH, #list do text[#text + 1] = runs.at(list, k) end
    return table.concat(text)
end

return runs
