#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Units of tests/data/units, of 32, 64 and 128 lanes: their tables pass the self-test, whose digests the reference makes
# of unit.lua alone; D is what plain integers give; a fault of a layout, a format, a block is found by a digest.
# Takes 30 s.
# Needs gcc lua5.4 python3
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder unit-folder)
units=tests/data/units
flags=(-std=c99 -O0 -Wall -Wextra -Werror -Isrc -DMMAREF_SELFTEST_WITHOUT_TABLES)
cat > "$folder/main.c" << 'END'
#include <stdio.h>
#include "mmaref.h"
static mmaref_selftest_memory memory;
static void print(const char *line, void *context) { (void)context; puts(line); }
int main(void) { return mmaref_selftest_run(&memory, print, NULL) != 0; }
END

# tables UNIT DIGESTS TABLES
tables() { lua5.4 generator/generate.lua --unit "$1" --digests "$2" "$3" > /dev/null; }
digests() { # UNIT FILE
    lua5.4 generator/generate.lua --list --unit "$1" > "$2.list" &&
        lua5.4 tests/models/reference/digests.lua --unit "$1" --cases 8 < "$2.list" > "$2"
}
# compile TABLES FOLDER FILE...: objects in a folder of TABLES
compile() {
    local tables=$1 to=$1/$2
    shift 2
    mkdir -p "$to" && printf '%s\n' "$@" | xargs -P "$JOBS" -I FILE sh -c \
        "exec ${ccache:-} gcc ${flags[*]} -I'$tables' -c FILE -o '$to'/\$(basename FILE .c).o"
}
# Tables and the self-test, which knows their sizes.
compile_tables() { compile "$1" tables "$1"/*.c src/selftest*.c "$folder/main.c"; }
mapfile -t core < <(printf '%s\n' src/*.c tests/models/units/words.c | grep -v /selftest)
# Programs beside the tables of the latter folder, with the core that is in the former.
link() {
    local objects
    mapfile -t objects < <(printf '%s\n' "$1"/core/*.o "$2"/tables/*.o | grep -v -e '/words\.o' -e '/main\.o')
    gcc "$2/tables/main.o" "${objects[@]}" -o "$2/selftest" && gcc "$1/core/words.o" "${objects[@]}" -o "$2/words"
}
build() { # UNIT
    local to=$folder/$1
    digests "$units/$1" "$to.digests" && tables "$units/$1" "$to.digests" "$to" && compile_tables "$to" &&
        compile "$to" core "${core[@]}" && link "$to" "$to"
}

names() { sed -n "s/^$1 [0-9]* - digest \(.*\) [0-9a-f]*$/\1/p"; } # OUTCOME
passes() { # UNIT
    "$folder/$1/selftest" > "$folder/$1.tap" && ! grep -q '^not ok' "$folder/$1.tap" &&
        diff <(names ok < "$folder/$1.tap") <(grep -v '^#' "$folder/$1.digests.list") && return
    cat "$folder/$1.tap"
    return 1
}
computes() { python3 tests/models/units/check.py "$folder/$1/words" "$1" "$2" "$SEED"; } # UNIT COUNT
while read -r unit count; do
    try "$unit: tables that compile" build "$unit"
    try "$unit: each instruction has the digest of the reference" passes "$unit"
    try "$unit: D of $count operands is that of plain integers" computes "$unit" "$count"
done << 'END'
npu1 200
mesh128 12
dsp32 50
wide64 2
END

# ---- Faults: tables of another unit.lua, with the digests of this one --------------------------------------

# The programs of the unit in fault/unit, with the core of this one, which is the same.
faulty() { # UNIT
    local to=$folder/fault
    tables "$to/unit" "$folder/$1.digests" "$to" && cmp "$folder/$1/table_encoding.h" "$to/table_encoding.h" &&
        compile_tables "$to" && link "$folder/$1" "$to"
}
# finds UNIT EXPRESSION INSTRUCTION...: those alone whose digest differs
finds() {
    local unit=$1 to=$folder/fault
    rm -rf "$to" && mkdir -p "$to/unit" && sed "$2" "$units/$unit/unit.lua" > "$to/unit/unit.lua"
    ! cmp -s "$units/$unit/unit.lua" "$to/unit/unit.lua" || { echo 'no such line'; return 1; }
    shift 2
    faulty "$unit" || return
    ! "$to/selftest" > "$folder/fault.tap" && diff <(names 'not ok' < "$folder/fault.tap") <(printf '%s\n' "$@")
}
while IFS='|' read -r what unit expression insns; do
    # shellcheck disable=SC2086 # words
    try "$unit: a fault is found: $what" finds "$unit" "$expression" $insns
done << 'END'
two basis vectors of lanes swapped|npu1|s/{ 4, 0 }, { 8, 0 }/{ 8, 0 }, { 4, 0 }/|matmul.q8
two basis vectors of elements swapped|npu1|s/{ 0, 4 }, { 0, 8 }/{ 0, 8 }, { 0, 4 }/|matmul.q8
lanes of A in another order|npu1|0,/%laneid % 16/s,,%laneid / 4,; 0,/(%laneid .*) +/s//(%laneid % 4) +/|matmul.q8
a fraction bit of the block more|npu1|s/fraction_bits=14/fraction_bits=15/|matmul.q8
a window that is cut elsewhere|npu1|s/align=down/align=up/|matmul.q8
the bias of the format|npu1|s/bias = 4/bias = 5/|matmul.q8
its NaN|npu1|s/, special = "nan"//|matmul.q8
rows of B that begin elsewhere|mesh128|s/(%laneid % 4) \* 4 + i/(i * 4) + (%laneid % 4)/|mesh.f16 mesh.mixed
a type to which steps round|mesh128|s/step_type=f32/step_type=bf16/|mesh.mixed
a type to which products are rounded|mesh128|s/product_type=e8m13.ieee/product_type=e8m10.ieee/|mesh.mixed
a sum that is not clamped|dsp32|s/satfinite = true/satfinite = false/|dot8.clamped
and in the place of xor|dsp32|s/bitop = "xor"/bitop = "and"/|bits
a sign|dsp32|s/width = 4, sign = 1/width = 4, sign = 0/|dot4
END

# Where a value lies in its byte no digest tells, for operands are drawn by the same table. Plain integers tell it.
misplaced() {
    local to=$folder/fault
    rm -rf "$to" && mkdir -p "$to/unit" && sed 's/shift = 1, //' "$units/mesh128/unit.lua" > "$to/unit/unit.lua" &&
        faulty mesh128 || return
    ! python3 tests/models/units/check.py "$to/words" mesh128 1 "$SEED" > "$folder/said" &&
        grep -q '^mesh.f6 .*: expected' "$folder/said" && ! grep -q '^mesh.f16' "$folder/said"
}
try 'mesh128: a fault is found: the place of a value in its byte' misplaced

# ---- The reference refuses what it cannot read -------------------------------------------------------------

refuses() { # MESSAGE EXPRESSION
    local to=$folder/refused
    mkdir -p "$to" && sed "$2" "$units/npu1/unit.lua" > "$to/unit.lua"
    lua5.4 tests/models/reference/digests.lua --unit "$to" <<< matmul.q8 > "$to/out" 2> "$to/said"
    [ $? = 2 ] && ! grep -q . "$to/out" && grep -qF "$1" "$to/said" && [ "$(wc -l < "$to/said")" = 1 ] && return
    cat "$to/out" "$to/said"
    return 1
}
while IFS='|' read -r what message expression; do
    try "the reference refuses $what" refuses "$message" "$expression"
done << 'END'
an empty file|gives no table|d
a file that is no Lua|unexpected symbol|s/^return/return return/
a name of Lua|global 'os'|s/lanes = 64/lanes = os.time()/
a place outside its matrix|fragment d: lane 16, element 0 is outside its matrix|s/{ 0, 1 }/{ 16, 0 }/
a place that is not held|fragment d: a place of its matrix is not held|s/{ 0, 1 }/{ 0, 2 }/
a type without a format|matmul.q8: no type q9|s/a = "q8", *$/a = "q9",/
an operand without a fragment|matmul.q8: no fragment of its b|s/operand = "b"/operand = "a"/
another meaning of special values|no special none_|s/"nan"/"none_"/
END
finish
