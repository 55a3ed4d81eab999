#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Words of instruction strings in any order, as long as like ones keep theirs (tests/data/syntax/orders.lua has the rule).
# Takes 10 s.
. tests/tap.sh

folder=$(scratch_folder syntax)
said=$folder/said
cat tests/generator/instructions_*.tsv > "$said"
need make -j "$JOBS" lib host BUILD="$BUILD"
need gcc -std=c99 -O1 -Wall -Wextra -Werror -Isrc -Igenerated tests/data/syntax/answers.c "$BUILD/libmmaref.a" \
    -o "$folder/answers"

# spelled MODE COUNT: MODE.given has the strings, MODE.expected what is said of them, MODE.answer the answers.
spelled() {
    lua5.4 tests/data/syntax/orders.lua "$1" "$2" < "$said" > "$folder/$1" &&
        cut -f 1 "$folder/$1" > "$folder/$1.given" && cut -f 2 "$folder/$1" > "$folder/$1.expected" &&
        "$folder/answers" < "$folder/$1.given" > "$folder/$1.answer"
}
for mode in 'orders 20' 'refused 3' 'repeats 3' 'swaps 3'; do
    # shellcheck disable=SC2086 # words
    need spelled $mode
done

lines() { wc -l < "$folder/$1"; }
# The first lines that differ, beside the strings that they are about.
same() { paste "$folder/$1.given" "$folder/$1.expected" "$2" | awk -F'\t' '$2 != $3 { print; wrong = 1 } END { exit wrong }'; }

sed 's/^ok\t//' "$folder/orders.answer" > "$folder/orders.canonical"
try "$(lines orders) spellings of documented instructions are taken, with the canonical form right" \
    same orders "$folder/orders.canonical"
try "there are 20 of each" test "$(lines orders)" -eq $((20 * $(grep -c ^documented "$said")))
try "$(lines refused) spellings of all others are refused" \
    bash -c "! grep -n '^ok' '$folder/refused.answer'"
awk -F'\t' '$1 == "instruction" && $5 == "the word occurs twice" { print $3; next } { print $0 }' \
    "$folder/repeats.answer" > "$folder/repeats.offset"
try "$(lines repeats) repeated words are named, the second one" same repeats "$folder/repeats.offset"
sed -n 's/^ok\t//p; t; s/.*//p' "$folder/swaps.answer" > "$folder/swaps.canonical"
try "$(lines swaps) strings with like words swapped are what the order says, or refused" \
    same swaps "$folder/swaps.canonical"

# What people paste, and what they type.
named() { "$BUILD/mmaref" show "$1" 2>&1 | sed -n 's/^name *//p' | grep -qxF "$2"; }
half=mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
while read -r expected spelled; do
    try "show '$spelled'" named "$spelled" "$expected"
done << END
$half @!%p1 $half {%f1, %f2, %f3, %f4}, {%r1, %r2, %r3, %r4}, {%r5, %r6}, {%f1, %f2, %f3, %f4};
$half @p mma.sync.aligned.row.col.m16n8k16.f32.f16.f16.f32 d, a, b, c ;
$half MMA.SYNC.ALIGNED.M16N8K16.ROW.COL.F32.F16.F16.F32
$half f32.f16.f16.f32.m16n8k16
$half M16N8K16.F32.F16.F16.F32
ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 ldmatrix.sync.aligned.x4.trans.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];
mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 SCALE_VEC::4X.UE4M3.m16n8k64
mac16 MAC16
END
try "show '	$half '" named "	$half " $half

# answers STATUS TEXT ARGUMENT...: what the command says.
answers() {
    local said status=0
    said=$("$BUILD/mmaref" "${@:3}" 2>&1) || status=$?
    [ "$status" -eq "$1" ] && [[ $said == *"$2"* ]] || { printf '%s\n' "$said"; return 1; }
}
try 'two instructions by words are refused' answers 2 'one instruction at a time' show 'm16n8k16.bf16; m16n8k8.bf16'
try 'what follows a statement is another one' answers 0 "$half" show "$half d, a, b, c; ret;"
try 'wgmma is said to be elsewhere' answers 2 'wgmma is defined in PTX ISA 9.7.15, which mmaref does not implement' \
    show wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16
try 'in capital letters too' answers 2 'wgmma is defined in PTX ISA 9.7.15' show WGMMA.mma_async.sync.aligned.m64n8k16
try 'tcgen05 too' answers 2 'tcgen05 is defined in PTX ISA 9.7.16' show tcgen05.mma.cta_group::1.kind::f16
try 'an implicit .aligned is remarked' answers 0 '.aligned may be missing below PTX ISA 6.3 only' \
    show wmma.load.a.sync.row.m16n16k16.f16
try 'what PTX ISA 9.1 adds, under 9.0' answers 2 "legal, but needs PTX 9.1" show --ptx 9.0 \
    mma.sync.aligned.kind::mxf4nvf4.block_scale.scale_vec::4X.m16n8k64.row.col.f32.e2m1.e2m1.f32.ue8m0
try 'like words swapped in an abbreviation' answers 2 'no instruction has these words' show f16.f32.f16.f32.m16n8k16
try 'gemm takes the same words' answers 2 "too few elements" gemm F32.F16.F16.F32.m16n8k16 --arith sm_90 16x8x16 /dev/null
"$BUILD/mmaref" show m16n8k16 > "$folder/many.out" 2> "$folder/many"
try 'several instructions as short: eight of them are listed' bash -c \
    "head -1 '$folder/many' | grep -q '32 instructions have these words; the first 8 are$' && [ \$(grep -c '^    mma' '$folder/many') -eq 8 ]"
try 'each of these is one' bash -c "sed 1d '$folder/many' | tr -d ' ' | '$folder/answers' | grep -c ^ok | grep -qx 8"
finish
