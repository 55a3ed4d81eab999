// SPDX-License-Identifier: MIT
const load = asm volatile (
    \\ldmatrix.sync.aligned.m8n8.x4.shared.b16 // WRONG D has 2 registers, not 4
    \\    {%[r0], %[r1]}, [%[address]];
);
