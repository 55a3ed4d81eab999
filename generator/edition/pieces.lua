-- SPDX-License-Identifier: MIT
-- Groups the parts of a fragment section by fragment: operand, table rows, figures, listing.
local listings = require("edition.listings")
local operand_rows = require("edition.operand_rows")

local pieces = {}

local function each_match(text, pattern, visit)
    local at = 1
    while true do
        local from, to, first, second = text:find(pattern, at)
        if not from then return end
        visit(from, first, second)
        at = to
    end
end

local function captions(section, events)
    for k, line in ipairs(section.lines) do
        local number, caption = line.text:match("^Fig[ure]*%.?%s*(%d+)[%.:]?%s+(%S.*)$")
        local after = k -- A caption may be wrapped.
        while number and not caption:find("layout") and after < k + 4 and section.lines[after + 1] do
            after = after + 1
            caption = caption .. " " .. section.lines[after].text
        end
        if number and not line.code and caption:find("layout") and not caption:find(" Fig") then
            events[#events + 1] = { kind = "figure", at = section.offsets[k], number = tonumber(number),
                caption = caption }
        end
    end
end

--- The numbers of the figures in a section.
function pieces.figures(section)
    local events, list = {}, {}
    captions(section, events)
    for k, event in ipairs(events) do list[k] = event.number end
    return list
end

local function operands(section, events)
    local text = "\n" .. section.text
    local function operand(letter)
        return function(from, name)
            events[#events + 1] = { kind = "operand", at = from, operand = letter or name:lower() }
        end
    end
    each_match(text, "\n%s*[Mm]ultiplicand%s+([AB])%f[%A]", operand())
    each_match(text, "\n%s*Accumulators?%f[%A]", operand("c"))
    each_match(text, "\n%s*Metadata%f[%A]", operand("e"))
end

-- What a section has, in the order of the text.
local function events_of(section)
    local events = {}
    captions(section, events)
    operands(section, events)
    for _, row in ipairs(operand_rows.find(section.text)) do
        events[#events + 1] = { kind = "row", at = row.at, row = row }
    end
    for _, listing in ipairs(listings.find(section.lines)) do
        events[#events + 1] = { kind = "listing", at = section.offsets[listing.from], text = listing.text }
    end
    table.sort(events, function(x, y) return x.at < y.at end)
    return events
end

local function new_piece(list, operand, rows)
    local piece = { operand = operand, rows = rows, figures = {}, captions = {} }
    list[#list + 1] = piece
    return piece
end

-- A row after a figure or a listing opens another table; a figure or a listing after a listing
-- belongs to the next fragment of the same table.
local add = {
    operand = function(list, _, event) return new_piece(list, event.operand, {}) end,
    row = function(list, piece, event)
        if piece.listing or piece.figures[1] then piece = new_piece(list, piece.operand, {}) end
        table.insert(piece.rows, event.row)
        return piece
    end,
    figure = function(list, piece, event)
        if piece.listing then piece = new_piece(list, piece.operand, piece.rows) end
        table.insert(piece.figures, event.number)
        table.insert(piece.captions, event.caption)
        return piece
    end,
    listing = function(list, piece, event)
        if piece.listing then piece = new_piece(list, piece.operand, piece.rows) end
        piece.listing = event.text
        return piece
    end,
}

local function layout_of(captions_text)
    local lower = captions_text:lower()
    if lower:find("row%-major") or lower:find("row major") then return "row" end
    if lower:find("column%-major") or lower:find("column major") then return "col" end
end

local function row_types(rows)
    local words = {}
    for _, row in ipairs(rows) do
        for _, name in ipairs(row.types) do words[#words + 1] = "." .. name end
    end
    return operand_rows.types(table.concat(words, " "))
end

-- The sentence about the metadata register: `16 2-bit vectors`, `4-wide chunk`.
local function metadata_of(section)
    local sentence = section.text:match("Metadata%s*:?%s*(.-)%.%f[%s%z]")
    if not sentence then return nil end
    local vectors, bits = sentence:match("(%d+)%s+(%d+)%-bit%s+vectors")
    local chunk = sentence:match("(%d+)%-wide")
    return { vectors = tonumber(vectors), bits = tonumber(bits), chunk = tonumber(chunk), text = sentence }
end

--- The pieces of a section.
-- @return a list of { operand, rows, types, figures, caption_types, layout, listing }, and the
--   metadata sentence as { vectors, bits, chunk, text } or nil
function pieces.of(section)
    local list, piece = {}, nil
    for _, event in ipairs(events_of(section)) do
        if piece or event.kind == "operand" then piece = add[event.kind](list, piece, event) end
    end
    local kept = {}
    for _, each in ipairs(list) do
        local text = table.concat(each.captions, " ")
        each.types, each.caption_types = row_types(each.rows), operand_rows.types(text)
        each.layout = layout_of(text)
        if each.rows[1] or each.figures[1] or each.listing then kept[#kept + 1] = each end
    end
    return kept, metadata_of(section)
end

return pieces
