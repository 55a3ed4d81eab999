-- SPDX-License-Identifier: MIT
-- The fields of an arithmetic block: the struct of the C header, and the table of their ranges and words.
local c_text = require("tables.c_text")
local check = require("base.check")

local fields = {}

local FILE = "spec/arithmetic_fields.lua"
local WIDTH = 100
-- The type that a block itself describes, and its number, which no element type of the documents has. Numbers of
-- custom formats are as MMAREF_TYPE_FORMAT of mmaref.h makes them.
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
            check.fail(where, "'name' is not a name in lower case letters: %s", tostring(field.name))
        end
        if seen[field.name] then check.fail(where, "appears twice") end
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

--- The default value of a field, as a number.
function fields.first(field)
    return field.word and field.word[2] or field.default and fields.number(field, field.default) or 0
end

--- The names of fields.
function fields.names(list)
    local names = {}
    for k, field in ipairs(list) do names[k] = field.name end
    return names
end

--- The default value of a field, in C.
function fields.default(field)
    local words, spellings = fields.words(field)
    return words[1] and spellings[field.default or words[1]] or "0"
end

--- Whether a number is a value of a field.
function fields.takes(field, value)
    return field.number ~= nil and value >= field.number[1] and value <= field.number[2]
end

--- The type in C of a field's member.
function fields.member_type(field)
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

-- Characters of the longest value of a field; for bits that is all of them, joined by plus signs.
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

-- The enumeration of the fields of one prefix, for the first of them; nil for the others.
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

-- How C spells the value of the word beside a field's range.
local function spelling(word) return word[3] or tostring(word[2]) end

-- A field's meaning with its word in quotes behind the value: `0 ("all"): ...`.
local function with_word(field)
    local word = field.word
    return word and (field.about:gsub(spelling(word) .. ":", ('%s ("%s"):'):format(spelling(word), word[1]))) or field.about
end

-- " Range: 0 to 128." of a number, or " Range: 0, or 2 to 8." with a word beside it.
local function range_of(field)
    if not field.number then return "" end
    local word = field.word and not fields.takes(field, field.word[2])
        and spelling(field.word) .. ", or " or ""
    return (" Range: %s%d to %d."):format(word, field.number[1], field.number[2])
end

-- The concatenation of lists.
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
        about = about and ("%s... %s"):format(about, field.about) or with_word(field) .. range_of(field)
        table.insert(members[fields.member_type(field)], ("%s\n    %s %s;"):format(comment("    ", about), fields.member_type(field), field.name))
        numbers[k] = { c_text.name("MMAREF_FIELD_", field.name), ("= %d,"):format(k - 1) }
        if field.words or field.bits then enumerations[#enumerations + 1] = enumeration(model.fields, field) end
    end
    numbers[#numbers + 1] = { "MMAREF_FIELDS", ("= %d"):format(#model.fields) }
    local rest = -(4 * #members.uint32_t + 2 * #members.int16_t + #members.uint8_t) % 4
    if rest ~= 0 then
        table.insert(members.uint8_t,
            ("    /* 0. A block has no padding: equal blocks are equal byte for byte. */\n    uint8_t unused[%d];"):format(rest))
    end
    return c_text.header("The fields of an arithmetic block; mmaref.h includes this file.",
            { "generator/spec/arithmetic_fields.lua" })
        .. "\n#ifndef MMAREF_ARITHMETIC_H\n#define MMAREF_ARITHMETIC_H\n\n#include <stdint.h>\n\n"
        .. "#define MMAREF_UNLIMITED 255\n#define MMAREF_NO_FLOOR (-32767 - 1)\n"
        .. ("/* The type number of the custom format that a block describes. */\n"
            .. "#define MMAREF_TYPE_OWN %d\n"):format(OWN_NUMBER)
        .. ("/* Bytes of the longest text of a field value, including its NUL. */\n"
            .. "#define MMAREF_FIELD_TEXT_MAX %d\n\n"):format(text_room(model.fields))
        .. table.concat(enumerations, "\n")
        .. [[

/* An arithmetic block: how floating-point products are summed. The specification leaves this open. Integer instructions
 * obey `fragments` and ignore the other fields.
 *
 * Steps. K products are summed in steps of `products`. The terms of a step are its products and the accumulator. The
 * maximum exponent of a step is that of its non-zero terms, and at least `exponent_floor`. The step shifts all terms to
 * a common fixed point that keeps `fraction_bits` below the maximum exponent, adds them as integers, and rounds once.
 *
 * Order. `interleave` orders all K products. This order is cut into groups, and each group into steps; the last step of
 * a group has the remaining products. With accumulate=fused the accumulator is C, then the result of each step.
 * Otherwise each group has its own accumulator: +0, then the result of each of its steps. Each group is then added to
 * the sum of C and the groups before it. With accumulate=last it is added to the sum of the groups before it, and the
 * last sum is added to C.
 *
 * Types. `step_type` and `product_type` are f16, bf16, f32, e4m3, e5m2, MMAREF_TYPE_OWN (the custom format that the
 * own_... fields describe), or the number of any custom format (MMAREF_TYPE_FORMAT; in a text "e6m10", see
 * mmaref_type_parse).
 *
 * Exponents. The exponent of a number is that of its exponent field; for a subnormal it is that of the least normal
 * number. The exponent of a product is the sum of the exponents of its factors, scale factors included: the product is
 * not normalised. A product that is rounded to `product_type` has the exponent of the rounded number. If the type of C
 * is not the step type, a subnormal C has the exponent of its leading bit; custom formats are compared by their parts,
 * other types by their numbers. With as_f16 a subnormal multiplicand has the exponent of its leading bit, but at least
 * -14; if its type gives subnormals a lower exponent, as bf16 does, it keeps that exponent. as_f16 applies to
 * multiplicands only, and replaces normalise for them; normalise then applies to C, rounded products and results.
 *
 * Scale blocks. The exponent of a scale block is the sum of the exponents of its two scale factors, even if its
 * products cancel. A scale block is zero if all its products or one of its scale factors is zero. It has the sign of
 * the sum of its products; if that sum is zero, the sign that `zero_sign` gives it. `subnormals` does not apply to
 * scale factors: a subnormal one is an ordinary number. A NaN among the scale factors of an element of D makes the
 * element NaN, even in a scale block of zeros.
 *
 * Rounding. A number is rounded once, to `result_bits` bits of the fraction; for a subnormal they are the highest bits
 * of its fraction. It is too large for a type if, rounded with unlimited exponents, it is above the largest number, or
 * if round to odd would give the NaN of the type. With overflow=rounded, odd then gives the largest number, and
 * stochastic gives infinity. `result_bits`, `overflow`, `underflow_sign` and flush_out apply wherever a number is
 * rounded: a product to `product_type`, the sum of a step, a partial sum, a group added to another one or to C, a
 * result converted from `step_type` to the type of D. `rounding` and `zero_sign` apply to steps and partial sums,
 * `product_rounding` to products. Groups are added in the step type, and results converted, to nearest even and with
 * the zero signs of IEEE 754. flush_in applies wherever a sum reads a number: A, B, C, the accumulator, a rounded
 * product, the sum of a group, a rounded partial sum; the zero keeps the sign of the number. With tf32_class=whole, a
 * tf32 of which only dropped bits are set is a subnormal that is flushed.
 *
 * Sticky. With sticky=yes, if terms lost bits, the rounding of a sum treats the magnitude as slightly above its kept
 * bits, whatever the signs of the lost bits. This includes bits lost in partial sums that are not rounded, even if
 * these bits cancelled.
 *
 * Partial sums. With a `width`, or an `adder` other than given, a step makes partial sums of some of its terms, then
 * sums of these. Each partial sum is aligned like a step: its terms have a maximum exponent, at least `exponent_floor`,
 * and keep `fraction_bits` below it; with unlimited fraction_bits they keep every bit.
 * partial=rounded: a partial sum is rounded to the step type and read like an accumulator. Each partial sum decides
 * what its infinities, its NaN and the signs of its terms give. In a type without infinity, an infinite partial sum
 * becomes the NaN of the type, else its largest number.
 * partial=normalised and cut: infinities and NaN are decided once, before any addition. Partial sums are not rounded,
 * and the last one is the sum of the step. With cut, a partial sum keeps the maximum exponent of its terms, even if
 * they cancel, as in a unit that does not count leading zeros. normalised applies to all terms, and also to steps that
 * add all terms at once.
 * adder=given and size: the accumulator is the first term, before the products. The sum so far begins as the first
 * term; the next `width` - 1 terms are added to it, and so on. Unless partial sums are rounded, the first term is first
 * aligned by itself. With size, zeros are left out, infinities and NaN come first, and of equal magnitudes the earlier
 * term comes first; if all terms are zeros, the sum is the zero that the signs of all of them give.
 * adder=neighbours: each `width` neighbours are added, and so is the remainder at the end; a single remaining number
 * goes to the next level unchanged. adder=halves: the same, but of P products product j is added to j + P / `width`,
 * j + 2P / `width` and so on, and the sums likewise. P is the least power of `width` that is not below the number of
 * products; products beyond that number are left out. The last of these sums and the accumulator are added at the end.
 * A single product without an accumulator is a sum by itself.
 *
 * Narrow multipliers. With `multiplier_bits` the significand of a factor is cut into pieces of that many bits, from the
 * bit worth 2^e down, where e is the exponent that aligns the factor. Each piece of A times each piece of B is a term:
 * it has the exponent of the whole product, but is aligned and loses bits by itself.
 *
 * Zero. A sum is zero if the kept bits of its terms cancel, whatever bits they lost. `zero_sign` then reads the signs
 * of all terms, including zeros and terms that lost every bit.
 *
 * NaN. Infinities and NaN are not rounded to `product_type`. In a type without infinity, an infinite result becomes the
 * NaN of the type with the sign of the infinity, or, without NaN, the largest number. In a type without NaN, a NaN
 * becomes the largest positive number. A type whose largest exponent field means numbers has one NaN, whatever `nan`
 * says: all ones, or for fnuz the pattern of -0. nan=payload: if D is a NaN and an operand is, D is the first such
 * operand of a[0], b[0], a[1] and so on, then C. D has its sign and the highest bits of its fraction, or zeros below
 * them, and the highest fraction bit is set. If D's type has one NaN, only the sign is taken.
 *
 * Custom formats. Exponent bits, fraction bits, bias, the meaning of the largest exponent field (MMAREF_SPECIAL_...)
 * and MMAREF_SPECIAL_BINADE make up a custom format. With MMAREF_SPECIAL_BINADE exponent field 0 is a binade like the
 * others, (1 + fraction) * 2^-bias, except that fraction 0 is a zero. Such a format has no subnormals: a number is
 * rounded to it with unlimited exponents, and becomes zero if the result is below the least number.
 *
 * Valid blocks. Each field is within its range or has one of its words. `interleave` is a power of two, and twice
 * `interleave` divides the products of an element of D. `group` divides them too, and is 0 with accumulate=fused.
 * `exponent_floor`, `align`, `sticky`, `partial` and `multiplier_bits` need limited fraction_bits. MMAREF_TYPE_OWN
 * needs own_exponent_bits, which needs own_fraction_bits. f64 products need step_type=d, unlimited fraction_bits,
 * adder=given, width=0, exact products, and no stochastic rounding of sums or products. A C or D of f64 needs
 * step_type=d, unlimited fraction_bits and no stochastic rounding. `block` is for .kind::mxf4, .kind::mxf4nvf4 and dot
 * products of scaled e2m1 only, and divides the products of one scale factor. It needs limited fraction_bits,
 * accumulate=fused, products=0 and interleave=0, and excludes adder, width, partial, product_type, sticky and
 * multiplier_bits. ue4m3 with limited fraction_bits needs `block`. `multiplier_bits` needs all terms at once and exact
 * products. `width` may exceed the number of terms of a step. mmaref_arithmetic_check checks all this. */
typedef struct {
]] .. table.concat(joined(members.uint32_t, members.int16_t, members.uint8_t), "\n") .. "\n} mmaref_arithmetic;\n\n"
        .. "/* Numbers of the fields. */\nenum {\n" .. c_text.align(numbers) .. "\n};\n\n#endif\n"
end

-- Bit n: the field accepts type number n. Every field accepts MMAREF_TYPE_OWN.
local function type_mask(field, formats)
    local mask = 0
    for k, format in ipairs(formats) do
        for _, name in ipairs(field.type) do
            if not format.container and format.name == name then mask = mask | 1 << k end
        end
    end
    return mask
end

-- The least and the most that a field accepts beside its word, and the value of that word.
local function range(field, formats)
    if field.number then return field.number[1], field.number[2], field.word and field.word[2] or 0 end
    if field.type then return 1, type_mask(field, formats), field.word[2] end
    local list = constants(field)
    return 0, field.bits and (1 << (#list - 1)) - 1 or #list - 1, 0
end

-- The words of a field, ascending by value; those of bits by their places.
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

-- Former words and what replaces them, alternating: "align=truncate", "align=zero".
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

--- The former words of blocks and their replacements, alternating.
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

-- A sentence for people: constants as the command prints them, without code marks.
local function sentence(field, text)
    if field.word and field.word[3] then text = text:gsub(field.word[3], field.word[1]) end
    return c_text.string((text:gsub("`", ""):gsub("; flags%.$", ".")))
end

--- generated/cli/fields.c
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

return fields
