#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The library compiles without a warning as C99 and as C++98, by gcc and clang, and so does all other C
# of the project. No call drops a status: the compiler would warn.
# Takes 45 s.
# shellcheck disable=SC2317 # functions are called by name
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

# ---- Statuses -----------------------------------------------------------------------------------

# Every function of a header that returns a status asks the compiler to watch it.
watched() { # HEADER...
    awk '/^(MMAREF_API )?(mmaref_status|int32_t mmaref_selftest_run)[ (]/ && before !~ /MMAREF_NODISCARD$/ {
             print FILENAME ": " $0; bad = 1 }
         { before = $0 } END { exit bad }' "$@"
}

refused() { # what drops a status, although a cast says so
    ! gcc -std=c99 -Wall -Wextra -Werror -Isrc -Igenerated -x c -c -o /dev/null - <<< '#include "mmaref.h"
        void f(mmaref_amx *state); void f(mmaref_amx *state) { (void)mmaref_mac16(state, 0); }'
}

# Programs around the library. Those of boards are compiled by the steps that build firmware, those
# of tests/unit by unit, of tests/rtl/soc by soc, test_dot.c and test_numerals.c by numbers, fuzz_vpi.c by fuzz, test_reuse.c by reuse,
# peer_softfloat.c by bench, avr_console.c by package, cost/random.c by cost.
compile_programs() {
    local vltstd
    vltstd=$(verilator --getenv VERILATOR_ROOT)/include/vltstd
    find port/host port/dpi port/vpi port/bench port/cost/operands.c port/size port/firmware/*.c port/firmware/unit tests -name '*.c' \
        ! -path 'tests/unit/*' ! -path 'tests/check/*' ! -path 'tests/rtl/soc/*' ! -name peer_softfloat.c \
        ! -name test_dot.c ! -name test_numerals.c ! -name fuzz_vpi.c ! -name test_reuse.c ! -name avr_console.c \
        ! -path tests/cost/random.c -print0 |
        xargs -0 -P "$JOBS" -I FILE gcc -std=gnu11 -O1 -Wall -Wextra -Werror -Isrc -Igenerated -Iport/cost -Iport/host -Iport/dpi \
            -Iport/firmware -Itests/unit/support '-DBOARD_UNIT=(uintptr_t)0x20000000' -isystem "$vltstd" -isystem /usr/include/iverilog -c FILE -o /dev/null
}

try 'every function that returns a status is MMAREF_NODISCARD' watched src/mmaref.h port/dpi/*.h
try 'a dropped status is an error' refused
try 'the programs of port/ and tests/' compile_programs
finish
