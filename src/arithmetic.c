/* SPDX-License-Identifier: MIT */
/* Arithmetic blocks: profiles, what can be computed, and the rules of a dot product that follow. See mmaref.h and
 * rules.h. */
#include "arithmetic.h"
#include "rules.h"

bool mmaref_field_in_range(uint8_t field, int16_t value)
{
    const mmaref_field_row *row = &mmaref_field_rows[field];

    if (value == row->first) {
        return true;
    }
    if (row->kind == MMAREF_FIELD_KIND_TYPE) {
        return value == MMAREF_TYPE_OWN || (value > 0 && value < 15 && (row->most >> value & 1) != 0);
    }
    return value >= row->least && value <= row->most;
}

int16_t mmaref_field_get(const mmaref_arithmetic *arithmetic, uint8_t field)
{
    if (field == MMAREF_FIELD_EXPONENT_FLOOR) { /* the one field of two bytes */
        return arithmetic->exponent_floor;
    }
    return ((const uint8_t *)arithmetic)[mmaref_field_rows[field].offset];
}

void mmaref_field_set(mmaref_arithmetic *arithmetic, uint8_t field, int16_t value)
{
    if (field == MMAREF_FIELD_EXPONENT_FLOOR) {
        arithmetic->exponent_floor = value;
    } else {
        ((uint8_t *)arithmetic)[mmaref_field_rows[field].offset] = (uint8_t)value;
    }
}

uint8_t mmaref_rounding_of(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic)
{
    switch (row->rounding) {
    case MMAREF_TOKEN_RN:
        return MMAREF_ROUND_NEAREST_EVEN;
    case MMAREF_TOKEN_RZ:
        return MMAREF_ROUND_ZERO;
    case MMAREF_TOKEN_RM:
        return MMAREF_ROUND_DOWN;
    case MMAREF_TOKEN_RP:
        return MMAREF_ROUND_UP;
    default:
        return arithmetic->rounding;
    }
}

mmaref_status mmaref_arithmetic_rounding(const mmaref_instruction *instruction,
                                         const mmaref_arithmetic *arithmetic, uint8_t *rounding)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);

    if (row == NULL || arithmetic == NULL || rounding == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    *rounding = mmaref_rounding_of(row, arithmetic);
    return MMAREF_OK;
}

static void set_first_words(mmaref_arithmetic *arithmetic)
{
    uint8_t field;

    for (field = 0; field < MMAREF_FIELDS; field++) {
        mmaref_field_set(arithmetic, field, mmaref_field_rows[field].first);
    }
}

mmaref_status mmaref_arithmetic_start(mmaref_arithmetic *arithmetic)
{
    if (arithmetic == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    set_first_words(arithmetic);
    arithmetic->rounding = MMAREF_ROUND_NEAREST_EVEN;
    arithmetic->overflow = MMAREF_OVERFLOW_ROUNDED;
    arithmetic->zero_sign = MMAREF_ZERO_IEEE;
    return MMAREF_OK;
}

mmaref_status mmaref_profile_get(uint8_t profile, const mmaref_instruction *instruction,
                             mmaref_arithmetic *arithmetic)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, NULL, &unpacked);
    const MMAREF_FLASH uint8_t *at = mmaref_arithmetic_rows;
    uint8_t before = 0; /* rows before that of the profile; an integer instruction ignores the block */

    if (row == NULL || arithmetic == NULL || profile >= MMAREF_PROFILES) {
        return MMAREF_E_ARGUMENT;
    }
    if ((mmaref_availabilities[row->availability].profiles >> profile & 1u) == 0) {
        return MMAREF_E_TARGET;
    }
    if (row->arithmetic_class != 0) {
        before = mmaref_profile_rows[mmaref_profiles[profile].row][row->arithmetic_class - 1];
    }
    for (; before != 0; at++) {
        before = (uint8_t)(before - (*at >= MMAREF_LAST_SETTING));
    }
    set_first_words(arithmetic);
    do {
        const MMAREF_FLASH uint8_t *setting = mmaref_settings[*at & ~MMAREF_LAST_SETTING];
        mmaref_field_set(arithmetic, setting[0],
                         (int16_t)(setting[0] == MMAREF_FIELD_EXPONENT_FLOOR ? -setting[1] : setting[1]));
    } while (*at++ < MMAREF_LAST_SETTING);
    arithmetic->fragments = mmaref_profiles[profile].fragments;
    arithmetic->rounding = mmaref_rounding_of(row, arithmetic);
    return MMAREF_OK;
}

mmaref_status mmaref_fail_field(mmaref_error *error, uint8_t reason, uint8_t field)
{
    return mmaref_fail_at(error, reason, 0, field);
}

#define wrong(error, reason, field) mmaref_fail_field(error, MMAREF_REASON_##reason, MMAREF_FIELD_##field)

#if MMAREF_HAS_CUSTOM
/* Whether the fields that no profile has go together. */
static mmaref_status check_custom(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    bool limited = arithmetic->fraction_bits != MMAREF_UNLIMITED;

    if (!MMAREF_HAS_OWN && arithmetic->own_exponent_bits != 0) {
        return wrong(error, NOT_IN_BUILD, OWN_EXPONENT_BITS);
    }
    if (arithmetic->adder == MMAREF_ADDER_TREE && limited) {
        return wrong(error, NEEDS_UNLIMITED, ADDER);
    }
    if (arithmetic->adder == MMAREF_ADDER_SORTED && !limited) {
        return wrong(error, NEEDS_FRACTION_BITS, ADDER);
    }
    if (arithmetic->block != 0 && arithmetic->adder != MMAREF_ADDER_WINDOW) {
        return wrong(error, NOT_WITH_BLOCKS, ADDER);
    }
    if (arithmetic->block != 0 && arithmetic->product_type != 0) {
        return wrong(error, NOT_WITH_BLOCKS, PRODUCT_TYPE);
    }
    if (arithmetic->block != 0 && arithmetic->align == MMAREF_ALIGN_STICKY) {
        return wrong(error, NOT_WITH_BLOCKS, ALIGN);
    }
    if (arithmetic->own_exponent_bits != 0 && arithmetic->own_fraction_bits == 0) {
        return wrong(error, NEEDS_OWN, OWN_FRACTION_BITS);
    }
    if (arithmetic->own_exponent_bits == 0 && arithmetic->step_type == MMAREF_TYPE_OWN) {
        return wrong(error, NEEDS_OWN, STEP_TYPE);
    }
    if (arithmetic->own_exponent_bits == 0 && arithmetic->product_type == MMAREF_TYPE_OWN) {
        return wrong(error, NEEDS_OWN, PRODUCT_TYPE);
    }
    return MMAREF_OK;
}

#else
/* Refuses what no profile has: MMAREF_WITHOUT_CUSTOM leaves it out. */
static mmaref_status check_custom(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    uint8_t field;

    if (arithmetic->align == MMAREF_ALIGN_STICKY) {
        return wrong(error, NOT_IN_BUILD, ALIGN);
    }
    if (arithmetic->rounding >= MMAREF_ROUND_ODD) {
        return wrong(error, NOT_IN_BUILD, ROUNDING);
    }
    if (arithmetic->overflow == MMAREF_OVERFLOW_SATURATE) {
        return wrong(error, NOT_IN_BUILD, OVERFLOW);
    }
    if (arithmetic->step_type != 0 && arithmetic->step_type != MMAREF_TYPE_F16 &&
        arithmetic->step_type != MMAREF_TYPE_F32) {
        return wrong(error, NOT_IN_BUILD, STEP_TYPE);
    }
    for (field = MMAREF_FIELD_ADDER; field < MMAREF_FIELDS; field++) {
        if (mmaref_field_get(arithmetic, field) != mmaref_field_rows[field].first) {
            return mmaref_fail_field(error, MMAREF_REASON_NOT_IN_BUILD, field);
        }
    }
    return MMAREF_OK;
}
#endif

/* Whether some dot product can be computed under a block. */
static mmaref_status check_block(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    uint8_t field;

    if (arithmetic == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_ARITHMETIC);
    }
    for (field = 0; field < MMAREF_FIELDS; field++) {
        if (!mmaref_field_in_range(field, mmaref_field_get(arithmetic, field))) {
            return mmaref_fail_field(error, MMAREF_REASON_OUT_OF_RANGE, field);
        }
    }
    if ((arithmetic->interleave & (arithmetic->interleave - 1)) != 0) {
        return wrong(error, NO_POWER_OF_TWO, INTERLEAVE);
    }
    if (arithmetic->group != 0 && arithmetic->accumulate == MMAREF_ACCUMULATE_FUSED) {
        return wrong(error, NEEDS_AFTER, GROUP);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->exponent_floor != MMAREF_NO_FLOOR) {
        return wrong(error, NEEDS_FRACTION_BITS, EXPONENT_FLOOR);
    }
    if (arithmetic->fraction_bits == MMAREF_UNLIMITED && arithmetic->align != MMAREF_ALIGN_TRUNCATE) {
        return wrong(error, NEEDS_FRACTION_BITS, ALIGN);
    }
    if (!MMAREF_HAS_EXACT && arithmetic->fraction_bits == MMAREF_UNLIMITED) {
        return wrong(error, NOT_IN_BUILD, FRACTION_BITS);
    }
    if (!MMAREF_HAS_EXACT && arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED) {
        return wrong(error, NOT_IN_BUILD, ACCUMULATE);
    }
    return check_custom(arithmetic, error);
}

mmaref_status mmaref_arithmetic_fits_f64(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    if (arithmetic->step_type != 0) {
        return wrong(error, F64_LOSSLESS, STEP_TYPE);
    }
    if (arithmetic->fraction_bits != MMAREF_UNLIMITED) {
        return wrong(error, F64_LOSSLESS, FRACTION_BITS);
    }
    return arithmetic->rounding == MMAREF_ROUND_STOCHASTIC ? wrong(error, NOT_OF_F64, ROUNDING) : MMAREF_OK;
}

mmaref_status mmaref_arithmetic_fits_f64_products(const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    if (arithmetic->adder != MMAREF_ADDER_WINDOW) {
        return wrong(error, NOT_OF_F64, ADDER);
    }
    return arithmetic->product_type != 0 ? wrong(error, NOT_OF_F64, PRODUCT_TYPE) : MMAREF_OK;
}

bool mmaref_sorts_too_many(const mmaref_arithmetic *arithmetic, uint16_t count, uint8_t halved)
{
    uint16_t products = arithmetic->group != 0 && arithmetic->group < count ? arithmetic->group : count;

    if (arithmetic->products != 0 && arithmetic->products < products) {
        products = arithmetic->products;
    } else if (arithmetic->products == 0 && arithmetic->interleave != 0) {
        products = (uint16_t)((products + 1) / 2);
    }
    return arithmetic->adder == MMAREF_ADDER_SORTED && products >> halved > MMAREF_SORTED_MAX;
}

/* Whether `part` divides a power of two; 0, which asks for no parts, does. */
static bool divides(uint8_t part, uint16_t power)
{
    return part <= power && (part & (part - 1)) == 0;
}

/* The scaled blocks of e2m1: `k` elements are summed block by block, in one step. Other scaled elements have none. */
static mmaref_status blocks_fit(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic, uint16_t k,
                                mmaref_error *error)
{
    bool exact = arithmetic->fraction_bits == MMAREF_UNLIMITED;

    if (arithmetic->block == 0) {
        return !exact && row->format[MMAREF_OPERAND_SCALE_A] == MMAREF_TYPE_UE4M3
                   ? wrong(error, NEEDS_BLOCK, BLOCK)
                   : MMAREF_OK;
    }
    if (row->arithmetic_class != MMAREF_CLASS_MXF4) {
        return wrong(error, NO_BLOCK, BLOCK);
    }
    if (exact || arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED || arithmetic->products != 0 ||
        arithmetic->interleave != 0) {
        return wrong(error, BLOCK_IN_ONE_STEP, BLOCK);
    }
    if (!divides(arithmetic->block, k)) {
        return wrong(error, NO_DIVISOR, BLOCK);
    }
    return arithmetic->block > k / mmaref_scale_vector(row) ? wrong(error, BEYOND_SCALE, BLOCK) : MMAREF_OK;
}

mmaref_status mmaref_arithmetic_fits(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic,
                                     mmaref_error *error)
{
    mmaref_status status = check_block(arithmetic, error);
    uint16_t k = (uint16_t)(1u << row->k_log2);
    uint8_t part = 0; /* no step and no group ends inside a chunk of metadata: the bits of what is less */

    if (status == MMAREF_OK && MMAREF_HAS_F64 && row->format[MMAREF_OPERAND_D] == MMAREF_TYPE_F64) {
        status = mmaref_arithmetic_fits_f64(arithmetic, error);
        if (status == MMAREF_OK) {
            status = mmaref_arithmetic_fits_f64_products(arithmetic, error);
        }
    } else if (status == MMAREF_OK && arithmetic->rounding == MMAREF_ROUND_STOCHASTIC) {
        status = wrong(error, NEEDS_RANDOM, ROUNDING);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    if (mmaref_is_sparse(row) && arithmetic->sparse_basis == MMAREF_SPARSE_LOGICAL) {
        part = (uint8_t)(mmaref_sparse_chunk(row) - 1);
    } else if (mmaref_is_sparse(row)) {
        k /= 2; /* stored elements */
    }
    if (MMAREF_HAS_CUSTOM && mmaref_sorts_too_many(arithmetic, k, part != 0)) {
        return wrong(error, TOO_MANY_SORTED, ADDER);
    }
    if (arithmetic->block != 0 || mmaref_is_scaled(row)) {
        status = blocks_fit(row, arithmetic, k, error);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    if ((arithmetic->products & part) != 0) {
        return wrong(error, PARTS_CHUNK, PRODUCTS);
    }
    if ((arithmetic->interleave & part) != 0) {
        return wrong(error, PARTS_CHUNK, INTERLEAVE);
    }
    if (arithmetic->interleave * 2u > k) {
        return wrong(error, TOO_LONG, INTERLEAVE);
    }
    if ((arithmetic->group & part) != 0) {
        return wrong(error, PARTS_CHUNK, GROUP);
    }
    return divides(arithmetic->group, k) ? MMAREF_OK : wrong(error, NO_DIVISOR, GROUP);
}

mmaref_status mmaref_arithmetic_check(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                      mmaref_error *error)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, arithmetic, &unpacked);

    if (arithmetic == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_ARITHMETIC);
    }
    if (instruction == NULL) {
        return check_block(arithmetic, error);
    }
    if (row == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    return row->arithmetic_class == 0 ? MMAREF_OK : mmaref_arithmetic_fits(row, arithmetic, error);
}

/* ---- Rules ------------------------------------------------------------ */

#define OWN_EXPONENT_MAX 8 /* as generator/spec/arithmetic_fields.lua says */

void mmaref_rules_open_own(mmaref_dot_rules *rules)
{
#if MMAREF_HAS_OWN
    const mmaref_arithmetic *block = rules->arithmetic;

    rules->own = mmaref_format_rows[MMAREF_TYPE_F32];
    if (block == NULL || block->own_exponent_bits == 0 || block->own_exponent_bits > OWN_EXPONENT_MAX) {
        return; /* no type is this one; check_block refuses what is out of range */
    }
    rules->own.exponent_bits = block->own_exponent_bits;
    rules->own.fraction_bits = block->own_fraction_bits;
    rules->own.bias = block->own_bias;
    if (block->own_bias == MMAREF_UNLIMITED) {
        rules->own.bias = (uint16_t)((1u << block->own_exponent_bits >> 1) - 1);
    }
    rules->own.special = block->own_special;
#else
    (void)rules;
#endif
}

/* Whether the rounding, or a type of accumulators or products, is one that no profile has, nor is like one. */
static bool asks_for_general(const mmaref_dot_rules *rules)
{
    const uint8_t product_type = rules->arithmetic->product_type;
    const mmaref_format_row *types[4];
    unsigned i;

    types[0] = rules->c;
    types[1] = rules->d;
    types[2] = rules->step;
    types[3] = product_type == 0 ? rules->d : mmaref_rules_format(rules, product_type);
    for (i = 0; i < 4; i++) {
        if (types[i]->special != MMAREF_SPECIAL_IEEE || mmaref_is_own(rules, types[i])) {
            return true;
        }
    }
    return rules->rounding == MMAREF_ROUND_STOCHASTIC;
}

/* ---- The route ---------------------------------------------------------- */

/* With so many fraction bits an aligned product is less than 2^27, and sixteen of either sign fit 32 bits. */
#define NARROW_FRACTION 25

/* Whether steps of whole groups of four products, whose result is small, cost less in words: where a group takes
 * several of them, unless they are truncated, and short or narrow; and where groups are added to C, unless each is one
 * long step that is truncated. */
static bool cost_less_in_words(const mmaref_dot_rules *rules)
{
    const bool one = rules->products == rules->group;

    if (mmaref_adds_after(rules)) {
        return !(one && rules->truncates && rules->group > MMAREF_CHUNK);
    }
    return !one && !(rules->truncates && (rules->narrow || rules->products > 4));
}

/* The route of exact sums. In the words of a chain bit 0 of a product has to be clear. Groups that are added to C pay
 * for a chain from four products on. */
static uint8_t route_of_exact(const mmaref_dot_rules *rules, bool small)
{
    const bool words = MMAREF_HAS_CUSTOM && small;
    const bool chain = rules->products == 1 && !rules->general && rules->rounding != MMAREF_ROUND_ODD;

    if (rules->a->width_log2 == 6) {
        return chain ? MMAREF_ROUTE_CHAIN_F64 : MMAREF_ROUTE_EXACT_F64;
    }
    if (chain && !(words && mmaref_adds_after(rules) && rules->group < 4) && rules->c->width_log2 <= 5 &&
        rules->step->width_log2 <= 5 && rules->a->fraction_bits + rules->b->fraction_bits < MMAREF_PRODUCT_FRACTION) {
        return MMAREF_ROUTE_CHAIN;
    }
    return words ? MMAREF_ROUTE_EXACT_WORDS : MMAREF_ROUTE_EXACT;
}

/* The route of a block. Steps take term by term where it asks for that, or where some element has more significant bits
 * than a tile holds, and is not f64. FUSED_WORDS has the steps of limited width that are no whole groups of four, or
 * whose types are of one's own. */
static uint8_t route_of(const mmaref_dot_rules *rules)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    const mmaref_format_row *f16 = &mmaref_format_rows[MMAREF_TYPE_F16], *f32 = &mmaref_format_rows[MMAREF_TYPE_F32];
    const bool wide = (rules->a->fraction_bits > MMAREF_MULTIPLICAND_FRACTION && rules->a->width_log2 != 6) ||
                      (rules->b->fraction_bits > MMAREF_MULTIPLICAND_FRACTION && rules->b->width_log2 != 6);
    /* Whether the common result of a step is rounded as 32 bits. */
    const bool small = rules->coverage == NULL && rules->rounding != MMAREF_ROUND_STOCHASTIC &&
                       rules->c->width_log2 <= 5 && rules->step->width_log2 <= 5;

    if (MMAREF_HAS_CUSTOM && (arithmetic->align == MMAREF_ALIGN_STICKY || arithmetic->adder != MMAREF_ADDER_WINDOW ||
                              arithmetic->product_type != 0 || wide)) {
        return small && !wide ? MMAREF_ROUTE_TERM_WORDS : MMAREF_ROUTE_TERMS;
    }
    if (MMAREF_HAS_EXACT && arithmetic->fraction_bits == MMAREF_UNLIMITED) {
        return route_of_exact(rules, small);
    }
    if (MMAREF_HAS_SCALE && arithmetic->block != 0) {
        return MMAREF_ROUTE_BLOCKS;
    }
    if (!small) {
        return MMAREF_ROUTE_FUSED;
    }
    if (rules->general ||
        (rules->products != rules->elements && (rules->products % 4 != 0 || rules->group % 4 != 0))) {
        return MMAREF_HAS_CUSTOM ? MMAREF_ROUTE_FUSED_WORDS : MMAREF_ROUTE_FUSED;
    }
    if (MMAREF_HAS_CUSTOM && cost_less_in_words(rules)) {
        return MMAREF_ROUTE_FUSED_WORDS;
    }
    if (!rules->whole || rules->products != rules->elements || rules->c != rules->d) {
        return MMAREF_ROUTE_GROUPS;
    }
    if (rules->narrow && rules->elements == 16 && rules->a == f16 && rules->d == f32 &&
        rules->rounding == MMAREF_ROUND_ZERO && rules->lost == 31 - f32->fraction_bits &&
        arithmetic->zero_sign == MMAREF_ZERO_PLUS && (arithmetic->subnormals & MMAREF_SUBNORMALS_NORMALISE) == 0) {
        return MMAREF_ROUTE_SIXTEEN;
    }
    return MMAREF_ROUTE_SINGLE;
}

/* Whether a type has every product as a normal number, as f32 has those of f16. */
static bool has_products(const mmaref_dot_rules *rules, const mmaref_format_row *type)
{
    const mmaref_format_row *a = rules->a, *b = rules->b;
    const int32_t digits = (int32_t)a->fraction_bits + b->fraction_bits, bias = (int32_t)a->bias + b->bias;
    const int32_t above = ((int32_t)1 << a->exponent_bits) + ((int32_t)1 << b->exponent_bits) - bias;

    return !rules->scaled && mmaref_kept_bits(type, rules) > digits &&
           2 - bias - digits >= 1 - (int32_t)type->bias && above < ((int32_t)1 << type->exponent_bits) - 1 - type->bias;
}

/* What steps in words do with products. One product is added by a tree as in a window that keeps every bit; by size as
 * in any window, where exponents are those of leading bits, unless a term, of up to 24 bits or a product's, is rounded
 * up to another binade as it is aligned. */
static void complete_words(mmaref_dot_rules *rules)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    const uint8_t type = arithmetic->product_type;
    const bool rounds_up = arithmetic->align == MMAREF_ALIGN_NEAREST_EVEN || arithmetic->align == MMAREF_ALIGN_FLOOR;
    const int32_t digits = (int32_t)rules->a->fraction_bits + rules->b->fraction_bits;
    const int32_t least = 2 - (int32_t)rules->a->bias - rules->b->bias; /* exponent of a product */

    if (rules->products == 1 && arithmetic->adder == MMAREF_ADDER_TREE) {
        rules->adder = MMAREF_ADDER_WINDOW;
    } else if (rules->products == 1 && arithmetic->adder == MMAREF_ADDER_SORTED &&
               (!rounds_up || (arithmetic->fraction_bits >= 23 && arithmetic->fraction_bits > digits))) {
        rules->adder = MMAREF_ADDER_WINDOW;
        rules->product = MMAREF_PRODUCT_NORMALISED;
    }
    if (type != 0) {
        rules->product = has_products(rules, mmaref_rules_format(rules, type)) ? MMAREF_PRODUCT_NORMALISED
                                                                               : MMAREF_PRODUCT_ROUNDED;
    }
    rules->sums_nothing = rules->group == 1 && rules->product != MMAREF_PRODUCT_ROUNDED &&
                          has_products(rules, rules->step) &&
                          arithmetic->fraction_bits > digits && /* exponents may be those of leading bits */
                          (int32_t)arithmetic->exponent_floor - arithmetic->fraction_bits <= least - digits;
}

void mmaref_rules_complete(mmaref_dot_rules *rules, uint8_t count, uint8_t halved)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    uint8_t group = arithmetic->group == 0 ? count : (uint8_t)(arithmetic->group >> halved);

    rules->elements = count;
    rules->group = group;
    rules->interleave = (uint8_t)(arithmetic->interleave >> halved);
    rules->step = arithmetic->step_type == 0 ? rules->d : mmaref_rules_format(rules, arithmetic->step_type);
    rules->products = (uint8_t)(arithmetic->products >> halved);
    if (rules->products == 0 && rules->interleave != 0) {
        rules->products = (uint8_t)((group + 1) / 2);
    } else if (rules->products == 0 || rules->products > group) {
        rules->products = group;
    }
    rules->adder = arithmetic->adder;
    rules->product = MMAREF_PRODUCT_KEPT;
    rules->sums_nothing = false;
    if (MMAREF_HAS_CUSTOM) {
        complete_words(rules);
    }
    rules->lost = (uint8_t)(31 - mmaref_kept_bits(rules->step, rules));
    rules->truncates = arithmetic->align == MMAREF_ALIGN_TRUNCATE && rules->coverage == NULL;
    rules->narrow = rules->truncates && arithmetic->fraction_bits <= NARROW_FRACTION;
    rules->whole = !mmaref_adds_after(rules) && rules->step == rules->d && group == count;
    rules->accumulates = arithmetic->accumulate != MMAREF_ACCUMULATE_AFTER_PRODUCT;
    rules->general = MMAREF_HAS_CUSTOM && asks_for_general(rules);
    rules->route = route_of(rules);
}
