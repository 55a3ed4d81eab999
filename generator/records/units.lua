-- SPDX-License-Identifier: MIT
-- Reads generator/spec/units.lua: which chip has a matrix unit for which instruction.
local check = require("base.check")
local nearest = require("base.nearest")

local units = {}

local FILE = "spec/units.lua"
local ANSWERS = { "unit", "software", "no unit" }
local CERTAINTIES = { "stated", "machine code", "inferred" }

-- All targets of the chips of plain ones: sm_101a is one of sm_110.
local function targets_of(targets, where, text)
    local plain, list = {}, {}
    for _, target in ipairs(targets.list) do
        if target.name == "sm_" .. target.chip then plain[#plain + 1] = target.name end
    end
    for _, name in ipairs(check.words(where, "target", text, plain)) do
        for _, target in ipairs(targets.list) do
            if "sm_" .. target.chip == name then list[#list + 1] = target.name end
        end
    end
    return table.concat(list, " ")
end

--- Reads generator/spec/units.lua.
-- @param targets targets.read(...)
-- @param formats those of formats.lua
-- @return list of { types = words, words = words or nil, targets = words, answer, how, certainty, source }
function units.read(spec, targets, formats)
    local types, rows = {}, {}
    for k, format in ipairs(formats) do types[k] = format.name end
    check.record(FILE, spec, { rows = "list" })
    check.each(FILE, "row", spec.rows, function(row) return tostring(row.types) end, function(row, where)
        check.record(where, row, { types = "word", words = "word?", targets = "word", answer = "word", how = "word",
            certainty = "word", source = "word" })
        check.words(where, "type", row.types, types)
        nearest.position(where, "answer", row.answer, ANSWERS)
        nearest.position(where, "certainty", row.certainty, CERTAINTIES)
        check.searched(where, row.source)
        rows[#rows + 1] = { types = row.types, words = row.words, targets = targets_of(targets, where, row.targets),
            answer = row.answer, how = row.how, certainty = row.certainty, source = row.source }
    end)
    return rows
end

return units
