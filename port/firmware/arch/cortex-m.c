/* SPDX-License-Identifier: MIT */
/* Reset and faults of the Arm M profile: the core takes its stack pointer and
 * its first instruction from the vector table. No interrupt is ever enabled. */
#include "firmware.h"

extern char firmware_stack_top[];

/* Naked, because the fault may be a stack that has left the RAM. */
__attribute__((naked)) static void fault(void)
{
    __asm__("ldr r0, =firmware_stack_top\n\t"
            "mov sp, r0\n\t"
            "ldr r0, =firmware_fault\n\t"
            "bx r0\n\t"
            ".ltorg");
}

typedef struct {
    char *stack;
    void (*reset)(void);
    void (*exception[14])(void);
} vector_table;

extern const vector_table firmware_reset;

__attribute__((used, section(".reset"))) const vector_table firmware_reset = {
    firmware_stack_top,
    firmware_start,
    {fault, fault, fault, fault, fault, fault, fault,
     fault, fault, fault, fault, fault, fault, fault},
};
