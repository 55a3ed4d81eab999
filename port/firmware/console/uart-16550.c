/* SPDX-License-Identifier: MIT */
/* Console on a 16550 UART; the board file defines its address BOARD_UART, and where its registers are not bytes one
 * behind the other, how many bytes apart they are, BOARD_UART_STRIDE, and how many bits an access has, BOARD_UART_WIDTH
 * (8, 16 or 32). The speed is what reset or the boot loader left; BOARD_UART_DIVIDER, its clock over 16 times the
 * speed, sets it. */
#include <stdint.h>

#include "board.h"

#ifndef BOARD_UART_STRIDE
#define BOARD_UART_STRIDE 1
#endif
#ifndef BOARD_UART_WIDTH
#define BOARD_UART_WIDTH 8
#endif
#define CELL_OF(width) uint##width##_t
#define CELL(width) CELL_OF(width)
#define UART(number) (*(volatile CELL(BOARD_UART_WIDTH) *)(BOARD_UART + (number) * BOARD_UART_STRIDE))

enum { TRANSMIT = 0, DIVIDER_LOW = 0, DIVIDER_HIGH = 1, LINE_CONTROL = 3, LINE_STATUS = 5 };
enum { BITS_8 = 0x03, DIVIDER_ACCESS = 0x80, LINE_STATUS_IDLE = 0x40 };

static bool is_idle(void)
{
    return (UART(LINE_STATUS) & LINE_STATUS_IDLE) != 0;
}

static void set_up(void)
{
#ifdef BOARD_UART_DIVIDER
    if ((UART(LINE_CONTROL) & 0xff) != BITS_8) {
        UART(LINE_CONTROL) = BITS_8 | DIVIDER_ACCESS;
        UART(DIVIDER_LOW) = (BOARD_UART_DIVIDER) & 0xff;
        UART(DIVIDER_HIGH) = (BOARD_UART_DIVIDER) >> 8 & 0xff;
        UART(LINE_CONTROL) = BITS_8;
    }
#endif
}

void board_putc(char character)
{
    set_up();
    if (board_wait(is_idle)) {
        UART(TRANSMIT) = (unsigned char)character;
        (void)board_wait(is_idle);
    }
}
