#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The command computes every text vector as expected; together they reach every numeric corner of every arithmetic row.
# So does a build without the fast way, whose self-test runs here too.
# Takes 12 s.
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
need_vectors
run_vectors "$BUILD/mmaref"
# ---- What is compared ------------------------------------------------------

folder=$(scratch_folder vectors)
mmaref=$BUILD/mmaref
good=$vectors/mma.m16n8k8.f16.exact.vec
# answers STATUS LAST-LINE-OF-OUTPUT MESSAGE FILE...: MESSAGE is a part of what is said on standard error.
answers() {
    local status=$1 line=$2 message=$3
    shift 3
    "$mmaref" run "$@" > "$folder/out" 2> "$folder/err"
    [ $? -eq "$status" ] && [ "$(tail -n 1 "$folder/out")" = "$line" ] && [[ $(< "$folder/err") == *"$message"* ]] && return
    tail -n 3 "$folder/out" "$folder/err"
    return 1
}
sed '/^d /d' "$good" > "$folder/no_result.vec"
cases=$(grep -c '^insn' "$good")
try 'nothing to compare is no pass' answers 2 "0 passed, 0 failed, $cases computed, 0 skipped" 'nothing was compared' \
    "$folder/no_result.vec"
try 'nothing to compare, but allowed' answers 0 "0 passed, 0 failed, $cases computed, 0 skipped" '' --allow-empty \
    "$folder/no_result.vec"
try 'results in one file of two' answers 0 "$cases passed, 0 failed, $cases computed, 0 skipped" '' \
    "$good" "$folder/no_result.vec"
echo 'mmavec 1' > "$folder/empty.vec"
try 'no cases at all' answers 2 '0 passed, 0 failed, 0 computed, 0 skipped' 'nothing was compared' "$folder/empty.vec"
sed "s/^insn .*/insn mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32/" "$good" > "$folder/skipped.vec"
try 'all cases skipped' answers 2 "0 passed, 0 failed, 0 computed, $cases skipped" 'nothing was compared' "$folder/skipped.vec"

# The arithmetic of a case is computed as it is written.
with_arith() { # TEXT: the first cases of $good under another arithmetic, filled in
    sed "s/^arith .*/arith $1/" "$good" | "$mmaref" run --fill - | grep '^d'
}
try 'fields behind a profile are computed' cmp <(with_arith 'custom fraction_bits=3 rounding=down') \
    <(with_arith 'exact fraction_bits=3 rounding=down')
other() { ! cmp -s <(with_arith exact) <(with_arith 'exact fraction_bits=3 rounding=down'); }
try 'and make a difference' other
sed 's/^arith exact/& fraction_bits=3 rounding=down/' "$good" > "$folder/other.vec"
fails() { "$mmaref" run "$folder/other.vec" > "$folder/out"; [ $? -eq 1 ]; }
try 'results of the profile fail under other fields' fails

# Other ends of lines, and a byte-order mark.
reads() { [ "$("$mmaref" run "$folder/ends.vec")" = "$("$mmaref" run "$good")" ]; }
sed 's/$/\r/' "$good" > "$folder/ends.vec"
try 'lines that end in CR LF' reads
tr '\n' '\r' < "$good" > "$folder/ends.vec"
try 'lines that end in CR' reads
{ printf '\xef\xbb\xbf'; cat "$good"; } > "$folder/ends.vec"
try 'a byte-order mark' reads
{ head -n 1 "$good"; printf '# '; head -c 3000000 /dev/zero | tr '\0' x; echo; tail -n +2 "$good"; } > "$folder/ends.vec"
try 'a comment of three million letters' reads
head -c "$(($(wc -c < "$good") - 1))" "$good" > "$folder/ends.vec"
try 'no end of the last line' reads

# 60 MB from a pipe, and in a file, in 32 MB of memory: both commands of the pipe have no more.
in_little_memory() {
    local f16=m16n8k16.f32.f16.f16.f32
    (ulimit -v 32768 && "$mmaref" gen $f16 --arith sm_90 --count 15000 | "$mmaref" run --fill - > "$folder/large.vec" &&
        "$mmaref" run "$folder/large.vec" "$folder/large.vec" && "$mmaref" diff "$folder/large.vec" "$folder/large.vec" &&
        "$mmaref" run - < "$folder/large.vec")
    local status=$?
    rm -f "$folder/large.vec"
    return $status
}
try 'memory does not grow with the file' in_little_memory

# ---- Corners ---------------------------------------------------------------

# Sums take other paths where corners are asked for: the results are the same.
covers() { "$mmaref" run --coverage {tests/data/vectors,"$vectors"}/[a-tv-z]*.vec > "$folder/table"; }
try 'vectors pass with coverage too' covers
lua5.4 tests/data/coverage/check.lua < "$folder/table" || failures=$((failures + 1))
# A corner that only coverage.*.vec reach is missed without them.
loses() {
    "$mmaref" run --coverage {tests/data/vectors,"$vectors"}/[a-bd-tv-z]*.vec | lua5.4 tests/data/coverage/check.lua > "$folder/lost"
    [ $? -ne 0 ] && grep -q '^# cancellation is not reached' "$folder/lost"
}
try 'a lost corner shows' loses

need make -j "$JOBS" host BUILD="$BUILD/without-fast" CFLAGS="-O1 -DMMAREF_WITHOUT_FAST"
run_vectors "$BUILD/without-fast/mmaref" > "$BUILD/tests/without-fast.tap"
sed 's/^\(not \)\?ok - /&MMAREF_WITHOUT_FAST: /' "$BUILD/tests/without-fast.tap"
try "MMAREF_WITHOUT_FAST: selftest" "$BUILD/without-fast/mmaref" selftest
finish
