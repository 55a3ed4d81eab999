#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# read-serial.sh DEVICE SPEED SECONDS COMMAND... IMAGE: runs a real board. `COMMAND IMAGE` writes the image, `COMMAND
# --start` starts it; what the serial line DEVICE then says is copied to standard output until the closing line, a
# line `exit STATUS`, a bail-out, or a silence of SECONDS. Status: of the image, or 1 where something failed; 2 for a
# bail-out or no end; then a last line tells why.
# Alone, for a board that another tool has written: read-serial.sh DEVICE SPEED SECONDS
set -u
export LC_ALL=C

bail_out() { echo "Bail out! $1" && exit 2; }

[[ "${2-} ${3-}" =~ ^[0-9]+\ [1-9][0-9]*$ ]] || bail_out "read-serial.sh wants DEVICE SPEED SECONDS, not ${*:1:3}"
device=$1 speed=$2 seconds=$3
shift 3

stty -F "$device" "$speed" raw -echo cs8 -cstopb -parenb -crtscts clocal || bail_out "$device is no serial line"
exec 3< "$device" || bail_out "$device cannot be read"
if [ $# -ne 0 ]; then
    "$@" < /dev/null >&2 || bail_out "the image is not written: ${*: -1}"
    SECONDS=0
    while [ "$SECONDS" -lt 3 ] && IFS= read -r -t 0.2 -n 512 <&3; do :; done # what the image before has said
    "${@:1:$#-1}" --start < /dev/null >&2 || bail_out 'the board is not started'
fi

lines=0 unreadable=0 plans=0 failed='' status=''
while true; do
    IFS= read -r -t "$seconds" line <&3
    ended=$?
    line=${line%$'\r'}
    if [ $ended -ne 0 ] && [ -z "$line" ]; then break; fi
    lines=$((lines + 1))
    if [[ $line == *[!$' \t'-~]* ]]; then
        unreadable=$((unreadable + 1))
        line=${line//[!$' \t'-~]/?}
    fi
    if [[ $line =~ ^1\.\.[0-9]+$ ]] && [ $((plans += 1)) -gt 1 ]; then
        printf '%s\n' "$line"
        bail_out 'the board has started again'
    fi
    # After a bail-out and a closing line, a line or two may follow, at once.
    case $line in
    'exit '[0-9]) exit "${line#exit }" ;;
    'Bail out!'*) failed=2 seconds=1 ;;
    *[0-9]' passed, '[0-9]*' failed'*) status=1 seconds=1 && [[ $line != *' 0 failed'* ]] || status=0 ;;
    esac
    printf '%s\n' "$line"
    if [ $ended -ne 0 ]; then break; fi
done
[ -z "$status$failed" ] || exit "${failed:-$status}"
if [ $lines -eq 0 ]; then
    bail_out "not one line was read: console? $device, $speed baud"
elif [ $((2 * unreadable)) -gt $lines ]; then
    bail_out "bytes that are no text: speed? $device, $speed baud"
elif [ "$ended" -le 128 ]; then
    bail_out "$device was closed"
fi
bail_out "nothing for $seconds s, and no closing line"
