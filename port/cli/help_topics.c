/* SPDX-License-Identifier: MIT */
/* mmaref help TOPIC. A test runs every line that begins with a dollar sign and compares the lines below
 * it with what is printed; three dots stand for lines that are not shown. */
#include "help_topics.h"

#include <stdio.h>
#include <string.h>

#include "mmaref.h"
#include "number/conversion.h"

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

/* The tables after the text of "conversions". */
static void list_conversions(void)
{
    const char *name, *before = "";
    unsigned i;

    for (i = 0; i < conversion_rule_count; i++) {
        const conversion_rule *rule = &conversion_rules[i];
        printf("  %-12s  %-3s  %-3s  %s\n", rule->name, rule->cvt == NULL ? "-" : rule->cvt,
               rule->integer == NULL ? "-" : rule->integer, rule->about);
    }
    for (i = 0; i < conversion_cvt_count; i++) {
        name = mmaref_token_text((uint8_t)conversion_cvts[i].type);
        if (strcmp(name, before) != 0) {
            printf("\n  %-5s", name);
        }
        printf(" %s%s", conversion_cvts[i].modifier, conversion_cvts[i].saturates ? ".satfinite" : "");
        before = name;
    }
    putchar('\n');
}

static const topic topics[] = {
    { "numbers", "how numbers are written and printed",
      "Numbers are decimals (1.5, -6000, 6.1e-5), hexadecimal floats (0x1.8p-3), inf, nan, or patterns of their\n"
      "type (0x3c00). 3000 is three thousand; 3c00 without 0x is refused, and both spellings are offered. A number\n"
      "that its type does not have is rounded to nearest even, or as --convert says (mmaref help conversions), and a\n"
      "note says what it became, in up to 17 digits, and what other conversions of PTX make of it:\n"
      "\n"
      "  $ mmaref dot m16n8k16.f32.f16.f16.f32 --a 6.1e-5 --b 1 --arith exact\n"
      "  mmaref: note: --a: '6.1e-5' becomes 6.0975551605224609e-05 in f16 (nearest_even)\n"
      "  ...\n"
      "  exact       6.097555e-05  0x387fc000    0\n"
      "\n"
      "Numbers are printed with the fewest digits that read back as the same pattern, subnormal ones with as many as\n"
      "a normal number may need. --decimal prints all digits, --hexfloat 0x1.8p+0, --hex the pattern. Text vectors\n"
      "have words without 0x: mmaref help vectors.\n" },
    { "conversions", "how numbers become elements",
      "A number of A or B is rounded once, from its exact value; float32 in .npy is exact. A pattern stays as it is,\n"
      "but tf32, whose low 13 bits units ignore: it is rounded, from f32, if --convert is given, in .bin too.\n"
      "\n"
      "  $ mmaref dot m16n8k8.f32.tf32.tf32.f32 --a 1024.5 --b 1 --arith rtx3080 --convert nearest_away\n"
      "  mmaref: note: --a: '1024.5' becomes 1025 in tf32 (nearest_away); nearest_even gives 1024\n"
      "  ...\n"
      "  rtx3080      1025  0x44802000    0\n"
      "\n"
      "What is too large becomes infinity or the largest number, as the rule says, and the largest in a type without\n"
      "infinity; after RULE.satfinite always the largest, infinity too. C is rounded to nearest even, and so are\n"
      "scale factors unless a conversion names their type: --convert rna,cvt.rp.ue8m0x2.f32.\n"
      "\n"
      "Rules, their modifiers of cvt, those to integers, and what they mean. Below is what cvt has for each type (PTX\n"
      "ISA 9.0, 9.7.9.21), but .rs, which needs random bits. What it lacks is computed with a note; written as a cvt\n"
      "to a type it is refused.\n"
      "\n" },
    { "instructions", "how an instruction is named",
      "In full, in any case; with its operands, as a line of PTX or as inline assembly in quotes; or by the words\n"
      "that single it out, with dots or blanks between them. Words may come in any order, but types keep their\n"
      "order, and so do layouts. Operands are counted. mmaref list prints all instructions, or those that have all\n"
      "the words given; mmaref lint prints those of source files, and what is wrong with them.\n"
      "\n"
      "  $ mmaref list m16n8k16 f64\n"
      "  mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64\n"
      "  ...\n"
      "  $ mmaref element 'mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%4,%5};' a 3 0\n"
      "  place    lane  element  register  bits\n"
      "  a[0][3]     3  a0              0  63:0\n"
      "  $ mmaref show 'ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1}, [%2];'\n"
      "  mmaref: 'ldmatrix.sync.aligned.m8n8.x4.shared.b16': D has 2 registers, not 4\n"
      "  $ mmaref show m16n8k16.f32.f16.f16x\n"
      "  mmaref: 'f16x': no instruction has this word, nearest is 'f16'\n"
      "\n"
      "mmaref list --target sm_90 and --ptx 8.7 print what a target or a version of PTX has; mmaref show describes\n"
      "one instruction, with its formulas.\n" },
    { "names", "what others call instructions",
      "A command that takes INSN also takes the names of other vocabularies:\n"
      "\n"
      "  machine code      HMMA.16816.F32.BF16, LDSM.16.MT88.4, also with an address and operands\n"
      "  CuTe              SM80_16x8x16_F32F16F16F32_TN, SM120_16x8x32_TN<float_e4m3_t, float_e5m2_t, float>\n"
      "  CUTLASS           Mma<GemmShape<16, 8, 16>, 32, half_t, ...>; MmaF16BF16Op(Float16, Float32, (16, 8, 16))\n"
      "  LLVM, MLIR        llvm.nvvm.mma.m16n8k16.row.col.bf16; nvvm.mma.sync and nvgpu.mma.sync with attributes\n"
      "  CUDA C++          wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>, __hmma_m16n16k16_ld_a\n"
      "  library kernels   ampere_bf16_s16816gemm_bf16_256x128_ldg8_f2f_tn\n"
      "  words             half, fp8 (e4m3 or e5m2), int8, float8_e4m3fn, nvfp4, mxfp8, sparse\n"
      "\n"
      "Where a name leaves something open, the instructions that it may be are listed; mmaref list prints all.\n"
      "\n"
      "  $ mmaref list HMMA.1688\n"
      "  mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16\n"
      "  mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32\n"
      "  mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32\n"
      "  mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32\n"
      "\n"
      "mmaref show INSN --names prints the names of an instruction. Those of machine code are read off what ptxas\n"
      "makes where a chip has the unit; other chips compute the instruction in software.\n" },
    { "arithmetic", "how sums are rounded: chips, and custom units",
      "The PTX ISA leaves open how a dot product is summed, and chips differ. An arithmetic is exact (one rounding),\n"
      "fma (one fused multiply-add after the other), a chip (sm_90, h100), a unit by its name (bfdot, see mmaref help\n"
      "units), one of these with some fields changed, or custom with some fields given, else exact; + joins words of\n"
      "subnormals: flush_in+flush_out. Text vectors take sm_90, not h100. mmaref show INSN --arith P explains fields.\n"
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
      "  mmaref: note: --a: '1.1' becomes 1.125 in e4m3 (nearest_even)\n"
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
      "For whole matrices, mmaref gemm --compare exact,sm_80,sm_90 prints how far results differ, and where, and how\n"
      "far each is from the sum of all products and C, rounded once (--svg FILE draws it). mmaref run compares with\n"
      "your own results: mmaref help vectors. mmaref computes single instructions: it does not know how a library\n"
      "such as cuBLAS splits a sum into instructions.\n"
      "\n"
      "On sm_90 and sm_100 mma of 8-bit types with f32 results is software: the compiler computes two sums of f16\n"
      "products, g1 of those with k % 4 in {0, 1} and g2 of those in {2, 3}. Two compilers add them in two ways:\n"
      "\n"
      "  ptxas 13.0   g1 starts from 0, g2 from g1; C is added last             what sm_90 computes here\n"
      "  ptxas 12.4   both start from 0; C + (g1 + g2), two scalar additions    published: --arith ptxas_12_4_fp8\n"
      "\n"
      "Libraries (cuBLAS, PyTorch, DeepGEMM) use wgmma there, a unit that keeps 13 fraction bits: --arith wgmma_fp8,\n"
      "with D f16 wgmma_fp8_f16.\n" },
    { "layouts", "which lane holds which element",
      "mmaref where finds lane, register and bits of an element; mmaref element inverts this; mmaref explain\n"
      "evaluates the formula of the PTX ISA; mmaref layout draws a whole operand (--registers: by lane; --svg: a\n"
      "picture).\n"
      "\n"
      "  $ mmaref where m16n8k16.f32.f16.f16.f32 a 11 3\n"
      "  place     lane  element  register  bits\n"
      "  a[11][3]    13  a3              1  31:16\n"
      "\n"
      "mmaref check compares a layout that you have with an operand's. It is in one of these notations:\n"
      "\n"
      "  CuTe     SHAPE:STRIDE, Layout<Shape<...>, Stride<...>>, make_layout(...): a map from (thread, value) to\n"
      "           row + rows * column of A (M x K), B (N x K), C and D (M x N); a stride of 2@1 is 2 columns\n"
      "  Triton   register=[[0,1]] lane=[[1,0],...], #ttg.linear<...>: the (row, column) of registers and lanes 1,\n"
      "           2, 4, ...; #ttg.nvidia_mma<...> of version 2, #ttg.dot_op<...>; the same in Gluon\n"
      "  JAX      TiledLayout(Tiling(...), warp_dims=..., lane_dims=..., vector_dim=...)\n"
      "  formula  row and col (or m, n, k) of lane and i, in statements of C or Python or in the words of the PTX\n"
      "           text (groupID for ai where i < 2); a function or a lambda; inversely, lane and i of row and col\n"
      "  table    CSV or JSON with columns lane (thread), element (value), row and column, as layout prints\n"
      "\n"
      "  $ mmaref layout m16n8k16.f32.f16.f16.f32 b --cute\n"
      "  ((4,8),(2,2)):((16,1),(8,64))\n"
      "  $ mmaref check m16n8k32.s32.s4.s4.s32 b '((4,8),8):((32,1),8)'\n"
      "  192 of 256 differ; first lane 1 b0: yours [4,0], PTX [8,0]; yours reaches 160 of 256 places\n"
      "  $ mmaref check m16n8k16.f32.f16.f16.f32 c 'row = lane / 4 + 8 * (i % 2); col = lane % 4 * 2 + i / 2'\n"
      "  64 of 128 differ; first lane 0 c1: yours [8,0], PTX [0,1]; yours reaches 128 of 128 places\n"
      "  $ mmaref check m16n8k16.f32.f16.f16.f32 c 'lambda r, c: (r % 8 * 4 + c // 2, r // 8 * 2 + c % 2)'\n"
      "  equal: read as (row, column) to (lane, element)\n" },
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
      "mmaref inputs --select-a B,T lists what feeds an element of D. \n"
      "\n"
      "dot and gemm --derive [RULE] choose scale factors from the elements of a block, of which max is the largest\n"
      "finite magnitude; most is the largest number of their type, and emax its exponent:\n"
      "\n"
      "  ceil   the smallest scale factor with which max fits: NVIDIA's rule, RCEIL of torchao; the default\n"
      "  floor  2^(floor(log2 max) - emax): the rule of OCP MX 1.0, 6.3; for ue8m0\n"
      "  even   floor, of a max that is first rounded to the fraction bits of the type: EVEN of torchao; for ue8m0\n"
      "  nvfp4  max / (6 * global) in ue4m3, where global is the largest magnitude of the matrix / (6 * 448) in f32;\n"
      "         D is without the global factors, which the answer tells\n"
      "\n"
      "Elements are divided by the scale factor and rounded as --convert says; what is too large becomes most.\n"
      "Infinities and NaN stay what they are, or are refused by a type without them. A scale factor beyond the range\n"
      "of its type becomes its nearest number but zero; that of a block of zeros is 1.\n"
      "\n"
      "  $ mmaref dot m16n8k32.kind::mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0 --a 957 --b 1 --derive floor --arith sm_120\n"
      "  ...\n"
      "  sm_120        896  0x44600000    0\n" },
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
      "An instruction of sm_70 exists on every later target, one of sm_120a only on that target, one of sm_120f only\n"
      "in its family. A chip has what its targets have: the plain one, that of its family (f), and its own (a); list\n"
      "and show print the most portable one, which is the one to compile for. A target stands for itself alone.\n"
      "\n"
      "  $ mmaref chips NVIDIA GeForce RTX 5090\n"
      "  chip     architecture  targets                 profile  certainty\n"
      "  rtx5090  blackwell     sm_120 sm_120f sm_120a  sm_120   its own profile\n"
      "  $ mmaref list --target h100 ldmatrix m8n16 x1 s4\n"
      "  ldmatrix.sync.aligned.m8n16.x1.s8.s4              sm_90a\n"
      "  ...\n"
      "  $ mmaref show stmatrix.m8n8.x1.b16 --target a100\n"
      "  mmaref: 'stmatrix.sync.aligned.m8n8.x1.b16': legal, but not on a100 (sm_80), only on sm_90 or higher\n" },
    { "output", "tables, CSV, JSON, pictures",
      "--csv, --json and --markdown print the same in another form. The keys of JSON are the same in every command:\n"
      "port/cli/JSON.md of the sources lists them. place is {matrix, row, column}, register is {lane, register, bit,\n"
      "width, number_bit, number_width}; numbers are JSON numbers, and what is absent is null.\n"
      "\n"
      "  $ mmaref where m16n8k16.f32.f16.f16.f32 a 11 3 --csv\n"
      "  operand,matrix,row,column,element,lane,register,bit,width,number_bit,number_width\n"
      "  a,0,11,3,3,13,1,16,16,16,16\n"
      "\n"
      "mmaref layout --svg draws a picture; --cute and --triton print the notation of CuTe and Triton. Text on a\n"
      "terminal is coloured: layout by lane or register, in true colour where COLORTERM is truecolor or 24bit; what\n"
      "deviates is red in banks, check, diff, dot and gemm --compare. --color always or never, and NO_COLOR in the\n"
      "environment, change that.\n\n"
      "--output FILE replaces a file after a complete write, keeps its mode, follows links and refuses read-only\n"
      "files; - is standard output.\n" },
    { "scope", "what of the chapter is not in mmaref",
      "PTX ISA 9.0, 9.7.14, says of warps, memory and compilation what mmaref neither models nor reports:\n"
      "\n"
      "  9.7.14.4.1   fragments given to code for other targets, or to .weak functions; elements changed\n"
      "               not uniformly; .f16 accumulators converted to .f32, or back, in registers\n"
      "  9.7.14.4.3   a warp that diverges, or has exited threads; threads that differ in qualifiers, p or\n"
      "               stride; 9.7.14.4.4, 9.7.14.4.5, 9.7.14.5.14 to .17 and 9.7.14.6.3 say the same\n"
      "  9.7.14.4.5   wmma.mma of fragments whose load had another layout, shape or type; .satfinite of\n"
      "               floating point, until PTX 6.4; that types of 4 bits and 1 bit are a preview\n"
      "  9.7.14.5.14  the 64 registers that m16n8k4, k8 and k16 of f64 need; m8n8k4 is slow but on sm_70\n"
      "  9.7.14.5.15  a generic address outside .shared (9.7.14.5.16; of wmma also .global), and that the\n"
      "               access is weak: memory is an array of bytes, whatever its space\n"
      "  9.7.14.6.3   mma.sp is slow on some targets; mma.sp::ordered_metadata is not\n"
      "\n"
      "What it leaves undefined or unspecified, and mmaref answers:\n"
      "  9.7.14.3     byte-ids and thread-ids, 9.7.14.6.1 selectors and metadata: reported as undefined\n"
      "  9.7.14.4.1   the elements of wmma fragments: show INSN; where chips differ, --arith CHIP\n"
      "  9.7.14.4.2   a stride below its default, an unaligned address: reported; show INSN has both\n"
      "  9.7.14.4.5   how sums are ordered and rounded (9.7.14.5.14, 9.7.14.6.3): show INSN --arith CHIP\n"
      "  9.7.14.5.15  on sm_75 all 32 addresses have to be valid: show INSN\n"
      "\n"
      "  $ mmaref list --family tcgen05\n"
      "  mmaref: --family: 'tcgen05': tcgen05 is defined in PTX ISA 9.7.16, which mmaref does not implement\n" },
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
    } else if (strcmp(topics[index].name, "conversions") == 0) {
        list_conversions();
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
