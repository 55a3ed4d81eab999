-- SPDX-License-Identifier: MIT
-- Makes instruction rows small: what rows have in common is kept once, and rows hold its number.
local arithmetic = require("arithmetic")
local c_text = require("c_text")

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

--- The profiles that have an instruction, as a mask. A chip that the assembler has dropped has it
-- where its arithmetic and, for wmma, its fragments are known.
function packing.profile_mask(model, row)
    local mask = 0
    for k, profile in ipairs(model.profiles) do
        local known = not row.class or model.by_profile[profile][row.class]
        local on_dropped = row.class and known
        if row.family:find("^wmma") then on_dropped = known and row.chips[profile] end
        if known and arithmetic.accepts(profile, row.targets, on_dropped) then mask = mask | 1 << (k - 1) end
    end
    return mask
end

-- "8.7" -> 87
local function version_number(text)
    local major, minor = (text or "0.0"):match("^(%d+)%.(%d+)$")
    return 10 * major + minor
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

-- One string that has every text of `list` before a NUL, an end of another one where it is one;
-- the place of each.
local function pool_texts(list)
    local pool, place, longest_first = "", {}, table.move(list, 1, #list, 1, {})
    table.sort(longest_first, function(x, y)
        if #x ~= #y then return #x > #y end
        return x < y
    end)
    for _, text in ipairs(longest_first) do
        if not pool:find(text .. "\0", 1, true) then pool = pool .. text .. "\0" end
        place[text] = pool:find(text .. "\0", 1, true) - 1
    end
    return pool, place
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
    local pool, place = pool_texts(model.targets)
    for _, row in ipairs(model.all_rows) do
        if row.points_at then
            pack_refused(row)
        else
            row.availability_cell = availability_number({ version_number(row.ptx), place[row.targets or ""],
                row.targets and packing.profile_mask(model, row) or 0 })
            row.detail_cell = row.class and model.class_number[row.class] or 0
            row.layouts_cell = is_moved(row) and select(2, next(row.operands)).number
                or layouts_number(layouts_of(row))
            assert(row.layouts_cell < packing.REFUSED, "layouts no longer fit six bits")
        end
    end
    model.operand_layouts, model.availability, model.target_pool = layouts, availability, pool
    pack_forms(model)
end

return packing
