-- SPDX-License-Identifier: MIT
-- Compares a printed listing with the transcription of its fragment.
local listings = require("edition.listings")
local places = require("edition.places")

local formulas = {}

local function first_line(message) return tostring(message):match("^[^\n]*") end

local function describe(difference)
    local printed = difference.failed and difference.printed:gsub("^lane %d+ element %d+: ", "") or difference.printed
    return ("lane %d element %d: %s, was %s"):format(difference.lane, difference.element, printed, difference.known)
end

-- A listing that spells something else than the transcription.
local function evaluated(record, text)
    local fine, printed = pcall(places.compile, text, record.operand)
    if not fine then return "suspected misprint", first_line(printed) end
    local known = places.compile(listings.readable(record.formula), record.operand)
    local difference = places.first_difference(printed, known, record.elements)
    if not difference then return "reworded", "equal for every lane and element" end
    local fault = places.fault(text, record)
    if not fault then return "changed", describe(difference) end
    if difference.failed then return "suspected misprint", describe(difference) end
    return "suspected misprint", fault .. "; " .. describe(difference)
end

--- Compares one listing.
-- @return status, detail, id of the erratum it prints
function formulas.compare(record, text)
    local squashed, erratum = listings.squashed(text), record.erratum
    if erratum and squashed == listings.squashed(record.printed) then
        return "known misprint", erratum.fault, erratum.id
    end
    if squashed == listings.squashed(record.formula) then
        if erratum then return "reworded", "mended as erratum " .. erratum.id .. " says" end
        return "unchanged"
    end
    return evaluated(record, listings.readable(text))
end

return formulas
