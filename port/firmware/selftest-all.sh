#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the self-test of many boards, JOBS at a time: selftest-all.sh 'BOARD COMMAND-IT-NEEDS...'...
# Prints a table of target, result and time, a row as soon as a board has finished, and leaves it, by
# name, in BUILD/firmware/selftest.md. A board whose compiler or emulator is not there is skipped.
# Fails if a board fails, and with status 2 if every board was skipped, unless ALLOW_EMPTY is 1.
set -u
export LC_ALL=C
: "${BUILD:?run me through make selftest-all}"

missing() { # COMMAND...: names those that are not there
    local command
    for command in "$@"; do
        command -v "$command" > /dev/null || printf ' %s' "$command"
    done
}

# why LOG: what went wrong, in short: the first thing that the log says of a failed test, of the
# emulator, or of the build.
why() {
    local line
    line=$(grep -m 1 -E '^not ok|^Bail out!' "$1" || grep -m 1 -E '^qemu-[a-z0-9-]+: ' "$1" ||
        grep -m 1 -E 'error:|region .* overflowed' "$1" || echo 'does not build')
    sed -E 's/^qemu-[a-z0-9-]+: */emulator: /' <<< "$line" | cut -c -48
}

# run BOARD: its result, one line.
run() {
    local log=$BUILD/firmware/$1/selftest.log
    rm -f "$log"
    # shellcheck disable=SC2086 # a command
    if ! ${MAKE:-make} --no-print-directory "selftest-$1" > "$BUILD/firmware/$1.log" 2>&1; then
        echo "FAILED: $(why "$BUILD/firmware/$1.log")"
        return
    fi
    # One line that passed is that of the tables.
    if ! grep -qE '^([2-9]|[1-9][0-9]+) passed, 0 failed(, [0-9]+ skipped)?$' "$log"; then
        echo 'FAILED: the log does not end in tests passed'
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
    printf '| %-16s | %-64s | %7d |\n' "$1" "$result" $(((${EPOCHREALTIME/./} - start + 500000) / 1000000))
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
    printf '| %-16s | %-64s | %7s |\n' target result 'time, s'
    echo '| ---------------- | ---------------------------------------------------------------- | ------: |'
    printf '%s\n' "$@" | xargs -P "${JOBS:-$(nproc)}" -I BOARD "$0" --row BOARD
} | tee "$table.partial"
{ head -n 2 "$table.partial" && tail -n +3 "$table.partial" | sort; } > "$table" && rm "$table.partial"
! grep -q ' FAILED: ' "$table" || exit 1
if ! tail -n +3 "$table" | grep -qv ' skipped: ' && [ "${ALLOW_EMPTY:-}" != 1 ]; then
    echo 'selftest-all: no board ran; on Debian: tests/install.sh selftest riscv boards, or set ALLOW_EMPTY=1' >&2
    exit 2
fi
