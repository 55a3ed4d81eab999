/* SPDX-License-Identifier: MIT */
/* The self-test's cases of instructions that move matrices. Their definition is in
 * tests/reference/README.md. */
#include "selftest.h"

#define CASES 4
#define MATRIX_BYTES 1024
#define WMMA_BYTES 4096

/* 32 different rows among 64. */
static void draw_addresses(mmaref_stream *stream, uint32_t address[MMAREF_LANES])
{
    uint32_t first = mmaref_stream_next(stream);
    uint32_t step = mmaref_stream_next(stream) | 1;
    uint8_t lane;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        address[lane] = 16 * ((first + lane * step) & 63);
    }
}

static void stream_rows(mmaref_stream *stream, const mmaref_instruction *instruction, mmaref_selftest_memory *memory,
                        uint8_t *bytes)
{
    mmaref_description is;
    uint16_t words;

    mmaref_stream_check(stream, mmaref_instruction_describe(instruction, &is));
    if (stream->status != MMAREF_OK) {
        return;
    }
    words = (uint16_t)(32u * (is.registers[MMAREF_OPERAND_A] + is.registers[MMAREF_OPERAND_D]));
    mmaref_stream_bytes(stream, bytes, MATRIX_BYTES);
    draw_addresses(stream, memory->operands.moved.address);
    if (mmaref_instruction_word(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_LDMATRIX) {
        mmaref_stream_check(stream, mmaref_ldmatrix(instruction, NULL, bytes, MATRIX_BYTES, memory->operands.moved.address,
                                                    memory->operands.moved.registers, NULL));
        mmaref_stream_digest(stream, memory->operands.moved.registers, words);
    } else {
        mmaref_stream_words(stream, memory->operands.moved.registers, words);
        mmaref_stream_check(stream, mmaref_stmatrix(instruction, memory->operands.moved.address,
                                                    memory->operands.moved.registers, bytes, MATRIX_BYTES, NULL));
        mmaref_stream_digest_bytes(stream, bytes, MATRIX_BYTES);
    }
}

/* The operand of a wmma access, and the fragments of the one chip that has its own, the
 * default ones elsewhere or where `chips` is false. */
static void open_access(const mmaref_instruction *instruction, bool chips, mmaref_arithmetic *arithmetic,
                        mmaref_fragment *fragment)
{
    const mmaref_layout_row *usual;
    uint8_t operand = 0;

    arithmetic->fragments = MMAREF_FRAGMENTS_DEFAULT;
    while (!mmaref_fragment_open(fragment, instruction, arithmetic, operand) && operand < MMAREF_OPERAND_D) {
        operand++;
    }
    usual = fragment->layout;
    while (chips && fragment->layout == usual && ++arithmetic->fragments <= mmaref_field_rows[MMAREF_FIELD_FRAGMENTS].most) {
        (void)mmaref_fragment_open(fragment, instruction, arithmetic, operand);
    }
}

static void stream_access(mmaref_stream *stream, const mmaref_instruction *instruction, bool chips,
                          mmaref_selftest_memory *memory, uint8_t *bytes)
{
    bool column_major = mmaref_instruction_word(instruction, MMAREF_QUALIFIER_LAYOUT) == MMAREF_TOKEN_COL;
    mmaref_arithmetic arithmetic;
    mmaref_fragment fragment;
    uint32_t unit, stride, p;
    uint16_t words;

    open_access(instruction, chips, &arithmetic, &fragment);
    unit = (uint32_t)1 << fragment.elements_log2;
    words = (uint16_t)(unit << fragment.width_log2);
    stride = (uint32_t)1 << (column_major ? fragment.rows_log2 : fragment.columns_log2);
    mmaref_stream_bytes(stream, bytes, WMMA_BYTES);
    p = words / 8 * (mmaref_stream_next(stream) % 4);
    stride = (stride + unit - 1) / unit * unit + unit * (mmaref_stream_next(stream) % 3);
    if (mmaref_instruction_word(instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_LOAD) {
        mmaref_stream_check(stream, mmaref_wmma_load(instruction, &arithmetic, bytes, WMMA_BYTES, p, stride,
                                                     memory->operands.moved.registers, NULL));
        mmaref_stream_digest(stream, memory->operands.moved.registers, words);
    } else {
        mmaref_stream_words(stream, memory->operands.moved.registers, words);
        mmaref_stream_check(stream, mmaref_wmma_store(instruction, &arithmetic, memory->operands.moved.registers,
                                                      bytes, WMMA_BYTES, p, stride, NULL));
        mmaref_stream_digest_bytes(stream, bytes, WMMA_BYTES);
    }
}

static void stream_turned(mmaref_stream *stream, const mmaref_instruction *instruction, mmaref_selftest_memory *memory)
{
    mmaref_stream_words(stream, memory->operands.moved.registers, MMAREF_LANES);
    mmaref_stream_check(stream, mmaref_movmatrix(instruction, memory->operands.moved.registers,
                                                 memory->operands.moved.registers, NULL));
    mmaref_stream_digest(stream, memory->operands.moved.registers, MMAREF_LANES);
}

void mmaref_stream_move(mmaref_stream *stream, const mmaref_instruction *instruction, mmaref_selftest_memory *memory)
{
    uint8_t *bytes = memory->operands.moved.bytes;
    uint8_t number;

    for (number = 0; number < CASES; number++) {
        if (mmaref_instruction_word(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_WMMA) {
            stream_access(stream, instruction, (number & 1) != 0, memory, bytes);
        } else if (mmaref_instruction_word(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MOVMATRIX) {
            stream_turned(stream, instruction, memory);
        } else {
            stream_rows(stream, instruction, memory, bytes);
        }
    }
}
