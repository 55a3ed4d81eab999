/* SPDX-License-Identifier: MIT */
/* mmaref help TOPIC. A test runs every line that begins with a dollar sign and compares the lines below
 * it with what is printed; three dots stand for lines that are not shown. */
#include "help_topics.h"

#include <stdio.h>
#include <string.h>

#include "mmaref.h"

typedef struct {
    const char *name, *summary, *text;
} topic;

/* The table after the text of "units": a line for each named block. */
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
      "type (0x3c00). 3000 is three thousand; 3c00 without 0x is refused, and both spellings are offered. A number\n"
      "that its type does not have is rounded to nearest even, and a note says what it became, in up to 17 digits:\n"
      "\n"
      "  $ mmaref dot m16n8k16.f32.f16.f16.f32 --a 6.1e-5 --b 1 --arith exact\n"
      "  mmaref: note: --a: '6.1e-5' becomes 6.0975551605224609e-05 in f16\n"
      "  ...\n"
      "  exact       6.097555e-05  0x387fc000    0\n"
      "\n"
      "Numbers are printed with the fewest digits that read back as the same pattern. --decimal prints all digits,\n"
      "--hexfloat 0x1.8p+0, --hex the pattern. Text vectors have words without 0x: mmaref help vectors.\n" },
    { "instructions", "how an instruction is named",
      "In full, in any case; as a line of PTX with its operands; or by the words that single it out. Words may come\n"
      "in any order, but types keep their order, and so do layouts. mmaref list prints all instructions, or those\n"
      "that have all the words given.\n"
      "\n"
      "  $ mmaref list m16n8k16 f64\n"
      "  mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64\n"
      "  ...\n"
      "  $ mmaref element 'mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%4};' a 3 0\n"
      "  place    lane  element  register  bits\n"
      "  a[0][3]     3  a0              0  63:0\n"
      "  $ mmaref show m16n8k16.f32.f16.f16x\n"
      "  mmaref: 'f16x': no instruction has this word, nearest is 'f16'\n"
      "\n"
      "mmaref list --target sm_90 and --ptx 8.7 print what a target or a version of PTX has; mmaref show describes\n"
      "one instruction, with its formulas.\n" },
    { "arithmetic", "how sums are rounded: chips, and custom units",
      "The PTX ISA leaves open how a dot product is summed, and chips differ. An arithmetic is exact (one rounding),\n"
      "fma (one fused multiply-add after the other), a chip (sm_90, h100), a unit by its name (bfdot, see mmaref help\n"
      "units), one of these with some fields changed, or custom with some fields given, else exact. Text vectors take\n"
      "sm_90, not h100. mmaref show INSN --arith P explains unusual fields, and gives the source of all.\n"
      "\n"
      "  $ mmaref dot m16n8k16.f32.f16.f16.f32 --a 4096,0.0004 --b 1,1 --c -4096 --arith 'sm_90 rounding=up'\n"
      "  ...\n"
      "  sm_90 rounding=up  0.0003662109375  0x39c00000  -1163264\n"
      "  $ mmaref dot m16n8k16.f32.f16.f16.f32 --a 1 --b 1 --arith 'custom products=4 fraction_bit=12'\n"
      "  mmaref: --arith: 'fraction_bit=12': no such field, nearest is 'fraction_bits'\n"
      "\n"
      "--types f16,f16,f32,f32 instead of an instruction asks about a unit that PTX does not have. A type is one of\n"
      "PTX or a format: e6m10 has 6 exponent and 10 fraction bits. Optional suffixes, in this order, each after a\n"
      "dot: bias (b40); meaning of the all-ones exponent if not numeric (ieee, nan, reserved, fnuz); binade if\n"
      "exponent 0 has no subnormals. step_type and product_type take formats, too:\n"
      "\n"
      "  $ mmaref dot --types e4m3,e5m2.fnuz,f32,f32 --a 1.1 --b 3 --arith 'custom step_type=e8m10'\n"
      "  mmaref: note: --a: '1.1' becomes 1.125 in e4m3\n"
      "  ...\n"
      "  $ mmaref dot --types e2m1,e2m1,f32,f32 --a 1,2 --b 1,1 --scale-type ue8m0 --scale-a 2,.5 --scale-b 1,1\n"
      "  ...\n"
      "  exact           3  0x40400000    0\n"
      "\n"
      "--fixed prints the sum before it is rounded, here as an accumulator of two words whose last bit is 2^-10:\n"
      "\n"
      "  $ mmaref dot --types f16,f16,f32,f32 --a 1,-3 --b 1,1 --fixed -10,2\n"
      "  ...\n"
      "  exact          -2    -2048       -10  0xfffffffffffff800\n" },
    { "units", "arithmetic of other instructions and vendors by name",
      "A name stands for an arithmetic (mmaref help arithmetic), with an instruction or with --types; fields that\n"
      "differ follow it. A sum over several instructions chains them in order of k: each D is the next C.\n"
      "\n"
      "  $ mmaref dot --types bf16,bf16,f32,f32 --a 1,0x3080 --b 1,1 --arith 'bfdot,bfdot_ebf,bfdot rounding=up'\n"
      "  2 products and C; the exact sum is 1.0000000009313226\n"
      "  ...\n"
      "  bfdot              1.0000001  0x3f800001     0.9922\n"
      "  bfdot_ebf                  1  0x3f800000  -0.007812\n"
      "  bfdot rounding=up  1.0000001  0x3f800001     0.9922\n"
      "\n"
      "mmaref show INSN --arith bfdot prints the fields of an arithmetic with their sources.\n"
      "\n"
      "Name, types of A, B, C and D, source, and how certain it is:\n"
      "\n" },
    { "differences", "why a result differs from another chip's, or from the exact one",
      "mmaref dot computes one element of D: exact, by fma, and by every profile that has the instruction. --explain\n"
      "draws the sum: bits to the right of the bar were cut off.\n"
      "\n"
      "  $ mmaref dot m16n8k16.f32.f16.f16.f32 --a 4096,0.0004 --b 1,1 --c -4096 --arith sm_80,sm_90 --explain\n"
      "  ...\n"
      "    a1*b1      +........................1 | 101000111  0.00040006637573242188\n"
      "  ...\n"
      "    a1*b1      +........................11 | 01000111  0.00040006637573242188\n"
      "  ...\n"
      "\n"
      "For whole matrices, mmaref gemm --compare exact,sm_80,sm_90 prints how far results differ, and where. mmaref\n"
      "run compares with your own results: mmaref help vectors. mmaref computes single instructions: it does not know\n"
      "how a library such as cuBLAS splits a sum into instructions.\n"
      "\n"
      "On sm_90 and sm_100 mma of 8-bit types with f32 results is software: the compiler computes two sums of f16\n"
      "products, g1 of those with k % 4 in {0, 1} and g2 of those in {2, 3}. Two compilers add them in two ways:\n"
      "\n"
      "  ptxas 13.0   g1 starts from 0, g2 from g1; C is added last             what sm_90 computes here\n"
      "  ptxas 12.4   both start from 0; C + (g1 + g2), two scalar additions    published: --arith ptxas_12_4_fp8\n" },
    { "layouts", "which lane holds which element",
      "mmaref where finds lane, register and bits of an element; mmaref element inverts this; mmaref explain\n"
      "evaluates the formula of the PTX ISA; mmaref layout draws a whole operand (--registers: by lane; --svg: a\n"
      "picture).\n"
      "\n"
      "  $ mmaref where m16n8k16.f32.f16.f16.f32 a 11 3\n"
      "  place     lane  element  register  bits\n"
      "  a[11][3]    13  a3              1  31:16\n"
      "\n"
      "CuTe writes SHAPE:STRIDE, a map from (thread, value) to row + rows * column of A (M x K), B (N x K), C and D\n"
      "(M x N). Triton lists the (row, column) of registers and lanes 1, 2, 4, ... mmaref check compares both kinds:\n"
      "\n"
      "  $ mmaref layout m16n8k16.f32.f16.f16.f32 b --cute\n"
      "  ((4,8),(2,2)):((16,1),(8,64))\n"
      "  $ mmaref check m16n8k32.s32.s4.s4.s32 b '((4,8),8):((32,1),8)'\n"
      "  192 of 256 differ; first lane 1 b0: yours [4,0], PTX [8,0]; yours reaches 160 of 256 places\n" },
    { "sparse", "the stored A and the metadata of mma.sp",
      "A holds two of every four elements (tf32: one of two; 4-bit types: two of four pairs). The metadata e says\n"
      "which: e[3][5] is the four bits of chunk 5 in row 3. The selector says which lanes hold the metadata.\n"
      "\n"
      "  $ mmaref where sp.m16n8k32.f32.f16.f16.f32 e 3 5\n"
      "  place                  lane  element  register  bits\n"
      "  e[3][5] of selector 0    13  [7..4]          0  7:4\n"
      "  e[3][5] of selector 1    15  [7..4]          0  7:4\n"
      "\n"
      "mmaref compress stores a dense matrix and prints a, e and f; mmaref expand does the reverse. gemm takes a\n"
      "dense A. CuTe counts k of the dense A, of which registers hold half: mmaref check accepts both.\n" },
    { "scales", "scale factors of block-scaled instructions",
      "scale_a and scale_b are bytes in registers of some lanes: thread-id selects the lanes, byte-id the first byte.\n"
      "scale_a[9][1] is byte 1 of row 9 of A.\n"
      "\n"
      "  $ mmaref where m16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0 scale_a 9 1 --product 0\n"
      "  place                         lane  element  register  bits\n"
      "  scale_a[9][1] of thread_id 0     5  [15..8]         0  15:8\n"
      "  $ mmaref dot m16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0 --a 3 --b 2 --scale-a 0.5 --scale-b 4 "
      "--arith sm_120\n"
      "  ...\n"
      "  sm_120         12  0x41400000    0\n"
      "\n"
      "mmaref inputs --select-a B,T lists what feeds an element of D. mmaref gemm --derive chooses scale factors.\n" },
    { "vectors", "test cases as text",
      "A text vector holds registers in hexadecimal, lane by lane. mmaref gen writes cases; run --fill computes\n"
      "their results; mmaref run compares the results they have (from a GPU, a board, RTL) with its own; mmaref diff\n"
      "compares two files element by element.\n"
      "\n"
      "  $ mmaref gen m16n8k16.f32.f16.f16.f32 --arith sm_90 --count 3 | mmaref run --fill - | mmaref run -\n"
      "  3 passed, 0 failed, 0 computed, 0 skipped\n"
      "\n"
      "gen --style corners draws zeros, limits, infinities and NaN; run --coverage prints which numeric corners the\n"
      "cases reach. tests/data/vectors/README.md of the sources describes the format.\n" },
    { "targets", "chips, targets and versions of PTX",
      "A chip name means its base target (without a or f) and its arithmetic. An instruction of sm_70 exists on every\n"
      "later target, one of sm_120a only on that target, one of sm_120f only in its family.\n"
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
      "--csv, --json and --markdown print the same in another form. The keys of JSON are the same in every command:\n"
      "port/cli/JSON.md of the sources lists them. place is {matrix, row, column}, register is {lane, register, bit,\n"
      "width}; numbers are JSON numbers, and what is absent is null.\n"
      "\n"
      "  $ mmaref where m16n8k16.f32.f16.f16.f32 a 11 3 --csv\n"
      "  operand,matrix,row,column,element,lane,register,bit,width\n"
      "  a,0,11,3,3,13,1,16,16\n"
      "\n"
      "mmaref layout --svg draws a picture; --cute and --triton print the notation of CuTe and Triton. Colours are\n"
      "printed on a terminal only; --color always or never, and NO_COLOR in the environment, change that.\n" },
    { "exit-codes", "what the status means",
      "0  done; what was compared is equal\n"
      "1  something differs or fails (run, merge, diff, check, selftest), or is not found (list, reuse, banks)\n"
      "2  an argument or a file cannot be read, or nothing was compared\n"
      "\n"
      "An unknown word gives 2; mmaref list gives 1 where instructions have the words, but none meets all conditions.\n"
      "\n"
      "Errors are printed on standard error. They name the wrong part, and a similar word if there is any:\n"
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
