-- SPDX-License-Identifier: MIT
-- The arithmetic of a unit of one's own (records/unit.lua) as spec/arithmetic.lua and blocks.lua have it: the profiles
-- `exact` and that of the unit, and a class and a named block for each of its blocks.
local arithmetic = require("tables.arithmetic")
local blocks = require("tables.blocks")
local check = require("base.check")
local fields = require("tables.fields")
local nearest = require("base.nearest")

local unit_arithmetic = {}

-- The settings of the profile `exact` in the PTX ISA, of f64 or of others as a row is: with these its text begins.
local function exact_of(row_of_unit, spec, list)
    local settings, class = {}, row_of_unit.is_f64 and "f64" or "half.f32"
    for _, row in ipairs(spec.rows) do
        if row.profiles == "exact" and (" " .. row.classes .. " "):find(" " .. class .. " ", 1, true) then
            for _, field in ipairs(list) do settings[field.name] = row[field.name] end
            settings.source, settings.certainty = row.source, row.certainty
        end
    end
    return settings
end

-- A text with the present words of fields in the place of former ones.
local function renewed(text, list)
    local old = fields.old_words({ fields = list })
    for k = 1, #old, 2 do
        text = (text .. " "):gsub(" " .. old[k]:gsub("%p", "%%%0") .. " ", " " .. old[k + 1] .. " "):gsub(" $", "")
    end
    return text
end

local function number(value) return math.type(value) == "integer" and value or 0 end

-- What no instruction may have: a field, whether it is so, and why not (generated/mmaref_arithmetic.h, "Valid blocks").
local function faults_of(s, k, is_f64)
    local kept = s.fraction_bits == "unlimited"
    local after = "needs accumulate=after, after_product or last"
    return {
        { "interleave", number(s.interleave) & number(s.interleave) - 1 ~= 0, "is no power of two" },
        { "interleave", 2 * number(s.interleave) > k, "is more than half of k" },
        { "group", number(s.group) ~= 0 and s.accumulate == "fused", after },
        { "group", number(s.group) ~= 0 and k % number(s.group) ~= 0, "does not divide k" },
        { "exponent_floor", kept and s.exponent_floor ~= "none", "needs fraction_bits" },
        { "align", kept and s.align ~= "zero", "needs fraction_bits" },
        { "sticky", kept and s.sticky ~= "no", "needs fraction_bits" },
        { "partial", kept and s.partial ~= "rounded", "needs fraction_bits" },
        { "multiplier_bits", kept and number(s.multiplier_bits) > 0, "needs fraction_bits" },
        { "multiplier_bits", number(s.multiplier_bits) > 0 and (number(s.width) > 0 or s.adder ~= "given"
            or s.product_type ~= "exact"), "needs all terms at once, and exact products" },
        { "block", number(s.block) > 0, "is of scale factors" },
        { "fragments", s.fragments ~= "default", "is of wmma" },
        { "rounding", s.rounding == "stochastic", "takes random words, and an instruction has none" },
        { "product_rounding", s.product_rounding == "stochastic" and s.product_type ~= "exact",
            "takes random words, and an instruction has none" },
        { "own_fraction_bits", number(s.own_exponent_bits) > 0 and number(s.own_fraction_bits) == 0, "is missing" },
        { "step_type", s.step_type == "own" and number(s.own_exponent_bits) == 0, "needs own_exponent_bits" },
        { "product_type", s.product_type == "own" and number(s.own_exponent_bits) == 0, "needs own_exponent_bits" },
        { "fraction_bits", is_f64 and not kept, "is not of f64" },
        { "step_type", is_f64 and s.step_type ~= "d", "is not of f64" },
        { "adder", is_f64 and s.adder ~= "given", "is not of f64" },
        { "width", is_f64 and number(s.width) > 0, "is not of f64" },
        { "product_type", is_f64 and s.product_type ~= "exact", "is not of f64" },
    }
end

local function check_block(row, settings, list)
    local all = {}
    for _, field in ipairs(list) do
        all[field.name] = settings[field.name] or field.default or fields.words(field)[1] or 0
    end
    for _, fault in ipairs(faults_of(all, row.k, row.is_f64)) do
        if fault[2] then check.fail(row.where, "%s = %s %s", fault[1], all[fault[1] ], fault[3]) end
    end
end

-- Tables hold no format such as e8m10.ieee: it becomes the one that the own_... fields describe.
local function describe_format(where, settings)
    local before
    local says_own = settings.own_exponent_bits or settings.own_fraction_bits or settings.own_bias or settings.own_special
    for _, field in ipairs({ "product_type", "step_type" }) do
        local text = settings[field]
        local exponent, fraction, rest = (text or ""):match("^e(%d)m(%d+)(.*)$")
        if exponent and text ~= "e4m3" and text ~= "e5m2" then
            local bias, special = rest:match("^%.b(%d+)(.*)$")
            special = (special or rest):match("^%.(%l+)$") or (special or rest) == "" and "none"
            check.that(where, special, "%s = %s is no format of a unit's tables", field, text)
            check.that(where, before == text or not before and not says_own,
                "%s = %s: tables hold one format of its own kind, and the block says another", field, text)
            before, settings[field], settings.own_special = text, fields.OWN, special
            settings.own_exponent_bits, settings.own_fraction_bits = math.tointeger(exponent), math.tointeger(fraction)
            settings.own_bias = math.tointeger(bias)
        end
    end
end

local function read_block(row, spec, list)
    local settings = exact_of(row, spec, list)
    row.text_of_block = renewed(row.arithmetic, list)
    for name, value in pairs(blocks.check_text(row.where, row.text_of_block, list)) do
        settings[name] = math.tointeger(tonumber(value)) or value
    end
    describe_format(row.where, settings)
    nearest.position(row.where, "certainty", row.certainty, arithmetic.certainties)
    check.within(row.where, arithmetic.block, "arithmetic", settings, list)
    check_block(row, settings, list)
    settings.source, settings.certainty = row.source, row.certainty
    return settings
end

--- The records of arithmetic of a unit; each of its rows of floating-point numbers gets its class.
-- @param own unit.read(...)
-- @param spec spec/arithmetic.lua
-- @param list fields.read(...)
-- @param others spec/blocks.lua, which a unit of integers alone has, as no array of C is empty
-- @return as spec/arithmetic.lua; as spec/blocks.lua
function unit_arithmetic.read(own, spec, list, others)
    local result = { profiles = { "exact", own.name }, classes = table.move(spec.classes, 1, #spec.classes, 1, {}),
        class_of = {}, rows = {} }
    local named, seen = {}, {}
    for _, row in ipairs(own.rows) do
        local key = row.arithmetic
            and table.concat({ row.arithmetic, row.certainty, row.source, tostring(row.is_f64) }, "\n")
        local block = key and read_block(row, spec, list)
        if key and not seen[key] then
            local exact = exact_of(row, spec, list)
            seen[key], result.classes[#result.classes + 1] = row.text, row.text
            exact.profiles, exact.classes, block.profiles, block.classes = "exact", row.text, own.name, row.text
            table.move({ exact, block }, 1, 2, #result.rows + 1, result.rows)
            named[#named + 1] = { name = row.text:lower():gsub("[^%l%d]", "_"), types = row.types,
                text = row.text_of_block, certainty = row.certainty, source = own.name .. ": " .. row.source }
        end
        row.class = key and seen[key]
    end
    for _, block in ipairs(others) do block.beside = nil end
    return result, #named > 0 and named or others
end

return unit_arithmetic
