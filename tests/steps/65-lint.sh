#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref lint against marks in sources of each language: LEGAL, WRONG and RUN TIME at the end of a line say what is found
# there, and nothing else is. And what the other commands make of such text.
# Takes 3 s.
# Needs jq
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
mmaref=$BUILD/mmaref
folder=$(scratch_folder lint)
sources=tests/ports/cli/lint

# The marks of a file, a line each; " + " stands between two of one line.
marks() { # FILE
    awk '
        match($0, /(LEGAL|WRONG|RUN TIME)( .*)?$/) {
            count = split(substr($0, RSTART), part, " [+] ")
            for (i = 1; i <= count; i++) { sub(/ *[*]\/.*/, "", part[i]); print FNR ": " part[i] }
        }' "$1" | sed 's/RUN TIME/not checked: the name is made at run time/; s/WRONG /wrong: /; s/LEGAL */legal: /'
}
found() { "$mmaref" lint --json "$1" 2> /dev/null | jq -r '.[] | "\(.line): \(.verdict): \(.remark // "")"'; } # FILE
is_marked() { [ -n "$(marks "$1")" ] && diff <(marks "$1") <(found "$1"); }
for file in "$sources"/right[.-]* "$sources"/wrong[.-]*; do
    try "${file##*/}" is_marked "$file"
done
languages() { printf '%s\n' "$sources"/"$1".* | sed 's/.*[.]//' | sort; }
try 'seven languages have faults' [ "$(languages wrong | wc -l)" -eq 7 ]
try 'and are right elsewhere' [ -z "$(comm -23 <(languages wrong) <(languages right))" ]

says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}
try 'names are canonical' says 0 'right.cu:5: legal: ldmatrix.sync.aligned.m8n8.x2.shared.b16: PTX 6.5' lint $sources/right.cu
try 'sentences are no instructions' says 2 'there is no warp-level matrix instruction with operands' lint $sources/prose.md
try 'all right' says 0 'note: 5 legal, 0 wrong, 0 not checked' lint $sources/right.ptx
try 'something wrong' says 1 'note: 0 legal, 8 wrong, 0 not checked' lint $sources/wrong.ptx
try 'wgmma is counted' says 0 'not of this command: 1 wgmma, 0 tcgen05' lint $sources/right.ptx
try 'several files' says 1 'wrong.ptx:5: wrong: ' lint $sources/right.ptx $sources/wrong.ptx
try 'a file that is not there' says 2 'nosuch.cu' lint $sources/right.ptx nosuch.cu
try 'the others are read' says 2 'right.ptx:6: legal' lint nosuch.cu $sources/right.ptx
try 'standard input' says 0 '-:6: legal: ' lint - < $sources/right.ptx
try 'an empty file' says 2 'there is no warp-level matrix instruction' lint /dev/null
printf 'mma.sync\0' > "$folder/bytes"
try 'no text' says 2 'a byte of 0' lint "$folder/bytes"
printf '"mma.sync.aligned." SHAPE ".row.col.f32.f16.f16.f32 {%%0}, {%%1}, {%%2}, {%%3};"\n' > "$folder/run_time.cu"
try 'nothing but names of run time' says 2 'no instruction could be checked' lint "$folder/run_time.cu"
try 'a target' says 1 'right.ptx:6: wrong: ' lint $sources/right.ptx --target sm_75
try 'a chip' says 1 'not on t4 (sm_75), only on sm_80 or higher' lint $sources/right.ptx --target t4
try 'a target that has all' says 0 '5 legal' lint $sources/right.ptx --target sm_90
try 'a version' says 1 'needs PTX 7.8' lint $sources/right.ptx --ptx 7.0
try 'a version that requires .aligned' says 1 'only' lint $sources/right-6.2.ptx --ptx 9.0
try 'options instead of .target' says 0 '2 legal' lint $sources/wrong-sm_75.ptx --target sm_80
try 'no such target' says 2 "--target: 'sm_9'" lint $sources/right.ptx --target sm_9

# A legal line, and the same with one register too many or too few in each operand, by another count: each operand has
# rows * columns / 32 elements a lane, of bits that are known.
numbers() { seq -s, -f '%%%g' "$2" $(($2 + $1 - 1)); } # COUNT FIRST
line() { # NAME D A B C
    echo "$1 {$(numbers "$2" 0)}, {$(numbers "$3" 20)}, {$(numbers "$4" 40)}, {$(numbers "$5" 60)};"
}
while read -r name m n k bits_d bits_a; do
    d=$((m * n * bits_d / 1024)) a=$((m * k * bits_a / 1024)) b=$((n * k * bits_a / 1024))
    [ "$bits_d" -lt 64 ] || { d=$((d / 2)) a=$((a / 2)) b=$((b / 2)); } # registers of 64 bits
    name=mma.sync.aligned.$name
    try "$name" says 0 '1 legal' lint - <<< "$(line "$name" $d $a $b $d)"
    try 'D too short' says 1 "D has $((d - 1)) register" lint - <<< "$(line "$name" $((d - 1)) $a $b $d)"
    try 'A too long' says 1 "A has $((a + 1)) registers, not $a" lint - <<< "$(line "$name" $d $((a + 1)) $b $d)"
    try 'B too long' says 1 "B has $((b + 1)) registers, not $b" lint - <<< "$(line "$name" $d $a $((b + 1)) $d)"
    try 'C too short' says 1 "C has $((d - 1)) register" lint - <<< "$(line "$name" $d $a $b $((d - 1)))"
done << 'END'
m16n8k16.row.col.f16.f16.f16.f16 16 8 16 16 16
m16n8k8.row.col.f32.bf16.bf16.f32 16 8 8 32 16
m16n8k8.row.col.f32.tf32.tf32.f32 16 8 8 32 32
m16n8k16.row.col.f64.f64.f64.f64 16 8 16 64 64
m16n8k32.row.col.f32.e4m3.e5m2.f32 16 8 32 32 8
m16n8k32.row.col.s32.s8.u8.s32 16 8 32 32 8
m16n8k64.row.col.s32.s4.s4.s32 16 8 64 32 4
m16n8k256.row.col.s32.b1.b1.s32.xor.popc 16 8 256 32 1
m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32 16 8 32 32 8
END

# ---- The same forms elsewhere -----------------------------------------------

half=mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
operands='{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%11,%12,%13};'
named() { "$mmaref" show "$1" 2>&1 | sed -n 's/^name *//p' | grep -qxF "$half"; }
while IFS= read -r text; do
    try "show '$text'" named "$(printf '%b' "$text")"
done << END
"$half $operands\\\\n"
"$half $operands\\\\n\\\\t"
$half $operands\\\\n
"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16."\n    "f32 $operands"
{ $half $operands }
{\n  .reg .b32 t;\n  $half $operands\n}
asm volatile("$half $operands" : "+f"(d[0]) : "r"(a[0]));
__asm__ __volatile__ ("{$half $operands}" ::: "memory");
R"($half $operands)"
asm!("$half", "{{{0}, {1}, {2}, {3}}}, {{{4}, {5}, {6}, {7}}}, {{{8}, {9}}}, {{{0}, {1}, {2}, {3}}};")
f"$half {{%0,%1,%2,%3}}, {{%4,%5,%6,%7}}, {{%8,%9}}, {{%0,%1,%2,%3}};"
$half {\$0,\$1,\$2,\$3}, {\$4,\$5,\$6,\$7}, {\$8,\$9}, {\$0,\$1,\$2,\$3};
// the first\n$half d, a, b, c;
m16n8k16.f32.f16.f16.f32 $operands
END
wrong="$half {%0,%1,%2,%3}, {%4,%5}, {%8,%9}, {%10,%11,%12,%13};"
while read -r command others; do
    # shellcheck disable=SC2086 # arguments
    try "wrong operands are refused: $command" says 2 'A has 2 registers, not 4' "$command" "$wrong" $others
done << END
show
layout a
where a 3 5
element a 3 5
explain a 3 5
inputs 3 5
check a (1,1):(1,1)
banks --pitch 16
gen
gemm 16x8x16 /dev/null
dot --a 1 --b 1
compress /dev/null
reuse $half
END
try 'several instructions' says 0 'note: 5 instructions, on lines 6, 11, 11, 12, 13: this is the first' show - < $sources/right.ptx
try 'the first one' says 0 'mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32' show - < $sources/right.ptx
try 'a name of run time' says 2 'a part of the name is made at run time' show '"mma.sync.aligned." SHAPE ".row.col {%0};"'

# Words behind a blank count, in one argument or several.
one() { "$mmaref" show "${@:2}" 2>&1 | sed -n 's/^name *//p' | grep -qxF "$1"; }
for words in 'm16n8k16 bf16' 'bf16 m16n8k16' 'm16n8k16, bf16' 'M16N8K16 BF16' 'm16n8k16.bf16' 'mma m16n8k16 bf16'; do
    try "show '$words'" one mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "$words"
    # shellcheck disable=SC2086 # words
    try "show $words" one mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 $words
done
try 'ldmatrix.x4 trans' one ldmatrix.sync.aligned.m8n8.x4.trans.b16 'ldmatrix.x4 trans'
try 'behind a whole name' one ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 'ldmatrix.sync.aligned.m8n8.x4.shared.b16 trans'
try 'the name last' one mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 'm16n8k16.f32.f16.f16.f32 mma.sp'
try 'nonsense behind a word' says 2 "'nonsense': no instruction has this word" show 'f64 nonsense'
try 'nonsense behind a name' says 2 "'nonsense': unknown qualifier" show "$half nonsense"
try 'layout' says 0 'bf16' layout m16n8k16 bf16 a
try 'list' [ "$("$mmaref" list 'm16n8k16 bf16')" = "$("$mmaref" list m16n8k16 bf16)" ]
counted() { # as many as list has, and the first of them
    local said
    said=$("$mmaref" show "$1" 2>&1)
    [[ $(head -1 <<< "$said") == *": $("$mmaref" list "$1" | wc -l) instructions have these words; the first 8 are" ]] &&
        [ "$(sed -n '2s/ *//p' <<< "$said")" = "$2" ]
}
try 'f64: mma before wmma' counted f64 mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64
try 's8: one type before mixed ones' counted 's8 m16n8k32' mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32
try 'f16' counted f16 mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16
finish
