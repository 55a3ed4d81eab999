#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref completion: what words may become, by the command itself and by the scripts in bash, zsh and fish, each of which
# is skipped where it is missing.
# Takes 4 s.
. tests/tap.sh

need make -j "$JOBS" host completions BUILD="$BUILD"
folder=$(scratch_folder completion)
mmaref=$BUILD/mmaref
export PATH=$BUILD:$PATH

words() { "$mmaref" completion words -- "$@"; }
completes() { # WORD... WANTED
    words "${@:1:$#-1}" | grep -qxF -- "${*: -1}"
}
becomes() { # LIST WORD...: this and nothing else
    diff <(tr ' ' '\n' <<< "$1") <(words "${@:2}")
}
nothing() { # WORD...: the shell offers files
    local output
    output=$(words "$@")
    [ $? -eq 1 ] && [ -z "$output" ]
}
half=m16n8k16.f32.f16.f16.f32
moves=movmatrix.sync.aligned.m8n8.trans.b16

try 'a command' completes lay layout
try 'all commands' diff <("$mmaref" --help | sed -n 's/^  \([a-z][a-z0-9]*\)  *[a-z].*/\1/p' | LC_ALL=C sort) <(words '' | grep -vx -e '--help' -e '--version' -e help -e version)
try 'help' completes hel help
try 'help of a command' becomes 'layout layouts' help lay
try 'a topic' completes help exit exit-codes
try 'a word of an instruction' completes show m16n8k m16n8k16
try 'words in any order' becomes e4m3.m16n8k32 layout e4m3.m16n8k3
try 'only words of instructions with the words before' becomes 'tf32.m16n8k16 tf32.m16n8k4 tf32.m16n8k8' show tf32.m16n8k
try 'an instruction' becomes "movmatrix $moves" show movm
try 'every instruction' [ "$(words show mma.sync | grep -c '^mma[.]sync[.]')" -eq "$("$mmaref" list | grep -c '^mma[.]sync')" ]
try 'an instruction of banks' becomes stmatrix.sync.aligned.m8n8.x1.b16 banks stmatrix.sync.aligned.m8n8.x1.b
try 'both instructions of reuse' completes reuse mac16 movm $moves
try 'the second instruction of reuse' becomes m16n8k8.tf32 reuse $moves m16n8k8.tf
try 'the operand of reuse' becomes 'a b' reuse $half $half ''
try 'operands of the instruction' becomes 'a d' check $moves ''
try 'operands of the instruction in short' becomes 'a b c d e' layout sp.m16n8k32.f32.f16.f16.f32 ''
try 'scale factors' becomes 'scale_a scale_b' where m16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0 scale_
try 'behind an option with a value' becomes 'a d' layout --by lane $moves ''
try 'a chip' completes chips rtx40 rtx4090
try 'a chip as a target' completes list --target h1 h100
try 'a chip as an arithmetic' completes gemm --compare a1 a100
try 'the last of a list' completes gemm --compare exact,a1 exact,a100
try 'behind =' completes dot --arith=exact,sm_9 --arith=exact,sm_90
try 'a target' becomes 'sm_120 sm_120a sm_120f' list --target sm_120
try 'a family' completes list --family mma.sp: mma.sp::ordered_metadata
try 'a word of a list' becomes 'm16n8k128 m16n8k16' list m16n8k1
try 'an option' becomes --registers layout --reg
try 'an option that several commands have' becomes --color banks --co
try 'a value' becomes corners gen --style co
try 'a rule of conversion' becomes 'nearest_away nearest_even' gemm --convert n
try 'either of two values' becomes 'hex numbers' compress --input ''
try 'a value that help names' becomes register layout --by r
try 'a shell' completes completion z zsh
try 'an alias of a profile' becomes 'sm_103 sm_103a sm_103f' gen --arith sm_103
try 'a named unit' becomes bfdot_ebf dot --arith bfdot_
# What the library has: profiles and their aliases, targets, families.
for name in $(sed -n 's/^    { "\(sm_[0-9a-f]*\)", MMAREF_PROFILE_.*/\1/p' generated/cli/profiles.c) exact fma custom; do
    try "--arith $name" completes show --arith "$name" "$name"
done
for words in 'run x' "gemm $half 16x16x16 " 'show nonsense' 'nonsense x' 'selftest x' 'gemm --a'; do
    # shellcheck disable=SC2086 # a list of words
    try "nothing: $words" nothing ${words% } ''
done
# An option of every help is offered.
every_option() {
    local command option
    for command in $("$mmaref" --help | sed -n 's/^  \([a-z][a-z0-9]*\)  *[a-z].*/\1/p'); do
        while read -r option; do
            completes "$command" "$option" "$option" || { echo "$command $option"; return 1; }
        done < <("$mmaref" "$command" --help | sed -n 's/^  \(-.*\)/\1/p' | sed 's/   *[^ ].*$//' | grep -oE -- '--[a-z-]+')
    done
}
try 'every option' every_option
no_shell() { ! "$mmaref" completion tcsh 2> "$folder/err" && grep -q "'tcsh': bash, zsh or fish was expected" "$folder/err"; }
try 'no shell' no_shell

# ---- The scripts ----------------------------------------------------------------------------------

in_bash() { # LINE WANTED: as readline calls it, with what is behind the last break of a word
    bash -c '
        . "$0"/completions/mmaref
        COMP_LINE=$1 COMP_POINT=${#1}
        [[ $1 == *[[:blank:]] ]] && last= || last=${1##*[[:blank:]:=]}
        _mmaref mmaref "$last" x
        printf "%s\n" "${COMPREPLY[@]}"' "$BUILD" "$1" | grep -qxF -- "$2"
}
in_zsh() { # LINE WANTED
    zsh -fc '
        compdef() { [[ $1 == _mmaref && $2 == mmaref ]] }
        compadd() { print -l -- "${@:2}" }
        _files() { print FILES }
        source $1/completions/_mmaref
        words=("${(@s: :)2}") CURRENT=$#words
        _mmaref' - "$BUILD" "$1" | grep -qxF -- "$2"
}
# shellcheck disable=SC2016 # fish expands it
in_fish() { # LINE WANTED
    (cd "$folder" && fish --no-config -c 'source $argv[1]/completions/mmaref.fish; complete -C $argv[2]' "$BUILD" "$1") | cut -f1 | grep -qxF -- "$2"
}
touch "$folder/FILES"
for shell in bash zsh fish; do
    if ! command -v $shell > /dev/null; then
        echo "ok - $shell # SKIP it is missing"
        continue
    fi
    file=$BUILD/completions/$(case $shell in bash) echo mmaref ;; zsh) echo _mmaref ;; fish) echo mmaref.fish ;; esac)
    try "$shell: the script is read" $shell -n "$file"
    try "$shell: make writes what the command prints" cmp "$file" <("$mmaref" completion $shell)
    try "$shell: a command" in_$shell 'mmaref lay' layout
    try "$shell: an option" in_$shell "mmaref layout $half --tr" --transpose
    try "$shell: an instruction" in_$shell 'mmaref show movm' $moves
    try "$shell: a word of an instruction" in_$shell 'mmaref show m16n8k' m16n8k16
    try "$shell: an operand" in_$shell "mmaref layout $half " c
    try "$shell: a chip" in_$shell 'mmaref list --target rtx409' rtx4090
    try "$shell: not what it should not" eval "! in_$shell 'mmaref lay' where"
done
try 'bash: behind a colon' in_bash 'mmaref list --family mma.sp::or' ordered_metadata
try 'bash: behind a blank, not behind the colon' in_bash 'mmaref list --family mma.s' mma.sp::ordered_metadata
if command -v shellcheck > /dev/null; then try 'bash: shellcheck' shellcheck -s bash "$BUILD/completions/mmaref"; fi
if command -v zsh > /dev/null; then try 'zsh: files' in_zsh 'mmaref run ' FILES; fi
if command -v fish > /dev/null; then try 'fish: files' in_fish 'mmaref run FI' FILES; fi
finish
