-- SPDX-License-Identifier: MIT
-- Compares how deep the items of lists stand, where an edition has lists in lists at all.
local prose = require("edition.prose")

local nesting = {}

--- The words of an edition that begin items which its origin has too.
-- @param where function(word of the baseline) that word of the section, or nil
-- @return a list of { at = word of the section, is, was = in how many lists it stands }
function nesting.common(section, known, where)
    local depths, list = {}, {}
    for _, item in ipairs(section.items) do depths[item.at] = item.depth end
    for _, item in ipairs(known.items) do
        local at = where(item.at)
        list[#list + 1] = { at = at, is = at and depths[at] or 0, was = item.depth }
    end
    return list
end

-- By how much most items of a section stand deeper.
local function usual_shift(items)
    local counts, usual = { [0] = 0 }, 0
    for _, item in ipairs(items) do
        local shift = item.is - item.was
        if item.is > 0 then counts[shift] = (counts[shift] or 0) + 1 end
        if (counts[shift] or 0) > counts[usual] then usual = shift end
    end
    return usual
end

local function nested(depth) return depth > 1 and 1 or 0 end

--- Compares.
-- @param compared list of { section, known, items = from nesting.common }
-- @param add function(finding)
-- @return whether the edition has lists in lists to compare
function nesting.compare(compared, add)
    local was, is = 0, 0
    for _, each in ipairs(compared) do
        for _, item in ipairs(each.items) do
            was, is = was + nested(item.was), is + nested(item.is) * nested(item.was)
        end
    end
    if 2 * is < was then return false end
    for _, each in ipairs(compared) do
        local usual = usual_shift(each.items)
        for _, item in ipairs(each.items) do
            if item.is > 0 and item.is - item.was ~= usual then
                add({ status = "changed", kind = "text", section = each.known.number,
                    subject = prose.above(each.section, item.at),
                    detail = ("list nesting: level %d, was %d: %s"):format(item.is - usual, item.was,
                        prose.around(each.section, item.at)) })
            end
        end
    end
    return true
end

return nesting
