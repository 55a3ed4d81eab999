#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A wrong digit in a table does not pass the self-test, on the host or on a board; a misprint of the
# specification that nothing mends does not pass the generator. The long form has a digit of each kind.
# Takes 20 s.
# Part long takes 35 s.
. tests/tap.sh

folder=$(scratch_folder corruption)
difference='^# lane [0-9]+ register [0-9]+ expected [0-9a-f]{8} got [0-9a-f]{8}$'

cp -r generated "$folder"
last=table_layouts.c

# corrupt FILE SED-SCRIPT: the copy of generated/, with that one file changed.
corrupt() {
    cp "generated/$last" "$folder/generated"
    last=$1
    sed -i "$2" "$folder/generated/$1"
    ! cmp -s "generated/$1" "$folder/generated/$1"
}

on_host() {
    rm -f "$folder"/lib/selftest*.o # built with other flags
    make -j "$JOBS" host BUILD="$folder" GENERATED="$folder/generated" CFLAGS="-O2 ${1:-}" > "$folder/make.log" 2>&1 &&
        "$folder/mmaref" selftest
}

on_board() {
    make selftest-mps2-an385 BUILD="$folder" GENERATED="$folder/generated" FIRMWARE_CFLAGS="${1:-}" 2>&1
}

# corrupted WHAT FILE SCRIPT: fails where the script changes nothing.
corrupted() { corrupt "$2" "$3" || { fail "$1: nothing to corrupt in $2"; return 1; }; }

# caught WHERE WHAT PATTERN [FLAG]: the self-test there, built with FLAG, fails and says so in a line of that pattern.
caught() {
    local output
    if output=$("on_$1" "${4:-}"); then
        fail "$2, on a $1: the self-test passed"
    elif ! grep -q '^not ok' <<< "$output" || ! grep -qE "$3" <<< "$output"; then
        fail "$2, on a $1: no line '$3'" "$(cat "$folder/make.log" - <<< "$output" | tail -n 30)"
    else
        pass "$2, on a $1"
    fi
}

# One digit each, found by what is computed. A layout is known by its digits, as no two rows are equal.
of_a='table_layouts.c s/{ 4, 4, 0, 3, { 0x30, 0x24, 0x65, 0x17,/{ 4, 4, 0, 3, { 0x30, 0x14, 0x65, 0x17,/'
digits() { if [ "$1" = long ]; then cat; else grep -E '^(layout-of-bits|fraction-bits) '; fi; }
while read -r what file script; do
    corrupted "$what" "$file" "$script" && caught host "$what" "$difference" -DMMAREF_SELFTEST_WITHOUT_TABLES
done < <(digits "${1:-}" << END
layout-of-A $of_a
layout-of-B table_layouts.c s/{ 3, 4, 0, 2, { 0x54, 0x06, 0x32, 0x01,/{ 3, 4, 0, 2, { 0x54, 0x06, 0x12, 0x01,/
layout-of-D table_layouts.c s/{ 3, 4, 0, 2, { 0x20, 0x43, 0x65, 0x01,/{ 3, 4, 0, 2, { 0x20, 0x43, 0x55, 0x01,/
layout-of-bits table_layouts.c s/{ 0x10, 0x32, 0x74, 0x68, 0xa9, 0x5b }/{ 0x10, 0x32, 0x74, 0x68, 0xa9, 0x6b }/
bias-of-f16 table_formats.c /\/\* f16 \*\//s/10, 15,/10, 14,/
sign-of-s8 table_formats.c /\/\* s8 \*\//s/3, *0, *1,/3, 0, 0,/
fraction-bits table_arithmetic.c /fraction_bits = 24/s/24 }/23 }/
END
)

# shellcheck disable=SC2086 # file and script
corrupted layout-of-A ${of_a%% *} "${of_a#* }" && caught board layout-of-A "$difference" -DMMAREF_SELFTEST_WITHOUT_TABLES &&
    caught board 'layout-of-A, by the digest of the tables' '^Bail out! Tables are not as they were generated$'
# A text that no computation reads.
corrupted 'a letter of a reason' table_texts.c '0,/metadata/s//metadatb/' &&
    caught host 'a letter of a reason, by the digest of the tables' '^Bail out! Tables are not as they were generated$'

# Without its record, erratum E1 stops the generator.
cp -r generator "$folder/generator"
ln -s "$PWD/tests" "$folder/tests"
awk '/^  \{$/ { record = ""; inside = 1 }
     inside { record = record $0 "\n" }
     !inside { print }
     /^  \},$/ { if (record !~ /id = "E1"/) printf "%s", record; inside = 0 }' \
    generator/spec/fragments_errata.lua > "$folder/generator/spec/fragments_errata.lua"
output=$(lua5.4 "$folder/generator/generate.lua" "$folder" 2>&1)
if [ $? -eq 1 ] && [[ $output == *m16n8k256.a.b1*'lane 3 element 32 (row 8, column 128)'*9.7.14.5.13* ]]; then
    pass 'without erratum E1 the generator stops'
else
    fail 'without erratum E1 the generator stops' "$output"
fi
finish
