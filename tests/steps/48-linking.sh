#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Objects that were built otherwise do not link; a shared library exports the public functions alone.
# Takes 40 s.
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

# mixed NAME FLAG: with each object that the flag changes in place of the whole build's, nothing links.
mixed() {
    local object others changed=0
    for object in "$folder/$1"/*.o; do
        ! cmp -s "$object" "$folder/whole/${object##*/}" || continue
        changed=$((changed + 1))
        others=$(ls "$folder"/whole/*.o | grep -v "/${object##*/}$")
        # shellcheck disable=SC2086 # a list of files
        if gcc -Isrc -Igenerated "$program" $others -o "$folder/mix" 2> "$folder/mix.txt"; then
            continue # an object that nothing needs does no harm
        fi
        # shellcheck disable=SC2086
        if gcc -Isrc -Igenerated "$program" $others "$object" -o "$folder/mix" 2> "$folder/mix.txt"; then
            echo "${object##*/} of the build $1 links with the others"
            return 1
        fi
    done
    echo "$changed objects differ"
    [ $changed -gt 0 ]
}

for flag in MMAREF_TILE_COLUMNS=2 MMAREF_VECTOR=2 MMAREF_WITHOUT_SPARSE MMAREF_WITHOUT_F64 MMAREF_WITHOUT_COVERAGE; do
    need objects "$flag" "-D$flag"
    try "a mix with -D$flag does not link" mixed "$flag"
done

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
