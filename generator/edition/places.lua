-- SPDX-License-Identifier: MIT
-- Evaluates a listing over every lane and element, and proves it.
local evaluate = require("formulas.evaluate")
local formula = require("formulas.formula")
local prove = require("formulas.prove")

local places = {}

local LANES = 32

local function place(row, col)
    if type(row) == "table" then error("a span of rows", 0) end
    if type(col) == "table" then return ("row %d, columns %d to %d"):format(row, col[1], col[2]) end
    return ("row %d, column %d"):format(row, col)
end

--- A function (lane, element) -> text of the place; raises what evaluate and formula raise.
function places.compile(text, operand)
    local position = evaluate.compile(formula.parse(text), { "row", "col" }, operand)
    return function(lane, element) return place(position(lane, element)) end
end

--- The first lane and element at which two listings differ.
-- @param elements how many elements a lane holds
-- @return nil, or { lane, element, printed, known }; `printed` is an error text, and `failed` true,
--   where the printed listing gives no place
function places.first_difference(printed, known, elements)
    for lane = 0, LANES - 1 do
        for element = 0, elements - 1 do
            local fine, there = pcall(printed, lane, element)
            local here = known(lane, element)
            if not fine or there ~= here then
                return { lane = lane, element = element, printed = tostring(there), known = here, failed = not fine }
            end
        end
    end
    return nil
end

-- The width that every span of a listing has.
local function span_width(text, record)
    local position = evaluate.compile(formula.parse(text), { "col" }, record.operand)
    local width
    for lane = 0, LANES - 1 do
        for element = 0, record.elements - 1 do
            local span = position(lane, element)
            if type(span) ~= "table" then error("a column where a span of columns was", 0) end
            local this = span[2] - span[1] + 1
            if this ~= (width or this) then
                error(("lane %d element %d: a span of %d columns, not %d"):format(lane, element, this, width), 0)
            end
            if this < 1 or span[1] % this ~= 0 then
                error(("lane %d element %d: columns %d to %d are no tile of the row"):format(lane, element,
                    span[1], span[2]), 0)
            end
            width = this
        end
    end
    return width
end

-- A listing of spans as one of tiles: every tile of a row holds as many stored elements.
local function tiles(text, record)
    local width = span_width(text, record)
    local tiled, count = text:gsub("%[%s*([%w_]+)%s*%.%.%.%s*[%w_]+%s*%]", "%1 / " .. width)
    if count ~= 1 then error("no span of columns", 0) end
    return { formula = tiled, columns = record.columns // width, copies = width * record.stored // record.columns }
end

--- Why a listing cannot be the layout of a fragment (see prove.lua), or nil.
function places.fault(text, record)
    local fine, message = pcall(function()
        local fields = record.kind == "sparse_a" and tiles(text, record) or { formula = text }
        prove.reduce(setmetatable(fields, { __index = record }))
    end)
    return not fine and tostring(message) or nil
end

return places
