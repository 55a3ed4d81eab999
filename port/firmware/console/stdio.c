/* SPDX-License-Identifier: MIT */
/* Console on standard output, line by line: a run that hangs has shown where. */
#include <stdio.h>

#include "board.h"

void board_putc(char character)
{
    putchar(character);
    if (character == '\n') {
        fflush(stdout);
    }
}
