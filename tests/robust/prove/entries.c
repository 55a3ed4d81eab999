/* SPDX-License-Identifier: MIT */
/* What Frama-C's Eva analyses: ENTRY with any operands, any selectors, any memory. See prove.sh. */
#include "mmaref.h"

volatile uint8_t any8;
volatile int16_t any16;
volatile uint32_t any32;
volatile uint64_t any64;

#define MEMORY 1024 /* bytes */

/* prove.sh gives the number of an instruction, and those of all integer ones; without it the file still compiles. */
#ifdef INSTRUCTION
#include "numbers.h"
#else
#define INSTRUCTION 0
#define DENSE 0
#define SPARSE 0
#define WMMA 0
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

/* Every instruction of a list, each with what the last one has left in D. */
static int products(const uint16_t *numbers, unsigned count)
{
    mmaref_operands operands = { 0 };
    unsigned i;
    int status = 0;

    any_words(a, 32 * 8);
    any_words(b, 32 * 8);
    any_words(c, 32 * 8);
    any_words(e, 32);
    operands.a = a;
    operands.b = b;
    operands.c = c;
    operands.e = e;
    /*@ loop unroll 200; */
    for (i = 0; i < count; i++) {
        instruction.id = numbers[i];
        operands.selector = any32;
        status = mmaref_mma(&instruction, NULL, &operands, d, NULL, &error);
    }
    return status;
}

int integer(void)
{
    static const uint16_t numbers[] = { INSTRUCTION };

    return products(numbers, 1);
}

int dense(void)
{
    static const uint16_t numbers[] = { DENSE };

    return products(numbers, sizeof numbers / sizeof numbers[0]);
}

int sparse(void)
{
    static const uint16_t numbers[] = { SPARSE };

    return products(numbers, sizeof numbers / sizeof numbers[0]);
}

int wmma(void)
{
    static const uint16_t numbers[] = { WMMA };

    return products(numbers, sizeof numbers / sizeof numbers[0]);
}

int load(void)
{
    any_words(address, 32);
    any_bytes(memory, MEMORY);
    return mmaref_ldmatrix(&instruction, NULL, memory, MEMORY, address, d, &error);
}

int store(void)
{
    any_words(address, 32);
    any_words(a, 32 * 8);
    any_bytes(memory, MEMORY);
    return mmaref_stmatrix(&instruction, address, a, memory, MEMORY, &error);
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

int wmma_store(void)
{
    any_words(a, 32 * 8);
    any_bytes(memory, MEMORY);
    return mmaref_wmma_store(&instruction, NULL, a, memory, MEMORY, any32, any32, &error);
}

/* Every type up to scale factors, every rounding. */
int values(void)
{
    static mmaref_value value;
    uint64_t bits;
    unsigned type, rounding;
    int status = 0;

    /*@ loop unroll 40; */
    for (type = 0; type < MMAREF_TYPE_S8; type++) {
        status = mmaref_value_decode((uint8_t)type, any64, &value);
        value.negative = (any8 & 1) != 0;
        value.kind = any8;
        value.significand = any64;
        value.exponent = any16;
        /*@ loop unroll 10; */
        for (rounding = 0; rounding < 8; rounding++) {
            status = mmaref_value_encode((uint8_t)type, (uint8_t)rounding, &value, &bits);
        }
    }
    return status;
}
