-- SPDX-License-Identifier: MIT
-- What the core has to have room for, beyond the registers of a lane. A core for the PTX ISA has no more than it needs.
local core_sizes = {}

local function is_wide(format) return (format.fraction or 0) > 13 end

-- Bytes of a line of `count` elements of a type: wide ones are kept as 64 bits, narrow ones as bytes if they are more
-- than `many`.
local function bytes_of_line(format, count, many)
    if is_wide(format) then return 8 * count end
    return format.width <= 8 and count > many and count or 4 * count
end

local function longest_line(model)
    local formats, most, small, wide = {}, 0, 0, 0
    for _, format in ipairs(model.formats) do formats[format.name] = formats[format.name] or format end
    for _, row in ipairs(model.rows) do
        local of = row.operands
        for _, operand in ipairs(of.b and row.class and { "a", "b" } or {}) do
            for _, name in ipairs(of[operand].types) do
                local format, count = formats[name], of.a.stored or of.a.columns
                most = math.max(most, bytes_of_line(format, count, 32))
                if format.width < 64 then small = math.max(small, bytes_of_line(format, count, 16)) end
                if is_wide(format) and format.width < 64 then wide = 1 end
            end
        end
    end
    return most, small, wide
end

local function share_type(a, b)
    for _, name in ipairs(a.types) do
        for _, other in ipairs(b.types) do
            if name == other then return true end
        end
    end
    return false
end

-- Registers of all lanes of the largest operand of integers, and whether C of one type with D has another layout.
local function registers_and_layouts(model)
    local most, apart = 0, 0
    for _, row in ipairs(model.rows) do
        local of = row.operands
        if of.b and of.d then
            if not row.class then
                for operand, count in pairs(model.registers(row)) do
                    most = math.max(most, count << of[operand].proof.lanes)
                end
            end
            if of.c.proof ~= of.d.proof and share_type(of.c, of.d) then apart = 1 end
        end
    end
    return most, apart
end

--- log2 of the lanes of all layouts; 0 where they differ, and each row has its own.
function core_sizes.lanes_log2(model)
    local first = model.layouts[1] and model.layouts[1].lanes or 5
    for _, row in ipairs(model.layouts) do
        if row.lanes ~= first then return 0 end
    end
    return first
end

--- Bytes of the sources of a layout, two a byte: six for the PTX ISA.
function core_sizes.source_bytes(model)
    local most = 6
    for _, row in ipairs(model.layouts) do most = math.max(most, (#row.source + 1) // 2) end
    return most
end

--- The constants of a model, { name, value, comment }.
function core_sizes.constants(model)
    local registers, apart = registers_and_layouts(model)
    local line, small, wide = longest_line(model)
    return {
        { "MMAREF_LANES_LOG2", core_sizes.lanes_log2(model),
            "of all layouts; 0: they differ, and rows have their own" },
        { "MMAREF_SOURCE_BYTES", core_sizes.source_bytes(model), "of a row of mmaref_layout_rows" },
        { "MMAREF_LINE_SIZE", line, "bytes of the longest row of A of floating-point numbers, unpacked" },
        { "MMAREF_LINE_SIZE_SMALL", small, "the same on an AVR without f64, where more than 16 elements of 8 bits are bytes" },
        { "MMAREF_WIDE_FACTORS", wide, "whether A or B of at most 32 bits is too wide to be packed, somewhere" },
        { "MMAREF_INTEGER_REGISTERS", registers, "of all lanes, of the largest operand of integers" },
        { "MMAREF_C_APART", apart, "whether C has another layout than D of its type, somewhere" },
    }
end

return core_sizes
