#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref load: addresses of lanes against formulas that programmers use and against the figures of ldmatrix; every
# instruction proved, and that the proof notices a wrong answer.
# Takes 10 s.
# Needs lua5.4 jq
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder load)
mmaref=$BUILD/mmaref
need linked_with_command tests/ports/cli/test_load.c "$folder/test_load"
"$folder/test_load" || failures=$((failures + 1))

says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" load "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}
# The instruction, and row and column of each lane's address: formulas of awk in l, as CUTLASS and CUDA samples have them.
points() { # NAME LANES ROW COLUMN ARGUMENT...
    local name=$1 lanes=$2 row=$3 column=$4
    shift 4
    diff <("$mmaref" load "$@" --csv | sed 1d | awk -F, '$2 == "as in registers" { print $5, $8, $9, $10 }') \
        <(awk 'BEGIN { for (l = 0; l < '"$lanes"'; l++) print "'"$name"'", l, '"$row"', '"$column"' }')
}
b16=ldmatrix.sync.aligned.m8n8
f16=m16n8k16.f32.f16.f16.f32
s8=m16n8k32.s32.s8.s8.s32
tf32=m16n8k8.f32.tf32.tf32.f32
try 'A of f16' points $b16.x4.b16 32 'l % 16' '8 * int(l / 16)' $f16 a
try 'B of f16' points $b16.x2.b16 16 'l % 8' '8 * int(l / 8)' $f16 b
try 'B of f16, stored K x N' points $b16.x2.trans.b16 16 l 0 $f16 b --trans
try 'A of f16, stored K x M' points $b16.x4.trans.b16 32 'l % 8 + 8 * int(l / 16)' '8 * (int(l / 8) % 2)' $f16 a --trans
try 'B of two instructions' points $b16.x4.b16 32 'l % 8 + 8 * int(l / 16)' '8 * (int(l / 8) % 2)' $f16 b --tiles 2
try 'A of bf16, k 8' points $b16.x2.b16 16 l 0 m16n8k8.f32.bf16.bf16.f32 a
try 'B of f16, k 8, stored K x N' points $b16.x1.trans.b16 8 l 0 m16n8k8.f32.f16.f16.f32 b --trans
try 'A of s8' points $b16.x4.b16 32 'l % 16' '16 * int(l / 16)' $s8 a
try 'A of s4' points $b16.x4.b16 32 'l % 16' '32 * int(l / 16)' m16n8k64.s32.s4.s4.s32 a
try 'A of tf32' points $b16.x4.b16 32 'l % 16' '4 * int(l / 16)' $tf32 a
try 'A of s8, stored K x M' points ldmatrix.sync.aligned.m16n16.x2.trans.b8 32 l 0 $s8 a --trans
try 'B of a sparse one' points $b16.x4.b16 32 'l % 8' '8 * int(l / 8)' sp.m16n8k32.f32.f16.f16.f32 b
try 'D of f16' points stmatrix.sync.aligned.m8n8.x2.b16 16 l 0 m16n8k16.f16.f16.f16.f16 d

# The printed formulas are what the table has.
formulas() { # ARGUMENT...
    "$mmaref" load "$@" | awk '
        /^  row = / { sub(/^  row = /, ""); split($0, f, ", column = "); row = f[1]; column = f[2] }
        /^ *[0-9]+ / { print $1, $2, $3, "|" row "|" column }' |
        while IFS='|' read -r numbers row column; do
            # shellcheck disable=SC2034,SC2086 # lane is a variable of the formulas
            set -- $numbers && lane=$1 && [ $((row)) -eq "$2" ] && [ $((column)) -eq "$3" ] || { echo "$numbers"; return 1; }
        done
}
for question in "$f16 a" "$f16 b" "$f16 a --trans" "$f16 b --tiles 4 --trans" "$s8 a" "$tf32 b" \
    "sp.m16n8k64.s32.s8.s8.s32 b --trans" "m16n8k32.kind::f8f6f4.f32.e2m1.e2m3.f32 b"; do
    # shellcheck disable=SC2086 # words
    try "formulas of $question" formulas $question
done

# Every element and bit, by the figures. WIDTH: bits of an element in registers; UP: of the shift.
figures() { # WIDTH UP MEMORY PITCH INSTRUCTION OPERAND [--trans] [--tiles N]
    local width=$1 up=$2 memory=$3 pitch=$4 trans=''
    shift 4
    case " $* " in *' --trans '*) trans=trans ;; esac
    "$mmaref" load "$@" --pitch "$pitch" --csv > "$folder/load.csv" && "$mmaref" layout "$1" "$2" --csv > "$folder/layout.csv" &&
        lua5.4 tests/ports/cli/load.lua "$folder/load.csv" "$memory" "$folder/layout.csv" "$width" "$up" "$pitch" $trans
}
while read -r width up pitch memory question; do
    # shellcheck disable=SC2086 # words
    try "figures: $question from $memory" figures "$width" "$up" "${memory/as_in_registers/as in registers}" "$pitch" $question
done << END
16 0 144 as_in_registers $f16 a
16 0 48 as_in_registers $f16 a --trans
16 0 80 as_in_registers $f16 b --trans --tiles 2
8 0 96 as_in_registers $s8 b
8 0 48 as_in_registers $s8 b --trans
8 0 16 s4 $s8 a
32 0 48 as_in_registers $tf32 b
4 0 64 as_in_registers m16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0 b
1 0 64 as_in_registers m16n8k256.s32.b1.b1.s32.and.popc a
16 0 64 as_in_registers sp.m16n8k32.f32.f16.f16.f32 b --trans
8 2 48 b4x16_p64 m16n8k32.kind::f8f6f4.f32.e2m1.e2m3.f32 a
8 0 48 b6x16_p32 m16n8k32.kind::f8f6f4.f32.e2m1.e2m3.f32 b
8 2 48 b4x16_p64 m16n8k32.kind::f8f6f4.f32.e2m1.e2m1.f32 b --trans
8 2 48 as_in_registers m16n8k32.kind::f8f6f4.f32.e2m1.e2m1.f32 a --trans
END
another_layout() { # that of another instruction is noticed
    "$mmaref" load $s8 a --csv > "$folder/load.csv" && "$mmaref" layout m16n8k32.s32.s4.s4.s32 a --csv > "$folder/layout.csv" &&
        ! lua5.4 tests/ports/cli/load.lua "$folder/load.csv" 'as in registers' "$folder/layout.csv" 8 0 32 2> "$folder/refused" &&
        grep -q 'bits' "$folder/refused"
}
try 'another layout is noticed' another_layout

try 'e2m1 is shifted' says 0 'Then shift each register left by 2' m16n8k32.kind::f8f6f4.f32.e2m1.e2m1.f32 a
try 'on T4 all addresses count' says 0 'sm_75 needs valid ones' m16n8k8.f32.f16.f16.f32 a
try 'on later chips they do not' says 0 'are ignored.' m16n8k8.f32.tf32.tf32.f32 b
try 'pitch 128' says 0 'worst 8-way bank conflict' $f16 a --pitch 128
try 'and a swizzle' says 0 'worst 1-way bank conflict' $f16 a --pitch 128 --swizzle 3,4,3
address() { # PITCH OFFSET SWIZZLE LANE ADDRESS
    [ "$("$mmaref" load $f16 a --pitch "$1" --offset "$2" --swizzle "$3" --json | jq ".[] | select(.lane == $4).address")" = "$5" ]
}
try 'an address' address 144 32 0,4,3 20 $((32 + 4 * 144 + 16))
try 'a swizzled one' address 128 0 3,4,3 20 $(((4 * 128 + 16) ^ (4 << 4)))
try 'tf32 is not transposed' says 1 'no ldmatrix transposes elements of 32 bits' $tf32 b --trans
try 's8 on A100 is not' says 1 'only ldmatrix.sync.aligned.m16n16.x2.trans.b8 would, which a100 (sm_80) does not have' $s8 a --trans --target a100
try 's8 as an older PTX has it' says 1 'of PTX 8.6' $s8 a --trans --ptx 8.0
try 's4' says 1 'no ldmatrix transposes elements of 4 bits' m16n8k64.s32.s4.s4.s32 b --trans
try 'f64' says 1 'ldmatrix.sync.aligned.m8n8.x1.b16 brings a[0][0] from bit 32 on to lane 1, which needs a[0][1]' m8n8k4.f64.f64.f64.f64 a
try 'Volta' says 1 'brings b[2][0] to lane 1, which needs b[0][1]' m8n8k4.row.col.f32.f16.f16.f32 b
try 'D of f32' says 1 'converted to 16 bits' $f16 d
try 'an instruction that the target lacks' says 2 'not on sm_75' $f16 a --target sm_75
try 'wmma' says 2 'wmma.load and wmma.store move them' wmma.mma.row.col.m16n16k16.f32.f32 a
try 'what multiplies nothing' says 2 'it does not multiply fragments' movmatrix a
points_here() { [[ $("$mmaref" reuse ldmatrix.m8n8.x4.b16 $f16 a 2>&1) == *'mmaref load' ]]; }
try 'reuse points here' points_here
try 'C' says 2 "'c': a or b was expected" $f16 c
try 'a pitch below a row' says 2 "--pitch: '16': a row of the matrix has 32 bytes" $f16 a --pitch 16
try 'a pitch that no row has' says 2 "--pitch: '40'" $f16 a --pitch 40
try 'a swizzle of elements' says 2 "--swizzle: '3,3,3': it tears rows of 16 bytes; of 16-bit elements it is 3,4,3" $f16 a --swizzle 3,3,3
try 'tiles' says 2 "--tiles: '5'" $f16 a --tiles 5
nothing_on_refusal() { [ -z "$("$mmaref" load $f16 a --pitch 16 2> "$folder/refused")" ]; }
try 'a refusal prints nothing else' nothing_on_refusal
no_way() { "$mmaref" load $tf32 b --trans --json | jq -e '.[0] | .name == null and .reason != null and .address == null'; }
try 'JSON: no way' no_way
finish
