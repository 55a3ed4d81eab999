#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Numbers in larger containers: every command names the bits of both, and just the number's bits change D.
# Takes 4 s.
# Needs lua5.4 jq
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
mmaref=$BUILD/mmaref

# By hand, from PTX ISA 9.7.14.5.14 (e2m1 in the central four bits of its byte, 6-bit types in the lower six) and from
# the types: tf32 has 19 bits of 32, ue4m3 seven of eight; ldmatrix pads above.
# INSN OPERAND ROW COLUMN, the element's name, the bits of the number and of its container.
cases='
m16n8k32.kind::f8f6f4.f32.e2m1.e3m2.f32 a 0 1 a1 13:10 15:8
m16n8k32.kind::f8f6f4.f32.e2m1.e3m2.f32 b 1 0 b1 13:8 15:8
m16n8k32.kind::f8f6f4.f32.e3m2.e2m1.f32 a 8 19 a15 29:24 31:24
m16n8k32.kind::f8f6f4.f16.e2m3.e2m1.f16 a 0 0 a0 5:0 7:0
m16n8k32.kind::f8f6f4.f16.e2m3.e2m1.f16 b 2 0 b2 21:18 23:16
mma.m16n8k32.kind::mxf8f6f4.f32.e2m1.e2m3.f32.ue8m0 a 0 3 a3 29:26 31:24
mma.m16n8k32.kind::mxf8f6f4.f32.e2m1.e2m3.f32.ue8m0 b 3 0 b3 29:24 31:24
mma.sp::ordered_metadata.m16n8k64.kind::f8f6f4.f32.e2m1.e3m2.f32 a 0 1 a1 13:10 15:8
mma.sp::ordered_metadata.m16n8k64.kind::f8f6f4.f32.e2m1.e3m2.f32 b 1 0 b1 13:8 15:8
mma.sp::ordered_metadata.m16n8k64.kind::mxf8f6f4.f32.e3m2.e2m1.f32.ue8m0 b 0 0 b0 5:2 7:0
m16n8k4.f32.tf32.tf32.f32 a 0 0 a0 31:13 31:0
m16n8k8.f32.tf32.tf32.f32 b 0 0 b0 31:13 31:0
mma.sp.m16n8k16.f32.tf32.tf32.f32 a 0 0 a0 31:13 31:0
mma.m16n8k64.kind::mxf4nvf4.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 scale_a 0 1 [15..8] 14:8 15:8
ldmatrix.m8n16.x1.b8x16.b4x16_p64 d 0 1 d1 11:8 15:8
ldmatrix.m8n16.x4.b8x16.b6x16_p32 d 0 2 d2 21:16 23:16
ldmatrix.m16n16.x1.trans.b8x16.b4x16_p64 d 1 0 d1 11:8 15:8
ldmatrix.m16n16.x2.trans.b8x16.b6x16_p32 d 0 0 d0 5:0 7:0'

first_of() { echo "${1##*:}"; }
count_of() { echo $((${1%%:*} - ${1##*:} + 1)); }
# The question that `where` asks, asked in every command and form.
names_both() { # INSN OPERAND ROW COLUMN NAME NUMBER ALL
    local insn=$1 operand=$2 number=$6 all=$7 numbers lane=0 json='[.bit, .width, .number_bit, .number_width]'
    numbers="[$(first_of "$all"),$(count_of "$all"),$(first_of "$number"),$(count_of "$number")]"
    local element at
    at=".place.matrix == 0 and .place.row == $3 and .place.column == $4"
    element=$("$mmaref" where "$insn" "$operand" "$3" "$4" --json | jq '.[0].element')
    "$mmaref" where "$insn" "$operand" "$3" "$4" | grep -qF " $5 " &&
        "$mmaref" where "$insn" "$operand" "$3" "$4" | grep -q " $number of $all\$" &&
        [ "$("$mmaref" where "$insn" "$operand" "$3" "$4" --json | jq -c ".[0].register | $json")" = "$numbers" ] &&
        [ "$("$mmaref" where "$insn" "$operand" "$3" "$4" --csv | head -2 | tail -1 | cut -d, -f8-)" = "$(tr -d '[]' <<< "$numbers")" ] &&
        "$mmaref" element "$insn" "$operand" $lane "$element" | grep -q " $number of $all\$" &&
        "$mmaref" explain "$insn" "$operand" $lane "$element" | grep -q ", bits $number of $all, of " &&
        "$mmaref" layout "$insn" "$operand" --registers --each | grep -qF "[$number of $all]" &&
        "$mmaref" layout "$insn" "$operand" --each --svg | grep -qF "[$number of $all]</title>" &&
        [ "$("$mmaref" layout "$insn" "$operand" --json | jq -c "[.[] | select($at)][0].register | $json")" = "$numbers" ] &&
        [ "$("$mmaref" show "$insn" --json | jq -r ".${operand}.padding" | grep -c '^the number is in bits ')" -eq 1 ] &&
        "$mmaref" layout "$insn" "$operand" | grep -q 'a lane; the number is in bits'
}
while read -r case; do
    # shellcheck disable=SC2086 # a list of words
    [ -z "$case" ] || try "$case" names_both $case
done <<< "$cases"

whole() { # INSN OPERAND: no padding
    ! "$mmaref" layout "$1" "$2" --registers --each | grep -q ' of [0-9]*:[0-9]*\]' && ! "$mmaref" show "$1" | grep -q "^$2 padding" &&
        "$mmaref" layout "$1" "$2" --json | jq -e 'all(.[].register; .bit == .number_bit and .width == .number_width)'
}
for case in 'm16n8k32.f32.e4m3.e5m2.f32 a' 'm16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0 a' 'm16n8k16.f32.f16.f16.f32 b' \
    'm16n8k32.s32.s8.s8.s32 a' 'm16n8k8.f32.tf32.tf32.f32 c' 'ldmatrix.m8n16.x1.s8.s4 d' \
    'm16n8k32.kind::mxf8f6f4.f32.e2m1.e2m3.f32.ue8m0 scale_a' 'sp.m16n8k32.f32.f16.f16.f32 e'; do
    # shellcheck disable=SC2086 # a list of words
    try "no padding: $case" whole $case
done

says() { "$mmaref" show "$1" | tr '\n' ' ' | tr -s ' ' | grep -qF "$2"; }
try 'what ldmatrix delivers, beside mma' says m16n8k32.kind::f8f6f4.f32.e2m1.e3m2.f32 \
    'a padding the number is in bits 5:2 of its byte, the others are ignored; ldmatrix with .b4x16_p64 delivers it in bits 3:0: shift it left by 2'
try 'where mma takes it, beside ldmatrix' says ldmatrix.m16n16.x1.trans.b8x16.b4x16_p64 'mma takes e2m1 in bits 5:2: shift it left by 2'
try 'six bits need no shift' says ldmatrix.m8n16.x2.b8x16.b6x16_p32 'd padding the number is in bits 5:0 of its byte, the others are 0; there mma takes e3m2 and e2m3'

# Of lane 0, register 0: the bits that change D are those that are named.
changing() { # INSN OPERAND
    "$mmaref" gen "$1" --count 6 | lua5.4 tests/ports/cli/padding.lua flip "$2" | "$mmaref" run --fill - | lua5.4 tests/ports/cli/padding.lua judge
}
# Neighbours are one span.
named() { # INSN OPERAND
    "$mmaref" element "$1" "$2" 0 r0 --json |
        jq -r '[.[].register | range(.number_bit; .number_bit + .number_width)] | sort | reverse | .[]' |
        awk 'NR == 1 { high = $1 } NR > 1 && $1 != low - 1 { printf "%d:%d ", high, low; high = $1 } { low = $1 } END { print high ":" low }'
}
change_d() { diff <(changing "$@") <(named "$@"); }
for case in 'm16n8k32.kind::f8f6f4.f32.e2m1.e3m2.f32 a' 'm16n8k32.kind::f8f6f4.f32.e2m1.e3m2.f32 b' \
    'm16n8k32.kind::f8f6f4.f16.e2m3.e2m1.f16 b' 'm16n8k32.kind::mxf8f6f4.f32.e2m1.e2m3.f32.ue8m0 a' \
    'mma.sp::ordered_metadata.m16n8k64.kind::f8f6f4.f32.e2m1.e3m2.f32 a' 'm16n8k8.f32.tf32.tf32.f32 b' \
    'mma.sp.m16n8k16.f32.tf32.tf32.f32 a' 'mma.m16n8k64.kind::mxf4nvf4.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 scale_a' \
    'm16n8k32.f32.e4m3.e4m3.f32 a' 'm16n8k32.s32.s8.s8.s32 a'; do
    # shellcheck disable=SC2086 # a list of words
    try "the named bits change D: $case" change_d $case
done
finish
