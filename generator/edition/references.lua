-- SPDX-License-Identifier: MIT
-- Compares the references of sparse sections to other sections, which hold the layouts of B, C and D.
local layouts = require("formulas.layouts")
local operand_rows = require("edition.operand_rows")

local references = {}

local sentence = "Matrix fragments for (.-) are the same as in case of (.-)%.%f[%s%z]"

-- The transcribed section that a reference names, and the rest of the sentence.
local function target_of(text, sections)
    local wanted, best = text:lower(), nil
    for _, section in ipairs(sections) do
        local title = section.kind == "fragments" and "matrix fragments for " .. section.title:lower()
        if title and wanted:sub(1, #title) == title and not wanted:find("^%w", #title + 1)
            and (not best or #section.title > #best.title) then
            best = section
        end
    end
    return best, best and text:sub(#"matrix fragments for " + #best.title + 1)
end

local function record_for(section, operand, name)
    for _, record in ipairs(section.records) do
        if record.operand == operand then
            for _, known in ipairs(record.types) do
                if known == name then return record end
            end
        end
    end
end

-- The types that a reference is about: those of the sparse fragment, or those of the accumulators.
local function types_about(known, target, operand)
    if operand == "b" then return known.records[1].types end
    local list = {}
    for _, record in ipairs(target.records) do
        if record.operand == "c" then table.move(record.types, 1, #record.types, #list + 1, list) end
    end
    return list
end

local function compare_operand(known, target, operand, records)
    local compared = false
    for _, name in ipairs(types_about(known, target, operand)) do
        local used = layouts.find(records, { shape = known.shape, operand = operand, type = name, sparse = true })
        local there = record_for(target, operand, name)
        if used and there then compared = true end
        if operand == "b" and not there then return ("%s has no B of .%s"):format(target.number, name) end
        if used and there and used.number ~= there.number then
            return ("%s of .%s as %s, was as %s"):format(operand:upper(), name, there.name, used.name)
        end
    end
    return not compared and ("%s says nothing of %s"):format(target.number, operand:upper()) or nil
end

-- `for .f16/.b16 formats`: the types must be those of the fragment.
local function strange_type(rest, known)
    for _, name in ipairs(operand_rows.types(rest)) do
        local found = false
        for _, type_name in ipairs(known.records[1].types) do found = found or type_name == name end
        if not found then return name end
    end
end

local function compare_sentence(known, which, text, transcription)
    local target, rest = target_of(text, transcription.sections)
    if not target then return { status = "changed", printed = text, detail = "refers to " .. text } end
    local strange = strange_type(rest, known)
    if strange then
        return { status = "suspected misprint", printed = rest:match("^%s*for%s+(.-)%s+formats?") or rest,
            detail = ("refers to ." .. strange) }
    end
    for _, operand in ipairs({ "b", "c" }) do
        if which:find(operand == "b" and "multiplicand B" or "accumulators") then
            local detail = compare_operand(known, target, operand, transcription.records)
            if detail then return { status = "changed", printed = text, detail = detail } end
        end
    end
    return { status = "unchanged" }
end

-- The operands that a section has no fragment of.
local function left_out(known)
    local has = {}
    for _, record in ipairs(known.records) do has[record.operand] = true end
    return { b = not has.b or nil, c = not has.c or nil }
end

--- Compares the sentences of a sparse section.
-- @param add function(finding without kind and section)
function references.compare(section, known, transcription, add)
    if not known.sparse then return end
    local wanted = left_out(known)
    for which, text in section.text:gsub("%s+", " "):gmatch(sentence) do
        local finding = compare_sentence(known, which, text, transcription)
        finding.subject = "sp." .. known.shape .. "." .. known.records[1].types[1]
        add(finding)
        if which:find("multiplicand B") then wanted.b = nil end
        if which:find("accumulators") then wanted.c = nil end
    end
    for _, operand in ipairs({ "b", "c" }) do
        if wanted[operand] then
            add({ status = "missing", subject = known.records[1].name,
                detail = ("where to find the layout of %s"):format(operand:upper()) })
        end
    end
end

return references
