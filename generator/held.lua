-- SPDX-License-Identifier: MIT
-- What holds the rules of spec/facts.lua: the tables, by what they say of instructions, fragments, formats and
-- arithmetic, and lines of src/ where a rule is code. Each rule names a holder and what it asks of it; the value that
-- the holder gives is that of the rule, or the generator stops.
local check = require("check")
local nearest = require("nearest")
local prove = require("prove")

local held = {}

-- ---- What is asked -------------------------------------------------------------------------------

local function words_of(text)
    local list = {}
    for word in text:gmatch("%S+") do list[#list + 1] = word end
    return list
end

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

local function record_of(model, name)
    for _, record in ipairs(model.records) do
        if record.name == name then return record end
    end
    error("no fragment " .. name, 0)
end

-- The format of a type, in a container of its own where it has one.
local function format_of(model, name)
    for k = #model.formats, 1, -1 do
        if model.formats[k].name == name then return model.formats[k] end
    end
    error("no format " .. name, 0)
end

local function numbers_to(last, step)
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

local function halves(first, last)
    return ({ ["0 1"] = "lower two", ["2 3"] = "upper two" })[first .. " " .. last] or first .. " to " .. last
end

-- ---- Code ----------------------------------------------------------------------------------------

-- What a pattern captures in a file of src/.
local function captured(code, file, pattern)
    local found = table.pack(code(file):match(pattern))
    if not found[1] then error(("src/%s has no longer what is looked for: %s"):format(file, pattern), 0) end
    return table.unpack(found, 1, found.n)
end

-- A C expression of whole numbers as a function of its names.
local function function_of(expression, ...)
    local text = expression:gsub("&&", " and "):gsub("||", " or "):gsub("!=", "~=")
    return assert(load(("local %s = ... return %s"):format(table.concat({ ... }, ", "), text), "=src", "t", {}))
end

-- How many scale factors a row has, by the word of the instruction.
local function factors(model, code, word)
    captured(code, "instruction.c", "return %(uint8_t%)%((1)u << %(token %- MMAREF_TOKEN_SCALE_VEC_1X%)%);")
    return 1 << model.words.number["scale_vec::" .. word] - model.words.number["scale_vec::1X"]
end

-- The byte-ids that are taken.
local function byte_ids(model, code, word)
    local limit = captured(code, "scale.c",
        "if %(byte >= (%d+) || %(byte & %(mmaref_scale_vector%(&work%->row%) %- 1%)%) != 0%)")
    return numbers_to(limit - 1, factors(model, code, word))
end

-- Whether a nibble of metadata is taken: of a chunk of two, ordered, of others.
local function metadata_rules(code)
    local low, high, of_two, ordered, others = captured(code, "sparse.c",
        "unsigned first = ([^,;]+), second = ([^,;]+);.-if %(length == 2%) {%s*return ([^;]-);%s*}%s*return ordered %? ([^;:]-) : ([^;]-);")
    local first, second = function_of(low, "nibble"), function_of(high, "nibble")
    local function rule_of(expression)
        local rule = function_of(expression, "first", "second")
        return function(nibble) return rule(first(nibble), second(nibble)) end
    end
    return { two = rule_of(of_two), ordered = rule_of(ordered), others = rule_of(others) }
end

local function nibbles(taken)
    local list = {}
    for nibble = 0, 15 do
        if taken(nibble) then
            local bits = ""
            for bit = 3, 0, -1 do bits = bits .. (nibble >> bit & 1) end
            list[#list + 1] = "0b" .. bits
        end
    end
    return list
end

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

local roundings = { NEAREST_EVEN = "to nearest even", ZERO = "towards zero", DOWN = "towards negative infinity",
    UP = "towards positive infinity" }

-- name -> function(model, words that are asked, code): the value as a rule has it
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
    ["products"] = function(model, words) return tostring(record_of(model, words[1]).products) end,

    ["default size"] = function(_, words, code)
        local of_mxf8f6f4, of_others = captured(code, "instruction.c", "== MMAREF_TOKEN_KIND_MXF8F6F4 %? (%d) : (%d);")
        return (words[1] == "kind::mxf8f6f4" and of_mxf8f6f4 or of_others) .. "x"
    end,
    ["scale factors"] = function(model, words, code) return tostring(factors(model, code, words[1])) end,
    ["byte-ids"] = function(model, words, code)
        local list = byte_ids(model, code, words[1])
        return list == "0" and "zero" or list
    end,
    ["selectors of scale"] = function(model, words, code)
        local bytes, lists = byte_ids(model, code, words[1]), {}
        for _, name in ipairs({ "m16.scale_a.ue8m0", "n8.scale_b.ue8m0" }) do
            lists[#lists + 1] = bytes
            if words[2] == "threads" then lists[#lists + 1] = numbers_to(record_of(model, name).selectors - 1) end
        end
        return table.concat(lists, " ")
    end,
    ["bytes of byte-id"] = function(model, words, code)
        local first = tonumber(words[2])
        return halves(first, first + factors(model, code, words[1]) - 1)
    end,
    ["lanes of selector"] = function(model, words)
        return table.concat(lanes_of(record_of(model, words[1]), tonumber(words[2])), " or ")
    end,
    ["threads of selector"] = function(model, words)
        local lanes = lanes_of(record_of(model, words[1]), tonumber(words[2]))
        return halves(lanes[1], lanes[#lanes])
    end,
    ["lane of selector"] = function(model, words)
        local record = record_of(model, words[1])
        for selector = 0, record.selectors - 1 do
            if table.concat(lanes_of(record, selector), " ") ~= tostring(selector) then return "other threads" end
        end
        return "thread id b"
    end,
    ["width of selectors"] = function(_, _, code)
        return captured(code, "mmaref.h", "uint(%d+)_t byte_id_a, thread_id_a;")
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

    ["overflow"] = function(_, words, code)
        captured(code, "mma_integer.c", "uint32_t (wrapped) = c %+ %(uint32_t%)sum;.-%s+return wrapped;\n}")
        return ({ verb = "wraps", participle = "wrapped" })[words[1] ]
    end,
    ["clamp"] = function(_, words, code)
        local largest = captured(code, "mma_integer.c",
            "if %(saturate && overflow%) {%s*return (0x%x+)u %+ %(c >> 31%);")
        local bits = 1
        while (1 << bits - 1) - 1 < tonumber(largest) do bits = bits + 1 end
        return words[1] == "least" and "min_int" .. bits or bits .. " bit signed"
    end,
    ["rounding"] = function(_, words, code)
        return roundings[captured(code, "arithmetic.c",
            "case MMAREF_TOKEN_" .. words[1]:upper() .. ":%s*return MMAREF_ROUND_([%u_]+);")]
    end,
    ["unit of stride"] = function(_, _, code) return captured(code, "move.c", "if %(stride %% (elements) != 0%)") end,
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
        local row = record_of(model, "ldmatrix.m8n8.d").columns * format_of(model, "b16").width
        rows_of(model, "ldmatrix", words)
        return tostring(row - count * bits == padding and padding or row - count * bits)
    end,
    ["bytes of a row"] = function(model, words)
        return record_of(model, words[1]).columns * format_of(model, words[2]).width // 8 .. " bytes"
    end,
    ["run of columns"] = function(model, words)
        local record = record_of(model, words[1])
        local places, longest, run = prove.places(record), 1, 1
        for element = 1, record.elements - 1 do
            local before, here = places[element - 1], places[element]
            local goes_on = before[1] == here[1] and before[2] == here[2] and here[3] == before[3] + 1
            run = goes_on and run + 1 or 1
            longest = math.max(longest, run)
        end
        return longest .. " consecutive columns"
    end,

    ["metadata"] = function(_, words, code)
        local rules = metadata_rules(code)
        local function invalid(nibble) return not rules.others(nibble) end
        local list = nibbles(words[1] == "invalid" and invalid or rules[words[1] ])
        if words[1] == "two" then return list[2] .. " and " .. list[1] end
        return table.concat(list, " ")
    end,
    ["order of indices"] = function(_, _, code)
        local ordered, ascends = metadata_rules(code).ordered, true
        for nibble = 0, 15 do ascends = ascends and ordered(nibble) == (nibble & 3 < nibble >> 2) end
        return ascends and "increasing order starting from lsb" or "another order"
    end,
    ["granularity"] = function(model, names)
        return same_of(names, function(name) return (record_of(model, name).granularity:gsub(":", " ")) end)
    end,
    ["selectors"] = function(model, names)
        return same_of(names, function(name) return numbers_to(record_of(model, name).selectors - 1) end)
    end,
    ["threads of metadata"] = function(model, names)
        return same_of(names, function(name)
            local record, parts = record_of(model, name), {}
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

-- The holder's name and what is asked of it.
local function split(by)
    local name, asked = by:match("^(.-): (.*)$")
    return name or by, asked or ""
end

--- Raises an error where a rule names no holder.
function held.check_name(where, by) nearest.position(where, "holder", (split(by)), held.names) end

--- Raises an error where a rule says something else than what holds it.
-- @param facts generator/spec/facts.lua
-- @param model from model.build
-- @param code function(name of a file of src/): its text
function held.check(facts, model, code)
    local function section_of(record) return record.section end
    local function name_of(fact) return fact.about end
    check.each("spec/facts.lua", "section", facts, section_of, function(record, place)
        check.each(place, "fact", record, name_of, function(fact, where)
            local name, asked = split(fact.by)
            local said = check.within(("%s: %s"):format(where, fact.by), holders[name], model, words_of(asked), code)
            if said ~= fact.is then
                check.fail(where, "it says '%s', and what holds it, %s, '%s'", fact.is, fact.by, said)
            end
        end)
    end)
end

return held
