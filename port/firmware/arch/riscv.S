/* SPDX-License-Identifier: MIT */
/* Reset and traps of RISC-V in machine mode. No interrupt is ever enabled;
 * hart 0 works, the others sleep. */
    .option arch, +zicsr
    .section .reset, "ax"
    .globl firmware_reset

firmware_reset:
    csrr t0, mhartid
    bnez t0, sleep
    .option push
    .option norelax
    la gp, __global_pointer$
    .option pop
    la t0, trap
    csrw mtvec, t0
    la sp, firmware_stack_top
    j firmware_start

/* A fresh stack: the trap may come from one that has left the RAM. mtvec wants
 * the address aligned. A core without one of these CSRs traps once more, and is told of a fault alone. */
    .balign 64
trap:
    la sp, firmware_stack_top
    la t0, trap_of_trap
    csrw mtvec, t0
    csrr a0, mcause
    csrr a1, mepc
    j firmware_trap

    .balign 64
trap_of_trap:
    la sp, firmware_stack_top
    j firmware_fault

sleep:
    wfi
    j sleep
