/* SPDX-License-Identifier: MIT */
/* The rows of arithmetic, one by one: what the choice of aimed cases and its check share. */
#ifndef ROWS_H
#define ROWS_H

#include <stdio.h>
#include <string.h>

#include "instruction.h"
#include "selftest.h"

#define ROWS_MAX 64
#define ROWS_VALUES_MAX 24

/* How many rows of arithmetic there are: by the largest number that a profile has. */
static inline int rows_count(void)
{
    int profile, class, most = 0;

    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        for (class = 1; class < MMAREF_ARITHMETIC_CLASSES; class++) {
            int row = mmaref_profile_rows[mmaref_profiles[profile].row][class - 1];
            most = row != 255 && row > most ? row : most;
        }
    }
    return most + 1;
}

/* The block that an instruction would have if its profile had this row. */
static inline void rows_block(int row, const mmaref_instruction *instruction, uint8_t fragments, mmaref_arithmetic *block)
{
    const uint8_t *at = mmaref_arithmetic_rows;
    uint8_t field, rounding;

    for (; row != 0; at++) {
        row -= *at >> 7;
    }
    memset(block, 0, sizeof *block);
    for (field = 0; field < MMAREF_FIELDS; field++) {
        mmaref_field_set(block, field, mmaref_field_rows[field].first);
    }
    do {
        const uint8_t *setting = mmaref_settings[*at & ~MMAREF_LAST_SETTING];
        int value = setting[0] == MMAREF_FIELD_EXPONENT_FLOOR ? -setting[1] : setting[1];
        mmaref_field_set(block, setting[0], (int16_t)value);
    } while (*at++ < MMAREF_LAST_SETTING);
    block->fragments = fragments;
    if (mmaref_arithmetic_rounding(instruction, block, &rounding) == MMAREF_OK) {
        block->rounding = rounding;
    }
}

/* The other values of a field that a fault may give: all words, sets of bits and types; of numbers those beside the right
 * one, its half and double, and the ends of the range; none of what describes the format own, which no profile has.
 * Returns how many. */
static inline int rows_other_values(const mmaref_arithmetic *block, uint8_t field, int values[ROWS_VALUES_MAX])
{
    const mmaref_field_row *row = &mmaref_field_rows[field];
    int right = mmaref_field_get(block, field), count = 0, listed[ROWS_VALUES_MAX] = { 0 }, all = 0, i, k;

    if (field >= MMAREF_FIELD_OWN_EXPONENT_BITS) {
        return 0;
    }
    listed[all++] = row->first;
    if (row->most - row->least <= 15 || row->kind == MMAREF_FIELD_KIND_TYPE) {
        for (i = 0; i <= 15; i++) {
            listed[all++] = i;
        }
    } else {
        listed[all++] = right - 1;
        listed[all++] = right + 1;
        listed[all++] = right / 2;
        listed[all++] = right * 2;
        listed[all++] = row->least;
        listed[all++] = row->most;
    }
    for (i = 0; i < all; i++) {
        for (k = 0; k < count && values[k] != listed[i]; k++) {
        }
        if (k == count && listed[i] != right && listed[i] >= INT16_MIN && listed[i] <= INT16_MAX &&
            mmaref_field_in_range(field, (int16_t)listed[i])) {
            values[count++] = listed[i];
        }
    }
    return count;
}

/* Products that one element of D sums. */
static inline unsigned rows_products(const mmaref_description *is)
{
    return is->registers[MMAREF_OPERAND_E] != 0 ? is->k / 2u : is->k;
}

/* Whether an instruction multiplies and adds, in this class, on this profile. */
static inline bool rows_has(uint16_t id, int class, uint8_t profile, mmaref_instruction *instruction, mmaref_description *is)
{
    mmaref_arithmetic block;

    return mmaref_instruction_at(id, instruction) == MMAREF_OK && mmaref_instruction_describe(instruction, is) == MMAREF_OK &&
           is->arithmetic_class == class && is->registers[MMAREF_OPERAND_B] != 0 && is->registers[MMAREF_OPERAND_C] != 0 &&
           mmaref_profile_get(profile, instruction, &block) == MMAREF_OK;
}

/* Whether two blocks mean the same wherever no element of D sums more than `products` products, and, where
 * `single` says so, every D is f32: steps that hold all products are one step, and a step's type f32 is D's. */
static inline bool rows_same(mmaref_arithmetic one, mmaref_arithmetic other, unsigned products, bool single)
{
    mmaref_arithmetic *both[2];
    int i;

    both[0] = &one;
    both[1] = &other;
    for (i = 0; i < 2; i++) {
        bool one_step = both[i]->products == 0 || both[i]->products >= products;
        if (one_step) {
            both[i]->products = 0;
        }
        if (single && both[i]->step_type == MMAREF_TYPE_F32) {
            both[i]->step_type = 0;
        }
    }
    return memcmp(&one, &other, sizeof one) == 0;
}

/* Of a class on a profile the instruction whose elements of D sum the most products; how many, 0 where there is none;
 * whether every D is f32. */
static inline unsigned rows_widest(int class, uint8_t profile, mmaref_instruction *widest, bool *single)
{
    mmaref_instruction instruction;
    mmaref_description is;
    unsigned products = 0;
    uint16_t id;

    *single = true;
    for (id = 0; id < MMAREF_INSTRUCTIONS; id++) {
        if (rows_has(id, class, profile, &instruction, &is)) {
            *single = *single && is.type[MMAREF_OPERAND_D] == MMAREF_TYPE_F32;
            if (rows_products(&is) > products) {
                products = rows_products(&is);
                *widest = instruction;
            }
        }
    }
    return products;
}

/* Whether a row in place of another one changes no result of a class on a profile. */
static inline bool rows_mean_the_same(uint8_t profile, int class, int row, int other)
{
    mmaref_arithmetic one, two;
    mmaref_instruction widest = { 0 };
    bool single;
    unsigned products = rows_widest(class, profile, &widest, &single);

    if (products == 0) {
        return true;
    }
    rows_block(row, &widest, 0, &one);
    rows_block(other, &widest, 0, &two);
    return rows_same(one, two, products, single);
}

#endif
