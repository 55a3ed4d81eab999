#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the self-test of many boards, JOBS at a time: selftest-all.sh 'BOARD COMMAND-IT-NEEDS...'...
# Prints a table of target, result and time, which it leaves in BUILD/firmware/selftest.md;
# fails if a board fails. A board whose compiler or emulator is not there is skipped.
set -u
export LC_ALL=C
: "${BUILD:?run me through make selftest-all}"

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
            echo 'does not build'; } | cut -c -48 | sed 's/^/FAILED: /'
        return
    fi
    echo "$(tail -n 1 "$log")$(sed -n 's/^# subset: /; /p' "$log")"
}

# row BOARD COMMAND-IT-NEEDS...: its row of the table.
row() {
    local lacking result start=${EPOCHREALTIME/./}
    lacking=$(missing "${@:2}")
    if [ -n "$lacking" ]; then
        result="skipped: not installed:$lacking"
    else
        result=$(run "$1")
    fi
    printf '| %-16s | %-56s | %7d |\n' "$1" "$result" $(((${EPOCHREALTIME/./} - start + 500000) / 1000000))
}

# One row alone is how this script runs itself.
if [ "$1" = --row ]; then
    # shellcheck disable=SC2086 # words
    row $2
    exit
fi
table=$BUILD/firmware/selftest.md
mkdir -p "$BUILD/firmware"
{
    printf '| %-16s | %-56s | %7s |\n' target result 'time, s'
    echo '| ---------------- | -------------------------------------------------------- | ------: |'
    printf '%s\n' "$@" | xargs -P "${JOBS:-$(nproc)}" -I BOARD "$0" --row BOARD | sort
} | tee "$table"
! grep -q ' FAILED: ' "$table"
