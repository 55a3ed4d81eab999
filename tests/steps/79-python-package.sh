#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The package for Python: arrays and products against NumPy and the command; sdist and wheel, installed offline by pip;
# its types.
# Takes 36 s of one core.
# Needs /usr/lib/python3/dist-packages/numpy /usr/lib/python3/dist-packages/wheel /usr/share/doc/python3-venv lua5.4
# Part long takes 110 s of one core.
# Part long needs /usr/lib/python3/dist-packages/numpy
# Part types takes 4 s of one core.
# Part types needs /usr/lib/python3/dist-packages/mypy
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder python-package"${1:+-$1}")
version=$(port/package/version.sh)
python=/usr/bin/python3
export PYTHONDONTWRITEBYTECODE=1 MMAREF_COMMAND=$BUILD/mmaref
unset MMAREF_LIBRARY
need make -j "$JOBS" host python BUILD="$BUILD"
package() { env PYTHONPATH="$BUILD/python" "$python" "$@"; }

case ${1:-} in
long)
    long() { package tests/ports/python/test_matmul.py long > "$folder/log" 2>&1 || { tail -n 30 "$folder/log"; return 1; }; }
    try 'matmul: 1024 x 1024 x 1024 under every profile is what gemm gives, at 0.9 of the speed of C' long
    grep "^# 1024^3" "$folder/log" || fail "no times are told"
    finish
    ;;
types)
    types() { (cd "$BUILD/python" && "$python" -m mypy --strict --cache-dir "$folder/cache" mmaref); }
    try 'mypy: no error in the package' types
    wrong_types() { # of a program that uses it
        echo 'import mmaref; mmaref.matmul([], [], chip=90)' > "$folder/wrong.py"
        ! MYPYPATH="$BUILD/python" "$python" -m mypy --cache-dir "$folder/cache" "$folder/wrong.py" > "$folder/log" &&
            grep -q 'Argument "chip" to "matmul" has incompatible type "int"' "$folder/log" || { cat "$folder/log"; return 1; }
    }
    try 'mypy: a wrong argument of a program is found' wrong_types
    finish
    ;;
esac

try 'arrays' package tests/ports/python/test_arrays.py
try 'matmul' package tests/ports/python/test_matmul.py
plain_library() { # has no loops over elements, and says so
    ! package -c 'import mmaref
four = memoryview(bytes(16)).cast("f", (2, 2))
mmaref.matmul(four, four)' 2> "$folder/err" && grep -q '^ImportError: this needs the compiled part' "$folder/err"
}
need make -j "$JOBS" shared BUILD="$BUILD"
try 'a library of MMAREF_LIBRARY has not the compiled part, and that is said' \
    env MMAREF_LIBRARY="$BUILD/libmmaref.so" bash -c "$(declare -f package plain_library); BUILD='$BUILD' python=$python folder='$folder' plain_library"

# ---- sdist and wheel --------------------------------------------------------------------------------

dist=$BUILD/python-dist
need make sdist BUILD="$BUILD"
cp "$dist/mmaref-$version.tar.gz" "$folder"
need make wheel BUILD="$BUILD"
again() { rm "$dist/mmaref-$version.tar.gz" && (umask 077 && make sdist BUILD="$BUILD") && cmp "$folder/mmaref-$version.tar.gz" "$dist/mmaref-$version.tar.gz"; }
try 'an sdist made again has the same bytes' again
root=$PWD
installed() { # FILE: in a venv that has Debian's setuptools, wheel and NumPy; away from this folder
    local venv=$folder/venv
    rm -rf "$venv" && "$python" -m venv --system-site-packages "$venv" &&
        env PIP_NO_INDEX=1 PIP_CONFIG_FILE=/dev/null "$venv/bin/pip" install --no-build-isolation --no-deps "$1" > "$folder/pip.log" 2>&1 ||
        { tail -n 5 "$folder/pip.log"; return 1; }
    cd "$folder" && "$venv/bin/python" -c 'import mmaref; print(mmaref.__version__, mmaref.__file__)' > where &&
        grep -q "^$version $venv/" where && test -f "$venv"/lib/python3*/site-packages/mmaref/py.typed &&
        "$venv/bin/python" "$root/tests/ports/python/test_arrays.py" &&
        "$venv/bin/python" -m doctest -o ELLIPSIS "$root/port/python/README.md"
}
try 'pip installs the sdist, offline; arrays, and what README shows' installed "$folder/mmaref-$version.tar.gz"
try 'so it does the wheel' installed "$(ls "$dist"/mmaref-"$version"-*.whl)"
every_python() { [[ $(ls "$dist"/*.whl) == *-cp38-abi3-* ]]; }
try 'one wheel is for every Python from 3.8 on' every_python
finish
