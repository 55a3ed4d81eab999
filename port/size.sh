#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Flash of the library for small cores, by object: text + rodata with -Os, and .data + .bss.
#   port/size.sh BUILD GENERATED
set -eu
build=$1
generated=$2

# measure NAME FLAGS...: compiles every file for a core and prints its table.
measure() {
    local name=$1 folder=$build/$1 file
    shift
    mkdir -p "$folder"
    rm -f "$folder"/*.o
    for file in src/*.c "$generated"/*.c; do
        arm-none-eabi-gcc "$@" -mthumb -std=c99 -Os -ffreestanding -ffunction-sections -fdata-sections \
            -Isrc -I"$generated" -c "$file" -o "$folder/$(basename "$file" .c).o"
    done
    arm-none-eabi-size "$folder"/*.o | awk -v name="$name" '
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

measure cortex-m0 -mcpu=cortex-m0
measure cortex-m4 -mcpu=cortex-m4
