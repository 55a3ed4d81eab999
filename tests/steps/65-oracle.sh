#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The library against the oracle, and the oracle's operands against rules slightly off.
# The long form draws four times as many, and asks the rules of every chip.
# Takes 30 s.
# Part long takes 120 s.
. tests/tap.sh

times=1 chip=sm_90
[ "${1:-}" != long ] || { times=4; chip=; }

need make -j "$JOBS" -f Makefile -f tests/models/oracle/oracle.mk oracle-programs BUILD="$BUILD"

# What the programs print is TAP already.
count_failure() { "$@" || failures=$((failures + 1)); }
count_failure "$BUILD/oracle/formats"
oracle() { "$BUILD/oracle/oracle" "$@"; }
count_failure oracle -n $((25000 * times)) -s "$SEED" # make oracle draws eight times as many
count_failure oracle -m -n 8000 $chip
count_failure oracle -c -n $((4000 * times)) -s "$SEED"
count_failure oracle -b
count_failure oracle -d -n $((10000 * times)) -s "$SEED" # of each possibility of a block
count_failure oracle -o -n 1000 -s "$SEED"
finish
