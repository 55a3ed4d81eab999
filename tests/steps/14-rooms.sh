#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The sources of src stand in rooms, which the first word of their names says. By the symbols of their objects: a room
# calls rooms below it only, and no files call each other in a circle. The same for the folders of port/cli. Prints the
# floors of rooms and files.
# Takes 6 s.
# Needs cc nm
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

# From the lowest floor up; rooms on one floor do not call each other.
floors=(base number instruction 'warp text' dot mma selftest)

# Compiles the sources of a folder, without inlining, so that every call is a symbol.
objects_of() { # FOLDER OBJECTS
    mkdir -p "$2" && find "$1" -name '*.c' -print0 |
        xargs -0 -P "$JOBS" -I{} sh -c "$ccache cc -std=c99 -O0 -I'$1' -Igenerated -c {} -o '$2'/\$(basename {} .c).o"
}

# Who calls whom: FILE FILE SYMBOL.
calls_in() { # OBJECTS
    nm -gA "$1"/*.o | awk '
        { file = $1; sub(/.*\//, "", file); sub(/[.]o:.*/, "", file); symbol = $NF }
        $(NF - 1) == "U" { wants[file, symbol] = 1; next }
        { of[symbol] = file }
        END {
            for (pair in wants) {
                split(pair, part, SUBSEP)
                if (part[2] in of && of[part[2]] != part[1]) print part[1], of[part[2]], part[2]
            }
        }' | sort
}

# The calls that go up, or across one floor, into another room; a source without a room; a room without a source.
wrong_calls() { # OBJECTS
    local floor names=''
    for floor in "${!floors[@]}"; do
        for room in ${floors[floor]}; do names+="$room $floor "; done
    done
    {
        for file in "$1"/*.o; do basename "$file" .o; done
        calls_in "$1"
    } | awk -v names="$names" '
        function room(file) { sub(/_.*/, "", file); return file }
        BEGIN { n = split(names, part, " "); for (i = 1; i < n; i += 2) floor[part[i]] = part[i + 1] }
        NF == 1 && !(room($1) in floor) { print $1 ".c is in no room" }
        NF == 1 { seen[room($1)] = 1; next }
        room($1) != room($2) && floor[room($1)] <= floor[room($2)] { print $1 ".c calls " $3 " of " $2 ".c" }
        END { for (name in floor) if (!(name in seen)) print "no source is in room " name }'
}

circles() { calls_in "$1" | awk '{ print $1, $2 }' | tsort 2>&1 > /dev/null | sed 's/^tsort: //'; }

drawn() { # OBJECTS: how many files, arrows and floors
    calls_in "$1" | awk -v rooms="$(printf '%s\n' "${floors[@]}" | wc -w)" -v floors=${#floors[@]} '
        { to[$1] = to[$1] " " $2; files[$1]; files[$2]; arrows += !seen[$1, $2]++ }
        function floor(file, part, n, i, most) {
            if (file in known) return known[file]
            n = split(to[file], part, " ")
            for (i = 1; i <= n; i++) if (floor(part[i]) > most) most = floor(part[i])
            return known[file] = most + 1
        }
        END {
            for (file in files) { count++; if (floor(file) > most) most = floor(file) }
            print count " files, " arrows " arrows, " most " floors of files; " rooms " rooms on " floors " floors"
        }'
}

# Silent: nothing is wrong.
finds_nothing() { [ -z "$("$@" | tee /dev/stderr)" ]; }
says() { # WHAT, COMMAND...
    "${@:2}" | tee /dev/stderr | grep -qxF "$1"
}

objects=$(scratch_folder rooms)
try 'src compiles, file by file' objects_of src "$objects/src"
try 'a room calls rooms below it only' finds_nothing wrong_calls "$objects/src"
try 'no files call each other in a circle' finds_nothing circles "$objects/src"
drawn "$objects/src" | comment

# What is wrong is found: a call of a file above, and one of a room above.
planted() { # FILE, CALLED, HOW: another file of the same objects
    mkdir -p "$objects/planted" && cp "$objects"/src/*.o "$objects/planted" &&
        { cat "src/$1.c"; echo "void $2(void); void planted(void); void planted(void) { $2(); }"; } > "$objects/$1.c" &&
        cc -std=c99 -O0 -w -fno-builtin -Isrc -Igenerated -c "$objects/$1.c" -o "$objects/planted/$1.o"
}
try 'a call is planted that goes up' planted number_add mmaref_nothing
printf 'void mmaref_nothing(void);\nvoid mmaref_nothing(void) {}\n' | cc -x c -c - -o "$objects/planted/warp_nothing.o"
try 'it is found' says 'number_add.c calls mmaref_nothing of warp_nothing.c' wrong_calls "$objects/planted"
printf 'void planted(void);\nvoid mmaref_nothing(void);\nvoid mmaref_nothing(void) { planted(); }\n' |
    cc -x c -c - -o "$objects/planted/warp_nothing.o"
try 'so is a circle' says 'number_add' circles "$objects/planted"
printf 'void nothing(void);\nvoid nothing(void) {}\n' | cc -x c -c - -o "$objects/planted/cellar_stairs.o"
try 'and a source in no room' says 'cellar_stairs.c is in no room' wrong_calls "$objects/planted"
rm "$objects"/planted/mma*.o
try 'and a room without sources' says 'no source is in room mma' wrong_calls "$objects/planted"

# The rooms of the command are the folders of port/cli, and above them what stands in port/cli itself.
floors=('base tables' 'number ask' vectors gemm 'dot layout' 'show lint' command)
need make -j "$JOBS" host BUILD="$BUILD"
mkdir -p "$objects/cli"
for object in $(host_objects | grep -v /cli/dpi/); do # which belongs to port/dpi
    name=${object#"$BUILD/cli/"}
    [[ $name == */* ]] || name=command/$name
    cp "$object" "$objects/cli/${name//\//_}"
done
try 'a room of port/cli calls rooms below it only' finds_nothing wrong_calls "$objects/cli"
try 'no files of port/cli call each other in a circle' finds_nothing circles "$objects/cli"
drawn "$objects/cli" | comment
finish
