/* SPDX-License-Identifier: MIT */
/* The hooks of a board that needs none, and how devices are waited for. */
#include "board.h"

#include <stdint.h>

__attribute__((weak)) void board_open(void)
{
}

__attribute__((weak)) void board_watchdog(void)
{
}

#if defined(__riscv) && defined(BOARD_CSRS)

#define SAY_CSR(name) \
    { \
        unsigned long value; \
        __asm__ volatile(".option push\n\t.option arch, +zicsr\n\tcsrr %0, " #name "\n\t.option pop" : "=r"(value)); \
        say(#name, (uint32_t)value); \
    }

#endif

__attribute__((weak)) void board_identity(void (*say)(const char *name, uint32_t value))
{
#if defined(__ARM_ARCH_PROFILE) && __ARM_ARCH_PROFILE == 'M'
    say("cpuid", *(volatile uint32_t *)0xe000ed00);
#elif defined(__riscv) && defined(BOARD_CSRS)
    SAY_CSR(mvendorid)
    SAY_CSR(marchid)
    SAY_CSR(mimpid)
    SAY_CSR(misa)
#else
    (void)say;
#endif
}

bool board_wait(bool (*ready)(void))
{
    uint32_t polls;

    for (polls = 0; polls < BOARD_POLLS; polls++) {
        if (ready()) {
            return true;
        }
        if (polls % 1024 == 1023) {
            board_watchdog();
        }
    }
    return false;
}
