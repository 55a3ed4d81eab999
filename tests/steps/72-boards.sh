#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Every board of port/firmware runs the self-test with the digests of the host, or is skipped
# with the reason; the comparison with a matrix unit finds and names every fault of a
# faulty one, keeps its budget, and can be resumed. All boards are the long form; the step has one of each width of int,
# byte order and way to align.
# Takes 50 s.
# Part long takes 171 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder boards)
quiet='make --no-print-directory -s'

# One result for each row of the table; the digests of a board are those of the host.
report_boards() {
    local name result
    while IFS='|' read -r _ name result _; do
        name=${name// /}
        case $result in
        *' passed, 0 failed'*)
            pass "$name:${result%%  *}"
            try "$name: digests equal those of the host" same_digests "$name"
            ;;
        *skipped:*) echo "ok - $name # SKIP${result#*skipped:}" ;;
        *FAILED*) fail "$name:$result" "$(tail -n 20 "$BUILD/firmware/$name.log")" ;;
        esac
    done < "$BUILD/firmware/selftest.md"
}

digests() { sed -n 's/^ok [0-9]* - digest //p' "$BUILD/firmware/$1/selftest.log" | sort; }

same_digests() { # BOARD
    [ -n "$(digests "$1")" ] && [ -z "$(comm -23 <(digests "$1") <(digests linux-here))" ]
}

# compare LOG BOARD FLAG...: the comparison on a board.
compare() {
    $quiet "hardware-$2" BUILD="$BUILD" HARDWARE="-DHARDWARE_QUIET=1 ${*:3}" > "$folder/$1" 2>&1
}

# of KEY LOG: the value of a word of the summary line.
of() { sed -n "s/^# hardware .*\<$1=\([^ ]*\).*/\1/p" "$folder/$2"; }

# faulty FAULT PATTERN PATTERN-OF-MAC16: the comparison finds it, and all cases that fail are
# of the faulty shape and name the faulty place.
faulty() {
    compare "$1" linux-here "-DUNIT_FAULT=UNIT_$1"
    try "$1 is found" grep -q '^not ok 1 ' "$folder/$1"
    try "$1: every failing case names instruction, lane and element" names_place "$@"
    try "$1: the summary counts the failing cases" \
        [ "$(of failed "$1")" -eq "$(grep -c '^# case ' "$folder/$1")" ]
}

names_place() { # LOG PATTERN PATTERN-OF-MAC16
    awk -v mma="$2" -v mac16="$3" '
        /^# case / {
            cases++
            kind = $4 == "mac16" ? mac16 : $4 ~ /\.m16n8k16\./ ? mma : "nowhere"
            seen[kind]++
        }
        /^#   alone: / { next }
        /^#   / && (kind == "" || $0 !~ kind) { print; bad++ }
        END { exit bad || !seen[mma] || mac16 != "" && !seen[mac16] }' "$folder/$1"
}

cases_of() { grep -hE '^# (case|  )' "${@/#/$folder/}" | grep -v '^#   alone: '; }

other_operands() { # LOG, LOG: the same first case, another difference
    [ "$(cases_of "$1" | sed -n 1p)" = "$(cases_of "$2" | sed -n 1p)" ] &&
        [ "$(cases_of "$1" | sed -n 2p)" != "$(cases_of "$2" | sed -n 2p)" ]
}

boards=
[ "${1:-}" = long ] || boards='avr-mega2560 linux-here linux-m68k linux-s390x microbit riscv32-virt'
$quiet selftest-all BUILD="$BUILD" ${boards:+FIRMWARE_BOARDS="$boards"} > "$folder/all" 2>&1
report_boards
# Consoles and memories that the boards above do not have, with one test of eight.
if [ -n "$boards" ]; then
    $quiet selftest-all BUILD="$BUILD" FIRMWARE_BOARDS='emcraft-sf2 lm3s6965evb netduino2 stm32vldiscovery' \
        FIRMWARE_CFLAGS=-DMMAREF_SELFTEST_EVERY=8 > "$folder/all" 2>&1
    report_boards
fi
compare sound-8k stm32vldiscovery
try 'a comparison in 8 KB of RAM' [ "$(of failed sound-8k) $(($(of passed sound-8k) > 300))" = '0 1' ]

for board in linux-here riscv32-virt microbit; do
    try "$board: a sound unit equals the model" compare sound-$board $board
done
try 'every core compares the same cases' [ "$(grep '^# hardware' "$folder/sound-microbit")" = \
    "$(grep '^# hardware' "$folder/sound-linux-here")" ]
faulty STUCK_BIT 'lane 5 register 1 element ' 'row 5 lane 1 .*; 1 of '
faulty DROPPED_LANE 'lane 17 register 0 element 0 .* got (0000)?5a5a' 'lane 17 '
faulty WRONG_ROUNDING 'lane 9 register [0-9] element 1 .*; 1 of ' ''
faulty STALE_ACCUMULATOR 'lane 22 ' 'row 22 lane 0 .*; [0-9]* of '

# Any board can tell what another one saw.
compare fault-riscv riscv32-virt -DUNIT_FAULT=UNIT_STUCK_BIT
try 'a fault is named alike on a bare core' diff <(grep '^#' "$folder/STUCK_BIT") <(grep '^#' "$folder/fault-riscv")

# Two halves are the whole, case by case and in number.
whole=STUCK_BIT
compare first linux-here -DUNIT_FAULT=UNIT_STUCK_BIT -DHARDWARE_COUNT=1000
compare second linux-here -DUNIT_FAULT=UNIT_STUCK_BIT -DHARDWARE_FIRST="$(of next first)" -DHARDWARE_COUNT=$(($(of next $whole) - 1000))
try 'a resumed run fails in the same cases' diff <(cases_of $whole) <(cases_of first second)
for key in passed failed skipped; do
    try "a resumed run has as many cases $key" \
        [ $(($(of $key first) + $(of $key second))) -eq "$(of $key $whole)" ]
done
try 'a resumed run ends where the whole one does' [ "$(of next second)" = "$(of next $whole)" ]

# The case that failed last, by what is said of it alone; the first one and no more; other operands.
last=$(sed -n "s/^#   alone: HARDWARE='\(.*\)'$/\1/p" "$folder/$whole" | tail -n 1)
# shellcheck disable=SC2086 # flags
compare alone linux-here -DUNIT_FAULT=UNIT_STUCK_BIT $last
try 'a case is repeated by the line that it ends with' diff <(cases_of $whole | tail -n 2) <(cases_of alone)
compare stopped linux-here -DUNIT_FAULT=UNIT_STUCK_BIT -DHARDWARE_FIRST=1 -DHARDWARE_STOP=1
try 'it stops at the first failure' [ "$(of failed stopped) $(of next stopped)" = "1 $(($(of first_failure stopped) + 1))" ]
integers=$(sed -n 's/^# case \([0-9]*\) .*\.s32$/\1/p' "$folder/DROPPED_LANE" | head -n 1) # no NaN whatever the seed
for seed in 1 2; do
    compare seed-$seed linux-here -DUNIT_FAULT=UNIT_DROPPED_LANE -DHARDWARE_SEED=$seed -DHARDWARE_FIRST="$integers" -DHARDWARE_COUNT=1
done
try 'another seed draws other operands' other_operands seed-1 seed-2

# By the clock: that long at least, however busy the machine, and not without cases.
for board in linux-here riscv32-virt; do
    SECONDS=0
    compare seconds-$board $board -DHARDWARE_SECONDS=3
    took=$SECONDS
    try "$board: a budget of 3 seconds is not cut short" \
        [ "$(of passed seconds-$board)" -gt 0 -a "$took" -ge 2 ]
done
finish
