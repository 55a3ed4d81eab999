/* SPDX-License-Identifier: MIT */
/* One dot product by itself: computed, and explained: the order of its products, and its sums term by term.
 * See mmaref.h. */
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

/* The block and the formats of rules, which are NULL of types that no element has. */
MMAREF_INLINE void open_formats(mmaref_dot_rules *rules, const mmaref_dot_types *types,
                                const mmaref_arithmetic *arithmetic)
{
    rules->arithmetic = arithmetic;
    rules->scaled = false;
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
    mmaref_rounder_open(&pair.rounder, step->rules, MMAREF_LEADING_F64);
    step->tile = NULL;
    step->by.f64 = &pair;
    return mmaref_dot(step, c);
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
    return mmaref_dot(step, c);
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
    return mmaref_dot(step, c);
}

static bool is_wider_than_tile(const mmaref_format_row *format)
{
    return MMAREF_HAS_CUSTOM && format->fraction_bits > MMAREF_MULTIPLICAND_FRACTION;
}

/* Pre: the rules are complete. */
static uint64_t compute(mmaref_dot_rules *rules, const uint64_t *a, const uint64_t *b, uint64_t c)
{
    mmaref_step step;

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

    open_formats(&rules, types, arithmetic);
    rules.random = random;
    rules.coverage = coverage;
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
        rules.rounding = arithmetic->rounding;
        mmaref_rules_complete(&rules, (uint8_t)count, 0);
        *d = compute(&rules, a, b, c);
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
static void open_rules(mmaref_dot_rules *rules, const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                       uint16_t count)
{
    open_formats(rules, types, arithmetic);
    rules->rounding = arithmetic->rounding;
    rules->coverage = NULL;
    rules->random = NULL;
    mmaref_rules_complete(rules, (uint8_t)count, 0);
}

/* The rules of `count` products; of any types, as their number is all that matters. */
static mmaref_status open_order(mmaref_dot_rules *rules, const mmaref_arithmetic *arithmetic, uint16_t count)
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
    open_rules(rules, &any, arithmetic, count);
    return MMAREF_OK;
}

mmaref_status mmaref_dot_order(const mmaref_arithmetic *arithmetic, uint16_t count, uint16_t taken,
                               uint16_t *element, uint16_t *step)
{
    mmaref_dot_rules rules;
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

/* ---- Term by term ----------------------------------------------------- */

/* A dot product on its way. The rules of the whole are opened anew where they are needed: they would take too much of
 * the stack while a step is computed. */
typedef struct {
    const mmaref_dot_types *whole;
    const mmaref_arithmetic *arithmetic;
    mmaref_dot_types types;   /* of a step by itself: C is of the type of the running value, D of that of steps */
    mmaref_arithmetic single; /* the block of a step by itself */
    mmaref_dot_listener *listener;
    uint64_t value;           /* the running value, a pattern of types.c */
    uint16_t first, count;    /* the products of a step, in the order of steps */
    uint16_t total;
    bool accumulates;         /* whether the running value is a term */
} explained;

static void open_whole(mmaref_dot_rules *rules, const explained *e)
{
    open_rules(rules, e->whole, e->arithmetic, e->total);
}

/* A number as a public value. */
static void to_value(const mmaref_number *number, mmaref_value *value)
{
    value->negative = number->negative != 0;
    value->significand = number->special == MMAREF_NUMBER_FINITE ? number->significand : 0;
    value->exponent = number->special == MMAREF_NUMBER_FINITE && number->significand != 0 ? number->exponent : 0;
    value->kind = number->special == MMAREF_NUMBER_NAN        ? MMAREF_VALUE_NAN
                  : number->special == MMAREF_NUMBER_INFINITY ? MMAREF_VALUE_INFINITY
                  : number->significand == 0                  ? MMAREF_VALUE_ZERO
                  : number->scale > mmaref_number_leading(number) ? MMAREF_VALUE_SUBNORMAL
                                                                  : MMAREF_VALUE_NORMAL;
}

/* A multiplicand as the block takes it; returns the exponent by which it is aligned. */
static int16_t take_factor(const explained *e, const mmaref_format_row *format, uint64_t bits, mmaref_value *value)
{
    mmaref_number number;
    mmaref_multiplicand multiplicand;

    if (format->width_log2 == 6) {
        mmaref_number_unpack(format, bits, e->single.subnormals, &number);
    } else if (format->fraction_bits > MMAREF_MULTIPLICAND_FRACTION) {
        mmaref_wide_unpack(format, e->single.subnormals, bits, &number);
    } else {
        mmaref_multiplicand_unpack(format, mmaref_unpack_flags(&e->single), (uint32_t)bits, &multiplicand);
        mmaref_multiplicand_widen(&multiplicand, &number);
        number.significand >>= MMAREF_MULTIPLICAND_FRACTION - format->fraction_bits; /* where its fraction ends */
        number.exponent = (int16_t)(number.scale - format->fraction_bits);
    }
    to_value(&number, value);
    return number.scale;
}

/* The running value as a term. */
static void take_value(const explained *e, const mmaref_dot_rules *rules, mmaref_dot_term *term)
{
    const mmaref_format_row *format = mmaref_rules_format(rules, e->types.c);
    mmaref_number number;

    mmaref_number_unpack(format, e->value, e->single.subnormals, &number);
    if (format != rules->step && number.significand != 0) {
        number.scale = mmaref_number_leading(&number); /* C is widened first */
    }
    to_value(&number, &term->a);
    term->b.kind = MMAREF_VALUE_NORMAL;
    term->b.negative = false;
    term->b.significand = 1;
    term->b.exponent = 0;
    term->exponent = number.scale;
    term->element = MMAREF_DOT_MAX;
}

static bool is_special_term(const mmaref_dot_term *term)
{
    return term->a.kind >= MMAREF_VALUE_INFINITY || term->b.kind >= MMAREF_VALUE_INFINITY;
}

static bool is_zero_term(const mmaref_dot_term *term)
{
    return term->a.significand == 0 || term->b.significand == 0;
}

/* Term k of a step: the running value, then the products. */
static void take_term(const explained *e, const mmaref_dot_rules *rules, uint16_t k, mmaref_dot_term *term)
{
    uint16_t at = (uint16_t)(e->first + k - e->accumulates);

    term->kept = 0;
    term->lost = 0;
    if (e->accumulates && k == 0) {
        take_value(e, rules, term);
    } else {
        const mmaref_dot_listener *l = e->listener;
        term->exponent = take_factor(e, rules->a, l->a[at], &term->a);
        term->exponent = (int16_t)(term->exponent + take_factor(e, rules->b, l->b[at], &term->b));
        term->element = mmaref_step_element(rules->interleave, (uint8_t)e->total, (uint8_t)at);
    }
    if (is_zero_term(term) || is_special_term(term)) {
        term->exponent = 0;
    }
}

/* What a step is, its maximum exponent and its grid. */
static void open_step(const explained *e, const mmaref_dot_rules *rules, mmaref_dot_step *step)
{
    uint16_t terms = (uint16_t)(e->count + e->accumulates), k;
    int16_t max = e->single.exponent_floor;
    mmaref_dot_term term;

    step->kind = e->single.fraction_bits == MMAREF_UNLIMITED ? MMAREF_STEP_EXACT : MMAREF_STEP_ALIGNED;
    if (e->single.adder != MMAREF_ADDER_WINDOW || e->single.product_type != 0) {
        step->kind = MMAREF_STEP_TERMS;
    }
    for (k = 0; k < terms; k++) {
        take_term(e, rules, k, &term);
        if (is_special_term(&term)) {
            step->kind = MMAREF_STEP_SPECIAL;
        } else if (!is_zero_term(&term) && term.exponent > max) {
            max = term.exponent;
        }
    }
    step->type = e->types.d;
    step->sum = 0;
    step->result = 0;
    step->max_exponent = max == MMAREF_NO_FLOOR ? 0 : max;
    step->grid = (int16_t)(step->max_exponent - e->single.fraction_bits);
    if (step->kind != MMAREF_STEP_ALIGNED) {
        step->max_exponent = 0;
        step->grid = 0;
    }
}

/* What mmaref_align says, of a magnitude of up to 48 bits, which dot_terms.c adds. */
static int64_t align_wide(const mmaref_dot_rules *rules, uint64_t magnitude, bool negative, int16_t up)
{
    mmaref_number term;
    bool lost;

    term.significand = magnitude;
    term.negative = negative;
    return mmaref_align_wide(rules, &term, up, &lost);
}

/* Aligns a term by the engine's own rule. Factors of aligned steps have at most 24 bits each. */
static void align_term(const mmaref_dot_rules *rules, const mmaref_dot_step *step, mmaref_dot_term *term)
{
    uint64_t magnitude = term->a.significand * term->b.significand;
    int16_t up = (int16_t)(term->a.exponent + term->b.exponent - step->grid);
    bool negative = term->a.negative != term->b.negative;

    if (magnitude == 0) {
        return;
    }
    term->kept = mmaref_takes_terms(rules) ? align_wide(rules, magnitude, negative, up)
                                           : mmaref_align(rules, (uint32_t)magnitude, negative, up);
    term->lost = up >= 0 ? 0 : up <= -64 ? magnitude : magnitude & (((uint64_t)1 << -up) - 1);
}

/* What a step is, and its terms; their sum where they are aligned. Not inlined: what it takes of the stack is given
 * back before the step is computed. */
MMAREF_NOINLINE static void report_terms(const explained *e, mmaref_dot_step *step)
{
    uint16_t terms = (uint16_t)(e->count + e->accumulates), k;
    mmaref_dot_rules rules;
    mmaref_dot_term term;
    int64_t sum = 0;

    open_whole(&rules, e);
    open_step(e, &rules, step);
    for (k = 0; k < terms; k++) {
        take_term(e, &rules, k, &term);
        if (step->kind == MMAREF_STEP_ALIGNED) {
            align_term(&rules, step, &term);
            sum += term.kept;
        }
        e->listener->report(step, &term, e->listener->context);
    }
    step->sum = sum;
}

/* Computes a step by itself. */
MMAREF_NOINLINE static uint64_t compute_step(const explained *e)
{
    mmaref_dot_rules rules;

    open_rules(&rules, &e->types, &e->single, e->count);
    rules.accumulates = e->accumulates;
    return compute(&rules, e->listener->a + e->first, e->listener->b + e->first, e->value);
}

/* Reports a step's terms, has it computed by itself, and reports that. The result is the running value. */
static void take_step(explained *e, mmaref_dot_step *step)
{
    report_terms(e, step);
    e->value = compute_step(e);
    step->result = e->value;
    e->listener->report(step, NULL, e->listener->context);
    e->types.c = e->types.d;
    e->first = (uint16_t)(e->first + e->count);
    e->accumulates = true;
}

/* Reports what is done to the result of steps behind them. */
static void report_after(const explained *e, mmaref_dot_step *step, uint8_t kind, uint8_t type, uint64_t result)
{
    step->kind = kind;
    step->type = type;
    step->max_exponent = 0;
    step->grid = 0;
    step->sum = 0;
    step->result = result;
    e->listener->report(step, NULL, e->listener->context);
}

/* C, a pattern of a type, plus the running value. */
MMAREF_NOINLINE static uint64_t add_c(const explained *e, uint8_t c_type, uint64_t c)
{
    mmaref_dot_rules rules;

    open_whole(&rules, e);
    return mmaref_add_after(&rules, mmaref_rules_format(&rules, c_type), c, e->value);
}

MMAREF_NOINLINE static uint64_t convert(const explained *e)
{
    mmaref_dot_rules rules;

    open_whole(&rules, e);
    return mmaref_dot_convert(&rules, e->value);
}

/* The products of a group and, at most, of a step. */
typedef struct {
    uint8_t group, step;
} lengths;

/* The steps of a group, the first one having the number step->number. */
static void explain_group(explained *e, lengths products, mmaref_dot_step *step)
{
    uint16_t end = (uint16_t)(e->first + products.group);
    uint8_t accumulate = e->arithmetic->accumulate, c_type = e->types.c;
    bool after = MMAREF_HAS_EXACT && accumulate != MMAREF_ACCUMULATE_FUSED;
    uint64_t c = e->value;

    if (after) {
        e->value = 0;
        e->types.c = e->types.d;
        e->accumulates = accumulate == MMAREF_ACCUMULATE_AFTER;
    }
    while (e->first != end) {
        e->count = (uint16_t)(end - e->first);
        e->count = products.step < e->count ? products.step : e->count;
        take_step(e, step);
        step->number++;
    }
    if (after) {
        e->value = add_c(e, c_type, c);
        step->number--;
        report_after(e, step, MMAREF_STEP_ADD_C, e->types.d, e->value);
        step->number++;
    }
}

/* Puts the elements in the order of steps. Pre: mmaref_dot_add accepts all of it. */
MMAREF_NOINLINE static lengths open_explained(explained *e, const uint64_t *a, const uint64_t *b)
{
    mmaref_dot_rules rules;
    lengths products;
    uint16_t k;

    open_whole(&rules, e);
    e->types = *e->whole;
    e->types.d = e->arithmetic->step_type != 0 ? e->arithmetic->step_type : e->whole->d;
    e->single = *e->arithmetic;
    e->single.products = 0;
    e->single.interleave = 0;
    e->single.group = 0;
    e->single.accumulate = MMAREF_ACCUMULATE_FUSED;
    e->single.step_type = 0;
    e->first = 0;
    e->accumulates = true;
    for (k = 0; k < e->total; k++) {
        uint8_t element = mmaref_step_element(rules.interleave, (uint8_t)e->total, (uint8_t)k);
        e->listener->a[k] = a[element];
        e->listener->b[k] = b[element];
    }
    products.group = rules.group;
    products.step = rules.products;
    return products;
}

mmaref_status mmaref_dot_explain(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                                 const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
                                 mmaref_dot_listener *listener, uint64_t *d, mmaref_error *error)
{
    mmaref_status status;
    mmaref_dot_step step;
    lengths products;
    explained e;

    if (listener == NULL || listener->report == NULL || d == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_DOT);
    }
    if (types != NULL && types->a >= MMAREF_TYPE_S8 && types->a <= MMAREF_TYPE_U4) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES); /* integers lose nothing that is to be explained */
    }
    status = compute_any(types, arithmetic, a, b, count, c, NULL, &e.value, NULL, error);
    if (!MMAREF_HAS_FLOAT || status != MMAREF_OK) {
        return status;
    }
    e.whole = types;
    e.arithmetic = arithmetic;
    e.listener = listener;
    e.total = count;
    e.value = c;
    products = open_explained(&e, a, b);
    step.number = 0;
    while (e.first != count) {
        explain_group(&e, products, &step);
    }
    if (e.types.d != types->d) {
        e.value = convert(&e);
        step.number--;
        report_after(&e, &step, MMAREF_STEP_CONVERT, types->d, e.value);
    }
    *d = e.value;
    return MMAREF_OK;
}
