/* SPDX-License-Identifier: MIT */
/* The cycle counter of a RISC-V core; the board file defines its rate BOARD_CLOCK_RATE in Hz. */
#include <stdint.h>

#include "unit/unit.h"

__asm__(".option arch, +zicsr");

uint32_t board_cycles(void)
{
    uint32_t cycles;

    __asm__ volatile("csrr %0, cycle" : "=r"(cycles));
    return cycles;
}

uint32_t board_seconds(void)
{
    uint32_t high, low, again;

    __asm__ volatile("csrr %0, cycleh\n\tcsrr %1, cycle\n\tcsrr %2, cycleh" : "=r"(high), "=r"(low), "=r"(again));
    if (high != again) { /* the low half began anew, which it does not do twice */
        low = board_cycles();
    }
    return (uint32_t)(((uint64_t)again << 32 | low) / BOARD_CLOCK_RATE);
}
