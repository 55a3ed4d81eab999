#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The comparison with a matrix unit never passes more cases in a smaller build than in the whole one:
# what a build has not, it skips, and a comparison of nothing fails.
# Takes 100 s of one core.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder hardware)

# compare NAME VARIABLE=VALUE...: two cases of every instruction, here, on the sound unit. $library names the library,
# the same for the same flags and tables.
library=whole
compare() {
    local name=$1
    shift
    make --no-print-directory -s hardware-linux-here BUILD="$folder/$library" "$@" > "$folder/$name.log" 2>&1
}
without() { # FAMILY NAME VARIABLE=VALUE...
    library=$1 compare "${@:2}" FIRMWARE_CFLAGS="-DMMAREF_WITHOUT_$1"
}

# of KEY NAME: the value of a word of the summary line.
of() { sed -n "s/^# hardware .*\<$1=\([^ ]*\).*/\1/p" "$folder/$2.log"; }

passes() { # NAME COUNT
    [ "$(of passed "$1")" -eq "$2" ] && [ "$(of failed "$1")" -eq 0 ] || { tail -n 5 "$folder/$1.log"; return 1; }
}

fewer() { # NAME
    [ "$(of passed "$1")" -gt 0 ] && [ "$(of passed "$1")" -lt "$(of passed whole)" ] && passes "$1" "$(of passed "$1")"
}

need make -j "$JOBS" host BUILD="$BUILD"

# As port/firmware/README.md runs it, and what it says is printed.
compare default
any_tables() { sed 's/ tables=[0-9a-f]\{8\} / /'; }
said=$(tr '\n' ' ' < port/firmware/README.md | grep -o 'hardware shard=[^`]*' | any_tables)
printed() { any_tables < "$folder/default.log" | grep -qxF "# ${said:-nothing}"; }
try 'port/firmware/README.md has the line of a comparison that is printed' printed

# The profile that has every instruction.
exact=-DUNIT_ARITHMETIC=exact
try 'the whole library' compare whole HARDWARE=$exact
for family in FLOAT F64 INTEGER SPARSE SCALE WMMA MAC16 EXACT; do
    try "without $family: equal" without $family $family HARDWARE=$exact
    try "without $family: fewer cases pass, $(of passed $family) of $(of passed whole)" fewer $family
done
try 'without mac16: its two cases are missing' passes MAC16 $(($(of passed whole) - 2))

# Tables of three instructions of which the profile has two cases each.
need lua5.4 generator/generate.lua --only m16n8k16.row.col.f32.f16 --profiles sm_90 "$folder/tables"
three() { library=three compare "$@" GENERATED="$folder/tables"; }
try 'tables of three instructions: equal' three three
try 'tables of three instructions: six cases pass' passes three 6

# It fails, and says why: fails_because PATTERN HARDWARE-FLAGS VARIABLE=VALUE...; $compare is how it compares.
fails_because() {
    ! ${compare:-compare} because HARDWARE="$2" "${@:3}" && grep -q "$1" "$folder/because.log"
}

# What is asked for by words, and by a block in words.
try 'instructions with a word' compare word HARDWARE='-DHARDWARE_ONLY="m16n8k16 f32.f16"'
try 'two cases of the three of sm_90' passes word 6
try 'as many cases as asked for' compare five HARDWARE='-DHARDWARE_ONLY="m16n8k16 f32.f16 mma" -DHARDWARE_CASES=5'
try 'cases whose numbers begin anew behind 2^32 - 1 end' compare end FIRMWARE_TIMEOUT=60 \
    HARDWARE='-DHARDWARE_FIRST=4294967290 -DHARDWARE_COUNT=12'
try 'and are as many as asked for' [ "$(of next end) $(($(of passed end) + $(of skipped end)))" = '6 12' ]
try 'five of one instruction' [ "$(of passed five)" -eq $((5 * $(of passed word) / 2)) ]
try 'no instruction has half a word' fails_because 'nothing was compared' '-DHARDWARE_ONLY="m16n8k1"'
own='custom products=8 fraction_bits=12 nan=quiet'
try 'a block of its own' compare own HARDWARE="-DUNIT_ARITHMETIC=\"$own\""
try 'the summary says it' grep -q "^# hardware .* arithmetic=$own\$" "$folder/own.log"
try 'a misspelt block' fails_because 'from here on: fraction_bitz=12$' '-DUNIT_ARITHMETIC="custom fraction_bitz=12"'
try 'a misspelt profile' fails_because 'from here on: sm_9O$' '-DUNIT_ARITHMETIC=sm_9O'
compare='without FLOAT' try 'a misspelt profile where all are integers' fails_because 'from here on: sm_9O$' '-DUNIT_ARITHMETIC=sm_9O'
try 'a field that no block has' fails_because \
    '^# UNIT_ARITHMETIC "custom interleave=3" is wrong in field interleave: not a power of two$' '-DUNIT_ARITHMETIC="custom interleave=3"'
# A text is right although this build has no instruction of it.
right_but_lacking() { # HARDWARE-FLAGS VARIABLE=VALUE...
    fails_because '^# nothing was compared: model, arithmetic or unit lack every instruction' "$@" &&
        ! grep 'UNIT_ARITHMETIC' "$folder/because.log"
}
compare=three try 'a profile that the tables have no instruction of' right_but_lacking -DUNIT_ARITHMETIC=sm_70
mac16_alone='-DMMAREF_WITHOUT_FLOAT -DMMAREF_WITHOUT_INTEGER -DMMAREF_WITHOUT_MOVE'
library=mac16 try 'mac16 alone, which needs no arithmetic' compare mac16 FIRMWARE_CFLAGS="$mac16_alone"
try 'its two cases pass' passes mac16 2
dots="board_unit=unit/software-dot.c unit/dot.c"
chained='-DUNIT_ARITHMETIC="custom products=4 fraction_bits=10 interleave=2"'
try 'a unit of dot products: equal, step by step' compare dot "$dots" HARDWARE="$chained"
try 'in many instructions' [ "$(of passed dot)" -gt 150 ]
try 'a lost product is found' fails_because 'lane 0 register 0 .* elements differ' "$chained -DUNIT_FAULT=1" "$dots"

# Another NaN is right where the block takes any, and nowhere else.
nans='-DHARDWARE_ONLY="m16n8k16 f32.f16" -DHARDWARE_CASES=6 -DUNIT_FAULT=UNIT_OTHER_NAN'
try 'another NaN is found' fails_because 'expected 7fc00000 got 7fc00001; ' "$nans -DUNIT_ARITHMETIC=\"sm_90 nan=quiet\""
try 'nan=any: it is right' compare nan HARDWARE="$nans -DUNIT_ARITHMETIC=\"sm_90 nan=any\""
try 'in every case' passes nan $((3 * $(of passed word)))
try 'nan=any: a stuck bit is found' fails_because 'lane 5 register 1 .* elements differ' \
    '-DHARDWARE_ONLY="m16n8k16 f32.f16" -DUNIT_FAULT=UNIT_STUCK_BIT -DUNIT_ARITHMETIC="sm_90 nan=any"'

# A unit that rounds wrong is shrunk; the line of the command and the flags that are printed repeat it.
shrinks='-DHARDWARE_ONLY="m16n8k16 f16.e4m3" -DUNIT_FAULT=UNIT_WRONG_ROUNDING -DHARDWARE_CASES=3'
try 'a case is shrunk' fails_because '^#   shrunk in [0-9]* tries: mmaref dot mma' "$shrinks -DHARDWARE_SHRINK=1"
try 'once' [ "$(grep -c 'shrunk in' "$folder/because.log")" -eq 1 ]
line=$(sed -n 's/^#   shrunk in [0-9]* tries: mmaref //p' "$folder/because.log")
try 'to four elements or fewer' [ "$(grep -o '[ ,]0x[0-9a-f]*' <<< "$line" | grep -cv '0x0$')" -le 4 ]
try 'which the command takes' bash -c "'$BUILD/mmaref' $line"
alone=$(sed -n "s/^#   alone: HARDWARE='\(.*\)'\$/\1/p" "$folder/because.log" | head -n 1)
try 'the flags repeat the case' fails_because "$(grep -m 1 ' elements differ$' "$folder/because.log")" \
    "$alone -DUNIT_FAULT=UNIT_WRONG_ROUNDING"
try 'alone' [ "$(of next because)" -eq $(($(of first_failure because) + 1)) ]
try 'and do not shrink' [ "$(grep -c shrunk "$folder/because.log")" -eq 0 ]

# Two boards share the work; their logs are merged.
share() { # I, WORD...: the shard I of two
    compare "$1" SHARD="$1/2" HARDWARE="$exact -DHARDWARE_ONLY=m16n8k16" "${@:2}"
}
try 'the first half' share 1
try 'the second half' share 2
merged() { "$BUILD/mmaref" merge "$folder/1.log" "$folder/2.log" > "$folder/merged"; }
try 'merged' merged
try 'both halves together' [ "$(cat "$folder/merged")" = "$(($(of passed 1) + $(of passed 2))) passed, 0 failed, $(($(of skipped 1) + $(of skipped 2))) skipped" ]
try 'neither is empty' [ $(($(of passed 1) * $(of passed 2))) -gt 0 ]
fails_in_both() { ! compare 2 SHARD=2/2 HARDWARE="$exact -DHARDWARE_ONLY=m16n8k16 -DUNIT_FAULT=UNIT_STUCK_BIT" && ! merged && grep -q '^case [0-9]* is the first that fails in shard 2$' "$folder/merged"; }
try 'a failure in one of them' fails_in_both
no_shard() { ! share 3 && grep -q 'SHARD=I/N' "$folder/3.log"; }
try 'no such shard' no_shard
for shard in 3 1/ /2 / 1/2/3 '1/2 3' 0/2 -1/2 x/2 1/x; do
    try "no shard $shard" fails_because "error.* SHARD=I/N: I is 1 to N\|SHARD=$shard is not SHARD=I/N" '' SHARD="$shard"
done
for flag in SHARD=1 SHARDS=2; do
    try "one of two, $flag" fails_because '#error SHARD=I/N: I is 1 to N' -DHARDWARE_$flag
done
for flag in CASES COUNT; do try "$flag=0 is refused" fails_because "#error HARDWARE_$flag=N: N is 1 or more" -DHARDWARE_$flag=0; done

# A flag that would change the library is no setting of a comparison: nothing would take it.
no_setting() { fails_because "HARDWARE: $1 sets no comparison; flags of the compiler are FIRMWARE_CFLAGS" "$exact $1"; }
for flag in -DMMAREF_WITHOUT_FLOAT -g; do try "HARDWARE=$flag is refused" no_setting $flag; done
no_name() { fails_because "HARDWARE: -D$1: neither the comparison nor the unit has this setting" "-D$1=3"; }
for name in HARDWARE_SEEED UNIT_ARITHMETIK HARDWARE_SEE; do try "HARDWARE=-D$name=3 is refused" no_name $name; done
no_flag() { ! make -n lib "$1=-DMMAREF_WITHOUT_FLAOT" > "$folder/flag.log" 2>&1 &&
    grep -qF -- '-DMMAREF_WITHOUT_FLAOT: no source of mmaref has this word' "$folder/flag.log"; }
for name in CFLAGS FIRMWARE_CFLAGS; do try "a misspelt flag in $name is refused" no_flag $name; done

# A board that has no room for a comparison says so before it is built.
no_room() { ! make hardware-avr-mega2560 BUILD="$folder/avr" > "$folder/avr.log" 2>&1 && [ "$(wc -l < "$folder/avr.log")" -eq 1 ] &&
    grep -q 'hardware-avr-mega2560: this board has no comparison: ' "$folder/avr.log"; }
try 'a board without a comparison' no_room

# A range of cases that this build has none of.
nothing() { ! without MAC16 nothing HARDWARE="-DHARDWARE_FIRST=$1 -DHARDWARE_COUNT=1"; }
mac16=$("$BUILD/mmaref" list | grep -n '^mac16$' | cut -d: -f1)
try 'a comparison of nothing fails' nothing $((mac16 - 1))
try 'and says so' grep -q '^# nothing was compared' "$folder/nothing.log"
finish
