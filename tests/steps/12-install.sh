#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# tests/install.sh beside an apt-get that only pretends, and tests/run on a machine that lacks something.
# Takes 18 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder install)
bin=$folder/bin
mkdir "$bin"

# pretend COMMAND: reads its script. A link of that name must not lead to the real command.
pretend() {
    rm -f "$bin/$1"
    { echo '#!/bin/bash'; cat; } > "$bin/$1"
    chmod +x "$bin/$1"
}

# The commands of a bare system; what else is there is not to be found.
for command in bash env mktemp tee grep sleep rm tail cat; do ln -s "$(command -v "$command")" "$bin"; done
pretend dpkg-query <<< 'exit 1'
# The lists of packages are locked the first two times.
pretend apt-get << END
folder=$folder
echo "\$*" >> "\$folder/calls"
case "\$*" in
*update*)
    echo x >> "\$folder/updates"
    [ \$(grep -c x "\$folder/updates") -gt 2 ] && exit
    echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1 (apt-get)'
    exit 100
    ;;
*fails*) echo 'E: Unable to locate package'; exit 100 ;;
esac
echo 'Need to get 12.3 MB of archives.'
echo 'After this operation, 45.6 MB of additional disk space will be used.'
echo 'dlstatus:1:9.0000:Retrieving'
echo 'dlstatus:1:50.0000:Retrieving'
echo 'noise'
echo 'pmstatus:gcc:100.0000:Installed'
END

install() { # GROUP...
    rm -f "$folder/calls" "$folder/updates"
    PATH=$bin INSTALL_PAUSE=0 bash tests/install.sh "$@" > "$folder/out" 2> "$folder/err"
}
packages() { # GROUP...: how many it would install
    install "$@" && sed -n 's/.*--no-install-recommends -o [^ ]* //p' "$folder/calls" | wc -w
}
said() { grep -qF -- "$1" "$folder/out" || { cat "$folder/out" "$folder/err"; return 1; }; }

pretend id <<< 'echo 0'
try 'as root' install selftest
try 'it names what it installs' said \
    'installing 2 Debian packages and what they need: gcc-arm-none-eabi qemu-system-arm'
try 'it waits while the lists of packages are locked' [ "$(grep -c . "$folder/updates")" -eq 3 ]
try 'and says so once' [ "$(grep -c 'waiting for another apt-get' "$folder/out")" -eq 1 ]
try 'it tells the download' said 'Need to get 12.3 MB'
try 'it tells the space' said '45.6 MB of additional disk space'
try 'it shows progress' diff <(printf '  downloaded 50 %%\n  installed 100 %%\n') <(grep ' %$' "$folder/out")
try 'four packages suffice for bench-cores' [ "$(packages selftest riscv)" -eq 4 ]
try 'bench-cores asks for no more' grep -q 'install.sh selftest riscv$' port/bench/bench.mk
needed() { # GROUP...: how many packages they name
    sed -n "/^packages='/,/^'/p" tests/install.sh |
        awk -v groups=" $* " 'NF == 3 && index(groups, " " $1 " ") { print $2 }' | sort -u | wc -l
}
for_test() { sed -n 's,^test_packages := ,,p' Makefile; }
# shellcheck disable=SC2046 # a list of words
try 'README.md tells how many make test needs' grep -q "^| \`make test\` | $(needed $(for_test)) Debian packages," README.md
try 'make test names no package twice' \
    [ -z "$(install $(for_test); sed -n 's/.*Status-Fd=1 //p' "$folder/calls" | tr ' ' '\n' | sort | uniq -d)" ]
unknown() { ! install nothing && grep -q 'no group nothing' "$folder/err"; }
try 'an unknown group is refused' unknown
pretend apt-get << 'END'
echo 'E: Unable to locate package gcc-arm-none-eabi'
exit 100
END
fails() { ! install selftest && grep -q 'E: Unable to locate package' "$folder/err"; }
try 'what apt-get says when it fails is shown' fails

pretend id <<< 'echo 1000'
without_root() { ! install selftest && grep -qx 'apt-get install --no-install-recommends gcc-arm-none-eabi qemu-system-arm' "$folder/err"; }
try 'without root and sudo: the command to paste' without_root

# Every target, but for those that remove or record, on a machine with make and no more than that.
for command in make sh sed awk mkdir rmdir mv cp cut sort uniq xargs dirname cmp ls nproc find tr printf date wc head tar xz touch; do
    ln -sf "$(type -P "$command")" "$bin"
done
targets() { make -s help | sed -n 's/^\([a-z][a-z-]*\)  *[^ ].*/\1/p' | grep -vE '^(dist)?clean$|^record-interface$|^help$'; }
bare() { # MAKEFLAG...: what make says of all of them
    # shellcheck disable=SC2046 # a list of words
    ! env -i PATH="$bin" make -k "$@" $(targets) BUILD="$folder/bare" SPEC=/dev/null TABLES="$folder/bare/tables" \
        > "$folder/bare.log" 2>&1
}
by_package() { bare "$@" && ! grep -E 'not found|No such file|Error 127' "$folder/bare.log"; }
try "without tools none of $(targets | wc -l) targets of make ends in the shell" by_package
named() { grep -q "^there is no $1; on Debian: apt-get install $2\$" "$folder/bare.log"; } # WHAT PACKAGES
try 'the package of Lua is named' named lua5.4 lua5.4
try 'so are those of a compiler' named "C compiler 'cc'" 'gcc libc6-dev'
not_by_package() { ! by_package missing=true > "$folder/out" && grep -q 'Error 127' "$folder/out"; }
try 'a target that runs into the shell would be noticed' not_by_package
pretend sudo <<< 'exec "$@"'
pretend apt-get <<< ''
try 'with sudo' install selftest

# ---- Gems -------------------------------------------------------------------------------------

listed() { sed -n '/^  specs:/,/^$/s/^    \([a-z_-]*\) (\([0-9.]*\))$/\1-\2.gem/p' tests/unit/ceedling/Gemfile.lock; }
try 'every gem of Gemfile.lock has its sum' diff <(listed | sort) <(awk '{ print $2 }' tests/unit/ceedling/gems.sha256 | sort)
mkdir -p "$folder/gems/tests/unit/ceedling" "$folder/gems/cache" && echo one > "$folder/gems/cache/one-1.0.gem"
(cd "$folder/gems/cache" && sha256sum one-1.0.gem) > "$folder/gems/tests/unit/ceedling/gems.sha256"
gems() { (cd "$folder/gems" && "$OLDPWD/tests/unit/ceedling/gems.sh" cache); }
gems_refused() { ! gems > "$folder/gems/log" 2>&1 && grep -q "$1" "$folder/gems/log"; }
try 'a gem with its sum is taken' gems
echo two > "$folder/gems/cache/two-1.0.gem"
try 'one that is not listed is refused' gems_refused 'two-1.0.gem'
rm "$folder/gems/cache/two-1.0.gem" && echo three > "$folder/gems/cache/one-1.0.gem"
try 'so is one with another sum' gems_refused 'one-1.0.gem: FAILED'
rm "$folder/gems/cache/one-1.0.gem"
try 'and one that is not there' gems_refused 'one-1.0.gem: FAILED open or read'

# ---- tests/run --------------------------------------------------------------------------------

# A copy of the runner with steps of its own.
mkdir -p "$folder/tests/steps"
cp tests/run tests/tap.sh tests/plain_path.sh "$folder/tests"
step() { # NAME: reads what it does
    { printf '#!/usr/bin/env bash\n'; cat; } > "$folder/tests/steps/$1.sh"
    chmod +x "$folder/tests/steps/$1.sh"
}
run() { (cd "$folder" && env -u TAP_IS_COUNTED SEED="${seed_of_run:-}" BUILD=build tests/run "$@") > "$folder/run" 2>&1; }
ran() { grep -qE -- "$1" "$folder/run" || { cat "$folder/run"; return 1; }; }

step 10-good << 'END'
# Takes 3 s.
. tests/tap.sh
pass 'one'
pass 'two'
finish
END
step 20-lacking << 'END'
# Takes 1 s.
# Needs no-such-command
. tests/tap.sh
pass 'never'
finish
END
try 'a step that cannot run is left out' run --present
try 'and named' ran '^lacking .* left out: there is no no-such-command$'
try 'and not counted as passed' ran '^2 passed, 0 failed, not run: lacking$'
try 'a step is announced with its share of the time' ran '^good  *75 % of the time  *2 passed  *0 failed'
nothing() { ! run --present lacking; }
try 'nothing that ran is no pass' nothing
step 30-empty <<< '. tests/tap.sh
finish'
empty() { ! run empty; }
try 'a step that tests nothing fails' empty
try 'a small share is not called none' ran '^empty  *<1 % of the time'

# Two of one core run beside each other, after the others: each waits for the other's file.
for name in 15-left 16-right; do
    step $name << 'END'
# Takes 4 s of one core.
. tests/tap.sh
touch "$BUILD/tests/${0##*/}"
for ((i = 0; i < 3000; i++)); do
    [ ! -e "$BUILD/tests/15-left.sh" ] || [ ! -e "$BUILD/tests/16-right.sh" ] || { pass 'both are here'; finish; }
    sleep 0.1
done
fail 'both are here'
finish
END
done
try 'steps of one core run side by side' env JOBS=2 bash -c "cd '$folder' && unset TAP_IS_COUNTED && BUILD=build tests/run left right good > run 2>&1"
try 'each has its line' ran '^left  *29 % of the time  *1 passed  *0 failed'
try 'behind the others' [ "$(sed -n 2s/' .*'//p "$folder/run")" = good ]
try 'and all are counted' ran '^4 passed, 0 failed$'
step 17-broken << 'END'
# Takes 1 s of one core.
kill -9 $PPID
END
broken_off() { ! run broken good; }
try 'a step that is ended from outside has failed' broken_off
try 'and is named' ran '^not ok - broken was broken off$'
rm "$folder"/tests/steps/1[567]-*.sh

try 'every step says how long it takes' [ -z "$(grep -L '^# Takes [0-9]* s' tests/steps/*.sh)" ]

# ---- make check -------------------------------------------------------------------------------

step 50-parts << 'END'
# Takes 9 s.
# Part small takes 2 s of one core.
# Part lacking takes 1 s.
# Part lacking needs no/such/file
. tests/tap.sh
pass "part ${1:-none}"
finish
END
try 'a step has parts' run parts:small
try 'which are told their names' grep -q '^ok - part small$' "$folder/build/tests/parts:small.log"
try 'and have a time of their own' ran '^steps: 1, about 1 s'
no_part() { ! run parts:none; }
try 'a part that is none is refused' no_part
try 'by its name' ran '^tests/run: step parts has no part none$'
cat > "$folder/tests/steps/check.txt" << 'END'
# a file and its steps
^one/two/ good
^one/     parts:small \
          parts:lacking
[.]md$    good
.         good parts
END
git_of() { git -C "$folder" -c user.name=x -c user.email=x "$@" > /dev/null 2>&1; }
check_runs() { # STEPS: of make check
    run --check || return
    diff <(sed -n 's/^\([a-z:]*\) .* passed .*/\1/p' "$folder/run" | sort) <(printf '%s\n' "$@" | sort)
}
try 'without git make check runs what an unknown file wants' check_runs good parts
git_of init && printf '/build\n/run\n' > "$folder/.gitignore" && git_of add -A && git_of commit -m all
try 'so it does where nothing has changed' check_runs good parts
mkdir -p "$folder/one/two" && touch "$folder/one/file"
try 'a new file wants the steps of its line' check_runs parts:small
try 'a part that cannot run is named' ran '^1 passed, 0 failed, not run: parts:lacking$'
try 'so is what has not changed' ran '^not run, for nothing of theirs has changed: good parts;'
git_of add -A && git_of commit -m one && rm "$folder/one/file" && touch "$folder/one/two/file"
try 'so does one that is gone, and each file has its first line' check_runs good parts:small
rm -rf "$folder/one"

# ---- make test-all ----------------------------------------------------------------------------

rm "$folder"/tests/steps/{20-lacking,30-empty}.sh
step 60-drawn << 'END'
# Takes 2 s.
# Part long takes 70 s.
# Part long-other takes 40 s.
# Part long-more takes 30 s.
. tests/tap.sh
pass "seed $SEED"
[ "${1:-}" != long ] || [ ! -e "$BUILD/broken" ] || fail 'not broken'
finish
END
git_of add -A && git_of commit -m drawn && touch "$folder/build/broken"
forms() { sed -n 's/^\(drawn:[a-z-]*\) .*/\1/p' "$folder/run"; }
passed_before() { [ "$(grep -c 'passed before, of this commit$' "$folder/run")" -eq "$1" ] || { cat "$folder/run"; return 1; }; }
try 'make test has no long forms' run
try 'and draws from seed 1' grep -q '^ok - seed 1$' "$folder/build/tests/drawn.log"
breaks() { ! run --all; }
try 'make test-all has them, and fails with one of them' breaks
try 'all of them' [ "$(forms | sort | xargs)" = 'drawn:long drawn:long-more drawn:long-other' ]
seed=$(sed -n 's/.* seed \([0-9]*\); .*/\1/p' "$folder/run")
try 'the seed that is printed is that of the commit' [ "$seed" -eq $((16#$(git -C "$folder" rev-parse --short=6 HEAD) + 1)) ]
try 'from which a step draws' grep -q "^ok - seed $seed$" "$folder/build/tests/drawn.log"
try 'and with which the step is run once more' ran "; once more: SEED=$seed tests/run drawn:long$"
rm "$folder/build/broken"
try 'a second time it goes on' run --all
try 'with what has not passed' passed_before 5
try 'and counts the rest' ran '^7 passed, 0 failed$'
another_seed() { seed_of_run=7 run --all && passed_before 0; }
try 'with another seed nothing has passed' another_seed
touch "$folder/new"
changed() { run --all && passed_before 0; }
try 'nor with another file' changed
rm "$folder/new"
step 55-littering << 'END'
# Takes 1 s.
. tests/tap.sh
touch litter
pass 'it leaves a file'
finish
END
git_of add -A && git_of commit -m littering
littered() { sed -n '/^littering/{n;p}' "$folder/run"; }
try 'a step that leaves a file' run good littering drawn
try 'is followed by its name' [ "$(littered)" = '# changed since the run began: ?? litter' ]
try 'once' [ "$(grep -c 'since the run began' "$folder/run")" -eq 1 ]
rm "$folder/litter" "$folder/tests/steps/55-littering.sh"
git_of add -A && git_of commit -m clean
shares() { for i in 1 2; do run --all --shard "$i/2" && forms | xargs; done; }
try 'shares take as long as each other' [ "$(shares)" = $'drawn:long\ndrawn:long-more drawn:long-other' ]
no_share() { ! run --all --shard 3/2 && ran "^tests/run: --shard needs I/N, one of N shares, and not '3/2'$"; }
try 'a share that is none is refused' no_share
takes() { sed -n 's/^# \(.*\)akes \([0-9]*\) s.*/\1\2/p' "$folder/tests/steps/$1.sh" | xargs; }
try 'steps are measured' run --measure drawn:long parts:small
try 'which writes how long they take' [ "$(takes 60-drawn), $(takes 50-parts)" = \
    'T2 Part long t1 Part long-other t40 Part long-more t30, T9 Part small t1 Part lacking t1' ]
rm -rf "$folder/.git"

shares=$(sed -n 's/^shares=//p' .ci/run)
in_an_hour() {
    local i seconds
    for ((i = 1; i <= shares; i++)); do
        seconds=$(($(tests/run --seconds) + $(tests/run --all --shard "$i/$shares" --seconds)))
        [ $seconds -le 3600 ] || { echo "share $i: $seconds s"; return 1; }
    done
}
try 'CI takes an hour at most, with any share' in_an_hour

# ---- make check, the table ----------------------------------------------------------------------

# The table of this project.
table() { sed '/^#/d' tests/steps/check.txt; }
in_a_minute() { # a line, whose steps are there
    local pattern steps seconds
    # shellcheck disable=SC2086,SC2162 # a list of words; a line that ends in a backslash goes on
    while read pattern steps; do
        seconds=$(tests/run --seconds $steps) && [ "$seconds" -gt 0 ] && [ "$seconds" -le 60 ] || { echo "$pattern $seconds"; return 1; }
    done < <(table)
}
try 'each line has steps that there are, and takes a minute at most' in_a_minute
rooms() { # of the project, each with a line of its own
    local room
    for room in src generated generator port/{dpi,vpi,ghdl,uvm,cocotb,firmware,cli,page,python,wasm}; do
        table | grep -qE "^\^[(]?[a-z|/()]*$room" || { echo "$room"; return 1; }
    done
}
try 'every room has a line' rooms

# ---- Plans ------------------------------------------------------------------------------------

planned() { (cd "$folder" && unset TAP_IS_COUNTED && tests/steps/10-good.sh) | tail -n 1; }
try 'a step ends in its plan' [ "$(planned)" = 1..2 ]
try 'prove takes a step' env -u TAP_IS_COUNTED -C "$folder" prove -q tests/steps/10-good.sh

# ---- A blank in the path ------------------------------------------------------------------------

mkdir "$folder/with blank"
cp -r "$folder/tests" "$folder/with blank"
step 40-path <<< '. tests/tap.sh
[[ $PWD$BUILD != *" "* ]] && pass "$PWD"
finish'
cp "$folder/tests/steps/40-path.sh" "$folder/with blank/tests/steps"
blank() { (cd "$folder/with blank" && env -u TAP_IS_COUNTED BUILD=build "$@"); }
try 'a step runs in a folder with a blank in its name' blank tests/steps/40-path.sh
try 'tests/run does' blank tests/run path good

# ---- The host command, without a libc to link in ---------------------------------------------

pretend cc-shared << 'END'
case " $* " in *' -static '*) echo '/usr/bin/ld: cannot find -lc: No such file or directory' >&2; exit 1 ;; esac
exec gcc "$@"
END
shared() { make -j "$JOBS" host BUILD="$folder/shared" CC="$bin/cc-shared" CFLAGS=-O0 && "$folder/shared/mmaref" show mac16; }
try 'where there is no static libc the command is linked with the shared one' shared
no_compiler() { ! make host BUILD="$folder/none" CC=no-such-compiler > "$folder/out" 2> "$folder/err" && [ "$(wc -l < "$folder/err")" -eq 2 ]; }
try 'without a compiler one line says what to install' no_compiler
try 'by name' grep -q "there is no C compiler 'no-such-compiler'; on Debian: apt-get install gcc libc6-dev" "$folder/err"
try 'where there is one it is linked in' make -j "$JOBS" host BUILD="$BUILD"
is_static() { ! readelf -d "$BUILD/mmaref" | grep -q NEEDED; }
try 'and the command needs nothing else' is_static
finish
