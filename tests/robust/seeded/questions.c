/* SPDX-License-Identifier: MIT */
/* questions COUNT SEED: random calls of functions that tests/builds/before does not ask, a line with two digests for each:
 * of what is refused and how, and of what is computed. Two builds of the library answer alike where their lines are the
 * same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "mmaref.h"
#include "random.h"

#define WORDS (32 * MMAREF_REGISTERS_MAX)
#define DENSE_MAX (16 * 256)

static uint64_t digest, refusals;
static question asked;
static mmaref_arithmetic block;

static void fold(uint64_t value)
{
    digest = (digest ^ value) * 1099511628211u;
    digest ^= digest >> 29;
}

static void fold_words(const uint32_t *words, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        fold(words[i]);
    }
}

static bool answered(mmaref_status status, const mmaref_error *error)
{
    refusals = (refusals ^ (uint32_t)status) * 1099511628211u;
    if (status != MMAREF_OK && error != NULL) {
        refusals = (refusals ^ error->bits ^ (uint64_t)error->lane << 32) * 1099511628211u;
    }
    return status == MMAREF_OK;
}

static mmaref_operands operands_of(const question *from)
{
    mmaref_operands operands = { from->a, from->b, from->c, from->e, from->scale_a, from->scale_b, from->selector,
                                 from->byte_id_a, from->thread_id_a, from->byte_id_b, from->thread_id_b };
    return operands;
}

/* A dot product with scale factors, and its sum in fixed point. */
static void ask_dot(void)
{
    static const uint8_t scale_types[] = { 0, MMAREF_TYPE_UE8M0, MMAREF_TYPE_UE4M3 };
    uint8_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX];
    uint32_t type[4], coverage = 0;
    uint64_t d = 0;
    mmaref_error error;
    mmaref_fixed fixed;
    mmaref_dot dot;
    int i;

    memset(&error, 0, sizeof error);
    memset(&fixed, 0, sizeof fixed);
    for (i = 0; i < 4; i++) {
        if (mmaref_type_parse(asked.type[i], strlen(asked.type[i]), &type[i]) != MMAREF_OK) {
            return;
        }
        if (below(6) == 0) {
            type[i] = MMAREF_TYPE_FORMAT(1 + below(8), 1 + below(23), below(2) ? MMAREF_UNLIMITED : below(255), below(4));
        }
    }
    memset(&dot, 0, sizeof dot);
    dot.types = (mmaref_dot_types){ type[0], type[1], type[2], type[3] };
    dot.count = asked.count;
    dot.a = asked.element_a;
    dot.b = asked.element_b;
    dot.c = asked.bits;
    dot.random = below(2) ? &asked.random : NULL;
    dot.scale_type = scale_types[below(3)];
    dot.scale_length = (uint8_t)(below(3) == 0 ? asked.count : 1u << below(6));
    for (i = 0; i < MMAREF_SCALES_MAX; i++) {
        scale_a[i] = (uint8_t)(below(8) == 0 ? random_word() : 0x7f - below(4));
        scale_b[i] = (uint8_t)(below(8) == 0 ? random_word() : 0x38 + below(4));
    }
    dot.scale_a = scale_a;
    dot.scale_b = scale_b;
    if (answered(mmaref_dot_add(&dot, &block, &d, &coverage, &error), &error)) {
        fold(d);
        fold(coverage);
    }
    fixed.exponent = (int16_t)(100 - (int)below(300));
    fixed.words = (uint8_t)below(MMAREF_FIXED_MAX + 2);
    if (answered(mmaref_dot_fixed(&dot, &block, &fixed, &error), &error)) {
        fold((uint64_t)fixed.exponent << 8 | fixed.kind);
        fold(fixed.negative);
        fold_words(fixed.word, fixed.words < MMAREF_FIXED_MAX ? fixed.words : MMAREF_FIXED_MAX);
    }
}

/* A matrix that holds only two of four, mostly; and back. */
static void ask_sparse(const mmaref_instruction *instruction, const mmaref_description *is)
{
    static uint32_t dense[DENSE_MAX], a[WORDS], e[32];
    mmaref_operands operands = operands_of(&asked);
    uint16_t column = 0;
    mmaref_error error;
    size_t i, elements = (size_t)is->m * is->k;

    memset(&error, 0, sizeof error);
    memset(a, 0, sizeof a);
    memset(e, 0, sizeof e);
    if (elements > DENSE_MAX) {
        return;
    }
    for (i = 0; i < elements; i++) {
        dense[i] = below(100) != 0 && (i % 4 > 1 || below(3) == 0) ? 0 : asked.a[i % QUESTION_WORDS] >> below(20);
    }
    if (answered(mmaref_sparse_compress(instruction, dense, asked.selector, a, e, &error), &error)) {
        fold_words(a, 32u * is->registers[MMAREF_OPERAND_A]);
        fold_words(e, 32);
    }
    if (answered(mmaref_sparse_expand(instruction, asked.a, asked.e, asked.selector, dense, &error), &error)) {
        fold_words(dense, elements);
    }
    if (answered(mmaref_sparse_column(instruction, &operands, (uint16_t)below(is->m + 1u), (uint16_t)below(is->k), &column),
                 NULL)) {
        fold(column);
    }
}

static void ask_gather(const mmaref_instruction *instruction, const mmaref_description *is)
{
    static mmaref_gathered gathered;
    mmaref_operands operands = operands_of(&asked);
    mmaref_coordinate at;
    mmaref_error error;
    uint16_t i;

    memset(&error, 0, sizeof error);
    memset(&at, 0, sizeof at);
    memset(&gathered, 0, sizeof gathered);
    at.row = (uint16_t)below(is->m + 1u);
    at.column = (uint16_t)below(is->n + 1u);
    if (answered(mmaref_operands_gather(instruction, &block, &operands, &at, &gathered, &error), &error)) {
        fold(gathered.dot.types.a ^ gathered.dot.c);
        fold(gathered.dot.scale_type);
        fold(gathered.dot.scale_length);
        for (i = 0; i < gathered.dot.count; i++) {
            fold(gathered.a[i] ^ gathered.b[i] << 7 ^ (uint64_t)gathered.k[i] << 40);
        }
        for (i = 0; i < MMAREF_SCALES_MAX; i++) {
            fold(gathered.scale_a[i] ^ (uint64_t)gathered.scale_b[i] << 8);
        }
    }
}

static void ask_multiplication(void)
{
    mmaref_instruction instruction;
    mmaref_description is;
    mmaref_error error;

    memset(&error, 0, sizeof error);
    if (mmaref_instruction_at(asked.number, &instruction) == MMAREF_OK &&
        mmaref_instruction_describe(&instruction, &is) == MMAREF_OK && is.matrices != 0) {
        (void)answered(mmaref_arithmetic_check(&instruction, &block, &error), &error);
        ask_sparse(&instruction, &is);
        ask_gather(&instruction, &is);
    }
}

/* Blocks that parsing does not let through are put together field by field. */
static void ask_check(void)
{
    mmaref_arithmetic turned = block;
    mmaref_error error;
    const char *field;
    char value[8];
    int i;

    memset(&error, 0, sizeof error);
    for (i = 0; i < 4; i++) {
        field = mmaref_field_name((uint8_t)below(MMAREF_FIELDS));
        snprintf(value, sizeof value, "%u", (unsigned)below(12));
        (void)!mmaref_arithmetic_set(&turned, field, strlen(field), value, strlen(value), NULL);
        (void)answered(mmaref_arithmetic_check(NULL, &turned, &error), &error);
    }
}

int main(int count, char **argument)
{
    unsigned long i;

    if (count != 3 || !draw_open()) {
        fputs("questions COUNT SEED\n", stderr);
        return 2;
    }
    for (i = 0; i < strtoul(argument[1], NULL, 10); i++) {
        digest = refusals = 14695981039346656037u;
        draw_question(strtoull(argument[2], NULL, 10), i, &asked);
        if (mmaref_arithmetic_parse(NULL, asked.block, strlen(asked.block), &block, NULL, NULL) != MMAREF_OK) {
            (void)!mmaref_arithmetic_start(&block);
        }
        ask_check();
        if (asked.kind == KIND_FLOATS || asked.kind == KIND_INTEGERS) {
            ask_multiplication();
        } else if (asked.kind != KIND_MOVE && asked.kind != KIND_MAC16 && asked.kind != KIND_DECODE && asked.kind != KIND_ENCODE) {
            ask_dot();
        }
        printf("question %lu: %016llx %016llx\n", i, (unsigned long long)refusals, (unsigned long long)digest);
    }
    return 0;
}
