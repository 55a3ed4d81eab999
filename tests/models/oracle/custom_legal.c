/* SPDX-License-Identifier: MIT */
/* Which blocks can be computed for which dot products, by the words of mmaref_arithmetic.h. */
#include "custom_dot.h"

static bool is_format(uint32_t type)
{
    uint32_t exponent_bits = type >> 24, fraction_bits = type >> 16 & 0xFF;
    uint32_t meaning = (type & 0xFF) & ~(uint32_t)MMAREF_SPECIAL_BINADE;
    return exponent_bits >= 1 && exponent_bits <= 8 && fraction_bits >= 1 && fraction_bits <= 23 &&
           meaning <= MMAREF_SPECIAL_FNUZ;
}

static bool is_own(const custom *by, uint32_t type)
{
    return type == MMAREF_TYPE_OWN && by->own_exponent_bits != 0;
}

static bool is_sum_type(const custom *by, uint32_t type)
{
    return type == 0 || type == MMAREF_TYPE_F16 || type == MMAREF_TYPE_BF16 || type == MMAREF_TYPE_F32 ||
           type == MMAREF_TYPE_E4M3 || type == MMAREF_TYPE_E5M2 || is_own(by, type) || is_format(type);
}

static bool in_range(const custom *by)
{
    return by->products <= 128 && (by->fraction_bits <= 40 || by->fraction_bits == MMAREF_UNLIMITED) &&
           ((by->exponent_floor >= -1000 && by->exponent_floor <= 1000) || by->exponent_floor == MMAREF_NO_FLOOR) &&
           by->align <= MMAREF_ROUND_ODD && by->interleave <= 32 && (by->interleave & (by->interleave - 1)) == 0 &&
           by->accumulate <= MMAREF_ACCUMULATE_LAST && by->group <= 128 && by->block <= 32 &&
           by->rounding <= MMAREF_ROUND_STOCHASTIC &&
           ((by->result_bits >= 1 && by->result_bits <= 52) || by->result_bits == MMAREF_UNLIMITED) &&
           by->overflow <= MMAREF_OVERFLOW_SATURATE && by->zero_sign <= MMAREF_ZERO_IEEE && by->subnormals <= 15 &&
           by->nan <= MMAREF_NAN_PAYLOAD && by->fragments <= MMAREF_FRAGMENTS_SM_75 &&
           by->underflow_sign <= MMAREF_UNDERFLOW_PLUS && by->sparse_basis <= MMAREF_SPARSE_LOGICAL &&
           by->tf32_class <= MMAREF_TF32_WHOLE && by->adder <= MMAREF_ADDER_HALVES && by->own_exponent_bits <= 8 &&
           by->own_fraction_bits <= 23 && (by->own_exponent_bits == 0 || by->own_fraction_bits != 0) &&
           by->own_special <= MMAREF_OWN_FNUZ && by->sticky <= MMAREF_STICKY_YES &&
           (by->width == 0 || (by->width >= 2 && by->width <= 8)) && by->partial <= MMAREF_PARTIAL_CUT &&
           by->product_rounding <= MMAREF_ROUND_STEP && by->multiplier_bits <= 24;
}

static bool suits_f64(const custom *by, const dot *of)
{
    bool a = of->a_type == &f64, any = a || of->c_type == &f64 || of->d_type == &f64;
    bool stochastic = by->rounding == MMAREF_ROUND_STOCHASTIC ||
                      (by->product_type != 0 && by->product_rounding == MMAREF_ROUND_STOCHASTIC);
    if (any && (by->step_type != 0 || by->fraction_bits != MMAREF_UNLIMITED || stochastic))
        return false;
    return !a || (by->adder == MMAREF_ADDER_GIVEN && by->width == 0 && by->product_type == 0);
}

static bool suits_scale(const custom *by, const dot *of)
{
    bool limited = by->fraction_bits != MMAREF_UNLIMITED;
    if (by->block == 0)
        return of->scale.type != &ue4m3 || !limited;
    return of->scale.type != NULL && of->a_type == &e2m1 && of->b_type == &e2m1 && limited &&
           by->accumulate == MMAREF_ACCUMULATE_FUSED && by->products == 0 && by->interleave == 0 &&
           by->adder == MMAREF_ADDER_GIVEN && by->width == 0 && by->partial == 0 && by->product_type == 0 &&
           by->sticky == 0 && by->multiplier_bits == 0 && of->scale.vector % by->block == 0;
}

bool custom_legal(const custom *by, const dot *of)
{
    const format *const types[4] = { of->a_type, of->b_type, of->c_type, of->d_type };
    bool limited = by->fraction_bits != MMAREF_UNLIMITED;
    for (unsigned i = 0; i < 4; i++)
        if (types[i]->word == MMAREF_TYPE_OWN && !is_own(by, MMAREF_TYPE_OWN))
            return false;
    if (!in_range(by) || !is_sum_type(by, by->step_type) || !is_sum_type(by, by->product_type))
        return false;
    if (by->interleave != 0 && of->count % (2u * by->interleave) != 0)
        return false;
    if (by->group != 0 && (by->accumulate == MMAREF_ACCUMULATE_FUSED || of->count % by->group != 0))
        return false;
    if (!limited && (by->exponent_floor != MMAREF_NO_FLOOR || by->align != 0 || by->sticky != 0 || by->partial != 0 ||
                     by->multiplier_bits != 0))
        return false;
    if (by->multiplier_bits != 0 && (by->adder != MMAREF_ADDER_GIVEN || by->width != 0 || by->product_type != 0))
        return false;
    return suits_f64(by, of) && suits_scale(by, of);
}

bool custom_has_fixed(const custom *by, const dot *of)
{
    bool one_step = by->products == 0 ? by->interleave == 0 : by->products >= of->count;
    bool at_once = by->adder == MMAREF_ADDER_GIVEN && by->width == 0;
    return by->accumulate == MMAREF_ACCUMULATE_FUSED && one_step &&
           (at_once || by->partial != MMAREF_PARTIAL_ROUNDED);
}
