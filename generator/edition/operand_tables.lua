-- SPDX-License-Identifier: MIT
-- Compares the operand tables of a section with its transcribed fragments.
local operand_rows = require("edition.operand_rows")

local operand_tables = {}

local function names(list) return "." .. table.concat(list, " .") end

-- Bits of an element of a row: in a and b a register packs every type as it packs the first, so
-- that 6-bit and 4-bit types may fill bytes.
local function width_of(name, record, widths) return widths[record.operand == "c" and name or record.types[1]] end

local function register_bits(register) return register:find("64$") and 64 or 32 end

-- What a row says of itself that cannot be, and the text that says it.
local function contradiction(row, record, width)
    if not row.registers then return nil end
    local held = row.registers * register_bits(row.register) // width
    if row.each and row.each * width ~= register_bits(row.register) then
        return ("%d elements of %d bits in a .%s register"):format(row.each, width, row.register), row.phrase
    end
    if row.total and row.total ~= held then
        return ("%d elements where %d .%s hold %d"):format(row.total, row.registers, row.register, held), row.phrase
    end
    if row.non_zero and row.consecutive and row.each and row.consecutive ~= 2 * row.each then
        return ("%d non-zero elements out of %d"):format(row.each, row.consecutive), row.phrase
    end
    if not row.list then return nil end
    local count, fault = operand_rows.count(row.list, record.operand)
    if not count or count ~= held then
        return fault or ("%d elements listed where %d registers hold %d"):format(count, row.registers, held), row.list
    end
end

local function compare_row(row, name, record, widths)
    local width, finding = width_of(name, record, widths), { subject = record.name }
    finding.detail, finding.printed = contradiction(row, record, width)
    if finding.detail then
        finding.status = "suspected misprint"
        return finding
    end
    local held = row.registers and row.registers * register_bits(row.register) // width
    if held ~= record.elements then
        finding.status, finding.printed = "changed", row.phrase
        finding.detail = ("%s: %s elements, was %d"):format(names(row.types), held or "no", record.elements)
    else
        finding.status = "unchanged"
    end
    return finding
end

-- Types that the rows have and the fragments lack, and the other way round.
local function differing_types(rows, records)
    local printed, known, extra, gone = {}, {}, {}, {}
    for _, record in ipairs(records) do
        for _, name in ipairs(record.types) do known[name] = known[name] or record end
    end
    for _, row in ipairs(rows) do
        for _, name in ipairs(row.types) do
            if not known[name] and not printed[name] then extra[#extra + 1] = name end
            printed[name] = true
        end
    end
    for _, record in ipairs(records) do
        for _, name in ipairs(record.types) do
            if not printed[name] then gone[#gone + 1] = name end
        end
    end
    return extra, gone, known
end

local function compare_types(extra, gone, subject, add)
    local detail = {}
    if extra[1] then detail[1] = names(extra) .. " added" end
    if gone[1] then detail[#detail + 1] = names(gone) .. " gone" end
    if detail[1] then
        add({ status = extra[1] and gone[1] and "changed" or extra[1] and "new" or "missing", subject = subject,
            detail = "types of the operand table: " .. table.concat(detail, ", ") })
    end
end

local function compare_header(row, record, add)
    if row.header and row.header ~= record.operand then
        add({ status = "suspected misprint", subject = record.name, printed = "." .. row.header .. "type",
            detail = ("a table of operand %s headed .%stype"):format(record.operand, row.header) })
    end
end

-- One table, which may serve several records.
local function compare_table(rows, records, widths, add)
    local extra, gone, known = differing_types(rows, records)
    compare_header(rows[1], records[1], add)
    compare_types(extra, gone, records[1].name, add)
    for _, row in ipairs(rows) do
        for _, name in ipairs(row.types) do
            if known[name] then
                add(compare_row(row, name, known[name], widths))
                break
            end
        end
    end
end

--- Compares the tables of the pieces that records were paired with.
-- @param add function(finding without kind and section)
function operand_tables.compare(records, by_record, widths, add)
    local done = {}
    for _, record in ipairs(records) do
        local piece = by_record[record]
        if piece and record.operand ~= "e" and not done[piece.rows] then
            local served = {}
            for _, other in ipairs(records) do
                if by_record[other] and by_record[other].rows == piece.rows then served[#served + 1] = other end
            end
            done[piece.rows] = true
            if piece.rows[1] then
                compare_table(piece.rows, served, widths, add)
            else
                add({ status = "missing", subject = record.name, detail = "its operand table" })
            end
        end
    end
end

return operand_tables
