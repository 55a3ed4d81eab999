/* SPDX-License-Identifier: MIT */
/* One dot product by itself. See mmaref.h. */
#include "arithmetic.h"
#include "dot.h"

/* The types of matrix elements are f16 to e2m1; behind them come types of scale factors, integers and
 * containers. A table of a product may end before. */
static const mmaref_format_row *float_format(uint8_t type)
{
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
    return type == MMAREF_TYPE_F16 || type == MMAREF_TYPE_F32 || type == MMAREF_TYPE_F64;
}

/* A multiplicand's significand must fit the tile, or be f64 on both sides. */
static bool types_exist(const mmaref_dot_rules *rules, const mmaref_dot_types *types)
{
    if (rules->a == NULL || rules->b == NULL || !is_accumulator(types->c) || !is_accumulator(types->d)) {
        return false;
    }
    if (is_f64(rules->a)) {
        return is_f64(rules->b);
    }
    return rules->a->fraction_bits <= MMAREF_FACTOR_FRACTION && rules->b->fraction_bits <= MMAREF_FACTOR_FRACTION;
}

static mmaref_status check(const mmaref_dot_rules *rules, uint16_t count, mmaref_error *error)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    mmaref_status status = mmaref_arithmetic_check(arithmetic, error);

    if (status != MMAREF_OK) {
        return status;
    }
    if ((is_f64(rules->a) || is_f64(rules->c) || is_f64(rules->d)) &&
        (arithmetic->fraction_bits != MMAREF_UNLIMITED || arithmetic->step_type != 0)) {
        return mmaref_fail_field(error, MMAREF_REASON_F64_LOSSLESS,
                                 arithmetic->step_type != 0 ? MMAREF_FIELD_STEP_TYPE : MMAREF_FIELD_FRACTION_BITS);
    }
    if (arithmetic->block != 0) {
        return mmaref_fail_field(error, MMAREF_REASON_NO_BLOCK, MMAREF_FIELD_BLOCK);
    }
    if (arithmetic->group != 0 && count % arithmetic->group != 0) {
        return mmaref_fail_field(error, MMAREF_REASON_NO_DIVISOR_OF_COUNT, MMAREF_FIELD_GROUP);
    }
    if (arithmetic->interleave != 0 && count % (2u * arithmetic->interleave) != 0) {
        return mmaref_fail_field(error, MMAREF_REASON_NO_DIVISOR_OF_COUNT, MMAREF_FIELD_INTERLEAVE);
    }
    return MMAREF_OK;
}

static void open_line(mmaref_line_f64 *line, const mmaref_step *step, const uint64_t *patterns)
{
    uint8_t k;

    line->patterns = patterns;
    for (k = 0; k < step->elements; k++) {
        line->cell[k] = mmaref_step_element(step->rules->interleave, step->elements, k);
    }
}

MMAREF_NOINLINE static uint64_t dot_f64(mmaref_step *step, const uint64_t *a, const uint64_t *b, uint64_t c)
{
    mmaref_line_f64 x, y;
    mmaref_rounder rounder;

    open_line(&x, step, a);
    open_line(&y, step, b);
    mmaref_rounder_open(&rounder, step->rules, step->rules->rounding, MMAREF_LEADING_F64);
    step->tile = NULL;
    step->a64 = &x;
    step->b64 = &y;
    step->rounder = &rounder;
    return mmaref_dot_deep(step, c);
}

MMAREF_NOINLINE static uint64_t dot_tile(mmaref_step *step, const uint64_t *a, const uint64_t *b, uint64_t c)
{
    mmaref_packed words[MMAREF_DOT_WORDS];
    mmaref_rounder rounder;
    mmaref_tile tile;

    tile.rules = step->rules;
    tile.work = NULL;
    tile.words = words;
    tile.room = MMAREF_DOT_WORDS;
    tile.a.from.patterns = a;
    tile.b.from.patterns = b;
    tile.plain = false;
    tile.a.pairs = false;
    tile.b.pairs = false;
    tile.count = step->elements;
    tile.columns = 1;
    tile.row_start = 0;
    tile.column_start[0] = 0;
    mmaref_tile_open(&tile);
    mmaref_tile_columns(&tile);
    mmaref_tile_row(&tile);
    mmaref_chain_open(&rounder, step->rules);
    step->rounder = &rounder;
    step->tile = &tile;
    return mmaref_is_deep(step->rules->arithmetic) ? mmaref_dot_deep(step, c) : mmaref_dot_fused(step, c);
}

mmaref_status mmaref_dot_add(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                             const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
                             uint64_t *d, uint32_t *coverage, mmaref_error *error)
{
    mmaref_dot_rules rules;
    mmaref_step step;
    mmaref_status status;

    if (types != NULL) {
        rules.a = float_format(types->a);
        rules.b = float_format(types->b);
        rules.c = float_format(types->c);
        rules.d = float_format(types->d);
    }
    if (types == NULL || a == NULL || b == NULL || d == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_DOT);
    }
    if (!types_exist(&rules, types)) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES);
    }
    if (count == 0 || count > (is_f64(rules.a) ? MMAREF_COUNT_F64 : MMAREF_DOT_MAX)) {
        return mmaref_fail(error, MMAREF_REASON_DOT_COUNT);
    }
    if (!MMAREF_HAS_FLOAT || (!MMAREF_HAS_F64 && is_f64(rules.a))) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    rules.arithmetic = arithmetic;
    rules.coverage = coverage;
    status = check(&rules, count, error);
    if (status == MMAREF_OK) {
        rules.rounding = arithmetic->rounding;
        mmaref_rules_complete(&rules, (uint8_t)count, 0);
        step.rules = &rules;
        step.elements = (uint8_t)count;
        step.column = 0;
        *d = MMAREF_HAS_F64 && is_f64(rules.a) ? dot_f64(&step, a, b, c) : dot_tile(&step, a, b, c);
    }
    return status;
}
