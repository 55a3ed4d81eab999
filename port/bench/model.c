/* SPDX-License-Identifier: MIT */
/* See model.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"

/* Whatever the type of their elements. */
static void fill(uint32_t *words, uint32_t pattern)
{
    uint32_t state = 1;
    size_t i;

    for (i = 0; i < 32 * MMAREF_REGISTERS_MAX; i++) {
        state = state * 1664525u + 1013904223u;
        words[i] = (state & 0x83ff83ffu) | pattern;
    }
}

void must(mmaref_status status)
{
    if (status != MMAREF_OK) {
        fprintf(stderr, "bench: %s\n", mmaref_status_name(status));
        exit(2);
    }
}

bool prepare_mma(model *m, const char *text)
{
    size_t i;

    if (mmaref_parse(text, strlen(text), &m->instruction, NULL) != MMAREF_OK) {
        return false;
    }
    must(mmaref_describe(&m->instruction, &m->is));
    fill(m->a, 0x38003800u);
    fill(m->b, 0x38003800u);
    fill(m->c, 0x38003800u);
    for (i = 0; i < 32; i++) {
        m->e[i] = 0x44444444u;
        m->scale[i] = 0x38383838u;
    }
    memset(&m->operands, 0, sizeof m->operands);
    m->operands.a = m->a;
    m->operands.b = m->b;
    m->operands.c = m->c;
    m->operands.e = m->e;
    m->operands.scale_a = m->scale;
    m->operands.scale_b = m->scale;
    return true;
}

void run_mma(void *context)
{
    model *m = context;

    must(mmaref_mma(&m->instruction, &m->arithmetic, &m->operands, m->d, NULL));
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
    must(mmaref_mac16(context, 0));
}
