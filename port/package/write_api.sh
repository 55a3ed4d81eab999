#!/bin/sh
# SPDX-License-Identifier: MIT
# The interface as manual pages, from the public headers: write_api.sh headers | functions | pages FOLDER
#   headers    prints the public headers: mmaref.h and what it includes
#   functions  prints the names of the public functions
#   pages      writes mmaref.3, and a page for each function, to FOLDER
set -eu
headers="src/mmaref.h $(sed -n "s,^#include \"\(.*\)\"\$,$GENERATED/\1,p" src/mmaref.h)"
case ${1:-} in
headers) printf '%s\n' $headers ;;
functions) awk -v only_list=1 -f port/package/write_api.awk $headers ;;
pages)
    rm -rf "$2" && mkdir -p "$2"
    awk -v folder="$2" -v date="$(port/package/version.sh day)" -f port/package/write_api.awk $headers
    ;;
*) echo 'write_api.sh: headers, functions or pages FOLDER' >&2; exit 2 ;;
esac
