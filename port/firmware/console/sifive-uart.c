/* SPDX-License-Identifier: MIT */
/* Console on a SiFive UART; the board file defines its address BOARD_UART. The
 * speed is what reset or the boot loader left. */
#include <stdint.h>

#include "board.h"

#define UART ((volatile uint32_t *)BOARD_UART)

enum { TRANSMIT = 0, TRANSMIT_CONTROL = 2 };

#define TRANSMIT_FULL 0x80000000u
#define TRANSMIT_ENABLE 1u

static bool is_ready(void)
{
    return (UART[TRANSMIT] & TRANSMIT_FULL) == 0;
}

void board_putc(char character)
{
    UART[TRANSMIT_CONTROL] |= TRANSMIT_ENABLE;
    if (board_wait(is_ready)) {
        UART[TRANSMIT] = (unsigned char)character;
    }
}
