/* SPDX-License-Identifier: MIT */
/* Judging cases. See run_judge.h. */
#include "run_judge.h"

#include <string.h>

#include "result.h"

/* How many entries of the result are what the file has, up to the first that is not. */
static unsigned count_equal(const vector_case *given, const outcome *result)
{
    unsigned at = 0;

    if (result->array < VECTOR_WORD_ARRAYS) {
        while (at < result->count && given->words[result->array][at] == result->words[at]) {
            at++;
        }
    } else {
        while (at < result->count && given->bytes[result->array - VECTOR_WORD_ARRAYS][at] == result->bytes[at]) {
            at++;
        }
    }
    return at;
}

/* The first differing register of a case: where it lies and what it holds. */
static void print_register(FILE *out, const vector_case *given, unsigned at, uint32_t expected, uint32_t got)
{
    uint8_t operand = vector_result_operand(given);
    unsigned registers = given->description.registers[operand];
    unsigned width, first = 0;
    mmaref_coordinate coordinate;
    mmaref_slot slot;

    memset(&coordinate, 0, sizeof coordinate);
    host_must(mmaref_layout_slot(&given->instruction, NULL, operand, &coordinate, &slot));
    width = slot.width;
    while ((((expected ^ got) >> first) & 1u) == 0) {
        first++;
    }
    first = (at % registers * 32 + first) / width;
    host_must(mmaref_layout_coordinate(&given->instruction, &given->arithmetic, operand, (uint8_t)(at / registers),
                              (uint8_t)first, &coordinate));
    fprintf(out, "lane %u register %u expected %08lx got %08lx (element %u, row %u, column %u", at / registers,
           at % registers, (unsigned long)expected, (unsigned long)got, first, coordinate.row, coordinate.column);
    if (given->description.matrices > 1) {
        fprintf(out, " of product %u", coordinate.matrix);
    }
    fputs(")\n", out);
}

static void print_difference(FILE *out, const vector_case *given, const outcome *result, unsigned at)
{
    if (result->array == VECTOR_Z_OUT) {
        fprintf(out, "z row %u word %u expected %08lx got %08lx\n", at / 16, at % 16,
               (unsigned long)given->words[VECTOR_Z_OUT][at], (unsigned long)result->words[at]);
    } else if (result->array == VECTOR_MEMORY_OUT) {
        fprintf(out, "memory byte %x expected %02x got %02x\n", at,
               given->bytes[VECTOR_MEMORY_OUT - VECTOR_WORD_ARRAYS][at], result->bytes[at]);
    } else {
        print_register(out, given, at, given->words[result->array][at], result->words[at]);
    }
}

/* Why a case has no result, and the lane and its bits where the reason is one lane's. */
static void print_reason(FILE *out, const mmaref_error *error)
{
    if (error->reason != 0) {
        fprintf(out, ": %s", mmaref_reason_text(error->reason));
    }
    if (error->reason == MMAREF_REASON_METADATA || error->reason == MMAREF_REASON_ROW_ADDRESS ||
        error->reason == MMAREF_REASON_ROW_ADDRESS_8 || error->reason == MMAREF_REASON_ROW_OUTSIDE ||
        error->reason == MMAREF_REASON_MATRIX_OUTSIDE) {
        fprintf(out, ", lane %u: %lx", error->lane, (unsigned long)error->bits);
    }
    (void)putc('\n', out);
}

verdict run_judge(FILE *out, const char *path, const vector_case *given, const outcome *result)
{
    unsigned at;

    if (given->refused[0] != '\0' && given->line_of[VECTOR_STATUS] == 0) {
        fprintf(out, "%s:%u: skipped, %s\n", path, given->line, given->refused);
        return SKIPPED;
    }
    if (result->status != given->status) {
        fprintf(out, "%s:%u: expected status %s, got %s", path, given->line, mmaref_status_name(given->status),
               mmaref_status_name(result->status));
        print_reason(out, &result->error);
        return FAILED;
    }
    if (result->status != MMAREF_OK || given->line_of[result->array] == 0) {
        return given->line_of[VECTOR_STATUS] != 0 ? PASSED : COMPUTED;
    }
    at = count_equal(given, result);
    if (at == result->count) {
        return PASSED;
    }
    fprintf(out, "%s:%u: ", path, given->line);
    print_difference(out, given, result, at);
    return FAILED;
}

/* ---- The digest ------------------------------------------------------ */

static uint64_t mix_bytes(uint64_t sum, const uint8_t *bytes, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        sum = result_mix(sum, bytes[i]);
    }
    return sum;
}

static uint64_t mix_words(uint64_t sum, const uint32_t *words, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        sum = result_mix(sum, words[i]);
    }
    return sum;
}

uint64_t run_digest(unsigned long long number, const vector_case *given, const outcome *got)
{
    uint64_t sum = result_mix(result_mix(RESULT_MIX, number), given->instruction.id);
    unsigned array;

    for (array = 0; array < VECTOR_ARRAYS; array++) {
        if (array == got->array || given->line_of[array] == 0) {
            continue;
        }
        sum = array < VECTOR_WORD_ARRAYS
                  ? mix_words(sum, given->words[array], given->count[array])
                  : mix_bytes(sum, given->bytes[array - VECTOR_WORD_ARRAYS], given->count[array]);
    }
    if (got->status != MMAREF_OK) {
        return result_mix(sum, (uint64_t)-(int)got->status << 32);
    }
    return got->array < VECTOR_WORD_ARRAYS ? mix_words(sum, got->words, got->count)
                                           : mix_bytes(sum, got->bytes, got->count);
}
