-- SPDX-License-Identifier: MIT
-- Reads generator/spec/conversions.lua, and writes generated/cli/conversions.c for the command.
local c_text = require("tables.c_text")
local check = require("base.check")
local nearest = require("base.nearest")

local conversions = {}

local FILE = "spec/conversions.lua"

--- Checks the rules and the conversions of types.
-- @param spec what the file has
-- @param formats the formats, of which there are the types
-- @param roundings the words of the field rounding
-- @return { rules, types = { { name, { { rule, saturates } ... } } ... } }
function conversions.read(spec, formats, roundings)
    local names, modifiers, rule_of, read = {}, {}, {}, { rules = spec.rules, types = {} }
    for _, format in ipairs(formats) do names[#names + 1] = format.name end
    for k, rule in ipairs(spec.rules) do
        local where = ("%s: rule %d"):format(FILE, k)
        check.record(where, rule, { name = "word", rounding = "word", cvt = "word?", integer = "word?", about = "word" })
        nearest.position(where, "rounding", rule.rounding, roundings)
        for _, modifier in pairs({ rule.cvt, rule.integer }) do
            modifiers[#modifiers + 1], rule_of[modifier] = modifier, rule
        end
    end
    for k, row in ipairs(spec.types) do
        local where, list = ("%s: type %d"):format(FILE, k), {}
        check.record(where, row, { name = "word", rules = "word?", saturating = "word?" })
        nearest.position(where, "type", row.name, names)
        for _, key in ipairs({ "rules", "saturating" }) do
            for modifier in (row[key] or ""):gmatch("%S+") do
                nearest.position(where, "modifier", modifier, modifiers)
                list[#list + 1] = { rule = rule_of[modifier], modifier = modifier, saturates = key == "saturating" }
            end
        end
        read.types[k] = { name = row.name, list = list }
    end
    return read
end

local function rounding(rule) return c_text.name("MMAREF_ROUND_", rule.rounding) end

--- The text of generated/cli/conversions.c.
function conversions.text(model)
    local rules, rows = {}, {}
    for k, rule in ipairs(model.conversions.rules) do
        rules[k] = { "{", c_text.string(rule.name) .. ",", c_text.string(rule.cvt) .. ",",
            c_text.string(rule.integer) .. ",", rounding(rule) .. ",", c_text.string(rule.about), "}," }
    end
    for _, row in ipairs(model.conversions.types) do
        for _, conversion in ipairs(row.list) do
            rows[#rows + 1] = { "{", c_text.token(row.name) .. ",", rounding(conversion.rule) .. ",",
                tostring(conversion.saturates) .. ",", c_text.string(conversion.modifier), "}," }
        end
    end
    return c_text.header("How numbers become elements (PTX ISA 9.0, 9.7.9.21).", { "generator/spec/conversions.lua" })
        .. '\n#include "number/conversion.h"\n\n'
        .. "const conversion_rule conversion_rules[] = {\n" .. c_text.align(rules) .. "\n};\n"
        .. "const unsigned conversion_rule_count = sizeof conversion_rules / sizeof conversion_rules[0];\n\n"
        .. "const conversion_cvt conversion_cvts[] = {\n" .. c_text.align(rows) .. "\n};\n"
        .. "const unsigned conversion_cvt_count = sizeof conversion_cvts / sizeof conversion_cvts[0];\n"
end

return conversions
