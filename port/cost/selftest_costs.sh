#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Counts the instructions of every test of the self-test: selftest_costs.sh FILE writes the table that
# port/firmware/choose-tests.sh chooses from. Needs BUILD; counts under QEMU, on the boards below.
set -eu
export LC_ALL=C
work=$BUILD/cost/selftest
columns=(rv32imac cortex-m3 cortex-m0)
mkdir -p "$work"

# count COLUMN BOARD FLAG...: the lines of port/cost/selftest_costs.c, without number and digest, and their thousands.
count() {
    make --no-print-directory -s -f port/firmware/firmware.mk BUILD="$work/$1" FIRMWARE_BOARDS="$2" \
        FIRMWARE_PROGRAM=port/cost/selftest_costs.c FIRMWARE_CFLAGS="-Iport/cost ${*:3}" \
        FIRMWARE_QEMU='-icount shift=0' "program-$2" > "$work/$1.log" 2>&1 || { tail -n 3 "$work/$1.log" >&2; exit 1; }
    sed -nE -e 's/^# (largest slice)/\1/p' -e 's/^ok [0-9]+ - //' -e T -e 's/ [0-9a-f]{8}\t/\t/' -e p "$work/$1.log" \
        > "$work/$1.tsv"
}
count rv32imac riscv32-virt
count cortex-m3 mps2-an385
count cortex-m0 mps2-an385 -mcpu=cortex-m0
for column in "${columns[@]:1}"; do
    cmp -s <(cut -f 1 "$work/rv32imac.tsv") <(cut -f 1 "$work/$column.tsv") ||
        { echo "$column has other tests" >&2; exit 1; }
done
{
    echo '# Thousands of machine instructions of each test, in the order of the self-test: make selftest-costs'
    printf 'test'; printf '\t%s' "${columns[@]}"; echo
    paste "$work/rv32imac.tsv" <(cut -f 2 "$work/cortex-m3.tsv") <(cut -f 2 "$work/cortex-m0.tsv")
} > "$1"
