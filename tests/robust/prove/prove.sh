#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Frama-C's Eva over functions of the library with any operands and any memory, for int of 32 and of 16 bits. Every
# alarm must stand in tests/robust/prove/alarms.txt with an argument why it is false, and everything there must be an alarm.
# As TAP. With names of entries only these, whose alarms must stand there; `planted [N]`: errors that Eva must notice, or
# the Nth of them. --entries names the entries, --changes shows alone that each error still changes a line of its file.
set -u
export LC_ALL=C
folder=${BUILD:-build}/prove
source_folder=${SOURCE:-src}
list=tests/robust/prove/alarms.txt
mkdir -p "$folder"

# Bits of int, or both machines; file and entry of tests/robust/prove; the number of an instruction, which never changes, where
# the entry takes one; how far loops are told apart (options_of); a function that the analysis must get to; functions
# of which nothing is known but their contract. `@`: a name to which the build is added (src/mmaref_config.h).
runs='
both entries mac16      0    plain    shifted_product       -
32   entries dense      0    plain    accumulate            -
32   entries sparse     0    plain    spread                -
32   entries wmma       0    plain    accumulate            -
16   entries integer    18   plain    accumulate            -
16   entries integer    237  plain    spread                -
both entries store      1072 plain    mmaref_element_load   -
both entries wmma_store 765  plain    store_bytes           -
both entries wmma_load  407  plain    load_bytes            -
both entries load       1009 plain    mmaref_element_store  -
both entries turn       1082 plain    swap                  -
both entries values     0    plain    encode_finite         -
both parse   words      0    loops400 read_words            mmaref_text_find
32   parse   finds      0    texts    mmaref_text_find      -
32   parse   distance   0    loops900 mmaref_edit_distance  -
32   parse   guess      0    loops900 guess_qualifier       mmaref_edit_distance
32   parse   offers     0    loops900 offer                 mmaref_edit_distance
32   parse   rows       0    sets     match_item            guess_qualifier
32   parse   repeats    0    rows     surplus_reason        guess_qualifier,match_row
32   parse   searches   0    rows     explain_word          guess_qualifier,match_row,offer,mmaref_text_find
32   parse   parse      0    loops24  mmaref_instruction_parse read_words,link_words,search_rows,explain
32   texts   names      0    names    mmaref_text_find      -
32   texts   targets    0    names    nearest_target        -
both number  unpacks    0    loops140 mmaref_scale_unpack   -
both number  rounds     0    loops140 round_pack64          -
both number  adds       0    loops140 add_finite            -
both custom  windows    0    loops140 add_window            -
both custom  exact      0    loops140 mmaref_accumulator_read -
both custom  trees      0    loops140 sum_tree              -
both custom  sizes      0    loops140 next_by_size          -
both custom  pieces     0    loops140 mmaref_align_pieces   -
both custom  fixes      0    loops140 copy_words            -
both custom  explains   0    loops140 explain_group         mmaref_dot_by_itself
both walk    dots       0    loops260 fma_step              -
32   walk    walk       0    loops260 compute_row           mmaref_dot_element
'

options_of() { # NAME
    local searching=search_rows,explain,explain_word,explain_name
    case $1 in
        plain) echo -eva-precision 3 ;;
        loops*) echo -eva-precision 0 -eva-min-loop-unroll "${1#loops}" ;;
        sets) echo -eva-precision 0 -eva-min-loop-unroll 30 -eva-ilevel 32 ;;
        texts) echo -eva-precision 0 -eva-min-loop-unroll 100 -eva-slevel-function mmaref_text_find:300 ;;
        rows)
            echo -eva-precision 0 -eva-slevel-merge-after-loop $searching -eva-slevel-function \
                "${searching//,/:20000,}:20000,link_words:300,mmaref_syntax_row_next:50"
            ;;
        names) echo -eva-precision 0 -eva-min-loop-unroll 100 -eva-slevel-function family_of:400,mmaref_nth_text@:6000 ;;
    esac
}

# Errors, put one by one into a copy: file of src, what sed does to it, an entry that must notice.
planted='
text_instruction.c s/r->count == MMAREF_STRING_WORDS/r->count > MMAREF_STRING_WORDS/ words
number_round_pack.c s/discarded < 64) {/discarded < 65) {/                       rounds
dot_fast.c   s/up > -32 ? c/up > -33 ? c/                                 windows
dot_exact.c  s/below = shift == 0 ? 0 : here/below = here/                exact
dot_partial.c s/TREE_MOST 22/TREE_MOST 2/                                  trees
dot_explain.c s/down >= 64 ? number/down >= 65 ? number/                  explains
mma_float.c  s/> MEMORY)/> 2 * MEMORY)/                                   walk
instruction_target.c s/i < MMAREF_PTX_VERSIONS \&\&/i <= MMAREF_PTX_VERSIONS \&\&/  targets
'

# The numbers of integer instructions whose names begin so, as a list.
numbers() { # MACRO, PATTERN
    echo "#define $1 $("${BUILD:-build}/mmaref" list |
        awk -v name="$2" '$0 ~ name && /[.](s8|u8|s4|u4|b1)[.]/ { print NR - 1 }' | paste -s -d ,)"
}

# Brings what the entries include into the folder.
prepare() {
    make -s -j "${JOBS:-$(nproc)}" host BUILD="${BUILD:-build}" > "$folder/make.log" 2>&1 &&
        "${CC:-gcc}" -Isrc -Igenerated tests/robust/prove/cases.c src/*.c generated/*.c -o "$folder/cases" &&
        "$folder/cases" > "$folder/cases.h" && "$folder/cases" walks > "$folder/walks.h" || return
    {
        numbers DENSE '^mma[.]sync'
        numbers SPARSE '^mma[.]sp'
        numbers WMMA '^wmma[.]mma'
    } > "$folder/numbers.h"
    build=$(echo 'MMAREF_CONFIGURED()' | "${CC:-gcc}" -E -P -include src/mmaref_config.h -xc -)
}

# Alarms of a run, without copies of functions, builds and casts, and without which end of a type is left, which differ
# between machines. What a contract promises is no alarm where the function is known by it alone.
alarms_of() { # CSV FUNCTIONS
    awk -F '\t' -v functions=",$2," '($6 == "Unknown" || $6 ~ /Invalid/) &&
        $5 != "precondition" && !(index(functions, "," $4 ",") && $5 == "postcondition") { print $4 "\t" $7 }' "$1" |
        sed -E -e 's/_[01]{11}//; s/^([a-z_0-9]+)_[0-9]+\t/\1\t/' \
            -e 's/\((unsigned |)(int|long|short|char)\)//g; s/\((u?int[0-9]+_t|size_t)\)//g' \
            -e 's/\b([a-z]+)_[0-9]+\b/\1/g' \
            -e 's/\t-(32768|2147483648|9223372036854775808) ≤ (.*)$/\t\2 fits/' \
            -e 's/ ≤ (32767|2147483647|9223372036854775807)$/ fits/' | sort -u
}

analyse() { # MACHINE FILE ENTRY INSTRUCTION LOOPS FUNCTION CONTRACTS
    local at=$folder/$1.$3.$4 begin=$SECONDS contracts=() functions=${7//@/$build}
    local -a sources options
    mapfile -t sources < <(printf '%s\n' "$source_folder"/*.c generated/table_*.c | grep -v selftest |
        grep -vFf <(sed -n 's|^#include "../../../src/\(.*[.]c\)".*|/\1|p' "tests/robust/prove/$2.c"; echo /no_such_file))
    [ "$3" != mac16 ] || sources=("$source_folder/mma_mac16.c")
    [ "$7" = - ] || contracts=(-eva-use-spec "$functions")
    read -ra options <<< "$(options_of "$5" | sed "s/@/$build/g")"
    # Without 128-bit integers, which Frama-C does not know.
    if ! nice frama-c -machdep "$1" -main "$3" \
        -cpp-extra-args="-U__SIZEOF_INT128__ -I$source_folder -Igenerated -I$folder -DINSTRUCTION=$4" -eva \
        "${options[@]}" "${contracts[@]}" -eva-show-progress -eva-msg-key=-final-states "tests/robust/prove/$2.c" \
        "${sources[@]}" -then -report-csv "$at.csv" > "$at.log" 2>&1 ||
        ! grep -q 'alarms* generated' "$at.log" || ! grep -q "computing for function $6[_0-9]* <-" "$at.log"; then
        echo "not ok - $1 $3 $4: the analysis ended early, or did not get to $6"
        tail -n 5 "$at.log" | sed 's/^/# /'
        return
    fi
    alarms_of "$at.csv" "$functions" > "$at.alarms"
    echo "$functions" > "$at.contracts"
    echo "ok - $1 $2 $3 $4: $(wc -l < "$at.alarms") alarms, $(grep -o 'computing for function [a-z_0-9]*' "$at.log" |
        sort -u | wc -l) functions, $((SECONDS - begin)) s"
}

# The runs of some entries, or of all.
chosen() { # ENTRY...
    awk -v entries=" $* " 'NF && (entries == "  " || index(entries, " " $3 " ")) {
        for (bits = 16; bits <= 32; bits += 16)
            if ($1 == bits || $1 == "both") print bits == 32 ? "gcc_x86_64" : "gcc_x86_16", $2, $3, $4, $5, $6, $7
    }' <<< "$runs"
}

listed() { grep -v '^#' "$list" | cut -f 1,2 | sort -u; }

# What is known by contract alone in one run is analysed in another one.
check_contracts() {
    local name missing=
    for name in $(cat "$folder"/*.contracts | tr ',' '\n' | sort -u | grep -v '^-'); do
        grep -LwF "$name" "$folder"/*.contracts | sed 's/contracts$/log/' |
            xargs -r grep -lq "computing for function ${name} <-" || missing+=" $name"
    done
    [ -z "$missing" ] && echo 'ok - each function with a contract is analysed' && return
    echo "not ok - each function with a contract is analysed, but for$missing"
    return 1
}

run_all() { # ENTRY...
    local name
    rm -f "$folder"/*.alarms "$folder"/*.contracts
    chosen "$@" > "$folder/runs"
    for name in "$@"; do
        if ! cut -d ' ' -f 3 "$folder/runs" | grep -qxF "$name"; then
            echo "not ok - no entry is named '$name'"
            return 1
        fi
    done
    xargs -P "${JOBS:-$(nproc)}" -I RUN bash -c 'analyse RUN' < "$folder/runs"
    if [ "$(ls "$folder"/*.alarms 2> /dev/null | wc -l)" -ne "$(wc -l < "$folder/runs")" ]; then
        echo 'not ok - every analysis came to its end'
        return 1
    fi
    sort -u "$folder"/*.alarms > "$folder/found"
    listed > "$folder/listed"
    if [ $# -gt 0 ]; then # the other entries' alarms are not here
        comm -12 "$folder/listed" "$folder/found" > "$folder/here" && mv "$folder/here" "$folder/listed"
    fi
    if ! diff "$folder/listed" "$folder/found" > "$folder/diff"; then
        echo "not ok - $list is not what Eva says (<: listed, >: found)"
        sed 's/^/# /' "$folder/diff"
        return 1
    fi
    echo "ok - $(wc -l < "$folder/found") alarms, each in the list with its argument"
    [ $# -gt 0 ] || check_contracts
}

# The errors, or the Nth of them: file, change and entry, with tabs between.
errors() { # [N]
    grep . <<< "$planted" | sed -n "${1:-1,\$}"'s/^\([^ ]*\) *\(.*[^ ]\) *\( [^ ]*\)$/\1\t\2\t\3/; T; s/\t /\t/; p'
}

run_changes() {
    local file change failed=0
    while IFS=$'\t' read -r file change _; do
        if sed "$change" "src/$file" | cmp -s - "src/$file"; then
            echo "not ok - planted $file, $change: it changes nothing"
            failed=1
        else
            echo "ok - planted $file, $change: a change"
        fi
    done < <(errors)
    return $failed
}

# Each error must give an alarm that is not in the list.
run_planted() { # [N]
    local file change entry failed=0
    while IFS=$'\t' read -r file change entry; do
        rm -rf "$folder/planted" && mkdir -p "$folder/planted/tests/robust/prove" && cp -r src "$folder/planted/src"
        sed -i "$change" "$folder/planted/src/$file"
        if cmp -s "src/$file" "$folder/planted/src/$file"; then
            echo "not ok - planted $file, $change: it changes nothing"
            failed=1
            continue
        fi
        # Entries include ../../../src, which is the copy there.
        cp tests/robust/prove/* "$folder/planted/tests/robust/prove" && cp -r generated "$folder/planted"
        cp "$folder"/*.h "$folder/planted"
        if (cd "$folder/planted" && folder=. && analyse $(chosen "$entry" | grep x86_64) > tap) &&
            [ -n "$(comm -13 <(listed) "$folder/planted"/*.alarms)" ]; then
            echo "ok - planted $file, $change: noticed by $entry"
        else
            echo "not ok - planted $file, $change: noticed by $entry"
            failed=1
        fi
    done < <(errors "$@")
    return $failed
}

case ${1:-} in
--entries) chosen | cut -d ' ' -f 3 | sort -u; exit ;;
--changes) run_changes; exit ;;
esac
if ! prepare; then
    echo 'not ok - the command, which lists the instructions, is built'
    exit 1
fi
export -f analyse alarms_of options_of
export folder source_folder build
if [ "${1:-}" = planted ]; then
    run_planted "${@:2}"
else
    run_all "$@"
fi
