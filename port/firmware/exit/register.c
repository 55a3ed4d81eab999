/* SPDX-License-Identifier: MIT */
/* Exit by a register that a simulation watches; the board file defines its address BOARD_EXIT, and
 * BOARD_EXIT_PASS and BOARD_EXIT_FAIL where what it wants is not the status itself. */
#include <stdint.h>

#include "board.h"

#ifndef BOARD_EXIT_PASS
#define BOARD_EXIT_PASS 0
#define BOARD_EXIT_FAIL status
#endif

void board_exit(int status)
{
    *(volatile uint32_t *)BOARD_EXIT = status == 0 ? (uint32_t)(BOARD_EXIT_PASS) : (uint32_t)(BOARD_EXIT_FAIL);
}
