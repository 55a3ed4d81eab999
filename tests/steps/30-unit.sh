#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Unit tests of the core, tests/unit/plain standing for Unity, the vectors and the self-test, watched by the address and
# undefined-behaviour sanitizers. The part `plain` is the unit tests with a C compiler and nothing else; the long form has
# them by Ceedling, from RubyGems, and Unity.
# Takes 45 s.
# Part plain takes 15 s.
# Part long takes 60 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

by_ceedling() {
    local file name status=0
    tests/unit/ceedling/ceedling.sh > "$BUILD/tests/ceedling.log" 2>&1 || status=1
    # Of programs that end at the same time Ceedling may print one alone; the files of results have all of them.
    for file in tests/unit/test_*.c; do
        name=$(basename "$file" .c)
        cat "$BUILD/unit/ceedling/test/results/$name".{pass,fail} 2> /dev/null | awk -v name="$name" '
            /^:(successes|failures|ignores):/ { word = $1 == ":successes:" ? "ok" : "not ok" }
            /^- :test:/ { test = $3 }
            /^  :line:/ { line = $2 }
            /^  :message:/ {
                count++
                sub(/^ *:message: /, "")
                print word " - " name ".c:" line " " test (word == "ok" ? "" : ": " $0)
            }
            END { if (!count) print "not ok - " name ".c has no results" }'
    done
    [ $status -eq 0 ] || sed '1,/EXCEPTION/{/EXCEPTION/!d}' "$BUILD/tests/ceedling.log" | comment
    return $status
}

case ${1:-} in
long) by_ceedling; exit ;;
plain)
    need make -j "$JOBS" lib BUILD="$BUILD"
    flags=
    library=$BUILD/libmmaref.a
    ;;
*)
    need sanitized host
    run_vectors "$BUILD/sanitizers/mmaref"
    try selftest "$BUILD/sanitizers/mmaref" selftest
    flags="-g $sanitizers"
    library=$BUILD/sanitizers/libmmaref.a
    CC=gcc
    ;;
esac

# build NAME: $folder/NAME, the program of tests/unit/NAME.c.
build() {
    sed -n 's/^void \(test_[A-Za-z0-9_]*\)(void).*/TEST(\1)/p' "tests/unit/$1.c" > "$folder/$1.tests"
    # shellcheck disable=SC2086 # a list of words
    "${CC:-cc}" -std=c99 -O1 $flags -Wall -Wextra -Werror -Isrc -Igenerated -Itests/unit/plain -Itests/unit/support \
        -DTESTS="\"$folder/$1.tests\"" -DFILE_NAME="\"$1\"" tests/unit/plain/runner.c "tests/unit/$1.c" \
        tests/unit/support/*.c "$library" -o "$folder/$1" 2> "$folder/$1.log"
}
folder=$(scratch_folder "unit-${1:-sanitizers}")
export -f build
export CC folder flags library

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
