-- SPDX-License-Identifier: MIT
-- Writes transcription records for sections and fragments that are new.
local layouts = require("formulas.layouts")
local listings = require("edition.listings")
local numbers = require("edition.numbers")
local places = require("edition.places")
local split = require("base.split")
local syntax = require("records.syntax")

local draft = {}

local LANES = 32

local function shape_of(section)
    local m, n, k = section.shape:match("^m(%d+)n(%d+)k(%d+)$")
    return tonumber(m), tonumber(n), tonumber(k)
end

local function dimensions(section, operand)
    local m, n, k = shape_of(section)
    if operand == "a" then return m, k end
    if operand == "b" then return k, n end
    if operand == "e" then return m, section.metadata and k // (section.metadata.chunk or 4) or k // 4 end
    return m, n
end

local function elements_of(piece, types, widths)
    for _, row in ipairs(piece.rows) do
        if row.each and row.registers then return row.each * row.registers end
        if row.total then return row.total end
        local width = widths[types[1]]
        if row.registers and width then return row.registers * (row.register:find("64$") and 64 or 32) // width end
    end
end

-- The types of the table; where several fragments share one, those that the caption has too.
local function types_of(section, piece)
    if not piece.types[1] then return piece.caption_types end
    local shared, both = 0, {}
    for _, other in ipairs(section.pieces) do
        if other.rows == piece.rows then shared = shared + 1 end
    end
    for _, name in ipairs(shared > 1 and piece.types or {}) do
        for _, shown in ipairs(piece.caption_types) do
            if name == shown then both[#both + 1] = name end
        end
    end
    return both[1] and both or piece.types
end

local function add_sparse_fields(record, section, transcription)
    local m, n, k = shape_of(section)
    record.kind, record.stored = "sparse_a", k // 2
    record.granularity = section.metadata and ({ [2] = "1:2", [4] = "2:4", [8] = "4:8" })[section.metadata.chunk]
    record.packed = layouts.find(transcription.records, { shape = ("m%dn%dk%d"):format(m, n, k // 2), operand = "a",
        type = record.types[1] or "" })
end

-- The record of a piece, in the fields of generator/spec/fragments.
local function record_of(section, piece, transcription)
    local rows, columns = dimensions(section, piece.operand)
    local types = types_of(section, piece)
    local record = {
        name = ("%s%s.%s.%s%s"):format(section.sparse and "sp." or "", section.shape, piece.operand, types[1] or "TODO",
            piece.layout and "." .. piece.layout or ""),
        operand = piece.operand, types = types, rows = rows, columns = columns, layout = piece.layout,
        elements = elements_of(piece, types, transcription.widths), figures = piece.figures, formula = piece.listing,
        figure_only = not piece.listing,
    }
    if section.sparse and piece.operand == "a" then add_sparse_fields(record, section, transcription) end
    if piece.operand == "e" then
        record.elements = 8
        record.selectors = LANES * record.elements // (rows * columns)
    end
    return record
end

-- Why a record is not ready, or nil.
local function unready(record)
    if not record.elements then return "the number of elements is not in the table" end
    if not record.formula then return "the layout is in a figure only" end
    return places.fault(listings.readable(record.formula),
        setmetatable({ document = "", section = "" }, { __index = record }))
end

local function quoted(list) return '{ "' .. table.concat(list, '", "') .. '" }' end

local function fields(record)
    local lines = {}
    local function field(name, value)
        if value then lines[#lines + 1] = ("      %s = %s,"):format(name, value) end
    end
    field("name", '"' .. record.name .. '"')
    field("operand", '"' .. record.operand .. '"')
    field("kind", record.kind and '"' .. record.kind .. '"')
    field("figure_only", record.figure_only and "true")
    field("types", record.types[1] and quoted(record.types) or "{}")
    field("rows", record.rows)
    field("columns", record.columns)
    field("stored", record.stored)
    field("elements", record.elements or "0")
    field("selectors", record.selectors)
    field("granularity", record.granularity and '"' .. record.granularity .. '"')
    field("layout", record.layout and '"' .. record.layout .. '"')
    field("figures", "{ " .. table.concat(record.figures, ", ") .. " }")
    field("formula", record.formula and "[[\n" .. record.formula .. "]]")
    if record.packed then
        lines[#lines + 1] = "      -- To be checked: the dense fragment of half the columns."
        field("stored_formula", "[[\n" .. record.packed.formula .. "]]")
    end
    return lines
end

--- The record of one piece as Lua text.
function draft.fragment(section, piece, transcription)
    local record = record_of(section, piece, transcription)
    local fault = unready(record)
    local lines = { "    {" }
    if fault then lines[2] = "      -- TODO: " .. fault end
    table.move(fields(record), 1, 30, #lines + 1, lines)
    lines[#lines + 1] = "    },"
    return table.concat(lines, "\n")
end

--- The file name for a section, as `05_14_m16n8k512.lua`.
function draft.file(section)
    local parts = numbers.parts(section.number or "0.0.0.0")
    local head = { ("%02d"):format(parts[4] or 0) }
    for k = 5, #parts do head[#head + 1] = (k == 5 and #parts == 5 and "%02d" or "%d"):format(parts[k]) end
    return ("%s_%s%s.lua"):format(table.concat(head, "_"), section.sparse and "sparse_" or "", section.shape)
end

-- The words of a string, at the dots that begin one: `kind::mxf4` is one word.
local function words_of(text) return split(text, "[^%.]+") end

-- The words by which strings differ, position by position; strings of another length make another row.
local function rows_of(strings)
    local rows, by_count = {}, {}
    for _, text in ipairs(strings) do
        local words = words_of(text)
        local row = by_count[#words]
        if not row then
            row = { strings = {}, slots = {} }
            by_count[#words], rows[#rows + 1] = row, row
            for k = 1, #words do row.slots[k] = {} end
        end
        table.insert(row.strings, text)
        for k, word in ipairs(words) do
            if not row.slots[k][word] then
                row.slots[k][word] = true
                table.insert(row.slots[k], word)
            end
        end
    end
    return rows
end

local function product(slots)
    local count = 1
    for _, slot in ipairs(slots) do count = count * #slot end
    return count
end

-- Which set of the notation a position is: by a row that has its words at some set, of the family if it is one.
local function set_name(slot, family, rows, taken)
    local best, most = nil, 0
    for _, row in ipairs(rows) do
        for name, text in pairs((not family or row.family == family) and row or {}) do
            local count = 0
            for word in (syntax.placeholders[name] and not taken[name] and text or ""):gmatch("%S+") do
                count = count + (slot[word] and 1 or 0)
            end
            if count > most or count == most and count > 0 and name < best then best, most = name, count end
        end
    end
    return best
end

local row_head = '    { family = "%s", edition = "%s", section = "%s",\n      syntax = "%s",'
local row_tail = '      -- TODO: the PTX ISA Notes and the Target ISA Notes of the section.\n'
    .. '      ptx = "%s", targets = "TODO" },'

-- The shape is a set of every row.
local function names_of(slots, family, rows)
    local taken, names = {}, {}
    for k, slot in ipairs(slots) do
        if slot[1]:find("^m%d+n%d+") then names[k], taken.shape = "shape", true end
    end
    for k, slot in ipairs(slots) do
        if #slot > 1 and not names[k] then
            names[k] = set_name(slot, family, rows, taken) or set_name(slot, nil, rows, taken)
            if not names[k] then return nil end
            taken[names[k]] = true
        end
    end
    return names
end

local function row_text(slots, names, family, section, version)
    local words, sets = {}, {}
    for k, slot in ipairs(slots) do
        words[k] = names[k] or slot[1]
        if names[k] then sets[#sets + 1] = ('%s = "%s"'):format(names[k], table.concat(slot, " ")) end
    end
    local lines = { row_head:format(family, version, section, table.concat(words, ".")) }
    if sets[1] then lines[2] = "      " .. table.concat(sets, ", ") .. "," end
    lines[#lines + 1] = row_tail:format(version)
    return table.concat(lines, "\n")
end

local function single(text)
    local slots = {}
    for k, word in ipairs(words_of(text)) do slots[k] = { word, [word] = true } end
    return slots
end

--- Rows of generator/spec/instructions.lua for strings that are new: one row where the sets of its words make
-- these strings and no other, else a row for each string.
-- @param list of { section, family, strings }
-- @param version the edition they came with
function draft.instructions(list, version, transcription)
    local lines, rows = { "-- SPDX-License-Identifier: MIT",
        ("-- New in PTX ISA %s: rows to append to `rows` of spec/instructions.lua."):format(version) },
        transcription.instructions.rows
    if not transcription.editions.by_name[version] then
        lines[3] = ("-- TODO: edition %s is none of `editions` in spec/sections.lua: it needs a row there."):format(version)
    end
    lines[#lines + 1] = "return {"
    for _, each in ipairs(list) do
        for _, group in ipairs(rows_of(each.strings)) do
            local names = product(group.slots) == #group.strings and names_of(group.slots, each.family, rows)
            if names then
                lines[#lines + 1] = row_text(group.slots, names, each.family, each.section, version)
            else
                for _, text in ipairs(group.strings) do
                    local slots = single(text)
                    lines[#lines + 1] = row_text(slots, names_of(slots, each.family, rows), each.family, each.section,
                        version)
                end
            end
        end
    end
    lines[#lines + 1] = "}\n"
    return table.concat(lines, "\n")
end

--- A section as the text of a file of generator/spec/fragments.
function draft.section(section, document, transcription)
    local lines = { "-- SPDX-License-Identifier: MIT",
        ("-- Transcription of %s, section %s. Formula text as printed."):format(document, section.number or "TODO"),
        "return {", ('  document = "%s",'):format(document), ('  section = "%s",'):format(section.number or "TODO"),
        ('  title = "%s",'):format(section.label), "  fragments = {" }
    for _, piece in ipairs(section.pieces) do
        lines[#lines + 1] = draft.fragment(section, piece, transcription)
    end
    table.move({ "  },", "}", "" }, 1, 3, #lines + 1, lines)
    return table.concat(lines, "\n")
end

return draft
