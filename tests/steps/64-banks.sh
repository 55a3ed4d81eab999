#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref banks against a model that walks through memory byte by byte: 10 000 random questions, and what it refuses.
# Takes 11 s.
# Needs lua5.4 jq
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder banks)
mmaref=$BUILD/mmaref
need many_commands "$folder/many"

answers() { # COUNT
    lua5.4 tests/ports/cli/banks.lua ask "$1" "$folder" > "$folder/questions" &&
        "$folder/many" < "$folder/questions" > "$folder/answers" &&
        lua5.4 tests/ports/cli/banks.lua judge "$1" "$folder" < "$folder/answers"
}
try '10 000 random questions' answers 10000

says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" banks "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}
x1=ldmatrix.m8n8.x1.b16
try 'pitch 128: eight rows in the same banks' says 0 'worst 8-way' $x1 --pitch 128
try 'pitch 144: none' says 0 'worst 1-way' $x1 --pitch 144
try 'CuTe spells it out' says 0 'worst 1-way' $x1 --pitch 128 --swizzle 'Swizzle<3,4,3>'
try 'one address for all is one word' says 0 'worst 1-way' $x1 --pitch 0
try 'a swizzle of elements' says 0 'of 16-bit elements it is 3,4,3' $x1 --pitch 128 --swizzle 3,3,3
try 'a swizzle that spoils addresses' says 2 'the row of lane 1 would begin at 24, no multiple of 16' $x1 --pitch 16 --swizzle 1,3,1
try 'wmma' says 2 'which lane of wmma accesses which bytes is not documented' wmma.load.a.row.m16n16k16.shared.f16 --pitch 32
try 'registers' says 2 'only ldmatrix and stmatrix do' m16n8k16.f32.f16.f16.f32 --pitch 32
try 'neither pitch nor addresses' says 2 'banks needs --pitch or --address' $x1
try 'both' says 2 'exclude each other' $x1 --pitch 16 --address /dev/null
try 'search with a swizzle' says 2 'it excludes --swizzle' $x1 --pitch 16 --swizzle 3,4,3 --search
try 'pitch of no row' says 2 "--pitch: '100': a row begins at a multiple of 16 bytes" $x1 --pitch 100
try 'offset of no row' says 2 "--offset: '8'" $x1 --pitch 16 --offset 8
for swizzle in 3,4 3,4,3,3 x,4,3 3,4, ,, 'Swizzle<3,4,3' -1,4,3; do
    try "swizzle '$swizzle'" says 2 'a swizzle is B,M,S' $x1 --pitch 16 --swizzle "$swizzle"
done
try 'S below B' says 2 'S is at least B' $x1 --pitch 16 --swizzle 3,4,2
try 'more bits than an address has' says 2 'more than the 32 bits of an address' $x1 --pitch 16 --swizzle 8,4,28
addresses() { # STATUS, TEXT, LINES: of a file of addresses
    printf '%b' "$3" > "$folder/addresses"
    says "$1" "$2" $x1 --address "$folder/addresses"
}
try 'eight addresses suffice for x1' addresses 0 'worst 1-way' '0 16 32 48 # four\n0x40,0x50,0x60,0x70'
try 'seven do not' addresses 2 '7 addresses, but the instruction takes those of 8 lanes' '0 16 32 48 64 80 96'
try 'an address that no row has' addresses 2 ":2: '0x54': lane 5: a row begins at a multiple of 16" '0 16 32 48\n64 0x54 96 112'
try 'no address' addresses 2 ":1: '12z': no address" '0 12z'
try 'no address, hexadecimal' addresses 2 ":1: '0x': no address" '0x'
try 'too large' addresses 2 "'4294967296': no address" 4294967296
try 'one too many' addresses 2 'one address too many' "$(printf '0 %.0s' {1..33})"
search() { # KEY, VALUE: of the first remedy
    "$mmaref" banks $x1 --pitch 128 --search --json | jq -e ".[0].$1 == $2" > "$folder/jq"
}
try 'a swizzle found, in JSON' search swizzle '"3,4,3"'
try 'no padding in it' search padding null
try 'what no remedy helps' says 1 'smallest swizzle: none' $x1 --address <(printf '%s ' 0 16 32 48 64 80 96 2147483648) --search
finish
