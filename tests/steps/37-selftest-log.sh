#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref selftest reads the log of a self-test: JSON and JUnit say what TAP says, and a log that is damaged is refused.
# Takes 5 s.
# Needs python3 gzip
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder selftest-log)
log=$folder/own.tap
"$BUILD/mmaref" selftest > "$log"

# Python reads both forms, and finds in them what TAP says.
cat > "$folder/read.py" << 'EOF'
import json, sys
import xml.etree.ElementTree as xml
tap, of_json, of_junit = sys.argv[1:]
lines = [line.rstrip("\n") for line in open(tap)]
results = []
for line in lines:
    if line.startswith(("ok ", "not ok ")):
        outcome = "skipped" if " # SKIP " in line else "passed" if line.startswith("ok ") else "failed"
        results.append((outcome, line.split(" # SKIP " if outcome == "skipped" else " - ", 1)[1]))
bailed = any(line.startswith("Bail out!") for line in lines)
report = [tuple(line[10:].split(" ", 1)) for line in lines if line.startswith("# report: ")]
got = json.load(open(of_json))
assert [(t["outcome"], t["name"]) for t in got["tests"]] == results
assert [t["number"] for t in got["tests"]] == list(range(1, len(results) + 1))
assert got["verdict"] == ("failed" if bailed or "failed" in [r[0] for r in results] else "passed")
assert [(r["key"], r["value"]) for r in got["report"]] == report
for outcome in "passed", "failed", "skipped":
    assert got[outcome] == sum(r[0] == outcome for r in results)
suites = xml.parse(of_junit).getroot()
assert suites.tag == "testsuites" and [s.tag for s in suites] == ["testsuite"]
suite = suites[0]
assert suite[0].tag == "properties" and set(c.tag for c in suite[1:]) == {"testcase"}
cases = [c for c in suite[1:] if c.find("error") is None]
assert int(suite.get("tests")) == len(suite) - 1 and len(cases) == len(results) == len(suite) - 1 - bailed
for tag, count in ("failure", "failures"), ("error", "errors"), ("skipped", "skipped"):
    assert int(suite.get(count)) == sum(c.find(tag) is not None for c in suite[1:])
for number, (case, (outcome, name)) in enumerate(zip(cases, results), 1):
    assert case.get("classname").startswith("mmaref.")
    assert case.get("name") == ("test %d" % number if outcome == "skipped" else "%d %s" % (number, name))
    assert (case.find("failure") is not None) == (outcome == "failed")
properties = [(p.get("name"), p.get("value")) for p in suite[0]]
assert [p for p in properties if p[0] not in ("library", "subset")] == report
EOF
forms_of() { # LOG: both forms are as python expects
    "$BUILD/mmaref" selftest --log "$1" --json > "$1.json"
    "$BUILD/mmaref" selftest --log "$1" --junit > "$1.xml"
    python3 "$folder/read.py" "$1" "$1.json" "$1.xml"
}
try 'the log of this machine as JSON and JUnit' forms_of "$log"
own() { "$BUILD/mmaref" selftest "$1" > "$folder/own" && diff "$log.$2" "$folder/own"; }
try 'a run has the JSON of its log' own --json json
try 'and its JUnit' own --junit xml

# Logs that hang together: a board's, of other tables, with a failure, a test that did not run, and what XML escapes.
cat > "$folder/failed" << 'EOF'
building selftest.elf
# report: flags gcc -DTEXT="a<b" & 'c'
# mmaref 1.0.0, PTX ISA 9.4, tables 00000000
# subset: answers and digests, one of every 400
1..4
ok 1 - tables' digest 5d9f19cd
# 2 answer mma.sync exact
not ok 2 - answer mma.sync exact
# lane 3 register 1 expected 00000001 got 00000000
ok 3 # SKIP left out of this build
# 4 digest mac16
ok 4 - digest mac16 36ea5b68
# 1 failed, the first is test 2
EOF
crc=$(sed 1d "$folder/failed" | gzip -c | tail -c 8 | od -An -tx4 -N 4 --endian=little | tr -d ' ')
{ cat "$folder/failed"; printf '# report: log %s\n2 passed, 1 failed, 1 skipped\n' "$crc"; } > "$folder/closed"
judges() { # STATUS, WORDS, LOG
    local status
    "$BUILD/mmaref" selftest --log "$3" > "$folder/verdict" 2>&1
    status=$?
    grep -qF "$2" "$folder/verdict" && [ $status -eq "$1" ] && return
    echo "status $status: $(cat "$folder/verdict")"
    return 1
}
try 'a failed test: status 1' judges 1 'failed: 2 passed, 1 failed, 1 skipped of 4' "$folder/closed"
try 'as JSON and JUnit' forms_of "$folder/closed"
try 'with what the failure was' grep -q 'message="lane 3 register 1 expected 00000001 got 00000000"' "$folder/closed.xml"
{ sed -n '1,7p' "$folder/failed"; echo 'Bail out! fault'; } > "$folder/bailed"
try 'a run that bailed out: status 1' judges 1 'failed: 1 passed, 0 failed, 0 skipped of 4' "$folder/bailed"
try 'as JSON and JUnit' forms_of "$folder/bailed"
sed 's/$/\r/' "$folder/closed" > "$folder/crlf"
try 'lines of a terminal' judges 1 'failed: 2 passed' "$folder/crlf"
sed 's/^building.*/# bus 1 2/; $a # 12345 cycles' "$folder/closed" > "$folder/simulated"
try 'what a simulator adds is none of it' judges 1 'failed: 2 passed' "$folder/simulated"

# Damage to any line of the run.
damaged() { # SCRIPT, LOG: of sed, @ being the number of a line
    local line script found=0
    for line in $(seq 2 "$(wc -l < "$2")"); do
        script=${1//@/$line}
        sed "$script" "$2" > "$folder/damaged"
        cmp -s "$2" "$folder/damaged" && continue
        "$BUILD/mmaref" selftest --log "$folder/damaged" > "$folder/verdict" 2>&1
        [ $? -eq 2 ] || { echo "line $line: $(cat "$folder/verdict")"; found=1; }
    done
    return $found
}
try 'a line that is lost is noticed' damaged '@d' "$folder/closed"
try 'a line that is doubled' damaged '@p' "$folder/closed"
try 'a line that is cut' damaged '@s/.....$//' "$folder/closed"
try 'a line that stands behind the next' damaged '@{N;s/\(.*\)\n\(.*\)/\2\n\1/}' "$folder/closed"
try 'another digit' damaged '@s/\(.*\)[0-9]/\1f/' "$folder/closed"
try 'a file that is cut' damaged '@,$d' "$folder/closed"
cat "$folder/closed" "$folder/closed" > "$folder/two"
try 'two runs' judges 2 'the run has ended before this line' "$folder/two"
cat "$log" "$log" > "$folder/two"
try 'two runs of no board' judges 2 'a second run begins' "$folder/two"
sed 's/^1\.\.4/1..5/; /report: /d' "$folder/failed" > "$folder/plan"
try 'another plan' judges 2 'does not match its results' "$folder/plan"
sed 's/^# 1 failed/# 2 failed/; /report: /d' "$folder/failed" > "$folder/count"
try 'another count' judges 2 'does not match its results' "$folder/count"
echo nothing > "$folder/none"
try 'no log' judges 2 'no self-test is in it' "$folder/none"
# Without a board no CRC covers the lines; digests are compared with those here.
awk '/^ok [0-9]+ - digest/ { sub(/[0-9a-f]$/, "x") } { print }' "$log" > "$folder/letter"
try 'a digest that is none' judges 2 'not the result of the test that was announced' "$folder/letter"
awk '/^ok [0-9]+ - digest/ && !done { done = 1; sub(/[0-9a-f]$/, /0$/ ? "1" : "0") } { print }' "$log" > "$folder/forged"
try 'a digest that is forged' judges 2 'it is said to have passed, but here' "$folder/forged"
try 'the log as it is' judges 0 'passed: ' "$log"
finish
