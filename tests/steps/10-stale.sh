#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# generated/ is what the generator makes of generator/spec.
# Takes 4 s.
# Needs lua5.4 lua:lpeg
. tests/tap.sh

fresh=$(scratch_folder stale)
need lua5.4 generator/generate.lua "$fresh"

for file in $(for folder in "$fresh" generated; do find "$folder" -type f -printf '%P\n'; done | sort -u); do
    try "generated/$file is fresh" cmp "$fresh/$file" "generated/$file"
done
[ $failures -eq 0 ] || echo "# run make generate"
finish
