/* SPDX-License-Identifier: MIT */
#include "element.h"

static uint64_t below_bit(int bits)
{
    return (UINT64_C(1) << bits) - 1;
}

/* What a register holds where the format looks away. */
static uint64_t with_garbage(source *from, const format *of, uint64_t pattern)
{
    if (of->ignored_bits > 0 && random_one_in(from, 2))
        pattern |= random_next(from) & below_bit(of->ignored_bits);
    return pattern;
}

/* Mantissas at the edges are as likely as all others together. */
static uint64_t mantissa(source *from, int bits)
{
    switch (random_below(from, 8)) {
    case 0: return 0;
    case 1: return below_bit(bits);
    case 2: return bits > 0 ? UINT64_C(1) << random_below(from, (unsigned)bits) : 0;
    case 3: return bits > 0 ? 1 : 0;
    default: return random_next(from) & below_bit(bits);
    }
}

static bool random_sign(source *from, const format *of)
{
    return of->is_signed && random_one_in(from, 2);
}

int element_lowest(const format *of)
{
    return format_lowest(of) - of->mantissa_bits;
}

static int clamp(int x, int low, int high)
{
    return x < low ? low : x > high ? high : x;
}

static uint64_t build(source *from, const format *of, int exponent, bool power)
{
    int bits = of->mantissa_bits;
    uint64_t field = 0, low;
    exponent = clamp(exponent, element_lowest(of), format_highest(of));
    if (exponent < format_lowest(of)) {
        int leading = exponent - element_lowest(of);
        low = UINT64_C(1) << leading | (power ? 0 : mantissa(from, leading));
    } else {
        field = (uint64_t)(exponent + of->bias);
        low = power ? 0 : mantissa(from, bits);
        if (exponent == format_lowest(of) && !power && random_one_in(from, 4))
            field = 0;
    }
    uint64_t pattern = format_pattern(of, random_sign(from, of), field, low);
    if (number_decode(of, pattern).kind == NOT_A_NUMBER)
        pattern -= UINT64_C(1) << of->ignored_bits; /* the one NaN of e4m3, or of fnuz */
    return with_garbage(from, of, pattern);
}

uint64_t element_sized(source *from, const format *of, int exponent)
{
    return build(from, of, exponent, false);
}

uint64_t element_power(source *from, const format *of, int exponent)
{
    return build(from, of, exponent, true);
}

uint64_t element_uniform(source *from, const format *of)
{
    uint64_t pattern = random_next(from) >> (64 - format_width(of));
    kind is = number_decode(of, pattern).kind;
    if (is == INFINITE || is == NOT_A_NUMBER)
        pattern ^= UINT64_C(1) << (of->mantissa_bits + of->ignored_bits);
    return pattern;
}

uint64_t element_zero(source *from, const format *of)
{
    return with_garbage(from, of, format_pattern(of, of->specials != FNUZ && random_sign(from, of), 0, 0));
}

uint64_t element_special(source *from, const format *of)
{
    uint64_t top = below_bit(of->exponent_bits), ones = below_bit(of->mantissa_bits);
    unsigned which = random_below(from, 5);
    if (of->specials == FNUZ && which != 0)
        return format_pattern(of, true, 0, 0);
    if (of->specials == NO_SPECIALS || of->specials == FNUZ || which == 0)
        return element_zero(from, of);
    if (of->specials == ONE_NAN)
        return format_pattern(of, random_sign(from, of), top, ones);
    uint64_t low = which < 3 ? 0 : mantissa(from, of->mantissa_bits);
    return with_garbage(from, of, format_pattern(of, random_sign(from, of), top, low));
}

uint64_t element_negated(const format *of, uint64_t pattern)
{
    return of->specials == FNUZ && pattern == 0 ? 0 : pattern ^ UINT64_C(1) << (format_width(of) - 1);
}
