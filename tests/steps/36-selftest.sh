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
only_a_plan() { ! all_well <(echo 1..0); }
try 'a self-test without tests is no pass' only_a_plan
finish
