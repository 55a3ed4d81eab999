#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Flash, stack and instructions are not worse than committed, and the tables show what is. The long form measures every
# target, and random blocks.
# Takes 25 s.
# Part long takes 210 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder cost)

same_tables() {
    cp port/cost/README.md "$folder"
    lua5.4 port/cost/tables.lua port/cost/figures.tsv "$folder/README.md" &&
        diff port/cost/README.md "$folder/README.md"
}

# What mmaref.h declares has a bound, each function of it but the self-test.
bounds_all() {
    local count
    count=$(grep -oE '\bmmaref_[a-z0-9_]+\(' src/mmaref.h | sort -u | grep -vc selftest)
    [ "$count" -gt 40 ] && [ "$(grep -c '^bound	cortex-m3	' port/cost/figures.tsv)" -eq "$count" ]
}

# The program of every entry point reaches each once.
reached_all() {
    diff <(grep -oE '\bmmaref_[a-z0-9_]+\(' src/mmaref.h | tr -d '(' | grep -v selftest | sort -u) \
        <(sed -n 's/.*REACH(\(mmaref_[a-z0-9_]*\)).*/\1/p' port/size/everything.c | sort)
}

# What is called finite gives finite results.
draws() {
    make -s lib BUILD="$BUILD" && "${CC:-cc}" -std=c99 -O2 -Isrc -Igenerated -Iport/cost tests/builds/cost/draws.c \
        port/cost/operands.c "$BUILD/libmmaref.a" -o "$folder/draws" && "$folder/draws"
}

# A figure that is worse is found: those of a library with a table more.
guard_fails() {
    mkdir -p "$folder/generated" "$folder/build"
    cp generated/*.[ch] "$folder/generated"
    echo 'extern const unsigned char mmaref_ballast[8000]; const unsigned char mmaref_ballast[8000] = { 1 };' \
        >> "$folder/generated/table_layouts.c"
    ! GENERATED=$folder/generated BUILD=$folder/build COST_TARGETS=cortex-m7 port/cost/cost.sh > "$folder/worse" &&
        grep -q '^# flash cortex-m7 library: [0-9]*, was ' "$folder/worse"
}

# A tool that fails leaves calls out: there is no bound then.
stack_of() { # OBJDUMP
    lua5.4 port/cost/stack.lua "$folder/stack" "$1" "$(gcc -print-libgcc-file-name)" mmaref_edit_distance
}
no_bound() {
    mkdir -p "$folder/stack" && gcc -std=c99 -Os -ffunction-sections -fcallgraph-info=su -Isrc -Igenerated -c src/base_string.c \
        -o "$folder/stack/base_string.o" && stack_of objdump && ! stack_of false
}

# Budgets judge the tables of this repository, not a product's. Nothing is compiled: the figures are the committed ones.
sizes() { # GENERATED: what port/size.sh prints
    rm -rf "$folder/size" && mkdir -p "$folder"/size/{port/cost,tests,generated,own,bin} &&
        cp port/size.sh "$folder/size/port" && cp port/cost/{tables.lua,targets.tsv,figures.tsv} "$folder/size/port/cost" &&
        cp tests/plain_path.sh "$folder/size/tests" && echo '#!/bin/sh' > "$folder/size/bin/arm-none-eabi-size" &&
        printf '#!/bin/sh\ngrep -E "^(flash|data|bound)\t$1\t" port/cost/figures.tsv\n' > "$folder/size/port/cost/target.sh" &&
        chmod +x "$folder/size/port/cost/target.sh" "$folder/size/bin/arm-none-eabi-size" &&
        PATH=$folder/size/bin:$PATH GENERATED=$1 BUILD=$folder/size/build "$folder/size/port/size.sh" > "$folder/sizes"
}
judges() { sizes generated && grep -qx '| budget | measured | at most |  |' "$folder/sizes" && grep -q '| met |$' "$folder/sizes"; }
measures() {
    sizes own && grep -qx '| figure | measured |' "$folder/sizes" && [ "$(grep -c '^| .* B |$' "$folder/sizes")" -eq 5 ] &&
        ! grep -q 'missed\| met \|at most' "$folder/sizes"
}

# A call that a jump makes gives the frame back before, another one does not.
jumps_count() {
    mkdir -p "$folder/jumps" && cat > "$folder/jumps.c" << 'END'
__attribute__((noinline)) int leaf(int x) { volatile char bytes[400]; bytes[x] = 1; return bytes[x]; }
int jumps(int x) { volatile char bytes[400]; bytes[x] = 1; return leaf(bytes[x]); }
int calls(int x) { volatile char bytes[400]; bytes[x] = 1; return leaf(bytes[x]) + 1; }
END
    gcc -std=c99 -O2 -ffunction-sections -fcallgraph-info=su -c "$folder/jumps.c" -o "$folder/jumps/jumps.o" &&
        lua5.4 port/cost/stack.lua "$folder/jumps" objdump "$(gcc -print-libgcc-file-name)" jumps calls |
        awk '{ bound[$1] = $2 } END { exit !(bound["calls"] - bound["jumps"] >= 300) }'
}

# Three random blocks on both targets, and none at all.
random_blocks() { # N
    BUILD=$folder/random N=$1 tests/builds/cost/random.sh > "$folder/random.txt" 2>&1
}
random_summary() {
    random_blocks 3 && grep -cE '^(finite|special), [123] blocks: median [1-9]' "$folder/random.txt" | grep -qx 4 &&
        [ "$(grep -c ' custom ' "$folder/random.txt")" -eq 12 ]
}
random_nothing() { ! TARGET=x86-64 random_blocks 0 && grep -q 'no block was measured' "$folder/random.txt"; }

try 'the program of every entry point reaches each function of mmaref.h once, but the self-test' reached_all
try 'a bound of the stack, and none where objdump fails' no_bound
try 'make size judges the tables of this repository' judges
try 'and measures those of a product alone' measures
try 'a call that is a jump does not add to the frame it gives back' jumps_count
try 'operands that are called finite give finite results, special ones do not' draws
if [ "${1:-}" = long ]; then
    try 'random blocks are measured on both targets' random_summary
    try 'no random block at all fails' random_nothing
    targets='.*'
fi
COST_TARGETS=${targets:-cortex-m4|host} port/cost/cost.sh || failures=1
try 'every public function has a bound of its stack' bounds_all
try 'the tables of port/cost/README.md are those of figures.tsv' same_tables
try 'a library that is 8000 bytes larger is found' guard_fails
finish
