-- SPDX-License-Identifier: MIT
-- Writes generated/table_layouts.c and table_formats.c: where the elements of a fragment are, and what their bits mean.
local c_text = require("tables.c_text")
local core_sizes = require("tables.core_sizes")

local layout_tables = {}

local function log2(value)
    local count = 0
    while 1 << count < value do count = count + 1 end
    return count
end

local function served_by(layout)
    return ("/* %s (%s) */"):format(layout.names[1].name, layout.names[1].section)
end

-- Small numbers as so many bytes, two a byte from the low bits, padded with 0.
local function nibbles(list, count)
    local bytes = {}
    for k = 1, 2 * count - 1, 2 do bytes[#bytes + 1] = ("0x%x%x"):format(list[k + 1] or 0, list[k] or 0) end
    return bytes
end

--- The text of generated/table_layouts.c.
function layout_tables.layouts(model)
    local rows, bytes, has_lanes = {}, core_sizes.source_bytes(model), core_sizes.lanes_log2(model) == 0
    for _, row in ipairs(model.layouts) do
        rows[#rows + 1] = ("    { %d, %d, %d, %d,%s { %s } }, %s"):format(row.columns, row.rows, row.products,
            row.elements, has_lanes and (" %d,"):format(row.lanes) or "",
            table.concat(nibbles(row.source, bytes), ", "), served_by(row))
    end
    return c_text.header("Fragment layouts, each proved in range, covering and linear.",
            { "generator/spec/fragments/", "fragments_errata.lua" }) .. c_text.include()
        .. "/* log2 of columns, rows, products, elements a lane, lanes if they differ; for each bit of the row-major place\n"
        .. " * index the bit of lane * elements + element that supplies it, two a byte from the low bits\n"
        .. " * up. Beside each the first fragment that it serves. */\n"
        .. "const mmaref_layout_row mmaref_layout_rows[MMAREF_LAYOUTS] = {\n"
        .. table.concat(rows, "\n") .. "\n};\n"
end

--- The text of generated/table_formats.c.
function layout_tables.formats(model)
    local rows = { { "{ 0, 0, 0, 0, 0, 0, 0, 0 },", "", "", "", "", "", "", "", "/* no token */" } }
    for k = 1, model.format_count do
        local format = model.formats[k]
        rows[#rows + 1] = { ("{ MMAREF_KIND_%s,"):format(format.kind:upper()), log2(format.width) .. ",",
            (format.shift or 0) .. ",", format.sign .. ",", (format.exponent or 0) .. ",",
            (format.fraction or 0) .. ",", (format.bias or 0) .. ",",
            ("MMAREF_SPECIAL_%s },"):format((format.special or "none"):upper()),
            ("/* %s%s */"):format(format.name, format.container and ", " .. format.container or "") }
    end
    return c_text.header("Element formats (PTX ISA 9.7.14.2).", { "generator/spec/formats.lua" }) .. c_text.include()
        .. "/* kind, log2 of the width, shift, sign, exponent and fraction bits, bias, special */\n"
        .. "const mmaref_format_row mmaref_format_rows[MMAREF_FORMATS] = {\n" .. c_text.align(rows) .. "\n};\n"
end

return layout_tables
