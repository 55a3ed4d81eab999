#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Unit tests of the core with a C compiler and nothing else: tests/check stands for Unity.
# Takes 15 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder unit-plain)
# UNIT_FLAGS: of library and tests, of the step sanitizers.
need make -j "$JOBS" lib BUILD="$BUILD" ${UNIT_FLAGS:+CC=gcc "CFLAGS=$UNIT_FLAGS"}

# build NAME: $folder/NAME, the program of tests/unit/NAME.c.
build() {
    sed -n 's/^void \(test_[A-Za-z0-9_]*\)(void).*/TEST(\1)/p' "tests/unit/$1.c" > "$folder/$1.tests"
    # shellcheck disable=SC2086 # a list of words
    "${CC:-cc}" -std=c99 -O1 ${UNIT_FLAGS:-} -Wall -Wextra -Werror -Isrc -Igenerated -Itests/check -Itests/unit/support \
        -DTESTS="\"$folder/$1.tests\"" -DFILE_NAME="\"$1\"" tests/check/runner.c "tests/unit/$1.c" \
        tests/unit/support/*.c "$BUILD/libmmaref.a" -o "$folder/$1" 2> "$folder/$1.log"
}
export -f build
export folder

programs() { find tests/unit -name 'test_*.c' -printf '%f\n' | sed 's/[.]c$//' | LC_ALL=C sort; }
programs | xargs -P "$JOBS" -I NAME bash -c 'build NAME'
for name in $(programs); do
    if [ -x "$folder/$name" ]; then
        "$folder/$name" || failures=$((failures + 1))
    else
        fail "$name does not build" "$(cat "$folder/$name.log")"
    fi
done
finish
