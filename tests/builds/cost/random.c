/* SPDX-License-Identifier: MIT */
/*
 * Multiplies under every profile and every block that random.lua draws, on finite operands and on such with
 * specials, and prints of each:
 *
 *   cost WHICH VALUES INSTRUCTIONS MACS SPECIALS ELEMENTS
 *
 * WHICH being the name of the profile or the number of the block, SPECIALS of the ELEMENTS of D being an
 * infinity or a NaN. Firmware of a RISC-V board, which counts its instructions, and a program of hosts, which
 * prints 0: there callgrind counts every call of mmaref_mma. A call that is refused has no line.
 */
#include "board.h"
#include "firmware.h"
#include "operands.h"
#include "tap.h"
#if defined(__riscv)
#include "counter.h"
#else
#include <stdio.h>
#endif

/* The instruction, then the blocks. */
static const char *const texts[] = {
#include "random.inc"
};

static mmaref_instruction instruction;
static mmaref_description description;
static draw_memory memory;

#if !defined(__riscv)
static inline uint64_t counter_read_long(void)
{
    return 0;
}

void board_putc(char character)
{
    putchar(character);
}

int main(void)
{
    return firmware_main();
}
#endif

static size_t length_of(const char *text)
{
    size_t length = 0;

    while (text[length] != '\0') {
        length++;
    }
    return length;
}

static bool open_arithmetic(uint32_t which, mmaref_arithmetic *arithmetic)
{
    const char *block;

    if (which < MMAREF_PROFILES) {
        return mmaref_profile_get((uint8_t)which, &instruction, arithmetic) == MMAREF_OK;
    }
    block = texts[1 + which - MMAREF_PROFILES];
    return mmaref_arithmetic_parse(&instruction, block, length_of(block), arithmetic, NULL, NULL) == MMAREF_OK;
}

static bool measure(uint32_t which, draw_values values)
{
    mmaref_arithmetic arithmetic;
    draw_count count;
    uint64_t before, after;

    if (!open_arithmetic(which, &arithmetic)) {
        return false;
    }
    draw_operands(&instruction, values, &memory);
    before = counter_read_long();
    if (mmaref_mma(&instruction, &arithmetic, &memory.operands, memory.d, NULL, NULL) != MMAREF_OK) {
        return false;
    }
    after = counter_read_long();
    count = draw_count_specials(&instruction, memory.d);
    firmware_print("cost ");
    if (which < MMAREF_PROFILES) {
        firmware_print(mmaref_profile_name((uint8_t)which));
    } else {
        tap_decimal(1 + which - MMAREF_PROFILES);
    }
    firmware_print(" ");
    firmware_print(draw_name(values));
    tap_field(" ", (uint32_t)((after - before) / 64));
    tap_field(" ", (uint32_t)description.m * description.n * description.k * description.matrices);
    tap_field(" ", count.special);
    tap_field(" ", count.of);
    firmware_print("\n");
    return true;
}

int firmware_main(void)
{
    tap_tally tally = { 0, 0, 0 };
    uint32_t which;

    if (mmaref_instruction_parse(texts[0], length_of(texts[0]), &instruction, NULL) == MMAREF_OK &&
        mmaref_instruction_describe(&instruction, &description) == MMAREF_OK) {
        for (which = 0; which < MMAREF_PROFILES + sizeof texts / sizeof texts[0] - 1; which++) {
            tally.passed += measure(which, DRAW_NEAR) && measure(which, DRAW_SPECIAL);
        }
    }
    return tap_close(&tally, NULL);
}
