/* SPDX-License-Identifier: MIT */
/* One dot product by itself. See mmaref.h. */
#include "mmaref_internal.h"

#define K_MAX_F64 16

static const mmaref_format_row *float_format(uint8_t type)
{
    if (type == 0 || type >= MMAREF_FORMATS || mmaref_format_rows[type].kind != MMAREF_KIND_FLOAT) {
        return NULL;
    }
    return &mmaref_format_rows[type];
}

static bool is_accumulator(uint8_t type)
{
    return type == MMAREF_WORD_F16 || type == MMAREF_WORD_F32 || type == MMAREF_WORD_F64;
}

/* A multiplicand's significand must fit a factor, or be f64 on both sides. */
static bool types_match(const mmaref_dot_types *types)
{
    const mmaref_format_row *a = float_format(types->a), *b = float_format(types->b);
    bool both_f64 = types->a == MMAREF_WORD_F64 && types->b == MMAREF_WORD_F64;

    return a != NULL && b != NULL && is_accumulator(types->c) && is_accumulator(types->d) &&
           (both_f64 || (a->fraction_bits < 15 && b->fraction_bits < 15));
}

static mmaref_status check(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                           uint16_t count, mmaref_error *error)
{
    mmaref_status status = mmaref_arithmetic_check(arithmetic, error);
    bool f64;

    if (status != MMAREF_OK) {
        return status;
    }
    f64 = types->a == MMAREF_WORD_F64 || types->d == MMAREF_WORD_F64 || types->c == MMAREF_WORD_F64;
    if (f64 && (arithmetic->fraction_bits != MMAREF_UNLIMITED || arithmetic->step_type != 0)) {
        (void)mmaref_fail(error, MMAREF_E_ARITHMETIC, "f64 is computed without loss, in f64");
        return MMAREF_E_ARITHMETIC;
    }
    if (arithmetic->block != 0 || (arithmetic->group != 0 && count % arithmetic->group != 0) ||
        (arithmetic->interleave != 0 && count % (2u * arithmetic->interleave) != 0)) {
        return mmaref_fail(error, MMAREF_E_ARITHMETIC, "block, group or interleave does not fit the count");
    }
    return MMAREF_OK;
}

/* Elements of one operand in processing order. */
static uint8_t decode(const mmaref_format_row *format, const mmaref_arithmetic *arithmetic,
                      const uint64_t *from, uint8_t count, const mmaref_factors *to)
{
    uint32_t bits[MMAREF_DOT_MAX];
    uint8_t k;

    for (k = 0; k < count; k++) {
        bits[mmaref_step_position(arithmetic, count, k)] = (uint32_t)from[k];
    }
    return mmaref_factors_decode(format, mmaref_decode_flags(arithmetic), bits, count, to);
}

static uint64_t dot_narrow(const mmaref_dot_rules *rules, const uint64_t *a, const uint64_t *b,
                           uint8_t count, uint64_t c)
{
    uint16_t significand[2][MMAREF_DOT_MAX];
    int16_t exponent[2][MMAREF_DOT_MAX];
    mmaref_dot_elements elements = { { NULL, NULL }, { NULL, NULL }, NULL, NULL, NULL, NULL, 0, 0 };

    elements.a.significand = significand[0];
    elements.a.exponent = exponent[0];
    elements.b.significand = significand[1];
    elements.b.exponent = exponent[1];
    elements.count = count;
    elements.special = decode(rules->a, rules->arithmetic, a, count, &elements.a);
    elements.special |= decode(rules->b, rules->arithmetic, b, count, &elements.b);
    return mmaref_dot(rules, &elements, c);
}

static uint64_t dot_f64(const mmaref_dot_rules *rules, const uint64_t *a, const uint64_t *b,
                        uint8_t count, uint64_t c)
{
    uint64_t x[K_MAX_F64], y[K_MAX_F64];
    mmaref_dot_elements elements = { { NULL, NULL }, { NULL, NULL }, NULL, NULL, NULL, NULL, 0, 1 };
    uint8_t k;

    for (k = 0; k < count; k++) {
        uint8_t at = mmaref_step_position(rules->arithmetic, count, k);
        x[at] = a[k];
        y[at] = b[k];
    }
    elements.a64 = x;
    elements.b64 = y;
    elements.count = count;
    return mmaref_dot(rules, &elements, c);
}

mmaref_status mmaref_dot_add(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                             const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
                             uint64_t *d, uint32_t *coverage, mmaref_error *error)
{
    mmaref_dot_rules rules;
    mmaref_status status;

    if (types == NULL || a == NULL || b == NULL || d == NULL || !types_match(types) || count == 0 ||
        count > (types->a == MMAREF_WORD_F64 ? K_MAX_F64 : MMAREF_DOT_MAX)) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "a type, the count or an array is not there");
    }
    status = check(types, arithmetic, count, error);
    if (status != MMAREF_OK) {
        return status;
    }
    rules.arithmetic = arithmetic;
    rules.a = float_format(types->a);
    rules.b = float_format(types->b);
    rules.c = float_format(types->c);
    rules.d = float_format(types->d);
    rules.step = arithmetic->step_type == 0 ? rules.d : &mmaref_format_rows[arithmetic->step_type];
    rules.rounding = arithmetic->rounding;
    rules.coverage = coverage;
    *d = types->a == MMAREF_WORD_F64 ? dot_f64(&rules, a, b, (uint8_t)count, c)
                                     : dot_narrow(&rules, a, b, (uint8_t)count, c);
    return MMAREF_OK;
}
