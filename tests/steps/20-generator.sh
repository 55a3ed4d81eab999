#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Specs of the generator.
# Takes 95 s.
. tests/tap.sh

# Those that take longest first.
first=(tests/generator/{stable,slips,spec_diff}_spec.lua)
mapfile -t others < <(find tests/generator -name '*_spec.lua' | LC_ALL=C sort | grep -vxF "$(printf '%s\n' "${first[@]}")")
taps_side_by_side "${first[@]/#/busted --lua=lua5.4 --output=TAP }" "${others[@]/#/busted --lua=lua5.4 --output=TAP }"
finish
