-- SPDX-License-Identifier: MIT
-- Cuts the tables down to the instructions and profiles that a product has.
local layouts = require("formulas.layouts")
local nearest = require("base.nearest")
local syntax = require("records.syntax")
local table_names = require("tables.table_names")

local subset = {}

local function words_of(text)
    local words = {}
    for word in text:gmatch("[^.]+") do words[#words + 1] = word end
    return words
end

-- The first word of a part that no instruction has, and the nearest that one has.
local function nearest_word(part, strings)
    local words, seen = {}, {}
    for _, text in ipairs(strings) do
        for _, word in ipairs(words_of(text)) do
            if not seen[word] then words[#words + 1] = word end
            seen[word] = true
        end
    end
    for _, word in ipairs(words_of(part)) do
        if not seen[word] then return nearest.of(word, words) end
    end
end

-- Whether a string has all the words, those of one qualifier in their order. A complete instruction, with `sync`, has
-- no other words.
local function has_words(text, wanted, class)
    local words, place = words_of(text), {}
    for _, word in ipairs(wanted) do
        local like = class[word] or word
        local k = (place[like] or 0) + 1
        while words[k] and words[k] ~= word do k = k + 1 end
        if not words[k] then return false end
        if word == "sync" and #words ~= #wanted then return false end
        place[like] = k
    end
    return true
end

-- Whether a string has one of the parts: as it stands, or where no instruction has it so, its words in any order.
local function has_any(text, parts)
    for _, part in ipairs(parts) do
        if part.words and has_words(text, part.words, part.class) or text:find(part.text, 1, true) then return true end
    end
    return false
end

-- The parts in the form that has_any reads.
local function read_parts(option, parts, strings, class)
    local read = {}
    for k, text in ipairs(parts) do
        local function any(part)
            for _, string in ipairs(strings) do
                if has_any(string, { part }) then return part end
            end
        end
        read[k] = any({ text = text }) or any({ text = text, words = words_of(text), class = class })
        if not read[k] then
            local word = nearest_word(text, strings)
            error(("%s: no instruction has %s%s"):format(option, text,
                word and (", the nearest word is '%s'"):format(word) or ""), 0)
        end
    end
    return read
end

local function is_wanted(wanted, without, row)
    for _, text in ipairs(syntax.choices(row.slots)) do
        if has_any(text, wanted) and not has_any(text, without) then return true end
    end
    return false
end

--- The rows with a wanted string, mac16 among them; their numbers stay.
-- @param words from vocabulary.read
function subset.rows(only, rows, words)
    local strings, kept, like = {}, {}, {}
    for _, row in ipairs(rows) do
        if row.first_id then table.move(syntax.choices(row.slots), 1, row.variants, #strings + 1, strings) end
    end
    for word, class in pairs(words.class) do like[word] = (class == "type" or class == "layout") and class or nil end
    local wanted = read_parts("--only", only.instructions, strings, like)
    local without = read_parts("--without", only.without, strings, like)
    for _, row in ipairs(rows) do
        if is_wanted(wanted, without, row) and not row.points_at then kept[#kept + 1] = row end
    end
    if #kept == 0 then error("--without leaves no instruction", 0) end
    if #kept == 1 and kept[1].family == "mac16" then error("--only mac16: tables hold an instruction of a warp beside it", 0) end
    return kept
end

--- The fragment records that rows use, renumbered.
-- @return records, layouts
function subset.records(only, rows, records)
    local used, chips, kept = {}, {}, {}
    for _, profile in ipairs(only.profiles) do chips[profile] = true end
    for _, row in ipairs(rows) do
        for _, record in pairs(row.operands) do used[record] = true end
        for k, role in ipairs(row.roles) do
            if role == "shape" and row.family:find("^wmma") then chips[row.slots[k][1]] = true end
        end
    end
    for _, own in ipairs(layouts.of_chips(records)) do
        used[own.record] = used[own.record] or (chips[own.record.chips] and chips[own.shape])
    end
    for _, record in ipairs(records) do
        if used[record] then kept[#kept + 1] = record end
    end
    return kept, layouts.prove_all(kept)
end

--- The number of formats up to the last one that rows use; f32 is always used, as steps round to it.
function subset.formats(rows, formats)
    local used, last = { f32 = true }, 0
    for _, row in ipairs(rows) do
        for _, slot in ipairs(row.slots) do
            for _, word in ipairs(slot) do used[word:gsub("x16$", "")] = true end
        end
    end
    for k, format in ipairs(formats) do
        if used[format.name] then last = k end
    end
    return last
end

local function common(words, wanted)
    local list = {}
    for word in words:gmatch("%S+") do
        if wanted[word] then list[#list + 1] = word end
    end
    return table.concat(list, " ")
end

--- The wanted profiles; an alias becomes its profile.
-- @param aliases { name, profile = number from 0 }
function subset.profiles(only, profiles, aliases)
    local known, of, list = table.move(profiles, 1, #profiles, 1, {}), {}, {}
    for _, alias in ipairs(aliases) do
        known[#known + 1], of[alias.name] = alias.name, profiles[alias.profile + 1]
    end
    for k, name in ipairs(only.profiles) do
        nearest.position("--profiles", "profile", name, known)
        list[k] = of[name] or name
    end
    return list
end

--- Removes unwanted profiles and classes from generator/spec/arithmetic.lua.
function subset.arithmetic(only, rows, spec)
    local profiles, classes, kept = {}, {}, {}
    for _, profile in ipairs(only.profiles) do profiles[profile] = true end
    for _, row in ipairs(rows) do
        if row.class then classes[row.class] = true end
    end
    if next(classes) and #only.profiles == 0 then
        error("--profiles none: there are floating-point instructions among them", 0)
    end
    if classes["wmma.f16.f16"] then classes["wmma.f16.f32"], classes["wmma.f32"] = true, true end
    for _, row in ipairs(spec.rows) do
        row.profiles, row.classes = common(row.profiles, profiles), common(row.classes, classes)
        if row.profiles ~= "" and row.classes ~= "" then kept[#kept + 1] = row end
    end
    spec.rows, spec.cut = kept, true
    return spec
end

--- The rows without those of floating point that no wanted profile has.
function subset.summed(model, rows)
    local kept = {}
    for _, row in ipairs(rows) do
        if not row.class or table_names.profile_mask(model, row) ~= 0 then kept[#kept + 1] = row end
    end
    return kept
end

--- Raises an error if a wanted profile has none of the floating-point instructions.
function subset.check_profiles(only, model)
    local has, floating = {}, false
    for _, row in ipairs(model.rows) do
        local mask = table_names.profile_mask(model, row)
        floating = floating or row.class ~= nil
        for k, profile in ipairs(model.profiles) do
            has[profile] = has[profile] or row.class ~= nil and mask >> (k - 1) & 1 == 1
        end
    end
    for _, profile in ipairs(floating and only.profiles or {}) do
        if not has[profile] then error(("--profiles: %s has none of these instructions"):format(profile), 0) end
    end
end

return subset
