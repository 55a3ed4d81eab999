#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What port/host/questions.md and the topics of mmaref help show is what their commands print; each question is
# answered by twelve words at most.
# Takes 1 s.
# Needs lua5.4
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
mmaref=$BUILD/mmaref

shows() { lua5.4 tests/cli/examples.lua "$BUILD" "$1" || failures=$((failures + 1)); } # WORDS
shows 12 < port/host/questions.md
try 'twenty questions' [ "$(grep -c '^    \$ mmaref' port/host/questions.md)" -ge 20 ]
asked() { [ "$(grep -c '^\*\*.*' port/host/questions.md)" -eq "$(grep -c '^    \$ ' port/host/questions.md)" ]; }
try 'each with a command' asked
with_places() { # every question has an address before its command
    awk '/^\*\*/ { open = 1; has = 0 } /https:/ { has = 1 } /^    \$ / { if (!open || !has) exit 1; open = 0 }' port/host/questions.md
}
try 'each with the place where it was asked' with_places

topics=$("$mmaref" --help | tr '\n' ' ' | sed -n 's/.*Topics, by mmaref help TOPIC: \([^.]*\)\..*/\1/p' | tr ',' ' ')
try 'there are topics' [ "$(wc -w <<< "$topics")" -ge 8 ]
fits() { [ "$("$mmaref" help "$1" | wc -l)" -le 30 ] && [ "$("$mmaref" help "$1" | wc -L)" -le 115 ]; }
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
try 'an ambiguous one' says 2 "'s': several begin with this: show selftest sparse scales" help s
finish
