/* SPDX-License-Identifier: MIT */
/* Console on standard output. */
#include <stdio.h>

#include "board.h"

void board_putc(char character)
{
    putchar(character);
}
