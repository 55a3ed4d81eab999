/* SPDX-License-Identifier: MIT */
/* One dot product without matrices, of floating-point numbers or integers: checks, lines, result; flags from its
 * corners; and the order of its products. See mmaref.h. */
#include "dot.h"

#define COUNT_F64 16 /* most products of f64 */

/* The format of a floating-point type with a sign, or of a custom format; NULL for other types. */
static const mmaref_format_row *float_format(mmaref_rules *rules, uint8_t of, uint32_t type)
{
    const mmaref_format_row *format = mmaref_rules_format(rules, of, type);

    return format == NULL || format->sign_bits == 0 || format->kind != MMAREF_KIND_FLOAT ? NULL : format;
}

/* Sets the block and the formats of rules; the format of a type that no element has is NULL. */
MMAREF_INLINE void set_formats(mmaref_rules *rules, const mmaref_dot_types *types,
                                const mmaref_arithmetic *arithmetic)
{
    rules->arithmetic = arithmetic;
    rules->a = float_format(rules, MMAREF_OF_A, types->a);
    rules->b = float_format(rules, MMAREF_OF_B, types->b);
    rules->c = float_format(rules, MMAREF_OF_C, types->c);
    rules->d = float_format(rules, MMAREF_OF_D, types->d);
}

static bool is_f64(const mmaref_format_row *format)
{
    return format->width_log2 == 6;
}

static bool is_accumulator(const mmaref_format_row *format, uint32_t type)
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
    default: /* custom, or a unit's */
        return MMAREF_HAS_CUSTOM && type >= MMAREF_TYPE_OWN && format != NULL && format->shift == 0;
    }
}

static bool is_multiplicand(const mmaref_format_row *format)
{
    return format != NULL &&
           (MMAREF_HAS_CUSTOM || is_f64(format) || !mmaref_is_wide(format));
}

static bool types_exist(const mmaref_rules *rules, const mmaref_dot_types *types)
{
    return is_multiplicand(rules->a) && is_multiplicand(rules->b) && is_f64(rules->a) == is_f64(rules->b) &&
           is_accumulator(rules->c, types->c) && is_accumulator(rules->d, types->d);
}

static bool has_own(const mmaref_dot_types *types)
{
    return types->a == MMAREF_TYPE_OWN || types->b == MMAREF_TYPE_OWN || types->c == MMAREF_TYPE_OWN ||
           types->d == MMAREF_TYPE_OWN;
}

/* Whether the scale factors match the elements. Pre: the dot product has some. */
static bool has_scales(const mmaref_dot *dot)
{
    return (dot->scale_type == MMAREF_TYPE_UE8M0 || dot->scale_type == MMAREF_TYPE_UE4M3) &&
           dot->scale_a != NULL && dot->scale_b != NULL && dot->scale_length != 0 &&
           dot->count % dot->scale_length == 0 && dot->count / dot->scale_length <= MMAREF_SCALES_MAX;
}

/* Whether the block's group and interleave divide the number of products. */
static mmaref_status check_count(const mmaref_arithmetic *arithmetic, uint16_t count, mmaref_error *error)
{
    if (arithmetic->group != 0 && count % arithmetic->group != 0) {
        return mmaref_fail_field(error, MMAREF_REASON_NO_DIVISOR_OF_COUNT, MMAREF_FIELD_GROUP);
    }
    if (arithmetic->interleave != 0 && count % (2u * arithmetic->interleave) != 0) {
        return mmaref_fail_field(error, MMAREF_REASON_NO_DIVISOR_OF_COUNT, MMAREF_FIELD_INTERLEAVE);
    }
    return MMAREF_OK;
}

/* Whether the block suits the scale factors. */
static mmaref_status check_scales(const mmaref_arithmetic *arithmetic, const mmaref_dot *dot, mmaref_error *error)
{
    const bool e2m1 = dot->types.a == MMAREF_TYPE_E2M1 && dot->types.b == MMAREF_TYPE_E2M1;
    mmaref_status status = mmaref_blocks_fit(arithmetic, dot->scale_type, e2m1 && dot->scale_type != 0, error);

    return status == MMAREF_OK && arithmetic->block != 0 && dot->scale_length % arithmetic->block != 0
               ? mmaref_fail_field(error, MMAREF_REASON_NO_DIVISOR, MMAREF_FIELD_BLOCK)
               : status;
}

static mmaref_status check_dot(const mmaref_rules *rules, const mmaref_dot *dot, mmaref_error *error)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    mmaref_status status = mmaref_arithmetic_check(NULL, arithmetic, error);

    if (status == MMAREF_OK && has_own(&dot->types) && arithmetic->own_exponent_bits == 0) {
        status = mmaref_fail_field(error, MMAREF_REASON_NEEDS_OWN, MMAREF_FIELD_OWN_EXPONENT_BITS);
    }
    if (status == MMAREF_OK && (is_f64(rules->a) || is_f64(rules->c) || is_f64(rules->d))) {
        status = mmaref_arithmetic_fits_f64(arithmetic, error);
    }
    if (status == MMAREF_OK && is_f64(rules->a)) {
        status = mmaref_arithmetic_fits_f64_products(arithmetic, error);
    }
    if (status == MMAREF_OK && dot->random == NULL && mmaref_is_stochastic(arithmetic)) {
        status = mmaref_fail_field(error, MMAREF_REASON_NEEDS_RANDOM,
                                   arithmetic->rounding == MMAREF_ROUND_STOCHASTIC ? MMAREF_FIELD_ROUNDING
                                                                                   : MMAREF_FIELD_PRODUCT_ROUNDING);
    }
    if (status == MMAREF_OK) {
        status = check_scales(arithmetic, dot, error);
    }
    return status == MMAREF_OK ? check_count(arithmetic, dot->count, error) : status;
}

/* A line of the caller's patterns, which are not copied. */
static void pattern_line(mmaref_line *line, const mmaref_rules *rules, const mmaref_format_row *format,
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
    line->prescaled = false;
    line->may_be_special = mmaref_has_nan(format); /* not examined */
}

/* Sets the scale factors of a line. */
static void set_factors(mmaref_line *line, const mmaref_rules *rules, const mmaref_dot *dot, const uint8_t *factors)
{
    uint8_t i;

    line->factor_count = (uint8_t)(dot->count / dot->scale_length);
    line->factor_format = &mmaref_format_rows[dot->scale_type];
    line->prescaled = rules->arithmetic->block == 0;
    line->may_be_special = true;
    for (i = 0; i < line->factor_count; i++) {
        line->factors[i] = factors[i];
    }
}

#define PACKED 32 /* longest line that is packed before the steps */

/* Packs the elements of a line of patterns. Pre: they are not wide. */
static void pack_line(mmaref_line *line, int32_t *elements)
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

MMAREF_NOINLINE static uint64_t dot_packed(const mmaref_rules *rules, mmaref_line *row, mmaref_line *column,
                                             uint64_t c)
{
    int32_t elements[2][PACKED];

    pack_line(row, elements[0]);
    pack_line(column, elements[1]);
    return mmaref_dot_element(rules, row, column, c);
}

void mmaref_dot_lines(const mmaref_rules *rules, const mmaref_dot *dot, mmaref_line lines[2])
{
    pattern_line(&lines[0], rules, rules->a, dot->a);
    pattern_line(&lines[1], rules, rules->b, dot->b);
    if (dot->scale_type != 0) {
        set_factors(&lines[0], rules, dot, dot->scale_a);
        set_factors(&lines[1], rules, dot, dot->scale_b);
    }
}

uint64_t mmaref_dot_by_itself(const mmaref_rules *rules, const mmaref_dot *dot)
{
    mmaref_line lines[2];

    mmaref_dot_lines(rules, dot, lines);
    return dot->scale_type == 0 && rules->elements <= PACKED && !mmaref_is_wide(rules->a) && !mmaref_is_wide(rules->b)
               ? dot_packed(rules, &lines[0], &lines[1], dot->c)
               : mmaref_dot_element(rules, &lines[0], &lines[1], dot->c);
}

mmaref_status mmaref_dot_open(mmaref_rules *rules, const mmaref_dot *dot, const mmaref_arithmetic *arithmetic,
                              uint32_t *coverage, mmaref_error *error)
{
    mmaref_status status;

    if (dot->a == NULL || dot->b == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_DOT);
    }
    set_formats(rules, &dot->types, arithmetic);
    rules->random = dot->random;
    rules->coverage = coverage;
    if (!types_exist(rules, &dot->types) || (dot->scale_type != 0 && is_f64(rules->a))) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES);
    }
    if (dot->count == 0 || dot->count > (is_f64(rules->a) ? COUNT_F64 : MMAREF_DOT_MAX)) {
        return mmaref_fail(error, MMAREF_REASON_DOT_COUNT);
    }
    if (dot->scale_type != 0 && !has_scales(dot)) {
        return mmaref_fail(error, MMAREF_REASON_DOT_SCALES);
    }
    if (!MMAREF_HAS_FLOAT || (!MMAREF_HAS_F64 && is_f64(rules->a)) || (!MMAREF_HAS_SCALE && dot->scale_type != 0)) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    status = check_dot(rules, dot, error);
    if (status == MMAREF_OK) {
        rules->rounding = arithmetic->rounding;
        mmaref_rules_complete(rules, (uint8_t)dot->count, 0);
    }
    return status;
}

/* ---- Integers ----------------------------------------------------------- */

/* An integer of 8 or 4 bits. */
static int32_t integer_of(uint32_t type, uint64_t bits)
{
    uint32_t width = type <= MMAREF_TYPE_U8 ? 8 : 4, sign = 1u << (width - 1);
    uint32_t value = (uint32_t)bits & (2 * sign - 1);

    return type == MMAREF_TYPE_S8 || type == MMAREF_TYPE_S4 ? (int32_t)(value ^ sign) - (int32_t)sign : (int32_t)value;
}

/* 128 products are below 2^23 together, so that the sum with C fits 64 bits; it wraps or is clamped once. */
static mmaref_status dot_integers(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic, uint64_t *d,
                                  mmaref_error *error)
{
    bool clamps = arithmetic != NULL && arithmetic->overflow == MMAREF_OVERFLOW_SATURATE;
    int64_t sum = (int64_t)((uint32_t)dot->c ^ 0x80000000u) - (int64_t)0x80000000u;
    const uint32_t a = mmaref_type_alike(dot->types.a), b = mmaref_type_alike(dot->types.b);
    uint16_t k;

    if (!mmaref_is_integer(b) || dot->types.c != MMAREF_TYPE_S32 || dot->types.d != MMAREF_TYPE_S32 ||
        dot->scale_type != 0) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES);
    }
    if (dot->count == 0 || dot->count > MMAREF_DOT_MAX) {
        return mmaref_fail(error, MMAREF_REASON_DOT_COUNT);
    }
    if (!MMAREF_HAS_INTEGER) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    for (k = 0; k < dot->count; k++) {
        sum += integer_of(a, dot->a[k]) * integer_of(b, dot->b[k]);
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

mmaref_status mmaref_dot_add(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic, uint64_t *d,
                             uint32_t *coverage, mmaref_error *error)
{
    mmaref_rules rules;
    mmaref_status status;

    if (dot == NULL || dot->a == NULL || dot->b == NULL || d == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_DOT);
    }
    if (mmaref_is_integer(dot->types.a)) {
        return dot_integers(dot, arithmetic, d, error);
    }
    status = mmaref_dot_open(&rules, dot, arithmetic, coverage, error);
    if (MMAREF_HAS_FLOAT && status == MMAREF_OK) {
        *d = mmaref_dot_by_itself(&rules, dot);
    }
    return status;
}

/* ---- Flags ------------------------------------------------------------- */

uint8_t mmaref_flags(uint32_t coverage)
{
    const uint32_t invalid = MMAREF_COVER_SIGNALLING | MMAREF_COVER_INF_TIMES_ZERO | MMAREF_COVER_INF_MINUS_INF;
    const uint32_t inexact = MMAREF_COVER_TRUNCATED | MMAREF_COVER_INEXACT | MMAREF_COVER_TINY | MMAREF_COVER_OVERFLOW;

    return (uint8_t)(((coverage & inexact) != 0 ? MMAREF_FLAG_INEXACT : 0) |
                     ((coverage & MMAREF_COVER_TINY) != 0 ? MMAREF_FLAG_UNDERFLOW : 0) |
                     ((coverage & MMAREF_COVER_OVERFLOW) != 0 ? MMAREF_FLAG_OVERFLOW : 0) |
                     ((coverage & invalid) != 0 ? MMAREF_FLAG_INVALID : 0));
}

/* ---- Order ------------------------------------------------------------ */

void mmaref_dot_rules_open(mmaref_rules *rules, const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                       uint16_t count)
{
    set_formats(rules, types, arithmetic);
    rules->rounding = arithmetic->rounding;
    rules->coverage = NULL;
    rules->random = NULL;
    mmaref_rules_complete(rules, (uint8_t)count, 0);
}

/* The rules of `count` products. The types do not matter for the order. */
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
        uint16_t steps = (uint16_t)((rules.group + rules.products - 1u) / rules.products); /* per group */
        *step = (uint16_t)(taken / rules.group * steps + taken % rules.group / rules.products);
    }
    return MMAREF_OK;
}
