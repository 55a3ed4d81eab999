#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The studies of port/python/studies.md: each script prints the text that stands there, and draws its picture.
# Takes 4 s of one core.
# Needs /usr/bin/python3 /usr/lib/python3/dist-packages/numpy
. tests/tap.sh

folder=$(scratch_folder studies)
need make -j "$JOBS" python BUILD="$BUILD"
page=port/python/studies.md
block() { # NAME: what stands on the page
    sed -n "/^<!-- BEGIN $1 -->$/,/^<!-- END $1 -->$/p" "$page" | sed '/^```$/d; /^<!--/d'
}
study() { # NAME
    env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$BUILD/python" /usr/bin/python3 "port/python/studies/$1.py" \
        "$folder/$1.svg" > "$folder/$1.txt" || return
    [ -s "$folder/$1.txt" ] && diff <(block "$1") "$folder/$1.txt" && cmp "port/python/studies/$1.svg" "$folder/$1.svg"
}
named=$(sed -n 's/^<!-- BEGIN \(.*\) -->$/\1/p' "$page")
for name in $named; do
    try "$name: text and picture" study "$name"
done
scripts=$(cd port/python/studies && grep -l '^main()$' ./*.py | sed 's|^./||; s|[.]py$||')
try 'each study is on the page' diff <(sort <<< "$named") <(sort <<< "$scripts")
finish
