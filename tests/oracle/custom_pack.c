/* SPDX-License-Identifier: MIT */
/* Rounding under a caller's own block, into any format, by comparing an MPFR value with its integer part. */
#include "custom_steps.h"

format custom_own(const custom *by)
{
    static const specials what[] = { NO_SPECIALS, IEEE_SPECIALS, ONE_NAN }; /* by MMAREF_SPECIAL_... */
    int usual = (1 << by->own_exponent_bits) / 2 - 1;
    format own = { "own", MMAREF_TYPE_OWN, by->own_exponent_bits, by->own_fraction_bits, 0,
                   by->own_bias == MMAREF_UNLIMITED ? usual : by->own_bias, true, what[by->own_special] };
    return own;
}

const format *custom_format(const custom *by, const format *own, uint8_t type)
{
    (void)by;
    switch (type) {
    case MMAREF_TYPE_F16: return &f16;
    case MMAREF_TYPE_BF16: return &bf16;
    case MMAREF_TYPE_F32: return &f32;
    case MMAREF_TYPE_E4M3: return &e4m3;
    case MMAREF_TYPE_E5M2: return &e5m2;
    case MMAREF_TYPE_OWN: return own;
    default: return NULL;
    }
}

/* ---- Special values ---- */

static uint64_t all_ones(const format *type)
{
    return format_pattern(type, true, 0, 0) - 1;
}

uint64_t custom_nan(const custom *by, const format *type)
{
    uint64_t top = (UINT64_C(1) << type->exponent_bits) - 1;
    if (type->specials == IEEE_SPECIALS && by->nan == MMAREF_NAN_QUIET)
        return format_pattern(type, false, top, UINT64_C(1) << (type->mantissa_bits - 1));
    return all_ones(type); /* or the largest number, where there is no NaN */
}

uint64_t custom_infinity(const format *type, bool negative)
{
    uint64_t top = (UINT64_C(1) << type->exponent_bits) - 1;
    if (type->specials == IEEE_SPECIALS)
        return format_pattern(type, negative, top, 0);
    return all_ones(type) | format_pattern(type, negative, 0, 0);
}

static uint64_t largest(const format *type)
{
    return type->specials == IEEE_SPECIALS ? custom_infinity(type, false) - 1
                                           : all_ones(type) - (type->specials == ONE_NAN);
}

/* ---- Rounding ---- */

/* Whether `rest`, more than 0 and less than 1, rounds an integer up; *integer is its last bit. */
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
    return infinite ? custom_infinity(type, false) : largest(type);
}

/* |x| = (integer + w->b) * 2^*lsb with the places that the type, or result_bits, keeps. */
static uint64_t cut(workspace *w, const format *type, int kept, mpfr_srcptr x, int *lsb)
{
    int msb = (int)mpfr_get_exp(x) - 1, lowest = format_lowest(type);
    *lsb = (msb > lowest ? msb : lowest) - kept;
    mpfr_mul_2si(w->b, x, -*lsb, MPFR_RNDN);
    mpfr_abs(w->b, w->b, MPFR_RNDN);
    uint64_t integer = mpfr_get_uj(w->b, MPFR_RNDZ);
    mpfr_frac(w->b, w->b, MPFR_RNDN);
    return integer;
}

uint64_t custom_pack(workspace *w, const custom *by, const format *type, int rounding, mpfr_srcptr x)
{
    int kept = by->result_bits < type->mantissa_bits ? by->result_bits : type->mantissa_bits, lsb;
    bool negative = mpfr_signbit(x) != 0;
    uint64_t integer = cut(w, type, kept, x, &lsb), magnitude;
    if (!mpfr_zero_p(w->b) && rounds_up(w, rounding, negative, integer % 2 != 0, w->b))
        integer++;
    int field = lsb + kept - format_lowest(type); /* to which a leading bit adds one */
    magnitude = ((uint64_t)field << type->mantissa_bits) + (integer << (type->mantissa_bits - kept));
    if (field >= 1 << type->exponent_bits || magnitude > largest(type))
        return overflow(by, type, rounding, negative) | format_pattern(type, negative, 0, 0);
    if ((by->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) != 0 && magnitude >> type->mantissa_bits == 0)
        magnitude = 0;
    if (magnitude == 0 && by->underflow_sign == MMAREF_UNDERFLOW_PLUS)
        return 0;
    return magnitude | format_pattern(type, negative, 0, 0);
}
