# SPDX-License-Identifier: MIT
fn mma(d: SIMD, a: SIMD, b: SIMD):
    _ = inlined_assembly[
        "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 " # LEGAL
        "{$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};",
        _RegisterPackType[Float32],
        constraints="=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f",
    ](a, b)
