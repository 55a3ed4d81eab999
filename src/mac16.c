/* SPDX-License-Identifier: MIT */
/* Apple AMX mac16. See mmaref.h. */
#include "mmaref_internal.h"

#define LANES 32 /* of 16 bits in a 64-byte register */

static uint8_t field(uint64_t operand, uint8_t bit, uint8_t width)
{
    return (uint8_t)(operand >> bit & ((1u << width) - 1));
}

/* The lanes that an enable mode and its value select. */
static uint32_t enabled(uint8_t mode, uint8_t value)
{
    static const uint32_t by_parity[3] = { 0xffffffffu, 0xaaaaaaaau, 0x55555555u };

    if (mode == 0) {
        return value < 3 ? by_parity[value] : 0;
    }
    if (mode == 1) {
        return (uint32_t)1 << value;
    }
    if (value == 0) {
        return 0xffffffffu;
    }
    return mode == 2 ? ((uint32_t)1 << value) - 1 : ~(0xffffffffu >> value);
}

void mmaref_mac16_decode(uint64_t operand, mmaref_mac16_fields *fields)
{
    fields->vector = field(operand, 63, 1) != 0;
    fields->z_i32 = field(operand, 62, 1) != 0;
    fields->x_i8 = field(operand, 61, 1) != 0;
    fields->y_i8 = field(operand, 60, 1) != 0;
    fields->shift = field(operand, 55, 5);
    fields->x_mode = field(operand, 46, 2);
    fields->x_value = field(operand, 41, 5);
    fields->y_mode = field(operand, 37, 2);
    fields->y_value = field(operand, 32, 5);
    fields->skip_x = field(operand, 29, 1) != 0;
    fields->skip_y = field(operand, 28, 1) != 0;
    fields->skip_z = field(operand, 27, 1) != 0;
    fields->z_row = field(operand, 20, 6);
    fields->x_offset = (uint16_t)(operand >> 10 & 0x1ff);
    fields->y_offset = (uint16_t)(operand & 0x1ff);
    fields->x_enable = enabled(fields->x_mode, fields->x_value);
    fields->y_enable = enabled(fields->y_mode, fields->y_value);
}

/* Reads the 32 lanes at a byte offset of a pool; i8 takes the low byte of a lane. */
static void load_lanes(int16_t lanes[LANES], const uint8_t pool[512], uint16_t offset, bool i8)
{
    uint8_t i;

    for (i = 0; i < LANES; i++) {
        uint16_t low = (uint16_t)((offset + 2u * i) & 511);
        uint16_t high = (uint16_t)((low + 1u) & 511);
        int32_t value = pool[low];
        if (i8) {
            value -= (value & 0x80) * 2;
        } else {
            value |= (int32_t)pool[high] << 8;
            value -= (value & 0x8000) * 2;
        }
        lanes[i] = (int16_t)value;
    }
}

static void fill_lanes(int16_t lanes[LANES], int16_t value)
{
    uint8_t i;

    for (i = 0; i < LANES; i++) {
        lanes[i] = value;
    }
}

/* A skipped factor is 1, so that the other one passes; with both skipped the value is 0. */
static void load_factors(const mmaref_amx *state, const mmaref_mac16_fields *f, int16_t x[LANES], int16_t y[LANES])
{
    load_lanes(x, state->x, f->x_offset, f->x_i8);
    load_lanes(y, state->y, f->y_offset, f->y_i8);
    if (f->skip_x) {
        fill_lanes(x, f->skip_y ? 0 : 1);
    }
    if (f->skip_y) {
        fill_lanes(y, 1);
    }
}

/* x[i] * y[i * step] shifted right arithmetically, modulo 2^32; at most 2^30 in magnitude
 * before. */
static inline void shifted_products(const int16_t x[LANES], const int16_t *y, uint8_t step, uint8_t shift,
                                    uint32_t value[LANES])
{
    uint8_t i;

    for (i = 0; i < LANES; i++) {
        int32_t product = (int32_t)x[i] * y[i * step];
        uint32_t sign = product < 0 ? 0xffffffffu : 0;
        value[i] = (((uint32_t)product ^ sign) >> shift) ^ sign;
    }
}

/* All ones in the lanes that an enable mask selects. */
static void select_lanes(uint32_t enable, uint16_t selected[LANES])
{
    uint8_t i;

    for (i = 0; i < LANES; i++) {
        selected[i] = (uint16_t)(0 - (enable >> i & 1));
    }
}

/* Little-endian lanes of Z. */
static uint16_t load16(const uint8_t *at)
{
    return (uint16_t)(at[0] | (uint16_t)at[1] << 8);
}

static void store16(uint8_t *at, uint16_t value)
{
    at[0] = (uint8_t)value;
    at[1] = (uint8_t)(value >> 8);
}

/* Adds `value` to the selected lanes of a row of Z, 16 bits a lane; `keep` is 0 where Z is skipped. */
static void add_row_i16(uint8_t z[64], const uint32_t value[LANES], const uint16_t selected[LANES], uint16_t keep)
{
    uint16_t sum[LANES];
    uint8_t i;

    for (i = 0; i < LANES; i++) {
        uint16_t old = load16(&z[2 * i]);
        sum[i] = (uint16_t)(old ^ ((old ^ ((old & keep) + value[i])) & selected[i]));
    }
    for (i = 0; i < LANES; i++) {
        store16(&z[2 * i], sum[i]);
    }
}

/* The same for 32-bit Z: even lanes go to the first row, odd lanes to the second. */
static void add_rows_i32(uint8_t z[2][64], const uint32_t value[LANES], const uint16_t selected[LANES], uint16_t keep)
{
    uint8_t i;

    for (i = 0; i < LANES; i++) {
        uint8_t *at = &z[i & 1][4 * (i / 2)];
        uint32_t old = keep == 0 ? 0 : (uint32_t)load16(at + 2) << 16 | load16(at);
        uint32_t sum = old + value[i];
        if (selected[i] != 0) {
            store16(at, (uint16_t)(sum & 0xffff));
            store16(at + 2, (uint16_t)(sum >> 16));
        }
    }
}

static void outer_product(mmaref_amx *state, const mmaref_mac16_fields *f, const int16_t x[LANES],
                          const int16_t y[LANES])
{
    uint16_t columns[LANES];
    uint16_t keep = f->skip_z ? 0 : 0xffff;
    uint32_t value[LANES];
    uint8_t j;

    select_lanes(f->x_enable, columns);
    for (j = 0; j < LANES; j++) {
        if ((f->y_enable >> j & 1) == 0) {
            continue;
        }
        shifted_products(x, &y[j], 0, f->shift, value);
        if (f->z_i32) {
            add_rows_i32(&state->z[2 * j], value, columns, keep);
        } else {
            add_row_i16(state->z[2 * j + (f->z_row & 1)], value, columns, keep);
        }
    }
}

mmaref_status mmaref_mac16(mmaref_amx *state, uint64_t operand)
{
    mmaref_mac16_fields f;
    int16_t x[LANES], y[LANES];

    if (!MMAREF_HAS_MAC16) {
        return MMAREF_E_LEFT_OUT;
    }
    if (state == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    mmaref_mac16_decode(operand, &f);
    load_factors(state, &f, x, y);
    if (f.vector) {
        uint16_t lanes[LANES];
        uint32_t value[LANES];
        select_lanes(f.x_enable, lanes);
        shifted_products(x, y, 1, f.shift, value);
        add_row_i16(state->z[f.z_row], value, lanes, f.skip_z ? 0 : 0xffff);
    } else {
        outer_product(state, &f, x, y);
    }
    return MMAREF_OK;
}
