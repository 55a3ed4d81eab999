#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# First inputs for the targets, made of what the repository has: tests/robust/fuzz/seeds.sh FOLDER. An input of text begins
# with two bytes of noise (fuzz_start), the number of a part and a length (fuzz_text.c); one of vectors is a file. Those
# named old-... find a bug of bugs.sh, and are kept whatever others reach.
set -eu
folder=$1
mmaref=${BUILD:-build}/mmaref

byte() { printf '%b' "\\x$(printf '%02x' "$1")"; }
text() { # NUMBER PART TEXT [TEXT]
    local file=$folder/text/$1 part=$2 room=$3
    shift 3
    { byte 0; byte 0; byte "$part"; [ -z "$room" ] || byte "$room"; for word in "$@"; do byte 0; byte ${#word}; printf '%s' "$word"; done; } > "$file"
}

mkdir -p "$folder"/{text,mma,dot,move,mac16,vectors,dpi,vpi}
count=0
while read -r name; do
    text $((count += 1)) 0 100 "$name"
done < <("$mmaref" list | awk 'NR % 20 == 1')
for line in sm_90 'sm_90 rounding=nearest_even' 'custom products=4 fraction_bits=12' 'custom subnormals=flush_in+flush_out'; do
    text $((count += 1)) 2 '' "$line"
done
text $((count += 1)) 3 80 exponent_floor -133
text old-words 3 80 rounding 'zero nearest_even'
for target in sm_90a sm_120f sm_52; do text $((count += 1)) 4 '' "$target"; done
text $((count += 1)) 5 '' sm_86
# The first case of every file, all words of its registers 0, if that is short.
for file in tests/data/vectors/*.vec "${BUILD:-build}"/vectors/*.vec; do
    awk '/^#/ { next } /^end/ { print; exit } { print }' "$file" |
        sed -E '/^(a|b|c|d|e|r|x|y|z|z_out|scale_a|scale_b|address) /s/ [0-9a-f]+/ 0/g' > "$folder/case"
    [ "$(wc -c < "$folder/case")" -gt 1200 ] || mv "$folder/case" "$folder/vectors/$(basename "$file")"
done
rm -f "$folder/case"
printf 'mmavec 1\ninsn mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64\narith exact\0\nend\n' > "$folder/vectors/nul"
printf 'mmavec 1\ninsn mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32\narith custom\0\0\0\nend\n' > "$folder/vectors/nuls"
# Drawn by the target with the bug in it.
base64 -d <<< ltZlsYfmFYlAAAABFwAFKwAAAA== > "$folder/dot/old-scale-types"
base64 -d <<< jxoBAAEu3Jb1hIyEfHt7e21tbW1tbW1tbW1tbW1tbXs= > "$folder/dot/old-result-bits"
