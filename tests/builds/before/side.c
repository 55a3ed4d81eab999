/* SPDX-License-Identifier: MIT */
/* One library, behind side.h. Compiled once with the headers of each library; SIDE is the name that it gets. */
#include "side.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mmaref.h"

static void put(answer *to, const char *name, uint64_t value)
{
    if (to->count == ANSWER_MAX) {
        fputs("an answer is longer than ANSWER_MAX\n", stderr);
        exit(2);
    }
    to->name[to->count] = name;
    to->value[to->count] = value;
    to->count++;
}

static void put_signed(answer *to, const char *name, int64_t value)
{
    put(to, name, (uint64_t)value);
}

static void put_words(answer *to, const char *name, const uint32_t *words, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        put(to, name, words[i]);
    }
}

static void put_bytes(answer *to, const char *name, const void *bytes, size_t count)
{
    const uint8_t *byte = bytes;
    size_t i;

    for (i = 0; i < count; i++) {
        put(to, name, byte[i]);
    }
}

/* Whether a call was not answered; then what it said. `text` is what the error is of, or NULL. */
static bool failed(answer *to, mmaref_status status, const mmaref_error *error, const char *text)
{
    char sentence[MMAREF_SENTENCE_MAX];
    size_t length = text == NULL ? 0 : strlen(text);

    put_signed(to, "status", status);
    if (status == MMAREF_OK) {
        return false;
    }
    put(to, "reason", error->reason);
    put(to, "offset", error->offset);
    put(to, "length", error->length);
    put(to, "lane", error->lane);
    put(to, "bits", error->bits);
    put(to, "row", error->row);
    put(to, "column", error->column);
    status = mmaref_error_write(error, text, length, sentence, sizeof sentence);
    put_signed(to, "status of the sentence", status);
    if (status == MMAREF_OK) {
        put_bytes(to, "sentence", sentence, strlen(sentence));
    }
    return true;
}

static bool refused(answer *to, mmaref_status status, const mmaref_error *error, const char *text)
{
    if (failed(to, status, error, text)) {
        to->refused = true;
    }
    return to->refused;
}

/* The block, field by field, so that one of which fields contradict each other reaches the call too. False where there
 * is none. */
static bool read_block(const question *asked, const mmaref_instruction *instruction, mmaref_arithmetic *block,
                       answer *to)
{
    mmaref_error error = { 0 };
    const char *word = asked->block, *value;
    size_t length = strcspn(word, " ");
    mmaref_status status = mmaref_arithmetic_parse(instruction, word, length, block, NULL, &error);

    to->unknown = to->unknown || status == MMAREF_E_PROFILE;
    if (refused(to, status, &error, asked->block)) {
        return false;
    }
    for (word += length; *word == ' '; word += length) {
        word++;
        length = strcspn(word, " ");
        value = strchr(word, '=') + 1;
        status = mmaref_arithmetic_set(block, word, (size_t)(value - 1 - word), value,
                                       length - (size_t)(value - word), &error);
        if (refused(to, status, &error, asked->block)) {
            to->unknown = true;
            return false;
        }
    }
    return true;
}

#ifdef MMAREF_TYPE_FORMAT /* after the change of mmaref_dot_add that CHANGELOG.md tells of */
typedef uint32_t type_number;
#else
typedef uint8_t type_number;
#endif

static bool read_instruction(const question *asked, mmaref_instruction *instruction, answer *to)
{
    const char *text = asked->instruction;
    mmaref_error error = { 0 };
    mmaref_status status = mmaref_instruction_parse(text, strlen(text), instruction, &error);

    to->unknown = status != MMAREF_OK;
    return !refused(to, status, &error, text);
}

/* The number of a type; "none" is 0. */
static type_number read_type(const char *word, answer *to)
{
    uint8_t type;

    if (strcmp(word, "own") == 0) {
        return MMAREF_TYPE_OWN;
    }
    for (type = MMAREF_TYPE_F16; type <= MMAREF_TYPE_S32; type++) {
        if (strcmp(word, mmaref_token_text(type)) == 0) {
            return type;
        }
    }
    to->unknown = to->unknown || strcmp(word, "none") != 0;
    return MMAREF_TOKEN_NONE;
}

#define CORNERS 0xffffu /* those that the library of before has */

static void multiply(const question *asked, answer *to)
{
    static uint32_t d[QUESTION_WORDS];
    mmaref_operands operands = { asked->a, asked->b, asked->c, asked->e, asked->scale_a, asked->scale_b,
                                 asked->selector, asked->byte_id_a, asked->thread_id_a, asked->byte_id_b,
                                 asked->thread_id_b };
    mmaref_error error = { 0 };
    mmaref_instruction instruction;
    mmaref_description is;
    mmaref_arithmetic block;
    mmaref_status status;
    uint32_t corners = 0;

    if (!read_instruction(asked, &instruction, to) ||
        (asked->block[0] != '\0' && !read_block(asked, &instruction, &block, to)) ||
        refused(to, mmaref_instruction_describe(&instruction, &is), &error, NULL)) {
        return;
    }
    memset(d, 0x55, sizeof d);
    if (asked->in_place && is.type[MMAREF_OPERAND_C] == is.type[MMAREF_OPERAND_D]) {
        memcpy(d, asked->c, sizeof d);
        operands.c = d;
    }
    status = mmaref_mma(&instruction, asked->block[0] == '\0' ? NULL : &block, &operands, d,
                        asked->coverage ? &corners : NULL, &error);
    to->dots = refused(to, status, &error, NULL) ? 0 : (uint32_t)is.m * is.n * is.matrices;
    put_words(to, "d", d, QUESTION_WORDS);
    put(to, "coverage", corners & CORNERS);
}

static void move(const question *asked, answer *to)
{
    static uint32_t registers[QUESTION_WORDS];
    static uint8_t memory[QUESTION_BYTES];
    const size_t size = sizeof memory;
    mmaref_error error = { 0 };
    mmaref_instruction instruction;
    mmaref_arithmetic block;
    const mmaref_arithmetic *fragments = asked->block[0] == '\0' ? NULL : &block;
    const uint32_t at = asked->at, stride = asked->stride;
    mmaref_status status;

    if (!read_instruction(asked, &instruction, to) ||
        (asked->block[0] != '\0' && !read_block(asked, &instruction, &block, to))) {
        return;
    }
    memset(registers, 0x55, sizeof registers);
    memcpy(memory, asked->memory, size);
    switch (mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_NAME)) {
    case MMAREF_TOKEN_LDMATRIX:
        status = mmaref_ldmatrix(&instruction, fragments, memory, size, asked->address, registers, &error);
        break;
    case MMAREF_TOKEN_STMATRIX:
        status = mmaref_stmatrix(&instruction, asked->address, asked->a, memory, size, &error);
        break;
    case MMAREF_TOKEN_MOVMATRIX:
        status = mmaref_movmatrix(&instruction, asked->a, registers, &error);
        break;
    default:
        status = mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_LOAD
                     ? mmaref_wmma_load(&instruction, fragments, memory, size, at, stride, registers, &error)
                     : mmaref_wmma_store(&instruction, fragments, asked->a, memory, size, at, stride, &error);
    }
    (void)refused(to, status, &error, NULL);
    put_words(to, "register", registers, QUESTION_WORDS);
    put_bytes(to, "memory", memory, size);
}

static void mac16(const question *asked, answer *to)
{
    static mmaref_amx amx;
    mmaref_error error = { 0 };

    memcpy(amx.x, asked->x, sizeof amx.x);
    memcpy(amx.y, asked->y, sizeof amx.y);
    memcpy(amx.z, asked->memory, sizeof amx.z);
    (void)refused(to, mmaref_mac16(&amx, asked->bits), &error, NULL);
    put_bytes(to, "x", amx.x, sizeof amx.x);
    put_bytes(to, "y", amx.y, sizeof amx.y);
    put_bytes(to, "z", amx.z, sizeof amx.z);
}

static void put_value(answer *to, const char *name, const mmaref_value *value)
{
    put(to, name, value->kind);
    put(to, name, value->negative);
    put_signed(to, name, value->exponent);
    put(to, name, value->significand);
}

static void report(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    answer *to = context;

#ifdef MMAREF_TYPE_FORMAT
    if (step->node != 0) { /* before there were none */
        return;
    }
#endif
    put(to, "step's kind", step->kind);
    put(to, "step's number", step->number);
    put(to, "step's type", step->type);
    put_signed(to, "step's max_exponent", step->max_exponent);
    put_signed(to, "step's grid", step->grid);
    put_signed(to, "step's sum", step->sum);
    put(to, "step's result", step->result);
    if (term != NULL) {
        put(to, "term's element", term->element);
        put_value(to, "term's a", &term->a);
        put_value(to, "term's b", &term->b);
        put_signed(to, "term's exponent", term->exponent);
        put_signed(to, "term's kept", term->kept);
        put(to, "term's lost", term->lost);
        to->terms++;
    }
}

/* One dot product under a block, by the call that a question is for. */
static mmaref_status ask_dot(const question *asked, const mmaref_dot_types *types, const mmaref_arithmetic *block,
                             mmaref_dot_listener *listener, uint64_t *d, uint32_t *coverage, mmaref_error *error)
{
#ifdef MMAREF_TYPE_FORMAT
    mmaref_dot of = { *types, asked->count, asked->element_a, asked->element_b, asked->bits, 0, 0, NULL, NULL, NULL };

    if (asked->kind == KIND_EXPLAIN) {
        return mmaref_dot_explain(&of, block, listener, d, error);
    }
    of.random = asked->kind == KIND_RANDOM ? &asked->random : NULL;
    return mmaref_dot_add(&of, block, d, coverage, error);
#else
    const uint64_t *a = asked->element_a, *b = asked->element_b;

    return asked->kind == KIND_EXPLAIN ? mmaref_dot_explain(types, block, a, b, asked->count, asked->bits, listener, d,
                                                            error)
           : asked->kind == KIND_RANDOM ? mmaref_dot_add_random(types, block, a, b, asked->count, asked->bits,
                                                                asked->random, d, coverage, error)
                                        : mmaref_dot_add(types, block, a, b, asked->count, asked->bits, d, coverage,
                                                         error);
#endif
}

static void dot(const question *asked, answer *to)
{
    static mmaref_dot_listener listener;
    mmaref_error error = { 0 };
    mmaref_arithmetic block;
    mmaref_dot_types types;
    uint64_t d = 0x5555;
    uint32_t corners = 0;

    types.a = read_type(asked->type[0], to);
    types.b = read_type(asked->type[1], to);
    types.c = read_type(asked->type[2], to);
    types.d = read_type(asked->type[3], to);
    if (to->unknown || !read_block(asked, NULL, &block, to)) {
        return;
    }
    listener.report = report;
    listener.context = to;
    to->dots = refused(to, ask_dot(asked, &types, &block, &listener, &d, asked->coverage ? &corners : NULL, &error),
                       &error, NULL)
                   ? 0
                   : 1;
    put(to, "d", d);
    put(to, "coverage", corners & CORNERS);
}

static void order(const question *asked, answer *to)
{
    mmaref_error error = { 0 };
    mmaref_arithmetic block;
    uint16_t taken, element = 0x5555, step = 0x5555;

    if (!read_block(asked, NULL, &block, to)) {
        return;
    }
    /* The one after the last is refused. */
    for (taken = 0; taken <= asked->count; taken++) {
        mmaref_status status = mmaref_dot_order(&block, asked->count, taken, &element, &step);

        put_signed(to, "status", status);
        put(to, "element", element);
        put(to, "step", step);
        to->refused = to->refused || (taken == 0 && failed(to, status, &error, NULL));
    }
}

static void decode(const question *asked, answer *to)
{
    mmaref_error error = { 0 };
    mmaref_value value = { 0x55, true, 0x55, 0x55 };

    (void)refused(to, mmaref_value_decode(read_type(asked->type[0], to), asked->bits, &value), &error, NULL);
    put_value(to, "value", &value);
}

static void encode(const question *asked, answer *to)
{
    mmaref_error error = { 0 };
    mmaref_arithmetic block;
    mmaref_value value = { asked->value_kind, asked->value_negative, asked->value_exponent, asked->value_significand };
    type_number type = read_type(asked->type[0], to);
    uint64_t bits = 0x5555;

    if (!read_block(asked, NULL, &block, to)) {
        return;
    }
    (void)refused(to, mmaref_value_encode(type, block.rounding, &value, &bits), &error, NULL);
    put(to, "bits", bits);
}

static void answer_question(const question *asked, answer *to)
{
    static void (*const by_kind[KINDS])(const question *, answer *) = { multiply, multiply, move,  mac16,  dot,
                                                                        dot,      dot,      order, decode, encode };

    to->unknown = to->refused = false;
    to->dots = to->terms = to->count = 0;
    by_kind[asked->kind](asked, to);
}

static const char *name_of(names of, uint16_t number)
{
    static char text[MMAREF_TEXT_MAX];
    mmaref_instruction instruction;

    switch (of) {
    case NAMES_INSTRUCTION:
        return mmaref_instruction_at(number, &instruction) == MMAREF_OK &&
                       mmaref_instruction_format(&instruction, text, sizeof text) == MMAREF_OK
                   ? text
                   : NULL;
    case NAMES_PROFILE: return number < MMAREF_PROFILES ? mmaref_profile_name((uint8_t)number) : NULL;
    case NAMES_FIELD: return number < MMAREF_FIELDS ? mmaref_field_name((uint8_t)number) : NULL;
    default: return number < MMAREF_TYPE_S32 ? mmaref_token_text((uint8_t)(number + MMAREF_TYPE_F16)) : NULL;
    }
}

static kind kind_of(const char *text)
{
    mmaref_instruction instruction;
    mmaref_description is;

    if (mmaref_instruction_parse(text, strlen(text), &instruction, NULL) != MMAREF_OK ||
        mmaref_instruction_describe(&instruction, &is) != MMAREF_OK) {
        return KINDS;
    }
    switch (mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_NAME)) {
    case MMAREF_TOKEN_MAC16: return KIND_MAC16;
    case MMAREF_TOKEN_LDMATRIX:
    case MMAREF_TOKEN_STMATRIX:
    case MMAREF_TOKEN_MOVMATRIX: return KIND_MOVE;
    default: break;
    }
    switch (mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_ACTION)) {
    case MMAREF_TOKEN_LOAD:
    case MMAREF_TOKEN_STORE: return KIND_MOVE;
    default: return is.floating ? KIND_FLOATS : KIND_INTEGERS;
    }
}

static bool has(const char *profile, const char *text)
{
    mmaref_instruction instruction;
    mmaref_arithmetic block;

    return mmaref_instruction_parse(text, strlen(text), &instruction, NULL) == MMAREF_OK &&
           mmaref_arithmetic_parse(&instruction, profile, strlen(profile), &block, NULL, NULL) == MMAREF_OK;
}

const side SIDE = { answer_question, name_of, kind_of, has };
