#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The worked example of generator/README.md, and what it says of targets, editions, types and movements, walked in a
# copy of the project.
# Takes 100 s of one core.
. tests/tap.sh

folder=$(scratch_folder worked-example)

# The lines of the code block between the markers BEGIN $1 and END $1.
block() {
    sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" generator/README.md | sed '/^<!--/d; /^```/d'
}

spec=$folder/generator/spec
cp -r Makefile README.md generator generated src port tests "$folder"
# Puts a block before the last line of a file that is its second argument, as a pattern.
insert() { # BLOCK PATTERN FILE
    local at
    at=$(grep -n -- "$2" "$3" | tail -n 1 | cut -d: -f1)
    block "$1" > "$folder/block"
    sed -i "$((at - 1))r $folder/block" "$3"
}
# A row of instructions: the rows end two lines before the refused ones begin: "  }," and a blank line.
insert_row() {
    local end
    end=$(grep -n '^  refused = {' "$spec/instructions.lua" | cut -d: -f1)
    block "$1" > "$folder/block"
    sed -i "$((end - 3))r $folder/block" "$spec/instructions.lua"
}
walk() { make -C "$folder" BUILD="$folder/build" CC="$ccache gcc" CFLAGS=-O0 "$@"; }
made() { walk "${@:-generate}" > "$folder/made" 2>&1; }
says() { grep -q -- "$1" "$folder/made" || { cat "$folder/made"; return 1; }; }

block fragments > "$spec/fragments/90_invented.lua"
insert_row row
name=mma.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32
number=$(grep -cE '^[0-9a-f]{8} [^ ]+$' tests/data/vectors/digests.txt)

try 'digests by the reference, then tables' made digests generate
try 'generate says what is new' says "^added $number $name; changed 0; removed 0; digests changed 0; constants +0; tables [0-9a-f]*\$"

# What the instruction adds are lines of its own; only counts and sizes of the tables change (rows of 32 f16 numbers are
# longer than others on an AVR), and digests over all of them.
diff -r -U0 generated "$folder/generated" > "$folder/diff"
changed=$(grep '^-[^-]' "$folder/diff" | grep -vE -e '^-((#define|localparam.*) )?MMAREF_(INSTRUCTIONS|LAYOUTS|TABLES_HASH|LINE_SIZE_SMALL|[A-Z]*_DIGEST|ROWS_[A-Z_]*) ' \
    -e '^-     [+] ([(]MMAREF_HAS_[^?]* [?] )?(0x[0-9a-f]+ul|[0-9]+)( : 0[)])? \\$' \
    -e '^-    0x[0-9a-f]{8}, /\* [a-z ]+ \*/$')
try 'no line of another instruction changes' test -z "$changed"
try 'its own lines are few' test "$(grep -c '^+[^+]' "$folder/diff")" -le 85
try 'it builds' walk -j "$JOBS" host
try 'show knows it' grep -q 'Invented\|1\.2\.3' <<< "$("$folder/build/mmaref" show $name 2>&1)"
try 'explain ends at the place' grep -q '^col .* 10 ' <<< "$("$folder/build/mmaref" explain $name a 5 6 2>&1)"
# The self-test passes, with one more test than before.
all_pass() { # NAME
    local said
    said=$("$folder/build/mmaref" selftest 2>&1) && ! grep '^not ok' <<< "$said" && grep -q "^ok .* - digest $1 " <<< "$said"
}
try 'its digest passes the self-test, and nothing else changed' all_pass $name

# The tests of the table are told what was read a second time, and nothing else.
block statement >> "$folder/tests/generator/instructions_later.tsv"
block note > "$folder/block"
sed -i "/^local mma = joined/r $folder/block" "$folder/tests/data/instructions/notes.lua"
tests_of_the_table() {
    (cd "$folder" && busted --lua=lua5.4 --output=TAP tests/generator/{syntax,layouts,targets,fields,system_verilog}_spec.lua &&
        lua5.4 tests/data/instructions/check.lua build/mmaref) > "$folder/tap" || { grep -A 3 '^not ok' "$folder/tap"; return 1; }
}
try 'the tests of the table pass' tests_of_the_table

# An edition that inserts a section and numbers those after it anew.
block edition > "$folder/block"
sed -i "$(($(grep -n '^  of_text' "$spec/sections.lua" | cut -d: -f1) - 2))r $folder/block" "$spec/sections.lua"
try 'an edition is a row' made
try 'and another number is no other' says '^added 0; changed 0; removed 0; digests changed 0; constants +0;'
sed -i 's/"9\.4",$/& "9.5",/' "$folder/tests/data/instructions/notes.lua"

# A target.
insert target '^  },' "$spec/targets.lua"
sed -i 's/"sm_121f",$/& "sm_150",/' "$folder/tests/data/instructions/notes.lua"
try 'a target is a row' made
try 'and another number is no other' says '^added 0; changed 0; removed 0; digests changed 0; constants +0;'
try 'it builds with the target' walk -j "$JOBS" host
try 'the command has it' test -n "$("$folder/build/mmaref" list --target sm_150 --ptx 9.5 --family movmatrix)"
try 'the tests of the table pass with the target' tests_of_the_table

# The edition brought the worked example.
sed -i 's/Invented ISA 1\.0/PTX ISA 9.5/; s/1\.2\.3/9.7.17.5.14/; s/901/107/; s/902/108/' "$spec/fragments/90_invented.lua"
sed -i 's/section = "1\.2\.3"/edition = "9.5", section = "9.7.17.5.15"/
    /^ *shape = "m16n8k32",$/{n; s/ptx = "9\.0", targets = "sm_80 or higher"/ptx = "9.5", targets = "sm_80 or higher"/}' "$spec/instructions.lua"
unsaid() { ! made && says "section 9.7.14.5.14, version note .* row [0-9]* (.*m16n8k32) has 9.5: $name"; }
try 'a row of the edition needs notes' unsaid
add_note() { # BLOCK, WORDS
    block "$1" > "$folder/block"
    sed -i "/about = \"f16 floating m16n8k16\", says = \"$2\"/r $folder/block" "$spec/notes.lua"
}
add_note 'edition note' 7.0
add_note 'edition target note' 'sm_80 or higher'
try 'with them it is taken' made
sed -i "s/\(documented.$name\).9\.0/\1\t9.5/" "$folder/tests/generator/instructions_later.tsv"
sed -i 's/{ "m16n8k32", "f16", "f32", ptx = "9\.0"/{ "m16n8k32", "f16", "f32", ptx = "9.5"/' "$folder/tests/data/instructions/notes.lua"
try 'it builds with the edition' walk -j "$JOBS" host
try 'show names the edition and its section' grep -q 'PTX ISA 9\.5, 9\.7\.17\.5\.15' <<< "$("$folder/build/mmaref" show $name 2>&1)"
try 'the tests of the table pass with the edition' tests_of_the_table
# No test has the last edition or version but from the specification.
specs_of_numbers() {
    (cd "$folder" && busted --lua=lua5.4 --output=TAP tests/generator/{note_rows,nearest,limits}_spec.lua &&
        busted --lua=lua5.4 --output=TAP --filter=edition --filter=version --filter=new --filter=sections \
            tests/generator/{slips,stable}_spec.lua) > "$folder/tap" || { grep -A 8 '^not ok' "$folder/tap"; return 1; }
}
try 'the specs of slips and numbers pass with the edition' specs_of_numbers

# A type: its number is after the words, and no row has it before something computes it.
insert format '^}' "$spec/formats.lua"
insert word '^}' "$spec/words.lua"
try 'a type is a format and a word' made
try 'one number is new' says '^added 0; changed 0; removed 0; digests changed 0; constants +1;'
try 'which is behind all others' grep -q 'MMAREF_TYPE_UE5M3 .*= [0-9]*,' "$folder/generated/mmaref_ids.h"
cp "$spec/instructions.lua" "$folder/instructions.lua"
sed -i 's/stype = "ue4m3"/stype = "ue5m3"/' "$spec/instructions.lua"
refused() { ! made && says 'nothing computes ue5m3 as the stype of mma.block_scale: teach the library and tests/models/reference'; }
try 'a row of the type is refused, with what to teach' refused
cp "$folder/instructions.lua" "$spec/instructions.lua"

# A movement.
sed 's/1\.2\.3/1.2.4/; s/"PTX ISA 9\.4"/"Invented ISA 1.0"/; s/9\.7\.16\.5\.15",$/1.2.4",/; s/m8n16\.d\.s8/m8n16.d.u8/; s/"s8"/"u8"/' \
    generator/spec/fragments/09_4_ldmatrix_s8.lua > "$spec/fragments/91_invented.lua"
insert_row 'movement row'
refused_movement() { ! made && says 'nothing moves .u8.u4 by ldmatrix: teach the library and tests/models/reference'; }
try 'a movement that nothing makes is refused' refused_movement
sed -i 's/"s8\.s4" }/"s8.s4", "u8.u4" }/' "$folder/generator/records/implemented.lua"
unknown() { ! made digests && says 'digests: ldmatrix.*u8.u4: tests/models/reference does not know it'; }
try 'the reference says that it does not know it' unknown
insert 'movement in the reference' '^-- Element e of a row of packed' "$folder/tests/models/reference/move.lua"
insert 'movement in src' 'MMAREF_TYPE_B6X16_P32, 6, 16' "$folder/src/warp_ldmatrix.c"
try 'with the reference taught' made digests generate
try 'nine instructions are new' says "^added $((number + 1))..$((number + 9)) ldmatrix...u8.u4; changed 0; removed 0"
try 'it builds with the movement' walk -j "$JOBS" host
try 'the core and the reference agree' all_pass ldmatrix.sync.aligned.m8n16.x4.shared.u8.u4

# Said a second time, as step 4 says.
"$folder/build/mmaref" list --family ldmatrix | grep '\.u8\.u4$' | sed 's/.*/documented\t&\t9.0\tsm_90+\tsm_90/' \
    >> "$folder/tests/generator/instructions_later.tsv"
sed -i 's/unless = "s4",/unless = "s4 u4",/; s/^  { "s8", "s4", ptx/  { "u8", "u4", ptx = "9.0", targets = or_higher(90) },\n&/' \
    "$folder/tests/data/instructions/notes.lua"
try 'the tests of the table pass with the movement' tests_of_the_table
# The chapter of the specification has no rows of other documents.
specs_of_editions() { (cd "$folder" && busted --lua=lua5.4 --output=TAP tests/generator/editions) > "$folder/tap" || grep '^not ok' "$folder/tap"; }
try 'the specs of editions pass with rows of another document' test -z "$(specs_of_editions)"

# A slip in the formula is caught by the proof, which names lane and element.
sed -i 's/8 \* (i >> 1) for bi/4 * (i >> 1) for bi/' "$spec/fragments/90_invented.lua"
if output=$(walk generate 2>&1); then
    fail 'a wrong formula stops the generator' "$output"
else
    try 'a wrong formula stops the generator' grep -q 'm16n8k32.b.f16: hit twice: lane [0-9]* element [0-9]*' <<< "$output"
fi
finish
