/* SPDX-License-Identifier: MIT */
/* Apple AMX mac16: Z += X * Y in lanes of 16 bits, shifted right and accumulated modulo 2^16 or 2^32. See mmaref.h. */
#include "mma.h"

#define LANES 32 /* 16-bit lanes of a 64-byte register */

static uint8_t field(uint64_t operand, uint8_t bit, uint8_t width)
{
    return (uint8_t)(operand >> bit & ((1u << width) - 1));
}

/* The lanes that an enable mode and its value select. */
static uint32_t enabled(uint8_t mode, uint8_t value)
{
    const uint32_t all = 0xffffffffu;

    if (mode == 1) {
        return (uint32_t)1 << value;
    }
    if (value == 0) {
        return all;
    }
    if (mode == 0) { /* 1: odd lanes, 2: even lanes */
        return value < 3 ? 0xaaaaaaaau >> (value - 1) : 0;
    }
    return mode == 2 ? ~(all << value) : ~(all >> value);
}

/* Pre: fields is not NULL. */
static void decode(uint64_t operand, mmaref_mac16_fields *fields)
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

mmaref_status mmaref_mac16_decode(uint64_t operand, mmaref_mac16_fields *fields)
{
    if (fields == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    decode(operand, fields);
    return MMAREF_OK;
}

/* Little-endian values in memory. */
static inline uint16_t load16(const uint8_t *at)
{
    return (uint16_t)(at[0] | (uint16_t)at[1] << 8);
}

static inline uint32_t load32(const uint8_t *at)
{
    return (uint32_t)load16(at + 2) << 16 | load16(at);
}

/* The value whose bytes in memory are `value` in little-endian order: `value` itself, or its bytes reversed. */
static inline uint16_t little16(uint16_t value)
{
    return load16((const uint8_t *)&value);
}

static inline uint32_t little32(uint32_t value)
{
    return load32((const uint8_t *)&value);
}

static inline void fill_lanes(int16_t lanes[LANES], int16_t value)
{
    unsigned i;

    for (i = 0; i < LANES; i++) {
        lanes[i] = value;
    }
}

typedef struct {
    uint8_t bytes[16];
} amx_block;

typedef struct {
    uint8_t bytes[2 * LANES];
} amx_register;

/* A register of X or Y: first bytes as in the pool, then lanes. */
typedef union {
    amx_register whole;
    amx_block blocks[4];
    uint16_t bits[LANES]; /* two's complement, as in the pool */
    int16_t values[LANES];
} amx_lanes;

/* The 512 bytes of X or Y. Addresses wrap around. */
typedef struct {
    const uint8_t *bytes;
    uint8_t seam[32]; /* the last 16 bytes, then the first 16 */
} amx_pool;

static void open_pool(amx_pool *from, const uint8_t bytes[512])
{
    unsigned i;

    from->bytes = bytes;
    for (i = 0; i < 16; i++) {
        from->seam[i] = bytes[512 - 16 + i];
        from->seam[16 + i] = bytes[i];
    }
}

/* Copies the 64 bytes at an offset, which may wrap around: in blocks of 16; the one across the end is in the seam. */
static void copy_register(amx_lanes *to, const amx_pool *from, uint16_t offset)
{
    unsigned i;

    if (offset <= 512 - sizeof to->whole) {
        to->whole = *(const amx_register *)&from->bytes[offset];
        return;
    }
    for (i = 0; i < 4; i++) {
        const unsigned at = (offset + 16 * i) % 512;
        to->blocks[i] = *(const amx_block *)(at <= 512 - 16 ? &from->bytes[at] : &from->seam[at - (512 - 16)]);
    }
}

/* Loads the 32 lanes at a byte offset of a pool, or `skipped` in all if the operand skips the factor. i8 sign-extends
 * the low byte of a lane: flipping its sign bit adds 128 modulo 256, which is then subtracted. */
static void load_lanes(amx_lanes *to, const amx_pool *source, uint16_t offset, bool i8, bool skip, int16_t skipped)
{
    unsigned i;

    if (skip) {
        fill_lanes(to->values, skipped);
        return;
    }
    copy_register(to, source, offset);
    for (i = 0; i < LANES; i++) {
        to->bits[i] = little16(to->bits[i]);
    }
    if (i8) {
        for (i = 0; i < LANES; i++) {
            to->bits[i] = (uint16_t)(((to->bits[i] & 0x00ff) ^ 0x0080) - 0x0080);
        }
    }
}

/* What all rows of Z share. Lanes are in the order of Z: if it has 32 bits, the even lanes of X, for the first of two
 * rows of Z, come before the odd ones. */
typedef struct {
    amx_lanes x;          /* 0 in lanes that are not enabled */
    uint16_t kept[LANES]; /* mask of Z: 0 in lanes whose Z is skipped */
    mmaref_mac16_fields f;
} row_rules;

/* The mask of each lane: all ones if its bit is set. */
static void lane_masks(uint16_t mask[LANES], uint32_t bits)
{
    static const MMAREF_FLASH uint16_t bit[LANES / 2] = {
        0x0001, 0x0002, 0x0004, 0x0008, 0x0010, 0x0020, 0x0040, 0x0080,
        0x0100, 0x0200, 0x0400, 0x0800, 0x1000, 0x2000, 0x4000, 0x8000
    };
    const uint16_t low = (uint16_t)(bits & 0xffff), high = (uint16_t)(bits >> 16);
    unsigned i;

    for (i = 0; i < LANES / 2; i++) {
        mask[i] = (low & bit[i]) != 0 ? 0xffff : 0;
        mask[i + LANES / 2] = (high & bit[i]) != 0 ? 0xffff : 0;
    }
}

/* Reorders lanes: even ones first, then odd ones. */
static void sort_even_odd(uint16_t lanes[LANES])
{
    uint16_t whole[LANES];
    unsigned i;

    for (i = 0; i < LANES; i++) {
        whole[i] = lanes[i];
    }
    for (i = 0; i < LANES / 2; i++) {
        lanes[i] = whole[2 * i];
        lanes[i + LANES / 2] = whole[2 * i + 1];
    }
}

/* A skipped factor is 1, so that the product is the other factor; with both skipped the product is 0. */
static void load_x(const amx_pool *source, row_rules *rules)
{
    const mmaref_mac16_fields *f = &rules->f;
    const unsigned skipped = f->skip_z ? 0xffff : 0;
    uint16_t *x = rules->x.bits;
    uint16_t enabled_lanes[LANES];
    unsigned i;

    load_lanes(&rules->x, source, f->x_offset, f->x_i8, f->skip_x, !f->skip_y);
    if (f->x_enable == 0xffffffffu) { /* all lanes: the usual case */
        for (i = 0; i < LANES; i++) {
            rules->kept[i] = (uint16_t)~skipped;
        }
    } else {
        lane_masks(enabled_lanes, f->x_enable);
        for (i = 0; i < LANES; i++) {
            x[i] &= enabled_lanes[i];
            rules->kept[i] = (uint16_t)~(enabled_lanes[i] & skipped);
        }
    }
    if (f->z_i32) {
        sort_even_odd(x);
        sort_even_odd(rules->kept);
    }
}

/* floor(x * y / 2^shift) modulo 2^32. |x * y| <= 2^30; plus 2^31 it is not negative; 2^31 / 2^shift is exact. */
static inline uint32_t shifted_product(int16_t x, int16_t y, uint8_t shift)
{
    return (((uint32_t)((int32_t)x * y) + 0x80000000u) >> shift) - (0x80000000u >> shift);
}

/* Adds products to a row of Z: 32 lanes of 16 bits, or 16 of 32 bits, those of the odd lanes in an odd row. Constant
 * counts, local arrays: "vectors" in mmaref_config.h. */
static void add_row(mmaref_amx *state, unsigned row, const row_rules *rules, const int16_t y[LANES])
{
    union {
        uint8_t bytes[64];
        uint16_t narrow[LANES];
        uint32_t wide[LANES / 2];
    } sum;
    const int16_t *x = rules->x.values;
    const uint16_t *kept = rules->kept;
    const uint8_t shift = rules->f.shift;
    uint8_t *z = state->z[row];
    unsigned i;

    if (rules->f.z_i32) {
        x += row % 2 * (LANES / 2);
        kept += row % 2 * (LANES / 2);
        for (i = 0; i < LANES / 2; i++) {
            uint32_t old = load32(&z[4 * i]) & ((uint32_t)kept[i] << 16 | kept[i]);
            sum.wide[i] = little32(old + shifted_product(x[i], y[i], shift));
        }
    } else if (shift == 0) { /* the upper half of a product is not needed */
        for (i = 0; i < LANES; i++) {
            uint32_t product = (uint32_t)x[i] * (uint32_t)y[i];
            sum.narrow[i] = little16((uint16_t)((load16(&z[2 * i]) & kept[i]) + product));
        }
    } else {
        for (i = 0; i < LANES; i++) {
            uint32_t product = shifted_product(x[i], y[i], shift);
            sum.narrow[i] = little16((uint16_t)((load16(&z[2 * i]) & kept[i]) + product));
        }
    }
    for (i = 0; i < sizeof sum; i++) {
        z[i] = sum.bytes[i];
    }
}

mmaref_status mmaref_mac16(mmaref_amx *state, uint64_t operand)
{
    row_rules rules;
    mmaref_mac16_fields *f = &rules.f;
    amx_pool x_pool, y_pool;
    amx_lanes y;
    int16_t y_of_row[LANES];
    unsigned row;

    if (!MMAREF_HAS_MAC16) {
        return MMAREF_E_LEFT_OUT;
    }
    if (state == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    open_pool(&x_pool, state->x); /* early: a load that spans two recent stores stalls */
    open_pool(&y_pool, state->y);
    decode(operand, f);
    if (f->vector) {
        f->z_i32 = false; /* z_i32 is for matrix mode alone */
    }
    load_x(&x_pool, &rules);
    load_lanes(&y, &y_pool, f->y_offset, f->y_i8, f->skip_y, 1);
    if (f->vector) {
        add_row(state, f->z_row, &rules, y.values);
        return MMAREF_OK;
    }
    for (row = f->z_i32 ? 0 : f->z_row & 1; row < 64; row += 2u - f->z_i32) {
        if ((f->y_enable >> (row / 2) & 1) != 0) {
            fill_lanes(y_of_row, y.values[row / 2]);
            add_row(state, row, &rules, y_of_row);
        }
    }
    return MMAREF_OK;
}
