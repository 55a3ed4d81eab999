/* SPDX-License-Identifier: MIT */
/* The SysTick of an Arm M-profile core; the board file defines its rate BOARD_CLOCK_RATE in Hz, that of the core. Its
 * 24 bits are prolonged by its exception, the only one that this firmware answers. */
#include <stdint.h>

#include "unit/unit.h"

#define SYSTICK(offset) (*(volatile uint32_t *)(0xe000e010u + (offset)))

enum { CONTROL = 0, RELOAD = 4, VALUE = 8, CONTROL_ON = 7 /* clock of the core, exception, counting */ };

#define PERIOD ((uint32_t)1 << 24)

static volatile uint32_t periods;

void firmware_systick(void); /* entry of the vector table */
void firmware_systick(void)
{
    periods++;
}

/* Cycles since the first call. It reads again where a period ends meanwhile, which a second reading cannot meet. */
static uint64_t cycles(void)
{
    uint32_t before = 0, value = 0;
    uint8_t reading;

    if ((SYSTICK(CONTROL) & CONTROL_ON) != CONTROL_ON) {
        SYSTICK(RELOAD) = PERIOD - 1;
        SYSTICK(VALUE) = 0;
        SYSTICK(CONTROL) = CONTROL_ON;
    }
    for (reading = 0; reading < 2; reading++) {
        before = periods;
        value = SYSTICK(VALUE);
        if (before == periods) {
            break;
        }
    }
    return (uint64_t)before * PERIOD + (PERIOD - value) % PERIOD;
}

uint32_t board_cycles(void)
{
    return (uint32_t)cycles();
}

uint32_t board_seconds(void)
{
    return (uint32_t)(cycles() / BOARD_CLOCK_RATE);
}
