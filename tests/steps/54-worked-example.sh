#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The worked example of generator/README.md, walked in a copy of the project.
# Takes 17 s.
. tests/tap.sh

folder=$(scratch_folder worked-example)

# The lines of the code block between the markers BEGIN $1 and END $1.
block() {
    sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" generator/README.md | sed '/^<!--/d; /^```/d'
}

cp -r Makefile generator generated src port tests "$folder"
block fragments > "$folder/generator/spec/fragments/90_invented.lua"
block row > "$folder/row"
# The rows end two lines before the refused ones begin: "  }," and a blank line.
end=$(grep -n '^  refused = {' "$folder/generator/spec/instructions.lua" | cut -d: -f1)
sed -i "$((end - 3))r $folder/row" "$folder/generator/spec/instructions.lua"

name=mma.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32
walk() { make -C "$folder" BUILD="$folder/build" "$@"; }

try 'digests by the reference, then tables' walk digests generate

# What the instruction adds are lines of its own; only the counts of the tables change.
diff -r -U0 generated "$folder/generated" > "$folder/diff"
changed=$(grep '^-[^-]' "$folder/diff" | grep -vE '^-(#define|localparam).* MMAREF_(INSTRUCTIONS|LAYOUTS|TABLES_HASH) ')
try 'no line of another instruction changes' test -z "$changed"
try 'its own lines are few' test "$(grep -c '^+[^+]' "$folder/diff")" -le 60
try 'it builds' walk -j "$JOBS" host
try 'show knows it' grep -q 'Invented\|1\.2\.3' <<< "$("$folder/build/mmaref" show $name 2>&1)"
try 'explain ends at the place' grep -q '^col .* 10 ' <<< "$("$folder/build/mmaref" explain $name a 5 6 2>&1)"
selftest=$("$folder/build/mmaref" selftest 2>&1)
try 'its digest passes the self-test' grep -q "^ok .* - digest $name " <<< "$selftest"
if grep -q '^not ok' <<< "$selftest"; then
    fail 'nothing else changed' "$(grep '^not ok' <<< "$selftest")"
else
    pass 'nothing else changed'
fi

# A slip in the formula is caught by the proof, which names lane and element.
sed -i 's/8 \* (i >> 1) for bi/4 * (i >> 1) for bi/' "$folder/generator/spec/fragments/90_invented.lua"
if output=$(walk generate 2>&1); then
    fail 'a wrong formula stops the generator' "$output"
else
    try 'a wrong formula stops the generator' grep -q 'm16n8k32.b.f16: hit twice: lane [0-9]* element [0-9]*' <<< "$output"
fi
finish
