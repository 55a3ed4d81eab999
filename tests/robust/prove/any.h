/* SPDX-License-Identifier: MIT */
/* What Frama-C's Eva knows nothing of: numbers, and the fields of a block that make no index. */
#ifndef PROVE_ANY_H
#define PROVE_ANY_H

#include "mmaref.h"

volatile uint8_t any8;
volatile int16_t any16;
volatile uint32_t any32;
volatile uint64_t any64;

/* In range by mmaref_field_rows; those that are left are that of mmaref_arithmetic_start. */
static inline bool any_block(mmaref_arithmetic *block)
{
    bool started = mmaref_arithmetic_start(block) == MMAREF_OK;

    block->rounding = any8 % (MMAREF_ROUND_STOCHASTIC + 1);
    block->overflow = any8 % (MMAREF_OVERFLOW_SATURATE + 1);
    block->zero_sign = any8 % (MMAREF_ZERO_IEEE + 1);
    block->subnormals = any8 % (2 * MMAREF_SUBNORMALS_AS_F16);
    block->nan = any8 % (MMAREF_NAN_PAYLOAD + 1);
    block->underflow_sign = any8 % (MMAREF_UNDERFLOW_PLUS + 1);
    block->tf32_class = any8 % (MMAREF_TF32_WHOLE + 1);
    block->result_bits = any8 % 52 + 1;
    return started;
}

#endif
