#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The self-test, without its look-ups, notices a field of a profile's arithmetic that is read as another value, one class
# of instructions at a time, wherever that changes a result: all signs, and one in twenty of the other faults. The long
# forms, of a third of the profiles each, take all, and look further for results that change.
# Takes 20 s.
# Part long-one takes 1000 s.
# Part long-two takes 1000 s.
# Part long-three takes 1000 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder fields)
compile() { # OBJECT FILE FLAG...
    "${CC:-cc}" -std=c99 -O2 -Isrc -Igenerated -Itests/builds "${@:3}" -c "$2" -o "$folder/$1.o"
}
need make -j "$JOBS" lib BUILD="$BUILD"
need compile arithmetic src/instruction_profile.c -Dmmaref_profile_get=right_profile_get
need compile selftest src/selftest.c -DMMAREF_SELFTEST_WITHOUT_LOOKUPS -DMMAREF_SELFTEST_WITHOUT_TABLES
need compile field_faults tests/builds/field_faults.c
link() { # PROGRAM OBJECT...
    "${CC:-cc}" "$folder"/{field_faults,selftest,arithmetic}.o "${@:2}" "$BUILD/libmmaref.a" -o "$folder/$1"
}
need link field_faults

# faults NUMBER: of the profile of this number.
faults() {
    "$folder/field_faults" "$1" "$every" "$seeds" > "$folder/$1.log"
    echo $? >> "$folder/$1.log"
}
profiles=$(sed -n 's/.*MMAREF_PROFILES[ =]*\([0-9]*\).*/\1/p' generated/mmaref_ids.h)
first=0 step=3 every=1 seeds=400
case ${1:-} in
long-one) ;;
long-two) first=1 ;;
long-three) first=2 ;;
*) step=1 every=20 seeds=3 ;;
esac
mapfile -t numbers < <(seq $first $step $((profiles - 1)))
side_by_side "${numbers[@]/#/faults }"
for number in "${numbers[@]}"; do
    if [ "$(tail -n 1 "$folder/$number.log")" = 0 ]; then
        pass "profile $number: $(tail -n 2 "$folder/$number.log" | head -n 1)"
    else
        fail "profile $number" "$(grep -v '^no case' "$folder/$number.log")"
    fi
done

# Where no case computes sums of negative zeros, their sign is missed, which shows.
zeros_are_missed() {
    sed -E 's/0x[0-9a-f]{3}, 0x00000000, 0x[0-9a-f]{8}/0x000, 0x00000000, 0x811c9dc5/' generated/selftest_digests.c \
        > "$folder/selftest_digests.c"
    ! cmp -s generated/selftest_digests.c "$folder/selftest_digests.c" &&
        compile selftest_digests "$folder/selftest_digests.c" && link without_zeros "$folder/selftest_digests.o" || return
    ! "$folder/without_zeros" 2 1000 3 > "$folder/without_zeros.log" &&
        grep -q '^missed: sm_70 .* zero_sign 1: ' "$folder/without_zeros.log"
}
try 'without cases of zeros a wrong sign is missed, which shows' zeros_are_missed
finish
