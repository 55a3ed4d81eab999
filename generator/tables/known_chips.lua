-- SPDX-License-Identifier: MIT
-- Writes what people call chips and what units they have, for the command.
local c_text = require("tables.c_text")

local known_chips = {}

local DOCUMENTS = { "generator/spec/chips.lua", "generator/spec/targets.lua" }

-- Targets that have another name since a later version.
local function renamed(targets)
    local rows = {}
    for _, target in ipairs(targets.list) do
        local now = "sm_" .. target.chip .. target.suffix
        if now ~= target.name then
            rows[#rows + 1] = ("    { %s, %s },\n"):format(c_text.string(target.name), c_text.string(now))
        end
    end
    return table.concat(rows)
end

--- The text of generated/cli/chips.c.
function known_chips.text(model)
    local rows, words = {}, {}
    local function string(text) return text and c_text.string(text) or "NULL" end
    for k, chip in ipairs(model.chips.list) do
        rows[k] = { "{", string(chip.name) .. ",", string(chip.target) .. ",", string(chip.architecture) .. ",",
            string(chip.capability) .. ",", string(chip.source), "}," }
    end
    for k, word in ipairs(model.chips.ignored) do words[k] = ("    %s,"):format(c_text.string(word)) end
    return c_text.header("What people call chips.", DOCUMENTS) .. '\n#include "ask/chips.h"\n\n'
        .. "const chip chips[] = {\n" .. c_text.align(rows) .. "\n};\n"
        .. "const unsigned chip_count = sizeof chips / sizeof chips[0];\n\n"
        .. "const renamed_target renamed_targets[] = {\n" .. renamed(model.targets) .. "    { NULL, NULL },\n};\n\n"
        .. "const char *const chip_ignored_words[] = {\n" .. table.concat(words, "\n") .. "\n    NULL\n};\n"
end

--- The text of generated/cli/units.c.
function known_chips.units(model)
    local rows = {}
    for k, row in ipairs(model.units) do
        local cells = {}
        for j, key in ipairs({ "types", "words", "targets", "answer", "how", "certainty", "source" }) do
            cells[j] = c_text.string(row[key] or "")
        end
        rows[k] = "    { " .. table.concat(cells, ", ") .. " },"
    end
    return c_text.header("Which chip has a matrix unit for which instruction.", { "generator/spec/units.lua" })
        .. '\n#include "ask/units.h"\n\nconst unit_row unit_rows[] = {\n' .. table.concat(rows, "\n") .. "\n};\n"
        .. "const unsigned unit_row_count = sizeof unit_rows / sizeof unit_rows[0];\n"
end

return known_chips
