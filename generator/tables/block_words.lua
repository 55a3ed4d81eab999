-- SPDX-License-Identifier: MIT
-- Names arithmetic blocks by what they compute: WINDOW(16, 25, CUT) is a sum of 16 products in a window of 25 bits, cut.
local c_text = require("tables.c_text")

local block_words = {}

--- The settings of a block by the name of their field: { products = "16" }.
function block_words.settings(block)
    local settings = {}
    for _, value in ipairs(block.values) do
        local name, text = value[3]:match("^(%S+) = (%S+)$")
        settings[name] = text
    end
    return settings
end

-- Settings that a name omits unless two blocks would have the same name. Each follows from what the name says: the
-- floor from fraction bits and type, overflow and signs of zero from a sum by IEEE 754.
local implied = { exponent_floor = true, overflow = true, zero_sign = true, subnormals = true, underflow_sign = true }

-- What a name adds for a setting; otherwise the field and its value.
local suffixes = { ["accumulate = after"] = "THEN_C", ["accumulate = after_product"] = "THEN_C",
    ["interleave = 2"] = "INTERLEAVED", ["result_bits = 13"] = "TO_13_BITS", ["step_type = f32"] = "IN_F32" }

-- Sums without a window.
local function sum_name(settings)
    if not settings.products then return "EXACT_SUM" end
    if settings.products ~= "1" then return "SUMS_OF_" .. settings.products end
    return settings.group == "2" and "FMA_PAIRS" or "FMA_CHAIN"
end

-- The name of a block: { function, arguments... }.
-- @param whole whether the name includes implied settings
local function name_of(block, whole)
    local settings, said = block_words.settings(block), { products = true, fraction_bits = true, block = true }
    local parts, ending
    if settings.fraction_bits then
        said.rounding = true
        parts = { settings.block and "BLOCKS" or "WINDOW", settings.block or settings.products or "ALL",
            settings.fraction_bits }
        ending = { ((settings.rounding or "cut"):upper():gsub("_EVEN$", "")) }
    else
        said.rounding = settings.rounding == "nearest_even"
        said.group = settings.group == "2"
        parts, ending = {}, { sum_name(settings) }
    end
    for _, value in ipairs(block.values) do
        local field = value[3]:match("^%S+")
        if not said[field] and (whole or not implied[field]) then
            ending[#ending + 1] = suffixes[value[3]] or c_text.name("", (value[3]:gsub(" = %-", " = minus "):gsub(" = ", " ")))
        end
    end
    parts[#parts + 1] = table.concat(ending, "_")
    return parts
end

--- The names of blocks, in their order: { call = "WINDOW(8, 24, CUT)", constant = "WINDOW_8_24_CUT" }.
function block_words.names(blocks)
    local list, count, seen = {}, {}, {}
    for k, block in ipairs(blocks) do
        list[k] = name_of(block)
        local constant = table.concat(list[k], "_")
        count[constant] = (count[constant] or 0) + 1
    end
    for k, block in ipairs(blocks) do
        local parts = list[k]
        if count[table.concat(parts, "_")] > 1 then parts = name_of(block, true) end
        local constant = table.concat(parts, "_")
        if seen[constant] then -- what tells them apart has no word
            parts[#parts] = parts[#parts] .. "_" .. k
            constant = constant .. "_" .. k
        end
        seen[constant] = true
        list[k] = { constant = constant, call = #parts == 1 and parts[1]
            or ("%s(%s)"):format(parts[1], table.concat(parts, ", ", 2)) }
    end
    return list
end

--- A block in few words: "16 in 25, cut".
function block_words.sentence(block)
    local settings, text = block_words.settings(block)
    if settings.fraction_bits then
        local count = settings.block and ("blocks of %s"):format(settings.block) or settings.products or "all"
        local rounding = settings.rounding and settings.rounding:gsub("_even$", "") or "cut"
        text = ("%s in %s, %s"):format(count, settings.fraction_bits, rounding)
        if settings.result_bits then text = text .. " to " .. settings.result_bits end
    else
        text = ({ EXACT_SUM = "exact", FMA_CHAIN = "fma chain", FMA_PAIRS = "fma pairs" })[sum_name(settings)]
            or "sums of " .. settings.products
    end
    return settings.accumulate and text .. ", then C" or text
end

return block_words
