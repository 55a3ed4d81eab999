#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Layouts in the notations of others: what layout writes check reads, for every fragment; layouts that others
# published; a thousand errors of one digit, and formulas drawn at random, found by evaluators in Lua; texts that cannot
# be read.
# Takes 25 s.
# Needs lua5.4
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder notation)
mmaref=$BUILD/mmaref

builds() {
    # shellcheck disable=SC2046 # a list of files
    gcc -std=c99 -O2 -Isrc -Igenerated -Iport/cli -Dmain=mmaref_main -c port/cli/main.c -o "$folder/main.o" &&
        gcc -std=c99 -O2 -Isrc -Igenerated -Iport/cli tests/ports/cli/test_notation.c "$folder/main.o" \
            $(command_sources | grep -v '/main\.c') "$BUILD/libmmaref.a" \
            -o "$folder/test_notation"
}
need builds
"$folder/test_notation" > "$folder/layouts" || failures=$((failures + 1))
cat "$folder/layouts"
lua5.4 tests/ports/cli/notation.lua "$mmaref" "$folder/layouts" || failures=$((failures + 1))
lua5.4 tests/ports/cli/formulas.lua "$mmaref" || failures=$((failures + 1))

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

# ---- Formulas --------------------------------------------------------------

one_formula() {
    [ -n "$head" ] || return 0
    IFS='|' read -r status insn operand answer source <<< "$head"
    try "$insn $operand, $source" says "$status" "$answer" check "$insn" "$operand" "${text%$'\n'}"
}
head='' text=''
while IFS= read -r line; do
    case $line in
    '== '*) one_formula; head=${line#== } text='' ;;
    *) text+=$line$'\n' ;;
    esac
done < tests/ports/cli/formulas.txt
one_formula

# The formulas of the PTX text are those that show prints; the name of an element, as ai, is a clause's only.
printed() { # INSN OPERAND
    "$mmaref" show "$1" | awk -v operand="$2" '
        $1 == operand && $2 == "formula" { inside = 1; sub(/^[a-z_]+ formula +/, ""); print; next }
        /^[^ ]/ { inside = 0 }
        inside'
}
printed_holds() { [ -n "$(printed "$1" "$2")" ] && says 0 equal check "$1" "$2" "$(printed "$1" "$2")"; }
for insn in m8n8k4.row.col.f32.f16.f16.f32 m8n8k4.f64.f64.f64.f64 m16n8k8.f32.f16.f16.f32 m16n8k16.f32.f16.f16.f32 \
    m16n8k4.f32.tf32.tf32.f32 m8n8k16.s32.s8.s8.s32 m16n8k32.s32.s8.s8.s32 m16n8k64.s32.s4.s4.s32 \
    m16n8k128.s32.b1.b1.s32.xor.popc; do
    for operand in a b c; do
        try "$insn $operand as the PTX text has it" printed_holds $insn $operand
    done
done

# ---- Tables ----------------------------------------------------------------

table_says() { # STATUS TEXT INSN OPERAND: of the table on standard input
    local status=$1 text=$2
    shift 2
    says "$status" "$text" check "$@" -
}
own_table() { # INSN OPERAND OPTION...
    "$mmaref" layout "$@" > "$folder/table" && table_says 0 equal "$1" "$2" < "$folder/table"
}
for options in --csv --json '--json --registers'; do
    # shellcheck disable=SC2086 # words
    try "layout $options is read" own_table $f16 a $options
done
try 'metadata of two selectors are read' own_table $sparse e --csv
try 'four products are read' own_table $quad c --json
other_selector() {
    "$mmaref" layout $sparse e --csv | sed 's/^e,1,/e,0,/' > "$folder/table"
    table_says 1 '128 of 256 differ; first lane 2 e0: yours [0,0,0], PTX [1,0,0]; yours reaches 128 of 128 places' \
        $sparse e < "$folder/table"
}
try 'a wrong selector is told' other_selector
without_heads() { "$mmaref" layout $f16 c --csv | sed 1d | table_says 0 equal $f16 c; }
try 'a table without heads' without_heads
ours() { # SEPARATOR: a table of C by the formula of the PTX text
    awk -v s="$1" 'BEGIN {
        OFS = s; print "thread", "value", "row", "col"
        for (t = 0; t < 32; t++) for (i = 0; i < 4; i++) print t, i, int(t / 4) + (i < 2 ? 0 : 8), t % 4 * 2 + i % 2 }'
}
for separator in ',' ';' $'\t'; do
    equal_table() { ours "$separator" | table_says 0 equal $f16 c; }
    try "a table of others, by '$separator'" equal_table
done
one_wrong() {
    ours , | sed 's/^9,2,10,2$/9,2,10,3/' |
        table_says 1 '1 of 128 differ; first lane 9 c2: yours [10,3], PTX [10,2]; yours reaches 127 of 128 places' $f16 c
}
try 'one wrong row is told' one_wrong
one_less() {
    ours , | sed '/^9,2,/d' | table_says 1 'yours leaves out 1 of 128 elements' $f16 c
}
try 'a row too few is told' one_less
half() {
    ours , | sed '/^16,/,$d' | table_says 1 'yours has 16 threads of 4 values, PTX 32 lanes of 4 elements' $f16 c
}
try 'half a table is told' half
refuses_table() { # COMPLAINT TABLE
    printf %b "$2" | table_says 2 "mmaref: layout: $1" $f16 c
}
while IFS='|' read -r text complaint; do
    try "refuses the table '$text'" refuses_table "$complaint" "$text"
done << 'END'
thread,value,row,col\n0,0,0,0\n0,1,0,x\n|'x': a number was expected, at character 36
thread,value,row,col\n0,0,0,0\n0,1,0\n|'0,1,0': fewer columns than heads, at character 30
thread,value,row,col\n0,0,0,0,0\n|',': more columns than heads, at character 29
thread,value,row,col\n0,0,0,0\n0,0,0,1\n|'0,0,0,1': this element of this lane is given twice, at character 30
thread,value,row\n0,0,0\n|'thread,value,row': no row and column, at character 1
value,row,col\n0,0,0\n|'value,row,col': no lane (lane, thread, tid), at character 1
[{"lane": 0, "element": 0, "row": 0}]|'{"lane": 0, "element": 0, "row": 0}': no row and column, at character 2
[{"lane": 0, "element": 0, "row": -1}]|'-': a number was expected, at character 35
[{"lane": 0, "element": 0, "row": 0, "column": 0}|'[{"lane": 0, "element": 0, "row": 0, "column": 0}': a comma or ] was expected at its end
END

# ---- Triton's mma, JAX, CuTe's other spellings --------------------------------

mma='#ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 1], instrShape = [16, 8]}>'
while IFS='|' read -r status insn operand answer text; do
    try "$insn $operand $text" says "$status" "$answer" check "$insn" "$operand" "$text"
done << END
0|$f16|c|equal|$mma
0|$f16|c|equal: the first of 4 tiles of 16 x 8|#mma = #triton_gpu.nvidia_mma<{versionMajor = 2, warpsPerCTA = [4, 1], CTAsPerCGA = [1, 1], instrShape = [16, 8]}>
0|$f16|c|equal: the first of 4 tiles of 16 x 8|gl.NVMMADistributedLayout(version=[2, 0], warps_per_cta=[2, 2], instr_shape=[16, 8])
0|m8n8k4.f64.f64.f64.f64|c|equal: the first of 2 tiles of 8 x 8|$mma
0|$f16|a|equal|#ttg.dot_op<{opIdx = 0, parent = $mma, kWidth = 2}>
0|$f16|b|equal|#ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>
0|m16n8k32.s32.s8.s8.s32|a|equal|#ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>
0|m16n8k32.s32.s8.s8.s32|b|equal|#ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>
0|m16n8k8.f32.tf32.tf32.f32|a|equal|#ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>
0|m16n8k8.f32.tf32.tf32.f32|b|equal|DotOperandLayout(operand_index=1, parent=NVMMADistributedLayout(version=[2, 0], instr_shape=[16, 8]), k_width=1)
1|$f16|b|96 of 128 differ; first lane 0 b2: yours [2,0], PTX [8,0]; yours reaches 128 of 128 places; kWidth = 4 orders k otherwise: a register has 2 elements|#ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>
2|$f16|c|mmaref: layout: '#ttg.nvidia_mma<{versionMajor = 3, instrShape = [16, 64, 16]}>': version 3 is wgmma; mma.sync is version 2, at character 1|#ttg.nvidia_mma<{versionMajor = 3, instrShape = [16, 64, 16]}>
2|$f16|c|mmaref: layout: '#ttg.nvidia_mma<{versionMajor = 1}>': version 1, of Volta, is not known here, at character 1|#ttg.nvidia_mma<{versionMajor = 1}>
2|$f16|c|mmaref: layout: 'slice': #ttg.linear, #ttg.nvidia_mma or #ttg.dot_op was expected, at character 6|#ttg.slice<{dim = 1, parent = $mma}>
2|$f16|a|mmaref: layout: '#ttg.dot_op<{opIdx = 0, parent = #mma}>': kWidth, a power of two up to 32, was expected, at character 1|#ttg.dot_op<{opIdx = 0, parent = #mma}>
0|$f16|c|equal: the first of 4 tiles of 16 x 8|WGMMA_LAYOUT = TiledLayout(Tiling(((64, 8), (16, 8), (8, 8), (2,))), warp_dims=(-7,), lane_dims=(-3, -2), vector_dim=-1)
0|$f16|c|equal: the first of 4 tiles of 16 x 8|fa.TiledLayout(Tiling(((64, 8), (16, 8), (8, 8), (1, 2))), warp_dim=-8, lane_dims=(-4, -3), vector_dim=-1,)
1|$f16|c|120 of 128 differ; first lane 1 c0: yours [1,0], PTX [0,2]; yours reaches 128 of 128 places|TiledLayout(Tiling(((16, 8), (8, 8), (2,))), warp_dims=(), lane_dims=(-2, -3), vector_dim=-1)
1|$f16|a|128 of 256 differ; first lane 0 a2: yours [0,8], PTX [8,0]; yours reaches 256 of 256 places|TiledLayout(Tiling(((16, 16), (8, 8), (2,))), warp_dims=(), lane_dims=(-3, -2), vector_dim=-1)
2|$f16|c|mmaref: layout: '(3,)': a tile of powers of two, inside of the one before it, was expected, at character 38|TiledLayout(Tiling(((16, 8), (8, 8), (3,))), warp_dims=(), lane_dims=(-3, -2), vector_dim=-1)
2|$f16|c|mmaref: layout: '-2': no dimension, or used before, at character 91|TiledLayout(Tiling(((16, 8), (8, 8), (2,))), warp_dims=(), lane_dims=(-3, -2), vector_dim=-2)
0|$f16|c|equal|auto lc = Layout<Shape<Shape<_4,_8>,Shape<_2,_2>>, Stride<Stride<_32,_1>,Stride<_16,_8>>>{};
0|$f16|c|equal|(((_4,_8),(_2,_2)):((_32,_1),(_16,_8)))
0|$f16|c|equal|constexpr auto l = make_layout(make_shape(make_shape(_4{}, _8{}), make_shape(_2{}, _2{})), make_stride(make_stride(_32{}, _1{}), make_stride(_16{}, _8{})));
0|$f16|c|equal|using L = decltype(make_layout(Shape<Shape<_4,_8>,Shape<_2,_2>>{}, Stride<Stride<_32,_1>,Stride<_16,_8>>{}));
0|$f16|c|equal|typedef cute::Layout<Shape<Shape<_4,_8>,Shape<_2,_2>>, /* lanes */ Stride<Stride<_32,_1>,Stride<_16,_8>>> L;
0|$f16|c|equal|LayoutC_TV: ((_4,_8),(_2,_2)):((_32,_1),(_16,_8))
0|$f16|c|equal|layout = cute.make_layout(shape=((4, 8), (2, 2)), stride=((32, 1), (16, 8)))
0|$f16|c|equal|((4,8),(2,2)):((2@1,1@0),(1@1,8@0))
0|$f16|b|equal|((4,8),(2,2)):((2@1,1@0),(1@1,8@1))
0|$f16|c|equal|make_layout(Shape<Shape<_4,_8>,Shape<_2,_2>>{}, make_stride(make_stride(_2{}*E<1>{}, E<0>{}), make_stride(E<1>{}, E<0>{}*_8{})))
1|$f16|c|64 of 128 differ; first lane 0 c2: yours [4,0], PTX [8,0]; yours reaches 96 of 128 places|Layout<Shape<Shape<_4,_8>,Shape<_2,_2>>, Stride<Stride<ScaledBasis<_2,1>,E<0>>,Stride<E<1>,ScaledBasis<_4,0>>>>
1|$f16|c|124 of 128 differ; first lane 0 c1: yours [1,0], PTX [0,1]; yours reaches 128 of 128 places|make_layout(Shape<_32,_4>{}, LayoutRight{})
END

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
SM80_16x8_Row|'SM80_16x8_Row': in no notation of a layout (mmaref help layouts lists them), at character 1
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
row = laen / 4; col = 2|'laen': no such name, at character 7, nearest is 'lane'
row = lane / 4 + ; col = 1|';': a number or a name was expected, at character 18
row = lane / 4 + 8 * (i / 2; col = 1|';': an operator, a comma or a closing bracket was expected, at character 28
row = lane / 4 + 8.5; col = 1|'8.5': no integer, at character 18
row = foo(lane); col = 1|'foo': no function that is known here, at character 7
row = lane / (i - 1); col = 1|'/': C and Python divide negative numbers differently for lane 0, element 0, at character 12
row = lane / i; col = 1|'/': division by 0 for lane 0, element 0, at character 12
row = 1 << lane * 9; col = 1|'<<': a shift by less than 0 or more than 40 for lane 5, element 0, at character 9
row = 99999999 * 99999999; col = 1|'*': too large a number for lane 0, element 0, at character 16
row = lane & 3 == 0; col = 1|'=': C and Python compare and combine bits in another order: put brackets, at character 17
row = lane / 4 + 8 * (i / 2)|'row = lane / 4 + 8 * (i / 2)': no column is given at its end
lambda lane: (lane, 1)|'(': two parameters were expected: lane and element, or row and column, at character 14
lambda lane, i, j: (lane, i)|'(': two parameters were expected: lane and element, or row and column, at character 20
lambda lane, i: (t, i)|'t': no such name, at character 18
lambda lane, i: lane|'lane': two values were expected, at character 17
row = groupID for ai where i < 2; col = i|'groupID for ai where i < 2': no case holds for lane 0, element 2, at character 7
((4,8),(2,2)):((2@2,1),(16,8))|'2': coordinates are 0 and 1, at character 19
#ttg.blocked<{}>|'blocked': #ttg.linear, #ttg.nvidia_mma or #ttg.dot_op was expected, at character 6
END
refuses_together() { ! "$mmaref" layout $f16 a "$@"; }
for options in '--cute --triton' '--cute --json' '--triton --svg' '--cute --rows 0-1' '--triton --registers'; do
    # shellcheck disable=SC2086 # words
    try "refuses $options" refuses_together $options
done
finish
