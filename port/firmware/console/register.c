/* SPDX-License-Identifier: MIT */
/* Console on a register that takes a character, as simulations and small soft cores have it; the board file
 * defines its address BOARD_CONSOLE. Where it may be busy, BOARD_CONSOLE_STATUS is the address of another and
 * BOARD_CONSOLE_BUSY the bits that are set there until it can take one. */
#include <stdint.h>

#include "board.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))

void board_putc(char character)
{
#ifdef BOARD_CONSOLE_STATUS
    while ((REGISTER(BOARD_CONSOLE_STATUS) & BOARD_CONSOLE_BUSY) != 0) {
    }
#endif
    REGISTER(BOARD_CONSOLE) = (unsigned char)character;
}
