/* SPDX-License-Identifier: MIT */
/* See mmdpi_meet.h. */
#include "mmdpi_meet.h"
#include "mmdpi_names.h"

mmaref_status mmdpi_job_start(mmdpi_job *job, int32_t number, const mmaref_arithmetic *arithmetic, mmdpi_text *why)
{
    mmaref_status status = mmdpi_instruction_by(number, &job->instruction, why);
    char name[MMAREF_TEXT_MAX] = "";

    if (status == MMAREF_OK) {
        status = mmaref_instruction_describe(&job->instruction, &job->about);
    }
    if (status != MMAREF_OK) {
        return MMAREF_E_ARGUMENT;
    }
    if (job->about.registers[MMAREF_OPERAND_B] == 0 || job->about.registers[MMAREF_OPERAND_D] == 0) {
        status = mmaref_instruction_format(&job->instruction, name, sizeof name);
        mmdpi_text_put(why, status == MMAREF_OK ? name : "");
        mmdpi_text_put(why, ": ");
        mmdpi_text_put(why, mmaref_reason_text(MMAREF_REASON_NO_PRODUCT));
        return MMAREF_E_ARGUMENT;
    }
    job->arithmetic = *arithmetic;
    return mmaref_arithmetic_rounding(&job->instruction, arithmetic, &job->arithmetic.rounding);
}

uint8_t mmdpi_cell_width(const mmdpi_job *job, uint8_t operand)
{
    mmaref_type format;

    return mmaref_operand_type(&job->instruction, operand, &format) == MMAREF_OK ? format.width : 0;
}

uint64_t mmdpi_cell_read(const mmdpi_job *job, uint8_t operand, const uint32_t *registers,
                          const mmaref_slot *slot)
{
    size_t word = (size_t)slot->lane * job->about.registers[operand] + slot->reg;
    uint64_t bits = registers[word];

    if (slot->width == 64) {
        return bits | (uint64_t)registers[word + 1] << 32;
    }
    bits = bits >> slot->bit & (((uint64_t)1 << slot->width) - 1);
    if (slot->width == 8 && job->about.type[operand] == MMAREF_TYPE_E2M1) {
        bits = bits >> 2 & 15; /* its place in the byte of kind::f8f6f4 */
    }
    return bits;
}

static uint64_t element(const mmdpi_job *job, uint8_t operand, const uint32_t *registers,
                        const mmaref_coordinate *coordinate)
{
    mmaref_slot slot;

    if (mmaref_layout_slot(&job->instruction, &job->arithmetic, operand, coordinate, &slot) != MMAREF_OK) {
        return 0;
    }
    return mmdpi_cell_read(job, operand, registers, &slot);
}

/* The column of A, and row of B, that element `i` of a row of A is in. */
static uint16_t column_of(const mmdpi_job *job, const mmaref_operands *operands, uint16_t row, uint16_t i)
{
    uint16_t column = i;

    return mmaref_sparse_column(&job->instruction, operands, row, i, &column) == MMAREF_OK ? column : i;
}

void mmdpi_meeting_gather(const mmdpi_job *job, const mmaref_operands *operands,
                           const mmaref_coordinate *coordinate, mmdpi_meeting *meeting)
{
    bool sparse = job->about.registers[MMAREF_OPERAND_E] != 0;
    mmaref_coordinate in_a = *coordinate, in_b = *coordinate;
    uint16_t i;

    meeting->c = element(job, MMAREF_OPERAND_C, operands->c, coordinate);
    meeting->count = sparse ? (uint16_t)(job->about.k / 2) : job->about.k;
    if (job->about.type[MMAREF_OPERAND_A] == MMAREF_TYPE_B1) {
        meeting->count = 0;
    }
    for (i = 0; i < meeting->count; i++) {
        meeting->k[i] = sparse ? column_of(job, operands, coordinate->row, i) : i;
        in_a.column = i;
        in_b.row = meeting->k[i];
        meeting->a[i] = element(job, MMAREF_OPERAND_A, operands->a, &in_a);
        meeting->b[i] = element(job, MMAREF_OPERAND_B, operands->b, &in_b);
    }
}

mmaref_dot mmdpi_meeting_dot(const mmdpi_meeting *meeting, const mmaref_dot_types *types)
{
    mmaref_dot dot;

    dot.types = *types;
    dot.count = meeting->count;
    dot.a = meeting->a;
    dot.b = meeting->b;
    dot.c = meeting->c;
    dot.scale_type = 0;
    dot.scale_length = 0;
    dot.scale_a = NULL;
    dot.scale_b = NULL;
    dot.random = NULL;
    return dot;
}

void mmdpi_job_types(const mmdpi_job *job, mmaref_dot_types *types)
{
    types->a = job->about.type[MMAREF_OPERAND_A];
    types->b = job->about.type[MMAREF_OPERAND_B];
    types->c = job->about.type[MMAREF_OPERAND_C];
    types->d = job->about.type[MMAREF_OPERAND_D];
}

bool mmdpi_job_scaled(const mmdpi_job *job)
{
    return job->about.registers[MMAREF_OPERAND_SCALE_A] != 0;
}

bool mmdpi_job_repeatable(const mmdpi_job *job)
{
    bool sparse = job->about.registers[MMAREF_OPERAND_E] != 0;

    return job->about.floating && !mmdpi_job_scaled(job) &&
           !(sparse && job->arithmetic.sparse_basis != MMAREF_SPARSE_STORED);
}
