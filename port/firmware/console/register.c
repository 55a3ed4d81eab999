/* SPDX-License-Identifier: MIT */
/* Console on a register that takes a character, as simulations and small soft cores have it; the board file
 * defines its address BOARD_CONSOLE. Where it may be busy, BOARD_CONSOLE_STATUS is the address of another and
 * BOARD_CONSOLE_BUSY the bits that are set there until it can take one. */
#include <stdint.h>

#include "board.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))

static bool is_ready(void)
{
#ifdef BOARD_CONSOLE_STATUS
    return (REGISTER(BOARD_CONSOLE_STATUS) & BOARD_CONSOLE_BUSY) == 0;
#else
    return true;
#endif
}

void board_putc(char character)
{
    if (board_wait(is_ready)) {
        REGISTER(BOARD_CONSOLE) = (unsigned char)character;
    }
}
