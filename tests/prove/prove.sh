#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Frama-C's Eva over entry points of the library with any operands and any memory, for int of 32 and of 16 bits. Every
# alarm must stand in tests/prove/alarms.txt with an argument why it is false, and everything there must be an alarm.
# As TAP.
set -u
folder=${BUILD:-build}/prove
mkdir -p "$folder"

# Entry of entries.c and the number of an instruction, which never changes.
runs='
mac16 0        mac16
integer 18     mma.m16n8k32 s8
integer 237    mma.sp.m16n8k64 s8 u8
load 1009      ldmatrix.m8n8.x4 b16
wmma_load 407  wmma.load.a f16
turn 1082      movmatrix
'

analyse() { # MACHINE ENTRY INSTRUCTION
    local at=$folder/$1.$2.$3
    local -a sources
    mapfile -t sources < <(printf '%s\n' src/*.c generated/table_*.c | grep -v selftest)
    [ "$2" != mac16 ] || sources=(src/mac16.c)
    # Without 128-bit integers, which Frama-C does not know.
    if ! frama-c -machdep "$1" -main "$2" \
        -cpp-extra-args="-U__SIZEOF_INT128__ -Isrc -Igenerated -DINSTRUCTION=$3" -eva -eva-precision 3 \
        -eva-msg-key=-final-states tests/prove/entries.c "${sources[@]}" -then -report-csv "$at.csv" > "$at.log" 2>&1 ||
        ! grep -q 'alarms* generated' "$at.log"; then
        echo "not ok - $1 $2 $3: the analysis ended early"
        tail -n 5 "$at.log" | sed 's/^/# /'
        return
    fi
    # Copies of a function and casts, which differ between machines, are not told apart.
    awk -F '\t' '$6 == "Unknown" || $6 ~ /Invalid/ { print $4 "\t" $7 }' "$at.csv" |
        sed -E 's/^([a-z_0-9]*[a-z])_[0-9]+\t/\1\t/; s/\((unsigned int|int|uint32_t|size_t)\)//g' > "$at.alarms"
    echo "ok - $1 $2 $3: $(wc -l < "$at.alarms") alarms"
}

export -f analyse
export folder
rm -f "$folder"/*.alarms
awk 'NF { print $1, $2 }' <<< "$runs" | while read -r entry instruction; do
    echo "gcc_x86_64 $entry $instruction"
    echo "gcc_x86_16 $entry $instruction"
done | xargs -P "${JOBS:-$(nproc)}" -I RUN bash -c 'analyse RUN'
sort -u "$folder"/*.alarms > "$folder/found"
grep -v '^#' tests/prove/alarms.txt | cut -f 1,2 | sort -u > "$folder/listed"
if diff "$folder/listed" "$folder/found" > "$folder/diff"; then
    echo "ok - $(wc -l < "$folder/found") alarms, each in the list with its argument"
else
    echo 'not ok - tests/prove/alarms.txt is not what Eva says (<: listed, >: found)'
    sed 's/^/# /' "$folder/diff"
    exit 1
fi
