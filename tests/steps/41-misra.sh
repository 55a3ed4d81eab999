#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# MISRA C:2012 over src and generated, as cppcheck's addon checks it: nothing but the deviations listed in tests/robust/misra,
# none of which is stale. Planted violations are found, and so is a deviation that does not occur.
# Takes 35 s.
# Needs cppcheck
. tests/tap.sh

folder=$BUILD/tests/misra
need tests/robust/misra/misra.sh "$folder"
lua5.4 tests/robust/misra/check.lua "$folder" tests/robust/misra/deviations.txt || failures=1

# The check itself.
{
    cat tests/robust/misra/deviations.txt
    echo '17.2 | src/dot_element.c | * | No function of this file calls itself.'
} > "$folder/stale.txt"
output=$(lua5.4 tests/robust/misra/check.lua "$folder" "$folder/stale.txt")
try 'a deviation that does not occur is reported' grep -q '^# .*stale.txt:[0-9]*: 17.2 occurs no more' <<< "$output"
grep -v '^15.5 ' tests/robust/misra/deviations.txt > "$folder/fewer.txt"
output=$(lua5.4 tests/robust/misra/check.lua "$folder" "$folder/fewer.txt")
try 'a finding without a deviation is reported' grep -q '^# src/mma.c:[0-9]*:[0-9]*: rule 15.5: ' <<< "$output"
finish
