/* SPDX-License-Identifier: MIT */
/* See mmdpi_features.h. */
#include "mmdpi_features.h"

/* Features in the order in which a sentence prefers them: of several that say as much the first is named. */
enum {
    A_NAN, B_NAN, FACTOR_NAN, C_NAN, NAN_D, INF_ZERO, INF_INF, SIGNALLING,
    A_INF, B_INF, FACTOR_INF, C_INF, INF_D, INF_D_MINUS, FINITE,
    OVERFLOW, CARRY_OUT, TIE, TIE_TO_ODD, TIE_TO_EVEN,
    A_SUBNORMAL, B_SUBNORMAL, FACTOR_SUBNORMAL, C_SUBNORMAL, OPERAND_SUBNORMAL, D_SUBNORMAL, PRODUCT_SUBNORMAL,
    UNDERFLOW, TINY, FLOOR, NORMAL,
    CANCELLED, CANCELS, CANCELS_FAR, NO_CANCELLING, TRUNCATED, TERM_LOST, NOTHING_TRUNCATED,
    FAR, VERY_FAR, NEAR, LONGER, LONG_PRODUCT, SHORT_PRODUCTS,
    UP, DOWN, INEXACT, EXACT,
    C_ZERO, C_NOT_ZERO, A_ZERO, B_ZERO, FACTOR_ZERO, OPERAND_ZERO, D_ZERO, D_NOT_ZERO, NO_ZERO,
    C_ABOVE, C_BELOW,
    C_MINUS, C_PLUS, D_MINUS, D_PLUS, A_MINUS, B_MINUS, PRODUCT_MINUS, PRODUCT_PLUS, PRODUCTS_PLUS, PRODUCTS_MINUS,
    SIGNS_DIFFER, SIGNS_SAME, ODD, EVEN,
    SCALED, RANDOM, TWO_PRODUCTS, ONE_PRODUCT,
    PRODUCT_0, ALONE_0 = PRODUCT_0 + MMDPI_FEATURE_PRODUCTS, LARGEST_0 = ALONE_0 + MMDPI_FEATURE_PRODUCTS,
    MINUS_0 = LARGEST_0 + MMDPI_FEATURE_PRODUCTS,
    ALL_FEATURES = MINUS_0 + MMDPI_FEATURE_PRODUCTS
};

typedef char features_fit[ALL_FEATURES == MMDPI_FEATURES ? 1 : -1];

static const char *const texts[PRODUCT_0] = {
    "an element of A is a NaN", "an element of B is a NaN", "a factor is a NaN", "C is a NaN",
    "the result is a NaN",
    "infinity is multiplied by zero", "infinities of both signs are added", "an operand is a signalling NaN",
    "an element of A is infinite", "an element of B is infinite", "a factor is infinite", "C is infinite",
    "the result is infinite",
    "the result is -infinity", "everything is finite",
    "the result overflows", "rounding carries into the next binade", "the sum is a tie",
    "a tie is rounded away from zero", "a tie is rounded toward zero",
    "an element of A is subnormal", "an element of B is subnormal", "a factor is subnormal", "C is subnormal",
    "an operand is subnormal", "the result is subnormal",
    "a product is below the least normal number of D", "the result underflows to zero", "the result is tiny",
    "exponent_floor decides the grid", "nothing is subnormal",
    "non-zero terms cancel to zero", "leading bits cancel", "more than two leading bits cancel",
    "no leading bit cancels", "a term loses bits below the grid", "a term is lost below the grid",
    "no term loses bits below the grid",
    "a term lies below the last place of the largest", "a term lies more than two places below the last of the largest",
    "no term lies below the last place of the largest", "the sum has more leading bits than its terms",
    "two significands multiply to 2 or more", "no two significands multiply to 2 or more",
    "the result is rounded away from zero", "the result is rounded toward zero", "the result is inexact",
    "the result is exact",
    "C is zero", "C is not zero", "an element of A is zero", "an element of B is zero", "a factor is zero",
    "an operand is zero", "the result is zero",
    "the result is not zero", "no operand is zero",
    "C is larger than every product", "C is smaller than the largest product",
    "C is negative", "C is positive", "the result is negative", "the result is positive",
    "an element of A is negative", "an element of B is negative", "a product is negative", "a product is positive",
    "no product is negative", "no product is positive",
    "terms have both signs", "all terms have one sign", "the last bit before rounding is 1",
    "the last bit before rounding is 0",
    "a scale factor is not 1", "the random word is not 0", "two products or more are not zero",
    "at most one product is not zero",
};

static void set(uint32_t *features, uint16_t number, bool holds)
{
    features[number / 32] |= (uint32_t)holds << number % 32;
}

/* ---- Terms ---- */

typedef struct {
    mmaref_value value; /* of C; of a product its sign and kind */
    int16_t top;        /* the place of its leading bit, of a finite one that is not zero */
    bool is_long;       /* a product whose significands multiply to 2 or more */
} term;

static bool is_zero(const mmaref_value *value)
{
    return value->kind < MMAREF_VALUE_INFINITY && value->significand == 0;
}

static int16_t bits_in(uint64_t number)
{
    int16_t bits = 0;

    for (; number != 0; number >>= 1) {
        bits++;
    }
    return bits;
}

static int16_t top_of(const mmaref_value *value)
{
    return (int16_t)(value->exponent + bits_in(value->significand) - 1);
}

/* The upper 32 bits of a significand whose leading bit is made the highest. */
static uint64_t leading_half(const mmaref_value *value)
{
    return value->significand << (64 - bits_in(value->significand)) >> 32;
}

static mmaref_value decoded(const mmdpi_dot *dot, uint32_t type, uint64_t bits)
{
    static const mmaref_value zero = { MMAREF_VALUE_ZERO, false, 0, 0 };
    mmaref_value value;

    return mmaref_value_decode(mmaref_type_under(&dot->arithmetic, type), bits, &value) == MMAREF_OK ? value : zero;
}

static term product_of(const mmaref_value *a, const mmaref_value *b)
{
    term product;

    product.value = *a;
    product.value.negative = a->negative != b->negative;
    product.value.kind = a->kind > b->kind ? a->kind : b->kind;
    product.value.significand = is_zero(a) || is_zero(b) ? 0 : 1;
    product.top = 0;
    product.is_long = false;
    if (product.value.kind < MMAREF_VALUE_INFINITY && product.value.significand != 0) {
        product.is_long = leading_half(a) * leading_half(b) >> 63 != 0;
        product.top = (int16_t)(top_of(a) + top_of(b) + product.is_long);
    }
    return product;
}

/* ---- Features ---- */

/* What is found while going through the terms. */
typedef struct {
    int16_t highest, lowest; /* leading bits of finite terms that are not zero */
    int16_t product;         /* the highest of products */
    uint16_t products;       /* that are not zero */
    uint16_t largest;        /* the number of the largest product */
    bool plus, minus;        /* signs of terms that are not zero */
    bool any;
} summary;

static void count_term(summary *sum, const term *of)
{
    bool counts = of->value.kind >= MMAREF_VALUE_INFINITY || of->value.significand != 0;

    sum->plus = sum->plus || (counts && !of->value.negative);
    sum->minus = sum->minus || (counts && of->value.negative);
    if (counts && of->value.kind < MMAREF_VALUE_INFINITY) {
        sum->highest = !sum->any || of->top > sum->highest ? of->top : sum->highest;
        sum->lowest = !sum->any || of->top < sum->lowest ? of->top : sum->lowest;
        sum->any = true;
    }
}

static void find_operand(uint32_t *features, const mmaref_value *of, bool is_a)
{
    set(features, is_a ? A_NAN : B_NAN, of->kind == MMAREF_VALUE_NAN);
    set(features, is_a ? A_INF : B_INF, of->kind == MMAREF_VALUE_INFINITY);
    set(features, is_a ? A_SUBNORMAL : B_SUBNORMAL, of->kind == MMAREF_VALUE_SUBNORMAL);
    set(features, is_a ? A_ZERO : B_ZERO, is_zero(of));
    set(features, FACTOR_NAN, of->kind == MMAREF_VALUE_NAN);
    set(features, FACTOR_INF, of->kind == MMAREF_VALUE_INFINITY);
    set(features, FACTOR_SUBNORMAL, of->kind == MMAREF_VALUE_SUBNORMAL);
    set(features, FACTOR_ZERO, is_zero(of));
    set(features, is_a ? A_MINUS : B_MINUS, of->negative && !is_zero(of));
}

/* Pre: product k is not zero. */
static void find_product(uint32_t *features, const term *of, uint16_t k, int16_t least)
{
    set(features, PRODUCT_MINUS, of->value.negative);
    set(features, PRODUCT_PLUS, !of->value.negative);
    set(features, LONG_PRODUCT, of->is_long);
    set(features, PRODUCT_SUBNORMAL, of->value.kind < MMAREF_VALUE_INFINITY && of->top < least);
    if (k < MMDPI_FEATURE_PRODUCTS) {
        set(features, (uint16_t)(PRODUCT_0 + k), true);
        set(features, (uint16_t)(MINUS_0 + k), of->value.negative);
    }
}

static void find_products(const mmdpi_dot *dot, uint32_t *features, summary *sum, int16_t least)
{
    const mmaref_dot *of = &dot->gathered.dot;
    uint16_t k;

    for (k = 0; k < of->count; k++) {
        const mmaref_value a = decoded(dot, of->types.a, of->a[k]), b = decoded(dot, of->types.b, of->b[k]);
        const term product = product_of(&a, &b);

        find_operand(features, &a, true);
        find_operand(features, &b, false);
        count_term(sum, &product);
        if (product.value.kind >= MMAREF_VALUE_INFINITY || product.value.significand != 0) {
            find_product(features, &product, k, least);
            if (sum->products++ == 0 || product.top > sum->product) {
                sum->product = product.top;
                sum->largest = k;
            }
        }
    }
    if (sum->products != 0 && sum->largest < MMDPI_FEATURE_PRODUCTS) {
        set(features, (uint16_t)(LARGEST_0 + sum->largest), true);
        set(features, (uint16_t)(ALONE_0 + sum->largest), sum->products == 1);
    }
    set(features, SHORT_PRODUCTS, !mmdpi_has(features, LONG_PRODUCT));
    set(features, PRODUCTS_PLUS, !mmdpi_has(features, PRODUCT_MINUS));
    set(features, PRODUCTS_MINUS, !mmdpi_has(features, PRODUCT_PLUS));
    set(features, TWO_PRODUCTS, sum->products >= 2);
    set(features, ONE_PRODUCT, sum->products < 2);
}

static void find_c(const mmdpi_dot *dot, uint32_t *features, summary *sum)
{
    term c;
    bool counts;

    c.value = decoded(dot, dot->gathered.dot.types.c, dot->gathered.dot.c);
    c.is_long = false;
    counts = c.value.kind < MMAREF_VALUE_INFINITY && !is_zero(&c.value);
    c.top = counts ? top_of(&c.value) : 0;
    set(features, C_NAN, c.value.kind == MMAREF_VALUE_NAN);
    set(features, C_INF, c.value.kind == MMAREF_VALUE_INFINITY);
    set(features, C_SUBNORMAL, c.value.kind == MMAREF_VALUE_SUBNORMAL);
    set(features, C_ZERO, is_zero(&c.value));
    set(features, C_NOT_ZERO, !is_zero(&c.value));
    set(features, C_MINUS, c.value.negative);
    set(features, C_PLUS, !c.value.negative);
    set(features, C_ABOVE, counts && (sum->products == 0 || c.top > sum->product));
    set(features, C_BELOW, sum->products != 0 && (is_zero(&c.value) || (counts && c.top < sum->product)));
    count_term(sum, &c);
}

static void find_corners(uint32_t *features, uint32_t coverage)
{
    static const struct {
        uint32_t corner;
        uint16_t feature;
    } of[] = { { MMAREF_COVER_CANCELLATION, CANCELLED }, { MMAREF_COVER_TRUNCATED, TRUNCATED },
               { MMAREF_COVER_TERM_LOST, TERM_LOST }, { MMAREF_COVER_UNDERFLOW, UNDERFLOW },
               { MMAREF_COVER_OVERFLOW, OVERFLOW }, { MMAREF_COVER_TIE, TIE },
               { MMAREF_COVER_CARRY_OUT, CARRY_OUT }, { MMAREF_COVER_FLOOR, FLOOR },
               { MMAREF_COVER_INF_TIMES_ZERO, INF_ZERO }, { MMAREF_COVER_INF_MINUS_INF, INF_INF },
               { MMAREF_COVER_SIGNALLING, SIGNALLING }, { MMAREF_COVER_TINY, TINY },
               { MMAREF_COVER_SUBNORMAL_OUT, D_SUBNORMAL }, { MMAREF_COVER_INEXACT, INEXACT } };
    uint8_t i;

    for (i = 0; i < sizeof of / sizeof *of; i++) {
        set(features, of[i].feature, (coverage & of[i].corner) != 0);
    }
    set(features, EXACT, (coverage & MMAREF_COVER_INEXACT) == 0);
    set(features, NOTHING_TRUNCATED, (coverage & MMAREF_COVER_TRUNCATED) == 0);
}

/* Rounding, by the result under rounding to zero. */
static void find_rounding(const mmdpi_dot *dot, uint64_t expected, uint32_t coverage, uint32_t *features)
{
    mmaref_arithmetic block = dot->arithmetic;
    const bool tie = (coverage & MMAREF_COVER_TIE) != 0, inexact = (coverage & MMAREF_COVER_INEXACT) != 0;
    uint64_t cut;
    bool up;

    block.rounding = MMAREF_ROUND_ZERO;
    if (mmaref_dot_add(&dot->gathered.dot, &block, &cut, NULL, NULL) != MMAREF_OK) {
        return;
    }
    up = cut != expected;
    set(features, UP, inexact && up);
    set(features, DOWN, inexact && !up);
    set(features, TIE_TO_ODD, tie && up);
    set(features, TIE_TO_EVEN, tie && !up);
    set(features, ODD, (cut & 1) != 0);
    set(features, EVEN, (cut & 1) == 0);
}

static void find_result(const mmdpi_dot *dot, uint64_t expected, const summary *sum, uint16_t places,
                        uint32_t *features)
{
    const mmaref_value d = decoded(dot, dot->gathered.dot.types.d, expected);
    const bool counts = d.kind < MMAREF_VALUE_INFINITY && !is_zero(&d) && sum->any;
    const int16_t lost = counts ? (int16_t)(sum->highest - top_of(&d)) : 0;

    set(features, NAN_D, d.kind == MMAREF_VALUE_NAN);
    set(features, INF_D, d.kind == MMAREF_VALUE_INFINITY);
    set(features, INF_D_MINUS, d.kind == MMAREF_VALUE_INFINITY && d.negative);
    set(features, D_SUBNORMAL, d.kind == MMAREF_VALUE_SUBNORMAL);
    set(features, D_ZERO, is_zero(&d));
    set(features, D_NOT_ZERO, !is_zero(&d));
    set(features, D_MINUS, d.negative);
    set(features, D_PLUS, !d.negative);
    set(features, CANCELS, lost > 0);
    set(features, CANCELS_FAR, lost > 2);
    set(features, NO_CANCELLING, counts && lost <= 0);
    set(features, LONGER, lost < 0);
    set(features, FAR, sum->any && sum->highest - sum->lowest > places);
    set(features, VERY_FAR, sum->any && sum->highest - sum->lowest > places + 2);
    set(features, NEAR, sum->any && sum->highest - sum->lowest <= places);
    set(features, SIGNS_DIFFER, sum->plus && sum->minus);
    set(features, SIGNS_SAME, sum->plus != sum->minus);
}

static void find_others(const mmdpi_dot *dot, uint32_t *features)
{
    const mmaref_dot *of = &dot->gathered.dot;
    const uint8_t one = of->scale_type == MMAREF_TYPE_UE8M0 ? 0x7f : 0x38;
    uint16_t i;

    for (i = 0; of->scale_type != 0 && of->scale_length != 0 && i < of->count / of->scale_length; i++) {
        set(features, SCALED, of->scale_a[i] != one || of->scale_b[i] != one);
    }
    set(features, RANDOM, of->random != NULL && *of->random != 0);
    set(features, FINITE, !mmdpi_has(features, FACTOR_NAN) && !mmdpi_has(features, C_NAN) &&
                              !mmdpi_has(features, FACTOR_INF) && !mmdpi_has(features, C_INF));
    set(features, OPERAND_SUBNORMAL, mmdpi_has(features, FACTOR_SUBNORMAL) || mmdpi_has(features, C_SUBNORMAL));
    set(features, NORMAL, !mmdpi_has(features, OPERAND_SUBNORMAL) && !mmdpi_has(features, D_SUBNORMAL));
    set(features, OPERAND_ZERO, mmdpi_has(features, FACTOR_ZERO) || mmdpi_has(features, C_ZERO));
    set(features, NO_ZERO, !mmdpi_has(features, OPERAND_ZERO));
}

mmaref_status mmdpi_features_find(const mmdpi_dot *dot, uint64_t *expected, uint32_t *features, mmdpi_text *why)
{
    const uint32_t d = mmaref_type_under(&dot->arithmetic, dot->gathered.dot.types.d);
    summary sum = { 0, 0, 0, 0, 0, false, false, false };
    int16_t least = INT16_MIN;
    uint32_t coverage = 0;
    uint16_t places = 31;
    mmaref_type format;
    mmaref_status status = mmdpi_dot_result(dot, expected, &coverage, why);
    uint16_t i;

    if (status != MMAREF_OK) {
        return status;
    }
    for (i = 0; i < MMDPI_FEATURE_WORDS; i++) {
        features[i] = 0;
    }
    if (mmaref_type_get(d, &format) == MMAREF_OK && format.kind == MMAREF_KIND_FLOAT) {
        least = (int16_t)(1 - (int16_t)format.bias);
        places = format.fraction_bits;
    }
    find_products(dot, features, &sum, least);
    find_c(dot, features, &sum);
    find_corners(features, coverage);
    find_rounding(dot, *expected, coverage, features);
    find_result(dot, *expected, &sum, places, features);
    find_others(dot, features);
    return MMAREF_OK;
}

void mmdpi_put_feature(mmdpi_text *text, uint16_t feature)
{
    if (feature < PRODUCT_0) {
        mmdpi_put(text, texts[feature]);
        return;
    }
    mmdpi_put(text, "product ");
    mmdpi_put_decimal(text, (feature - PRODUCT_0) % MMDPI_FEATURE_PRODUCTS);
    mmdpi_put(text, feature < ALONE_0     ? " is not zero"
                    : feature < LARGEST_0 ? " alone is not zero"
                    : feature < MINUS_0   ? " is the largest"
                                          : " is negative");
}

bool mmdpi_feature_is_simple(uint16_t feature)
{
    switch (feature) {
    case FINITE: case NORMAL: case NO_CANCELLING: case NOTHING_TRUNCATED: case NEAR: case SHORT_PRODUCTS: case EXACT:
    case C_ZERO: case A_ZERO: case B_ZERO: case FACTOR_ZERO: case OPERAND_ZERO: case D_ZERO: case D_NOT_ZERO:
    case NO_ZERO: case C_BELOW: case C_PLUS: case D_PLUS:
    case PRODUCT_PLUS: case PRODUCTS_PLUS: case PRODUCTS_MINUS: case SIGNS_SAME: case ODD: case EVEN:
    case ONE_PRODUCT: case FLOOR:
        return true;
    default:
        return feature >= PRODUCT_0;
    }
}

bool mmdpi_feature_is_vague(uint16_t feature)
{
    return feature == EXACT || feature == D_ZERO;
}

uint16_t mmdpi_feature_alone(uint16_t k)
{
    return (uint16_t)(ALONE_0 + k);
}

/* ---- How a result is wrong ---- */

enum { WRONG_SIGN, ULP_DOWN, ULP_UP, GOT_ZERO, GOT_INFINITY, GOT_NAN, NAN_PATTERN };

uint32_t mmdpi_ways_wrong(const mmdpi_dot *dot, uint64_t expected, uint64_t got)
{
    const uint32_t type = dot->gathered.dot.types.d;
    const mmaref_value right = decoded(dot, type, expected), wrong = decoded(dot, type, got);
    const uint64_t sign = (uint64_t)1 << (mmdpi_dot_width(dot, type) - 1);
    const bool is_nan = wrong.kind == MMAREF_VALUE_NAN, was_nan = right.kind == MMAREF_VALUE_NAN;
    uint32_t ways = 0;

    if (is_nan || was_nan) {
        set(&ways, was_nan ? NAN_PATTERN : GOT_NAN, is_nan);
        return ways;
    }
    set(&ways, WRONG_SIGN, got == (expected ^ sign));
    set(&ways, ULP_DOWN, right.negative == wrong.negative && got + 1 == expected);
    set(&ways, ULP_UP, right.negative == wrong.negative && got == expected + 1);
    set(&ways, GOT_ZERO, is_zero(&wrong));
    set(&ways, GOT_INFINITY, wrong.kind == MMAREF_VALUE_INFINITY);
    return ways;
}

const char *mmdpi_way_text(uint8_t way)
{
    static const char *const of[] = { "the sign alone is wrong",      "one ulp too close to zero",
                                      "one ulp too far from zero",    "got zero",
                                      "got an infinity",              "got a NaN",
                                      "got another pattern of a NaN" };

    return way < sizeof of / sizeof *of ? of[way] : NULL;
}
