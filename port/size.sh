#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Flash of the library for small cores, by object: text + rodata with -Os, and .data + .bss; then of
# the least that computes an instruction (port/size/minimal.c), linked.
#   port/size.sh [--check] BUILD GENERATED
# --check: exit status 1 if a budget is exceeded.
set -euo pipefail
shopt -s inherit_errexit
check=no
if [ "$1" = --check ]; then
    check=yes
    shift
fi
build=$1
generated=$2
library_budget=24576 # whole library without the self-test, Cortex-M4
minimal_budget=6144  # Cortex-M0

# compile FOLDER GENERATED FLAG...: every file of the library but the self-test of other tables.
compile() {
    local folder=$1 tables=$2 file
    shift 2
    mkdir -p "$folder"
    rm -f "$folder"/*.o
    for file in src/*.c "$tables"/*.c; do
        arm-none-eabi-gcc "$@" -mthumb -std=c99 -Os -ffreestanding -ffunction-sections -fdata-sections \
            -Isrc -I"$tables" -c "$file" -o "$folder/$(basename "$file" .c).o"
    done
}

# measure NAME FLAG...: prints the table of a core.
measure() {
    local name=$1
    shift
    compile "$build/$name" "$generated" "$@"
    arm-none-eabi-size "$build/$name"/*.o | awk -v name="$name" '
        NR > 1 {
            file = $6; sub(/.*\//, "", file); sub(/\.o$/, "", file)
            part = file ~ /^selftest/ ? "self-test" : "library"
            flash[part] += $1; writable[part] += $2 + $3
            printf "%-12s %-10s %7d %s\n", name, part, $1, file
        }
        END {
            for (part in flash)
                printf "%-12s %-10s %7d bytes of flash, %d of .data and .bss\n", name, part, flash[part], writable[part]
        }' | sort -k2,2 -k3,3n
}

# The program linked for Cortex-M0 with tables of its one instruction and profile.
minimal() {
    local folder=$build/minimal flags="-mcpu=cortex-m0 -DMMAREF_WITHOUT_TEXTS -DMMAREF_WITHOUT_COVERAGE"
    lua5.4 generator/generate.lua --only mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 --profiles sm_90 \
        "$folder/tables" > "$folder.log"
    # shellcheck disable=SC2086 # flags are words
    compile "$folder" "$folder/tables" $flags
    rm "$folder"/selftest*.o
    # shellcheck disable=SC2086
    arm-none-eabi-gcc $flags -mthumb -std=c99 -Os -ffreestanding -ffunction-sections -fdata-sections \
        -Isrc -I"$folder/tables" -Iport/firmware -nostdlib -Wl,--gc-sections -Wl,-e,main \
        port/size/minimal.c port/firmware/memory.c "$folder"/*.o -lgcc -o "$folder/minimal.elf"
    arm-none-eabi-size "$folder/minimal.elf" | awk 'NR == 2 { print $1 + $2 }'
}

tables=$(measure cortex-m0 -mcpu=cortex-m0; measure cortex-m4 -mcpu=cortex-m4)
echo "$tables"
library=$(awk '$1 == "cortex-m4" && $2 == "library" && /bytes of flash/ { print $3 }' <<< "$tables")
writable=$(awk '$2 == "library" && /bytes of flash/ { sum += $7 } END { print sum }' <<< "$tables")
smallest=$(minimal)
echo "minimal build: $smallest bytes of $minimal_budget"
echo "whole library: $library bytes of $library_budget, .data and .bss $writable of 0"
if [ $check = yes ]; then
    [ "$library" -le $library_budget ] && [ "$smallest" -le $minimal_budget ] && [ "$writable" -eq 0 ]
fi
