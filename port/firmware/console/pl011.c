/* SPDX-License-Identifier: MIT */
/* Console on Arm's PL011 UART (TI's Stellaris and Tiva, RP2040); the board file defines its address BOARD_UART. The
 * speed is what reset or the boot loader left; BOARD_UART_DIVIDER, 4 times its clock over the speed, sets it. */
#include <stdint.h>

#include "board.h"

#define UART(offset) (*(volatile uint32_t *)(BOARD_UART + (offset)))

enum { DATA = 0x00, FLAGS = 0x18, DIVIDER_WHOLE = 0x24, DIVIDER_64THS = 0x28, LINE_CONTROL = 0x2c, CONTROL = 0x30 };

#define FLAG_FULL 0x20u
#define LINE_8_BITS 0x70u       /* with the queue */
#define CONTROL_TRANSMIT 0x101u /* the UART and its transmitter */

static bool is_ready(void)
{
    return (UART(FLAGS) & FLAG_FULL) == 0;
}

static void set_up(void)
{
    UART(CONTROL) = 0;
#ifdef BOARD_UART_DIVIDER
    UART(DIVIDER_WHOLE) = (uint32_t)(BOARD_UART_DIVIDER) / 64;
    UART(DIVIDER_64THS) = (uint32_t)(BOARD_UART_DIVIDER) % 64;
#endif
    UART(LINE_CONTROL) = LINE_8_BITS; /* takes the divider, too */
    UART(CONTROL) = CONTROL_TRANSMIT;
}

void board_putc(char character)
{
    if ((UART(CONTROL) & CONTROL_TRANSMIT) != CONTROL_TRANSMIT) {
        set_up();
    }
    if (board_wait(is_ready)) {
        UART(DATA) = (unsigned char)character;
    }
}
