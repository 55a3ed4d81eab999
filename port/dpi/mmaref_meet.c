/* SPDX-License-Identifier: MIT */
/* See mmaref_meet.h. */
#include "mmaref_meet.h"

static uint8_t rounding_of(const mmaref_instruction *instruction, uint8_t otherwise)
{
    switch (instruction->word[MMAREF_QUALIFIER_ROUNDING]) {
    case MMAREF_WORD_RN:
        return MMAREF_ROUND_NEAREST_EVEN;
    case MMAREF_WORD_RZ:
        return MMAREF_ROUND_ZERO;
    case MMAREF_WORD_RM:
        return MMAREF_ROUND_DOWN;
    case MMAREF_WORD_RP:
        return MMAREF_ROUND_UP;
    default:
        return otherwise;
    }
}

mmaref_status mmaref_job_start(mmaref_job *job, uint16_t id, const mmaref_arithmetic *arithmetic)
{
    mmaref_status status = mmaref_instruction_at(id, &job->instruction);

    if (status != MMAREF_OK) {
        return status;
    }
    status = mmaref_describe(&job->instruction, &job->about);
    if (status != MMAREF_OK || job->about.registers[MMAREF_OPERAND_D] == 0) {
        return status != MMAREF_OK ? status : MMAREF_E_ARGUMENT;
    }
    job->arithmetic = *arithmetic;
    job->arithmetic.rounding = rounding_of(&job->instruction, arithmetic->rounding);
    job->sparse = job->about.registers[MMAREF_OPERAND_E] != 0;
    job->scaled = job->about.registers[MMAREF_OPERAND_SCALE_A] != 0;
    return MMAREF_OK;
}

uint8_t mmaref_cell_width(const mmaref_job *job, uint8_t operand)
{
    static const mmaref_place first = { 0, 0, 0 };
    mmaref_cell cell;

    cell.width = 0;
    (void)mmaref_find_under(&job->instruction, &job->arithmetic, operand, &first, &cell);
    return cell.width;
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

/* The logical column of stored element `stored` of a row of a sparse A (9.7.14.6.1). */
static uint16_t sparse_column(const mmaref_job *job, const mmaref_operands *operands, uint16_t row,
                              uint16_t stored)
{
    uint8_t width = mmaref_cell_width(job, MMAREF_OPERAND_A);
    uint16_t per_chunk = width == 32 ? 1 : width == 4 ? 4 : 2;
    mmaref_place place;
    uint16_t chunk = (uint16_t)(stored / per_chunk);
    uint8_t bits, index;

    place.product = (uint16_t)operands->selector;
    place.row = row;
    place.column = chunk;
    bits = (uint8_t)element(job, MMAREF_OPERAND_E, operands->e, &place);
    if (width == 32) {
        return (uint16_t)(2 * chunk + (bits >> 1 & 1));
    }
    index = (uint8_t)(bits >> (width == 4 ? stored / 2 % 2 * 2 : stored % 2 * 2) & 3);
    return (uint16_t)(width == 4 ? 8 * chunk + 2 * index + stored % 2 : 4 * chunk + index);
}

void mmaref_meeting_gather(const mmaref_job *job, const mmaref_operands *operands,
                           const mmaref_place *place, mmaref_meeting *meeting)
{
    uint16_t count = job->sparse ? (uint16_t)(job->about.k / 2) : job->about.k;
    mmaref_place in_a = *place, in_b = *place;
    uint16_t i;

    meeting->c = element(job, MMAREF_OPERAND_C, operands->c, place);
    meeting->count = job->about.type[MMAREF_OPERAND_A] == MMAREF_WORD_B1 ? 0 : count;
    for (i = 0; i < meeting->count; i++) {
        meeting->k[i] = job->sparse ? sparse_column(job, operands, place->row, i) : i;
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

bool mmaref_job_repeatable(const mmaref_job *job)
{
    return job->about.floating && !job->scaled;
}
