/* SPDX-License-Identifier: MIT */
/* $mmaref_mma and $mmaref_compare: whole instructions. See mmaref_vpi.c. */
#include "mmdpi_explain.h"
#include "mmdpi_names.h"
#include "mmvpi_call.h"

#define REGISTERS_WORDS (MMAREF_LANES * MMAREF_REGISTERS_MAX)
#define TEXT_SIZE 1000

enum { INSTRUCTION, ARITHMETIC, A, B, C, D, E, SELECTOR, SCALE_A, SCALE_B, ID };

typedef struct {
    mmdpi_job job;
    mmaref_operands operands;
    uint32_t a[REGISTERS_WORDS], b[REGISTERS_WORDS], c[REGISTERS_WORDS];
    uint32_t e[MMAREF_LANES], scale_a[MMAREF_LANES], scale_b[MMAREF_LANES];
    uint32_t selector, id[4];
} instruction;

/* The registers of an operand as an argument. */
static mmvpi_vector vector_of(const instruction *of, unsigned argument, const char *name, uint8_t operand)
{
    mmvpi_vector vector;

    vector.argument = argument;
    vector.name = name;
    vector.registers = of->job.about.registers[operand];
    vector.count = MMAREF_LANES * vector.registers;
    vector.width = 32;
    return vector;
}

static int take_operand(const mmvpi_call *call, instruction *of, unsigned argument, const char *name, uint8_t operand,
                        uint32_t *words)
{
    mmvpi_vector vector = vector_of(of, argument, name, operand);

    return vector.registers == 0 ? MMAREF_OK : mmvpi_take(call, &vector, words);
}

static int take_job(const mmvpi_call *call, instruction *of)
{
    char name[TEXT_SIZE], arithmetic[TEXT_SIZE], sentence[TEXT_SIZE];
    mmaref_arithmetic block;
    mmdpi_text why;
    int32_t number;
    int status = mmvpi_take_text(call, INSTRUCTION, "instruction", name, sizeof name);

    if (status == MMAREF_OK) {
        status = mmvpi_take_text(call, ARITHMETIC, "arithmetic", arithmetic, sizeof arithmetic);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    number = mmdpi_instruction_number(name, &why);
    status = number < 0 ? (int)number : (int)mmdpi_block_read(number, arithmetic, &block, &why);
    if (status == MMAREF_OK) {
        status = mmdpi_job_start(&of->job, number, &block, &why);
    }
    if (status != MMAREF_OK) {
        mmvpi_say(sentence);
    }
    return status;
}

static int take_selectors(const mmvpi_call *call, instruction *of)
{
    static const char *const names[] = { "byte_id_a", "thread_id_a", "byte_id_b", "thread_id_b" };
    int status = MMAREF_OK;
    unsigned i;

    of->selector = of->id[0] = of->id[1] = of->id[2] = of->id[3] = 0;
    if (of->job.about.registers[MMAREF_OPERAND_E] != 0) {
        status = mmvpi_take_number(call, SELECTOR, "selector", &of->selector);
    }
    for (i = 0; status == MMAREF_OK && of->job.about.registers[MMAREF_OPERAND_SCALE_A] != 0 && i < 4; i++) {
        status = mmvpi_take_number(call, ID + i, names[i], &of->id[i]);
    }
    return status;
}

/* A number above 16 bits is no id either. */
static uint16_t id_of(uint32_t number)
{
    return (uint16_t)(number < 0xffff ? number : 0xffff);
}

/* The job and everything but D. */
static int take(const mmvpi_call *call, instruction *of)
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
    mmaref_operands *o = &of->operands;
    int status = take_job(call, of);
    unsigned i;

    words[0] = of->a;
    words[1] = of->b;
    words[2] = of->c;
    words[3] = of->e;
    words[4] = of->scale_a;
    words[5] = of->scale_b;
    for (i = 0; status == MMAREF_OK && i < 6; i++) {
        status = take_operand(call, of, vectors[i].argument, vectors[i].name, vectors[i].operand, words[i]);
    }
    if (status == MMAREF_OK) {
        status = take_selectors(call, of);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    o->a = of->a;
    o->b = of->b;
    o->c = of->c;
    o->e = of->e;
    o->scale_a = of->scale_a;
    o->scale_b = of->scale_b;
    o->selector = of->selector;
    o->byte_id_a = id_of(of->id[0]);
    o->thread_id_a = id_of(of->id[1]);
    o->byte_id_b = id_of(of->id[2]);
    o->thread_id_b = id_of(of->id[3]);
    return MMAREF_OK;
}

int mmvpi_mma(const mmvpi_call *call)
{
    uint32_t d[REGISTERS_WORDS];
    char sentence[TEXT_SIZE];
    mmdpi_text why;
    mmaref_error error;
    mmvpi_vector vector;
    instruction of;
    int status = take(call, &of);

    if (status != MMAREF_OK) {
        return status;
    }
    vector = vector_of(&of, D, "d", MMAREF_OPERAND_D);
    status = mmvpi_has_room(call, &vector);
    if (status != MMAREF_OK) {
        return status;
    }
    status = mmaref_mma(&of.job.instruction, &of.job.arithmetic, &of.operands, d, NULL, &error);
    if (status == MMAREF_OK) {
        mmvpi_give(call, &vector, d);
    } else {
        mmdpi_text_start(&why, sentence, sizeof sentence);
        mmdpi_explain_refusal(&why, &of.job, &error);
        mmvpi_say(sentence);
    }
    return status;
}

int mmvpi_compare(const mmvpi_call *call)
{
    uint32_t got[REGISTERS_WORDS];
    char story[MMDPI_EXPLAIN_MAX];
    mmdpi_text text;
    instruction of;
    int status = take(call, &of);

    if (status == MMAREF_OK) {
        status = take_operand(call, &of, D, "d", MMAREF_OPERAND_D, got);
    }
    if (status != MMAREF_OK) {
        return mmvpi_judge(status, "");
    }
    mmdpi_text_start(&text, story, sizeof story);
    return mmvpi_judge(mmdpi_explain_compare(&text, &of.job, &of.operands, got), story);
}
