/* SPDX-License-Identifier: MIT */
/* Dot products by themselves under hostile types, blocks, counts and scale factors; their order, their explanation and
 * their sum that is not rounded; types by text and number; values. */
#include "plain.h"

#define CANARY 0x1122334455667788u

typedef struct {
    mmaref_dot dot;
    mmaref_arithmetic block;
} job;

static bool is_integer(uint32_t type)
{
    return type >= MMAREF_TYPE_S8 && type <= MMAREF_TYPE_U4;
}

/* Most often types that can be multiplied. */
static void take_types(mmaref_dot_types *types)
{
    static const uint8_t accumulators[] = { MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F64 };

    types->a = rarely(4) ? take_format() : take_below(MMAREF_TYPE_S32);
    types->b = rarely(3) ? take_below(MMAREF_TYPE_S32) : types->a;
    types->c = rarely(16) ? take8() : rarely(4) ? take_format() : accumulators[take8() % 3];
    types->d = rarely(3) ? accumulators[take8() % 3] : rarely(8) ? take_format() : types->c;
    if (is_integer(types->a) && !rarely(8)) {
        types->c = MMAREF_TYPE_S32;
        types->d = MMAREF_TYPE_S32;
    }
}

/* Scale factors; most often they fit. */
static void take_scales(mmaref_dot *dot)
{
    size_t factors;

    dot->scale_type = rarely(8) ? take8() : rarely(2) ? MMAREF_TYPE_UE4M3 : MMAREF_TYPE_UE8M0;
    dot->scale_length = rarely(8) ? take8() : (uint8_t)(1u << take8() % 6);
    if (dot->scale_length != 0 && !rarely(8)) {
        dot->count = (uint16_t)(dot->scale_length * (1 + dot->count % MMAREF_SCALES_MAX));
    }
    if (rarely(2)) {
        dot->types.a = MMAREF_TYPE_E2M1;
        dot->types.b = MMAREF_TYPE_E2M1;
    }
    factors = dot->scale_length == 0 ? 0 : dot->count / dot->scale_length;
    dot->scale_a = filled(factors);
    dot->scale_b = rarely(32) ? NULL : filled(factors);
}

static void take_job(job *j)
{
    mmaref_instruction instruction;
    mmaref_dot *dot = &j->dot;

    memset(dot, 0, sizeof *dot);
    take_types(&dot->types);
    take_instruction(&instruction);
    take_block(&instruction, &j->block);
    dot->count = (uint16_t)(rarely(8) ? take_below(200) : 1 + take_below(16));
    if (rarely(4)) {
        take_scales(dot);
    }
    j->block.block = dot->scale_type != 0 || rarely(8) ? j->block.block : 0;
    dot->a = filled(8u * dot->count);
    dot->b = filled(8u * dot->count);
    fill(&dot->c, sizeof dot->c);
    dot->random = rarely(4) ? NULL : filled(sizeof *dot->random);
}

/* Results of steps, as they are told. */
typedef struct {
    uint64_t result;
    unsigned steps, terms, nodes;
    mmaref_dot_step first; /* the first one */
} story;

static void listen(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    story *told = context;

    CHECK(step->kind <= MMAREF_STEP_TERMS);
    if (step->node != 0) {
        CHECK(step->node <= MMAREF_DOT_MAX && step->kind <= MMAREF_STEP_SPECIAL);
        CHECK(step->node == told->nodes + 1);
        CHECK(term == NULL || term->element < MMAREF_DOT_MAX + step->node);
        told->nodes += term == NULL;
    } else if (term == NULL) {
        told->nodes = 0;
        told->first = told->steps == 0 ? *step : told->first;
        told->result = step->result;
        told->steps++;
    } else {
        CHECK(term->element <= MMAREF_DOT_MAX);
        told->terms++;
    }
}

static void explain(const job *j, mmaref_status status, uint64_t d, story *told)
{
    mmaref_dot_listener *listener = box(sizeof *listener);
    uint64_t again = CANARY;

    memset(told, 0, sizeof *told);
    listener->report = listen;
    listener->context = told;
    if (j->dot.scale_type != 0 && j->block.block != 0) { /* which no step tells of */
        CHECK(mmaref_dot_explain(&j->dot, &j->block, listener, &again, NULL) == MMAREF_E_ARGUMENT);
        CHECK(again == CANARY && told->steps == 0 && told->terms == 0);
        return;
    }
    CHECK(mmaref_dot_explain(&j->dot, &j->block, listener, &again, NULL) == status);
    CHECK(again == d);
    CHECK(status == MMAREF_OK || (told->steps == 0 && told->terms == 0));
    CHECK(status != MMAREF_OK || (told->steps != 0 && (told->result == d || j->block.nan == MMAREF_NAN_PAYLOAD)));
}

/* Every product is taken once, and steps follow each other. */
static void order(const job *j)
{
    bool seen[MMAREF_DOT_MAX] = { false };
    uint16_t taken, element, step, last = 0;

    for (taken = 0; taken < j->dot.count; taken++) {
        CHECK(mmaref_dot_order(&j->block, j->dot.count, taken, &element, &step) == MMAREF_OK);
        CHECK(element < j->dot.count && !seen[element] && (step == last || step == last + 1));
        seen[element] = true;
        last = step;
    }
    CHECK(mmaref_dot_order(&j->block, j->dot.count, taken, &element, &step) == MMAREF_E_ARGUMENT);
}

/* Factors may change places, but for the payload of the first NaN, and a result that keeps all bits is not cut. */
static void same_again(const job *j, uint64_t d)
{
    mmaref_dot turned = j->dot;
    mmaref_arithmetic block = j->block;
    uint64_t again = CANARY;

    turned.types.a = j->dot.types.b;
    turned.types.b = j->dot.types.a;
    turned.a = j->dot.b;
    turned.b = j->dot.a;
    turned.scale_a = j->dot.scale_b;
    turned.scale_b = j->dot.scale_a;
    CHECK(mmaref_dot_add(&turned, &block, &again, NULL, NULL) == MMAREF_OK);
    CHECK(again == d || block.nan == MMAREF_NAN_PAYLOAD);
    if (keeps_all(&block, j->dot.types.d)) {
        block.result_bits = MMAREF_UNLIMITED;
        CHECK(mmaref_dot_add(&j->dot, &block, &again, NULL, NULL) == MMAREF_OK);
        CHECK(again == d);
    }
}

/* Whether elements of a type may be multiplied; the block checks what it says of a format of its own. */
static bool multiplies(uint32_t type)
{
    mmaref_type format;

    return type == MMAREF_TYPE_OWN ||
           (mmaref_type_get(type, &format) == MMAREF_OK && format.kind == MMAREF_KIND_FLOAT && format.sign_bits == 1);
}

/* ---- The sum that is not rounded ---- */

static unsigned bit_of(const mmaref_fixed *fixed, int at)
{
    return fixed->word[at / 32] >> at % 32 & 1;
}

/* Words from any place up are a part of all words. */
static void parts_of_fixed(const job *j)
{
    mmaref_fixed *whole = box(sizeof *whole), *part = box(sizeof *part);
    int i;

    whole->exponent = -1000;
    whole->words = MMAREF_FIXED_MAX;
    part->exponent = (int16_t)(take16() % 2001 - 1000);
    part->words = (uint8_t)(1 + take8() % MMAREF_FIXED_MAX);
    CHECK(mmaref_dot_fixed(&j->dot, &j->block, whole, NULL) == MMAREF_OK);
    CHECK(mmaref_dot_fixed(&j->dot, &j->block, part, NULL) == MMAREF_OK);
    CHECK(part->kind == whole->kind && part->negative == whole->negative);
    for (i = 0; i < 32 * part->words && whole->kind == MMAREF_VALUE_NORMAL; i++) {
        int at = i + part->exponent - whole->exponent;
        CHECK(at >= 32 * whole->words || bit_of(part, i) == bit_of(whole, at));
    }
}

/* Whether a sum that is not zero becomes D by no other rule than IEEE 754's. */
static bool is_plain(const job *j)
{
    const mmaref_arithmetic *block = &j->block;
    mmaref_type d;

    return block->step_type == 0 && block->rounding <= MMAREF_ROUND_NEAREST_AWAY &&
           block->overflow == MMAREF_OVERFLOW_ROUNDED && (block->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) == 0 &&
           block->underflow_sign == MMAREF_UNDERFLOW_KEPT && block->sticky == MMAREF_STICKY_NO &&
           keeps_all(block, j->dot.types.d) && mmaref_type_get(j->dot.types.d, &d) == MMAREF_OK &&
           d.special == MMAREF_SPECIAL_IEEE;
}

/* The sum of aligned terms is that which the explanation tells, and D is it, rounded. */
static void window_of_fixed(const job *j, const mmaref_fixed *fixed, const story *told, uint64_t d)
{
    const int64_t sum = (int64_t)(fixed->word[0] | (uint64_t)fixed->word[1] << 32);
    mmaref_value value;
    uint64_t again;

    CHECK(fixed->words == 2);
    if (told->steps != 0 && told->first.kind == MMAREF_STEP_ALIGNED) {
        CHECK(told->first.sum == sum && told->first.grid == fixed->exponent);
    }
    if (sum != 0 && is_plain(j)) {
        value.kind = MMAREF_VALUE_NORMAL;
        value.negative = sum < 0;
        value.exponent = fixed->exponent;
        value.significand = sum < 0 ? (uint64_t)-sum : (uint64_t)sum;
        CHECK(mmaref_value_encode(j->dot.types.d, j->block.rounding, &value, &again) == MMAREF_OK && again == d);
    }
}

static void sums(const job *j, mmaref_status status, const story *told, uint64_t d)
{
    mmaref_fixed *fixed = filled(sizeof *fixed), before = *fixed;
    mmaref_error error;
    mmaref_status found;

    poison(&error);
    found = mmaref_dot_fixed(&j->dot, &j->block, fixed, &error);
    if (found != MMAREF_OK) {
        check_error(&error, found, 0);
        CHECK(memcmp(fixed, &before, sizeof before) == 0);
        return;
    }
    CHECK(status == MMAREF_OK);
    CHECK(fixed->kind >= MMAREF_VALUE_NORMAL && fixed->kind <= MMAREF_VALUE_NAN);
    CHECK(!fixed->negative || fixed->kind == MMAREF_VALUE_INFINITY);
    if (j->block.fraction_bits == MMAREF_UNLIMITED) {
        parts_of_fixed(j);
    } else if (fixed->kind == MMAREF_VALUE_NORMAL) {
        window_of_fixed(j, fixed, told, d);
    }
}

/* ---- Integers ---- */

/* An integer in the low bits of a pattern. */
static int64_t integer_of(uint32_t type, uint64_t pattern)
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
    uint64_t again = CANARY;
    int64_t sum = (int32_t)j->dot.c;
    story told;
    uint16_t k;

    memset(&told, 0, sizeof told);
    listener->report = listen;
    listener->context = &told;
    CHECK(mmaref_dot_explain(&j->dot, &j->block, listener, &again, NULL) == MMAREF_E_ARGUMENT);
    CHECK(again == CANARY && told.steps == 0 && told.terms == 0);
    if (status != MMAREF_OK) {
        CHECK(d == CANARY);
        return;
    }
    for (k = 0; k < j->dot.count; k++) {
        sum += integer_of(j->dot.types.a, j->dot.a[k]) * integer_of(j->dot.types.b, j->dot.b[k]);
    }
    if (j->block.overflow == MMAREF_OVERFLOW_SATURATE) {
        sum = sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : sum;
    }
    CHECK(d == (uint32_t)sum);
}

/* A result is the same as itself, as one with other bits above it, and, with nan=any, every NaN. */
static void comparisons(const job *j, uint64_t d)
{
    const uint32_t type = j->dot.types.d;
    uint64_t other = rarely(2) ? take64() : d ^ (uint64_t)1 << take8() % 64;
    mmaref_value x, y;
    mmaref_type format;
    bool nan;

    CHECK(mmaref_same(type, &j->block, d, d));
    CHECK(mmaref_same(type, &j->block, d, other) == mmaref_same(type, &j->block, other, d));
    if (mmaref_type_get(type, &format) != MMAREF_OK) {
        return;
    }
    CHECK(mmaref_value_decode(type, d, &x) == MMAREF_OK && mmaref_value_decode(type, other, &y) == MMAREF_OK);
    nan = j->block.nan == MMAREF_NAN_ANY && x.kind == MMAREF_VALUE_NAN && y.kind == MMAREF_VALUE_NAN;
    CHECK(mmaref_same(type, &j->block, d, other) == (nan || (d ^ other) << (64 - format.width) == 0));
    CHECK(mmaref_same(type, NULL, d, other) == ((d ^ other) << (64 - format.width) == 0));
}

static void products(void)
{
    job j;
    uint64_t d = CANARY, second = CANARY;
    uint32_t usual = 0, plain = 0;
    mmaref_error error;
    mmaref_status status;
    story told;

    take_job(&j);
    poison(&error);
    status = mmaref_dot_add(&j.dot, &j.block, &d, NULL, &error);
    CHECK(plain_mmaref_dot_add(&j.dot, &j.block, &second, &plain, NULL) == status);
    CHECK(second == d);
    CHECK(mmaref_dot_add(&j.dot, &j.block, &second, &usual, NULL) == status);
    CHECK(second == d && usual == plain);
    if (status != MMAREF_OK) {
        check_error(&error, status, 0);
        CHECK(d == CANARY && usual == 0);
    }
    if (is_integer(j.dot.types.a)) {
        integers(&j, status, d);
        return;
    }
    explain(&j, status, d, &told);
    sums(&j, status, &told, d);
    if (status != MMAREF_OK) {
        return;
    }
    CHECK(multiplies(j.dot.types.a) && multiplies(j.dot.types.b));
    order(&j);
    same_again(&j, d);
    comparisons(&j, d);
}

/* Whether one number is another one, or stands for the same format: where "e4m3" names a type the usual bias of such a
 * format is written. */
static bool is_same_type(uint32_t type, uint32_t other)
{
    mmaref_type one, two;

    return type == other || (type == (other | MMAREF_TYPE_FORMAT(0, 0, MMAREF_UNLIMITED, 0)) &&
                             mmaref_type_get(type, &one) == MMAREF_OK && mmaref_type_get(other, &two) == MMAREF_OK &&
                             one.width <= 8 && one.bias == two.bias && one.special == MMAREF_SPECIAL_NONE);
}

/* What is written and read is the same type, and what is read and written the same text. */
static void texts(void)
{
    const uint32_t type = rarely(2) ? take_format() : take_below(MMAREF_TYPE_S32 + 1);
    char *text = filled(MMAREF_TYPE_TEXT_MAX), *again = box(MMAREF_TYPE_TEXT_MAX);
    uint32_t number = type + 1;
    mmaref_type format;
    mmaref_status status = mmaref_type_get(type, &format);
    size_t length;

    CHECK(mmaref_type_write(type, text, MMAREF_TYPE_TEXT_MAX) == status);
    if (status == MMAREF_OK) {
        length = strlen(text);
        CHECK(mmaref_type_write(type, again, length) == MMAREF_E_ARGUMENT);
        CHECK(mmaref_type_parse(copy_of(text, length), length, &number) == MMAREF_OK &&
              is_same_type(type, number));
    }
    text = take_text(&length);
    number = CANARY & 0xffffffff;
    if (mmaref_type_parse(text, length, &number) == MMAREF_OK) {
        CHECK(mmaref_type_get(number, &format) == MMAREF_OK);
        CHECK(mmaref_type_write(number, again, MMAREF_TYPE_TEXT_MAX) == MMAREF_OK);
        CHECK(strlen(again) == length && memcmp(again, text, length) == 0);
    } else {
        CHECK(number == (CANARY & 0xffffffff));
    }
}

/* Whether no result is this pattern of a type: it has a reserved exponent field. */
static bool is_reserved(uint32_t type, uint64_t bits)
{
    mmaref_type format;

    return mmaref_type_get(type, &format) == MMAREF_OK &&
           (format.special & ~MMAREF_SPECIAL_BINADE) == MMAREF_SPECIAL_RESERVED &&
           (~bits >> format.fraction_bits & ((1u << format.exponent_bits) - 1)) == 0;
}

/* A pattern is the pattern of its value, under every rounding. */
static void values(void)
{
    uint32_t type = rarely(3) ? take_format() : take_below(MMAREF_TYPE_S32 + 1);
    uint8_t rounding = take8();
    uint64_t bits = take64(), again = CANARY;
    mmaref_value value, once_more, hostile;
    mmaref_status status;

    if (mmaref_value_decode(type, bits, &value) == MMAREF_OK && !is_reserved(type, bits)) {
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
    } else if (rarely(8)) {
        texts();
    } else {
        products();
    }
    fuzz_end();
    return 0;
}
