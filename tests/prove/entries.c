/* SPDX-License-Identifier: MIT */
/* What Frama-C's Eva analyses: ENTRY with any operands, any selectors, any memory. See prove.sh. */
#include "mmaref.h"

volatile uint8_t any8;
volatile uint32_t any32;
volatile uint64_t any64;

#define MEMORY 1024 /* bytes */

/* prove.sh gives the number of an instruction; without it the file still compiles. */
#ifndef INSTRUCTION
#define INSTRUCTION 0
#endif

static mmaref_instruction instruction = { INSTRUCTION };
static mmaref_error error;
static uint32_t a[32 * 8], b[32 * 8], c[32 * 8], d[32 * 8], e[32], address[32];
static uint8_t memory[MEMORY];
static mmaref_amx amx;

static void any_words(uint32_t *words, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        words[i] = any32;
    }
}

static void any_bytes(uint8_t *bytes, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        bytes[i] = any8;
    }
}

int mac16(void)
{
    unsigned row;

    any_bytes(amx.x, sizeof amx.x);
    any_bytes(amx.y, sizeof amx.y);
    for (row = 0; row < 64; row++) {
        any_bytes(amx.z[row], sizeof amx.z[row]);
    }
    return mmaref_mac16(&amx, any64);
}

int integer(void)
{
    mmaref_operands operands = { 0 };

    any_words(a, 32 * 8);
    any_words(b, 32 * 8);
    any_words(c, 32 * 8);
    any_words(e, 32);
    operands.a = a;
    operands.b = b;
    operands.c = c;
    operands.e = e;
    operands.selector = any32;
    return mmaref_mma(&instruction, NULL, &operands, d, NULL, &error);
}

int load(void)
{
    any_words(address, 32);
    any_bytes(memory, MEMORY);
    return mmaref_ldmatrix(&instruction, NULL, memory, MEMORY, address, d, &error);
}

int turn(void)
{
    any_words(a, 32);
    return mmaref_movmatrix(&instruction, a, d, &error);
}

int wmma_load(void)
{
    any_bytes(memory, MEMORY);
    return mmaref_wmma_load(&instruction, NULL, memory, MEMORY, any32, any32, d, &error);
}
