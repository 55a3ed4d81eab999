#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Each promise of mmaref.h has a test; a sentence that is new, or has changed, fails until it is looked at.
# Takes 10 s.
# Needs lua5.4
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder promises)
if output=$(lua5.4 tests/check/promises.lua); then
    pass "mmaref.h: $output"
else
    fail 'mmaref.h' "$output"
fi

# The same for a copy of the tree whose header says one thing more, one less, one in other words.
changed() { # SED-SCRIPT PATTERN
    mkdir -p "$folder/tree/src"
    ln -sfn "$PWD/tests" "$folder/tree/tests"
    sed "$1" src/mmaref.h > "$folder/tree/src/mmaref.h"
    ! cmp -s src/mmaref.h "$folder/tree/src/mmaref.h" && cd "$folder/tree" &&
        output=$(lua5.4 tests/check/promises.lua; [ $? -eq 1 ]) && grep -qE "$2" <<< "$output"
}
try 'a new promise is named' changed 's|^/\* The name of a family ("sparse");|/* It must never fail. &|' \
    'a promise without a test: mmaref_family_name: It must never fail$'
try 'so is one that is gone' changed 's| \. Never NULL\.||; s|full stop; "unknown" for another number\. Never NULL\.|full stop.|' \
    'has no such sentence: mmaref_reason_text: Never NULL$'
try 'and one in other words' changed 's|An instruction of several products|&, ever,|; s|`step` may be NULL\.|`step` may be NULL, always.|' \
    'without a test: mmaref_dot_order: `step` may be NULL, always$'
finish
