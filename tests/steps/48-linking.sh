#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A shared library exports the public functions alone.
# Takes 10 s.
. tests/tap.sh

folder=$(scratch_folder linking)
sources=(src/*.c generated/*.c)
program=$folder/program.c
cat > "$program" << 'END'
#include "mmaref.h"
int main(void)
{
    return mmaref_version() == MMAREF_VERSION ? 0 : 1;
}
END

# objects NAME FLAG...: every source as an object of the folder NAME.
objects() {
    local name=$1 source
    shift
    mkdir -p "$folder/$name"
    for source in "${sources[@]}"; do
        echo "$source"
    done | xargs -P "$JOBS" -I{} sh -c \
        'out=$1/$(basename "$2" .c).o; shift 2; exec gcc -O1 -Isrc -Igenerated "$@" -o "$out"' - "$folder/$name" {} "$@" -c {}
}

need objects whole
try 'objects of one build link' gcc -Isrc -Igenerated "$program" "$folder"/whole/*.o -o "$folder/program"
try 'and run' "$folder/program"

# The public functions are those that mmaref.h declares.
declared() {
    gcc -E -P -Isrc -Igenerated src/mmaref.h | grep -oE "\bmmaref_[a-z0-9_]+\(" | tr -d "(" | sort -u
}

exported() {
    need gcc -shared -fPIC -O1 -fvisibility=hidden -Isrc -Igenerated "${sources[@]}" -o "$folder/libmmaref.so"
    nm -D --defined-only "$folder/libmmaref.so" | awk '{ print $3 }' | sort -u
}

try 'a shared library exports what mmaref.h declares and nothing else' diff <(declared) <(exported)
finish
