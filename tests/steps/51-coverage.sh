#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The committed vectors reach every numeric corner of every arithmetic row.
# Takes 2 s.
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
fresh=$(scratch_folder coverage)

need lua5.4 tests/coverage/vectors.lua "$fresh"
for file in "$fresh"/*.vec; do
    name=tests/vectors/${file##*/}
    try "$name is as tests/coverage/vectors.lua writes it" cmp "$file" "$name"
done

# Sums take other paths where corners are asked for: the results are the same.
covers() { "$BUILD/mmaref" run --coverage tests/vectors/[a-tv-z]*.vec > "$fresh/table"; }
try 'vectors pass with coverage too' covers
lua5.4 tests/coverage/check.lua < "$fresh/table" || failures=$((failures + 1))

# A corner that only one file reaches is missed without it.
loses() {
    "$BUILD/mmaref" run --coverage tests/vectors/[a-bd-tv-z]*.vec | lua5.4 tests/coverage/check.lua > "$fresh/lost"
    [ $? -ne 0 ] && grep -q '^# carry_out is not reached' "$fresh/lost"
}
try 'a lost corner shows' loses
finish
