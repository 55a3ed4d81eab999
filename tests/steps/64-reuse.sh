#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref reuse over pairs of instructions of every kind: what it takes, found in another way from the layouts alone;
# both products computed; and that the proof notices a wrong answer.
# Takes 7 s.
# Needs jq
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder reuse)
mmaref=$BUILD/mmaref
need linked_with_command tests/ports/cli/test_reuse.c "$folder/test_reuse"
"$folder/test_reuse" || failures=$((failures + 1))

says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" reuse "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}
f16=m16n8k16.f32.f16.f16.f32
s8=m16n8k32.s32.s8.s8.s32
try 'f16' says 0 'as A: free' $f16 $f16 a
try 'f16 with D of f16' says 0 'as A: free' m16n8k16.f16.f16.f16.f16 $f16 A
try 's8' says 0 'as A: permuted: no shuffles if rows of B are permuted' $s8 $s8 a
try 's8, the order' says 0 '0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15' $s8 $s8 a
try 'e4m3' says 0 'as A: permuted' m16n8k32.f32.e4m3.e4m3.f32 m16n8k32.f32.e4m3.e4m3.f32 a
try 's32 of s8 as f16' says 0 'Every element is converted from s32 to f16' $s8 $f16 a
try 'f64' says 0 'as A: shuffles: lanes ask each other' m8n8k4.f64.f64.f64.f64 m8n8k4.f64.f64.f64.f64 a
try 'f64, without shuffles over two instructions' says 0 '0 2 4 6' m8n8k4.f64.f64.f64.f64 m8n8k4.f64.f64.f64.f64
try 'a sparse A' says 1 'as A: no: A of a sparse instruction is stored without its zeros' $f16 sp.m16n8k32.f32.f16.f16.f32 a
try 'B beside a sparse A' says 0 'as B: shuffles' $f16 sp.m16n8k32.f32.f16.f16.f32
try 'single bits' says 1 'as B: no: its elements are single bits' $s8 m16n8k256.s32.b1.b1.s32.and.popc
try 'four products and one' says 1 'the instructions compute different numbers of products' m8n8k4.row.col.f16.f16.f16.f16 $f16
try 'four products' says 0 'as A:' m8n8k4.row.col.f16.f16.f16.f16 m8n8k4.row.col.f16.f16.f16.f16
try 'what multiplies nothing' says 2 'it does not multiply fragments' ldmatrix.m8n8.x4.b16 $f16
try 'no fragments' says 2 'it does not multiply fragments' $f16 mac16
try 'another operand' says 2 "'c': a or b" $f16 $f16 c
sources() { # FILTER: of all rows
    "$mmaref" reuse $s8 $s8 --json | jq -e "$1" > "$folder/jq"
}
try 'JSON: lanes keep what they have' sources '[.[] | select(.operand == "a") | .register.lane == .from_register.lane] | all'
try 'JSON: all elements of A and B' sources 'length == 32 * (16 + 8)'
no_way() { "$mmaref" reuse $f16 sp.m16n8k32.f32.f16.f16.f32 a --json | jq -e '.[0] | .way == "no" and .place.row == null'; }
try 'JSON: no way' no_way
try 'CSV has as many columns as heads' \
    [ "$("$mmaref" reuse $f16 $f16 a --csv | awk -F, '{ print NF }' | sort -u)" = 25 ]
finish
