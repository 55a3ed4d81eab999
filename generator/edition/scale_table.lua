-- SPDX-License-Identifier: MIT
-- Compares the table of valid combinations of block scaling (Table 36 of PTX ISA 9.0) with the instruction table, and
-- tells which strings of the syntax blocks it forbids.
local check = require("base.check")
local syntax = require("records.syntax")
local versions = require("edition.versions")

local scale_table = {}

local function key_of(kind, element, stype, size) return (".%s .%s .%s .%s"):format(kind, element, stype, size) end

-- The text from the caption to the paragraph after the table.
local function table_text(section)
    local from = section.text:find("Table%s+%d+:?%s+[Vv]alid%s+combinations")
    if not from then return nil end
    local to = section.text:find("scale%-a%-data", from)
    return section.text:sub(from, to)
end

local word_kinds = {
    { "kind", "^%.?(kind::%w+)$" }, { "stype", "^%.(ue%d+m%d+)$" }, { "element", "^%.(e%d+m%d+)$" },
    { "size", "^%.?(scale_vec::%d+X)$" },
}

-- Cells come in order; one that the row before had may be left out. After a size other elements begin another row.
local function add_word(state, kind, word, set)
    if kind == "kind" then
        state.kind, state.elements, state.stype, state.sized = word, {}, nil, false
    elseif kind == "element" then
        if state.sized then state.elements, state.stype, state.sized = {}, nil, false end
        table.insert(state.elements, word)
    elseif kind == "stype" then
        state.stype = word
    elseif state.kind and state.stype then
        state.sized = true
        for _, element in ipairs(state.elements) do set[key_of(state.kind, element, state.stype, word)] = true end
    end
end

--- The combinations that a section prints.
-- @return a set of texts `.kind .element .stype .scale_vec_size`, or nil where the table is not there
function scale_table.read(section)
    local text = table_text(section)
    if not text then return nil end
    local set, state = {}, { elements = {} }
    for word in text:gsub("[,|]", " "):gmatch("%S+") do
        for _, each in ipairs(word_kinds) do
            local name = word:match(each[2])
            if name then
                add_word(state, each[1], name, set)
                break
            end
        end
    end
    return next(set) and set or nil
end

-- The combination of an instruction string; nil where it leaves the size out.
local function combination(text)
    local kind, size = text:match("%.(kind::%w+)"), text:match("%.(scale_vec::%d+X)")
    local element, stype = text:match("%.(e%d+m%d+)"), text:match("%.(ue%d+m%d+)$")
    return kind and size and stype and element and key_of(kind, element, stype, size)
end

local function known_combinations(rows, result)
    local sure, later = {}, {}
    for _, row in ipairs(rows) do
        if row.family:find("block_scale", 1, true) then
            for _, text in ipairs(syntax.expand(row)) do
                local key = combination(text)
                if key and versions.may_be_there(row.ptx, result) then later[key] = true end
                if key and not versions.is_later(row.ptx, result) then sure[key] = true end
            end
        end
    end
    return sure, later
end

--- Compares; keeps what the section prints as `result.combinations`.
-- @param add function(finding without kind and section)
function scale_table.compare(section, result, add)
    local printed = scale_table.read(section)
    result.combinations = printed
    if not printed then return add({ status = "missing", subject = "combinations", detail = "the table" }) end
    local sure, later = known_combinations(result.transcription.instructions.rows, result)
    local differences = 0
    for _, key in ipairs(check.sorted_keys(printed)) do
        if not sure[key] and not later[key] then
            differences = differences + 1
            add({ status = "new", subject = "combinations", detail = key })
        end
    end
    for _, key in ipairs(check.sorted_keys(sure)) do
        if not printed[key] then
            differences = differences + 1
            add({ status = "missing", subject = "combinations", detail = key })
        end
    end
    if differences == 0 then add({ status = "unchanged", subject = "combinations" }) end
end

--- Whether the table of the edition allows a string that a syntax block has and an erratum takes back.
function scale_table.allows(text, result)
    local key = combination(text)
    return key ~= nil and result.combinations ~= nil and result.combinations[key] or false
end

return scale_table
