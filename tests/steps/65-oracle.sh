#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The library against the oracle, and the oracle's operands against rules slightly off.
# Takes 200 s.
. tests/tap.sh

need make -j "$JOBS" -f Makefile -f tests/oracle/oracle.mk oracle-programs BUILD="$BUILD"
fresh=$(scratch_folder oracle)

# What the programs print is TAP already.
count_failure() { "$@" || failures=$((failures + 1)); }
count_failure "$BUILD/oracle/formats"
count_failure "$BUILD/oracle/oracle" -n 100000 # make oracle draws twice as many
count_failure "$BUILD/oracle/oracle" -m -n 8000
count_failure "$BUILD/oracle/oracle" -c -n 16000
count_failure "$BUILD/oracle/oracle" -d -n 4000 # 100000 of each field by hand

need lua5.4 tests/oracle/section6.lua "$fresh"
for file in "$fresh"/*.vec; do
    name=tests/vectors/${file##*/}
    try "$name is as tests/oracle/section6.lua writes it" cmp "$file" "$name"
done
finish
