-- SPDX-License-Identifier: MIT
-- Checks that the shape of an instruction fits the sizes of its fragments, and that the elements of a fragment fill
-- registers.
--
-- A is M x K, B is K x N, C and D are M x N, matrices that are only moved are M x N too. Of a sparse A half is stored;
-- metadata have a column for each chunk of a row of A. Scale factors have a row of A, or a column of B, each, and the
-- four bytes of a register.
local check = require("base.check")
local prove = require("formulas.prove")

local sizes = {}

-- The dimensions of an operand: rows, columns.
local sides = { a = { "M", "K" }, b = { "K", "N" }, c = { "M", "N" }, d = { "M", "N" }, e = { "M" }, scale_a = { "M" },
    scale_b = { nil, "N" } }
local FACTORS = 4 -- of scale, a byte each
local NIBBLES = 8 -- of metadata in a register

--- M, N and K of a word such as m16n8k16; K is nil where it has none.
-- @raise where one is no power of two
function sizes.of_shape(word)
    local m, n, k = word:match("^m(%d+)n(%d+)k?(%d*)$")
    if not m then error(("'%s' is not a shape like m16n8k16"):format(word), 0) end
    local shape = { M = tonumber(m), N = tonumber(n), K = tonumber(k) }
    for _, name in ipairs({ "M", "N", "K" }) do
        local size = shape[name] or 1
        if size < 1 or size & (size - 1) ~= 0 then
            error(("%s has %s = %d, not a power of two: generator/proofs proves such layouts, tables do not hold them")
                :format(word, name, size), 0)
        end
    end
    return shape
end

local function letter_of(operand) return (operand:upper():gsub("^SCALE_", "scale_")) end

local function refuse(word, name, size, record, held, what)
    local other = not record.name:find(word, 1, true) and (" (fragment %s)"):format(record.name) or ""
    error(("%s has %s = %d, its %s %d %s%s"):format(word, name, size, letter_of(record.operand), held, what, other), 0)
end

-- Metadata: one for each chunk of two, four or eight elements of a row of A.
local function check_metadata(word, shape, a, record)
    if a.kind ~= "sparse_a" then error(("A (fragment %s) is not sparse, and has metadata"):format(a.name), 0) end
    local chunk = tonumber(a.granularity:match(":(%d+)$"))
    if record.columns * chunk ~= shape.K then
        refuse(word, "K", shape.K, record, record.columns, ("columns, of chunks of %d"):format(chunk))
    end
end

-- The lanes of an instruction hold all of its operands.
local function check_lanes(records)
    local first
    for _, operand in ipairs(check.sorted_keys(records)) do
        local record = records[operand]
        first = first or record
        if prove.lanes(record) ~= prove.lanes(first) then
            error(("%s has %d lanes (fragment %s), %s %d (fragment %s)"):format(letter_of(first.operand),
                prove.lanes(first), first.name, letter_of(operand), prove.lanes(record), record.name), 0)
        end
    end
end

--- Raises an error if the fragments of an instruction do not have the size of its shape, or not the same lanes.
-- @param word the word of the shape
-- @param records operand -> record; missing operands are not compared
function sizes.check(word, records)
    local shape = sizes.of_shape(word)
    for _, operand in ipairs(check.sorted_keys(records)) do
        local record = records[operand]
        local names = shape.K and sides[record.operand] or sides.d
        local rows, columns = names[1], names[2]
        if rows and record.rows ~= shape[rows] then refuse(word, rows, shape[rows], record, record.rows, "rows") end
        if columns and record.columns ~= shape[columns] then
            refuse(word, columns, shape[columns], record, record.columns, "columns")
        end
    end
    if records.a and records.e then check_metadata(word, shape, records.a, records.e) end
    check_lanes(records)
    local products = records.a and records.a.products or 1
    for _, operand in ipairs({ "b", "c", "d" }) do
        local record = records[operand]
        if records.a and record and (record.products or 1) ~= products then
            error(("A has %d products (fragment %s), %s %d (fragment %s)"):format(products, records.a.name,
                letter_of(operand), record.products or 1, record.name), 0)
        end
    end
end

-- Scale factors and metadata fill one register.
local function check_register(where, record, bits)
    if record.elements * bits ~= 32 then
        check.fail(where, "%d elements of %d bits are %d bits of a register that has 32", record.elements, bits,
            record.elements * bits)
    end
    local side = ({ scale_a = "columns", scale_b = "rows" })[record.operand]
    if side and record[side] ~= FACTORS then
        check.fail(where, "a register has %d scale factors, the matrix %d %s", FACTORS, record[side], side)
    end
end

local function check_registers(where, record, widths)
    for _, name in ipairs(record.types) do
        local bits = record.elements * (widths[name] or 32)
        if bits % 32 ~= 0 then
            check.fail(where, "%d elements of %s are %d bits, no whole registers", record.elements, name, bits)
        end
    end
end

--- Raises an error if a fragment does not have the size of the shape in its name, its elements fill no whole
-- registers, or a sparse one does not store half.
-- @param widths bits of an element by the names of types
function sizes.check_fragments(records, widths)
    for _, record in ipairs(records) do
        local where = ("%s, fragment %s"):format(record.file, record.name)
        local word = record.name:match("m%d+n%d+k?%d*")
        if word then check.within(where, sizes.check, word, { [record.operand] = record }) end
        if record.stored and record.stored * 2 ~= record.columns then
            check.fail(where, "%d columns are stored of %d, which is not half of them", record.stored, record.columns)
        end
        if record.operand == "e" then
            check_register(where, record, 32 // NIBBLES)
        elseif record.operand:find("^scale") then
            check_register(where, record, widths[record.types[1] ])
        else
            check_registers(where, record, widths)
        end
    end
end

return sizes
