/* SPDX-License-Identifier: MIT */
/* Single dot products by the unit and by the model: what a slow simulator has time for. */
#include "../../../../port/cli/number/random.h"
#include "firmware.h"
#include "tap.h"
#include "unit/unit.h"

#ifndef DOTS
#define DOTS 24
#endif

enum { PRODUCTS = 8 };

#define TEXT(...) TEXT_OF(__VA_ARGS__)
#define TEXT_OF(...) #__VA_ARGS__

static uint64_t draw(random_source *source, uint8_t type, bool corners)
{
    mmaref_type format = { 0 };

    (void)!mmaref_type_get(type, &format);
    source->corners = corners && random_bits(source) % 8 == 0;
    return random_element(source, &format);
}

static bool is_equal(random_source *source, const mmaref_arithmetic *arithmetic, bool corners)
{
    uint64_t a[PRODUCTS], b[PRODUCTS], expected = 0, got = 0;
    mmaref_dot dot = { { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 }, PRODUCTS, a, b,
                       draw(source, MMAREF_TYPE_F32, corners), 0, 0, NULL, NULL, NULL };
    uint8_t i;

    for (i = 0; i < PRODUCTS; i++) {
        a[i] = draw(source, MMAREF_TYPE_F16, corners);
        b[i] = draw(source, MMAREF_TYPE_F16, corners);
    }
    if (!board_dot(&dot, &got) || mmaref_dot_add(&dot, arithmetic, &expected, NULL, NULL) != MMAREF_OK) {
        return false;
    }
    if (!mmaref_same(MMAREF_TYPE_F32, arithmetic, expected, got)) {
        firmware_print("# expected ");
        tap_hex((uint32_t)expected);
        firmware_print(" got ");
        tap_hex((uint32_t)got);
        firmware_print("\n");
    }
    return mmaref_same(MMAREF_TYPE_F32, arithmetic, expected, got);
}

int firmware_main(void)
{
    static const char text[] = TEXT(BOARD_ARITHMETIC);
    random_source source = { 1, false };
    tap_tally tally = { 0, 0, 0 };
    mmaref_arithmetic arithmetic;
    uint32_t failed = 0, i;

    firmware_print("1..1\n");
    failed += mmaref_arithmetic_parse(NULL, text, sizeof text - 1, &arithmetic, NULL, NULL) != MMAREF_OK;
    for (i = 0; i < DOTS && failed == 0; i++) {
        failed += !is_equal(&source, &arithmetic, i % 2 != 0);
    }
    tap_line(&tally, failed == 0 ? "ok 1 - the unit equals the model" : "not ok 1 - the unit equals the model");
    return tap_close(&tally, NULL);
}
