#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What others have published of the outputs of GPUs (tests/models/silicon/published), against the command.
# Takes 10 s.
. tests/tap.sh

folder=$(scratch_folder published)
need make -j "$JOBS" host BUILD="$BUILD"
need lua5.4 tests/models/silicon/published/vectors.lua "$folder"
for file in "$folder"/published.*.vec; do
    name=tests/data/vectors/${file##*/}
    try "$name is as tests/models/silicon/published/vectors.lua writes it" cmp "$file" "$name"
done

# Each repository that a result is of has a line with its licence.
sources() { grep -hoE '^# [A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+@' tests/data/vectors/published.*.vec | tr -d '#@ ' | sort -u; }
stated() { sed -nE 's/^\| `([^`/]+\/[^`]+)` \| .+ \|$/\1/p' tests/data/vectors/README.md | sort; }
try 'there are repositories' [ "$(sources | wc -l)" -ge 4 ]
try 'the licence of each is stated' diff <(sources) <(stated)

# seen FILE FROM TO...: some results of the file are not what another arithmetic gives.
seen() {
    sed "s/^arith $2.*/arith $3/" "tests/data/vectors/$1.vec" > "$folder/other.vec"
    "$BUILD/mmaref" run "$folder/other.vec" > "$folder/other.out"
    [ $? -eq 1 ]
}
while read -r file from to; do
    try "$file.vec tells $from from $to" seen "$file" "$from" "$to"
done << END
published.sm_70 sm_70 sm_75
published.sm_75 sm_75 exact
published.sm_80 sm_80 sm_90
published.sm_89 sm_89 fma
published.sm_90 sm_90 exact
published.sm_120 sm_120 fma
published.wgmma_fp8 custom sm_90
published.wgmma_fp8 custom sm_89
END

lua5.4 tests/models/silicon/published/sweeps.lua cases > "$folder/sweeps.vec"
"$BUILD/mmaref" run --fill "$folder/sweeps.vec" | lua5.4 tests/models/silicon/published/sweeps.lua count ||
    failures=$((failures + 1))

# sweep_fails FIELDS: another unit leaves other pairs.
sweep_fails() {
    sed "s/^arith sm_120/& $1/" "$folder/sweeps.vec" | "$BUILD/mmaref" run --fill - |
        lua5.4 tests/models/silicon/published/sweeps.lua count > "$folder/sweeps.out"
    [ "$(grep -c '^not ok' "$folder/sweeps.out")" -gt 0 ]
}
for fields in fraction_bits=24 fraction_bits=26 subnormals=normalise; do
    try "the sweeps see $fields" sweep_fails "$fields"
done
finish
