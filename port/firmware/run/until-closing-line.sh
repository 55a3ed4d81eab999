#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# until-closing-line.sh COMMAND...: runs what prints a board's console and does not end by
# itself; copies it up to the closing line, ends the command, and takes the status from
# that line.
set -u
coproc board { exec "$@" 2>&1; }
# shellcheck disable=SC2154 # coproc sets it
pid=$board_PID
trap 'kill "$pid" 2> /dev/null' EXIT
trap 'exit 2' INT TERM
status=2
while IFS= read -r line; do
    line=${line%$'\r'}
    printf '%s\n' "$line"
    case $line in
    'Bail out!'*) break ;;
    [0-9]*' passed, 0 failed') status=0; break ;;
    [0-9]*' passed, '*' failed') status=1; break ;;
    esac
done <&"${board[0]}"
exit $status
