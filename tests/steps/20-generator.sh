#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Specs of the generator; the three that take longest are the long form.
# Takes 35 s.
# Part long takes 60 s.
# Part most takes 45 s.
# Part most needs busted lua:lpeg
# Part quick takes 4 s.
# Part quick needs busted lua:lpeg
. tests/tap.sh

# Those that take longest first; each part leaves out more of them.
slow=(tests/generator/{stable,slips,spec_diff,hostile,ask_assembler,determinism,limits}_spec.lua
    tests/generator/editions/{command,draft}_spec.lua)
mapfile -t specs < <(find tests/generator -name '*_spec.lua' | LC_ALL=C sort | grep -vxF "$(printf '%s\n' "${slow[@]}")")
case ${1:-} in
long) specs=("${slow[@]:0:3}") ;;
most) specs=("${slow[@]:1}" "${specs[@]}") ;;
quick) ;;
*) specs=("${slow[@]:3}" "${specs[@]}") ;;
esac
taps_side_by_side "${specs[@]/#/busted --lua=lua5.4 --output=TAP }"
finish
