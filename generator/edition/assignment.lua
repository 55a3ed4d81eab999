-- SPDX-License-Identifier: MIT
-- Finds which transcribed fragment each piece of a section describes.
local assignment = {}

local function shared(list, record)
    local count = 0
    for _, name in ipairs(list) do
        for _, known in ipairs(record.types) do count = count + (name == known and 1 or 0) end
    end
    return count
end

-- Captions tell fragments of one table apart; the types of a table may be more than a caption has.
local function score(piece, record)
    if piece.operand ~= record.operand then return 0 end
    if piece.operand == "e" then return 1 end
    if piece.layout and record.layout and piece.layout ~= record.layout then return 0 end
    local value = 10 * shared(piece.caption_types, record) + shared(piece.types, record)
    return piece.layout == record.layout and 2 * value or value
end

--- Pairs pieces with records, the most alike first.
-- @return map from records to pieces, and the list of pieces left over
function assignment.pair(pieces, records)
    local candidates, by_record, taken, left = {}, {}, {}, {}
    for p, piece in ipairs(pieces) do
        for r, record in ipairs(records) do
            local value = score(piece, record)
            if value > 0 then
                candidates[#candidates + 1] = { piece = piece, record = record, value = value, order = p * 1000 + r }
            end
        end
    end
    table.sort(candidates, function(x, y)
        if x.value ~= y.value then return x.value > y.value end
        return x.order < y.order
    end)
    for _, candidate in ipairs(candidates) do
        if not taken[candidate.piece] and not by_record[candidate.record] then
            taken[candidate.piece], by_record[candidate.record] = true, candidate.piece
        end
    end
    for _, piece in ipairs(pieces) do
        if not taken[piece] then left[#left + 1] = piece end
    end
    return by_record, left
end

return assignment
