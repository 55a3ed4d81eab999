#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Frama-C's Eva over entry points of the library with any operands and any memory, for int of 32 and of 16 bits. Every
# alarm must stand in tests/prove/alarms.txt with an argument why it is false, and everything there must be an alarm.
# As TAP.
set -u
folder=${BUILD:-build}/prove
mkdir -p "$folder"

# Bits of int, or both machines; entry of entries.c; the number of an instruction, which never changes, where the entry
# takes one; a function that the analysis must get to.
runs='
both mac16 0        shifted_product      mac16
32   dense 0        accumulate           every integer mma
32   sparse 0       spread               every integer mma.sp
32   wmma 0         accumulate           every integer wmma.mma
16   integer 18     accumulate           mma.m16n8k32 s8
16   integer 237    spread               mma.sp.m16n8k64 s8 u8
both store 1072     mmaref_element_load  stmatrix.m8n8.x4.trans b16
both wmma_store 765 store_bytes          wmma.store.d f16
both wmma_load 407  load_bytes           wmma.load.a f16
both load 1009      mmaref_element_store ldmatrix.m8n8.x4 b16
both turn 1082      swap                 movmatrix
both values 0       encode_finite        mmaref_value_decode and _encode, f16 to ue4m3
'

# The numbers of integer instructions whose names begin so, as a list.
numbers() { # MACRO, PATTERN
    echo "#define $1 $("${BUILD:-build}/mmaref" list |
        awk -v name="$2" '$0 ~ name && /[.](s8|u8|s4|u4|b1)[.]/ { print NR - 1 }' | paste -s -d ,)"
}
if ! make -s -j "${JOBS:-$(nproc)}" host BUILD="${BUILD:-build}" > "$folder/make.log" 2>&1; then
    echo 'not ok - the command, which lists the instructions, is built'
    exit 1
fi
{
    numbers DENSE '^mma[.]sync'
    numbers SPARSE '^mma[.]sp'
    numbers WMMA '^wmma[.]mma'
} > "$folder/numbers.h"

analyse() { # MACHINE ENTRY INSTRUCTION FUNCTION
    local at=$folder/$1.$2.$3
    local -a sources
    mapfile -t sources < <(printf '%s\n' src/*.c generated/table_*.c | grep -v selftest)
    [ "$2" != mac16 ] || sources=(src/mac16.c)
    # Without 128-bit integers, which Frama-C does not know.
    if ! frama-c -machdep "$1" -main "$2" \
        -cpp-extra-args="-U__SIZEOF_INT128__ -Isrc -Igenerated -I$folder -DINSTRUCTION=$3" -eva -eva-precision 3 \
        -eva-show-progress -eva-msg-key=-final-states tests/prove/entries.c "${sources[@]}" \
        -then -report-csv "$at.csv" > "$at.log" 2>&1 ||
        ! grep -q 'alarms* generated' "$at.log" || ! grep -q "computing for function $4[_0-9]* <-" "$at.log"; then
        echo "not ok - $1 $2 $3: the analysis ended early, or did not get to $4"
        tail -n 5 "$at.log" | sed 's/^/# /'
        return
    fi
    # Copies of a function, builds and casts, which differ between machines, are not told apart.
    awk -F '\t' '$6 == "Unknown" || $6 ~ /Invalid/ { print $4 "\t" $7 }' "$at.csv" |
        sed -E -e 's/_tile[0-9]_vector[0-9]_[01]*//; s/^([a-z_0-9]+)_[0-9]+\t/\1\t/' \
            -e 's/\((unsigned int|int|uint32_t|size_t)\)//g' > "$at.alarms"
    echo "ok - $1 $2 $3: $(wc -l < "$at.alarms") alarms"
}

export -f analyse
export folder
rm -f "$folder"/*.alarms
awk '$1 == 32 || $1 == "both" { print "gcc_x86_64", $2, $3, $4 }
    $1 == 16 || $1 == "both" { print "gcc_x86_16", $2, $3, $4 }' <<< "$runs" > "$folder/runs"
xargs -P "${JOBS:-$(nproc)}" -I RUN bash -c 'analyse RUN' < "$folder/runs"
if [ "$(ls "$folder"/*.alarms | wc -l)" -ne "$(wc -l < "$folder/runs")" ]; then
    echo 'not ok - every analysis came to its end'
    exit 1
fi
sort -u "$folder"/*.alarms > "$folder/found"
grep -v '^#' tests/prove/alarms.txt | cut -f 1,2 | sort -u > "$folder/listed"
if diff "$folder/listed" "$folder/found" > "$folder/diff"; then
    echo "ok - $(wc -l < "$folder/found") alarms, each in the list with its argument"
else
    echo 'not ok - tests/prove/alarms.txt is not what Eva says (<: listed, >: found)'
    sed 's/^/# /' "$folder/diff"
    exit 1
fi
