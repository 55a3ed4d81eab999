/* SPDX-License-Identifier: MIT */
/* One dot product by itself. See mmaref.h. */
#include "dot.h"

/* The types of matrix elements are f16 to e2m1; behind them come types of scale factors, integers and
 * containers. A table of a product may end before. */
static const mmaref_format_row *float_format(const mmaref_dot_rules *rules, uint8_t type)
{
    if (MMAREF_HAS_OWN && type == MMAREF_TYPE_OWN) {
        return mmaref_rules_format(rules, type);
    }
    if (type < MMAREF_TYPE_F16 || type > MMAREF_TYPE_E2M1 || type >= MMAREF_FORMATS) {
        return NULL;
    }
    return &mmaref_format_rows[type];
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
           (MMAREF_HAS_CUSTOM || is_f64(format) || format->fraction_bits <= MMAREF_MULTIPLICAND_FRACTION);
}

static bool types_exist(const mmaref_dot_rules *rules, const mmaref_dot_types *types)
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

static mmaref_status check_dot(const mmaref_dot_rules *rules, const mmaref_dot_types *types, uint16_t count,
                               mmaref_error *error)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    mmaref_status status = mmaref_arithmetic_check(arithmetic, error);

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

static void open_line_of_patterns(mmaref_line_f64 *line, const mmaref_step *step, const uint64_t *patterns)
{
    uint8_t k;

    line->place.patterns = patterns;
    for (k = 0; k < step->rules->elements; k++) {
        line->cell[k] = mmaref_step_element(step->rules->interleave, step->rules->elements, k);
    }
}

MMAREF_NOINLINE static uint64_t dot_f64(mmaref_step *step, const uint64_t *a, const uint64_t *b, uint64_t c)
{
    mmaref_pair_f64 pair;
#if MMAREF_KEEPS_F64
    mmaref_factor_f64 row[MMAREF_COUNT_F64], column[MMAREF_COUNT_F64];
#endif

    open_line_of_patterns(&pair.a, step, a);
    open_line_of_patterns(&pair.b, step, b);
#if MMAREF_KEEPS_F64
    mmaref_line_unpack_f64(&pair.a, step->rules->elements, row);
    mmaref_line_unpack_f64(&pair.b, step->rules->elements, column);
#endif
    mmaref_rounder_open(&pair.rounder, step->rules, step->rules->rounding, MMAREF_LEADING_F64);
    step->tile = NULL;
    step->by.f64 = &pair;
    return mmaref_dot_exact(step, c);
}

MMAREF_NOINLINE static uint64_t dot_tile(mmaref_step *step, mmaref_dot_rules *rules, const uint64_t *a,
                                         const uint64_t *b, uint64_t c)
{
    mmaref_packed words[MMAREF_DOT_WORDS];
    mmaref_rounders rounders;
    mmaref_tile tile;

    tile.work = NULL;
    tile.words = words;
    tile.room = MMAREF_DOT_WORDS;
    tile.source[0].from.patterns = a;
    tile.source[1].from.patterns = b;
    tile.pairs[0] = tile.pairs[1] = false;
    tile.count = step->rules->elements;
    tile.columns = 1;
    tile.start[0] = tile.start[1] = 0;
    mmaref_tile_open(&tile, rules);
    mmaref_tile_columns(&tile);
    mmaref_tile_row(&tile);
    mmaref_step_open(step, &rounders);
    step->tile = &tile;
    if (MMAREF_HAS_CUSTOM && rules->route >= MMAREF_ROUTE_EXACT_WORDS) {
        return mmaref_dot_terms(step, c);
    }
    if (MMAREF_HAS_EXACT && rules->route >= MMAREF_ROUTE_CHAIN) {
        return mmaref_dot_exact(step, c);
    }
    return mmaref_dot_fused(step, c);
}

/* Elements of more bits than a tile holds stay where they are. */
MMAREF_NOINLINE static uint64_t dot_wide(mmaref_step *step, const uint64_t *a, const uint64_t *b, uint64_t c)
{
    mmaref_tile tile;

    tile.rules = step->rules;
    tile.work = NULL;
    tile.words = NULL;
    tile.room = 0;
    tile.source[0].from.patterns = a;
    tile.source[1].from.patterns = b;
    tile.count = step->rules->elements;
    tile.columns = 1;
    tile.chunks = 0;
    tile.special = 3; /* nobody has looked */
    tile.unpacked = tile.sparse = tile.folded = false;
    step->tile = &tile;
    return mmaref_dot_terms(step, c);
}

static bool is_wider_than_tile(const mmaref_format_row *format)
{
    return MMAREF_HAS_CUSTOM && format->fraction_bits > MMAREF_MULTIPLICAND_FRACTION;
}

static uint64_t compute(mmaref_dot_rules *rules, const uint64_t *a, const uint64_t *b, uint8_t count, uint64_t c)
{
    mmaref_step step;

    rules->rounding = rules->arithmetic->rounding;
    mmaref_rules_complete(rules, count, 0);
    step.rules = rules;
    step.column = 0;
    if (MMAREF_HAS_F64 && is_f64(rules->a)) {
        return dot_f64(&step, a, b, c);
    }
    return is_wider_than_tile(rules->a) || is_wider_than_tile(rules->b) ? dot_wide(&step, a, b, c)
                                                                        : dot_tile(&step, rules, a, b, c);
}

static mmaref_status dot_floats(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic, const uint64_t *a,
                                const uint64_t *b, uint16_t count, uint64_t c, const uint32_t *random, uint64_t *d,
                                uint32_t *coverage, mmaref_error *error)
{
    mmaref_dot_rules rules;
    mmaref_status status;

    rules.arithmetic = arithmetic;
    rules.random = random;
    rules.scaled = false;
    rules.coverage = coverage;
    mmaref_rules_open_own(&rules);
    rules.a = float_format(&rules, types->a);
    rules.b = float_format(&rules, types->b);
    rules.c = float_format(&rules, types->c);
    rules.d = float_format(&rules, types->d);
    if (!types_exist(&rules, types)) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES);
    }
    if (count == 0 || count > (is_f64(rules.a) ? MMAREF_COUNT_F64 : MMAREF_DOT_MAX)) {
        return mmaref_fail(error, MMAREF_REASON_DOT_COUNT);
    }
    if (!MMAREF_HAS_FLOAT || (!MMAREF_HAS_F64 && is_f64(rules.a))) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    status = check_dot(&rules, types, count, error);
    if (status == MMAREF_OK) {
        *d = compute(&rules, a, b, (uint8_t)count, c);
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
    int64_t sum = (int64_t)((uint32_t)c ^ MMAREF_HALF) - (int64_t)MMAREF_HALF;
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

mmaref_status mmaref_dot_compute(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic, const uint64_t *a,
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
    return mmaref_dot_compute(types, arithmetic, a, b, count, c, NULL, d, coverage, error);
}

mmaref_status mmaref_dot_add_random(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                                    const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
                                    uint32_t random, uint64_t *d, uint32_t *coverage, mmaref_error *error)
{
    return mmaref_dot_compute(types, arithmetic, a, b, count, c, &random, d, coverage, error);
}
