/* SPDX-License-Identifier: MIT */
/* The mmaref command: the table of its subcommands, their help and their abbreviations. */
#include <string.h>

#include "base/file.h"
#include "base/spelling.h"
#include "base/system.h"
#include "commands.h"
#include "completion.h"
#include "help_topics.h"

typedef struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *arguments, *summary, *help, *example;
} subcommand;

#define OUTPUT "  --csv, --json, --markdown  print another form\n"
#define COLOURED_OUTPUT \
    "  --csv, --json, --markdown, --color auto|always|never  print another form, or colours\n"
#define NUMBERS "  --hex, --decimal, --hexfloat  print patterns, all decimal digits, or 0x1.8p-3\n"
#define CONVERT \
    "  --convert RULE     nearest_even (the default), nearest_away, ...: see mmaref help conversions\n"
#define ARITH "  --arith P          use the fragments of arithmetic P: wmma differs on sm_70 and sm_75\n"

static int cli_completion(int argc, char **argv);

static const subcommand subcommands[] = {
    { "list", cli_list, "[OPTION...] [WORD...]", "print the instructions, one a line",
      "Lists the instructions that have every WORD. Types keep their order, and so do layouts.\n\n"
      "  --family F         only names that begin with F: mma, mma.sp, wmma.load, ldmatrix, ...\n"
      "  --target T         only what target T has: sm_90, sm_120a, ...; of a chip (rtx5090, 12.0) what its\n"
      "                     targets have, and for which one to compile\n"
      "  --ptx V            only what version V of PTX has, such as 8.7\n"
      "  --edition E        only what edition E of the PTX ISA has, 9.0 or later\n"
      "  --long             also print version, targets, edition and section\n" OUTPUT "\n"
      "Exit status 1 if instructions have the words, but none meets all conditions; 2 if none has the words\n"
      "or the family.\n",
      "mmaref list --family mma.sp --target sm_90 m16n8k32 f16" },
    { "chips", cli_chips, "[OPTION...] [NAME...]", "print the targets and the profile of a chip, and how sure that is",
      "  NAME is a chip (h100, NVIDIA GeForce RTX 4090, 4090), its compute capability (8.9), a target or an\n"
      "  architecture. Every option that takes a target or a profile also takes the name of a chip.\n\n" OUTPUT,
      "mmaref chips rtx4090" },
    { "show", cli_show, "[OPTION...] INSN", "describe an instruction, its layouts as formulas",
      "  --arith P          describe arithmetic P instead: how it sums, its source, its wmma fragments\n"
      "  --target T, --ptx V  refuse what target or chip T, or version V of PTX, does not have; print for\n"
      "                     which target to compile, and whether the chip has a matrix unit for it\n"
      "  --names            add what machine code (SASS), CuTe and LLVM call it\n"
      "  --cuda, --rust, --llvm  print a function that contains it as inline assembly, and nothing else\n"
      "  --cute             print an atom of CuTe with its traits, and nothing else\n" OUTPUT,
      "mmaref show m16n8k16.f32.f16.f16.f32" },
    { "lint", cli_lint, "[OPTION...] FILE...", "check the instructions and operands of source files",
      "Finds warp-level matrix instructions in PTX, CUDA, C++, Rust, Zig, Mojo, MLIR and Python, in strings\n"
      "or not. Each has a line: legal, wrong, or not checked where its name is made at run time. Registers\n"
      "of operands are counted; selectors, byte-ids, thread-ids and immediate values have to be legal. A\n"
      "name without operands is not looked at.\n\n"
      "  --target T, --ptx V  what target T, or version V of PTX, does not have is wrong, too; the default\n"
      "                     is the .target and .version of a PTX file\n" OUTPUT "\n"
      "Exit status 1 if something is wrong; 2 if a file cannot be read, or nothing could be checked.\n",
      "mmaref lint tests/ports/cli/lint/right.cu" },
    { "layout", cli_layout, "[OPTION...] INSN OPERAND", "draw an operand: which lane and element holds what",
      "  --registers        draw lanes and registers instead of the matrix\n"
      "  --rows M-N, --columns M-N, --product M-N  draw only these\n"
      "  --transpose        print columns down, rows across; with --registers elements down, lanes across\n"
      "  --each             print each element alone, even if several share a register\n"
      "  --before-trans     for ldmatrix and stmatrix with .trans: draw the matrix, not the memory\n"
      "  --svg              draw the matrix as SVG\n"
      "  --cute, --triton   print the notation of CuTe or Triton, which mmaref check reads\n"
      "  --by register      colour by register instead of by lane\n"
      ARITH COLOURED_OUTPUT,
      "mmaref layout m16n8k16.f32.f16.f16.f32 a --svg > a.svg" },
    { "check", cli_check, "[OPTION...] INSN OPERAND LAYOUT", "compare a layout that you have with an operand's",
      "  LAYOUT is in the notation of CuTe, ((4,8),(2,2)):((32,1),(16,8)) or Layout<Shape<...>, ...>, or\n"
      "  of Triton, register=[[0,1]] lane=[[1,0],...] or #ttg.nvidia_mma<...>; or a formula of C or Python,\n"
      "  row = lane / 4 + 8 * (i / 2); col = ..., a function, a lambda; or CSV or JSON as layout\n"
      "  prints: mmaref help layouts. LAYOUT - is standard input. Values of a sparse A, of metadata and of\n"
      "  scale factors may count stored elements or columns of the dense matrix.\n\n"
      ARITH COLOURED_OUTPUT,
      "mmaref check m16n8k16.f32.f16.f16.f32 c '((4,8),(2,2)):((32,1),(16,8))'" },
    { "where", cli_where, "[OPTION...] INSN OPERAND ROW COLUMN", "find the register bits of a matrix element",
      "b[9][3] and b 9,3 mean the same as b 9 3.\n\n"
      "  --product M-N      search only these products (matrices, selectors)\n" ARITH OUTPUT,
      "mmaref where m16n8k16.f32.f16.f16.f32 b 9 3" },
    { "element", cli_element, "[OPTION...] INSN OPERAND LANE INDEX", "find the matrix element that a lane holds",
      "INDEX is an element (2, a2 or element 2), or a register (r1 or register 1): all its elements.\n\n"
      ARITH OUTPUT,
      "mmaref element m16n8k16.f32.f16.f16.f32 a lane 17 r1" },
    { "explain", cli_explain, "[OPTION...] INSN OPERAND LANE INDEX", "derive what a lane holds, formula by formula",
      "INDEX is an element: 2, a2 or element 2.\n\n" ARITH OUTPUT,
      "mmaref explain m16n8k16.f32.f16.f16.f32 a 13 2" },
    { "inputs", cli_inputs, "[OPTION...] INSN ROW COLUMN", "list all register bits that feed an element of D",
      "  --product N        which product of an instruction with several\n"
      "  --selector F       sparsity selector\n"
      "  --select-a B,T, --select-b B,T  byte-id and thread-id of scale factors\n" ARITH OUTPUT,
      "mmaref inputs m16n8k8.f32.tf32.tf32.f32 8 0" },
    { "banks", cli_banks, "[OPTION...] INSN", "count the bank conflicts of ldmatrix and stmatrix",
      "  --pitch BYTES      the distance between the rows of neighbouring lanes\n"
      "  --offset BYTES     where the row of lane 0 begins (0)\n"
      "  --swizzle B,M,S    CuTe's Swizzle<B,M,S> of byte addresses: 3,4,3 is <3,3,3> of 16-bit elements\n"
      "  --address FILE     instead of --pitch: read the address of each lane's row, as 128 or 0x80\n"
      "  --search           find the smallest swizzle and padding without conflicts\n" COLOURED_OUTPUT "\n"
      "A conflict is N-way if the 8 rows of a phase have N different words in one of the 32 banks of 4\n"
      "bytes. PTX does not define banks; programmers have measured them. For each row the picture prints\n"
      "how many words lie in each of its banks. Exit status 1 if --search finds nothing.\n",
      "mmaref banks ldmatrix.m8n8.x4.b16 --pitch 128 --swizzle 3,4,3" },
    { "reuse", cli_reuse, "[OPTION...] FROM TO [a|b]", "find out whether D of FROM can be A or B of TO",
      "The answer is free (every lane holds what it needs), permuted (it does if rows of B or columns of A\n"
      "are permuted), shuffles (lanes exchange elements) or no. If sizes differ, D0, D1, ... are the D of\n"
      "several FROM, and A0, A1, ... the A of several TO. Each answer is proved: both products are\n"
      "computed with integers and compared.\n\n" OUTPUT "\n"
      "Exit status 1 if shapes or types forbid every operand that is asked for.\n",
      "mmaref reuse m16n8k16.f32.f16.f16.f32 m16n8k16.f32.f16.f16.f32 a" },
    { "load", cli_load, "[OPTION...] INSN a|b|d", "find the ldmatrix that fills A or B, the address of each lane",
      "Memory has A as M x K (a sparse one without its zeros), B as N x K and D as M x N, row by row. D is\n"
      "what stmatrix stores.\n\n"
      "  --trans            memory has A as K x M, B as K x N, D as N x M\n"
      "  --tiles N          the operand of N instructions side by side (1, or 2 where 1 is too narrow)\n"
      "  --pitch BYTES      the distance between rows (the bytes of a row)\n"
      "  --offset BYTES     where row 0 begins (0)\n"
      "  --swizzle B,M,S    CuTe's Swizzle<B,M,S> of byte addresses, as for banks\n"
      "  --target T, --ptx V  use only what target T, or version V of PTX, has\n" OUTPUT "\n"
      "Each answer is found by moving bits and proved by moving matrices. Exit status 1 if nothing fits.\n",
      "mmaref load m16n8k16.f32.f16.f16.f32 b --trans --pitch 144" },
    { "split", cli_split, "[OPTION...] INSN [PART]", "make an instruction of smaller ones, and compare the bits",
      "Finds the fewest smaller instructions, or takes PART, and prints which registers of INSN each takes.\n"
      "They run in this order; each D is the C of the next one along k.\n\n"
      "  --target T, --ptx V  use only what target T, or version V of PTX, has, and compute it as T does\n"
      "  --arith P          compare with INSN under arithmetic P; else with each chip that has INSN\n" OUTPUT "\n"
      "Without --target parts are computed as INSN is. Exit status 1 if a bit differs or nothing fits.\n",
      "mmaref split m16n8k16.f32.f16.f16.f32 --target t4 --arith a100" },
    { "run", cli_run, "[OPTION...] FILE...", "compute the cases of text vectors and compare",
      "  --fill             print the cases with their computed results instead\n"
      "  --output FILE      with --fill: write FILE, only if all went well; - is standard output\n"
      "  --json             print the result as JSON\n"
      "  --shard I/N        compute only cases I, I + N, ..., and print a result for mmaref merge\n"
      "  --is-shard I/N     like --shard, for files from gen --shard\n"
      "  -j N, --jobs N     compute in N threads (1)\n"
      "  --coverage         also print which numeric corners the cases reach, by profile and class\n"
      "  --shrink FILE      write the first failing case to FILE, cut down to one wrong element of D\n"
      "  --unit COMMAND     with --shrink: ask a unit for D of smaller and smaller cases: the command takes\n"
      "                     the name of a vector file and prints its cases with D, as run --fill does\n"
      "  --allow-empty      accept files without a case to compare or fill in\n\n"
      "The last line counts the cases that passed, failed, were only computed (they have no result), or\n"
      "were skipped (the assembler refuses the instruction). Exit status 2 if nothing was compared.\n"
      "For a failed case only the first differing word is printed; mmaref run --fill FILE | mmaref diff\n"
      "FILE - prints all of them.\n",
      "mmaref run tests/data/vectors/answers.vec" },
    { "gen", cli_gen, "[OPTION...] INSN", "print text vectors without results, for run --fill",
      "  --seed N           seed of the random numbers (1)\n"
      "  --count K          number of cases (1)\n"
      "  --shard I/N        print only cases I, I + N, ..., for run --is-shard I/N\n"
      "  -j N, --jobs N     draw in N threads (1)\n"
      "  --style random|corners  ordinary numbers (the default), or zeros, limits and specials\n"
      "  --arith P          exact (the default), sm_90, 'sm_90 rounding=up', 'custom products=4', ...\n",
      "mmaref gen m16n8k16.f32.f16.f16.f32 --count 10 --style corners | mmaref run --fill -" },
    { "merge", cli_merge, "[OPTION...] RESULT...", "combine the results of shards of run or gemm",
      "A RESULT is a file that run or gemm --shard has written, or the log of a comparison on a board.\n\n"
      "  --json             print the result as JSON\n"
      "  --allow-missing    accept missing shards\n"
      "  --allow-empty      accept results in which nothing was compared\n\n"
      "Prints what one run of all cases would have printed. Exit status 1 if a case failed; 2 if nothing\n"
      "was compared, if a shard is missing, comes twice or ended early, or if it has other cases or another\n"
      "question than the first RESULT.\n",
      "mmaref merge shard-1.txt shard-2.txt" },
    { "diff", cli_diff, "[OPTION...] A B", "compare two vector files element by element",
      "  --count K          print K differing elements of a case (8), then count the rest\n" COLOURED_OUTPUT,
      "mmaref diff expected.vec got.vec" },
    { "compress", cli_compress, "[OPTION...] INSN [FILE]", "store a dense A for a sparse instruction",
      "  FILE has M lines of K elements in hexadecimal. The output is a, f and e of a text vector.\n"
      "  --selector F       sparsity selector (0)\n"
      "  --input hex|numbers  FILE has hexadecimal words (the default), or numbers (mmaref help numbers)\n"
      CONVERT,
      "mmaref compress sp.m16n8k32.f32.f16.f16.f32 dense.txt" },
    { "expand", cli_expand, "INSN [FILE]", "restore the dense A that compress has stored",
      "  FILE has the lines a, f and e of a text vector, or a whole case of INSN. The output is M lines of\n"
      "  K elements.\n",
      "mmaref expand sp.m16n8k32.f32.f16.f16.f32 stored.txt" },
    { "mac16", cli_mac16, "[OPTION...] OPERAND", "decode the 64 bits of an Apple mac16 operand", OUTPUT,
      "mmaref mac16 0x8000000000000000" },
    { "dot", cli_dot, "[OPTION...] INSN --a LIST --b LIST [--c NUMBER]", "compute one dot product as each chip does",
      "  --a LIST, --b LIST  elements, with commas; missing ones are zero. Beyond k further instructions\n"
      "                     run, each with the last D as C. A sparse A is its dense row (help sparse)\n"
      "  --c NUMBER         the element of C (0)\n"
      "  --scale-a LIST, --scale-b LIST  scale factors of block-scaled instructions (1)\n"
      "  --derive [ceil|floor|even|nvfp4]  choose them: as for gemm\n" CONVERT
      "  --arith LIST       sm_80,sm_90,exact, all (the default), 'custom products=4'; may be repeated\n"
      "  --types LIST       instead of INSN: the types of A, B, C and D of a custom unit, as f16 or\n"
      "                     e6m10.ieee (mmaref help arithmetic), with --arith exact or custom ...\n"
      "  --scale-type ue8m0|ue4m3  with --types: the type of scale factors\n"
      "  --random WORD      with --types: the 32 random bits of rounding=stochastic (0)\n"
      "  --flags            with --types: print the flags of IEEE 754 that the unit raises\n"
      "  --explain          draw the sum, term by term\n"
      "  --fixed [E,W]      with --types: print the unrounded sum, as an integer and the exponent\n"
      "                     of its last bit. An exact sum needs that exponent, E, and its 32-bit words, W\n"
      NUMBERS COLOURED_OUTPUT "\n"
      "ulp is the error: D minus the exact sum, in units in the last place.\n",
      "mmaref dot m16n8k16.f32.f16.f16.f32 --a 6000 --b 6000 --c -36000000" },
    { "gemm", cli_gemm, "[OPTION...] INSN [MxNxK] [FILE]", "multiply matrices of any size, tile by tile",
      "  --arith LIST       as for dot: print D under each arithmetic\n"
      "  --compare LIST     compare D with D under the first, and with the whole sum, rounded once\n"
      "  --svg FILE         with --compare: draw how far each element of D is from the whole sum\n"
      "  --a FILE, --b FILE, --c FILE  one matrix: .npy, .csv, .bin (elements as in registers, by rows)\n"
      "  --scale-a FILE, --scale-b FILE  scale factors of block-scaled instructions (1)\n"
      "  --derive [ceil|floor|even|nvfp4]  choose scale factors by a rule (ceil): mmaref help scales\n"
      CONVERT
      "  --input hex|numbers  hex: FILE and D have bare hexadecimal words, as in registers, and integers in\n"
      "                     .npy are patterns, in the low bits\n"
      "  --output FILE      write D as .npy, .bin, .csv or lines of text; - is standard output\n"
      "  --shard I/N        compute only rows of tiles I, I + N, ..., for mmaref merge\n"
      "  -j N, --jobs N     compute in N threads (1)\n" NUMBERS COLOURED_OUTPUT "\n"
      "D = A * B + C, padded with zeros to whole tiles. Instructions run in order of k: each D is the next\n"
      "C. Give A of a sparse instruction dense; gemm compresses it. MxNxK may be omitted if files imply it.\n"
      "FILE has lines 'a NUMBER ...', 'b', 'c', 'scale_a' and 'scale_b', elements by rows; a key that comes\n"
      "again continues its matrix. Without c, C is zero. '#' starts a comment.\n",
      "mmaref gemm m16n8k16.f32.f16.f16.f32 64x64x64 abc.txt --compare exact,sm_80,sm_90" },
    { "selftest", cli_selftest, "[--log FILE] [--json] [--junit]", "run the firmware's self-test here, or judge a log",
      "Prints TAP. Exit status 1 if a test fails.\n"
      "  --log FILE         judge the log of a self-test instead, such as that of a board. One that is cut,\n"
      "                     damaged, or of two runs is refused: exit status 2. If it is of the same tables,\n"
      "                     what passed is compared with a self-test here\n"
      "  --json             print verdict, report and tests as JSON\n"
      "  --junit            print them as JUnit's XML\n",
      "mmaref selftest" },
    { "completion", cli_completion, "bash|zsh|fish|words [WORD...]", "print the completions of a shell",
      "Prints a script that the shell reads: eval \"$(mmaref completion bash)\", source <(mmaref completion\n"
      "zsh), mmaref completion fish | source. make install installs all three. The scripts ask mmaref\n"
      "completion words -- WORD..., which prints what the last WORD of a command line may become; exit\n"
      "status 1, and nothing printed, where that is a file or not known.\n",
      "mmaref completion bash" }
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

static bool command_about_at(size_t index, command_about *about)
{
    static const char *const arguments[] = { "[OPTION...] [COMMAND]", "" };

    if (index >= COMMANDS) {
        return false;
    }
    about->name = command_name(index, NULL);
    about->arguments = index < SUBCOMMANDS ? subcommands[index].arguments : arguments[index - SUBCOMMANDS];
    about->help = index < SUBCOMMANDS ? subcommands[index].help : "";
    return true;
}

static int cli_completion(int argc, char **argv)
{
    return completion_answer(command_about_at, argc, argv);
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
    fputs("\nmmaref COMMAND --help describes a command. Defaults of options are in (). Commands and options may be\n"
          "abbreviated. INSN is an instruction: in full, in any case and with its operands, or only the words\n"
          "that single it out, as m16n8k16.f32.f16.f16.f32; mmaref help names has more. FILE - is standard\n"
          "input. mmaref --version, or -V, prints the version of command and tables.\n"
          "Exit status: 0 done, or equal; 1 different, failed, not found; 2 unreadable, or nothing was compared.\n",
          out);
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

    cli_must(mmaref_build_get(&build));
    printf("mmaref %lu.%lu.%lu, %s, tables %08lx\n", (unsigned long)(version >> 16 & 255),
           (unsigned long)(version >> 8 & 255), (unsigned long)(version & 255), mmaref_edition(),
           (unsigned long)build.tables_hash);
    return EXIT_EQUAL;
}

/* Finds a word, perhaps abbreviated, among names: its index, or negative after complaining. */
static int find(const char *word, spelling_at names, const char *what)
{
    int found = spelling_find(word, strlen(word), names, NULL);
    char reason[300], several[200];

    if (found == SPELLING_NONE) {
        snprintf(reason, sizeof reason, "unknown %s, try mmaref --help", what);
        (void)cli_complain(NULL, word, strlen(word), reason, spelling_nearest(word, strlen(word), names, NULL));
    } else if (found == SPELLING_MANY) {
        spelling_list(word, strlen(word), names, NULL, several, sizeof several);
        snprintf(reason, sizeof reason, "several begin with this:%s", several);
        (void)cli_complain(NULL, word, strlen(word), reason, NULL);
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
    word = strcmp(word, "-V") == 0 ? "--version" : word;
    if (word[0] == '-' && strcmp(word, "--version") != 0) {
        return cli_complain(NULL, word, strlen(word), "options follow a command, try mmaref --help", NULL);
    }
    found = find(word + strspn(word, "-"), command_name, "command");
    if (found < 0) {
        return EXIT_UNREADABLE;
    }
    if (argc > (found == HELP ? 4 : 2) && found >= HELP) {
        word = argv[found == HELP ? 4 : 2];
        return cli_complain(command_name((size_t)found, NULL), word, strlen(word), "one argument too many", NULL);
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
    system_start();
    return cli_close(stdout, "standard output", commands_run(argc, argv));
}
