-- SPDX-License-Identifier: MIT
-- Writes the page of a unit: its types, its instructions, and a picture of each distinct layout.
local prove = require("formulas.prove")

local unit_page = {}

-- Rulers stand above and left of the cells, of which each has room for the longest label.
local LETTER, CELL_HEIGHT, LEFT, TOP = 7, 20, 40, 44

-- The shortest decimal that reads as this number.
local function decimal(number)
    for digits = 1, 17 do
        local text = ("%." .. digits .. "g"):format(number)
        if tonumber(text) == number then return text end
    end
end

-- "15 (7e)": what a pattern of a floating-point format stands for, and the pattern.
local function number_text(format, pattern)
    local fraction, field = pattern & (1 << format.fraction) - 1, pattern >> format.fraction
    local implied = field == 0 and 0 or 1 << format.fraction
    local value = (implied + fraction) * 2.0 ^ (math.max(field, 1) - format.bias - format.fraction)
    return ("%s (%0" .. (format.width + 3) // 4 .. "x)"):format(decimal(value), pattern << (format.shift or 0))
end

-- The pattern of the largest number of a result.
local function largest(format)
    local all = (1 << format.exponent + format.fraction) - 1
    if format.special == "ieee" or format.special == "reserved" then return all - (1 << format.fraction) end
    return format.special == "nan" and all - 1 or all
end

local SPECIAL = { ieee = "infinity, NaN", nan = "NaN, all ones", reserved = "numbers of operands alone",
    fnuz = "NaN in the place of -0", none = "numbers" }

local function type_cells(format)
    if format.kind ~= "float" then
        local bits = format.width - format.sign
        return { format.kind, "", "", tostring((1 << bits) - 1), "", tostring(-format.sign << bits) }
    end
    return { ("%d, %d, %d"):format(format.sign, format.exponent, format.fraction), tostring(format.bias),
        SPECIAL[format.special or "none"], number_text(format, largest(format)),
        number_text(format, 1 << format.fraction), number_text(format, 1) }
end

local function svg_text(x, y, class, text)
    return ('<text x="%d" y="%d" class="%s">%s</text>'):format(x, y, class, text)
end

local function svg_box(x, y, width, height, style)
    return ('<rect x="%d" y="%d" width="%d" height="%d" style="%s"/>'):format(x, y, width, height, style)
end

-- Neighbouring lanes have other hues, in two shades; the label is the second channel.
local function cell_text(x, y, cell_width, lane, element)
    local colour = ("fill:hsl(%d,70%%,%d%%)"):format(lane * 137 % 360, lane % 2 == 0 and 82 or 72)
    return svg_box(x, y, cell_width, CELL_HEIGHT, colour)
        .. svg_text(x + cell_width // 2, y + 14, "c", lane .. "." .. element)
end

-- A cell for each element, with lane and element.
local function picture(record, title)
    local cell_width = 8 + LETTER * #(prove.lanes(record) - 1 .. "." .. record.elements - 1)
    local width, height = LEFT + record.columns * cell_width + 8, TOP + record.rows * CELL_HEIGHT + 8
    local lines = { ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">')
        :format(width, height, width, height), "<title>" .. title .. "</title>",
        "<style>text{font:11px sans-serif;fill:#111}.c{text-anchor:middle}.r{text-anchor:end}.t{font-weight:bold}"
            .. "rect{stroke:#444}</style>",
        svg_box(0, 0, width, height, "fill:#fff;stroke:none"), svg_text(8, 16, "t", title) }
    for column = 0, record.columns - 1 do
        lines[#lines + 1] = svg_text(LEFT + column * cell_width + cell_width // 2, TOP - 6, "c", column)
    end
    for row = 0, record.rows - 1 do
        lines[#lines + 1] = svg_text(LEFT - 6, TOP + row * CELL_HEIGHT + 14, "r", row)
    end
    local places = prove.places(record)
    for fragment = 0, #places do
        local place = places[fragment]
        lines[#lines + 1] = cell_text(LEFT + place[3] * cell_width, TOP + place[2] * CELL_HEIGHT, cell_width,
            fragment // record.elements, fragment % record.elements)
    end
    return table.concat(lines, "\n") .. "\n</svg>\n"
end

local function row_text(cells)
    for k, cell in ipairs(cells) do cells[k] = cell:gsub("|", "\\|") end
    return "| " .. table.concat(cells, " | ") .. " |"
end

local function add_types(page, unit, formats)
    local used = {}
    for _, row in ipairs(unit.rows) do
        for name in row.types:gmatch("[^,]+") do used[name] = true end
    end
    table.insert(page, "\n## Types\n\n| type | sign, exponent, fraction | bias | largest exponent field "
        .. "| largest (pattern) | smallest normal | smallest |\n|---|---|---|---|---|---|---|")
    for _, format in ipairs(formats) do
        if used[format.name] and not format.container then
            table.insert(page, row_text({ "`" .. format.name .. "`", table.unpack(type_cells(format)) }))
        end
    end
end

-- The block, or of integers what their string does not say for itself.
local function sum_text(row)
    if row.arithmetic then return "`" .. row.arithmetic .. "`" end
    local words = { "exact" }
    for k, role in ipairs(row.said.roles) do
        if role == "satfinite" or role == "bitop" then words[#words + 1] = row.said.slots[k][1] end
    end
    return table.concat(words, ", ")
end

local function add_instructions(page, unit)
    table.insert(page, "\n## Instructions\n\n| instruction | m, n, k | A, B, C, D | section | sums | source |\n"
        .. "|---|---|---|---|---|---|")
    for _, row in ipairs(unit.rows) do
        table.insert(page, row_text({ "`" .. row.text .. "`", ("%d, %d, %d"):format(row.m, row.n, row.k),
            (row.types:gsub(",", ", ")), row.section, sum_text(row),
            row.source .. (row.certainty and ": " .. row.certainty or "") }))
    end
end

local function add_layout(page, pictures, layout)
    local record, names = layout.names[1], {}
    for k, each in ipairs(layout.names) do
        names[k] = ("`%s` (%s, section %s)"):format(each.name, table.concat(each.types, ", "), each.section)
    end
    local title = ("%s: %d x %d; lane.element"):format(record.name, record.rows, record.columns)
    local path = "pictures/" .. record.name .. ".svg"
    pictures[path] = picture(record, title)
    local proof = prove.text(record):match(":.*")
    table.insert(page, ("\n%s%s\n\n![%s](%s)"):format(table.concat(names, ", "), proof, title, path))
end

--- The page of a unit and its pictures.
-- @param unit the unit as records.unit reads it: name, document, rows
-- @param built the model: formats, layouts
-- @return { ["unit.md"] = text, ["pictures/NAME.svg"] = text, ... }
function unit_page.texts(unit, built)
    local page, texts = { ("# %s\n\nBy `make tables`, after %s."):format(unit.name, unit.document) }, {}
    add_types(page, unit, built.formats)
    add_instructions(page, unit)
    table.insert(page, "\n## Layouts\n\nA row and a column are bits of the lane (`l0`, `l1` ...) and of the element "
        .. "(`i0` ...), from the lowest up.")
    for _, layout in ipairs(built.layouts) do add_layout(page, texts, layout) end
    texts["unit.md"] = table.concat(page, "\n") .. "\n"
    return texts
end

return unit_page
