-- SPDX-License-Identifier: MIT
-- Refuses an unknown word, and names the nearest known one.
local nearest = {}

-- The edit distance: letters to insert, delete, replace, or swap with their neighbour.
local function distance(x, y)
    local before, last, row = {}, {}, {}
    for j = 0, #y do last[j] = j end
    for i = 1, #x do
        row = { [0] = i }
        for j = 1, #y do
            local same = x:byte(i) == y:byte(j)
            row[j] = math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same and 0 or 1))
            if i > 1 and j > 1 and x:byte(i) == y:byte(j - 1) and x:byte(i - 1) == y:byte(j) then
                row[j] = math.min(row[j], before[j - 2] + 1)
            end
        end
        before, last = last, row
    end
    return last[#y]
end

-- The length of the common prefix, and the distance of the letters that follow it.
local function start(text, word)
    local same = 0
    while same < #text and text:byte(same + 1) == word:byte(same + 1) do same = same + 1 end
    return same, math.abs((text:byte(same + 1) or 0) - (word:byte(same + 1) or 0))
end

-- Of words at the same distance the one with the longest common prefix wins: for 9.5 that is 9.4, not 6.5 or 9.0.
local function is_nearer(text, word, best)
    local same, step = start(text, word)
    local of_best, step_of_best = start(text, best)
    return same > of_best or same == of_best and step < step_of_best
end

--- The word of a list that is nearest to `text`, another case the nearest of all; nil for an empty list.
function nearest.of(text, list)
    local best, least
    for _, word in ipairs(list) do
        local d = text:lower() == word:lower() and 0 or distance(text, word)
        if not least or d < least or d == least and is_nearer(text, word, best) then best, least = word, d end
    end
    return best
end

--- Whether a text is at most three letters from a word of a list.
function nearest.is_near(text, list)
    local word = nearest.of(text, list)
    return word ~= nil and distance(text, word) <= 3
end

--- The position of a word in a list; an unknown one raises an error with the nearest word.
-- @param where the file and the record that say the word
-- @param what the kind of word it should be: "field"
function nearest.position(where, what, text, list)
    for k, word in ipairs(list) do
        if word == text then return k end
    end
    local word = nearest.of(tostring(text), list)
    error(("%s: unknown %s '%s'%s"):format(where, what, tostring(text),
        word and (", the nearest is '%s'"):format(word) or ""), 0)
end

return nearest
