/* SPDX-License-Identifier: MIT */
/* $mmaref_mma and $mmaref_compare: whole instructions. See mmaref_vpi.c. */
#include "mmdpi_mma.h"
#include "mmdpi_names.h"
#include "mmvpi_call.h"

#define REGISTERS_WORDS (MMAREF_LANES * MMAREF_REGISTERS_MAX)
#define TEXT_SIZE 1000

enum { INSTRUCTION, ARITHMETIC, A, B, C, D, E, SELECTOR, SCALE_A, SCALE_B, ID };

/* An instruction and the words of its operands. */
typedef struct {
    mmdpi_mma mma;
    uint32_t a[REGISTERS_WORDS], b[REGISTERS_WORDS], c[REGISTERS_WORDS];
    uint32_t e[MMAREF_LANES], scale_a[MMAREF_LANES], scale_b[MMAREF_LANES];
} arguments;

/* The argument that has the registers of an operand. */
static mmvpi_vector vector_of(const arguments *of, unsigned argument, const char *name, uint8_t operand)
{
    mmvpi_vector vector;

    vector.argument = argument;
    vector.name = name;
    vector.registers = of->mma.about.registers[operand];
    vector.count = of->mma.about.lanes * vector.registers;
    vector.width = 32;
    return vector;
}

static int read_operand(const mmvpi_call *call, arguments *of, unsigned argument, const char *name, uint8_t operand,
                        uint32_t *words)
{
    mmvpi_vector vector = vector_of(of, argument, name, operand);

    return vector.registers == 0 ? MMAREF_OK : mmvpi_read_vector(call, &vector, words);
}

static int read_instruction(const mmvpi_call *call, arguments *of)
{
    char name[TEXT_SIZE], arithmetic[TEXT_SIZE], sentence[TEXT_SIZE];
    mmaref_arithmetic block;
    mmdpi_text why;
    int32_t number;
    int status = mmvpi_read_text(call, INSTRUCTION, "instruction", name, sizeof name);

    if (status == MMAREF_OK) {
        status = mmvpi_read_text(call, ARITHMETIC, "arithmetic", arithmetic, sizeof arithmetic);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    number = mmdpi_instruction_number(name, &why);
    status = number < 0 ? (int)number : (int)mmdpi_block_read(number, arithmetic, &block, &why);
    if (status == MMAREF_OK) {
        status = mmdpi_mma_open(&of->mma, number, &block, &why);
    }
    if (status != MMAREF_OK) {
        mmvpi_print(sentence);
    }
    return status;
}

/* 0xffff is no byte-id or thread-id, nor is a number of more than 16 bits. */
static uint16_t id_of(uint32_t number)
{
    return (uint16_t)(number < 0xffff ? number : 0xffff);
}

static int read_selectors(const mmvpi_call *call, mmdpi_mma *mma)
{
    static const char *const names[] = { "byte_id_a", "thread_id_a", "byte_id_b", "thread_id_b" };
    uint32_t id[4] = { 0, 0, 0, 0 };
    int status = MMAREF_OK;
    unsigned i;

    mma->operands.selector = 0;
    if (mma->about.registers[MMAREF_OPERAND_E] != 0) {
        status = mmvpi_read_number(call, SELECTOR, "selector", &mma->operands.selector);
    }
    for (i = 0; status == MMAREF_OK && mma->about.registers[MMAREF_OPERAND_SCALE_A] != 0 && i < 4; i++) {
        status = mmvpi_read_number(call, ID + i, names[i], &id[i]);
    }
    mma->operands.byte_id_a = id_of(id[0]);
    mma->operands.thread_id_a = id_of(id[1]);
    mma->operands.byte_id_b = id_of(id[2]);
    mma->operands.thread_id_b = id_of(id[3]);
    return status;
}

/* Reads all arguments except D. */
static int read_call(const mmvpi_call *call, arguments *of)
{
    static const struct {
        unsigned argument;
        const char *name;
        uint8_t operand;
    } vectors[] = { { A, "a", MMAREF_OPERAND_A },
                    { B, "b", MMAREF_OPERAND_B },
                    { C, "c", MMAREF_OPERAND_C },
                    { E, "e", MMAREF_OPERAND_E },
                    { SCALE_A, "scale_a", MMAREF_OPERAND_SCALE_A },
                    { SCALE_B, "scale_b", MMAREF_OPERAND_SCALE_B } };
    uint32_t *words[6];
    mmaref_operands *o = &of->mma.operands;
    int status = read_instruction(call, of);
    unsigned i;

    words[0] = of->a;
    words[1] = of->b;
    words[2] = of->c;
    words[3] = of->e;
    words[4] = of->scale_a;
    words[5] = of->scale_b;
    for (i = 0; status == MMAREF_OK && i < 6; i++) {
        status = read_operand(call, of, vectors[i].argument, vectors[i].name, vectors[i].operand, words[i]);
    }
    o->a = of->a;
    o->b = of->b;
    o->c = of->c;
    o->e = of->e;
    o->scale_a = of->scale_a;
    o->scale_b = of->scale_b;
    return status == MMAREF_OK ? read_selectors(call, &of->mma) : status;
}

int mmvpi_mma(const mmvpi_call *call)
{
    uint32_t d[REGISTERS_WORDS];
    char sentence[TEXT_SIZE];
    mmdpi_text why;
    mmvpi_vector vector;
    arguments of;
    int status = read_call(call, &of);

    if (status != MMAREF_OK) {
        return status;
    }
    vector = vector_of(&of, D, "d", MMAREF_OPERAND_D);
    status = mmvpi_has_room(call, &vector);
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    status = (int)mmdpi_mma_result(&of.mma, d, NULL, &why);
    if (status == MMAREF_OK) {
        mmvpi_write_vector(call, &vector, d);
    } else {
        mmvpi_print(sentence);
    }
    return status;
}

int mmvpi_compare(const mmvpi_call *call)
{
    uint32_t got[REGISTERS_WORDS];
    char explanation[MMDPI_EXPLAIN_MAX];
    mmdpi_text text;
    arguments of;
    int status = read_call(call, &of);

    if (status == MMAREF_OK) {
        status = read_operand(call, &of, D, "d", MMAREF_OPERAND_D, got);
    }
    if (status != MMAREF_OK) {
        return mmvpi_report(status, "");
    }
    mmdpi_text_start(&text, explanation, sizeof explanation);
    return mmvpi_report(mmdpi_mma_compare(&text, &of.mma, got), explanation);
}
