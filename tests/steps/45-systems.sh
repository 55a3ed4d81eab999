#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Systems that are not Linux: library and shared library for macOS on Arm, by clang; library, shared library and command
# for Windows, by mingw-w64, run by wine; and the workflow of a public CI, which builds them on these systems.
# Takes 45 s of one core.
# Needs clang wasm-ld ruby x86_64-w64-mingw32-gcc-posix /usr/lib/wine/wine64
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder systems)
version=$(port/package/version.sh)
major=${version%%.*}
cp port/package/program.c "$folder"
sed -n '/^<!-- BEGIN output of the program -->$/,/^<!-- END output of the program -->$/p' README.md |
    sed '/^<!--/d; /^```/d' > "$folder/expected"
need make -j "$JOBS" host man completions BUILD="$BUILD"

# ---- The workflow -----------------------------------------------------------------------------------

# Its commands, a line each. What is not of its syntax is refused.
commands_of() { # FILE
    ruby -ryaml -e '
        all = YAML.load_file(ARGV[0])
        abort "top level: #{all.keys}" unless all.keys.map(&:to_s).sort == %w[jobs name permissions true]
        all["jobs"].each do |name, job|
            others = job.keys - %w[runs-on container timeout-minutes defaults steps]
            abort "#{name}: #{others}" unless others.empty? && job["runs-on"] && !job["steps"].empty?
            job["steps"].each do |step|
                abort "#{name}: #{step}" unless step["run"].nil? != step["uses"].nil? && (step.keys - %w[run shell uses with]).empty?
                abort "#{name}: #{step}" unless step["uses"].nil? || step["uses"] =~ /\A[\w-]+\/[\w-]+@v\d+\z/
                puts step["run"] if step["run"]
            end
        end' "$1"
}
workflow=.github/workflows/test.yml
makes() { commands_of "$workflow" | grep '^make ' > "$folder/makes" && grep -qx 'make test' "$folder/makes"; }
try 'the workflow has the syntax of one, and runs make test' makes
dry() { # each of its makes is a make of this project
    local line
    while read -r line; do RUNNER_TEMP=$folder eval "$line -n BUILD='$folder/dry'" > /dev/null || return; done < "$folder/makes"
}
try 'make knows what it makes' dry
misspelled() { sed 's/runs-on/run-on/' "$workflow" > "$folder/test.yml" && ! commands_of "$folder/test.yml"; }
try 'a key that is misspelled would be noticed' misspelled

# ---- macOS: no libc and no SDK is here, so that what is linked is the library alone -----------------

macos=$folder/macos
for_macos() { make -s -j "$JOBS" "$@" BUILD="$macos" CC='clang --target=arm64-apple-macos11' CFLAGS='-O1 -Werror -fno-stack-protector'; }
try 'macOS: the library compiles without a warning' for_macos lib
is_mach_o() { [ "$(od -An -tx4 -N8 --endian=little "$1" | tr -d ' ')" = feedfacf0100000c ]; } # FILE: of 64 bits, for Arm
every_object() { local object; for object in "$macos"/lib/*.o; do is_mach_o "$object" || return; done; }
try 'macOS: objects are those of macOS' every_object
memory() { clang --target=arm64-apple-macos11 -O1 -ffreestanding -fno-builtin -c port/firmware/memory.c -o "$macos/memory.o"; }
need memory
links() { for_macos shared LDFLAGS="-fuse-ld=lld -nostdlib $*" && is_mach_o "$macos/libmmaref.dylib"; } # OBJECT...
try 'macOS: make shared links a .dylib, which needs no more than port/firmware/memory.c has' links "$macos/memory.o"
has_name() { grep -qaF "/usr/local/lib/libmmaref.$major.dylib" "$macos/libmmaref.dylib"; }
try 'macOS: by the name under which it is installed' has_name
needs_more() {
    rm "$macos/libmmaref.dylib"
    echo 'void puts(void); void f(void); void f(void) { puts(); }' |
        clang --target=arm64-apple-macos11 -x c -c - -o "$macos/more.o" &&
        ! links "$macos/memory.o $macos/more.o" 2> "$folder/err" && grep -q 'undefined symbol: _puts' "$folder/err"
}
try 'macOS: a symbol that nobody defines would be noticed' needs_more
installed_on_macos() { # install.sh alone: a command cannot be linked without a libc
    rm -f "$macos/more.o" && links "$macos/memory.o" && mkdir -p "$macos/python/mmaref" && cp "$macos/libmmaref.dylib" "$macos/python/mmaref/_core.abi3.so" &&
        cp "$BUILD/mmaref" "$macos" && cp -R "$BUILD/mmaref.1" "$BUILD/man3" "$BUILD/completions" "$macos" &&
        for_macos -o "$macos/mmaref" -o "$macos/mmaref.1" -o "$macos/completions/mmaref.fish" -o "$macos/libmmaref.dylib" -o "$macos/python/mmaref/_core.abi3.so" install PREFIX="$folder/mac" &&
        [ "$(readlink "$folder/mac/lib/libmmaref.dylib")" = "libmmaref.$major.dylib" ] &&
        is_mach_o "$folder/mac/lib/libmmaref.$major.dylib"
}
try 'macOS: make install installs the .dylib' installed_on_macos

# ---- Windows ----------------------------------------------------------------------------------------

windows=$folder/windows
mingw='x86_64-w64-mingw32-gcc-posix'
for_windows() {
    make -s -j "$JOBS" "$@" BUILD="$windows" CC="$ccache $mingw" AR=x86_64-w64-mingw32-ar CFLAGS='-O1 -g0 -Werror'
}
try 'Windows: library and command compile without a warning' for_windows all
try 'Windows: make shared links a .dll' for_windows shared
declared() { GENERATED=generated port/package/write_api.sh functions | sort; }
exported() { x86_64-w64-mingw32-objdump -p "$1" | awk '/^\[Ordinal/ { is_name = 1; next } is_name && /^\t\[/ { print $NF }' | sort; }
try "Windows: it exports the $(declared | wc -l) functions of mmaref.h" diff <(declared) <(exported "$windows/libmmaref-$major.dll")
installed_on_windows() { # with the manual and completions of here, as it is the command that prints them
    cp -R "$BUILD/mmaref.1" "$BUILD/man3" "$BUILD/completions" "$windows" && for_windows install PREFIX="$folder/prefix"
}
try 'Windows: make install' installed_on_windows
try 'Windows: and the .dll is beside the command' [ -f "$folder/prefix/bin/libmmaref-$major.dll" ]

export WINEPREFIX=$folder/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=;mshtml='
wine() { /usr/lib/wine/wine64 "$@"; }
trap '/usr/lib/wine/wineserver64 -k; rm -rf "$WINEPREFIX"' EXIT
mmaref() { wine "$folder/prefix/bin/mmaref.exe" "$@"; }
need wine "$folder/prefix/bin/mmaref.exe" --version
try 'Windows: the self-test' diff <(mmaref selftest) <("$BUILD/mmaref" selftest)
runs() { # FLAG...: README's program, linked so
    "$mingw" -I"$folder/prefix/include" "$folder/program.c" -L"$folder/prefix/lib" "$@" -lmmaref -o "$folder/prefix/bin/program.exe" &&
        diff "$folder/expected" <(wine "$folder/prefix/bin/program.exe" | tr -d '\r') &&
        x86_64-w64-mingw32-objdump -p "$folder/prefix/bin/program.exe" | grep -c "DLL Name: libmmaref-$major.dll"
}
is_static() { [ "$(runs -static)" = 0 ]; }
try "Windows: README's program with the .dll" runs
try "Windows: README's program with the static library" is_static
found_by_cmake() {
    mkdir "$folder/find" && cp tests/ports/package/find.cmake "$folder/find/CMakeLists.txt" && cp "$folder/program.c" "$folder/find" &&
        cmake -S "$folder/find" -B "$folder/find/build" -DCMAKE_SYSTEM_NAME=Windows -DCMAKE_C_COMPILER="$mingw" \
            -Dmmaref_DIR="$folder/prefix/lib/cmake/mmaref" -DTARGET=mmaref::mmaref &&
        cmake --build "$folder/find/build" && cp "$folder/find/build/program.exe" "$folder/prefix/bin" &&
        diff "$folder/expected" <(wine "$folder/prefix/bin/program.exe" | tr -d '\r')
}
try 'Windows: CMake finds it' found_by_cmake

# The command prints the same bytes, and has the same status.
same() { # ARGUMENT...
    local here there
    "$BUILD/mmaref" "$@" > "$folder/here"
    here=$?
    mmaref "$@" > "$folder/there"
    there=$?
    cmp "$folder/here" "$folder/there" && [ $here -eq $there ]
}
instruction=m16n8k16.f32.f16.f16.f32
"$BUILD/mmaref" gen $instruction --count 40 > "$folder/cases.vec"
"$BUILD/mmaref" run --fill "$folder/cases.vec" > "$folder/filled.vec"
while read -r arguments; do
    # shellcheck disable=SC2086 # words
    try "Windows: mmaref $arguments" same $arguments
done << END
gen $instruction --count 300 -j 2
run tests/data/vectors/answers.vec tests/data/vectors/published.sm_90.vec -j 2
run --shard 1/3 tests/data/vectors/answers.vec
run tests/data/vectors/no.vec
show $instruction --arith sm_90
list --family mma.sp --json
dot $instruction --a 6000 --b 6000 --c -36000000 --explain
END
filled() { # twice: the second time a file is there
    mmaref run --fill --output "$folder/written.vec" "$folder/cases.vec" && cmp "$folder/filled.vec" "$folder/written.vec"
}
try 'Windows: a file is written' filled
try 'Windows: a file that is there is replaced' filled
try 'Windows: and nothing else is left' [ -z "$(find "$folder" -name '*.partial*')" ]
finish
