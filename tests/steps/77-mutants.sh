#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What `make mutants` makes of a line, and that each room has its subject. The long form has the list of survivors, which
# is that of today's lines, and runs the tool on a library of three functions: what is killed, what is the same code, what
# runs on for ever, what survives; a run that was cut off goes on. Then it draws 45 mutants of the library and the
# generator, of which three in four have to be killed.
# Takes 3 s.
# Part long takes 640 s.
# Needs lua5.4 lua:lpeg gcc node python3
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder mutants)

# sites LANGUAGE TEXT: what a line is mutated to, one a line.
sites() {
    lua5.4 -e 'package.path = "tests/robust/mutants/?.lua;" .. package.path
        for _, m in ipairs(require("draw").mutants("f", arg[2], require(arg[1]))) do print(m.after) end' \
        /dev/null "$1" "$2" | sort
}
mutates() { diff <(sites "$1" "$2") <(sort); }
try 'conditions, relations, numbers and results of C' mutates c_sites '{ x = 0; if (a < 1) return b;' << 'END'
{ (void)0; if (a < 1) return b;
{ x = 0; if (!(a < 1)) return b;
{ x = 0; if (0) return b;
{ x = 0; if (1) return b;
{ x = 0; if (a <= 1) return b;
{ x = 0; if (a < 0) return b;
{ x = 0; if (a < 2) return b;
{ x = 0; if (a < 1) return !(b);
{ x = 0; if (a < 1) return 0;
{ x = 1; if (a < 1) return b;
END
try 'a status that is dropped' mutates c_sites '{ status = f(x); }' << 'END'
{ (void) f(x); }
{ (void)0; }
END
try 'Lua' mutates lua_sites 'if not a and b == "x" then' << 'END'
if a and b == "x" then
if not (not a and b == "x") then
if not a or b == "x" then
if not a and b ~= "x" then
END
try 'bits of numbers, names and letters' mutates bit_sites 'uint8_t t[] = { A(1, 2), "\0b" };' < <(
    for bit in 0 1 2 3 4 5 6 7; do printf 'uint8_t t[] = { (A(1, 2)) ^ 0x%x, "\\0b" };\n' $((1 << bit)); done
    for bit in 0 1 2 3 4 5 6; do printf 'uint8_t t[] = { A(1, 2), "\\0\\%03o" };\n' $((98 ^ 1 << bit)); done)

try 'JavaScript' mutates c_sites '{ if (this.#a !== 0) b(`${a < 1}`); }' << 'END'
{ if (!(this.#a !== 0)) b(`${a < 1}`); }
{ if (0) b(`${a < 1}`); }
{ if (1) b(`${a < 1}`); }
{ if (this.#a === 0) b(`${a < 1}`); }
{ if (this.#a !== 1) b(`${a < 1}`); }
END
try 'Python' mutates py_sites 'if not a and b == "x < 1": # c < 1
    return """d < 1"""' << 'END'
if a and b == "x < 1": # c < 1
if not a and b != "x < 1": # c < 1
if not a or b == "x < 1": # c < 1
return None
END

# Each room with C, JavaScript or Python has its subject, and steps that there are; size, bench and cost are measures.
rooms() { find port -name '*.c' -o -name '*.js' -o -name '*.mjs' -o -name '*.py' | cut -d/ -f2 | sort -u | grep -vxE 'bench|cost|package|size'; }
subjects() { # FIELD of the rooms
    lua5.4 -e 'for _, s in ipairs(dofile("tests/robust/mutants/subjects.lua")) do
        local room = s.name:match("^port/(.*)")
        if room and arg[1] == "name" then print(room) end
        for _, c in ipairs(room and arg[1] == "steps" and s.commands or {}) do print(c.name) end
    end' /dev/null "$1" | sort -u
}
try 'every room of port is a subject' diff <(rooms) <(subjects name)
# shellcheck disable=SC2046 # a list of words
try 'with steps that there are' tests/run --seconds $(subjects steps)

try 'what has to notice mutants is what make check runs' grep -qE \
    '^\^src/ .* unit:plain selftest vectors goldens ' <(sed ':a; /\\$/{N; ba}; s/ *\\\n */ /g' tests/steps/check.txt)
try 'and so it is for tables' grep -qE '^\^generated/ .*stale names unit:plain selftest vectors goldens ' \
    <(sed ':a; /\\$/{N; ba}; s/ *\\\n */ /g' tests/steps/check.txt)
[ "${1:-}" = long ] || finish

try 'every survivor listed is one of the lines of today' lua5.4 tests/robust/mutants/run.lua --check

# ---- A library of three functions ---------------------------------------------------------------------

small=$folder/small
mkdir -p "$small/src" "$small/tests/unit"
cp -r tests/unit/plain "$small/tests"
cat > "$small/src/small.h" << 'END'
unsigned sum_up_to(unsigned last);
unsigned same(unsigned x);
unsigned untested(unsigned x);
END
cat > "$small/src/small.c" << 'END'
#include "small.h"

unsigned sum_up_to(unsigned last)
{
    unsigned sum = 0, i = last - last;

    while (i != last) {
        i += 1;
        sum += i;
    }
    return sum;
}

unsigned same(unsigned x)
{
    return x + 0;
}

unsigned untested(unsigned x)
{
    return x * 8;
}

#ifdef OTHER
unsigned other(unsigned x) { return x < 3; }
#endif
END
cat > "$small/tests/unit/test_small.c" << 'END'
#include "unity.h"

#include "small.h"

void setUp(void) {}
void tearDown(void) {}

void test_small(void)
{
    TEST_ASSERT_EQUAL_UINT32(10, sum_up_to(4));
    TEST_ASSERT_EQUAL_UINT32(5, same(5));
}
END
cat > "$folder/subjects.lua" << 'END'
return { { name = "src", share = 1, sites = "c_sites", build = "c_build", files = "ls src/*.c" } }
END
echo '# none' > "$folder/none.txt"
before=$(find "$small" -type f -print0 | sort -z | xargs -0 sha256sum)

# mutants STATUS OPTION...: what it says is in $folder/said.
mutants() {
    local status=$1
    shift
    lua5.4 tests/robust/mutants/run.lua --tree "$small" --subjects "$folder/subjects.lua" --folder "$folder/work" \
        --survivors "$folder/none.txt" "$@" > "$folder/said" 2>&1
    [ $? -eq "$status" ] && return
    cat "$folder/said"
    return 1
}
# became OUTCOME LINE: so it was with the mutant that reads LINE.
became() { grep -hF "$2" "$folder"/work/src/*.results | cut -f 2 | grep -qx "$1"; }
says() { grep -qE "$1" "$folder/said" || { cat "$folder/said"; return 1; }; }

try 'a run without mutants fails' mutants 2 --count 0
try 'an unknown option is named' mutants 2 --cuont 3
try 'three mutants are drawn' mutants 1 --count 3
# Cut off in the middle of a line, and with a mark that shows whether it is used again.
results=$folder/work/src/1.results
awk -F '\t' -v OFS='\t' 'NR == 2 { $2 = "killed"; $3 = "planted" } NR < 4 { print }' "$results" > "$folder/marked"
printf '0123456789abcdef\tkil' >> "$folder/marked"
mv "$folder/marked" "$results"
try 'a run that was cut off goes on' mutants 1 --jobs 2
try 'with what it had' says 'by .*planted 1'
try 'and all the rest' says '^src, seed 1: 20 mutants'

mutants 1 --again > /dev/null
try 'a fault that the test sees is killed' became killed ': sum -= i;'
try 'so is a deleted statement' became killed '.c:5: unsigned sum = 1, i = last - last;'
try 'a loop without end is ended' became limit ':8: (void)0;'
try 'the same code is known as such' became same 'return x - 0;'
try 'a fault that no test sees survives' became survived 'return x + 8;'
try 'and is printed as the list has it' says '^[+] return x [+] 8;$'
try 'what is not compiled is no mutant' bash -c "! grep -hF 'x <= 3' '$folder'/work/src/*.results"

sed -n '/^src\/small.c$/,$p' "$folder/said" | sed 's/^hole: /hole: nobody calls it/' > "$folder/list.txt"
try 'with all of them listed it passes' mutants 0 --survivors "$folder/list.txt"
try 'and counts them' says 'survived, [1-9][0-9]* of them listed as holes'
sed '0,/x \* 8/s//x * 9/' "$folder/list.txt" > "$folder/stale.txt"
try 'an entry whose line is no more is named' mutants 1 --survivors "$folder/stale.txt" --check
try 'by its number' says 'stale.txt: line 1: src/small.c has no longer: return x [*] 9;'
sed 's/^hole: .*/hole:/' "$folder/list.txt" > "$folder/bare.txt"
try 'an entry without a reason is refused' mutants 2 --survivors "$folder/bare.txt" --check
try 'nothing but copies is written to' [ "$before" = "$(find "$small" -type f -print0 | sort -z | xargs -0 sha256sum)" ]
sed -i 's/same(5)/same(6)/' "$small/tests/unit/test_small.c"
try 'tests that fail without any mutant end it' mutants 2 --count 1
try 'and are named' says 'without any mutant .*test_small. fails'

# ---- Rooms of port ------------------------------------------------------------------------------------

mkdir -p "$small/port/tool"
echo '#include <stdio.h>
int main(void) { int unused = 1; printf("%d\n", 2 + 3); return (unused = 4) - 4; }' > "$small/port/tool/tool.c"
echo 'console.log(2 + 3);' > "$small/port/tool/tool.js"
echo 'print(2 + 3)' > "$small/port/tool/tool.py"
room() { # STATUS NAME SITES COMMAND: the mutants of a file with one test
    printf 'return { { name = "port/tool", share = 1, sites = "%s", build = "step_build", large = true, files = "ls port/tool/%s",
        commands = { { name = "check", command = [[[ "$(%s)" = 5 ] ]] } } } }\n' "$3" "$2" "$4" > "$folder/room.lua"
    rm -rf "$folder/work/port"
    mutants "$1" --subjects "$folder/room.lua"
}
became_there() { grep -hF "$2" "$folder"/work/port/tool/*.results | cut -f 2 | grep -qx "$1"; }
try 'a room of C' room 1 tool.c c_sites 'gcc port/tool/tool.c -o build/tool && build/tool'
try 'whose test fails' became_there killed '2 - 3'
try 'the same code is known' became_there same 'int unused = 0'
try 'a room of JavaScript' room 0 tool.js c_sites 'node port/tool/tool.js'
try 'whose test fails' became_there killed '2 - 3'
try 'a room of Python' room 0 tool.py py_sites 'python3 port/tool/tool.py'
try 'whose test fails' became_there killed '2 - 3'

# ---- Mutants that are drawn ---------------------------------------------------------------------------

for subject in src generated generator; do
    lua5.4 tests/robust/mutants/run.lua --folder "$folder/drawn" --jobs "$JOBS" --count 30 --seed "$SEED" --only $subject 2>&1
done > "$folder/drawn.txt"
comment < "$folder/drawn.txt"
enough() { awk '/^ *killed / { killed += $2; all += $4; subjects++ } END { exit !(subjects == 3 && killed * 4 >= all * 3) }' "$folder/drawn.txt"; }
try 'three in four of the mutants drawn are killed' enough

finish
