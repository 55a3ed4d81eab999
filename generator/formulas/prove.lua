-- SPDX-License-Identifier: MIT
-- Proves that a fragment layout is what the core relies on, and reduces it to a few
-- numbers.
--
-- The core relies on four things: every place a formula gives lies in the matrix; every
-- matrix element is held exactly once, or `copies` times; the map from the bits of
-- (lane, element) to the bits of (product, row, column) is linear; and each bit of a place
-- is one bit of (lane, element). Then twelve small numbers stand for the whole layout.
local evaluate = require("formulas.evaluate")
local formula = require("formulas.formula")

local prove = {}

local LANES = 32 -- of a record that says none; the core has no other number

local function bits_of(size, what)
    local count = 0
    while (1 << count) < size do count = count + 1 end
    if (1 << count) ~= size then error(("%s %d is not a power of two"):format(what, size), 0) end
    return count
end

-- Metadata is laid out once for each sparsity selector: as many "products".
local function products_of(record) return record.selectors or record.products or 1 end

local function lanes_of(record) return record.lanes or LANES end

local function dimensions(record)
    return {
        lanes = bits_of(lanes_of(record), "lane count"),
        elements = bits_of(record.elements, "element count"),
        rows = bits_of(record.rows, "row count"),
        columns = bits_of(record.columns, "column count"),
        products = bits_of(products_of(record), "product count"),
    }
end

-- The row-major index of a place, products stacked one below the other.
local function place_index(record, row, column, product)
    return ((product * record.rows) + row) * record.columns + column
end

local function describe(record, lane, element, index)
    local row, column = index // record.columns, index % record.columns
    local product = row // record.rows
    local text = ("lane %d element %d (row %d, column %d)"):format(lane, element,
        row % record.rows, column)
    if products_of(record) > 1 then
        text = text .. (" of %s %d"):format(record.selectors and "selector" or "product", product)
    end
    return text
end

-- Every (lane, element) -> place index, refusing places outside the matrix.
local function tabulate(record)
    local definitions = formula.parse(record.formula)
    local names = { "row", "col" }
    if record.selectors then
        names[3] = "selector"
    elseif record.product then
        definitions[#definitions + 1] = formula.parse("product = " .. record.product)[1]
        names[3] = "product"
    end
    local position = evaluate.compile(definitions, names, record.operand)
    local places = {}
    for lane = 0, lanes_of(record) - 1 do
        for element = 0, record.elements - 1 do
            local fine, row, column, product = pcall(position, lane, element)
            if not fine then
                error(("lane %d element %d: %s"):format(lane, element, row), 0)
            end
            product = product or 0
            if math.type(row) ~= "integer" or math.type(column) ~= "integer" or math.type(product) ~= "integer" then
                error(("lane %d element %d: a span of places, not one"):format(lane, element), 0)
            end
            if row < 0 or row >= record.rows or column < 0 or column >= record.columns
                or product < 0 or product >= products_of(record) then
                error(("out of range: lane %d element %d gives row %d, column %d of a %d x %d matrix")
                    :format(lane, element, row, column, record.rows, record.columns), 0)
            end
            places[lane * record.elements + element] = place_index(record, row, column, product)
        end
    end
    return places
end

local function cover(record, places)
    local copies, held = record.copies or 1, {}
    for fragment = 0, lanes_of(record) * record.elements - 1 do
        local index = places[fragment]
        held[index] = held[index] or {}
        table.insert(held[index], fragment)
        if #held[index] > copies then
            local first = held[index][1]
            error(("hit twice: %s is also lane %d element %d"):format(
                describe(record, fragment // record.elements, fragment % record.elements, index),
                first // record.elements, first % record.elements), 0)
        end
    end
    for index = 0, record.rows * record.columns * products_of(record) - 1 do
        if #(held[index] or {}) ~= copies then
            error(("not covered: row %d, column %d is held %d times, not %d"):format(
                index // record.columns % record.rows, index % record.columns,
                #(held[index] or {}), copies), 0)
        end
    end
end

local function basis_of(record, places, size)
    local basis = {}
    for bit = 0, size - 1 do basis[bit] = places[1 << bit] end
    if places[0] ~= 0 then
        error(("not linear: %s is not the corner of the matrix"):format(describe(record, 0, 0, places[0])), 0)
    end
    for fragment = 0, lanes_of(record) * record.elements - 1 do
        local sum = 0
        for bit = 0, size - 1 do
            if fragment >> bit & 1 == 1 then sum = sum ~ basis[bit] end
        end
        if sum ~= places[fragment] then
            error(("not linear: %s is not the sum of its bits"):format(describe(record,
                fragment // record.elements, fragment % record.elements, places[fragment])), 0)
        end
    end
    return basis
end

-- source[b] is the bit of (lane * elements + element) that gives bit b of the place.
local function sources_of(record, basis, size, place_bits)
    local source = {}
    for bit = 0, size - 1 do
        local image = basis[bit]
        if image ~= 0 then
            if image & (image - 1) ~= 0 then
                local lane, element = (1 << bit) // record.elements, (1 << bit) % record.elements
                error(("mixes bits: %s changes more than one bit of the place"):format(
                    describe(record, lane, element, image)), 0)
            end
            local place_bit = 0
            while image > 1 do image, place_bit = image >> 1, place_bit + 1 end
            source[place_bit + 1] = bit
        end
    end
    assert(#source == place_bits, "a covered matrix leaves no bit of a place without a source")
    return source
end

--- Proves one layout.
-- @param record a fragment record of generator/spec, its formula mended by its errata; `lanes` where there are
--   not 32 of them
-- @return { columns, rows, products, elements, lanes = log2 counts, source = { bit, ... } } where
--   source[b + 1] is the bit of (lane * elements + element) that supplies bit b of the
--   row-major index of the place
-- @raise what fails, with lane, element, row and column
function prove.reduce(record)
    local log2 = dimensions(record)
    local places = tabulate(record)
    cover(record, places)
    local size = log2.elements + log2.lanes
    local basis = basis_of(record, places, size)
    log2.source = sources_of(record, basis, size, log2.columns + log2.rows + log2.products)
    return log2
end

--- As prove.reduce; an error is one line with the file, the fragment and what to do.
function prove.layout(record)
    local cited = record.document .. " " .. record.section
    local where = ("%s, fragment %s"):format(record.file or cited, record.name)
    local is_power, fault = pcall(dimensions, record)
    if not is_power then error(("%s: %s: proof and library take powers of two alone"):format(where, fault), 0) end
    local fine, result = pcall(prove.reduce, record)
    if fine then return result end
    error(("%s: %s; hold the formula beside %s%s"):format(where, result, cited,
        record.figure_only and "" or ": a misprint there is a record of fragments_errata.lua"), 0)
end

--- Where each element of a fragment lies, by its formula: [lane * elements + element] -> { product, row, column }; of
-- a sparse A in the stored matrix.
function prove.places(record)
    local list = {}
    if record.kind == "sparse_a" then
        record = setmetatable({ formula = record.stored_formula, columns = record.stored }, { __index = record })
    end
    for fragment, index in pairs(tabulate(record)) do
        local row = index // record.columns
        list[fragment] = { row // record.rows, row % record.rows, index % record.columns }
    end
    return list
end

-- "l2 l3 i1": from the lowest bit of a coordinate up, the bits of the lane and of the element that supply it.
local function bits_text(proof, first, count)
    local bits = {}
    for k = 1, count do
        local source = proof.source[first + k]
        bits[k] = source < proof.elements and "i" .. source or "l" .. source - proof.elements
    end
    return count > 0 and table.concat(bits, " ") or "nothing"
end

--- A proved layout as a line for people.
function prove.text(record)
    local proof = prove.layout(record)
    return ("%s: %d lanes, %d elements a lane; column from %s; row from %s"):format(record.name, 1 << proof.lanes,
        1 << proof.elements, bits_text(proof, 0, proof.columns), bits_text(proof, proof.columns, proof.rows))
end

return prove
