-- SPDX-License-Identifier: MIT
-- The generated C file of targets and versions.
local c_text = require("tables.c_text")
local table_names = require("tables.table_names")
local targets = require("records.targets")

local target_tables = {}

local suffixes = { [""] = "MMAREF_TARGET_PLAIN", a = "MMAREF_TARGET_ALONE", f = "MMAREF_TARGET_FAMILY" }

local function family_name(model, family)
    return family == 0 and "" or (", family %s"):format(model.targets.families[family])
end

--- What the texts of mmaref_target_texts ask for: one row of cells for each note.
function target_tables.notes(model)
    local rows = {}
    for _, text in ipairs(model.target_notes) do
        for _, note in ipairs(text == "" and {} or targets.parse_notes(model.targets, text)) do
            rows[#rows + 1] = { ("{ %s,"):format(table_names.targets(text)), note.chip .. ",", suffixes[note.suffix] .. ",",
                note.family .. " },", ("/* %s */"):format(note.text) }
        end
    end
    if #rows == 0 then rows[1] = { "{ 0, 0, MMAREF_TARGET_ALONE, 0 }", "/* of none: no array of C is empty */" } end
    return rows
end

local function target_rows(model)
    local rows = {}
    for k, target in ipairs(model.targets.list) do
        rows[k] = { ("{ %d,"):format(target.chip), suffixes[target.suffix] .. ",", target.family .. ",",
            target.ptx .. " },", ("/* %s%s */"):format(target.name, family_name(model, target.family)) }
    end
    return rows
end

local function names(model)
    local list = {}
    for k, target in ipairs(model.targets.list) do list[k] = target.name end
    return list
end

--- The text of generated/table_targets.c.
function target_tables.text(model)
    return c_text.header("Targets and versions (PTX ISA 9.0, 11.1.2 and the notes of 9.7.14).",
            { "generator/spec/targets.lua", "instructions.lua" }) .. c_text.include() .. '#include "table_names.h"\n\n'
        .. c_text.texts("mmaref_target_names", names(model)) .. "\n"
        .. "/* By name: number of the chip, suffix, family, the PTX ISA version that introduced it. */\n"
        .. "const mmaref_target_row mmaref_target_rows[MMAREF_TARGETS] = {\n"
        .. c_text.align(target_rows(model)) .. "\n};\n\n"
        .. "/* The text of mmaref_target_texts that the note is of; what it asks for: chip, suffix, family. */\n"
        .. "const mmaref_target_note mmaref_target_notes[MMAREF_TARGET_NOTES] = {\n"
        .. c_text.align(target_tables.notes(model)) .. "\n};\n\n"
        .. "/* The PTX ISA versions, times ten. */\n"
        .. c_text.bytes("mmaref_ptx_versions", model.targets.versions)
end

return target_tables
