#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes the committed inputs anew: of the seeds and of what `make fuzz` found, the fewest that reach all that they
# reach together, one a line in base64.
#   tests/robust/fuzz/keep.sh [TARGET...]
set -eu
folder=${BUILD:-build}/fuzz
tests/robust/fuzz/seeds.sh "$folder/seeds"
mkdir -p tests/robust/fuzz/inputs
[ $# -ne 0 ] || set -- text mma dot move mac16 vectors dpi vpi
for target in "$@"; do
    length=400
    [ "$target" != vectors ] || length=480
    rm -rf "$folder/kept"
    mkdir -p "$folder/kept" "$folder/corpus/$target"
    "$folder/$target" -set_cover_merge=1 -max_len=$length "$folder/kept" "$folder/corpus/$target" "$folder/seeds/$target" \
        > "$folder/keep.log" 2>&1
    cp "$folder/seeds/$target"/old-* "$folder/kept" 2> /dev/null || true
    find "$folder/kept" -type f -exec base64 -w 0 {} \; -exec echo \; | LC_ALL=C sort -u > "tests/robust/fuzz/inputs/$target.txt"
    echo "$target: $(wc -l < "tests/robust/fuzz/inputs/$target.txt") inputs, $(wc -c < "tests/robust/fuzz/inputs/$target.txt") bytes"
done
