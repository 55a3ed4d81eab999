#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The self-test passes on emulated boards: an Arm and a RISC-V one, or those in BOARDS.
# Takes 60 s.
# Needs python3 arm-none-eabi-gcc qemu-system-arm riscv64-unknown-elf-gcc qemu-system-riscv32
# Part here takes 3 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

# A program of this machine in place of boards, and nothing but a compiler.
if [ "${1:-}" = here ]; then
    here=$(make --no-print-directory -f port/firmware/firmware.mk selftest-linux-here BUILD="$(scratch_folder firmware-here)" 2>&1)
    try 'the firmware on this machine' grep -qx '[1-9][0-9]* passed, 0 failed' <(tail -n 1 <<< "$here")
    [ $failures -eq 0 ] || grep -v '^ok ' <<< "$here" | comment
    finish
fi

need make -j "$JOBS" host BUILD="$BUILD"
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

# The report: the CRC of the image by another route, python's; a byte that is another one is noticed.
for board in $boards; do
    report=$(sed -n 's/^# report: //p' "$folder/$board")
    image=$BUILD/firmware/$board/selftest
    crc=$(python3 -c 'import sys, zlib; print("%08x" % zlib.crc32(open(sys.argv[1], "rb").read()))' "$image.bin")
    try "$board: it reports the CRC of its image" grep -qx "image crc32=$crc bytes=$(stat -c %s "$image.bin")" <<< "$report"
    try "$board: commit, compiler, flags, core, times, stack" \
        [ "$(grep -cE '^(commit|compiler|flags|faults|cpuid|mvendorid|start|end|stack) .' <<< "$report")" = 8 ]
    stack() { sed -nE 's/^stack used=([0-9]+) of=([0-9]+)$/\1 \2/p' <<< "$report" | awk '{ exit !($1 > 500 && $1 < $2) }'; }
    try "$board: the stack is neither unused nor full" stack
    cp "$image.bin" "$folder/other.bin"
    printf x | dd of="$folder/other.bin" bs=1 seek=5000 conv=notrunc status=none
    other_image() { ! port/firmware/run/check-image.sh "$folder/$board" "$folder/other.bin" > "$folder/other.out"; }
    try "$board: mmaref selftest judges its log" "$BUILD/mmaref" selftest --log "$BUILD/firmware/$board/selftest.log"
    try "$board: another image is noticed" other_image
    try 'and said' grep -q "^Bail out! the image on the board is crc32=$crc " "$folder/other.out"
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
        -DMMAREF_WITHOUT_MAC16 -DMMAREF_SELFTEST_WITHOUT_RULES
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
    grep -qx 'Bail out! no end after 1 s: not one line was read: console?' "$folder/hung.out" && return
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

# Boards in a folder of their own, with a unit that does not answer, or hangs, in one call of many.
mine=$folder/mine
mkdir -p "$mine/unit"
cat > "$mine/mine.mk" << 'EOF'
include $(firmware_dir)/boards/linux-here.mk
board_unit := unit/late.c unit/dot.c
board_defines := -DBOARD_POLLS=1000
EOF
cat > "$mine/unit/late.c" << 'EOF'
#include "board.h"
#include "unit/unit.h"

static volatile bool ready;
static unsigned calls;

static bool is_ready(void)
{
    return ready;
}

bool board_dot(const mmaref_dot *dot, uint64_t *d)
{
    (void)dot;
    *d = 0;
    ready = calls++ != 301;
#ifdef UNIT_HANGS
    while (!ready) {
    }
#endif
    return unit_wait(is_ready);
}
EOF
unit() { # STATUS FLAG...
    timeout -k 1 60 make hardware-mine BOARD_FOLDER="$mine" BUILD="$folder/here" HARDWARE="-DHARDWARE_ONLY=m16n8k8 ${*:2}" \
        FIRMWARE_TIMEOUT=3 > "$folder/unit.out" 2>&1
    grep -q "^make: .* Error $1\$" "$folder/unit.out" || { tail -n 5 "$folder/unit.out"; return 1; }
}
try 'a unit that gives no answer, of a board in BOARD_FOLDER' unit 1
goes_on() {
    awk '/^# case / { cases++ } /^#   the unit gave no answer in 1000 polls$/ { silent++; at = cases }
        END { exit !(silent == 1 && at > 1 && at < cases) }' "$folder/unit.out"
}
try 'the case has failed, and the others follow' goes_on
try 'a unit that hangs' unit 124 -DUNIT_HANGS
hung_case() {
    local last
    last=$(sed -n 's/^# case //p' "$folder/unit.out" | tail -n 1)
    [ -n "$last" ] && grep -qxF "Bail out! no end after 3 s; the last case was $last" "$folder/unit.out"
}
try 'the last line names the case' hung_case
quiet() {
    make hardware-linux-here BUILD="$folder/here" HARDWARE="-DHARDWARE_COUNT=40 $1" > "$folder/unit.out" 2>&1 &&
        [ "$(grep -c '^# case' "$folder/unit.out")" -eq "$2" ]
}
try 'each case is named' quiet '' 40
try 'HARDWARE_QUIET names none that passes' quiet -DHARDWARE_QUIET=1 0

# A UART that is not there, one that is never ready, and faults by name: programs without the library.
cat > "$folder/faults.c" << 'EOF'
#include "board.h"
#include "firmware.h"

int firmware_main(void)
{
    firmware_print("1..1\n");
#if defined INTERRUPT
    *(volatile uint32_t *)(0xe000e100 + INTERRUPT / 32 * 4) = 1u << INTERRUPT % 32; /* enables it, makes it pending */
    *(volatile uint32_t *)(0xe000e200 + INTERRUPT / 32 * 4) = 1u << INTERRUPT % 32;
#elif defined ADDRESS
    *(volatile uint32_t *)(ADDRESS) = 1;
#endif
    firmware_print("1 passed, 0 failed\n");
    return 0;
}
EOF
ends_in() { # LAST-LINE BOARD FLAG...
    timeout 60 make --no-print-directory "program-$2" BUILD="$folder/faults" LIB_SOURCES= FIRMWARE_PROGRAM="$folder/faults.c" \
        FIRMWARE_TIMEOUT=20 FIRMWARE_CFLAGS="${*:3}" > "$folder/faults.out" 2> "$folder/faults.err"
    tail -n 1 "$folder/faults.out" | grep -qxE "$1" && return
    cat "$folder/faults.out" "$folder/faults.err"
    return 1
}
pc='pc 0x[0-9a-f]{8}'
silence='Bail out! not one line was read: console\?'
try 'no fault' ends_in '1 passed, 0 failed' mps2-an385
try 'a fault of an Arm core is named' ends_in "Bail out! fault: HardFault, $pc, CFSR 0x00008200" mps2-an385 -DADDRESS=0x70000000
try 'an interrupt of an Arm core is named' ends_in "Bail out! interrupt 21, $pc" mps2-an385 -DINTERRUPT=21
try 'a fault of a RISC-V core is named' ends_in 'Bail out! fault: store access fault, mepc 0x[0-9a-f]{8}' riscv32-virt \
    -DADDRESS=0x20000
try 'a UART elsewhere' ends_in "$silence" mps2-an385 -UBOARD_UART -DBOARD_UART=0x20100000
# A 16550 in RAM, whose bits stay 0.
try 'a UART that is never ready' ends_in "$silence" emcraft-sf2 -UBOARD_UART -DBOARD_UART=0x2000f000
tests/ports/firmware/consoles.sh || failures=$((failures + 1))
tests/ports/firmware/serial.sh || failures=$((failures + 1))

# The board of flash.md, as it stands there.
page() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" port/firmware/flash.md | sed '/^```/d'; } # LANGUAGE
page make > "$mine/nucleo.mk" && page c > "$mine/pins.c"
nucleo() {
    make "$folder/faults/firmware/nucleo/program.elf" BOARD_FOLDER="$mine" BUILD="$folder/faults" LIB_SOURCES= \
        FIRMWARE_PROGRAM="$folder/faults.c" > "$folder/nucleo" 2>&1 &&
        make -n program-nucleo BOARD_FOLDER="$mine" BUILD="$folder/faults" LIB_SOURCES= FIRMWARE_PROGRAM="$folder/faults.c" |
            grep -q 'read-serial.sh /dev/ttyACM0 115200 60 .*/flash-openocd.sh board/st_nucleo_f4.cfg .*/program.elf' && return
    cat "$folder/nucleo"
    return 1
}
try 'port/firmware/flash.md: its board is one' nucleo

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
