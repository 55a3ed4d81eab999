#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A soft core in RTL runs the self-test and compares an RTL unit with the model; seeded bugs in all of it are named.
# Takes 130 s.
# Needs verilator yosys riscv64-unknown-elf-gcc qemu-system-riscv32
. tests/tap.sh

tests/rtl/soc/soc.sh
