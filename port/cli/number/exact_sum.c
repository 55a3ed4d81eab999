/* SPDX-License-Identifier: MIT */
/* Exact sums. See exact_sum.h. */
#include "number/exact_sum.h"

#include "number/element_type.h"

#define ERROR_DIGITS 4      /* of an error, or as many as its integer part has, */
#define ERROR_DIGITS_MAX 17 /* up to so many */

/* positive - negative. */
typedef struct {
    bignum magnitude;
    bool negative;
} difference;

void exact_sum_start(exact_sum *sum)
{
    bignum_set(&sum->positive, 0);
    bignum_set(&sum->negative, 0);
    sum->is_special = false;
}

void exact_sum_add(exact_sum *sum, const mmaref_value *factors, unsigned count)
{
    static bignum product, high;
    int exponent = 0;
    bool negative = false;
    unsigned i;

    bignum_set(&product, 1);
    for (i = 0; i < count; i++) {
        sum->is_special = sum->is_special || factors[i].kind >= MMAREF_VALUE_INFINITY;
        bignum_copy(&high, &product);
        bignum_multiply(&high, (uint32_t)(factors[i].significand >> 32), 0);
        bignum_shift_left(&high, 32);
        bignum_multiply(&product, (uint32_t)factors[i].significand, 0);
        bignum_add(&product, &high);
        exponent += factors[i].exponent;
        negative = negative != factors[i].negative;
    }
    if (product.count != 0) {
        bignum_shift_left(&product, (unsigned)(exponent - EXACT_SUM_LAST));
        bignum_add(negative ? &sum->negative : &sum->positive, &product);
    }
}

static void subtract(const bignum *from, const bignum *what, difference *d)
{
    d->negative = bignum_compare(from, what) < 0;
    bignum_copy(&d->magnitude, d->negative ? what : from);
    bignum_subtract(&d->magnitude, d->negative ? from : what);
}

void exact_sum_write(const exact_sum *sum, unsigned digits, char text[NUMERAL_MAX])
{
    static difference d;

    text[0] = '\0';
    if (!sum->is_special) {
        subtract(&sum->positive, &sum->negative, &d);
        numeral_write_whole(text, d.negative, &d.magnitude, EXACT_SUM_LAST, digits);
    }
}

/* The exponent of a unit in the last place of a type at a number. */
static int find_ulp(uint32_t type, const bignum *magnitude)
{
    int leading = (int)bignum_bits(magnitude) - 1 + EXACT_SUM_LAST, lowest;
    mmaref_type format;

    format = element_type_get(type);
    if (format.kind != MMAREF_KIND_FLOAT) {
        return 0;
    }
    lowest = ((format.special & MMAREF_SPECIAL_BINADE) == 0) - format.bias;
    return (magnitude->count != 0 && leading > lowest ? leading : lowest) - format.fraction_bits;
}

/* The decimal digits to which magnitude * 2^exponent is written. */
static unsigned error_digits(const bignum *magnitude, int exponent)
{
    int bits = (int)bignum_bits(magnitude) + exponent;
    unsigned digits = bits <= 0 ? 0 : (unsigned)bits * 30103u / 100000u + 1; /* log10(2) */

    return digits < ERROR_DIGITS ? ERROR_DIGITS : digits < ERROR_DIGITS_MAX ? digits : ERROR_DIGITS_MAX;
}

void exact_sum_error(const exact_sum *sum, uint32_t type, uint64_t result, char text[NUMERAL_MAX])
{
    static exact_sum left;
    static difference d;
    mmaref_value value;
    int ulp;

    value = element_type_decode(type, result);
    text[0] = '\0';
    if (sum->is_special || value.kind >= MMAREF_VALUE_INFINITY) {
        return;
    }
    subtract(&sum->positive, &sum->negative, &d);
    ulp = find_ulp(type, &d.magnitude);
    left = *sum;
    value.negative = !value.negative;
    exact_sum_add(&left, &value, 1);
    subtract(&left.negative, &left.positive, &d);
    numeral_write_whole(text, d.negative, &d.magnitude, EXACT_SUM_LAST - ulp,
                        error_digits(&d.magnitude, EXACT_SUM_LAST - ulp));
}
