#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Each sentence of mmaref.h is a promise that assertions hold, or prose; one that is new, or has changed, fails until it
# is looked at. Where the library is made to break a promise, a test of that promise fails.
# Takes 16 s.
# Needs lua5.4
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder promises)
if output=$(lua5.4 tests/unit/promises.lua); then
    pass "mmaref.h: $output"
else
    fail 'mmaref.h' "$output"
fi

# The same for a copy of the tree whose header, or table, says something else.
changed() { # FILE SED-SCRIPT PATTERN
    rm -rf "$folder/tree"
    mkdir -p "$folder/tree/src" "$folder/tree/tests/unit"
    ln -s "$PWD/generated" "$folder/tree"
    ln -s "$PWD/tests/steps" "$folder/tree/tests"
    ln -s "$PWD"/tests/unit/*.c "$folder/tree/tests/unit"
    cp src/mmaref.h "$folder/tree/src"
    cp tests/unit/promises.{lua,txt} "$folder/tree/tests/unit"
    sed -i "$2" "$folder/tree/$1"
    ! cmp -s "$1" "$folder/tree/$1" && cd "$folder/tree" &&
        output=$(lua5.4 tests/unit/promises.lua; [ $? -eq 1 ]) && grep -qE "$3" <<< "$output" && return
    echo "$output"
    return 1
}
header=src/mmaref.h
table=tests/unit/promises.txt
none='neither a promise with an assertion nor prose'
try 'a new promise is named' changed $header 's|^/\* Returns the name of a family ("sparse");|/* It must never fail. &|' \
    "$none: mmaref_family_name: It must never fail\$"
try 'so is a new sentence without a word of promises' changed $header 's|^/\* Returns the name of a family ("sparse");|/* Seven times. &|' \
    "$none: mmaref_family_name: Seven times\$"
try 'so is one that is gone' changed $header '/"unknown" for any other number\. Never returns/{N;s| Never returns.*NULL\.||}' \
    'has no such sentence: mmaref_reason_text: Never returns NULL$'
try 'and one in other words' changed $header 's|An instruction of several products|&, ever,|; s|`step` may be NULL\.|`step` may be NULL, always.|' \
    "$none: mmaref_dot_order: \`step\` may be NULL, always\$"
try 'a promise that nothing holds' changed $table '/^    test_texts_that_are_never_null: /d' \
    'without an assertion: mmaref_edition: Never returns NULL$'
try 'a test without such an assertion' changed $table '/^mmaref_edition: Never returns NULL/,/^$/s/TEST_ASSERT.*/mmaref_version/' \
    'test_texts_that_are_never_null has no such assertion: mmaref_version$'
try 'a test that there is not' changed $table 's|^    test_texts_that_are_never_null: |    test_of_nothing: |' 'there is no test test_of_nothing$'
try 'a step without such a text' changed $table 's/^    step builds: .*/    step builds: nowhere/' \
    'step builds has no such assertion: nowhere$'

# ---- Promises that are broken ------------------------------------------------------------------------

need make -j "$JOBS" lib BUILD="$BUILD"

# The objects of a file of tests, in $folder/NAME.
tests_of() { # NAME
    mkdir -p "$folder/$1" && sed -n 's/^void \(test_[A-Za-z0-9_]*\)(void).*/TEST(\1)/p' "tests/unit/$1.c" > "$folder/$1/tests" &&
        (cd "$folder/$1" && "${CC:-cc}" -std=c99 -O1 -I"$root/src" -I"$root/generated" -I"$root/tests/unit/plain" \
            -I"$root/tests/unit/support" -DTESTS="\"$folder/$1/tests\"" -DFILE_NAME="\"$1\"" -c \
            "$root/tests/unit/plain/runner.c" "$root/tests/unit/$1.c" "$root"/tests/unit/support/*.c)
}
root=$PWD

# Whether one of the tests fails where a line of sed has changed the library; a wrong one may run on for ever.
noticed() { # NUMBER TESTS FILE SED
    local test name own=$folder/break.$1
    mkdir "$own" && sed "$4" "$3" > "$own/broken.c" || return
    ! cmp -s "$3" "$own/broken.c" || { echo "this changes nothing in $3: $4"; return 1; }
    "${CC:-cc}" -std=c99 -O1 -Isrc -Igenerated -c "$own/broken.c" -o "$own/broken.o" || return
    for test in $2; do
        name=$(basename "$(grep -l "^void $test(void)" tests/unit/*.c | head -n 1)" .c)
        "${CC:-cc}" "$folder/$name"/*.o "$own/broken.o" "$BUILD/libmmaref.a" -o "$own/$name" || return
        limited 60 "$own/$name" > "$own/$name.tap" 2>&1
        ! grep -q "^not ok - $name $test\$" "$own/$name.tap" || return 0
    done
    echo "none of these fails: $2"
    return 1
}
break_one() { # NUMBER: a line of breaks
    local tests file script promise
    IFS=$'\t' read -r tests file script promise < <(sed -n "$1p" "$folder/breaks")
    try "broken: $promise" noticed "$1" "$tests" "$file" "$script" > "$folder/break.$1.tap"
}

lua5.4 tests/unit/promises.lua --breaks > "$folder/breaks"
try 'there are promises to break' [ "$(wc -l < "$folder/breaks")" -ge 31 ]
mapfile -t names < <(cut -f 1 "$folder/breaks" | tr ' ' '\n' | sort -u | sed 's/.*/^void &(void)/' | grep -lf - tests/unit/*.c)
for name in "${names[@]}"; do need tests_of "$(basename "$name" .c)"; done
mapfile -t numbers < <(seq "$(wc -l < "$folder/breaks")")
side_by_side "${numbers[@]/#/break_one }"
for number in "${numbers[@]}"; do cat "$folder/break.$number.tap"; done
failures=$((failures + $(cat "$folder"/break.*.tap | grep -c '^not ok')))
finish
