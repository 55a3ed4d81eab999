#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# However many columns of B a tile has, the bits are the same, whatever the arithmetic block: tiles of 1, 2,
# 4 (the default) and 8 columns.
# Takes 60 s.
. tests/tap.sh

folder=$(scratch_folder builds)
cases=8000

# build COLUMNS: $folder/COLUMNS, the program with a library of such tiles.
build() {
    make -j "$JOBS" lib BUILD="$folder/$1.build" CC=gcc CFLAGS="-O2 -DMMAREF_TILE_COLUMNS=$1" &&
        gcc -O2 -Wall -Wextra -Isrc -Igenerated tests/builds/random_blocks.c "$folder/$1.build/libmmaref.a" \
            -o "$folder/$1"
}

for columns in 1 2 4 8; do
    need build $columns
    for seed in 1 2; do
        "$folder/$columns" $cases $seed > "$folder/$columns.$seed" 2> "$folder/count.$seed"
        [ $columns -eq 1 ] || try "tiles of $columns columns as of 1, seed $seed: $(cat "$folder/count.$seed")" \
            cmp "$folder/1.$seed" "$folder/$columns.$seed"
    done
done
try 'more than half of the cases are computed' \
    awk -v cases=$cases '$3 == 0 { computed++ } END { exit computed < cases / 2 }' "$folder/1.1"
finish
