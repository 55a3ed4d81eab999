#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Layouts in CuTe's and Triton's notation: what layout writes check reads, for every fragment; layouts that others
# published; a thousand errors of one digit, found by an evaluator in Lua; texts that cannot be read.
# Takes 15 s.
# Needs lua5.4
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder notation)
mmaref=$BUILD/mmaref

builds() {
    # shellcheck disable=SC2046 # a list of files
    gcc -std=c99 -O2 -Isrc -Igenerated -Iport/cli -Dmain=mmaref_main -c port/cli/main.c -o "$folder/main.o" &&
        gcc -std=c99 -O2 -Isrc -Igenerated -Iport/cli tests/ports/cli/test_notation.c "$folder/main.o" \
            $(printf '%s\n' port/cli/*.c port/cli/*/*.c generated/cli/*.c | grep -v '/main\.c') "$BUILD/libmmaref.a" \
            -o "$folder/test_notation"
}
need builds
"$folder/test_notation" > "$folder/layouts" || failures=$((failures + 1))
cat "$folder/layouts"
lua5.4 tests/ports/cli/notation.lua "$mmaref" "$folder/layouts" || failures=$((failures + 1))

# ---- What others wrote -----------------------------------------------------

says() { # STATUS, TEXT, ARGUMENT...: of both outputs, the text alone
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" "$@" 2>&1)
    [ $? -eq "$status" ] && [ "$output" = "$text" ] || { echo "$output"; return 1; }
}
has_status() { # STATUS, ARGUMENT...
    local status=$1
    shift
    "$mmaref" "$@"
    [ $? -eq "$status" ]
}
while IFS='|' read -r status insn operand layout source; do
    try "$insn $operand $layout, $source" has_status "$status" check "$insn" "$operand" "$layout"
done < <(grep -v '^#' tests/ports/cli/notations.txt)

f16=m16n8k16.f32.f16.f16.f32
c='((4,8),(2,2)):((32,1),(16,8))'
try 'the first difference is told' says 1 \
    '192 of 256 differ; first lane 1 b0: yours [4,0], PTX [8,0]; yours reaches 160 of 256 places' \
    check m16n8k32.s32.s4.s4.s32 b '((4,8),8):((32,1),8)'
try 'an equal one' says 0 equal check $f16 c "$c"
lines=$'using CLayout = Layout<Shape <Shape <_4,_8>, // lanes\n    Shape < _2,_2>>,\n\tStride<Stride<_32,_1>,\r\n Stride<_16,_8>>>;\n'
try 'over several lines, with comments' says 0 equal check $f16 c "$lines"
from_input() { "$mmaref" check $f16 c - <<< "$lines"; }
try 'from standard input' from_input
while read -r text; do
    try "written as $text" says 0 equal check $f16 c "$text"
done << 'END'
cute.make_layout(((4,8),(2,2)), stride=((32,1),(16,8)))
make_layout(make_shape(make_shape(Int<4>{},_8{}),cute::make_shape(C<2>{},_2{})), make_stride(make_stride(_32{},_1{}),make_stride(_16{},_8{})))
cute::Layout<cute::Shape<cute::Shape<cute::C<4>,cute::Int<8>>,Shape<_2,_2>>,Stride<Stride<_32,_1>,Stride<_16,_8>>>{}
((4,8),(2,2,)):((32,1),(16,8),)
((2,2,2,2,2),(2,2)):((32,64,1,2,4),(16,8))
lane=[[0,2],[0,4],[1,0],[2,0],[4,0]], register=[[0,1],[8,0]]
DistributedLinearLayout(reg_bases=[[0,1],[8,0]], lane_bases=[[0,2],[0,4],[1,0],[2,0],[4,0]], warp_bases=[], block_bases=[], shape=[16, 8])
END
try 'without strides a layout is compact' says 1 \
    '60 of 64 differ; first lane 0 c1: yours [0,4], PTX [0,1]; yours reaches 64 of 64 places' \
    check m8n8k4.f64.f64.f64.f64 c '(32,2)'

# ---- Sizes, products, dense k ----------------------------------------------

try 'too many threads' says 1 'yours has 64 threads of 4 values, PTX 32 lanes of 4 elements' \
    check $f16 c '((4,8,2),(2,2)):((32,1,128),(16,8))'
try 'threads of size 0' says 1 'yours has 0 threads of 4 values, PTX 32 lanes of 4 elements' \
    check $f16 c '((4,0),(2,2)):((32,1),(16,8))'
try 'too few values, and other ones' says 1 \
    'yours has 32 threads of 2 values, PTX 32 lanes of 4 elements; 56 of 64 differ; first lane 0 c1: yours [1,0], PTX [0,1]; yours reaches 64 of 128 places' \
    check $f16 c '((4,8),2):((2,16),1)'
quad=m8n8k4.row.col.f32.f16.f16.f32
try 'one product' says 0 '(8,4):(1,8)' layout $quad a --cute --product 0
try 'read as such' says 0 'equal: 8 threads of 4 values are one product' check $quad a '(8,4):(1,8)'
try 'four products' says 0 '((4,4,2),4):((1,32,4),8)' layout $quad a --cute
try 'four products of Triton' says 0 'register=[[0,0,1],[0,0,2]] lane=[[0,1,0],[0,2,0],[1,0,0],[2,0,0],[0,4,0]]' layout $quad a --triton
try 'another layout of one product' says 1 \
    '28 of 32 differ; first lane 0 a1: yours [1,0], PTX [0,1]; yours reaches 16 of 32 places' check $quad a '(8,4):(8,1)'
sparse=sp.m16n8k32.f32.f16.f16.f32
try 'stored elements of a sparse A' says 0 equal check $sparse a '((4,8),(2,2,2)):((32,1),(16,8,128))'
try 'dense k of a sparse A' says 0 'equal: values count k of the dense matrix, 2 to a stored element' \
    check $sparse a '((4,8),(4,2,2)):((64,1),(16,8,256))'
try 'tiles of Triton' says 0 'equal: the first of 8 tiles of 16 x 8' check $f16 c \
    '#ttg.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>'
try 'tiles astray' says 1 'further tiles do not begin at multiples of 16 rows and 8 columns' check $f16 c \
    'register=[[0,1],[8,0]] lane=[[0,2],[0,4],[1,0],[2,0],[4,0]] warp=[[8,0]]'
try 'fragments of a chip' says 1 \
    '384 of 512 differ; first lane 0 a1: yours [0,1], PTX [1,0]; yours reaches 256 of 256 places' \
    check wmma.load.a.col.m16n16k16.shared.f16 a --arith sm_70 "$("$mmaref" layout wmma.load.a.row.m16n16k16.shared.f16 a --cute --arith sm_70)"

# ---- What cannot be read ---------------------------------------------------

while IFS='|' read -r text complaint; do
    try "refuses '$text'" says 2 "mmaref: layout: $complaint" check $f16 c "$text"
done << 'END'
 |' ': a number or a tuple of numbers was expected at its end
((4,8),(2,2)):((32,1),(16,8)|'((4,8),(2,2)):((32,1),(16,8)': a comma or ) was expected at its end
((4,8),(2,2)):((32,1),(16,8)))|')': the end was expected, at character 30
((4,8),(2,2)):((32,-1),(16,8))|'-': a number or a tuple of numbers was expected, at character 20
((4,8),(2,2));((32,1),(16,8))|'(': the end was expected, at character 15
((4,8),(2,2)):((32,1,16),8)|'((32,1,16),8)': strides that do not fit the shape, at character 15
((4,8),(2,2)):|'((4,8),(2,2)):': a number or a tuple of numbers was expected at its end
((4,8,(2,2)):((32,1),(16,8))|':': a comma or ) was expected, at character 13
(4,8,2,2):(32,1,16,8)|'(4,8,2,2)': two modes were expected: (threads, values), at character 1
32:1|'32': two modes were expected: (threads, values), at character 1
SM80_16x8_Row|'SM80_16x8_Row': a number or a tuple of numbers was expected, at character 1
Layout<Shape<Shape<_4,_8>,Shape<_2,_2>>,Stride<Stride<_32,_1>,Stride<_16,_8)>>|')': a comma or > was expected, at character 76
Layout<Shape<Int<4,_8>>>|',': > was expected, at character 19
((4,1234567890),1):((1,1),1)|'1234567890': the number has more than 9 digits, at character 5
((((((((((4))))))))),1):(1,1)|'(': nested too deeply, at character 9
register=[[0,1],[8,0]]|'register=[[0,1],[8,0]]': lane=[...] was expected at its end
register=[[0,1],[8,0] lane=[]|'lane': a comma or ] was expected, at character 23
register=[[0,1],[8]] lane=[]|'[8]': [row,column] was expected, at character 17
register=[[0,1],[8,0,0]] lane=[]|'[8,0,0]': [row,column] was expected, at character 17
register=[[0,1],[8,0]] lane=[[0,2],[0,x],[1,0],[2,0],[4,0]]|'x': a number was expected, at character 39
register=[[0,1]] register=[[8,0]]|'register': given twice, at character 18
register=[] lane=[] wrap=[]|'wrap': the end was expected, at character 21
#ttg.blocked<{}>|'ttg': #ttg.linear was expected, at character 2
END
refuses_together() { ! "$mmaref" layout $f16 a "$@"; }
for options in '--cute --triton' '--cute --json' '--triton --svg' '--cute --rows 0-1' '--triton --registers'; do
    # shellcheck disable=SC2086 # words
    try "refuses $options" refuses_together $options
done
finish
