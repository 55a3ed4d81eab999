-- SPDX-License-Identifier: MIT
-- Collects the fragment transcriptions, mends their known misprints, proves every layout and
-- finds the ones that instructions share.
local check = require("base.check")
local prove = require("formulas.prove")
local quoted = require("base.quoted")

local layouts = {}

--- The paths of the section files of a folder, in spec order; an error where there are none.
local function sorted_files(folder)
    local files = {}
    local listing = assert(io.popen("ls -- " .. quoted(folder)))
    for file in listing:lines() do
        if file:match("%.lua$") then files[#files + 1] = folder .. "/" .. file end
    end
    if not listing:close() then error(folder .. ": cannot be listed", 0) end
    if #files == 0 then error(folder .. ": no sections", 0) end
    table.sort(files)
    return files
end

layouts.sorted_files = sorted_files

--- Reads the sections under `folder`, in spec order.
-- @return a list of fragment records, each with `document`, `section` and `file`
function layouts.read(folder)
    local records, names = {}, {}
    for _, file in ipairs(sorted_files(folder)) do
        local section = check.load(file)
        local where = "spec/fragments/" .. file:match("[^/]*$")
        check.record(where, section, { document = "word", section = "word", title = "word", fragments = "list" })
        for k, record in ipairs(section.fragments) do
            if type(record) ~= "table" or type(record.name) ~= "string" then
                check.fail(where, "fragment %d has no name", k)
            end
            if names[record.name] then check.fail(where, "fragment %s appears twice", record.name) end
            names[record.name] = record
            record.document, record.section, record.file = section.document, section.section, where
            records[#records + 1] = record
        end
    end
    return records, names
end

--- Applies erratum records. Each must name a fragment and quote its formula exactly once.
function layouts.mend(by_name, errata)
    for _, erratum in ipairs(errata) do
        local record = by_name[erratum.fragment]
        local where = ("spec/fragments_errata.lua, erratum %s"):format(erratum.id)
        if not record then check.fail(where, "no fragment %s", erratum.fragment) end
        if erratum.section ~= record.section then
            check.fail(where, "section %s, fragment %s is of %s", erratum.section, erratum.fragment, record.section)
        end
        local from, to = record.formula:find(erratum.printed, 1, true)
        if not from or record.formula:find(erratum.printed, to + 1, true) then
            check.fail(where, "fragment %s does not print once: %s", erratum.fragment, erratum.printed)
        end
        record.printed = record.formula
        record.formula = record.formula:sub(1, from - 1) .. erratum.corrected .. record.formula:sub(to + 1)
        record.erratum = erratum
    end
end

local function key_of(row)
    return table.concat({ row.columns, row.rows, row.products, row.elements, row.lanes,
        table.unpack(row.source) }, " ")
end

--- Proves every record and numbers the distinct layouts in the order in which they appear.
-- Sets record.number (from 0) and returns the distinct rows, each with the names it serves.
function layouts.prove_all(records)
    local rows, numbers = {}, {}
    for _, record in ipairs(records) do
        local row = prove.layout(prove.stored(record))
        local key = key_of(row)
        if not numbers[key] then
            rows[#rows + 1] = row
            row.names = {}
            numbers[key] = #rows
        end
        row = rows[numbers[key]]
        row.names[#row.names + 1] = record
        record.number = numbers[key] - 1
        record.proof = row
    end
    return rows
end

local function has_type(record, name)
    for _, type_name in ipairs(record.types) do
        if type_name == name then return true end
    end
    return false
end

-- The prefixes under which the records of an instruction are looked up: sparse instructions and wmma first their own,
-- then the dense ones of the same shape; the accumulators of sparse ones are those of m16n8k16 (9.7.14.6.2).
local function prefixes_of(query)
    if query.operand:find("^scale") then return { "" } end
    local shape, family = query.shape .. ".", query.family or "mma"
    if query.sparse then return { "sp." .. shape, shape, query.operand == "c" and "m16n8k16." or nil } end
    if family:find("^wmma") then return { "wmma." .. shape, shape } end
    if family:find("matrix$") then return { family .. "." .. shape } end
    return { shape }
end

--- The record that lays out an operand.
-- @param query { shape, operand = "a" | "b" | "c" | "d" | "e" | "scale_a" | "scale_b", type, sparse,
--   memory = "row" | "col", family (nil: mma), chips = the chip whose own fragment is wanted }
function layouts.find(records, query)
    for _, prefix in ipairs(prefixes_of(query)) do
        for _, record in ipairs(records) do
            if record.name:sub(1, #prefix) == prefix and record.operand == query.operand
                and record.chips == query.chips and has_type(record, query.type)
                and (not record.layout or record.layout == query.memory) then
                return record
            end
        end
    end
    return nil
end

--- The fragments that single chips have: { record, shape }, in the order of the records.
function layouts.of_chips(records)
    local found = {}
    for _, record in ipairs(records) do
        if record.chips then
            found[#found + 1] = { record = record, shape = record.name:match("^wmma%.([^.]+)") }
        end
    end
    return found
end

return layouts
