#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The system on a chip in Verilator: every instruction of the core against QEMU, the self-test's known answers,
# the RTL unit against the model on the core, and seeded bugs, each of which must be named. The last line is
# `soc: N passed, N failed, N cycles`; the status is 0 only if nothing failed.
#   soc.sh [few]: few is one simulator, which has the bugs, and six of these
. tests/tap.sh

folder=$(scratch_folder soc)
here=tests/ports/rtl/soc
. $here/synthesizable.sh
make='nice make --no-print-directory -s'
export SOC_SIMULATOR SOC_FLAGS

cycles_of() { sed -n 's/^# \([0-9]*\) cycles$/\1/p' "$1"; }

sound=verilator cores='verilator slow'
[ "${1:-}" != few ] || sound=bugs cores=bugs

# ---- The core against QEMU --------------------------------------------------------------------

# instructions BOARD: every instruction on a board; its lines in $folder/BOARD.log.
instructions() {
    $make "program-$1" BUILD="$folder/build" LIB_SOURCES= \
        FIRMWARE_PROGRAM="$here/instructions.c $folder/streams.S" > "$folder/$1.log" 2>&1
}

# The first line of a log that QEMU does not print: the instruction that is wrong.
first_wrong() { diff <(grep '^#' "$folder/riscv32im-virt.log") <(grep '^#' "$1") | sed -n 's/^[<>] # \([^ ]*\) .*/\1/p' | head -n 1; }

against_qemu() {
    [ -z "$(first_wrong <(grep -v ' cycles$' "$folder/soc.log"))" ] && grep -qx '1 passed, 0 failed' "$folder/soc.log" && return
    diff "$folder/riscv32im-virt.log" "$folder/soc.log"
    return 1
}

core() {
    lua5.4 $here/streams.lua 60 300 1 > "$folder/streams.S"
    instructions riscv32im-virt
    try 'QEMU runs every instruction' grep -qx '1 passed, 0 failed' "$folder/riscv32im-virt.log"
    for SOC_SIMULATOR in $cores; do
        SOC_FLAGS=+limit=20000000 instructions soc
        try "core, simulator $SOC_SIMULATOR: every instruction and 60 random streams as in QEMU" against_qemu
    done
}

# ---- Self-test, and unit against model ---------------------------------------------------------

smoke() {
    local answers
    answers=$(sed -n 's/^#define MMAREF_SELFTEST_ANSWERS //p' generated/mmaref_ids.h)
    SOC_SIMULATOR=$sound SOC_FLAGS='' $make selftest-soc BUILD="$folder/build" > "$folder/smoke.log" 2>&1
    try "self-test on the core: $(tail -n 1 "$folder/smoke.log")" grep -q '^[1-9][0-9]* passed, 0 failed$' "$folder/smoke.log"
    try "with all $answers known answers" [ "$(grep -c '^ok [0-9]* - answer ' "$folder/smoke.log")" -eq "$answers" ]
    try "in $(cycles_of "$folder/smoke.log") cycles, at most 250 million" [ "$(cycles_of "$folder/smoke.log")" -le 250000000 ]
}

compare() { # LOG FLAG...
    $make hardware-soc BUILD="$folder/build" HARDWARE="${*:2}" > "$folder/$1.log" 2>&1
}

unit() {
    SOC_SIMULATOR=$sound SOC_FLAGS='' compare unit '-DHARDWARE_ONLY="mma f32.f16"'
    try "the unit equals the model on the core: $(sed -n 's/.* \(passed=[0-9]* failed=[0-9]*\) .*/\1/p' "$folder/unit.log")" \
        grep -q '^ok 1 - the unit equals the model' "$folder/unit.log"
    try 'and says what a multiply-accumulate costs' grep -q '^# cycles per multiply-accumulate: unit [1-9]' "$folder/unit.log"
    grep '^# cycles per' "$folder/unit.log"
}

# A program that only jumps to itself: told to end, the simulator says what it was at.
hung() {
    echo 0000006f > "$folder/hung.mem"
    SOC_SIMULATOR=$sound SOC_FLAGS='' BUILD="$folder/build" timeout 4 $here/run.sh "$folder/hung.mem" > "$folder/hung.log" 2>&1
    [ $? -eq 124 ] && [ "$(grep -cE '^# bus [0-9]+ load 00000000 0000006f$' "$folder/hung.log")" -ge 15 ]
}

# ---- Public cores --------------------------------------------------------------------------------
# Their sources are in the folders PICORV32, SERV and VEXRISCV, if there are any.

public_cores() {
    local core sources
    for core in picorv32 serv vexriscv; do
        sources=${core^^}
        sources=${!sources:-}
        if [ -z "$sources" ]; then
            echo "ok - self-test on $core # SKIP no folder ${core^^}=FOLDER"
            continue
        fi
        SOC_FLAGS='' $make "selftest-$core" BUILD="$folder/build" CORE="$sources" FIRMWARE_CFLAGS=-DMMAREF_SELFTEST_COUNT=2 \
            > "$folder/$core.log" 2>&1
        try "self-test on $core" grep -q '^3 passed, 0 failed$' "$folder/$core.log"
    done
}
# Without the folder a board says what is missing.
says_what() { ! $make selftest-picorv32 BUILD="$folder/build" CORE= > "$folder/missing.log" 2>&1 && grep -q 'CORE=FOLDER' "$folder/missing.log"; }

# ---- Seeded bugs ---------------------------------------------------------------------------------

# bug NAME INSTRUCTION: the first line that differs from QEMU's is that of the instruction.
bug() {
    SOC_SIMULATOR=bugs SOC_FLAGS="+limit=20000000 +bug=$1" instructions soc
    local named
    named=$(first_wrong "$folder/soc.log")
    if [ "$named" = "$2" ]; then pass "bug $1 is named: $2"; else fail "bug $1: $named instead of $2" "$(tail -n 5 "$folder/soc.log")"; fi
}

# A case of m16n8k8.
one_case=(-DHARDWARE_FIRST=2 -DHARDWARE_COUNT=1)

# unit_bug NAME: the comparison fails and names an element of D.
unit_bug() {
    local place
    SOC_SIMULATOR=bugs SOC_FLAGS="+limit=100000000 +bug=$1" compare "$1" "${one_case[@]}"
    place=$(sed -n 's/^#   \(lane [0-9]* register [0-9]* .*\)/\1/p' "$folder/$1.log" | head -n 1)
    if grep -q '^not ok 1 ' "$folder/$1.log" && [ -n "$place" ]; then
        pass "bug $1 is named: $place"
    else
        fail "bug $1" "$(tail -n 5 "$folder/$1.log")"
    fi
}

bugs() {
    bug MULTIPLY_SIGN mulhsu
    bug STORE_HALF sh
    bug READ_ONLY_MISSING program-store
    unit_bug UNIT_OPERAND_HALF
    unit_bug UNIT_STARTS_EARLY
    unit_bug C_NOT_IN_MAXIMUM
    if [ $sound != bugs ]; then
        bug SHIFT_RIGHT_LOGICAL sra
        bug COMPARE_SIGNED sltu
        bug BRANCH_SIGNED bltu
        bug LOAD_SIGN lh
        bug REMAINDER_SIGN rem
        unit_bug FRACTION_BIT_LOST
        unit_bug PRODUCT_SIGN
        unit_bug SUBNORMAL_EXPONENT
    fi
    SOC_SIMULATOR=bugs SOC_FLAGS=+limit=100000000 compare none "${one_case[@]}"
    try 'without a bug the same simulator finds none' grep -q '^ok 1 ' "$folder/none.log"
}

everything() {
    synthesizable
    core
    smoke
    unit
    try 'a run that is ended says what the core was at' hung
    public_cores
    try 'a public core without its sources: says what is missing' says_what
    bugs
}

everything | tee "$folder/tap"
passed=$(grep -c '^ok' "$folder/tap")
failed=$(grep -c '^not ok' "$folder/tap")
echo "soc: $passed passed, $failed failed, $((10#0$(cycles_of "$folder/smoke.log") + 10#0$(cycles_of "$folder/unit.log"))) cycles"
[ "$failed" -eq 0 ] && [ "$passed" -ne 0 ]
