-- SPDX-License-Identifier: MIT
-- Draws the figures of the first edition that show fragments: figure-079.svg ...
--
--   lua generator/figures.lua MMAREF FOLDER
--   lua generator/figures.lua --list          number, instruction, operand and options of each
--
-- A fragment shown in several figures has its products, rows or columns in equal parts.
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path

local editions = require("records.editions")
local instructions = require("records.instructions")
local model = require("model.model")
local quoted = require("base.quoted")
local syntax = require("records.syntax")

-- The part of a record that its k-th figure shows, as an option.
local function part_of(record, k)
    local count = #record.figures
    if count == 1 then return "" end
    local name, size = "columns", record.stored or record.columns
    if record.products then
        name, size = "product", record.products
    elseif record.rows > record.columns then
        name, size = "rows", record.rows
    end
    local each = size // count
    return (" --%s %d-%d"):format(name, (k - 1) * each, k * each - 1)
end

-- The first instruction that has a record, and the operand.
local function user_of(built, record)
    for _, row in ipairs(built.rows) do
        for _, operand in ipairs(instructions.operands) do
            if row.first_id and row.operands[operand] == record then
                return syntax.choices(row.slots)[1], operand
            end
        end
    end
end

-- Figures 43 to 45, of block scaling, show other things.
local FIRST = 46

local function figures_of(built)
    local list = {}
    for _, record in ipairs(built.records) do
        local name, operand = user_of(built, record)
        local of_first = editions.of_document(built.editions, record.document) == built.editions.first
        for k, number in ipairs(name and of_first and record.figures or {}) do
            local transposes = name:find("^[ls][dt]matrix.*%.trans")
            local query = name .. " " .. operand .. (transposes and " --before-trans" or "") .. part_of(record, k)
            if number >= FIRST then list[#list + 1] = { number = number, query = query } end
        end
    end
    table.sort(list, function(x, y) return x.number < y.number end)
    return list
end

local list = figures_of(model.build(here .. "/spec"))
for _, figure in ipairs(list) do
    if arg[1] == "--list" then
        print(figure.number, figure.query)
    else
        local path = ("%s/figure-%03d.svg"):format(arg[2], figure.number)
        local made = os.execute(("%s layout %s --svg > %s"):format(quoted(arg[1]), figure.query, quoted(path)))
        assert(made, "figure " .. figure.number)
    end
end
if arg[1] ~= "--list" then print(#list .. " figures in " .. arg[2]) end
