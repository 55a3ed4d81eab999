/* SPDX-License-Identifier: MIT */
/* Console on the UART of Arm's Cortex-M System Design Kit; the board file
 * defines its address BOARD_UART and may define the divider of its clock. */
#include <stdint.h>

#include "board.h"

#ifndef BOARD_UART_DIVIDER
#define BOARD_UART_DIVIDER 217 /* 115200 baud from 25 MHz */
#endif

typedef struct {
    uint32_t data;
    uint32_t state;
    uint32_t control;
    uint32_t interrupt;
    uint32_t divider;
} cmsdk_uart;

#define UART ((volatile cmsdk_uart *)BOARD_UART)

enum { STATE_TRANSMIT_FULL = 1, CONTROL_TRANSMIT = 1 };

static bool is_ready(void)
{
    return (UART->state & STATE_TRANSMIT_FULL) == 0;
}

void board_putc(char character)
{
    if (UART->control != CONTROL_TRANSMIT) {
        UART->divider = BOARD_UART_DIVIDER;
        UART->control = CONTROL_TRANSMIT;
    }
    if (board_wait(is_ready)) {
        UART->data = (unsigned char)character;
        (void)board_wait(is_ready);
    }
}
