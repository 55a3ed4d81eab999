#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The small build and the default one, which takes elements of D in a row together where it can, are two
# ways to the same bits, whatever the arithmetic block.
# Takes 18 s.
. tests/tap.sh

folder=$(scratch_folder builds)
cases=8000

# build NAME FLAG...: $folder/NAME, the program with a library of these flags.
build() {
    local name=$1
    shift
    make -j "$JOBS" lib BUILD="$folder/$name.build" CC=gcc CFLAGS="-O2 $*" &&
        gcc -O2 -Wall -Wextra -Isrc -Igenerated tests/builds/random_blocks.c "$folder/$name.build/libmmaref.a" \
            -o "$folder/$name"
}

need build default
need build small -DMMAREF_SMALL_STACK
for seed in 1 2; do
    for name in default small; do
        "$folder/$name" $cases $seed > "$folder/$name.$seed" 2> "$folder/$name.count"
    done
    try "seed $seed: $(cat "$folder/default.count"), alike in both builds" \
        cmp "$folder/default.$seed" "$folder/small.$seed"
done
try 'more than half of the cases are computed' \
    awk -v cases=$cases '$3 == 0 { computed++ } END { exit computed < cases / 2 }' "$folder/default.1"
finish
