-- SPDX-License-Identifier: MIT
-- Compares the shape table with the instruction table.
local check = require("base.check")
local shape_rows = require("edition.shape_rows")
local versions = require("edition.versions")

local shapes = {}

-- What differs in the shapes of a group, in words, and the status.
local function difference(printed, known)
    local fresh, gone, moved, quoted = {}, {}, {}, nil
    local all = {}
    for _, map in ipairs({ known, printed }) do
        for shape in pairs(map) do all[shape] = true end
    end
    for _, shape in ipairs(check.sorted_keys(all)) do
        local there, here = printed[shape], known[shape]
        if not here then
            fresh[#fresh + 1] = (".%s (PTX ISA %s) new"):format(shape, there)
        elseif not there then
            gone[#gone + 1] = (".%s gone"):format(shape)
        elseif there ~= here then
            moved[#moved + 1] = (".%s PTX ISA %s, was %s"):format(shape, there, here)
            quoted = "PTX ISA version " .. there
        end
    end
    local texts = {}
    for _, list in ipairs({ fresh, gone, moved }) do table.move(list, 1, #list, #texts + 1, texts) end
    local status = "changed"
    if not texts[1] then status = "unchanged"
    elseif #fresh == #texts then status = "new"
    elseif #gone == #texts then
        status, quoted = "missing", next(printed) and "fewer shapes" or "no row"
    end
    return status, table.concat(texts, ", "), quoted
end

-- Types of one row are one finding: their groups differ alike and their names but in the type.
local function merged(findings)
    local list, by_key = {}, {}
    for _, finding in ipairs(findings) do
        local base, type_name = finding.subject:match("^(.-) (%..*)$")
        local key = table.concat({ finding.status, base, finding.detail }, "|")
        local first = by_key[key]
        if finding.status == "unchanged" or finding.status == "known misprint" or not first then
            by_key[key] = finding
            list[#list + 1] = finding
        else
            first.subject = first.subject .. " " .. type_name
        end
    end
    return list
end

local function all_groups(printed, known)
    local names = {}
    for _, group in ipairs(known) do names[#names + 1] = group.name end
    for _, group in ipairs(printed) do
        if not known[group.name] then names[#names + 1] = group.name end
    end
    return names
end

--- Compares a matched section.
-- @param result of the comparison: its transcription and version
-- @param add function(finding without kind and section)
function shapes.compare(section, result, add)
    local transcription, rows = result.transcription, {}
    for _, row in ipairs(transcription.instructions.rows) do
        if not versions.is_later(row.ptx, result) then rows[#rows + 1] = row end
    end
    local printed, known = shape_rows.printed(section), shape_rows.known(rows, transcription.words)
    local findings = {}
    for _, name in ipairs(all_groups(printed, known)) do
        local finding = { subject = name }
        finding.status, finding.detail, finding.printed = difference(printed[name] and printed[name].shapes or {},
            known[name] and known[name].shapes or {})
        findings[#findings + 1] = finding
    end
    for _, finding in ipairs(merged(findings)) do add(finding) end
end

return shapes
