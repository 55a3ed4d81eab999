#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The host command computes every text vector as expected, and so does the build that spares
# the stack, whose self-test runs here too.
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
run_vectors "$BUILD/mmaref"
need make -j "$JOBS" host BUILD="$BUILD/small-stack" CFLAGS="-O1 -DMMAREF_SMALL_STACK"
run_vectors "$BUILD/small-stack/mmaref" > "$BUILD/tests/small-stack.tap"
sed 's/^\(not \)\?ok - /&MMAREF_SMALL_STACK: /' "$BUILD/tests/small-stack.tap"
try "MMAREF_SMALL_STACK: selftest" "$BUILD/small-stack/mmaref" selftest
finish
