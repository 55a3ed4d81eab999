#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Shards of run, gen and gemm, put together by mmaref merge, are what one run gives: port/cli/campaigns.md as it
# stands, threads, differences in their order, and what merge refuses.
# Takes 8 s.
# Needs parallel jq
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
need_vectors
mmaref=$BUILD/mmaref
folder=$(scratch_folder shards)
f16=m16n8k8.f32.f16.f16.f32
ln -s "$PWD/tests" "$folder/tests"

# What stands in campaigns.md between the markers BEGIN $1 and END $1, run in a folder of its own.
document=$PWD/port/cli/campaigns.md
block() { sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" "$document" | sed -n 's/^    //p'; }
as_it_stands() { # NAME
    rm -f "$folder"/[0-9]*.txt "$folder"/shard-*.txt "$folder"/rows-*.txt
    (cd "$folder" && PATH=$BUILD:$PATH bash -e -o pipefail -c "$(block "$1" | tee "$folder/block")" < /dev/null) && [ -s "$folder/block" ]
}

# ---- Examples --------------------------------------------------------------

generated() { as_it_stands generated > "$folder/merged" && cmp "$folder/merged" "$folder/whole"; }
"$mmaref" gen $f16 --arith sm_90 --count 20000 > "$folder/cases.vec"
"$mmaref" run --allow-empty --json -j2 --is-shard 1/1 "$folder/cases.vec" > "$folder/whole" 2> "$folder/err"
try '20 000 cases are computed' grep -q '"computed": 20000' "$folder/whole"
try 'nobody is told of progress where there is no terminal' [ ! -s "$folder/err" ]
try 'eight shards by GNU parallel' generated
try 'one thread computes the same' cmp <("$mmaref" run --allow-empty --json --is-shard 1/1 "$folder/cases.vec") "$folder/whole"
slurm() { # an array of eight, one after the other
    local SLURM_ARRAY_TASK_ID
    rm -f "$folder"/[0-9]*.txt "$folder"/shard-*.txt "$folder"/rows-*.txt
    for SLURM_ARRAY_TASK_ID in 1 2 3 4 5 6 7 8; do
        export SLURM_ARRAY_TASK_ID
        (cd "$folder" && PATH=$BUILD:$PATH bash -e -o pipefail <(block slurm)) || return
    done
    "$mmaref" merge --allow-empty --json "$folder"/shard-*.txt | cmp - "$folder/whole"
}
try 'eight shards of an array of Slurm' slurm
merged_files() { as_it_stands files > "$folder/merged" && (cd "$folder" && "$mmaref" run tests/data/vectors/published.*.vec) | cmp - "$folder/merged"; }
try 'shards of files' merged_files
whole_result() { "$mmaref" merge --json "$folder"/shard-*.txt | cmp - <(cd "$folder" && "$mmaref" run --json tests/data/vectors/published.*.vec); }
try 'their result is that of one run' whole_result
awk 'BEGIN { for (i = 0; i < 80; i++) { for (k = 0; k < 32; k++) printf "%s%d", k ? "," : "", (i * 7 + k * k) % 19; print "" } }' > "$folder/a.csv"
awk 'BEGIN { for (i = 0; i < 32; i++) { for (k = 0; k < 24; k++) printf "%s%g", k ? "," : "", (i * k % 13) / 8; print "" } }' > "$folder/b.csv"
product() { "$mmaref" gemm m16n8k16.f32.f16.f16.f32 --a "$folder/a.csv" --b "$folder/b.csv" --arith sm_90 "$@"; }
merged_rows() { as_it_stands gemm && product | cmp - "$folder/d.txt"; }
try 'rows of a product' merged_rows
same_result() { "$mmaref" merge --json "$folder"/rows-*.txt | cmp - <(product --shard 1/1 --json); }
try 'their result' same_result
# Elements as they are given and printed otherwise, infinities among them.
words_alike() { # OPTION...
    local i
    for i in 1 2 3; do "$mmaref" gemm "$@" --shard $i/3 > "$folder/words-$i" || return; done
    "$mmaref" merge "$folder"/words-? | cmp - <("$mmaref" gemm "$@")
}
awk 'BEGIN { for (i = 0; i < 1024; i++) printf "a %s\nb 3c01\n", i % 17 ? "3c00" : "7c00" }' > "$folder/words"
try 'rows of registers' words_alike m16n8k16.f32.f16.f16.f32 --arith sm_90 --input hex 64x64x16 "$folder/words"
for option in --hex --decimal --hexfloat; do
    try "rows of registers, $option" words_alike m16n8k16.f32.f16.f16.f32 --arith sm_90 --input hex 64x64x16 "$folder/words" $option
done
quotes_nothing() { # a row stays one text in JSON
    "$mmaref" gemm m16n8k16.f32.f16.f16.f32 --arith sm_90 --input hex 64x64x16 "$folder/words" --decimal --shard 1/1 --json |
        jq -r '"d " + .items[].text' | cmp - <("$mmaref" gemm m16n8k16.f32.f16.f16.f32 --arith sm_90 --input hex 64x64x16 "$folder/words" --decimal)
}
try 'infinities of a shard' quotes_nothing
awk 'BEGIN { for (i = 0; i < 40 * 64; i++) print "a", i * 7 % 1000 / 8; for (i = 0; i < 64 * 8; i++) print "b", i % 29 - 14 }' > "$folder/words"
mx=m16n8k64.kind::mxf4nvf4
try 'rows of derived scale factors' words_alike $mx.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 --arith sm_120 40x8x64 "$folder/words" --derive floor
try 'rows under global factors' words_alike $mx.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 --arith sm_120 40x8x64 "$folder/words" --derive nvfp4
try 'a shard in threads' cmp <(product --shard 2/3 -j3) "$folder/rows-2.txt"

# ---- Cases -----------------------------------------------------------------

# Differences and skipped cases are told in the order of the files.
sed 's/^d 0/d 1/; s/^d bc/d bd/' "$vectors/coverage.sm_90.vec" > "$folder/wrong.vec"
whole_text() { (cd "$folder" && "$mmaref" run wrong.vec "$vectors/mac16.vec" wrong.vec) > "$folder/text"; [ $? -eq 1 ]; }
try 'a file with wrong results' whole_text
in_shards() { # N, OPTION...: the text of the whole, and status 1
    local i of=$1
    rm -f "$folder"/[0-9]*.txt "$folder"/shard-*.txt "$folder"/rows-*.txt
    for ((i = 1; i <= of; i++)); do
        (cd "$folder" && "$mmaref" run --shard "$i/$of" "${@:2}" wrong.vec "$vectors/mac16.vec" wrong.vec) > "$folder/$i.txt"
        [ $? -le 1 ] || return
    done
    "$mmaref" merge "$folder"/[0-9]*.txt > "$folder/merged"
    [ $? -eq 1 ] && cmp "$folder/merged" "$folder/text"
}
for of in 1 2 5 97; do try "differences of $of shards" in_shards $of --allow-empty; done
only_some() { # more shards than cases: those without any say so
    local status
    (cd "$folder" && "$mmaref" run --shard 97/97 wrong.vec "$vectors/mac16.vec" wrong.vec) > "$folder/97" 2> "$folder/err"
    status=$?
    [ $status -eq 2 ] && grep -q 'nothing was compared' "$folder/err" && cmp "$folder/97" "$folder/97.txt"
}
try 'a shard without cases' only_some
try 'differences of three shards in threads' in_shards 3 -j 3
in_threads() { (cd "$folder" && "$mmaref" run -j3 wrong.vec "$vectors/mac16.vec" wrong.vec) | cmp - "$folder/text"; }
try 'differences of threads' in_threads
filled_shards() { # a shard's cases, with the comments in front of them
    "$mmaref" run --fill --shard 2/3 "$folder/wrong.vec" > "$folder/filled.vec" && [ -s "$folder/filled.vec" ] &&
        "$mmaref" run --fill --shard 2/3 -j2 "$folder/wrong.vec" | cmp - "$folder/filled.vec"
}
try 'a shard that threads fill in' filled_shards
one_digest() { # digest changes with any word
    [ "$(sed '0,/^a 0/s/^a 0/a 1/; 0,/^a 3/s/^a 3/a 2/' "$folder/cases.vec" | "$mmaref" run --allow-empty --json - | jq .digest)" != "$(jq .digest "$folder/whole")" ]
}
try 'a digest over the operands' one_digest
filled_alike() { cmp <("$mmaref" run --fill "$vectors/coverage.sm_80.vec") <("$mmaref" run --fill -j3 "$vectors/coverage.sm_80.vec"); }
try 'threads fill in what one does, comments included' filled_alike
interleaved() { # INSN: cases of three shards, taken in turns, are those of the whole
    local i
    for i in 1 2 3; do
        "$mmaref" gen "$1" --count 7 --shard $i/3 | sed 1d > "$folder/part$i"
    done
    "$mmaref" gen "$1" --count 7 | sed 1d |
        awk -v folder="$folder" 'BEGIN { part = 1 } { getline line < (folder "/part" part); if (line != $0) exit 1
            if ($0 == "end") part = part % 3 + 1 }'
}
for insn in $f16 mac16 movmatrix ldmatrix.m8n8.x4.trans.shared.b16 sp.m16n8k64.s32.u4.u4.s32; do
    try "gen --shard $insn" interleaved $insn
    try "gen -j3 $insn" cmp <("$mmaref" gen $insn --count 300 --style corners) <("$mmaref" gen $insn --count 300 --style corners -j3)
done

# ---- Refusals --------------------------------------------------------------

says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}
need in_shards 3
try 'a shard is missing' says 2 'shard 2 of 3 is missing' merge "$folder/1.txt" "$folder/3.txt"
try 'it may be' says 1 'failed' merge --allow-missing "$folder/1.txt" "$folder/3.txt"
try 'a shard comes twice' says 2 "'shard 1 of 3': it comes twice" merge "$folder/1.txt" "$folder/1.txt"
product --shard 1/3 > "$folder/rows"
try 'a result of another command' says 2 "$folder/rows: its command is 'gemm', but that of $folder/1.txt is 'run'" \
    merge "$folder/1.txt" "$folder/rows"
"$mmaref" gemm m16n8k16.f32.f16.f16.f32 --a "$folder/a.csv" --b "$folder/b.csv" --arith sm_80 --shard 2/3 > "$folder/other"
try 'a result of another question' says 2 "$folder/other: its question is 'mma." merge "$folder/rows" "$folder/other"
# Questions that differ far from their beginning.
differs_late() { # INSN, ARITHMETIC, OPTION...: the same, but its second shard as the words behind -- say
    local one=("$@") two
    while [ "${one[-1]}" != -- ]; do two=("${one[-1]}" ${two+"${two[@]}"}); unset 'one[-1]'; done
    unset 'one[-1]'
    "$mmaref" gemm --a "$folder/a.csv" --b "$folder/b.csv" --shard 1/2 "${one[@]}" > "$folder/rows-1" &&
        "$mmaref" gemm --a "$folder/a.csv" --b "$folder/b.csv" --shard 2/2 "${two[@]}" > "$folder/rows-2" &&
        says 2 "but that of $folder/rows-1 is" merge "$folder/rows-1" "$folder/rows-2"
}
custom='custom products=4 fraction_bits=24 align=truncate rounding='
long=mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32
try 'an arithmetic that ends otherwise' differs_late m16n8k16.f32.f16.f16.f32 --arith "${custom}down" -- m16n8k16.f32.f16.f16.f32 --arith "${custom}up"
try 'an instruction that ends otherwise' differs_late $long.e2m1.e2m1.f32.ue8m0 --arith sm_120 -- $long.e2m1.e3m2.f32.ue8m0 --arith sm_120
try 'rows of patterns among rows of numbers' differs_late m16n8k16.f32.f16.f16.f32 --arith sm_90 -- m16n8k16.f32.f16.f16.f32 --arith sm_90 --hex
# Files with as many cases: another word, another order, but not another comment.
sed '0,/^a 0/s/^a 0/a 1/' "$folder/wrong.vec" > "$folder/changed.vec"
sed '3s/^/# of another day\n/; s/^end$/ end # of a case/; s/$/\r/' "$folder/wrong.vec" > "$folder/remarked.vec"
other_files() { # FILE...: shard 2 of these does not fit shard 1 of wrong.vec and mac16.vec
    "$mmaref" run --shard 1/2 "$folder/wrong.vec" "$vectors/mac16.vec" > "$folder/1-2"
    "$mmaref" run --shard 2/2 "$@" > "$folder/2-2"
    says 2 "$folder/2-2: the digest of the cases it read is '" merge "$folder/1-2" "$folder/2-2" &&
        says 2 "but that of $folder/1-2 is '" merge "$folder/1-2" "$folder/2-2"
}
same_cases() {
    "$mmaref" run --shard 1/2 "$folder/wrong.vec" > "$folder/1-2"
    "$mmaref" run --shard 2/2 "$folder/remarked.vec" > "$folder/2-2"
    says 1 failed merge "$folder/1-2" "$folder/2-2"
}
try 'shards of files that differ in a word' other_files "$folder/changed.vec" "$vectors/mac16.vec"
try 'shards of files in another order' other_files "$vectors/mac16.vec" "$folder/wrong.vec"
try 'shards of files that differ in comments and line ends' same_cases
"$mmaref" gen $f16 --count 20 --shard 2/3 | "$mmaref" run --is-shard 2/3 - > "$folder/short"
for i in 1 3; do "$mmaref" gen $f16 --count 200 --shard $i/3 | "$mmaref" run --allow-empty --is-shard $i/3 - > "$folder/full-$i"; done
for order in 'full-1 short' 'short full-3'; do
    # shellcheck disable=SC2086 # a list of words
    try "an input that ended early: $order" says 2 "$folder/short: it has 7 cases, but $folder/full-" merge $(printf "$folder/%s " $order)
done
try 'another number of shards' says 2 "its number of shards is '97', but that of $folder/1.txt is '3'" merge "$folder/1.txt" \
    <(cd "$folder" && "$mmaref" run --shard 3/97 wrong.vec "$vectors/mac16.vec" wrong.vec)
# A green result is about something.
nothing_compared() { # ARGUMENT...: the result is there, and status 2
    "$mmaref" "$@" > "$folder/nothing" 2> "$folder/err"
    [ $? -eq 2 ] && [ -s "$folder/nothing" ] && [ "$(wc -l < "$folder/err")" -eq 1 ] && grep -q 'nothing was compared' "$folder/err" &&
        "$mmaref" "$@" --allow-empty | cmp - "$folder/nothing"
}
"$mmaref" gen $f16 --count 4 > "$folder/four.vec"
try 'cases without results' nothing_compared run --json "$folder/four.vec"
try 'a shard of them' nothing_compared run --shard 1/2 "$folder/four.vec"
try 'a shard alone' nothing_compared run --is-shard 1/2 "$folder/four.vec"
"$mmaref" run --allow-empty --shard 1/1 "$folder/four.vec" > "$folder/computed"
try 'their merged results' nothing_compared merge "$folder/computed"
try 'their merged results as JSON' nothing_compared merge --json "$folder/computed"
try 'a product is no comparison' "$mmaref" merge --allow-missing "$folder/rows"
try 'other tables' says 2 'the hash of its tables is' merge "$folder/1.txt" <(sed 's/tables=./tables=x/' "$folder/2.txt")
spoilt() { # SED-SCRIPT
    sed "$1" "$folder/1.txt" > "$folder/spoilt"
    ! "$mmaref" merge --allow-missing "$folder/spoilt" > "$folder/out" 2> "$folder/err" && [ ! -s "$folder/out" ] &&
        [ "$(wc -l < "$folder/err")" -eq 1 ]
}
for script in 's/shard=1/&,7/' 's/passed=/past=/' '$d' 's/item [0-9]/item -1/' 's/items=/rows=/' 's/digest=/&x/' 's/tables=/&x/' \
    's/shard=1.3/shard=1\/0/' 's/passed=[0-9]*/&.5/' '1d' 's/ -- .*//' 's/item/& x/' 's/shard=/shard=shard=/' 's/failed=/passed=/' \
    '2s/.*/&\n&/' 's/items=[0-9]*/items=1/'; do
    try "a result with $script" spoilt "$script"
done
for name in passed failed skipped shard tables digest items; do
    sed "s/ $name=[^ ]*//" "$folder/1.txt" > "$folder/uncounted"
    try "a result of run without $name" says 2 "$folder/uncounted:1: '$name': this part of the result is missing" \
        merge --allow-missing "$folder/uncounted"
done
log='# hardware shard=1/1 tables=dfe5eb8b passed=6 failed=1 skipped=2190 first_failure=17 next=2197 -- seed=1'
printf '1..1\n%s\r\n# halted\n' "$log" > "$folder/board.log"
try 'a log' says 1 'case 17 is the first that fails in shard 1
6 passed, 1 failed, 2190 skipped' merge "$folder/board.log"
for name in passed failed skipped shard tables; do
    sed "s/ $name=[^ ]*//" "$folder/board.log" > "$folder/uncounted.log"
    try "a log without $name" says 2 "'$name': this part of the result is missing" merge "$folder/uncounted.log"
done
cat "$folder/board.log" "$folder/board.log" > "$folder/twice"
try 'two results in a log' says 2 'a second result in one file' merge "$folder/twice"
cat "$folder/1.txt" "$folder/1.txt" > "$folder/twice"
try 'two results in a file' says 2 'a second result in one file' merge --allow-missing "$folder/twice"
try 'JSON is no result to merge' says 2 'no whole line is a result' merge <(cd "$folder" && "$mmaref" run --json "$vectors/mac16.vec")
cut() { # every beginning of a result
    local length
    for ((length = 0; length < $(wc -c < "$folder/1.txt"); length += 1 + length / 400)); do
        head -c $length "$folder/1.txt" > "$folder/spoilt"
        ! "$mmaref" merge --allow-missing "$folder/spoilt" > "$folder/out" 2> "$folder/err" || return
    done
}
try 'a result that was cut off' cut
for shard in 0/3 4/3 1 1/ /3 x/3 1/x 1/0 1/65537 -1/3 1/3x; do
    try "shard $shard" says 2 'shard' run --shard "$shard" "$folder/wrong.vec"
done
try 'a shard of gemm without an arithmetic' says 2 'one --arith' gemm m16n8k16.f32.f16.f16.f32 --a "$folder/a.csv" --b "$folder/b.csv" \
    --compare exact,sm_90 --shard 1/2
try 'coverage of a shard' says 2 'it excludes --json, --shard' run --coverage --shard 1/2 "$folder/wrong.vec"
try 'both kinds of shard' says 2 'exclude each other' run --is-shard 1/2 --shard 1/2 "$folder/wrong.vec"
try 'filled cases are no result' says 2 '--fill prints vectors' run --fill --json "$folder/wrong.vec"
try 'no threads' says 2 'from 1 to 1024' run -j0 "$folder/wrong.vec"
finish
