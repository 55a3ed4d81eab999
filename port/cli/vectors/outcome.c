/* SPDX-License-Identifier: MIT */
/* Computes a case of any instruction and judges it. See outcome.h. */
#include "vectors/outcome.h"

#include <string.h>

#include "base/escape.h"
#include "vectors/compare_d.h"
#include "vectors/result.h"

/* ---- Computing ------------------------------------------------------- */

static void bytes_of(uint8_t *bytes, const uint32_t *words, unsigned count)
{
    unsigned i;

    for (i = 0; i < 4 * count; i++) {
        bytes[i] = (uint8_t)(words[i / 4] >> 8 * (i % 4) & 0xff);
    }
}

static void compute_mac16(const vector_case *given, outcome *got)
{
    mmaref_amx state;
    unsigned i;

    bytes_of(state.x, given->words[VECTOR_X], 128);
    bytes_of(state.y, given->words[VECTOR_Y], 128);
    bytes_of(state.z[0], given->words[VECTOR_Z], 1024);
    got->count = 1024;
    got->status = mmaref_mac16(&state, (uint64_t)given->words[VECTOR_OPERAND][1] << 32 |
                               given->words[VECTOR_OPERAND][0]);
    for (i = 0; i < 1024; i++) {
        const uint8_t *z = &state.z[i / 16][4 * (i % 16)];
        got->words[i] = (uint32_t)z[0] | (uint32_t)z[1] << 8 | (uint32_t)z[2] << 16 | (uint32_t)z[3] << 24;
    }
}

static void compute_mma(const vector_case *given, uint32_t *coverage, outcome *got)
{
    mmaref_operands operands;

    operands.a = given->words[VECTOR_A];
    operands.b = given->words[VECTOR_B];
    operands.c = given->words[VECTOR_C];
    operands.e = given->words[VECTOR_E];
    operands.scale_a = given->words[VECTOR_SCALE_A];
    operands.scale_b = given->words[VECTOR_SCALE_B];
    operands.selector = given->selector;
    operands.byte_id_a = given->select_a[0];
    operands.thread_id_a = given->select_a[1];
    operands.byte_id_b = given->select_b[0];
    operands.thread_id_b = given->select_b[1];
    got->status = mmaref_mma(&given->form.instruction, &given->arithmetic, &operands, got->words, coverage,
                             &got->error);
}

void outcome_compute(const vector_case *given, uint32_t *coverage, outcome *got)
{
    const vector_form *form = &given->form;
    const mmaref_arithmetic *arithmetic = given->line_of[VECTOR_ARITH] == 0 ? NULL : &given->arithmetic;
    const uint8_t *memory = given->bytes[VECTOR_MEMORY - VECTOR_WORD_ARRAYS];
    const uint32_t *address = given->words[VECTOR_ADDRESS], *r = given->words[VECTOR_R];
    unsigned size = given->count[VECTOR_MEMORY];

    memset(&got->error, 0, sizeof got->error);
    got->status = MMAREF_E_REFUSED;
    got->array = form->result;
    if (given->refused[0] != '\0') {
        return;
    }
    got->count = form->stores ? size : form->words[form->result];
    memcpy(got->bytes, memory, size); /* what a store changes */
    switch (mmaref_instruction_token(&form->instruction, MMAREF_QUALIFIER_NAME)) {
    case MMAREF_TOKEN_MAC16:
        compute_mac16(given, got);
        break;
    case MMAREF_TOKEN_LDMATRIX:
        got->status = mmaref_ldmatrix(&form->instruction, arithmetic, memory, size, address, got->words,
                                      &got->error);
        break;
    case MMAREF_TOKEN_STMATRIX:
        got->status = mmaref_stmatrix(&form->instruction, address, r, got->bytes, size, &got->error);
        break;
    case MMAREF_TOKEN_MOVMATRIX:
        got->status = mmaref_movmatrix(&form->instruction, given->words[VECTOR_A], got->words, &got->error);
        break;
    default:
        if (form->stores) {
            got->status = mmaref_wmma_store(&form->instruction, &given->arithmetic, r, got->bytes, size,
                                            given->p, given->stride, &got->error);
        } else if (form->moves) {
            got->status = mmaref_wmma_load(&form->instruction, &given->arithmetic, memory, size, given->p,
                                           given->stride, got->words, &got->error);
        } else {
            compute_mma(given, coverage, got);
        }
    }
}

/* ---- Judging --------------------------------------------------------- */

/* The bits of an element of the result. */
static unsigned element_width(const vector_case *given)
{
    mmaref_coordinate coordinate;
    mmaref_slot slot;

    memset(&coordinate, 0, sizeof coordinate);
    cli_must(mmaref_layout_slot(&given->form.instruction, NULL, given->form.operand[given->form.result], &coordinate,
                                &slot));
    return slot.width;
}

/* Prints an element that differs, given by its number in the order of registers: the register with its contents, or the
 * upper one of two if the lower ones are equal. */
static void print_register(FILE *out, const vector_case *given, const outcome *is, unsigned number)
{
    uint8_t operand = given->form.operand[given->form.result];
    unsigned registers = given->form.description.registers[operand];
    const unsigned width = element_width(given);
    unsigned first = number % (registers * 32 / width), at = number * width / 32;
    mmaref_coordinate coordinate;
    uint32_t expected, got;

    at += width == 64 && given->words[is->array][at] == is->words[at];
    expected = given->words[is->array][at];
    got = is->words[at];
    cli_must(mmaref_layout_coordinate(&given->form.instruction, &given->arithmetic, operand, (uint8_t)(at / registers),
                              (uint8_t)first, &coordinate));
    fprintf(out, "lane %u register %u expected %08lx got %08lx (element %u, row %u, column %u", at / registers,
            at % registers, (unsigned long)expected, (unsigned long)got, first, coordinate.row, coordinate.column);
    if (given->form.description.matrices > 1) {
        fprintf(out, " of product %u", coordinate.matrix);
    }
    fputs(")\n", out);
}

/* What differs: a word of Z, a byte of memory, or an element. */
static void print_difference(FILE *out, const vector_case *given, const outcome *got, unsigned at)
{
    if (got->array == VECTOR_Z_OUT) {
        fprintf(out, "z row %u word %u expected %08lx got %08lx\n", at / 16, at % 16,
               (unsigned long)given->words[VECTOR_Z_OUT][at], (unsigned long)got->words[at]);
    } else if (got->array == VECTOR_MEMORY_OUT) {
        fprintf(out, "memory byte %x expected %02x got %02x\n", at,
               given->bytes[VECTOR_MEMORY_OUT - VECTOR_WORD_ARRAYS][at], got->bytes[at]);
    } else {
        print_register(out, given, got, at);
    }
}

/* Why a case has no result. */
static void print_reason(FILE *out, const vector_case *given, const mmaref_error *error)
{
    char sentence[MMAREF_SENTENCE_MAX];

    if (given->refused[0] != '\0') {
        fprintf(out, ": %s", given->refused);
    } else if (error->reason != 0) {
        cli_must(mmaref_error_write(error, NULL, 0, sentence, sizeof sentence));
        fprintf(out, ": %s", sentence);
    }
    (void)putc('\n', out);
}

static void print_line(FILE *out, const char *path, unsigned line)
{
    escape_put(out, path, strlen(path), '\0');
    fprintf(out, ":%u: ", line);
}

/* Whether something differs. *first: the first byte, word of Z, or element that does. */
static bool find_difference(const vector_case *given, const outcome *got, unsigned *at)
{
    const uint32_t *expected = got->array < VECTOR_WORD_ARRAYS ? given->words[got->array] : NULL;
    unsigned i, bit = 0;

    if (got->array == VECTOR_D && given->form.description.floating) {
        *at = same_until(given->form.description.type[MMAREF_OPERAND_D], &given->arithmetic, expected, got->words,
                         (uint16_t)got->count);
        return *at != SAME_ALL;
    }
    for (i = 0; i < got->count; i++) {
        if (got->array >= VECTOR_WORD_ARRAYS ? given->bytes[got->array - VECTOR_WORD_ARRAYS][i] != got->bytes[i]
                                             : expected[i] != got->words[i]) {
            break;
        }
    }
    *at = i;
    if (i != got->count && got->array < VECTOR_WORD_ARRAYS && got->array != VECTOR_Z_OUT) {
        while (((expected[i] ^ got->words[i]) >> bit & 1u) == 0) {
            bit++;
        }
        *at = (32 * i + bit) / element_width(given);
    }
    return i != got->count;
}

verdict outcome_judge(FILE *out, const char *path, const vector_case *given, const outcome *got)
{
    unsigned at;

    if (given->refused[0] != '\0' && given->line_of[VECTOR_STATUS] == 0) {
        print_line(out, path, given->line);
        fprintf(out, "skipped, %s\n", given->refused);
        return SKIPPED;
    }
    if (got->status != given->status) {
        print_line(out, path, given->line);
        fprintf(out, "expected status %s, got %s", mmaref_status_name(given->status), mmaref_status_name(got->status));
        print_reason(out, given, &got->error);
        return FAILED;
    }
    if (got->status != MMAREF_OK) {
        return PASSED;
    }
    if (given->line_of[got->array] == 0) { /* `status ok` alone has nothing to compare */
        return COMPUTED;
    }
    if (find_difference(given, got, &at)) {
        print_line(out, path, given->line);
        print_difference(out, given, got, at);
        return FAILED;
    }
    return PASSED;
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

/* The numbers that a case has beside its arrays. */
static uint64_t mix_numbers(uint64_t sum, const vector_case *given)
{
    const uint32_t numbers[] = { given->selector, given->select_a[0], given->select_a[1], given->select_b[0],
                                 given->select_b[1], given->p, given->stride };
    unsigned key;

    for (key = VECTOR_F; key <= VECTOR_STRIDE; key++) {
        if (given->line_of[key] != 0) {
            return mix_words(sum, numbers, sizeof numbers / sizeof numbers[0]);
        }
    }
    return sum;
}

uint64_t outcome_digest(unsigned long long number, const vector_case *given, const outcome *got)
{
    uint64_t sum = result_mix(result_mix(RESULT_MIX, number), given->form.instruction.id);
    unsigned array;

    for (array = 0; array < VECTOR_ARRAYS; array++) {
        if (array == got->array || given->line_of[array] == 0) {
            continue;
        }
        sum = array < VECTOR_WORD_ARRAYS
                  ? mix_words(sum, given->words[array], given->count[array])
                  : mix_bytes(sum, given->bytes[array - VECTOR_WORD_ARRAYS], given->count[array]);
    }
    sum = mix_numbers(sum, given);
    if (got->status != MMAREF_OK) {
        return result_mix(sum, (uint64_t)-(int)got->status << 32);
    }
    return got->array < VECTOR_WORD_ARRAYS ? mix_words(sum, got->words, got->count)
                                           : mix_bytes(sum, got->bytes, got->count);
}
