// SPDX-License-Identifier: MIT
fn load(address: u32) [2]u32 {
    return asm volatile (
        \\ldmatrix.sync.aligned.m8n8.x2.shared.b16 // LEGAL
        \\    {%[r0], %[r1]}, [%[address]];
        : [r0] "=r" (-> u32),
        : [address] "r" (address),
    );
}
