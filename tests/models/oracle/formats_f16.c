/* SPDX-License-Identifier: MIT */
/* f32 to f16 at every boundary. The right answer follows from where a value lies between
 * two neighbours; nothing is rounded to find it. */
#include "formats.h"

#include <stdio.h>

/* Above this f16 pattern there is infinity. */
enum { LARGEST = 0x7BFF };

/* The f32 pattern of a finite f16 of positive sign; of LARGEST + 1 that of 2^16. */
static uint32_t widened(uint32_t half)
{
    if (half >= 0x400)
        return (half << 13) + ((127 - 15) << 23);
    if (half == 0)
        return 0;
    int shift = __builtin_clz(half) - 21;
    return ((half << shift & 0x3FF) << 13) + (uint32_t)(127 - 14 - shift) * (1 << 23);
}

/* Between f16 patterns n and n + 1: below, at or above the middle. */
typedef enum { EQUAL, BELOW, MIDDLE, ABOVE } position;

static bool goes_up(position where, uint32_t n, uint8_t rounding, bool negative)
{
    switch (rounding) {
    case MMAREF_ROUND_ZERO: return false;
    case MMAREF_ROUND_DOWN: return where != EQUAL && negative;
    case MMAREF_ROUND_UP: return where != EQUAL && !negative;
    case MMAREF_ROUND_NEAREST_AWAY: return where >= MIDDLE;
    default: return where == ABOVE || (where == MIDDLE && n % 2 == 1);
    }
}

typedef struct {
    tally tally;
    uint8_t rounding, overflow;
} trial;

/* From 2^16 on only the direction counts; below it the largest n is rounded like others. */
static uint32_t answer(const trial *t, position where, uint32_t n, bool negative)
{
    bool rounds = t->overflow == MMAREF_OVERFLOW_ROUNDED;
    if (n > LARGEST)
        return goes_up(ABOVE, n, t->rounding, negative) || !rounds ? LARGEST + 1 : LARGEST;
    return n + goes_up(where, n, t->rounding, negative);
}

static void check(trial *t, uint32_t value, position where, uint32_t n)
{
    static const mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32,
                                            MMAREF_TYPE_F16 };
    mmaref_arithmetic block = formats_block(t->rounding, t->overflow);
    for (int negative = 0; negative < 2; negative++) {
        uint64_t c = value | (uint32_t)negative << 31;
        /* The zero product has C's sign, so that it never matters. */
        uint64_t a = (uint64_t)negative << 15, b = 0;
        uint64_t expected = answer(t, where, n, negative != 0) | a;
        tally_compare(&t->tally, a, b, c, expected, formats_dot(&types, &block, a, b, c));
    }
}

bool formats_test_f16(uint8_t rounding, uint8_t overflow, char report[REPORT_MAX])
{
    static const char *const names[] = { "toward zero", "nearest even", "down", "up",
                                         "nearest away" };
    trial t = { .rounding = rounding, .overflow = overflow };
    char name[60];
    snprintf(name, sizeof name, "f32 to f16 %s%s", names[rounding],
             overflow == MMAREF_OVERFLOW_ROUNDED ? ", overflow rounded" : "");
    for (uint32_t n = 0; n <= LARGEST; n++) {
        /* f32 patterns of positive numbers are ordered as the numbers are. Half of the
         * smallest subnormal is no pattern midway between its neighbours. */
        uint32_t low = widened(n), high = widened(n + 1);
        uint32_t middle = n == 0 ? high - (1 << 23) : low + (high - low) / 2;
        check(&t, low, EQUAL, n);
        check(&t, low + 1, BELOW, n);
        check(&t, middle - 1, BELOW, n);
        check(&t, middle, MIDDLE, n);
        check(&t, middle + 1, ABOVE, n);
        check(&t, high - 1, ABOVE, n);
    }
    for (uint32_t value = widened(LARGEST + 1); value < 0x7F800000; value += 0x7FFFF)
        check(&t, value, ABOVE, LARGEST + 1);
    return tally_report(&t.tally, name, report);
}
