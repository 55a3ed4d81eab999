# SPDX-License-Identifier: MIT
# Step package: what make install installs, for C, Python and RTL.
# shellcheck shell=bash disable=SC2154,SC2317 # what tests/steps/79-package.sh defines; functions called by name

prefix=$folder/prefix
installs() { (cd "$release" && env -u BUILD make -s -j "$JOBS" "$@" CFLAGS="$fast" > "$folder/install.log" 2>&1) || { tail "$folder/install.log"; return 1; }; }
try 'make install from a release' installs install PREFIX="$prefix"
with_pc() {
    # shellcheck disable=SC2046 # a list of options
    gcc "$folder/program.c" $(PKG_CONFIG_PATH=$prefix/lib/pkgconfig pkg-config --cflags --libs mmaref) -o "$folder/with_pc" &&
        prints env LD_LIBRARY_PATH="$prefix/lib" "$folder/with_pc"
}
# shellcheck disable=SC2016 # Markdown
route pkg-config '`make install`, `cc program.c $(pkg-config --cflags --libs mmaref)`' \
    "$(lines "$prefix/lib/pkgconfig/mmaref.pc")" with_pc
try 'mmaref.pc has the version' [ "$(PKG_CONFIG_PATH=$prefix/lib/pkgconfig pkg-config --modversion mmaref)" = "$version" ]
with_archive() { gcc -I"$prefix/include" "$folder/program.c" "$prefix/lib/libmmaref.a" -o "$folder/with_archive" && prints "$folder/with_archive"; }
# shellcheck disable=SC2016 # Markdown
route 'static library' '`make install`, `cc program.c libmmaref.a`' 0 with_archive
try 'it needs the name with the version that the interface has' \
    bash -c "readelf -d '$folder/with_pc' | grep -qF '[libmmaref.so.$(port/package/version.sh soname)]'"
declared() { gcc -E -P -I"$prefix/include" "$prefix/include/mmaref.h" | grep -oE '\bmmaref_[a-z0-9_]+\(' | tr -d '(' | sort -u; }
exported() { nm -D --defined-only "$prefix/lib/libmmaref.so" | awk '{ print $3 }' | sort -u; }
try "the shared library exports the $(declared | wc -l) functions of mmaref.h" diff <(declared) <(exported)
try 'the installed command' bash -c "'$prefix/bin/mmaref' selftest | diff - <('$BUILD/mmaref' selftest)"
ports() { # each compiles with what is installed
    local source
    for source in "$prefix"/share/mmaref/dpi/*.c; do
        gcc -std=c99 -Wall -Werror -I"$prefix/include" -I/usr/share/verilator/include/vltstd -c "$source" -o "$folder/port.o" || return
    done
}
try 'DPI sources compile with the installed headers' ports
try 'the SystemVerilog package is whole' verilator --lint-only -I"$prefix/share/mmaref/sv" "$prefix/share/mmaref/sv/mmaref_pkg.sv"
try 'the manual is well-formed' test -z "$(mandoc -Tlint "$prefix/share/man/man1/mmaref.1" 2>&1)"
has_pages() { diff <({ declared; echo mmaref; } | sort) <(basename -s .3 "$prefix"/share/man/man3/*.3 | sort); }
try 'the manual of the interface is installed' has_pages
chapters() { mandoc -Tascii "$prefix/share/man/man1/mmaref.1" | col -b | sed -n 's/^   mmaref \([a-z0-9]*\)$/\1/p'; }
commands() { "$BUILD/mmaref" --help | sed -n 's/^  \([a-z][a-z0-9]*\)  *[a-z].*/\1/p'; }
try "the manual has the $(commands | wc -l) commands" diff <(commands) <(chapters)
has_topics() { mandoc -Tascii "$prefix/share/man/man1/mmaref.1" | col -b | grep -qx '   exit-codes'; }
try 'the manual has the topics' has_topics
staged=$folder/staged
files_of() { (cd "$1" && find . ! -type d | sort); }
try 'make install below DESTDIR, libraries elsewhere' installs install DESTDIR="$staged" PREFIX=/usr LIBDIR=/usr/lib64
try 'the same files' diff <(files_of "$prefix") <(files_of "$staged/usr" | sed 's,^./lib64/,./lib/,' | sort)
try 'mmaref.pc knows nothing of DESTDIR' bash -c "! grep -r '$staged' '$staged/usr/lib64/pkgconfig'"
# Debian's Python, and the module as installed.
snake() { env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$prefix/lib/python3/dist-packages" MMAREF_LIBRARY="$prefix/lib/libmmaref.so" /usr/bin/python3 "$@"; }
# shellcheck disable=SC2016 # Markdown
route 'shared library, ctypes' '`make install`, `python3 program.py`' 0 prints snake tests/ports/package/program.py
with_pip() {
    make wheel BUILD="$BUILD" && /usr/bin/python3 -m venv "$folder/venv" &&
        "$folder/venv/bin/pip" install --no-index --no-deps "$BUILD/python-dist/mmaref-$version"-*.whl &&
        prints "$folder/venv/bin/python" tests/ports/package/program.py
}
# shellcheck disable=SC2016 # Markdown
route pip '`make wheel`, `pip install`, `python3 program.py`' \
    "$(lines port/python/pyproject.toml port/python/setup.py)" with_pip
interface() { # sizes, offsets and constants are those of the C compiler
    snake tests/ports/package/layout.py > "$folder/layout.c" && grep -c _Static_assert "$folder/layout.c" &&
        gcc -std=c11 -I"$prefix/include" -c "$folder/layout.c" -o "$folder/layout.o"
}
try "Python: every constant and struct is that of the C compiler" interface
numbers_of_c() { # that are defined or enumerated
    cat "$prefix"/include/mmaref*.h | grep -oE '^ *(#define )?MMAREF_[A-Z0-9_]+ *(=| -?[0-9]| \(-)' | grep -oE 'MMAREF_[A-Z0-9_]+' | sort -u
}
numbers_of_python() { snake -c 'import mmaref_interface as i; print(*[n for n in vars(i) if n.startswith("MMAREF_")], sep="\n")' | sort -u; }
try 'Python: all constants' diff <(numbers_of_c) <(numbers_of_python)
try 'Python: functions are those of mmaref.h' diff <(declared) <(snake -c 'import mmaref_interface as i; print(*sorted(i.FUNCTIONS), sep="\n")')
try 'Python: the module' snake tests/ports/package/test_module.py "$vectors"
other_library() { # one of the next major version
    gcc -shared -fPIC -x c -o "$folder/libother.so" - <<< 'unsigned mmaref_version(void); unsigned mmaref_version(void) { return 0x20000; }' &&
        ! PYTHONPATH="$prefix/lib/python3/dist-packages" MMAREF_LIBRARY="$folder/libother.so" /usr/bin/python3 -B -c 'import mmaref' 2> "$folder/err" &&
        grep -q 'ImportError: .*libother.so has version 0x020000' "$folder/err"
}
try 'Python: a library of another major version is refused' other_library
# The functions of port/dpi and of port/ghdl, as a shared library of what is installed.
as_library() {
    gcc -shared -fPIC -I"$prefix/include" -I"$prefix/share/mmaref/dpi" "$prefix"/share/mmaref/{dpi,ghdl}/*.c -o "$folder/libmmaref_ghdl.so" \
        -L"$prefix/lib" -lmmaref -Wl,-rpath,"$prefix/lib"
}
try 'port/dpi and port/ghdl as a shared library' as_library
in_cocotb() {
    PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$prefix/lib/python3/dist-packages" MMAREF_LIBRARY="$folder/libmmaref_ghdl.so" \
        /usr/bin/python3 tests/ports/package/cocotb_stand_in.py port/cocotb/example.py | grep -c '^not ok'
}
try 'Python: cocotb, by a stand-in' [ "$(in_cocotb)" = 0 ]
# RTL: what the manifests of a release name, handed to Verilator; README's program in SystemVerilog.
rtl() { # NAME ARGUMENT...
    local name=$1
    shift
    mkdir -p "$folder/rtl" && verilator --binary --top-module program_sv -Wno-fatal -O0 -CFLAGS -O0 "$@" "$root/tests/ports/package/program.sv" \
        -j "$JOBS" --Mdir "$folder/rtl/$name" > "$folder/rtl/$name.log" 2>&1 || { tail -n 20 "$folder/rtl/$name.log"; return 1; }
    prints grep -v '^- ' <("$folder/rtl/$name/Vprogram_sv")
}
named_by() { ruby tests/ports/package/hdl_manifest.rb "$1"; } # MANIFEST
with_core() {
    named_by "$release/.mmaref.core" > "$folder/core.files" || return
    # shellcheck disable=SC2046 # words
    rtl fusesoc $(cat "$folder/core.files")
}
with_bender() {
    named_by "$release/Bender.yml" > "$folder/bender.files" || return
    # shellcheck disable=SC2046 # words
    rtl bender $(cat "$folder/bender.files") -CFLAGS "-I$prefix/include" "$prefix"/share/mmaref/dpi/*.c "$prefix/lib/libmmaref.a"
}
# shellcheck disable=SC2016 # Markdown
{
    route FuseSoC 'a stand-in for it: all that `.mmaref.core` names, by Verilator' "$(lines "$release/.mmaref.core")" with_core
    route Bender 'a stand-in for it: all that `Bender.yml` names, by Verilator, with DPI of `make install`' \
        "$(lines "$release/Bender.yml")" with_bender
}
refused_rtl() { # SED WORD: a manifest that was changed so is refused
    sed "$1" "$release/.mmaref.core" > "$release/.changed.core"
    ! named_by "$release/.changed.core" 2> "$folder/err" && grep -q "$2" "$folder/err"
}
try 'a core file that names a file that is not there is refused' refused_rtl 's,src/mma\.c,src/no.c,' 'no src/no.c'
try 'so is a key that FuseSoC does not have' refused_rtl 's/file_type: cSource/type: cSource/' "'file_type'"
rm -f "$release/.changed.core"
try 'make uninstall' installs uninstall PREFIX="$prefix"
try 'leaves nothing' diff /dev/null <(files_of "$prefix")
no_folder() { [ ! -e "$prefix/share/mmaref" ] && [ ! -e "$prefix/lib/python3/dist-packages/mmaref" ]; }
try 'and no folder of its own' no_folder

