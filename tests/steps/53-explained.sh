#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What mmaref_dot_explain tells of rounded products, of the nodes of every adder and of steps is what fractions make of
# the definition; a fault of the explanation or of an adder is found. The long form draws more.
# Takes 6 s.
# Needs python3
# Part long takes 60 s.
# Part long needs python3
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder explained)
count=2000
[ "${1:-}" != long ] || count=60000

need make -j "$JOBS" lib BUILD="$BUILD"
link() { # PROGRAM FILE...
    gcc -std=c99 -Wall -Wextra -O2 -Isrc -Igenerated tests/models/explained/tell.c "${@:2}" "$BUILD/libmmaref.a" \
        -o "$folder/$1"
}
check() { # PROGRAM COUNT
    python3 tests/models/explained/check.py "$folder/$1" "$2" "$SEED"
}
need link tell
try "$count dot products" check tell "$count"

finds() { # FILE EXPRESSION MESSAGE: the fault that sed makes is found
    local output
    sed "$2" "src/$1" > "$folder/$1"
    ! cmp -s "src/$1" "$folder/$1" || { echo "$1 has no such line"; return 1; }
    link faulty "$folder/$1" && ! output=$(check faulty 300) && grep -q "^$3: told" <<< "$output" && return
    echo "$output"
    return 1
}
while IFS='|' read -r what file message expression; do
    try "a fault is found: $what" finds "$file" "$expression" "$message"
done << 'END'
products rounded as sums|dot_term.c|rounded product [0-9]*|s/rules->product_rounding, term)/rules->rounding, term)/
a term of another node|dot_explain.c|term of a node|s/(MMAREF_DOT_MAX + e->nodes)/(MMAREF_DOT_MAX + 1)/
corners of the node before|dot_partial.c|corners of a node|s/    watch->corners = 0;//
a tree of other neighbours|dot_partial.c|term of a node|s/halves ? reversed(i, width, places) : i/reversed(i, width, places)/
what a window discards|dot_explain.c|lost of term [0-9]*|s/down >= 64 ? number.significand/down >= 20 ? number.significand/
END
finish
