#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The self-test on this machine.
# Takes 1 s.
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
    grep -q "^# $("$BUILD/mmaref" --version), tile [1248]\$" <<< "$(head -n 1 "$log")"
try '--version is one line' [ "$("$BUILD/mmaref" --version | grep -cE \
    '^mmaref [0-9]+\.[0-9]+\.[0-9]+, PTX ISA [0-9]+\.[0-9]+, tables [0-9a-f]{8}$')" = 1 ]
only_a_plan() { ! all_well <(echo 1..0); }
try 'a self-test without tests is no pass' only_a_plan
finish
