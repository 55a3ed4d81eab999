-- SPDX-License-Identifier: MIT
-- Numbers the sets of words that slots of instruction strings choose from, and the forms:
-- the orders in which qualifiers follow each other.
local word_sets = {}

-- A set of one word has the word's number, others have this and more.
word_sets.SEVERAL = 128

-- Bits of a row (MMAREF_ROW) that tell which set each slot takes.
word_sets.CODE_BITS = 11

--- How many bits tell one of `count` choices apart.
function word_sets.bits_of(count)
    local bits = 0
    while 1 << bits < count do bits = bits + 1 end
    return bits
end

-- A set as word numbers; an optional slot may choose word 0, "left out", and does so first.
local function numbers_of(words, slot)
    local set = slot.optional and { 0 } or {}
    for _, word in ipairs(slot) do set[#set + 1] = words.number[word] end
    return set
end

-- The function returned gives the number of a set; those of several words are listed.
local function collector()
    local list, seen = {}, {}
    return list, function(set)
        local key = table.concat(set, " ")
        if #set == 1 then return set[1] end
        if not seen[key] then
            seen[key] = word_sets.SEVERAL + #list
            list[#list + 1] = set
        end
        return seen[key]
    end
end

-- The distinct sets of one slot of a form's rows, in the order of their numbers: slots that choose
-- from the same ones then share the list.
local function choices_of(rows, slot)
    local list, seen = {}, {}
    for _, row in ipairs(rows) do
        local set = row.sets[slot]
        if not seen[set] then
            list[#list + 1] = set
            seen[set] = true
        end
    end
    table.sort(list)
    for k, set in ipairs(list) do seen[set] = k - 1 end
    return list, seen
end

-- Gives each row of a form its code: which choice each slot takes, that of the first slot in the
-- lowest bits.
local function encode(form)
    for _, row in ipairs(form.rows) do row.code = 0 end
    local bit = 0
    for k in ipairs(form.roles) do
        local list, number = choices_of(form.rows, k)
        form.choices[k] = list
        for _, row in ipairs(form.rows) do row.code = row.code | number[row.sets[k]] << bit end
        bit = bit + word_sets.bits_of(#list)
    end
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

-- Whether a row fits a form: its slots then take no more bits than a code has.
local function fits(form, row)
    local bits = 0
    for k, set in ipairs(row.sets) do
        bits = bits + word_sets.bits_of(form.taken[k].count + (form.taken[k][set] and 0 or 1))
    end
    return bits <= word_sets.CODE_BITS
end

local function take(form, row)
    row.form = form.number
    table.insert(form.rows, row)
    for k, set in ipairs(row.sets) do
        local taken = form.taken[k]
        if not taken[set] then taken[set], taken.count = true, taken.count + 1 end
    end
end

local function new_form(row, number, turn)
    local form = { roles = row.roles, section = row.section, rows = {}, choices = {}, taken = {}, number = number,
        turn = turn }
    for k in ipairs(row.roles) do form.taken[k] = { count = 0 } end
    return form
end

--- Groups rows by the order of their qualifiers.
-- @param rows from instructions.expand; each gets `form` (from 1) and `code`
-- @return forms { roles, section, turn, choices = { { set number... } per slot } } and the list of
--   sets of several words
function word_sets.number(words, rows)
    assert(#words.list < word_sets.SEVERAL, "words and sets share the numbers of a byte")
    local sets, set_number = collector()
    local forms, by_order = {}, {}
    for _, row in ipairs(rows) do
        row.sets = {}
        for k, slot in ipairs(row.slots) do row.sets[k] = set_number(numbers_of(words, slot)) end
        local turn = turn_of(row)
        local order = ("%s %s %d %d %d"):format(row.section, table.concat(row.roles, " "), turn.first, turn.width, turn.by)
        if not by_order[order] or not fits(by_order[order], row) then
            by_order[order] = new_form(row, #forms + 1, turn)
            forms[#forms + 1] = by_order[order]
        end
        take(by_order[order], row)
    end
    for _, form in ipairs(forms) do encode(form) end
    assert(#sets <= word_sets.SEVERAL, "too many sets of words")
    return forms, sets
end

return word_sets
