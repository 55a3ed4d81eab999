#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Code of the core and of the ports fits 120 columns; a web address may be longer.
# Takes 1 s.
. tests/tap.sh

too_long() { # FILE...
    awk 'length > 120 && !/https?:/ { print FILENAME ":" FNR ": " length " columns"; found = 1 } END { exit !found }' "$@"
}
fits() { ! too_long "$@"; }
finds() { [ "$(too_long "$1")" = "$1:2: 121 columns" ]; }

folder=$(scratch_folder columns)
printf '%120s\n%121s\n' x x > "$folder/two.c"
try 'of 120 and 121 columns the second are too many' finds "$folder/two.c"
mapfile -t files < <(find src port -type f -regex '.*\.\(c\|h\|lua\|sh\|mk\|sv\|svh\|bash\|ld\|S\)' | sort)
try "every line of ${#files[@]} files of src and port" fits "${files[@]}"
finish
