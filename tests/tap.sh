# SPDX-License-Identifier: MIT
# What steps share; sourced by them, in the root folder.
# shellcheck shell=bash
set -u
# Hands TAP on, and puts the plan of all of it after it in place of plans of its parts.
with_plan() {
    local line count=0
    while IFS= read -r line; do
        case $line in
        1..[0-9]*) continue ;;
        ok* | 'not ok'*) count=$((count + 1)) ;;
        esac
        printf '%s\n' "$line"
    done
    echo "1..$count"
}
# A step runs below itself, so that whatever it prints is counted.
if [ -z "${TAP_IS_COUNTED:-}" ]; then
    TAP_IS_COUNTED=yes "$BASH" "$0" "$@" | with_plan
    exit "${PIPESTATUS[0]}"
fi
BUILD=${BUILD:-build}
. tests/plain_path.sh
BUILD=$(mkdir -p "$BUILD/tests" && cd "$BUILD" && pwd)
JOBS=${JOBS:-$(nproc)}
# What draws, draws from this.
SEED=${SEED:-1}
# In front of compilers: ccache, where it is there.
ccache=$(command -v ccache)
export BUILD JOBS SEED TAP_IS_COUNTED

failures=0

# Output as comments of TAP.
comment() { sed 's/^/# /'; }

pass() { echo "ok - $1"; }

# fail WHAT [OUTPUT]
fail() {
    echo "not ok - $1"
    failures=$((failures + 1))
    [ -z "${2:-}" ] || comment <<< "$2"
}

# try WHAT COMMAND...: passes if the command does; shows its output if not.
try() {
    local what=$1 output
    shift
    if output=$("$@" 2>&1); then pass "$what"; else fail "$what" "$output"; fi
}

# limited SECONDS COMMAND...: ends it when it has had a processor for so long, however busy the machine is.
limited() {
    (
        ulimit -t "$1"
        exec "${@:2}"
    )
}

# need COMMAND...: without it the step cannot go on. Of steps that run side by side one at a time, for they may want
# the same file.
need() {
    {
        ! command -v flock > /dev/null || flock 9
        "$@" > "$BUILD/tests/need.log" 2>&1 9>&- && return
        fail "$*" "$(cat "$BUILD/tests/need.log")"
        exit 1
    } 9> "$BUILD/tests/lock"
}

# side_by_side COMMAND...: each a word with its arguments, JOBS at a time, in the order in which they start.
side_by_side() {
    local command
    for command in "$@"; do
        while [ "$(jobs -rp | wc -l)" -ge "$JOBS" ]; do wait -n; done
        # shellcheck disable=SC2086 # a command and its arguments
        $command &
    done
    wait
}

# A command that broke off or tested nothing has failed.
tap_into() { # FILE COMMAND...
    local file=$1 status
    shift
    failures=0
    "$@" > "$file" 2>&1
    status=$?
    if ! grep -q '^not ok' "$file" && { [ $status -ne 0 ] || ! grep -q '^ok' "$file"; }; then
        fail "$* ended with status $status after $(grep -c '^ok' "$file") tests" >> "$file"
    fi
}

# The same of commands that print TAP: what each has printed, in their order.
taps_side_by_side() { # COMMAND...
    local command taps number=0
    local -a into=()
    taps=$(mktemp -d "$BUILD/tests/taps.XXXXXX")
    for command in "$@"; do
        number=$((number + 1))
        into+=("tap_into $taps/$number $command")
    done
    side_by_side "${into[@]}"
    for ((number = 1; number <= $#; number++)); do cat "$taps/$number"; done
    failures=$((failures + $(cat "$taps"/* | grep -c '^not ok')))
    rm -r "$taps"
}

# The modules of tests/ports/npm, in .npm/node_modules. They outlive `make clean`, which then needs no network again.
npm_modules() {
    cmp -s tests/ports/npm/package-lock.json .npm/installed && return
    rm -rf .npm && mkdir .npm && cp tests/ports/npm/package.json tests/ports/npm/package-lock.json .npm
    need npm ci --prefix .npm --ignore-scripts --no-audit --no-fund --cache "$PWD/.npm/cache"
    rm -rf .npm/cache
    cp tests/ports/npm/package-lock.json .npm/installed
}

# An empty folder for this step.
scratch_folder() {
    local folder=$BUILD/tests/$1
    # Work through a link (plain_path.sh): some tools look through it, and must find no blank there either.
    [ ! -L "$PWD" ] || folder=$(dirname "$PWD")/scratch/$1
    rm -rf "$folder"
    mkdir -p "$folder"
    echo "$folder"
}

# The host command or the library with sanitizers, in $BUILD/sanitizers.
sanitizers="-fsanitize=address,undefined -fno-sanitize-recover=all"
sanitized() { # host or lib
    make -j "$JOBS" "$1" BUILD="$BUILD/sanitizers" CC=gcc CFLAGS="-O1 -g $sanitizers"
}

# The sources of the host command.
command_sources() { printf '%s\n' port/cli/*.c port/cli/*/*.c generated/cli/*.c port/dpi/mmdpi_place.c port/dpi/mmdpi_shrink.c; }

# The objects of the host command, after `make host`; others may lie beside them from an earlier day.
host_objects() {
    command_sources |
        sed "s|^port/dpi|$BUILD/cli/dpi|; s|^port/|$BUILD/|; s|^generated/cli|$BUILD/cli/tables|; s|c$|o|"
}

# A program of a source and the files of the host command.
linked_with_command() { # SOURCE PROGRAM
    # shellcheck disable=SC2046 # a list of files
    gcc -std=c99 -O2 -Isrc -Igenerated -Iport/cli -Dmain=mmaref_main -c port/cli/main.c -o "$2.main.o" &&
        gcc -std=gnu99 -Wall -Wextra -O2 -Isrc -Igenerated -Iport/cli "$1" "$2.main.o" \
            $(host_objects | grep -v '/main\.o$') "$BUILD/libmmaref.a" -lpthread -o "$2"
}
# The host command many times in one process.
many_commands() { # PROGRAM
    linked_with_command tests/ports/cli/many.c "$1"
}

# Vectors that the reference model writes, in $vectors, beside those of tests/data/vectors.
vectors=$BUILD/vectors
need_vectors() { need make vectors BUILD="$BUILD"; }

# One TAP line for each file of vectors. What nobody has measured may differ.
run_vectors() { # MMAREF
    local file output
    for file in tests/data/vectors/*.vec "$vectors"/*.vec; do
        if output=$("$1" run "$file" 2>&1); then
            pass "$file: $output"
        elif [[ $file == */*unverified* && $? -eq 1 ]]; then
            comment <<< "$output"
        else
            fail "$file" "$output"
        fi
    done
}

finish() { exit $((failures != 0)); }
