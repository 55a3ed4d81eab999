#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A name that a file of the library keeps to itself is in no other file: the amalgamation makes one file of all. Each
# source of src has a file of unit tests.
# Takes 1 s.
# Needs lua5.4
. tests/tap.sh

folder=$(scratch_folder names)
joins() { lua5.4 port/package/amalgamate.lua "$1" "$folder/joined"; } # TABLES
try 'no name of src and generated is in two files' joins generated

# Tables with two more files, of the lines given, are refused in one line that says where the name is.
finds() { # NAME, LINE, LINE
    local tables=$folder/$1
    mkdir "$tables" && cp generated/*.[ch] "$tables" && echo "$2" > "$tables/planted_a.c" && echo "$3" > "$tables/planted_b.c" || return
    ! joins "$tables" 2> "$folder/refused" || { echo 'not refused'; return 1; }
    [ "$(cat "$folder/refused")" = "amalgamate: $tables/planted_b.c: '$1' is also in $tables/planted_a.c; rename one of them" ] ||
        { cat "$folder/refused"; return 1; }
}
while IFS='|' read -r name kind one other; do
    try "$kind that is in two files is found" finds "$name" "$one" "$other"
done << 'END'
planted_function|a function|static int planted_function(int x)|static bool planted_function(void)
planted_inline|an inline function|MMAREF_INLINE int planted_inline(int x)|MMAREF_NOINLINE static int planted_inline(int x)
planted_table|a table|static const uint8_t planted_table[] = {|static const MMAREF_FLASH struct row planted_table[2] = {
planted_type|a type|} planted_type;|typedef int planted_type;
planted_array|a type of arrays|typedef char planted_array[1];|typedef int planted_array[2];
planted_tag|a struct|struct planted_tag {|struct planted_tag {
PLANTED_CONSTANT|a constant|enum { PLANTED_CONSTANT = 1 };|enum { OTHER, PLANTED_CONSTANT };
planted_both|a function and a type|static int planted_both(int x)|} planted_both;
END
# ... and of src.
name=$(sed -n 's/^static [a-z_0-9 ]* \([a-z_0-9]*\)(.*/\1/p' src/text_instruction.c | head -n 1)
in_src() {
    mkdir "$folder/one" && cp generated/*.[ch] "$folder/one" && echo "static int $name(void)" > "$folder/one/planted.c" || return
    ! joins "$folder/one" 2> "$folder/refused" && cat "$folder/refused" && grep -q "'$name' is also in .*/src/text_instruction.c;" "$folder/refused"
}
try "a name of src/text_instruction.c is found in a table" in_src
# A macro ends with its source, and may be in several.
macros() {
    mkdir "$folder/macros" && cp generated/*.[ch] "$folder/macros" || return
    echo '#define PLANTED 1' > "$folder/macros/planted_a.c"
    echo '#define PLANTED 2' > "$folder/macros/planted_b.c"
    joins "$folder/macros" && [ "$(grep -c '^#undef PLANTED$' "$folder/joined/mmaref.c")" -eq 2 ]
}
try 'a macro may be in two files' macros

# Names the sources that have no tests/unit/test_NAME.c, and fails if there are any.
tested() { # SOURCE...
    local source status=0
    for source in "$@"; do
        [ -e "tests/unit/test_${source##*/}" ] || { echo "${source##*/}" && status=1; }
    done
    return $status
}
try 'each source of src has its file of unit tests' tested src/*.c
untested() { ! tested src/*.c src/planted.c > "$folder/untested" && [ "$(< "$folder/untested")" = planted.c ]; }
try 'one that has none is named' untested
finish
