#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# until-exit.sh COMMAND...: runs what prints a board's console and does not end by itself;
# copies it up to the line `exit STATUS` of exit/console.c, ends the command, and ends with
# that status.
set -u
coproc board { exec "$@" 2>&1; }
# shellcheck disable=SC2154 # coproc sets it
pid=$board_PID
trap 'kill "$pid" 2> /dev/null; wait' EXIT
trap 'exit 2' INT TERM
while IFS= read -r line; do
    line=${line%$'\r'}
    case $line in
    'exit '[0-9]) exit "${line#exit }" ;;
    esac
    printf '%s\n' "$line"
done <&"${board[0]}"
exit 2
