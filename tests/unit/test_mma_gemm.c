/* SPDX-License-Identifier: MIT */
/* mmaref_gemm against sums of integers, and against mmaref_mma on tiles that are put into registers element by element;
 * ranges of tiles, working memory, and every error. */
#include <stdio.h>
#include <string.h>

#include "unity.h"

#include "mmaref.h"
#include "random.h"

#define ROOM 40000 /* bytes of a matrix */
#define EDGE 64    /* bytes before and after */
#define FILL 0xa5

#define S8 "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32"
#define F16 "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
#define SPARSE "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32"
#define SCALED "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3"

enum { A, B, C, D, SCALE_A, SCALE_B, MATRICES };

static const uint8_t operand_of[MATRICES] = { MMAREF_OPERAND_A, MMAREF_OPERAND_B,       MMAREF_OPERAND_C,
                                              MMAREF_OPERAND_D, MMAREF_OPERAND_SCALE_A, MMAREF_OPERAND_SCALE_B };

/* A product whose matrices have room around them. */
static mmaref_instruction instruction;
static mmaref_description is;
static mmaref_arithmetic block;
static mmaref_product product;
static mmaref_error error;
static uint8_t bytes[MATRICES][EDGE + ROOM + EDGE], before[EDGE + ROOM + EDGE];
static size_t width[MATRICES]; /* bits of an element */
static size_t rows[MATRICES], columns[MATRICES];
static uint32_t memory[1 << 16];

static mmaref_matrix *matrix_of(unsigned kind)
{
    mmaref_matrix *const all[] = { &product.a,       &product.b,       &product.c, &product.d,
                                   &product.scale_a, &product.scale_b };

    return all[kind];
}

static uint64_t get(unsigned kind, size_t row, size_t column)
{
    const mmaref_matrix *m = matrix_of(kind);
    size_t at = m->first + (m->column_major ? column * m->leading + row : row * m->leading + column);
    uint64_t value = 0;
    uint8_t i;

    for (i = 0; i < width[kind]; i++) {
        value |= (uint64_t)(m->bytes[(at * width[kind] + i) / 8] >> (at * width[kind] + i) % 8 & 1) << i;
    }
    return value;
}

static void put(unsigned kind, size_t row, size_t column, uint64_t value)
{
    const mmaref_matrix *m = matrix_of(kind);
    size_t at = m->first + (m->column_major ? column * m->leading + row : row * m->leading + column);
    uint8_t i;

    for (i = 0; i < width[kind]; i++) {
        size_t bit = at * width[kind] + i;
        m->bytes[bit / 8] = (uint8_t)((m->bytes[bit / 8] & ~(1u << bit % 8)) | (unsigned)(value >> i & 1) << bit % 8);
    }
}

void setUp(void)
{
    random_start(20261127);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&block));
    memset(&error, FILL, sizeof error);
}

void tearDown(void) {}

static void open_matrix(unsigned kind, size_t tall, size_t wide, bool column_major, size_t first, size_t more)
{
    mmaref_matrix *m = matrix_of(kind);
    mmaref_type type;

    rows[kind] = tall;
    columns[kind] = wide;
    width[kind] = 8;
    if (is.registers[operand_of[kind]] != 0) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_operand_type(&instruction, operand_of[kind], &type));
        width[kind] = type.width;
    }
    m->bytes = bytes[kind] + EDGE;
    m->column_major = column_major;
    m->first = first;
    m->leading = (uint32_t)((column_major ? tall : wide) + more);
    /* No byte behind the last element. */
    m->size = ((first + ((column_major ? wide : tall) - 1) * m->leading + (column_major ? tall : wide)) * width[kind] + 7) / 8;
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(ROOM, m->size);
    memset(bytes[kind], FILL, sizeof bytes[kind]);
}

/* Bit i of `turned` makes matrix i column-major. */
static void open_product(const char *text, size_t m, size_t n, size_t k, unsigned turned)
{
    const size_t first[MATRICES] = { 3, 5, 2, 7, 1, 9 };
    size_t vector, factors;

    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, NULL), text);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&instruction, &is));
    vector = is.scale_vector == 0 ? k : (size_t)(is.k / is.scale_vector);
    factors = (k + vector - 1) / vector;
    product.m = m;
    product.n = n;
    product.k = k;
    open_matrix(A, m, k, turned & 1, first[A], turned & 3);
    open_matrix(B, k, n, turned >> 1 & 1, first[B], turned & 2);
    open_matrix(C, m, n, turned >> 2 & 1, first[C], turned & 1);
    open_matrix(D, m, n, turned >> 3 & 1, first[D], turned & 3);
    open_matrix(SCALE_A, m, factors, turned >> 4 & 1, first[SCALE_A], turned & 2);
    open_matrix(SCALE_B, factors, n, turned >> 5 & 1, first[SCALE_B], turned & 1);
}

static mmaref_status compute(const mmaref_tiles *tiles, size_t words)
{
    return mmaref_gemm(&instruction, &block, &product, tiles, memory, words, &error);
}

/* ---- Sums of integers ---- */

static int32_t small(void)
{
    return (int32_t)(random_word() % 9) - 4;
}

/* The sum of the products of A and B, whose elements are small(), and C. */
static int32_t numbers[3][64 * 128];

static int32_t sum(size_t row, size_t column)
{
    int32_t value = numbers[C][row * product.n + column];
    size_t i;

    for (i = 0; i < product.k; i++) {
        value += numbers[A][row * product.k + i] * numbers[B][i * product.n + column];
    }
    return value;
}

/* An integer of fewer than 11 bits as f16 or f32. */
static uint32_t as_float(int32_t value, unsigned fraction_bits, unsigned bias)
{
    uint32_t magnitude = (uint32_t)(value < 0 ? -value : value), sign = value < 0;
    unsigned exponent = 0, sign_at = fraction_bits == 10 ? 15 : 31;

    if (value == 0) {
        return 0;
    }
    while (magnitude >> exponent > 1) {
        exponent++;
    }
    return sign << sign_at | (bias + exponent) << fraction_bits |
           ((magnitude << fraction_bits >> exponent) & (((uint32_t)1 << fraction_bits) - 1));
}

static uint32_t pattern_of(unsigned kind, int32_t value)
{
    if (!is.floating) {
        return (uint32_t)value;
    }
    return width[kind] == 16 ? as_float(value, 10, 15) : as_float(value, 23, 127);
}

static void draw_integers(void)
{
    size_t row, column;
    unsigned kind;

    for (kind = A; kind <= C; kind++) {
        for (row = 0; row < rows[kind]; row++) {
            for (column = 0; column < columns[kind]; column++) {
                int32_t value = numbers[kind][row * columns[kind] + column] = small();
                put(kind, row, column, pattern_of(kind, value));
            }
        }
    }
}

/* D is the sums of integers, and what is around its elements is as before. */
static void check_sums(void)
{
    size_t row, column;

    for (row = 0; row < product.m; row++) {
        for (column = 0; column < product.n; column++) {
            TEST_ASSERT_EQUAL_HEX32(pattern_of(D, sum(row, column)), (uint32_t)get(D, row, column));
            put(D, row, column, 0xa5a5a5a5);
        }
    }
    memset(before, FILL, sizeof before);
    TEST_ASSERT_EQUAL_MEMORY(before, bytes[D], sizeof before);
}

static const uint8_t sizes[][3] = { { 1, 1, 1 },    { 16, 8, 32 },  { 17, 9, 33 }, { 31, 23, 67 },
                                    { 2, 41, 128 }, { 64, 32, 96 }, { 47, 1, 13 }, { 15, 7, 31 } };

static void check_integers(const char *text)
{
    unsigned i, turned;

    for (i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        for (turned = 0; turned < 16; turned++) {
            open_product(text, sizes[i][0], sizes[i][1], sizes[i][2], turned);
            draw_integers();
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, compute(NULL, MMAREF_GEMM_WORDS + 2000u * (turned & 1)));
            check_sums();
        }
    }
}

void test_integers_of_any_size(void)
{
    check_integers(S8);
}

void test_small_integers_as_floating_point_numbers(void)
{
    check_integers(F16);
    check_integers("mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16");
    check_integers("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32");
    check_integers("wmma.mma.sync.aligned.row.col.m32n8k16.f32.f32");
    check_integers("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32");
}

/* ---- Tiles by mmaref_mma ---- */

static uint32_t registers[MMAREF_OPERANDS][32 * MMAREF_REGISTERS_MAX];

/* Puts a tile of a matrix into registers; what is outside of it is `outside`. */
static void put_tile(unsigned kind, size_t tall, size_t wide, size_t row, size_t column, uint64_t outside)
{
    uint32_t *words = registers[operand_of[kind]];
    mmaref_coordinate place = { 0, 0, 0 };
    mmaref_slot slot;
    uint32_t *word;
    size_t i, k;

    memset(words, 0, sizeof registers[0]);
    for (i = 0; i < tall; i++) {
        for (k = 0; k < wide; k++) {
            bool in = row * tall + i < rows[kind] && column * wide + k < columns[kind];
            uint64_t value = in ? get(kind, row * tall + i, column * wide + k) : outside;
            place.row = (uint16_t)i;
            place.column = (uint16_t)k;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&instruction, &block, operand_of[kind], &place, &slot));
            word = words + slot.lane * is.registers[operand_of[kind]] + slot.reg;
            *word |= (uint32_t)value << slot.bit;
            if (slot.width == 64) {
                word[1] = (uint32_t)(value >> 32);
            }
        }
    }
}

static void put_sparse_tile(size_t row, size_t step)
{
    static uint32_t dense[16 * 256];
    size_t i, k;

    for (i = 0; i < is.m; i++) {
        for (k = 0; k < is.k; k++) {
            bool in = row * is.m + i < product.m && step * is.k + k < product.k;
            dense[i * is.k + k] = in ? (uint32_t)get(A, row * is.m + i, step * is.k + k) : 0;
        }
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_sparse_compress(&instruction, dense, 0, registers[MMAREF_OPERAND_A],
                                                            registers[MMAREF_OPERAND_E], &error));
}

static void put_scales(size_t row, size_t column, size_t step)
{
    const uint64_t one = is.type[MMAREF_OPERAND_SCALE_A] == MMAREF_TYPE_UE8M0 ? 0x7f : 0x38;

    put_tile(SCALE_A, is.m, is.scale_vector, row, step, one);
    put_tile(SCALE_B, is.scale_vector, is.n, step, column, one);
}

/* A tile of D, step by step, in registers[D]. */
static void compute_tile(size_t row, size_t column)
{
    const mmaref_operands operands = { registers[MMAREF_OPERAND_A],       registers[MMAREF_OPERAND_B],
                                       registers[MMAREF_OPERAND_C],       registers[MMAREF_OPERAND_E],
                                       registers[MMAREF_OPERAND_SCALE_A], registers[MMAREF_OPERAND_SCALE_B],
                                       0, 0, 0, 0, 0 };
    size_t step;

    put_tile(C, is.m, is.n, row, column, 0);
    for (step = 0; step * is.k < product.k; step++) {
        if (is.registers[MMAREF_OPERAND_E] != 0) {
            put_sparse_tile(row, step);
        } else {
            put_tile(A, is.m, is.k, row, step, 0);
        }
        put_tile(B, is.k, is.n, step, column, 0);
        if (is.scale_vector != 0) {
            put_scales(row, column, step);
        }
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&instruction, &block, &operands, registers[MMAREF_OPERAND_D], NULL,
                                                    &error));
        memcpy(registers[MMAREF_OPERAND_C], registers[MMAREF_OPERAND_D], sizeof registers[0]);
    }
}

static uint64_t in_register(size_t row, size_t column)
{
    const mmaref_coordinate place = { 0, (uint16_t)row, (uint16_t)column };
    const uint32_t *word;
    mmaref_slot slot;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&instruction, &block, MMAREF_OPERAND_D, &place, &slot));
    word = registers[MMAREF_OPERAND_D] + slot.lane * is.registers[MMAREF_OPERAND_D] + slot.reg;
    return slot.width == 64 ? word[0] | (uint64_t)word[1] << 32
                            : word[0] >> slot.bit & (0xffffffffu >> (32 - slot.width));
}

static void check_tiles(const char *text)
{
    size_t row, column;

    for (column = 0; column < product.n; column++) {
        for (row = 0; row < product.m; row++) {
            if (row % is.m == 0) {
                compute_tile(row / is.m, column / is.n);
            }
            TEST_ASSERT_EQUAL_HEX64_MESSAGE(in_register(row % is.m, column % is.n), get(D, row, column), text);
        }
    }
}

/* One of each two groups of elements of A becomes zero; a group of 0 elements: none. */
static void thin_out(size_t group)
{
    size_t row, column, i;

    for (row = 0; row < product.m && group != 0; row++) {
        for (column = 0; column < product.k; column += 2 * group) {
            size_t zero = column + group * random_below(2);
            for (i = zero; i < zero + group && i < product.k; i++) {
                put(A, row, i, 0);
            }
        }
    }
}

static const struct {
    const char *text;
    uint8_t m, n, k;
    uint8_t group; /* elements of a sparse A of which both or none are zero */
} kinds[] = {
    { F16, 17, 9, 37, 0 },
    { "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", 19, 13, 11, 0 },
    { "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64", 17, 9, 7, 0 },
    { "mma.sync.aligned.m16n8k64.row.col.s32.s4.u4.s32", 17, 11, 129, 0 },
    { "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc", 17, 9, 251, 0 },
    { "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e3m2.f32", 15, 17, 61, 0 },
    { "mma.sync.aligned.m8n8k4.col.row.f16.f16.f16.f16", 13, 17, 5, 0 },
    { SPARSE, 17, 9, 67, 1 },
    { "mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32", 17, 9, 31, 1 },
    { "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32", 33, 7, 201, 2 },
    { "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0", 17, 9, 131, 0 },
    { SCALED, 31, 23, 129, 0 },
    { "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e5m2.f32.ue8m0", 5, 9, 70, 0 },
    { "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0", 17, 9, 65, 1 },
    { "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32", 17, 33, 23, 0 },
    { "wmma.mma.sync.aligned.col.row.m8n32k16.f16.f16", 9, 33, 23, 0 },
    { "wmma.mma.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32.and.popc", 9, 7, 131, 0 },
};

static void check_kind(unsigned kind, unsigned turned, size_t words)
{
    unsigned i;

    open_product(kinds[kind].text, kinds[kind].m, kinds[kind].n, kinds[kind].k, turned);
    for (i = 0; i < MATRICES; i++) {
        random_bytes(bytes[i], sizeof bytes[i]);
    }
    thin_out(kinds[kind].group);
    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, compute(NULL, words), kinds[kind].text);
    check_tiles(kinds[kind].text);
}

void test_every_kind_equals_its_tiles(void)
{
    unsigned kind, turned;

    for (kind = 0; kind < sizeof kinds / sizeof kinds[0]; kind++) {
        for (turned = 0; turned < 64; turned += 9) {
            memset(memory, 0x7f, sizeof memory); /* NaN */
            check_kind(kind, turned, turned == 0 ? MMAREF_GEMM_WORDS : sizeof memory / 4);
        }
    }
}

/* Fragments of wmma on sm_70 are others. */
void test_fragments_of_the_profile(void)
{
    unsigned kind;

    for (kind = 0; kind < sizeof kinds / sizeof kinds[0]; kind++) {
        if (strstr(kinds[kind].text, "wmma.mma.sync.aligned.row.col.m16n16k16.f32") == kinds[kind].text) {
            open_product(kinds[kind].text, 1, 1, 1, 0);
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_SM_70, &instruction, &block));
            check_kind(kind, 0, MMAREF_GEMM_WORDS);
            check_kind(kind, 63, MMAREF_GEMM_WORDS);
            return;
        }
    }
    TEST_FAIL_MESSAGE("no such instruction");
}

/* ---- Parts, memory, C ---- */

static void check_part(const mmaref_tiles *tiles, uint8_t counts[47][41])
{
    size_t row, column;

    open_product(S8, 47, 41, 33, 5);
    random_start(7);
    draw_integers();
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, compute(tiles, 600 + 100 * tiles->columns));
    for (row = tiles->row * 16; row < (tiles->row + tiles->rows) * 16 && row < 47; row++) {
        for (column = tiles->column * 8; column < (tiles->column + tiles->columns) * 8 && column < 41; column++) {
            TEST_ASSERT_EQUAL_HEX32((uint32_t)sum(row, column), (uint32_t)get(D, row, column));
            put(D, row, column, 0xa5a5a5a5);
            counts[row][column]++;
        }
    }
    memset(before, FILL, sizeof before);
    TEST_ASSERT_EQUAL_MEMORY(before, bytes[D], sizeof before);
}

void test_ranges_of_tiles_cover_d_once(void)
{
    static const mmaref_tiles parts[] = { { 0, 0, 2, 4 }, { 0, 4, 2, 2 }, { 2, 0, 1, 4 }, { 2, 4, 1, 2 },
                                          { 3, 0, 0, 6 }, { 1, 6, 2, 0 } };
    static uint8_t counts[47][41], once[47][41];
    unsigned i;

    memset(counts, 0, sizeof counts);
    memset(once, 1, sizeof once);
    for (i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        check_part(&parts[i], counts);
    }
    TEST_ASSERT_EQUAL_MEMORY(once, counts, sizeof once);
}

/* Words of all operands, and of a dense A. */
static size_t least(void)
{
    size_t words = is.registers[MMAREF_OPERAND_E] != 0 ? (size_t)is.m * is.k : 0;
    unsigned i;

    for (i = 0; i < MMAREF_OPERANDS; i++) {
        words += (size_t)is.lanes * is.registers[i];
    }
    return words;
}

void test_any_working_memory_gives_the_same(void)
{
    static const size_t more[] = { 0, 1, 100, 400, 401, 1000, 3000, 20000, (1 << 16) - 3000 };
    unsigned kind, i;

    for (kind = 0; kind < sizeof kinds / sizeof kinds[0]; kind++) {
        open_product(kinds[kind].text, 40, 40, 70, 0);
        for (i = 0; i < SCALE_B; i++) {
            memset(bytes[i], i == A && kinds[kind].group != 0 ? 0 : 0x3c, sizeof bytes[i]);
        }
        TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, compute(NULL, least() - 1));
        TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NO_WORKING_MEMORY, error.reason);
        for (i = 0; i < sizeof more / sizeof more[0]; i++) {
            memset(bytes[D], FILL, sizeof bytes[D]);
            memset(memory, 0x7f, sizeof memory);
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, compute(NULL, least() + more[i]));
            TEST_ASSERT_EQUAL_HEX32(0x7f7f7f7f, memory[least() + more[i]]);
            if (i != 0) {
                TEST_ASSERT_EQUAL_MEMORY(before, bytes[D], sizeof before);
            }
            memcpy(before, bytes[D], sizeof before);
        }
    }
}

/* ... and are hardly more than one needs. */
void test_words_suffice_for_every_instruction(void)
{
    size_t most = 0;
    uint16_t id;

    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (mmaref_instruction_at(id, &instruction) == MMAREF_OK) {
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&instruction, &is));
            if (is.registers[MMAREF_OPERAND_B] != 0 && is.registers[MMAREF_OPERAND_D] != 0) {
                most = least() > most ? least() : most;
            }
        }
    }
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(MMAREF_GEMM_WORDS, most);
    TEST_ASSERT_GREATER_THAN_UINT32(MMAREF_GEMM_WORDS / 10 * 9, most);
}

void test_d_in_place_of_c(void)
{
    size_t row, column;

    open_product(S8, 31, 23, 67, 0);
    draw_integers();
    product.c.bytes = bytes[D] + EDGE;
    product.c.first = product.d.first;
    product.c.leading = product.d.leading;
    product.c.size = product.d.size;
    for (row = 0; row < 31; row++) {
        for (column = 0; column < 23; column++) {
            put(C, row, column, (uint32_t)numbers[C][row * 23 + column]);
        }
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, compute(NULL, 4000));
    check_sums();
}

void test_no_c_is_zero(void)
{
    open_product(S8, 31, 23, 67, 0);
    draw_integers();
    memset(numbers[C], 0, sizeof numbers[C]);
    product.c.bytes = NULL;
    product.c.size = 0;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, compute(NULL, 4000));
    check_sums();
}

/* One row of C for all rows of D. */
void test_leading_0_repeats_a_row(void)
{
    size_t row, column;

    open_product(S8, 31, 23, 67, 0);
    draw_integers();
    product.c.leading = 0;
    product.c.size = (product.c.first + 23) * 4;
    for (row = 0; row < 31; row++) {
        for (column = 0; column < 23; column++) {
            numbers[C][row * 23 + column] = numbers[C][column];
        }
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, compute(NULL, 4000));
    check_sums();
}

/* ---- Errors ---- */

/* Refused for a reason, and D is as before. */
static void refuses(mmaref_status status, uint8_t reason, const mmaref_tiles *tiles)
{
    memcpy(before, bytes[D], sizeof before);
    memset(&error, FILL, sizeof error);
    TEST_ASSERT_EQUAL_INT(status, compute(tiles, MMAREF_GEMM_WORDS));
    TEST_ASSERT_EQUAL_INT(status, error.status);
    TEST_ASSERT_EQUAL_UINT8(reason, error.reason);
    TEST_ASSERT_EQUAL_MEMORY(before, bytes[D], sizeof before);
    TEST_ASSERT_EQUAL_INT(status, mmaref_gemm(&instruction, &block, &product, tiles, memory, MMAREF_GEMM_WORDS, NULL));
    TEST_ASSERT_EQUAL_MEMORY(before, bytes[D], sizeof before);
}

static void says(const char *expected)
{
    char sentence[MMAREF_SENTENCE_MAX];

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, NULL, 0, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING(expected, sentence);
}

void test_what_is_null(void)
{
    static const char *const names[MATRICES] = { "a", "b", "c", "d", "scale_a", "scale_b" };
    char expected[100];
    unsigned kind;

    open_product(SCALED, 20, 20, 70, 0);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_gemm(NULL, &block, &product, NULL, memory, 10000, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NO_INSTRUCTION, error.reason);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_gemm(&instruction, &block, NULL, NULL, memory, 10000, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_MISSING_OPERAND, error.reason);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_gemm(&instruction, &block, &product, NULL, NULL, 10000, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NO_WORKING_MEMORY, error.reason);
    TEST_ASSERT_LESS_THAN_INT(0, mmaref_gemm(&instruction, NULL, &product, NULL, memory, 10000, &error));
    for (kind = 0; kind < MATRICES; kind++) {
        open_product(SCALED, 20, 20, 70, 0);
        matrix_of(kind)->bytes = NULL;
        if (kind != C) {
            refuses(MMAREF_E_ARGUMENT, MMAREF_REASON_NO_MATRIX, NULL);
            TEST_ASSERT_EQUAL_UINT8(operand_of[kind], error.operand);
            snprintf(expected, sizeof expected, "%s: a matrix, its memory or the registers are NULL", names[kind]);
            says(expected);
        }
    }
}

void test_integers_need_no_arithmetic(void)
{
    open_product(S8, 17, 9, 33, 0);
    draw_integers();
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_gemm(&instruction, NULL, &product, NULL, memory, 10000, NULL));
    check_sums();
}

void test_a_matrix_that_leaves_its_memory(void)
{
    unsigned kind, turned;

    for (kind = 0; kind < MATRICES; kind++) {
        for (turned = 0; turned < 64; turned += 63) {
            size_t at;
            open_product(SCALED, 20, 21, 70, turned);
            at = matrix_of(kind)->size;
            matrix_of(kind)->size--;
            refuses(MMAREF_E_ARGUMENT, MMAREF_REASON_OUTSIDE_MEMORY, NULL);
            TEST_ASSERT_EQUAL_UINT8(operand_of[kind], error.operand);
            TEST_ASSERT_EQUAL_UINT32(rows[kind] - 1, error.row);
            TEST_ASSERT_EQUAL_UINT32(columns[kind] - 1, error.column);
            TEST_ASSERT_EQUAL_UINT32(at - (width[kind] + 7) / 8, error.bits);
            TEST_ASSERT_EQUAL_UINT8(0, error.lane);
        }
    }
    says("scale_b: the matrix leaves its memory, row 4, column 20");
    matrix_of(SCALE_B)->first = SIZE_MAX; /* ... plus what follows wraps around */
    matrix_of(SCALE_B)->size = 1000;
    refuses(MMAREF_E_ARGUMENT, MMAREF_REASON_OUTSIDE_MEMORY, NULL);
    matrix_of(SCALE_B)->first = 0;
    matrix_of(SCALE_B)->leading = UINT32_MAX;
    refuses(MMAREF_E_ARGUMENT, MMAREF_REASON_OUTSIDE_MEMORY, NULL);
    matrix_of(SCALE_B)->leading = 21;
    matrix_of(SCALE_B)->size = SIZE_MAX; /* all memory */
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, compute(NULL, MMAREF_GEMM_WORDS));
}

/* Scale factors that the instruction does not have are not looked at. */
void test_matrices_of_no_operand_are_ignored(void)
{
    open_product(S8, 17, 9, 33, 0);
    draw_integers();
    product.scale_a.bytes = product.scale_b.bytes = NULL;
    product.scale_a.size = product.scale_b.size = 0;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, compute(NULL, 1000));
    check_sums();
}

void test_sizes_and_tiles_out_of_range(void)
{
    static const mmaref_tiles wrong[] = { { 0, 0, 4, 1 },        { 3, 0, 1, 1 }, { 4, 0, 0, 1 },       { 0, 0, 1, 7 },
                                          { 0, 6, 1, 1 },        { 0, 7, 1, 0 }, { SIZE_MAX, 0, 2, 1 }, { 0, 2, 1, SIZE_MAX },
                                          { 1, 0, SIZE_MAX, 1 } };
    size_t *const extents[] = { &product.m, &product.n, &product.k };
    unsigned i;

    for (i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        open_product(S8, 47, 41, 33, 0);
        refuses(MMAREF_E_ARGUMENT, MMAREF_REASON_EXTENT, &wrong[i]);
    }
    for (i = 0; i < 3; i++) {
        open_product(S8, 47, 41, 33, 0);
        *extents[i] = 0;
        refuses(MMAREF_E_ARGUMENT, MMAREF_REASON_EXTENT, NULL);
        *extents[i] = SIZE_MAX;
        if (SIZE_MAX > UINT32_MAX) {
            refuses(MMAREF_E_ARGUMENT, MMAREF_REASON_EXTENT, NULL);
        }
    }
    says("m, n, k or the tiles are out of range");
}

/* D of f32 is no C of f16. */
void test_steps_of_different_types(void)
{
    open_product("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f16", 9, 9, 4, 0);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, compute(NULL, MMAREF_GEMM_WORDS));
    check_tiles("one step");
    open_product("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f16", 9, 9, 5, 0);
    refuses(MMAREF_E_ARGUMENT, MMAREF_REASON_STEPS, NULL);
}

void test_instructions_that_multiply_no_matrices(void)
{
    static const char *const texts[] = { "ldmatrix.sync.aligned.m8n8.x4.b16", "mac16", "movmatrix.sync.aligned.m8n8.trans.b16",
                                         "wmma.store.d.sync.aligned.row.m16n16k16.f16",
                                         "wmma.load.b.sync.aligned.row.m16n16k16.f16" };
    unsigned i;

    open_product(F16, 16, 8, 16, 0);
    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(texts[i], strlen(texts[i]), &instruction, NULL));
        refuses(MMAREF_E_ARGUMENT, MMAREF_REASON_NO_PRODUCT, NULL);
    }
    instruction.id = UINT16_MAX;
    refuses(MMAREF_E_ARGUMENT, MMAREF_REASON_NO_INSTRUCTION, NULL);
}

void test_a_block_that_cannot_be_computed(void)
{
    const mmaref_tiles none = { 0, 0, 0, 0 };

    open_product(F16, 20, 20, 20, 0);
    block.fraction_bits = 41;
    refuses(MMAREF_E_ARITHMETIC, MMAREF_REASON_OUT_OF_RANGE, NULL);
    TEST_ASSERT_EQUAL_UINT32(MMAREF_FIELD_FRACTION_BITS, error.bits);
    refuses(MMAREF_E_ARITHMETIC, MMAREF_REASON_OUT_OF_RANGE, &none);
}

/* The place is that in the whole matrix, and only rows of the tiles count. */
void test_a_sparse_a_with_too_many_non_zeros(void)
{
    const mmaref_tiles first = { 0, 0, 2, 2 }, last = { 2, 0, 1, 1 };

    open_product(SPARSE, 40, 16, 70, 0);
    memset(bytes[A], 0, sizeof bytes[A]);
    memset(bytes[B], 0, sizeof bytes[B]);
    memset(bytes[C], 0, sizeof bytes[C]);
    put(A, 37, 65, 0x3c00);
    put(A, 37, 66, 0x3c00);
    put(A, 37, 67, 0x8001);
    refuses(MMAREF_E_SPARSITY, MMAREF_REASON_TOO_MANY_NONZEROS, NULL);
    refuses(MMAREF_E_SPARSITY, MMAREF_REASON_TOO_MANY_NONZEROS, &last);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_OPERAND_A, error.operand);
    TEST_ASSERT_EQUAL_UINT32(37, error.row);
    TEST_ASSERT_EQUAL_UINT32(64, error.column);
    says("a: a chunk has too many non-zeros, row 37 from column 64 on");
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, compute(&first, MMAREF_GEMM_WORDS));
    TEST_ASSERT_EQUAL_HEX32(0, (uint32_t)get(D, 31, 15));
    TEST_ASSERT_EQUAL_HEX32(0xa5a5a5a5, (uint32_t)get(D, 32, 0));
    put(A, 5, 0, 0x3c00);
    put(A, 5, 1, 0x3c00);
    put(A, 5, 2, 0x3c00);
    refuses(MMAREF_E_SPARSITY, MMAREF_REASON_TOO_MANY_NONZEROS, NULL);
    TEST_ASSERT_EQUAL_UINT32(5, error.row); /* the first one */
    TEST_ASSERT_EQUAL_UINT32(0, error.column);
}
