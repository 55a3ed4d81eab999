-- SPDX-License-Identifier: MIT
-- Holds the rules of spec/facts.lua. A rule with `by` names a holder and what to ask it; the holder answers from the tables:
-- instructions, fragments, formats and arithmetic. An answer other than the rule's value stops the generator. A rule with
-- `code` is held by a line of the library; tests/generator/code_holders.lua has the holders of these.
local check = require("base.check")
local nearest = require("base.nearest")
local prove = require("formulas.prove")
local split = require("base.split")

local held = {}

-- ---- What is asked -------------------------------------------------------------------------------

local function slot_of(row, role)
    for k, name in ipairs(row.roles) do
        if name == role then return row.slots[k] end
    end
end

local function has(row, word)
    for _, slot in ipairs(row.slots) do
        for _, each in ipairs(slot) do
            if each == word then return true end
        end
    end
    return false
end

-- The rows of a family, or of those that begin with it and a point, that have all words. There is one.
local function rows_of(model, family, words)
    local list = {}
    for _, row in ipairs(model.rows_with_numbers) do
        local fits = row.family == family or row.family:sub(1, #family + 1) == family .. "."
        for _, word in ipairs(words) do fits = fits and has(row, word) end
        if fits then list[#list + 1] = row end
    end
    if not list[1] then error(("no row of %s has %s"):format(family, table.concat(words, " ")), 0) end
    return list
end

-- The words that rows have for a role, in the order of their numbers.
local function words_for(model, rows, role)
    local set, list = {}, {}
    for _, row in ipairs(rows) do
        for _, word in ipairs(slot_of(row, role) or {}) do set[word] = true end
    end
    for _, word in ipairs(model.words.list) do
        if set[word] then list[#list + 1] = word end
    end
    return list
end

--- The fragment record of a name.
function held.record_of(model, name)
    for _, record in ipairs(model.records) do
        if record.name == name then return record end
    end
    error("no fragment " .. name, 0)
end

-- The format of a type, in its container if it has one.
local function format_of(model, name)
    for k = #model.formats, 1, -1 do
        if model.formats[k].name == name then return model.formats[k] end
    end
    error("no format " .. name, 0)
end

--- "0 1 2 3": the numbers from 0 to `last`.
function held.numbers_to(last, step)
    local list = {}
    for number = 0, last, step or 1 do list[#list + 1] = number end
    return table.concat(list, " ")
end

-- One value, which each of several things gives.
local function same_of(list, value_of)
    local value
    for _, each in ipairs(list) do
        local other = value_of(each)
        if value and value ~= other then error(("%s gives %s, another one %s"):format(each, other, value), 0) end
        value = other
    end
    return value
end

--- "lower two": bytes or threads `first` to `last` of four.
function held.halves(first, last)
    return ({ ["0 1"] = "lower two", ["2 3"] = "upper two" })[first .. " " .. last] or first .. " to " .. last
end

-- ---- Fragments and formats --------------------------------------------------------------------------

local function position_of(format)
    local bits = format.sign + format.exponent + format.fraction
    local below = format.shift or 0
    local above = format.width - bits - below
    local position = below == above and "central" or below == 0 and "lower" or above == 0 and "upper" or "inner"
    return position, bits, above, below
end

-- The least of the fraction bits that terms keep in a class, whatever the profile.
local function least_bits(model, class)
    local least = math.huge
    for k, field in ipairs(model.fields) do
        for _, profile in ipairs(field.name == "fraction_bits" and model.profiles or {}) do
            local number = model.by_profile[profile][class]
            for _, value in ipairs(number and model.blocks[number + 1].values or {}) do
                if value[1] == k - 1 then least = math.min(least, tonumber(value[2]) or math.huge) end
            end
        end
    end
    return least
end

-- Lanes of four by their selector: those of it, ascending.
local function lanes_of(record, selector)
    local set, list = {}, {}
    for place, found in pairs(prove.places(record)) do
        if found[1] == selector then set[place // record.elements % 4] = true end
    end
    for lane = 0, 3 do
        if set[lane] then list[#list + 1] = lane end
    end
    return list
end

-- ---- Holders -------------------------------------------------------------------------------------

-- name -> function(model, the words it is asked): the value, written as a rule has it
local holders = {
    ["accumulators"] = function(model, types)
        local rows = {}
        for _, row in ipairs(model.rows_with_numbers) do
            local atypes = slot_of(row, "atype") or { row.family == "wmma.mma" and "f16" }
            for _, name in ipairs(types) do
                for _, atype in ipairs(row.operands.b and atypes or {}) do
                    if atype == name then rows[#rows + 1] = row end
                end
            end
        end
        return table.concat(words_for(model, rows, "dtype"), " ")
    end,
    ["dtype of ctype"] = function(model, words)
        local rows = {}
        for _, row in ipairs(rows_of(model, "mma", { words[1] })) do
            if slot_of(row, "ctype")[1] == words[2] then rows[#rows + 1] = row end
        end
        return table.concat(words_for(model, rows, "dtype"), " ")
    end,
    ["same words"] = function(model, words)
        local family, role, other = words[1], words[2], words[3]
        for k = 4, #words do
            for _, row in ipairs(rows_of(model, family, { words[k] })) do
                local one, two = slot_of(row, role), slot_of(row, other)
                if #one ~= 1 or #two ~= 1 or one[1] ~= two[1] then return "may be others" end
            end
        end
        return "must be the same"
    end,
    ["always there"] = function(model, words)
        for _, row in ipairs(rows_of(model, words[1], { words[3] })) do
            local slot = slot_of(row, words[2])
            if not slot or slot.optional then return "optional" end
        end
        return "mandatory"
    end,
    ["words for"] = function(model, words)
        return table.concat(words_for(model, rows_of(model, words[1], { words[3] }), words[2]),
            words[4] and (" %s "):format(words[4]) or " ")
    end,
    ["products"] = function(model, words) return tostring(held.record_of(model, words[1]).products) end,

    ["lanes of selector"] = function(model, words)
        return table.concat(lanes_of(held.record_of(model, words[1]), tonumber(words[2])), " or ")
    end,
    ["threads of selector"] = function(model, words)
        local lanes = lanes_of(held.record_of(model, words[1]), tonumber(words[2]))
        return held.halves(lanes[1], lanes[#lanes])
    end,
    ["lane of selector"] = function(model, words)
        local record = held.record_of(model, words[1])
        for selector = 0, record.selectors - 1 do
            if table.concat(lanes_of(record, selector), " ") ~= tostring(selector) then return "other threads" end
        end
        return "thread id b"
    end,

    ["place in container"] = function(model, types)
        return same_of(types, function(name)
            local position, bits = position_of(format_of(model, name))
            return position .. " " .. bits
        end)
    end,
    ["padding above"] = function(model, words) return tostring(select(3, position_of(format_of(model, words[1])))) end,
    ["padding below"] = function(model, words) return tostring(select(4, position_of(format_of(model, words[1])))) end,
    ["width of container"] = function(model, types)
        return same_of(types, function(name) return tostring(format_of(model, name).width) end)
    end,

    ["precision"] = function(model, words)
        local least = least_bits(model, words[1])
        return least >= format_of(model, "f32").fraction and "least single" or least >= format_of(model, "f16").fraction
            and "least half" or "less"
    end,
    ["precision of D"] = function(model, words)
        return least_bits(model, words[1]) >= format_of(model, "f16").fraction and "least half" or "less"
    end,
    ["ways to sum"] = function(model, words)
        local seen, count = {}, 0
        for _, profile in ipairs(model.profiles) do
            local number = model.by_profile[profile][words[1] ]
            if number and not seen[number] then seen[number], count = true, count + 1 end
        end
        return count > 1 and "unspecified" or "specified"
    end,

    ["bits of elements"] = function(model, words)
        local set, list = {}, {}
        for _, row in ipairs(rows_of(model, words[1], { words[2] })) do
            for _, name in ipairs((slot_of(row, "source") or slot_of(row, "dtype"))) do
                set[tonumber(name:match("^[bsu](%d+)"))] = true
            end
        end
        for bits = 64, 1, -1 do
            if set[bits] then list[#list + 1] = bits .. (words[3] or "") end
        end
        return table.concat(list, words[3] and " or " or " "):gsub("_", " ")
    end,
    ["padding of a row"] = function(model, words)
        local count, bits, padding = 16, tonumber(words[1]:match("^b(%d+)x16")), tonumber(words[1]:match("_p(%d+)$"))
        local row = held.record_of(model, "ldmatrix.m8n8.d").columns * format_of(model, "b16").width
        rows_of(model, "ldmatrix", words)
        return tostring(row - count * bits == padding and padding or row - count * bits)
    end,
    ["bytes of a row"] = function(model, words)
        return held.record_of(model, words[1]).columns * format_of(model, words[2]).width // 8 .. " bytes"
    end,
    ["run of columns"] = function(model, words)
        local record = held.record_of(model, words[1])
        local places, longest, run = prove.places(record), 1, 1
        for element = 1, record.elements - 1 do
            local before, here = places[element - 1], places[element]
            local goes_on = before[1] == here[1] and before[2] == here[2] and here[3] == before[3] + 1
            run = goes_on and run + 1 or 1
            longest = math.max(longest, run)
        end
        return longest .. " consecutive columns"
    end,

    ["granularity"] = function(model, names)
        return same_of(names, function(name) return (held.record_of(model, name).granularity:gsub(":", " ")) end)
    end,
    ["selectors"] = function(model, names)
        return same_of(names, function(name) return held.numbers_to(held.record_of(model, name).selectors - 1) end)
    end,
    ["threads of metadata"] = function(model, names)
        return same_of(names, function(name)
            local record, parts = held.record_of(model, name), {}
            for selector = 0, record.selectors - 1 do
                parts[#parts + 1] = ("%d threads t%s"):format(selector, table.concat(lanes_of(record, selector), " t"))
            end
            return table.concat(parts, " or ")
        end)
    end,
    ["range of selectors"] = function(model)
        local most = 0
        for _, record in ipairs(model.records) do
            if record.operand == "e" then most = math.max(most, record.selectors) end
        end
        return "0 " .. most - 1
    end,
}

held.names = check.sorted_keys(holders)

-- The holder's name and what it is asked.
local function parts_of(text)
    local name, asked = text:match("^(.-): (.*)$")
    return name or text, asked or ""
end

--- Raises an error where a rule names no holder.
function held.check_name(where, by) nearest.position(where, "holder", (parts_of(by)), held.names) end

--- Raises an error where a holder gives another value than its rule.
-- @param facts generator/spec/facts.lua
-- @param key `by` or `code`: rules without it are passed over
-- @param some_holders by name: function(model, words, source)
-- @param model from model.build
-- @param source what the holders read beside the model
function held.check_by(facts, key, some_holders, model, source)
    local function section_of(record) return record.section end
    local function name_of(fact) return fact.about end
    check.each("spec/facts.lua", "section", facts, section_of, function(record, place)
        check.each(place, "fact", record, name_of, function(fact, where)
            if not fact[key] then return end
            local name, asked = parts_of(fact[key])
            local given = check.within(("%s: %s"):format(where, fact[key]),
                some_holders[name] or error(("no holder '%s'"):format(name), 0), model, split(asked), source)
            if given ~= fact.is then
                check.fail(where, "is = '%s', but its holder (%s) gives '%s'", fact.is, fact[key], given)
            end
        end)
    end)
end

--- Raises an error where the tables give another value than a rule.
function held.check(facts, model) held.check_by(facts, "by", holders, model) end

return held
