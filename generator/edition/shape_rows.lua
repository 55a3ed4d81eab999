-- SPDX-License-Identifier: MIT
-- Reads the shape table of an edition, and builds the same table from the instruction table.
--
-- A group is an instruction, how its matrix A is stored, whether it is scaled, and a type; it has
-- shapes, and a shape has the PTX ISA version that brought it.
local operand_rows = require("edition.operand_rows")
local syntax = require("records.syntax")
local vocabulary = require("records.vocabulary")

local shape_rows = {}

local function group_in(groups, name)
    if not groups[name] then
        groups[name] = { name = name, shapes = {} }
        table.insert(groups, groups[name])
    end
    return groups[name]
end

local function name_of(instruction, sparsity, type_name, scale)
    return ("%s %s .%s%s"):format(instruction, sparsity, type_name, scale and " x ." .. scale or "")
end

local function older(version, other)
    return not other or tonumber(version) < tonumber(other)
end

-- A row takes what it does not say from the row before.
local function read_row(text, state)
    state.instruction = text:match("%f[%w_](w?mma)%f[^%w_]") or state.instruction
    if text:find("%f[%w]NA%f[%W]") then state.scaled = false end
    if text:find("%f[%w]Yes%f[%W]") then state.scaled = true end
    local sparsity = text:match("%f[%w]Dense%f[%W]") or text:match("%f[%w]Sparse with ordered metadata%f[%W]")
        or text:match("%f[%w]Sparse%f[%W]")
    state.sparsity = sparsity and sparsity:lower():gsub("sparse with ordered metadata", "ordered") or state.sparsity
    local scale_at = text:find("%(Scale%)")
    local types = operand_rows.types(text:sub(1, scale_at or #text))
    if types[1] then
        state.types, state.scales = types, scale_at and operand_rows.types(text:sub(scale_at)) or {}
    end
    local shapes = {}
    for shape in text:gmatch("%.(m%d+n%d+k%d+)") do shapes[#shapes + 1] = shape end
    return shapes
end

local function add_row(groups, state, shapes, version)
    local scales = state.scaled and state.scales or { false }
    for _, type_name in ipairs(state.types) do
        for _, scale in ipairs(scales) do
            local group = group_in(groups, name_of(state.instruction, state.sparsity, type_name, scale))
            for _, shape in ipairs(shapes) do
                if older(version, group.shapes[shape]) then group.shapes[shape] = version end
            end
        end
    end
end

--- The groups that a section prints. A row ends at its version.
function shape_rows.printed(section)
    local groups, state, after = {}, { types = {}, scales = {}, scaled = false }, 1
    for from, version, to in section.text:gmatch("()[Vv]ersion%s+(%d+%.%d+)()") do
        local shapes = read_row(section.text:sub(after, from - 1), state)
        if state.instruction and state.sparsity then add_row(groups, state, shapes, version) end
        after = to
    end
    return groups
end

local function slot_for(slots, roles, wanted)
    for k, role in ipairs(roles) do
        if role == wanted then return slots[k] end
    end
end

local function sparsity_of(slots)
    local list = {}
    for _, word in ipairs(slots[2]) do
        list[#list + 1] = word == "sp" and "sparse" or word == "sp::ordered_metadata" and "ordered" or nil
    end
    return list[1] and list or { "dense" }
end

local function add_known(groups, row, words)
    local slots = syntax.parse(row)
    local roles = vocabulary.roles(words, slots)
    local types = slot_for(slots, roles, "atype") or { "f16" }
    for _, sparsity in ipairs(sparsity_of(slots)) do
        for _, type_name in ipairs(types) do
            for _, scale in ipairs(slot_for(slots, roles, "stype") or { false }) do
                local instruction = row.family:match("^%a+")
                local group = group_in(groups, name_of(instruction, sparsity, type_name, scale))
                if older(row.ptx, group.shapes[row.shape]) then group.shapes[row.shape] = row.ptx end
            end
        end
    end
end

--- The groups that rows of the instruction table make.
function shape_rows.known(rows, words)
    local groups = {}
    for _, row in ipairs(rows) do
        if row.family == "wmma.mma" or row.family:find("^mma") then add_known(groups, row, words) end
    end
    return groups
end

return shape_rows
