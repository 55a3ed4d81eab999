/* SPDX-License-Identifier: MIT */
/* Matrices between memory and registers, sparse storage, layouts: hostile addresses, strides and coordinates. What is
 * loaded is stored again to the same bytes; a refusal changes nothing. */
#include "fuzz.h"

typedef struct {
    mmaref_instruction instruction;
    mmaref_description about;
    mmaref_arithmetic block;
    const mmaref_arithmetic *arithmetic;
    size_t size, words; /* bytes of memory; words of registers, enough for any operand */
    uint8_t *memory, *memory_before;
    uint32_t *registers, *registers_before;
} job;

/* The kinds of instructions, by how their names begin. */
enum {
    LDMATRIX,
    STMATRIX,
    WMMA_LOAD,
    WMMA_STORE,
    MOVMATRIX,
    SPARSE,
    ANY
};

static const char *const starts[] = { "ldmatrix", "stmatrix", "wmma.load", "wmma.store", "movmatrix", "mma.sp", "" };

static uint8_t kind_of(uint16_t id)
{
    mmaref_instruction instruction = { id };
    char name[MMAREF_TEXT_MAX];
    uint8_t kind = 0;

    CHECK(mmaref_instruction_format(&instruction, name, sizeof name) == MMAREF_OK);
    while (strncmp(name, starts[kind], strlen(starts[kind])) != 0) {
        kind++;
    }
    return kind;
}

/* Most often one of a kind. */
static void take_one(job *j, uint8_t kind)
{
    static uint8_t kinds[MMAREF_INSTRUCTIONS];
    static bool known;
    uint16_t id;

    for (id = 0; id < MMAREF_INSTRUCTIONS && !known; id++) {
        kinds[id] = kind_of(id);
    }
    known = true;
    take_instruction(&j->instruction);
    if (kind != ANY && !rarely(64)) {
        id = j->instruction.id % MMAREF_INSTRUCTIONS;
        while (kinds[id] != kind) {
            id = (uint16_t)((id + 1u) % MMAREF_INSTRUCTIONS);
        }
        j->instruction.id = id;
    }
    (void)describe(&j->instruction, &j->about);
}

static void take_job(job *j, uint8_t kind)
{
    unsigned i;

    take_one(j, kind);
    take_block(&j->instruction, &j->block);
    j->arithmetic = rarely(2) ? NULL : &j->block;
    j->size = take16() % 4500;
    j->memory = filled(j->size);
    j->memory_before = copy_of(j->memory, j->size);
    j->words = 0;
    for (i = 0; i < MMAREF_OPERANDS; i++) {
        j->words = j->about.registers[i] > j->words ? j->about.registers[i] : j->words;
    }
    j->words *= MMAREF_LANES;
    j->registers = filled(4 * j->words);
    j->registers_before = copy_of(j->registers, 4 * j->words);
}

static bool memory_kept(const job *j)
{
    return memcmp(j->memory, j->memory_before, j->size) == 0;
}

static bool registers_kept(const job *j)
{
    return memcmp(j->registers, j->registers_before, 4 * j->words) == 0;
}

/* After a call: a refusal left everything, a load the memory, a store the registers. */
static void check(const job *j, mmaref_status status, const mmaref_error *error, bool store)
{
    if (status != MMAREF_OK) {
        check_error(error, status, 0);
    }
    CHECK(memory_kept(j) || (store && status == MMAREF_OK));
    CHECK(registers_kept(j) || (!store && status == MMAREF_OK));
}

/* ---- Instructions ---- */

static void rows(void)
{
    uint32_t address[MMAREF_LANES];
    mmaref_error error;
    mmaref_status status;
    unsigned i, wild = rarely(4) ? 4 : 200;
    job j;

    take_job(&j, rarely(2) ? LDMATRIX : STMATRIX);
    for (i = 0; i < MMAREF_LANES; i++) {
        address[i] = rarely(wild) ? take32() : take8() * 16u % (uint32_t)(j.size / 16 * 16 + 16);
    }
    poison(&error);
    status = mmaref_ldmatrix(&j.instruction, j.arithmetic, j.memory, j.size, address, j.registers, &error);
    check(&j, status, &error, false);
    if (status == MMAREF_OK) {
        return;
    }
    poison(&error);
    status = mmaref_stmatrix(&j.instruction, address, j.registers, j.memory, j.size, &error);
    check(&j, status, &error, true);
}

static void matrices(void)
{
    uint32_t p, stride;
    mmaref_error error;
    mmaref_status status;
    job j;

    take_job(&j, rarely(2) ? WMMA_LOAD : WMMA_STORE);
    p = rarely(8) ? take32() : take8() % 16 * 32u;
    stride = rarely(8) ? take32() : rarely(2) ? MMAREF_STRIDE_DEFAULT : take8() % 16 * 8u;
    poison(&error);
    status = mmaref_wmma_load(&j.instruction, j.arithmetic, j.memory, j.size, p, stride, j.registers, &error);
    check(&j, status, &error, false);
    if (status == MMAREF_OK) {
        return;
    }
    poison(&error);
    status = mmaref_wmma_store(&j.instruction, j.arithmetic, j.registers, j.memory, j.size, p, stride, &error);
    check(&j, status, &error, true);
}

/* Transposed twice is as before. */
static void turn(void)
{
    uint32_t *d = filled(4 * MMAREF_LANES), *a = filled(4 * MMAREF_LANES), *before = copy_of(d, 4 * MMAREF_LANES);
    mmaref_error error;
    mmaref_status status;
    job j;

    take_one(&j, MOVMATRIX);
    poison(&error);
    status = mmaref_movmatrix(&j.instruction, a, d, &error);
    if (status != MMAREF_OK) {
        check_error(&error, status, 0);
        CHECK(memcmp(d, before, 4 * MMAREF_LANES) == 0);
        return;
    }
    CHECK(mmaref_movmatrix(&j.instruction, d, d, NULL) == MMAREF_OK);
    CHECK(memcmp(d, a, 4 * MMAREF_LANES) == 0);
}

/* ---- Fragments ---- */

static void take_matrix(const job *j, mmaref_matrix *matrix)
{
    matrix->bytes = rarely(32) ? NULL : j->memory;
    matrix->size = j->size;
    matrix->first = rarely(8) ? (size_t)take64() : take8();
    matrix->leading = rarely(8) ? take32() : take8();
    matrix->column_major = rarely(2);
}

/* What is put into a matrix comes back from there. */
static void fragments(void)
{
    uint8_t operand = (uint8_t)take_below(MMAREF_OPERANDS);
    uint16_t product = (uint16_t)(rarely(4) ? take_below(4) : 0);
    uint32_t *again;
    mmaref_matrix matrix;
    mmaref_error error;
    mmaref_status status;
    job j;

    take_job(&j, ANY);
    take_matrix(&j, &matrix);
    poison(&error);
    status = mmaref_fragment_pack(&j.instruction, j.arithmetic, operand, product, &matrix, j.registers, &error);
    check(&j, status, &error, false);
    again = copy_of(j.registers, 4 * j.words);
    poison(&error);
    CHECK(mmaref_fragment_unpack(&j.instruction, j.arithmetic, operand, product, again, &matrix, &error) == status);
    CHECK(memory_kept(&j) && memcmp(again, j.registers, 4 * j.words) == 0);
    if (status != MMAREF_OK) {
        check_error(&error, status, 0);
    }
}

/* Coordinate and slot are each other's reverse. */
static void layouts(void)
{
    uint8_t operand = (uint8_t)take_below(MMAREF_OPERANDS), lane = (uint8_t)take_below(32), element = take8();
    mmaref_coordinate place, again, hostile;
    mmaref_slot slot;
    job j;

    take_job(&j, ANY);
    if (mmaref_layout_coordinate(&j.instruction, j.arithmetic, operand, lane, element, &place) == MMAREF_OK) {
        CHECK(mmaref_layout_slot(&j.instruction, j.arithmetic, operand, &place, &slot) == MMAREF_OK);
        CHECK(slot.lane < MMAREF_LANES && slot.reg < j.about.registers[operand]);
        CHECK(slot.lane < lane || (slot.lane == lane && slot.element <= element));
        CHECK(mmaref_layout_coordinate(&j.instruction, j.arithmetic, operand, slot.lane, slot.element, &again) ==
              MMAREF_OK);
        CHECK(memcmp(&place, &again, sizeof place) == 0);
    }
    hostile.matrix = (uint16_t)take_below(4);
    hostile.row = (uint16_t)take_below(32);
    hostile.column = (uint16_t)take_below(128);
    if (mmaref_layout_slot(&j.instruction, j.arithmetic, operand, &hostile, &slot) == MMAREF_OK) {
        CHECK(mmaref_layout_coordinate(&j.instruction, j.arithmetic, operand, slot.lane, slot.element, &again) ==
              MMAREF_OK);
        CHECK(memcmp(&hostile, &again, sizeof hostile) == 0);
    }
}

/* ---- Sparse storage ---- */

/* Zeros in every other place, so that it can be stored. */
static uint32_t *take_dense(const job *j, size_t count)
{
    uint32_t *dense = filled(4 * count);
    uint8_t pattern = take8(), any = rarely(4);
    size_t i;

    for (i = 0; i < count; i++) {
        bool kept = any || ((pattern >> i % 4 / 2) & 1) == i % 2;
        dense[i] = kept && (j->about.type[MMAREF_OPERAND_A] != MMAREF_TYPE_TF32 || i % 2 == 0) ? dense[i] : 0;
    }
    return dense;
}

/* What was not zero has come back. */
static void check_expanded(const job *j, const uint32_t *dense, const uint32_t *again, size_t count)
{
    mmaref_type format;
    unsigned bits;
    size_t i;

    CHECK(mmaref_operand_type(&j->instruction, MMAREF_OPERAND_A, &format) == MMAREF_OK);
    bits = (unsigned)format.exponent_bits + format.fraction_bits;
    for (i = 0; i < count; i++) {
        uint32_t element = (uint32_t)(dense[i] & (((uint64_t)1 << format.width) - 1));
        uint32_t mask = format.kind == MMAREF_KIND_FLOAT ? ((uint32_t)1 << bits) - 1 : 0xffffffffu;
        uint32_t number = element >> format.shift & mask;
        CHECK(again[i] == element || (again[i] == 0 && number == 0));
    }
}

static void sparse(void)
{
    uint32_t selector = take_below(4), *dense, *again, *metadata = take_registers(1), *before;
    mmaref_error error;
    mmaref_status status;
    mmaref_operands operands = { 0 };
    uint16_t column;
    size_t count;
    job j;

    take_job(&j, SPARSE);
    count = (size_t)j.about.m * j.about.k;
    dense = take_dense(&j, count);
    again = filled(4 * count);
    before = copy_of(metadata, 4 * MMAREF_LANES);
    poison(&error);
    status = mmaref_sparse_compress(&j.instruction, dense, selector, j.registers, metadata, &error);
    if (status != MMAREF_OK) {
        check_error(&error, status, 0);
        CHECK(registers_kept(&j) && memcmp(metadata, before, 4 * MMAREF_LANES) == 0);
        CHECK(status != MMAREF_E_SPARSITY || (error.row < j.about.m && error.column < j.about.k));
        before = copy_of(again, 4 * count);
        status = mmaref_sparse_expand(&j.instruction, j.registers, metadata, selector, again, NULL);
        CHECK(status == MMAREF_OK || memcmp(again, before, 4 * count) == 0);
    } else {
        CHECK(mmaref_sparse_expand(&j.instruction, j.registers, metadata, selector, again, NULL) == MMAREF_OK);
        check_expanded(&j, dense, again, count);
    }
    operands.e = metadata;
    operands.selector = selector;
    if (mmaref_sparse_column(&j.instruction, &operands, (uint16_t)take_below(16), (uint16_t)take_below(64), &column) ==
        MMAREF_OK) {
        CHECK(status == MMAREF_OK && column < j.about.k);
    }
}

/* ---- Whole matrices ---- */

static size_t take_size(void)
{
    return rarely(32) ? (size_t)take64() << 32 : take8() % 40 + 1u; /* else some take for ever */
}

static void take_product(const job *j, mmaref_product *p)
{
    mmaref_matrix *const inputs[] = { &p->a, &p->b, &p->c, &p->scale_a, &p->scale_b };
    size_t i;

    p->m = take_size();
    p->n = take_size();
    p->k = take_size();
    for (i = 0; i < sizeof inputs / sizeof *inputs; i++) {
        take_matrix(j, inputs[i]);
        inputs[i]->bytes = inputs[i]->bytes == NULL ? NULL : filled(j->size);
    }
    take_matrix(j, &p->d);
}

static void take_tiles(mmaref_tiles *tiles)
{
    tiles->row = take_below(3);
    tiles->column = take_below(3);
    tiles->rows = take_below(3);
    tiles->columns = take_below(3);
}

/* Whether D after a call is the whole D where tiles were computed, and else as before. */
static bool is_part(const job *j, const mmaref_product *p, const mmaref_tiles *tiles, const uint8_t *whole)
{
    const size_t width = (size_t)(j->about.registers[MMAREF_OPERAND_D] * j->about.lanes * 4u) / j->about.matrices /
                         j->about.m / j->about.n;
    uint8_t *expected = copy_of(j->memory_before, j->size);
    size_t row, column;

    for (row = tiles->row * j->about.m; row < (tiles->row + tiles->rows) * j->about.m && row < p->m; row++) {
        for (column = tiles->column * j->about.n;
             column < (tiles->column + tiles->columns) * j->about.n && column < p->n; column++) {
            size_t at = p->d.first + (p->d.column_major ? column * p->d.leading + row : row * p->d.leading + column);
            memcpy(expected + at * width, whole + at * width, width);
        }
    }
    return memcmp(expected, j->memory, j->size) == 0;
}

static void multiply(void)
{
    size_t words = take_below(2) * (size_t)take16() + take_below(MMAREF_GEMM_WORDS);
    mmaref_product product, all;
    mmaref_tiles tiles;
    mmaref_error error;
    mmaref_status status;
    uint32_t *memory;
    job j;

    take_job(&j, rarely(4) ? SPARSE : ANY);
    take_product(&j, &product);
    take_tiles(&tiles);
    words %= 100000;
    memory = filled(4 * words);
    poison(&error);
    status = mmaref_gemm(&j.instruction, j.arithmetic, rarely(32) ? NULL : &product, &tiles,
                         rarely(32) ? NULL : memory, words, &error);
    check(&j, status, &error, true);
    if (status != MMAREF_OK) {
        CHECK(error.operand < MMAREF_OPERANDS);
        return;
    }
    all = product;
    all.d.bytes = copy_of(j.memory_before, j.size);
    memory = filled(4 * MMAREF_GEMM_WORDS);
    status = mmaref_gemm(&j.instruction, j.arithmetic, &all, NULL, memory, MMAREF_GEMM_WORDS, NULL);
    CHECK(status == MMAREF_OK || status == MMAREF_E_SPARSITY);
    CHECK(status != MMAREF_OK || product.d.leading < (product.d.column_major ? product.m : product.n) ||
          is_part(&j, &product, &tiles, all.d.bytes));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static void (*const parts[])(void) = { rows, matrices, turn, fragments, layouts, sparse, multiply };

    fuzz_start(data, size);
    parts[take8() % (sizeof parts / sizeof *parts)]();
    fuzz_end();
    return 0;
}
