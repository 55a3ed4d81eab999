/* SPDX-License-Identifier: MIT */
/* Differences between two fragments of D, and the story of one. See mmdpi_explain.h. */
#include "mmdpi_explain.h"
#include "mmdpi_names.h"

/* Element `number` of a fragment: where its bits lie. */
static mmaref_slot cell_of(const mmdpi_job *job, uint8_t width, uint16_t number)
{
    uint16_t elements = (uint16_t)(job->about.registers[MMAREF_OPERAND_D] * 32u / width);
    mmaref_slot slot;
    uint16_t bit;

    slot.lane = (uint8_t)(number / elements);
    slot.element = (uint8_t)(number % elements);
    bit = (uint16_t)(slot.element * (uint16_t)width);
    slot.reg = (uint8_t)(bit / 32);
    slot.bit = (uint8_t)(bit % 32);
    slot.width = width;
    return slot;
}

static int32_t elements_of(const mmdpi_job *job, uint8_t width)
{
    return (int32_t)(MMAREF_LANES * 32u * job->about.registers[MMAREF_OPERAND_D] / width);
}

int32_t mmdpi_first_difference(const mmdpi_job *job, const uint32_t *expected,
                                const uint32_t *got, int32_t from)
{
    uint8_t width = mmdpi_cell_width(job, MMAREF_OPERAND_D);
    int32_t number;

    for (number = from < 0 ? 0 : from; number < elements_of(job, width); number++) {
        mmaref_slot slot = cell_of(job, width, (uint16_t)number);
        if (mmdpi_cell_read(job, MMAREF_OPERAND_D, expected, &slot) !=
            mmdpi_cell_read(job, MMAREF_OPERAND_D, got, &slot)) {
            return number;
        }
    }
    return -1;
}

int32_t mmdpi_count_differences(const mmdpi_job *job, const uint32_t *expected, const uint32_t *got)
{
    int32_t count = 0, at = -1;

    while ((at = mmdpi_first_difference(job, expected, got, at + 1)) >= 0) {
        count++;
    }
    return count;
}

static void put_name(mmdpi_text *text, const mmdpi_job *job)
{
    char name[MMAREF_TEXT_MAX];

    mmdpi_text_put(text, mmaref_instruction_format(&job->instruction, name, sizeof name) == MMAREF_OK ? name
                                                                                            : "an unknown instruction");
}

void mmdpi_explain_refusal(mmdpi_text *text, const mmdpi_job *job, const mmaref_error *error)
{
    put_name(text, job);
    mmdpi_text_put(text, "\n  cannot be computed: ");
    mmdpi_error_write(text, error);
}

static void put_where(mmdpi_text *text, const mmdpi_job *job, const mmaref_slot *slot,
                      const mmaref_coordinate *coordinate)
{
    put_name(text, job);
    mmdpi_text_put(text, "\n  lane ");
    mmdpi_text_decimal(text, slot->lane);
    mmdpi_text_put(text, " register ");
    mmdpi_text_decimal(text, slot->reg);
    mmdpi_text_put(text, " element ");
    mmdpi_text_decimal(text, slot->element);
    mmdpi_text_put(text, " row ");
    mmdpi_text_decimal(text, coordinate->row);
    mmdpi_text_put(text, " column ");
    mmdpi_text_decimal(text, coordinate->column);
    if (job->about.matrices > 1) {
        mmdpi_text_put(text, " product ");
        mmdpi_text_decimal(text, coordinate->matrix);
    }
    mmdpi_text_put(text, "\n  ");
}

static void put_story(mmdpi_text *text, const mmdpi_job *job, const mmaref_operands *operands,
                      const mmaref_coordinate *coordinate, uint64_t expected, const mmdpi_steps *steps)
{
    mmdpi_meeting meeting;
    mmdpi_dot_story story;

    mmdpi_meeting_gather(job, operands, coordinate, &meeting);
    mmdpi_job_types(job, &story.types);
    story.arithmetic = &job->arithmetic;
    story.meeting = &meeting;
    story.expected = expected;
    story.steps = *steps;
    story.repeatable = mmdpi_job_repeatable(job);
    if (mmdpi_job_scaled(job)) {
        mmdpi_text_put(text, "\n  products without their scale factors:");
    }
    mmdpi_explain_sum(text, &story);
}

mmaref_status mmdpi_explain_element(mmdpi_text *text, const mmdpi_job *job,
                                     const mmaref_operands *operands, const uint32_t *got,
                                     int32_t number, const mmdpi_steps *steps)
{
    uint8_t width = mmdpi_cell_width(job, MMAREF_OPERAND_D);
    uint32_t d[MMAREF_LANES * MMAREF_REGISTERS_MAX];
    mmaref_coordinate coordinate;
    mmaref_slot slot;
    mmaref_status status;
    mmaref_error error;
    uint64_t expected;

    if (number < 0 || number >= elements_of(job, width)) {
        put_name(text, job);
        mmdpi_text_put(text, "\n  D has no element ");
        mmdpi_text_decimal(text, number);
        return MMAREF_E_ARGUMENT;
    }
    status = mmaref_mma(&job->instruction, &job->arithmetic, operands, d, NULL, &error);
    if (status != MMAREF_OK) {
        mmdpi_explain_refusal(text, job, &error);
        return status;
    }
    slot = cell_of(job, width, (uint16_t)number);
    status = mmaref_layout_coordinate(&job->instruction, &job->arithmetic, MMAREF_OPERAND_D, slot.lane,
                                 slot.element, &coordinate);
    if (status != MMAREF_OK) {
        return status;
    }
    expected = mmdpi_cell_read(job, MMAREF_OPERAND_D, d, &slot);
    put_where(text, job, &slot, &coordinate);
    mmdpi_explain_values(text, job->about.type[MMAREF_OPERAND_D], expected,
                         mmdpi_cell_read(job, MMAREF_OPERAND_D, got, &slot));
    put_story(text, job, operands, &coordinate, expected, steps);
    return MMAREF_OK;
}

int mmdpi_explain_compare(mmdpi_text *text, const mmdpi_job *job, const mmaref_operands *operands, const uint32_t *got)
{
    static const mmdpi_steps unknown_steps = { NULL, 0 };
    uint32_t expected[MMAREF_LANES * MMAREF_REGISTERS_MAX];
    mmaref_error error;
    int32_t first, count;
    mmaref_status status = mmaref_mma(&job->instruction, &job->arithmetic, operands, expected, NULL, &error);

    if (status != MMAREF_OK) {
        mmdpi_explain_refusal(text, job, &error);
        return (int)status;
    }
    first = mmdpi_first_difference(job, expected, got, 0);
    if (first < 0) {
        return 0;
    }
    count = mmdpi_count_differences(job, expected, got);
    if (mmdpi_explain_element(text, job, operands, got, first, &unknown_steps) != MMAREF_OK) {
        mmdpi_text_put(text, "\n  an element that cannot be explained");
    }
    mmdpi_text_put(text, "\n  elements that differ: ");
    mmdpi_text_decimal(text, count);
    return (int)count;
}
