#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# run/read-serial.sh beside boards of every kind of good and bad behaviour, each a pseudo-terminal.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder serial)
read_serial=port/firmware/run/read-serial.sh
board=
trap '[ -z "$board" ] || kill "$board" 2> /dev/null' EXIT

# reads STATUS LAST-LINE SAYS...: what the board says, line by line, leads to this status and this last line.
reads() {
    local expected=$1 last=$2 status
    shift 2
    rm -f "$folder/tty" "$folder/go"
    { until [ -e "$folder/go" ]; do sleep 0.02; done; printf '%s\n' "$@"; } | python3 tests/ports/firmware/pty_board.py "$folder/tty" &
    board=$!
    until [ -e "$folder/tty" ]; do sleep 0.02; done
    [ ${#command[@]} -ne 0 ] || { sleep 0.2 && touch "$folder/go"; } &
    timeout 20 "$read_serial" "$folder/tty" 115200 1 "${command[@]}" > "$folder/log" 2> "$folder/err"
    status=$?
    kill "$board" 2> /dev/null
    touch "$folder/go"
    wait
    board=
    [ "$status" -eq "$expected" ] && [ "$(tail -n 1 "$folder/log")" = "$last" ] && return
    echo "status $status"
    cat "$folder/log" "$folder/err"
    return 1
}
command=()
plan='# mmaref\n1..2\n'
try 'a run that passes' reads 0 '2 passed, 0 failed' "${plan}ok 1\nok 2\n" sleep '2 passed, 0 failed\n'
try 'its lines are all there' diff "$folder/log" <(printf '# mmaref\n1..2\nok 1\nok 2\n2 passed, 0 failed\n')
try 'CR LF' reads 0 '2 passed, 0 failed' '# mmaref\r\n1..2\r\nok 1\r\nok 2\r\n2 passed, 0 failed\r\n'
carriage() { ! grep -q $'\r' "$folder/log"; }
try 'is no CR in the log' carriage
try 'some skipped' reads 0 '2 passed, 0 failed, 7 skipped' "${plan}2 passed, 0 failed, 7 skipped\n"
try 'a run that fails' reads 1 '1 passed, 1 failed' "${plan}not ok 1\nok 2\n1 passed, 1 failed\n"
try 'ten failures are no pass' reads 1 '1 passed, 10 failed' "${plan}1 passed, 10 failed\n"
try 'the status of exit/console.c' reads 3 '2 passed, 0 failed' "${plan}2 passed, 0 failed\nexit 3\n"
try 'a fault' reads 2 'Bail out! fault: HardFault, pc 0x00000001' "${plan}Bail out! fault: HardFault, pc 0x00000001\n"
try 'a bail-out and a closing line' reads 2 '1 passed, 0 failed' "${plan}Bail out! no test ran\n1 passed, 0 failed\n"
try 'not one byte' reads 2 "Bail out! not one line was read: console? $folder/tty, 115200 baud" ''
try 'another speed' reads 2 "Bail out! bytes that are no text: speed? $folder/tty, 115200 baud" '\xfe\x80\xf8\x00\n\xe6\xff\n\x9a\x9a\n'
try 'another speed, no line end' reads 2 "Bail out! bytes that are no text: speed? $folder/tty, 115200 baud" '\xfe\x80\xf8\xe6\x9a'
try 'one bad byte is no other speed' reads 2 'Bail out! nothing for 1 s, and no closing line' "${plan}ok 1\n\xfe\n"
try 'no closing line' reads 2 'Bail out! nothing for 1 s, and no closing line' "${plan}ok 1\nok 2\n"
try 'a line that is cut' reads 2 'Bail out! nothing for 1 s, and no closing line' "${plan}ok 1\nok"
cut() { grep -qx ok "$folder/log"; }
try 'is shown' cut
try 'a closing line that is cut is none' reads 2 'Bail out! nothing for 1 s, and no closing line' "${plan}2 passed, 0 fai"
try 'a board that starts again' reads 2 'Bail out! the board has started again' "${plan}ok 1\n" "${plan}ok 1\n2 passed, 0 failed\n"
try 'a line that goes away' reads 2 "Bail out! $folder/tty was closed" "${plan}ok 1\n" sleep close
wants() { [ "$($read_serial "$@")" = "Bail out! read-serial.sh wants DEVICE SPEED SECONDS, not $*" ]; }
try 'no device: what is missing' wants 115200 1 sleep
try 'a speed that is no number' wants /dev/null 115k2 1
try 'no seconds' wants /dev/null 115200
for seconds in 60s 0 -1 ''; do try "seconds: '$seconds'" wants /dev/null 115200 "$seconds"; done
nothing_there() { ! $read_serial "$folder/none" 115200 1 > "$folder/log" 2> "$folder/err" && grep -qx "Bail out! $folder/none is no serial line" "$folder/log"; }
try 'no such line' nothing_there

# What writes and starts the image.
cat > "$folder/flash" << 'END'
#!/bin/sh
echo "$*" >> "$0.calls"
case $1 in
bad.elf) exit 1 ;;
--start) touch "${0%/*}/go" ;;
esac
END
chmod +x "$folder/flash"
command=("$folder/flash" good.elf)
try 'writes and starts' reads 0 '2 passed, 0 failed' "${plan}2 passed, 0 failed\n"
try 'in this order' diff "$folder/flash.calls" <(printf 'good.elf\n--start\n')
command=("$folder/flash" bad.elf)
try 'an image that is not written' reads 2 'Bail out! the image is not written: bad.elf' ''

# The scripts that call a debugger, with one that writes down what it is called with.
for tool in openocd pyocd; do
    printf '#!/bin/sh\nprintf "%%s\\n" "$@" > "%s"\n' "$folder/$tool.args" > "$folder/$tool"
    chmod +x "$folder/$tool"
done
calls() { # TOOL ARGUMENT WORD...: the debugger is called with these words
    local tool=$1
    PATH=$folder:$PATH port/firmware/run/flash-"$tool".sh a.cfg "$2" && shift 2 || return
    for word in "$@"; do grep -qxF -e "$word" "$folder/$tool.args" || { cat "$folder/$tool.args"; return 1; }; done
}
try 'openocd writes' calls openocd 'my image.elf' a.cfg 'program {my image.elf} verify' 'reset halt' exit
try 'openocd starts' calls openocd --start a.cfg 'reset run' exit
try 'pyocd writes' calls pyocd 'my image.elf' load a.cfg 'my image.elf'
try 'pyocd starts' calls pyocd --start reset a.cfg
finish
