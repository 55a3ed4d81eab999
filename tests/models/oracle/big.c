/* SPDX-License-Identifier: MIT */
#include "big.h"

#include "mmaref.h"

void workspace_open(workspace *w, mpfr_prec_t precision)
{
    mpfr_inits2(precision, w->a, w->b, w->c, w->sum, w->scaled, (mpfr_ptr)0);
    for (int i = 0; i < TERMS_MAX; i++) {
        mpfr_init2(w->term[i], precision);
        w->terms[i] = w->term[i];
    }
}

void workspace_close(workspace *w)
{
    mpfr_clears(w->a, w->b, w->c, w->sum, w->scaled, (mpfr_ptr)0);
    for (int i = 0; i < TERMS_MAX; i++)
        mpfr_clear(w->term[i]);
}

void big_set(mpfr_t x, const number *n)
{
    int sign = n->negative ? -1 : 1;
    if (n->kind == NOT_A_NUMBER)
        mpfr_set_nan(x);
    else if (n->kind == INFINITE)
        mpfr_set_inf(x, sign);
    else if (n->kind == ZERO)
        mpfr_set_zero(x, sign);
    else {
        mpfr_set_uj_2exp(x, n->significand, n->exponent - n->fraction, MPFR_RNDN);
        mpfr_setsign(x, x, n->negative, MPFR_RNDN);
    }
}

mpfr_rnd_t big_rounding(int rounding)
{
    switch (rounding) {
    case MMAREF_ROUND_ZERO: return MPFR_RNDZ;
    case MMAREF_ROUND_DOWN: return MPFR_RNDD;
    case MMAREF_ROUND_UP: return MPFR_RNDU;
    default: return MPFR_RNDN;
    }
}

static uint64_t pack_special(const format *to, bool negative, bool nan)
{
    uint64_t top = (UINT64_C(1) << to->exponent_bits) - 1;
    uint64_t mantissa = (UINT64_C(1) << to->mantissa_bits) - 1;
    return nan ? format_pattern(to, false, top, mantissa) : format_pattern(to, negative, top, 0);
}

static uint64_t pack_overflow(const packing *how, bool negative)
{
    bool away = how->rounding == MMAREF_ROUND_NEAREST_EVEN ||
                how->rounding == MMAREF_ROUND_NEAREST_AWAY ||
                how->rounding == (negative ? MMAREF_ROUND_DOWN : MMAREF_ROUND_UP);
    uint64_t infinity = pack_special(how->to, negative, false);
    return away || !how->overflow_rounds ? infinity : infinity - 1;
}

/* `integer` * 2^lsb, which the format holds unless it overflows. */
static uint64_t pack_integer(const packing *how, bool negative, uint64_t integer, int lsb)
{
    const format *to = how->to;
    int msb = 63 - __builtin_clzll(integer) + lsb;
    if (msb > format_highest(to))
        return pack_overflow(how, negative);
    int unit = (msb > format_lowest(to) ? msb : format_lowest(to)) - to->mantissa_bits;
    uint64_t significand = lsb >= unit ? integer << (lsb - unit) : integer >> (unit - lsb);
    if (msb < format_lowest(to))
        return format_pattern(to, negative, 0, significand);
    uint64_t hidden = UINT64_C(1) << to->mantissa_bits;
    return format_pattern(to, negative, (uint64_t)(msb + to->bias), significand - hidden);
}

uint64_t big_pack(workspace *w, mpfr_srcptr x, const packing *how)
{
    bool negative = mpfr_signbit(x) != 0;
    if (!mpfr_number_p(x))
        return pack_special(how->to, negative, mpfr_nan_p(x) != 0);
    if (mpfr_zero_p(x))
        return format_pattern(how->to, negative, 0, 0);
    int msb = (int)mpfr_get_exp(x) - 1;
    int lsb = (msb > format_lowest(how->to) ? msb : format_lowest(how->to)) - how->kept;
    mpfr_mul_2si(w->scaled, x, -lsb, MPFR_RNDN);
    if (how->rounding == MMAREF_ROUND_NEAREST_AWAY)
        mpfr_round(w->scaled, w->scaled);
    else
        mpfr_rint(w->scaled, w->scaled, big_rounding(how->rounding));
    if (mpfr_zero_p(w->scaled))
        return format_pattern(how->to, negative, 0, 0);
    mpfr_abs(w->scaled, w->scaled, MPFR_RNDN);
    return pack_integer(how, negative, mpfr_get_uj(w->scaled, MPFR_RNDN), lsb);
}
