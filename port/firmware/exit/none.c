/* SPDX-License-Identifier: MIT */
/* Nothing can end this board: it stops, and who listens knows the closing line. */
#include "board.h"

void board_exit(int status)
{
    (void)status;
}
