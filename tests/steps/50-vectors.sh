#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The host command computes every text vector as expected.
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
run_vectors "$BUILD/mmaref"
finish
