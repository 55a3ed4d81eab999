/* SPDX-License-Identifier: MIT */
/* mac16 beside a model that takes one lane at a time, straight from the description of the fields in mmaref.h. */
#include "fuzz.h"

static uint32_t enabled(uint8_t mode, uint8_t value)
{
    uint32_t lanes = 0;
    unsigned i;

    for (i = 0; i < 32; i++) {
        bool on = value == 0;
        if (mode == 0 && value != 0) {
            on = value == 1 ? i % 2 == 1 : value == 2 && i % 2 == 0;
        } else if (mode == 1) {
            on = i == value;
        } else if (mode == 2 && value != 0) {
            on = i < value;
        } else if (mode == 3 && value != 0) {
            on = i >= 32u - value;
        }
        lanes |= (uint32_t)on << i;
    }
    return lanes;
}

static int32_t lane_of(const uint8_t pool[512], unsigned offset, unsigned lane, bool i8)
{
    uint8_t low = pool[(offset + 2 * lane) % 512], high = pool[(offset + 2 * lane + 1) % 512];

    return i8 ? (int8_t)low : (int16_t)(uint16_t)(low | high << 8);
}

/* One product of lanes, added to the 16 or 32 bits of Z at `at`. */
static void add(uint8_t *at, unsigned bytes, const mmaref_mac16_fields *f, int32_t x, int32_t y)
{
    int64_t product = f->skip_x ? (f->skip_y ? 0 : y) : f->skip_y ? x : (int64_t)x * y;
    uint32_t sum = 0;
    unsigned i;

    for (i = 0; i < bytes && !f->skip_z; i++) {
        sum |= (uint32_t)at[i] << 8 * i;
    }
    product = product >= 0 ? product >> f->shift : -((-product + ((int64_t)1 << f->shift) - 1) >> f->shift);
    sum += (uint32_t)product;
    for (i = 0; i < bytes; i++) {
        at[i] = (uint8_t)(sum >> 8 * i);
    }
}

static void model(mmaref_amx *state, const mmaref_mac16_fields *f)
{
    bool wide = f->z_i32 && !f->vector;
    unsigned i, j;

    for (i = 0; i < 32; i++) {
        int32_t x = lane_of(state->x, f->x_offset, i, f->x_i8);
        for (j = 0; (enabled(f->x_mode, f->x_value) >> i & 1) != 0 && j < 32; j++) {
            int32_t y = lane_of(state->y, f->y_offset, f->vector ? i : j, f->y_i8);
            if (f->vector) {
                add(&state->z[f->z_row][2 * i], 2, f, x, y);
                break;
            }
            if ((enabled(f->y_mode, f->y_value) >> j & 1) != 0) {
                uint8_t *row = state->z[wide ? 2 * j + i % 2 : 2 * j + f->z_row % 2];
                add(wide ? row + i / 2 * 4 : row + 2 * i, wide ? 4 : 2, f, x, y);
            }
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    mmaref_amx *state, *expected;
    mmaref_mac16_fields fields;
    uint64_t operand;

    fuzz_start(data, size);
    operand = take64();
    state = filled(sizeof *state);
    expected = copy_of(state, sizeof *state);
    if (rarely(8)) {
        CHECK(mmaref_mac16_decode(operand, NULL) == MMAREF_E_ARGUMENT);
        CHECK(mmaref_mac16(NULL, operand) == MMAREF_E_ARGUMENT);
    }
    CHECK(mmaref_mac16_decode(operand, &fields) == MMAREF_OK);
    CHECK(fields.x_enable == enabled(fields.x_mode, fields.x_value));
    CHECK(fields.y_enable == enabled(fields.y_mode, fields.y_value));
    model(expected, &fields);
    CHECK(mmaref_mac16(state, operand) == MMAREF_OK);
    CHECK(memcmp(state, expected, sizeof *state) == 0);
    fuzz_end();
    return 0;
}
