#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref gemm equals the reference's mma tile by tile, bit for bit.
. tests/tap.sh

need sanitized_host
mmaref=$BUILD/sanitizers/mmaref
folder=$(scratch_folder gemm)

equals_reference() { # INSTRUCTION PROFILE M N K
    lua5.4 tests/reference/gemm.lua "$@" "$folder/abc" "$folder/expected" &&
        "$mmaref" gemm "$1" "$2" "$3x$4x$5" "$folder/abc" > "$folder/d" &&
        cmp "$folder/expected" "$folder/d"
}

gemm() {
    try "$1 $2 $3x$4x$5" equals_reference "$@"
}

row_col=sync.aligned.m16n8k16.row.col
gemm mma.$row_col.f32.f16.f16.f32 sm_90 64 64 64
gemm mma.$row_col.f32.f16.f16.f32 sm_80 64 64 64
gemm mma.$row_col.f16.f16.f16.f16 sm_90 32 24 48
gemm mma.$row_col.f32.bf16.bf16.f32 exact 16 8 64
gemm mma.$row_col.s32.s8.u8.s32 exact 48 16 32
gemm mma.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 exact 16 24 128
gemm mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 sm_89 32 8 24
try 'gemm --help' "$mmaref" gemm --help
finish
