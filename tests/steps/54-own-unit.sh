#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# generator/UNITS.md, walked beside the project: its commands run and print what it shows, on this machine, on a
# Cortex-M3 in QEMU and under Verilator. Faults in the tables are found by the self-test, faults in the RTL by the bench.
# Takes 60 s of one core.
# Needs lua5.4 lua5.3 arm-none-eabi-gcc qemu-system-arm verilator python3
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder own-unit)
page=generator/UNITS.md
rtl=port/dpi/examples/npu1
tree=$folder/tree
mkdir "$tree" "$tree/my-unit"
ln -s "$PWD"/{Makefile,src,generated,generator,tests} "$tree"
cp -r port "$tree"

block() { sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" $page | sed '/^<!--/d; /^```/d'; } # NAME
block unit > "$tree/my-unit/unit.lua"
try 'the unit of the page is that of the tests' cmp "$tree/my-unit/unit.lua" tests/data/units/npu1/unit.lua

# A command of the page, behind its `export`; compiled fast.
exports=
in_tree() { # COMMAND
    (
        export CC="$ccache gcc" CFLAGS=-O0 CCACHE_DIR=$BUILD/ccache MAKEFLAGS="-j$JOBS --no-print-directory"
        unset BUILD
        cd "$tree" && eval "$exports" && bash -c "$1"
    )
}
# Whether it printed what is shown; a line `...` stands for others, and then each line that is shown has its place.
as_shown() { # SHOWN PRINTED
    if ! grep -qx '[.][.][.]' "$1"; then
        diff "$1" "$2"
    else
        grep -vx '[.][.][.]' "$1" > "$folder/lines" || return 0
        diff "$folder/lines" <(grep -xF -f "$folder/lines" "$2")
    fi
}
prints() { # COMMAND SHOWN
    in_tree "$1" > "$folder/printed" 2>&1 || { cat "$folder/printed"; return 1; }
    as_shown "$2" "$folder/printed"
}
# Each command of a block, with what stands below it.
walk() { # NAME
    local command=
    block "$1" | sed -n 's/^    //p' > "$folder/block"
    echo '$ ' >> "$folder/block"
    grep -q '^\$ .' "$folder/block" || fail "$1 has no command"
    while IFS= read -r line; do
        if [[ $line == '$ '* ]]; then
            [ -z "$command" ] || try "$1: $command" prints "$command" "$folder/shown"
            command=${line#\$ }
            : > "$folder/shown"
        else
            printf '%s\n' "$line" >> "$folder/shown"
        fi
    done < "$folder/block"
}

walk tables
try 'the page of the unit has a picture of each layout' [ "$(grep -c '!\[' "$tree/my-tables/unit.md")" -eq 3 ]
files_of_tree() { (cd "$tree" && find . -path ./my-build -prune -o -type f -printf '%p %T@\n' | sort); }
# refuses WORDS COMMAND: a line names it, and no file is made or changed.
refuses() {
    files_of_tree > "$folder/before"
    ! in_tree "$2" > "$folder/printed" 2>&1 && grep -qF "$1" "$folder/printed" &&
        diff "$folder/before" <(files_of_tree) && return
    cat "$folder/printed"
    return 1
}
try 'a folder with other files takes no tables' \
    refuses 'TABLES=my-unit is neither new nor a folder of tables: take another one' 'make tables UNIT=my-unit TABLES=my-unit'
try 'a file takes no tables' \
    refuses 'TABLES=Makefile is neither new nor a folder of tables: take another one' 'make tables UNIT=my-unit TABLES=Makefile'
while IFS= read -r command; do
    try "tables of a unit stay where UNIT is left out: $command" refuses \
        'generate: my-tables/inventory.txt: these are tables of npu1: say UNIT=FOLDER, or take another folder' "$command"
done << 'END'
make tables TABLES=my-tables ONLY=movmatrix PROFILES=sm_90 BUILD=my-build
lua5.4 generator/generate.lua my-tables
END
try 'GENERATED without tables is told' \
    refuses 'GENERATED=my-tabels has no tables; make tables writes them' 'make host GENERATED=my-tabels BUILD=my-build'
try 'folders of a build have no blanks' refuses 'GENERATED=my tables: each is a name without blanks' 'make host GENERATED="my tables"'
same_by_5_3() {
    lua5.3 generator/generate.lua --unit "$tree/my-unit" "$folder/5.3" &&
        diff "$folder/5.3/unit.md" "$tree/my-tables/unit.md" && diff -r "$folder/5.3/pictures" "$tree/my-tables/pictures"
}
try 'Lua 5.3 writes the same page' same_by_5_3
exports=$(block folders)
walk ask
try 'd.svg has a box for each element' [ "$(grep -c '<rect.*<title>' "$tree/d.svg")" -eq 256 ]
walk vectors
walk selftest
walk python

# ---- Tables with a fault: the self-test on the Cortex-M3 is red -------------------------------------

cp -r "$tree/my-tables" "$folder/sound"
# red WHAT FILE FROM TO: without the digest of the tables, which finds every bit.
red() {
    sed -i "0,/$3/s//$4/" "$tree/my-tables/$2"
    named() {
        ! cmp -s "$folder/sound/$1" "$tree/my-tables/$1" || return 1
        ! in_tree 'make selftest FIRMWARE_CFLAGS=-DMMAREF_SELFTEST_WITHOUT_TABLES' > "$folder/printed" 2>&1 &&
            grep -q '^not ok [0-9]* - digest matmul.q8 ' "$folder/printed"
    }
    try "Cortex-M3: $1 is found" named "$2"
    cp "$folder/sound/$2" "$tree/my-tables/$2"
}
red 'a fraction bit of the window less' table_arithmetic.c '{ MMAREF_FIELD_FRACTION_BITS, *14 }' '{ MMAREF_FIELD_FRACTION_BITS, 13 }'
red 'a lane of a layout in the place of another' table_layouts.c '{ 0x\(.\)\(.\),' '{ 0x\2\1,'

# ---- RTL: a copy with faults that are switched on -----------------------------------------------------

for name in npu1_dot npu1_matmul; do
    try "lint $name" verilator --lint-only -Wall -I$rtl $rtl/$name.sv
done
# fault FILE NUMBER FROM TO: both as they stand there, without / in them.
fault() {
    local file=$tree/$rtl/$1 from to
    from=$(sed 's/[][*.^$\]/\\&/g' <<< "$3") to="(fault == $2 ? $4 : $3)"
    [ "$(grep -oF -- "$3" "$file" | wc -l)" -eq 1 ] || fail "fault $2 has one place in $1"
    sed -i "s/$from/${to//&/\\&}/" "$file"
}
fault npu1_dot.sv 1 "10'sd8" "10'sd7"
fault npu1_dot.sv 2 'value >>> 23 - KEPT' '(value >>> 24 - KEPT) <<< 1'
fault npu1_dot.sv 3 'add(terms[2*k], terms[2*k+1])' 'add(terms[k], terms[k+n])'
fault npu1_dot.sv 4 '&b[k][6:0]' "1'b0"
fault npu1_dot.sv 5 'field >= 255' 'field > 255'
fault npu1_matmul.sv 6 'given[7:6]' '~given[7:6]'
fault npu1_matmul.sv 7 'at[7:4]' '~at[7:4]'
sed -i 's/^);$/&\n    int fault; initial if (!$value$plusargs("fault=%d", fault)) fault = 0;/' "$tree/$rtl"/npu1_{dot,matmul}.sv
walk rtl
finds() { # FAULT, WRONG SUMS, WRONG INSTRUCTIONS: patterns
    in_tree "obj_dir/Vnpu1 +results=1000 +instructions=4 +fault=$1" > "$folder/printed" 2>&1
    grep -qE "^TOP.npu1.check: [0-9]+ results, $2 wrong" "$folder/printed" &&
        grep -qE "^TOP.npu1.whole: 4 instructions, $3 wrong" "$folder/printed" || { tail "$folder/printed"; return 1; }
}
for number in 1 2 3 4; do try "RTL: fault $number of a sum is found" finds $number '[1-9][0-9]*' '[1-4]'; done
try 'RTL: fault 5, of an overflow, is found by operands aimed at it' finds 5 '[1-9]' '[0-4]'
for number in 6 7; do try "RTL: fault $number of registers is found in the instruction alone" finds $number 0 4; done
finish
