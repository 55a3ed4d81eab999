/* SPDX-License-Identifier: MIT */
/* Console on the UART of the Nordic nRF51; the board file defines its address
 * BOARD_UART and the pin BOARD_UART_PIN. */
#include <stdint.h>

#include "board.h"

#define UART(offset) (*(volatile uint32_t *)(BOARD_UART + (offset)))

enum {
    TASK_START_TRANSMIT = 0x008,
    EVENT_TRANSMITTED = 0x11c,
    ENABLE = 0x500,
    PIN_TRANSMIT = 0x50c,
    TRANSMIT = 0x51c,
    SPEED = 0x524
};

#define ENABLED 4u
#define SPEED_115200 0x01d7e000u

static void set_up(void)
{
    UART(PIN_TRANSMIT) = BOARD_UART_PIN;
    UART(SPEED) = SPEED_115200;
    UART(ENABLE) = ENABLED;
    UART(TASK_START_TRANSMIT) = 1;
}

static bool is_sent(void)
{
    return UART(EVENT_TRANSMITTED) != 0;
}

void board_putc(char character)
{
    if (UART(ENABLE) != ENABLED) {
        set_up();
    }
    UART(EVENT_TRANSMITTED) = 0;
    UART(TRANSMIT) = (unsigned char)character;
    (void)board_wait(is_sent);
}
