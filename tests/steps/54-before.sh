#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Today's library answers random calls as the library of tests/builds/before does, bit for bit; a fault in either is found.
# By hand, more of them: make before CASES=5000000 SEED=2
# Takes 60 s.
# Needs xz
. tests/tap.sh

need make -j "$JOBS" before-program BUILD="$BUILD"
folder=$(scratch_folder before)
same() { # PROGRAM CASES SEED: its last line
    local output
    output=$("$@") || { echo "$output"; return 1; }
    comment <<< "$output"
}
for seed in 1 2; do
    if output=$(same "$BUILD/before/compare" 200000 $seed); then
        pass "seed $seed: ${output##*# }"
    else
        fail "seed $seed" "$output"
    fi
done

# ---- The library of before with a fault, against itself --------------------------------------------

cp -r "$BUILD/before/library" "$folder/faulty"
link_faulty() {
    make -s -j "$JOBS" -f tests/builds/before/build.mk PART=today_side TREE="$folder/faulty" OUT="$folder" CC=cc FLAGS=-O2 \
        OBJCOPY=objcopy && cc -no-pie "$BUILD/before/program.o" "$BUILD/before/before_side.o" "$folder/today_side.o" \
        -o "$folder/compare"
}
need link_faulty
try 'without a fault there is no difference' "$folder/compare" 20000 1
finds() { # FILE, EXPRESSION of sed, KIND: what differs
    local output status
    sed -i "$2" "$folder/faulty/src/$1"
    ! cmp -s "$BUILD/before/library/src/$1" "$folder/faulty/src/$1" || { echo "$1 has no such line"; return 1; }
    link_faulty && output=$("$folder/compare" 30000 1)
    status=$?
    cp "$BUILD/before/library/src/$1" "$folder/faulty/src"
    [ $status -eq 1 ] && grep -q "^$3 .* answered, [1-9][0-9]* differences" <<< "$output" || { echo "$output"; return 1; }
}
while IFS='|' read -r what kind file expression; do
    try "a fault is found: $what" finds "$file" "$expression" "$kind"
done << 'END'
alignment to the floor|floats|dot_fused.c|s/MMAREF_ALIGN_FLOOR  *? MMAREF_ROUND_DOWN/MMAREF_ALIGN_FLOOR ? MMAREF_ROUND_ZERO/
rounding, the last bit of a tie|floats|round_pack.c|s/(magnitude & 1) != 0, rest/(magnitude \& 1) == 0, rest/
rounding of random bits|random|round_pack.c|s/rest > 0xffffffffu - [*]rules->random/rest > *rules->random/
coverage, a tie|dot_add|round_pack.c|s/rest == MMAREF_HALF ?/false ?/
the sign of zero|dot_add|dot.c|s/(!sign\[0\] || rules->rounding == MMAREF_ROUND_DOWN)/!sign[0]/
values, the kind of a subnormal|decode|value.c|s/row->fraction_bits == 0 ? MMAREF_VALUE_SUBNORMAL/row->fraction_bits == 1 ? MMAREF_VALUE_SUBNORMAL/
values too large for e4m3|encode|value.c|s/magnitude > largest ? largest : magnitude/magnitude/
explanation, what a far term loses|explain|dot_alone.c|s/up <= -64 ? magnitude/up <= -64 ? 0/
order, interleaved|order|dot_alone.c|s/[*]element = mmaref_step_element(rules.interleave/*element = mmaref_step_element(0/
integers that saturate|integers|mma_integer.c|s/if (saturate && overflow)/if (false)/
END
finish
