#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The flags of fused multiply-adds are those of sums of integers and of this machine's floating-point unit, at the
# borders of types, in each rounding. The long form draws more.
# Takes 2 s.
# Part long takes 30 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder flags)
cases=100000
[ "${1:-}" != long ] || cases=5000000

need make -j "$JOBS" lib BUILD="$BUILD"
link() { # PROGRAM FILE...
    gcc -std=c99 -Wall -Wextra -O2 -Isrc -Igenerated tests/builds/flags.c tests/builds/before/random.c "${@:2}" \
        "$BUILD/libmmaref.a" -lm -o "$folder/$1"
}
need link flags
taps_side_by_side "$folder/flags $cases $SEED"

# Tininess before rounding shows.
before_rounding_shows() {
    sed 's/= below == 1 && ones/= false \&\& ones/' src/number_round_pack.c > "$folder/number.c"
    ! cmp -s src/number_round_pack.c "$folder/number.c" && link before "$folder/number.c" || return
    [ "$("$folder/before" 100000 1 | grep -c '^not ok')" -ge 5 ]
}
try 'tiny before rounding would show' before_rounding_shows
finish
