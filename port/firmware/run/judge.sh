#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# judge.sh LOG STATUS [SECONDS]: says what is wrong with a run of a board: its log, the status with which what ran it
# has ended, 124 or 137 after so many SECONDS. The line is printed, added to the log, and the status is of the whole:
# 0 only where both the status is 0 and the log ends in a closing line without failures.
set -u
log=$1 status=$2

complain() { echo "Bail out! $1" | tee -a "$log"; }

# What the board was at: the last case or test that was named before it ran.
at() {
    LC_ALL=C sed -nE -e 's/\r$//' -e 's/^# case ([0-9]+ .*)/; the last case was \1/p' \
        -e 's/^# ([0-9]+ [a-z].*)/; the last test was \1/p' "$log" |
        grep -v '^; the last test was [0-9]* cycles$' | tail -n 1
}

# What is no word of the board: the count of a simulator, and its bus.
silent() { ! LC_ALL=C grep -qvE '^# ([0-9]+ cycles$|bus )' "$log"; }
closed() { LC_ALL=C grep -qE $'^[0-9]+ passed, '"$1"$' failed(, [0-9]+ skipped)?\r?$' <(tail -n 1 "$log"); }

case $status in
0) ended= ;;
124 | 137) ended="no end after $3 s" ;;
*) ended="status $status of what runs the board" ;;
esac
if silent; then
    complain "${ended:+$ended: }not one line was read: console?"
elif [ "$status" = 124 ] || [ "$status" = 137 ]; then
    complain "$ended$(at)"
elif [ "$status" = 0 ] && ! closed 0; then
    complain "no closing line"
elif ! closed '[0-9]+' && ! LC_ALL=C grep -q '^Bail out! ' "$log"; then
    complain "$ended: no closing line"
else
    exit "$status"
fi
[ "$status" != 0 ] || exit 1
exit "$status"
