#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The self-test notices what is wrong with the tables: single bits flipped on the host, under
# the digest of the tables, and every row of arithmetic in the place of every other. COUNT=2000 draws more.
# Takes 40 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

count=${COUNT:-200}
folder=$(scratch_folder flips)

# The library's tables: name, place, size. Those with links to other tables would have bits that lead astray.
tables_of() { # PROGRAM
    nm -S "$1" | awk '$3 ~ /[RrDd]/ && $4 ~ /^mmaref_/ { print $4, $1, $2 }' | while read -r name at size; do
        echo "${name%%_tile*} $((16#$at - 16#$origin)) $((16#$size))"
    done
}
# build NAME FLAG...
build() {
    local name=$1
    shift
    # shellcheck disable=SC2046 # a list of files
    gcc -std=gnu99 -O2 -no-pie "$@" -Isrc -Igenerated -Itests/builds tests/builds/flips.c src/*.c generated/*.c \
        -o "$folder/$name" > "$folder/$name.log" 2>&1 || fail "$name is built" "$(cat "$folder/$name.log")"
    origin=$(nm "$folder/$name" | awk '$3 == "mmaref_token_texts" { print $1 }')
    tables_of "$folder/$name" > "$folder/$name.tables"
}
lua5.4 -e 'package.path = "generator/?.lua;" .. package.path
    for _, row in ipairs(require("model").build("generator/spec").rows) do
        if row.points_at then print(require("syntax").choices(row.slots)[1]) end
    end' > "$folder/refused.txt" 2> "$folder/refused.log" || fail 'refused strings' "$(cat "$folder/refused.log")"
export FLIPS_STRINGS=$folder/refused.txt

# Half of the flips each, on two cores.
flips() { # PROGRAM
    local seed status=0
    for seed in 1 2; do
        "$folder/$1" $((count / 2)) $seed < "$folder/$1.tables" > "$folder/$1.$seed" &
    done
    for seed in 1 2; do wait -n || status=1; done
    cat "$folder/$1".[12]
    return $status
}
result() { # WHAT PROGRAM
    if flips "$2" > "$folder/$2.out"; then
        pass "$1: $(grep -h detected "$folder/$2".[12] | grep -v '^#' | paste -sd ' ')"
    else
        fail "$1" "$(cat "$folder/$2.out")"
    fi
}
build with
# COUNT=2000 WITHOUT=yes: what the computed cases notice alone.
[ -z "${WITHOUT:-}" ] || build without -DMMAREF_SELFTEST_WITHOUT_TABLES
build rows -DMMAREF_SELFTEST_WITHOUT_TABLES -DMMAREF_SELFTEST_FIRST=36 -DMMAREF_SELFTEST_COUNT=56
result "$count bits, with the digest of the tables" with
[ -z "${WITHOUT:-}" ] || result "$count bits, without it" without
if "$folder/rows" rows > "$folder/rows.out"; then
    pass "wrong rows of arithmetic: $(tail -n 1 "$folder/rows.out")"
else
    fail 'wrong rows of arithmetic' "$(tail -n 40 "$folder/rows.out")"
fi
finish
