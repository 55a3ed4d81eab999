-- SPDX-License-Identifier: MIT
-- Compares a fragment section with its transcription.
local assignment = require("edition.assignment")
local evaluate = require("formulas.evaluate")
local formula = require("formulas.formula")
local formulas = require("edition.formulas")
local operand_tables = require("edition.operand_tables")
local references = require("edition.references")

local fragments = {}

-- A listing for what the transcription took from a figure.
local function newly_printed(record, text)
    local status, detail = formulas.compare(record, text)
    if status == "unchanged" or status == "reworded" then
        return "new", "a formula is printed; it agrees with the transcription of the figure"
    end
    return status, detail
end

local function compare_listing(record, piece, add)
    local finding = { subject = record.name, kind = "formulas" }
    if not piece then
        finding.status, finding.detail = "missing", "the fragment"
        if record.figure_only then finding.kind = "figures" end
    elseif record.figure_only and not piece.listing then
        return
    elseif record.figure_only then
        finding.status, finding.detail = newly_printed(record, piece.listing)
    elseif not piece.listing then
        finding.status, finding.detail = "missing", "its formula"
    else
        finding.status, finding.detail, finding.id = formulas.compare(record, piece.listing)
    end
    add(finding)
end

local function describe_new(piece)
    local detail = ("a fragment of operand %s"):format(piece.operand:upper())
    if piece.types[1] then detail = detail .. " of type ." .. table.concat(piece.types, " .") end
    return detail
end

-- The sentence about metadata against the layouts of A and E.
local function compare_metadata(metadata, by_operand, add)
    local a, e = by_operand.a, by_operand.e
    if not e or not metadata then return end
    local stored, chunk = a.granularity:match("(%d+):(%d+)")
    local finding = { status = "unchanged", subject = e.name, kind = "operand tables" }
    local bits = stored == "1" and 4 or 2
    if metadata.chunk and metadata.chunk ~= tonumber(chunk) then
        finding.status = "changed"
        finding.detail = ("metadata of %d-wide chunks, was %s"):format(metadata.chunk, chunk)
    elseif metadata.bits and (metadata.bits ~= bits or metadata.vectors ~= 32 // bits) then
        finding.status = "changed"
        finding.detail = ("metadata of %d %d-bit vectors, was %d %d-bit"):format(metadata.vectors, metadata.bits,
            32 // bits, bits)
    end
    add(finding)
end

-- The table that gives each of several products its lanes.
local function compare_products(section, records, add)
    local record = records[1]
    if not record.product then return end
    local product = evaluate.compile(formula.parse("product = " .. record.product), { "product" })
    local rows = "omputation (%d+)[%s|]+Threads with %%laneid (%d+)%-(%d+).-(%d+)%-(%d+)"
    for number, low, low_end, high, high_end in section.text:gmatch(rows) do
        local finding = { status = "unchanged", kind = "operand tables", subject = "computation " .. number }
        for lane = 0, 31 do
            local inside = lane >= tonumber(low) and lane <= tonumber(low_end)
                or lane >= tonumber(high) and lane <= tonumber(high_end)
            if inside ~= (product(lane, 0) == number - 1) and finding.status == "unchanged" then
                finding.status = "changed"
                finding.detail = ("lane %d is in computation %d"):format(lane, product(lane, 0) + 1)
            end
        end
        add(finding)
    end
end

--- Compares a matched section.
-- @param add function(finding without section)
-- @return list of { record, figures } for figures.compare, and the pieces that no record matches
function fragments.compare(section, known, transcription, add)
    local by_record, left = assignment.pair(section.pieces, known.records)
    local by_operand, shown = {}, {}
    for _, record in ipairs(known.records) do
        local piece = by_record[record]
        by_operand[record.operand] = record
        compare_listing(record, piece, add)
        if piece then shown[#shown + 1] = { record = record, figures = piece.figures } end
    end
    local function kind(name)
        return function(finding)
            finding.kind = name
            add(finding)
        end
    end
    operand_tables.compare(known.records, by_record, transcription.widths, kind("operand tables"))
    if known.sparse then compare_metadata(section.metadata, by_operand, add) end
    compare_products(section, known.records, add)
    references.compare(section, known, transcription, kind("references"))
    for _, piece in ipairs(left) do
        add({ status = "new", kind = "formulas", subject = known.title, detail = describe_new(piece) })
    end
    return shown, left
end

return fragments
