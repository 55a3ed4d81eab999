-- SPDX-License-Identifier: MIT
-- Makes instruction rows small: what rows have in common is kept once, and rows hold its number.
local arithmetic = require("arithmetic")

local packing = {}

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

local function layouts_of(row)
    local tuple = {}
    for k, operand in ipairs({ "a", "b", "c", "d", "e" }) do
        tuple[k] = row.operands[operand] and row.operands[operand].number or 255
    end
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

local function choices_of(forms)
    local lists = {}
    for _, form in ipairs(forms) do table.move(form.choices, 1, #form.choices, #lists + 1, lists) end
    return lists
end

--- Adds to the model what rows share, and to each row its numbers: `layouts_number`,
-- `availability_number`.
function packing.pack(model)
    local layouts, layouts_number = distinct()
    local availability, availability_number = distinct()
    for _, row in ipairs(model.all_rows) do
        if is_moved(row) and not row.reason then
            local _, record = next(row.operands)
            row.layouts_number = ("MMAREF_MOVED | %d"):format(record.number)
        else
            row.layouts_number = layouts_number(layouts_of(row))
        end
        row.availability_number = availability_number({ version_number(row.ptx),
            model.target_number[row.targets or ""],
            row.targets and not row.reason and packing.profile_mask(model, row) or 0 })
    end
    model.operand_layouts, model.availability = layouts, availability
    model.slot_sets = pool_of(choices_of(model.forms))
end

return packing
