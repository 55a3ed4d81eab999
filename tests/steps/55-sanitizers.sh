#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# All vectors and the self-test again, watched by the address and undefined-behaviour sanitizers.
# Takes 6 s.
. tests/tap.sh

need sanitized_host
run_vectors "$BUILD/sanitizers/mmaref"
try selftest "$BUILD/sanitizers/mmaref" selftest
finish
