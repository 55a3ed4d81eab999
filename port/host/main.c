/* SPDX-License-Identifier: MIT */
/* The mmaref command: the table of its subcommands, their help and their abbreviations. */
#include <string.h>

#include "commands.h"
#include "topics.h"
#include "words.h"

typedef struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *arguments, *summary, *help, *example;
} subcommand;

#define OUTPUT "  --csv, --json, --markdown  other forms of output\n"
#define NUMBERS "  --hex, --decimal, --hexfloat  print patterns, all decimal digits, or 0x1.8p-3\n"
#define ARITH "  --arith P          the fragments of arithmetic P: wmma on sm_70, sm_75 has its own\n"

static const subcommand subcommands[] = {
    { "list", host_list, "[OPTION...] [WORD...]", "print the instructions, one a line",
      "Those that have all the words; types have to come in their order, and layouts in theirs.\n\n"
      "  --family F         those that begin with F: mma, mma.sp, wmma.load, ldmatrix, ...\n"
      "  --target T         those that T has: sm_90, sm_120a, ...\n"
      "  --ptx V            those that version V of PTX has, such as 8.7\n"
      "  --edition E        those that edition E of the PTX ISA has, 9.0 or later\n"
      "  --long             with version, targets, edition and section\n" OUTPUT "\n"
      "Exit status 1 if no instruction meets all of these.\n",
      "mmaref list --family mma.sp --target sm_90 m16n8k32 f16" },
    { "chips", host_chips, "[OPTION...] [NAME]", "tell the target and the arithmetic of a chip by its name",
      "  NAME is h100, RTX-4090, ... or an architecture. It stands for its target wherever a target or a\n"
      "  profile is asked for.\n\n" OUTPUT,
      "mmaref chips rtx4090" },
    { "show", host_show, "[OPTION...] INSN", "tell what an instruction is, layouts as formulas",
      "  --arith P          how arithmetic P sums, where that is from, and its own wmma fragments\n"
      "  --target T, --ptx V  refuse it where target T, or version V of PTX, does not have it\n" OUTPUT,
      "mmaref show m16n8k16.f32.f16.f16.f32" },
    { "layout", host_layout, "[OPTION...] INSN OPERAND", "draw an operand: which lane and element holds what",
      "  --registers        by lane and register instead of by matrix position\n"
      "  --rows M-N, --columns M-N, --product M-N  only these\n"
      "  --transpose        columns down and rows across; with --registers elements down and lanes across\n"
      "  --each             do not join narrow elements of one register\n"
      "  --before-trans     of ldmatrix and stmatrix with .trans the matrix, not the memory\n"
      "  --svg              a picture of the matrix, as SVG\n"
      "  --cute, --triton   a line in the notation of CuTe or Triton, as mmaref check reads it\n"
      "  --by register      a colour for each register instead of each lane\n"
      "  --color WHEN       auto (on a terminal; the default), always or never\n" ARITH OUTPUT,
      "mmaref layout m16n8k16.f32.f16.f16.f32 a --svg > a.svg" },
    { "check", host_check, "[OPTION...] INSN OPERAND LAYOUT",
      "tell whether a layout of CuTe or Triton is an operand's",
      "  LAYOUT is ((4,8),(2,2)):((32,1),(16,8)) or Layout<Shape<...>, Stride<...>>: from (thread, value)\n"
      "  to row + rows * column of A (M x K), B (N x K), C and D (M x N). Or it is, as in Triton,\n"
      "  register=[[0,1]] lane=[[1,0],...]: (row, column) of registers and lanes 1, 2, 4, ...\n"
      "  LAYOUT - is standard input.\n"
      "  Of a sparse A, metadata and scale factors, values may be what registers hold or count k of the\n"
      "  dense matrix.\n\n"
      ARITH OUTPUT,
      "mmaref check m16n8k16.f32.f16.f16.f32 c '((4,8),(2,2)):((32,1),(16,8))'" },
    { "where", host_where, "[OPTION...] INSN OPERAND ROW COLUMN", "tell which register bits hold a matrix element",
      "b[9][3] is the same as b 9 3.\n\n"
      "  --product M-N      of these products (matrices, selectors) only\n" ARITH OUTPUT,
      "mmaref where m16n8k16.f32.f16.f16.f32 b 9 3" },
    { "element", host_element, "[OPTION...] INSN OPERAND LANE INDEX", "tell which matrix element a lane holds",
      "INDEX is the element, as 2, a2 or element 2, or a register, as r1 or register 1: all elements in it.\n\n"
      ARITH OUTPUT,
      "mmaref element m16n8k16.f32.f16.f16.f32 a lane 17 r1" },
    { "explain", host_explain, "[OPTION...] INSN OPERAND LANE INDEX",
      "derive what a lane holds by the formula, in steps",
      "INDEX is the element, as 2, a2 or element 2.\n\n" ARITH OUTPUT,
      "mmaref explain m16n8k16.f32.f16.f16.f32 a 13 2" },
    { "inputs", host_inputs, "[OPTION...] INSN ROW COLUMN", "list all register bits that feed an element of D",
      "  --product N        which product of an instruction with several\n"
      "  --selector F       sparsity selector\n"
      "  --select-a B,T, --select-b B,T  byte-id and thread-id of scale factors\n" ARITH OUTPUT,
      "mmaref inputs m16n8k8.f32.tf32.tf32.f32 8 0" },
    { "banks", host_banks, "[OPTION...] INSN", "count the bank conflicts of ldmatrix and stmatrix",
      "  --pitch BYTES      the distance from the row of one lane to that of the next\n"
      "  --offset BYTES     where the row of lane 0 begins (0)\n"
      "  --swizzle B,M,S    CuTe's Swizzle<B,M,S> of byte addresses: 3,4,3 is <3,3,3> of 16-bit elements\n"
      "  --address FILE     in place of a pitch: the address of each lane's row, as 128 or 0x80\n"
      "  --search           find the smallest swizzle and padding without conflicts\n" OUTPUT "\n"
      "N-way: N different words of a phase, 8 rows, are in one of the 32 banks of 4 bytes. PTX does not\n"
      "tell this; it is what programmers of these chips measure. The picture has a digit for each bank\n"
      "of a row: how many words meet there.\n",
      "mmaref banks ldmatrix.m8n8.x4.b16 --pitch 128 --swizzle 3,4,3" },
    { "reuse", host_reuse, "[OPTION...] FROM TO [a|b]", "tell whether D of FROM can be A or B of TO",
      "As it stands (free), with rows of B or columns of A in another order (permuted), or with shuffles.\n"
      "Where sizes differ, D0, D1, ... are the D of several FROM, A0, A1, ... the A of several TO. Each\n"
      "answer is proved: both products are computed so, and compared with integers.\n\n" OUTPUT "\n"
      "Exit status 1 if D can be neither, or not what a or b asks for: shapes or types forbid it.\n",
      "mmaref reuse m16n8k16.f32.f16.f16.f32 m16n8k16.f32.f16.f16.f32 a" },
    { "run", host_run, "[OPTION...] FILE...", "compute the cases of text vectors and compare",
      "  --fill             print the cases with their results filled in\n"
      "  --output FILE      with --fill: write FILE, and only if all went well; - is standard output\n"
      "  --json             print the result as JSON, which mmaref merge reads\n"
      "  --shard I/N        compute cases I, I + N, ... only, and print their result as JSON\n"
      "  --is-shard I/N     the same for files that hold only these cases\n"
      "  -j N, --jobs N     compute in N threads (1)\n"
      "  --coverage         also tell which numeric corners the cases reach, by profile and class\n"
      "  --allow-empty      accept files in which nothing is to be compared, or filled in, empty ones too\n\n"
      "The last line tells how many cases passed, failed, were only computed (they have no result) or\n"
      "skipped (the assembler refuses the instruction). Status 2 where nothing was compared.\n"
      "Of a case that failed the first differing word is told. mmaref run --fill FILE | mmaref diff FILE -\n"
      "tells all of them.\n",
      "mmaref run tests/vectors/mac16.vec" },
    { "gen", host_gen, "[OPTION...] INSN", "print text vectors without results, for run --fill",
      "  --seed N           start of the random sequence (1)\n"
      "  --count K          number of cases (1)\n"
      "  --shard I/N        only cases I, I + N, ... of these, for run --is-shard I/N\n"
      "  -j N, --jobs N     draw in N threads (1)\n"
      "  --style S          random (ordinary numbers; the default), corners (zeros, limits, specials)\n"
      "  --arith P          exact (the default), sm_90, 'sm_90 rounding=up', 'custom products=4', ...\n",
      "mmaref gen m16n8k16.f32.f16.f16.f32 --count 10 --style corners | mmaref run --fill -" },
    { "merge", host_merge, "[OPTION...] RESULT...", "put the results of shards of run or gemm together",
      "A RESULT is a file that run or gemm --shard has written, or the log of a comparison on a board.\n\n"
      "  --json             print the result of the whole as one run would have written it\n"
      "  --allow-missing    accept that shards are missing\n"
      "  --allow-empty      accept that nothing was compared: cases that were only computed\n\n"
      "Prints what the command would have printed of the whole. Status 1 where a case failed, 2 where\n"
      "nothing was compared, or a shard is missing, is there twice, ended early, read other cases than the\n"
      "first RESULT or answers another question.\n",
      "mmaref merge shard-1.json shard-2.json" },
    { "diff", host_diff, "[OPTION...] A B", "compare two vector files, and say where they differ",
      "  --count K          show K differing elements a case (8); the last line of a case counts the rest\n" OUTPUT,
      "mmaref diff expected.vec got.vec" },
    { "compress", host_compress, "[OPTION...] INSN [FILE]", "store a dense A for a sparse instruction",
      "  FILE has M lines of K elements in hexadecimal; output is a, f and e of a text vector\n"
      "  --selector F       sparsity selector (0)\n",
      "mmaref compress sp.m16n8k32.f32.f16.f16.f32 dense.txt" },
    { "expand", host_expand, "INSN [FILE]", "restore the dense A from what compress has stored",
      "  FILE has the lines a, f and e of a text vector, or a whole case of INSN; output is M lines of K\n"
      "  elements\n",
      "mmaref expand sp.m16n8k32.f32.f16.f16.f32 stored.txt" },
    { "mac16", host_mac16, "[OPTION...] OPERAND", "tell what the 64 bits of an Apple mac16 operand mean", OUTPUT,
      "mmaref mac16 0x8000000000000000" },
    { "dot", host_dot, "[OPTION...] INSN --a LIST --b LIST [--c NUMBER]", "tell what a dot product gives on each chip",
      "  --a LIST, --b LIST  elements, separated by commas: the rest up to k are zero; more than k\n"
      "                     take further steps, with D of the step before as C\n"
      "  --c NUMBER         the element of C (0)\n"
      "  --scale-a LIST, --scale-b LIST  scale factors of block-scaled instructions (1)\n"
      "  --arith LIST       sm_80,sm_90,exact, or all (the default), or 'custom products=4 ...';\n"
      "                     may be repeated\n"
      "  --types LIST       in place of INSN: the types of A, B, C and D of a unit of one's own, as f16 or\n"
      "                     e6m10.ieee (mmaref help arithmetic), with --arith exact or custom ...\n"
      "  --scale-type TYPE  with --types: the type of scale factors, ue8m0 or ue4m3\n"
      "  --flags            with --types: the flags of IEEE 754 that the unit raises\n"
      "  --explain          draw the sum, term by term\n"
      "  --fixed [E,W]      with --types: the sum before it is rounded, an integer and the exponent of its\n"
      "                     last bit; of exact sums that is E, and W the words of 32 bits\n" NUMBERS OUTPUT "\n"
      "ulp is the error: D less the exact sum, in units in the last place.\n",
      "mmaref dot m16n8k16.f32.f16.f16.f32 --a 6000 --b 6000 --c -36000000" },
    { "gemm", host_gemm, "[OPTION...] INSN [MxNxK] [FILE]", "multiply matrices of any size, tile by tile",
      "  --arith LIST       as for dot: print D under each\n"
      "  --compare LIST     tell how far D under each is from D under the first\n"
      "  --a FILE, --b FILE, --c FILE  one matrix: .npy, .csv, .bin (elements as in registers, by rows)\n"
      "  --scale-a FILE, --scale-b FILE  scale factors of block-scaled instructions (1)\n"
      "  --derive           derive scale factors with which the largest element of each block fits\n"
      "  --input hex        elements of FILE, and of D, are bare hexadecimal words as in registers\n"
      "  --output FILE      D as .npy, .bin, .csv or lines of text; - is standard output\n"
      "  --shard I/N        only rows of tiles I, I + N, ..., as JSON for mmaref merge\n"
      "  -j N, --jobs N     compute in N threads (1)\n" NUMBERS OUTPUT "\n"
      "D = A * B + C, padded to whole tiles with zeros; the instruction runs along k, its D being the C\n"
      "of the next step. A of a sparse instruction is dense, and is compressed. MxNxK may be missing\n"
      "where files tell it. FILE has lines 'a NUMBER ...', 'b', 'c', 'scale_a' and 'scale_b', elements by\n"
      "rows; a key that comes again goes on where it left off; without c, C is zero. '#' starts a comment.\n",
      "mmaref gemm m16n8k16.f32.f16.f16.f32 64x64x64 abc.txt --compare exact,sm_80,sm_90" },
    { "selftest", host_selftest, "", "run the firmware's self-test here, as TAP", "", "mmaref selftest" }
};

#define SUBCOMMANDS (sizeof subcommands / sizeof subcommands[0])

/* Commands that have no row of their own. */
enum {
    HELP = SUBCOMMANDS,
    VERSION,
    COMMANDS
};

static const char *command_name(size_t index, const void *context)
{
    (void)context;
    return index < SUBCOMMANDS ? subcommands[index].name : index == HELP ? "help" : index == VERSION ? "version" : NULL;
}

/* What help can be asked for: the commands, then the topics. */
static const char *help_name(size_t index, const void *context)
{
    return index < COMMANDS ? command_name(index, context) : topics_name(index - COMMANDS);
}

static void print_usage(FILE *out)
{
    size_t i;

    fputs("usage: mmaref COMMAND ...\n\n", out);
    for (i = 0; i < SUBCOMMANDS; i++) {
        fprintf(out, "  %-9s %s\n", subcommands[i].name, subcommands[i].summary);
    }
    fputs("\nCommands and options may be abbreviated. INSN is an instruction in full, in any case and with its\n"
          "operands, or the words that single it out: m16n8k16.f32.f16.f16.f32. FILE - is standard input,\n"
          "or standard output with --output. A FILE that is there is replaced when all is written; its mode\n"
          "stays, a link is followed, and one that is read-only is refused.\n"
          "In the help of a command, (1) behind an option is its default: mmaref COMMAND --help.\n"
          "Exit status: 0 done, or equal; 1 different, or not there; 2 unreadable, or nothing was compared.\n"
          "mmaref --version tells which tables this command has.\n", out);
    topics_list(out);
    fputs("Example: mmaref show mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32\n", out);
}

static int print_help(const subcommand *command)
{
    printf("usage: mmaref %s %s\n\n%c%s.\n", command->name, command->arguments, command->summary[0] - 'a' + 'A',
           command->summary + 1);
    printf("%s\nExample: %s\n", command->help, command->example);
    return EXIT_EQUAL;
}

static int print_version(void)
{
    uint32_t version = mmaref_version();
    mmaref_build build;

    host_must(mmaref_build_get(&build));
    printf("mmaref %lu.%lu.%lu, %s, tables %08lx\n", (unsigned long)(version >> 16 & 255),
           (unsigned long)(version >> 8 & 255), (unsigned long)(version & 255), mmaref_edition(),
           (unsigned long)build.tables_hash);
    return EXIT_EQUAL;
}

/* The number of a word among names that may be abbreviated; negative after complaining that it is none of them. */
static int find(const char *word, words_at names, const char *what)
{
    int found = words_find(word, strlen(word), names, NULL);
    char reason[300], several[200];

    if (found == WORDS_NONE) {
        snprintf(reason, sizeof reason, "unknown %s, try mmaref --help", what);
        (void)host_complain(NULL, word, strlen(word), reason, words_nearest(word, strlen(word), names, NULL));
    } else if (found == WORDS_MANY) {
        words_list(word, strlen(word), names, NULL, several, sizeof several);
        snprintf(reason, sizeof reason, "several begin with this:%s", several);
        (void)host_complain(NULL, word, strlen(word), reason, NULL);
    }
    return found;
}

static int help(const char *word)
{
    int found = find(word, help_name, "command or topic");

    if (found < 0) {
        return EXIT_UNREADABLE;
    }
    if (found < HELP) {
        return print_help(&subcommands[found]);
    }
    if (found < COMMANDS) {
        print_usage(stdout);
    } else {
        topics_print((size_t)found - COMMANDS);
    }
    return EXIT_EQUAL;
}

static bool is_help(const char *text)
{
    return strcmp(text, "--help") == 0 || strcmp(text, "-h") == 0;
}

int commands_run(int argc, char **argv)
{
    const char *word = argc < 2 ? NULL : is_help(argv[1]) ? "help" : argv[1];
    char words[100];
    int found, i;

    if (word == NULL) {
        print_usage(stderr);
        return EXIT_UNREADABLE;
    }
    if (word[0] == '-' && strcmp(word, "--version") != 0) {
        return host_complain(NULL, word, strlen(word), "options stand behind a command, try mmaref --help", NULL);
    }
    found = find(word + strspn(word, "-"), command_name, "command");
    if (found < 0) {
        return EXIT_UNREADABLE;
    }
    if (argc > (found == HELP ? 4 : 2) && found >= HELP) {
        word = argv[found == HELP ? 4 : 2];
        return host_complain(command_name((size_t)found, NULL), word, strlen(word), "one argument too many", NULL);
    }
    if (found == VERSION) {
        return print_version();
    }
    if (found == HELP && argc == 4) { /* a topic of two words */
        snprintf(words, sizeof words, "%.40s-%.40s", argv[2], argv[3]);
        return help(words);
    }
    if (found == HELP) {
        return help(argc == 2 ? "help" : argv[2]);
    }
    for (i = 2; i < argc && strcmp(argv[i], "--") != 0; i++) {
        if (is_help(argv[i])) {
            return print_help(&subcommands[found]);
        }
    }
    return subcommands[found].run(argc - 1, argv + 1);
}

int main(int argc, char **argv)
{
    return host_close(stdout, "standard output", commands_run(argc, argv));
}
