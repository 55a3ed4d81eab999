-- SPDX-License-Identifier: MIT
-- Spells instruction strings in other orders, by the rule of PTX ISA 9.7.14 as assemblers take it: the name
-- comes first; the other words may come in any order as long as like ones keep theirs. Written from the rule,
-- without a look at the library.
--
--   lua orders.lua MODE COUNT < TSV    columns class, string, ... of instructions_assembler.tsv
--
-- Prints lines STRING <tab> what is expected of it:
--   orders   documented strings, COUNT orders of each: the canonical string
--   refused  all others in COUNT orders: nothing
--   repeats  documented strings with one word twice: the offset of the second one
--   swaps    documented strings with two like words in each other's place: the documented string that this
--            is, or nothing
local split = dofile((arg[0]:match("^(.*/)") or "./") .. "../../../generator/base/split.lua")

local mode, count = arg[1], tonumber(arg[2])

local types = {}
for name in ("f16 bf16 tf32 f32 f64 e4m3 e5m2 e3m2 e2m3 e2m1 ue8m0 ue4m3 s8 u8 s4 u4 b1 s32 u32 b16 b8 b8x16 "
    .. "b6x16_p32 b4x16_p64"):gmatch("%S+") do types[name] = true end
local operation = { xor = true, ["and"] = true, ["or"] = true, popc = true }

-- What words are alike; a word that is like no other stands for itself.
local function kind_of(word)
    if types[word] then return "type" end
    if word == "row" or word == "col" then return "layout" end
    return operation[word] and "operation" or word
end

local seed = 20251122
local function random(n) -- 1 .. n
    seed = (seed * 1103515245 + 12345) % 0x80000000
    return seed // 65536 % n + 1
end

local function words_of(text) return split(text, "[^.]+") end

-- Shuffles the words after the name, then gives like words their order back.
local function reordered(text)
    local words = words_of(text)
    local shuffled, queues = table.move(words, 1, #words, 1, {}), {}
    for k = #shuffled, 3, -1 do
        local other = random(k - 1) + 1
        shuffled[k], shuffled[other] = shuffled[other], shuffled[k]
    end
    for k = 2, #words do
        local kind = kind_of(words[k])
        queues[kind] = queues[kind] or {}
        table.insert(queues[kind], words[k])
    end
    for k = 2, #shuffled do shuffled[k] = table.remove(queues[kind_of(shuffled[k])], 1) end
    return table.concat(shuffled, ".")
end

-- Puts a word that is like no other a second time after itself.
local function repeated(text)
    local words, choices = words_of(text), {}
    for k = 2, #words do
        if kind_of(words[k]) == words[k] then choices[#choices + 1] = k end
    end
    if #choices == 0 then return nil end
    local from = choices[random(#choices)]
    local to = from + random(#words + 1 - from)
    local word = words[from]
    table.insert(words, to, word)
    return table.concat(words, "."), #table.concat(words, ".", 1, to - 1) + 1
end

-- Two different words of a kind, in each other's place.
local function swapped(text)
    local words, choices = words_of(text), {}
    for k = 2, #words do
        for j = k + 1, #words do
            if kind_of(words[k]) == kind_of(words[j]) and words[k] ~= words[j] then choices[#choices + 1] = { k, j } end
        end
    end
    if #choices == 0 then return nil end
    local pair = choices[random(#choices)]
    words[pair[1]], words[pair[2]] = words[pair[2]], words[pair[1]]
    return table.concat(words, ".")
end

local documented, others = {}, {}
for line in io.lines() do
    local class, text = line:match("^(%l+)\t([^\t]+)")
    if class == "documented" then
        documented[#documented + 1], documented[text] = text, true
    elseif class then
        others[#others + 1] = text
    end
end

for _, text in ipairs(mode == "refused" and others or documented) do
    for _ = 1, count do
        if mode == "orders" then print(reordered(text) .. "\t" .. text) end
        if mode == "refused" then print(reordered(text) .. "\t") end
        if mode == "repeats" then
            local again, offset = repeated(text)
            if again then print(again .. "\t" .. offset) end
        end
        if mode == "swaps" then
            local other = swapped(text)
            if other then print(reordered(other) .. "\t" .. (documented[other] and other or "")) end
        end
    end
end
