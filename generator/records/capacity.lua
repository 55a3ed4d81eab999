-- SPDX-License-Identifier: MIT
-- What tables and core have room for, of fragments: lanes, places, elements.
local check = require("base.check")
local prove = require("formulas.prove")

local capacity = {}

-- What only the PTX ISA has, and so the 32 lanes of a warp: by operand, or by the first word of a fragment's name.
local of_a_warp = { e = "metadata", scale_a = "scale factors", scale_b = "scale factors",
    sp = "fragments of a sparse A", wmma = "fragments of wmma", ldmatrix = "fragments of ldmatrix",
    stmatrix = "fragments of stmatrix", movmatrix = "fragments of movmatrix" }

local function lack_of_lanes(record, lanes)
    local only = of_a_warp[record.operand] or of_a_warp[record.name:match("^%a+") or ""]
    if only and lanes ~= 32 then return ("lanes = %d: %s of the PTX ISA have 32"):format(lanes, only) end
    if lanes < 8 or lanes > 128 then return ("lanes = %d: the tables hold 8 to 128"):format(lanes) end
end

local function lack_of_places(record, lanes)
    local columns = record.stored or record.columns
    local places = record.rows * columns * (record.products or record.selectors or 1)
    if record.elements > 128 then
        return ("%d lanes of %d elements: the tables hold 128 a lane"):format(lanes, record.elements)
    end
    if record.rows > 256 or columns > 256 or places > 16384 then
        return ("%d places of %d x %d: the tables hold 256 rows, 256 columns, 16384 places"):format(places, record.rows,
            columns)
    end
end

-- The core numbers the bits of A and B by 16 bits.
local function lack_of_bits(record, lanes, widths)
    for _, name in ipairs((record.operand == "a" or record.operand == "b") and record.types or {}) do
        local bits = lanes * record.elements * (widths[name] or 32)
        if bits > 65536 then
            return ("%d lanes of %d elements of %s are %d bits: the core has room for 65536"):format(lanes,
                record.elements, name, bits)
        end
    end
end

--- What a row of the tables, or the core, has no room for in a fragment, or nil.
-- @param widths bits of an element by the names of types
function capacity.lack(record, widths)
    local lanes = prove.lanes(record)
    return lack_of_lanes(record, lanes) or lack_of_places(record, lanes) or lack_of_bits(record, lanes, widths)
end

--- Raises an error if there is no room for a fragment.
function capacity.check_fragments(records, widths)
    for _, record in ipairs(records) do
        local lack = capacity.lack(record, widths)
        check.that(("%s, fragment %s"):format(record.file, record.name), not lack, "%s", lack)
    end
end

return capacity
