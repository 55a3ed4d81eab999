#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The self-test on this machine.
# Takes 1 s.
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
log=$BUILD/tests/selftest.tap
"$BUILD/mmaref" selftest > "$log"
status=$?
passed=$(grep -c '^ok' "$log")
if [ $status -eq 0 ] && ! grep -q '^not ok' "$log" && grep -qx "1..$passed" "$log"; then
    pass "self-test: all $passed"
else
    fail 'self-test' "$(grep -v '^ok ' "$log")"
fi
finish
