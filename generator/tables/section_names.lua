-- SPDX-License-Identifier: MIT
-- Writes generated/cli/sections.c for the command: the numbers that later editions give to the sections of instructions.
local c_text = require("tables.c_text")
local editions = require("records.editions")

local section_names = {}

-- "9.7.15.5.14 in 9.3, 9.7.16.5.14 in 9.4": where the number changes.
local function later_numbers(read, section)
    local last, texts = section, {}
    for _, name in ipairs(read.names) do
        local number = editions.away(read, name, section)
        if number ~= last then texts[#texts + 1] = ("%s in %s"):format(number, name) end
        last = number
    end
    return table.concat(texts, ", ")
end

--- The text of generated/cli/sections.c.
function section_names.text(model)
    local rows, read = {}, model.editions
    for _, row in ipairs(model.sections) do
        if not row.edition and editions.key(read, read.first, row.section) then
            rows[#rows + 1] = { "{", c_text.string(row.section) .. ",", c_text.string(later_numbers(read, row.section)),
                "}," }
        end
    end
    return c_text.header("Sections of instructions in later editions.", { "generator/spec/sections.lua" })
        .. '\n#include "ask/sections.h"\n\n'
        .. "const later_section later_sections[] = {\n" .. c_text.align(rows) .. "\n    { NULL, NULL }\n};\n"
end

return section_names
