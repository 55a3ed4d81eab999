#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Numbers as people write them, and mmaref dot, against MPFR: every value of the 8- and 16-bit types and 100 000
# of each wider one in decimal and back, decimals rounded as MPFR rounds them, 20 000 dot products on all chips; the
# results of 20 000 more against the reference model. The long form draws ten and five times as many.
# Takes 20 s.
# Part long takes 70 s.
. tests/tap.sh

patterns=100000 dots=20000
[ "${1:-}" != long ] || { patterns=1000000 dots=100000; }

need make -j "$JOBS" -f Makefile -f tests/models/oracle/oracle.mk all oracle-programs BUILD="$BUILD"
folder=$(scratch_folder numbers)
objects=() # of the oracle, without its main
for object in "$BUILD"/oracle/*.o; do
    [[ ${object##*/} == @(oracle|formats*).o ]] || objects+=("$object")
done
mapfile -t host < <(host_objects | grep -v '/main\.o$') # of the command, without its main

build() { # PROGRAM
    gcc -std=gnu11 -Wall -Wextra -O2 -Isrc -Igenerated -Iport/cli -Dmain=mmaref_main -c port/cli/main.c -o "$folder/main.o" &&
        gcc -std=gnu11 -Wall -Wextra -O2 -Isrc -Igenerated -Iport/cli -Itests/models/oracle "tests/ports/cli/$1.c" "${objects[@]}" "${host[@]}" \
            "$folder/main.o" "$BUILD/libmmaref.a" -lmpfr -lgmp -lpthread -o "$folder/$1"
}
need build test_numerals
need build test_dot
"$folder/test_numerals" $patterns || failures=$((failures + 1))
"$folder/test_dot" $dots 2> "$folder/notes" || failures=$((failures + 1))
grep -v '^mmaref: note: ' "$folder/notes" >&2 # of patterns of tf32
need many_commands "$folder/many"
try "$dots results of mmaref dot are those of the reference model" lua5.4 tests/ports/cli/dots.lua $dots "$SEED" "$folder/many"
finish
