-- SPDX-License-Identifier: MIT
-- The mutants of a set of files, in the order in which a seed draws them.
--
-- A mutant is known by its file, the text of its lines before and after, and which of several alike it is: it stays the
-- same, and keeps its place in the draw, when other lines come or go.
local shell = require("shell")

local draw = {}

-- FNV-1a, mixed so that texts that differ in their ends differ everywhere.
local function hash(text)
    local value = 0xcbf29ce484222325
    for k = 1, #text do value = (value ~ text:byte(k)) * 0x100000001b3 end
    value = (value ~ (value >> 33)) * 0xff51afd7ed558ccd
    return value ~ (value >> 29)
end

local function squeezed(text)
    return (text:gsub("%s+", " "):gsub("^ ", ""):gsub(" $", ""))
end

local function line_starts(text)
    local starts = { 1 }
    for at in text:gmatch("()\n") do starts[#starts + 1] = at + 1 end
    return starts
end

-- The last start that is not after a place.
local function line_of(starts, at)
    local low, high = 1, #starts
    while low < high do
        local middle = (low + high + 1) // 2
        if starts[middle] <= at then low = middle else high = middle - 1 end
    end
    return low
end

--- The mutants of one file's text: file, line and last (of the lines that change), before and after (the whole lines,
-- squeezed), mutated (the whole text) as a function, kind, group.
function draw.mutants(file, text, sites_of)
    local starts, seen, mutants = line_starts(text), {}, {}
    for _, site in ipairs(sites_of(text)) do
        local first, last = line_of(starts, site.from), line_of(starts, site.to)
        local from, to = starts[first], (starts[last + 1] or #text + 2) - 2
        local before = squeezed(text:sub(from, to))
        local after = squeezed(text:sub(from, site.from - 1) .. site.text .. text:sub(site.to + 1, to))
        local name = file .. "\n" .. before .. "\n" .. after
        if before ~= after then
            seen[name] = (seen[name] or 0) + 1
            mutants[#mutants + 1] = {
                file = file, line = first, last = last, before = before, after = after,
                kind = site.kind, group = site.group,
                id = ("%016x"):format(hash(name .. "\n" .. seen[name])),
                mutated = function() return text:sub(1, site.from - 1) .. site.text .. text:sub(site.to + 1) end,
            }
        end
    end
    return mutants
end

--- All mutants of the files of a tree.
function draw.all(tree, files, sites_of)
    local all = {}
    for _, file in ipairs(files) do
        local text = assert(shell.read(tree .. "/" .. file), file)
        local mutants = draw.mutants(file, text, sites_of)
        table.move(mutants, 1, #mutants, #all + 1, all)
    end
    return all
end

--- Sorts mutants as a seed draws them: groups take turns, so that each is drawn equally often.
function draw.shuffle(mutants, seed)
    for _, mutant in ipairs(mutants) do mutant.key = hash(seed .. " " .. mutant.id) end
    local function by_key(a, b)
        if a.key ~= b.key then return math.ult(a.key, b.key) end
        return a.id < b.id
    end
    table.sort(mutants, by_key)
    local drawn = {}
    for _, mutant in ipairs(mutants) do
        local group = mutant.group or mutant
        drawn[group] = (drawn[group] or 0) + 1
        mutant.turn = drawn[group]
    end
    table.sort(mutants, function(a, b)
        if a.turn ~= b.turn then return a.turn < b.turn end
        return by_key(a, b)
    end)
end

return draw
