#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Flash of the library on Cortex-M4 by object, and the budgets of flash and stack, as port/cost measures
# them, without boards. Objects count whether a program calls them or not; the budgets are of linked programs, and
# of the tables of this repository: others are measured alone.
# From the environment: BUILD, SRC, GENERATED, JOBS.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."
BUILD=${BUILD:-build}
. tests/plain_path.sh
build=$BUILD/size
mkdir -p "$build/cost"
BUILD=$(cd "$build" && pwd)
export BUILD SRC=${SRC:-src} GENERATED=${GENERATED:-generated}

# AVR has no stack to measure, and no budget.
# shellcheck disable=SC2016 # an inner shell
grep -v -e '^#' -e '^avr' port/cost/targets.tsv | cut -f 1 | xargs -P "${JOBS:-$(nproc)}" -I TARGET \
    sh -c 'port/cost/target.sh "$1" size > "$0/cost/$1.tsv"' "$BUILD" TARGET
grep -v '^#' port/cost/targets.tsv | cut -f 1 | while read -r target; do
    [ ! -f "$BUILD/cost/$target.tsv" ] || cat "$BUILD/cost/$target.tsv"
done > "$BUILD/figures"

printf '%-24s %8s\n' cortex-m4 bytes
arm-none-eabi-size "$BUILD"/cost/cortex-m4/library/*.o |
    awk 'NR > 1 { sub(/.*\//, "", $6); sub(/\.o$/, "", $6); printf "%-24s %8d\n", $6, $1 }' | sort -k 2n
echo
# Budgets are of the whole library: they say nothing of a product's tables.
if [ "$GENERATED" -ef generated ]; then
    lua5.4 port/cost/tables.lua "$BUILD/figures"
else
    lua5.4 port/cost/tables.lua --figures "$BUILD/figures"
fi
