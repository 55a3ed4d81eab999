-- SPDX-License-Identifier: MIT
-- Names the rows of the tables by what they hold. A new row adds a name and changes no other line of generated/, as
-- no line has a position.
local c_text = require("tables.c_text")
local targets = require("records.targets")

local table_names = {}

local function identifier(text) return (text:gsub("[^%w]+", "_")) end

--- The name of a layout: that of the first fragment that it serves.
function table_names.layout(layout) return "LAYOUT_" .. identifier(layout.names[1].name) end

--- The layout of a fragment record, "NONE" where there is no such operand.
function table_names.layout_of(model, record)
    return record and table_names.layout(model.layouts[record.number + 1]) or "LAYOUT_NONE"
end

--- "sm_80 or higher" -> TARGETS_80_up; "sm_100a, sm_110f or higher in the same family" ->
-- TARGETS_100a_110f_family
function table_names.targets(text)
    local name = text:gsub("sm_", ""):gsub(" or higher in the same family", "_family"):gsub(" or higher", "_up")
    return "TARGETS_" .. (name == "" and "none" or identifier(name))
end

--- "9.7.14.5.15" -> SECTION_9_7_14_5_15; of a later edition than the first one the edition comes first.
-- @param row a row of instructions, or { section, edition }
function table_names.section(row)
    local edition = row.edition and identifier(row.edition) .. "_of_" or ""
    return "SECTION_" .. edition .. (row.section ~= "" and identifier(row.section) or "none")
end

-- The first chip that has the default wmma fragments (PTX ISA 9.0, 9.7.14.4.1 leaves them open): of earlier
-- ones only those with a record are known.
local FIRST_WITH_DEFAULT_FRAGMENTS = 75

-- Whether the chip of a profile has an instruction, by the notes or by the assembler; profiles that are no
-- chips have all of them.
local function has_chip(model, profile, row)
    local target = model.targets.by_name[profile]
    if not target then return true end
    local default = target.chip >= FIRST_WITH_DEFAULT_FRAGMENTS
    if row.family:find("^wmma") and not default and not row.chips[profile] then return false end
    local notes = targets.parse_notes(model.targets, row.targets)
    local taken = row.assembler and targets.parse_notes(model.targets, row.assembler.targets) or {}
    return targets.chip_fits(model.targets, target.chip, notes) or targets.chip_fits(model.targets, target.chip, taken)
end

-- The profiles that have an instruction and a block for it, as a mask.
function table_names.profile_mask(model, row)
    local mask = 0
    for k, profile in ipairs(model.profiles) do
        local known = not row.class or model.by_profile[profile][row.class]
        if known and has_chip(model, profile, row) then mask = mask | 1 << (k - 1) end
    end
    return mask
end

local function availability_of(model, row)
    local of_ptx = row.targets ~= nil -- else mac16, or of a unit
    local available = { ptx = of_ptx and targets.known_version(model.targets, row.ptx) or 0,
        targets = table_names.targets(row.targets or ""),
        profiles = row.family ~= "mac16" and table_names.profile_mask(model, row) or 0 }
    available.name = ("AVAILABLE_%d_%s_%x"):format(available.ptx, available.targets:gsub("^TARGETS_", ""),
        available.profiles)
    return available
end

--- Lists what rows say of versions, targets and profiles in model.availabilities, and gives each row
-- its name.
function table_names.give(model)
    local seen = {}
    model.availabilities = {}
    for _, row in ipairs(model.all_rows) do
        if not row.points_at then
            local available = availability_of(model, row)
            row.availability = available.name
            if not seen[available.name] then table.insert(model.availabilities, available) end
            seen[available.name] = true
        end
    end
end

-- The names in the order of the rows; `last` follows them, so that no name ends the list.
local function list(items, name_of, last)
    local lines = {}
    for k, item in ipairs(items) do lines[k] = "    " .. name_of(item) .. "," end
    return "enum {\n" .. table.concat(lines, "\n") .. "\n    " .. last .. "\n};\n"
end

--- The text of generated/table_names.h.
function table_names.text(model)
    return c_text.header("Names of table rows, by what they hold.", { "generator/spec/fragments/", "instructions.lua" })
        .. "#ifndef MMAREF_TABLE_NAMES_H\n#define MMAREF_TABLE_NAMES_H\n\n"
        .. "/* Rows of mmaref_layout_rows; a layout has the name of the first fragment that it serves. */\n"
        .. "#define LAYOUT_NONE MMAREF_LAYOUT_NONE\n"
        .. list(model.layouts, table_names.layout, "LAYOUTS") .. "\n"
        .. "/* Texts of mmaref_target_texts. */\n" .. list(model.target_notes, table_names.targets, "TARGETS") .. "\n"
        .. "/* Texts of mmaref_section_texts. */\n" .. list(model.sections, table_names.section, "SECTIONS") .. "\n"
        .. "/* Rows of mmaref_availabilities: PTX ISA version, targets, mask of profiles. */\n"
        .. list(model.availabilities, function(available) return available.name end, "AVAILABILITIES") .. "\n"
        .. "#endif\n"
end

return table_names
