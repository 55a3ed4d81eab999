#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The bench and the modules of port/dpi/examples, by the command line of port/dpi/units.md, around units of our own with
# the ports of the public ones; and bugs.
. tests/tap.sh

folder=$(scratch_folder units)
page=port/dpi/units.md
examples=port/dpi/examples
dut=tests/ports/rtl/dut
need make -j "$JOBS" lib BUILD="$BUILD"

# The lines of the block between the markers BEGIN $1 and END $1.
block() { sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" $page | sed '/^<!--/d; /^```/d; /^$/d'; }

modules=$(find $examples -name '*.sv' ! -name bench.sv ! -name unit_check.sv | sort | tr '\n' ' ')
try 'the page links to every module' diff <(tr ' ' '\n' <<< "${modules% }" | sed 's,.*/,,') \
    <(grep -o '(examples/[a-z]*[.]sv)' $page | sed 's,.*/,,; s,),,' | grep -vx unit_check.sv | sort)

# The command line of the page, with these units as SOURCES and all modules below one.
build() {
    local line units="-DCOSIM_BUGS -I$dut $dut/dut_bug_pkg.sv tests/ports/rtl/bench/custom_bug_pkg.sv tests/ports/rtl/port/units.sv"
    units+=" $(find $dut -name '*.sv' ! -name dut_bug_pkg.sv | sort | tr '\n' ' ')"
    line=$(block build | sed "s|^ *||; s|SOURCES|$units|; s|--top-module TOP|--top-module units|; s|$examples/TOP[.]sv|$modules|
        s|\$PWD/build|$BUILD|")
    bash -c "$line -MAKEFLAGS OPT_FAST=-O1 -j $JOBS --Mdir $folder/obj_dir" > "$folder/build.log" 2>&1 ||
        { grep -A 2 Error "$folder/build.log"; return 1; }
}
try 'its command line builds all of them' build

# simulate PLUSARG...: the modules that have wrong results, in order.
simulate() {
    "$folder/obj_dir/Vunits" "$@" > "$folder/log" 2>&1 || { cat "$folder/log"; return; }
    [ "$(grep -c ' results, ' "$folder/log")" -eq 4 ] || { cat "$folder/log"; return; }
    sed -n 's/^TOP[.]units[.]\([a-z]*\)[.].* results, [1-9][0-9]* wrong$/\1/p' "$folder/log" | sort | tr '\n' ' '
}
wrong_in() { # EXPECTED PLUSARG...
    local got
    got=$(simulate "${@:2}")
    [ "$got" = "$1" ] || { echo "$got"; return 1; }
}
try 'no result is wrong' wrong_in '' +results=3000
try 'rounding to zero: wrong in the tree, which rounds to nearest' wrong_in 'tree ' +results=1000 +rounding=1
while read -r bug where; do
    try "bug $bug is found in $where" wrong_in "$where " +results=3000 +bug="$bug"
done << END
PRODUCTS_ROUNDED_FIRST expanding
PRODUCT_CUT chain
C_FIRST tree
INT_SIGN integers
END
try 'the first wrong result is explained' grep -q '^  expected [0-9a-f]* got [0-9a-f]*' "$folder/log"
finish
