#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref split: registers of parts that people use, bits by another route, all pairs of instructions proved, and that the
# proof notices a wrong answer.
# Takes 25 s.
# Needs jq
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder split)
mmaref=$BUILD/mmaref
need linked_with_command tests/ports/cli/test_split.c "$folder/test_split"
"$folder/test_split" || failures=$((failures + 1))

says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" split "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}
# The rows of the table of parts, with single blanks between cells.
parts() { # EXPECTED ARGUMENT...: name of the part, then its rows
    local expected=$1
    shift
    diff <(echo "$expected") <("$mmaref" split "$@" --json | jq -r '.[] | select(.part != null) |
        "\(.name | sub(".*aligned."; "")) \(.first_row) \(.first_column) \(.first_k): A \(.a), B \(.b), C \(.c), D \(.d)"')
}
f16=m16n8k16.f32.f16.f16.f32
s8=m16n8k32.s32.s8.s8.s32
# As llama.cpp (mma.cuh), SageAttention and CUTLASS do on Turing: k from low to high, rows 0 to 7 in even registers of A.
try 'f16 on T4' parts 'm16n8k8.row.col.f32.f16.f16.f32 0 0 0: A r0 r1, B r0, C r0 r1 r2 r3, D C of part 1
m16n8k8.row.col.f32.f16.f16.f32 0 0 8: A r2 r3, B r1, C D of part 0, D r0 r1 r2 r3' $f16 --target t4
try 's8 on T4' parts 'm8n8k16.row.col.s32.s8.s8.s32 0 0 0: A r0, B r0, C r0 r1, D C of part 1
m8n8k16.row.col.s32.s8.s8.s32 0 0 16: A r2, B r1, C D of part 0, D r0 r1
m8n8k16.row.col.s32.s8.s8.s32 8 0 0: A r1, B r0, C r2 r3, D C of part 3
m8n8k16.row.col.s32.s8.s8.s32 8 0 16: A r3, B r1, C D of part 2, D r2 r3' $s8 --target t4
try 's8, k 16, on T4' parts 'm8n8k16.row.col.s32.s8.s8.s32 0 0 0: A r0, B r0, C r0 r1, D r0 r1
m8n8k16.row.col.s32.s8.s8.s32 8 0 0: A r1, B r0, C r2 r3, D r2 r3' m16n8k16.s32.s8.s8.s32 --target sm_75
try 'tf32' parts 'm16n8k4.row.col.f32.tf32.tf32.f32 0 0 0: A r0 r1, B r0, C r0 r1 r2 r3, D C of part 1
m16n8k4.row.col.f32.tf32.tf32.f32 0 0 4: A r2 r3, B r1, C D of part 0, D r0 r1 r2 r3' m16n8k8.f32.tf32.tf32.f32
try 'a part that is named' parts 'm8n8k32.row.col.s32.u4.s4.s32 0 0 0: A r0, B r0, C r0 r1, D r0 r1
m8n8k32.row.col.s32.u4.s4.s32 8 0 0: A r1, B r0, C r2 r3, D r2 r3' m16n8k32.s32.u4.s4.s32 m8n8k32.s32.u4.s4.s32
# Two halves of the metadata are in lanes of their own: the same register, under the two selectors.
metadata() { "$mmaref" split sp.m16n8k32.f32.f16.f16.f32 --json | jq -c '[.[] | select(.part != null) | [.a, .b, .e, .selector]]'; }
try 'metadata' [ "$(metadata)" = '[["r0 r1","r0 r1","r0",0],["r2 r3","r2 r3","r0",1]]' ]

# Bits by another route: matrices through gemm, which chains instructions along k.
matrices() { # ROWS COLUMNS SEED: numbers with the exponents that make sums round
    awk -v rows="$1" -v columns="$2" -v seed="$3" 'BEGIN { srand(seed); for (i = 0; i < rows; i++) for (j = 0; j < columns; j++)
        printf "%.6f%s", (rand() - 0.5) * 2 ^ int(12 * rand()), j + 1 == columns ? "\n" : "," }'
}
matrices 64 16 1 > "$folder/a.csv"
matrices 16 64 2 > "$folder/b.csv"
by_gemm() { # INSTRUCTION ARITHMETIC
    "$mmaref" gemm "$1" --arith "$2" --a "$folder/a.csv" --b "$folder/b.csv" --hex --csv 2> "$folder/notes" | sed 1d | cut -d, -f 4-
}
same_by_gemm() { [ -n "$(by_gemm $f16 "$1")" ] && [ "$(by_gemm $f16 "$1")" = "$(by_gemm m16n8k8.f32.f16.f16.f32 "$2")" ]; }
verdict() { # CHIP: of f16 on T4
    "$mmaref" split $f16 --target t4 --json | jq -r ".[] | select(.arithmetic == \"$1\").verdict"
}
for chip in sm_80 sm_89 sm_90 sm_100 sm_120; do
    if same_by_gemm $chip sm_75; then
        try "f16 on T4, as $chip" [ "$(verdict $chip)" = equal ]
    else
        try "f16 on T4, not as $chip" [ "$(verdict $chip)" = different ]
    fi
done
differing() { [ "$(verdict sm_80)" = equal ] && [ "$(verdict sm_90)" = different ]; }
try 'chips differ' differing
try 'status 0: like A100' says 0 'equal' $f16 --target t4 --arith a100
try 'status 1: not like H100' says 1 'different' $f16 --target t4 --arith h100
try 'without a rounding: exact' says 1 'different' $f16 --target t4 --arith exact
# The parts of an FMA chain are a chain.
try 'fma' says 0 'equal' m16n8k16.f64.f64.f64.f64 m8n8k4.f64.f64.f64.f64 --arith fma
try 'integers' says 0 'equal' $s8 --target t4
try 'saturated ones' says 1 'different' m16n8k32.satfinite.s32.s8.s8.s32 --target t4
try 'single bits' says 0 'equal' m16n8k256.s32.b1.b1.s32.xor.popc --target t4
try 'e4m3 by f16' says 1 'A: each element is converted from e4m3 to f16' m16n8k32.f32.e4m3.e4m3.f32 --target a100
try 'e2m1 by f16' says 1 '8 9 12 13' m16n8k32.kind::f8f6f4.f32.e2m1.e2m1.f32 --target a100
try 'nvfp4 by f16' says 1 'A: each element of e2m1 is multiplied by its ue4m3 scale factor and becomes f16, which has every such product' \
    m16n8k64.kind::mxf4nvf4.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 --target t4
try 'mxfp4 by bf16' says 1 'which has every such product of factors from 2^-100 to 2^100' \
    m16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0 --target a100
try 'mxfp4 on T4' says 1 'only parts such as mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32, which t4 (sm_75) does not have' \
    m16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0 --target t4
try 's4 by s8' says 0 'converted from s4 to s8' m16n8k64.s32.s4.s4.s32 m16n8k32.s32.s8.s8.s32
try 'one of the same size' says 0 'as 1 of mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32' \
    m16n8k32.kind::f8f6f4.f32.e4m3.e4m3.f32 m16n8k32.f32.e4m3.e4m3.f32 --arith sm_120
try 'sparse e4m3 by f16' says 1 'T2:a0' sp.m16n8k64.f32.e4m3.e4m3.f32
try 'bf16 on T4' says 1 'only parts such as mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32, which t4 (sm_75) does not have' \
    m16n8k16.f32.bf16.bf16.f32 --target t4
try 'nothing is smaller' says 1 'none: no smaller instruction' m8n8k16.s32.s8.s8.s32
try 'Volta' says 1 'only mma.m8n8k4 has these types here' $f16 --target v100
try 'a sparse one on T4' says 1 'only parts such as mma.sp.sync.aligned.m16n8k16' sp.m16n8k32.f32.f16.f16.f32 --target t4
try 'ldmatrix' says 2 'mma or mma.sp was expected' ldmatrix.m8n8.x4.b16
try 'four products' says 1 'four products' m8n8k4.row.col.f32.f16.f16.f32
try 'a chip that has the whole' says 0 'a100 (sm_80) has the whole instruction' $s8 --target a100
try 'wmma' says 2 'mma or mma.sp was expected' wmma.mma.row.col.m16n16k16.f32.f32
try 'a part of another type' says 2 'its types do not hold all numbers' $f16 m16n8k16.s32.s8.s8.s32
try 'a part that does not divide it' says 2 'does not divide' m16n8k8.f32.f16.f16.f32 $f16
try 'a part that the target lacks' says 2 'not on t4 (sm_75)' $f16 m16n8k16.f32.f16.f16.f32 --target t4
no_way() { "$mmaref" split m16n8k16.f32.bf16.bf16.f32 --target t4 --json | jq -e '.[0] | .name == null and .reason != null'; }
try 'JSON: no way' no_way
hints() { # ARGUMENT...: the refusal says where to go on
    [[ $("$mmaref" "$@" 2>&1) == *'; see mmaref split' ]]
}
try 'show points here' hints show $f16 --target t4
try 'dot points here' hints dot $f16 --a 1 --b 1 --arith t4
finish
