#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The command knows what the assembler and the specification both know, and nothing else: names, one by one;
# and gives each instruction to the targets and PTX versions of the specification's notes. Of the names that are to be
# refused it takes one in eight, the long form all.
# Takes 10 s.
# Part long takes 40 s.
. tests/tap.sh

every=8
[ "${1:-}" != long ] || every=1

folder=$(scratch_folder instructions)
said=$folder/said
cat tests/generator/instructions_*.tsv > "$said"
need make -j "$JOBS" host BUILD="$BUILD"

awk -F'\t' '$1 == "documented" { print $2 }' "$said" | sort > "$folder/documented"
"$BUILD/mmaref" list | awk '$1 != "mac16"' | sort > "$folder/listed"
count=$(wc -l < "$folder/documented")
try "$count documented instructions are listed" diff "$folder/documented" "$folder/listed"
lua5.4 tests/data/instructions/check.lua "$BUILD/mmaref" || failures=1

# One process for each name: what `show` does with it is what a user meets.
refused_all() {
    local name wrong=0
    while read -r name; do
        "$BUILD/mmaref" show "$name" > "$folder/printed" 2> "$folder/reason"
        if [ $? -ne 2 ] || [ -s "$folder/printed" ] || [ "$(wc -l < "$folder/reason")" -ne 1 ]; then
            echo "$name"
            wrong=1
        fi
    done < "$folder/others"
    return $wrong
}
grep -v '^#' "$said" | awk -F'\t' -v every=$every -v seed="$SEED" \
    '$1 != "documented" && (NR + seed) % every == 0 { print $2 }' > "$folder/others"
try "$(wc -l < "$folder/others") other names are refused in one line, status 2" refused_all

reason_of() { "$BUILD/mmaref" show "$@" 2>&1; }
fp8=mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32
try 'legal, but not on a target' grep -q "legal, but not on sm_80, only on sm_89 or higher" <<< "$(reason_of --target sm_80 $fp8)"
try 'legal, but not in a version' grep -q "legal, but needs PTX 8.4" <<< "$(reason_of --ptx 8.0 $fp8)"
try 'what a version does not have is not listed, which is said' grep -q '^mmaref: note: nothing is listed' \
    <<< "$("$BUILD/mmaref" list mma.sp --ptx 6.0 2>&1 > "$folder/printed")"

# Without .aligned an instruction is that of a version below 6.3.
older=wmma.mma.sync.row.col.m16n16k16.f32.f32
for version in 6.0 6.2; do
    try "without .aligned in $version" "$BUILD/mmaref" show --ptx $version $older
done
for version in 6.3 7.0; do
    try "not without .aligned in $version" [ "$(reason_of --ptx $version $older)" = \
        "mmaref: '$older': .aligned may be missing below PTX ISA 6.3 only" ]
done
try 'a later shape without .aligned' grep -q 'legal, but needs PTX 6.1' <<< "$(reason_of --ptx 6.0 ${older/m16n16k16/m32n8k16})"
try 'a later shape without .aligned in 6.1' "$BUILD/mmaref" show --ptx 6.1 --target sm_70 ${older/m16n16k16/m32n8k16}
try 'with .aligned it is not of 6.0' grep -q 'legal, but needs PTX 6.3' <<< "$(reason_of --ptx 6.0 ${older/sync/sync.aligned})"
try 'the grammar allows it, but the assembler refuses it' grep -q "the grammar allows it, but the assembler refuses it" \
    <<< "$(reason_of mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32)"
try 'undocumented' grep -q "undocumented: the assembler accepts it by accident" \
    <<< "$(reason_of mma.sync.aligned.m8n8k4.row.col.f32.bf16.bf16.f32)"
try 'no such instruction' grep -q "unknown qualifier.*nearest is 'f16'" \
    <<< "$(reason_of mma.sync.aligned.m16n8k16.row.col.f32.f17.f16.f32)"

# Targets and versions that there are not: status 2, nothing printed, the nearest one named.
nearest_of() { # OPTION VALUE NEAREST
    "$BUILD/mmaref" list "$1" "$2" > "$folder/printed" 2> "$folder/reason"
    [ $? -eq 2 ] && [ ! -s "$folder/printed" ] && grep -q "^mmaref: $1: '$2': no .*, nearest is '$3'$" "$folder/reason" &&
        ! "$BUILD/mmaref" show "$1" "$2" $fp8 2> /dev/null
}
# The newest of the second list.
newest() {
    lua5.4 -e "for _, name in ipairs(dofile('tests/data/instructions/notes.lua').$1) do print(name) end" | grep '[0-9]$' | tail -n 1
}
target=$(newest targets) version=$(newest versions)
for pair in "sm_999=$target" sm_91=sm_90 sm_80a=sm_80 sm_105f=sm_103f sm_91a=sm_90a; do
    try "no target ${pair%=*}" nearest_of --target "${pair%=*}" "${pair#*=}"
done
same_list() { cmp <("$BUILD/mmaref" list --target "$1") <("$BUILD/mmaref" list --target "$2"); }
for pair in sm90=sm_90 SM_100a=sm_100a compute_90=sm_90 90a=sm_90a; do
    try "the target of ${pair%=*}" same_list "${pair%=*}" "${pair#*=}"
done
try 'an architecture of several targets' grep -q "'Blackwell': an architecture with several targets: sm_100 (b200, .*), sm_103 .*, sm_121 (gb10" \
    <<< "$("$BUILD/mmaref" list --target Blackwell 2>&1)"
for pair in "9.9=$version" "10.0=$version" "99.9=$version" 8.9=8.8 6.7=6.5 5.0=6.0; do
    try "no version ${pair%=*}" nearest_of --ptx "${pair%=*}" "${pair#*=}"
done
try 'a target that no other is near: all of them are named' \
    grep -q "'gfx': no target.*; there are sm_70 sm_72 .* sm_121f\( \|$\)" <<< "$("$BUILD/mmaref" list --target gfx 2>&1)"
try 'a target that came with a later version' grep -q "'8.7': sm_120f needs PTX 8.8" \
    <<< "$("$BUILD/mmaref" list --target sm_120f --ptx 8.7 2>&1)"
try 'the old name of sm_110a' cmp <("$BUILD/mmaref" list --target sm_101a) <("$BUILD/mmaref" list --target sm_110a)
try 'mac16 is on no target' grep -q "'mac16': not a PTX instruction" <<< "$(reason_of --target sm_90 mac16)"
try 'mac16 is in no version' grep -q "'mac16': not a PTX instruction" <<< "$(reason_of --ptx 9.0 mac16)"
volta=mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32
try 'what sm_70 computes is on sm_70' "$BUILD/mmaref" show --arith sm_70 --target sm_70 $volta
try 'the targets are in the words of the specification' grep -q "^targets  *sm_70 or higher$" <<< "$(reason_of $volta)"
finish
