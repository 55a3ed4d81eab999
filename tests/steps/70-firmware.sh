#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The self-test passes on emulated boards: an Arm and a RISC-V one, or those in BOARDS.
. tests/tap.sh

folder=$(scratch_folder firmware)
boards=${BOARDS:-mps2-an385 riscv32-virt}

# shellcheck disable=SC2086 # a list of words
printf '%s\n' $boards | xargs -P "$JOBS" -I BOARD \
    sh -c 'make selftest-BOARD > "$1/BOARD" 2>&1; echo $? > "$1/BOARD.status"' - "$folder"

for board in $boards; do
    closing=$(tail -n 1 "$folder/$board")
    if [ "$(cat "$folder/$board.status")" -eq 0 ] && [[ $closing == *' passed, 0 failed' ]]; then
        pass "$board: $closing"
    else
        fail "$board" "$(grep -v '^ok ' "$folder/$board")"
    fi
done
finish
