#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# src stays readable: no private header of more than 300 lines, no function of more than 60.
# Takes 1 s.
. tests/tap.sh

header=300
function=60

# What is too long in a folder of sources; `mmaref.h` is for users, and as long as it has to be.
too_long() { # FOLDER
    awk -v header=$header -v most=$function '
        FNR == 1 { count++; head = "" }
        /^[A-Za-z][^;=]*[(][^;=]*$/ { head = $0; at = FNR }
        /^}/ && head != "" {
            functions++
            if (FNR - at >= most) print FILENAME ":" at ": a function of " FNR - at + 1 " lines"
            head = ""
        }
        FILENAME ~ /[.]h$/ && FILENAME !~ /\/mmaref[.]h$/ && FNR == header + 1 {
            print FILENAME ": a private header of more than " header " lines"
        }
        END {
            if (count == 0 || functions == 0) print "no source, or no function"
        }' "$1"/*.[ch]
}
fits() { [ -z "$(too_long "$1" | tee /dev/stderr)" ]; }
try "src has headers of at most $header lines, functions of at most $function" fits src

# Each of them is found.
folder=$(scratch_folder sizes)
lines() { printf "%$1s" | sed "s/ /$2\n/g"; } # COUNT, LINE
finds() { # WHAT IT SAYS
    local said
    said=$(too_long "$folder/src")
    rm -rf "$folder/src"
    [ "$said" = "$1" ] || { echo "$said"; return 1; }
}
planted() { rm -rf "$folder/src" && mkdir "$folder/src" && cp src/*.[ch] "$folder/src"; }

planted && { echo 'static int planted(int x)'; echo '{'; lines $((function - 2)) '    x++;'; echo '}'; } > "$folder/planted" &&
    cat "$folder/planted" >> "$folder/src/text_instruction.c"
at=$(($(wc -l < src/text_instruction.c) + 1))
try 'a function that is too long is found' finds "$folder/src/text_instruction.c:$at: a function of $((function + 1)) lines"
planted && lines $((header + 1)) '' > "$folder/src/planted.h"
try 'a header that is too long is found' finds "$folder/src/planted.h: a private header of more than $header lines"
mkdir -p "$folder/src" && echo > "$folder/src/planted.c"
try 'a folder without functions is found' finds 'no source, or no function'
finish
