#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The program that captures real silicon, as far as it can be checked without any.
# Takes 35 s.
. tests/tap.sh

specs=(tests/models/silicon/*_spec.lua)
taps_side_by_side "${specs[@]/#/busted --lua=lua5.4 --output=TAP }"
finish
