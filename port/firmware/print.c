/* SPDX-License-Identifier: MIT */
#include <stdbool.h>

#include "board.h"
#include "firmware.h"

static bool inside_line;

void firmware_print(const char *text)
{
    for (; *text != '\0'; text++) {
        board_putc(*text);
        inside_line = *text != '\n';
    }
}

void firmware_print_end_line(void)
{
    if (inside_line) {
        firmware_print("\n");
    }
}
