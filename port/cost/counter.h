/* SPDX-License-Identifier: MIT */
/*
 * A counter of machine instructions and the stack pointer. Counts are exact (Cortex-M: to
 * one instruction) under QEMU with -icount shift=6, where an instruction takes 64 ns.
 */
#ifndef MMAREF_COST_COUNTER_H
#define MMAREF_COST_COUNTER_H

#include <stdint.h>

#if defined(__riscv)

static inline void counter_start(void) {}

static inline uint32_t counter_read(void)
{
    unsigned long value;

    __asm__ volatile(".option push\n\t.option arch, +zicsr\n\tcsrr %0, instret\n\t.option pop" : "=r"(value));
    return (uint32_t)value;
}

static inline uint32_t counter_between(uint32_t before, uint32_t after)
{
    return (after - before) / 64; /* QEMU's instret counts nanoseconds here */
}

/* All 64 bits of the counter, in nanoseconds: of RV32. */
static inline uint64_t counter_read_long(void)
{
    unsigned long low, high, again;

    do {
        __asm__ volatile(".option push\n\t.option arch, +zicsr\n\tcsrr %0, instreth\n\tcsrr %1, instret\n\t"
                         "csrr %2, instreth\n\t.option pop" : "=r"(high), "=r"(low), "=r"(again));
    } while (high != again);
    return (uint64_t)high << 32 | low;
}

#else

/* SysTick of the Arm M profile counts down, 24 bits, at the 25 MHz of the MPS2 boards: a
 * tick takes 40 ns. */
#define SYSTICK ((volatile uint32_t *)0xe000e010)

static inline void counter_start(void)
{
    SYSTICK[1] = 0x00ffffff;
    SYSTICK[2] = 0;
    SYSTICK[0] = 5;
}

static inline uint32_t counter_read(void)
{
    return SYSTICK[2];
}

static inline uint32_t counter_between(uint32_t before, uint32_t after)
{
    return ((before - after) & 0x00ffffff) * 5 / 8; /* 40 ns of 64 */
}

#endif

#if defined(__riscv)
#define STACK_POINTER "mv %0, sp"
#else
#define STACK_POINTER "mov %0, sp"
#endif

static inline char *stack_pointer(void)
{
    char *value;

    __asm__ volatile(STACK_POINTER : "=r"(value));
    return value;
}

#endif
