-- SPDX-License-Identifier: MIT
-- Writes and compares generated/inventory.txt, which lists what the tables hold in readable lines.
--
-- A line has the kind and the name of a thing, a colon, and its fields with semicolons between them; each field is a
-- name and a value. Instructions have their numbers.
local check = require("base.check")
local editions = require("records.editions")
local instruction_table = require("tables.instruction_table")

local inventory = {}

-- Kinds of things that users rely on and that must stay: the file they come from, and the reason.
local stays = {
    target = { "targets.lua", "later editions add targets" },
    version = { "targets.lua", "later editions add versions" },
    format = { "formats.lua", "numbers of formats are positions" },
    arithmetic = { "arithmetic.lua", "a profile keeps the classes that it sums" },
}

-- ---- What the tables have ------------------------------------------------------------------------

local function fields_text(record)
    local parts = {}
    for _, key in ipairs(check.sorted_keys(record)) do
        local is_said = key ~= "name" and key ~= "container"
        if is_said then parts[#parts + 1] = ("%s %s"):format(key, tostring(record[key])) end
    end
    return table.concat(parts, "; ")
end

local function instruction_text(built, row)
    local parts = {}
    local function add(name, value)
        if value then parts[#parts + 1] = name .. " " .. value end
    end
    add("section", row.section == "" and "none" or editions.cited(built.editions, { section = row.section,
        document = "PTX ISA " .. (row.edition or built.editions.first) }))
    add("ptx", row.ptx)
    add("targets", row.targets)
    add("assembler", row.assembler and ("ptx %s, %s"):format(row.assembler.ptx, row.assembler.targets))
    add("class", row.class)
    add("name", row.text)
    return table.concat(parts, "; ")
end

-- The block of a profile for a class: `fraction_bits = 24` is a field.
local function block_text(block)
    local parts = {}
    for k, value in ipairs(block.values) do parts[k] = value[3]:gsub(" = ", " ", 1) end
    return table.concat(parts, "; ")
end

local function proof_text(proof)
    local text = ("rows %d; columns %d; products %d; elements %d; source %s"):format(1 << proof.rows,
        1 << proof.columns, 1 << proof.products, 1 << proof.elements, table.concat(proof.source, " "))
    return proof.lanes == 5 and text or ("lanes %d; %s"):format(1 << proof.lanes, text)
end

local function version_text(number) return ("%d.%d"):format(number // 10, number % 10) end

local function target_text(built, target)
    return fields_text({ chip = target.chip, suffix = target.suffix ~= "" and target.suffix or "none",
        ptx = version_text(target.ptx),
        family = built.targets.families[target.family] or "none" })
end

-- The refused strings: the reason, and the word that it names.
local function refused_name(row) return instruction_table.pattern(row.slots) end
local function refused_text(row) return ("reason %s; names word %d"):format(row.reason, row.points_at) end

--- The things that tables of all instructions have, in the order of the file.
-- @return list of { what, name, text = the fields }; instructions have their `first` and `last` number too
function inventory.list(built)
    local list = {}
    local function add(what, name, text) list[#list + 1] = { what = what, name = name, text = text } end
    if built.unit then add("unit", built.unit.name, "document " .. built.unit.document) end
    for _, version in ipairs(built.targets.versions) do
        add("version", version_text(version), "is known")
    end
    for _, target in ipairs(built.targets.list) do add("target", target.name, target_text(built, target)) end
    for _, chip in ipairs(built.chips.list) do add("chip", chip.name .. " " .. (chip.target or "none"), "is known") end
    for _, format in ipairs(built.formats) do
        add("format", format.name .. (format.container and " in a " .. format.container or ""), fields_text(format))
    end
    for _, record in ipairs(built.records) do add("fragment", record.name, proof_text(record.proof)) end
    for _, profile in ipairs(built.profiles) do
        for _, class in ipairs(built.classes) do
            local block = built.by_profile[profile][class]
            if block then add("arithmetic", profile .. " " .. class, block_text(built.blocks[block + 1])) end
        end
    end
    for _, alias in ipairs(built.aliases) do
        add("alias", alias.name, "profile " .. built.profiles[alias.profile + 1])
    end
    for _, row in ipairs(built.rows) do
        if row.points_at then add("refused", refused_name(row), refused_text(row)) end
    end
    for _, row in ipairs(built.rows_with_numbers) do
        local last = row.first_id + row.variants - 1
        local numbers = row.first_id == last and ("%d"):format(last) or ("%d..%d"):format(row.first_id, last)
        add("instruction", numbers, instruction_text(built, row))
        list[#list].first, list[#list].last = row.first_id, last
    end
    return list
end

--- The text of generated/inventory.txt.
function inventory.text(built)
    local lines = { "# SPDX-License-Identifier: MIT",
        "# What the tables say, for the next generation to tell what changed.", "#",
        "# Generated from generator/spec/.", "# Do not edit: change the source and run `make generate`." }
    for _, entry in ipairs(inventory.list(built)) do
        lines[#lines + 1] = ("%s %s: %s"):format(entry.what, entry.name, entry.text)
    end
    return table.concat(lines, "\n") .. "\n"
end

--- Reads it.
-- @return { text by "target sm_90", of instructions by their numbers, instructions = { text by number } }, or nil
--   where the text is empty
function inventory.read(text)
    local read, any = { instructions = {}, order = {}, by_name = {} }, false
    for line in text:gmatch("[^\n]+") do
        local what, name, said = line:match("^(%l+) (.-): (.*)$")
        if what == "instruction" then
            local first, last = name:match("^(%d+)%.*(%d*)$")
            for number = tonumber(first), tonumber(last) or tonumber(first) do
                read.instructions[math.tointeger(number)] = said
            end
        elseif what then
            read.order[#read.order + 1] = { what = what, name = name }
            read.by_name[what .. " " .. name] = said
        end
        any = any or what ~= nil
    end
    return any and read or nil
end

-- ---- Comparison ----------------------------------------------------------------------------------

-- The fields of a text in their order, and by their names.
local function fields_of(text)
    local names, values = {}, {}
    for field in (text .. "; "):gmatch("(.-); ") do
        local name, value = field:match("^(%S+) ?(.*)$")
        if name then names[#names + 1], values[name] = name, value end
    end
    return names, values
end

-- The fields that differ, { name, was, is }, in their order.
local function differences(was, is)
    local list, names, before = {}, fields_of(was)
    local more, after = fields_of(is)
    local seen = {}
    for _, set in ipairs({ names, more }) do
        for _, name in ipairs(set) do
            if not seen[name] and before[name] ~= after[name] then
                list[#list + 1] = { name, before[name] or "none", after[name] or "none" }
            end
            seen[name] = true
        end
    end
    return list
end

local function compare_things(was, list, result)
    local there = {}
    for _, entry in ipairs(list) do
        if not entry.first then
            local key = entry.what .. " " .. entry.name
            local before, changes = was.by_name[key], {}
            there[key] = true
            for k, each in ipairs(before and differences(before, entry.text) or {}) do
                changes[k] = ("%s %s -> %s"):format(table.unpack(each))
            end
            if not before then
                result.new[#result.new + 1] = key
            elseif changes[1] then
                result.changed[#result.changed + 1] = ("%s: %s"):format(key, table.concat(changes, ", "))
            end
        end
    end
    for _, entry in ipairs(was.order) do
        local key = entry.what .. " " .. entry.name
        if not there[key] then table.insert(result.removed, { what = entry.what, name = entry.name, key = key }) end
    end
end

-- The changes of instructions by field: how many, and the first one.
local function compare_instructions(was, list, strings, result)
    local by_field, order = {}, {}
    for _, entry in ipairs(list) do
        for number = entry.first or 1, entry.last or 0 do
            local before = was.instructions[number]
            for _, each in ipairs(before and differences(before, entry.text) or {}) do
                local name, from, to = table.unpack(each)
                if not by_field[name] then
                    by_field[name] = { count = 0, first = ("%s: %s -> %s"):format(strings[number + 1], from, to) }
                    order[#order + 1] = name
                end
                by_field[name].count = by_field[name].count + 1
            end
        end
    end
    for _, name in ipairs(order) do
        local found = by_field[name]
        result.changed[#result.changed + 1] = ("%s of %d instruction%s: %s%s"):format(name, found.count,
            found.count == 1 and "" or "s", found.count == 1 and "" or "first ", found.first)
    end
end

--- Compares the tables with committed ones.
-- @param was from inventory.read
-- @return { changed = texts, removed = { what, name, key }, new = texts }; new instructions are not among them
function inventory.compare(was, built)
    local list, result = inventory.list(built), { changed = {}, removed = {}, new = {} }
    compare_things(was, list, result)
    compare_instructions(was, list, built.strings, result)
    return result
end

--- Raises an error if a thing that must stay is gone.
-- @param result from inventory.compare
function inventory.check(result)
    for _, entry in ipairs(result.removed) do
        local stay = stays[entry.what]
        if stay then error(("spec/%s: %s is gone: %s, and nothing goes"):format(stay[1], entry.key, stay[2]), 0) end
    end
end

return inventory
