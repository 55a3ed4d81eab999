#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# All vectors, the self-test and the unit tests again, watched by the address and undefined-behaviour sanitizers.
# Takes 45 s.
. tests/tap.sh

need sanitized_host
run_vectors "$BUILD/sanitizers/mmaref"
try selftest "$BUILD/sanitizers/mmaref" selftest
BUILD=$BUILD/sanitizers UNIT_FLAGS="-O1 -g $sanitizers" tests/steps/35-unit-plain.sh || failures=$((failures + 1))
finish
