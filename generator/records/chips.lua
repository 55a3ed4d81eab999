-- SPDX-License-Identifier: MIT
-- Reads generator/spec/chips.lua: what people call NVIDIA's chips.
local check = require("base.check")
local nearest = require("base.nearest")

local chips = {}

local FILE = "spec/chips.lua"

-- A name or ignored word is written as it is looked up.
local function check_word(where, word)
    if not word:find("^[a-z0-9]+$") then check.fail(where, "'%s' is not letters and digits, in lower case", word) end
end

local function ignored_words(text)
    local list, seen = {}, {}
    for word in text:gmatch("%S+") do
        check_word(FILE .. ", ignored", word)
        if seen[word] then check.fail(FILE .. ", ignored", "'%s' appears twice", word) end
        seen[word] = true
        list[#list + 1] = word
    end
    return list
end

-- "8.6" of sm_86, "12.0" of sm_120
local function capability_of(target) return (target:match("%d+"):gsub("(%d)$", ".%1")) end

-- Appends the chips of a row; `taken` are the names so far, and whose they are.
local function add(list, where, row, taken, members)
    for name in row.names:gmatch("%S+") do
        check_word(where, name)
        if taken[name] then check.fail(where, "'%s' is %s already", name, taken[name]) end
        taken[name] = row.target or "of " .. row.capability
        local chip = { name = name, source = row.source }
        for key, value in pairs(members) do chip[key] = value end
        list[#list + 1] = chip
    end
end

--- Reads generator/spec/chips.lua.
-- @param targets the names of targets
-- @return { ignored = words, list = { { name, target, architecture, capability, source } } }, without a target for a
--   chip with no matrix unit
function chips.read(spec, targets)
    check.record(FILE, spec, { sources = "table", ignored = "word", chips = "list", without = "list" })
    local read, taken, sources = { ignored = ignored_words(spec.ignored), list = {} }, {}, check.sorted_keys(spec.sources)
    local function name_of(row) return tostring(row.target or row.capability) end
    check.each(FILE, "row", spec.chips, name_of, function(row, where)
        check.record(where, row, { target = "word", architecture = "word", source = "word", names = "word" })
        nearest.position(where, "target", row.target, targets)
        nearest.position(where, "source", row.source, sources)
        check_word(where, row.architecture)
        add(read.list, where, row, taken, { target = row.target, architecture = row.architecture,
            capability = capability_of(row.target), source = spec.sources[row.source] })
    end)
    check.each(FILE, "row without a unit", spec.without, name_of, function(row, where)
        check.record(where, row, { capability = "word", architecture = "word?", source = "word", names = "word" })
        nearest.position(where, "source", row.source, sources)
        add(read.list, where, row, taken, { capability = row.capability, architecture = row.architecture,
            source = spec.sources[row.source] })
    end)
    for _, chip in ipairs(read.list) do
        if chip.architecture and taken[chip.architecture] then
            check.fail(FILE, "'%s' is an architecture and %s", chip.architecture, taken[chip.architecture])
        end
    end
    return read
end

return chips
