#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# within.sh SECONDS COMMAND...: runs the command for at most so many seconds and ends with its status, or with 124 or
# 137 if it took longer. Whatever the command has started ends with it, also when this script is told to end.
set -u
# A group of processes of its own, with timeout at its head.
timeout -k 5 "$@" &
group=$!
end() { kill -KILL -- "-$group" 2> /dev/null; }
trap end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
wait "$group"
