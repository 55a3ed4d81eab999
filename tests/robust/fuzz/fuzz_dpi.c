/* SPDX-License-Identifier: MIT */
/* The functions that SystemVerilog imports, with hostile numbers, texts and vectors: what they compute themselves
 * compares equal, and texts end. */
#include "fuzz.h"
#include "mmaref_dpi_vectors.h"

#define OPERANDS_WORDS (3 + 3 * MMAREF_LANES + 3 * MMAREF_DPI_REGS_WORDS)

static void read_text(const char *text)
{
    CHECK(text != NULL && strlen(text) < 65536);
}

static int take_number(void)
{
    return rarely(16) ? (int)take32() : take16() % mmaref_instruction_count();
}

static uint32_t *take_vector(size_t words)
{
    return filled(words * sizeof(uint32_t));
}

/* Most often a block that there is, as text or changed in place. */
static uint32_t *take_arithmetic(int instruction)
{
    static const char *const texts[] = { "exact", "sm_90", "sm_70", "custom products=4 fraction_bits=12", "fma",
                                         "sm_80 rounding=zero", "custom block=16", "sm_120" };
    uint32_t *vector = box(MMAREF_DPI_BLOCK_WORDS * sizeof *vector);
    mmaref_instruction id = { (uint16_t)instruction };
    mmaref_arithmetic block;
    const char *text = rarely(8) ? take_string() : texts[take8() % 8];
    int status;

    memset(vector, 0, MMAREF_DPI_BLOCK_WORDS * sizeof *vector);
    status = mmaref_dpi_arithmetic(rarely(8) ? -1 : instruction, text, vector);
    CHECK(status <= 0);
    if (rarely(2)) {
        take_block(&id, &block);
        mmaref_dpi_block_put(&block, vector);
    }
    if (rarely(8)) {
        vector[take8() % MMAREF_DPI_BLOCK_WORDS] ^= take32();
    }
    read_text(mmaref_dpi_arithmetic_text(vector));
    return vector;
}

static void drain(void)
{
    int waiting = mmaref_dpi_error_count();

    CHECK(waiting >= 0 && waiting <= 16);
    while (waiting-- != 0) {
        read_text(mmaref_dpi_error_next());
    }
    CHECK(mmaref_dpi_error_count() == 0);
    CHECK(mmaref_dpi_errors_lost() >= 0);
}

/* A refused call leaves one sentence, any other none. */
static void check_reason(int status)
{
    CHECK(mmaref_dpi_error_count() == (status < 0 ? 1 : 0));
    drain();
}

static uint32_t *take_operands(void)
{
    uint32_t *operands = take_vector(OPERANDS_WORDS);

    if (!rarely(4)) {
        operands[0] = take8() & 1;
        operands[1] = 0;
        operands[2] = take8() & 1;
        memset(operands + 3 + 2 * MMAREF_LANES, 0x44, MMAREF_LANES * sizeof *operands);
    }
    return operands;
}

static void instructions(void)
{
    int instruction = take_number(), status, element = (int)take_below(256), steps = (int)take_below(70);
    uint32_t *arithmetic = take_arithmetic(instruction), *operands = take_operands();
    uint32_t *d = take_vector(MMAREF_DPI_REGS_WORDS), *got = take_vector(MMAREF_DPI_REGS_WORDS);
    uint32_t *running = take_vector(2 * 64);
    unsigned i;

    drain();
    read_text(mmaref_dpi_text(instruction));
    check_reason(mmaref_dpi_registers(instruction, (int)take_below(MMAREF_OPERANDS + 2)));
    status = mmaref_dpi_mma(instruction, arithmetic, operands, d);
    check_reason(status);
    for (i = 0; status != MMAREF_OK && i < MMAREF_DPI_REGS_WORDS; i++) {
        CHECK(d[i] == 0);
    }
    if (status == MMAREF_OK) {
        CHECK(mmaref_dpi_compare(instruction, arithmetic, operands, d) == 0 && mmaref_dpi_error_count() == 0);
        CHECK(mmaref_dpi_difference(instruction, d, d, 0) == -1);
        CHECK((mmaref_dpi_difference(instruction, d, got, 0) >= 0) ==
              (mmaref_dpi_compare(instruction, arithmetic, operands, got) > 0));
    } else {
        CHECK(mmaref_dpi_compare(instruction, arithmetic, operands, got) == status);
    }
    (void)mmaref_dpi_coverage(instruction, arithmetic, operands);
    read_text(mmaref_dpi_explain(instruction, arithmetic, operands, got, element));
    read_text(mmaref_dpi_explain_steps(instruction, arithmetic, operands, got, element, running, steps));
    (void)mmaref_dpi_difference(instruction, d, got, (int)take32());
    CHECK(mmaref_dpi_waive("a waiver", 1, status) <= 0);
    read_text(mmaref_dpi_waivers());
    drain();
}

static void dot_products(void)
{
    static const uint8_t accumulators[] = { MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F64 };
    int instruction = take_number(), count = (int)take_below(130), status;
    uint32_t *arithmetic = take_arithmetic(instruction), c[2], d[2] = { 0, 0 }, corners = 0;
    uint32_t *types = take_vector(4), *a = take_vector(32), *b = take_vector(32), *got = take_vector(2);
    uint32_t *words = take_vector(MMAREF_DPI_OTHERS_WORDS), *sum = take_vector(MMAREF_DPI_FIXED_WORDS);
    mmaref_dpi_others_words *others = (mmaref_dpi_others_words *)words;

    if (!rarely(8)) {
        types[3] = types[2] = take8() % 16;
        types[1] = accumulators[take8() % 3];
        types[0] = accumulators[take8() % 3];
    } else if (!rarely(3)) {
        types[0] = types[1] = types[2] = types[3] =
            MMAREF_TYPE_FORMAT(take8() % 9, take8() % 24, rarely(2) ? take8() : MMAREF_UNLIMITED, take8() % 16);
    }
    if (!rarely(4)) {
        others->scale_type = rarely(3) ? 0 : MMAREF_TYPE_UE8M0 + take8() % 2;
        others->scale_length = take8() % 33;
    }
    fill(c, sizeof c);
    drain();
    status = mmaref_dpi_dot_add_others(types, arithmetic, count, a, b, c, words, d, &corners);
    check_reason(status);
    if (status == MMAREF_OK) {
        CHECK(mmaref_dpi_compare_dot_others(types, arithmetic, count, a, b, c, words, d) == 0);
        CHECK(mmaref_dpi_same(types, arithmetic, d, d) == 1);
    } else {
        CHECK(d[0] == 0 && d[1] == 0 && corners == 0);
    }
    (void)mmaref_dpi_flags(corners);
    (void)mmaref_dpi_compare_dot(types, arithmetic, count, a, b, c, got);
    read_text(mmaref_dpi_explain_dot(types, arithmetic, count, a, b, c, got));
    drain();
    ((mmaref_dpi_fixed_words *)sum)->words %= 50;
    check_reason(mmaref_dpi_dot_fixed(types, arithmetic, count, a, b, c, words, sum));
    drain();
}

static void outer_products(void)
{
    uint32_t operand[2], *x = take_vector(128), *y = take_vector(128), *z = take_vector(1024);
    uint32_t *out = take_vector(1024);

    operand[0] = take32();
    operand[1] = take32();
    CHECK(mmaref_dpi_mac16(operand, x, y, z, out) == MMAREF_OK);
    CHECK(mmaref_dpi_compare_mac16(operand, x, y, z, out) == 0 && mmaref_dpi_error_count() == 0);
    CHECK(mmaref_dpi_compare_mac16(operand, x, y, z, z) >= 0);
    read_text(mmaref_dpi_explain_mac16(operand, x, y, z, z));
    drain();
}

static void names(void)
{
    const char *text = take_string();
    int number = mmaref_dpi_instruction(text), again;

    if (number >= 0) {
        again = mmaref_dpi_instruction(mmaref_dpi_text(number));
        CHECK(again == number);
    }
    drain();
    read_text(mmaref_dpi_status_name((int)take32()));
    read_text(mmaref_dpi_edition());
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static void (*const parts[])(void) = { instructions, instructions, dot_products, outer_products, names };

    fuzz_start(data, size);
    parts[take8() % (sizeof parts / sizeof *parts)]();
    fuzz_end();
    return 0;
}
