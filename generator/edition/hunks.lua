-- SPDX-License-Identifier: MIT
-- Where two strings of runs.lua differ.
--
-- Ends that are the same are cut off; in between, stretches of characters that each string has once, in the order
-- of both, are taken for the same text, first long ones, then short ones.
local hunks = {}

local STRETCHES = { 12, 6 }

-- Position of every stretch that a range has once.
local function once(text, from, to, length)
    local places = {}
    for k = from, to - length + 1 do
        local key = text:sub(k, k + length - 1)
        places[key] = places[key] == nil and k or false
    end
    return places
end

-- The longest list of pairs that ascends in both.
local function ascending(pairs_found)
    local tails, before = {}, {}
    for k, pair in ipairs(pairs_found) do
        local low, high = 1, #tails + 1
        while low < high do
            local middle = (low + high) // 2
            if pairs_found[tails[middle]][2] < pair[2] then low = middle + 1 else high = middle end
        end
        before[k], tails[low] = tails[low - 1], k
    end
    local list, k = {}, tails[#tails]
    while k do
        table.insert(list, 1, pairs_found[k])
        k = before[k]
    end
    return list
end

local function anchors(old, new, range, length)
    local mine, theirs, found = once(old, range[1], range[2], length), once(new, range[3], range[4], length), {}
    for k = range[1], range[2] - length + 1 do
        local key = old:sub(k, k + length - 1)
        if mine[key] and theirs[key] then found[#found + 1] = { k, theirs[key] } end
    end
    return ascending(found)
end

local function trimmed(old, new, range)
    local a, b, c, d = table.unpack(range)
    while a <= b and c <= d and old:byte(a) == new:byte(c) do a, c = a + 1, c + 1 end
    while a <= b and c <= d and old:byte(b) == new:byte(d) do b, d = b - 1, d - 1 end
    return { a, b, c, d }
end

local function compare(old, new, range, level, list)
    range = trimmed(old, new, range)
    local a, b, c, d = table.unpack(range)
    if a > b and c > d then return end
    local length = STRETCHES[level]
    local chain = length and a <= b and c <= d and anchors(old, new, range, length) or {}
    if not chain[1] then
        if length and a <= b and c <= d then return compare(old, new, range, level + 1, list) end
        list[#list + 1] = range
        return
    end
    for _, pair in ipairs(chain) do
        -- Stretches that overlap the one before are part of the same text.
        if pair[1] >= a and pair[2] >= c then
            compare(old, new, { a, pair[1] - 1, c, pair[2] - 1 }, level + 1, list)
            a, c = pair[1] + length, pair[2] + length
        end
    end
    compare(old, new, { a, b, c, d }, level + 1, list)
end

--- The differences of two strings, in order.
-- @return a list of { first and last in the old string, first and last in the new one }; last is first - 1 where a
--   side has nothing
function hunks.find(old, new)
    local list = {}
    compare(old, new, { 1, #old, 1, #new }, 1, list)
    return list
end

return hunks
