/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdint.h>

#include "board.h"
#include "firmware.h"

static bool inside_line;
static uint32_t printed = FIRMWARE_CRC_START;

/* Bit by bit: a table would take memory. */
uint32_t firmware_crc(uint32_t crc, uint8_t byte)
{
    uint8_t bit;

    crc ^= byte;
    for (bit = 0; bit < 8; bit++) {
        crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320 : 0);
    }
    return crc;
}

uint32_t firmware_print_crc(void)
{
    return ~printed;
}

void firmware_print(const char *text)
{
    for (; *text != '\0'; text++) {
        board_putc(*text);
        printed = firmware_crc(printed, (uint8_t)*text);
        inside_line = *text != '\n';
    }
}

void firmware_print_end_line(void)
{
    if (inside_line) {
        firmware_print("\n");
    }
}
