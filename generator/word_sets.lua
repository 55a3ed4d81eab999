-- SPDX-License-Identifier: MIT
-- Numbers the sets of words that slots of instruction strings choose from, and the forms:
-- the orders in which qualifiers follow each other.
local word_sets = {}

-- A set as word numbers; an optional slot may choose word 0, "left out", and does so first.
local function numbers_of(words, slot)
    local set = slot.optional and { 0 } or {}
    for _, word in ipairs(slot) do set[#set + 1] = words.number[word] end
    return set
end

local function collector()
    local list, seen = {}, {}
    return list, function(set)
        local key = table.concat(set, " ")
        if not seen[key] then
            list[#list + 1] = set
            seen[key] = #list
        end
        return seen[key]
    end
end

-- The distinct sets of one slot of a form's rows, in order of appearance.
local function choices_of(rows, slot)
    local list, seen = {}, {}
    for _, row in ipairs(rows) do
        local set = row.sets[slot]
        if not seen[set] then
            list[#list + 1] = set
            seen[set] = #list - 1
        end
    end
    return list, seen
end

-- Gives each row of a form its code: which choice each slot takes, the first slot being the
-- lowest digit.
local function encode(form)
    for _, row in ipairs(form.rows) do row.code = 0 end
    local weight = 1
    for k in ipairs(form.roles) do
        local list, number = choices_of(form.rows, k)
        form.choices[k] = list
        for _, row in ipairs(form.rows) do row.code = row.code + weight * number[row.sets[k]] end
        weight = weight * #list
    end
    assert(weight <= 65536, "a form has more rows than 16 bits tell apart")
end

-- The second order as a window of slots that is turned left: its first slot (from 0), its width,
-- by how many slots; nothing where there is no second order.
local function turn_of(row)
    local place = row.second_places
    if not place then return { first = 0, width = 0, by = 0 } end
    local first, last
    for k, at in ipairs(place) do
        if at ~= k then
            first, last = first or k, k
        end
    end
    local width, by = last - first + 1, 0
    while place[first + by] ~= first do by = by + 1 end
    for k = first, last do
        assert(place[k] == first + (k - first - by) % width, "the second order is no turn of neighbours")
    end
    return { first = first - 1, width = width, by = by }
end

--- Groups rows by the order of their qualifiers.
-- @param rows from instructions.expand; each gets `form` (from 0) and `code`
-- @return forms { roles, section, turn, choices = { { set number... } per slot } } and the list of
--   sets (from 1)
function word_sets.number(words, rows)
    local sets, set_number = collector()
    local forms, by_order = {}, {}
    for _, row in ipairs(rows) do
        row.sets = {}
        for k, slot in ipairs(row.slots) do row.sets[k] = set_number(numbers_of(words, slot)) end
        local turn = turn_of(row)
        local order = ("%s %s %d %d %d"):format(row.section, table.concat(row.roles, " "), turn.first, turn.width, turn.by)
        if not by_order[order] then
            by_order[order] = { roles = row.roles, section = row.section, rows = {}, choices = {},
                number = #forms, turn = turn }
            forms[#forms + 1] = by_order[order]
        end
        row.form = by_order[order].number
        table.insert(by_order[order].rows, row)
    end
    for _, form in ipairs(forms) do encode(form) end
    return forms, sets
end

return word_sets
