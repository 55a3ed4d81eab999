-- SPDX-License-Identifier: MIT
-- The answers that the self-test expects of its look-ups, as digests. They follow from the records of the specification and
-- from the promises of the public header, not from the tables. The self-test folds its answers in the same order.
local fields = require("tables.fields")
local fnv = require("base.fnv")
local instruction_lookups = require("selftest.instruction_lookups")
local syntax = require("records.syntax")
local vocabulary = require("records.vocabulary")

local lookups = {}

-- Numbers, texts and NULL, folded into an FNV-1a hash.
local function digest()
    local hash = fnv.EMPTY
    local function byte(value) hash = fnv.add(hash, value) end
    return {
        number = function(value)
            for shift = 0, 24, 8 do byte(value >> shift & 255) end
        end,
        text = function(text)
            if not text then return byte(255) end
            for k = 1, #text do byte(text:byte(k)) end
            byte(0)
        end,
        value = function() return hash end,
    }
end

-- The words of one qualifier keep their order in a string: types, layouts, the operation and popc.
local like = { type = "dtype", layout = "alayout", popc = "bitop" }

local function texts(model, fold)
    local status_number, qualifier_number, profile_number = {}, {}, {}
    for k, name in ipairs(model.reasons.statuses) do status_number[name] = 1 - k end
    for k, name in ipairs(vocabulary.qualifiers) do qualifier_number[name] = k - 1 end
    for k, name in ipairs(model.profiles) do profile_number[name] = k - 1 end
    for _, alias in ipairs(model.aliases) do profile_number[alias.name] = alias.profile end
    for n = 0, 255 do
        local word, reason = model.words.list[n], model.reasons[n]
        local class, target, field = word and model.words.class[word], model.targets.list[n + 1], model.fields[n + 1]
        local profile = target and profile_number[target.name]
        fold.text(word)
        fold.number(word and qualifier_number[like[class] or class] or #vocabulary.qualifiers)
        fold.text(reason and ((model.only or model.unit) and reason.of_some or reason[3]) or "unknown")
        fold.number(reason and status_number[reason[2]] or 0)
        fold.text(model.reasons.statuses[n + 1] or "unknown")
        fold.text(model.profiles[n + 1])
        fold.text(field and field.name)
        fold.number(model.targets.versions[n + 1] or 0)
        fold.text(target and target.name)
        fold.number(target and not profile and status_number.profile or 0)
        fold.number(profile or #model.profiles)
    end
end

-- A format as mmaref_type has it; nil: MMAREF_E_ARGUMENT.
local function fold_format(fold, format)
    local kinds, specials = { float = 0, integer = 1, bit = 2 }, { none = 0, ieee = 1, nan = 2, reserved = 3, fnuz = 4 }
    fold.number(format and 0 or -1)
    if format then
        fold.number(kinds[format.kind])
        fold.number(format.width)
        for _, key in ipairs({ "shift", "sign", "exponent", "fraction", "bias" }) do fold.number(format[key] or 0) end
        fold.number(specials[format.special or "none"])
    end
end

local function types(model, fold)
    local last = math.min(#vocabulary.first_types(model.formats), model.format_count)
    for n = 0, 255 do fold_format(fold, n >= 1 and n <= last and model.formats[n] or nil) end
end

-- The numbers that a field takes: a function of a number; and the word of each that has one, by its number.
local function range_of(model, field)
    local words = {}
    if field.type then
        words[field.word[2]] = field.word[1]
        for k, format in ipairs(model.formats) do
            for _, name in ipairs(field.type) do
                if format.name == name and not format.container then words[k] = name end
                if name == fields.OWN then words[fields.OWN_NUMBER] = name end
            end
        end
        return function(value) return words[value] ~= nil end, words
    elseif field.bits then
        for value = 0, (1 << (#field - 1)) - 1 do
            local set = {}
            for bit = 0, #field - 2 do
                if value >> bit & 1 == 1 then set[#set + 1] = field[bit + 2][1] end
            end
            words[value] = value == 0 and field[1][1] or table.concat(set, "+")
        end
        return function(value) return words[value] ~= nil end, words
    elseif field.words then
        for k, word in ipairs(field) do words[k - 1] = word[1] end
        return function(value) return words[value] ~= nil end, words
    end
    if field.word then words[field.word[2]] = field.word[1] end
    return function(value) return words[value] ~= nil or fields.takes(field, value) or (not field.word and value == 0) end, words
end

-- mmaref_arithmetic_start: every product and C at once, every bit kept, rounded to nearest even as IEEE 754 has it.
local started = { rounding = "nearest_even", overflow = "rounded", zero_sign = "ieee" }

local function each_field(model, fold)
    for _, field in ipairs(model.fields) do
        local takes, words = range_of(model, field)
        local first = fields.first(field)
        for value, word in pairs(words) do
            if word == started[field.name] then first = value end
        end
        fold.number(first)
        for value = -1024, 1023 do
            if takes(value) then fold.number(value) end
        end
        local values = table.move({ 128, 255, -133, -1000, 1000, -32768 }, 1, 6, 42, {})
        for value = 0, 40 do values[value + 1] = value end
        for _, value in ipairs(values) do
            if takes(value) then
                fold.text(words[value] or ("%d"):format(value))
                fold.number(value)
            end
        end
    end
end

-- Where word `slot` of the first string of a row begins, from 0.
local function offset_of(row, slot)
    local offset = 0
    for k = 1, slot - 1 do
        if not row.slots[k].optional then offset = offset + #row.slots[k][1] + 1 end
    end
    return offset
end

local function strings(model, fold)
    local function parsed(status, reason, offset, length, id)
        for _, value in ipairs({ status, reason, offset, length, id }) do fold.number(value) end
    end
    local number, status = {}, {}
    for k, name in ipairs(model.reasons.statuses) do status[name] = 1 - k end
    for k, reason in ipairs(model.reasons) do number[reason[1]] = k end
    for _, row in ipairs(model.all_rows) do
        fold.text(syntax.choices(row.slots)[1])
        fold.number(row.implicit_aligned and 1 or 0)
        if row.points_at then
            local k = number[row.reason]
            parsed(status[model.reasons[k][2]], k, offset_of(row, row.points_at), #row.slots[row.points_at][1], 0)
        else
            parsed(0, 0, 0, 0, row.first_id)
        end
    end
    for _, each in ipairs(model.outside) do
        local k = number["of_" .. each.name]
        fold.text(each.name)
        parsed(status[model.reasons[k][2]], k, 0, #each.name, 0)
    end
end

--- The digests in the order of the look-ups: { { name, digest } }.
function lookups.digests(model)
    local of = instruction_lookups.open(model, fold_format)
    local list = {
        { name = "texts", of = texts }, { name = "types", of = types }, { name = "fields", of = each_field },
        { name = "strings", of = strings }, { name = "descriptions", of = of.descriptions },
        { name = "formats", of = of.formats }, { name = "targets", of = of.targets },
        { name = "profiles", of = of.profiles }, { name = "layouts", of = of.layouts },
    }
    for _, each in ipairs(list) do
        local fold = digest()
        each.of(model, fold)
        each.digest = fold.value()
    end
    return list
end

return lookups
