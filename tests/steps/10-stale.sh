#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# generated/ is what make generate writes.
# Takes 4 s.
# Needs lua5.4 lua:lpeg
. tests/tap.sh

fresh=$(scratch_folder stale)
need make generate GENERATED="$fresh"

for file in $(for folder in "$fresh" generated; do find "$folder" -type f -printf '%P\n'; done | sort -u); do
    try "generated/$file is fresh" cmp "$fresh/$file" "generated/$file"
done
table() { sed -n '/^<!-- BEGIN chips -->$/,/^<!-- END chips -->$/p' README.md | sed '/^<!--/d'; }
try "README.md's table of chips is fresh" diff <(table) <(lua5.4 generator/generate.lua --chips)
[ $failures -eq 0 ] || echo "# run make generate"
finish
