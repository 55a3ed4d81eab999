#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Colours: what deviates is marked and nothing else is, only where colours are wanted; layouts in true colour.
# Takes 1 s.
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder colours)
mmaref=$BUILD/mmaref
half=m16n8k16.f32.f16.f16.f32
x4=ldmatrix.m8n8.x4.b16
unset NO_COLOR COLORTERM

# Lines of a coloured answer with <> around what is marked; fails if there is another colour.
marked() { # ARGUMENT...
    "$mmaref" "$@" --color always | sed $'s/\033\\[1;31m/</g; s/\033\\[0m/>/g' > "$folder/marked"
    [ -s "$folder/marked" ] && ! grep -q $'\033' "$folder/marked" && cat "$folder/marked"
}

# Marks go, and the plain answer is left.
adds_marks_alone() { # ARGUMENT...
    diff <(marked "$@" | tr -d '<>') <("$mmaref" "$@" --color never)
}

# Whether awk finds no fault with the marked lines, and a fault once a mark is gone, and one with a mark too many.
marks() { # PROGRAM, ARGUMENT...
    local program=$1
    shift
    adds_marks_alone "$@" && marked "$@" | awk "$program" && ! marked "$@" | tr -d '<>' | awk "$program"
}
fault='{ print "wrong: " $0; wrong = 1 } END { exit wrong }'

# A row of banks has ways in its fourth column; those of more than 1 are marked, with their picture.
banks='$1 ~ /^[0-9]+$/ { ways = $4; gsub(/[<>]/, "", ways); if ((ways > 1) != ($4 ~ /^<.*>$/) || (ways > 1) != ($5 ~ /^<.*>$/)) bad = 1 }
    /-way/ { ways = $NF; gsub(/[^0-9]/, "", ways); if ((ways > 1) != /<[0-9]+-way>$/) bad = 1 }
    bad '"$fault"
printf '%s\n' 0 128 256 384 16 160 304 448 > "$folder/rows" # four of the eight meet
try 'banks: rows, phases and the worst' marks "$banks" banks $x4 --pitch 128
try 'banks: no conflict' eval "! marked banks $x4 --pitch 144 | grep -q '<' && adds_marks_alone banks $x4 --pitch 144"
try 'banks: some rows of them' eval "marks '$banks' banks ldmatrix.m8n8.x1.b16 --address $folder/rows"

# The last column of dot is the error.
dot='$1 ~ /^(exact|fma|a100|h100)$/ && ($NF != "0") != ($NF ~ /^<.*>$/) '"$fault"
cancel="dot $half --a 4096,1,-4096 --b 8192,1,8192 --arith exact,fma,a100,h100"
# shellcheck disable=SC2086 # a list of words
try 'dot: errors that are not 0' marks "$dot" $cancel
overflow() { marked dot m16n8k16.f16.f16.f16.f16 --a 6000 --b 6000 --arith exact | grep -q '<->$'; }
try 'dot: a sum that D does not hold' overflow
special() { marked dot $half --a inf --b 1 --arith exact > "$folder/special" && grep -q inf "$folder/special" && ! grep -q '<' "$folder/special"; }
try 'dot: an infinite sum is no error' special

triples=$folder/triples
printf 'a 4096 1 -4096\nb 8192 1 8192\n' > "$triples"
gemm='NF == 8 && $1 ~ /^(exact|a100|h100)$/ && ($2 != "0") != ($2 ~ /^<.*>$/) '"$fault"
try 'gemm: what differs' marks "$gemm" gemm $half 1x1x3 "$triples" --compare exact,a100,h100

wrong="check m16n8k32.s32.s4.s4.s32 b ((4,8),8):((32,1),8)"
# shellcheck disable=SC2086 # a list of words
try 'check: a layout that differs' eval 'adds_marks_alone $wrong && marked $wrong | grep -q "^<[0-9]* of [0-9]* differ>; "'
try 'check: an equal one' eval "! marked check $half c '((4,8),(2,2)):((32,1),(16,8))' | grep -q '<'"

few='check m16n8k16.f32.f16.f16.f32 c ((4,8),2):((32,1),16)'
# shellcheck disable=SC2086 # a list of words
try 'check: too few values' eval 'marked $few | grep -q "^<yours has 32 threads of 2 values>, PTX 32 lanes of 4 elements"'

"$mmaref" gen $half --seed 3 | "$mmaref" run --fill - > "$folder/a.vec"
awk '$1 == "d" { $2 = "12345678" } { print }' "$folder/a.vec" > "$folder/b.vec"
diffs='NR > 1 && ($NF ~ /^[0-9]+$/) && $(NF - 1) != "<12345678>" '"$fault"
try 'diff: what the second file has' marks "$diffs" diff "$folder/a.vec" "$folder/b.vec"

# Where colours are not wanted.
plain() { ! "$mmaref" "$@" | grep -q $'\033'; }
# shellcheck disable=SC2086 # a list of words
for question in "$cancel" "banks $x4 --pitch 128" "$wrong" "diff $folder/a.vec $folder/b.vec" \
    "gemm $half 1x1x3 $triples --compare exact,a100" "layout $half a"; do
    try "a pipe: ${question%% *}" plain $question
    for form in --csv --json --markdown; do
        try "$form: ${question%% *}" plain $question $form --color always
    done
done

# On a terminal. `script` is one.
on_terminal() { # COMMAND
    script -qec "$1" /dev/null < /dev/null
}
if command -v script > /dev/null; then
    # shellcheck disable=SC2016 # the command expands it
    try 'a terminal has colours' eval "on_terminal '$mmaref $cancel' | grep -q $'\033\\[1;31m'"
    try 'NO_COLOR is kept' eval "! on_terminal 'NO_COLOR=1 $mmaref $cancel' | grep -q $'\033'"
    try 'NO_COLOR without a value does not count' eval "on_terminal 'NO_COLOR= $mmaref $cancel' | grep -q $'\033'"
    try '--color never' eval "! on_terminal '$mmaref $cancel --color never' | grep -q $'\033'"
    try 'true colour is kept from NO_COLOR' eval "! on_terminal 'COLORTERM=truecolor NO_COLOR=1 $mmaref layout $half a' | grep -q $'\033'"
else
    echo 'ok - colours on a terminal # SKIP no script'
fi

# True colour behind a cell of one lane: a hue of eight for four lanes, and four degrees of it (HSV with value 1).
shades() { # TERM
    COLORTERM=$1 "$mmaref" layout $half c --each --color always |
        sed $'s/\033\\[38;2;17;17;17;48;2;\\([0-9]*\\);\\([0-9]*\\);\\([0-9]*\\)m\\([^\033]*\\)\033\\[0m/\\n\\1 \\2 \\3 \\4\\n/g' |
        awk '$4 ~ /^T[0-9]+:$/ && NF == 5 {
                lane = substr($4, 2) + 0; degrees = int(lane / 4) * 45; depth = (16 + 9 * (lane % 4)) / 100; count++
                for (i = 1; i <= 3; i++) { # the distance of a degree from red, green and blue
                    away = degrees - 120 * (i - 1); away = away < 0 ? -away : away; away = away > 180 ? 360 - away : away
                    part = away <= 60 ? 1 : away >= 120 ? 0 : (120 - away) / 60
                    off = 255 - 255 * depth * (1 - part) - $i
                    if (off > 2 || off < -2) { print "wrong: " $0; wrong = 1 }
                }
            }
            END { exit wrong || count != 128 }'
}
try 'true colour of a layout' shades truecolor
try 'true colour by its other name' shades 24bit
try 'no true colour where the terminal has none' eval '! shades 256color'
aligned() { # colours change no blank
    diff <(COLORTERM=truecolor "$mmaref" layout $half a --color always | sed $'s/\033\\[[0-9;]*m//g') <("$mmaref" layout $half a)
}
try 'colours leave the columns where they are' aligned
finish
