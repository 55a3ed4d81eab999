/* SPDX-License-Identifier: MIT */
/* Exit by the SiFive test finisher; the board file defines its address
 * BOARD_FINISHER. */
#include <stdint.h>

#include "board.h"

#define FINISHER (*(volatile uint32_t *)BOARD_FINISHER)

enum { PASS = 0x5555, FAIL = 0x3333 };

void board_exit(int status)
{
    FINISHER = status == 0 ? PASS : ((uint32_t)status << 16 | FAIL);
}
