/* SPDX-License-Identifier: MIT */
/* Whole instructions under hostile blocks, operands and metadata: three libraries, coverage and in place give the same
 * bits; an element is the dot product of its row and its column; a refusal changes nothing. */
#include "elements.h"
#include "plain.h"

typedef struct {
    mmaref_instruction instruction;
    mmaref_description about;
    bool exists;
    mmaref_arithmetic block;
    const mmaref_arithmetic *arithmetic; /* of an integer instruction also NULL */
    mmaref_operands operands;
    size_t size; /* of D, in bytes */
} job;

static uint16_t take_selector(void)
{
    return (uint16_t)take_below(4);
}

/* Scale factors have few selectors that are allowed: all of them 0, but for some. */
static void take_selectors(mmaref_operands *o)
{
    uint8_t chosen = take8();

    o->selector = take_selector();
    o->byte_id_a = chosen & 1 ? take_selector() : 0;
    o->thread_id_a = chosen & 2 ? take_selector() : 0;
    o->byte_id_b = chosen & 4 ? take_selector() : 0;
    o->thread_id_b = chosen & 8 ? take_selector() : 0;
}

/* Metadata is most often valid for every type. */
static uint32_t *take_metadata(void)
{
    static const uint8_t valid[] = { 0x44, 0x4e, 0xee, 0xe4 };
    uint32_t *e = take_registers(1);

    if (!rarely(4)) {
        memset(e, valid[take8() % sizeof valid], 4 * MMAREF_LANES);
    }
    return e;
}

static void take_job(job *j)
{
    const uint32_t **operand[] = { &j->operands.a, &j->operands.b,       &j->operands.c,
                                   &j->operands.e, &j->operands.scale_a, &j->operands.scale_b };

    memset(j, 0, sizeof *j);
    take_instruction(&j->instruction);
    j->exists = describe(&j->instruction, &j->about);
    take_block(&j->instruction, &j->block);
    j->arithmetic = rarely(8) ? NULL : &j->block;
    j->operands.a = take_registers(j->about.registers[MMAREF_OPERAND_A]);
    j->operands.b = take_registers(j->about.registers[MMAREF_OPERAND_B]);
    j->operands.c = take_registers(j->about.registers[MMAREF_OPERAND_C]);
    j->operands.e = take_metadata();
    j->operands.scale_a = take_registers(1);
    j->operands.scale_b = take_registers(1);
    take_selectors(&j->operands);
    j->size = 4u * MMAREF_LANES * j->about.registers[MMAREF_OPERAND_D];
    if (rarely(32)) {
        *operand[take8() % 6] = NULL;
    }
}

/* The same call gives the same in place of C, and under every block that says the same. */
static void same_again(const job *j, const uint32_t *d)
{
    mmaref_operands operands = j->operands;
    mmaref_arithmetic block = j->block;
    uint32_t *other = box(j->size);

    if (j->about.type[MMAREF_OPERAND_C] == j->about.type[MMAREF_OPERAND_D]) {
        uint32_t *c = copy_of(operands.c, j->size);
        operands.c = c;
        CHECK(mmaref_mma(&j->instruction, j->arithmetic, &operands, c, NULL, NULL) == MMAREF_OK);
        CHECK(memcmp(c, d, j->size) == 0);
        operands.c = j->operands.c;
    }
    if (!j->about.floating) { /* which obeys only the fragments */
        uint8_t fragments = block.fragments;
        memset(&block, take8(), sizeof block);
        block.fragments = j->arithmetic == NULL ? 0 : fragments;
        CHECK(mmaref_mma(&j->instruction, &block, &operands, other, NULL, NULL) == MMAREF_OK);
        CHECK(memcmp(other, d, j->size) == 0);
    } else if (keeps_all(&block, j->about.type[MMAREF_OPERAND_D])) {
        block.result_bits = MMAREF_UNLIMITED;
        CHECK(mmaref_mma(&j->instruction, &block, &operands, other, NULL, NULL) == MMAREF_OK);
        CHECK(memcmp(other, d, j->size) == 0);
    }
}

/* One element by itself: dense, and without scale factors. */
static void check_element(const job *j, const uint32_t *d)
{
    mmaref_coordinate place;
    uint64_t expected;

    place.matrix = (uint16_t)(take8() % j->about.matrices);
    place.row = (uint16_t)(take8() % j->about.m);
    place.column = (uint16_t)(take8() % j->about.n);
    if (element_alone(&j->instruction, j->arithmetic, &j->operands, &place, &expected)) {
        CHECK(element_at(&j->instruction, j->arithmetic, MMAREF_OPERAND_D, d, &place) == expected);
    }
}

static void compute(void)
{
    job j;
    uint32_t *d, *before, *second, usual = 0x80000000u, plain = 0x80000000u;
    mmaref_error error;
    mmaref_status status;

    take_job(&j);
    d = filled(j.size);
    before = copy_of(d, j.size);
    second = copy_of(d, j.size);
    poison(&error);
    status = mmaref_mma(&j.instruction, j.arithmetic, &j.operands, d, NULL, &error);
    CHECK(plain_mmaref_mma(&j.instruction, j.arithmetic, &j.operands, second, &plain, NULL) == status);
    CHECK(memcmp(d, second, j.size) == 0);
    CHECK(mmaref_mma(&j.instruction, j.arithmetic, &j.operands, second, &usual, NULL) == status);
    CHECK(memcmp(d, second, j.size) == 0 && usual == plain);
    if (status != MMAREF_OK) {
        check_error(&error, status, 0);
        CHECK(memcmp(d, before, j.size) == 0 && usual == 0x80000000u);
        return;
    }
    CHECK(j.exists && (j.about.floating || usual == 0x80000000u));
    check_element(&j, d);
    same_again(&j, d);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_start(data, size);
    compute();
    fuzz_end();
    return 0;
}
