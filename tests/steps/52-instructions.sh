#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The command knows what the assembler and the specification both know, and nothing else: names,
# PTX versions and targets, one by one.
. tests/tap.sh

folder=$(scratch_folder instructions)
said=tests/generator/instructions_assembler.tsv
need make -j "$JOBS" host BUILD="$BUILD"

awk -F'\t' '$1 == "documented" { print $2 "\t" $3 "\t" $4 }' "$said" | sort > "$folder/documented"
"$BUILD/mmaref" list --long | awk '$1 != "mac16" { print $1 "\t" $2 "\t" $3 }' | sort > "$folder/listed"
count=$(wc -l < "$folder/documented")
try "$count documented instructions are listed with their versions and targets" \
    diff "$folder/documented" "$folder/listed"

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
grep -v '^#' "$said" | awk -F'\t' '$1 != "documented" { print $2 }' > "$folder/others"
try "$(wc -l < "$folder/others") other names are refused in one line, status 2" refused_all

reason_of() { "$BUILD/mmaref" show "$@" 2>&1; }
fp8=mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32
try 'legal, but not on a target' grep -q "legal, but not on sm_80, only on sm_89+" <<< "$(reason_of --target sm_80 $fp8)"
try 'legal, but not in a version' grep -q "legal, but needs PTX 8.4" <<< "$(reason_of --ptx 8.0 $fp8)"
try 'in the grammar, but refused' grep -q "in the grammar, but refused" \
    <<< "$(reason_of mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32)"
try 'undocumented' grep -q "undocumented, taken by accident" \
    <<< "$(reason_of mma.sync.aligned.m8n8k4.row.col.f32.bf16.bf16.f32)"
try 'no such instruction' grep -q "unknown qualifier.*nearest is 'f16'" \
    <<< "$(reason_of mma.sync.aligned.m16n8k16.row.col.f32.f17.f16.f32)"
finish
