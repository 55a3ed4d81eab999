/* SPDX-License-Identifier: MIT */
/* See mmaref_meet.h. */
#include "mmaref_meet.h"
#include "mmaref_names.h"
#include "mmaref_internal.h"

mmaref_status mmaref_job_start(mmaref_job *job, int32_t number, const mmaref_arithmetic *arithmetic)
{
    if (mmaref_instruction_by(number, &job->instruction) != MMAREF_OK ||
        mmaref_describe(&job->instruction, &job->about) != MMAREF_OK ||
        job->about.registers[MMAREF_OPERAND_B] == 0 || job->about.registers[MMAREF_OPERAND_D] == 0) {
        return MMAREF_E_ARGUMENT;
    }
    job->arithmetic = *arithmetic;
    job->arithmetic.rounding = mmaref_rounding_of(&job->instruction, arithmetic);
    return MMAREF_OK;
}

uint8_t mmaref_cell_width(const mmaref_job *job, uint8_t operand)
{
    return job->about.registers[operand] == 0
               ? 0
               : (uint8_t)(1u << mmaref_width_log2(&job->instruction, operand));
}

uint64_t mmaref_cell_read(const mmaref_job *job, uint8_t operand, const uint32_t *registers,
                          const mmaref_cell *cell)
{
    size_t word = (size_t)cell->lane * job->about.registers[operand] + cell->reg;
    uint64_t bits = registers[word];

    if (cell->width == 64) {
        return bits | (uint64_t)registers[word + 1] << 32;
    }
    bits = bits >> cell->bit & (((uint64_t)1 << cell->width) - 1);
    if (cell->width == 8 && job->about.type[operand] == MMAREF_WORD_E2M1) {
        bits = bits >> 2 & 15; /* its place in the byte of kind::f8f6f4 */
    }
    return bits;
}

static uint64_t element(const mmaref_job *job, uint8_t operand, const uint32_t *registers,
                        const mmaref_place *place)
{
    mmaref_cell cell;

    if (mmaref_find_under(&job->instruction, &job->arithmetic, operand, place, &cell) != MMAREF_OK) {
        return 0;
    }
    return mmaref_cell_read(job, operand, registers, &cell);
}

/* The instruction at work, as far as metadata need it. */
static void work_start(mmaref_work *work, const mmaref_job *job, const mmaref_operands *operands)
{
    work->instruction = &job->instruction;
    work->row = mmaref_row_of(&job->instruction, &work->unpacked);
    work->arithmetic = &job->arithmetic;
    work->operands = operands;
    work->d = NULL;
}

void mmaref_meeting_gather(const mmaref_job *job, const mmaref_operands *operands,
                           const mmaref_place *place, mmaref_meeting *meeting)
{
    bool sparse = job->about.registers[MMAREF_OPERAND_E] != 0;
    mmaref_place in_a = *place, in_b = *place;
    mmaref_work work;
    uint16_t i;

    work_start(&work, job, operands);
    meeting->c = element(job, MMAREF_OPERAND_C, operands->c, place);
    meeting->count = sparse ? (uint16_t)(job->about.k / 2) : job->about.k;
    if (job->about.type[MMAREF_OPERAND_A] == MMAREF_WORD_B1) {
        meeting->count = 0;
    }
    for (i = 0; i < meeting->count; i++) {
        meeting->k[i] = sparse ? mmaref_sparse_column(&work, place->row, (uint8_t)i) : i;
        in_a.column = i;
        in_b.row = meeting->k[i];
        meeting->a[i] = element(job, MMAREF_OPERAND_A, operands->a, &in_a);
        meeting->b[i] = element(job, MMAREF_OPERAND_B, operands->b, &in_b);
    }
}

void mmaref_job_types(const mmaref_job *job, mmaref_dot_types *types)
{
    types->a = job->about.type[MMAREF_OPERAND_A];
    types->b = job->about.type[MMAREF_OPERAND_B];
    types->c = job->about.type[MMAREF_OPERAND_C];
    types->d = job->about.type[MMAREF_OPERAND_D];
}

bool mmaref_job_scaled(const mmaref_job *job)
{
    return job->about.registers[MMAREF_OPERAND_SCALE_A] != 0;
}

bool mmaref_job_repeatable(const mmaref_job *job)
{
    bool sparse = job->about.registers[MMAREF_OPERAND_E] != 0;

    return job->about.floating && !mmaref_job_scaled(job) &&
           !(sparse && job->arithmetic.sparse_basis != MMAREF_SPARSE_STORED);
}
