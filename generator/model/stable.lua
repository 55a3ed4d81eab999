-- SPDX-License-Identifier: MIT
-- Keeps numbers stable: compares new tables with the committed ones, refuses a number that changes, and reports what
-- is new.
local fnv = require("base.fnv")
local inventory = require("model.inventory")

local stable = {}

-- Constants that count things; they may grow.
local counts = { MMAREF_TOKENS = true, MMAREF_QUALIFIERS = true, MMAREF_OPERANDS = true, MMAREF_PROFILES = true,
    MMAREF_ARITHMETIC_CLASSES = true, MMAREF_CERTAINTIES = true, MMAREF_TRAITS = true, MMAREF_REASONS = true,
    MMAREF_FIELDS = true }

-- The file that a constant comes from, by the prefix of its name.
local sources = {
    { "MMAREF_TYPE_", "formats.lua and words.lua" }, { "MMAREF_SHAPE_", "words.lua" }, { "MMAREF_TOKEN_", "words.lua" },
    { "MMAREF_QUALIFIER_", "vocabulary.lua" }, { "MMAREF_REASON_", "reasons.lua" }, { "MMAREF_PROFILE_", "arithmetic.lua" },
    { "MMAREF_CLASS_", "arithmetic.lua" }, { "MMAREF_FORMAT_", "formats.lua" }, { "MMAREF_", "arithmetic_fields.lua" },
}

local function source_of(name)
    for _, source in ipairs(sources) do
        if name:sub(1, #source[1]) == source[1] then return source[2] end
    end
end

local function read(path)
    local file = io.open(path, "rb")
    local text = file and file:read("a")
    if file then file:close() end
    return text or ""
end

--- The constants of enumerations, and the numbers of formats without a word, in the order of the text.
function stable.constants(text)
    local list, numbers = {}, {}
    local function add(name, value)
        if not counts[name] then
            list[#list + 1], numbers[name] = name, value
        end
    end
    for body in text:gmatch("enum (%b{})") do
        for name, value in body:gmatch("(MMAREF_[%w_]+)%s*=%s*(%-?%d+)") do add(name, value) end
    end
    for name, value in text:gmatch("#define (MMAREF_FORMAT_[%w_]+) (%d+)") do add(name, value) end
    return list, numbers
end

--- Reads committed tables.
-- @return { texts by number from 0, digests by number, header = text, hash, inventory = inventory.read }; nil where
--   there are none
function stable.read(folder)
    local committed = { texts = {}, digests = {} }
    for digest, number, text in read(folder .. "/selftest_digests.c"):gmatch("0x(%x+),%s*/%* (%d+) (%S+) %*/") do
        number = math.tointeger(tonumber(number))
        committed.texts[number], committed.digests[number] = text, digest
    end
    committed.header = read(folder .. "/mmaref_ids.h") .. read(folder .. "/mmaref_arithmetic.h")
    committed.hash = committed.header:match("#define MMAREF_TABLES_HASH 0x(%x+)u")
    committed.inventory = inventory.read(read(folder .. "/inventory.txt"))
    return committed.texts[0] and committed or nil
end

--- Raises an error where an instruction would have another number.
-- @param strings the instructions in the order of their numbers
function stable.check_instructions(committed, strings)
    local number = 0
    while committed.texts[number] do
        local was, is = committed.texts[number], strings[number + 1]
        if was ~= is then
            error(("spec/instructions.lua: instruction %d was %s, would be %s: append new rows after the last one"):format(number,
                was, is or "gone"), 0)
        end
        number = number + 1
    end
end

--- Raises an error where a word, qualifier, profile, class, field or reason would have another number.
-- @param header the new texts of the headers
function stable.check_constants(committed, header)
    local names, before = stable.constants(committed.header)
    local _, after = stable.constants(header)
    for _, name in ipairs(names) do
        if before[name] ~= after[name] then
            error(("spec/%s: %s was %s, would be %s: append new ones after the last one"):format(source_of(name), name,
                before[name], after[name] or "gone"):gsub("^spec/vocabulary", "vocabulary"), 0)
        end
    end
end

--- @raise where a folder for tables of the PTX ISA has those of a unit
function stable.check_folder(folder)
    local path = folder .. "/inventory.txt"
    local was = inventory.read(read(path))
    if was and was.order[1].what == "unit" then
        error(("%s: these are tables of %s: say UNIT=FOLDER, or take another folder"):format(path, was.order[1].name), 0)
    end
end

--- Puts the instructions of a unit in the order of the numbers that they have in its tables of before; new ones follow.
-- @param own unit.read(...)
-- @param folder of the tables; it may be empty
-- @raise where the folder has other tables, or an instruction is gone
function stable.number_unit(own, folder)
    local path = folder .. "/inventory.txt"
    local was, place = inventory.read(read(path)), {}
    if not was then return end
    if not was.by_name["unit " .. own.name] then
        error(("%s: these are tables of %s, not of %s: take another folder"):format(path,
            was.order[1].what == "unit" and was.order[1].name or "the PTX ISA", own.name), 0)
    end
    for k, row in ipairs(own.rows) do place[row.text] = k end
    local rows = {}
    for number = 0, #was.instructions do
        local name = was.instructions[number]:match("name (%S+)")
        local k = place[name]
            or error(("%s: instruction %d of %s is %s, and is gone: without this file all are numbered anew"):format(
                own.file, number, path, name), 0)
        rows[number + 1], place[name] = own.rows[k], nil
    end
    for _, row in ipairs(own.rows) do
        if place[row.text] then rows[#rows + 1] = row end
    end
    own.rows = rows
end

-- "ldmatrix...s8.s4": the first word of strings, and the last ones that they share.
local function abbreviation(strings)
    local words, shared = {}, nil
    for word in strings[1]:gmatch("[^.]+") do words[#words + 1] = word end
    for k = #words, 2, -1 do
        local ending = "." .. table.concat(words, ".", k)
        for _, text in ipairs(strings) do
            if text:sub(-#ending) ~= ending then return words[1] .. "..." .. (shared or "") end
        end
        shared = ending:sub(2)
        if k <= #words - 2 then break end
    end
    return words[1] .. "..." .. (shared or "")
end

-- "1089..1097 ldmatrix...s8.s4" for each row of instructions that the committed tables do not have.
local function additions(committed, built)
    local list = {}
    for _, row in ipairs(built.rows_with_numbers) do
        local first, last, strings = row.first_id, row.first_id + row.variants - 1, {}
        if not committed.texts[first] then
            for number = first, last do strings[#strings + 1] = built.strings[number + 1] end
            list[#list + 1] = (first == last and "%d %s" or "%d..%d %s"):format(table.unpack(
                first == last and { first, strings[1] } or { first, last, abbreviation(strings) }))
        end
    end
    return list
end

--- Compares each thing, and raises an error if one that must stay is gone.
-- @return from inventory.compare; nil where nothing is committed
function stable.compare(committed, built)
    if not committed.inventory then return nil end
    local result = inventory.compare(committed.inventory, built)
    inventory.check(result)
    return result
end

-- What a new target lacks: no profile, and no alias of one, computes what it has.
local function lack_of(key, built)
    local target = key:match("^target (.*)$")
    for _, name in ipairs(built.profiles) do if name == target then return "" end end
    for _, alias in ipairs(built.aliases) do if alias.name == target then return "" end end
    return target and ", without arithmetic: spec/arithmetic.lua has neither a profile nor an alias of this name" or ""
end

-- The lines after the first one: other new things, changes, and what is gone.
local function details(result, built)
    local lines = {}
    for _, key in ipairs(result.new) do lines[#lines + 1] = "new: " .. key .. lack_of(key, built) end
    for _, text in ipairs(result.changed) do lines[#lines + 1] = "changed: " .. text end
    for _, entry in ipairs(result.removed) do lines[#lines + 1] = "removed: " .. entry.key end
    return lines
end

--- The report: a line with what was added, the counts of things changed, removed, with another digest, and of new
-- constants, and the hash; then a line for each thing.
-- @param header the new texts of the headers
-- @param result from stable.compare; nil: only numbers were compared
function stable.report(committed, built, header, result)
    local added, other, words = additions(committed, built), 0, 0
    for number, digest in pairs(committed.digests) do
        if built.digests[number + 1].digest ~= digest then other = other + 1 end
    end
    local _, before = stable.constants(committed.header)
    for _, name in ipairs((stable.constants(header))) do words = words + (before[name] and 0 or 1) end
    local said = result and ("changed %d; removed %d"):format(#result.changed, #result.removed)
        or "the rest not compared"
    local lines = result and details(result, built) or {}
    table.insert(lines, 1, ("added %s; %s; digests changed %d; constants +%d; tables %s"):format(
        #added > 0 and table.concat(added, ", ") or "0", said, other, words, built.hash))
    return table.concat(lines, "\n")
end

--- 32 bits of a text in hexadecimal: FNV-1a.
function stable.hash(text)
    return ("%08x"):format(fnv.text(text))
end

return stable
