-- SPDX-License-Identifier: MIT
-- Cuts the tables down to the instructions and profiles that a product has.
local layouts = require("layouts")
local nearest = require("nearest")
local syntax = require("syntax")
local table_names = require("table_names")

local subset = {}

local function has_any(text, parts)
    for _, part in ipairs(parts) do
        if text:find(part, 1, true) then return true end
    end
    return false
end

local function is_wanted(only, row)
    for _, text in ipairs(syntax.choices(row.slots)) do
        if has_any(text, only.instructions) and not has_any(text, only.without) then return true end
    end
    return false
end

-- The first word of a part that no instruction has, and the nearest that one has.
local function nearest_word(part, strings)
    local words, seen = {}, {}
    for _, text in ipairs(strings) do
        for word in text:gmatch("[^.]+") do
            if not seen[word] then words[#words + 1] = word end
            seen[word] = true
        end
    end
    for word in part:gmatch("[^.]+") do
        if not seen[word] then return nearest.of(word, words) end
    end
end

-- Every part must be that of some instruction.
local function check_parts(option, parts, rows)
    local strings = {}
    for _, row in ipairs(rows) do
        if row.first_id then table.move(syntax.choices(row.slots), 1, row.variants, #strings + 1, strings) end
    end
    for _, part in ipairs(parts) do
        local found = false
        for _, text in ipairs(strings) do found = found or text:find(part, 1, true) ~= nil end
        if not found then
            local word = nearest_word(part, strings)
            error(("%s: no instruction has %s%s"):format(option, part,
                word and (", the nearest word is '%s'"):format(word) or ""), 0)
        end
    end
end

--- The rows with a wanted string; their numbers stay.
function subset.rows(only, rows)
    check_parts("--only", only.instructions, rows)
    check_parts("--without", only.without, rows)
    local kept = {}
    for _, row in ipairs(rows) do
        if is_wanted(only, row) and not row.points_at then kept[#kept + 1] = row end
    end
    if #kept == 0 then error("--without leaves no instruction", 0) end
    return kept
end

--- The records that rows lay out operands by, numbered anew.
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

--- The number of formats up to the last one that rows use; f32 is one that steps round to.
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

--- The wanted profiles, an alias by the profile that it stands for.
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

--- Takes the profiles and classes out of generator/spec/arithmetic.lua that nobody wants.
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

--- Every wanted profile must have one of the instructions that are summed by it, if there are any.
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
