#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The unit tests and the vectors reach every line and branch of src but those listed in tests/robust/lines/unreached.txt, and
# none of those. A program with lines and branches that it does not reach shows that they are noticed, and so is an entry
# of the list that does not hold.
# Takes 60 s.
. tests/tap.sh

folder=$(scratch_folder lines)
need tests/robust/lines/measure.sh "$folder"
lua5.4 tests/robust/lines/check.lua tests/robust/lines/unreached.txt '^src/' < "$folder/gcov.txt" || failures=1

# ---- The check itself ------------------------------------------------------

mkdir "$folder/small"
cat > "$folder/small/small.c" << 'END'
static int twice(int x)
{
    if (x < 0 || x > 9) {
        return 0;
    }
    return 2 * x;
}

static int half(int x)
{
    return x / 2;
}

int main(void)
{
    return twice(3) == 6 ? 0 : half(7);
}
END
cat > "$folder/small/whole.txt" << 'END'
small.c, twice
- if (x < 0 || x > 9) {
branches 2 of 4, 3 of 4
unreachable: it is called with 3

small.c, twice
- return 0;
untested: it is called
  with 3

small.c, half
- static int half(int x)
- return x / 2;
unreachable: three is half of six

small.c, main
- return twice(3) == 6 ? 0 : half(7);
branch 1 of 2
unreachable: as above
END
small() {
    cd "$folder/small" && gcc -O0 --coverage -c small.c && gcc --coverage small.o -o small && ./small &&
        gcov --stdout --branch-probabilities --branch-counts small.gcno > gcov.txt
}
try 'a small program' small

# answers STATUS LIST PATTERN: that is how the check ends, and PATTERN is a line of what it says.
answers() {
    local output status
    output=$(lua5.4 tests/robust/lines/check.lua "$folder/small/$2" '^small' < "$folder/small/gcov.txt" 2>&1)
    status=$?
    [ $status -eq "$1" ] && grep -qE "$3" <<< "$output" && return
    echo "$status: $output"
    return 1
}
# list SED-SCRIPT: the list of the small program, changed.
list() { sed "$1" "$folder/small/whole.txt" > "$folder/small/list.txt"; }
try 'a list of all that is not reached' answers 0 whole.txt '^ok - .* all reached but 6 listed: 5 cannot be, 1 have no test'
list '6,10d'
try 'a line that is not listed is named' answers 1 list.txt '^# - return 0;$'
list 's/^branches 2 of 4, 3 of 4/branch 2 of 4/'
try 'so is a branch' answers 1 list.txt '^# branches 3 of 4$'
list 's/^branches 2 of 4, /&4 of 4, /'
try 'a branch that is reached is no entry' answers 1 list.txt '^# .*list.txt:1: 4 of 4: is reached, or there no more: if '
list 's/return 0/return 1/'
try 'a line that has changed is none' answers 1 list.txt '^# .*list.txt:6: the line: .* no more: return 1;$'
list 's/^small.c, half/small.c, third/'
try 'nor is one in another function' answers 1 list.txt '^# .*list.txt:11: the line: .* return x / 2;$'
list 's/^untested: .*//'
try 'an entry without a reason is refused' answers 1 list.txt 'list.txt:8: an entry has a line of source and ends'
list 's/^branch 1 of 2/branch two/'
try 'so is a row that is none' answers 1 list.txt 'list.txt:18: no branches: two'
no_lines() { ! lua5.4 tests/robust/lines/check.lua <(:) '^small' < /dev/null > /dev/null; }
try 'nothing measured is no pass' no_lines
finish
