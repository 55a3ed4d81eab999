#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A soft core in RTL runs the self-test and compares an RTL unit with the model; seeded bugs in all of it are named.
# Takes 180 s of one core.
# Needs verilator iverilog yosys riscv64-unknown-elf-gcc qemu-system-riscv32
. tests/tap.sh

# A simulator that does not end is ended with all that it was started by.
tests/rtl/soc/soc.sh && timeout 900 tests/rtl/soc/soc-icarus.sh
