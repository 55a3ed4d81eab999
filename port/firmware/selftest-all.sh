#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the self-test of many boards: selftest-all.sh 'BOARD COMMAND-IT-NEEDS...'...
# Prints a table of target, result and time, which it leaves in BUILD/firmware/selftest.md;
# fails if a board fails. A board whose compiler or emulator is not there is skipped.
set -u
export LC_ALL=C
: "${BUILD:?run me through make selftest-all}"

table=$BUILD/firmware/selftest.md
mkdir -p "$BUILD/firmware"
failures=0

row() { printf '| %-16s | %-44s | %8s |\n' "$1" "$2" "$3" | tee -a "$table"; }

missing() { # COMMAND...: names those that are not there
    local command
    for command in "$@"; do
        command -v "$command" > /dev/null || printf ' %s' "$command"
    done
}

# run BOARD: its result, one line.
run() {
    local log=$BUILD/firmware/$1/selftest.log
    rm -f "$log"
    # shellcheck disable=SC2086 # a command
    if ! ${MAKE:-make} --no-print-directory "selftest-$1" > "$BUILD/firmware/$1.log" 2>&1; then
        { grep -m 1 -E '^not ok|^Bail out!|error:|region .* overflowed' "$BUILD/firmware/$1.log" ||
            echo 'does not build'; } | cut -c -60 | sed 's/^/FAILED: /'
        return 1
    fi
    echo "$(tail -n 1 "$log")$(sed -n 's/^# \(subset: .*\)/; \1/p' "$log")"
}

: > "$table"
row target result 'time, s'
row ---------------- -------------------------------------------- -------:
for board; do
    # shellcheck disable=SC2086 # words
    set -- $board
    name=$1
    shift
    lacking=$(missing "$@")
    if [ -n "$lacking" ]; then
        row "$name" "skipped: not installed:$lacking" ''
        continue
    fi
    start=$(date +%s.%N)
    result=$(run "$name") || failures=$((failures + 1))
    row "$name" "$result" "$(echo "$(date +%s.%N) $start" | awk '{ printf "%.1f", $1 - $2 }')"
done
exit $((failures != 0))
