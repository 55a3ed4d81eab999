#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Measures flash, stack and instructions of the library; see README.md beside it.
#   cost.sh            measures and compares with figures.tsv: more than 5 % worse fails
#   cost.sh --accept   measures, writes figures.tsv and the tables of README.md
# From the environment: BUILD, SRC, GENERATED, JOBS, COST_TARGETS (a pattern of their names).
# shellcheck disable=SC2016,SC2317 # an inner shell; functions are called by name
set -u
export LC_ALL=C
cd "$(dirname "$0")/../.." || exit 1
here=port/cost
BUILD=${BUILD:-build}
. tests/plain_path.sh
BUILD=$(mkdir -p "${BUILD:-build}/cost" && cd "${BUILD:-build}" && pwd)
export BUILD SRC=${SRC:-src} GENERATED=${GENERATED:-generated}
figures=$BUILD/cost/figures.tsv
status=0
[ "${1:-}" != --accept ] || unset COST_TARGETS

ok() { echo "ok - $1"; }
not_ok() { echo "not ok - $1"; status=1; }

targets() { { grep -v '^#' $here/targets.tsv | cut -f 1 && echo host; } | grep -xE "${COST_TARGETS:-.*}"; }

measure() {
    rm -f "$BUILD"/cost/*.tsv
    targets | xargs -P "${JOBS:-$(nproc)}" -I TARGET \
        sh -c '"$0/target.sh" "$1" > "$BUILD/cost/$1.tsv"' $here TARGET || return 1
    targets | while read -r target; do cat "$BUILD/cost/$target.tsv"; done > "$BUILD/cost/all"
    mv "$BUILD/cost/all" "$figures"
}

# The committed figures of the targets that were measured.
committed() { awk -F '\t' 'NR == FNR { is[$1]; next } $2 in is' <(targets) $here/figures.tsv; }

# Larger is worse, for every figure there is. Prints what is worse or new.
worse() {
    awk -F '\t' 'NR == FNR { old[$1 FS $2 FS $3] = $4; next }
        { key = $1 FS $2 FS $3 }
        !(key in old) { print $1, $2, $3 ": " $4 ", no figure yet" }
        { seen[key] }
        key in old && $4 > 1.05 * old[key] { print $1, $2, $3 ": " $4 ", was " old[key] }
        END { for (key in old) if (!(key in seen)) print key ": was " old[key] ", is gone" }' <(committed) "$figures"
}

# The paint never goes deeper than the bound, and nearly as deep: the deepest path may take
# operands that are not drawn, and ends in a helper that needs less than is allowed for. Less than
# 16 bytes are never missing: RISC-V rounds a frame up to so many, and writes none of the rest.
disagreeing() {
    awk -F '\t' '$1 == "bound" { bound[$2 FS $3] = $4 }
        $1 == "painted" { painted[$2 FS $3] = $4 }
        END { for (key in painted)
            if (painted[key] > bound[key] || (painted[key] < 0.8 * bound[key] && bound[key] - painted[key] >= 16))
                print key ": bound " bound[key] ", painted " painted[key] }' "$figures"
}

# The committed figures, with what was measured in their place.
today() {
    awk -F '\t' 'NR == FNR { is[$1]; next } !($2 in is)' <(targets) "$here/figures.tsv"
    cat "$figures"
}

# Budgets that are missed and were met with the committed figures.
missed_of() {
    lua5.4 "$here/tables.lua" "$1" | awk -F ' [|] ' '/missed/ { print $1 }' | sort
}
newly_missed() {
    today > "$BUILD/cost/today" && comm -13 <(missed_of $here/figures.tsv) <(missed_of "$BUILD/cost/today")
}

writable() { awk -F '\t' '$1 == "data" && $4 != 0' "$figures"; }

# judge WHAT FUNCTION [ADVICE]: passes if the function prints nothing.
judge() {
    local output
    output=$($2)
    if [ -z "$output" ]; then
        ok "$1"
    else
        not_ok "$1"
        printf '%s\n' "$output" ${3:+"$3"} | sed 's/^/# /'
    fi
}

measure || exit 1
judge 'no target has writable data' writable
[ -n "${1:-}" ] || judge 'no budget is missed that was met' newly_missed
judge 'painted stack agrees with the call graph' disagreeing
if [ "${1:-}" = --accept ]; then
    cp "$figures" $here/figures.tsv
    lua5.4 $here/tables.lua $here/figures.tsv $here/README.md
else
    judge "$(committed | wc -l) figures are no more than 5 % worse than in $here/figures.tsv" worse \
        'accept the new ones with make cost-accept'
fi
exit $status
