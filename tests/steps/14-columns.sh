#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Code of the core and of the ports fits 120 columns; a web address may be longer. Every file is as .editorconfig says.
# Takes 1 s.
# Needs git
. tests/tap.sh

too_long() { # FILE...
    awk 'length > 120 && !/https?:/ { print FILENAME ":" FNR ": " length " columns"; found = 1 } END { exit !found }' "$@"
}
fits() { ! too_long "$@"; }
finds() { [ "$(too_long "$1")" = "$1:2: 121 columns" ]; }

folder=$(scratch_folder columns)
printf '%120s\n%121s\n' x x > "$folder/two.c"
try 'of 120 and 121 columns the second are too many' finds "$folder/two.c"
mapfile -t files < <(find src port -type f -regex '.*\.\(c\|h\|lua\|py\|sh\|mk\|sv\|svh\|bash\|ld\|S\|js\|mjs\|css\)' | sort)
try "every line of ${#files[@]} files of src and port" fits "${files[@]}"

# ---- .editorconfig: of its kinds of files, what it says of each ------------------------------------

sections() { sed -n 's/^\[\(.*\)\]$/\1/p' .editorconfig | tr '\n' ' '; }
try 'this step knows the sections of .editorconfig' [ "$(sections)" = '* tests/generator/*.lua {Makefile,*.mk} *.tsv ' ]
all() { find . -type f ! -path './build/*' ! -path './.git/*' ! -path './.gems/*' ! -path './.npm/*' ! -path "$BUILD/*" ! -name .git -print0; }
text() { all | xargs -0 grep -lIZ .; } # FILE, ...: those that have text in them
none() { # WHAT, COMMAND...: which files it prints
    local what=$1 found
    shift
    found=$("$@")
    if [ -z "$found" ]; then pass "$what"; else fail "$what" "$found"; fi
}
returns() { text | xargs -0 grep -l $'\r$'; }
none 'lines end without a carriage return' returns
encoded() { text | xargs -0 grep -naxv '.*' | cut -c1-80; } # what a locale of UTF-8 cannot read
none 'files are UTF-8' env LC_ALL=C.UTF-8 bash -c "$(declare -f all text encoded); encoded"
blanks() { text | grep -zv '\.tsv$' | xargs -0 grep -nHE '[[:blank:]]+$' | cut -c1-80; }
none 'lines end without a blank' blanks
unfinished() { text | xargs -0 grep -LzP '\n\z'; }
none 'files end with the end of a line' unfinished
# Texts that the scripts of port/package hand on are indented as their readers want it.
tabs() { text | grep -zvE '(/Makefile|\.mk|\.tsv|^\./port/package/.*\.sh)$' | xargs -0 grep -nHP '^ *\t' | cut -c1-80; }
none 'tabs indent in makefiles alone' tabs
found() { # COMMAND BYTES: in a tree with one such file
    local output
    mkdir -p "$folder/tree" && printf '%b' "$2" > "$folder/tree/file.c"
    output=$(cd "$folder/tree" && "$1")
    [[ $output == *file.c* ]] || { echo "$output"; return 1; }
}
for bad in 'returns|int x;\r\n' 'blanks|int x; \n' 'unfinished|int x;' 'tabs|\tint x;\n'; do
    try "${bad%%|*}: one is found" found "${bad%%|*}" "${bad#*|}"
done
finish
