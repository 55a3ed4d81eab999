/* SPDX-License-Identifier: MIT */
/* avr-libc's start-up code calls main. */
#include "board.h"
#include "firmware.h"

int main(void)
{
    board_exit(firmware_main());
    for (;;) {
    }
}
