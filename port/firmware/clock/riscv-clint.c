/* SPDX-License-Identifier: MIT */
/* The clock of a RISC-V core-local interruptor; the board file defines its address
 * BOARD_CLOCK and its rate BOARD_CLOCK_RATE in Hz. */
#include <stdint.h>

#include "unit/unit.h"

#define MTIME ((volatile uint32_t *)(BOARD_CLOCK + 0xbff8))

uint32_t board_seconds(void)
{
    uint32_t high = MTIME[1], low = MTIME[0];

    if (high != MTIME[1]) { /* the low half began anew, which it does not do twice */
        high = MTIME[1];
        low = MTIME[0];
    }
    return (uint32_t)(((uint64_t)high << 32 | low) / BOARD_CLOCK_RATE);
}
