#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The programs of port/ are users of the library: they include mmaref.h alone, and define no name
# that the library could define. port/vector is none: it is a leaf of the library.
# Takes 7 s.
# Needs verilator iverilog
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder ports)

# What a user has: mmaref.h, the two headers that it includes, and the ports' own generated files.
mkdir -p "$folder/include" "$folder/objects"
cp src/mmaref.h generated/mmaref_*.h "$folder/include"
cp -r generated/dpi generated/cli "$folder/include"
vltstd=$(verilator --getenv VERILATOR_ROOT)/include/vltstd

# Those that need what a board defines are only preprocessed: it is their includes that count.
compile() { # FILE
    local how=(-c -o "$folder/objects/$(tr / _ <<< "$1").o")
    case $1 in
    port/firmware/*/* | port/firmware/report.c) how=(-M) ;;
    esac
    gcc -std=gnu11 -w -I"$folder/include" -Iport/cost -Iport/cli -Iport/dpi -Iport/firmware -isystem "$vltstd" \
        -isystem /usr/include/iverilog "${how[@]}" "$1" > /dev/null
}

compile_all() {
    local file status=0
    echo '"mac16"' > "$folder/include/families.inc" # of port/cost, which writes it when it measures
    mkdir -p "$folder/include/avr" && touch "$folder/include/avr/"{io,interrupt}.h # of a C library that may not be there
    while read -r file; do
        compile "$file" || status=1
    done < <(find port generated/dpi generated/cli -name '*.c' ! -path 'port/vector/*' ! -name peer_softfloat.c)
    return $status
}

private_includes() {
    ! grep -rnE '^ *# *include *"([^"]*/)?(mmaref_(internal|config)|table_[a-z]*|unpacked|dot|tables|instruction|selftest|number)\.h"' --exclude-dir=vector port generated/dpi generated/cli
}

# Names of the library: those that begin with mmaref_, but for what simulators call.
library_names() {
    grep -vE '\bmmaref_(dpi|vpi)_' | { ! grep .; }
}

defined_symbols() {
    nm -g --defined-only "$folder"/objects/*.o | awk 'NF == 3 && $3 ~ /^mmaref_/ { print $3 }' | library_names
}

defined_types() {
    grep -rnE --include='*.[ch]' '^\} mmaref_[a-z0-9_]+;|^(typedef )?(struct|union|enum) mmaref_[a-z0-9_]+ *\{|^typedef .*\bmmaref_[a-z0-9_]+;' port |
        library_names
}

try 'no port includes a private header' private_includes
try 'every port compiles with the public headers alone' compile_all
try 'no port defines a symbol of the library' defined_symbols
try 'no port defines a type of the library' defined_types
finish
