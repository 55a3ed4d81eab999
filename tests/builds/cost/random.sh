#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What N random arithmetic blocks cost an instruction, that of FAMILY in port/cost/families.tsv, beside the cheapest
# profile: a summary of each TARGET, rv32imac or x86-64, and every block in $BUILD/cost-random/TARGET/blocks.tsv.
# From the environment too: SEED, BUILD.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/../../.."
BUILD=${BUILD:-build}
. tests/plain_path.sh
BUILD=$(mkdir -p "$BUILD/cost-random" && cd "$BUILD/cost-random" && pwd)
here=$PWD/tests/builds/cost
family=${FAMILY:-f16}
instruction=$(awk -F '\t' -v family="$family" '$1 == family { print $2; exit }' port/cost/families.tsv)
[ -n "$instruction" ] || { echo "random.sh: no family $family in port/cost/families.tsv" >&2; exit 2; }
flags="-I$PWD/port/cost -I$BUILD"
program="$here/random.c $PWD/port/cost/operands.c"
lua5.4 "$here/random.lua" draw "$instruction" "${N:-300}" "${SEED:-1}" > "$BUILD/random.inc"

# On the board of port/cost, gcc -Os: the log has the counts.
rv32imac() {
    BUILD=$1 SRC=src GENERATED=generated port/cost/target.sh rv32imac board program FIRMWARE_PROGRAM="$flags $program"
    cp "$1/cost/rv32imac/firmware/riscv32-virt/program.log" "$1/log"
}

# gcc -O2. Callgrind writes a total of each call, and of the program's end a last one.
x86-64() {
    make -s -j "$(nproc)" lib BUILD="$1" CC=gcc CFLAGS='-O2 -g'
    # shellcheck disable=SC2086 # words
    gcc -std=c99 -O2 -Wall -Wextra -Werror -Isrc -Igenerated -Iport/firmware $flags $program port/firmware/{tap,print}.c \
        "$1/libmmaref.a" -o "$1/random"
    valgrind -q --tool=callgrind --toggle-collect=mmaref_mma --dump-after=mmaref_mma --combine-dumps=yes \
        --callgrind-out-file="$1/callgrind.out" "$1/random" > "$1/log"
    sed -n 's/^totals: //p' "$1/callgrind.out" | head -n -1 > "$1/counts"
}

for target in ${TARGET:-rv32imac x86-64}; do
    declare -F "$target" > /dev/null || { echo "random.sh: no target $target" >&2; exit 2; }
    folder=$BUILD/$target
    mkdir -p "$folder" && rm -f "$folder/counts"
    "$target" "$folder"
    echo "$target, $family"
    lua5.4 "$here/random.lua" report "$BUILD/random.inc" "$folder"
done
