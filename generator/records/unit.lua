-- SPDX-License-Identifier: MIT
-- Reads unit.lua of a folder, a matrix unit of one's own (UNITS.md), into records like those of generator/spec.
local check = require("base.check")
local nearest = require("base.nearest")
local syntax = require("records.syntax")
local validate = require("records.validate")

local unit = {}

local OPERANDS = { "a", "b", "c", "d" }
local SIDES = { a = { "m", "k" }, b = { "k", "n" }, c = { "m", "n" }, d = { "m", "n" } } -- rows, columns
local LONGEST = { text = 400, name = 38, word = 60 } -- bytes; a type or unit is named in a source and in constants of C
local MOST_WORDS = 20
local OUT_OF_SCOPE = { "e", "scale_a", "scale_b", "metadata", "selector", "sparse", "scale", "products", "copies",
    "trans" }

-- What the library has room for: m, n and k; k of floating-point factors; bits of a line of integers.
local LARGEST = 256
local LONGEST_LINE, LINE_BITS = { float = 128, f64 = 16 }, 512
-- It reads own types as the custom format of a block.
local RANGES = { exponent = { 1, 8 }, fraction = { 1, 23 }, bias = { 0, 254 } }

local that = check.that

local function upper(text) return text:upper():gsub("[^%w]+", "_") end

local function name_of(record) return tostring(record.name or "") end

local function check_text(where, key, text)
    that(where, #text <= LONGEST.text and not text:find("%c") and utf8.len(text), "'%s' is no line of at most %d bytes",
        key, LONGEST.text)
end

-- What names may have; %w is a letter or digit, %l a lower-case one.
local OWN_NAME, FRAGMENT_NAME = "^%l[%l%d_]*$", "^%a[%w_.]*$"
local INSTRUCTION_NAME, SECTION = "^%a[%w_:.]*$", "^%w[%w .:_-]*$"
local MADE_OF = {
    [OWN_NAME] = "lower-case letters, digits and _, a letter first",
    [FRAGMENT_NAME] = "letters, digits, _ and points, a letter first",
    [INSTRUCTION_NAME] = "letters, digits, _, : and points, a letter first",
    [SECTION] = "letters, digits, blanks and . : _ -",
}

-- Texts that become names in C: none is another one there.
-- @param seen those of before; nil: it is not compared
local function check_name(where, key, text, pattern, seen)
    check_text(where, key, text)
    that(where, text:find(pattern), "'%s' is no name for tables of C: %s; it has %s", key, text, MADE_OF[pattern])
    local other = seen and seen[upper(text)]
    that(where, other ~= text or key == "section", "'%s' appears twice", text)
    that(where, not other or other == text, "'%s' is '%s' in tables of C", text, tostring(other))
    if seen then seen[upper(text)] = text end
end

local function check_section(where, text, seen) check_name(where, "section", text, SECTION, seen) end

local function check_scope(where, record)
    for _, key in ipairs(OUT_OF_SCOPE) do
        that(where, type(record) ~= "table" or record[key] == nil and record.operand ~= key,
            "%s: instructions of a unit are D = A * B + C, not sparse, scaled or moving", key)
    end
end

-- ---- Types and fragments ---------------------------------------------------------------------------

-- @return the names of types and words of PTX as C has them
local function read_types(file, list, words)
    local seen = {}
    for _, word in ipairs(words) do seen[upper(word)] = word end
    validate.formats(list, file, "type")
    check.each(file, "type", list, name_of, function(own, where)
        check_name(where, "name", own.name, OWN_NAME, seen)
        that(where, not own.name:find("^m%d+n%d") and #own.name <= LONGEST.name, "'%s' is no name of a type", own.name)
        that(where, not own.container, "a type of a unit has no 'container'")
        nearest.position(where, "kind", own.kind, { "float", "integer" })
        for _, key in ipairs(own.kind == "float" and check.sorted_keys(RANGES) or {}) do
            local least, most = table.unpack(RANGES[key])
            that(where, own[key] >= least and own[key] <= most, "%s = %d is not %d to %d", key, own[key], least, most)
        end
        that(where, own.kind ~= "float" or own.sign == 1, "sign = %d: floating-point types of a unit have a sign",
            own.sign)
        that(where, own.kind == "float" or own.width == 4 or own.width == 8, "width = %d: integers have 4 or 8 bits",
            own.width)
    end)
    return seen
end

local fragment_keys = { name = "word", section = "word", operand = "word", types = "list", rows = "integer",
    columns = "integer", elements = "integer", formula = "word?", basis = "table?", lanes = "integer?" }

local function read_fragments(read, list, known)
    local names, types = {}, check.sorted_keys(known.formats)
    check.each(read.file, "fragment", list, name_of, function(record, where)
        check_scope(where, record)
        check.record(where, record, fragment_keys)
        check_name(where, "name", record.name, FRAGMENT_NAME, names)
        check_section(where, record.section, known.sections)
        nearest.position(where, "operand", record.operand, OPERANDS)
        for _, name in ipairs(record.types) do nearest.position(where, "type", name, types) end
        that(where, record.formula or record.basis, "neither 'formula' nor 'basis'")
        that(where, not (record.formula and record.basis), "a formula and a basis: one is enough")
        for _, key in ipairs({ "rows", "columns", "elements" }) do
            that(where, record[key] >= 1, "%s = %d is not a count", key, record[key])
        end
        record.lanes = record.lanes or read.lanes
        that(where, record.lanes == 32 or record.lanes == 64 or record.lanes == 128, "lanes = %d is not 32, 64 or 128",
            record.lanes)
        record.document, record.file, record.of_unit = read.document, read.file, true
    end)
    that(read.file, #list > 0, "no fragment")
    return list
end

-- "matmul.q8 has k = 32, its A 64 columns (fragment a)"; nil where the sizes fit.
local function misfit(row, operand, record)
    for k, side in ipairs({ "rows", "columns" }) do
        local size = SIDES[operand][k]
        if record[side] ~= row[size] then
            return ("%s has %s = %d, its %s %d %s (fragment %s)"):format(row.name, size, row[size], operand:upper(),
                record[side], side, record.name)
        end
    end
end

local function has_type(record, name)
    return (" " .. table.concat(record.types, " ") .. " "):find(" " .. name .. " ", 1, true)
end

-- The fragments of an operand that have its type, of D its own before those of C.
local function candidates(fragments, operand, name)
    local list = {}
    for _, record in ipairs(fragments) do
        if record.operand == operand and has_type(record, name) then list[#list + 1] = record end
    end
    return operand == "d" and #list == 0 and candidates(fragments, "c", name) or list
end

local function find_fragment(where, row, operand, fragments)
    local given, names, letter = row.fragments and row.fragments[operand], {}, operand:upper()
    for k, record in ipairs(fragments) do names[k] = record.name end
    local list = given and { fragments[nearest.position(where, "fragment", given, names)] }
        or candidates(fragments, operand, row[operand])
    that(where, not given or has_type(list[1], row[operand]), "fragment %s has no %s, the type of %s", given,
        row[operand], letter)
    local fitting, fault = {}, ("no fragment of %s has %s"):format(letter, row[operand])
    for k = #list, 1, -1 do
        local wrong = misfit(row, operand, list[k])
        if wrong then fault = wrong else table.insert(fitting, 1, list[k]) end
    end
    that(where, #fitting > 0, "%s", fault)
    that(where, #fitting == 1, "%d fragments fit %s: say fragments = { %s = \"%s\" }", #fitting, letter, operand,
        fitting[1].name)
    return fitting[1]
end

-- ---- Instructions ----------------------------------------------------------------------------------

local instruction_keys = { name = "word", section = "word", m = "integer", n = "integer", k = "integer", a = "word",
    b = "word", c = "word", d = "word", arithmetic = "word?", certainty = "word?", source = "word",
    satfinite = "boolean?", bitop = "word?", fragments = "table?" }

local function check_floats(where, row, formats)
    local is_f64 = row.a == "f64"
    for _, operand in ipairs(OPERANDS) do
        local name, format, letter = row[operand], formats[row[operand] ], operand:upper()
        that(where, (name == "f64") == is_f64, "f64 goes with f64 in A, B, C and D")
        that(where, operand < "c" or (format.shift or 0) == 0, "%s of %s: the library sums types from bit 0 on", letter,
            name)
        if operand < "c" then
            local most = LONGEST_LINE[is_f64 and name or "float"]
            that(where, row.k <= most, "k = %d: the library sums up to %d of %s", row.k, most, name)
        end
    end
    that(where, row.satfinite == nil and row.bitop == nil, "'satfinite' and 'bitop' are of integers")
    for _, key in ipairs({ "arithmetic", "certainty" }) do that(where, row[key], "'%s' is missing", key) end
end

local function check_integers(where, row, formats)
    local a, b = formats[row.a], formats[row.b]
    local bits, least, is_bit = row.k * a.width, a.width == 8 and 64 or 32, a.kind == "bit"
    that(where, not row.arithmetic, "integers have no 'arithmetic': their sum is exact")
    that(where, row.c == "s32" and row.d == "s32", "C and D of integers are s32, not %s and %s", row.c, row.d)
    that(where, a.kind == b.kind and a.width == b.width, "%s and %s have different widths", row.a, row.b)
    that(where, bits >= least and bits <= LINE_BITS, "k = %d of %s is %d bits, the library takes %d to %d", row.k,
        row.a, bits, least, LINE_BITS)
    that(where, not is_bit or row.bitop and not row.satfinite, "b1 has 'bitop', \"and\" or \"xor\", and no 'satfinite'")
    that(where, is_bit or not row.bitop, "'bitop' is of b1")
    if row.bitop then nearest.position(where, "bitop", row.bitop, { "and", "xor" }) end
end

-- Words of one kind keep their order in a string, others may come in any: two names must differ even so.
local function check_order(where, row, words, known)
    local kinds, parts = {}, { words[1] }
    for k = 2, #words do
        local kind = known.classes[words[k] ] or "action"
        kinds[kind] = (kinds[kind] or kind) .. " " .. words[k]
    end
    for _, kind in ipairs(check.sorted_keys(kinds)) do parts[#parts + 1] = kinds[kind] end
    local key = table.concat(parts, "; ")
    that(where, not known.keys[key], "'%s' reads as '%s': words of different kinds may come in any order", row.name,
        tostring(known.keys[key]))
    known.keys[key] = row.name
end

-- The words of a name. The first one is no instruction of PTX but mma, and no name is a string that PTX has.
local function words_of(where, row, known)
    local words = {}
    check_name(where, "name", row.name, INSTRUCTION_NAME, known.instructions)
    for word in (row.name .. "."):gmatch("([^.]*)%.") do
        words[#words + 1] = word
        that(where, word ~= "" and #word <= LONGEST.word, "'%s' is no word of 1 to %d letters", word, LONGEST.word)
        local other = known.seen[upper(word)] or word
        that(where, other == word, "word '%s' is '%s' in tables of C", word, other)
        known.seen[upper(word)] = word
    end
    that(where, #words <= MOST_WORDS, "a name has at most %d words", MOST_WORDS)
    for _, name in ipairs(known.names) do that(where, words[1] ~= name, "%s is an instruction of the PTX ISA", name) end
    for _, other in ipairs(words[1] == "mma" and known.rows or {}) do
        that(where, not syntax.match(other, row.name), "'%s' is an instruction of the PTX ISA", row.name)
    end
    check_order(where, row, words, known)
    return words
end

-- The slots, of a word each, that a row says beside its string.
local function said(row, words)
    local list = { slots = {}, roles = {}, shape = ("m%dn%dk%d"):format(row.m, row.n, row.k) }
    for _, each in ipairs({ { "name", words[1] }, { "shape", list.shape },
        { "satfinite", row.satfinite and "satfinite" }, { "dtype", row.d }, { "atype", row.a }, { "btype", row.b },
        { "ctype", row.c }, { "bitop", row.bitop } }) do
        if each[2] then list.roles[#list.roles + 1], list.slots[#list.slots + 1] = each[1], { each[2] } end
    end
    return list
end

local function check_row(where, row, known)
    check_scope(where, row)
    check.record(where, row, instruction_keys)
    check_section(where, row.section, known.sections)
    check_text(where, "source", row.source)
    check.searched(where, row.source)
    for _, name in ipairs({ "m", "n", "k" }) do
        local size = row[name]
        that(where, size >= 1 and size & size - 1 == 0,
            "%s = %d is no power of two: generator/proofs proves such layouts, tables do not hold them", name, size)
        that(where, size <= LARGEST, "%s = %d: the library computes up to %d", name, size, LARGEST)
    end
    local floats = 0
    for _, operand in ipairs(OPERANDS) do
        nearest.position(where, "type", row[operand], check.sorted_keys(known.formats))
        floats = floats + (known.formats[row[operand] ].kind == "float" and 1 or 0)
    end
    that(where, floats == 0 or floats == 4, "integers and floating-point numbers do not mix")
    if floats == 4 then check_floats(where, row, known.formats) else check_integers(where, row, known.formats) end
    if row.fragments then
        check.record(where .. ", fragments", row.fragments, { a = "word?", b = "word?", c = "word?", d = "word?" })
    end
end

local function read_row(where, row, read, known)
    check_row(where, row, known)
    local words = words_of(where, row, known)
    local result = { family = "unit", slots = {}, roles = {}, variants = 1, m = row.m, n = row.n, k = row.k,
        operands = {}, chips = {}, section = row.section, source = row.source, text = row.name, where = where,
        arithmetic = row.arithmetic, certainty = row.certainty, is_f64 = row.a == "f64",
        types = table.concat({ row.a, row.b, row.c, row.d }, ","), said = said(row, words) }
    for k, word in ipairs(words) do result.slots[k], result.roles[k] = { word }, "name" end
    for _, operand in ipairs(OPERANDS) do
        result.operands[operand] = find_fragment(where, row, operand, read.fragments)
    end
    return result
end

-- ---- The unit ---------------------------------------------------------------------------------------

-- The words that PTX has not: types, shapes, and words of names, the first of a name among them.
local function own_words(read, has)
    local groups = {}
    local function add(qualifier, word)
        if not has[word] then groups[#groups + 1], has[word] = { qualifier = qualifier, words = word }, qualifier end
    end
    for _, own in ipairs(read.formats) do add("type", own.name) end
    for _, row in ipairs(read.rows) do add("shape", row.said.shape) end
    for _, row in ipairs(read.rows) do add("name", row.slots[1][1]) end
    for _, row in ipairs(read.rows) do
        for _, slot in ipairs(row.slots) do add("action", slot[1]) end
    end
    return groups
end

-- The types that fragments of a unit may have, by name.
local function usable(formats, own)
    local list = {}
    for _, format in ipairs(formats) do
        local is_scale = format.kind == "float" and format.sign == 0
        if not format.container and not is_scale then list[format.name] = format end
    end
    for _, format in ipairs(own) do list[format.name] = format end
    return list
end

--- Reads and checks FOLDER/unit.lua.
-- @param spec what PTX has: { formats, words = vocabulary.read(...), rows of instructions, names of instructions,
--   taken = names that no unit may have }
-- @return { name, document, file, formats = own types, words = groups as in words.lua, fragments = records, rows of
--   instructions, without class }
function unit.read(folder, spec)
    local file = folder:gsub("/+$", "") .. "/unit.lua"
    local own = check.load(file)
    check.record(file, own, { name = "word", document = "word", lanes = "integer?", types = "list?", fragments = "list",
        instructions = "list" })
    check_name(file, "name", own.name, OWN_NAME)
    that(file, #own.name <= LONGEST.name, "'name' has more than %d letters", LONGEST.name)
    for _, name in ipairs(spec.taken) do
        that(file, own.name ~= name, "'%s' is a name of the PTX ISA or of its chips", name)
    end
    check_text(file, "document", own.document)
    that(file, not own.document:find("^PTX ISA"), "'%s' is a document of NVIDIA's", own.document)
    local read = { name = own.name, document = own.document, file = file, lanes = own.lanes or 32,
        formats = own.types or {}, rows = {} }
    local known = { seen = read_types(file, read.formats, spec.words.list),
        formats = usable(spec.formats, read.formats), classes = {},
        instructions = { [upper(own.name)] = own.name }, rows = spec.rows, names = spec.names, keys = {},
        sections = {} }
    for word, class in pairs(spec.words.class) do known.classes[word] = class end
    for _, format in ipairs(read.formats) do known.classes[format.name] = "type" end
    read.fragments = read_fragments(read, own.fragments, known)
    check.each(file, "instruction", own.instructions, name_of, function(row, where, k)
        read.rows[k] = read_row(where, row, read, known)
    end)
    that(file, #read.rows > 0, "no instruction")
    for _, format in ipairs(read.formats) do known.classes[format.name] = nil end
    read.words = own_words(read, known.classes)
    return read
end

return unit
