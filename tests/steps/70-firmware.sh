#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The self-test passes on emulated boards: an Arm and a RISC-V one, or those in BOARDS.
# Takes 30 s.
# Needs arm-none-eabi-gcc qemu-system-arm riscv64-unknown-elf-gcc qemu-system-riscv32
# Part here takes 3 s.
. tests/tap.sh

# A program of this machine in place of boards, and nothing but a compiler.
if [ "${1:-}" = here ]; then
    here=$(make --no-print-directory -f port/firmware/firmware.mk selftest-linux-here BUILD="$(scratch_folder firmware-here)" 2>&1)
    try 'the firmware on this machine' grep -qx '[1-9][0-9]* passed, 0 failed' <(tail -n 1 <<< "$here")
    [ $failures -eq 0 ] || grep -v '^ok ' <<< "$here" | comment
    finish
fi

folder=$(scratch_folder firmware)
boards=${BOARDS:-mps2-an385 riscv32-virt}

# shellcheck disable=SC2086 # a list of words
printf '%s\n' $boards | xargs -P "$JOBS" -I BOARD \
    sh -c 'make selftest-BOARD > "$1/BOARD" 2>&1; echo $? > "$1/BOARD.status"' - "$folder"

for board in $boards; do
    closing=$(tail -n 1 "$folder/$board")
    if [ "$(cat "$folder/$board.status")" -eq 0 ] && [[ $closing == [1-9]*' passed, 0 failed' ]]; then
        pass "$board: $closing"
    else
        fail "$board" "$(grep -v '^ok ' "$folder/$board")"
    fi
done

# What a build leaves out is skipped, not passed; a run of nothing else bails out. here CLOSING FLAG...: on this machine.
here() {
    local closing=$1
    shift
    make --no-print-directory selftest-linux-here BUILD="$folder/here" FIRMWARE_CFLAGS="$*" > "$folder/here.out" 2>&1
    local status=$?
    tail -n 1 "$folder/here/firmware/linux-here/selftest.log" | grep -qxE "$closing" && return $status
    grep -v '^ok ' "$folder/here.out"
    return 3
}
plan() { sed -n 's/^1\.\.//p' "$folder/here/firmware/linux-here/selftest.log"; }
skips() { grep -c '^ok [0-9]* # SKIP' "$folder/here/firmware/linux-here/selftest.log"; }
skipped() {
    here '[0-9]+ passed, 0 failed, [0-9]+ skipped' -DMMAREF_WITHOUT_SPARSE &&
        grep -qx "$(($(plan) - $(skips))) passed, 0 failed, $(skips) skipped" "$folder/here.out"
}
nothing_left() {
    here '1 passed, 0 failed, [0-9]+ skipped' -DMMAREF_WITHOUT_FLOAT -DMMAREF_WITHOUT_INTEGER -DMMAREF_WITHOUT_MOVE \
        -DMMAREF_WITHOUT_MAC16
    [ $? -eq 2 ] && grep -qx 'Bail out! no test ran' "$folder/here.out"
}
try 'tests of what a build leaves out are skipped, not passed' skipped
try 'a build that leaves everything out bails out' nothing_left

# Sources in another folder are those that are tested.
cp -r src "$folder/src"
other_sources() {
    make -n "selftest-${boards%% *}" SRC="$folder/src" BUILD="$folder/build" > "$folder/other"
    grep -q " $folder/src/mma.c" "$folder/other" && ! grep -q ' src/mma.c' "$folder/other"
}
try 'SRC names the folder of the library' other_sources

# A simulator that hangs, with a child that does too and ignores a polite end. The board is one that has its image now.
cat > "$folder/hung" << 'EOF'
#!/usr/bin/env bash
bash -c 'trap "" TERM; echo $$ > "$0.child"; while :; do sleep 1; done' "$0" &
while :; do sleep 1; done
EOF
chmod +x "$folder/hung"
child_ended() { # a process that nobody has waited for has no command line
    local child
    child=$(cat "$folder/hung.child") && rm "$folder/hung.child" && ! grep -q . "/proc/$child/cmdline" 2> /dev/null && return
    echo "process $child still runs"
    kill -KILL "$child"
    return 1
}
hangs() {
    timeout -k 1 60 make "selftest-${boards%% *}" board_run="$folder/hung" FIRMWARE_TIMEOUT=1 > "$folder/hung.out" 2>&1
    grep -qx 'Bail out! no end after 1 s' "$folder/hung.out" && return
    cat "$folder/hung.out"
    return 1
}
try 'a simulator that hangs is told of' hangs
try 'and ends with all that it started' child_ended
told_to_end() {
    local script
    port/firmware/run/within.sh 60 "$folder/hung" &
    script=$!
    until [ -s "$folder/hung.child" ]; do sleep 0.1; done
    kill -TERM "$script"
    wait "$script"
    [ $? -eq 143 ] && child_ended
}
try 'and so it does where the run is told to end' told_to_end

# What selftest-all makes of boards, with a make that stands for each of its outcomes.
cat > "$folder/make" << 'EOF'
#!/usr/bin/env bash
board=${2#selftest-}
mkdir -p "$BUILD/firmware/$board"
case $board in
slow) until grep -q "^| good " "$TABLE"; do sleep 0.1; done ;;& # its row comes later
slow | good) echo '2 passed, 0 failed' > "$BUILD/firmware/$board/selftest.log" ;;
silent) : > "$BUILD/firmware/$board/selftest.log" ;;
nothing) echo '0 passed, 0 failed' > "$BUILD/firmware/$board/selftest.log" ;;
tables) echo '1 passed, 0 failed, 1200 skipped' > "$BUILD/firmware/$board/selftest.log" ;;
part) echo '900 passed, 0 failed, 301 skipped' > "$BUILD/firmware/$board/selftest.log" ;;
refused) echo "qemu-system-arm: unsupported machine type 'refused'"; exit 2 ;;
unbuilt) echo "make: *** No rule to make target 'selftest-unbuilt'"; exit 2 ;;
wrong) printf 'qemu-system-arm: warning: old\nok 1\nnot ok 2 - digest\n'; exit 2 ;;
esac
EOF
chmod +x "$folder/make"
all() { TABLE=$folder/table BUILD=$folder/all MAKE=$folder/make JOBS=2 port/firmware/selftest-all.sh "$@" > "$folder/table" 2> "$folder/err"; }
ends() { # STATUS ROW BOARD...: a row of the table begins so
    local status=$1 row=$2
    shift 2
    all "$@"
    [ $? -eq "$status" ] && grep -q "^| $row" "$folder/table" && return
    cat "$folder/table" "$folder/err"
    return 1
}
try 'selftest-all: all is well' ends 0 'good  *| 2 passed, 0 failed' 'good true'
try 'selftest-all: the emulator refuses the machine' ends 1 "refused  *| FAILED: emulator: unsupported machine type" \
    'good true' 'refused true'
try 'selftest-all: a build that fails' ends 1 'unbuilt  *| FAILED: does not build' 'unbuilt true'
try 'selftest-all: a test that fails' ends 1 'wrong  *| FAILED: not ok 2 - digest' 'wrong true'
try 'selftest-all: an empty log' ends 1 'silent  *| FAILED: the log' 'good true' 'silent true'
try 'selftest-all: no test ran' ends 1 'nothing  *| FAILED: the log' 'good true' 'nothing true'
try 'selftest-all: no test ran but that of the tables' ends 1 'tables  *| FAILED: the log' 'good true' 'tables true'
try 'selftest-all: some tests skipped' ends 0 'part  *| 900 passed, 0 failed, 301 skipped' 'part true'
try 'selftest-all: some boards skipped' ends 0 'none  *| skipped: not installed: no-such-command' 'none no-such-command' 'good true'
try 'selftest-all: every board skipped is no pass' ends 2 'none  *| skipped' 'none no-such-command'
try 'selftest-all: and says so' grep -q 'no board ran' "$folder/err"
allowed() { ALLOW_EMPTY=1 all 'none no-such-command'; }
try 'selftest-all: every board skipped, but allowed' allowed
as_they_finish() { all 'slow true' 'good true' && [ "$(sed -n '3s/^| \([a-z]*\) .*/\1/p' "$folder/table")" = good ]; }
try 'selftest-all: rows as boards finish' as_they_finish
by_name() { [ "$(sed -n '3s/^| \([a-z]*\) .*/\1/p' "$folder/all/firmware/selftest.md")" = good ]; }
try 'selftest-all: the table it leaves is by name' by_name
finish
