/* SPDX-License-Identifier: MIT */
/* mmaref help TOPIC. See topics.h. A test runs every line that begins with a dollar sign and compares the lines below
 * it with what is printed; three dots stand for lines that are not shown. */
#include "topics.h"

#include <stdio.h>
#include <string.h>

#include "mmaref.h"

typedef struct {
    const char *name, *summary, *text;
} topic;

/* What stands behind the text of "units": of each named block a line. */
static void list_units(void)
{
    mmaref_block block;
    uint8_t i;

    for (i = 0; mmaref_block_get(i, &block) == MMAREF_OK; i++) {
        printf("  %-14s  %-19s  %-40.*s  %s\n", block.name, block.types, (int)strcspn(block.source, ":"), block.source,
               block.certainty);
    }
}

static const topic topics[] = {
    { "numbers", "how numbers are written and printed",
      "Numbers are decimals (1.5, -6000, 6.1e-5), hexadecimal floats (0x1.8p-3), inf, nan, or patterns of their\n"
      "type (0x3c00). 3000 is three thousand; bare 3c00 is refused, and both spellings are offered. A number that\n"
      "its type does not have is rounded to nearest even, and what it became is told:\n"
      "\n"
      "  $ mmaref dot m16n8k16.f32.f16.f16.f32 --a 6.1e-5 --b 1 --arith exact\n"
      "  mmaref: note: --a: '6.1e-5' becomes 6.0975551605224609e-05 in f16\n"
      "  ...\n"
      "  exact       6.097555e-05  0x387fc000    0\n"
      "\n"
      "Numbers are printed with the fewest digits that read back as the same pattern. --decimal prints all digits,\n"
      "--hexfloat 0x1.8p+0, --hex the pattern. Text vectors keep bare hexadecimal words: mmaref help vectors.\n" },
    { "instructions", "how an instruction is named",
      "In full, in any case, as a line of PTX with its operands, or by the words that single it out, in any order;\n"
      "types and layouts keep theirs. mmaref list prints all of them, or those with all the words given.\n"
      "\n"
      "  $ mmaref list m16n8k16 f64\n"
      "  mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64\n"
      "  ...\n"
      "  $ mmaref element 'mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%4};' a 3 0\n"
      "  place    lane  element  register  bits\n"
      "  a[0][3]     3  a0              0  63:0\n"
      "  $ mmaref show m16n8k16.f32.f16.f16x\n"
      "  mmaref: 'f16x': no word of any instruction, nearest is 'f16'\n"
      "\n"
      "What is there on a target or in a version of PTX: mmaref list --target sm_90, --ptx 8.7. What one does, with\n"
      "its formulas: mmaref show.\n" },
    { "arithmetic", "how sums are rounded: chips, and a unit of one's own",
      "The PTX ISA leaves open how a dot product is summed, and chips differ. An arithmetic is exact (one rounding),\n"
      "fma (in sequence), a chip (sm_90, h100), a unit by its name (bfdot, see mmaref help units), one of these with\n"
      "fields changed, or custom with fields of one's own; it is the same text in every command and in text vectors.\n"
      "mmaref show INSN --arith P explains each field, with its source.\n"
      "\n"
      "  $ mmaref dot m16n8k16.f32.f16.f16.f32 --a 4096,0.0004 --b 1,1 --c -4096 --arith 'sm_90 rounding=up'\n"
      "  ...\n"
      "  sm_90 rounding=up  0.0003662109375  0x39c00000  -1163264\n"
      "  $ mmaref dot m16n8k16.f32.f16.f16.f32 --a 1 --b 1 --arith 'custom products=4 fraction_bit=12'\n"
      "  mmaref: --arith: 'fraction_bit=12': no such field, nearest is 'fraction_bits'\n"
      "\n"
      "--types f16,f16,f32,f32 in place of an instruction asks about a unit that PTX does not have. A type is one\n"
      "of PTX or a format: e6m10 has 6 exponent and 10 fraction bits. Behind these, each after a point and in this\n"
      "order, stands what differs: the bias (b40); what the largest exponent field means, if no numbers (ieee, nan,\n"
      "reserved, fnuz); binade, if exponent field 0 has no subnormals. step_type and product_type take formats, too:\n"
      "\n"
      "  $ mmaref dot --types e4m3,e5m2.fnuz,f32,f32 --a 1.1 --b 3 --arith 'custom step_type=e8m10'\n"
      "  mmaref: note: --a: '1.1' becomes 1.125 in e4m3\n"
      "  ...\n"
      "  $ mmaref dot --types e2m1,e2m1,f32,f32 --a 1,2 --b 1,1 --scale-type ue8m0 --scale-a 2,.5 --scale-b 1,1\n"
      "  ...\n"
      "  exact           3  0x40400000    0\n"
      "\n"
      "--fixed prints the sum before it is rounded, as an accumulator of two words from 2^-10 on has it:\n"
      "\n"
      "  $ mmaref dot --types f16,f16,f32,f32 --a 1,-3 --b 1,1 --fixed -10,2\n"
      "  ...\n"
      "  exact          -2    -2048       -10  0xfffffffffffff800\n" },
    { "units", "arithmetic of other instructions and vendors by name",
      "A name stands for its block (mmaref help arithmetic), with an instruction or --types; fields that differ stand\n"
      "behind it. k ascends: instructions one after the other, each with the result of the one before as C, are one\n"
      "sum.\n"
      "\n"
      "  $ mmaref dot --types bf16,bf16,f32,f32 --a 1,0x3080 --b 1,1 --arith 'bfdot,bfdot_ebf,bfdot rounding=up'\n"
      "  2 products and C; the exact sum is 1.0000000009313226\n"
      "  ...\n"
      "  bfdot              1.0000001  0x3f800001     0.9922\n"
      "  bfdot_ebf                  1  0x3f800000  -0.007812\n"
      "  bfdot rounding=up  1.0000001  0x3f800001     0.9922\n"
      "\n"
      "mmaref show INSN --arith bfdot has the fields of a block, and who says so.\n"
      "\n"
      "Names, types of A, B, C and D, what each is, and how sure:\n"
      "\n" },
    { "differences", "why a result differs from another chip's, or from the exact one",
      "mmaref dot computes one element of D under every arithmetic; --explain draws the sum: what lies behind the bar\n"
      "was cut off.\n"
      "\n"
      "  $ mmaref dot m16n8k16.f32.f16.f16.f32 --a 4096,0.0004 --b 1,1 --c -4096 --arith sm_80,sm_90 --explain\n"
      "  ...\n"
      "    a1*b1      +........................1 | 101000111  0.00040006637573242188\n"
      "  ...\n"
      "    a1*b1      +........................11 | 01000111  0.00040006637573242188\n"
      "  ...\n"
      "\n"
      "mmaref gemm does it for matrices of any size: --compare exact,sm_80,sm_90 tells how far the results lie apart,\n"
      "and where. mmaref run compares with results of your own: mmaref help vectors. mmaref knows one instruction;\n"
      "how a library such as cuBLAS splits its sum into instructions it does not know.\n"
      "\n"
      "On sm_90 and sm_100 the compiler makes mma of 8-bit types with f32 results from two sums g1 and g2 of f16\n"
      "products, those of k % 4 in {0, 1} and in {2, 3}; two compilers do it in two ways:\n"
      "\n"
      "  ptxas 13.0   g1 begins at zero, g2 at g1; then C is added              what sm_90 computes here\n"
      "  ptxas 12.4   both begin at zero; C + (g1 + g2), two scalar additions   measured: --arith ptxas_12_4_fp8\n" },
    { "layouts", "which lane holds which element",
      "mmaref where goes from an element to lane, register and bits, element back, explain puts the numbers into the\n"
      "formula of the PTX ISA, and layout draws all of an operand (--registers: by lane; --svg: a picture).\n"
      "\n"
      "  $ mmaref where m16n8k16.f32.f16.f16.f32 a 11 3\n"
      "  place     lane  element  register  bits\n"
      "  a[11][3]    13  a3              1  31:16\n"
      "\n"
      "CuTe writes SHAPE:STRIDE from (thread, value) to row + rows * column of A (M x K), B (N x K), C and D (M x N);\n"
      "Triton lists (row, column) of register and lane 1, 2, 4, ... A layout of either kind is compared by check:\n"
      "\n"
      "  $ mmaref layout m16n8k16.f32.f16.f16.f32 b --cute\n"
      "  ((4,8),(2,2)):((16,1),(8,64))\n"
      "  $ mmaref check m16n8k32.s32.s4.s4.s32 b '((4,8),8):((32,1),8)'\n"
      "  192 of 256 differ; first lane 1 b0: yours [4,0], PTX [8,0]; yours reaches 160 of 256 places\n" },
    { "sparse", "the stored A and the metadata of mma.sp",
      "A holds two of every four elements (of tf32 one of two, of 4-bit types pairs). Metadata e says which ones:\n"
      "four bits for each chunk, e[3][5] being those of chunk 5 in row 3. The selector says which lanes hold them.\n"
      "\n"
      "  $ mmaref where sp.m16n8k32.f32.f16.f16.f32 e 3 5\n"
      "  place                  lane  element  register  bits\n"
      "  e[3][5] of selector 0    13  [7..4]          0  7:4\n"
      "  e[3][5] of selector 1    15  [7..4]          0  7:4\n"
      "\n"
      "mmaref compress stores a dense matrix and prints a, e and f, expand does the reverse; gemm takes a dense A.\n"
      "CuTe counts k of the dense A where registers hold half of it: check takes both.\n" },
    { "scales", "scale factors of block-scaled instructions",
      "scale_a and scale_b are bytes in the registers of some lanes; byte-id and thread-id say which ones. A row of\n"
      "scale_a is a row of A, a column a byte.\n"
      "\n"
      "  $ mmaref where m16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0 scale_a 9 1 --product 0\n"
      "  place                         lane  element  register  bits\n"
      "  scale_a[9][1] of thread_id 0     5  [15..8]         0  15:8\n"
      "  $ mmaref dot m16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0 --a 3 --b 2 --scale-a 0.5 --scale-b 4 "
      "--arith sm_120\n"
      "  ...\n"
      "  sm_120         12  0x41400000    0\n"
      "\n"
      "mmaref inputs --select-a B,T lists what feeds an element of D; gemm --derive chooses factors.\n" },
    { "vectors", "test cases as text",
      "A text vector holds registers in hexadecimal, lane by lane. mmaref gen writes cases, run --fill computes them,\n"
      "run compares with what they hold (of a GPU, a board, RTL), diff tells element by element how two files differ.\n"
      "\n"
      "  $ mmaref gen m16n8k16.f32.f16.f16.f32 --arith sm_90 --count 3 | mmaref run --fill - | mmaref run -\n"
      "  3 passed, 0 failed, 0 computed, 0 skipped\n"
      "\n"
      "Styles are random and corners (zeros, limits, infinities, NaN); run --coverage tells which numeric corners\n"
      "are reached. The format is in tests/vectors/README.md of the sources.\n" },
    { "targets", "chips, targets and versions of PTX",
      "A chip's name stands for its target and for its arithmetic wherever one is asked for. An instruction of sm_70\n"
      "is there on every later target, one of sm_120a on that chip alone, one of sm_120f on its family.\n"
      "\n"
      "  $ mmaref chips rtx4090\n"
      "  chip     target  profile  certainty\n"
      "  rtx4090  sm_89   sm_89    its own profile\n"
      "  $ mmaref list --target h100 e4m3 m16n8k32 f32\n"
      "  mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32\n"
      "  ...\n"
      "  $ mmaref show m16n8k32.f32.e4m3.e4m3.f32 --target a100\n"
      "  mmaref: 'mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32': legal, but not on sm_80, "
      "only on sm_89 or higher\n" },
    { "output", "tables, CSV, JSON, pictures",
      "--csv, --json and --markdown print the same in another form. Keys of JSON are the same in every command, and\n"
      "port/host/JSON.md of the sources lists them: numbers are numbers, an element is {matrix, row, column}, its\n"
      "bits are {lane, register, bit, width}, what is absent is null.\n"
      "\n"
      "  $ mmaref where m16n8k16.f32.f16.f16.f32 a 11 3 --csv\n"
      "  operand,matrix,row,column,element,lane,register,bit,width\n"
      "  a,0,11,3,3,13,1,16,16\n"
      "\n"
      "layout --svg draws a picture, --cute and --triton a line in the notation of CuTe or Triton. Colours\n"
      "are for a terminal alone, unless --color always or never, or NO_COLOR in the environment, says otherwise.\n" },
    { "exit-codes", "what the status means",
      "0  what was asked was done; what was compared is equal\n"
      "1  something that was compared differs (run, diff, check), or what was looked for is not there (list, reuse,\n"
      "   banks)\n"
      "2  an argument or a file cannot be read, or nothing was compared\n"
      "\n"
      "Every complaint is one line on standard error; it names the offending part and the nearest word there is:\n"
      "\n"
      "  $ mmaref check m16n8k16.f32.f16.f16.f32 c '((4,8),(2,2)):((32,1),(16,x))'\n"
      "  mmaref: layout: 'x': a number or a tuple of numbers was expected, at character 27\n" }
};

#define TOPICS (sizeof topics / sizeof topics[0])

const char *topics_name(size_t index)
{
    return index < TOPICS ? topics[index].name : NULL;
}

void topics_print(size_t index)
{
    printf("%s: %s\n\n%s", topics[index].name, topics[index].summary, topics[index].text);
    if (strcmp(topics[index].name, "units") == 0) {
        list_units();
    }
}

void topics_list(FILE *out)
{
    size_t i;

    fputs("Topics, by mmaref help TOPIC:", out);
    for (i = 0; i < TOPICS; i++) {
        fprintf(out, "%s%s", i == 0 ? " " : i % 8 == 0 ? ",\n  " : ", ", topics[i].name);
    }
    fputs(".\n", out);
}
