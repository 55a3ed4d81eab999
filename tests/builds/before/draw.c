/* SPDX-License-Identifier: MIT */
#include "draw.h"

#include <stdio.h>
#include <string.h>

#include "block.h"
#include "random.h"

#define INSTRUCTIONS_MAX 2000

static struct {
    char instruction[INSTRUCTIONS_MAX][160];
    uint16_t of_kind[KINDS][INSTRUCTIONS_MAX]; /* numbers of instructions */
    unsigned count_of_kind[KINDS];
    char profile[32][16];
    char type[64][16];
    unsigned count[4];
} known;

bool draw_open(void)
{
    const char *name;
    unsigned i;

    for (i = 0; (name = today_side.name(NAMES_INSTRUCTION, (uint16_t)i)) != NULL && i < INSTRUCTIONS_MAX; i++) {
        snprintf(known.instruction[i], sizeof known.instruction[i], "%s", name);
    }
    known.count[NAMES_INSTRUCTION] = i;
    for (i = 0; i < known.count[NAMES_INSTRUCTION]; i++) {
        kind is = today_side.kind(known.instruction[i]);

        if (is == KINDS) {
            return false;
        }
        known.of_kind[is][known.count_of_kind[is]++] = (uint16_t)i;
    }
    for (i = 0; (name = today_side.name(NAMES_PROFILE, (uint16_t)i)) != NULL && i < 32; i++) {
        snprintf(known.profile[i], sizeof known.profile[i], "%s", name);
    }
    known.count[NAMES_PROFILE] = i;
    for (i = 0; (name = today_side.name(NAMES_TYPE, (uint16_t)i)) != NULL && i < 64; i++) {
        snprintf(known.type[i], sizeof known.type[i], "%s", name);
    }
    known.count[NAMES_TYPE] = i;
    for (i = 0; (name = today_side.name(NAMES_FIELD, (uint16_t)i)) != NULL; i++) {
        if (block_field(i) == NULL || strcmp(name, block_field(i)) != 0) {
            fprintf(stderr, "block.c does not draw the field %s\n", name);
            return false;
        }
    }
    known.count[NAMES_FIELD] = i;
    return true;
}

/* What a fill keeps of random bits and sets beside them: halves of words are 16-bit numbers. */
static const struct {
    uint32_t kept, set;
} fills[] = {
    { 0xffffffffu, 0 },           /* anything */
    { 0x83ff83ffu, 0x38003800u }, /* moderate f16 */
    { 0x8fff8fffu, 0x30003000u }, /* f16 of many exponents */
    { 0x80ff80ffu, 0x3c003c00u }, /* almost equal: sums cancel */
    { 0x83ff83ffu, 0 },           /* subnormal f16 */
    { 0x80008000u, 0x7bff7bffu }, /* the largest f16 */
    { 0x807fffffu, 0x3f800000u }, /* moderate f32, and upper halves of f64 */
    { 0x83ffffffu, 0x3c000000u }, /* f32 of many exponents */
    { 0x81ffffffu, 0 },           /* tiny f32 */
    { 0x80000000u, 0 },           /* zeros of either sign */
    { 0x8fffffffu, 0x30000000u }, /* f32 and f64 of very many exponents */
    { 0x80ff80ffu, 0x3f003f00u }, /* bf16 of few exponents */
    { 0x87878787u, 0x38383838u }, /* moderate 8-bit numbers */
    { 0x80008000u, 0x00010001u }, /* the least f16 */
    { 0x800f800fu, 0x7c007c00u }, /* infinities and NaN of f16 */
};

static void fill(uint32_t words[QUESTION_WORDS])
{
    uint32_t count = sizeof fills / sizeof fills[0], how = below(count), other = below(count);
    uint32_t rare = below(3) == 0 ? 8 : 64;
    unsigned i;

    for (i = 0; i < QUESTION_WORDS; i++) {
        uint32_t one = below(rare) == 0 ? other : how;

        words[i] = (random_word() & fills[one].kept) | fills[one].set;
    }
}

static void fill_bytes(uint8_t *bytes, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        bytes[i] = (uint8_t)random_word();
    }
}

/* A profile, most often one that has the instruction. */
static const char *draw_start(const char *instruction)
{
    const char *start;
    unsigned tries = 3;

    do {
        start = below(6) == 0 ? "custom" : known.profile[below(known.count[NAMES_PROFILE])];
    } while (--tries != 0 && !today_side.has(start, instruction));
    return start;
}

static void draw_instruction(question *into)
{
    into->number = known.of_kind[into->kind][below(known.count_of_kind[into->kind])];
    snprintf(into->instruction, sizeof into->instruction, "%s", known.instruction[into->number]);
}

static void draw_multiplication(question *into)
{
    block is = { NULL, { { 0 } } };
    unsigned turns = below(3) == 0 ? 0 : below(6), i;

    draw_instruction(into);
    is.start = draw_start(into->instruction);
    while (turns-- != 0) {
        block_turn(&is);
    }
    block_write(&is, into->block);
    if (into->kind == KIND_INTEGERS && below(2) != 0) {
        into->block[0] = '\0';
    }
    into->coverage = below(4) == 0;
    into->in_place = below(4) == 0;
    fill(into->a);
    fill(into->b);
    fill(into->c);
    for (i = 0; i < 32; i++) {
        /* Half of the metadata is in order for every chunk of two in four; scale factors are often 1. */
        into->e[i] = below(64) == 0 ? random_word() : below(2) != 0 ? 0x44444444u : 0xeeeeeeeeu;
        into->scale_a[i] = below(4) != 0 ? 0x7f7f7f7fu : random_word();
        into->scale_b[i] = below(4) != 0 ? 0x38383838u : random_word();
    }
    into->selector = below(4) == 0 ? below(5) : 0;
    into->byte_id_a = (uint16_t)(below(4) == 0 ? below(5) : 0);
    into->byte_id_b = (uint16_t)(below(4) == 0 ? below(5) : 0);
    into->thread_id_a = (uint16_t)(below(4) == 0 ? below(3) : 0);
    into->thread_id_b = (uint16_t)(below(4) == 0 ? below(5) : 0);
}

static void draw_move(question *into)
{
    unsigned i;

    draw_instruction(into);
    into->block[0] = '\0';
    if (below(2) != 0) {
        snprintf(into->block, sizeof into->block, "custom fragments=%s",
                 below(3) == 0 ? "default" : below(2) == 0 ? "sm_70" : "sm_75");
    }
    fill(into->a);
    fill_bytes(into->memory, QUESTION_BYTES);
    for (i = 0; i < 32; i++) {
        into->address[i] = below(QUESTION_BYTES / 16) * 16;
    }
    if (below(8) == 0) {
        into->address[below(32)] += 1 + below(32);
    }
    into->at = 32 * below(8);
    if (below(16) == 0) {
        into->at += 4;
    }
    into->stride = below(2) != 0 ? UINT32_MAX : 16 + 8 * below(8);
    if (below(32) == 0) {
        into->stride++;
    }
}

static void draw_mac16(question *into)
{
    fill_bytes(into->x, sizeof into->x);
    fill_bytes(into->y, sizeof into->y);
    fill_bytes(into->memory, sizeof into->memory);
    into->bits = random_long();
}

static uint64_t pattern(uint32_t how)
{
    uint64_t x = random_long();

    switch (how) {
    case 0: return x;
    case 1: return (x & 0x83ff83ffu) | 0x38003800u;
    case 2: return (x & 0x8fff8fffu) | 0x30003000u;
    case 3: return (x & 0x807fffffu) | 0x3f800000u;
    case 4: return (x & UINT64_C(0x800fffffffffffff)) | (uint64_t)(0x3f0 + below(32)) << 52;
    case 5: return x & UINT64_C(0x8000000080008080);
    case 6: return (x & UINT64_C(0x8f8f8f8f8f8f8f8f)) | UINT64_C(0x3030303030303030);
    case 7: return x & UINT64_C(0x800fffff807f83ff);
    case 8: return (x & 0x8fffffffu) | 0x30000000u;
    default: return (x & UINT64_C(0x8000000080008000)) | UINT64_C(0x7ff000007f807c00);
    }
}

static const char *one_of(const char *const *words, uint32_t count)
{
    return words[below(count)];
}

/* Types that go together; now and then any. */
static void draw_types(question *into)
{
    static const char *const factors[] = { "f16",  "bf16", "tf32", "e4m3", "e5m2", "e3m2",
                                           "e2m3", "e2m1", "f32",  "own",  "f64" };
    static const char *const sums[] = { "f16", "f32", "bf16", "e4m3", "e5m2", "own", "f64" };
    static const char *const integers[] = { "s8", "u8", "s4", "u4" };
    const char *word[4];
    bool whole = below(into->kind == KIND_EXPLAIN ? 256 : 16) == 0; /* explanations have none */
    unsigned i;

    word[0] = whole ? one_of(integers, 4) : one_of(factors, 11);
    word[1] = whole ? one_of(integers, 4) : below(2) != 0 ? word[0] : one_of(factors, 10);
    word[2] = whole ? "s32" : one_of(sums, 7);
    word[3] = whole || below(2) != 0 ? word[2] : one_of(sums, 7);
    if (strcmp(word[0], "f64") == 0) {
        word[1] = "f64";
        if (below(2) != 0) {
            word[2] = word[3] = "f64";
        }
    }
    if (below(64) == 0) {
        word[below(4)] = below(8) == 0 ? "none" : known.type[below(known.count[NAMES_TYPE])];
    }
    for (i = 0; i < 4; i++) {
        snprintf(into->type[i], sizeof into->type[i], "%s", word[i]);
    }
}

static void draw_dot(question *into)
{
    block is = { "custom", { { 0 } } };
    uint32_t hows[4];
    unsigned i;

    draw_types(into);
    into->count = (uint16_t)(below(3) == 0 ? 1 + below(40) : 1u << below(8));
    if (strcmp(into->type[0], "f64") == 0) {
        into->count = (uint16_t)(1 + below(16 + (below(64) == 0)));
    }
    if (below(256) == 0) {
        into->count = (uint16_t)(below(2) * (QUESTION_ELEMENTS + 1));
    }
    block_of_dot(&is, into->type, into->count, below(into->kind == KIND_RANDOM ? 3 : 64) == 0);
    block_write(&is, into->block);
    for (i = 0; i < 4; i++) {
        hows[i] = below(10);
    }
    for (i = 0; i < QUESTION_ELEMENTS; i++) {
        into->element_a[i] = pattern(hows[below(8) != 0 ? 0 : below(4)]);
        into->element_b[i] = pattern(hows[below(8) != 0 ? 1 : below(4)]);
    }
    into->bits = pattern(hows[2]);
    into->coverage = below(2) != 0;
    into->random = random_word();
}

static void draw_value(question *into)
{
    block is = { "custom", { { 0 } } };
    unsigned i;

    for (i = 0; i < 4; i++) {
        block_turn(&is);
    }
    block_write(&is, into->block);
    snprintf(into->type[0], sizeof into->type[0], "%s",
             below(32) == 0 ? "own" : known.type[below(known.count[NAMES_TYPE])]);
    into->bits = pattern(below(10));
    into->value_kind = (uint8_t)(below(8) == 0 ? below(6) : 2);
    into->value_negative = below(2) != 0;
    into->value_significand = random_long();
    into->value_significand >>= below(64);
    if (below(3) == 0) { /* at the limits of a type */
        into->value_significand = UINT64_C(1) << below(64);
        into->value_significand -= below(2);
    }
    into->value_exponent = (int16_t)(below(2) == 0 ? 0 : (int)below(300) - 200);
    if (below(16) == 0) {
        into->value_exponent = (int16_t)random_word();
    }
}

void draw_question(uint64_t seed, uint64_t number, question *into)
{
    static const kind kinds[] = { KIND_FLOATS, KIND_DOT,      KIND_EXPLAIN, KIND_RANDOM, KIND_DECODE, KIND_FLOATS,
                                  KIND_DOT,    KIND_INTEGERS, KIND_ENCODE,  KIND_DOT,    KIND_MOVE,   KIND_FLOATS,
                                  KIND_DOT,    KIND_EXPLAIN,  KIND_RANDOM,  KIND_ORDER,  KIND_MAC16,  KIND_ENCODE };

    random_start(seed, number);
    memset(into, 0, sizeof *into);
    into->kind = kinds[number % (sizeof kinds / sizeof kinds[0])];
    switch (into->kind) {
    case KIND_FLOATS:
    case KIND_INTEGERS: draw_multiplication(into); break;
    case KIND_MOVE: draw_move(into); break;
    case KIND_MAC16: draw_mac16(into); break;
    case KIND_DECODE:
    case KIND_ENCODE: draw_value(into); break;
    default: draw_dot(into); break;
    }
}
