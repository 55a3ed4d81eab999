#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What port/cli/questions.md, port/dpi/blocks.md and the topics of mmaref help show is what their commands print; each
# question is answered by twelve words at most. Texts and calls of port/package/moving.md are those of today.
# Takes 2 s.
# Needs lua5.4
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
mmaref=$BUILD/mmaref

shows() { lua5.4 tests/ports/cli/examples.lua "$BUILD" "$1" || failures=$((failures + 1)); } # WORDS
shows 12 < port/cli/questions.md
try 'twenty questions' [ "$(grep -c '^    \$ mmaref' port/cli/questions.md)" -ge 20 ]
asked() { [ "$(grep -c '^\*\*.*' port/cli/questions.md)" -eq "$(grep -c '^    \$ ' port/cli/questions.md)" ]; }
try 'each with a command' asked
with_places() { # every question has an address before its command
    awk '/^\*\*/ { open = 1; has = 0 } /https:/ { has = 1 } /^    \$ / { if (!open || !has) exit 1; open = 0 }' port/cli/questions.md
}
try 'each with the place where it was asked' with_places

shows 100 < port/dpi/blocks.md
has_every_field() {
    local field
    for field in $(sed -n 's/^ *FIELD([a-z0-9_]*, \([a-z0-9_]*\)).*/\1/p' generated/dpi/mmaref_arithmetic_fields.h); do
        grep -q "[\`(]$field[\`=]" port/dpi/blocks.md || echo "$field"
    done | { ! grep .; }
}
try 'blocks.md has every field' has_every_field
folder=$(scratch_folder examples)
explained() { # FIELDS: what is said of them, without the text itself
    "$mmaref" show m16n8k16.f32.f16.f16.f32 --arith "custom fraction_bits=20 $1" | sed 2d
}
same_block() { [ "$(explained "$1")" = "$(explained "$2")" ] && [ "$(explained "$1")" != "$(explained '')" ]; }
moved=$(sed -n 's/^| `\([a-z]*=[a-z]*\)` | `\([a-z_= ]*\)` |$/\1|\2/p' port/package/moving.md)
try 'moving.md has words of before' [ "$(wc -l <<< "$moved")" -eq 7 ]
while IFS='|' read -r before now; do
    case $before in
    align=truncate | adder=window) try "$before is as usual" [ "$(explained "$before")" = "$(explained '')" ] ;;
    *) try "$before is $now" same_block "$before" "$now" ;;
    esac
done <<< "$moved"
for number in rounding=1 align=2 step_type=5; do
    try "$number is refused" grep -q "value out of range" <<< "$("$mmaref" show f32.f16.f16.f32.m16n8k16 --arith \
        "custom fraction_bits=20 $number" 2>&1)"
done
calls_compile() { # those of today, in a function that has what they name
    {
        printf '#include "mmaref.h"\n'
        printf 'mmaref_status calls(mmaref_arithmetic arithmetic, const uint64_t *a, const uint64_t *b, uint64_t c,\n'
        printf '                    uint32_t random, mmaref_dot_listener listener)\n{\n'
        printf 'uint64_t d; uint32_t coverage = 0; mmaref_error error; mmaref_status status;\n'
        sed -n '/BEGIN now/,/END now/{/^[^<`]/p}' port/package/moving.md
        printf 'return status;\n}\n'
    } > "$folder/calls.c"
    gcc -std=c99 -Wall -Wextra -Werror -Isrc -Igenerated -c "$folder/calls.c" -o "$folder/calls.o"
}
try 'calls of moving.md compile' calls_compile

topics=$("$mmaref" --help | tr '\n' ' ' | sed -n 's/.*Topics, by mmaref help TOPIC: \([^.]*\)\..*/\1/p' | tr ',' ' ')
try 'there are topics' [ "$(wc -w <<< "$topics")" -ge 8 ]
fits() { { [[ $1 == @(units|conversions) ]] || [ "$("$mmaref" help "$1" | wc -l)" -le 30 ]; } && [ "$("$mmaref" help "$1" | wc -L)" -le 115 ]; }
for topic in $topics; do
    try "help $topic fits a screen" fits "$topic"
    "$mmaref" help "$topic" > "$BUILD/tests/topic"
    shows 100 < "$BUILD/tests/topic"
done
says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}
try 'help of a command' says 0 'usage: mmaref show' help show
try 'a topic may be abbreviated' says 0 'how numbers are written' help num
try 'two words of a topic' says 0 'what the status means' help exit codes
try 'a misspelt topic' says 2 "'numbres': unknown command or topic, try mmaref --help, nearest is 'numbers'" help numbres
try 'an ambiguous one' says 2 "'s': several begin with this: show split selftest sparse scales scope" help s
finish
