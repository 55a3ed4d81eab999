/* SPDX-License-Identifier: MIT */
/* Console on USART 0 of an AVR at 16 MHz. */
#include <avr/io.h>

#include "board.h"

#define DIVIDER 8 /* 115200 baud */

static bool is_ready(void)
{
    return (UCSR0A & _BV(UDRE0)) != 0;
}

void board_putc(char character)
{
    if (UCSR0B != _BV(TXEN0)) {
        UBRR0 = DIVIDER;
        UCSR0B = _BV(TXEN0);
    }
    if (board_wait(is_ready)) {
        UDR0 = (unsigned char)character;
    }
}
