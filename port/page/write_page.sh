#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes the page, one file, to standard output: write_page.sh mmaref.wasm
# The module is packed by gzip. Scripts share one scope; main.js, which starts the page, comes last.
set -eu
module=$1
here=$(dirname "$0")
scripts='command elements detail state frame combobox find chip help explain export lanes layouts look product example
    fields cases sums numbers chips compare banks sparse scale reuse main'

script() {
    sed 's/^export //' "$here/../wasm/command.mjs"
    for name in $scripts; do cat "$here/$name.js"; done
}

# The frame's looks come first, then those of the panels, by name.
style() {
    cat "$here/page.css"
    for sheet in "$here"/*.css; do [ "${sheet##*/}" = page.css ] || cat "$sheet"; done
}

while IFS= read -r line; do
    case $line in
    *'/* STYLE */'*) echo '<style>'; style; echo '</style>' ;;
    *'/* SCRIPT */'*) script ;;
    *MODULE*) printf '%s' "${line%%MODULE*}"; gzip -9n < "$module" | base64 -w 0; printf '%s\n' "${line#*MODULE}" ;;
    *) printf '%s\n' "$line" ;;
    esac
done < "$here/page.html"
