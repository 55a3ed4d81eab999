#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# No option is accepted and ignored: each option of each subcommand changes what is printed, or is refused, for every
# kind of instruction; tests/ports/cli/ignored.txt lists them, and the reason where one changes nothing.
# Takes 20 s.
# Needs lua5.4
# shellcheck disable=SC2016,SC2317 # a script of sh; functions are called by name
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder ignored)
mkdir "$folder/files"

# The files that the list names.
files() {
    local half=m16n8k8.f16.f16.f16.f16 mmaref=$BUILD/mmaref i
    cd "$folder/files" || return
    "$mmaref" gen $half --count 3 | "$mmaref" run --fill - > float.vec
    "$mmaref" gen m16n8k16.s32.s8.s8.s32 | "$mmaref" run --fill - > integer.vec
    sed 's/^d ......../d 3c003c00/' float.vec > other.vec
    for i in 1 2; do "$mmaref" run --shard $i/2 float.vec > shard-$i.txt; done
    awk 'BEGIN { for (i = 0; i < 16; i++) { for (k = 0; k < 32; k++) printf k % 4 < 2 ? "3c00 " : "0000 "; print "" } }' > dense.txt
    sed 's/3c00/1.0001/g' dense.txt > numbers.txt
    awk 'BEGIN { for (k = 0; k < 4096; k++) print "a 1.3\nb 1.7" }' > abc.txt
    sed 's/1.3/3/; s/1.7/5/' abc.txt > integers.txt
    sed 's/1.3/3c00/; s/1.7/3c00/' abc.txt > hex.txt
    awk 'BEGIN { for (i = 0; i < 64; i++) { for (k = 1; k < 64; k++) printf "2.3,"; print 1.5 } }' > some.csv
    sed 's/\.[35]//g' some.csv > whole.csv
    awk 'BEGIN { for (i = 0; i < 64; i++) print "2,1" }' > scales.csv
    awk 'BEGIN { for (i = 0; i < 2; i++) { for (k = 1; k < 64; k++) printf "2,"; print 1 } }' > scales_b.csv
    echo 0 16 32 48 64 80 96 112 > addresses.txt
    seq 0 32 992 | tr '\n' ' ' > 32addresses.txt
    { printf '.version 7.0\n.target sm_80\nmma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 '
        echo '{%f0,%f1,%f2,%f3},{%r0,%r1,%r2,%r3},{%r4,%r5},{%f0,%f1,%f2,%f3};'; } > right.ptx
}
( files ) || fail 'files for the commands'
ignored() { lua5.4 tests/ports/cli/ignored.lua "$1" "$folder/files"; }
ignored "$BUILD" < tests/ports/cli/ignored.txt || failures=$((failures + 1))

# What ignores an option, what a list leaves out, and a reason that is none are noticed.
mkdir "$folder/deaf"
printf '#!/bin/sh\n[ "$1" != help ] || exec "%s/mmaref" "$@"\n[ "$3" = --csv ] && echo csv\necho text\n' "$BUILD" > "$folder/deaf/mmaref"
chmod +x "$folder/deaf/mmaref"
notices() { # SENTENCE, LINE...
    local said
    said=$(printf '%s\n' "${@:2}" | ignored "$folder/deaf")
    [ $? -eq 1 ] && grep -qF "$1" <<< "$said" || { echo "$said"; return 1; }
}
try 'an option that changes nothing is noticed' notices 'reuse x --json changes nothing' 'reuse: x' '  --json'
try 'an option that no line has is noticed' notices 'reuse --markdown is in no line of the list' 'reuse: x' '  --csv'
try 'a reason that none needs is noticed' notices 'reuse --csv needs no reason: none' 'reuse: x' '  --csv = none'
try 'a list of nothing is noticed' notices 'of 0 commands' ''
finish
