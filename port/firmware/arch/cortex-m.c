/* SPDX-License-Identifier: MIT */
/* Reset, faults and interrupts of the Arm M profile: the core takes its stack pointer and its first instruction from
 * the vector table. No interrupt is ever enabled but that of clock/systick.c; each that comes is named and ends
 * the run. */
#include "board.h"
#include "firmware.h"
#include "tap.h"

#ifndef BOARD_INTERRUPTS
#if __ARM_ARCH == 6
#define BOARD_INTERRUPTS 32
#else
#define BOARD_INTERRUPTS 240
#endif
#endif

enum { EXCEPTIONS = 16, SYSTICK = 15 };

#define CFSR (*(const volatile uint32_t *)0xe000ed28u)

extern char firmware_stack_top[];

static const char *const names[EXCEPTIONS] = {
    "0", "reset", "NMI", "HardFault", "MemManage", "BusFault", "UsageFault", "SecureFault",
    "8", "9",     "10",  "SVCall",    "DebugMonitor", "13",    "PendSV",     "SysTick"
};

/* Exception number, and the program counter that the core has put on the stack, 1 if it is not there. */
void firmware_exception(uint32_t number, uint32_t pc);
void firmware_exception(uint32_t number, uint32_t pc)
{
    if (number >= EXCEPTIONS) {
        firmware_fault_begin("interrupt ");
        tap_decimal(number - EXCEPTIONS);
    } else {
        firmware_fault_begin("fault: ");
        firmware_print(names[number]);
    }
    if (pc != 1) {
        firmware_fault_word("pc", pc);
    }
#if __ARM_ARCH >= 7 && !defined __ARM_ARCH_8M_BASE__
    if (number < EXCEPTIONS) {
        firmware_fault_word("CFSR", CFSR);
    }
#endif
    firmware_fault_end();
}

/* Naked, because the fault may be a stack that has left the RAM: what it holds is read only if it lies in ours. */
__attribute__((naked, used)) static void answer(void)
{
    __asm__("mrs r0, ipsr\n\t"
            "mov r2, sp\n\t"
            "movs r1, #1\n\t"
            "ldr r3, =firmware_stack_bottom\n\t"
            "cmp r2, r3\n\t"
            "blo 1f\n\t"
            "ldr r3, =firmware_stack_top - 32\n\t"
            "cmp r2, r3\n\t"
            "bhi 1f\n\t"
            "ldr r1, [r2, #24]\n"
            "1:\n\t"
            "ldr r3, =firmware_stack_top\n\t"
            "mov sp, r3\n\t"
            "ldr r3, =firmware_exception\n\t"
            "bx r3\n\t"
            ".ltorg");
}

/* Of clock/systick.c, where that is linked. */
__attribute__((weak, alias("answer"))) void firmware_systick(void);

typedef void (*vector)(void);

typedef struct {
    char *stack;
    vector reset;
    vector exception[EXCEPTIONS - 2 + BOARD_INTERRUPTS];
} vector_table;

extern const vector_table firmware_reset;

#pragma GCC diagnostic ignored "-Wpedantic" /* ranges of designators */
__attribute__((used, section(".reset"))) const vector_table firmware_reset = {
    firmware_stack_top,
    firmware_start,
    { [0 ... SYSTICK - 3] = answer,
      firmware_systick,
      [SYSTICK - 1 ... EXCEPTIONS - 3 + BOARD_INTERRUPTS] = answer },
};
