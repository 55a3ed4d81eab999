#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What the command says of PTX ISA 9.0, 9.7.14, beside layouts and sums: strides of wmma (9.7.14.4.2), strings of earlier
# versions, shapes that there are not, and what is left out.
# Takes 5 s.
# Needs jq
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
mmaref=$BUILD/mmaref
folder=$(scratch_folder chapter)
says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}

# The table "Default value for stride" of 9.7.14.4.2: shape, A (row), A (column), B, the accumulator; then an instruction
# of the shape, and the bytes of the fragments of A, B, C and D by the tables of 9.7.14.4.1.
strides=(
    '16x16x16 16 16 16 16 16 16   row.col.m16n16k16.f32.f16 32 32 16 32'
    '8x32x16 16 8 32 16 32 8      row.col.m8n32k16.f32.f32 32 32 32 32'
    '32x8x16 16 32 8 16 8 32      row.col.m32n8k16.s32.s8.s8.s32 16 4 32 32'
    '8x8x32 32 8 8 32 8 8         row.col.m8n8k32.s32.s4.s4.s32 4 4 8 8'
    '8x8x128 128 8 8 128 8 8      row.col.m8n8k128.s32.b1.b1.s32 4 4 8 8'
    '16x16x8 8 16 16 8 16 16      row.col.m16n16k8.f32.tf32.tf32.f32 16 16 32 32'
    '8x8x4 4 8 8 4 8 8            row.col.m8n8k4.f64.f64.f64.f64 8 8 16 16'
)
of_mma() { # the numbers of a row, by wmma.mma
    local op=''
    [[ $1 != *b1* ]] || op=.xor.popc
    "$mmaref" show "wmma.mma$op.sync.aligned.$1" --json |
        jq -r '[.a, .b, .c | .stride_row, .stride_col] + [.a, .b, .c, .d | .alignment] | join(" ")'
}
for row in "${strides[@]}"; do
    read -r shape a1 a2 b1 b2 c1 c2 name bytes <<< "$row"
    try "strides of $shape" [ "$(of_mma "$name")" = "$a1 $a2 $b1 $b2 $c1 $c2 $bytes" ]
done
# The same by each wmma.load and wmma.store, in words: the default of its layout, from the table.
by_words() { # OPERAND
    local shape column
    while read -r name; do
        shape=$(grep -o 'm[0-9]*n[0-9]*k[0-9]*' <<< "$name" | sed 's/[nk]/x/g')
        case $1 in a) column=2 ;; b) column=4 ;; *) column=6 ;; esac
        [[ $name == *.row.* ]] || column=$((column + 1))
        printf '%s %s\n' "$name" "$(printf '%s\n' "${strides[@]}" | awk -v shape="${shape#m}" -v c="$column" '$1 == shape { print $c }')"
    done
}
loads() { "$mmaref" list "wmma.$1" | grep -v 'shared\|global'; }
in_words() {
    local name stride
    while read -r name stride; do
        "$mmaref" show "$name" | grep -q " memory  *stride $stride elements by default, " || echo "$name: not $stride"
    done
}
all_words() { [ -z "$({ for o in a b c; do loads "load.$o" | by_words $o; done; loads store | by_words d; } | in_words | tee /dev/stderr)" ]; }
try 'strides of loads and stores, in words' all_words
try 'the example of 9.7.14.4.2: p and 2*s are multiples of 32' says 0 \
    'stride 16 elements by default, a multiple of 16; address a multiple of 32 bytes' show wmma.load.a.sync.aligned.row.m16n16k16.f16
try 'mma has no stride' [ "$("$mmaref" show m16n8k8.f32.f16.f16.f32 | grep -c stride)" -eq 0 ]

# f16 wmma until 6.2, by 9.7.14.4.3 to .5: 3 operands of loads of f16 and C of f32, stores of f16 and f32, each in 2
# layouts and 3 state spaces; 4 pairs of layouts, 4 of types of D and C, each with and without .satfinite.
earlier() { # VERSION, SHAPES
    local spaces='. .global. .shared.' shape space layout types b
    for shape in $2; do
        for layout in row col; do
            for space in $spaces; do
                for types in load.a:f16 load.b:f16 load.c:f16 load.c:f32 store.d:f16 store.d:f32; do
                    echo "wmma.${types%:*}.sync.$layout.$shape$space${types#*:}"
                done
            done
            for b in row col; do
                for types in f16.f16 f16.f32 f32.f16 f32.f32; do
                    printf 'wmma.mma.sync.%s.%s.%s.%s%s\n' $layout $b "$shape" $types '' $layout $b "$shape" $types .satfinite
                done
            done
        done
    done
}
lists() { # VERSION, SHAPES
    diff <(earlier "$@" | sort) <("$mmaref" list --ptx "$1" | sort)
}
try 'strings of 6.0' lists 6.0 m16n16k16
try 'strings of 6.1' lists 6.1 'm16n16k16 m8n32k16 m32n8k16'
try 'strings of 6.2' lists 6.2 'm16n16k16 m8n32k16 m32n8k16'
saturating() { "$mmaref" list wmma.mma satfinite --ptx "$1" 2> /dev/null | grep -c 'f16\.\|f32\.'; }
for pair in 6.2=48 6.3=48 6.4=48 6.5=0 7.0=0 9.4=0; do
    try "floating .satfinite in ${pair%=*}" [ "$(saturating "${pair%=*}")" -eq "${pair#*=}" ]
done
all_shown() { # what is listed is shown, and its files linted
    local name
    "$mmaref" list --ptx "$1" | while read -r name; do "$mmaref" show "$name" --ptx "$1" > "$folder/shown" 2>&1 || echo "$name"; done
}
try 'what 6.1 has is shown' [ -z "$(all_shown 6.1)" ]
old=wmma.mma.sync.row.col.m16n16k16.f32.f32.satfinite new=wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32.satfinite
gone='.satfinite is removed from floating-point wmma.mma in PTX 6.5'
try 'show in 6.4' says 0 'deprecated in PTX 6.4 and removed in 6.5' show $new --ptx 6.4
try 'show in 6.5' says 2 "'$new': $gone" show $new --ptx 6.5
try 'show in none' says 2 "'$new': $gone" show $new
try 'words in 6.4' says 0 'removed in 6.5' show wmma.mma.m16n16k16.row.col.f32.f32.satfinite --ptx 6.4
try 'words in none' says 2 "$gone" show wmma.mma.m16n16k16.row.col.f32.f32.satfinite
try 'other commands' says 2 "$gone" layout $new a
try 'bf16 never had it' says 2 "'satfinite': not legal here" show wmma.mma.sync.aligned.row.col.m16n16k16.f32.bf16.bf16.f32.satfinite --ptx 6.4
try 'mma never had it' says 2 "'satfinite': not legal here" show mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32.satfinite --ptx 6.4
try 'integers have it' says 0 '.satfinite: the exact sum' show wmma.mma.sync.aligned.row.col.m16n16k16.s32.s8.s8.s32.satfinite --ptx 6.5
eight='{%r0,%r1,%r2,%r3,%r4,%r5,%r6,%r7}'
module() { printf '.version %s\n.target sm_70\n%s %s, %s, %s, %s;\n' "$1" "$2" "$eight" "$eight" "$eight" "$eight" > "$folder/m.ptx"; }
lints() { # STATUS, TEXT, VERSION, NAME
    module "$3" "$4"
    says "$1" "$2" lint "$folder/m.ptx"
}
try 'lint in 6.0' lints 0 "legal: $old: PTX 6.0, sm_70 or higher: .satfinite of floating-point" 6.0 $old
try 'lint in 6.4' lints 0 "legal: $new: PTX 6.3" 6.4 $new
try 'lint in 6.4 without .aligned' lints 1 "wrong: $old: .aligned may be missing below PTX ISA 6.3 only" 6.4 $old
try 'lint in 6.5' lints 1 "wrong: $new: $gone" 6.5 $new
try 'lint in 6.2 with .aligned' lints 1 "wrong: $new: legal, but needs PTX 6.3" 6.2 $new
try 'lint --json' [ "$(module 6.0 $old; "$mmaref" lint "$folder/m.ptx" --json 2> /dev/null | jq -r '.[0] | "\(.name) \(.ptx)"')" = "$old 6.0" ]
try 'words may come in any order' says 0 'removed in 6.5' show wmma.mma.sync.aligned.row.col.satfinite.m16n16k16.f32.f32 --ptx 6.4
try 'what to compile for' says 0 'wmma.load.a.sync.row.m16n16k16.f16         sm_70' list wmma.load.a --ptx 6.0 --target v100
try 'the same of one' says 0 'compile for  sm_70' show wmma.load.a.sync.row.m16n16k16.f16 --ptx 6.0 --target v100
try 'a target of a later version' says 2 "'6.0': sm_72 needs PTX 6.1" list --target sm_72 --ptx 6.0
try 'a shape of a later version' says 1 "excludes the 3 instructions that all else leaves: PTX 6.1" list wmma.load.a row m32n8k16 f16 '!shared::cta' --ptx 6.0

# What brought a string, in list, show and lint: the version before it has none.
while read -r first before name; do
    try "$name: not in $before" says 2 "legal, but needs PTX $first" show "$name" --ptx "$before"
    try "$name: in $first" says 0 "$name" show "$name" --ptx "$first"
    try "$name: not listed in $before" says 1 "PTX $first or later" list "$name" --ptx "$before"
    try "$name: listed in $first" says 0 "$name" list "$name" --ptx "$first"
done << 'EOF'
7.8 7.7 wmma.load.a.sync.aligned.row.m16n16k16.shared::cta.f16
7.1 7.0 wmma.mma.and.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32
7.1 7.0 mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc
7.0 6.5 wmma.load.a.sync.aligned.row.m16n16k8.tf32
7.0 6.5 wmma.store.d.sync.aligned.row.m8n8k4.f64
6.5 6.4 mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32
7.8 7.7 mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64
8.4 8.3 mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32
8.7 8.6 mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16
8.5 8.4 mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
8.6 8.5 stmatrix.sync.aligned.m16n8.x1.trans.b8
7.8 7.7 movmatrix.sync.aligned.m8n8.trans.b16
9.1 9.0 mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0
EOF

# Shapes that there are not: the one with an instruction whose sides are nearest, by factors.
while read -r near name; do
    try "$name: nearest is $near" says 2 "nearest is '$near'" show "$name"
done << 'EOF'
m16n8k32 m16n8k48.f32.f16.f16.f32
m16n8k64 m16n8k48
m16n8k16 m16n8k20.f32.f16.f16.f32
m16n16k16 m16n24k16
m8n32k16 m8n24k16
m16n8k8 m16n8k7
m16n8k4 m12n8k4.f64
m16n8k16 mma.sync.aligned.m16n8k48.row.col.f32.f16.f16.f32
m16n8k64 mma.sync.aligned.m16n8k96.row.col.s32.s4.s4.s32
m16n8k16 mma.sync.aligned.m16n24k16.row.col.f32.f16.f16.f32
m8n8 ldmatrix.sync.aligned.m8n12.x1.b16
m16n8 stmatrix.sync.aligned.m16n24.x1.trans.b8
m16n8 m16n8k0
EOF
for command in 'where m16n8k48.f32.f16.f16.f32 a 3 5' 'list m16n8k48.f32.f16.f16.f32' 'split m16n8k48.f32.f16.f16.f32 --target sm_90'; do
    # shellcheck disable=SC2086 # words
    try "$command" says 2 "'m16n8k48': no instruction has this word, nearest is 'm16n8k32'" $command
done
try 'lint of a shape' lints 1 "'m16n8k48': unknown qualifier, nearest is 'm16n8k16'" 8.0 mma.sync.aligned.m16n8k48.row.col.f32.f16.f16.f32

# The one note on targets that is read (9.7.14.5.14): of three types of A and B, in mma, not in mma.sp.
while read -r count name; do
    try "$name: $count reading" [ "$("$mmaref" show "$name" | grep -c '^reading  *the note on .e3m2, .e2m3 and .e2m1 says sm_120f')" -eq "$count" ]
done << 'EOF'
1 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e3m2.e4m3.f32
1 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e5m2.e2m3.f16
1 mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0
0 mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e5m2.f32
0 mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e3m2.e2m1.f32
EOF

# Each section of the list of what is left out exists, and it names those of all instructions.
sections() { "$mmaref" help scope | grep -o '9[.]7[.]14[.][0-9.]*[0-9]'; }
known() {
    lua5.4 -e 'local s = dofile("generator/spec/sections.lua")
        for section in s.of_text:gmatch("%S+") do print(section) end
        for _, row in ipairs(s.sections) do print(row.section) end'
}
try 'sections of help scope exist' [ -z "$(comm -23 <(sections | sort -u) <(known | sort -u))" ]
defining() { "$mmaref" list --csv | grep -o '9[.]7[.]14[.][0-9.]*[0-9]' | sort -u; }
try 'it has those of instructions' [ "$(comm -23 <(defining) <(sections | sort -u) | tr '\n' ' ')" = '9.7.14.5.17 ' ]
try 'that one as the end of .14 to .17' says 0 '9.7.14.5.14 to .17' help scope
finish
