#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The self-test on this machine.
# Takes 3 s.
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
log=$BUILD/tests/selftest.tap
"$BUILD/mmaref" selftest > "$log"
status=$?
# A self-test of nothing is none.
all_well() { # LOG
    local passed
    passed=$(grep -c '^ok' "$1")
    [ "$passed" -gt 0 ] && ! grep -q '^not ok' "$1" && grep -qx "1..$passed" "$1"
}
if [ $status -eq 0 ] && all_well "$log"; then
    pass "self-test: all $(grep -c '^ok' "$log")"
else
    fail 'self-test' "$(grep -v '^ok ' "$log")"
fi
try 'it begins with what is tested, as --version has it' \
    grep -q "^# $("$BUILD/mmaref" --version)\$" <<< "$(head -n 1 "$log")"
try '--version is one line' [ "$("$BUILD/mmaref" --version | grep -cE \
    '^mmaref [0-9]+\.[0-9]+\.[0-9]+, PTX ISA [0-9]+\.[0-9]+, tables [0-9a-f]{8}$')" = 1 ]
try 'nothing else is called tables and has a number' [ "$(grep -cE '\<tables [0-9a-f]{8}\>' "$log")" = 1 ]
only_a_plan() { ! all_well <(echo 1..0); }
try 'a self-test without tests is no pass' only_a_plan

# Parts of it, by what src/selftest.c is built with: part NAME FLAG...
part() {
    printf '#include <stdio.h>\n#include "mmaref.h"\nstatic mmaref_selftest_memory memory;\n%s\n%s\n' \
        'static void print(const char *line, void *context) { (void)context; puts(line); }' \
        'int main(void) { return mmaref_selftest_run(&memory, print, NULL) != 0; }' > "$folder/main.c"
    "${CC:-cc}" -std=c99 -O1 -Isrc -Igenerated "${@:2}" "$folder/main.c" src/selftest.c "$BUILD/libmmaref.a" \
        -o "$folder/$1" && "$folder/$1" > "$folder/$1.tap" && all_well "$folder/$1.tap"
}
# Without the test of the tables, which every part begins with.
results() { sed -n 's/^ok [0-9]* - //p' "$@" | grep -v '^tables'; }
folder=$(scratch_folder selftest)
tests=$(results "$log" | wc -l)
split=$((tests / 2))
try 'the first half' part first -DMMAREF_SELFTEST_COUNT=$split
try 'the second half' part second -DMMAREF_SELFTEST_FIRST=$split
try 'two halves are the whole' diff <(results "$log") <(results "$folder/first.tap" "$folder/second.tap")
try 'and say what they are' grep -qx "# subset: answers and digests, tests 0 to $((split - 1)) of $tests" "$folder/first.tap"
try 'known answers alone' part answers -DMMAREF_SELFTEST_WITHOUT_DIGESTS
try 'are all of them' diff <(results "$log" | grep '^answer') <(results "$folder/answers.tap")
try 'cases and digests alone' part digests -DMMAREF_SELFTEST_WITHOUT_ANSWERS
try 'are all of them' diff <(results "$log" | grep -v '^answer') <(results "$folder/digests.tap")
try 'without look-ups' part lookups -DMMAREF_SELFTEST_WITHOUT_LOOKUPS
try 'which it says' grep -qx '# subset: answers and digests, without look-ups' "$folder/lookups.tap"
try 'without rules' part rules -DMMAREF_SELFTEST_WITHOUT_RULES
try 'which it says' grep -qx '# subset: answers and digests, without rules' "$folder/rules.tap"
try 'and has all else' diff <(results "$log" | grep -v '^rule') <(results "$folder/rules.tap")
try 'without the digest of the tables' part tables -DMMAREF_SELFTEST_WITHOUT_TABLES
try 'which it says' grep -qx 'ok 1 - tables, but not their digest' "$folder/tables.tap"
# Chosen tests: some of each kind, the first and the last.
chosen='0,3,40,200,'$((tests - 1))
echo "$chosen" > "$folder/chosen"
try 'chosen tests' part only "-DMMAREF_SELFTEST_ONLY=\"$folder/chosen\""
try 'are those' diff <(results "$log" | awk -v chosen="$chosen" 'index("," chosen ",", "," NR - 1 ",")') \
    <(results "$folder/only.tap")
try 'and say how many they are' grep -qx "# subset: answers and digests, chosen: 5 of $tests tests" "$folder/only.tap"
# Tests chosen by time: their costs are of these tests, their sum is within the time, and each kind is there.
costs=port/firmware/selftest_costs.tsv
names() { sed -n 's/^ok [0-9]* - //p' "$1" | sed -E '/^answer/!s/ [0-9a-f]{8}$//'; }
try 'the table of costs is of these tests: make selftest-costs' diff <(names "$log") \
    <(grep -v -e '^#' -e '^test' -e '^largest slice' $costs | cut -f 1)
choose() { port/firmware/choose-tests.sh "$@" > "$folder/timed" 2> "$folder/chooses"; }
try 'tests of 6 s at 16 MHz' choose 6 16M 2 cortex-m3
try 'run' part in_time "-DMMAREF_SELFTEST_ONLY=\"$folder/timed\""
try 'and say so' grep -qE '^# subset: answers and digests, chosen for 6 s at 16MHz: [0-9]+ of [0-9]+ tests$' "$folder/in_time.tap"
# By another route: the rows of the table whose numbers are in the file, and that of the tables.
within() {
    local sum
    sum=$(grep -v -e '^#' -e '^test' $costs | cut -f 3 | awk 'NR == FNR { if (/^[0-9]+,/) chosen[$0 + 2]; next }
        FNR == 1 || FNR in chosen { sum += $1 } END { print sum }' "$folder/timed" -) &&
        [ "$sum" -le 48000 ] && [ "$sum" -gt 47000 ]
}
names "$folder/in_time.tap" > "$folder/in_time.names"
try 'they take that time' within
try 'they are of each kind' [ "$(cut -d ' ' -f 1 "$folder/in_time.names" | sort -u | wc -l)" = 6 ]
as_many() { choose 1000000 16M 2 cortex-m3 && [ "$(grep -c '^[0-9]' "$folder/timed")" = "$tests" ]; }
try 'with enough time all are chosen' as_many
unchosen() { # MESSAGE, ARGUMENT...
    ! choose "${@:2}" && grep -qF "$1" "$folder/chooses" && ! grep -q . "$folder/timed"
}
try 'no choice without a clock' unchosen 'SECONDS without CLOCK' 6 '' 2 cortex-m3
try 'no choice without a time' unchosen 'CLOCK without SECONDS' '' 16M 2 cortex-m3
for wrong in 'SECONDS=six six 16M 2' 'SECONDS=-1 -1 16M 2' 'CLOCK=16X 6 16X 2' 'CLOCK=0 6 0 2' 'CPI=0 6 16M 0'; do
    # shellcheck disable=SC2086 # words
    try "${wrong%% *} is refused" unchosen ${wrong%% *} ${wrong#* } cortex-m3
done
# The tables and the cheapest test, a thousand instructions being 0.125 ms.
smallest=$(grep -v -e '^#' -e '^test' -e '^largest slice' $costs | cut -f 3 | { read -r tables; sort -n | head -n 1 |
    awk -v tables="$tables" '{ printf "%.3f", int((tables + $1) / 8 + 1) / 1000 }'; })
try 'a time too short names the smallest' unchosen "the smallest time is $smallest s" 0.01 16M 2 cortex-m3
enough() { choose "$smallest" 16M 2 cortex-m3; }
try 'which is one' enough
try 'a core without costs is refused' unchosen 'no costs are known' 6 16M 2 ''
try 'so is another one' unchosen 'COSTS=z80' 6 16M 2 z80
try 'so is a part of the tests' unchosen MMAREF_SELFTEST_EVERY=4 6 16M 2 cortex-m3 -DMMAREF_SELFTEST_EVERY=4
fewer() { choose 6 16M 2 cortex-m3 -DMMAREF_SELFTEST_WITHOUT_ANSWERS; }
try 'where the board has no answers' fewer
try 'others are chosen' part fewer -DMMAREF_SELFTEST_WITHOUT_ANSWERS "-DMMAREF_SELFTEST_ONLY=\"$folder/timed\""
try 'of those that it has' [ "$(names "$folder/fewer.tap" | grep -c '^answer')" = 0 ]
sed 's/!= [0-9]*/!= 1/' "$folder/timed" > "$folder/old"
# A part without tests does not compile.
refused() { # MESSAGE, FLAG...
    ! "${CC:-cc}" -std=c99 -Isrc -Igenerated "${@:2}" -fsyntax-only src/selftest.c 2> "$folder/refused" &&
        grep -qF "error \"$1" "$folder/refused"
}
first='MMAREF_SELFTEST_FIRST is the number of a test'
try 'no part begins behind the last test' refused "$first" "-DMMAREF_SELFTEST_FIRST=$tests"
try 'nor before the first' refused "$first" -DMMAREF_SELFTEST_FIRST=-1
try 'the last test is a part' part last "-DMMAREF_SELFTEST_FIRST=$((tests - 1))"
for knob in EVERY COUNT; do
    for value in 0 -1; do
        try "$knob is not $value" refused "MMAREF_SELFTEST_$knob is 1 or more" "-DMMAREF_SELFTEST_$knob=$value"
    done
done
try 'tests chosen of others' refused 'the tests are others than those of port/firmware/selftest_costs.tsv' \
    -DMMAREF_SELFTEST_WITHOUT_ANSWERS "-DMMAREF_SELFTEST_ONLY=\"$folder/old\""
try 'neither answers nor digests' refused 'the self-test has no tests left' \
    -DMMAREF_SELFTEST_WITHOUT_ANSWERS -DMMAREF_SELFTEST_WITHOUT_DIGESTS
finish
