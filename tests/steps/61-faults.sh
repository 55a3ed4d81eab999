#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The faults of the world: a full disk, a closed pipe, a folder that cannot be written, no memory, a signal. The
# command ends with status 2 and one line, and leaves no file half written, whoever else writes there. Then eight
# threads over the library. Of the places where memory may run out the long form has more.
# Takes 50 s.
# Part long takes 60 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

need sanitized host
need_vectors
mmaref=$BUILD/sanitizers/mmaref
folder=$(scratch_folder faults)

# The files that the examples of --help name.
good=$vectors/mma.m16n8k8.f16.exact.vec
ln -s "$PWD/tests" "$folder/tests"
cp "$good" "$folder/expected.vec"
sed 's/^d [^ ]*/d 3f800000/' "$good" > "$folder/got.vec"
awk 'BEGIN { for (i = 0; i < 16; i++) { for (k = 0; k < 32; k++) printf k % 4 < 2 ? "3c00 " : "0000 "; print "" } }' \
    > "$folder/dense.txt"
sed 's/3c00/1/g' "$folder/dense.txt" > "$folder/numbers.txt"
"$mmaref" compress sp.m16n8k32.f32.f16.f16.f32 "$folder/dense.txt" > "$folder/stored.txt"
awk 'BEGIN { for (k = 0; k < 64 * 64; k++) print "a 1\nb 1.5" }' > "$folder/abc.txt"

awk 'BEGIN { for (i = 0; i < 64; i++) { for (k = 1; k < 64; k++) printf "1,"; print 1 } }' > "$folder/ones.csv"
yes 1 | head -n 131072 | tr '\n' ' ' | sed 's/.*/a &\nb &/' > "$folder/long.txt"
printf 'a 1\nb 1\n' > "$folder/one.txt"
"$mmaref" selftest > "$folder/selftest.tap"
for i in 1 2; do "$mmaref" run --shard $i/2 "$good" > "$folder/shard-$i.txt"; done
echo 0 16 32 48 64 80 96 112 > "$folder/addresses.txt"
half=m16n8k16.f32.f16.f16.f32
scaled=kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0

commands() { "$mmaref" --help | awk '/^  [a-z0-9]+ / { print $1 }'; }

# What the last line of a command's help gives as an example, without what the shell does with its output.
example() { "$mmaref" "$1" --help | sed -n "s/'//g; s/^Example: mmaref [a-z0-9]* *//p" | sed 's/ [|>].*//'; }

# The options of a command, one a line, as its help has them: --name, or --name and the word for its value.
options() {
    "$mmaref" "$1" --help | sed -n 's/^  \(-.*\)/\1/p' | sed 's/   *[^ ].*$//; s/, -/\n-/g'
}

# What is given for the word that a help has for a value; what else an option needs.
value_of() { # COMMAND, OPTION, WORD
    case "$2 $3" in
    '--family F') echo mma ;;
    '--target T') echo sm_120a ;;
    '--ptx V' | '--edition E') echo 9.0 ;;
    '--arith P') echo sm_90 ;;
    '--seed N' | '-j N' | '--jobs N' | '--count K') echo 2 ;;
    '--style random|corners') echo corners ;;
    '--color auto|always|never') echo always ;;
    '--by register') echo 'register --svg' ;;
    '--rows M-N' | '--columns M-N') echo 0-1 ;;
    '--product '* | '--selector F') echo 0 ;;
    '--select-a B,T' | '--select-b B,T') echo 0,0 ;;
    '--output FILE') [ "$1" = gemm ] && echo /dev/full || echo '/dev/full --fill' ;;
    '--arith LIST' | '--compare LIST') echo sm_120,exact ;;
    '--pitch BYTES' | '--offset BYTES') echo 64 ;;
    '--shard I/N' | '--is-shard I/N') echo 1/2 ;;
    '--swizzle B,M,S') echo 2,4,3 ;;
    '--address FILE') echo addresses.txt ;;
    '--types LIST') echo f16,f16,f32,f32 ;;
    '--scale-type ue8m0|ue4m3') echo ue8m0 ;;
    '--random WORD') echo 0x80000000 ;;
    '--unit COMMAND') echo cat ;;
    '--fixed [E,W]') echo -10,2 ;;
    '--derive [ceil|floor|even|nvfp4]') echo ceil ;;
    '--svg FILE') echo map.svg ;;
    '--'*' LIST' | '--c NUMBER') echo 1 ;;
    '--log FILE') echo selftest.tap ;;
    '--'*' FILE') echo ones.csv ;;
    '--input hex|numbers') echo hex ;;
    '--convert RULE') echo nearest_even ;;
    '--tiles N') echo 1 ;;
    *) return 1 ;;
    esac
}
takes() { # COMMAND, OPTION: what its example may be too
    case "$1 $2" in
    'inputs --selector') echo sp.m16n8k32.f32.f16.f16.f32 0 0 ;;
    'inputs --select-'*) echo mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 0 0 ;;
    'compress --convert') echo sp.m16n8k32.f32.f16.f16.f32 numbers.txt --input numbers ;;
    'dot --fixed') echo --types f16,f16,f32,f32 --a 1 --b 1 ;;
    'dot --scale-type') echo --types f16,f16,f32,f32 --a 1 --b 1 --scale-a 1 --scale-b 1 ;;
    'dot --random') echo --types f16,f16,f32,f32 --a 1 --b 1 --arith custom@rounding=stochastic ;; # @ is a blank
    'run --unit') echo "$(example run) --shrink smallest.vec" ;;
    'dot --scale-'* | 'dot --derive') echo "$scaled --a 1 --b 1" ;;
    'dot --types') echo --a 1 --b 1 ;;
    'dot --flags') echo --types f16,f16,f32,f32 --a 1 --b 1 ;;
    'gemm --a') echo $half 64x64x64 --arith sm_90 --b ones.csv ;;
    'gemm --b') echo $half --arith sm_90 --a ones.csv ;;
    'gemm --c') echo $half --arith sm_90 --a ones.csv --b ones.csv ;;
    'gemm --scale-'*) echo "$scaled 64x64x2048 long.txt --arith sm_120" ;;
    'gemm --derive') echo "$scaled 1x1x1 one.txt --arith sm_120" ;;
    'gemm --svg') echo $half 64x64x64 abc.txt --compare sm_90 ;;
    'gemm --input') echo $half 1x1x1 one.txt --arith sm_90 ;;
    'gemm --output' | 'gemm --json' | 'gemm --csv') echo $half 64x64x64 abc.txt --arith sm_90 ;;
    'gemm --shard') echo $half 64x64x64 abc.txt --arith sm_90 ;;
    'gemm --arith') echo $half 64x64x64 abc.txt ;;
    'banks --address') echo ldmatrix.m8n8.x1.b16 ;;
    'banks --search') echo ldmatrix.m8n8.x4.b16 --pitch 128 ;;
    'layout --color') echo m16n8k16.f32.f16.f16.f32 a ;;
    'layout --before-trans') echo ldmatrix.sync.aligned.m8n8.x1.trans.b16 d ;;
    'layout --registers' | 'layout --transpose' | 'layout --cute' | 'layout --triton' | 'layout --csv' | 'layout --json' | 'layout --markdown') echo m16n8k16.f32.f16.f16.f32 a ;;
    *) example "$1" ;;
    esac
}

# What comes before and after a full device: as it should be, then status 2 and one line.
lost() { # WORD...
    local status
    (cd "$folder" && "$mmaref" "$@" > /dev/full 2> err)
    status=$?
    [ $status -eq 2 ] && [ "$(wc -l < "$folder/err")" -eq 1 ] && grep -q 'cannot be written$' "$folder/err" && return
    echo "status $status"
    cat "$folder/err"
    return 1
}
lost_with_option() { # COMMAND, OPTION, WORD
    local value='' words list
    if [ -n "$3" ] && ! value=$(value_of "$@"); then
        echo "this test knows no value for $2 $3"
        return 1
    fi
    words=$(takes "$1" "$2")
    [ -z "$3" ] || words=$(sed -E "s/(^| )$2 [^ ]*//" <<< "$words") # which may have the option, with another value
    words+=" $2 $value"
    read -ra list <<< "$words"
    list=("${list[@]//@/ }")
    if [ "$2" != --output ] && ! (cd "$folder" && "$mmaref" "$1" "${list[@]}" > out 2> err; [ $? -le 1 ]); then
        echo "mmaref $1 $words, with room for its output:"
        cat "$folder/err"
        return 1
    fi
    lost "$1" "${list[@]}"
}
try 'full device: --help' lost --help
for command in $(commands); do
    # shellcheck disable=SC2046 # a list of words
    try "full device: $command" lost "$command" $(example "$command")
    try "full device: $command --help" lost "$command" --help
    while read -r option word; do
        try "full device: $command $option $word" lost_with_option "$command" "$option" "$word"
    done < <(options "$command")
done

# The reader of a pipe is gone. The command is ended by SIGPIPE; where that is ignored it says what it lost.
broken_pipe() {
    local status
    { (trap '' PIPE; while echo; do sleep 0.1; done 2> /dev/null; "$mmaref" list 2> "$folder/err"; echo $? > "$folder/status"); } | true
    status=$(cat "$folder/status")
    [ "$status" -eq 2 ] && [ "$(cat "$folder/err")" = 'mmaref: standard output: cannot be written' ]
}
try 'a pipe without a reader' broken_pipe

refused() { # WORD...
    local status
    "$mmaref" "$@" > "$folder/out" 2> "$folder/err"
    status=$?
    [ $status -eq 2 ] && [ ! -s "$folder/out" ] && [ "$(wc -l < "$folder/err")" -eq 1 ]
}
try 'a folder that cannot be written' refused run --fill --output /proc/filled.vec "$good"
try 'a folder that is not there' refused run --fill --output "$folder/none/filled.vec" "$good"

# A file is there as it was, or whole; and nothing else is.
out=$folder/out.d
fill() { "$mmaref" run --fill --output "$1" "${@:2}"; } # FILE, VECTORS...
empty_out() { rm -rf "$out" && mkdir "$out" && echo old > "$out/filled.vec"; }
is_old() { [ "$(cat "$out/filled.vec")" = old ] && holds filled.vec; }
holds() { [ "$(ls -A "$out" | tr '\n' ' ')" = "$* " ] || { ls -lA "$out"; return 1; }; } # NAME..., sorted
is_filled() { cmp "$1" <("$mmaref" run --fill "$good"); }

full_disk() { # HOW the signal of the limit is taken: the command is not ended by it
    empty_out
    (
        trap "$@" XFSZ
        ulimit -f 4
        fill "$out/filled.vec" "$good" "$good" "$good" "$good" 2> "$folder/err"
        [ $? -eq 2 ]
    ) && is_old && [ "$(wc -l < "$folder/err")" -eq 1 ]
}
try 'a disk that gets full' full_disk ''
try 'a limit for files' full_disk -

killed_by() { # SIGNAL: while it waits for the rest of its input
    local process status
    empty_out
    rm -f "$folder/pipe"
    mkfifo "$folder/pipe"
    env --default-signal "$mmaref" run --fill --output "$out/filled.vec" "$folder/pipe" & # also under nohup
    process=$!
    { head -n 30 "$good"; until [ -e "$out/filled.vec.partial.0" ]; do sleep 0.1; done; kill -s "$1" $process; } > "$folder/pipe"
    wait $process 2> /dev/null
    status=$?
    [ $status -eq $((128 + $(kill -l "$1"))) ] || { echo "status $status"; return 1; }
    [ "$1" != KILL ] || rm "$out/filled.vec.partial.0"
    is_old
}
for signal in INT TERM HUP QUIT PIPE KILL; do
    try "the old file is there after SIG$signal, alone" killed_by "$signal"
done
ignored() { # what is ignored stays so
    empty_out
    (
        trap '' HUP
        { head -n 30 "$good"; until [ -e "$out/filled.vec.partial.0" ]; do sleep 0.1; done; kill -s HUP "$BASHPID"; tail -n +31 "$good"; } |
            sh -c 'kill -s HUP $$; exec "$@"' - "$mmaref" run --fill --output "$out/filled.vec" -
    ) && is_filled "$out/filled.vec" && holds filled.vec
}
try 'a signal that is ignored ends nothing' ignored

# Two writers of one file: each writes its own, and the last one's is there, whole.
two_writers() {
    local first status i
    empty_out
    { head -n 1 "$good"; for i in {1..40}; do tail -n +2 "$good"; done; } > "$folder/big.vec"
    "$mmaref" run --fill "$folder/big.vec" > "$folder/big.filled"
    for i in 1 2 3; do
        fill "$out/filled.vec" "$folder/big.vec" &
        first=$!
        fill "$out/filled.vec" "$good"
        status=$?
        wait $first && [ $status -eq 0 ] || { echo "status $? and $status"; return 1; }
        cmp -s "$out/filled.vec" "$folder/big.filled" || is_filled "$out/filled.vec" || return
    done
    holds filled.vec
}
try 'two writers of one file' two_writers

# Somebody's link of a name that the command might use is not followed.
a_link_beside() {
    empty_out
    echo precious > "$folder/victim"
    ln -s "$folder/victim" "$out/filled.vec.partial"
    ln -s "$folder/victim" "$out/filled.vec.partial.0"
    fill "$out/filled.vec" "$good" && is_filled "$out/filled.vec" && [ ! -L "$out/filled.vec" ] &&
        [ "$(cat "$folder/victim")" = precious ] && holds filled.vec filled.vec.partial filled.vec.partial.0
}
try 'a link beside the file is not followed' a_link_beside

mode_is() { [ "$(stat -c %a "$out/$1")" = "$2" ] || { stat -c '%a %n' "$out/$1"; return 1; }; }
keeps_the_mode() {
    empty_out
    chmod 600 "$out/filled.vec"
    (umask 022 && fill "$out/filled.vec" "$good") && mode_is filled.vec 600 || return
    chmod 666 "$out/filled.vec"
    (umask 077 && fill "$out/filled.vec" "$good") && mode_is filled.vec 666 || return
    (umask 027 && fill "$out/new.vec" "$good") && mode_is new.vec 640
}
try 'the mode of a file stays; a new one has that of umask' keeps_the_mode

read_only() {
    empty_out
    chmod 444 "$out/filled.vec"
    fill "$out/filled.vec" "$good" 2> "$folder/err"
    [ $? -eq 2 ] && is_old && [ "$(cat "$folder/err")" = "mmaref: $out/filled.vec: cannot be written: Permission denied" ]
}
try 'a file that is read-only is refused' read_only

links() { # two links, one into another folder: both stay, and the file behind them is as it was or whole
    empty_out
    mkdir "$out/deep"
    ln -s ../filled.vec "$out/deep/near.vec"
    ln -s "$out/deep/near.vec" "$folder/far.vec"
    (ulimit -f 0; ! fill "$folder/far.vec" "$good" 2> "$folder/err") && [ "$(cat "$out/filled.vec")" = old ] || return
    fill "$folder/far.vec" "$good" && [ -L "$folder/far.vec" ] && [ -L "$out/deep/near.vec" ] &&
        is_filled "$out/filled.vec" && holds deep filled.vec
}
try 'links are followed, and the file behind them is written whole' links
a_ring() {
    empty_out
    ln -sf two "$out/one"
    ln -sf one "$out/two"
    fill "$out/one" "$good" 2> "$folder/err"
    [ $? -eq 2 ] && grep -q 'one: cannot be written: Too many levels of symbolic links$' "$folder/err" && holds filled.vec one two
}
try 'a ring of links is refused' a_ring
by_its_name() { # standard output, between what others write there
    { echo before; fill /dev/stdout "$good"; echo after; } > "$folder/whole.txt"
    cmp "$folder/whole.txt" <(echo before; "$mmaref" run --fill "$good"; echo after)
}
try '/dev/stdout is standard output' by_its_name
into_a_pipe() {
    rm -f "$folder/pipe"
    mkfifo "$folder/pipe"
    fill "$folder/pipe" "$good" &
    is_filled "$folder/pipe" && wait $! && [ -p "$folder/pipe" ]
}
try 'a pipe is written where it is' into_a_pipe

# Memory runs out at the first, the second, ... allocation: each time status 2 and one line.
every_up_to=12
[ "${1:-}" != long ] || every_up_to=40
make -j "$JOBS" host BUILD="$folder/build" CC=gcc CFLAGS=-O1 HOST_LDFLAGS="-Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc \
    tests/builds/no_memory.c" > "$folder/make.log" 2>&1 || fail 'the command without memory is built' "$(cat "$folder/make.log")"
without_memory() { # WORD...
    local number=0 status=2 failures=0
    while [ "$status" -eq 2 ] && [ $number -lt 5000 ]; do
        number=$((number + 1))
        (cd "$folder" && MEMORY_ENDS_AT=$number build/mmaref "$@" > out 2> err)
        status=$?
        if [ $status -eq 2 ] && { [ "$(wc -l < "$folder/err")" -ne 1 ] || ! grep -q 'out of memory\|cannot be read' "$folder/err"; }; then
            echo "allocation $number:"
            cat "$folder/err"
            return 1
        fi
        failures=$((failures + (status == 2)))
        # Thousands of rows of a table are alike.
        [ $number -lt $every_up_to ] || number=$((number * 3 / 2))
    done
    [ $status -le 1 ] || { echo "status $status at allocation $number"; return 1; }
    echo "# $1: $failures allocations that fail" >&3
}
exec 3>&1
for command in $(commands); do
    # shellcheck disable=SC2046
    try "no memory: $command" without_memory "$command" $(example "$command")
done

# Eight threads, each over the self-test and every string: the library has no state that they could share.
need make -j "$JOBS" lib BUILD="$folder/threads" CC=gcc CFLAGS='-O1 -g -fsanitize=thread -DMMAREF_SELFTEST_EVERY=32'
threads() { # FLAG...
    gcc -std=c99 -O1 -g -fsanitize=thread -pthread -Isrc -Igenerated "$@" tests/builds/threads.c \
        "$folder/threads/libmmaref.a" -o "$folder/threads/run" && "$folder/threads/run"
}
try 'eight threads, ThreadSanitizer' threads
finds_a_race() { ! threads -DRACE > "$folder/races.log" 2>&1 && grep -q 'data race' "$folder/races.log"; }
try 'ThreadSanitizer finds a race that is put in' finds_a_race
finish
