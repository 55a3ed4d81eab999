-- SPDX-License-Identifier: MIT
-- Merges refused rows. They have no numbers, so rows that differ in one slot become one.
local refusals = {}

local function set_of(slot) return table.concat(slot, " ") .. (slot.optional and " optional" or "") end

-- What rows must share to be merged.
local function kind_of(row)
    return table.concat({ row.section, row.reason, row.points_at, table.concat(row.roles, " ") }, "; ")
end

-- The only slot in which two rows differ; 0 if they do not differ, nil if they differ in several.
local function difference(x, y)
    local found = 0
    for k in ipairs(x.slots) do
        if set_of(x.slots[k]) ~= set_of(y.slots[k]) then
            if found ~= 0 then return nil end
            found = k
        end
    end
    return found
end

local function united(x, y)
    local set, seen = { optional = x.optional or y.optional }, {}
    for _, slot in ipairs({ x, y }) do
        for _, word in ipairs(slot) do
            if not seen[word] then set[#set + 1] = word end
            seen[word] = true
        end
    end
    return set
end

-- Merges a row into one of the list; false if it fits none.
local function absorbed(list, row)
    for _, other in ipairs(list) do
        local at = kind_of(other) == kind_of(row) and difference(other, row)
        if at then
            if at > 0 then other.slots[at] = united(other.slots[at], row.slots[at]) end
            return true
        end
    end
    return false
end

--- The rows that remain when no two can be merged.
-- @param rows { slots, roles, section, reason, points_at }; they are changed
function refusals.merge(rows)
    local list = {}
    for _, row in ipairs(rows) do
        if not absorbed(list, row) then list[#list + 1] = row end
    end
    return #list < #rows and refusals.merge(list) or list
end

return refusals
