-- SPDX-License-Identifier: MIT
-- Compares the numbers by which a text speaks of figures and tables. Editions renumber them together: a number that
-- moved by another distance than its neighbours is another figure or table.
local prose = require("edition.prose")

local numbering = {}

-- Stretches of mentions that moved by as much, and the numbers they have.
local function stretches(mentions)
    local list = {}
    for _, mention in ipairs(mentions) do
        local shift, last = mention.is - mention.was, list[#list]
        if not last or last.shift ~= shift then
            last = { shift = shift, mentions = {}, numbers = {} }
            list[#list + 1] = last
        end
        table.insert(last.mentions, mention)
        last.numbers[mention.was] = true
    end
    return list
end

-- The distances by which two different numbers moved at least.
local function established(list)
    local numbers, shifts = {}, {}
    for _, stretch in ipairs(list) do
        numbers[stretch.shift] = numbers[stretch.shift] or {}
        for number in pairs(stretch.numbers) do numbers[stretch.shift][number] = true end
    end
    for shift, set in pairs(numbers) do
        local first = next(set)
        if next(set, first) then shifts[shift] = true end
    end
    return shifts
end

local function capital(kind) return kind:sub(1, 1):upper() .. kind:sub(2) end

local function add_odd(stretch, add)
    for _, mention in ipairs(stretch.mentions) do
        add({ status = "changed", kind = "text", section = mention.known.number,
            subject = prose.above(mention.section, mention.at),
            detail = ("%s %d, was %d: %s"):format(capital(mention.kind), mention.is, mention.was,
                prose.around(mention.section, mention.at)) })
    end
end

local function add_moved(stretch, kind, add)
    local first, last = math.huge, 0
    for number in pairs(stretch.numbers) do first, last = math.min(first, number), math.max(last, number) end
    local one = first == last
    add({ status = "renumbered", kind = "text", section = stretch.mentions[1].known.number,
        subject = capital(kind) .. (one and "" or "s"),
        detail = one and ("%d is %d"):format(first, first + stretch.shift)
            or ("%d to %d are %d to %d"):format(first, last, first + stretch.shift, last + stretch.shift) })
end

--- Compares.
-- @param mentions from prose.compare, in the order of the document
-- @param add function(finding)
function numbering.compare(mentions, add)
    for _, kind in ipairs({ "figure", "table" }) do
        local own = {}
        for _, mention in ipairs(mentions) do
            if mention.kind == kind then own[#own + 1] = mention end
        end
        local list = stretches(own)
        local shifts = established(list)
        for _, stretch in ipairs(list) do
            local stays = stretch.shift == 0 and not next(shifts)
            if not shifts[stretch.shift] and not stays then
                add_odd(stretch, add)
            elseif stretch.shift ~= 0 then
                add_moved(stretch, kind, add)
            end
        end
    end
end

return numbering
