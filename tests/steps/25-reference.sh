#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Specs of the reference model.
# Takes 1 s.
. tests/tap.sh

busted --lua=lua5.4 --output=TAP tests/reference
