#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes the page, one file, to standard output: write_page.sh mmaref.wasm
# The module is packed by gzip. Scripts share one scope; main.js, which starts the page, comes last.
set -eu
module=$1
here=$(dirname "$0")
scripts='command elements state find explain export layouts fields cases numbers banks sparse scale reuse main'

script() {
    sed 's/^export //' "$here/../wasm/command.mjs"
    for name in $scripts; do cat "$here/$name.js"; done
}

while IFS= read -r line; do
    case $line in
    *'/* STYLE */'*) echo '<style>'; cat "$here/page.css"; echo '</style>' ;;
    *'/* SCRIPT */'*) script ;;
    *MODULE*) printf '%s' "${line%%MODULE*}"; gzip -9n < "$module" | base64 -w 0; printf '%s\n' "${line#*MODULE}" ;;
    *) printf '%s\n' "$line" ;;
    esac
done < "$here/page.html"
