#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Specs of the reference model, and the digests of the vectors that it writes: a change of the model shows in them.
# Takes 10 s.
. tests/tap.sh

busted --lua=lua5.4 --output=TAP tests/models/reference || failures=1

need_vectors
digests=$PWD/tests/data/vectors/written.sha256
as_before() { (cd "$1" && sha256sum --quiet --strict -c "$2"); } # FOLDER, DIGESTS
try "the $(wc -l < "$digests") files of vectors have their digests" as_before "$vectors" "$digests"
try 'and there are no others' diff <(cd "$vectors" && ls ./*.vec) <(sed 's|.*  |./|' "$digests")

# A model that rounds one bit lower is noticed, in the vectors of that chip alone.
folder=$(scratch_folder reference)
mkdir -p "$folder/models" "$folder/written" && cp -r tests/models/reference "$folder/models"
sed -i 's/sm_90 = { number = 90, F = 25/sm_90 = { number = 90, F = 24/' "$folder/models/reference/profiles.lua"
instruction=mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
grep '  mma.m16n8k16.bf16' "$digests" > "$folder/digests"
drift() {
    lua5.4 "$folder/models/reference/write_vectors.lua" "$folder/written" <<< "$instruction" &&
        ! as_before "$folder/written" "$folder/digests" > "$folder/said" 2>&1 &&
        [ "$(grep -c ': FAILED$' "$folder/said")" -eq 1 ] && grep -qx 'mma.m16n8k16.bf16.sm_90.vec: FAILED' "$folder/said" ||
        { cat "$folder/said"; return 1; }
}
try 'a model that drifts is noticed' drift
finish
