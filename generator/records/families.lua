-- SPDX-License-Identifier: MIT
-- The families that a build may leave out, and the rows of the instruction table that belong to each.
local families = {}

--- Reads generator/spec/families.lua into { name, has = "MMAREF_HAS_SPARSE", words = { name... } }.
function families.read(spec)
    local list = {}
    for k, family in ipairs(spec) do
        list[k] = { name = family.name, has = "MMAREF_HAS_" .. family.name:upper(), words = {} }
        for word in family.words:gmatch("%S+") do
            table.insert(list[k].words, word)
            list[k].words[word] = true
        end
    end
    return list
end

-- Whether a family names all words of a slot; otherwise it must name none. In refused rows, which are patterns, it
-- may name some: the parser looks for left-out words first.
local function names(family, slot, row)
    local named = 0
    for _, word in ipairs(slot) do
        if family.words[word] then named = named + 1 end
    end
    local whole = named == #slot and not slot.optional
    if named > 0 and not whole and not row.points_at then
        error(("%s: %s has some words of a slot"):format(row.first_text, family.name), 0)
    end
    return whole
end

--- The C condition under which a row exists; nil: always.
function families.condition(list, row)
    local found = {}
    for _, family in ipairs(list) do
        for _, slot in ipairs(row.said and row.said.slots or row.slots) do
            if found[#found] ~= family.has and names(family, slot, row) then found[#found + 1] = family.has end
        end
    end
    return #found > 0 and table.concat(found, " && ") or nil
end

-- Whether an arithmetic block needs exact sums: it keeps every bit, or adds C after the products.
local function is_exact(block)
    local limited = false
    for _, value in ipairs(block.values) do
        if value[3]:find("^accumulate") then return true end
        limited = limited or value[3]:find("^fraction_bits") ~= nil
    end
    return not limited
end

--- The switches of families that no row and no arithmetic block needs. f64 needs exact sums.
function families.unused(list, rows, blocks)
    local needed, found = "", {}
    for _, row in ipairs(rows) do needed = needed .. " " .. (families.condition(list, row) or "") end
    for _, block in ipairs(blocks) do
        if is_exact(block) then needed = needed .. " MMAREF_HAS_EXACT" end
    end
    if not needed:find("MMAREF_HAS_EXACT") and not needed:find("MMAREF_HAS_F64") then found[1] = "MMAREF_WITHOUT_EXACT" end
    for _, family in ipairs(list) do
        if not (needed .. " "):find(family.has .. " ", 1, true) then
            found[#found + 1] = family.has:gsub("HAS", "WITHOUT", 1)
        end
    end
    return found
end

return families
