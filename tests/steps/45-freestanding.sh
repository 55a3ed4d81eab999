#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The library needs no libc, no writable data and no floating point, on any target.
. tests/tap.sh

folder=$(scratch_folder freestanding)

# check TARGET PREFIX FLAG...
check() {
    local target=$1 prefix=$2 all=$folder/$1.o
    shift 2
    # shellcheck disable=SC2046 # a list of files
    try "$target: compiles" "${prefix}gcc" "$@" -std=c99 -Os -ffreestanding -Werror -Isrc -Igenerated \
        -r -nostdlib -o "$all" src/*.c generated/*.c || return
    try "$target: needs only what tests/freestanding.allow lists" only_allowed "${prefix}nm" "$all"
    try "$target: no writable data" no_data "${prefix}size" "$all"
    try "$target: defines only mmaref_ names" only_prefixed "${prefix}nm" "$all"
}

only_allowed() { # NM, OBJECT
    ! "$1" -u "$2" | awk '{ print $2 }' |
        grep -vxF -f <(sed -n 's/^\([^# ][^ ]*\).*/\1/p' tests/freestanding.allow)
}

# Any section of bytes that a program may write.
no_data() { # SIZE, OBJECT
    ! "$1" -A "$2" | awk '$1 ~ /^\.(s?data|s?bss|tdata|tbss)/ && $2 > 0' | grep .
}

# Names that cannot collide with those of a program.
only_prefixed() { # NM, OBJECT
    ! "$1" -g --defined-only "$2" | awk '$3 !~ /^mmaref_/' | grep .
}

only_headers() {
    ! grep -n '^ *# *include *<' src/*.[ch] generated/*.[ch] |
        grep -v '<std\(int\|def\|bool\).h>\|<limits.h>'
}

no_floating_point() {
    local file
    for file in src/*.[ch] generated/*.[ch]; do
        gcc -fpreprocessed -dD -E -P "$file" 2> /dev/null | sed 's/"[^"]*"//g' |
            grep -nwE 'float|double|long +double|_Complex' | sed "s|^|$file: |"
    done | { ! grep .; }
}

check cortex-m0 arm-none-eabi- -mcpu=cortex-m0 -mthumb
check rv32i riscv64-unknown-elf- -march=rv32i -mabi=ilp32
check host '' -fno-pic -fno-stack-protector
try 'only stdint.h, stddef.h, stdbool.h and limits.h' only_headers
try 'no floating-point type' no_floating_point
finish
