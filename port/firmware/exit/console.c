/* SPDX-License-Identifier: MIT */
/* Nothing can end this board: it says `exit STATUS` to who listens, and stops. */
#include "board.h"
#include "firmware.h"

void board_exit(int status)
{
    firmware_print("exit ");
    board_putc((char)('0' + status));
    firmware_print("\n");
}
