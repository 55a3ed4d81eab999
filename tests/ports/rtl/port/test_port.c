/* SPDX-License-Identifier: MIT */
/* The C side of port/dpi: vectors in and out, explanations, the queue. TAP.
 * `test_port CASES MAC16 INSTRUCTIONS`: known answers as tests/ports/rtl/vpi/vectors.awk writes them,
 * those of mac16 as bare words, and the numbers of instructions in SystemVerilog. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mmaref_dpi.h"
#include "mmdpi_explain.h"
#include "dpi/mmaref_arithmetic_fields.h"

#define BLOCK_WORDS MMAREF_DPI_BLOCK_WORDS

static int failures;

static void check(bool ok, const char *what)
{
    printf("%sok - %s\n", ok ? "" : "not ", what);
    failures += !ok;
}

static void check_text(const char *what, const char *expected, const char *got)
{
    bool same = strcmp(expected, got) == 0;

    check(same, what);
    if (!same) {
        printf("# expected:\n%s\n# got:\n%s\n", expected, got);
    }
}

/* The same of a text that goes on. */
static void check_start(const char *what, const char *expected, const char *got)
{
    if (strncmp(expected, got, strlen(expected)) == 0) {
        check(1, what);
    } else {
        check_text(what, expected, got);
    }
}

/* ---- Known answers through the vectors of the interface ---- */

/* mmaref_operands_t from its lowest word up, by the text of mmaref_types.svh. */
typedef struct {
    uint32_t ids_b, ids_a, selector; /* byte-id in the high half, thread-id in the low one */
    uint32_t scale_b[32], scale_a[32], e[32], c[512], b[512], a[512];
} packed_operands;

typedef struct {
    char insn[200], arith[20];
    int status;
    packed_operands given;
    uint32_t d[512];
} known_case;

static unsigned read_words(FILE *file, uint32_t *to)
{
    unsigned count = 0, i, word;

    if (fscanf(file, "%u", &count) != 1 || count > 512) {
        return 0;
    }
    for (i = 0; i < count && fscanf(file, "%x", &word) == 1; i++) {
        to[i] = word;
    }
    return count;
}

static bool read_case(FILE *file, known_case *k)
{
    unsigned byte_a, thread_a, byte_b, thread_b;

    memset(k, 0, sizeof *k);
    if (fscanf(file, "%199s %19s %d", k->insn, k->arith, &k->status) != 3) {
        return false;
    }
    read_words(file, k->given.a);
    read_words(file, k->given.b);
    read_words(file, k->given.c);
    read_words(file, k->d);
    read_words(file, k->given.e);
    if (fscanf(file, "%u", &k->given.selector) != 1) {
        return false;
    }
    read_words(file, k->given.scale_a);
    read_words(file, k->given.scale_b);
    if (fscanf(file, "%u %u %u %u", &byte_a, &thread_a, &byte_b, &thread_b) != 4) {
        return false;
    }
    k->given.ids_a = byte_a << 16 | thread_a;
    k->given.ids_b = byte_b << 16 | thread_b;
    return true;
}

/* A wrong bit in some word of D must be queued under the right lane and register. */
static bool names_wrong_word(int id, const uint32_t *block, known_case *k, unsigned number)
{
    unsigned n = (unsigned)mmaref_dpi_registers(id, MMAREF_OPERAND_D), word = number * 37 % (32 * n);
    char place[60];
    bool named;

    snprintf(place, sizeof place, "\n  lane %u register %u element ", word / n, word % n);
    k->d[word] ^= 1;
    named = mmaref_dpi_compare(id, block, &k->given.ids_b, k->d) == 1 && mmaref_dpi_error_count() == 1;
    k->d[word] ^= 1;
    /* 64-bit elements are named by their first register. */
    return named && (strstr(mmaref_dpi_error_next(), place) != NULL || strstr(k->insn, ".f64") != NULL);
}

static bool case_holds(known_case *k, unsigned number)
{
    uint32_t block[BLOCK_WORDS], d[512];
    int id = mmaref_dpi_instruction(k->insn), status;

    memset(d, 0x5a, sizeof d);
    if (mmaref_dpi_arithmetic(id, k->arith, block) != MMAREF_OK) {
        return false;
    }
    status = mmaref_dpi_mma(id, block, &k->given.ids_b, d);
    if (status != MMAREF_OK || k->status != MMAREF_OK) {
        return status == k->status && strstr(mmaref_dpi_error_last(), "\n  cannot be computed: ") != NULL &&
               mmaref_dpi_compare(id, block, &k->given.ids_b, d) == status &&
               strstr(mmaref_dpi_error_next(), "\n  cannot be computed: ") != NULL && mmaref_dpi_error_count() == 0;
    }
    return memcmp(d, k->d, sizeof d) == 0 && mmaref_dpi_compare(id, block, &k->given.ids_b, d) == 0 &&
           mmaref_dpi_difference(id, d, k->d, 0) == -1 && names_wrong_word(id, block, k, number);
}

static void check_cases(const char *path)
{
    static known_case k;
    FILE *file = fopen(path, "r");
    unsigned held = 0, count = 0, refused = 0, seen = 0;

    while (file != NULL && read_case(file, &k)) {
        if (mmaref_dpi_instruction(k.insn) == MMAREF_E_REFUSED) {
            refused += strstr(mmaref_dpi_error_last(), k.insn) != NULL;
            seen++;
            continue;
        }
        count++;
        if (case_holds(&k, count)) {
            held++;
        } else {
            printf("# %s %s\n", k.insn, k.arith);
        }
    }
    check(count > 500 && held == count, "known answers, and a wrong bit in each");
    check(seen == refused, "instructions that the assembler takes by accident are named");
    if (file != NULL) {
        fclose(file);
    }
}

/* ---- Constants ---- */

/* "mma.sp::ordered..." as "MMA_SP_ORDERED...": runs of other characters become one _. */
static void spell(const char *text, char *name)
{
    for (; *text != '\0'; text++) {
        bool lower = *text >= 'a' && *text <= 'z';
        if (lower || (*text >= 'A' && *text <= 'Z') || (*text >= '0' && *text <= '9')) {
            *name++ = (char)(lower ? *text - 'a' + 'A' : *text);
        } else if (name[-1] != '_') {
            *name++ = '_';
        }
    }
    *name = '\0';
}

static void check_instruction_numbers(const char *path)
{
    FILE *file = fopen(path, "r");
    char line[300], name[200], spelled[200];
    int number, count = 0, right = 0;

    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "localparam int MMAREF_INSTRUCTION_%199s = %d;", name, &number) == 2) {
            spell(mmaref_dpi_text(number), spelled);
            right += number == count && strcmp(spelled, name) == 0;
            count++;
        }
    }
    check(count == mmaref_instruction_count() && right == count, "numbers of instructions");
    if (file != NULL) {
        fclose(file);
    }
}

/* ---- Blocks ---- */

static const char own[] = "custom products=4 fraction_bits=12 exponent_floor=-20 align=jam rounding=nearest_away";

/* Field `number` of a packed struct of fields of 32 bits: the last one is in the lowest bits. */
static uint32_t bits_of_field(const uint32_t *block, unsigned number)
{
    return block[MMAREF_ARITHMETIC_FIELDS - 1 - number];
}

static void check_blocks(void)
{
    uint32_t block[BLOCK_WORDS] = { 0 }, again[BLOCK_WORDS] = { 0 };
    const char *text;

    check(mmaref_dpi_arithmetic(-1, own, block) == MMAREF_OK, "a block of one's own needs no instruction");
    check(bits_of_field(block, 0) == 4 && bits_of_field(block, 1) == 12 && bits_of_field(block, 2) == (uint32_t)-20 &&
              bits_of_field(block, 3) == MMAREF_ROUND_ODD,
          "its first fields are in the highest bits");
    text = mmaref_dpi_arithmetic_text(block);
    check(strstr(text, "custom products=4 fraction_bits=12 exponent_floor=-20 align=odd ") == text,
          "a block as text");
    check(mmaref_dpi_arithmetic(-1, text, again) == MMAREF_OK && memcmp(block, again, sizeof block) == 0,
          "which gives the same block");
    check(mmaref_dpi_arithmetic(-1, "custom subnormals=flush_in+flush_out+normalise+as_f16", block) == MMAREF_OK &&
              strstr(mmaref_dpi_arithmetic_text(block), " subnormals=flush_in+flush_out+normalise+as_f16 ") != NULL,
          "the longest value is whole");
    again[BLOCK_WORDS - 1] = 256; /* products */
    check_text("a number too large for its field", "", mmaref_dpi_arithmetic_text(again));
    check(mmaref_dpi_error_count() == 0, "nothing waits where a text is empty");
}

/* What is refused by its text: the status, no block, and the sentence. */
static void check_refused_arithmetic(int instruction, int status, const char *text, const char *sentence)
{
    uint32_t block[BLOCK_WORDS] = { 7 };

    check(mmaref_dpi_arithmetic(instruction, text, block) == status && bits_of_field(block, 0) == 0 &&
              mmaref_dpi_error_count() == 1,
          text == NULL ? "no text" : text);
    check_text("... and why", sentence, mmaref_dpi_error_last());
}

static void check_refused_texts(void)
{
    uint32_t block[BLOCK_WORDS] = { 0 }, d[512];
    static packed_operands given;

    check_refused_arithmetic(-1, MMAREF_E_ARGUMENT, "sm_80 rounding=zero",
                             "arithmetic 'sm_80 rounding=zero': a profile is of an instruction; without one there is "
                             "'custom'");
    check_refused_arithmetic(-1, MMAREF_E_PROFILE, "customs",
                             "arithmetic 'customs': 'customs': unknown arithmetic profile, nearest is 'custom'");
    check_refused_arithmetic(-1, MMAREF_E_ARITHMETIC, "custom products",
                             "arithmetic 'custom products': 'products': not of the form key=value");
    check_refused_arithmetic(-1, MMAREF_E_ARITHMETIC, "custom fraction_bitz=12",
                             "arithmetic 'custom fraction_bitz=12': 'fraction_bitz=12': no such field, nearest is "
                             "'fraction_bits'");
    check_refused_arithmetic(-1, MMAREF_E_ARITHMETIC, "custom rounding=od",
                             "arithmetic 'custom rounding=od': 'rounding=od': value out of range, nearest is 'odd'");
    check_refused_arithmetic(-1, MMAREF_E_PROFILE, "", "arithmetic '': unknown arithmetic profile");
    check_refused_arithmetic(-1, MMAREF_E_PROFILE, NULL, "arithmetic '': unknown arithmetic profile");
    check_refused_arithmetic(-3, MMAREF_E_ARGUMENT, "custom", "instruction -3: no instruction has this number");
    check(mmaref_dpi_instruction("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f322") == MMAREF_E_INSTRUCTION,
          "a misspelt instruction");
    check_text("... and why", "instruction 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f322': 'f322': unknown "
                              "qualifier, nearest is 'f32'", mmaref_dpi_error_last());
    check(mmaref_dpi_instruction(NULL) == MMAREF_E_ARGUMENT, "no instruction");
    check_text("... and why", "instruction '': text or output is NULL", mmaref_dpi_error_last());
    memset(d, 0x5a, sizeof d);
    check(mmaref_dpi_mma(-3, block, &given.ids_b, d) == MMAREF_E_ARGUMENT && d[0] == 0 && d[511] == 0,
          "an instruction that was refused before");
    check_text("... and why", "instruction -3: no instruction has this number", mmaref_dpi_error_last());
    block[BLOCK_WORDS - 1] = 256; /* products */
    check(mmaref_dpi_compare(5, block, &given.ids_b, d) == MMAREF_E_ARITHMETIC, "a block from nowhere");
    check_text("... and why", "arithmetic: 'products=256': value out of range", mmaref_dpi_error_last());
}

/* ---- Numbers in words ---- */

typedef struct {
    uint8_t type;
    uint64_t bits;
    const char *text;
} number_case;

static void check_numbers(void)
{
    static const number_case cases[] = {
        { MMAREF_TYPE_F16, 0x3c3c, "+0x1.0fp0" },
        { MMAREF_TYPE_F16, 0x8001, "-0x0.004p-14" },
        { MMAREF_TYPE_F16, 0xfc00, "-infinity" },
        { MMAREF_TYPE_F16, 0x7c01, "NaN" },
        { MMAREF_TYPE_F16, 0x8000, "-0" },
        { MMAREF_TYPE_BF16, 0x4049, "+0x1.92p1" },
        { MMAREF_TYPE_TF32, 0x40490000, "+0x1.92p1" },
        { MMAREF_TYPE_F32, 0x80000001, "-0x0.000002p-126" },
        { MMAREF_TYPE_F64, 0x400921fb54442d18, "+0x1.921fb54442d18p1" },
        { MMAREF_TYPE_E4M3, 0x7e, "+0x1.cp8" },
        { MMAREF_TYPE_E5M2, 0x7b, "+0x1.cp15" },
        { MMAREF_TYPE_E2M1, 0x7, "+0x1.8p2" },
        { MMAREF_TYPE_S32, 0xffffffff, "-1" }
    };
    mmdpi_text text;
    char buffer[80];
    size_t i;

    for (i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        mmdpi_text_start(&text, buffer, sizeof buffer);
        mmdpi_explain_pattern(&text, cases[i].type, cases[i].bits);
        check_text(cases[i].text, cases[i].text, buffer);
    }
}

typedef struct {
    uint8_t type;
    uint64_t expected, got;
    const char *text;
} value_case;

static void check_values(void)
{
    static const value_case cases[] = {
        { MMAREF_TYPE_F32, 0x3f800001, 0x3f800000, "expected 3f800001 got 3f800000, 1 ulp below" },
        { MMAREF_TYPE_F32, 0xbf800001, 0xbf800000, "expected bf800001 got bf800000, 1 ulp above" },
        { MMAREF_TYPE_F32, 0x80000001, 0x00000001, "expected 80000001 got 00000001, 2 ulp above" },
        { MMAREF_TYPE_F32, 0x7f7fffff, 0x7f800000, "expected 7f7fffff got 7f800000, 1 ulp above" },
        { MMAREF_TYPE_F16, 0x8000, 0x0000, "expected 8000 got 0000, zeros of different sign" },
        { MMAREF_TYPE_F16, 0x7fff, 0x7e00, "expected 7fff got 7e00, both NaN" },
        { MMAREF_TYPE_F16, 0x7fff, 0x7c00, "expected 7fff got 7c00, a NaN is missing" },
        { MMAREF_TYPE_F16, 0x7c00, 0xfc01, "expected 7c00 got fc01, got a NaN" },
        { MMAREF_TYPE_F64, 0xfff0000000000000, 0x7ff0000000000000,
          "expected fff0000000000000 got 7ff0000000000000, 18437736874454810624 ulp above" },
        { MMAREF_TYPE_S32, 0x80000000, 0x7fffffff, "expected 80000000 got 7fffffff, 4294967295 above" },
        { MMAREF_TYPE_S32, 0x00000000, 0xffffffff, "expected 00000000 got ffffffff, 1 below" },
        { MMAREF_TYPE_F32, 0x3f800000, 0x3f800000, "expected 3f800000 got 3f800000" },
        { MMAREF_TYPE_E4M3, 0x7e, 0x7d, "expected 7e got 7d, 1 ulp below" },
        { MMAREF_TYPE_E4M3, 0xff, 0x7e, "expected ff got 7e, a NaN is missing" }
    };
    mmdpi_text text;
    char buffer[120];
    size_t i;

    for (i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        mmdpi_text_start(&text, buffer, sizeof buffer);
        mmdpi_explain_mismatch(&text, cases[i].type, cases[i].expected, cases[i].got);
        check_text(cases[i].text, cases[i].text, buffer);
    }
}

typedef struct {
    uint8_t exponent_bits, fraction_bits, special;
    uint64_t expected, got;
    const char *text;
} own_case;

/* The same of formats of one's own; that of 11 bits has its sign in bit 10. */
static void check_own_values(void)
{
    static const own_case cases[] = {
        { 4, 3, MMAREF_OWN_IEEE, 0x51, 0x05, "expected 51 got 05, 76 ulp below" },
        { 4, 3, MMAREF_OWN_IEEE, 0x80, 0x00, "expected 80 got 00, zeros of different sign" },
        { 4, 3, MMAREF_OWN_IEEE, 0x77, 0x78, "expected 77 got 78, 1 ulp above" },
        { 4, 3, MMAREF_OWN_IEEE, 0x79, 0x78, "expected 79 got 78, a NaN is missing" },
        { 4, 3, MMAREF_OWN_NAN, 0x7e, 0x78, "expected 7e got 78, 6 ulp below" },
        { 4, 3, MMAREF_OWN_NAN, 0x7e, 0xff, "expected 7e got ff, got a NaN" },
        { 4, 3, MMAREF_OWN_NONE, 0x7f, 0x7e, "expected 7f got 7e, 1 ulp below" },
        { 5, 5, MMAREF_OWN_IEEE, 0x401, 0x002, "expected 401 got 002, 3 ulp above" },
        { 5, 5, MMAREF_OWN_IEEE, 0x7ff, 0x3e1, "expected 7ff got 3e1, both NaN" },
        { 5, 2, MMAREF_OWN_FNUZ, 0x80, 0x7f, "expected 80 got 7f, a NaN is missing" },
        { 5, 2, MMAREF_OWN_FNUZ, 0x7f, 0x7e, "expected 7f got 7e, 1 ulp below" }
    };
    mmdpi_text text;
    char buffer[120];
    size_t i;

    for (i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        mmdpi_text_start(&text, buffer, sizeof buffer);
        mmdpi_explain_mismatch(&text,
                               MMAREF_TYPE_FORMAT(cases[i].exponent_bits, cases[i].fraction_bits, MMAREF_UNLIMITED,
                                                  cases[i].special),
                               cases[i].expected, cases[i].got);
        check_text(cases[i].text, cases[i].text, buffer);
    }
}

static void check_text_buffer(void)
{
    mmdpi_text text;
    char buffer[6];

    memset(buffer, '!', sizeof buffer);
    mmdpi_text_start(&text, buffer, 5);
    mmdpi_put(&text, "abcdef");
    mmdpi_put_decimal(&text, INT64_MIN);
    check(strcmp(buffer, "abcd") == 0 && buffer[5] == '!', "a text is cut off where its buffer ends");
}

/* ---- Dot products ---- */

/* The vector of four types, until the next call. */
static const uint32_t *types_of(uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
    static uint32_t types[4];

    types[0] = d;
    types[1] = c;
    types[2] = b;
    types[3] = a;
    return types;
}

/* Two products a step, even elements first: 1 + 3, then 2 + 4, and C = 0.5. */
static void check_order(void)
{
    const uint32_t *types = types_of(MMAREF_TYPE_F16, MMAREF_TYPE_E4M3, MMAREF_TYPE_F32, MMAREF_TYPE_F32);
    uint32_t a[32] = { 0x40003c00, 0x44004200, 0xffffffff }, b[32] = { 0x38383838, 0xffffffff };
    uint32_t c[2] = { 0x3f000000, 0xffffffff }, got[2] = { 0x41280001, 0xffffffff }, block[BLOCK_WORDS], d[2], corners;

    mmaref_dpi_arithmetic(-1, "custom products=2 interleave=1 fraction_bits=24 rounding=zero", block);
    check(mmaref_dpi_dot_add(types, block, 4, a, b, c, d, &corners) == MMAREF_OK && d[0] == 0x41280000 &&
              d[1] == 0,
          "a dot product");
    check_text("products in the order of the steps",
               "dot product of 4\n  expected 41280000 got 41280001, 1 ulp above\n  maximum exponent 1, grid 2^-23\n"
               "  c 3f000000 = +0x1p-1, aligned +0x400000\n  k 0: 3c00 * 38 = +0x1p0, aligned +0x800000\n"
               "  k 2: 4200 * 38 = +0x1.8p1, aligned +0x1800000\n  sum +0x2400000\n  step 0: 40900000\n"
               "  maximum exponent 2, grid 2^-22\n  running value, aligned +0x1200000\n"
               "  k 1: 4000 * 38 = +0x1p1, aligned +0x800000\n  k 3: 4400 * 38 = +0x1p2, aligned +0x1000000\n"
               "  sum +0x2a00000\n  step 1: 41280000\n"
               "  mmaref dot --types f16,e4m3,f32,f32 --arith 'custom products=2 fraction_bits=24 interleave=1 rounding=zero' "
               "--a 0x3c00,0x4000,0x4200,0x4400 --b 0x38,0x38,0x38,0x38 --c 0x3f000000",
               mmaref_dpi_explain_dot(types, block, 4, a, b, c, got));
    got[0] = 0x41280000;
    check(mmaref_dpi_compare_dot(types, block, 4, a, b, c, got) == 0, "bits above a type are ignored");
    types = types_of(MMAREF_TYPE_F16, MMAREF_TYPE_E4M3, 0, MMAREF_TYPE_F32);
    check_text("no such type", "dot product of 4, f16 * e4m3 + type 0 to f32: no dot product has these types",
               mmaref_dpi_explain_dot(types, block, 4, a, b, c, got));
    check(mmaref_dpi_compare_dot(types, block, 4, a, b, c, got) == MMAREF_E_ARGUMENT, "which compares nothing");
    check_text("... and says so", "dot product of 4, f16 * e4m3 + type 0 to f32: no dot product has these types",
               mmaref_dpi_error_last());
    types = types_of(MMAREF_TYPE_F16, MMAREF_TYPE_E4M3, MMAREF_TYPE_S32, MMAREF_TYPE_F32);
    check(mmaref_dpi_compare_dot(types, block, 4, a, b, c, got) == MMAREF_E_ARGUMENT, "types that do not go together");
    check_text("... and why", "dot product of 4, f16 * e4m3 + s32 to f32: no dot product has these types",
               mmaref_dpi_error_last());
    d[0] = d[1] = corners = 7;
    types = types_of(MMAREF_TYPE_F32, MMAREF_TYPE_F32, MMAREF_TYPE_F32, 255);
    check(mmaref_dpi_dot_add(types, block, 4, a, b, c, d, &corners) == MMAREF_E_ARGUMENT &&
              mmaref_dpi_dot_add(types, block, 0, a, b, c, d, &corners) == MMAREF_E_ARGUMENT &&
              mmaref_dpi_dot_add(types, block, 1000000000, a, b, c, d, &corners) == MMAREF_E_ARGUMENT,
          "types and counts out of range");
    check_text("... and why", "dot product of 1000000000, f32 * f32 + f32 to type 255: no dot product has these types",
               mmaref_dpi_error_last());
    types = types_of(MMAREF_TYPE_F64, MMAREF_TYPE_F64, MMAREF_TYPE_F64, MMAREF_TYPE_F64);
    check(mmaref_dpi_dot_add(types, block, 17, a, b, c, d, &corners) == MMAREF_E_ARGUMENT, "a vector too short");
    check_text("... and why", "dot product of 17, f64 * f64 + f64 to f64: the elements of A or of B have more than 1024 bits",
               mmaref_dpi_error_last());
    check(mmaref_dpi_dot_add(types, block, 129, a, b, c, d, &corners) == MMAREF_E_ARGUMENT, "too many products");
    check_text("... and why", "dot product of 129, f64 * f64 + f64 to f64: count is not 1 to 128, or for f64 1 to 16",
               mmaref_dpi_error_last());
    while (mmaref_dpi_error_count() != 0) {
        (void)mmaref_dpi_error_next();
    }
    check((d[0] | d[1] | corners) == 0, "outputs are zero where there is no result");
}

/* -1 * 255 + 2 * 3 + 1000 = 751, where the RTL gives 5. */
static void check_integers(void)
{
    const uint32_t *types = types_of(MMAREF_TYPE_S8, MMAREF_TYPE_U8, MMAREF_TYPE_S32, MMAREF_TYPE_S32);
    uint32_t a[32] = { 0x02ff }, b[32] = { 0x03ff }, c[2] = { 1000, 0 }, got[2] = { 5, 0 }, block[BLOCK_WORDS];

    mmaref_dpi_arithmetic(-1, "custom", block);
    check_text("integers, and the C that they are added to",
               "dot product of 2\n  expected 000002ef got 00000005, 746 below\n  c 000003e8 = 1000\n"
               "  k 0: ff * ff = -255\n  k 1: 02 * 03 = 6\n"
               "  mmaref dot --types s8,u8,s32,s32 --arith 'custom' --a 0xff,0x2 --b 0xff,0x3 --c 0x3e8",
               mmaref_dpi_explain_dot(types, block, 2, a, b, c, got));
}

/* In the format s.4.3 with bias 7: 1 * 1.5 + 1 * 2 + 1 = 4.5, where the RTL gives a subnormal number. */
static void check_own(void)
{
    const uint32_t *types = types_of(MMAREF_TYPE_OWN, MMAREF_TYPE_OWN, MMAREF_TYPE_OWN, MMAREF_TYPE_OWN);
    uint32_t a[32] = { 0x3838 }, b[32] = { 0x403c }, c[2] = { 0x38, 0 }, got[2] = { 0xff05, 0 }, block[BLOCK_WORDS];

    mmaref_dpi_arithmetic(-1, "custom own_exponent_bits=4 own_fraction_bits=3", block);
    check_text("a sum of one's own format",
               "dot product of 2\n  expected 49 got 05, 68 ulp below\n  c 38 = +0x1p0\n"
               "  k 0: 38 * 3c = +0x1.8p0\n  k 1: 38 * 40 = +0x1p1\n"
               "  mmaref dot --types own,own,own,own --arith 'custom own_exponent_bits=4 own_fraction_bits=3' --a 0x38,0x38 "
               "--b 0x3c,0x40 --c 0x38",
               mmaref_dpi_explain_dot(types, block, 2, a, b, c, got));
}

/* 33581635 * adfbc912 is -1.66037544988 * 2^-60, 0.594 units in the last place beyond a1d4877e; (1 + 2^-23)^2 loses 2^-46
 * in f32, and 3f800002 + 34000000 = 1 + 2 * 2^-23 + 2^-23 is exact. In a window of 8 bits 1 + 2^-12 is 1. */
static void check_nodes(void)
{
    const uint32_t *types = types_of(MMAREF_TYPE_F32, MMAREF_TYPE_F32, MMAREF_TYPE_F32, MMAREF_TYPE_F32);
    uint32_t a[32] = { 0x33581635, 0x3f800001, 0, 0x34000000 }, b[32] = { 0xadfbc912, 0x3f800001, 0, 0x3f800000 };
    uint32_t c[2] = { 0x80000000, 0 }, got[2] = { 0x3f800002, 0 }, block[BLOCK_WORDS];

    mmaref_dpi_arithmetic(-1, "custom adder=tree interleave=1 products=4 product_type=f32 nan=quiet", block);
    check_start("rounded products and the nodes of a tree",
               "dot product of 4\n  expected 3f800003 got 3f800002, 1 ulp below\n  c 80000000 = -0\n"
               "  k 0: 33581635 * adfbc912 = -0x3.521dfa60b2e8p-61, rounded to a1d4877f, inexact\n"
               "  k 2: 00000000 * 00000000 = +0, rounded to 00000000\n"
               "  k 1: 3f800001 * 3f800001 = +0x1.000004000004p0, rounded to 3f800002, inexact\n"
               "  k 3: 34000000 * 3f800000 = +0x1p-23, rounded to 34000000\n"
               "  node 1: k 0 + k 2 = a1d4877f\n  node 2: k 1 + k 3 = 3f800003\n"
               "  node 3: node 1 + node 2 = 3f800003, inexact\n  node 4: node 3 + c = 3f800003",
               mmaref_dpi_explain_dot(types, block, 4, a, b, c, got));
    mmaref_dpi_arithmetic(-1, "custom adder=size fraction_bits=8 partial=cut rounding=zero", block);
    a[0] = 0x3f800000;
    b[0] = 0x39800000;
    c[0] = 0x3f800000;
    got[0] = 0x3f800000;
    check_start("the windows of an adder by size",
               "dot product of 2\n  expected 40000000 got 3f800000, 8388608 ulp below\n  c 3f800000 = +0x1p0\n"
               "  k 0: 3f800000 * 39800000 = +0x1p-12\n  k 1: 3f800001 * 3f800001 = +0x1.000004000004p0\n"
               "  node 1, maximum exponent 0, grid 2^-8: k 1 +0x100, lost 0x1000001p-46; sum +0x100\n"
               "  node 2, maximum exponent 0, grid 2^-8: node 1 +0x100; c +0x100; sum +0x200\n"
               "  node 3, maximum exponent 0, grid 2^-8: node 2 +0x200; k 0 +0x0, lost 0x400000000000p-58; sum +0x200",
               mmaref_dpi_explain_dot(types, block, 2, a, b, c, got));
}

/* 1 * 1 * 2 + 1 * 1 * 0.5 + 1 = 3.5, by scale factors of ue8m0 of one element each, the second one NaN at last. */
static void check_scales(void)
{
    const uint32_t *types = types_of(MMAREF_TYPE_E4M3, MMAREF_TYPE_E4M3, MMAREF_TYPE_F32, MMAREF_TYPE_F32);
    uint32_t ones[32] = { 0x3838 }, c[2] = { 0x3f800000, 0 }, got[2] = { 0x40600000, 0 };
    uint32_t block[BLOCK_WORDS], d[2], corners;
    mmaref_dpi_others_words others = { { 0xdead7f7f, 0 }, { 0xdead7e80, 0 }, 1, MMAREF_TYPE_UE8M0, 0 };
    const uint32_t *words = (const uint32_t *)&others;

    check(sizeof others == 4 * MMAREF_DPI_OTHERS_WORDS, "the words of scale factors");
    mmaref_dpi_arithmetic(-1, "custom", block);
    check(mmaref_dpi_dot_add_others(types, block, 2, ones, ones, c, words, d, &corners) == MMAREF_OK &&
              d[0] == 0x40600000 && mmaref_dpi_compare_dot_others(types, block, 2, ones, ones, c, words, got) == 0,
          "scale factors");
    got[0] = 0x40600001;
    check(mmaref_dpi_compare_dot_others(types, block, 2, ones, ones, c, words, got) == 1, "... and a wrong bit");
    check_text("... is explained",
               "dot product of 2\n  expected 40600000 got 40600001, 1 ulp above\n"
               "  products with their scale factors:\n"
               "  c 3f800000 = +0x1p0\n  k 0: 38 * 38 = +0x1p1\n  k 1: 38 * 38 = +0x1p-1\n"
               "  mmaref dot --types e4m3,e4m3,f32,f32 --arith 'custom' --a 0x38,0x38 --b 0x38,0x38 --c 0x3f800000 "
               "--scale-type ue8m0 --scale-a 0x80,0x7e --scale-b 0x7f,0x7f",
               mmaref_dpi_error_last());
    others.scale_b[0] = 0xff7f;
    check(mmaref_dpi_dot_add_others(types, block, 2, ones, ones, c, words, d, &corners) == MMAREF_OK &&
              d[0] == 0x7fffffff, "a scale factor that is a NaN");
    others.scale_length = 257; /* whose low byte is 1 */
    check(mmaref_dpi_dot_add_others(types, block, 2, ones, ones, c, words, d, &corners) == MMAREF_E_ARGUMENT,
          "a scale factor of 257 elements");
    (void)mmaref_dpi_error_last();
    others.scale_length = 1;
    others.scale_type += 256;
    check(mmaref_dpi_dot_add_others(types, block, 2, ones, ones, c, words, d, &corners) == MMAREF_E_ARGUMENT &&
              d[0] == 0,
          "scale factors of no type");
    check_text("... and why", "dot product of 2, e4m3 * e4m3 + f32 to f32: scale factors are missing, or have a wrong "
                              "type, length or number", mmaref_dpi_error_last());
}

/* 1 * 1.5 - 1 * 2 + 0.25 = -0.25, which is -4 * 2^-4; and -1 * 2^-1 at best where halves are the last bits. */
static void check_fixed(void)
{
    const uint32_t *types = types_of(MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32);
    uint32_t a[32] = { 0x3c003c00 }, b[32] = { 0xc0003e00 }, c[2] = { 0x3e800000, 0 }, block[BLOCK_WORDS];
    mmaref_dpi_fixed_words fixed;
    uint32_t *words = (uint32_t *)&fixed;

    check(sizeof fixed == 4 * MMAREF_DPI_FIXED_WORDS, "the words of a sum of fixed point");
    mmaref_dpi_arithmetic(-1, "custom", block);
    memset(&fixed, 0x5a, sizeof fixed);
    fixed.exponent = (uint32_t)-4;
    fixed.words = 2;
    check(mmaref_dpi_dot_fixed(types, block, 2, a, b, c, NULL, words) == MMAREF_OK &&
              fixed.kind == MMAREF_VALUE_NORMAL && fixed.negative == 0 && fixed.exponent == (uint32_t)-4 &&
              fixed.words == 2 && fixed.word[0] == (uint32_t)-4 && fixed.word[1] == (uint32_t)-1 && fixed.word[2] == 0,
          "a sum of fixed point");
    fixed.exponent = (uint32_t)-1;
    fixed.words = 1;
    check(mmaref_dpi_dot_fixed(types, block, 2, a, b, c, NULL, words) == MMAREF_OK && fixed.word[0] == (uint32_t)-1 &&
              fixed.word[1] == 0,
          "is rounded down");
    mmaref_dpi_arithmetic(-1, "custom fraction_bits=3", block);
    check(mmaref_dpi_dot_fixed(types, block, 2, a, b, c, NULL, words) == MMAREF_OK && fixed.words == 2 &&
              fixed.exponent == (uint32_t)-2 && fixed.word[0] == (uint32_t)-1 && fixed.word[1] == (uint32_t)-1,
          "a sum of aligned terms, of which 1 is the largest exponent"); /* 1.5, -2 and 0.25 in units of 0.25 */
    mmaref_dpi_arithmetic(-1, "custom", block);
    fixed.exponent = 0xffff;
    check(mmaref_dpi_dot_fixed(types, block, 2, a, b, c, NULL, words) == MMAREF_E_ARGUMENT && fixed.words == 0 &&
              fixed.exponent == 0, "an exponent out of range");
    check_text("... and why", "dot product of 2, f16 * f16 + f32 to f32: the exponent or the number of words is out of range",
               mmaref_dpi_error_last());
}

static void check_formats(void)
{
    uint32_t ones[32] = { 0x7c1f }, c[2] = { 0x7c1f, 0 }, got[2] = { 0x7c1e, 0 }, block[BLOCK_WORDS];
    uint32_t e6m10 = MMAREF_TYPE_FORMAT(6, 10, MMAREF_UNLIMITED, MMAREF_SPECIAL_RESERVED | MMAREF_SPECIAL_BINADE);
    const uint32_t *types;

    check(mmaref_dpi_type("f16") == MMAREF_TYPE_F16 && mmaref_dpi_type("own") == MMAREF_TYPE_OWN &&
              (uint32_t)mmaref_dpi_type("e6m10.reserved.binade") == e6m10 && mmaref_dpi_error_count() == 0,
          "types by their texts");
    check(mmaref_dpi_type("e6m") == MMAREF_E_ARGUMENT, "a text that is no type");
    check_text("... and why", "type 'e6m': no type has that name; 'f16' is one, 'e6m10' or 'e6m10.b40.ieee' is a format",
               mmaref_dpi_error_last());
    check(mmaref_dpi_type(NULL) == MMAREF_E_ARGUMENT, "no text");
    (void)mmaref_dpi_error_last();
    /* A format of 17 bits, 0 1f 01f: the exponent field of 1. */
    types = types_of(e6m10, e6m10, e6m10, e6m10);
    mmaref_dpi_arithmetic(-1, "custom", block);
    got[0] = 0x0801f;
    check(mmaref_dpi_compare_dot(types, block, 1, ones, ones, c, got) == 1, "a format of 17 bits");
    check_text("... is explained",
               "dot product of 1\n  expected 0802f got 0801f, 16 ulp below\n  c 07c1f = +0x1.07cp0\n"
               "  k 0: 07c1f * 07c1f = +0x1.0fbc1p0\n"
               "  mmaref dot --types e6m10.reserved.binade,e6m10.reserved.binade,e6m10.reserved.binade,"
               "e6m10.reserved.binade --arith 'custom' --a 0x7c1f --b 0x7c1f --c 0x7c1f",
               mmaref_dpi_error_last());
    mmaref_dpi_arithmetic(-1, "custom nan=any", block);
    types = types_of(0, 0, 0, MMAREF_TYPE_F16);
    got[0] = 0x7e00;
    c[0] = 0xffff7c01;
    check(mmaref_dpi_same(types, block, got, c) == 1, "any NaN is right");
    c[0] = 0x7c00;
    check(mmaref_dpi_same(types, block, got, c) == 0, "and no infinity");
    c[0] = 0x7c01;
    mmaref_dpi_arithmetic(-1, "custom", block);
    check(mmaref_dpi_same(types, block, got, c) == 0, "nor another NaN where patterns count");
    check(mmaref_dpi_flags(MMAREF_COVER_INEXACT | MMAREF_COVER_TINY) ==
                  (MMAREF_FLAG_INEXACT | MMAREF_FLAG_UNDERFLOW) &&
              mmaref_dpi_flags(MMAREF_COVER_SIGNALLING) == MMAREF_FLAG_INVALID && mmaref_dpi_flags(0) == 0,
          "flags");
}

/* ---- Whole instructions ---- */

/* All elements 1, C = 0; the RTL shows steps and loses the second one. */
static void check_steps(void)
{
    static packed_operands given;
    static uint32_t d[512];
    uint32_t block[BLOCK_WORDS], steps[128] = { 0x41000000, 0, 0x41000000, 0 };
    int id = mmaref_dpi_instruction("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"), i;
    const char *text;

    for (i = 0; i < 512; i++) {
        given.a[i] = given.b[i] = 0x3c003c00;
        d[i] = 0x41800000;
    }
    mmaref_dpi_arithmetic(id, "sm_80", block);
    d[5 * 4 + 2] = 0x41000000;
    check(mmaref_dpi_difference(id, given.c, given.c, 0) == -1 && mmaref_dpi_difference(id, given.c, d, 7) == 7,
          "the first difference from an element on");
    text = mmaref_dpi_explain_steps(id, block, &given.ids_b, d, 22, steps, 2);
    check(strstr(text, "  lane 5 register 2 element 2 row 9 column 2\n"
                       "  expected 41800000 got 41000000, 8388608 ulp below\n"
                       "  maximum exponent 0, grid 2^-24\n  c 00000000 = +0, aligned +0x0\n"
                       "  k 0: 3c00 * 3c00 = +0x1p0, aligned +0x1000000\n") != NULL &&
              strstr(text, "  k 7: 3c00 * 3c00 = +0x1p0, aligned +0x1000000\n  sum +0x8000000\n"
                           "  step 0: expected 41000000 got 41000000\n  maximum exponent 3, grid 2^-21\n") != NULL &&
              strstr(text, "\n  step 1: expected 41800000 got 41000000, 8388608 ulp below"
                           " <- the first step that differs") != NULL,
          "the first step that differs");
    check_text("an element that is not there",
               "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32\n  D has no element 128",
               mmaref_dpi_explain(id, block, &given.ids_b, d, 128));
    check_text("a large number of an element",
               "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32\n  D has no element 99999",
               mmaref_dpi_explain(id, block, &given.ids_b, d, 99999));
    check_text("a negative one",
               "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32\n  D has no element -1",
               mmaref_dpi_explain(id, block, &given.ids_b, d, -1));
    check_text("an instruction that multiplies nothing",
               "movmatrix.sync.aligned.m8n8.trans.b16: the instruction multiplies no matrices",
               mmaref_dpi_explain(mmaref_dpi_instruction("movmatrix.sync.aligned.m8n8.trans.b16"), block,
                                  &given.ids_b, d, 0));
    check(mmaref_dpi_coverage(id, block, &given.ids_b) == 0, "no corner among ones");
    given.a[0] = 0x3c000001; /* element 0 of lane 0: row 0, k 0, is subnormal */
    check(mmaref_dpi_coverage(id, block, &given.ids_b) == (MMAREF_COVER_SUBNORMAL_IN | MMAREF_COVER_INEXACT),
          "a subnormal among ones, rounded away");
    check_text("the text of a number", "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", mmaref_dpi_text(id));
    check_text("no such number", "", mmaref_dpi_text(-1));
    check_text("a status", "undefined", mmaref_dpi_status_name(MMAREF_E_UNDEFINED));
}

/* Eight products 1 * 1 and C = 1, four products a step: 5, then 9, of which the RTL shows 5 below bits that no f32
 * has, and 9 with its last bit wrong. */
static void check_unused_bits_of_steps(void)
{
    static packed_operands given;
    static uint32_t d[512];
    uint32_t block[BLOCK_WORDS], steps[128] = { 0x40a00000, 0xdeadbeef, 0x41100001, 0x80000000 };
    int id = mmaref_dpi_instruction("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32"), i;
    const char *text;

    for (i = 0; i < 512; i++) {
        given.a[i] = given.b[i] = 0x3c003c00;
        given.c[i] = 0x3f800000;
        d[i] = 0x41100001;
    }
    mmaref_dpi_arithmetic(id, "custom products=4 fraction_bits=12", block);
    text = mmaref_dpi_explain_steps(id, block, &given.ids_b, d, 0, steps, 2);
    check(strstr(text, "\n  step 0: expected 40a00000 got 40a00000\n") != NULL,
          "bits of a step above its type are ignored");
    check(strstr(text, "\n  step 1: expected 41100000 got 41100001, 1 ulp above"
                       " <- the first step that differs") != NULL,
          "and the step behind it is marked");
}

/* One text waits, and it is this. */
static void check_only_text(const char *what, const char *sentence)
{
    check(mmaref_dpi_error_count() == 1, what);
    check_text("... and why", sentence, mmaref_dpi_error_next());
}

/* Functions whose result is a number, or a status that says why there is none. */
static void check_refused_numbers(void)
{
    static packed_operands given;
    static uint32_t d[512];
    uint32_t block[BLOCK_WORDS];
    int id = mmaref_dpi_instruction("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");

    check(mmaref_dpi_lanes(id) == 32, "the lanes of a warp");
    check(mmaref_dpi_lanes(99999) == MMAREF_E_ARGUMENT, "lanes of no instruction");
    check_only_text("... a text waits", "instruction 99999: no instruction has this number");
    check(mmaref_dpi_registers(99999, 0) == MMAREF_E_ARGUMENT, "registers of no instruction");
    check_only_text("... a text waits", "instruction 99999: no instruction has this number");
    check(mmaref_dpi_registers(id, 77) == MMAREF_E_ARGUMENT, "registers of no operand");
    check_only_text("... a text waits", "operand 77: no operand has that number");
    check(mmaref_dpi_difference(99999, d, d, 0) == MMAREF_E_INSTRUCTION, "a difference of no instruction");
    check_only_text("... a text waits", "instruction 99999: no instruction has this number");
    check(mmaref_dpi_difference(mmaref_dpi_instruction("movmatrix.sync.aligned.m8n8.trans.b16"), d, d, 0) ==
              MMAREF_E_INSTRUCTION,
          "no difference where nothing is multiplied");
    check_only_text("... a text waits",
                    "movmatrix.sync.aligned.m8n8.trans.b16: the instruction multiplies no matrices");
    mmaref_dpi_arithmetic(id, "sm_80", block);
    check(mmaref_dpi_coverage(99999, block, &given.ids_b) == 0, "no corner of no instruction");
    check_only_text("... a text waits", "instruction 99999: no instruction has this number");
    block[MMAREF_ARITHMETIC_FIELDS - 1 - MMAREF_FIELD_FRACTION_BITS] = 77;
    check(mmaref_dpi_coverage(id, block, &given.ids_b) == 0, "no corner under an impossible block");
    check_only_text("... a text waits", "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32\n"
                                        "  cannot be computed: 'fraction_bits': value out of range");
}

/* 1 * 1 in each of 32 products, with the bits set that e2m3 leaves unused in its bytes; and single bits, of which C
 * alone is listed. */
static void check_unused_bits_of_elements(void)
{
    static packed_operands given;
    static uint32_t d[512];
    uint32_t block[BLOCK_WORDS];
    const char *text;
    int id = mmaref_dpi_instruction("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m3.e4m3.f32");

    memset(given.a, 0xc8, sizeof given.a);
    memset(given.b, 0x38, sizeof given.b);
    mmaref_dpi_arithmetic(id, "sm_120", block);
    text = mmaref_dpi_explain(id, block, &given.ids_b, d, 0);
    check(strstr(text, "expected 42000000 got 00000000, ") != NULL && strstr(text, "\n  k 31: 08 * 38 = +0x1p0") != NULL,
          "an element without the unused bits of its byte");
    id = mmaref_dpi_instruction("mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc");
    memset(&given, 0, sizeof given);
    given.c[3] = 1000;
    check_text("single bits: C without products",
               "mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc\n"
               "  lane 1 register 1 element 1 row 0 column 3\n"
               "  expected 000003e8 got 00000000, 1000 below\n"
               "  c 000003e8 = 1000",
               mmaref_dpi_explain(id, block, &given.ids_b, d, 3));
}

static void check_refusals(void)
{
    static packed_operands given;
    static uint32_t d[512];
    uint32_t block[BLOCK_WORDS];
    int id = mmaref_dpi_instruction("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32");

    memset(given.e, 0x44, sizeof given.e);
    given.e[5] = 0x44454444; /* 0101: the same element twice */
    mmaref_dpi_arithmetic(id, "sm_80", block);
    check(mmaref_dpi_compare(id, block, &given.ids_b, d) == MMAREF_E_UNDEFINED, "the metadata is not allowed");
    check_text("which are named",
               "mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32\n"
               "  cannot be computed: the metadata is not allowed, lane 5, value 0x5",
               mmaref_dpi_error_next());
    given.e[5] = 0x44444444;
    mmaref_dpi_arithmetic(id, "sm_80", block);
    check(strstr(mmaref_dpi_explain(id, block, &given.ids_b, d, 0), "\n  step 1: ") != NULL, "steps of stored elements");
    mmaref_dpi_arithmetic(id, "sm_80 products=16 sparse_basis=logical", block);
    check(strstr(mmaref_dpi_explain(id, block, &given.ids_b, d, 0), "\n  step ") == NULL,
          "steps in logical k are not told");
    mmaref_dpi_arithmetic(-1, "custom interleave=32", block);
    check_text("a block that does not fit",
               "mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32\n"
               "  cannot be computed: 'interleave': more than half of K",
               mmaref_dpi_explain(id, block, &given.ids_b, d, 0));
}

/* ---- mac16 ---- */

/* Lane 3 of X is 5, lane 2 of Y is 7; all the rest is zero, and the RTL left Z at zero. */
static void check_mac16(void)
{
    static uint32_t x[128], y[128], z[1024], out[1024];
    uint32_t operand[2] = { 0, 0 };

    x[1] = 5u << 16;
    y[1] = 7;
    check(mmaref_dpi_mac16(operand, x, y, z, out) == MMAREF_OK && out[4 * 16 + 1] == 35u << 16, "mac16");
    check_text("a lane of 16 bits",
               "mac16 0000000000000000\n  z row 4 lane 3\n  expected 0023 got 0000\n"
               "  x lane 3 = 0005, y lane 2 = 0007, shift 0, enabled, z was 0000",
               mmaref_dpi_explain_mac16(operand, x, y, z, z));
    operand[1] = 1u << (62 - 32) | 1u << (55 - 32);
    check_text("a lane of 32 bits",
               "mac16 4080000000000000\n  z row 5 lane 1\n  expected 00000011 got 00000000\n"
               "  x lane 3 = 0005, y lane 2 = 0007, shift 1, enabled, z was 00000000",
               mmaref_dpi_explain_mac16(operand, x, y, z, z));
    operand[1] = 0;
    out[5] = 1;
    out[17] = 0x80000000;
    check(mmaref_dpi_compare_mac16(operand, x, y, z, out) == 2, "two lanes of Z differ");
    check_text("the first of them",
               "mac16 0000000000000000\n  z row 0 lane 10\n  expected 0000 got 0001\n"
               "  x lane 10 = 0000, y lane 0 = 0000, shift 0, enabled, z was 0000",
               mmaref_dpi_error_next());
    operand[0] = 1u << 20;
    check_text("a row that is not worked on",
               "mac16 0000000000100000\n  z row 0 lane 10\n  expected 0000 got 0001\n"
               "  a row that the operand does not touch",
               mmaref_dpi_explain_mac16(operand, x, y, z, out));
    check(mmaref_dpi_error_count() == 0, "explaining queues nothing");
}

typedef struct {
    uint32_t operand[2], x[128], y[128], z[1024], out[1024];
} mac16_case;

static bool read_all(FILE *file, uint32_t *to, unsigned count)
{
    unsigned i;

    for (i = 0; i < count && fscanf(file, "%8x", &to[i]) == 1; i++) {
    }
    return i == count;
}

/* Z comes out as known, and a wrong bit is named. */
static bool mac16_holds(mac16_case *k, unsigned number)
{
    static uint32_t out[1024];
    bool wide = k->operand[1] >> 30 == 1; /* bit 62 and not bit 63: lanes of 32 bits */
    unsigned word = number * 397 % 1024, row = word / 16, lane = wide ? word % 16 : word % 16 * 2 + 1;
    char place[40];

    mmaref_dpi_mac16(k->operand, k->x, k->y, k->z, out);
    if (memcmp(out, k->out, sizeof out) != 0 ||
        mmaref_dpi_compare_mac16(k->operand, k->x, k->y, k->z, k->out) != 0) {
        return false;
    }
    snprintf(place, sizeof place, "\n  z row %u lane %u\n", row, lane);
    k->out[word] ^= (uint32_t)1 << 20;
    return mmaref_dpi_compare_mac16(k->operand, k->x, k->y, k->z, k->out) == 1 &&
           strstr(mmaref_dpi_error_next(), place) != NULL;
}

static void check_mac16_cases(const char *path)
{
    static mac16_case k;
    FILE *file = fopen(path, "r");
    unsigned held = 0, count = 0;

    while (file != NULL && fscanf(file, "%8x%8x", &k.operand[1], &k.operand[0]) == 2 && read_all(file, k.x, 128) &&
           read_all(file, k.y, 128) && read_all(file, k.z, 1024) && read_all(file, k.out, 1024)) {
        count++;
        held += mac16_holds(&k, count);
    }
    check(count >= 8 && held == count, "known answers of mac16, and a wrong bit in each");
    if (file != NULL) {
        fclose(file);
    }
}

/* ---- The queue ---- */

static int spoil(unsigned number)
{
    const uint32_t *types = types_of(MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32);
    uint32_t a[32] = { 0 }, b[32] = { 0 }, c[2] = { 0, 0 }, got[2], block[BLOCK_WORDS];

    got[0] = number;
    got[1] = 0;
    mmaref_dpi_arithmetic(-1, "custom", block);
    return mmaref_dpi_compare_dot(types, block, 1, a, b, c, got);
}

static bool next_is(unsigned number)
{
    char wanted[40];

    snprintf(wanted, sizeof wanted, "got %08x", number);
    return strstr(mmaref_dpi_error_next(), wanted) != NULL;
}

static void check_queue(void)
{
    const char *kept;
    unsigned i;
    bool ok = true;

    check_text("an empty queue", "", mmaref_dpi_error_next());
    for (i = 1; i <= 5; i++) {
        ok = ok && spoil(i) == 1 && next_is(i);
    }
    for (i = 1; i <= 18; i++) {
        ok = ok && spoil(i) == 1;
    }
    check(ok && mmaref_dpi_error_count() == 16, "sixteen wait");
    kept = mmaref_dpi_text(1);
    check(strncmp(kept, "mma", 3) == 0 && next_is(1), "a text in between takes no place");
    check(mmaref_dpi_errors_lost() == 2 && mmaref_dpi_errors_lost() == 0, "two were lost, told once");
    kept = mmaref_dpi_error_next();
    check(spoil(100) == 1 && strstr(kept, "got 00000002") != NULL, "a text outlives the next comparison");
    for (i = 3; i <= 16; i++) {
        ok = ok && next_is(i);
    }
    check(ok && next_is(100) && mmaref_dpi_error_count() == 0, "in their order");
}

/* What a call queued last can be taken back, out of the middle too. */
static void check_last(void)
{
    char kept[60];
    unsigned i;

    check_text("nothing to take back", "", mmaref_dpi_error_last());
    check(spoil(1) == 1 && spoil(2) == 1 && strstr(mmaref_dpi_error_last(), "got 00000002") != NULL, "the last one");
    check_text("... once", "", mmaref_dpi_error_last());
    mmaref_dpi_error_put("a text of the bench");
    check(mmaref_dpi_error_count() == 2 && next_is(1), "the one before it waits");
    check_text("a text of the bench", "a text of the bench", mmaref_dpi_error_next());
    check(spoil(3) == 1 && next_is(3), "taken by another");
    check_text("... it is gone", "", mmaref_dpi_error_last());
    for (i = 1; i <= 17; i++) {
        (void)spoil(i);
    }
    snprintf(kept, sizeof kept, "%.40s", strstr(mmaref_dpi_error_last(), "got "));
    check(strncmp(kept, "got 00000011", 12) == 0 && mmaref_dpi_errors_lost() == 0, "one that found no room is not lost");
    for (i = 1; i <= 16; i++) {
        check(next_is(i), "the others wait in their order");
    }
}

/* ---- Operands aimed at corners ---- */

/* Draws for each corner under a block. `beyond`: corners that no operands reach. Others are reached, but for `rare`. */
static void check_corners(const uint32_t *types, const char *block, uint32_t beyond, uint32_t rare)
{
    uint32_t arithmetic[BLOCK_WORDS], a[32], b[32], c[2], d[2], reached, corner;
    unsigned seed = 1, proved;
    bool ok = mmaref_dpi_arithmetic(-1, block, arithmetic) == MMAREF_OK;

    proved = mmaref_dpi_unreachable(types, arithmetic);
    check(ok && proved == beyond, block);
    for (corner = 1; corner <= MMAREF_COVER_TINY; corner <<= 1) {
        int found = mmaref_dpi_draw(types, arithmetic, 4, corner, &seed, a, b, c);
        ok = ok && mmaref_dpi_dot_add(types, arithmetic, 4, a, b, c, d, &reached) == MMAREF_OK;
        ok = ok && (found == 1) == ((reached & corner) != 0) && (found == 1) == (((beyond | rare) & corner) == 0);
    }
    check(ok, "draws reach each corner but those");
}

static void check_draws(void)
{
    const uint32_t *types = types_of(MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32);
    const uint32_t exact = MMAREF_COVER_TRUNCATED | MMAREF_COVER_TERM_LOST, floor = MMAREF_COVER_FLOOR,
                   small = MMAREF_COVER_UNDERFLOW | MMAREF_COVER_TINY;
    uint32_t arithmetic[BLOCK_WORDS], a[32], b[32], c[2], again[32];
    unsigned seed = 7, same = 7;

    check_corners(types, "custom", exact | floor | small, MMAREF_COVER_OVERFLOW);
    check_corners(types, "custom fraction_bits=24 rounding=zero", floor | small | MMAREF_COVER_CARRY_OUT,
                  MMAREF_COVER_OVERFLOW);
    check_corners(types, "custom subnormals=flush_in",
                  exact | floor | small | MMAREF_COVER_SUBNORMAL_IN | MMAREF_COVER_SUBNORMAL_C,
                  MMAREF_COVER_OVERFLOW | MMAREF_COVER_SUBNORMAL_OUT);
    check_corners(types_of(MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F16), "custom", exact | floor,
                  0);
    check_corners(types_of(MMAREF_TYPE_E4M3, MMAREF_TYPE_E2M1, MMAREF_TYPE_F32, MMAREF_TYPE_F32), "custom",
                  exact | floor | small | MMAREF_COVER_INF_TIMES_ZERO, MMAREF_COVER_OVERFLOW | MMAREF_COVER_INF_MINUS_INF);
    check(mmaref_dpi_unreachable(types_of(MMAREF_TYPE_S8, MMAREF_TYPE_S8, MMAREF_TYPE_S32, MMAREF_TYPE_S32),
                                 (mmaref_dpi_arithmetic(-1, "custom", arithmetic), arithmetic)) == 0xffffffffu,
          "integers have no corners");
    types = types_of(MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32);
    check(mmaref_dpi_draw(types, arithmetic, 8, 0, &seed, a, b, c) == 1 &&
              mmaref_dpi_draw(types, arithmetic, 8, 0, &same, again, b, c) == 1 &&
              memcmp(a, again, sizeof a) == 0 && seed == same && seed != 7, "a seed draws the same again");
    check(mmaref_dpi_draw(types, arithmetic, 8, 0, &seed, a, b, c) == 1 && memcmp(a, again, sizeof a) != 0,
          "and then others");
    same = seed;
    check(mmaref_dpi_draw(types, arithmetic, 200, 0, &seed, a, b, c) == MMAREF_E_ARGUMENT && seed == same && a[0] == 0 &&
              strstr(mmaref_dpi_error_last(), "count is not 1 to 128") != NULL, "a count too large is refused");
}

/* ---- Waivers ---- */

/* Of several waivers of one result the first that applies takes it, and the others are told apart. */
static void check_several_waivers(void)
{
    check(mmaref_dpi_waive("third", 1, mmaref_dpi_waive("second", 1, mmaref_dpi_waive("first", 0, spoil(1)))) == 0 &&
              mmaref_dpi_error_count() == 0, "the first that applies takes the result");
    check_text("the one behind it applied too", "waiver 'odd words': 8 elements of 2 results\nwaiver 'never' never applied\n"
               "waiver 'first' never applied\nwaiver 'second': 1 elements of 1 results\n"
               "waiver 'third' applied to 1 results, all of which waivers before it took", mmaref_dpi_waivers());
    check(mmaref_dpi_waivers_unused() == 2 && mmaref_dpi_waived("third") == 0, "and is not unused");
    check(mmaref_dpi_waive("first", 1, mmaref_dpi_waive("fourth", 1, spoil(0))) == 0 &&
              mmaref_dpi_waivers_unused() == 3,
          "where the next result is right none applies");
    check(mmaref_dpi_waive("second", 1, 2) == 0 && mmaref_dpi_waive("second", 1, 0) == 0 &&
              mmaref_dpi_waived("second") == 3, "a waiver meets a result once");
    check(mmaref_dpi_waive("first", 1, mmaref_dpi_waive("third", 0, spoil(2))) == 0 && mmaref_dpi_waived("first") == 1,
          "one that did not apply cancels none that does");
    check_text("all of them in words", "waiver 'odd words': 8 elements of 2 results\nwaiver 'never' never applied\n"
               "waiver 'first': 1 elements of 1 results\nwaiver 'second': 3 elements of 2 results\n"
               "waiver 'third' applied to 1 results, all of which waivers before it took\nwaiver 'fourth' never applied",
               mmaref_dpi_waivers());
}

static void check_waivers(void)
{
    char name[121], number[4];
    unsigned i;

    check_text("no waivers", "", mmaref_dpi_waivers());
    check(mmaref_dpi_waive("odd words", 1, 0) == 0 && mmaref_dpi_waivers_unused() == 1, "nothing differed");
    check(mmaref_dpi_waive("odd words", 1, spoil(1)) == 0 && mmaref_dpi_error_count() == 0 &&
              mmaref_dpi_waived("odd words") == 1 && mmaref_dpi_waivers_unused() == 0,
          "a known difference is counted apart, and its text waits no longer");
    check(mmaref_dpi_waive("odd words", 0, spoil(2)) == 1 && next_is(2) && mmaref_dpi_waived("odd words") == 1,
          "where it does not apply the difference stays");
    check(mmaref_dpi_waive("odd words", 1, MMAREF_E_ARGUMENT) == MMAREF_E_ARGUMENT && mmaref_dpi_waived("odd words") == 1,
          "a refusal is never waived");
    check(mmaref_dpi_waive("never", 0, 0) == 0 && mmaref_dpi_waivers_unused() == 1, "one that never applied");
    check(mmaref_dpi_waive("odd words", 1, 7) == 0, "seven elements of one result");
    check_text("in words", "waiver 'odd words': 8 elements of 2 results\nwaiver 'never' never applied",
               mmaref_dpi_waivers());
    check(mmaref_dpi_waived("unheard of") == 0 && mmaref_dpi_waivers_unused() == 1, "asking makes none");
    memset(name, 'x', 120);
    name[120] = '\0';
    check(mmaref_dpi_waive(name, 1, spoil(5)) == 1 && mmaref_dpi_error_count() == 2, "a name too long waives nothing");
    check(next_is(5) && strstr(mmaref_dpi_error_next(), "a name has 1 to 119 characters") != NULL, "and says so");
    check(mmaref_dpi_waive("", 1, 0) == MMAREF_E_ARGUMENT && mmaref_dpi_waive(NULL, 1, 3) == 3 &&
              mmaref_dpi_error_count() == 2, "nor does an empty one");
    while (mmaref_dpi_error_count() != 0) {
        (void)mmaref_dpi_error_next();
    }
    check_several_waivers();
    for (i = 6; i < 64; i++) {
        snprintf(number, sizeof number, "%u", i);
        check(mmaref_dpi_waive(number, 1, 1) == 0, "up to 64 of them");
    }
    check(mmaref_dpi_waive("one more", 1, 1) == 1 && mmaref_dpi_error_count() == 1, "but no more");
    (void)mmaref_dpi_error_next();
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        return 2;
    }
    check_cases(argv[1]);
    check_mac16_cases(argv[2]);
    check_instruction_numbers(argv[3]);
    check_blocks();
    check_refused_texts();
    check_numbers();
    check_values();
    check_own_values();
    check_text_buffer();
    check_order();
    check_integers();
    check_own();
    check_nodes();
    check_scales();
    check_fixed();
    check_formats();
    check_steps();
    check_unused_bits_of_steps();
    check_refused_numbers();
    check_unused_bits_of_elements();
    check_refusals();
    check_mac16();
    check_queue();
    check_last();
    check_draws();
    check_waivers();
    return failures != 0;
}
