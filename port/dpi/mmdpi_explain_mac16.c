/* SPDX-License-Identifier: MIT */
/* The first lane of Z that a mac16 got wrong. See mmdpi_explain.h. */
#include "mmdpi_explain.h"

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
    mmdpi_text_put(text, name);
    mmdpi_text_decimal(text, lane);
    mmdpi_text_put(text, " = ");
    mmdpi_text_hex(text, value, 4);
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
    mmdpi_text_put(text, f->skip_y ? " (skipped), shift " : ", shift ");
    mmdpi_text_decimal(text, f->shift);
    mmdpi_text_put(text, on ? ", enabled" : ", not enabled");
    mmdpi_text_put(text, f->skip_z ? ", z starts from 0" : ", z was ");
    if (!f->skip_z) {
        mmdpi_text_hex(text, lane_of(before->z[row], lane, wide ? 4 : 2), wide ? 8 : 4);
    }
}

static void put_story(mmdpi_text *text, const mmaref_mac16_fields *f, const mmaref_amx *before,
                      uint8_t row, uint8_t lane)
{
    bool untouched = f->vector ? row != f->z_row : !f->z_i32 && ((row ^ f->z_row) & 1) != 0;

    if (untouched) {
        mmdpi_text_put(text, "\n  a row that the operand does not touch");
    } else {
        put_factors(text, f, before, row, lane);
    }
}

static void put_mismatch(mmdpi_text *text, uint64_t operand, const mmaref_amx *before, uint8_t row, uint8_t lane,
                         uint32_t expected, uint32_t got)
{
    mmaref_mac16_fields f;
    uint8_t digits;

    if (mmaref_mac16_decode(operand, &f) != MMAREF_OK) {
        return; /* for NULL alone */
    }
    digits = is_wide(&f) ? 8 : 4;
    mmdpi_text_put(text, "mac16 ");
    mmdpi_text_hex(text, operand, 16);
    mmdpi_text_put(text, "\n  z row ");
    mmdpi_text_decimal(text, row);
    mmdpi_text_put(text, " lane ");
    mmdpi_text_decimal(text, lane);
    mmdpi_text_put(text, "\n  expected ");
    mmdpi_text_hex(text, expected, digits);
    mmdpi_text_put(text, " got ");
    mmdpi_text_hex(text, got, digits);
    put_story(text, &f, before, row, lane);
}

mmaref_status mmdpi_mac16(mmdpi_text *why, uint64_t operand, mmaref_amx *state)
{
    mmaref_status status = mmaref_mac16(state, operand);

    if (status != MMAREF_OK) {
        mmdpi_text_put(why, "mac16: ");
        mmdpi_text_put(why, mmaref_reason_text(MMAREF_REASON_LEFT_OUT));
    }
    return status;
}

int mmdpi_explain_mac16(mmdpi_text *text, uint64_t operand, const mmaref_amx *before, const uint8_t got[64][64])
{
    mmaref_amx after = *before;
    mmaref_mac16_fields f;
    int differ = 0;
    uint8_t bytes, row, lane;
    mmaref_status status = mmdpi_mac16(text, operand, &after);

    if (status != MMAREF_OK || mmaref_mac16_decode(operand, &f) != MMAREF_OK) {
        return (int)status;
    }
    bytes = is_wide(&f) ? 4 : 2;
    for (row = 0; row < 64; row++) {
        for (lane = 0; lane < 64 / bytes; lane++) {
            uint32_t wanted = lane_of(after.z[row], lane, bytes);
            uint32_t found = lane_of(got[row], lane, bytes);
            if (wanted != found && differ++ == 0) {
                put_mismatch(text, operand, before, row, lane, wanted, found);
            }
        }
    }
    return differ;
}
