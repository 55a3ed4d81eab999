# SPDX-License-Identifier: MIT
# Completions of the mmaref command for bash: source this file, or install it as
# share/bash-completion/completions/mmaref.

# The words of "mmaref COMMAND --help" that look like options.
_mmaref_options() {
    "$1" "$2" --help 2> /dev/null | grep -oE -- '(^|[ ,])--[a-z-]+' | tr -d ' ,' | sort -u
}

# The names that a complaint about an unknown one lists.
_mmaref_named() {
    "$@" 2>&1 | sed -n 's/.*; there are //p'
}

# Instructions in full, and for one named in short what may follow: words of those that have the words before.
_mmaref_instructions() { # MMAREF WORD
    local stem=''
    "$1" list
    [[ $2 == *.* ]] && stem=${2%.*}.
    # shellcheck disable=SC2086 # none, or one
    [ -z "$2" ] || "$1" list ${stem%.} 2> /dev/null | tr . '\n' | sort -u | sed "s/^/$stem/"
}

_mmaref_chips() {
    "$1" chips --csv | tail -n +2 | cut -d, -f1 | sort -u
}

# Arithmetic by the names of units.
_mmaref_units() {
    "$1" help units | sed -n 's/^  \([a-z0-9_]*\)  *[a-z0-9]*,[a-z0-9]*,[a-z0-9]*,.*/\1/p'
}

# What "mmaref help" takes beside commands.
_mmaref_topics() {
    "$1" --help | tr '\n' ' ' | sed -n 's/.*mmaref help TOPIC: \([^.]*\)\..*/\1/p' | tr ',' ' '
}

_mmaref() {
    local mmaref=$1 word=$2 before=$3 command arguments=0 i candidates
    COMPREPLY=()
    COMP_WORDBREAKS=${COMP_WORDBREAKS//:/}
    command=${COMP_WORDS[1]}
    if [ "$COMP_CWORD" -eq 1 ] || [[ $command == help ]]; then
        candidates=$("$mmaref" --help | sed -n 's/^  \([a-z][a-z0-9]*\) .*/\1/p')
        [[ $command == help && $COMP_CWORD -gt 1 ]] && candidates="$candidates $(_mmaref_topics "$mmaref")"
        mapfile -t COMPREPLY < <(compgen -W "$candidates help --help" -- "$word")
        return
    fi
    for ((i = 2; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} == -* ]] || arguments=$((arguments + 1))
    done
    case $before in
    --style) candidates='random corners' ;;
    --color) candidates='auto always never' ;;
    --scale-type) candidates='ue8m0 ue4m3' ;;
    --by) candidates='lane register' ;;
    --arith | --compare)
        candidates="$(_mmaref_named "$mmaref" gen mac16 --arith ?) $(_mmaref_chips "$mmaref")"
        candidates+=" $(_mmaref_units "$mmaref")"
        ;;
    --target) candidates="$(_mmaref_named "$mmaref" list --target ?) $(_mmaref_chips "$mmaref")" ;;
    --family) candidates=$("$mmaref" list | sed 's/\.sync\..*//' | sort -u) ;;
    *)
        if [[ $word == -* ]]; then
            candidates=$(_mmaref_options "$mmaref" "$command")
        elif [[ $command == @(run|merge|diff) ]]; then
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
            return
        elif [[ $command == list ]]; then
            candidates=$("$mmaref" list | tr . '\n' | sort -u)
        elif [[ $command == chips ]]; then
            candidates=$(_mmaref_chips "$mmaref")
        elif [ "$arguments" -eq 0 ] && [[ $command == banks ]]; then
            candidates=$("$mmaref" list | grep '^[ls][dt]matrix')
        elif [ "$arguments" -eq 0 ] && [[ $command != @(selftest|mac16) ]]; then
            candidates=$(_mmaref_instructions "$mmaref" "$word")
        elif [ "$arguments" -eq 1 ] && [[ $command == reuse ]]; then
            candidates=$(_mmaref_instructions "$mmaref" "$word")
        elif [ "$arguments" -eq 2 ] && [[ $command == reuse ]]; then
            candidates='a b'
        elif [ "$arguments" -eq 1 ] && [[ $command == @(layout|check|where|element|explain) ]]; then
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
