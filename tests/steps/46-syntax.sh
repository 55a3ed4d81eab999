#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Words of instruction strings in any order, as long as like ones keep theirs (tests/syntax/orders.lua has the
# rule); and that only what reads or writes strings links their tables.
. tests/tap.sh

folder=$(scratch_folder syntax)
said=tests/generator/instructions_assembler.tsv
need make -j "$JOBS" lib BUILD="$BUILD"
need gcc -std=c99 -O1 -Wall -Wextra -Werror -Isrc -Igenerated tests/syntax/answers.c "$BUILD/libmmaref.a" \
    -o "$folder/answers"

# spelled MODE COUNT: MODE.given has the strings, MODE.expected what is said of them, MODE.answer the answers.
spelled() {
    lua5.4 tests/syntax/orders.lua "$1" "$2" < "$said" > "$folder/$1" &&
        cut -f 1 "$folder/$1" > "$folder/$1.given" && cut -f 2 "$folder/$1" > "$folder/$1.expected" &&
        "$folder/answers" < "$folder/$1.given" > "$folder/$1.answer"
}
for mode in 'orders 20' 'refused 3' 'repeats 3' 'swaps 3'; do
    # shellcheck disable=SC2086 # words
    need spelled $mode
done

lines() { wc -l < "$folder/$1"; }
# The first lines that differ, beside the strings that they are about.
same() { paste "$folder/$1.given" "$folder/$1.expected" "$2" | awk -F'\t' '$2 != $3 { print; wrong = 1 } END { exit wrong }'; }

sed 's/^ok\t//' "$folder/orders.answer" > "$folder/orders.canonical"
try "$(lines orders) spellings of documented instructions are taken, with the canonical form right" \
    same orders "$folder/orders.canonical"
try "there are 20 of each" test "$(lines orders)" -eq $((20 * $(grep -c ^documented "$said")))
try "$(lines refused) spellings of all others are refused" \
    bash -c "! grep -n '^ok' '$folder/refused.answer'"
awk -F'\t' '$1 == "instruction" && $5 == "a word is there twice" { print $3; next } { print $0 }' \
    "$folder/repeats.answer" > "$folder/repeats.offset"
try "$(lines repeats) repeated words are named, the second one" same repeats "$folder/repeats.offset"
sed -n 's/^ok\t//p; t; s/.*//p' "$folder/swaps.answer" > "$folder/swaps.canonical"
try "$(lines swaps) strings with like words swapped are what the order says, or refused" \
    same swaps "$folder/swaps.canonical"

# A program that computes by number, linked as firmware is.
need bash -c "gcc -std=c99 -Os -ffunction-sections -fdata-sections -Wl,--gc-sections -Isrc -Igenerated \
    port/size/minimal.c src/*.c generated/*.c -o '$folder/minimal'"
try 'a program that computes by number links no strings' bash -c \
    "! nm '$folder/minimal' | grep -E ' mmaref_(words|syntax_rows|word_qualifiers|parse|format|edit_distance)$'"
try 'it links the families' bash -c "nm '$folder/minimal' | grep -q ' mmaref_families$'"
finish
