-- SPDX-License-Identifier: MIT
-- Numbers the distinct arithmetic blocks and which profile uses which for which class.
local arithmetic = {}

local fields = {
    "products", "fraction_bits", "exponent_floor", "align", "interleave", "accumulate", "group", "block",
    "rounding", "result_bits", "step_type", "overflow", "zero_sign", "subnormals", "nan", "fragments",
    "underflow_sign", "sparse_basis", "tf32_class",
}

-- Words of fields -> C.
local spelled = {
    fraction_bits = { unlimited = "MMAREF_UNLIMITED" },
    exponent_floor = { none = "MMAREF_NO_FLOOR" },
    align = "MMAREF_ALIGN_",
    accumulate = "MMAREF_ACCUMULATE_",
    rounding = "MMAREF_ROUND_",
    result_bits = { all = "MMAREF_UNLIMITED" },
    step_type = { d = "0", f32 = "MMAREF_WORD_F32" },
    overflow = "MMAREF_OVERFLOW_",
    zero_sign = "MMAREF_ZERO_",
    subnormals = { kept = "0", as_f16 = "MMAREF_SUBNORMALS_AS_F16" },
    nan = "MMAREF_NAN_",
    fragments = "MMAREF_FRAGMENTS_",
    underflow_sign = "MMAREF_UNDERFLOW_",
    sparse_basis = "MMAREF_SPARSE_",
    tf32_class = "MMAREF_TF32_",
}
arithmetic.certainties = { "definition", "measured", "machine code", "inferred", "unknown" }

-- The same as people read them.
arithmetic.certainty_texts = { "definition", "measured", "read off machine code", "inferred", "unknown" }

local function position(list, wanted)
    for k, name in ipairs(list) do
        if name == wanted then return k end
    end
    error(("'%s' is none of: %s"):format(tostring(wanted), table.concat(list, " ")), 0)
end

local function c_value(field, value)
    local spelling = spelled[field]
    if math.type(value) then return tostring(value) end
    if type(spelling) == "string" then return spelling .. value:upper() end
    return spelling and spelling[value] or error(("%s: no value '%s'"):format(field, tostring(value)), 0)
end

--- What a row says beside the defaults: { { number of the field, its value in C, as in the row } }.
local function block_of(row, defaults)
    local values = {}
    for k, field in ipairs(fields) do
        local value = row[field]
        local plain = c_value(field, defaults[field])
        if value ~= nil and c_value(field, value) ~= plain then
            local text = c_value(field, value)
            if field == "exponent_floor" then
                assert(value < 0 and value >= -255, "exponent_floor does not fit a byte")
                text = tostring(-value)
            end
            values[#values + 1] = { k - 1, text, ("%s = %s"):format(field, value) }
        end
    end
    return values
end

local function key_of(values)
    local parts = {}
    for k, value in ipairs(values) do parts[k] = value[3] end
    return table.concat(parts, " ")
end

--- Chips that compute as another: the number of its profile from 0, certainty, source.
local function aliases_of(spec)
    local list = {}
    for k, alias in ipairs(spec.aliases or {}) do
        for _, name in ipairs(spec.profiles) do
            if name == alias.name then error(alias.name .. " is a profile and an alias", 0) end
        end
        list[k] = { name = alias.name, profile = position(spec.profiles, alias.of) - 1,
            certainty = position(arithmetic.certainties, alias.certainty) - 1, source = alias.source }
    end
    return list
end

--- Reads generator/spec/arithmetic.lua.
-- @return blocks { { values, source, certainty = 0.. } }, table[profile][class] = block
--   number from 0, and the aliases
function arithmetic.read(spec)
    local blocks, numbers, by_profile = {}, {}, {}
    for _, profile in ipairs(spec.profiles) do by_profile[profile] = {} end
    for _, row in ipairs(spec.rows) do
        local block = { values = block_of(row, spec.defaults), source = row.source,
            certainty = position(arithmetic.certainties, row.certainty) - 1 }
        local key = key_of(block.values) .. row.source .. row.certainty
        if not numbers[key] then
            blocks[#blocks + 1] = block
            numbers[key] = #blocks - 1
        end
        for profile in row.profiles:gmatch("%S+") do
            for class in row.classes:gmatch("%S+") do
                position(spec.classes, class)
                if not by_profile[profile] then error("no profile " .. profile, 0) end
                if by_profile[profile][class] then
                    error(("%s %s has two rows"):format(profile, class), 0)
                end
                by_profile[profile][class] = numbers[key]
            end
        end
    end
    return blocks, by_profile, aliases_of(spec)
end

--- A record of not_measured with its certainty as a number.
function arithmetic.unmeasured(record)
    return { certainty = position(arithmetic.certainties, record.certainty) - 1, source = record.source }
end

--- Whether a chip profile has an instruction: by the targets the assembler accepts, or because
-- its arithmetic on an older chip, which this assembler has dropped, is known.
function arithmetic.accepts(profile, targets, known)
    local chip = tonumber(profile:match("^sm_(%d+)$"))
    if not chip then return true end
    local lowest = targets:match("^sm_(%d+)%+$")
    if lowest then return chip >= tonumber(lowest) or (chip < 75 and known) end
    return targets:find(profile .. "[af]") ~= nil
end

return arithmetic
