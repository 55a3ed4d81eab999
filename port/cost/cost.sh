#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Measures flash, stack and instructions of the library; see port/cost/README.md.
#   cost.sh            compares with figures.tsv: more than 5 % worse fails
#   cost.sh --accept   writes figures.tsv and the tables of README.md
# From the environment: BUILD, SRC, GENERATED.
# shellcheck disable=SC2317 # functions are called by name
set -u
export LC_ALL=C
cd "$(dirname "$0")/../.." || exit 1
here=port/cost
BUILD=$(mkdir -p "${BUILD:-build}/cost" && cd "${BUILD:-build}" && pwd)
SRC=${SRC:-src}
GENERATED=${GENERATED:-generated}
work=$BUILD/cost
figures=$work/figures.tsv
flags="-std=c99 -Os -ffreestanding -ffunction-sections -fdata-sections -I$SRC -I$GENERATED"
entries='mmaref_mma mmaref_mac16 mmaref_parse mmaref_format mmaref_describe mmaref_locate mmaref_find mmaref_profile'

# Target, compiler prefix, flags, board that measures it or -.
targets='
cortex-m0   arm-none-eabi-        -mcpu=cortex-m0_-mthumb          -
cortex-m4   arm-none-eabi-        -mcpu=cortex-m4_-mthumb          mps2-an386
cortex-m33  arm-none-eabi-        -mcpu=cortex-m33_-mthumb         mps2-an505
rv32i       riscv64-unknown-elf-  -march=rv32i_-mabi=ilp32         riscv32i-virt
rv32imac    riscv64-unknown-elf-  -march=rv32imac_-mabi=ilp32      riscv32-virt
rv64imac    riscv64-unknown-elf-  -march=rv64imac_-mabi=lp64       riscv64-virt
'

library_sources() { printf '%s\n' "$SRC"/*.c "$GENERATED"/*.c | grep -v /selftest; }

each_target() { # FUNCTION ARGUMENT...: target, prefix, flags and board come first
    local target prefix cpu board
    while read -r target prefix cpu board; do
        [ -z "$target" ] || "$1" "$target" "$prefix" "${cpu//_-/ -}" "$board" "${@:2}" < /dev/null
    done <<< "$targets"
}

# Compiles the library with its call graph; leaves flash, data and stack figures.
compile() { # TARGET PREFIX FLAGS
    local folder=$work/$1 file
    rm -rf "$folder" && mkdir -p "$folder"
    for file in $(library_sources); do
        # shellcheck disable=SC2086 # words
        "$2gcc" $3 $flags -fcallgraph-info=su -c "$file" -o "$folder/$(basename "$file" .c).o" || exit 1
    done
    "$2size" "$folder"/*.o | awk -v t="$1" 'NR > 1 { flash += $1; data += $2 + $3 }
        END { print "flash\t" t "\tlibrary\t" flash; print "data\t" t "\tlibrary\t" data }'
    # shellcheck disable=SC2086 # words
    lua5.4 $here/stack.lua "$folder" $entries | sed "s/^/bound\t$1\t/" || exit 1
}

# Flash of a program that uses one family.
link_families() { # TARGET PREFIX FLAGS
    local name instruction profile without id
    while IFS=$'\t' read -r name instruction profile without; do
        case $name in '#'*) continue ;; esac
        id=$(sed -n "s|.*/\* \([0-9]*\) $instruction \*/.*|\1|p" "$GENERATED/selftest_digests.c")
        [ -n "$id" ] || { echo "cost.sh: no instruction $instruction" >&2; exit 1; }
        # shellcheck disable=SC2046,SC2086 # words
        "$2gcc" $3 $flags -DFAMILY_ID="$id" -DFAMILY_PROFILE="MMAREF_PROFILE_$profile" \
            $(printf ' -DMMAREF_WITHOUT_%s' $without) -fno-tree-loop-distribute-patterns \
            -nostdlib -Wl,-e,family -Wl,--gc-sections $here/family.c port/firmware/memory.c \
            $(library_sources) -lgcc -o "$work/family.elf" || exit 1
        "$2size" "$work/family.elf" | awk -v t="$1" -v n="$name" 'NR == 2 { print "flash\t" t "\t" n "\t" $1 }'
    done < $here/families.tsv
}

# Instructions per multiply-accumulate and painted stack, on the target's board.
measure() { # TARGET PREFIX FLAGS BOARD
    local log=$BUILD/firmware/$4/measure.log
    [ "$4" != - ] || return 0
    make --no-print-directory -s -f port/firmware/firmware.mk FIRMWARE_TIMEOUT=600 BUILD="$BUILD" SRC="$SRC" GENERATED="$GENERATED" \
        FIRMWARE_QEMU='-icount shift=0' "measure-$4" > "$work/measure-$4.log" 2>&1 ||
        { tail -n 3 "$work/measure-$4.log" >&2; exit 1; }
    sed -n "s/^stack \([^ ]*\) \([0-9]*\)$/painted\t$1\t\1\t\2/p" "$log"
    while IFS=$'\t' read -r name instruction profile _; do
        case $name in '#'*) continue ;; mac16) profile=matrix ;; esac
        awk -v i="$instruction" -v p="$profile" -v n="$name" -v t="$1" '
            $1 == "cost" && $2 == i && ($3 == tolower(p)) {
                printf "instructions\t%s\t%s\t%.1f\n", t, n, $5 / $4 }' "$log"
    done < $here/families.tsv
}

# Worse by more than 5 %: larger, for every figure there is.
compare() {
    awk -F '\t' 'NR == FNR { old[$1 FS $2 FS $3] = $4; next }
        { key = $1 FS $2 FS $3; n++ }
        key in old && $4 > 1.05 * old[key] { print "not ok - " $1, $2, $3 ": " $4 ", was " old[key]; worse++ }
        !(key in old) { print "not ok - " $1, $2, $3 ": no figure yet"; worse++ }
        END { if (worse) { print "# accept the new figures with port/cost/cost.sh --accept"; exit 1 }
              print "ok - " n " figures within 5 % of those in port/cost/figures.tsv" }' $here/figures.tsv "$figures"
}

# What the library promises, whatever was measured before.
check_budgets() {
    awk -F '\t' '
        function judge(what, value, limit) {
            printf "%s - %s: %d of %d bytes\n", value <= limit ? "ok" : "not ok", what, value, limit
            missed += value > limit
        }
        $1 == "flash" && $2 == "cortex-m4" && $3 == "library" { judge("flash of the library, Cortex-M4", $4, 24576) }
        $1 == "flash" && $2 == "cortex-m0" && $3 == "f16" { judge("flash of f16 alone, Cortex-M0", $4, 6144) }
        $1 == "bound" && $2 == "cortex-m4" { judge("stack of " $3 ", Cortex-M4", $4, 2048) }
        $1 == "data" { judge("writable data, " $2, $4, 0) }
        $1 == "bound" { bound[$2 FS $3] = $4 }
        $1 == "painted" {
            # Below 400 bytes the frames that measure are most of it.
            if ($4 > bound[$2 FS $3] + 160 && $4 > 400) { print "not ok - painted stack above the bound: " $2, $3, $4; missed++ }
        }
        END { exit missed != 0 }' "$figures"
}

: > "$figures"
each_target compile >> "$figures" || exit 1
each_target link_families >> "$figures" || exit 1
each_target measure >> "$figures" || exit 1
if [ "${1:-}" = --accept ]; then
    cp "$figures" $here/figures.tsv
    lua5.4 $here/tables.lua $here/figures.tsv $here/README.md
    exit
fi
status=0
check_budgets || status=1
compare || status=1
exit $status
