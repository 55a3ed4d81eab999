#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The library compiles without a warning as C99 and as C++98, by gcc and clang.
. tests/tap.sh

warnings='-Wall -Wextra -Wconversion -Wsign-conversion -Wcast-align -pedantic -Werror'
c="-std=c99 -Wstrict-prototypes -Wmissing-prototypes"
cxx="-x c++ -std=c++98 -Wno-long-long"

compile_all() {
    printf '%s\n' src/*.c generated/*.c |
        xargs -P "$JOBS" -I FILE "$@" -Isrc -Igenerated -c FILE -o /dev/null
}

for level in -O0 -O2 -Os; do
    for compiler in "gcc $c" "clang $c" "g++ $cxx" "clang++ $cxx"; do
        # shellcheck disable=SC2086 # flags are words
        try "$compiler $level" compile_all $compiler $level $warnings
    done
done
finish
