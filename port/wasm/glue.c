/* SPDX-License-Identifier: MIT */
/* The library for JavaScript (index.mjs): numbers come and go as arguments, texts and words in the memory below. */
#include "mmaref.h"

void *memcpy(void *restrict to, const void *restrict from, size_t size); /* port/firmware/memory.c */

#define EXPORT(name) __attribute__((export_name(#name), visibility("default"))) name

enum { TEXT_SIZE = 1 << 19, WORDS = MMAREF_LANES * MMAREF_REGISTERS_MAX, ANSWERS = 32 };

static struct {
    char text[TEXT_SIZE];  /* an argument, then the text of the answer */
    uint32_t length;       /* of the text of the answer */
    int32_t answer[ANSWERS];
    uint32_t words[MMAREF_OPERANDS][WORDS];
    mmaref_arithmetic arithmetic;
    mmaref_selftest_memory selftest;
} shared;

char *EXPORT(text_at)(void);
uint32_t EXPORT(text_length)(void);
int32_t *EXPORT(answer_at)(void);
uint32_t *EXPORT(words_at)(uint32_t operand);
uint32_t EXPORT(version)(void);
int32_t EXPORT(edition)(void);
int32_t EXPORT(status_name)(int32_t status);
int32_t EXPORT(profile_name)(uint32_t profile);
int32_t EXPORT(parse)(uint32_t length);
int32_t EXPORT(format)(uint32_t id);
int32_t EXPORT(describe)(uint32_t id);
int32_t EXPORT(arithmetic)(uint32_t id, uint32_t length);
int32_t EXPORT(mma)(uint32_t id, uint32_t given, uint32_t selector, uint32_t select_a, uint32_t select_b);
int32_t EXPORT(slot)(uint32_t id, uint32_t operand, uint32_t matrix, uint32_t row, uint32_t column);
int32_t EXPORT(coordinate)(uint32_t id, uint32_t operand, uint32_t lane, uint32_t element);
int32_t EXPORT(selftest)(void);

char *text_at(void) { return shared.text; }
uint32_t text_length(void) { return shared.length; }
int32_t *answer_at(void) { return shared.answer; }
uint32_t *words_at(uint32_t operand) { return shared.words[operand < MMAREF_OPERANDS ? operand : 0]; }
uint32_t version(void) { return mmaref_version(); }

/* Adds to the text of the answer; what does not fit is left out. */
static void put(const char *text)
{
    while (text != NULL && *text != '\0' && shared.length < TEXT_SIZE) {
        shared.text[shared.length++] = *text++;
    }
}

static int32_t say(const char *text)
{
    shared.length = 0;
    put(text);
    return text == NULL ? MMAREF_E_ARGUMENT : MMAREF_OK;
}

/* A failed call: the text is "reason\nnearest"; the answer has offset and length of what is wrong. Where that is no
 * part of a text, the reason says which field, lane or element it is. */
static int32_t fail(mmaref_status status, const mmaref_error *error)
{
    char sentence[MMAREF_SENTENCE_MAX];

    if (status < 0 && error->reason != 0 && error->length == 0) {
        (void)mmaref_error_write(error, NULL, 0, sentence, sizeof sentence);
        (void)say(sentence);
        put("\n");
    } else if (status < 0) {
        (void)say(error->reason != 0 ? mmaref_reason_text(error->reason) : mmaref_status_name(status));
        put("\n");
        put(error->nearest != NULL ? error->nearest : "");
    }
    if (status < 0) {
        shared.answer[0] = (int32_t)error->offset;
        shared.answer[1] = (int32_t)error->length;
    }
    return status;
}

/* A number above 16 bits is no instruction's either. */
static mmaref_status at(uint32_t id, mmaref_instruction *instruction)
{
    return mmaref_instruction_at(id < UINT16_MAX ? (uint16_t)id : UINT16_MAX, instruction);
}

static uint16_t small(uint32_t number) { return number < UINT16_MAX ? (uint16_t)number : UINT16_MAX; }
static uint8_t tiny(uint32_t number) { return number < UINT8_MAX ? (uint8_t)number : UINT8_MAX; }

int32_t edition(void) { return say(mmaref_edition()); }
int32_t status_name(int32_t status) { return say(mmaref_status_name((mmaref_status)status)); }
int32_t profile_name(uint32_t profile) { return say(mmaref_profile_name(tiny(profile))); }

/* The number of the instruction whose string is the text. */
int32_t parse(uint32_t length)
{
    mmaref_instruction instruction;
    mmaref_error error;
    mmaref_status status = mmaref_instruction_parse(shared.text, length, &instruction, &error);

    return status < 0 ? fail(status, &error) : instruction.id;
}

int32_t format(uint32_t id)
{
    mmaref_instruction instruction;
    char text[MMAREF_TEXT_MAX];
    mmaref_status status = at(id, &instruction);

    if (status == MMAREF_OK) {
        status = mmaref_instruction_format(&instruction, text, sizeof text);
    }
    return status == MMAREF_OK ? say(text) : status;
}

/* m, n, k, matrices, whether it computes floats, lanes; registers of a lane from number 8 on, by operand. */
int32_t describe(uint32_t id)
{
    mmaref_instruction instruction;
    mmaref_description is;
    mmaref_status status = at(id, &instruction);
    unsigned i;

    if (status == MMAREF_OK) {
        status = mmaref_instruction_describe(&instruction, &is);
    }
    if (status == MMAREF_OK) {
        int32_t numbers[6] = { is.m, is.n, is.k, is.matrices, is.floating, is.lanes };
        memcpy(shared.answer, numbers, sizeof numbers);
        for (i = 0; i < MMAREF_OPERANDS; i++) {
            shared.answer[8 + i] = is.registers[i];
        }
    }
    return status;
}

/* Takes the arithmetic that the text names for the next mma. */
int32_t arithmetic(uint32_t id, uint32_t length)
{
    mmaref_instruction instruction;
    mmaref_error error = { 0 };
    mmaref_status status = at(id, &instruction);

    if (status == MMAREF_OK) {
        status = mmaref_arithmetic_parse(&instruction, shared.text, length, &shared.arithmetic, NULL, &error);
    }
    return fail(status, &error);
}

/* D from the words of the operands of which `given` has the bit. Of a selection the byte-id is in the low 16 bits. */
int32_t mma(uint32_t id, uint32_t given, uint32_t selector, uint32_t select_a, uint32_t select_b)
{
    const uint32_t *words[MMAREF_OPERANDS];
    mmaref_instruction instruction;
    mmaref_operands operands;
    mmaref_error error = { 0 };
    mmaref_status status = at(id, &instruction);
    unsigned i;

    for (i = 0; i < MMAREF_OPERANDS; i++) {
        words[i] = (given >> i & 1) != 0 ? shared.words[i] : NULL;
    }
    operands.a = words[MMAREF_OPERAND_A];
    operands.b = words[MMAREF_OPERAND_B];
    operands.c = words[MMAREF_OPERAND_C];
    operands.e = words[MMAREF_OPERAND_E];
    operands.scale_a = words[MMAREF_OPERAND_SCALE_A];
    operands.scale_b = words[MMAREF_OPERAND_SCALE_B];
    operands.selector = selector;
    operands.byte_id_a = (uint16_t)select_a;
    operands.thread_id_a = (uint16_t)(select_a >> 16);
    operands.byte_id_b = (uint16_t)select_b;
    operands.thread_id_b = (uint16_t)(select_b >> 16);
    if (status == MMAREF_OK) {
        status = mmaref_mma(&instruction, words[MMAREF_OPERAND_D] != NULL ? &shared.arithmetic : NULL, &operands,
                            shared.words[MMAREF_OPERAND_D], NULL, &error);
    }
    return fail(status, &error);
}

/* Lane, element, register, bit and width, and the bit and width of the number. */
int32_t slot(uint32_t id, uint32_t operand, uint32_t matrix, uint32_t row, uint32_t column)
{
    mmaref_coordinate place = { small(matrix), small(row), small(column) };
    mmaref_instruction instruction;
    mmaref_slot found;
    mmaref_status status = at(id, &instruction);

    if (status == MMAREF_OK) {
        status = mmaref_layout_slot(&instruction, NULL, tiny(operand), &place, &found);
    }
    if (status == MMAREF_OK) {
        int32_t numbers[7] = { found.lane, found.element, found.reg, found.bit, found.width, found.number_bit,
                               found.number_width };
        memcpy(shared.answer, numbers, sizeof numbers);
    }
    return status;
}

/* Matrix, row and column. */
int32_t coordinate(uint32_t id, uint32_t operand, uint32_t lane, uint32_t element)
{
    mmaref_instruction instruction;
    mmaref_coordinate found;
    mmaref_status status = at(id, &instruction);

    if (status == MMAREF_OK) {
        status = mmaref_layout_coordinate(&instruction, NULL, tiny(operand), tiny(lane), tiny(element), &found);
    }
    if (status == MMAREF_OK) {
        int32_t numbers[3] = { found.matrix, found.row, found.column };
        memcpy(shared.answer, numbers, sizeof numbers);
    }
    return status;
}

static void report(const char *line, void *context)
{
    (void)context;
    put(line);
    put("\n");
}

/* The number of failures; the text is the report. */
int32_t selftest(void)
{
    shared.length = 0;
    return mmaref_selftest_run(&shared.selftest, report, NULL);
}
