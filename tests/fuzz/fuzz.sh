#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the fuzz targets, as TAP: each from the committed inputs, with a fixed seed and a fixed number of runs, so that
# every run is the same; or, with SECONDS_EACH=N, for so long from what was found before, which stays in build/fuzz.
#   tests/fuzz/fuzz.sh [TARGET...]
set -u
folder=${BUILD:-build}/fuzz
# About ten seconds of one idle core each.
declare -A runs=([text]=50000 [mma]=4000 [dot]=25000 [move]=18000 [mac16]=30000 [vectors]=8000 [dpi]=2500 [vpi]=12000)

# The committed inputs of a target, as files.
unpack() { # TARGET
    local line number=0
    rm -rf "${folder:?}/inputs/$1"
    mkdir -p "$folder/inputs/$1" "$folder/corpus/$1" "$folder/found"
    while read -r line; do
        number=$((number + 1))
        base64 -d <<< "$line" > "$folder/inputs/$1/$number"
    done < "tests/fuzz/inputs/$1.txt"
}

run() { # TARGET
    local log=$folder/$1.log length=400
    local -a how=("-runs=${runs[$1]}" -reload=0)
    [ "$1" != vectors ] || length=1200
    unpack "$1"
    local -a inputs=("$folder/inputs/$1")
    if [ -n "${SECONDS_EACH:-}" ]; then
        how=("-max_total_time=$SECONDS_EACH")
        inputs=("$folder/corpus/$1" "${inputs[@]}")
    fi
    if "$folder/$1" -seed=1 -max_len=$length -len_control=0 -timeout=600 -print_final_stats=1 \
        -artifact_prefix="$folder/found/$1-" "${how[@]}" "${inputs[@]}" > "$log" 2>&1; then
        echo "ok - $1: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs," \
            "$(grep -ao 'cov: [0-9]*' "$log" | tail -n 1 | cut -d' ' -f2) edges"
    else
        echo "not ok - $1"
        grep -aE 'PROMISE|ERROR|SUMMARY|runtime error|Test unit written' "$log" | sed 's/^/# /'
    fi
}

export -f run unpack
export folder runs_text
runs_text=$(declare -p runs)
[ $# -ne 0 ] || set -- mma text dot move mac16 vectors dpi vpi
printf '%s\n' "$@" | xargs -P "${JOBS:-$(nproc)}" -I NAME bash -c 'eval "$runs_text"; run NAME'
