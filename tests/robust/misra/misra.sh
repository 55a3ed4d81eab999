#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What cppcheck's addon for MISRA C:2012 finds in src and generated: a line of file, line, column and rule for each
# finding, in FOLDER/findings. The addon leaves files beside the sources, so that it reads a copy of them in FOLDER.
#   tests/robust/misra/misra.sh FOLDER
set -eu
folder=$1
addon=$(dpkg -L cppcheck | grep '/addons/misra\.py$')
jobs=${JOBS:-$(nproc)}
rm -rf "$folder"
mkdir -p "$folder"
cp -r src "${GENERATED:-generated}" "$folder"
cp tests/robust/misra/planted.txt "$folder/src/planted.c"
cd "$folder"

# The default build alone.
cppcheck --quiet --dump --max-configs=1 -j "$jobs" --std=c99 --platform=unix64 -Isrc -Igenerated src generated \
    > cppcheck.log 2>&1
[ "$(ls src/*.dump generated/*.dump | wc -l)" -eq "$(ls src/*.c generated/*.c | wc -l)" ]
# The rules for one file, then those for all files together: names, macros, what is never used.
export addon
printf '%s\n' src/*.dump generated/*.dump | xargs -P "$jobs" -n 1 sh -c 'python3 "$addon" --cli "$1" > "$1.json"' sh
python3 "$addon" --cli src/*.ctu-info generated/*.ctu-info > all.json
text='"([^"]*)"' number='([0-9]+)'
sed -nE "s/^\{\"file\": $text, \"linenr\": $number, \"column\": $number,.*\"c2012-([0-9.]+)\".*/\1\t\2\t\3\t\4/p" \
    all.json src/*.json generated/*.json | sort -u > findings
