#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Names of chips as people write them, wherever a target or an arithmetic is asked for; what a chip has is what its
# targets have; why a list is empty.
# Takes 9 s.
# Needs jq
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder chips)
mmaref=$BUILD/mmaref
f16=m16n8k16.f32.f16.f16.f32
wmma=wmma.mma.row.col.m16n16k16.f32.f32
fp4=m16n8k64.kind::mxf4nvf4.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3

says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}

# ---- Spellings ---------------------------------------------------------------

# Of tests/ports/cli/chips.txt: targets in the order in which the command prefers them.
names() { # FILTER: name, tab, answer
    sed -n '/^#/!s/ *| */\t/p' tests/ports/cli/chips.txt | awk -F '\t' "$1"
}
has_targets() { # NAME, TARGETS: those of a chip are the union of its targets' lists, and its arithmetic is that of the first
    local target
    for target in $2; do "$mmaref" list --target "$target"; done | LC_ALL=C sort -u > "$folder/union"
    [ -s "$folder/union" ] && "$mmaref" list --target "$1" | sed 's/ .*//' | LC_ALL=C sort | diff "$folder/union" - &&
        { [ "$2" = sm_72 ] || "$mmaref" gen $wmma --arith "$1" | grep -qx "arith ${2%% *}"; }
}
while IFS=$'\t' read -r name targets; do
    try "$name is $targets" has_targets "$name" "$targets"
done < <(names '$2 ~ /^sm/')
refused_everywhere() { # TEXT, NAME
    says 2 "$1" list --target "$2" && says 2 "$1" show $f16 --target "$2" && says 2 "$1" show $f16 --arith "$2" &&
        says 2 "$1" dot $f16 --a 1 --b 1 --arith "sm_80,$2" && says 2 "$1" gen $f16 --arith "$2"
}
while IFS=$'\t' read -r name _; do
    try "$name has no matrix unit" refused_everywhere 'has no matrix unit' "$name"
done < <(names '$2 == "-"')
while IFS=$'\t' read -r name _; do
    try "$name is several" refused_everywhere 'sm_86 (' "$name"
done < <(names '$2 == "several" && $1 != "Blackwell"')
while IFS=$'\t' read -r name _; do
    try "$name is none" says 2 "'$name'" list --target "$name"
    try "$name is no chip" says 2 "'$name'" chips "$name"
done < <(names '$2 == "?"')
try 'the file has names' [ "$(names '1' | wc -l)" -gt 100 ]

# ---- Near misses -------------------------------------------------------------

try 'nor where its architecture is named' says 2 "nearest is 'rtx6000ada'" chips RTX A6000 Ada
for pair in h10=h100 rtx5070tu=rtx5070ti rtx3085=rtx3080 rxt4090=rtx4090 gtx4090=rtx4090 orrin=orin hoper=hopper; do
    try "nearest to ${pair%=*}" says 2 "nearest is '${pair#*=}'" chips "${pair%=*}"
    try "nearest to ${pair%=*}, as a target" says 2 "nearest is '${pair#*=}'" list --target "${pair%=*}"
    try "nearest to ${pair%=*}, as an arithmetic" says 2 "nearest is '${pair#*=}'" show $f16 --arith "${pair%=*}"
done
offers_none() { # NAME
    ! "$mmaref" chips "$1" 2>&1 | grep nearest && ! "$mmaref" list --target "$1" 2>&1 | grep nearest
}
for name in rtx6090 rtx7080ti h300 v200 gtx2 rubin; do try "$name: no chip of another generation is offered" offers_none "$name"; done

try 'a target without a chip' says 1 'no chip of the list has the target sm_88' chips sm_88
try 'the old name of a target' says 0 't5000  blackwell     sm_110 sm_110f sm_110a' chips sm_101
try 'the new one is said' says 0 'note: sm_101a is now called sm_110a' chips sm_101a
try 'a version before the new one' says 2 'sm_110 needs PTX 9.0; until then it is sm_101' list --target sm_110 --ptx 8.8
try 'the same of a chip' says 2 't5000 (sm_110) needs PTX 9.0; until then it is sm_101' list --target t5000 --ptx 8.8
try 'a version with the new one' says 0 'note: since PTX 9.0 sm_101f is called sm_110f' list --target sm_101f --ptx 9.1 movmatrix
try 'a version before it has no note' [ -z "$("$mmaref" list --target sm_101 --ptx 8.8 movmatrix 2>&1 > /dev/null)" ]

# ---- Arithmetics -------------------------------------------------------------

dot_as() { # ARITHMETIC, ARITHMETIC
    diff <("$mmaref" dot $f16 --a 4096,1e-3 --b 1,1 --c -4096 --csv --arith "$1" 2>&1 | sed -n '3,$s/^[^,]*,//p') \
        <("$mmaref" dot $f16 --a 4096,1e-3 --b 1,1 --c -4096 --csv --arith "$2" 2>&1 | sed -n '3,$s/^[^,]*,//p') &&
        [ "$("$mmaref" dot $f16 --a 1 --b 1 --csv --arith "$1" | wc -l)" -gt 1 ]
}
try 'before fields' dot_as 'NVIDIA GeForce RTX 4090 rounding=up' 'sm_89 rounding=up'
try 'in lists' dot_as 'a100,h100,RTX 4090,8.6' 'sm_80,sm_90,sm_89,sm_86'
try 'a chip of which nobody has published it' says 2 'what this target computes is unknown' dot $wmma --a 1 --b 1 --arith Xavier
try 'as it was given' says 0 $'\nRTX 4090 rounding=up ' dot $f16 --a 1 --b 1 --arith 'RTX 4090 rounding=up'

# ---- Which target to compile for -----------------------------------------------

# By the notes of the PTX ISA: mxf4nvf4 needs a or f, ldmatrix of s4 is of Hopper's a too, and f16 needs none.
compiled_for() { # CHIP, INSN, TARGET
    "$mmaref" show "$2" --target "$1" | grep -qx "compile for  *$3" && [ "$("$mmaref" show "$2" --target "$1" --json | jq -r .compile_for)" = "$3" ] &&
        [ "$("$mmaref" list --target "$1" --json "$2" | jq -r '.[0].compile_for')" = "$3" ]
}
for words in "rtx5090 $fp4 sm_120f" "gb10 $fp4 sm_121f" "h100 ldmatrix.m8n16.x1.s8.s4 sm_90a" \
    "b200 ldmatrix.m16n16.x1.trans.b8 sm_100f" "thor ldmatrix.m16n16.x1.trans.b8 sm_110f"; do
    # shellcheck disable=SC2086 # a list of words
    try "compile for: $words" compiled_for $words
done
try 'a plain target suffices' compiled_for rtx5090 $f16 sm_120
try 'a version that has the a, not the f' says 0 ' sm_120a' list --target rtx5090 --ptx 8.7 $fp4
try 'the plain target alone has it not' says 2 'not on sm_120, only on sm_120a, sm_120f' show $fp4 --target sm_120
try 'a chip that has it not' says 2 'not on a100 (sm_80), only on sm_120a' show $fp4 --target a100
try 'each line of a list' [ "$("$mmaref" list --target rtx5090 kind::mxf4nvf4 | awk '{ print $2 }' | sort | uniq -c | xargs)" = '3 sm_120a 3 sm_120f' ]

# ---- Unit or software ------------------------------------------------------------

# By the CUDA Programming Guide's table of input data types of tensor cores, by what ptxas 13.0.88 emits for mma of these
# types, and for b1 by the instruction sets of CUDA Binary Utilities.
answers() { # ANSWER, INSN, TARGET
    local how
    [ "$("$mmaref" show "$2" --target "$3" --json | jq -r .unit.answer)" = "$1" ] &&
        [ "$("$mmaref" show "$2" --arith "$3" --json | jq -c .unit)" = "$("$mmaref" show "$2" --target "$3" --json | jq -c .unit)" ] &&
        how=$("$mmaref" show "$2" --target "$3" | grep '^unit ') &&
        case $1 in unit) [[ $how == *' yes: '* ]] ;; *) [[ $how == *" $1: "* ]] ;; esac
}
answered=0
while IFS='|' read -r answer insn targets; do
    for target in $targets; do
        try "$insn on $target: $answer" answers "$answer" "$insn" "$target"
        answered=$((answered + 1))
    done
done << 'END'
unit|m16n8k16.f32.f16.f16.f32|a100 rtx3080 orin rtx4090 h100 b200 b300 thor rtx5090 gb10
unit|m16n8k8.f32.tf32.tf32.f32|a100 rtx3080 rtx4090 h100 b200 rtx5090
unit|m16n8k64.s32.s4.s4.s32|a100 rtx3080 orin rtx4090
software|m16n8k64.s32.s4.s4.s32|h100 b200 b300 thor rtx5090 gb10 sm_90a sm_120f sm_101a
unit|m8n8k32.s32.u4.u4.s32|t4 a100
software|wmma.mma.row.col.m8n8k32.s32.s4.s4.s32|h100
unit|m16n8k32.s32.s8.s8.s32|a100 rtx4090 h100 b200 rtx5090
unit|m16n8k256.s32.b1.b1.s32.and.popc|a100 rtx3080 rtx4090 h100
unit|m8n8k128.s32.b1.b1.s32.xor.popc|t4 a100 rtx4090
software|m16n8k256.s32.b1.b1.s32.xor.popc|h100 b200 rtx5090
software|m16n8k256.s32.b1.b1.s32.and.popc|b200 rtx5090
unit|m8n8k4.f64.f64.f64.f64|a100 h100 b200
no unit|m8n8k4.f64.f64.f64.f64|rtx3080 orin rtx4090 b300 thor rtx5090 gb10
unit|m16n8k32.f32.e4m3.e4m3.f32|rtx4090 rtx5090 gb10
software|m16n8k32.f32.e5m2.e4m3.f32|h100 b200 b300 thor
software|sp.m16n8k64.f32.e4m3.e4m3.f32|h100 b200
unit|m16n8k32.kind::f8f6f4.f32.e2m1.e3m2.f32|rtx5090 gb10
unit|m16n8k64.kind::mxf4nvf4.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3|rtx5090 gb10
unit|m8n8k4.row.col.f32.f16.f16.f32|v100 t4
software|m8n8k4.row.col.f32.f16.f16.f32|a100 rtx4090 h100 b200 rtx5090
unit|wmma.mma.row.col.m16n16k16.f32.f32|v100 t4 h100
unknown|m16n8k32.f32.e4m3.e4m3.f32|sm_107
unknown|m16n8k16.f32.f16.f16.f32|sm_88
END
try 'all were asked' [ "$answered" -ge 80 ]
try 'what moves data has no unit' [ "$("$mmaref" show movmatrix --target h100 --json | jq -c .unit)" = null ]
try 'integers under a chip that has them not' says 2 'the profile does not have the instruction' show m16n8k64.s32.s4.s4.s32 --arith "Tesla T4"
try 'integers under no chip' says 2 'the instruction computes no floats' show m16n8k64.s32.s4.s4.s32 --arith exact

# ---- An empty list -------------------------------------------------------------

# The numbers are those of the list without the condition.
without() { "$mmaref" list "$@" | wc -l; }
try 'the target empties it' says 1 "--target 'sm_120' excludes the $(without kind::mxf4nvf4) instructions that all else leaves: sm_120a, sm_120f" \
    list --target sm_120 kind::mxf4nvf4
try 'the chip does' says 1 "--target 'a100 (sm_80)' excludes the $(without e4m3) instructions" list --target a100 e4m3
try 'the version does' says 1 "--ptx '6.3' excludes the $(without movmatrix) instruction that all else leaves: PTX 7.8" list --ptx 6.3 movmatrix
try 'both do' says 1 "--target 'sm_80' and --ptx '7.0' exclude the $(without e4m3)" list --target sm_80 --ptx 7.0 e4m3
try 'the edition does' says 1 "--edition '9.0' excludes the $(without ldmatrix s8 s4) instructions that all else leaves: edition 9" list --edition 9.0 ldmatrix s8 s4
try 'family and words' says 1 "words 's4' excludes the $(without --family movmatrix) instruction" list s4 --family movmatrix
try 'and the other way round' says 1 "--family 'movmatrix' excludes the $(without s4) instructions" list s4 --family movmatrix

# ---- Lists of chips ------------------------------------------------------------

chips_of() { # COUNT FILTER NAME...
    local rows
    rows=$("$mmaref" chips "${@:3}" --json | jq "map(select($2)) | length") && [ "$rows" -ge "$1" ] &&
        [ "$rows" -eq "$("$mmaref" chips "${@:3}" --json | jq length)" ]
}
try 'an architecture lists its chips' chips_of 20 '.architecture == "blackwell"' Blackwell
try 'a compute capability too' chips_of 15 '.targets == ["sm_86"]' 8.6
try 'and a target' chips_of 2 '.targets[0] == "sm_100"' sm_100a
try 'several words' chips_of 1 '.chip == "rtxpro6000"' RTX PRO 6000
finish
