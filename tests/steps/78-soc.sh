#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A soft core in RTL runs the self-test and compares an RTL unit with the model; seeded bugs in all of it are named. The
# long form has more of these, runs it in Icarus as well, and synthesises it.
# Takes 60 s of one core.
# Part long takes 380 s of one core.
# Part long needs nextpnr-ice40
# Needs verilator iverilog yosys riscv64-unknown-elf-gcc qemu-system-riscv32
. tests/tap.sh

if [ "${1:-}" = long ]; then
    # A simulator that does not end is ended with all that it was started by.
    tests/ports/rtl/soc/soc.sh || failures=$((failures + 1))
    timeout 3600 tests/ports/rtl/soc/soc-icarus.sh || failures=$((failures + 1))
    tests/ports/rtl/soc/soc-synthesis.sh || failures=$((failures + 1))
    finish
fi
tests/ports/rtl/soc/soc.sh few
