-- SPDX-License-Identifier: MIT
-- Turns the syntax rows of generator/spec/instructions.lua into rows of the instruction table:
-- one for each choice that changes a layout, with the sets of words of the remaining slots.
local check = require("base.check")
local layouts = require("formulas.layouts")
local refusals = require("records.refusals")
local sizes = require("records.sizes")
local syntax = require("records.syntax")
local vocabulary = require("records.vocabulary")

local instructions = {}

local OPERANDS = { "a", "b", "c", "d", "e", "scale_a", "scale_b" }
instructions.operands = OPERANDS

local function chosen(slots, roles, role)
    for k, name in ipairs(roles) do
        if name == role then return slots[k][1], #slots[k], k end
    end
end

-- The operands of an instruction that does not multiply: letter in the records, type.
local function moved(slots, roles, family)
    local dtype = chosen(slots, roles, "dtype")
    if family == "wmma.load" then
        local matrix = chosen(slots, roles, "matrix")
        return { { matrix, matrix, dtype } }
    end
    return ({
        ["wmma.store"] = { { "d", "c", dtype } },
        ["ldmatrix"] = { { "d", "d", dtype } },
        ["stmatrix"] = { { "a", "a", dtype } },
        ["movmatrix"] = { { "a", "a", dtype }, { "d", "d", dtype } },
    })[family]
end

-- The operands of an instruction that multiplies, and the layout in memory if a fragment may depend on it.
local function multiplied(slots, roles, family)
    local atype = chosen(slots, roles, "atype") or "f16" -- wmma.mma.dtype.ctype
    local list = {
        { "a", "a", atype, chosen(slots, roles, "alayout") },
        { "b", "b", chosen(slots, roles, "btype") or atype, chosen(slots, roles, "blayout") },
        { "c", "c", (chosen(slots, roles, "ctype")) },
        { "d", "c", (chosen(slots, roles, "dtype")) },
    }
    if family:find("^mma%.sp") then list[#list + 1] = { "e", "e", atype } end
    local stype = chosen(slots, roles, "stype")
    if stype then
        list[#list + 1] = { "scale_a", "scale_a", stype }
        list[#list + 1] = { "scale_b", "scale_b", stype }
    end
    return list
end

-- The layout record of each operand for the first words of a row's slots; `chips`: on the chip of
-- that name, if its fragments differ from the default.
local function operand_records(records, slots, roles, family, chips)
    local shape = chosen(slots, roles, "shape")
    local found = {}
    sizes.of_shape(shape) -- reports an impossible shape before a missing fragment
    for _, each in ipairs(moved(slots, roles, family) or multiplied(slots, roles, family)) do
        local operand, letter, type_name, memory = table.unpack(each, 1, 4)
        local query = { family = family, sparse = family:find("^mma%.sp") ~= nil, shape = shape,
            operand = letter, type = type_name, chips = chips,
            memory = memory or chips and chosen(slots, roles, "layout") }
        found[operand] = layouts.find(records, query)
        if chips and not found[operand] then
            query.chips = nil
            found[operand] = layouts.find(records, query)
        end
        if not found[operand] then
            error(("%s %s: no layout of operand %s for type %s"):format(family, shape, operand, type_name), 0)
        end
    end
    sizes.check(shape, found)
    return found
end

instructions.operand_records = operand_records

local function same_layouts(x, y)
    for _, operand in ipairs(OPERANDS) do
        if (x[operand] and x[operand].number) ~= (y[operand] and y[operand].number) then return false end
    end
    return true
end

-- The number of leading slots to fix so that the remaining ones never change a layout.
local function slots_to_fix(records, slots, roles, family)
    local first = operand_records(records, slots, roles, family)
    local last = 0
    for k, slot in ipairs(slots) do
        for _, word in ipairs(slot) do
            local other = table.move(slots, 1, #slots, 1, {})
            other[k] = { word }
            if not same_layouts(first, operand_records(records, other, roles, family)) then last = k end
        end
    end
    return last
end

-- All ways to fix the first `count` slots, in the order of syntax.expand.
local function fixings(slots, count)
    local results = { {} }
    for k = 1, count do
        assert(not slots[k].optional, "a layout hangs on a word behind an optional one")
        local next_results = {}
        for _, prefix in ipairs(results) do
            for _, word in ipairs(slots[k]) do
                local longer = table.move(prefix, 1, #prefix, 1, {})
                longer[k] = { word }
                next_results[#next_results + 1] = longer
            end
        end
        results = next_results
    end
    for _, prefix in ipairs(results) do table.move(slots, count + 1, #slots, count + 1, prefix) end
    return results
end

local function variants(slots)
    local count = 1
    for _, slot in ipairs(slots) do count = count * (#slot + (slot.optional and 1 or 0)) end
    return count
end

local function words_of(slots, roles, role)
    for k, name in ipairs(roles) do
        if name == role then return slots[k] end
    end
    return { false } -- it has none
end

-- The arithmetic class of an instruction that multiplies (arithmetic.read_classes), the same of all that a row stands for.
local function arithmetic_class(class_of, slots, roles, family)
    if moved(slots, roles, family) then return nil end
    local shape, first = chosen(slots, roles, "shape"), nil
    local atypes, dtypes = words_of(slots, roles, "atype"), words_of(slots, roles, "dtype")
    if not atypes[1] then atypes = { "f16" } end -- wmma.mma.dtype.ctype
    for _, kind in ipairs(words_of(slots, roles, "kind")) do
        for _, atype in ipairs(atypes) do
            for _, btype in ipairs(words_of(slots, roles, "btype")) do
                for _, dtype in ipairs(dtypes) do
                    local class = class_of(family, shape, kind or nil, atype, btype or atype, dtype) or "integer"
                    if first and class ~= first then error(("one row has classes %s and %s"):format(first, class), 0) end
                    first = class
                end
            end
        end
    end
    return first ~= "integer" and first or nil
end

-- The chips whose fragments of an instruction are their own: set of names.
local function chips_with_fragments(chip_fragments, slots, roles, family)
    local chips = {}
    local list = moved(slots, roles, family) or multiplied(slots, roles, family)
    for _, own in ipairs(chip_fragments) do
        for _, each in ipairs(family:find("^wmma") and list or {}) do
            local matches = own.shape == chosen(slots, roles, "shape") and own.record.operand == each[2]
                and own.record.types[1] == each[3]
            if matches then chips[own.record.chips] = true end
        end
    end
    return chips
end

-- The slot, from 1, of the word that a message names: the last one of the qualifier.
local function slot_to_name(spec, row, roles)
    local qualifier = spec.points_at[row.reason] or error("points_at has no '" .. row.reason .. "'", 0)
    for k = #roles, 1, -1 do
        if roles[k] == qualifier then return k end
    end
    error(("%s has no %s to point at"):format(row.syntax, qualifier), 0)
end

-- The refused rows: `points_at` is the slot whose word does not fit the others, `reason` the name of the message
-- (reasons.lua).
local function refused_rows(spec, families, words)
    local rows = {}
    for _, reason in ipairs({ "refused", "undocumented" }) do
        for _, row in ipairs(spec[reason] or {}) do
            if families[row.family] then
                local slots = syntax.parse(row)
                local roles = vocabulary.roles(words, slots)
                rows[#rows + 1] = { slots = slots, roles = roles, operands = {}, section = row.section,
                    family = row.family, reason = reason, points_at = slot_to_name(spec, row, roles) }
            end
        end
    end
    return refusals.merge(rows)
end

-- Whether .aligned may be missing below PTX ISA 6.3: `spec.implicit_aligned` says which rows those versions had.
local function is_implicitly_aligned(spec, row, slots, roles)
    local had = spec.implicit_aligned
    local function has(list, word) return (" " .. list .. " "):find(" " .. word .. " ", 1, true) ~= nil end
    if not had or row.ptx ~= had.ptx or not has(had.families, row.family) then return false end
    for k, role in ipairs(roles) do
        for _, word in ipairs(role:find("type$") and slots[k] or {}) do
            if not has(had.types, word) then return false end
        end
    end
    return true
end

--- Expands syntax rows.
-- @param spec generator/spec/instructions.lua
-- @param families set of the families that have an implementation
-- @param words from vocabulary.read
-- @param records proved fragment records
-- @param class_of from arithmetic.read_classes
-- @return rows { slots, roles, first_id, variants, m, n, k, operands = { a = record ... },
--   class, chips, ptx, targets, section, edition, family, implicit_aligned } in table order, then those that
--   are refused, with `points_at`, `reason` and no ids
function instructions.expand(spec, families, words, records, class_of)
    local rows, id = {}, 1 -- number 0 is mac16
    local chip_fragments = layouts.of_chips(records)
    for number, row in ipairs(spec.rows) do
        local slots = syntax.parse(row)
        local roles = vocabulary.roles(words, slots)
        if families[row.family] then
            local where = ("spec/instructions.lua, row %d (%s, %s)"):format(number, row.syntax, row.shape)
            local fixed_slots = check.within(where, slots_to_fix, records, slots, roles, row.family)
            for _, fixed in ipairs(fixings(slots, fixed_slots)) do
                local shape = sizes.of_shape((chosen(fixed, roles, "shape")))
                rows[#rows + 1] = { slots = fixed, roles = roles, first_id = id, variants = variants(fixed),
                    m = shape.M, n = shape.N, k = shape.K or 1, operands = operand_records(records, fixed, roles, row.family),
                    class = check.within(where, arithmetic_class, class_of, fixed, roles, row.family), ptx = row.ptx,
                    targets = row.targets, assembler = row.assembler,
                    chips = chips_with_fragments(chip_fragments, fixed, roles, row.family),
                    section = row.section, edition = row.edition, source = row.source, family = row.family,
                    implicit_aligned = is_implicitly_aligned(spec, row, slots, roles) }
                id = id + variants(fixed)
            end
        else
            id = id + variants(slots)
        end
    end
    local refused = refused_rows(spec, families, words)
    return table.move(refused, 1, #refused, #rows + 1, rows)
end

return instructions
