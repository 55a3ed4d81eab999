/* SPDX-License-Identifier: MIT */
/* The seeded stream of operands that digests are taken over. Its definition is in
 * tests/reference/README.md, whose Lua program computes the same digests. */
#include "selftest.h"

/* How the elements of a fragment are drawn: floats by their exponent fields, integers by their value. */
enum {
    STYLE_WIDE,    /* any */
    STYLE_NEAR,    /* floats: within some binades of 1 */
    STYLE_LOW,     /* floats: the two lowest fields; integers: 0 and all ones */
    STYLE_HIGH,    /* floats: the two highest finite fields; integers: the smallest and the largest signed one */
    STYLE_CANCEL,  /* floats: pairs of opposite sign; integers: 0 to 3 */
    STYLE_SPECIAL, /* floats: zeros, infinities and NaN among the others; integers: mostly 0 */
    STYLES
};

#define FNV_OFFSET 2166136261u
#define FNV_PRIME 16777619u

static uint32_t hash_byte(uint32_t hash, uint8_t byte)
{
    return (hash ^ byte) * FNV_PRIME & 0xffffffffu;
}

void mmaref_stream_start(mmaref_stream *stream, const char *text)
{
    uint32_t hash = FNV_OFFSET;

    while (*text != '\0') {
        hash = hash_byte(hash, (uint8_t)*text++);
    }
    stream->state = hash == 0 ? 1 : hash;
    stream->digest = FNV_OFFSET;
    stream->status = MMAREF_OK;
}

bool mmaref_stream_fits(const mmaref_instruction *instruction, const mmaref_description *is)
{
    uint16_t all = 0;
    uint8_t operand;

    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        if (is->registers[operand] > MMAREF_REGISTERS_MAX) {
            return false;
        }
        all = (uint16_t)(all + is->registers[operand]);
    }
    if (is->registers[MMAREF_OPERAND_B] == 0 || is->registers[MMAREF_OPERAND_C] == 0) { /* it moves a matrix */
        return all <= 8 || mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MOVMATRIX;
    }
    return all <= MMAREF_REGISTERS_ALL;
}

void mmaref_stream_check(mmaref_stream *stream, mmaref_status status)
{
    if (stream->status == MMAREF_OK) {
        stream->status = status;
    }
}

uint32_t mmaref_stream_next(mmaref_stream *stream)
{
    uint32_t s = stream->state;

    s ^= s << 13;
    s ^= s >> 17;
    s ^= s << 5;
    stream->state = s;
    return s;
}

void mmaref_stream_words(mmaref_stream *stream, uint32_t *words, uint16_t count)
{
    uint16_t i;

    for (i = 0; i < count; i++) {
        words[i] = mmaref_stream_next(stream);
    }
}

void mmaref_stream_digest(mmaref_stream *stream, const uint32_t *words, uint16_t count)
{
    uint16_t i;
    uint8_t byte;

    for (i = 0; i < count; i++) {
        for (byte = 0; byte < 4; byte++) {
            stream->digest = hash_byte(stream->digest, (uint8_t)(words[i] >> 8 * byte & 0xff));
        }
    }
}

static uint32_t draw_integer(mmaref_stream *stream, uint8_t style, uint8_t width)
{
    uint32_t r = mmaref_stream_next(stream);
    uint32_t ones = 0xffffffffu >> (32 - width);

    switch (style) {
    case STYLE_LOW:
        return (r & 1) != 0 ? ones : 0;
    case STYLE_HIGH:
        return (((uint32_t)1 << (width - 1)) - (r & 1)) & ones;
    case STYLE_CANCEL:
        return r & 3;
    case STYLE_SPECIAL:
        return (r & 7) == 0 ? r >> 3 & ones : 0;
    default:
        return r & ones;
    }
}

static uint32_t draw_field(const mmaref_format_row *format, uint8_t style, uint32_t x)
{
    uint32_t ones = ((uint32_t)1 << format->exponent_bits) - 1;

    switch (style) {
    case STYLE_LOW:
        return x & 1;
    case STYLE_HIGH:
        return ones - 1 - (x & 1);
    case STYLE_NEAR:
    case STYLE_CANCEL:
        return (format->bias - 3u + (x & 7)) & ones;
    default:
        return x & ones;
    }
}

/* 64 bits in words: only f64 needs the high one, and small cores take long to shift both. */
typedef struct {
    uint32_t low, high;
} halves;

static uint32_t ones_of(uint8_t bits)
{
    return bits >= 32 ? 0xffffffffu : ((uint32_t)1 << bits) - 1;
}

static halves fraction_ones(const mmaref_format_row *format)
{
    halves ones;

    ones.low = ones_of(format->fraction_bits);
    ones.high = format->fraction_bits > 32 ? ones_of((uint8_t)(format->fraction_bits - 32)) : 0;
    return ones;
}

/* Puts zeros, infinities and NaN in at random, or keeps them out. */
static void specialise(const mmaref_format_row *format, uint8_t style, uint32_t y, uint32_t *field, halves *mantissa)
{
    uint32_t field_ones = ones_of(format->exponent_bits);
    halves ones = fraction_ones(format);

    if (style == STYLE_SPECIAL) {
        if (y < 4) {
            *field = y < 2 ? field_ones : 0;
            mantissa->low = y == 1 ? ones.low : 0;
            mantissa->high = y == 1 ? ones.high : 0;
        }
    } else if (*field == field_ones && format->special == MMAREF_SPECIAL_IEEE) {
        (*field)--;
    } else if (*field == field_ones && mantissa->low == ones.low && format->special == MMAREF_SPECIAL_NAN) {
        mantissa->low = 0;
    }
}

static halves draw_mantissa(mmaref_stream *stream, const mmaref_format_row *format, uint32_t r, uint32_t m)
{
    halves ones = fraction_ones(format), mantissa;

    mantissa.low = m & ones.low;
    mantissa.high = format->fraction_bits > 32 ? mmaref_stream_next(stream) & ones.high : 0;
    if ((r & 7) < 3) {
        mantissa.low = (r & 7) == 0 ? 0 : (r & 7) == 1 ? ones.low : 1;
        mantissa.high = (r & 7) == 1 ? ones.high : 0;
    }
    return mantissa;
}

/* Bits that stand where the sign and the exponent field of a format stand. */
static halves at_the_top(const mmaref_format_row *format, uint32_t sign, uint32_t field)
{
    bool wide = format->fraction_bits > 32;
    uint8_t fraction_bits = (uint8_t)(format->fraction_bits - (wide ? 32 : 0));
    uint32_t word = sign << (format->exponent_bits + fraction_bits) | field << fraction_bits;
    halves top;

    top.low = wide ? 0 : word;
    top.high = wide ? word : 0;
    return top;
}

/* Draws the container of element `element`; *value keeps the value for the next one. */
static uint64_t draw_float(mmaref_stream *stream, const mmaref_format_row *format, uint8_t style,
                           uint8_t element, halves *value)
{
    uint8_t width_log2 = format->width_log2;
    uint8_t value_bits = (uint8_t)(1 + format->exponent_bits + format->fraction_bits);
    uint32_t r = mmaref_stream_next(stream);
    uint32_t m = mmaref_stream_next(stream);
    uint32_t field = draw_field(format, style, r >> 8 & 0xfff);
    halves mantissa = draw_mantissa(stream, format, r, m), top;
    uint32_t padding;

    specialise(format, style, r >> 3 & 31, &field, &mantissa);
    if (style == STYLE_CANCEL && (element & 1) != 0) {
        top = at_the_top(format, 1, 0);
        value->low ^= top.low;
        value->high ^= top.high;
    } else {
        top = at_the_top(format, r >> 31, field);
        value->low = top.low | mantissa.low;
        value->high = top.high | mantissa.high;
    }
    padding = width_log2 == 3 ? m >> 24 & ~(ones_of(value_bits) << format->shift) : m >> 19 & ones_of(format->shift);
    if (width_log2 == 5 && field == ones_of(format->exponent_bits)) {
        padding = 0;
    }
    return (uint64_t)value->high << 32 | (value->low << format->shift & 0xffffffffu) | padding;
}

void mmaref_stream_fill(mmaref_stream *stream, const mmaref_format_row *format, const mmaref_layout_row *layout,
                        uint32_t *registers, uint8_t count)
{
    uint8_t style = (uint8_t)(mmaref_stream_next(stream) % STYLES);
    uint8_t width_log2 = format->kind == MMAREF_KIND_BIT ? 5 : format->width_log2;
    uint8_t elements = (uint8_t)((uint16_t)count * 32u >> width_log2);
    uint8_t place_bits = (uint8_t)(layout->columns_log2 + layout->rows_log2 + layout->products_log2);
    uint16_t used = mmaref_layout_find(layout, (uint16_t)((1u << place_bits) - 1)); /* others tell copies apart */
    halves value = { 0, 0 };
    uint16_t fragment = 0;
    uint8_t lane, element;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < elements; element++, fragment++) {
            uint16_t first = fragment & used;
            uint64_t bits = format->kind == MMAREF_KIND_FLOAT
                                ? draw_float(stream, format, style, element, &value)
                                : draw_integer(stream, style, (uint8_t)(1u << width_log2));
            if (first != fragment) {
                bits = mmaref_element_load(registers, first, width_log2);
            }
            mmaref_element_store(registers, fragment, width_log2, bits);
        }
    }
}

void mmaref_word_bytes(uint32_t word, uint8_t *bytes)
{
    uint8_t i;

    for (i = 0; i < 4; i++) {
        bytes[i] = (uint8_t)(word >> 8 * i & 0xff);
    }
}

void mmaref_stream_bytes(mmaref_stream *stream, uint8_t *bytes, uint16_t count)
{
    uint16_t i;

    for (i = 0; i < count; i = (uint16_t)(i + 4)) {
        mmaref_word_bytes(mmaref_stream_next(stream), bytes + i);
    }
}

void mmaref_stream_digest_bytes(mmaref_stream *stream, const uint8_t *bytes, uint16_t count)
{
    uint16_t i;

    for (i = 0; i < count; i++) {
        stream->digest = hash_byte(stream->digest, bytes[i]);
    }
}

/* ---- The operands of an instruction, in the order that tests/reference/README.md defines ---- */

/* Draws metadata that is allowed, and a sparsity selector. */
static void draw_metadata(mmaref_stream *stream, const mmaref_description *is, uint32_t e[MMAREF_LANES],
                            mmaref_operands *operands)
{
    static const uint8_t pairs[6] = { 4, 8, 9, 12, 13, 14 };
    static const uint8_t halves[2] = { 4, 14 };
    bool tf32 = is->type[MMAREF_OPERAND_A] == MMAREF_TYPE_TF32;
    uint8_t layout = is->layout[MMAREF_OPERAND_E];
    uint8_t lane, j;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        uint32_t r = mmaref_stream_next(stream);
        e[lane] = 0;
        for (j = 0; j < 32; j = (uint8_t)(j + 4)) {
            uint8_t pick = (uint8_t)(r >> j & 15);
            e[lane] |= (uint32_t)(tf32 ? halves[pick % 2] : pairs[pick % 6]) << j;
        }
    }
    operands->e = e;
    operands->selector = mmaref_stream_next(stream) % (1u << mmaref_layout_rows[layout].products_log2);
}

static void draw_scale(mmaref_stream *stream, bool ue8m0, uint32_t scale[MMAREF_LANES])
{
    uint8_t style = (uint8_t)(mmaref_stream_next(stream) % 3);
    uint8_t lane, j;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        uint32_t r = mmaref_stream_next(stream);
        scale[lane] = 0;
        for (j = 0; j < 32; j = (uint8_t)(j + 8)) {
            uint8_t byte = (uint8_t)(r >> j & 0xff);
            if (style == 1) {
                byte = (uint8_t)(ue8m0 ? 120 + (byte & 15) : byte & 0x77);
            } else if (style == 2) {
                byte = ue8m0 ? 127 : 0x38;
            }
            scale[lane] |= (uint32_t)byte << j;
        }
    }
}

static void draw_scales(mmaref_stream *stream, const mmaref_description *is, uint32_t scale[2 * MMAREF_LANES],
                        mmaref_operands *operands)
{
    bool ue8m0 = is->type[MMAREF_OPERAND_SCALE_A] == MMAREF_TYPE_UE8M0;
    uint8_t vector = is->scale_vector;

    draw_scale(stream, ue8m0, scale);
    draw_scale(stream, ue8m0, scale + MMAREF_LANES);
    operands->scale_a = scale;
    operands->scale_b = scale + MMAREF_LANES;
    operands->byte_id_a = (uint16_t)(mmaref_stream_next(stream) % (4u / vector) * vector);
    operands->thread_id_a = (uint16_t)(mmaref_stream_next(stream) % 2);
    operands->byte_id_b = (uint16_t)(mmaref_stream_next(stream) % (4u / vector) * vector);
    operands->thread_id_b = (uint16_t)(mmaref_stream_next(stream) % 4);
}

/* Whether an operand's fragment, which may be that of a chip, has as many registers as its memory. */
static bool fits_registers(const mmaref_instruction_row *row, uint8_t operand, uint8_t registers)
{
    unsigned bits_log2 = (unsigned)mmaref_layout_of(row, operand)->elements_log2 + mmaref_row_width_log2(row, operand);

    return 1u << bits_log2 >> 5 == registers;
}

/* Draws one fragment behind those in memory; returns where it is. */
static const uint32_t *draw_fragment(mmaref_stream *stream, const mmaref_instruction_row *row, uint8_t operand,
                                     uint8_t registers, uint32_t **memory)
{
    uint32_t *drawn = *memory;

    mmaref_stream_fill(stream, mmaref_row_format(row, operand), mmaref_layout_of(row, operand), drawn, registers);
    *memory += 32u * registers;
    return drawn;
}

uint32_t *mmaref_stream_operands(mmaref_stream *stream, const mmaref_instruction *instruction,
                                 const mmaref_arithmetic *arithmetic, uint32_t *memory,
                                 mmaref_operands *operands)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_under(instruction, arithmetic, &unpacked);
    mmaref_description is;
    uint8_t operand;

    if (row == NULL || mmaref_instruction_describe(instruction, &is) != MMAREF_OK) {
        return NULL;
    }
    for (operand = 0; operand < MMAREF_OPERAND_E; operand++) {
        if (!fits_registers(row, operand, is.registers[operand])) {
            return NULL;
        }
    }
    operands->a = draw_fragment(stream, row, MMAREF_OPERAND_A, is.registers[MMAREF_OPERAND_A], &memory);
    operands->b = draw_fragment(stream, row, MMAREF_OPERAND_B, is.registers[MMAREF_OPERAND_B], &memory);
    operands->c = draw_fragment(stream, row, MMAREF_OPERAND_C, is.registers[MMAREF_OPERAND_C], &memory);
    if (is.registers[MMAREF_OPERAND_E] != 0) {
        draw_metadata(stream, &is, memory, operands);
        memory += MMAREF_LANES;
    }
    if (is.registers[MMAREF_OPERAND_SCALE_A] != 0) {
        draw_scales(stream, &is, memory, operands);
        memory += 2 * MMAREF_LANES;
    }
    return memory;
}

/* ---- The cases of an instruction that moves matrices ---- */

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
    if (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_LDMATRIX) {
        mmaref_stream_check(stream,
                            mmaref_ldmatrix(instruction, NULL, bytes, MATRIX_BYTES, memory->operands.moved.address,
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
    while (chips && fragment->layout == usual &&
           ++arithmetic->fragments <= mmaref_field_rows[MMAREF_FIELD_FRAGMENTS].most) {
        (void)mmaref_fragment_open(fragment, instruction, arithmetic, operand);
    }
}

static void stream_access(mmaref_stream *stream, const mmaref_instruction *instruction, bool chips,
                          mmaref_selftest_memory *memory, uint8_t *bytes)
{
    bool column_major = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_LAYOUT) == MMAREF_TOKEN_COL;
    mmaref_arithmetic arithmetic;
    mmaref_fragment fragment;
    uint32_t unit, stride, p;
    uint16_t words;

    open_access(instruction, chips, &arithmetic, &fragment);
    unit = (uint32_t)1 << fragment.elements_log2;
    words = (uint16_t)(unit << fragment.width_log2);
    if (words > sizeof memory->operands.moved.registers / 4) {
        mmaref_stream_check(stream, MMAREF_E_ARGUMENT);
        return;
    }
    stride = (uint32_t)1 << (column_major ? fragment.rows_log2 : fragment.columns_log2);
    mmaref_stream_bytes(stream, bytes, WMMA_BYTES);
    p = words / 8 * (mmaref_stream_next(stream) % 4);
    stride = (stride + unit - 1) / unit * unit + unit * (mmaref_stream_next(stream) % 3);
    if (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_LOAD) {
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
        if (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_WMMA) {
            stream_access(stream, instruction, (number & 1) != 0, memory, bytes);
        } else if (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MOVMATRIX) {
            stream_turned(stream, instruction, memory);
        } else {
            stream_rows(stream, instruction, memory, bytes);
        }
    }
}
