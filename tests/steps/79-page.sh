#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The page in headless Chromium: every panel and instruction, its output that of the shell, nothing from the network.
# Takes 70 s of one core.
. tests/tap.sh

need make -j "$JOBS" page host BUILD="$BUILD"
npm_modules
page=$BUILD/page/mmaref.html
size=$(wc -c < "$page")
try "one file of $size bytes, below 1 MB" [ "$size" -lt 1000000 ]
node tests/page/run.mjs "$BUILD/mmaref" "$page" "$(scratch_folder page)" "$@" || fail 'run.mjs ended early'
finish
