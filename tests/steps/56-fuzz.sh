#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Hostile input for every entry point, the reader of vectors, DPI and VPI, by libFuzzer with sanitizers: the same inputs
# in every run. `make fuzz` searches on; tests/fuzz/bugs.sh shows that old bugs are found again.
# Takes 75 s.
# Needs clang
# Needs verilator
# Needs iverilog
. tests/tap.sh

need make -s -j "$JOBS" fuzz-programs
tests/fuzz/fuzz.sh || exit 1
tests/fuzz/bugs.sh --changes
finish
