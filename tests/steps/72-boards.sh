#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Every board of port/firmware runs the self-test, or is skipped with the reason; every
# fault of the software matrix unit is found and named.
. tests/tap.sh

folder=$(scratch_folder boards)

run_boards() {
    make --no-print-directory selftest-all BUILD="$BUILD" 2>&1
}

# One result for each row of the table.
report_boards() {
    local name result
    while IFS='|' read -r _ name result _; do
        name=${name// /}
        case $result in
        *' passed, 0 failed'*) pass "$name:${result%%  *}" ;;
        *skipped:*) echo "ok - $name # SKIP${result#*skipped:}" ;;
        *FAILED*) fail "$name" "$result" ;;
        esac
    done < "$1"
}

# unit FAULT PATTERN: what the comparison says of a faulty unit has a line of that pattern,
# and the line before it names an instruction of the faulty shape.
unit() {
    local log=$folder/$1.log
    make --no-print-directory -s hardware-linux-here BUILD="$BUILD" HARDWARE="-DUNIT_FAULT=$1" > "$log" 2>&1
    try "$1 is found" grep -q '^not ok 1 ' "$log"
    try "$1: every failing case names the place" every_case "$log" "$2"
    try "$1: a summary line for a test rack" \
        grep -q '^# hardware seed=1 first=0 next=[0-9]* passed=[0-9]* failed=[1-9][0-9]* ' "$log"
}

every_case() { # LOG PATTERN
    awk -v pattern="$2" '
        /^# case / { cases++; if ($4 !~ /m16n8k16/) { print; bad++ } }
        /^#   lane / && $0 !~ pattern { print; bad++ }
        END { exit bad || !cases }' "$1"
}

run_boards > "$folder/all.log"
report_boards "$BUILD/firmware/selftest.md"

try 'a sound unit equals the model' make --no-print-directory -s hardware-linux-here BUILD="$BUILD"
unit UNIT_STUCK_BIT 'lane 5 register 1 element '
unit UNIT_DROPPED_LANE 'lane 17 register 0 element 0 .* got 0*5a'
unit UNIT_WRONG_ROUNDING 'lane 9 register [01] element 1 .*; 1 of '
unit UNIT_STALE_ACCUMULATOR 'lane 22 '

# Resumed at the first failure, the comparison stops there again.
first=$(sed -n 's/.* first_failure=\([0-9]*\) .*/\1/p' "$folder/UNIT_STUCK_BIT.log")
make --no-print-directory -s hardware-linux-here BUILD="$BUILD" \
    HARDWARE="-DUNIT_FAULT=UNIT_STUCK_BIT -DHARDWARE_FIRST=$first -DHARDWARE_STOP=1" > "$folder/resumed.log" 2>&1
try 'a case can be repeated by seed and number' \
    grep -q "first=$first next=$((first + 1)) passed=0 failed=1 " "$folder/resumed.log"
finish
