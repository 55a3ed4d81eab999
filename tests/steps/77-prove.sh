#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The errors that `make prove` plants still change their files. The long form has Frama-C analyse six entries of
# tests/robust/prove, drawn by SEED, and notice one of these errors.
# Takes 1 s.
# Part long takes 900 s.
# Part long needs frama-c
. tests/tap.sh

tests/robust/prove/prove.sh --changes || failures=$((failures + 1))
if [ "${1:-}" = long ]; then
    mapfile -t entries < <(tests/robust/prove/prove.sh --entries)
    drawn=$((SEED * 6 % ${#entries[@]}))
    mapfile -t entries < <(printf '%s\n' "${entries[@]}" "${entries[@]}" | tail -n +$((drawn + 1)) | head -n 6)
    comment <<< "${entries[*]}"
    tests/robust/prove/prove.sh "${entries[@]}" || failures=$((failures + 1))
    tests/robust/prove/prove.sh planted $((SEED % $(tests/robust/prove/prove.sh --changes | wc -l) + 1)) || failures=$((failures + 1))
fi
finish
