// SPDX-License-Identifier: MIT
unsafe fn product<'a>(d: &'a mut [f32; 4], a: &'a [u32; 4], b: &'a [u32; 2]) {
    asm!(
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", // LEGAL
        "{{{0}, {1}, {2}, {3}}}, {{{a0}, {a1}, {a2}, {a3}}}, {{{b0:e}, {b1:e}}}, {{{0}, {1}, {2}, {3}}};",
        inout(reg) d[0], a0 = in(reg) a[0],
    );
    asm!(concat!("ldmatrix.sync.aligned.m8n8.x2.", "shared.b16 {{{0}, {1}}}, [{2}];"), out(reg) x); // LEGAL
    asm!(r#"movmatrix.sync.aligned.m8n8.trans.b16 {0}, {1};"#, out(reg) x, in(reg) y); // LEGAL
    asm!(concat!("mma.sync.aligned.", $shape, ".row.col.f32.f16.f16.f32 {{{0}}};")); // RUN TIME
}
