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
try 'without the digest of the tables' part tables -DMMAREF_SELFTEST_WITHOUT_TABLES
try 'which it says' grep -qx 'ok 1 - tables, but not their digest' "$folder/tables.tap"
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
try 'neither answers nor digests' refused 'the self-test has no tests left' \
    -DMMAREF_SELFTEST_WITHOUT_ANSWERS -DMMAREF_SELFTEST_WITHOUT_DIGESTS
finish
