/* SPDX-License-Identifier: MIT */
/* Dot products by themselves under hostile types, blocks and counts; their order and their explanation; values. */
#include "plain.h"

#define CANARY 0x1122334455667788u

typedef struct {
    mmaref_dot_types types;
    mmaref_arithmetic block;
    uint16_t count;
    const uint64_t *a, *b;
    uint64_t c;
} job;

static bool is_integer(uint8_t type)
{
    return type >= MMAREF_TYPE_S8 && type <= MMAREF_TYPE_U4;
}

/* Most often types that can be multiplied. */
static void take_types(mmaref_dot_types *types)
{
    static const uint8_t accumulators[] = { MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F64 };

    types->a = (uint8_t)take_below(MMAREF_TYPE_S32);
    types->b = rarely(3) ? (uint8_t)take_below(MMAREF_TYPE_S32) : types->a;
    types->c = rarely(16) ? take8() : accumulators[take8() % 3];
    types->d = rarely(3) ? accumulators[take8() % 3] : types->c;
    if (is_integer(types->a) && !rarely(8)) {
        types->c = MMAREF_TYPE_S32;
        types->d = MMAREF_TYPE_S32;
    }
}

static void take_job(job *j)
{
    mmaref_instruction instruction;

    take_types(&j->types);
    take_instruction(&instruction);
    take_block(&instruction, &j->block);
    j->block.block = rarely(8) ? j->block.block : 0;
    j->count = (uint16_t)(rarely(8) ? take_below(200) : 1 + take_below(16));
    j->a = filled(8u * j->count);
    j->b = filled(8u * j->count);
    fill(&j->c, sizeof j->c);
}

/* Results of steps, as they are told. */
typedef struct {
    uint64_t result;
    unsigned steps, terms;
} story;

static void listen(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    story *told = context;

    CHECK(step->kind <= MMAREF_STEP_TERMS);
    if (term == NULL) {
        told->result = step->result;
        told->steps++;
    } else {
        CHECK(term->element <= MMAREF_DOT_MAX);
        told->terms++;
    }
}

static void explain(const job *j, mmaref_status status, uint64_t d)
{
    mmaref_dot_listener *listener = box(sizeof *listener);
    story told = { 0, 0, 0 };
    uint64_t again = CANARY;

    listener->report = listen;
    listener->context = &told;
    CHECK(mmaref_dot_explain(&j->types, &j->block, j->a, j->b, j->count, j->c, listener, &again, NULL) == status);
    CHECK(again == d);
    CHECK(status == MMAREF_OK ? told.steps != 0 && told.result == d : told.steps == 0 && told.terms == 0);
}

/* Every product is taken once, and steps follow each other. */
static void order(const job *j)
{
    bool seen[MMAREF_DOT_MAX] = { false };
    uint16_t taken, element, step, last = 0;

    for (taken = 0; taken < j->count; taken++) {
        CHECK(mmaref_dot_order(&j->block, j->count, taken, &element, &step) == MMAREF_OK);
        CHECK(element < j->count && !seen[element] && (step == last || step == last + 1));
        seen[element] = true;
        last = step;
    }
    CHECK(mmaref_dot_order(&j->block, j->count, taken, &element, &step) == MMAREF_E_ARGUMENT);
}

/* Factors may change places, and a result that keeps all bits is not cut. */
static void same_again(const job *j, uint64_t d)
{
    mmaref_dot_types turned = j->types;
    mmaref_arithmetic block = j->block;
    uint64_t again = CANARY;

    turned.a = j->types.b;
    turned.b = j->types.a;
    CHECK(mmaref_dot_add(&turned, &block, j->b, j->a, j->count, j->c, &again, NULL, NULL) == MMAREF_OK);
    CHECK(again == d);
    if (keeps_all(&block, j->types.d)) {
        block.result_bits = MMAREF_UNLIMITED;
        CHECK(mmaref_dot_add(&j->types, &block, j->a, j->b, j->count, j->c, &again, NULL, NULL) == MMAREF_OK);
        CHECK(again == d);
    }
}

/* Whether elements of a type may be multiplied; the block checks what it says of a format of its own. */
static bool multiplies(uint8_t type)
{
    mmaref_type format;

    return type == MMAREF_TYPE_OWN ||
           (mmaref_type_get(type, &format) == MMAREF_OK && format.kind == MMAREF_KIND_FLOAT && format.sign_bits == 1);
}

/* An integer in the low bits of a pattern. */
static int64_t integer_of(uint8_t type, uint64_t pattern)
{
    unsigned width = type == MMAREF_TYPE_S8 || type == MMAREF_TYPE_U8 ? 8 : 4;
    bool is_signed = type == MMAREF_TYPE_S8 || type == MMAREF_TYPE_S4;
    int64_t value = (int64_t)(pattern & ((1u << width) - 1));

    return is_signed && value >> (width - 1) != 0 ? value - (1 << width) : value;
}

/* The sum of integers, made here; they have no steps to be explained. */
static void integers(const job *j, mmaref_status status, uint64_t d)
{
    mmaref_dot_listener *listener = box(sizeof *listener);
    story told = { 0, 0, 0 };
    uint64_t again = CANARY;
    int64_t sum = (int32_t)j->c;
    uint16_t k;

    listener->report = listen;
    listener->context = &told;
    CHECK(mmaref_dot_explain(&j->types, &j->block, j->a, j->b, j->count, j->c, listener, &again, NULL) ==
          MMAREF_E_ARGUMENT);
    CHECK(again == CANARY && told.steps == 0 && told.terms == 0);
    if (status != MMAREF_OK) {
        CHECK(d == CANARY);
        return;
    }
    for (k = 0; k < j->count; k++) {
        sum += integer_of(j->types.a, j->a[k]) * integer_of(j->types.b, j->b[k]);
    }
    if (j->block.overflow == MMAREF_OVERFLOW_SATURATE) {
        sum = sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : sum;
    }
    CHECK(d == (uint32_t)sum);
}

static void products(void)
{
    job j;
    uint64_t d = CANARY, second = CANARY;
    uint32_t usual = 0, plain = 0;
    mmaref_error error;
    mmaref_status status;

    take_job(&j);
    poison(&error);
    status = mmaref_dot_add(&j.types, &j.block, j.a, j.b, j.count, j.c, &d, NULL, &error);
    CHECK(plain_mmaref_dot_add(&j.types, &j.block, j.a, j.b, j.count, j.c, &second, &plain, NULL) == status);
    CHECK(second == d);
    CHECK(mmaref_dot_add(&j.types, &j.block, j.a, j.b, j.count, j.c, &second, &usual, NULL) == status);
    CHECK(second == d && usual == plain);
    if (status != MMAREF_OK) {
        check_error(&error, status, 0);
        CHECK(d == CANARY && usual == 0);
    }
    if (is_integer(j.types.a)) {
        integers(&j, status, d);
        return;
    }
    explain(&j, status, d);
    if (status != MMAREF_OK) {
        return;
    }
    CHECK(multiplies(j.types.a) && multiplies(j.types.b));
    order(&j);
    same_again(&j, d);
}

/* A pattern is the pattern of its value, under every rounding. */
static void values(void)
{
    uint8_t type = (uint8_t)take_below(MMAREF_TYPE_S32 + 1), rounding = take8();
    uint64_t bits = take64(), again = CANARY;
    mmaref_value value, once_more, hostile;
    mmaref_status status;

    if (mmaref_value_decode(type, bits, &value) == MMAREF_OK) {
        rounding %= 5;
        CHECK(mmaref_value_encode(type, rounding, &value, &bits) == MMAREF_OK);
        CHECK(mmaref_value_decode(type, bits, &once_more) == MMAREF_OK);
        CHECK(value.kind == once_more.kind && value.significand == once_more.significand);
        CHECK(value.exponent == once_more.exponent);
        CHECK(value.negative == once_more.negative || value.kind == MMAREF_VALUE_NAN);
    }
    hostile.kind = (uint8_t)take_below(5);
    hostile.negative = rarely(2);
    hostile.exponent = rarely(2) ? (int16_t)take16() : (int16_t)(take8() - 128);
    hostile.significand = take64() >> take8() % 64;
    status = mmaref_value_encode(type, rounding, &hostile, &again);
    CHECK(status == MMAREF_OK || again == CANARY);
    CHECK(status != MMAREF_OK || mmaref_value_decode(type, again, &value) == MMAREF_OK);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_start(data, size);
    if (rarely(4)) {
        values();
    } else {
        products();
    }
    fuzz_end();
    return 0;
}
