/* SPDX-License-Identifier: MIT */
/* The name of a trap of RISC-V in machine mode. */
#include <stddef.h>

#include "firmware.h"
#include "tap.h"

static const char *name_of(uintptr_t cause)
{
    static const char *const names[] = {
        "instruction address misaligned", "instruction access fault", "illegal instruction", "breakpoint",
        "load address misaligned",        "load access fault",        "store address misaligned",
        "store access fault",             "ecall from U",             "ecall from S",
        NULL,                             "ecall from M",             "instruction page fault",
        "load page fault",                NULL,                       "store page fault",
    };
    return cause < sizeof names / sizeof names[0] ? names[cause] : NULL;
}

void firmware_trap(uintptr_t cause, uintptr_t pc);
void firmware_trap(uintptr_t cause, uintptr_t pc)
{
    const uintptr_t code = cause & UINTPTR_MAX >> 1;

    if (code != cause) {
        firmware_fault_begin("interrupt ");
        tap_decimal((uint32_t)code);
    } else {
        firmware_fault_begin("fault: ");
        if (name_of(code) != NULL) {
            firmware_print(name_of(code));
        } else {
            firmware_print("mcause ");
            tap_decimal((uint32_t)code);
        }
    }
    firmware_fault_word("mepc", pc);
    firmware_fault_end();
}
