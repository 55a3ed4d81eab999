#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Specs of the generator.
# Takes 75 s.
. tests/tap.sh

busted --lua=lua5.4 --output=TAP tests/generator
