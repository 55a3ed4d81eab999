#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Which lines and branches of src run in the unit tests and for the vectors, in gcov's words: FOLDER/gcov.txt.
#   tests/robust/lines/measure.sh FOLDER
# Three libraries are measured: the usual one; one as on a machine of 32 bits, without the fast way of steps; and one that
# leaves families out. Nothing is optimised or inlined: a line of source has its branches once for each
# object that it is in. The self-test is no unit test: what the programs test_selftest* reach counts in the files of the
# self-test alone.
set -eu
cd "$(dirname "$0")/../../.."
folder=$1
jobs=${JOBS:-$(nproc)}
export folder flags="-O0 --coverage -Dalways_inline=unused"

rm -rf "$folder"
mkdir -p "$folder/support"
for source in tests/unit/support/*.c; do
    gcc -std=c99 -O1 -Isrc -Igenerated -Itests/unit/plain -c "$source" -o "$folder/support/$(basename "$source" .c).o"
done

# unit LIBRARY NAME FLAG...: builds the program of tests/unit/NAME.c, and runs it.
unit() {
    local library=$folder/$1 program=$folder/$1/unit/$2
    sed -n 's/^void \(test_[A-Za-z0-9_]*\)(void).*/TEST(\1)/p' "tests/unit/$2.c" > "$program.tests"
    # shellcheck disable=SC2086 # a list of words
    gcc -std=c99 $flags "${@:3}" -Isrc -Igenerated -Itests/unit/plain -Itests/unit/support -DTESTS="\"$program.tests\"" \
        -DFILE_NAME="\"$2\"" tests/unit/plain/runner.c "tests/unit/$2.c" "$folder"/support/*.o "$library/libmmaref.a" \
        -o "$program"
    # GCOV_PREFIX is where the counts go instead.
    [[ $2 != test_selftest* ]] || export GCOV_PREFIX=$library/selftest
    "$program" > "$program.tap" || { cat "$program.tap" && return 255; }
}
export -f unit

# gcov_of OBJECT...: one by one, for told of several gcov mixes functions of one name.
gcov_of() {
    local object
    for object in "$@"; do
        gcov --stdout --branch-probabilities --branch-counts "$object" 2>> "$folder/gcov.log"
    done >> "$folder/gcov.txt"
}

library() { # NAME FLAG...
    local library=$folder/$1
    make -s -j "$jobs" lib BUILD="$library" CC=gcc CFLAGS="$flags ${*:2}"
    mkdir "$library/unit"
}

# reached NAME FLAG...: by all unit tests, and all vectors.
reached() {
    local library=$folder/$1 file
    library "$@"
    find tests/unit -name 'test_*.c' -printf '%f\n' | sed 's/[.]c$//' |
        xargs -P "$jobs" -I NAME bash -c 'unit "$0" NAME "${@}"' "$@"
    gcc "$folder"/cli/*.o "$folder"/cli/*/*.o "$library/libmmaref.a" --coverage -lpthread -o "$library/mmaref"
    for file in tests/data/vectors/*.vec "$vectors"/*.vec; do
        # What nobody has measured may differ.
        "$library/mmaref" run "$file" > "$folder/vectors.txt" || [[ $file == */*unverified* && $? -eq 1 ]] ||
            { cat "$folder/vectors.txt" && exit 1; }
    done
    cp "$library"/lib/selftest*.gcno "$library/selftest$library/lib"
    mv "$library"/unit/*-test_selftest*.gcno "$library/selftest$library/unit"
    gcov_of "$library"/lib/*.gcno "$library"/unit/*-test_*.gcno "$library/selftest$library"/lib/selftest*.gcno \
        "$library/selftest$library"/unit/*-test_*.gcno
}

vectors=${BUILD:-build}/vectors
make -s vectors BUILD="${BUILD:-build}"
make -s -j "$jobs" host BUILD="$folder" CC=gcc CFLAGS=-O1
reached fast
reached narrow -DMMAREF_WITHOUT_FAST -include tests/robust/lines/narrow.h
# What mmaref.h promises of such a library.
less="-DMMAREF_WITHOUT_MAC16 -DMMAREF_WITHOUT_SPARSE"
# shellcheck disable=SC2086 # a list of words
library less $less
gcc -std=gnu99 $less -Isrc -Igenerated tests/builds/left_out.c "$folder/less/libmmaref.a" --coverage -o "$folder/less/left_out"
"$folder/less/left_out"
gcc "$folder"/cli/*.o "$folder"/cli/*/*.o "$folder/less/libmmaref.a" --coverage -lpthread -o "$folder/less/mmaref"
GCOV_PREFIX=$folder/less/selftest "$folder/less/mmaref" selftest > "$folder/less/selftest.tap"
cp "$folder"/less/lib/selftest*.gcno "$folder/less/selftest$folder/less/lib"
gcov_of "$folder"/less/lib/*.gcno "$folder/less/selftest$folder"/less/lib/selftest*.gcno
