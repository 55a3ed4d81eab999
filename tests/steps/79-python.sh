#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The module for Python over the library that `make shared` builds: vectors, what it refuses, and that its numbers and
# structs are those of the C compiler.
# Takes 4 s of one core.
# Needs python3
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
finish
