#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The figures of one target, a name of targets.tsv: target.sh TARGET [PART...], one of the functions
# library, families, minimal, programs, size and measure below, or board with what it takes. Prints lines
# KIND <tab> TARGET <tab> WHAT <tab> NUMBER. Of the target `host` how far one reads (trace/trace.sh).
# From the environment: BUILD, SRC, GENERATED, and COST_FLAGS, more flags for the compiler.
set -euo pipefail
export LC_ALL=C
. tests/plain_path.sh
SRC=$(cd "$SRC" && pwd)
GENERATED=$(cd "$GENERATED" && pwd)
BUILD=$(mkdir -p "$BUILD" && cd "$BUILD" && pwd)
here=port/cost
[ "$1" != host ] || exec sh $here/trace/trace.sh
work=$BUILD/cost/${1// /-}
rm -rf "$work" && mkdir -p "$work"
IFS=$'\t' read -r target prefix cpu board extra < <(grep "^$1	" $here/targets.tsv)
cpu+=" ${COST_FLAGS:-}"
flags="-std=c99 $cpu -Os -ffreestanding -ffunction-sections -fdata-sections -fno-tree-loop-distribute-patterns
    -I$SRC -I$GENERATED"
[ "$prefix" = avr- ] || flags+=" -fcallgraph-info=su"

figure() { printf '%s\t%s\t%s\t%s\n' "$1" "$target" "$2" "${3:?no figure of $1 $2}"; }

# compile FOLDER FLAG... SOURCE...
compile() {
    mkdir -p "$work/$1"
    # shellcheck disable=SC2086 # words
    (cd "$work/$1" && "${prefix}gcc" $flags "${@:2}" -c)
}

sources() { printf '%s\n' "$SRC"/*.c "$GENERATED"/*.c | grep -v /selftest; }

bound() { # FOLDER FUNCTION...
    # shellcheck disable=SC2086 # words
    lua5.4 $here/stack.lua "$work/$1" "${prefix}objdump" "$("${prefix}gcc" $cpu -print-libgcc-file-name)" "${@:2}"
}

# The public functions, but the self-test.
public() {
    # shellcheck disable=SC2086 # words
    "${prefix}gcc" $cpu -ffreestanding -E -P -I"$SRC" -I"$GENERATED" "$SRC/mmaref.h" |
        grep -oE '\bmmaref_[a-z0-9_]+\(' | tr -d '(' | grep -v selftest | sort -u
}

# Flash, writable data, and the stack of every public function.
library() {
    # shellcheck disable=SC2046 # words
    compile library $(sources)
    "${prefix}size" "$work"/library/*.o | awk 'NR > 1 { flash += $1; data += $2 + $3 } END { print flash, data }' |
        { read -r flash data; figure flash library "$flash"; figure data library "$data"; }
    [ "$prefix" != avr- ] || return 0
    # shellcheck disable=SC2046 # words
    bound library $(public) |
        while IFS=$'\t' read -r name bytes; do figure bound "$name" "$bytes"; done
}

# Flash and stack of a program that uses one family.
families() {
    local name instruction profile without id
    grep -v -e '^#' -e '-$' $here/families.tsv | while IFS=$'\t' read -r name instruction profile without; do
        id=$(sed -n "s|.*/\* \([0-9]*\) $instruction \*/.*|\1|p" "$GENERATED/selftest_digests.c")
        [ -n "$id" ] || { echo "target.sh: no instruction $instruction" >&2; exit 1; }
        rm -rf "$work/family"
        # shellcheck disable=SC2046,SC2086 # words
        compile family -DFAMILY_ID="$id" -DFAMILY_PROFILE="MMAREF_PROFILE_$profile" \
            $(printf ' -DMMAREF_WITHOUT_%s' $without) $(sources) "$PWD/$here/family.c" "$PWD/port/firmware/memory.c"
        # shellcheck disable=SC2086 # words
        "${prefix}gcc" $cpu -nostdlib -Wl,-e,family -Wl,--gc-sections "$work"/family/*.o -lgcc -o "$work/family.elf"
        figure flash "$name" "$("${prefix}size" "$work/family.elf" | awk 'NR == 2 { print $1 }')"
        figure stack "$name" "$(bound family family | cut -f 2)"
    done
}

# The deepest stack of a library without some families: of all public functions but the self-test.
reduced() {
    local without
    while read -r without; do
        rm -rf "$work/reduced"
        # shellcheck disable=SC2046,SC2086 # words
        compile reduced $(printf ' -DMMAREF_WITHOUT_%s' $without) $(sources)
        # shellcheck disable=SC2046 # words
        figure reduced "$without" "$(bound reduced $(public) | cut -f 2 | sort -n | tail -n 1)"
    done <<< $'F64\nEXACT\nF64 CUSTOM'
}

# Flash of port/size/minimal.c, linked with tables of its one instruction and profile.
minimal() {
    local tables=$work/tables flags=${flags/-I$GENERATED/-I$work/tables -I$PWD/port/firmware}
    lua5.4 generator/generate.lua --only mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 --profiles sm_90 \
        "$tables" > "$work/tables.log"
    # shellcheck disable=SC2046 # words
    compile minimal -DMMAREF_WITHOUT_TEXTS -DMMAREF_WITHOUT_COVERAGE $(GENERATED=$tables sources) \
        "$PWD/port/size/minimal.c" "$PWD/port/firmware/memory.c"
    # shellcheck disable=SC2086 # words
    "${prefix}gcc" $cpu -nostdlib -Wl,-e,main -Wl,--gc-sections "$work"/minimal/*.o -lgcc -o "$work/minimal.elf"
    figure flash minimal "$("${prefix}size" "$work/minimal.elf" | awk 'NR == 2 { print $1 + $2 }')"
}

# Flash of port/size/everything.c, linked, with each of its parts more.
programs() {
    local name parts
    # shellcheck disable=SC2046 # words
    compile programs $(sources) "$PWD/port/firmware/memory.c"
    while read -r name parts; do
        # shellcheck disable=SC2086 # words
        compile programs $parts "$PWD/port/size/everything.c"
        # shellcheck disable=SC2086 # words
        "${prefix}gcc" $cpu -nostdlib -Wl,-e,main -Wl,--gc-sections "$work"/programs/*.o -lgcc -o "$work/program.elf"
        figure flash "$name" "$("${prefix}size" "$work/program.elf" | awk 'NR == 2 { print $1 + $2 }')"
    done <<< $'numbers\nstrings -DSTRINGS\nprovenance -DSTRINGS -DPROVENANCE\neverything -DSTRINGS -DPROVENANCE -DALL'
}

# What the budgets of flash and stack ask for.
size() {
    library
    [[ $extra != *minimal* ]] || minimal
    [[ $extra != *programs* ]] || programs
}

# board PROGRAM [NAME=VALUE...]: builds and runs a program of firmware.mk on the board, instructions being time.
board() {
    make --no-print-directory -s -f port/firmware/firmware.mk BUILD="$work" SRC="$SRC" GENERATED="$GENERATED" \
        FIRMWARE_QEMU='-icount shift=6' FIRMWARE_CFLAGS="$cpu -I$work/include" \
        FIRMWARE_TIMEOUT=900 "${@:2}" "$1-$board" > "$work/$1.log" 2>&1 || { grep '^#' "$work/$1.log" | sort |
            uniq -c >&2; tail -n 3 "$work/$1.log" >&2; exit 1; }
}

# counted INSTRUCTION PROFILE VALUES: what measure.c counted, per multiply-accumulate.
counted() {
    awk -v i="$1" -v p="$2" -v v="$3" '$1 == "cost" && $2 == i && $3 == tolower(p) && $4 == v {
            printf "%.1f", $6 / $5; found = 1 }
        END { exit !found }' "$log"
}

# Instructions per multiply-accumulate, and the stack that calls really used.
measure() {
    local log=$work/firmware/$board/measure.log name instruction profile
    mkdir -p "$work/include"
    awk -F '\t' '!/^#/ && !seen[$2]++ { printf "\"%s\",\n", $2 }' $here/families.tsv > "$work/include/families.inc"
    board measure
    sed -n "s/^stack \([^ ]*\) \([0-9]*\)$/painted\t$target\t\1\t\2/p" "$log"
    figure lookup 'instruction 1000' "$(counted mmaref_instruction_at - -)"
    grep -v '^#' $here/families.tsv | while IFS=$'\t' read -r name instruction profile _; do
        figure instructions "$name" "$(counted "$instruction" "$profile" finite)"
        grep -q "^cost $instruction [^ ]* special " "$log" || continue
        figure zeros "$name" "$(counted "$instruction" "$profile" zeros)"
        figure specials "$name" "$(counted "$instruction" "$profile" special)"
    done
    [[ $extra != *spread* ]] || spread "$log"
}

# Thousands of instructions of the whole self-test.
selftest() {
    board program FIRMWARE_PROGRAM="-I$PWD/$here $PWD/$here/selftest.c"
    figure selftest whole "$(sed -n 's/^selftest //p' "$work/program.log")"
}

# Every profile and a custom block, each family of a floating-point instruction once.
spread() { # LOG
    awk -F '\t' -v target="$target" 'NR == FNR { if (!/^#/ && !($2 in name)) name[$2] = $1; next }
        { split($0, f, " ") }
        f[1] == "cost" && f[2] in name && f[3] != "matrix" && f[4] != "zeros" {
            printf "spread\t%s\t%s|%s|%s\t%.1f\n", target, name[f[2]], f[3], f[4], f[6] / f[5] }' \
        $here/families.tsv "$1"
}

if [ -n "${2:-}" ]; then
    "${@:2}"
    exit
fi
size
[[ $extra != *families* ]] || families
[[ $extra != *reduced* ]] || reduced
[ "$board" = - ] || measure
[[ $extra != *selftest* ]] || selftest
