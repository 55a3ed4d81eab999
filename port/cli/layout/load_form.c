/* SPDX-License-Identifier: MIT */
/* What ldmatrix and stmatrix move, by moving it. See load_form.h. */
#include "layout/load_form.h"

#include <string.h>

#define PROBES 12 /* bits of 1 + the number of a bit of memory or registers */

static void set_bit(uint8_t *bytes, unsigned bit, unsigned value)
{
    bytes[bit / 8] = (uint8_t)(bytes[bit / 8] | value << bit % 8);
}

/* Moves, for each bit p of them, bit p of the numbers of all bits: what arrives is the number of the bit that came. */
static void probe_load(load_form *f)
{
    uint8_t memory[MMAREF_LANES * LOAD_ROW_BITS / 8];
    uint32_t address[MMAREF_LANES] = { 0 }, d[MMAREF_LANES * LOAD_MATRIX_REGISTERS];
    unsigned p, row, bit, bits = f->rows.bytes * 8, reg, lane;

    memset(f->source, 0, sizeof f->source);
    for (p = 0; p < PROBES; p++) {
        memset(memory, 0, sizeof memory);
        for (row = 0; row < f->rows.count; row++) {
            address[row] = row * f->rows.bytes;
            for (bit = 0; bit < bits; bit++) {
                set_bit(memory, row * bits + bit, (row * LOAD_ROW_BITS + bit + 1) >> p & 1);
            }
        }
        cli_must(mmaref_ldmatrix(&f->instruction, NULL, memory, sizeof memory, address, d, NULL));
        for (reg = 0; reg < f->registers; reg++) {
            for (lane = 0; lane < MMAREF_LANES; lane++) {
                for (bit = 0; bit < 32; bit++) {
                    f->source[reg][lane][bit] =
                        (uint16_t)(f->source[reg][lane][bit] | (d[lane * f->registers + reg] >> bit & 1) << p);
                }
            }
        }
    }
    for (reg = 0; reg < f->registers * MMAREF_LANES * 32; reg++) {
        f->source[reg / (MMAREF_LANES * 32)][reg / 32 % MMAREF_LANES][reg % 32]--; /* 0 becomes LOAD_NOWHERE */
    }
}

/* The same of stmatrix, turned around: the bit of memory where each bit of the registers arrives. */
static void probe_store(load_form *f)
{
    static uint16_t arrived[MMAREF_LANES * LOAD_ROW_BITS];
    uint8_t memory[MMAREF_LANES * LOAD_ROW_BITS / 8];
    uint32_t address[MMAREF_LANES] = { 0 }, a[MMAREF_LANES * LOAD_MATRIX_REGISTERS];
    unsigned p, i, bits = f->rows.bytes * 8, number;

    memset(arrived, 0, sizeof arrived);
    memset(f->source, 0xff, sizeof f->source);
    for (i = 0; i < f->rows.count; i++) {
        address[i] = i * f->rows.bytes;
    }
    for (p = 0; p < PROBES; p++) {
        memset(a, 0, sizeof a);
        memset(memory, 0, sizeof memory);
        for (i = 0; i < MMAREF_LANES * f->registers * 32; i++) {
            a[i / 32] |= (uint32_t)((i + 1) >> p & 1) << i % 32;
        }
        cli_must(mmaref_stmatrix(&f->instruction, address, a, memory, sizeof memory, NULL));
        for (i = 0; i < f->rows.count * bits; i++) {
            arrived[i] = (uint16_t)(arrived[i] | (memory[i / 8] >> i % 8 & 1u) << p);
        }
    }
    for (i = 0; i < f->rows.count * bits; i++) {
        if (arrived[i] != 0) {
            number = arrived[i] - 1u;
            f->source[number / 32 % f->registers][number / 32 / f->registers][number % 32] =
                (uint16_t)(i / bits * LOAD_ROW_BITS + i % bits);
        }
    }
}

void load_form_open(load_form *f, bool store)
{
    mmaref_description is;

    cli_must(mmaref_instruction_describe(&f->instruction, &is));
    (void)row_addresses_find(&f->instruction, &f->rows);
    f->registers = is.registers[store ? MMAREF_OPERAND_A : MMAREF_OPERAND_D];
    if (store) {
        probe_store(f);
    } else {
        probe_load(f);
    }
}
