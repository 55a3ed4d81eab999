#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the fuzz targets, as TAP: each on the committed inputs alone, so that every run is the same; or, with
# SECONDS_EACH=N, for so long on inputs drawn with SEED from these and from what was found before, which stays in
# build/fuzz. An input that fails is printed in base64.
#   tests/robust/fuzz/fuzz.sh [TARGET...]
set -u
folder=${BUILD:-build}/fuzz
export SEED=${SEED:-1}

# The committed inputs of a target, as files.
unpack() { # TARGET
    local line number=0
    rm -rf "${folder:?}/inputs/$1"
    mkdir -p "$folder/inputs/$1" "$folder/corpus/$1" "$folder/found"
    while read -r line; do
        number=$((number + 1))
        base64 -d <<< "$line" > "$folder/inputs/$1/$number"
    done < "tests/robust/fuzz/inputs/$1.txt"
}

run() { # TARGET
    local log=$folder/$1.log length=400 found
    local -a how=(-runs=0)
    [ "$1" != vectors ] || length=1200
    unpack "$1"
    local -a inputs=("$folder/inputs/$1")
    if [ -n "${SECONDS_EACH:-}" ]; then
        how=("-max_total_time=$SECONDS_EACH" "-seed=$SEED")
        inputs=("$folder/corpus/$1" "${inputs[@]}")
    fi
    if "$folder/$1" -max_len=$length -len_control=0 -timeout=600 -print_final_stats=1 \
        -artifact_prefix="$folder/found/$1-" "${how[@]}" "${inputs[@]}" > "$log" 2>&1; then
        echo "ok - $1: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs," \
            "$(grep -ao 'cov: [0-9]*' "$log" | tail -n 1 | cut -d' ' -f2) edges"
    else
        echo "not ok - $1${SECONDS_EACH:+, seed $SEED}"
        grep -aE 'PROMISE|ERROR|SUMMARY|runtime error|Test unit written' "$log" | sed 's/^/# /'
        found=$(sed -n 's/^.*Test unit written to //p' "$log" | tail -n 1)
        [ ! -f "$found" ] || echo "# this again: base64 -d <<< $(base64 -w 0 "$found") > input; $folder/$1 input"
    fi
}

export -f run unpack
export folder
[ $# -ne 0 ] || set -- mma text dot move mac16 vectors dpi vpi
printf '%s\n' "$@" | xargs -P "${JOBS:-$(nproc)}" -I NAME bash -c 'run NAME'
