/* SPDX-License-Identifier: MIT */
/* Rounding under a custom block, into any format, by comparing an MPFR value with its integer part. */
#include "custom_steps.h"

/* ---- Formats ---- */

static format own_format(uint32_t word, int exponent_bits, int fraction_bits, int bias, unsigned special)
{
    static const specials what[] = { NO_SPECIALS, IEEE_SPECIALS, ONE_NAN, RESERVED, FNUZ }; /* by MMAREF_SPECIAL_... */
    unsigned meaning = special & ~(unsigned)MMAREF_SPECIAL_BINADE;
    int usual = (1 << exponent_bits) / 2 - (meaning != MMAREF_SPECIAL_FNUZ);
    format own = { "own", word, exponent_bits, fraction_bits, 0, bias == MMAREF_UNLIMITED ? usual : bias, true,
                   what[meaning], special != meaning };
    return own;
}

format custom_own(const custom *by)
{
    return own_format(MMAREF_TYPE_OWN, by->own_exponent_bits, by->own_fraction_bits, by->own_bias, by->own_special);
}

format custom_of_number(uint32_t type)
{
    return own_format(type, (int)(type >> 24), type >> 16 & 0xFF, type >> 8 & 0xFF, type & 0xFF);
}

const format *custom_format(const custom *by, uint32_t type, format *room)
{
    switch (type) {
    case 0: return NULL;
    case MMAREF_TYPE_F16: return &f16;
    case MMAREF_TYPE_BF16: return &bf16;
    case MMAREF_TYPE_F32: return &f32;
    case MMAREF_TYPE_E4M3: return &e4m3;
    case MMAREF_TYPE_E5M2: return &e5m2;
    case MMAREF_TYPE_OWN: *room = custom_own(by); return room;
    default: *room = custom_of_number(type); return room;
    }
}

bool custom_same_type(const format *x, const format *y)
{
    bool own = x->word >= MMAREF_TYPE_OWN && y->word >= MMAREF_TYPE_OWN;
    return own ? x->exponent_bits == y->exponent_bits && x->mantissa_bits == y->mantissa_bits && x->bias == y->bias &&
                     x->specials == y->specials && x->binade == y->binade
               : x->word == y->word;
}

/* ---- Special values ---- */

static uint64_t all_ones(const format *type)
{
    return format_pattern(type, true, 0, 0) - 1;
}

static uint64_t largest(const format *type)
{
    uint64_t top = (UINT64_C(1) << type->exponent_bits) - 1;
    bool below = type->specials == IEEE_SPECIALS || type->specials == RESERVED;
    return below ? format_pattern(type, false, top, 0) - 1 : all_ones(type) - (type->specials == ONE_NAN);
}

uint64_t custom_zero(const format *type, bool negative)
{
    return format_pattern(type, negative && type->specials != FNUZ, 0, 0);
}

uint64_t custom_nan(const custom *by, const format *type)
{
    uint64_t top = (UINT64_C(1) << type->exponent_bits) - 1;
    switch (type->specials) {
    case FNUZ: return format_pattern(type, true, 0, 0);
    case NO_SPECIALS:
    case RESERVED: return largest(type);
    case ONE_NAN: return all_ones(type);
    default: break;
    }
    return by->nan == MMAREF_NAN_ALL_ONES ? all_ones(type)
                                          : format_pattern(type, false, top, UINT64_C(1) << (type->mantissa_bits - 1));
}

uint64_t custom_infinity(const format *type, bool negative)
{
    uint64_t top = (UINT64_C(1) << type->exponent_bits) - 1, sign = format_pattern(type, negative, 0, 0);
    switch (type->specials) {
    case FNUZ: return format_pattern(type, true, 0, 0);
    case NO_SPECIALS:
    case RESERVED: return largest(type) | sign;
    case ONE_NAN: return all_ones(type) | sign;
    default: return format_pattern(type, negative, top, 0);
    }
}

/* ---- Rounding ---- */

/* Whether `rest`, more than 0 and less than 1, rounds an integer up; `odd`: its last bit. */
static bool rounds_up(workspace *w, int rounding, bool negative, bool odd, mpfr_srcptr rest)
{
    int half = mpfr_cmp_d(rest, 0.5);
    uint64_t lost;
    switch (rounding) {
    case MMAREF_ROUND_NEAREST_EVEN: return half > 0 || (half == 0 && odd);
    case MMAREF_ROUND_NEAREST_AWAY: return half >= 0;
    case MMAREF_ROUND_DOWN: return negative;
    case MMAREF_ROUND_UP: return !negative;
    case MMAREF_ROUND_ODD: return !odd;
    case MMAREF_ROUND_STOCHASTIC:
        mpfr_mul_2ui(w->scaled, rest, 32, MPFR_RNDN);
        lost = mpfr_get_uj(w->scaled, MPFR_RNDZ) | !mpfr_integer_p(w->scaled);
        return lost + w->random >= UINT64_C(1) << 32;
    default: return false;
    }
}

static uint64_t overflow(const custom *by, const format *type, int rounding, bool negative)
{
    bool away = rounding == MMAREF_ROUND_NEAREST_EVEN || rounding == MMAREF_ROUND_NEAREST_AWAY ||
                rounding == MMAREF_ROUND_STOCHASTIC || rounding == (negative ? MMAREF_ROUND_DOWN : MMAREF_ROUND_UP);
    bool infinite = by->overflow == MMAREF_OVERFLOW_INFINITY || (by->overflow == MMAREF_OVERFLOW_ROUNDED && away);
    return infinite ? custom_infinity(type, negative) : largest(type) | format_pattern(type, negative, 0, 0);
}

/* |x|, rounded, in units of 2^lsb; *exact unless that lost something. */
static uint64_t rounded(workspace *w, int rounding, mpfr_srcptr x, int lsb, bool *exact)
{
    mpfr_mul_2si(w->b, x, -lsb, MPFR_RNDN);
    mpfr_abs(w->b, w->b, MPFR_RNDN);
    uint64_t integer = mpfr_get_uj(w->b, MPFR_RNDZ);
    mpfr_frac(w->b, w->b, MPFR_RNDN);
    *exact = mpfr_zero_p(w->b);
    return integer + (!*exact && rounds_up(w, rounding, mpfr_signbit(x) != 0, integer % 2 != 0, w->b));
}

/* Whether x, rounded as if exponents had no end, is below the least normal number; it is below 2^lowest. */
static bool is_tiny(workspace *w, int rounding, mpfr_srcptr x, int kept, int lowest)
{
    bool exact;
    int lsb = (int)mpfr_get_exp(x) - 1 - kept;
    uint64_t integer = rounded(w, rounding, x, lsb, &exact);
    return integer >> (kept + 1) == 0 || lsb + kept + 1 < lowest;
}

uint64_t custom_pack(workspace *w, const custom *by, const format *type, int rounding, mpfr_srcptr x)
{
    int bits = type->mantissa_bits, kept = by->result_bits < bits ? by->result_bits : bits;
    int msb = (int)mpfr_get_exp(x) - 1, lowest = format_lowest(type);
    int lsb = (msb > lowest || type->binade ? msb : lowest) - kept;
    bool negative = mpfr_signbit(x) != 0, exact;
    uint64_t integer = rounded(w, rounding, x, lsb, &exact);
    int field = lsb + kept - lowest + !type->binade; /* but for the leading bit, of which a subnormal has none */
    uint64_t magnitude = field < 0 ? 0
                                   : ((uint64_t)field << bits) + (integer << (bits - kept)) - (UINT64_C(1) << bits);
    bool tiny = type->binade ? magnitude == 0 : msb < lowest && is_tiny(w, rounding, x, kept, lowest);
    bool too_large = field >= 1 << type->exponent_bits || magnitude > largest(type);
    bool flushed = (by->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) != 0 && !type->binade && magnitude >> bits == 0;
    if (magnitude == 0 || flushed)
        magnitude = 0, exact = false;
    if (!exact || too_large)
        w->flags |= MMAREF_FLAG_INEXACT | (tiny ? MMAREF_FLAG_UNDERFLOW : 0) | (too_large ? MMAREF_FLAG_OVERFLOW : 0);
    if (too_large)
        return overflow(by, type, rounding, negative);
    if (magnitude == 0)
        return custom_zero(type, negative && by->underflow_sign == MMAREF_UNDERFLOW_KEPT);
    return magnitude | format_pattern(type, negative, 0, 0);
}
