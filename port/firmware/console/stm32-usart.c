/* SPDX-License-Identifier: MIT */
/* Console on a USART of an STM32; the board file defines its address BOARD_UART. F1, F2, F4 and L1 have SR and DR;
 * with BOARD_UART_HAS_TDR, the others, among them every LPUART, ISR and TDR. BOARD_UART_DIVIDER is what BRR takes:
 * the clock over the speed, 256 times that of an LPUART.
 *
 * After reset an STM32 gives its USART neither clock nor pin. BOARD_UART_GATE is the address of the enable register of
 * RCC, BOARD_UART_GATE_BITS what it gets; a pin that reset leaves alone takes board_open. */
#include <stdint.h>

#include "board.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))
#define UART(offset) REGISTER(BOARD_UART + (offset))

#ifdef BOARD_UART_HAS_TDR
enum { STATE = 0x1c, DATA = 0x28, DIVIDER = 0x0c, CONTROL = 0x00 };
#define CONTROL_TRANSMIT 0x0009u /* UE, TE */
#else
enum { STATE = 0x00, DATA = 0x04, DIVIDER = 0x08, CONTROL = 0x0c };
#define CONTROL_TRANSMIT 0x2008u
#endif
#define STATE_EMPTY 0x80u /* TXE */

static bool is_ready(void)
{
    return (UART(STATE) & STATE_EMPTY) != 0;
}

static void set_up(void)
{
#ifdef BOARD_UART_DIVIDER
    UART(DIVIDER) = BOARD_UART_DIVIDER;
#endif
    UART(CONTROL) = CONTROL_TRANSMIT;
}

void board_putc(char character)
{
#ifdef BOARD_UART_GATE
    REGISTER(BOARD_UART_GATE) |= BOARD_UART_GATE_BITS;
#endif
    if ((UART(CONTROL) & CONTROL_TRANSMIT) != CONTROL_TRANSMIT) {
        set_up();
    }
    if (board_wait(is_ready)) {
        UART(DATA) = (unsigned char)character;
        (void)board_wait(is_ready);
    }
}
