/* SPDX-License-Identifier: MIT */
/* The unit of tests/ports/rtl/soc on its registers; the board file defines their address BOARD_UNIT. */
#include "unit/unit.h"

#define UNIT(offset) (*(volatile uint32_t *)(BOARD_UNIT + (offset)))

enum { UNIT_A = 0x000, UNIT_B = 0x100, UNIT_C = 0x200, UNIT_D = 0x200, UNIT_PRODUCTS = 0x204, UNIT_STATE = 0x208 };

enum { STATE_DONE = 1 };

static bool is_done(void)
{
    return (UNIT(UNIT_STATE) & STATE_DONE) != 0;
}

/* Two elements a word; zeros up to the products that the unit has. */
static void write(uint32_t offset, const uint64_t *elements, uint16_t count, uint16_t products)
{
    uint16_t i;

    for (i = 0; i < products; i = (uint16_t)(i + 2)) {
        uint32_t low = i < count ? (uint32_t)elements[i] : 0;
        uint32_t high = i + 1u < count ? (uint32_t)elements[i + 1] : 0;
        UNIT(offset + 2u * i) = high << 16 | low;
    }
}

bool board_dot(const mmaref_dot *dot, uint64_t *d)
{
    uint16_t products = (uint16_t)UNIT(UNIT_PRODUCTS);

    if (dot->types.a != MMAREF_TYPE_F16 || dot->types.b != MMAREF_TYPE_F16 || dot->types.c != MMAREF_TYPE_F32 ||
        dot->types.d != MMAREF_TYPE_F32 || dot->count > products) {
        return false;
    }
    write(UNIT_A, dot->a, dot->count, products);
    write(UNIT_B, dot->b, dot->count, products);
    UNIT(UNIT_C) = (uint32_t)dot->c;
    if (!unit_wait(is_done)) {
        return false;
    }
    *d = UNIT(UNIT_D);
    return true;
}
