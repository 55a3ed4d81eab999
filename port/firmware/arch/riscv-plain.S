/* SPDX-License-Identifier: MIT */
/* Reset of a RISC-V core that has no CSRs: nothing tells harts apart, and a trap goes where the core sends it. */
    .section .reset, "ax"
    .globl firmware_reset

firmware_reset:
    .option push
    .option norelax
    la gp, __global_pointer$
    .option pop
    la sp, firmware_stack_top
    j firmware_start
