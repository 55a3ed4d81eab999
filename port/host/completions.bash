# SPDX-License-Identifier: MIT
# Completions of the mmaref command for bash: source this file, or install it as
# share/bash-completion/completions/mmaref.

# The words of "mmaref COMMAND --help" that look like options.
_mmaref_options() {
    "$1" "$2" --help 2> /dev/null | grep -oE -- '(^|[ ,])--[a-z-]+' | tr -d ' ,' | sort -u
}

_mmaref() {
    local mmaref=$1 word=$2 before=$3 command arguments=0 i candidates
    COMPREPLY=()
    COMP_WORDBREAKS=${COMP_WORDBREAKS//:/}
    command=${COMP_WORDS[1]}
    if [ "$COMP_CWORD" -eq 1 ]; then
        candidates=$("$mmaref" --help | sed -n 's/^  \([a-z][a-z0-9]*\) .*/\1/p')
        mapfile -t COMPREPLY < <(compgen -W "$candidates --help" -- "$word")
        return
    fi
    for ((i = 2; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} == -* ]] || arguments=$((arguments + 1))
    done
    case $before in
    --style) candidates='random corners' ;;
    --color) candidates='auto always never' ;;
    --by) candidates='lane register' ;;
    --arith) candidates='exact fma sm_70 sm_75 sm_80 sm_86 sm_87 sm_89 sm_90 sm_100 sm_103 sm_110 sm_120 sm_121' ;;
    --family) candidates='mma mma.sync mma.sp wmma wmma.load wmma.mma wmma.store ldmatrix stmatrix movmatrix' ;;
    *)
        if [[ $word == -* ]]; then
            candidates=$(_mmaref_options "$mmaref" "$command")
        elif [[ $command == @(run|diff) ]]; then
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
            return
        elif [ "$arguments" -eq 0 ] && [[ $command != @(list|selftest|mac16) ]]; then
            candidates=$("$mmaref" list)
        elif [ "$arguments" -eq 1 ] && [[ $command == @(layout|where|element|explain) ]]; then
            candidates='a b c d e scale_a scale_b'
        elif [[ $command == @(compress|expand|gemm) ]]; then
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
            return
        fi
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$candidates" -- "$word")
}

complete -F _mmaref mmaref
