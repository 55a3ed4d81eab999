# SPDX-License-Identifier: MIT
fn mma():
    inlined_assembly["mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 "  # WRONG B has 1 register, not 2
        "{$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8}, {$10, $11, $12, $13};"]()
