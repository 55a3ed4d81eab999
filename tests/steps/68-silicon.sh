#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The program that captures real silicon, as far as it can be checked without any.
# Takes 60 s.
. tests/tap.sh

busted --lua=lua5.4 --output=TAP tests/silicon
