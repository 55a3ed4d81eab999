/* SPDX-License-Identifier: MIT */
/* See mmdpi_mac16.h. */
#include "mmdpi_mac16.h"

static uint32_t lane_of(const uint8_t *row, uint8_t lane, uint8_t bytes)
{
    uint32_t value = 0;
    uint8_t i;

    for (i = bytes; i-- != 0;) {
        value = value << 8 | row[lane * bytes + i];
    }
    return value;
}

/* A 16-bit lane of a pool, from a byte offset on; the pool's end wraps. */
static uint32_t pool_lane(const uint8_t pool[512], uint16_t offset, uint8_t lane)
{
    uint16_t low = (uint16_t)((offset + 2u * lane) & 511);

    return (uint32_t)pool[low] | (uint32_t)pool[(low + 1u) & 511] << 8;
}

static void put_lane(mmdpi_text *text, const char *name, uint32_t value, uint8_t lane)
{
    mmdpi_put(text, name);
    mmdpi_put_decimal(text, lane);
    mmdpi_put(text, " = ");
    mmdpi_put_hex(text, value, 4);
}

/* Whether lanes of Z are of 32 bits. */
static bool is_wide(const mmaref_mac16_fields *f)
{
    return f->z_i32 && !f->vector;
}

static void put_factors(mmdpi_text *text, const mmaref_mac16_fields *f, const mmaref_amx *before,
                        uint8_t row, uint8_t lane)
{
    bool wide = is_wide(f);
    uint8_t i = wide ? (uint8_t)(2 * lane + (row & 1)) : lane;
    uint8_t j = f->vector ? lane : (uint8_t)(row / 2);
    bool on = (f->x_enable >> i & 1) != 0 && (f->vector || (f->y_enable >> j & 1) != 0);

    put_lane(text, "\n  x lane ", pool_lane(before->x, f->x_offset, i), i);
    put_lane(text, f->skip_x ? " (skipped), y lane " : ", y lane ",
             pool_lane(before->y, f->y_offset, j), j);
    mmdpi_put(text, f->skip_y ? " (skipped), shift " : ", shift ");
    mmdpi_put_decimal(text, f->shift);
    mmdpi_put(text, on ? ", enabled" : ", not enabled");
    mmdpi_put(text, f->skip_z ? ", z starts from 0" : ", z was ");
    if (!f->skip_z) {
        mmdpi_put_hex(text, lane_of(before->z[row], lane, wide ? 4 : 2), wide ? 8 : 4);
    }
}

/* A lane of Z that is wrong. */
typedef struct {
    uint8_t row, lane;
    uint32_t expected, got;
} mismatch;

static void put_mismatch(mmdpi_text *text, uint64_t operand, const mmaref_mac16_fields *f,
                         const mmaref_amx *before, const mismatch *at)
{
    const uint8_t digits = is_wide(f) ? 8 : 4;
    bool untouched = f->vector ? at->row != f->z_row : !f->z_i32 && ((at->row ^ f->z_row) & 1) != 0;

    mmdpi_put(text, "mac16 ");
    mmdpi_put_hex(text, operand, 16);
    mmdpi_put(text, "\n  z row ");
    mmdpi_put_decimal(text, at->row);
    mmdpi_put(text, " lane ");
    mmdpi_put_decimal(text, at->lane);
    mmdpi_put(text, "\n  expected ");
    mmdpi_put_hex(text, at->expected, digits);
    mmdpi_put(text, " got ");
    mmdpi_put_hex(text, at->got, digits);
    if (untouched) {
        mmdpi_put(text, "\n  a row that the operand does not touch");
    } else {
        put_factors(text, f, before, at->row, at->lane);
    }
}

mmaref_status mmdpi_mac16_result(uint64_t operand, mmaref_amx *state, mmdpi_text *why)
{
    mmaref_status status = mmaref_mac16(state, operand);

    if (status != MMAREF_OK) {
        mmdpi_put(why, "mac16: ");
        mmdpi_put(why, mmaref_reason_text(MMAREF_REASON_LEFT_OUT));
    }
    return status;
}

int mmdpi_mac16_compare(mmdpi_text *text, uint64_t operand, const mmaref_amx *before, const uint8_t got[64][64])
{
    mmaref_amx after = *before;
    mmaref_mac16_fields f;
    mismatch at;
    int count = 0;
    uint8_t bytes;
    mmaref_status status = mmdpi_mac16_result(operand, &after, text);

    if (status != MMAREF_OK || mmaref_mac16_decode(operand, &f) != MMAREF_OK) {
        return (int)status;
    }
    bytes = is_wide(&f) ? 4 : 2;
    for (at.row = 0; at.row < 64; at.row++) {
        for (at.lane = 0; at.lane < 64 / bytes; at.lane++) {
            at.expected = lane_of(after.z[at.row], at.lane, bytes);
            at.got = lane_of(got[at.row], at.lane, bytes);
            if (at.expected != at.got && count++ == 0) {
                put_mismatch(text, operand, &f, before, &at);
            }
        }
    }
    return count;
}
