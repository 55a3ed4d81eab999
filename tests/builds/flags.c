/* SPDX-License-Identifier: MIT */
/* flags CASES SEED: compares fused multiply-adds, D and the flags that they raise, in each rounding: of f16 with sums
 * of integers, of f32 and f64 with the floating-point unit of this machine, if that tells tiny results after rounding.
 * Prints a line of TAP for each type and rounding; it fails too where no case raised one of the flags. */
#include <fenv.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "before/random.h"
#include "mmaref.h"

#define INEXACT MMAREF_FLAG_INEXACT
#define UNDERFLOW MMAREF_FLAG_UNDERFLOW
#define OVERFLOW MMAREF_FLAG_OVERFLOW
#define INVALID MMAREF_FLAG_INVALID

typedef struct {
    uint32_t type;
    const char *name;
    int exponent_bits, fraction_bits;
} format;

static const format f16 = { MMAREF_TYPE_F16, "f16", 5, 10 };
#if defined(__x86_64__) || defined(__riscv)
static const format f32 = { MMAREF_TYPE_F32, "f32", 8, 23 };
static const format f64 = { MMAREF_TYPE_F64, "f64", 11, 52 };
#endif

typedef struct {
    uint64_t a, b, c;
} question;

typedef struct {
    uint64_t d;
    uint8_t flags;
} answer;

/* ---- Questions ----------------------------------------------------------- */

static uint64_t ones(int bits)
{
    return ((uint64_t)1 << bits) - 1;
}

/* A fraction: any, of few bits, or at a border. */
static uint64_t fraction(const format *f)
{
    const uint64_t all = ones(f->fraction_bits);
    uint64_t any = ((uint64_t)random_word() << 32 | random_word()) & all;

    switch (below(8)) {
    case 0: return 0;
    case 1: return all - below(3);
    case 2: return below(4);
    case 3: return any & ~(all >> (1 + below(6)));
    case 4: return any | all >> (1 + below(6));
    default: return any;
    }
}

/* A number of an exponent, or the nearest one that the type has. */
static uint64_t number(const format *f, int exponent)
{
    const int most = (int)ones(f->exponent_bits) - 1;
    int field = exponent + most / 2;

    field = field < 0 ? 0 : field > most ? most : field;
    return (below(2) << f->exponent_bits | (uint64_t)field) << f->fraction_bits | fraction(f);
}

/* Any pattern, of which many are special. */
static uint64_t pattern(const format *f)
{
    static const int fields[] = { 0, 1, -1, -2 };
    uint64_t top = below(3) ? random_word() : (uint32_t)fields[below(4)] ^ below(2) << f->exponent_bits;

    return (top & ones(f->exponent_bits + 1)) << f->fraction_bits | fraction(f);
}

/* A product near a border, or anywhere, and C near it or near its last place. */
static question ask(const format *f)
{
    const int bias = (int)ones(f->exponent_bits - 1), borders[] = { 1 - bias, 1 - bias - f->fraction_bits, bias };
    const int spread = f->fraction_bits + 2;
    question q;
    int exponent, a;

    if (below(8) == 0) {
        q.a = pattern(f);
        q.b = pattern(f);
        q.c = pattern(f);
        return q;
    }
    exponent = below(4) ? borders[below(3)] + (int)below(5) - 3 : (int)below((uint32_t)(2 * bias)) - bias;
    a = exponent / 2 + (int)below(9) - 4;
    q.a = number(f, a);
    q.b = number(f, exponent - a);
    switch (below(4)) {
    case 0: q.c = (uint64_t)below(2) << f->exponent_bits << f->fraction_bits; break;
    case 1: q.c = number(f, exponent + (int)below(4) - 1); break;
    case 2: q.c = number(f, exponent - spread + (int)below(5)); break;
    default: q.c = number(f, exponent + (int)below((uint32_t)(2 * spread)) - spread); break;
    }
    return q;
}

/* ---- f16 in integers ---------------------------------------------------- */

__extension__ typedef unsigned __int128 wide;
__extension__ typedef __int128 wide_sum;

#define LEAST_NORMAL 34 /* 2^-14, in units of 2^-48 */
#define BEYOND 64       /* 2^16 */

static bool is_nan(uint64_t x)
{
    return (x & 0x7fff) > 0x7c00;
}

static bool is_infinite(uint64_t x)
{
    return (x & 0x7fff) == 0x7c00;
}

/* A finite number in units of 2^-24. */
static wide_sum integer_of(uint64_t x)
{
    const unsigned field = x >> 10 & 31;
    wide_sum magnitude = (wide_sum)(x & 0x3ff);

    if (field != 0) {
        magnitude = (magnitude + 1024) << (field - 1);
    }
    return (x & 0x8000) != 0 ? -magnitude : magnitude;
}

/* A magnitude rounded to a multiple of 2^place. */
static wide rounded(wide magnitude, int place, int rounding, bool negative)
{
    const wide unit = (wide)1 << place, rest = magnitude % unit, lower = magnitude - rest;
    bool up = false;

    switch (rounding) {
    case MMAREF_ROUND_NEAREST_EVEN: up = 2 * rest > unit || (2 * rest == unit && lower / unit % 2 == 1); break;
    case MMAREF_ROUND_NEAREST_AWAY: up = 2 * rest >= unit; break;
    case MMAREF_ROUND_DOWN: up = rest != 0 && negative; break;
    case MMAREF_ROUND_UP: up = rest != 0 && !negative; break;
    default: break;
    }
    return up ? lower + unit : lower;
}

static answer round_sum(wide_sum sum, int rounding)
{
    const bool negative = sum < 0;
    const wide magnitude = negative ? (wide)-sum : (wide)sum;
    answer is = { negative ? 0x8000 : 0, 0 };
    int leading = 0, place;
    wide value, free;

    while (magnitude >> leading > 1) {
        leading++;
    }
    place = leading - 10;
    free = rounded(magnitude, place < 0 ? 0 : place, rounding, negative); /* its exponent has no end */
    value = rounded(magnitude, place < 24 ? 24 : place, rounding, negative);
    if (value >> BEYOND != 0) {
        bool finite = rounding == MMAREF_ROUND_ZERO || (rounding == MMAREF_ROUND_DOWN && !negative) ||
                      (rounding == MMAREF_ROUND_UP && negative);
        is.d |= finite ? 0x7bff : 0x7c00;
        is.flags = INEXACT | OVERFLOW;
        return is;
    }
    is.flags = value == magnitude ? 0 : free >> LEAST_NORMAL != 0 ? INEXACT : INEXACT | UNDERFLOW;
    value >>= 24;
    for (place = 0; value >> place >= 2048; place++) {
    }
    is.d |= (uint64_t)(value >> place) + (uint64_t)place * 1024; /* the leading bit counts 1 in the exponent field */
    return is;
}

static answer fma_f16(question q, int rounding)
{
    const uint64_t product = (q.a ^ q.b) & 0x8000;
    const bool nan = is_nan(q.a) || is_nan(q.b) || is_nan(q.c), infinite = is_infinite(q.a) || is_infinite(q.b);
    answer is = { 0x7e00, 0 };
    wide_sum sum;

    if ((is_nan(q.a) && (q.a & 0x200) == 0) || (is_nan(q.b) && (q.b & 0x200) == 0) ||
        (is_nan(q.c) && (q.c & 0x200) == 0) || (infinite && ((q.a & 0x7fff) == 0 || (q.b & 0x7fff) == 0)) ||
        (!nan && infinite && is_infinite(q.c) && product != (q.c & 0x8000))) {
        is.flags = INVALID;
        return is;
    }
    if (nan) {
        return is;
    }
    if (infinite || is_infinite(q.c)) {
        is.d = infinite ? product | 0x7c00 : q.c;
        return is;
    }
    sum = integer_of(q.a) * integer_of(q.b) + integer_of(q.c) * ((wide_sum)1 << 24);
    if (sum != 0) {
        return round_sum(sum, rounding);
    }
    is.d = product == (q.c & 0x8000) ? product : rounding == MMAREF_ROUND_DOWN ? 0x8000 : 0;
    return is;
}

/* ---- The floating-point unit ---------------------------------------------- */

#if defined(__x86_64__) || defined(__riscv)
static const int modes[] = { FE_TOWARDZERO, FE_TONEAREST, FE_DOWNWARD, FE_UPWARD }; /* by MMAREF_ROUND_... */

/* The flags that it raised. IEEE 754 leaves open whether infinity * 0 is invalid beside a quiet NaN; here it is. */
static uint8_t raised(const format *f, question q)
{
    const uint64_t magnitude = ones(f->exponent_bits + f->fraction_bits), a = q.a & magnitude, b = q.b & magnitude;
    const uint64_t infinity = ones(f->exponent_bits) << f->fraction_bits;
    const bool open = (a == infinity && b == 0) || (b == infinity && a == 0);
    const int flags = fetestexcept(FE_ALL_EXCEPT);

    return (uint8_t)(((flags & FE_INEXACT) != 0 ? INEXACT : 0) | ((flags & FE_UNDERFLOW) != 0 ? UNDERFLOW : 0) |
                     ((flags & FE_OVERFLOW) != 0 ? OVERFLOW : 0) | ((flags & FE_INVALID) != 0 || open ? INVALID : 0));
}

static answer fma_f32(question q, int rounding)
{
    const uint32_t bits[3] = { (uint32_t)q.a, (uint32_t)q.b, (uint32_t)q.c };
    volatile float x[3], d;
    float result;
    uint32_t pattern_of_d;
    answer is;

    memcpy((void *)x, bits, sizeof bits);
    (void)fesetround(modes[rounding]);
    (void)feclearexcept(FE_ALL_EXCEPT);
    d = fmaf(x[0], x[1], x[2]);
    is.flags = raised(&f32, q);
    (void)fesetround(FE_TONEAREST);
    result = d;
    memcpy(&pattern_of_d, &result, sizeof result);
    is.d = (pattern_of_d & 0x7fffffff) > 0x7f800000 ? 0x7fc00000 : pattern_of_d;
    return is;
}

static answer fma_f64(question q, int rounding)
{
    volatile double x[3], d;
    double result;
    answer is;

    memcpy((void *)x, &q, sizeof q);
    (void)fesetround(modes[rounding]);
    (void)feclearexcept(FE_ALL_EXCEPT);
    d = fma(x[0], x[1], x[2]);
    is.flags = raised(&f64, q);
    (void)fesetround(FE_TONEAREST);
    result = d;
    memcpy(&is.d, &result, sizeof result);
    if ((is.d & INT64_MAX) > (uint64_t)0x7ff << 52) {
        is.d = (uint64_t)0xfff << 51;
    }
    return is;
}

#endif

/* ---- Comparison --------------------------------------------------------- */

static mmaref_arithmetic block_of(const char *rounding)
{
    mmaref_arithmetic block;
    char text[100];

    snprintf(text, sizeof text, "custom products=1 nan=quiet zero_sign=ieee overflow=rounded rounding=%s", rounding);
    if (mmaref_arithmetic_parse(NULL, text, strlen(text), &block, NULL, NULL) != MMAREF_OK) {
        printf("Bail out! %s is no block\n", text);
        exit(2);
    }
    return block;
}

static void compare(unsigned long cases, const format *f, int rounding, answer (*fma_of)(question, int))
{
    static const char *const names[] = { "zero", "nearest_even", "down", "up", "nearest_away" };
    const mmaref_arithmetic block = block_of(names[rounding]);
    unsigned long i, wrong = 0, counts[INVALID + 1] = { 0 };
    mmaref_dot dot;
    question q;

    memset(&dot, 0, sizeof dot);
    dot.types.a = dot.types.b = dot.types.c = dot.types.d = f->type;
    dot.count = 1;
    dot.a = &q.a;
    dot.b = &q.b;
    for (i = 0; i < cases; i++) {
        uint32_t corners = 0;
        uint64_t d = 0;
        answer expected;

        q = ask(f);
        dot.c = q.c;
        expected = fma_of(q, rounding);
        counts[expected.flags]++;
        if (mmaref_dot_add(&dot, &block, &d, &corners, NULL) != MMAREF_OK || d != expected.d ||
            mmaref_flags(corners) != expected.flags) {
            if (wrong++ == 0) {
                printf("# %llx * %llx + %llx: %llx and flags %u, expected %llx and %u\n", (unsigned long long)q.a,
                       (unsigned long long)q.b, (unsigned long long)q.c, (unsigned long long)d, mmaref_flags(corners),
                       (unsigned long long)expected.d, expected.flags);
            }
        }
    }
    printf("%sok - %s %s: %lu of %lu wrong; %lu inexact, %lu underflow, %lu overflow, %lu invalid\n",
           wrong != 0 || counts[INEXACT] == 0 || counts[INEXACT | UNDERFLOW] == 0 || counts[INEXACT | OVERFLOW] == 0 ||
                   counts[INVALID] == 0
               ? "not "
               : "",
           f->name, names[rounding], wrong, cases, counts[INEXACT], counts[INEXACT | UNDERFLOW],
           counts[INEXACT | OVERFLOW], counts[INVALID]);
}

int main(int count, char **argument)
{
    unsigned long cases;
    int rounding;

    if (count != 3) {
        fputs("flags CASES SEED\n", stderr);
        return 2;
    }
    cases = strtoul(argument[1], NULL, 10);
    random_start(strtoul(argument[2], NULL, 10), 0);
    for (rounding = MMAREF_ROUND_ZERO; rounding <= MMAREF_ROUND_NEAREST_AWAY; rounding++) {
        compare(cases, &f16, rounding, fma_f16);
    }
#if defined(__x86_64__) || defined(__riscv)
    for (rounding = MMAREF_ROUND_ZERO; rounding <= MMAREF_ROUND_UP; rounding++) {
        compare(cases, &f32, rounding, fma_f32);
        compare(cases, &f64, rounding, fma_f64);
    }
#endif
    return 0;
}
