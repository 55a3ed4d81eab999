#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref gemm equals the reference's mma tile by tile, bit for bit.
# Takes 1 s.
. tests/tap.sh

need sanitized_host
mmaref=$BUILD/sanitizers/mmaref
folder=$(scratch_folder gemm)

equals_reference() { # INSTRUCTION PROFILE M N K
    lua5.4 tests/reference/gemm.lua "$@" "$folder/abc" "$folder/expected" &&
        "$mmaref" gemm "$1" --arith "$2" --input hex "$3x$4x$5" "$folder/abc" > "$folder/d" &&
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

# The instruction in short, and arithmetic as every command takes it.
f16=mma.$row_col.f32.f16.f16.f32
need lua5.4 tests/reference/gemm.lua $f16 sm_90 32 16 32 "$folder/abc" "$folder/expected"
try 'an instruction in short' cmp "$folder/expected" <("$mmaref" gemm m16n8k16.f32.f16.f16.f32 --arith sm_90 --input hex 32x16x32 "$folder/abc")
as_written() { # ARITHMETIC: as run computes one tile
    "$mmaref" gen $f16 --arith "$1" | "$mmaref" run --fill - | sed -n 's/^d //p' > "$folder/registers"
    "$mmaref" gen $f16 --arith "$1" | lua5.4 tests/cli/matrices.lua "$mmaref" $f16 > "$folder/tile"
    "$mmaref" gemm $f16 --arith "$1" --input hex 16x8x16 "$folder/tile" > "$folder/d" &&
        lua5.4 tests/cli/matrices.lua "$mmaref" $f16 d < <(sed 's/^/d /' "$folder/registers") | cmp - "$folder/d"
}
for arithmetic in sm_90 'sm_90 rounding=up' 'custom products=4 fraction_bits=12'; do
    try "one tile under $arithmetic" as_written "$arithmetic"
done

# Threads compute the same; each has rows of tiles of its own, or none.
need lua5.4 tests/reference/gemm.lua $f16 sm_90 80 16 32 "$folder/abc" "$folder/expected"
for jobs in -j1 -j2 '-j 3' --jobs=7; do
    # shellcheck disable=SC2086 # words
    try "gemm $jobs" cmp "$folder/expected" <("$mmaref" gemm $jobs $f16 --arith sm_90 --input hex 80x16x32 "$folder/abc")
done
refuses_jobs() { ! "$mmaref" gemm $f16 --arith sm_90 --input hex 80x16x32 "$folder/abc" "$@" > "$folder/d" 2>&1; }
for jobs in -j0 -jx -j --jobs=2000; do
    try "gemm $jobs is refused" refuses_jobs $jobs
done

# Bits outside of a narrow element are refused.
narrow() { # TYPE ELEMENT
    { printf 'a'; printf " $2%.0s" {1..512}; printf '\nb'; printf ' 00%.0s' {1..256}; echo; } > "$folder/narrow"
    "$mmaref" gemm m16n8k32.kind::f8f6f4.f32.$1.$1.f32 --arith exact --input hex 16x8x32 "$folder/narrow" > "$folder/d" 2> "$folder/err"
}
takes() { narrow "$@"; }
refuses() { ! narrow "$1" "$2" && grep -q "'$2': the element has only the bits $3 of its byte" "$folder/err"; }
try 'e2m1 in bits 5 to 2' takes e2m1 3c
for element in 02 01 40 80; do
    try "e2m1 as $element" refuses e2m1 $element 3c
done
for type in e2m3 e3m2; do
    try "$type in bits 5 to 0" takes $type 3f
    try "$type as 40" refuses $type 40 3f
    try "$type as 80" refuses $type 80 3f
done
try 'e4m3 in 8 bits' takes e4m3 ff
try 'gemm --help' "$mmaref" gemm --help
finish
