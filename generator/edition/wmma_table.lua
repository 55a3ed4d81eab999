-- SPDX-License-Identifier: MIT
-- Compares the tables of wmma fragments: how many registers a fragment has.
--
-- A row says a type, a shape and a matrix, or takes what it does not say from the row before. A
-- table without shapes is about all shapes of its type.
local layouts = require("formulas.layouts")
local operand_rows = require("edition.operand_rows")

local wmma_table = {}

local function operands_of(text)
    if text:find("%f[%w]C or D%f[%W]") then return { "c" } end
    if text:find("%f[%w]A or B%f[%W]") then return { "a", "b" } end
    local list = {}
    for letter in text:gmatch("%f[%w]([AB])%f[%W]") do list[#list + 1] = letter:lower() end
    return list[1] and { list[#list] } or nil
end

local function last_shape(text)
    local shape
    for found in text:gmatch("%.(m%d+n%d+k%d+)") do shape = found end
    return shape
end

-- What the cells before a row's sentence change.
local function update(state, text)
    local title, cells = text:match("^(.*)Data%-type[%s|]*(.*)$")
    if title then
        state.operands = title:find("Accumulators[^|]*|?%s*$") and { "c" } or { "a", "b" }
        state.shape, state.types = nil, {}
        text = cells
    end
    text = text:gsub("%s*%f[%a][Aa]n?%s*$", "") -- the article of the sentence
    local types = operand_rows.types(text)
    if types[1] then state.types = types end
    state.shape = last_shape(text) or state.shape
    state.operands = operands_of(text) or state.operands
    return state
end

-- What a row is about: for each shape, operand and type { name, record or nil, width }.
local function records_of(state, known, transcription)
    local found = {}
    for _, shape in ipairs(state.shape and { state.shape } or known.shapes) do
        for _, operand in ipairs(state.operands) do
            for _, name in ipairs(state.types) do
                local record = layouts.find(transcription.records,
                    { family = "wmma.mma", shape = shape, operand = operand, type = name })
                found[#found + 1] = { name = ("%s .%s"):format(shape, name), record = record,
                    width = transcription.widths[name] }
            end
        end
    end
    return found
end

local function compare_row(row, found)
    local bits = row.register:find("64$") and 64 or 32
    for _, entry in ipairs(found) do
        if entry.record then
            local registers = entry.record.elements * entry.width // bits
            if registers ~= row.registers then
                return { status = "changed", subject = entry.record.name, printed = row.phrase,
                    detail = ("%d .%s registers, was %d"):format(row.registers, row.register, registers) }
            end
            if row.each and row.each * entry.width ~= bits then
                return { status = "suspected misprint", subject = entry.record.name, printed = row.phrase,
                    detail = ("%d elements of %d bits in a .%s register"):format(row.each, entry.width, row.register) }
            end
        end
    end
    for _, entry in ipairs(found) do
        if entry.record then return { status = "unchanged", subject = entry.record.name } end
    end
    return { status = "new", subject = "wmma", detail = "a row of " .. (found[1] and found[1].name or "no type") }
end

-- Types that instructions have and no row: the tables have shapes and matrices in too many ways.
local function add_missing(seen, rows, add)
    local reported = {}
    for _, row in ipairs(rows) do
        local words = row.family == "wmma.load" and (row.atype or row.btype or row.ctype) or ""
        for name in words:gmatch("%S+") do
            if not seen[name] and not reported[name] then
                add({ status = "missing", subject = "wmma", detail = "rows of type ." .. name })
            end
            reported[name] = true
        end
    end
end

local function shapes_of(known)
    local list, seen = {}, {}
    for _, record in ipairs(known.records) do
        local shape = record.name:match("^wmma%.(m%d+n%d+k%d+)")
        if shape and not seen[shape] then
            seen[shape] = true
            list[#list + 1] = shape
        end
    end
    return list
end

--- Compares the section of wmma fragments; other sections have no such table.
-- @param add function(finding without kind and section)
function wmma_table.compare(section, known, transcription, add)
    local shapes = shapes_of(known)
    if not shapes[1] then return end
    local state, after, seen = { types = {}, operands = { "a", "b" } }, 1, {}
    for _, row in ipairs(operand_rows.find(section.text)) do
        update(state, section.text:sub(after, row.at - 1))
        local finding = row.registers
            and compare_row(row, records_of(state, { shapes = shapes }, transcription))
        if finding then add(finding) end
        for _, name in ipairs(state.types) do seen[name] = true end
        after = row.stop
    end
    add_missing(seen, transcription.instructions.rows, add)
end

return wmma_table
