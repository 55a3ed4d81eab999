#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The bench and the modules of port/dpi/examples, by the command line of port/dpi/units.md, around units of our own with
# the ports of the public ones; and bugs.
. tests/tap.sh

folder=$(scratch_folder units)
page=port/dpi/units.md
examples=port/dpi/examples
dut=tests/ports/rtl/dut
need make -j "$JOBS" dpi BUILD="$BUILD"
export CCACHE_DIR=$BUILD/ccache

# The lines of the block between the markers BEGIN $1 and END $1.
block() { sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" $page | sed '/^<!--/d; /^```/d; /^$/d'; }

modules=$(find $examples -maxdepth 1 -name '*.sv' ! -name bench.sv ! -name unit_check.sv | sort | tr '\n' ' ')
try 'the page links to every module' diff <(tr ' ' '\n' <<< "${modules% }" | sed 's,.*/,,') \
    <(grep -o '(examples/[a-z]*[.]sv)' $page | sed 's,.*/,,; s,),,' | grep -vx unit_check.sv | sort)

# The command line of the page, with these units as SOURCES and all modules below one.
build() {
    local line units="-DCOSIM_BUGS -I$dut $dut/dut_bug_pkg.sv tests/ports/rtl/bench/custom_bug_pkg.sv tests/ports/rtl/port/units.sv"
    units+=" $(find $dut -name '*.sv' ! -name dut_bug_pkg.sv | sort | tr '\n' ' ')"
    line=$(block build | sed "/make dpi/d; s|^ *||; s|SOURCES|$units|; s|--top-module TOP|--top-module units|; s|$examples/TOP[.]sv|$modules|
        s|\$PWD/build|$BUILD|")
    bash -c "$line $(block coverage) -MAKEFLAGS OPT_FAST=-O1 -j $JOBS --Mdir $folder/obj_dir" > "$folder/build.log" 2>&1 ||
        { grep -A 2 Error "$folder/build.log"; return 1; }
}
try 'its command line builds all of them' build

# The simulation, which leaves its coverage where it runs.
units() { (cd "$folder" && obj_dir/Vunits "$@"); } # PLUSARG...

# simulate PLUSARG...: the modules that have wrong results, in order.
simulate() {
    units "$@" > "$folder/log" 2>&1 || { cat "$folder/log"; return; }
    [ "$(grep -c ' results, ' "$folder/log")" -eq 5 ] || { cat "$folder/log"; return; }
    sed -n 's/^TOP[.]units[.]\([a-z]*\)[.].* results, [1-9][0-9]* wrong, seed .*/\1/p' "$folder/log" | sort | tr '\n' ' '
}
wrong_in() { # EXPECTED PLUSARG...
    local got
    got=$(simulate "${@:2}")
    [ "$got" = "$1" ] || { echo "$got"; return 1; }
}
try 'no result is wrong' wrong_in '' +results=3000
try 'rounding to zero: wrong in the adder and the tree, which round to nearest' wrong_in 'adder tree ' +results=1000 +rounding=1
while read -r bug where; do
    try "bug $bug is found in $where" wrong_in "$where " +results=3000 +bug="$bug"
done << END
PRODUCTS_ROUNDED_FIRST expanding
PRODUCT_CUT chain
C_FIRST tree
INT_SIGN integers
STAGE_MISSING expanding tree
ENABLE_IGNORED tree
RESET_LEAVES expanding
STALL_LOSES expanding
READY_TOO_EARLY expanding
END
try 'the first wrong result is explained' grep -q '^  expected [0-9a-f]* got [0-9a-f]*' "$folder/log"
try 'the seed is printed' grep -q ' wrong, seed 1$' "$folder/log"

# Only streams and stalls show what is between two operations.
says() { # TEXT PLUSARG...
    units "${@:2}" > "$folder/log" 2>&1
    grep -q "$1" "$folder/log" || { cat "$folder/log"; return 1; }
}
try 'without stalls no operation is lost' wrong_in '' +results=1000 +bug=STALL_LOSES +stalls=0
try 'without resets none is left' wrong_in '' +results=1000 +bug=RESET_LEAVES +resets=0
try 'a unit that hangs is named, and its operation' \
    says 'expanding[.]check hangs: for 1000 clocks it gives no result of operation [0-9]*: a [0-9a-f]* b [0-9a-f]* c [0-9a-f]*$' +results=3000 +bug=HANGS
try 'and one that takes no more' says 'expanding[.]check hangs: for 1000 clocks it does not take operation 1[0-9]*: ' +results=3000 +bug=NEVER_READY
try 'the others have their results' [ "$(grep -c ': 3[0-9]* results, 0 wrong' "$folder/log")" -eq 4 ]

# The first operation that differs becomes smaller while it does; what needs neighbours to differ does not.
smallest() { units +results=300 +bug="$1" | sed '1,/, the smallest like it: /d; /^TOP/,$d'; }
try 'one product is left of four that are cut' [ "$(smallest PRODUCT_CUT | grep -c '^  k [0-9]: 0000 \* 0000')" -eq 3 ]
try 'and of four integers of which a sign is lost the sign' \
    [ "$(smallest INT_SIGN | grep -c -e '^  c 00000000' -e '^  k [0-9]: 00 \* 00' -e '^  k [0-9]: ff \* 01 = -1$')" -eq 5 ]
try 'two products and C, where C comes first' [ "$(smallest C_FIRST | grep -c -e '^  k [0-9]: [1-9b]' -e '^  c [1-9b]')" -eq 3 ]
try 'a missing register is told from wrong arithmetic' says \
    'tree[.]check: right if alone and with operands that stand: a register, the handshake or a reset is wrong$' \
    +results=300 +bug=STAGE_MISSING
try 'so is a register that LATENCY does not count' says \
    'adder[.]check: D is right after 1 clocks of operands that stand: is LATENCY 1?$' +results=300 +bug=REGISTER_ADDED
try 'the smallest case fails as the first does' \
    [ "$(smallest SUBNORMAL_IS_NAN | grep -c 'got 7e00, got a NaN$')" -eq 1 ]
try 'what failures share is one sentence' says 'integers[.]check differs .*: [0-9]* of [0-9]* failures, [0-9]* of [0-9]* others$' \
    +results=1000 +bug=INT_SIGN

# Corners in lcov: a line of the module has a name, and the file how often it was reached.
unreached() { # PLUSARG...: corners that the simulation has not reached, by coverage tools
    units "$@" > "$folder/log" 2>&1 && (cd "$folder" && verilator_coverage --write-info corners.info coverage.dat > coverage.log) || return
    awk -F '[:,]' 'FNR == NR { if (/cover property/) name[FNR] = $1; next } $1 == "DA" && name[$2] != "" { lines++; if ($3 == 0) print name[$2] }
        END { if (lines != 18) print lines " lines" }' generated/sv/mmaref_cover.sv "$folder/corners.info" | tr -d ' ' | tr '\n' ' '
}
corners=$(unreached +results=500)
try 'lcov has every corner that exact sums can reach' [ "$corners" = 'truncated term_lost floor ' ]
try 'the bench says the same' [ "$(grep -c 'no operands can reach truncated term_lost .*floor' "$folder/log")" -eq 4 ]
try 'infinities of both signs are added in an adder too' [ "$(grep -c 'adder[.]check: .*never.* inf_minus_inf' "$folder/log")" -eq 0 ]
try 'and which corners it aimed at' grep -q 'chain[.]check: only aimed operands reached .*inf_times_zero' "$folder/log"
corners=$(unreached +results=500 '+block=custom fraction_bits=24 exponent_floor=-40')
try 'a grid and a floor bring these' [ -z "$(grep -E 'truncated|term_lost|floor' <<< "$corners")" ]

# The seed decides the operations, and a block is taken at run time.
first() { units +results=300 +bug=C_FIRST "$@" | grep operation; }
try 'a seed draws the same again' diff <(first +seed=7) <(first +seed=7)
try 'another seed draws others' [ "$(first +seed=7)" != "$(first +seed=8)" ]
try 'a block at run time' wrong_in 'adder chain expanding tree ' +results=300 '+block=custom fraction_bits=10 nan=quiet zero_sign=ieee'
try 'a wrong word in it ends the run and is named' says "'fraction_bitz=10': no such field, nearest is 'fraction_bits'" \
    '+block=custom fraction_bitz=10'
finish
