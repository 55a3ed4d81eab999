-- SPDX-License-Identifier: MIT
-- Proves that a fragment layout is what the core relies on, and reduces it to a few
-- numbers.
--
-- Three things are proved: every place a formula gives lies in the matrix; every matrix element is held
-- exactly once, or `copies` times; the map from the bits of (lane, element) to the bits of (product, row,
-- column) is linear over GF(2): each bit of a place is an xor of bits. Counts that are no powers of two are
-- numbered by the bits of the next one, and the map is a restriction of one of powers of two. Tables hold
-- less (prove.lack): there, each bit of a place is one bit, and twelve small numbers stand for the layout.
local basis = require("formulas.basis")
local evaluate = require("formulas.evaluate")
local formula = require("formulas.formula")

local prove = {}

local LANES = 32 -- of a record that says none: those of a warp
local MOST_PLACES = 1 << 20 -- of a proof: it goes through all of them

-- Metadata is laid out once for each sparsity selector: as many "products".
local function products_of(record) return record.selectors or record.products or 1 end

--- The matrix that the core lays out for a record: the packed one of a sparse A, one product a selector of metadata.
function prove.stored(record)
    if record.kind ~= "sparse_a" then return record end
    return setmetatable({ formula = record.stored_formula, columns = record.stored }, { __index = record })
end

--- The lanes of a fragment record.
function prove.lanes(record) return record.lanes or LANES end

-- How many bits number the lanes, the elements of one, the rows, columns and products.
local function dimensions(record)
    local counts, bits = { lane = prove.lanes(record), element = record.elements, row = record.rows,
        column = record.columns, product = products_of(record) }, {}
    for _, what in ipairs({ "lane", "element", "row", "column", "product" }) do
        local count, needed = counts[what], 0
        if math.type(count) ~= "integer" or count < 1 or count > MOST_PLACES then
            error(("%s count %s is not a number from 1 to %d"):format(what, tostring(count), MOST_PLACES), 0)
        end
        while (1 << needed) < count do needed = needed + 1 end
        bits[what .. "s"] = needed
    end
    if 1 << bits.lanes ~= counts.lane then
        error(("lane count %d is not a power of two: the lanes of a layout are all that their bits number"):format(
            counts.lane), 0)
    elseif math.max(counts.lane * counts.element, counts.row * counts.column * counts.product) > MOST_PLACES then
        error(("there are more than %d places, which a proof takes"):format(MOST_PLACES), 0)
    end
    return bits
end

-- A place in bits: those of the column lowest, those of the product highest.
local function place_of(bits, row, column, product)
    return (product << bits.rows | row) << bits.columns | column
end

local function parts_of(bits, place)
    local rows = place >> bits.columns
    return rows & (1 << bits.rows) - 1, place & (1 << bits.columns) - 1, rows >> bits.rows
end

local function describe(record, bits, fragment, place)
    local row, column, product = parts_of(bits, place)
    local text = ("lane %d element %d (row %d, column %d)"):format(fragment >> bits.elements,
        fragment & (1 << bits.elements) - 1, row, column)
    if products_of(record) > 1 then
        text = text .. (" of %s %d"):format(record.selectors and "selector" or "product", product)
    end
    return text
end

local last = {} -- records of one formula, one after the other, are evaluated once

-- The function of (lane, element) that a record gives.
local function position_of(record, bits)
    if not record.formula == not record.basis then error("a record has a formula or basis vectors", 0) end
    if record.basis then return basis.compile(record.basis, bits) end
    local key = table.concat({ record.formula, record.product or "", record.selectors or "", record.operand or "" },
        "\0")
    if last.key == key then return last.position end
    local definitions = formula.parse(record.formula)
    local names = { "row", "col" }
    if record.selectors then
        names[3] = "selector"
    elseif record.product then
        definitions[#definitions + 1] = formula.parse("product = " .. record.product)[1]
        names[3] = "product"
    end
    local position, known = evaluate.compile(definitions, names, record.operand), {}
    last = { key = key, position = function(lane, element)
        local from = lane * MOST_PLACES + element
        known[from] = known[from] or { position(lane, element) }
        return table.unpack(known[from])
    end }
    return last.position
end

-- The fragments in bits, those of the element lowest, in order: lane, element.
local function fragments(record, bits)
    return coroutine.wrap(function()
        for lane = 0, prove.lanes(record) - 1 do
            for element = 0, record.elements - 1 do coroutine.yield(lane << bits.elements | element, lane, element) end
        end
    end)
end

-- Every fragment -> its place, refusing places outside the matrix.
local function tabulate(record, bits)
    local position = position_of(record, bits)
    local places = {}
    for fragment, lane, element in fragments(record, bits) do
        local fine, row, column, product = pcall(position, lane, element)
        if not fine then error(("lane %d element %d: %s"):format(lane, element, row), 0) end
        product = product or 0
        if math.type(row) ~= "integer" or math.type(column) ~= "integer" or math.type(product) ~= "integer" then
            error(("lane %d element %d: a span of places, not one"):format(lane, element), 0)
        end
        if row < 0 or row >= record.rows or column < 0 or column >= record.columns
            or product < 0 or product >= products_of(record) then
            error(("out of range: lane %d element %d gives row %d, column %d of a %d x %d matrix")
                :format(lane, element, row, column, record.rows, record.columns), 0)
        end
        places[fragment] = place_of(bits, row, column, product)
    end
    return places
end

local function cover(record, bits, places)
    local copies, first, held = record.copies or 1, {}, {}
    for fragment in fragments(record, bits) do
        local place = places[fragment]
        first[place], held[place] = first[place] or fragment, (held[place] or 0) + 1
        if held[place] > copies then
            error(("hit twice: %s is also lane %d element %d"):format(describe(record, bits, fragment, place),
                first[place] >> bits.elements, first[place] & (1 << bits.elements) - 1), 0)
        end
    end
    for row = 0, record.rows * products_of(record) - 1 do
        for column = 0, record.columns - 1 do
            local count = held[place_of(bits, row % record.rows, column, row // record.rows)] or 0
            if count ~= copies then
                error(("not covered: row %d, column %d is held %d times, not %d"):format(row % record.rows, column,
                    count, copies), 0)
            end
        end
    end
end

-- The place of a fragment is that of its lowest bit, xor that of its other bits: both are fragments, too, whatever
-- the counts are.
local function check_linear(record, bits, places)
    for fragment in fragments(record, bits) do
        local others = fragment & fragment - 1
        if places[fragment] ~= places[others] ~ places[fragment ~ others] then
            error(("not linear: %s is not the %s"):format(describe(record, bits, fragment, places[fragment]),
                fragment == 0 and "corner of the matrix" or "sum of its bits"), 0)
        end
    end
end

--- Proves one layout.
-- @param record a fragment record of generator/spec, its formula mended by its errata; `lanes` where there are
--   not 32 of them; `basis` in place of `formula`: basis vectors (basis.lua)
-- @return { columns, rows, products, elements, lanes = how many bits number them, xors = { { bit, ... }, ... },
--   still = { bit, ... } } where xors[b + 1] are the bits of the fragment (lane << elements | element) whose xor is
--   bit b of the place, the column lowest and the product highest; `still` change no place
-- @raise what fails, with lane, element, row and column
function prove.map(record)
    local bits = dimensions(record)
    local places = tabulate(record, bits)
    cover(record, bits, places)
    check_linear(record, bits, places)
    local xors, still = {}, {}
    for place_bit = 0, bits.columns + bits.rows + bits.products - 1 do xors[place_bit + 1] = {} end
    for bit = 0, bits.elements + bits.lanes - 1 do
        local image = places[1 << bit]
        if image == 0 then table.insert(still, bit) end
        for place_bit, sources in ipairs(xors) do
            if image >> place_bit - 1 & 1 == 1 then table.insert(sources, bit) end
        end
    end
    bits.xors, bits.still = xors, still
    return bits
end

-- The name of a bit of the fragment: i0 of the element, l0 of the lane.
local function bit_name(map, bit)
    return bit < map.elements and "i" .. bit or "l" .. bit - map.elements
end

local function names_of(map, bits, between)
    local names = {}
    for k, bit in ipairs(bits) do names[k] = bit_name(map, bit) end
    return table.concat(names, between)
end

-- The coordinates in the order of the bits of a place: { name, its first bit, how many bits }.
local function coordinates(record, map)
    return { { "column", 0, map.columns }, { "row", map.columns, map.rows },
        { record.selectors and "selector" or "product", map.columns + map.rows, map.products } }
end

--- What tables do not hold of a proved layout, or nil.
function prove.lack(record, map)
    if 1 << map.elements ~= record.elements then -- where a count of the matrix is none, this one is none
        return ("element count %d is not a power of two"):format(record.elements)
    end
    for _, each in ipairs(coordinates(record, map)) do
        for bit = 0, each[3] - 1 do
            local sources = map.xors[each[2] + bit + 1]
            if #sources > 1 then
                return ("%s bit %d = %s is an xor"):format(each[1], bit, names_of(map, sources, " ^ "))
            end
        end
    end
end

--- Proves one layout and reduces it to what tables hold.
-- @return as prove.map, with source[b + 1] = the one bit of (lane * elements + element) that supplies bit b of the
--   row-major index of the place
-- @raise what fails, or what tables do not hold
function prove.reduce(record)
    local map = prove.map(record)
    local lack = prove.lack(record, map)
    if lack then error(lack .. ": the layout is proved, and tables do not hold it", 0) end
    map.source = {}
    for bit, sources in ipairs(map.xors) do map.source[bit] = sources[1] end
    return map
end

-- Calls f(record); an error is one line with the file, the fragment and what to do.
local function told(f, record)
    local fine, result = pcall(f, record)
    if fine then return result end
    local cited = record.document .. " " .. record.section
    local where = ("%s, fragment %s"):format(record.file or cited, record.name)
    local is_of_counts = result:find("^%a+ count ") or result:find("tables do not hold it$")
    if is_of_counts then error(("%s: %s"):format(where, result), 0) end
    error(("%s: %s; hold the formula beside %s%s"):format(where, result, cited,
        (record.figure_only or record.of_unit) and "" or ": a misprint there is a record of fragments_errata.lua"), 0)
end

--- As prove.reduce; an error is one line with the file, the fragment and what to do.
function prove.layout(record) return told(prove.reduce, record) end

--- Where each element of a fragment lies, by its formula: [lane * elements + element] -> { product, row, column }; of
-- a sparse A in the matrix that is stored.
function prove.places(record)
    local list = {}
    record = prove.stored(record)
    local bits = dimensions(record)
    local places = tabulate(record, bits)
    for fragment, lane, element in fragments(record, bits) do
        local row, column, product = parts_of(bits, places[fragment])
        list[lane * record.elements + element] = { product, row, column }
    end
    return list
end

-- "column from i0 l0 l1": from the lowest bit of a coordinate up, the bits of the lane and of the element that supply
-- it; "column bit 0 = i0, column bit 1 = i1 ^ l3" where they mix.
local function coordinate_text(map, name, first, count)
    local singles, mixed, is_mixed = {}, {}, false
    for bit = 0, count - 1 do
        local sources = map.xors[first + bit + 1]
        is_mixed = is_mixed or #sources > 1
        singles[bit + 1] = bit_name(map, sources[1])
        mixed[bit + 1] = ("%s bit %d = %s"):format(name, bit, names_of(map, sources, " ^ "))
    end
    if is_mixed then return table.concat(mixed, ", ") end
    return ("%s from %s"):format(name, count > 0 and table.concat(singles, " ") or "nothing")
end

--- A proved layout as a line for people.
function prove.text(record)
    record = prove.stored(record)
    local map = told(prove.map, record)
    local parts = { ("%s: %d lane%s, %d elements a lane"):format(record.name, 1 << map.lanes,
        map.lanes > 0 and "s" or "", record.elements) }
    for k, each in ipairs(coordinates(record, map)) do
        if k < 3 or each[3] > 0 then parts[#parts + 1] = coordinate_text(map, table.unpack(each)) end
    end
    if (record.copies or 1) > 1 then
        local apart = #map.still > 0 and ", told apart by " .. names_of(map, map.still, " ") or ""
        parts[#parts + 1] = ("%d copies%s"):format(record.copies, apart)
    end
    local lack = prove.lack(record, map)
    if lack then parts[#parts + 1] = "tables do not hold it: " .. lack end
    return table.concat(parts, "; ")
end

return prove
