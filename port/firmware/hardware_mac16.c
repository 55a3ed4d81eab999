/* SPDX-License-Identifier: MIT */
/* A case of mac16; see hardware.h. Z is compared by lanes of 16 bits, 32 of a row. */
#include "firmware.h"
#include "hardware.h"
#include "tap.h"
#include "unit/unit.h"

#ifdef HARDWARE_HAS_MAC16

enum { LANES = 32, Z_LANES = 64 * LANES };

static uint16_t z_lane(const mmaref_amx *amx, uint16_t i)
{
    const uint8_t *bytes = &amx->z[i / LANES][2 * (i % LANES)];

    return (uint16_t)(bytes[0] | (uint16_t)bytes[1] << 8);
}

/* Names the first lane of Z that differs, and counts them; false if there is none. */
static bool print_difference(const mmaref_instruction *instruction, uint32_t number, const hardware_memory *memory)
{
    const mmaref_amx *expected = &memory->mac16.expected, *got = &memory->mac16.got;
    uint16_t differing = 0, i;

    for (i = 0; i < Z_LANES; i++) {
        if (z_lane(expected, i) != z_lane(got, i) && differing++ == 0) {
            hardware_print_case(instruction, number);
            tap_field("#   z row ", i / LANES);
            tap_field(" lane ", i % LANES);
            firmware_print(" expected ");
            tap_hex(z_lane(expected, i));
            firmware_print(" got ");
            tap_hex(z_lane(got, i));
        }
    }
    if (differing == 0) {
        return false;
    }
    tap_field("; ", differing);
    tap_field(" of ", Z_LANES);
    firmware_print(" lanes differ\n");
    return true;
}

hardware_verdict hardware_mac16(const mmaref_instruction *instruction, random_source *source, uint32_t number,
                                hardware_memory *memory)
{
    mmaref_amx *expected = &memory->mac16.expected;
    uint64_t operand = random_bits(source);
    mmaref_status status;

    if (number / MMAREF_INSTRUCTIONS % 2 != 0) {
        operand &= ~((uint64_t)0x7f << 41 | (uint64_t)0x7f << 32); /* every second time all lanes take part */
    }
    hardware_draw_bytes(source, expected->x, sizeof expected->x);
    hardware_draw_bytes(source, expected->y, sizeof expected->y);
    hardware_draw_bytes(source, expected->z[0], sizeof expected->z);
    memory->mac16.got = *expected;
    status = mmaref_mac16(expected, operand);
    if (status != MMAREF_OK) {
        return hardware_uncomputed(status, instruction, number);
    }
    if (!board_mac16(&memory->mac16.got, operand)) {
        return HARDWARE_SKIPPED;
    }
    return print_difference(instruction, number, memory) ? HARDWARE_FAILED : HARDWARE_PASSED;
}

#else

hardware_verdict hardware_mac16(const mmaref_instruction *instruction, random_source *source, uint32_t number,
                                hardware_memory *memory)
{
    (void)instruction;
    (void)source;
    (void)number;
    (void)memory;
    return HARDWARE_SKIPPED;
}

#endif
