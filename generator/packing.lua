-- SPDX-License-Identifier: MIT
-- Makes instruction rows small: what rows have in common is kept once, and rows hold its number.
local c_text = require("c_text")
local targets = require("targets")

local packing = {}

-- MMAREF_REFUSED, in the six bits of a row that else tell layouts.
packing.REFUSED = 63

-- A list of distinct tuples; the function returned gives the number (from 0) of one.
local function distinct()
    local list, number = {}, {}
    return list, function(tuple)
        local key = table.concat(tuple, " ")
        if not number[key] then
            list[#list + 1] = tuple
            number[key] = #list - 1
        end
        return number[key]
    end
end

-- The first chip that has the default wmma fragments (PTX ISA 9.0, 9.7.14.4.1 leaves them open): of earlier
-- ones only those are known that have a record of their own.
local FIRST_WITH_DEFAULT_FRAGMENTS = 75

-- Whether the chip of a profile has an instruction, by the notes or by the assembler; profiles that are no
-- chips have all of them.
local function has_chip(model, profile, row)
    local target = model.targets.by_name[profile]
    if not target then return true end
    local default = target.chip >= FIRST_WITH_DEFAULT_FRAGMENTS
    if row.family:find("^wmma") and not default and not row.chips[profile] then return false end
    local notes = targets.parse_notes(model.targets, row.targets)
    local taken = row.assembler and targets.parse_notes(model.targets, row.assembler.targets) or {}
    return targets.chip_fits(model.targets, target.chip, notes) or targets.chip_fits(model.targets, target.chip, taken)
end

--- The profiles that have an instruction and know how to sum it, as a mask.
function packing.profile_mask(model, row)
    local mask = 0
    for k, profile in ipairs(model.profiles) do
        local known = not row.class or model.by_profile[profile][row.class]
        if known and has_chip(model, profile, row) then mask = mask | 1 << (k - 1) end
    end
    return mask
end

-- Instructions that move a matrix have one operand, which their words tell; scale factors have
-- the same layouts wherever there are any.
local function is_moved(row)
    return row.family and row.family ~= "movmatrix" and row.family ~= "wmma.mma" and not row.family:find("^mma")
end

-- Of sparse ones the layout of metadata takes the place of that of D, which is that of C.
local function layouts_of(row)
    local tuple, sparse = {}, row.operands.e ~= nil
    for k, operand in ipairs({ "a", "b", "c", sparse and "e" or "d" }) do
        tuple[k] = row.operands[operand] and row.operands[operand].number or 255
    end
    assert(not sparse or row.operands.c.number == row.operands.d.number, row.first_text .. ": D lies not as C does")
    return tuple
end

-- Where `wanted` is in `pool`, from 0.
local function position_in(pool, wanted)
    for start = 0, #pool - #wanted do
        local k = 1
        while k <= #wanted and pool[start + k] == wanted[k] do k = k + 1 end
        if k > #wanted then return start end
    end
end

-- Appends `wanted`, its beginning on the end of the pool where they agree.
local function append(pool, wanted)
    for overlap = math.min(#pool, #wanted), 0, -1 do
        local k = 1
        while k <= overlap and pool[#pool - overlap + k] == wanted[k] do k = k + 1 end
        if k > overlap then
            table.move(wanted, overlap + 1, #wanted, #pool + 1, pool)
            return
        end
    end
end

-- One list of numbers that has every one of `lists` in a run, the longest first; each gets `at`.
local function pool_of(lists)
    local pool, order = {}, table.move(lists, 1, #lists, 1, {})
    for k, list in ipairs(order) do list.order = k end
    table.sort(order, function(x, y)
        if #x ~= #y then return #x > #y end
        return x.order < y.order
    end)
    for _, list in ipairs(order) do
        if not position_in(pool, list) then append(pool, list) end
    end
    for _, list in ipairs(lists) do list.at = position_in(pool, list) end
    return pool
end

-- Numbers the slots of forms by qualifier and choice of sets, and pools the lists of these numbers.
local function pack_forms(model)
    local lists, orders = {}, {}
    for _, form in ipairs(model.forms) do table.move(form.choices, 1, #form.choices, #lists + 1, lists) end
    model.slot_sets = pool_of(lists)
    local slots, slot_number = distinct()
    for k, form in ipairs(model.forms) do
        orders[k] = {}
        for j, role in ipairs(form.roles) do
            orders[k][j] = slot_number({ role, form.choices[j].at, #form.choices[j] })
        end
    end
    model.slots, model.form_slots = slots, pool_of(orders)
    for k, form in ipairs(model.forms) do form.at = orders[k].at end
end

-- A refused row has the qualifier to point at in place of what an instruction has.
local function pack_refused(row)
    row.availability_cell = c_text.name("MMAREF_QUALIFIER_", row.points_at)
    row.detail_cell = row.undocumented and "MMAREF_UNDOCUMENTED" or 0
    row.layouts_cell = "MMAREF_REFUSED"
end

--- Adds to the model what rows share, and to each row its cells: `availability_cell`,
-- `detail_cell`, `layouts_cell`.
function packing.pack(model)
    local layouts, layouts_number = distinct()
    local availability, availability_number = distinct()
    for _, row in ipairs(model.all_rows) do
        if row.points_at then
            pack_refused(row)
        else
            local of_ptx = row.targets ~= nil -- else mac16
            row.availability_cell = availability_number({ of_ptx and targets.known_version(model.targets, row.ptx) or 0,
                model.note_number[row.targets or ""], of_ptx and packing.profile_mask(model, row) or 0 })
            row.detail_cell = row.class and model.class_number[row.class] or 0
            row.layouts_cell = is_moved(row) and select(2, next(row.operands)).number
                or layouts_number(layouts_of(row))
            assert(row.layouts_cell < packing.REFUSED, "layouts no longer fit six bits")
        end
    end
    model.operand_layouts, model.availability = layouts, availability
    pack_forms(model)
end

return packing
