#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Tables of some instructions and profiles (make tables) have a self-test of their own, which finds what is wrong with
# them. That they compute as all tables do is in step builds.
# Takes 20 s.
# Needs riscv64-unknown-elf-gcc qemu-system-riscv32
. tests/tap.sh

folder=$(scratch_folder subset)

# The self-test of a product: digests of its own, by the script that makes those of all instructions.
make='make --no-print-directory -s'
own="$folder/own.tables"
parts=m16n8k16.row.col.f32.f16,m16n8k16.row.col.s32.s8.s8,movmatrix
tables() { $make tables BUILD="$folder" TABLES="$own" PROFILES=sm_80,sm_90 "$@" > "$folder/tables.log" 2>&1 || { cat "$folder/tables.log"; return 1; }; }
# run_selftest FLAG...: its lines in selftest.log, of the firmware on an emulated core.
run_selftest() {
    $make selftest-riscv32im-virt BUILD="$folder" GENERATED="$own" FIRMWARE_CFLAGS="$*" > "$folder/selftest.log" 2>&1
}
digests() { sed -n 's/^ok [0-9]* - digest \(.*\) [0-9a-f]*$/\1/p' "$folder/selftest.log"; }
listed() { grep -v '[ #]' "$folder/product.txt"; }
try 'make tables: with a self-test' tables ONLY=$parts
try 'which passes on a core' run_selftest
try 'it tests every instruction of the product' diff <(digests) <(listed)
aimed() { sed -n 's/^ok [0-9]* - aimed \(.*\) [0-9a-f]*$/\1/p' "$folder/selftest.log"; }
# The cases of aimed.txt of these instructions that are under sm_80 or sm_90, bits 4 and 6.
aimed_of() {
    local text mask
    grep -v '^#' tests/data/vectors/aimed.txt | while read -r text _ mask; do
        grep -qxF -- "$text" <(listed) && [ "$((0x$mask & 0x050))" -ne 0 ] && echo "$text"
    done
}
try 'and its aimed cases' diff <(aimed) <(aimed_of)
try 'of which there are some' grep -q . <(aimed)
lookups() { sed -n 's/^ok [0-9]* - look-up \(.*\) [0-9a-f]*$/\1/p' "$folder/selftest.log" | tr '\n' ' '; }
try 'and all look-ups' [ "$(lookups)" = 'texts types fields strings descriptions formats targets profiles layouts ' ]
try 'and known answers of its profiles alone' [ "$(sed -n 's/^ok [0-9]* - answer mma.* //p' "$folder/selftest.log" | sort -u | tr '\n' ' ')" = 'sm_80 sm_90 ' ]
cp -r "$own" "$folder/kept.tables"
sed -i '0,/0x[0-9a-f]*,/s//0x12345678,/' "$own/selftest_digests.c"
last=selftest_digests.c # the file with a fault
stops() { ! run_selftest && grep -q '^Bail out! Tables' "$folder/selftest.log"; }
try 'a table that is not as it was generated stops it' stops
names() { ! run_selftest -DMMAREF_SELFTEST_WITHOUT_TABLES && [ "$(grep -c '^not ok' "$folder/selftest.log")" -eq 1 ]; }
try 'a wrong digest is named, and no other' names
# broken WHAT FILE FROM TO TEST: tables with a fault in a row, and not their digest: the test is among those that fail.
broken() {
    cp "$folder/kept.tables/$last" "$own/$last" && last=$2 && sed -i "0,/$3/s//$4/" "$own/$2"
    named() {
        ! cmp -s "$own/$1" "$folder/kept.tables/$1" && ! run_selftest -DMMAREF_SELFTEST_WITHOUT_TABLES &&
            grep -q "^not ok [0-9]* - $2" "$folder/selftest.log"
    }
    try "$1 is noticed: ${5%% *}" named "$2" "$5"
}
broken 'a wrong row of a layout' table_layouts.c '{ 0x\(.\)\(.\),' '{ 0x\2\1,' 'digest m'
broken 'a fraction bit of a profile less' table_arithmetic.c '{ MMAREF_FIELD_FRACTION_BITS, *24 }' '{ MMAREF_FIELD_FRACTION_BITS, 23 }' 'aimed m'
broken 'a wrong letter of a name' table_syntax.c '"movmatrix' '"movmatrjx' 'look-up texts'
broken 'a wrong target' table_targets.c '{ 80, ' '{ 79, ' 'look-up targets'
try 'make tables: mac16 beside others' tables ONLY=mac16,movmatrix
try 'which pass' run_selftest
try 'mac16 has its answers, aimed cases and digest' [ "$(grep -c '^ok.* mac16' "$folder/selftest.log")" -eq 5 ]
alone() { lua5.4 generator/generate.lua --only mac16 --profiles none "$folder/none" 2>&1; }
try 'mac16 alone is refused' grep -q 'only mac16: tables hold an instruction of a warp' <(alone)
try 'make tables: wmma without the chips that have layouts of their own' tables ONLY=wmma.load.a PROFILES=fma,sm_90
try 'which pass, f64 among them' run_selftest
try 'make tables: without arithmetic' tables ONLY=movmatrix PROFILES=none
try 'which pass, no digest having a profile' run_selftest
try 'make tables: with five cases a digest' tables ONLY=$parts CASES=5
try 'which pass' run_selftest
try 'as the tables say' grep -q '^#define MMAREF_SELFTEST_CASES 5$' "$own/selftest_tables.h"
other() { lua5.4 generator/generate.lua --only $parts --profiles sm_80 --digests "$folder/product-digests.txt" "$own" 2>&1; }
refuses() { grep -q 'profiles sm_80,sm_90' <(other); }
try 'digests of other profiles are refused' refuses
missing() { lua5.4 generator/generate.lua --only ldmatrix --profiles sm_80,sm_90 --digests "$folder/product-digests.txt" "$own" 2>&1; }
try 'digests of other instructions too' grep -q 'no digest of ldmatrix' <(missing)
refuses_word() { # TEXT VARIABLE=VALUE...: make tables fails, names it, and writes nothing
    rm -rf "$folder/refused"
    ! $make tables BUILD="$folder" TABLES="$folder/refused" "${@:2}" > "$folder/refused.log" 2>&1 && grep -qF -- "$1" "$folder/refused.log" &&
        [ ! -e "$folder/refused" ]
}
for cases in 0 -1 x 1.5; do
    try "no digest over $cases cases" refuses_word "--cases: '$cases': a number from 1 on was expected" ONLY=$parts PROFILES=sm_90 CASES=$cases
done
try 'profiles need instructions' refuses_word '--profiles goes with --only' PROFILES=sm_90
try 'instructions need profiles' refuses_word '--only needs --profiles' ONLY=$parts
unknown_profile() { lua5.4 tests/models/reference/digests.lua --profiles sm_90,sm_91 < "$folder/product.txt" 2>&1; }
try 'a digest under no profile' grep -q "^digests: --profiles: 'sm_91': no profile; there are exact" <(unknown_profile)

try 'a part that no instruction has is refused' bash -c \
    "lua5.4 generator/generate.lua --only m17 --profiles sm_90 '$folder/none' 2>&1 | grep -q 'no instruction has m17'"
finish
