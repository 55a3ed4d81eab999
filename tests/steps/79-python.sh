#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The module for Python over the library that `make shared` builds: vectors, what it refuses, and that its numbers and
# structs are those of the C compiler. Words, chips, layouts, dot and compare are those of the command.
# Takes 15 s of one core.
# Needs python3
# Part module takes 4 s of one core.
# Part module needs python3
. tests/tap.sh

folder=$(scratch_folder python)
need make -j "$JOBS" shared BUILD="$BUILD"
need_vectors
python=$(command -v /usr/bin/python3 || command -v python3)
snake() {
    env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=port/python:generated/python MMAREF_LIBRARY="$BUILD/libmmaref.so" "$python" "$@"
}
try 'the module' snake tests/ports/package/test_module.py "$vectors"
try 'numbers become elements' snake tests/ports/cli/conversions.py module 60
need make -j "$JOBS" dpi BUILD="$BUILD"
in_cocotb() { # LIBRARY
    env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=port/cocotb:port/python:generated/python MMAREF_LIBRARY="$1" "$python" \
        tests/ports/package/cocotb_stand_in.py port/cocotb/example.py
}
in_cocotb "$BUILD/libmmaref_dpi.so" || failures=$((failures + 1))
try 'cocotb: a library without the functions of mmaref_dpi.h is refused' \
    grep -q 'MMAREF_LIBRARY has to be libmmaref_dpi.so' <(in_cocotb "$BUILD/libmmaref.so" 2>&1)
layouts() {
    snake tests/ports/package/layout.py > "$folder/layout.c" && grep -c _Static_assert "$folder/layout.c" &&
        "${CC:-cc}" -std=c11 -Isrc -Igenerated -c "$folder/layout.c" -o "$folder/layout.o"
}
try 'every constant and struct is that of the C compiler' layouts

[ "${1:-}" != module ] || finish

# ---- The package: against the command, with NumPy if it is there, and without ----------------------

need make -j "$JOBS" host python BUILD="$BUILD"
mkdir "$folder/hidden" && echo 'raise ImportError("hidden")' > "$folder/hidden/numpy.py"
package() { # FOLDERS, ARGUMENT...
    env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$1" MMAREF_COMMAND="$BUILD/mmaref" "$python" "${@:2}"
}
for test in words chips instruction dot compare; do
    try "package: $test" package "$BUILD/python" "tests/ports/python/test_$test.py"
    try "package, no NumPy: $test" package "$folder/hidden:$BUILD/python" "tests/ports/python/test_$test.py"
done
program() { # that README.md shows
    sed -n '/^```python$/,/^```$/p' README.md | sed '/^```/d' > "$folder/program.py"
    sed -n '/^<!-- BEGIN output of Python -->$/,/^<!-- END/p' README.md | sed '/^<!--/d; /^```/d' > "$folder/shown"
    package "$BUILD/python" "$folder/program.py" > "$folder/printed" && [ -s "$folder/shown" ] &&
        diff "$folder/shown" "$folder/printed"
}
if "$python" -c 'import numpy' 2> /dev/null; then
    try 'package: what its documentation shows' package "$BUILD/python" -m doctest -o ELLIPSIS port/python/README.md
    try 'package: what README.md shows' program
fi
try 'package: what its text shows' package "$BUILD/python" -c 'import doctest, mmaref
counted = doctest.testmod(mmaref)
raise SystemExit(counted.failed or not counted.attempted)'
finish
