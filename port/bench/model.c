/* SPDX-License-Identifier: MIT */
/* See model.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"

void must(mmaref_status status)
{
    if (status != MMAREF_OK) {
        fprintf(stderr, "bench: %s\n", mmaref_status_name(status));
        exit(2);
    }
}

bool prepare_mma(model *m, const char *text, draw_values values)
{
    if (mmaref_instruction_parse(text, strlen(text), &m->instruction, NULL) != MMAREF_OK) {
        return false;
    }
    must(mmaref_instruction_describe(&m->instruction, &m->is));
    prepare_values(m, values);
    return true;
}

void prepare_values(model *m, draw_values values)
{
    draw_operands(&m->instruction, values, &m->memory);
}

bool prepare_profile(model *m, uint8_t profile)
{
    bool custom = profile == MMAREF_PROFILES;

    if (mmaref_profile_get(custom ? MMAREF_PROFILE_EXACT : profile, &m->instruction, &m->arithmetic) != MMAREF_OK) {
        return false;
    }
    if (custom) { /* steps of 4 products, aligned by rounding to odd below 30 fraction bits */
        m->arithmetic.products = 4;
        m->arithmetic.fraction_bits = 30;
        m->arithmetic.align = MMAREF_ROUND_ODD;
        m->arithmetic.rounding = MMAREF_ROUND_NEAREST_EVEN;
    }
    return mmaref_mma(&m->instruction, &m->arithmetic, &m->memory.operands, m->memory.d, NULL, NULL) == MMAREF_OK;
}

double work_of(const model *m)
{
    return (double)m->is.matrices * m->is.m * m->is.n * m->is.k;
}

void run_mma(void *context)
{
    model *m = context;

    must(mmaref_mma(&m->instruction, &m->arithmetic, &m->memory.operands, m->memory.d, NULL, NULL));
}

void prepare_mac16(mmaref_amx *amx)
{
    size_t i;

    for (i = 0; i < sizeof amx->x; i++) {
        amx->x[i] = (uint8_t)(i * 37);
        amx->y[i] = (uint8_t)(i * 91);
    }
}

void run_mac16(void *context)
{
    const mac16_call *call = context;

    must(mmaref_mac16(call->amx, call->operand));
}
