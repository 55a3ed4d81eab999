/* SPDX-License-Identifier: MIT */
/* See mmdpi_mma.h. */
#include "mmdpi_mma.h"
#include "mmdpi_names.h"
#include "mmdpi_repeat.h"
#include "mmdpi_words.h"

static void put_name(mmdpi_text *text, const mmdpi_mma *mma)
{
    char name[MMAREF_TEXT_MAX];

    mmdpi_put(text, mmaref_instruction_format(&mma->instruction, name, sizeof name) == MMAREF_OK
                        ? name
                        : "an unknown instruction");
}

mmaref_status mmdpi_mma_open(mmdpi_mma *mma, int32_t number, const mmaref_arithmetic *arithmetic, mmdpi_text *why)
{
    if (mmdpi_instruction_by(number, &mma->instruction, why) != MMAREF_OK ||
        mmaref_instruction_describe(&mma->instruction, &mma->about) != MMAREF_OK) {
        return MMAREF_E_ARGUMENT;
    }
    if (mma->about.registers[MMAREF_OPERAND_B] == 0 || mma->about.registers[MMAREF_OPERAND_D] == 0) {
        put_name(why, mma);
        mmdpi_put(why, ": ");
        mmdpi_put(why, mmaref_reason_text(MMAREF_REASON_NO_PRODUCT));
        return MMAREF_E_ARGUMENT;
    }
    mma->arithmetic = *arithmetic;
    return mmaref_arithmetic_rounding(&mma->instruction, arithmetic, &mma->arithmetic.rounding);
}

mmaref_status mmdpi_mma_result(const mmdpi_mma *mma, uint32_t *d, uint32_t *coverage, mmdpi_text *why)
{
    mmaref_error error;
    mmaref_status status =
        mmaref_mma(&mma->instruction, &mma->arithmetic, &mma->operands, d, coverage, &error);

    if (status != MMAREF_OK) {
        put_name(why, mma);
        mmdpi_put(why, "\n  cannot be computed: ");
        mmdpi_put_error(why, &error);
    }
    return status;
}

/* ---- Elements of D: packed, as no type of D leaves bits of a register unused ---- */

static uint8_t width_of(const mmdpi_mma *mma)
{
    mmaref_type type;

    return mmaref_type_get(mma->about.type[MMAREF_OPERAND_D], &type) == MMAREF_OK ? type.width : 32;
}

static int32_t elements_of_lane(const mmdpi_mma *mma)
{
    return mma->about.registers[MMAREF_OPERAND_D] * 32 / width_of(mma);
}

static uint64_t element(const mmdpi_mma *mma, const uint32_t *d, int32_t number)
{
    return mmdpi_words_element(d, width_of(mma), (uint16_t)number);
}

int32_t mmdpi_mma_difference(const mmdpi_mma *mma, const uint32_t *expected, const uint32_t *got, int32_t from)
{
    const int32_t count = mma->about.lanes * elements_of_lane(mma);
    const uint8_t width = width_of(mma);
    int32_t number;

    for (number = from < 0 ? 0 : from; number < count; number++) {
        if (mmdpi_words_element(expected, width, (uint16_t)number) !=
            mmdpi_words_element(got, width, (uint16_t)number)) {
            return number;
        }
    }
    return -1;
}

/* ---- Explanations ---- */

/* Where the element is, in registers and in D. */
static void put_place(mmdpi_text *text, const mmdpi_mma *mma, int32_t number, const mmaref_coordinate *coordinate)
{
    int32_t in_lane = number % elements_of_lane(mma);

    put_name(text, mma);
    mmdpi_put(text, "\n  lane ");
    mmdpi_put_decimal(text, number / elements_of_lane(mma));
    mmdpi_put(text, " register ");
    mmdpi_put_decimal(text, in_lane * width_of(mma) / 32);
    mmdpi_put(text, " element ");
    mmdpi_put_decimal(text, in_lane);
    mmdpi_put(text, " row ");
    mmdpi_put_decimal(text, coordinate->row);
    mmdpi_put(text, " column ");
    mmdpi_put_decimal(text, coordinate->column);
    if (mma->about.matrices > 1) {
        mmdpi_put(text, " product ");
        mmdpi_put_decimal(text, coordinate->matrix);
    }
    mmdpi_put(text, "\n  ");
}

/* The line that repeats one element of D as a dot product, where that gives what is expected: places in logical k are
 * counted in stored ones, and integers wrap around or are clamped as the instruction says. */
static void put_repeat(mmdpi_text *text, const mmdpi_mma *mma, const mmdpi_sum *sum)
{
    static const char custom[] = "custom";
    mmaref_arithmetic block = mma->arithmetic;
    uint64_t d;
    uint8_t overflow;

    if (sum->counts_logical_k) {
        block.products /= 2;
        block.interleave /= 2;
        block.group /= 2;
    }
    if (!mma->about.floating &&
        mmaref_arithmetic_parse(NULL, custom, sizeof custom - 1, &block, NULL, NULL) != MMAREF_OK) {
        return;
    }
    for (overflow = block.overflow;; overflow = MMAREF_OVERFLOW_SATURATE) {
        block.overflow = overflow;
        if (mmaref_dot_add(sum->dot, &block, &d, NULL, NULL) != MMAREF_OK) {
            return;
        }
        if (d == sum->expected) {
            break;
        }
        if (mma->about.floating || overflow == MMAREF_OVERFLOW_SATURATE) {
            return;
        }
    }
    mmdpi_put(text, "\n  ");
    mmdpi_put_repeat(text, sum->dot, &block);
}

/* C and the products of an element of D, and the line that repeats it. */
static mmaref_status put_sum(mmdpi_text *text, const mmdpi_mma *mma, const mmaref_coordinate *coordinate,
                             uint64_t expected, const mmdpi_steps *steps)
{
    mmaref_gathered gathered;
    mmdpi_sum sum;
    mmaref_status status = mmaref_operands_gather(&mma->instruction, &mma->arithmetic, &mma->operands, coordinate,
                                                  &gathered, NULL);

    if (status != MMAREF_OK) {
        return status;
    }
    sum.dot = &gathered.dot;
    sum.k = gathered.k;
    sum.arithmetic = &mma->arithmetic;
    sum.expected = expected;
    sum.steps = *steps;
    sum.counts_logical_k = mma->about.registers[MMAREF_OPERAND_E] != 0 &&
                           mma->arithmetic.sparse_basis != MMAREF_SPARSE_STORED;
    mmdpi_explain_sum(text, &sum);
    put_repeat(text, mma, &sum);
    return MMAREF_OK;
}

mmaref_status mmdpi_mma_explain(mmdpi_text *text, const mmdpi_mma *mma, const uint32_t *got, int32_t number,
                                const mmdpi_steps *steps)
{
    uint32_t d[MMAREF_LANES * MMAREF_REGISTERS_MAX];
    mmaref_coordinate coordinate;
    mmaref_status status;

    if (number < 0 || number >= mma->about.lanes * elements_of_lane(mma)) {
        put_name(text, mma);
        mmdpi_put(text, "\n  D has no element ");
        mmdpi_put_decimal(text, number);
        return MMAREF_E_ARGUMENT;
    }
    status = mmdpi_mma_result(mma, d, NULL, text);
    if (status == MMAREF_OK) {
        status = mmaref_layout_coordinate(&mma->instruction, &mma->arithmetic, MMAREF_OPERAND_D,
                                          (uint8_t)(number / elements_of_lane(mma)),
                                          (uint8_t)(number % elements_of_lane(mma)), &coordinate);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    put_place(text, mma, number, &coordinate);
    mmdpi_explain_mismatch(text, mma->about.type[MMAREF_OPERAND_D], element(mma, d, number),
                           element(mma, got, number));
    if (mma->about.type[MMAREF_OPERAND_A] == MMAREF_TYPE_B1) { /* too many products to be listed */
        mmdpi_explain_c(text, mma->about.type[MMAREF_OPERAND_C], element(mma, mma->operands.c, number));
        return MMAREF_OK;
    }
    return put_sum(text, mma, &coordinate, element(mma, d, number), steps);
}

int mmdpi_mma_compare(mmdpi_text *text, const mmdpi_mma *mma, const uint32_t *got)
{
    static const mmdpi_steps unknown_steps = { NULL, 0 };
    uint32_t expected[MMAREF_LANES * MMAREF_REGISTERS_MAX];
    int32_t number, count = 0;
    mmaref_status status = mmdpi_mma_result(mma, expected, NULL, text);

    if (status != MMAREF_OK) {
        return (int)status;
    }
    for (number = -1; (number = mmdpi_mma_difference(mma, expected, got, number + 1)) >= 0; count++) {
        if (count == 0 && mmdpi_mma_explain(text, mma, got, number, &unknown_steps) != MMAREF_OK) {
            mmdpi_put(text, "\n  this element cannot be explained");
        }
    }
    if (count != 0) {
        mmdpi_put(text, "\n  elements that differ: ");
        mmdpi_put_decimal(text, count);
    }
    return (int)count;
}
