/* SPDX-License-Identifier: MIT */
/* Console on a 16550 UART with one byte per register; the board file defines
 * its address BOARD_UART. The speed is what reset or the boot loader left. */
#include <stdint.h>

#include "board.h"

#define UART ((volatile uint8_t *)BOARD_UART)

enum { TRANSMIT = 0, LINE_STATUS = 5, LINE_STATUS_IDLE = 0x40 };

static void wait(void)
{
    while ((UART[LINE_STATUS] & LINE_STATUS_IDLE) == 0) {
    }
}

void board_putc(char character)
{
    wait();
    UART[TRANSMIT] = (uint8_t)character;
    wait();
}
