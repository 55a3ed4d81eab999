#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Custom arithmetic blocks, against the reference model: each value of each field, and random blocks.
# Takes 20 s.
# Part long takes 300 s.
# The long form draws more random blocks, and fifty times as many dot products with each possibility.
. tests/tap.sh

last=$((SEED + 1)) dots=400
[ "${1:-}" != long ] || last=$((SEED + 39)) dots=20000

need sanitized host
mmaref=$BUILD/sanitizers/mmaref
folder=$(scratch_folder custom)

need_vectors
# Every value of every field is in there; the first of each is what the others are compared with.
has_values() { # FIELD VALUE...
    local field=$1 value
    shift
    for value in "$@"; do
        grep -qE "^arith custom.* $field=${value//+/\\+}\$" "$vectors/custom.vec" || { echo "no $field=$value"; return 1; }
    done
}
"$mmaref" show m16n8k8.f32.bf16.bf16.f32 --arith exact --csv > "$folder/fields"
for field in $(sed -n '/^products/,$p' "$folder/fields" | cut -d, -f1 | grep -v ' '); do
    try "custom.vec has $field" grep -q "^arith custom.* $field=" "$vectors/custom.vec"
done
try 'custom.vec has every alignment' has_values align down odd nearest_even up nearest_away
try 'custom.vec has every rounding of an instruction' has_values rounding zero down up nearest_away odd
try 'custom.vec has every rounding of products' has_values product_rounding zero nearest_even down up nearest_away odd
try 'custom.vec has every place of C' has_values accumulate after after_product last
try 'custom.vec has every adder' has_values adder neighbours halves size
try 'custom.vec has every partial sum' has_values partial normalised cut
try 'custom.vec has every NaN' has_values nan quiet any payload
try 'custom.vec has every type of products' has_values product_type f16 bf16 f32 e4m3 e5m2 own e6m9.ieee e5m7.binade
try 'custom.vec has every type of steps' has_values step_type f16 bf16 f32 e4m3 e5m2 own e5m4.reserved e5m4.b8.fnuz.binade
try 'custom.vec has every meaning of the largest exponent field' has_values own_special ieee nan reserved fnuz
try 'custom.vec has every subnormal bit' has_values subnormals flush_in flush_out normalise as_f16 flush_in+flush_out

lua5.4 generator/generate.lua --list > "$folder/list"
random_blocks() { # SEED
    lua5.4 tests/models/reference/custom_random.lua 300 "$1" < "$folder/list" > "$folder/$1.vec" &&
        "$mmaref" run "$folder/$1.vec"
}
for ((seed = SEED; seed <= last; seed++)); do
    if output=$(random_blocks "$seed"); then
        pass "random blocks $seed: $output"
    else
        fail "random blocks $seed" "$output"
    fi
done

# tests/unit/test_dot_add.c computes these.
random_dots() { lua5.4 tests/models/reference/dot_random.lua 6600 2 | sed 's/.*/    "&",/' | cmp - tests/unit/support/random_dots.inc; }
try 'tests/unit/support/random_dots.inc is as tests/models/reference/dot_random.lua prints it' random_dots

# Dot products by themselves, with each possibility that no instruction has.
need gcc -std=c99 -Wall -Wextra -O1 -g $sanitizers -Isrc -Igenerated -Itests/unit/support tests/builds/dot_lines.c \
    tests/unit/support/dot_line.c "$BUILD/sanitizers/libmmaref.a" -o "$folder/dot_lines"
for field in $(lua5.4 tests/models/reference/dot_random.lua fields); do
    output=$(lua5.4 tests/models/reference/dot_random.lua $dots "$SEED" "$field" | "$folder/dot_lines")
    if [ "$(tail -n 1 <<< "$output")" = "$dots passed, 0 failed" ]; then
        pass "dot products with $field: $dots"
    else
        fail "dot products with $field" "$output"
    fi
done
finish
