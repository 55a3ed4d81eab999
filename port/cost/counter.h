/* SPDX-License-Identifier: MIT */
/* A counter of machine instructions. */
#ifndef MMAREF_COST_COUNTER_H
#define MMAREF_COST_COUNTER_H

#include <stdint.h>

#if defined(__riscv)

static void counter_start(void) {}

static uint32_t counter_read(void)
{
    unsigned long value;

    __asm__ volatile(".option push\n\t.option arch, +zicsr\n\tcsrr %0, instret\n\t.option pop" : "=r"(value));
    return (uint32_t)value;
}

static uint32_t counter_between(uint32_t before, uint32_t after)
{
    return after - before;
}

#else

/* SysTick of the Arm M profile counts down at the core's clock. Under QEMU with -icount
 * shift=0 an instruction takes 1 ns, so that a tick is COUNTER_TICK instructions. */
#define SYSTICK ((volatile uint32_t *)0xe000e010)

#ifndef COUNTER_TICK
#define COUNTER_TICK 40
#endif

static void counter_start(void)
{
    SYSTICK[1] = 0x00ffffff;
    SYSTICK[2] = 0;
    SYSTICK[0] = 5;
}

static uint32_t counter_read(void)
{
    return SYSTICK[2];
}

static uint32_t counter_between(uint32_t before, uint32_t after)
{
    return ((before - after) & 0x00ffffff) * COUNTER_TICK;
}

#endif

#endif
