-- SPDX-License-Identifier: MIT
-- Checks generator/spec before it becomes tables. An error is one line with the file, the record and, for an unknown
-- word, the nearest known one.
local check = require("base.check")
local editions = require("records.editions")
local implemented = require("records.implemented")
local nearest = require("base.nearest")
local split = require("base.split")
local syntax = require("records.syntax")
local targets = require("records.targets")
local vocabulary = require("records.vocabulary")

local validate = {}

-- Every record of a list: its keys, and that no two have the same `name`.
local function each_named(file, what, list, keys, visit)
    local first = {}
    local function name_of(record) return tostring(record.name or "") end
    check.each(file, what, list, name_of, function(record, where, k)
        check.record(where, record, keys)
        if first[record.name] then check.fail(where, "'%s' is %s %d already", record.name, what, first[record.name]) end
        first[record.name] = k
        if visit then visit(record, where) end
    end)
end

-- ---- Formats, words, families, reasons -----------------------------------------------------------

local format_keys = { name = "word", kind = "word", width = "integer", sign = "integer", exponent = "integer?",
    fraction = "integer?", bias = "integer?", shift = "integer?", special = "word?", container = "word?" }

-- A float without a container must fill the least width that has room for it.
local function check_bits(where, format)
    local bits = format.sign + format.exponent + format.fraction + (format.shift or 0)
    local is_least = format.container or 2 * bits > format.width
    if bits > format.width or not is_least then
        check.fail(where, "sign, exponent, fraction and shift are %d bits, the width is %d%s", bits, format.width,
            bits > format.width and "" or ", and half of it has room")
    end
end

--- Checks formats.
-- @param file, what the file that has them and what it calls them; nil: spec/formats.lua
function validate.formats(formats, file, what)
    local first = {}
    file, what = file or "spec/formats.lua", what or "format"
    local function name_of(format) return tostring(format.name) end
    check.each(file, what, formats, name_of, function(format, where, k)
        check.record(where, format, format_keys)
        nearest.position(where, "kind", format.kind, { "float", "integer", "bit" })
        if format.special then
            nearest.position(where, "special", format.special, { "ieee", "nan", "reserved", "fnuz" })
        end
        if format.kind == "float" and not (format.exponent and format.fraction and format.bias) then
            check.fail(where, "a float needs exponent, fraction and bias")
        end
        if format.width < 1 or format.width > 64 then check.fail(where, "width = %d is not 1 to 64", format.width) end
        local is_power = format.width & format.width - 1 == 0
        if not is_power then check.fail(where, "width = %d is not a power of two", format.width) end
        if format.kind == "float" then check_bits(where, format) end
        local key = format.name .. " " .. (format.container or "")
        if first[key] then check.fail(where, "'%s' is %s %d already", format.name, what, first[key]) end
        first[key] = k
    end)
end

function validate.words(words, formats)
    local file, seen = "spec/words.lua", {}
    local qualifiers = { "name", "action", "layout", "type" } -- a word's own; its place says alayout, atype, ...
    table.move(vocabulary.qualifiers, 1, #vocabulary.qualifiers, 5, qualifiers)
    for _, name in ipairs(vocabulary.first_types(formats)) do seen[name] = "spec/formats.lua" end
    local function name_of(group) return tostring(group.qualifier) end
    check.each(file, "group", words, name_of, function(group, where)
        check.record(where, group, { qualifier = "word", words = "word" })
        nearest.position(where, "qualifier", group.qualifier, qualifiers)
        for word in group.words:gmatch("%S+") do
            if not word:find("^[%w_:]+$") then
                check.fail(where, "'%s' is not words of letters, digits, _ and : with blanks between them", word)
            end
            if seen[word] then check.fail(where, "word '%s' is in %s already", word, seen[word]) end
            if group.qualifier == "shape" and not word:find("^m%d+n%d+$") and not word:find("^m%d+n%d+k%d+$") then
                check.fail(where, "'%s' is not a shape like m16n8k16", word)
            end
            seen[word] = where
        end
    end)
    for k, format in ipairs(formats) do
        if not format.container and not seen[format.name] then
            check.fail(("spec/formats.lua, format %d (%s)"):format(k, format.name),
                "it has no number: append its word to %s, as a group with qualifier 'type'", file)
        end
    end
end

function validate.families(families, words)
    each_named("spec/families.lua", "family", families, { name = "word", words = "word" }, function(family, where)
        check.words(where, "word", family.words, words.list)
    end)
end

function validate.reasons(reasons)
    local names = {}
    local function name_of(reason) return tostring(reason[1]) end
    for key in pairs(reasons) do
        if key ~= "statuses" and math.type(key) ~= "integer" then check.fail("spec/reasons.lua", "unknown key '%s'", tostring(key)) end
    end
    check.each("spec/reasons.lua", "reason", reasons, name_of, function(reason, where)
        check.record(where, reason, { [1] = "word", [2] = "word", [3] = "word", of_some = "word?" })
        nearest.position(where, "status", reason[2], reasons.statuses)
        if names[reason[1]] then check.fail(where, "appears twice") end
        names[reason[1]] = true
    end)
end

-- Each reason names its section, and follows the one before it.
function validate.outside(outside, reasons)
    local number, before = {}, nil
    for k, reason in ipairs(reasons) do number[reason[1] ] = k end
    each_named("spec/outside.lua", "instruction", outside, { name = "word", section = "word" }, function(each, where)
        local name = "of_" .. each.name
        local k = number[name] or check.fail(where, "spec/reasons.lua has no reason %s", name)
        local text = reasons[k][3]
        if not text:find("%f[%w.]" .. each.section:gsub("%p", "%%%0") .. "%f[^%w.]") then
            check.fail(where, "section %s, and reason %s of spec/reasons.lua says: %s", each.section, name, text)
        end
        if before and k ~= before + 1 then
            check.fail(where, "reason %s is number %d of spec/reasons.lua, not %d", name, k, before + 1)
        end
        before = k
    end)
end

-- ---- Targets and sections ------------------------------------------------------------------------

function validate.targets(spec)
    local file = "spec/targets.lua"
    check.record(file, spec, { versions = "word", families = "list", targets = "list" })
    each_named(file, "target", spec.targets, { name = "word", ptx = "word", now = "word?" })
    local known, versions = {}, split(spec.versions)
    for _, target in ipairs(spec.targets) do known[#known + 1] = target.name end
    each_named(file, "family", spec.families, { name = "word", members = "word" }, function(family, where)
        check.words(where, "target", family.members, known)
    end)
    each_named(file, "target", spec.targets, { name = "word", ptx = "word", now = "word?" },
        function(target, where)
            nearest.position(where, "PTX ISA version", target.ptx, versions)
            if target.now then nearest.position(where, "target", target.now, known) end
        end)
end

--- Reads generator/spec/sections.lua.
-- @return { list = numbers, figures = { number -> { first, last } }, editions = editions.read, others = numbers of
--   sections of other documents, numbers = those of the list and of sections without records }
function validate.sections(spec)
    local file, read = "spec/sections.lua", { list = {}, figures = {}, others = {}, numbers = {} }
    check.record(file, spec, { document = "word", editions = "list", of_text = "word", sections = "list" })
    read.editions = editions.read(spec)
    if spec.document ~= "PTX ISA " .. read.editions.first then
        check.fail(file, "document is '%s', and the first edition %s", spec.document, read.editions.first)
    end
    local function name_of(row) return tostring(row.section) end
    check.each(file, "section", spec.sections, name_of, function(row, where, k)
        check.record(where, row, { section = "word", figures = "list?" })
        for _, other in ipairs(read.list) do
            if other == row.section then check.fail(where, "it appears twice") end
        end
        local range = row.figures or { 1, 1 }
        editions.check_range(where, range)
        for _, other in ipairs(row.figures and read.list or {}) do
            local taken = read.figures[other]
            if taken and range[1] <= taken[2] and taken[1] <= range[2] then
                check.fail(where, "figures %d to %d overlap those of section %s, %d to %d", range[1], range[2], other,
                    taken[1], taken[2])
            end
        end
        read.list[k] = row.section
        read.figures[row.section] = row.figures
    end)
    table.move(read.list, 1, #read.list, 1, read.numbers)
    for number in spec.of_text:gmatch("%S+") do table.insert(read.numbers, number) end
    return read
end

-- ---- Fragments -----------------------------------------------------------------------------------

local fragment_keys = { name = "word", operand = "word", types = "list", rows = "integer", columns = "integer",
    elements = "integer", figures = "list?", shared = "list?", formula = "word", evidence = "word?", figure_only = "boolean?",
    chips = "word?", copies = "integer?", granularity = "word?", kind = "word?", layout = "word?", product = "word?",
    products = "integer?", selectors = "integer?", stored = "integer?", stored_formula = "word?",
    stored_evidence = "word?", lanes = "integer?", document = "word", section = "word" }
local operands = { "a", "b", "c", "d", "e", "scale_a", "scale_b" }

-- The section of a record of an edition is one of the first edition, or one that this edition adds.
local function check_section(where, edition, section, sections)
    local read = sections.editions
    local home, added = editions.home(read, edition, section), read.by_name[edition].added
    for _, known in ipairs(sections.list) do
        if known == home then return end
    end
    local names = check.sorted_keys(added)
    for _, known in ipairs(sections.list) do names[#names + 1] = editions.away(read, edition, known) end
    nearest.position(where, "section", section, names)
end

validate.section = check_section

-- Figures belong to a section: they are in its range.
local function check_figures(where, record, range)
    for _, figure in ipairs(record.figures or {}) do
        if math.type(figure) ~= "integer" then check.fail(where, "'%s' is not the number of a figure", tostring(figure)) end
        if range and (figure < range[1] or figure > range[2]) then
            check.fail(where, "figure %d is not of section %s, which has %d to %d", figure, record.section, range[1],
                range[2])
        end
    end
    if not record.figures and not record.evidence then check.fail(where, "neither figures nor evidence") end
    check.searched(where, record.evidence)
    check.searched(where, record.stored_evidence)
end

-- Refuses a document whose name is nearly that of an edition of the PTX ISA.
local function check_other(where, document, read)
    local documents = {}
    for k, name in ipairs(read.names) do documents[k] = "PTX ISA " .. name end
    if document:find("^PTX ISA") or nearest.is_near(document, documents) then
        nearest.position(where, "document", document, documents)
    end
end

local function has(list, value)
    for _, each in ipairs(list or {}) do
        if each == value then return true end
    end
    return false
end

-- A figure belongs to one fragment, unless all of its fragments declare it as shared.
local function check_shared(records)
    local claims = {}
    local function claims_of(record, figure)
        local key = record.document .. " " .. tostring(figure)
        claims[key] = claims[key] or {}
        return claims[key]
    end
    for _, record in ipairs(records) do
        for _, figure in ipairs(record.figures or {}) do table.insert(claims_of(record, figure), record) end
    end
    for _, record in ipairs(records) do
        local where = ("%s, fragment %s"):format(record.file, record.name)
        for _, figure in ipairs(record.figures or {}) do
            local claimed, is_shared = claims_of(record, figure), has(record.shared, figure)
            local other = claimed[1] == record and claimed[2] or claimed[1]
            if is_shared and #claimed == 1 then
                check.fail(where, "shared figure %d is of no other fragment", figure)
            elseif not is_shared and #claimed > 1 then
                check.fail(where, "figure %d is of %s too: both need shared = { %d }", figure, other.name, figure)
            end
        end
        for _, figure in ipairs(record.shared or {}) do
            if not has(record.figures, figure) then
                check.fail(where, "shared figure %s is not among its figures", tostring(figure))
            end
        end
    end
end

--- Checks the records of layouts.read, each of which has `file`. Sections of another document become known.
function validate.fragments(records, sections, words, chips)
    for _, record in ipairs(records) do
        local where = ("%s, fragment %s"):format(record.file, tostring(record.name))
        local plain = {}
        for key, value in pairs(record) do
            if key ~= "file" then plain[key] = value end
        end
        check.record(where, plain, fragment_keys)
        local edition = editions.of_document(sections.editions, record.document)
        if edition then
            check_section(where, edition, record.section, sections)
            check_figures(where, record, editions.figures(sections.editions, edition, record.section, sections.figures))
        else
            check_other(where, record.document, sections.editions)
            sections.others[record.section] = record.document
        end
        nearest.position(where, "operand", record.operand, operands)
        for _, name in ipairs(record.types) do nearest.position(where, "type", name, words.list) end
        if #record.types == 0 then check.fail(where, "no type") end
        for _, key in ipairs({ "rows", "columns", "elements", "copies", "products", "selectors", "stored", "lanes" }) do
            if record[key] and record[key] < 1 then check.fail(where, "%s = %d is not a count", key, record[key]) end
        end
        if record.kind then nearest.position(where, "kind", record.kind, { "sparse_a" }) end
        if record.kind and not (record.stored and record.stored_formula and record.granularity) then
            check.fail(where, "sparse A needs stored, stored_formula and granularity")
        end
        if record.granularity and not record.granularity:find("^[124]:[248]$") then
            check.fail(where, "granularity = '%s' is not 1:2, 2:4 or 4:8", record.granularity)
        end
        if record.layout then nearest.position(where, "layout", record.layout, { "row", "col" }) end
        if record.chips then nearest.position(where, "target", record.chips, chips) end
    end
    check_shared(records)
end

function validate.errata(errata)
    local first = {}
    local function name_of(erratum) return tostring(erratum.id) end
    check.each("spec/fragments_errata.lua", "erratum", errata, name_of, function(erratum, where, k)
        check.record(where, erratum, { id = "word", fragment = "word", section = "word", printed = "word",
            corrected = "word", fault = "word", evidence = "word" })
        if first[erratum.id] then check.fail(where, "'%s' is erratum %d already", erratum.id, first[erratum.id]) end
        first[erratum.id] = k
    end)
end

-- ---- Instructions --------------------------------------------------------------------------------

local plain_keys = { family = "word", section = "word", syntax = "word", ptx = "word?", targets = "word?",
    assembler = "table?", reason = "word?", edition = "word?", source = "word?" }
for name in pairs(syntax.placeholders) do plain_keys[name] = "word?" end

--- Checks the name of a PTX ISA version.
-- @param read from targets.read
function validate.version(where, text, read)
    local versions = {}
    for k, number in ipairs(read.versions) do versions[k] = ("%d.%d"):format(number // 10, number % 10) end
    nearest.position(where, "PTX ISA version", text, versions)
end

local function check_notes(where, record, read)
    validate.version(where, record.ptx, read)
    for note in (record.targets .. ", "):gmatch("(.-), ") do
        nearest.position(where, "target", note:match("^%S+") or "", check.sorted_keys(read.by_name))
    end
    check.within(where, targets.parse_notes, read, record.targets)
end

--- Checks the line of a row and the words of its sets.
-- @return its slots
function validate.line(where, row, words)
    local slots = check.within(where, syntax.parse, row)
    for _, slot in ipairs(slots) do
        for _, word in ipairs(slot) do nearest.position(where, "word", word, words.list) end
    end
    return slots
end

local function check_row(row, where, known)
    check.record(where, row, plain_keys)
    nearest.position(where, "family", row.family, known.families)
    local read = known.sections.editions
    nearest.position(where, "edition", row.edition or read.first, read.names)
    if row.edition or not known.sections.others[row.section] then
        check_section(where, row.edition or read.first, row.section, known.sections)
    end
    local slots = validate.line(where, row, known.words)
    return slots, check.within(where, vocabulary.roles, known.words, slots)
end

-- An instruction is not newer than its edition.
local function check_edition(where, row, read)
    local edition = row.edition or read.first
    if targets.version_number(row.ptx) > read.by_name[edition].number then
        check.fail(where, "ptx = %s is later than its edition, %s", row.ptx, edition)
    end
end

-- No string is in two rows: a look-up would never find the second number.
local function check_strings(row, where, k, first)
    for _, text in ipairs(syntax.expand(row)) do
        if first[text] then check.fail(where, "'%s' is row %d already", text, first[text]) end
        first[text] = k
    end
end

--- Checks generator/spec/instructions.lua.
-- @param known { families = names, sections = validate.sections, words, targets }
function validate.instructions(spec, known)
    local file, first = "spec/instructions.lua", {}
    check.record(file, spec, { rows = "list", refused = "list", undocumented = "list",
        implicit_aligned = "table?", points_at = "table" })
    local function name_of(row) return ("%s, %s"):format(tostring(row.syntax), tostring(row.shape)) end
    check.each(file, "row", spec.rows, name_of, function(row, where, k)
        local slots, roles = check_row(row, where, known)
        implemented.check(where, row.family, slots, roles)
        for _, key in ipairs({ "ptx", "targets" }) do
            if not row[key] then check.fail(where, "'%s' is missing", key) end
        end
        check_notes(where, row, known.targets)
        check_edition(where, row, known.sections.editions)
        if row.assembler then
            check.record(where .. ", assembler", row.assembler, { ptx = "word", targets = "word" })
            check_notes(where .. ", assembler", row.assembler, known.targets)
        end
        check_strings(row, where, k, first)
    end)
    if spec.implicit_aligned then
        local where = file .. ", implicit_aligned"
        check.record(where, spec.implicit_aligned, { families = "word", types = "word", ptx = "word" })
        check.words(where, "family", spec.implicit_aligned.families, known.families)
        check.words(where, "type", spec.implicit_aligned.types, known.words.list)
    end
    for _, list in ipairs({ "refused", "undocumented" }) do
        check.each(file, list .. " row", spec[list] or {}, name_of, function(row, where)
            check_row(row, where, known)
            nearest.position(where, "reason of points_at", row.reason, check.sorted_keys(spec.points_at))
        end)
    end
    for _, reason in ipairs(check.sorted_keys(spec.points_at)) do
        nearest.position(file .. ", points_at", "qualifier", spec.points_at[reason], vocabulary.qualifiers)
    end
end

return validate
