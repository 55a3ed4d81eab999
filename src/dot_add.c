/* SPDX-License-Identifier: MIT */
/* One dot product by itself, of floating-point numbers or integers, and the order of its products. See mmaref.h. */
#include "dot.h"

#define COUNT_F64 16 /* products of f64, at most */

/* The types of matrix elements are f16 to e2m1; behind them come types of scale factors, integers and
 * containers. A table of a product may end before. */
static const mmaref_format_row *float_format(const mmaref_rules *rules, uint8_t type)
{
    if (MMAREF_HAS_OWN && type == MMAREF_TYPE_OWN) {
        return mmaref_rules_format(rules, type);
    }
    if (type < MMAREF_TYPE_F16 || type > MMAREF_TYPE_E2M1 || type >= MMAREF_FORMATS) {
        return NULL;
    }
    return &mmaref_format_rows[type];
}

/* The block and the formats of rules, which are NULL of types that no element has. */
MMAREF_INLINE void open_formats(mmaref_rules *rules, const mmaref_dot_types *types,
                                const mmaref_arithmetic *arithmetic)
{
    rules->arithmetic = arithmetic;
    mmaref_rules_open_own(rules);
    rules->a = float_format(rules, types->a);
    rules->b = float_format(rules, types->b);
    rules->c = float_format(rules, types->c);
    rules->d = float_format(rules, types->d);
}

static bool is_f64(const mmaref_format_row *format)
{
    return format->width_log2 == 6;
}

static bool is_accumulator(uint8_t type)
{
    switch (type) {
    case MMAREF_TYPE_F16:
    case MMAREF_TYPE_F32:
    case MMAREF_TYPE_F64:
        return true;
    case MMAREF_TYPE_BF16:
    case MMAREF_TYPE_E4M3:
    case MMAREF_TYPE_E5M2:
        return MMAREF_HAS_CUSTOM;
    default:
        return MMAREF_HAS_OWN && type == MMAREF_TYPE_OWN;
    }
}

static bool is_multiplicand(const mmaref_format_row *format)
{
    return format != NULL &&
           (MMAREF_HAS_CUSTOM || is_f64(format) || format->fraction_bits <= MMAREF_ELEMENT_FRACTION);
}

static bool types_exist(const mmaref_rules *rules, const mmaref_dot_types *types)
{
    return is_multiplicand(rules->a) && is_multiplicand(rules->b) && is_f64(rules->a) == is_f64(rules->b) &&
           is_accumulator(types->c) && is_accumulator(types->d);
}

static bool has_own(const mmaref_dot_types *types)
{
    return types->a == MMAREF_TYPE_OWN || types->b == MMAREF_TYPE_OWN || types->c == MMAREF_TYPE_OWN ||
           types->d == MMAREF_TYPE_OWN;
}

/* Whether a block counts so many products. */
static mmaref_status check_count(const mmaref_arithmetic *arithmetic, uint16_t count, mmaref_error *error)
{
    if (arithmetic->group != 0 && count % arithmetic->group != 0) {
        return mmaref_fail_field(error, MMAREF_REASON_NO_DIVISOR_OF_COUNT, MMAREF_FIELD_GROUP);
    }
    if (arithmetic->interleave != 0 && count % (2u * arithmetic->interleave) != 0) {
        return mmaref_fail_field(error, MMAREF_REASON_NO_DIVISOR_OF_COUNT, MMAREF_FIELD_INTERLEAVE);
    }
    return mmaref_sorts_too_many(arithmetic, count, 0)
               ? mmaref_fail_field(error, MMAREF_REASON_TOO_MANY_SORTED, MMAREF_FIELD_ADDER)
               : MMAREF_OK;
}

static mmaref_status check_dot(const mmaref_rules *rules, const mmaref_dot_types *types, uint16_t count,
                               mmaref_error *error)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    mmaref_status status = mmaref_arithmetic_check(NULL, arithmetic, error);

    if (status == MMAREF_OK && has_own(types) && arithmetic->own_exponent_bits == 0) {
        status = mmaref_fail_field(error, MMAREF_REASON_NEEDS_OWN, MMAREF_FIELD_OWN_EXPONENT_BITS);
    }
    if (status == MMAREF_OK && (is_f64(rules->a) || is_f64(rules->c) || is_f64(rules->d))) {
        status = mmaref_arithmetic_fits_f64(arithmetic, error);
    }
    if (status == MMAREF_OK && is_f64(rules->a)) {
        status = mmaref_arithmetic_fits_f64_products(arithmetic, error);
    }
    if (status == MMAREF_OK && arithmetic->rounding == MMAREF_ROUND_STOCHASTIC && rules->random == NULL) {
        status = mmaref_fail_field(error, MMAREF_REASON_NEEDS_RANDOM, MMAREF_FIELD_ROUNDING);
    }
    if (status == MMAREF_OK && arithmetic->block != 0) {
        status = mmaref_fail_field(error, MMAREF_REASON_NO_BLOCK, MMAREF_FIELD_BLOCK);
    }
    return status == MMAREF_OK ? check_count(arithmetic, count, error) : status;
}

/* A caller's elements stay where they are. */
static void line_of_patterns(mmaref_line *line, const mmaref_rules *rules, const mmaref_format_row *format,
                             const uint64_t *patterns)
{
    line->format = format;
    line->factor_format = NULL;
    line->at.patterns = patterns;
    line->kind = MMAREF_LINE_PATTERNS;
    line->count = rules->elements;
    line->factor_count = 0;
    line->interleave = rules->interleave;
    line->flags = mmaref_unpack_flags(rules->arithmetic);
    line->folded = false;
    line->may_be_special = mmaref_has_nan(format); /* nobody has looked */
}

#define UNPACKED 32 /* elements of a line that is unpacked at once */

/* Unpacks a line of a caller's elements, which are narrow. */
static void unpack(mmaref_line *line, int32_t *elements)
{
    const uint64_t *patterns = line->at.patterns;
    mmaref_decoder decoder;
    uint8_t k;

    line->kind = MMAREF_LINE_ELEMENTS;
    line->at.elements = elements;
    line->may_be_special = false;
    mmaref_decoder_open(&decoder, line->format);
    for (k = 0; k < line->count; k++) {
        elements[k] = mmaref_line_decode(line, &decoder, k, (uint32_t)patterns[mmaref_line_stored(line, k)]);
    }
}

MMAREF_NOINLINE static uint64_t dot_unpacked(const mmaref_rules *rules, mmaref_line *row, mmaref_line *column,
                                             uint64_t c)
{
    int32_t elements[2][UNPACKED];

    unpack(row, elements[0]);
    unpack(column, elements[1]);
    return mmaref_dot(rules, row, column, c);
}

uint64_t mmaref_dot_by_itself(mmaref_rules *rules, const uint64_t *a, const uint64_t *b, uint64_t c)
{
    mmaref_line row, column;

    line_of_patterns(&row, rules, rules->a, a);
    line_of_patterns(&column, rules, rules->b, b);
    return rules->elements <= UNPACKED && rules->a->fraction_bits <= MMAREF_ELEMENT_FRACTION &&
                   rules->b->fraction_bits <= MMAREF_ELEMENT_FRACTION
               ? dot_unpacked(rules, &row, &column, c)
               : mmaref_dot(rules, &row, &column, c);
}

static mmaref_status dot_floats(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic, const uint64_t *a,
                                const uint64_t *b, uint16_t count, uint64_t c, const uint32_t *random, uint64_t *d,
                                uint32_t *coverage, mmaref_error *error)
{
    mmaref_rules rules;
    mmaref_status status;

    open_formats(&rules, types, arithmetic);
    rules.random = random;
    rules.coverage = coverage;
    if (!types_exist(&rules, types)) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES);
    }
    if (count == 0 || count > (is_f64(rules.a) ? COUNT_F64 : MMAREF_DOT_MAX)) {
        return mmaref_fail(error, MMAREF_REASON_DOT_COUNT);
    }
    if (!MMAREF_HAS_FLOAT || (!MMAREF_HAS_F64 && is_f64(rules.a))) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    status = check_dot(&rules, types, count, error);
    if (status == MMAREF_OK) {
        rules.rounding = arithmetic->rounding;
        mmaref_rules_complete(&rules, (uint8_t)count, 0);
        *d = mmaref_dot_by_itself(&rules, a, b, c);
    }
    return status;
}

/* ---- Integers ----------------------------------------------------------- */

static bool is_integer(uint8_t type)
{
    return type >= MMAREF_TYPE_S8 && type <= MMAREF_TYPE_U4;
}

/* An element of 8 or 4 bits. */
static int32_t integer_of(uint8_t type, uint64_t bits)
{
    uint32_t width = type <= MMAREF_TYPE_U8 ? 8 : 4, sign = 1u << (width - 1);
    uint32_t value = (uint32_t)bits & (2 * sign - 1);

    return type == MMAREF_TYPE_S8 || type == MMAREF_TYPE_S4 ? (int32_t)(value ^ sign) - (int32_t)sign : (int32_t)value;
}

/* 128 products are less than 2^23, the sum with C less than 2^32: it wraps or is clamped once. */
static mmaref_status dot_integers(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                                  const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c, uint64_t *d,
                                  mmaref_error *error)
{
    bool clamps = arithmetic != NULL && arithmetic->overflow == MMAREF_OVERFLOW_SATURATE;
    int64_t sum = (int64_t)((uint32_t)c ^ 0x80000000u) - (int64_t)0x80000000u;
    uint16_t k;

    if (!is_integer(types->b) || types->c != MMAREF_TYPE_S32 || types->d != MMAREF_TYPE_S32) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES);
    }
    if (count == 0 || count > MMAREF_DOT_MAX) {
        return mmaref_fail(error, MMAREF_REASON_DOT_COUNT);
    }
    if (!MMAREF_HAS_INTEGER) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    for (k = 0; k < count; k++) {
        sum += integer_of(types->a, a[k]) * integer_of(types->b, b[k]);
    }
    if (clamps && sum > INT32_MAX) {
        sum = INT32_MAX;
    } else if (clamps && sum < INT32_MIN) {
        sum = INT32_MIN;
    }
    *d = (uint32_t)sum;
    return MMAREF_OK;
}

/* ---- Every type ------------------------------------------------------------ */

/* As mmaref_dot_add, and mmaref_dot_add_random where `random` is not NULL. */
static mmaref_status compute_any(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic, const uint64_t *a,
                                 const uint64_t *b, uint16_t count, uint64_t c, const uint32_t *random, uint64_t *d,
                                 uint32_t *coverage, mmaref_error *error)
{
    if (types == NULL || a == NULL || b == NULL || d == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_DOT);
    }
    return is_integer(types->a) ? dot_integers(types, arithmetic, a, b, count, c, d, error)
                                : dot_floats(types, arithmetic, a, b, count, c, random, d, coverage, error);
}

mmaref_status mmaref_dot_add(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                             const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
                             uint64_t *d, uint32_t *coverage, mmaref_error *error)
{
    return compute_any(types, arithmetic, a, b, count, c, NULL, d, coverage, error);
}

mmaref_status mmaref_dot_add_random(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                                    const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
                                    uint32_t random, uint64_t *d, uint32_t *coverage, mmaref_error *error)
{
    return compute_any(types, arithmetic, a, b, count, c, &random, d, coverage, error);
}

/* ---- Order ------------------------------------------------------------ */

/* The rules of a dot product by itself. Pre: mmaref_dot_add accepts all of it. */
void mmaref_dot_rules_open(mmaref_rules *rules, const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                       uint16_t count)
{
    open_formats(rules, types, arithmetic);
    rules->rounding = arithmetic->rounding;
    rules->coverage = NULL;
    rules->random = NULL;
    mmaref_rules_complete(rules, (uint8_t)count, 0);
}

/* The rules of `count` products; of any types, as their number is all that matters. */
static mmaref_status open_order(mmaref_rules *rules, const mmaref_arithmetic *arithmetic, uint16_t count)
{
    static const mmaref_dot_types any = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    mmaref_status status = mmaref_arithmetic_check(NULL, arithmetic, NULL);

    if (status != MMAREF_OK) {
        return status;
    }
    if ((arithmetic->group != 0 && count % arithmetic->group != 0) ||
        (arithmetic->interleave != 0 && count % (2u * arithmetic->interleave) != 0)) {
        return MMAREF_E_ARITHMETIC;
    }
    mmaref_dot_rules_open(rules, &any, arithmetic, count);
    return MMAREF_OK;
}

mmaref_status mmaref_dot_order(const mmaref_arithmetic *arithmetic, uint16_t count, uint16_t taken,
                               uint16_t *element, uint16_t *step)
{
    mmaref_rules rules;
    mmaref_status status;

    if (arithmetic == NULL || element == NULL || count > MMAREF_DOT_MAX || taken >= count) {
        return MMAREF_E_ARGUMENT;
    }
    status = open_order(&rules, arithmetic, count);
    if (status != MMAREF_OK) {
        return status;
    }
    *element = mmaref_step_element(rules.interleave, (uint8_t)count, (uint8_t)taken);
    if (step != NULL) {
        uint16_t steps = (uint16_t)((rules.group + rules.products - 1u) / rules.products); /* of a group */
        *step = (uint16_t)(taken / rules.group * steps + taken % rules.group / rules.products);
    }
    return MMAREF_OK;
}
