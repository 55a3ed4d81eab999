-- SPDX-License-Identifier: MIT
-- Reduces a transcribed section to what an edition can have: nothing that a later version of the PTX ISA added. The
-- rows of the instruction table tell when types and shapes were added.
local syntax = require("records.syntax")
local versions = require("edition.versions")

local views = {}

local function is_of(row, section)
    if section.kind == "instruction" then return section.families[row.family] end
    local is_sparse = row.family:find("^mma%.sp") ~= nil
    local shapes = " " .. (row.shape or "") .. " "
    return row.family:find("^mma") and is_sparse == section.sparse and shapes:find(" " .. section.shape .. " ", 1, true)
end

-- The lowest version of the rows of a section, and of those with each word. Rows do not change: each section is
-- looked up once.
local known = setmetatable({}, { __mode = "k" })
local function since(section, rows)
    if known[section] then return table.unpack(known[section], 1, 2) end
    local first, by_word = nil, {}
    for _, row in ipairs(rows) do
        if is_of(row, section) then
            if not first or versions.is_after(first, row.ptx) then first = row.ptx end
            for _, text in ipairs(syntax.expand(row)) do
                for word in text:gmatch("[^%.]+") do
                    if not by_word[word] or versions.is_after(by_word[word], row.ptx) then by_word[word] = row.ptx end
                end
            end
        end
    end
    known[section] = { first, by_word }
    return first, by_word
end

local function kept_types(record, by_word, result)
    local list = {}
    for _, name in ipairs(record.types) do
        if not by_word[name] or not versions.is_later(by_word[name], result) then list[#list + 1] = name end
    end
    return list
end

--- A transcribed section as the edition should have it.
-- @return the section, with fewer records or types where some came later; nil if all of it did
function views.of(section, result)
    if section.kind ~= "fragments" and section.kind ~= "instruction" then return section end
    local first, by_word = since(section, result.transcription.instructions.rows)
    if first and versions.is_later(first, result) then return nil end
    if section.kind ~= "fragments" then return section end
    local records, differs = {}, false
    for _, record in ipairs(section.records) do
        local types = kept_types(record, by_word, result)
        if #types == #record.types then
            records[#records + 1] = record
        elseif types[1] then
            records[#records + 1] = setmetatable({ types = types }, { __index = record })
        end
        differs = differs or #types ~= #record.types
    end
    return differs and setmetatable({ records = records }, { __index = section }) or section
end

return views
