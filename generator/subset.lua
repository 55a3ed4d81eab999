-- SPDX-License-Identifier: MIT
-- Cuts the tables down to the instructions and profiles that a product has.
local layouts = require("layouts")
local syntax = require("syntax")

local subset = {}

local function has_any(text, parts)
    for _, part in ipairs(parts) do
        if text:find(part, 1, true) then return true end
    end
    return false
end

local function is_wanted(only, row)
    for _, text in ipairs(syntax.choices(row.slots)) do
        if has_any(text, only.instructions) then return true end
    end
    return false
end

--- The rows with a wanted string; their numbers stay.
function subset.rows(only, rows)
    local kept = {}
    for _, row in ipairs(rows) do
        if is_wanted(only, row) and not row.points_at then kept[#kept + 1] = row end
    end
    if #kept == 0 then error("--only: no instruction has " .. table.concat(only.instructions, " or "), 0) end
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

--- Takes the profiles and classes out of generator/spec/arithmetic.lua that nobody wants.
function subset.arithmetic(only, rows, spec)
    local profiles, classes, kept = {}, {}, {}
    for _, profile in ipairs(only.profiles) do profiles[profile] = true end
    for _, row in ipairs(rows) do
        if row.class then classes[row.class] = true end
    end
    if classes["wmma.f16.f16"] then classes["wmma.f16.f32"], classes["wmma.f32"] = true, true end
    for _, row in ipairs(spec.rows) do
        row.profiles, row.classes = common(row.profiles, profiles), common(row.classes, classes)
        if row.profiles ~= "" and row.classes ~= "" then kept[#kept + 1] = row end
    end
    spec.rows = kept
    return spec
end

return subset
