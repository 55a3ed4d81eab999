#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Hostile input for every entry point, the reader of vectors, DPI and VPI, by libFuzzer with sanitizers: the committed
# inputs alone. The long form draws others for ten minutes, and puts old bugs back, each of which must be found again.
# Takes 45 s.
# Part long takes 900 s.
# Needs clang
# Needs verilator
# Needs iverilog
. tests/tap.sh

need make -s -j "$JOBS" fuzz-programs
if [ "${1:-}" = long ]; then
    SECONDS_EACH=$((600 * JOBS / 8)) tests/robust/fuzz/fuzz.sh || failures=1
    tests/robust/fuzz/bugs.sh || failures=1
else
    tests/robust/fuzz/fuzz.sh || failures=1
    tests/robust/fuzz/bugs.sh --changes || failures=1
fi
finish
