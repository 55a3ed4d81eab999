#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The library needs no libc, no writable data and no floating point, on any target.
# Takes 100 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder freestanding)

# check TARGET PREFIX FLAG...
check() {
    local target=$1 prefix=$2 objects=$folder/$1
    shift 2
    mkdir "$objects"
    try "$target: compiles" compile "$objects" "${prefix}gcc" "$@" || return
    try "$target: needs only what tests/freestanding.allow lists" only_allowed "${prefix}nm" "$objects"
    try "$target: no writable data" no_data "${prefix}size" "$objects"
    try "$target: defines only mmaref_ names" only_prefixed "${prefix}nm" "$objects"
}

compile() { # FOLDER COMPILER FLAG...
    local root=$PWD
    (cd "$1" && "$2" -std=c99 -Os -ffreestanding -Werror -I"$root/src" -I"$root/generated" "${@:3}" \
        -c "$root"/src/*.c "$root"/generated/*.c)
}

only_allowed() { # NM, FOLDER
    ! "$1" -u "$2"/*.o | awk '$1 == "U" { print $2 }' | sort -u |
        grep -vxF -f <("$1" -g --defined-only "$2"/*.o | awk 'NF == 3 { print $3 }') |
        grep -vxF -f <(sed -n 's/^\([^# ][^ ]*\).*/\1/p' tests/freestanding.allow)
}

# Any section of bytes that a program may write.
no_data() { # SIZE, FOLDER
    ! "$1" -A "$2"/*.o | awk '$1 ~ /^\.(s?data|s?bss|tdata|tbss)/ && $2 > 0' | grep .
}

# Names that cannot collide with those of a program.
only_prefixed() { # NM, FOLDER
    ! "$1" -g --defined-only "$2"/*.o | awk 'NF == 3 && $3 !~ /^mmaref_/' | grep .
}

only_headers() {
    ! grep -n '^ *# *include *<' src/*.[ch] generated/*.[ch] |
        grep -v '<std\(int\|def\|bool\).h>\|<limits.h>'
}

# No floating-point type behind the comments and outside of strings.
no_floating_point() { # FILE...
    local file text status=0
    for file in "$@"; do
        text=$("${CPP:-gcc}" -fpreprocessed -dD -E -P "$file") || return
        [ -n "$text" ] || { echo "$file: nothing is left of it"; return 1; }
        sed 's/"[^"]*"//g' <<< "$text" | grep -nwE 'float|double|_Complex' | sed "s|^|$file: |" | { ! grep .; } || status=1
    done
    return $status
}
finds_a_double() { echo 'static double x; /* float */' > "$folder/double.c" && ! no_floating_point "$folder/double.c"; }
broken_preprocessor() { ! CPP=false no_floating_point src/mma.c; }

for core in m0 m3 m4 m7 m33 m55; do
    check cortex-$core arm-none-eabi- -mcpu=cortex-$core -mthumb
done
for core in rv32i rv32imac; do
    check $core riscv64-unknown-elf- -march=$core -mabi=ilp32
done
check rv32e riscv64-unknown-elf- -march=rv32e -mabi=ilp32e
check rv64imac riscv64-unknown-elf- -march=rv64imac -mabi=lp64
check avr avr- -mmcu=atmega2560 -std=gnu99
for machine in i686 m68k s390x; do
    check $machine $machine-linux-gnu- -O2 -fno-pic -fno-stack-protector
done
# Its area of small data takes constants too.
check powerpc powerpc-linux-gnu- -O2 -fno-pic -fno-stack-protector -msdata=none
check host '' -fno-pic -fno-stack-protector
try 'only stdint.h, stddef.h, stdbool.h and limits.h' only_headers
try 'no floating-point type' no_floating_point src/*.[ch] generated/*.[ch]
try 'a floating-point type is found' finds_a_double
try 'a preprocessor that fails is no pass' broken_preprocessor
finish
