-- SPDX-License-Identifier: MIT
-- The fields of an arithmetic block: the struct of the C header, the table of their ranges and
-- words, and the same for the simulators' ports.
local c_text = require("c_text")
local check = require("check")

local fields = {}

local FILE = "spec/arithmetic_fields.lua"
local WIDTH = 100
-- The type that a block itself describes, and its number, which no element type of the documents has. Numbers of
-- formats are as mmaref_type_number of mmaref.h makes them.
local OWN, OWN_NUMBER = "own", 31
fields.OWN, fields.OWN_NUMBER = OWN, OWN_NUMBER

--- Reads generator/spec/arithmetic_fields.lua.
-- @return the list of fields, and by name
function fields.read(spec)
    local seen = {}
    check.each(FILE, "field", spec, function(field) return tostring(field.name) end, function(field, where)
        if type(field.about) ~= "string" or not (field.number or field.words or field.bits or field.type) then
            check.fail(where, "it needs `about`, and `number`, `words`, `bits` or `type`")
        end
        if not tostring(field.name):find("^[%l_][%l%d_]*$") then
            check.fail(where, "'name' is no name of lower case letters: %s", tostring(field.name))
        end
        if seen[field.name] then check.fail(where, "is there twice") end
        seen[field.name] = field
    end)
    for _, field in ipairs(spec) do
        for _, old in ipairs(field.old or {}) do
            for name, word in pairs(old) do
                if name ~= 1 and not (seen[name] and fields.number(seen[name], word)) then
                    check.fail(("%s, field %s"):format(FILE, field.name), "'%s' stands for %s = %s, which is not there",
                        old[1], name, tostring(word))
                end
            end
        end
    end
    return spec, seen
end

-- The constants of a field: { name in C, number, word, meaning }.
local function constants(field)
    local list, prefix = {}, field.words or field.bits
    for k, word in ipairs(field) do
        local number = k - 1
        if field.bits then number = k == 1 and 0 or 1 << (k - 2) end
        list[k] = { prefix .. word[1]:upper(), number, word[1], word[2] }
    end
    return list
end

--- The words of a field, and how C spells them: { word... }, { word -> spelling }.
function fields.words(field)
    local words, spellings = {}, {}
    local function add(word, spelling) words[#words + 1], spellings[word] = word, spelling end
    if field.word then add(field.word[1], field.word[3] or tostring(field.word[2])) end
    for _, constant in ipairs(constants(field)) do add(constant[3], constant[1]) end
    for _, type in ipairs(field.type or {}) do add(type, type == OWN and "MMAREF_TYPE_OWN" or c_text.token(type)) end
    return words, spellings
end

--- The number of a word of a field of words; nil if it has no such word.
function fields.number(field, word)
    for _, constant in ipairs(constants(field)) do
        if constant[3] == word then return constant[2] end
    end
end

--- The number of a field's value that a row does not say.
function fields.first(field)
    return field.word and field.word[2] or field.default and fields.number(field, field.default) or 0
end

--- The names of fields.
function fields.names(list)
    local names = {}
    for k, field in ipairs(list) do names[k] = field.name end
    return names
end

--- The value of a field that a row does not say, as C spells it.
function fields.default(field)
    local words, spellings = fields.words(field)
    return words[1] and spellings[field.default or words[1]] or "0"
end

--- Whether a number is a value of a field.
function fields.takes(field, value)
    return field.number ~= nil and value >= field.number[1] and value <= field.number[2]
end

local function kind_of(field)
    return field.name == "exponent_floor" and "int16_t" or field.type and "uint32_t" or "uint8_t"
end

-- Words of a comment in lines of at most WIDTH characters.
local function comment(indent, text)
    local lines, line = {}, indent .. "/*"
    for word in text:gmatch("%S+") do
        if #line + #word + 4 > WIDTH then
            lines[#lines + 1] = line
            line = indent .. " *"
        end
        line = line .. " " .. word
    end
    lines[#lines + 1] = line .. " */"
    return table.concat(lines, "\n")
end

local LONGEST_FORMAT = "e8m23.b254.reserved.binade" -- as mmaref_type_write writes it

-- Characters of the longest value of a field: of bits all of them, joined by plus signs.
local function longest(field)
    local most, sum = 0, -1
    for _, word in ipairs((fields.words(field))) do most, sum = math.max(most, #word), sum + #word + 1 end
    for _, number in ipairs(field.number or {}) do most = math.max(most, #tostring(number)) end
    if field.type then most = math.max(most, #LONGEST_FORMAT) end
    return field.bits and sum - #fields.words(field)[1] - 1 or most
end

local function text_room(list)
    local most = 0
    for _, field in ipairs(list) do most = math.max(most, longest(field)) end
    return most + 1
end

-- The fields of one prefix in the order of their list, and the one that has the most words.
local function sharing(list, prefix)
    local names, longest_one = {}, nil
    for _, field in ipairs(list) do
        if (field.words or field.bits) == prefix then
            names[#names + 1] = field
            if not longest_one or #field > #longest_one then longest_one = field end
        end
    end
    return names, longest_one
end

-- The enumeration of fields of one prefix; nil but for the first one of them.
local function enumeration(list, field)
    local fields_of, of = sharing(list, field.words or field.bits)
    if fields_of[1] ~= field then return nil end
    local rows, names = {}, {}
    for k, constant in ipairs(constants(of)) do
        rows[k] = { constant[1], ("= %d%s"):format(constant[2], k < #of and "," or ""), "/* " .. constant[4] .. " */" }
    end
    for k, one in ipairs(fields_of) do names[k] = ("`%s`"):format(one.name) end
    local about = #names > 1 and ("The words of %s."):format(table.concat(names, ", ")) or names[1] .. ": " .. field.about
    return ("%s\nenum {\n%s\n};\n"):format(comment("", about), c_text.align(rows))
end

-- " 0 to 128." of a number.
local function range_of(field)
    return field.number and (" %d to %d."):format(field.number[1], field.number[2]) or ""
end

-- Lists one after the other.
local function joined(...)
    local all = {}
    for _, list in ipairs({ ... }) do table.move(list, 1, #list, #all + 1, all) end
    return all
end

--- generated/mmaref_arithmetic.h
function fields.header(model)
    -- The widest members first: every compiler puts each at the same place.
    local members, enumerations, numbers = { uint32_t = {}, int16_t = {}, uint8_t = {} }, {}, {}
    for k, field in ipairs(model.fields) do
        local about = field.words or field.bits
        about = about and ("%s... %s"):format(about, field.about) or field.about .. range_of(field)
        table.insert(members[kind_of(field)], ("%s\n    %s %s;"):format(comment("    ", about), kind_of(field), field.name))
        numbers[k] = { c_text.name("MMAREF_FIELD_", field.name), ("= %d,"):format(k - 1) }
        if field.words or field.bits then enumerations[#enumerations + 1] = enumeration(model.fields, field) end
    end
    numbers[#numbers + 1] = { "MMAREF_FIELDS", ("= %d"):format(#model.fields) }
    local rest = -(4 * #members.uint32_t + 2 * #members.int16_t + #members.uint8_t) % 4
    if rest ~= 0 then
        table.insert(members.uint8_t,
            ("    /* 0. Blocks have no padding, and equal ones are equal byte for byte. */\n    uint8_t unused[%d];"):format(rest))
    end
    return c_text.header("The fields of an arithmetic block; mmaref.h includes this file.",
            { "generator/spec/arithmetic_fields.lua" })
        .. "\n#ifndef MMAREF_ARITHMETIC_H\n#define MMAREF_ARITHMETIC_H\n\n#include <stdint.h>\n\n"
        .. "#define MMAREF_UNLIMITED 255\n#define MMAREF_NO_FLOOR (-32767 - 1)\n"
        .. ("/* The format of one's own that a block describes, beside the types MMAREF_TYPE_F16 ... */\n"
            .. "#define MMAREF_TYPE_OWN %d\n"):format(OWN_NUMBER)
        .. ("/* Bytes of the longest text of a field's value, with its NUL. */\n"
            .. "#define MMAREF_FIELD_TEXT_MAX %d\n\n"):format(text_room(model.fields))
        .. table.concat(enumerations, "\n")
        .. [[

/* How floating-point products are summed: the part that the specification leaves open.
 *
 * K products are summed in steps of `products`. The terms of a step are its products and the running value.
 * A step takes the maximum exponent of those that are not zero, not below `exponent_floor`; it shifts all terms
 * to a common fixed point that keeps `fraction_bits` below that exponent, adds them as integers and rounds
 * once. Integer instructions obey `fragments` and ignore everything else.
 *
 * Order. `interleave` orders all K products, groups are cut from that order, and steps from a group;
 * the last step of a group takes what is left. The running value is C, then the result of each step; in
 * a group +0, then the result of each of its steps. The second group is added to what the first and C
 * came to, and so on; with accumulate=last to the first one, and what all of them come to is added to C.
 *
 * Types. `step_type` and `product_type` are f16, bf16, f32, e4m3, e5m2, MMAREF_TYPE_OWN, which is the format that the
 * own_... fields describe, or the number of any format (mmaref_type_number; in a text "e6m10", see mmaref_type_parse).
 *
 * Exponents. The exponent of a number is that of its exponent field; of a subnormal it is that of the least
 * normal number. The exponent of a product is the sum of its factors' exponents, those of scale factors
 * included: it is not normalised. A product that is rounded to `product_type` has the exponent of the rounded
 * number. A subnormal C of another type than that of steps (formats of one's own by their parts, others by
 * their numbers) has the exponent of its leading bit. With as_f16 a subnormal multiplicand has the exponent of its leading bit, but not below -14; one of a
 * type such as bf16, whose subnormals have a lower exponent, keeps that. as_f16 is of multiplicands alone, and
 * of them takes the place of normalise, which then is of C, of rounded products and of results.
 *
 * Blocks. The exponent of a block is the sum of those of its two scale factors, whatever its products sum to:
 * also where they cancel. A block whose products are all zero, or one of whose scale factors is, is a zero. The
 * sign of a block is that of the sum of its products; where that is zero, it is the one that `zero_sign` gives
 * a sum of these products. `subnormals` is not of scale factors: a subnormal one is a number like others. A NaN
 * among the scale factors of an element of D makes it NaN, of blocks of zeros too.
 *
 * Rounding. A number is rounded once, to `result_bits` bits of the fraction; of a subnormal they are the highest
 * bits of its fraction too. It is too large for a type where, rounded as if exponents had no end, it is above
 * the largest number; so is what round to odd would make the NaN of a type. Under overflow=rounded odd then
 * gives the largest number, and stochastic infinity. `result_bits`, `overflow`, `underflow_sign` and flush_out
 * hold wherever a number is rounded: a product to `product_type`, a sum of a step or of some of its terms, a
 * group added to another one or to C, a result converted from `step_type` to the type of D. `rounding` and `zero_sign`
 * hold for steps and sums of some terms; `product_rounding` for products. Groups are added in the type of steps, and a
 * result is converted, to nearest even and with the signs of zero of IEEE 754. flush_in holds wherever a sum reads a
 * number: A, B, C, the running value, a rounded product, the sum of a group, a rounded sum of some terms; the zero keeps
 * the sign of the number. Under tf32_class=whole a tf32 that is not zero, but for its bits that are dropped, is a
 * subnormal that is flushed.
 *
 * Sticky. The rounding of a sum sees what terms lost as if its magnitude were greater by less than any bit,
 * whatever the signs of what was lost. Where some terms are added first and not rounded, it sees what they lost too,
 * even if that cancelled.
 *
 * Some terms at once. With a `width`, or an adder other than given, a step makes sums of some of its terms, then of
 * these. Each is a step of its own: its terms have a maximum exponent, not below `exponent_floor`, keep `fraction_bits`
 * below it and are added; with unlimited fraction_bits every bit is kept.
 * partial=rounded: the sum is rounded to the type of steps and read like a running value. What infinities, NaN and the
 * signs of its terms come to is decided at each sum: an infinite one of a type without infinity goes on as that type's
 * NaN or largest number.
 * partial=normalised and cut: infinities and NaN are decided once, before anything is added; a sum is not rounded, and
 * the last one is the sum of the step. A sum that is cut goes on by the maximum exponent of its terms, also where it
 * cancels, as in a unit that does not count leading zeros. normalised is of all terms, and of steps that add all at once.
 * adder=given and size: the running value is the first term, before the products. The sum so far begins as the first
 * term; then the next `width` - 1 terms are added to it, and so on. Unless sums are rounded, the first term is aligned
 * by itself before. By size zeros are left out, infinities and NaN come first, and of equal magnitudes the first one; where all terms are
 * zeros, the sum is one by the signs of all of them.
 * adder=neighbours: of each `width` neighbours one sum is made, of what is left at the end too; one without a neighbour
 * goes to the next level as it is. adder=halves: the same, but of P products, P being the least power of `width` that
 * is not below their number, product j meets j + P / `width`, j + 2P / `width` and so on, and these sums meet alike;
 * products that are not there are left out. The last sum of these and the running value are added at the end. A single
 * product without a running value is a sum by itself.
 *
 * Narrow multipliers. With `multiplier_bits` the significand of a factor is cut into pieces of so many bits, from the
 * bit down that is worth 2^e, e being the exponent by which the factor is aligned. Each piece of A times each piece of
 * B is a term: it has the exponent of the whole product and is aligned and cut by itself.
 *
 * Zero. A sum is zero where the bits that its terms keep cancel, whatever they lost. `zero_sign` then
 * looks at the signs of all terms, of zeros and of those that lost every bit too.
 *
 * NaN. Infinities and NaN are not rounded to `product_type`. An infinite result of a type without infinity is its NaN
 * with the sign of the infinity, or, without NaN, its largest number; a NaN of a type without NaN is its largest number,
 * positive. A type whose largest exponent field has numbers has one NaN, whatever `nan` says: all ones; of fnuz the
 * pattern of -0. nan=payload: where D is a NaN and so is an operand, D is the first one that is, of a[0], b[0], a[1] and
 * so on, then C: it has its sign, the highest bits of its fraction, or zeros below them, and the highest one is set. A D
 * of one NaN has the sign alone.
 *
 * Formats. A format is one of its own by exponent bits, fraction bits, bias, what the largest exponent field means
 * (MMAREF_SPECIAL_...), and whether exponent field 0 is a binade like others (MMAREF_SPECIAL_BINADE): (1 + fraction) *
 * 2^-bias, of which the pattern of fraction 0 is a zero. Such a format has no subnormals: a number is rounded to it as if
 * exponents had no end, and is zero where that is below its least number.
 *
 * Legal. Each field has its range or one of its words; `interleave` is a power of two, of which twice divides the
 * products of an element of D, as does `group`, which is 0 where C is fused. `exponent_floor`, `align`, `sticky`,
 * `partial` and `multiplier_bits` need limited fraction_bits. MMAREF_TYPE_OWN needs own_exponent_bits, and these need
 * own_fraction_bits. f64 products need step_type=d, unlimited fraction_bits, adder=given, width=0 and exact products, and
 * neither sums nor products are rounded stochastically; a C or D of f64 needs the first two and the last. `block` is of
 * scaled e2m1 alone: with limited fraction_bits, accumulate=fused, products=0 and interleave=0, without adder, width,
 * partial, product_type, sticky and multiplier_bits; it divides the products of one scale factor; ue4m3 with limited
 * fraction_bits needs it. `multiplier_bits` goes with all terms at once and exact products alone. `width` may be above
 * the terms of a step. mmaref_arithmetic_check tells. */
typedef struct {
]] .. table.concat(joined(members.uint32_t, members.int16_t, members.uint8_t), "\n") .. "\n} mmaref_arithmetic;\n\n"
        .. "/* Numbers of the fields. */\nenum {\n" .. c_text.align(numbers) .. "\n};\n\n#endif\n"
end

-- Bit n: the field takes type number n. Every field takes the type of one's own.
local function type_mask(field, formats)
    local mask = 0
    for k, format in ipairs(formats) do
        for _, name in ipairs(field.type) do
            if not format.container and format.name == name then mask = mask | 1 << k end
        end
    end
    return mask
end

-- least and most of what a field takes beside its word, and that word's value.
local function range(field, formats)
    if field.number then return field.number[1], field.number[2], field.word and field.word[2] or 0 end
    if field.type then return 1, type_mask(field, formats), field.word[2] end
    local list = constants(field)
    return 0, field.bits and (1 << (#list - 1)) - 1 or #list - 1, 0
end

-- The words of a field by value from that of the first one on; of bits by their places.
local function word_list(field) return table.concat((fields.words(field)), " ") end

-- "d f16 - - f32": element types stand at the places of their numbers.
local function type_words(field, formats)
    local list = { field.word[1] }
    for k = 1, OWN_NUMBER do
        local format = formats[k]
        list[k + 1] = k == OWN_NUMBER and OWN or format and not format.container and format.name or "-"
    end
    local known, last = {}, 1
    for _, name in ipairs(field.type) do known[name] = true end
    for k = 2, #list do
        if known[list[k]] then last = k else list[k] = "-" end
    end
    return table.concat(list, " ", 1, last)
end

-- "align=truncate" and "align=zero", by turns: words that texts had before, and what they stand for now.
local function old_words(list)
    local texts = {}
    for _, field in ipairs(list) do
        for _, old in ipairs(field.old or {}) do
            local settings = {}
            for _, other in ipairs(list) do
                if old[other.name] then settings[#settings + 1] = ("%s=%s"):format(other.name, old[other.name]) end
            end
            texts[#texts + 1] = ("%s=%s"):format(field.name, old[1])
            texts[#texts + 1] = table.concat(settings, " ")
        end
    end
    return texts
end

--- Texts, in pairs, of words that blocks had before.
function fields.old_words(model) return old_words(model.fields) end

--- generated/table_fields.c
function fields.table(model)
    local rows, texts, old = {}, {}, old_words(model.fields)
    for k, field in ipairs(model.fields) do
        local least, most, first = range(field, model.formats)
        local words = field.type and type_words(field, model.formats) or word_list(field)
        local kind = field.bits and "BITS" or field.type and "TYPE" or field.words and "WORDS" or "NUMBER"
        first = field.word and field.word[3] or field.default and fields.number(field, field.default) or first
        rows[k] = { ("{ offsetof(mmaref_arithmetic, %s),"):format(field.name), ("MMAREF_FIELD_KIND_%s,"):format(kind),
            ("%s,"):format(first), ("%d,"):format(least), ("%d },"):format(most) }
        texts[k] = ('    "%s\\0%s%s'):format(field.name, words, k < #model.fields and '\\0"' or '";')
    end
    return c_text.header("The fields of an arithmetic block: where they lie, what they may be.",
            { "generator/spec/arithmetic_fields.lua" }) .. c_text.include()
        .. "/* Offset, kind, the value of the first word, the least and the largest number. */\n"
        .. "const mmaref_field_row mmaref_field_rows[MMAREF_FIELDS] = {\n" .. c_text.align(rows) .. "\n};\n\n"
        .. "#ifndef MMAREF_WITHOUT_TEXTS\n/* By field its name and its words, from the value of the first one on. */\n"
        .. "const char mmaref_field_texts[] =\n" .. table.concat(texts, "\n") .. "\n"
        .. ("const MMAREF_FLASH uint8_t mmaref_old_word_count = %d;\n"):format(#old // 2)
        .. "/* Words that texts had before, and what they stand for. */\nconst char mmaref_old_words[] =\n    \""
        .. table.concat(old, '\\0"\n    "') .. '";\n#endif\n'
end

-- A sentence for people: names of constants as the words that the command prints, no marks of code.
local function sentence(field, text)
    if field.word and field.word[3] then text = text:gsub(field.word[3], field.word[1]) end
    return c_text.string((text:gsub("`", ""):gsub("; bits%.$", ".")))
end

--- generated/host/fields.c
function fields.sentences(model)
    local abouts, meanings = {}, {}
    for k, field in ipairs(model.fields) do
        local usual = c_text.string(field.default or fields.words(field)[1] or "0")
        abouts[k] = ("    { %s, %s, %d, %d },"):format(sentence(field, field.about), usual, #meanings, #field)
        for _, word in ipairs(field) do
            meanings[#meanings + 1] = ("    { %s, %s },"):format(c_text.string(word[1]), sentence(field, word[2]))
        end
    end
    return c_text.header("What the fields of an arithmetic block mean, for people.",
            { "generator/spec/arithmetic_fields.lua" })
        .. '\n#include "show/field_words.h"\n\n'
        .. "const field_about field_abouts[MMAREF_FIELDS] = {\n" .. table.concat(abouts, "\n") .. "\n};\n\n"
        .. "const field_meaning field_meanings[] = {\n" .. table.concat(meanings, "\n") .. "\n};\n"
end

--- generated/dpi/mmaref_arithmetic_fields.h
function fields.ports(model)
    local list = {}
    for k, field in ipairs(model.fields) do list[k] = ("    FIELD(%s, %s)"):format(kind_of(field), field.name) end
    return c_text.header("The members of mmaref_arithmetic in the order of mmaref_arithmetic_t.",
            { "generator/spec/arithmetic_fields.lua" })
        .. ("\n#define MMAREF_ARITHMETIC_FIELDS %d\n#define MMAREF_EACH_ARITHMETIC_FIELD(FIELD) \\\n"):format(#list)
        .. table.concat(list, " \\\n") .. "\n"
end

--- The type of SystemVerilog of a field that has words, mmaref_round_e; nil of numbers and of bits.
function fields.enumeration_type(field)
    return field.words and field.words:lower():gsub("_$", "_e") or nil
end

--- The packed struct of SystemVerilog.
function fields.struct(model)
    local rows = {}
    for k, field in ipairs(model.fields) do
        rows[k] = { fields.enumeration_type(field) or "bit signed [31:0]", field.name .. ";", "// " .. field.about }
    end
    return "typedef struct packed {\n" .. c_text.align(rows) .. "\n} mmaref_arithmetic_t;\n"
end

return fields
