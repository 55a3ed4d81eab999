#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What the host command cannot read ends in status 2, nothing on standard output and one line on
# standard error that names the offender and its place.
# Takes 25 s.
. tests/tap.sh

need sanitized host
need_vectors
mmaref=$BUILD/sanitizers/mmaref
folder=$(scratch_folder badinput)
good=$vectors/mma.m16n8k8.f16.exact.vec
bad=$folder/bad.vec

# The reason why a run was not refused as it should be.
not_refused() { # STATUS
    if [ "$1" -ne 2 ]; then
        echo "status $1 instead of 2"
    elif [ -s "$folder/out" ]; then
        echo 'something on standard output'
    elif [ "$(wc -l < "$folder/err")" -ne 1 ]; then
        echo 'not one line on standard error'
    else
        return 1
    fi
}

# refuses WHAT EXPECTED ARGUMENT...: EXPECTED is a part of the message.
refuses() {
    local what=$1 expected=$2 why
    shift 2
    "$mmaref" "$@" > "$folder/out" 2> "$folder/err"
    if why=$(not_refused $?) || { why="no '$expected'"; ! grep -qF -- "$expected" "$folder/err"; }; then
        fail "$what" "$why in the answer to mmaref $*:
$(head -c 2000 "$folder/out" "$folder/err")"
    else
        pass "$what"
    fi
}

# spoilt WHAT EXPECTED SED-SCRIPT: a good file with one thing wrong; {} in EXPECTED is its name.
spoilt() {
    sed "$3" "$good" > "$bad"
    refuses "$1" "${2//\{\}/$bad}" run "$bad"
}

mma=mma.sync.aligned.m16n8k16.row.col
refuses 'unknown type' "'f33': unknown qualifier, at character 47" show $mma.f32.f16.f16.f33
refuses 'unknown type, the nearest' "nearest is 'f32'" show $mma.f32.f16.f16.f33
refuses 'unknown shape' "'m16n8k17'" show mma.sync.aligned.m16n8k17.row.col.f32.f16.f16.f32
refuses 'word in the wrong place' "'f32'" show mma.sync.aligned.f32.row.col.f32.f16.f16.f32
refuses 'missing end of an instruction' 'missing' show $mma.f32.f16.f16
refuses 'a line of C' '1 operand, not 4: D, A, B, C' show "asm volatile(\"$mma.f32.f16.f16.f32 {%0}\""
refuses 'word too many' "'row'" show $mma.f32.f16.f16.f32.row
refuses 'no instruction at all' 'a word is missing' show ' '
refuses 'instruction the assembler refuses' 'the assembler refuses it' show $mma.f16.f16.f16.f32
refuses 'unknown command' "'rnu': unknown command, try mmaref --help, nearest is 'run'" rnu
refuses 'a beginning of several commands' "'c': several begin with this: chips check compress" c
refuses 'a beginning of several options' "'--scale': several options begin with this: scale-a scale-b" dot --scale 1
refuses 'an operand that no ldmatrix loads' "'c': a or b was expected" load m16n8k16.f32.f16.f16.f32 c
refuses 'a part that is larger' 'does not divide that of the whole' split m16n8k8.f32.f16.f16.f32 m16n8k16.f32.f16.f16.f32
refuses 'parts of wmma' 'PTX leaves fragments of wmma open' split wmma.mma.row.col.m16n16k16.f32.f32
refuses 'a pitch below a row' "--pitch: '16': a row of the matrix has 32 bytes" load m16n8k16.f32.f16.f16.f32 a --pitch 16
refuses 'more tiles than load has' "--tiles: '9'" load m16n8k16.f32.f16.f16.f32 a --tiles 9
refuses 'an option of another command' "'--count': unknown option, try mmaref run --help" run --count 3 "$good"
refuses 'no command but help' "'hlep': unknown command, try mmaref --help, nearest is 'help'" hlep
refuses 'no topic' "'vectrs': unknown command or topic, try mmaref --help, nearest is 'vectors'" help vectrs
refuses 'an option before its command' "'--json': options follow a command" --json show $mma.f32.f16.f16.f32
refuses 'an unknown letter' "'-x': unknown option, try mmaref run --help" run -x "$good"
refuses 'an option without a name' "'--=3': unknown option, try mmaref run --help" run --=3 "$good"
refuses 'a file in place of a number' "--jobs: '$good': a number from 1 to 1024 was expected" run -j "$good"
refuses 'unknown option' "'--fell': unknown option, try mmaref run --help, nearest is '--fill'" run --fell "$good"
refuses 'an option with one dash' "run: '-json': unknown option, try mmaref run --help, nearest is '--json'" run -json "$good"
refuses 'an option with one dash and no jobs' "nearest is '--json'" show -json $mma.f32.f16.f16.f32
refuses 'a misspelt option with one dash' "nearest is '--fill'" run -filll "$good"
refuses 'letters exchanged' "'--jason': unknown option, try mmaref show --help, nearest is '--json'" show --jason $mma.f32.f16.f16.f32
refuses 'an option in place of a value' "run: '--output': this option needs a value" run --output --fill "$good"
half=m16n8k16.f32.f16.f16.f32 whole=m16n8k32.s32.s8.s8.s32
refuses 'floats for integers: fma' "--arith: 'fma': the instruction computes no floats" dot $whole --a 1 --b 1 --arith fma
refuses 'floats for integers: a block' "'custom products=4': the instruction computes no floats" gen $whole --arith 'custom products=4'
refuses 'floats for integers: of a chip' "'sm_90 products=4'" split $whole --arith 'sm_90 products=4'
refuses 'a field that integers ignore' "--arith: 'products': integers are summed exactly" dot --types s8,s8,s32,s32 --a 1 --b 1 --arith 'custom products=4'
refuses 'a block for fragments that ignore it' 'fragments of wmma alone depend' element $half a 17 1 --arith 'custom products=4'
refuses 'a block for inputs that ignore it' 'fragments of wmma alone depend' inputs $half 0 0 --arith 'sm_90 rounding=up'
refuses 'the matrix of what does not transpose' '--before-trans: it is for ldmatrix' layout $half a --before-trans
refuses 'single elements of a list' '--each: --csv and --json list each element' layout $half a --each --csv
refuses 'colours of registers in a list' "--by: 'register'" layout $half a --by register --json
refuses 'colours of a table that has none' "--color: 'always'" diff "$good" "$good" --color always --json
refuses 'colours of a notation' "--color: 'always': it colours drawings of text" layout $half a --cute --color always
refuses 'names of an arithmetic' '--names: --arith describes how it sums' show $half --names --arith sm_90
refuses 'corners of memory' "--style: 'corners': bytes of memory have no corners" gen ldmatrix.m8n8.x1.b16 --style corners
refuses 'vectors as a shard for merge' '--is-shard: --fill prints vectors' run --fill --is-shard 1/2 "$good"
refuses 'patterns that are rounded' "--convert: 'up': hexadecimal words are patterns" gemm $half 1x1x1 "$good" --arith sm_90 --input hex --convert up
refuses 'standard input twice' "'-': standard input can be only one of the files" diff - -
refuses 'standard input as two matrices' 'standard input can be only one of the files' gemm m16n8k16.f32.f16.f16.f32 --arith exact --a - --b -
refuses 'a range without an end' "--rows: '1-': a range is written 0-3" layout m16n8k16.f32.f16.f16.f32 a --rows 1-
refuses 'a hexadecimal pitch' "--pitch: '0x80': a decimal number from" banks ldmatrix.m8n8.x4.b16 --pitch 0x80
refuses 'scale factors of an instruction without' '--scale-a: the instruction has no scale factors' gemm m16n8k16.f32.f16.f16.f32 --arith exact --a a --b b --scale-a s
refuses 'hexadecimal numbers of one matrix' "--input: 'tests/ports/cli/two.csv': it is for FILE" \
    gemm m16n8k16.f32.f16.f16.f32 --arith exact --input hex --a tests/ports/cli/two.csv --b tests/ports/cli/two.csv
refuses 'a selector of no metadata' '--selector: the instruction has no metadata' inputs m16n8k16.f32.f16.f16.f32 0 0 --selector 0
refuses 'byte-id and thread-id of no scale factors' '--select-b: the instruction has no scale factors' \
    inputs m16n8k16.f32.f16.f16.f32 0 0 --select-b 0,0
two='gemm m16n8k16.f32.f16.f16.f32 --a tests/ports/cli/two.csv --b tests/ports/cli/two.csv'
# shellcheck disable=SC2086 # a list of words
refuses 'a picture of one D' "--svg: 'x.svg': it draws the errors of --compare" $two --arith exact --svg x.svg
# shellcheck disable=SC2086 # a list of words
refuses 'a picture among tables' "--svg: '-': a file was expected: standard output has the tables" $two --compare exact --svg -
refuses 'a picture of single bits' "--svg: 'x.svg': products of single bits are counted, not added" \
    gemm m16n8k128.s32.b1.b1.s32.and.popc 1x1x1 /dev/null --compare exact --svg x.svg
# An empty value is most often a variable of the shell that is not set.
empty_values() { # every option that takes one
    local command option asked=0
    for command in $("$mmaref" --help | awk '/^  [a-z0-9]+ / { print $1 }'); do
        for option in $("$mmaref" "$command" --help | sed -n 's/   *[^ -].*//; s/^  -/-/p' | grep -oE -- '--[a-z-]+ [A-Z]' | cut -d' ' -f1 | sort -u); do
            asked=$((asked + 1))
            "$mmaref" "$command" "$option=" > "$folder/out" 2> "$folder/err"
            [ "$(cat "$folder/err")" = "mmaref: $command: '$option=': this option needs a value" ] || { cat "$folder/err"; return 1; }
        done
    done
    [ $asked -gt 50 ]
}
try 'an empty value of any option' empty_values
refuses 'an empty value in a word of its own' "run: '--jobs': this option needs a value" run --jobs '' "$good"
refuses 'an empty argument' 'run: argument 2 is empty' run "$good" ''
refuses 'nothing to compare in --fill' '--coverage: --fill prints vectors' run --fill --coverage "$good"
refuses 'a file to write without --fill' 'only --fill writes a file' run --output x "$good"
refuses 'a size without k' "'16x8': gemm needs MxNxK" gemm m16n8k16.f32.f16.f16.f32 16x8 --arith sm_90
refuses 'a product of nothing' 'gemm needs elements: FILE, or --a and --b' gemm m16n8k16.f32.f16.f16.f32 16x8x16 --arith sm_90
refuses 'one element and two' "--a: '1': 1 element, but --b has 2" dot m16n8k16.f32.f16.f16.f32 --a 1 --b 1,2
refuses 'half a place' "'a[11]': an element is written a 11 3, a 11,3 or a[11][3]" where m16n8k16.f32.f16.f16.f32 'a[11]'
refuses 'words behind a place' "'a[11][3]x': an element is written" where m16n8k16.f32.f16.f16.f32 'a[11][3]x'
refuses 'a place outside' "row: '16': a number from 0 to 15 was expected" where m16n8k16.f32.f16.f16.f32 'a[16][3]'
refuses "another operand's element" "element: 'b3': a number from 0 to 7" element m16n8k16.f32.f16.f16.f32 a 0 b3
refuses 'the word register alone' "'register': a number was expected after it" element m16n8k16.f32.f16.f16.f32 a 17 register
refuses 'the word element alone' "'element': a number was expected after it" explain m16n8k16.f32.f16.f16.f32 a lane 17 element
refuses 'a lane alone' "'17': an element was expected after it, as 2, a2 or element 2, or a register" element m16n8k16.f32.f16.f16.f32 a lane 17
refuses 'a misspelt register' "'regster': element or register was expected, nearest is 'register'" element m16n8k16.f32.f16.f16.f32 a 17 regster 1
refuses 'a word behind an element' "'3': one argument too many" element m16n8k16.f32.f16.f16.f32 a 1 2 3
refuses 'run without a file' 'run needs a vector file' run
refuses 'show without an instruction' 'show needs one instruction' show
refuses 'list with a word of no instruction' "'all': no instruction has this word" list all
refuses 'list with words of none together' "'m16n8k16.s4': no instruction has these words" list m16n8k16 s4
refuses 'selftest with an argument' "'all'" selftest all
refuses 'selftest in two forms' "'--junit': --json is another form" selftest --json --junit
refuses 'selftest of a log that is none' 'no self-test is in it' selftest --log README.md

fragment="check m16n8k16.f32.f16.f16.f32 c"
# shellcheck disable=SC2086 # a list of words
{
    refuses 'a layout that ends early' "'((4,8),(2,2)):((32,1)': a comma or ) was expected at its end" $fragment '((4,8),(2,2)):((32,1)'
    refuses 'a layout of many modes' 'too many modes' $fragment "((4,8),($(printf '1,%.0s' {1..90})1))"
    refuses 'a layout of many brackets' 'nested too deeply' $fragment "$(printf '(%.0s' {1..3000})"
    refuses 'a layout of many bases' 'too many bases' $fragment "register=[$(printf '[0,1],%.0s' {1..90})[0,1]] lane=[]"
    refuses 'control characters of a layout' "'\\x1b'" $fragment $'((4,8),(2,2)):\033[2J'
}

refuses 'missing file' "$folder/missing.vec: cannot be read: No such file or directory" run "$folder/missing.vec"
refuses 'folder instead of a file' "$folder: cannot be read: Is a directory" run "$folder"
refuses 'a missing file after a good one' "$folder/missing.vec" run "$good" "$folder/missing.vec"
: > "$bad"
refuses 'empty file' "$bad:1: a vector file starts with 'mmavec 1'" run "$bad"
allowed_empty() { [ "$("$mmaref" run --allow-empty "$bad")" = '0 passed, 0 failed, 0 computed, 0 skipped' ]; }
try 'empty file, but allowed' allowed_empty
printf '# nothing yet\n\n  # but comments\n' > "$bad"
try 'file of comments, but allowed' allowed_empty
refuses 'file of comments' "$bad:3: a vector file starts with 'mmavec 1'" run "$bad"
head -c 3000 "$mmaref" > "$bad"
refuses 'file that is no text' "$bad:1: " run "$bad"
printf '# of a board\n\0# hardware\n' > "$bad"
refuses 'a log with bytes of 0' "$bad:2: a byte of 0: this is no text" merge "$bad"
refuses 'metadata with bytes of 0' "$bad:2: a byte of 0: this is no text" expand sp.m16n8k32.f32.f16.f16.f32 "$bad"
refuses 'addresses with bytes of 0' "$bad:2: a byte of 0: this is no text" banks ldmatrix.m8n8.x4.b16 --address "$bad"

spoilt 'no version line' "{}:3: a vector file starts with 'mmavec 1'" 1d
spoilt 'unknown version' "{}:1: '2': unknown version" 's/^mmavec 1/mmavec 2/'
spoilt 'unknown qualifier' "{}:4: 'f17': unknown qualifier" '4s/f16/f17/'
spoilt 'NUL byte' '{}:4: ' '4s/f16/f16\x00/'
spoilt 'a short instruction' "{}:4: 'm16n8k8.f32.f16.f16.f32': vectors name an instruction in full" 's/^insn .*/insn m16n8k8.f32.f16.f16.f32/'
spoilt 'a status in capitals' "{}:6: 'OK': unknown status, nearest is 'ok'" '5s/.*/&\nstatus OK/'
spoilt 'a key in capitals' "{}:6: 'A': unknown key, nearest is 'a'" '6s/^a/A/'
spoilt 'a word with 0x' "{}:6: '0x3c00': a hexadecimal word without 0x was expected" '6s/ [^ ]*/ 0x3c00/'
spoilt 'unknown key' "{}:6: 'q': unknown key" '6s/^a/q/'
spoilt 'key given twice' "{}:7: 'a': given twice" '7s/^b/a/'
spoilt 'case without insn' "{}:4: 'arith': a case starts with 'insn'" 4d
spoilt 'case inside a case' "{}:11: 'insn': the case of line 4 has no 'end' before it" 10d
spoilt 'unknown profile' "{}:5: 'sm_91': unknown arithmetic profile" '5s/exact/sm_91/'
spoilt 'empty arithmetic' "{}:5: a profile was expected" '5s/exact//'
spoilt 'no arithmetic' "{}:4: 'arith': missing" 5d
spoilt 'word too few' "{}:6: 'a': 63 words, but the instruction takes 64" '6s/ [^ ]*$//'
spoilt 'word too many' "{}:7: 'b': 33 words, but the instruction takes 32" '7s/$/ 00000000/'
spoilt 'operand missing' "{}:4: 'c': 0 words" 8d
spoilt 'not hexadecimal' "{}:6: '0000000g'" '6s/ [^ ]*/ 0000000g/'
spoilt 'word too long' "{}:6: '000000000'" '6s/ [^ ]*/ 000000000/'
spoilt 'unknown field, the nearest' "{}:5: 'fraction_bit=3': no such field, nearest is 'fraction_bits'" \
    '5s/exact/custom fraction_bit=3/'
spoilt 'field twice' "{}:5: 'align=floor': given twice" '5s/exact/custom align=jam fraction_bits=12 align=floor/'
spoilt 'junk behind a profile' "{}:5: 'nonsense': not of the form key=value" '5s/exact/exact nonsense/'
spoilt 'wrong field behind a profile' "{}:5: 'rounding=downwards': value out of range" '5s/exact/sm_90 rounding=downwards/'
spoilt 'unknown field' "{}:5: 'bits=3'" '5s/exact/custom bits=3/'
spoilt 'field without a value' "{}:5: 'align'" '5s/exact/custom align/'
spoilt 'value out of range' "{}:5: 'fraction_bits=41'" '5s/exact/custom fraction_bits=41/'
spoilt 'unknown word of a field' "{}:5: 'align=trunc'" '5s/exact/custom align=trunc/'
spoilt 'fields that contradict' "{}:5: 'group'" '5s/exact/custom group=2/'
spoilt 'word behind the version' "{}:1: 'but': one word too many" 's/^mmavec 1/& but 2/'
spoilt 'word behind an instruction' "{}:4: 'and': one word too many" '4s/$/ and junk/'
spoilt 'word behind end' "{}:10: 'of': one word too many" '10s/$/ of file/'
spoilt 'junk between cases' "{}:11: 'junk': a case starts with 'insn'" '10s/$/\njunk/'
spoilt 'arithmetic given twice' "{}:6: 'arith': given twice" '5s/.*/&\n&/'
spoilt 'status given twice' "{}:7: 'status': given twice" '5s/.*/&\nstatus ok\nstatus ok/'
spoilt 'word behind a status' "{}:6: 'junk': one word too many" '5s/.*/&\nstatus ok junk/'
spoilt 'unknown status' "{}:6: 'undefind': unknown status, nearest is 'undefined'" '5s/.*/&\nstatus undefind/'
spoilt 'a status and a result' "{}:6: 'status': a case that must be refused has no result" '5s/.*/&\nstatus undefined/'
spoilt 'result without words' "{}:9: 'd': 0 words, but the instruction takes 128" '9s/ .*/ # none/'
spoilt 'unknown key, the nearest' "{}:6: 'addres': unknown key, nearest is 'address'" '5s/.*/&\naddres 0/'
spoilt 'selector without metadata' "{}:6: 'f': the instruction has no such operand" '5s/.*/&\nf 0/'
spoilt 'stride without memory' "{}:6: 'stride': the instruction has no such operand" '5s/.*/&\nstride 16/'
spoilt 'decimal number above 32 bits' "{}:6: '4294967296': a decimal number was expected" '5s/.*/&\nstride 4294967296/'
spoilt 'word behind a number' "{}:6: '1': one word too many" '5s/.*/&\nf 0 1/'
spoilt 'file that ends inside a case' "{}:4: 'insn': the file ends inside this case" '9,$d'
sed 's/^insn .*/insn mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32/;s/exact/sm_80/' "$good" > "$bad"
refuses 'profile without the instruction' "$bad:5: 'sm_80': the profile does not have the instruction" run "$bad"

# Of what is too long only the start is shown, and nothing moves the terminal's cursor.
short() { # WHAT
    local what=$1
    "$mmaref" run "$bad" > "$folder/out" 2> "$folder/err"
    if [ $? -eq 2 ] && [ "$(wc -lc < "$folder/err" | awk '{ print $1 ($2 < 600) }')" = 11 ] &&
        ! grep -q $'[\001-\011\013-\037\177]' "$folder/err"; then
        pass "$what"
    else
        fail "$what" "$(head -c 2000 "$folder/err" | cat -v)"
    fi
}
{ printf 'mmavec 1\ninsn '; head -c 900000 /dev/zero | tr '\0' x; } > "$bad"
short 'a very long instruction is not echoed whole'
{ printf 'mmavec 1\ninsn '; head -c 3000000 /dev/zero | tr '\0' x; } > "$bad"
short 'a very long line is not echoed whole'
printf 'mmavec 1\ninsn mma\033[2J\177.sync\n' > "$bad"
short 'control characters of an instruction'
printf 'mmavec 1\n\033]0;title\007\n' > "$bad"
short 'control characters of a key'
refuses 'control characters of an argument' "'\\x1b[2J'" show $'\033[2J'

# Text from outside reaches no terminal raw: bytes that move its cursor, marks that turn its direction of writing.
hostile=$'\033[2J\177\302\233\342\200\256\342\201\246\342\200\217\342\200\250\330\234'
strange=$folder/$hostile.vec
raw='[\x00-\x09\x0b-\x1f\x7f-\x{9f}\x{61c}\x{200e}\x{200f}\x{2028}-\x{202e}\x{2066}-\x{2069}]'
shows() { # WHAT ARGUMENT...: neither stream has it raw, and one has it
    local what=$1 found
    shift
    "$mmaref" "$@" > "$folder/out" 2>&1
    if found=$(LC_ALL=C.UTF-8 grep -anP "$raw" "$folder/out"); then
        fail "$what" "mmaref $*: $(cat -v <<< "$found")"
    elif ! grep -qE '\\(x|u00)1b' "$folder/out"; then
        fail "$what" "mmaref $* shows nothing of it: $(cat -v "$folder/out")"
    else
        pass "$what"
    fi
}
half=m16n8k16.f32.f16.f16.f32
sed 's/^d [^ ]*/d 3f800000/' "$good" > "$strange"
shows 'the name of a file that fails' run "$strange"
shows 'the same as JSON' run --json "$strange"
"$mmaref" run --shard 1/1 "$strange" > "$folder/strange.txt"
shows 'the same, merged' merge "$folder/strange.txt"
sed "s/^# item 0 /&$hostile/" "$folder/strange.txt" > "$folder/forged.txt"
shows 'a RESULT with them' merge "$folder/forged.txt"
shows 'a RESULT with them, as JSON' merge --json "$folder/forged.txt"
sed "s/ passed=/ $hostile&/" "$folder/strange.txt" > "$folder/forged.txt"
shows 'a word of a RESULT' merge "$folder/forged.txt"
sed "s/ -- /&$hostile/" "$folder/strange.txt" > "$folder/forged.txt"
shows 'the question of a RESULT' merge "$folder/strange.txt" "$folder/forged.txt"
sed 's/^insn .*/insn mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32/' "$good" > "$strange"
shows 'the name of a file with a case that is skipped' run "$strange"
{ cat "$good"; echo "# $hostile"; } > "$strange"
shows 'a comment that is handed on' run --fill "$strange"
keeps_letters() { printf 'mmavec 1\n# a\tb \303\251 \351\n' | "$mmaref" run --fill --allow-empty - | cmp - <(printf 'mmavec 1\n# a\tb \303\251 \351\n'); }
try 'a comment keeps its tabs and letters' keeps_letters
sed "6s/ [^ ]*/ $hostile/" "$good" > "$strange"
shows 'a word of a case' run "$strange"
shows 'a word of a file to compare' diff "$good" "$strange"
printf '1e-9,1\n1,1\n' > "$folder/$hostile.csv"
shows 'a number that is rounded' gemm $half --arith exact --a "$folder/$hostile.csv" --b "$folder/$hostile.csv"
for ((i = 0; i < 8; i++)); do echo $((16 * i)); done > "$strange"
shows 'a file of addresses' banks ldmatrix.m8n8.x1.b16 --address "$strange"
shows 'a file of addresses, in Markdown' banks ldmatrix.m8n8.x1.b16 --address "$strange" --markdown
echo "$hostile" > "$strange"
shows 'a bad address' banks ldmatrix.m8n8.x1.b16 --address "$strange"
shows 'a bad RESULT' merge "$strange"
shows 'a bad element' compress sp.m16n8k32.f32.f16.f16.f32 "$strange"
shows 'a bad key' expand sp.m16n8k32.f32.f16.f16.f32 "$strange"
shows 'a file that is not there' run "$folder/none/$hostile"
shows 'a file that cannot be written' run --fill --output "$folder/none/$hostile" "$good"
for words in show list "where $half a 1" "layout $half" chips "show $half --arith" "dot $half --b 1 --a" mac16 \
    "gen --style corners --arith exact" "check $half c" "list --target" help ''; do
    # shellcheck disable=SC2086 # a list of words
    shows "an argument of mmaref $words" $words "$hostile"
done

# What has no end is refused by whatever reads it, in one sentence.
endless() { # ARGUMENT...: {} is the file
    local file
    for file in /dev/zero /dev/full; do
        limited 60 "$mmaref" "${@/\{\}/$file}" > "$folder/out" 2> "$folder/err"
        [ $? -eq 2 ] && [ ! -s "$folder/out" ] &&
            [ "$(cat "$folder/err")" = "mmaref: $file:1: a byte of 0: this is no text" ] || { head -c 300 "$folder/err"; return 1; }
    done
}
while read -r words; do
    # shellcheck disable=SC2086 # a list of words
    try "endless: $words" endless $words
done << EOF
run {}
run --fill {}
diff {} $good
merge {}
compress sp.m16n8k32.f32.f16.f16.f32 {}
expand sp.m16n8k32.f32.f16.f16.f32 {}
banks ldmatrix.m8n8.x4.b16 --address {}
gemm $half 16x8x16 {} --arith exact
gemm $half --arith exact --a {} --b tests/ports/cli/two.csv
EOF
no_end() { # FILE, ARGUMENT...
    local file=$1
    shift
    limited 100 "$mmaref" "$@" > "$folder/out" 2> "$folder/err"
    [ $? -eq 2 ] && [ "$(cat "$folder/err")" = "mmaref: $file: longer than 1 GiB: only a regular file may be" ] ||
        { head -c 300 "$folder/err"; return 1; }
}
ln -s /dev/zero "$folder/zero.bin"
try 'endless: bytes' no_end "$folder/zero.bin" gemm $half 16x8x16 --arith exact --a "$folder/zero.bin" --b "$folder/zero.bin"
text_no_end() { yes | no_end - "$@"; }
try 'endless: text in a pipe' text_no_end merge -
try 'endless: a layout in a pipe' text_no_end check $half c -


# What was lost on its way to a full disk is told.
lost() { # ARGUMENT...
    "$mmaref" "$@" > /dev/full 2> "$folder/err"
    [ $? -eq 2 ] && [ "$(cat "$folder/err")" = 'mmaref: standard output: cannot be written' ]
}
dense=$folder/abc
printf 'a%s\nb%s\n' "$(printf ' 3c00%.0s' {1..256})" "$(printf ' 3c00%.0s' {1..128})" > "$dense"
while read -r command; do
    # shellcheck disable=SC2086 # a list of words
    try "output lost: $command" lost $command
done << EOF
run $good
run --fill $good
run --coverage $good
selftest
selftest --json
selftest --junit
gemm m16n8k16.f32.f16.f16.f32 --arith sm_90 --input hex 16x8x16 $dense
dot m16n8k16.f32.f16.f16.f32 --a 1 --b 1
gen m16n8k16.f32.f16.f16.f32
list
show m16n8k16.f32.f16.f16.f32
layout m16n8k16.f32.f16.f16.f32 a --svg
--help
run --help
EOF
closed() { "$mmaref" run "$good" >&- 2> "$folder/err"; [ $? -eq 2 ] && grep -q 'cannot be written' "$folder/err"; }
try 'standard output closed' closed
# --fill --output leaves the old file as it was unless all went well.
keeps_old() {
    echo old > "$folder/filled.vec"
    head -c 2000 "$good" > "$bad"
    "$mmaref" run --fill --output "$folder/filled.vec" "$bad" 2> "$folder/err"
    [ $? -eq 2 ] && [ "$(cat "$folder/filled.vec")" = old ] && ! compgen -G "$folder/filled.vec.*" || return
    "$mmaref" run --fill --output "$folder/filled.vec" "$good" && cmp "$folder/filled.vec" <("$mmaref" run --fill "$good")
}
try '--fill --output writes all or nothing' keeps_old
refuses 'a file in no folder, and why' "$folder/none/x: cannot be written: No such file or directory" run --fill --output "$folder/none/x" "$good"
gemm() { (cd "$folder" && "$mmaref" gemm m16n8k16.f32.f16.f16.f32 --arith exact --input hex 16x8x16 "$dense" "$@"); }
standard_output() { # --output -: as without it, and no file of that name
    cmp <(cd "$folder" && "$mmaref" run --fill --output - "$good") <("$mmaref" run --fill "$good") &&
        cmp <(gemm --output -) <(gemm) && gemm --output d.csv && [ -s "$folder/d.csv" ] && [ ! -e "$folder/-" ]
}
try '--output - is standard output' standard_output
through_a_link() { # a link stays one, as /dev/stdout must
    ln -sf there.vec "$folder/link.vec"
    "$mmaref" run --fill --output "$folder/link.vec" "$good" && [ -L "$folder/link.vec" ] && [ -s "$folder/there.vec" ]
}
try 'a link to the file is followed' through_a_link
refuses 'a file of D in no folder' 'none/d.npy: cannot be written: No such file or directory' \
    gemm m16n8k16.f32.f16.f16.f32 --arith exact --input hex 16x8x16 "$dense" --output "$folder/none/d.npy"
gemm_keeps_old() {
    echo old > "$folder/d.csv"
    (trap '' XFSZ; ulimit -f 0; gemm --output d.csv 2>&1) | grep -q 'cannot be written$' &&
        [ "$(cat "$folder/d.csv")" = old ] && ! compgen -G "$folder/d.csv.*"
}
try 'gemm --output writes all or nothing' gemm_keeps_old
full_device() { "$mmaref" run --fill --output /dev/full "$good" 2> "$folder/err"; [ $? -eq 2 ] && [ -c /dev/full ]; }
try '--fill --output to a full device' full_device

# To standard output go whole cases, and nothing before the first one is read.
writes_nothing() { # INPUT
    printf '%b' "$1" | "$mmaref" run --fill - > "$folder/out" 2> "$folder/err"
    [ "${PIPESTATUS[1]}" -eq 2 ] && [ ! -s "$folder/out" ]
}
try 'nothing of a bad file is filled in' writes_nothing 'mmavec 1\n# a comment\ninsn no\n'
try 'nothing of no vectors is filled in' writes_nothing 'mmavec 2\n'
try 'nothing of an empty file is filled in' writes_nothing ''
whole_cases() { # -j N
    { cat "$good"; sed -n '4,7p' "$good"; } > "$bad"
    "$mmaref" run --fill "$@" "$bad" > "$folder/out" 2> "$folder/err"
    [ $? -eq 2 ] && cmp "$folder/out" <("$mmaref" run --fill "$good")
}
try 'whole cases are filled in' whole_cases
try 'whole cases are filled in, in threads' whole_cases -j 2

# Cut at any byte, a file is read whole up to the cut or refused.
cut_anywhere() {
    local size at status why
    size=$(wc -c < "$good")
    for ((at = 0; at < size; at += size / 150 + 1)); do
        head -c "$at" "$good" > "$bad"
        "$mmaref" run "$bad" > "$folder/out" 2> "$folder/err"
        status=$?
        [ "$(cat "$folder/out")" = '0 passed, 0 failed, 0 computed, 0 skipped' ] && : > "$folder/out"
        if [ $status -ne 0 ] && why=$(not_refused $status); then
            echo "$why after $at of $size bytes of $good"
            cat "$folder/err"
            return 1
        fi
    done
}
try 'a file cut anywhere is read or refused' cut_anywhere

# Formulas cut at a quarter, a half and three quarters, and without what is between; the sanitizers look on.
cut_formulas() {
    local formula quarter part status why count=0
    while IFS= read -r -d $'\x01' formula; do
        quarter=$((${#formula} / 4))
        for part in "${formula::quarter}" "${formula::2*quarter}" "${formula::3*quarter}" \
            "${formula::quarter}${formula:2*quarter}" "${formula:quarter}"; do
            "$mmaref" check m16n8k16.f32.f16.f16.f32 c - <<< "$part" > "$folder/out" 2> "$folder/err"
            status=$?
            if [ $status -gt 2 ] || { [ $status -eq 2 ] && why=$(not_refused 2); }; then
                printf '%s\n' "$why after" "$part"
                cat "$folder/err"
                return 1
            fi
            count=$((count + 1))
        done
    done < <(sed -e '/^# /d' -e 's/^== .*/\x01/' tests/ports/cli/formulas.txt | sed 1s/.//; printf '\x01')
    [ $count -gt 150 ]
}
try 'a formula cut anywhere is read or refused' cut_formulas
finish
