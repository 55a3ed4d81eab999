#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A short subset in Icarus: instructions of the core against QEMU, and dot products
# of the unit against the model. The last line is `soc: N passed, N failed, N cycles`.
. tests/tap.sh

folder=$(scratch_folder soc-icarus)
export SOC_SIMULATOR=icarus

run() { # LOG TARGET VARIABLE=VALUE...
    nice make --no-print-directory -s "$2" BUILD="$folder/build" "${@:3}" > "$folder/$1" 2>&1
}
cycles_of() { sed -n 's/^# \([0-9]*\) cycles$/\1/p' "$folder/$1"; }

instructions() { # BOARD
    run "$1" "program-$1" LIB_SOURCES= FIRMWARE_CFLAGS=-DPAIRS=2 FIRMWARE_PROGRAM="tests/ports/rtl/soc/instructions.c $folder/streams.S"
}
hashes() { grep -v ' cycles$' "$folder/$1" | grep '^#'; }

everything() {
    lua5.4 tests/ports/rtl/soc/streams.lua 1 100 2 > "$folder/streams.S"
    instructions riscv32im-virt
    instructions soc
    try "Icarus: every instruction as in QEMU, in $(cycles_of soc) cycles" diff <(hashes riscv32im-virt) <(hashes soc)
    try 'Icarus: the program ends' grep -qx '1 passed, 0 failed' "$folder/soc"
    run dots program-soc FIRMWARE_CFLAGS=-DDOTS=2 FIRMWARE_PROGRAM='tests/ports/rtl/soc/dots.c port/cli/number/random.c port/firmware/unit/fdp.c port/firmware/unit/wait.c'
    try "Icarus: the unit equals the model on the core, in $(cycles_of dots) cycles" grep -qx '1 passed, 0 failed' "$folder/dots"
}

everything | tee "$folder/tap"
passed=$(grep -c '^ok' "$folder/tap")
failed=$(grep -c '^not ok' "$folder/tap")
echo "soc: $passed passed, $failed failed, $((10#0$(cycles_of soc) + 10#0$(cycles_of dots))) cycles"
[ "$failed" -eq 0 ] && [ "$passed" -ne 0 ]
