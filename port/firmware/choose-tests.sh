#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Chooses the tests of the self-test that a core runs in SECONDS at CLOCK Hz: choose-tests.sh SECONDS CLOCK CPI COSTS
# [FLAG...] prints a file for MMAREF_SELFTEST_ONLY. CPI is cycles per instruction, COSTS a column of
# selftest_costs.tsv, FLAGs those of the compiler. The cheapest test of each kind and all types comes first, then the
# cheapest of the others. Status 1 if it refuses.
set -eu
export LC_ALL=C
here=$(dirname "$0")
refuse() {
    echo "choose-tests: $*" >&2
    exit 1
}

seconds=$1 clock=$2 cpi=$3 costs=$4
shift 4
[ -n "$seconds" ] || refuse "CLOCK without SECONDS: how long may the self-test take?"
[ -n "$clock" ] || refuse "SECONDS without CLOCK: how many Hz has the core? 16M, 32768, ..."
number='([0-9]+[.]?[0-9]*|[.][0-9]+)'
[[ $seconds =~ ^$number$ ]] || refuse "SECONDS=$seconds is no number"
[[ $clock =~ ^${number}[kMG]?$ ]] || refuse "CLOCK=$clock is no number of Hz: 16M, 12.5M, 32768, ..."
[[ $cpi =~ ^$number$ && $cpi =~ [1-9] ]] || refuse "CPI=$cpi is no number of cycles per instruction"
[[ $clock =~ [1-9] ]] || refuse "CLOCK=$clock is no clock"
[ -n "$costs" ] || refuse "no costs are known of this board's core: COSTS=rv32imac, cortex-m3 or cortex-m0"

# A test that the build has not is no choice, and changes the numbers of those behind it; a part that flags name is one.
without=
for flag in "$@"; do
    case $flag in
    -DMMAREF_SELFTEST_WITHOUT_ANSWERS) without+=' answer ' ;;
    -UMMAREF_SELFTEST_WITHOUT_ANSWERS) without=${without// answer /} ;;
    -DMMAREF_SELFTEST_WITHOUT_DIGESTS) without+=' aimed digest look-up rule ' ;;
    -UMMAREF_SELFTEST_WITHOUT_DIGESTS) without=${without// aimed digest look-up rule /} ;;
    -DMMAREF_SELFTEST_WITHOUT_LOOKUPS | -DMMAREF_WITHOUT_TEXTS) without+=' look-up ' ;;
    -DMMAREF_SELFTEST_WITHOUT_RULES) without+=' rule ' ;;
    -DMMAREF_SELFTEST_EVERY=* | -DMMAREF_SELFTEST_FIRST=* | -DMMAREF_SELFTEST_COUNT=*)
        refuse "$flag takes a part of the tests already: leave it out, or SECONDS" ;;
    esac
done
awk -F '\t' -v count=0 -v seconds="$seconds" -v clock="$clock" -v cpi="$cpi" -v costs="$costs" -v without="$without" '
    function refuse(why) { print "choose-tests: " why > "/dev/stderr"; failed = 1; exit 1 }
    function hz(text, unit) {
        unit = substr(text, length(text))
        return text * (unit == "k" ? 1e3 : unit == "M" ? 1e6 : unit == "G" ? 1e9 : 1)
    }
    # What an instruction multiplies, without its shape.
    function group(test) { gsub(/\.m[0-9]+n[0-9]+k?[0-9]*|\.(row|col)|\.sync|\.aligned/, "", test); return test }
    /^#/ { next }
    column == 0 {
        for (i = 2; i <= NF; i++) if ($i == costs) column = i
        if (!column) refuse("COSTS=" costs " is no column of selftest_costs.tsv")
        next
    }
    $1 == "largest slice" { next }
    $1 ~ /^tables/ { tables = $column; next }
    index(without, " " substr($1, 1, index($1, " ") - 1) " ") { next }
    {
        cost[count] = $column
        g = group($1)
        if (!(g in best) || cost[best[g]] > $column) best[g] = count
        count++
    }
    # Sorts the n numbers of tests in list by cost, equal ones by number.
    function sort(list, n, i, k, test) {
        for (i = 2; i <= n; i++) {
            test = list[i]
            for (k = i - 1; k > 0 && (cost[list[k]] > cost[test] || cost[list[k]] == cost[test] && list[k] > test); k--)
                list[k + 1] = list[k]
            list[k + 1] = test
        }
    }
    function take(list, n, i) {
        sort(list, n)
        for (i = 1; i <= n && spent + cost[list[i]] <= budget; i++) {
            spent += cost[list[i]]
            taken[list[i]] = 1
            chosen++
        }
    }
    END {
        if (failed) exit 1
        budget = seconds * hz(clock) / cpi / 1000
        spent = tables
        for (g in best) { firsts[++f] = best[g]; is_first[best[g]] = 1 }
        for (i = 0; i < count; i++) if (!(i in is_first)) others[++o] = i
        take(firsts, f)
        take(others, o)
        if (!chosen) refuse(sprintf("no test fits: the smallest time is %.3f s", \
            int((tables + cost[firsts[1]]) * 1000 * cpi / hz(clock) * 1000 + 1) / 1000))
        printf "/* %d of %d tests: %d of %d thousand instructions of a %s. */\n", chosen, count, spent, budget, costs
        printf "#if ANSWERS + AIMED + DIGESTS + LOOKUPS + RULES != %d\n", count
        print "#error \"the tests are others than those of port/firmware/selftest_costs.tsv: make selftest-costs\""
        print "#endif"
        printf "#define MMAREF_SELFTEST_CHOICE \"chosen for %s s at %sHz\"\n", seconds, clock
        for (i = 0; i < count; i++) if (i in taken) print i ","
    }' "$here/selftest_costs.tsv"
