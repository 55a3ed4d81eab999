#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What queries of the host command print is what tests/ports/cli/golden holds.
# Takes 1 s.
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
# shellcheck disable=SC2086 # a list of words
while read -r name command; do
    try "prints $name as it should" diff "tests/ports/cli/golden/$name.txt" <("$BUILD/mmaref" $command)
done < tests/ports/cli/golden/commands
finish
