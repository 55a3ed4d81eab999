/* SPDX-License-Identifier: MIT */
/* Exit by semihosting, SYS_EXIT_EXTENDED, on Arm M profile and RISC-V. Without
 * an emulator or debugger the call is a fault, which start-up expects. */
#include <stdint.h>

#include "board.h"

#define SYS_EXIT_EXTENDED 0x20
#define ADP_STOPPED_APPLICATION_EXIT 0x20026

static void semihosting(uintptr_t operation, const void *parameters)
{
#if defined(__riscv)
    register uintptr_t a0 __asm__("a0") = operation;
    register const void *a1 __asm__("a1") = parameters;

    /* The three instructions are one signature: uncompressed, and inside one
     * page. */
    __asm__ volatile(".balign 16\n\t"
                     ".option push\n\t"
                     ".option norvc\n\t"
                     "slli zero, zero, 0x1f\n\t"
                     "ebreak\n\t"
                     "srai zero, zero, 7\n\t"
                     ".option pop"
                     : "+r"(a0)
                     : "r"(a1)
                     : "memory");
#else
    register uintptr_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = parameters;

    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
#endif
}

void board_exit(int status)
{
    uintptr_t parameters[2];

    parameters[0] = ADP_STOPPED_APPLICATION_EXIT;
    parameters[1] = (uintptr_t)status;
    semihosting(SYS_EXIT_EXTENDED, parameters);
}
