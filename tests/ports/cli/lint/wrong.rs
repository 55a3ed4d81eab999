// SPDX-License-Identifier: MIT
unsafe fn product<'a>(d: &'a mut [f32; 4]) {
    asm!("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", // WRONG A has 3 registers, not 4
         "{{{0}, {1}, {2}, {3}}}, {{{a0}, {a1}, {a2}}}, {{{b0}, {b1}}}, {{{0}, {1}, {2}, {3}}};", a0 = in(reg) 0);
}
