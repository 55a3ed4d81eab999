#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The leaf of port/vector gives the bits that the library has without it, on products that are aimed at it, built for
# vectors of 128 bits and, on a machine that has them, of 256; and this comparison notices faults of the leaf.
# Takes 40 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

need make -j "$JOBS" lib BUILD="$BUILD" CC=gcc
folder=$(scratch_folder leaf)
flags=(-O2 -Isrc -Igenerated -DMMAREF_WITH_LEAF)
need gcc -std=gnu99 -Wall -Wextra "${flags[@]}" -c tests/builds/leaf_rows.c -o "$folder/main.o"
need gcc -std=gnu99 -Wall -Wextra -O2 -c tests/builds/before/random.c -o "$folder/random.o"
need gcc -std=c99 "${flags[@]}" -c src/mma_float.c -o "$folder/mma_float.o"

# build NAME LEAF FLAG...: $folder/NAME with this leaf.
build() {
    gcc -std=c99 -Wno-psabi "${flags[@]}" "${@:3}" -Dmmaref_leaf_rows=leaf_rows -c "$2" -o "$folder/$1.o" &&
        gcc "$folder/main.o" "$folder/random.o" "$folder/mma_float.o" "$folder/$1.o" "$BUILD/libmmaref.a" -o "$folder/$1"
}

# same NAME SEED: a test of many products, whose count is told.
same() {
    local output
    if output=$("$folder/$1" 60000 "$2"); then pass "$1: $output"; else fail "$1" "$output"; fi
}

calls_nothing_else() { ! nm -u "$folder/sse2.o" | grep -v ' mmaref_'; }

need build sse2 port/vector/leaf.c -O2
same sse2 1
try 'it calls nothing but the library' calls_nothing_else
if grep -q -w avx2 /proc/cpuinfo; then
    need build avx2 port/vector/leaf.c -O3 -mavx2
    same avx2 2
else
    comment <<< 'this machine has no AVX2'
fi

# Each is a substitution in the leaf, which must change it, and then D.
fault=0
while read -r substitution; do
    fault=$((fault + 1))
    sed "$substitution" port/vector/leaf.c > "$folder/fault$fault.c"
    if cmp -s port/vector/leaf.c "$folder/fault$fault.c"; then
        fail "$substitution changes nothing"
        continue
    fi
    need build "fault$fault" "$folder/fault$fault.c"
    output=$("$folder/fault$fault" 30000 1)
    case $output in
    case*) pass "noticed: $substitution: $output" ;;
    *) fail "not noticed: $substitution" "$output" ;;
    esac
done << 'END'
s/#define LEAST (2 - SPREAD)/#define LEAST (0 - SPREAD)/
s/const words kept = (up > 0)/const words kept = (up > 4)/
s/(field >= FIELDS - 1)/(field > FIELDS)/
s/(field <= 0)/(field < 0)/
s/below |= below >> 4;//
s/& (other ^ both)) |/\& 0) |/
s/(subnormal & ~zero & leaves)/0/
s/ | (special & OF_SPECIAL)//
s/lowest - FRACTION_BITS/lowest/
s/stored, t->order\[i\]/stored, (uint8_t)i/
END
finish
