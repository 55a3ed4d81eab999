#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# However many columns of B a tile has, the bits are the same, whatever the arithmetic block: tiles of 1, 2,
# 4 (the default) and 8 columns; and with each of the two ways to use a vector unit, whose code any machine has.
# Takes 35 s.
. tests/tap.sh

folder=$(scratch_folder builds)
cases=8000

# build NAME FLAG...: $folder/NAME, the program with a library of such tiles.
build() {
    make -j "$JOBS" lib BUILD="$folder/$1.build" CC=gcc CFLAGS="-O2 ${*:2}" &&
        gcc -O2 -Wall -Wextra -Isrc -Igenerated tests/builds/random_blocks.c "$folder/$1.build/libmmaref.a" \
            -o "$folder/$1"
}

for columns in 1 2 4 8 vector1 vector2; do
    case $columns in
    vector*) need build $columns -DMMAREF_VECTOR="${columns#vector}" ;;
    *) need build $columns -DMMAREF_TILE_COLUMNS=$columns -DMMAREF_VECTOR=0 ;;
    esac
    for seed in 1 2; do
        "$folder/$columns" $cases $seed > "$folder/$columns.$seed" 2> "$folder/count.$seed"
        [ "$columns" = 1 ] || try "tiles: $columns as 1, seed $seed: $(cat "$folder/count.$seed")" \
            cmp "$folder/1.$seed" "$folder/$columns.$seed"
    done
done
try 'more than half of the cases are computed' \
    awk -v cases=$cases '$3 == 0 { computed++ } END { exit computed < cases / 2 }' "$folder/1.1"
finish
