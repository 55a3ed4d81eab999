/* SPDX-License-Identifier: MIT */
/* The seeded stream of operands, and digests (FNV-1a) over results. tests/models/reference/README.md defines the
 * stream; its Lua program computes the same digests. */
#include "selftest.h"

/* How the elements of a fragment are drawn: floats by exponent field, integers by value. */
enum {
    STYLE_WIDE,    /* any */
    STYLE_NEAR,    /* floats: within a few binades of 1 */
    STYLE_LOW,     /* floats: the two lowest fields; integers: 0 and all ones */
    STYLE_HIGH,    /* floats: the two highest finite fields; integers: the smallest and the largest signed one */
    STYLE_CANCEL,  /* floats: pairs of opposite sign; integers: 0 to 3 */
    STYLE_SPECIAL, /* floats: with zeros, infinities and NaNs; integers: mostly 0 */
    STYLES
};

#define FNV_OFFSET 2166136261u
#define FNV_PRIME 16777619u

static inline uint32_t hash_byte(uint32_t hash, uint32_t byte)
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

/* The next word of the stream: xorshift32. */
MMAREF_INLINE uint32_t draw(mmaref_stream *stream)
{
    uint32_t s = stream->state;

    s ^= s << 13;
    s ^= s >> 17;
    s ^= s << 5;
    stream->state = s;
    return s;
}

uint32_t mmaref_stream_next(mmaref_stream *stream)
{
    return draw(stream);
}

void mmaref_stream_words(mmaref_stream *stream, uint32_t *words, uint16_t count)
{
    uint16_t i;

    for (i = 0; i < count; i++) {
        words[i] = draw(stream);
    }
}

void mmaref_stream_digest(mmaref_stream *stream, const uint32_t *words, uint16_t count)
{
    uint32_t digest = stream->digest;
    uint16_t i;

    for (i = 0; i < count; i++) {
        digest = hash_byte(digest, words[i] & 0xff);
        digest = hash_byte(digest, words[i] >> 8 & 0xff);
        digest = hash_byte(digest, words[i] >> 16 & 0xff);
        digest = hash_byte(digest, words[i] >> 24 & 0xff);
    }
    stream->digest = digest;
}

/* ---- Elements ------------------------------------------------------------ */

MMAREF_INLINE uint32_t draw_integer(mmaref_stream *stream, uint8_t style, uint8_t width)
{
    uint32_t r = draw(stream);
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

/* 64 bits as two words: only f64 needs the high one, and 64-bit shifts are slow on small cores. */
typedef struct {
    uint32_t low, high;
} halves;

/* How the elements of a fragment of floats are drawn. */
typedef struct {
    const mmaref_format_row *format;
    uint8_t style;
    uint8_t top_shift;       /* first bit of the exponent field in its word: */
    bool wide;               /* the high one, for more than 32 fraction bits */
    uint32_t field_ones;     /* all ones: an exponent field, */
    halves ones;             /* and a fraction */
    uint32_t sign;           /* in the word of the exponent field; */
    uint32_t sign_of_0;      /* what a drawn sign bit of 0 becomes: `sign` in a stream of zeros */
    uint32_t padding;        /* the unused bits of a container, */
    uint8_t padding_shift;   /* drawn from this bit of a word on */
    halves value;            /* the previous element */
} float_drawer;

static uint32_t ones_of(unsigned bits)
{
    return bits >= 32 ? 0xffffffffu : ((uint32_t)1 << bits) - 1;
}

static void open_drawer(float_drawer *d, const mmaref_format_row *format, uint8_t style, bool negative)
{
    unsigned value_bits = 1u + format->exponent_bits + format->fraction_bits;

    d->format = format;
    d->style = style;
    d->wide = format->fraction_bits > 32;
    d->top_shift = (uint8_t)(format->fraction_bits - (d->wide ? 32 : 0));
    d->field_ones = ones_of(format->exponent_bits);
    d->ones.low = ones_of(format->fraction_bits);
    d->ones.high = d->wide ? ones_of(d->top_shift) : 0;
    d->sign = (uint32_t)1 << (format->exponent_bits + d->top_shift);
    d->sign_of_0 = negative ? d->sign : 0;
    d->padding = format->width_log2 == 3 ? 0xff & ~(ones_of(value_bits) << format->shift) : ones_of(format->shift);
    d->padding_shift = format->width_log2 == 3 ? 24 : 19;
    d->value.low = 0;
    d->value.high = 0;
}

MMAREF_INLINE uint32_t draw_field(const float_drawer *d, uint32_t x)
{
    switch (d->style) {
    case STYLE_LOW:
        return x & 1;
    case STYLE_HIGH:
        return d->field_ones - 1 - (x & 1);
    case STYLE_NEAR:
    case STYLE_CANCEL:
        return (d->format->bias - 3u + (x & 7)) & d->field_ones;
    default:
        return x & d->field_ones;
    }
}

MMAREF_INLINE halves draw_fraction(mmaref_stream *stream, const float_drawer *d, uint32_t r, uint32_t m)
{
    halves fraction;

    fraction.low = m & d->ones.low;
    fraction.high = d->wide ? draw(stream) & d->ones.high : 0;
    if ((r & 7) < 3) {
        fraction.low = (r & 7) == 0 ? 0 : (r & 7) == 1 ? d->ones.low : 1;
        fraction.high = (r & 7) == 1 ? d->ones.high : 0;
    }
    return fraction;
}

/* Makes some elements zero, infinity or NaN, or avoids infinities and NaNs, as the style says. */
MMAREF_INLINE void draw_special(const float_drawer *d, uint32_t y, uint32_t *field, halves *fraction)
{
    if (d->style == STYLE_SPECIAL) {
        if (y < 4) {
            *field = y < 2 ? d->field_ones : 0;
            fraction->low = y == 1 ? d->ones.low : 0;
            fraction->high = y == 1 ? d->ones.high : 0;
        }
    } else if (*field == d->field_ones) {
        if (d->format->special == MMAREF_SPECIAL_IEEE) {
            (*field)--;
        } else if (d->format->special == MMAREF_SPECIAL_NAN && fraction->low == d->ones.low) {
            fraction->low = 0;
        }
    }
}

/* Draws the container of an element. */
MMAREF_INLINE halves draw_float(mmaref_stream *stream, float_drawer *d, unsigned element)
{
    uint32_t r = draw(stream), m = draw(stream);
    uint32_t field = draw_field(d, r >> 8 & 0xfff), top, padding;
    halves fraction = draw_fraction(stream, d, r, m), container;

    draw_special(d, r >> 3 & 31, &field, &fraction);
    if (d->style == STYLE_CANCEL && (element & 1) != 0) { /* the previous one, negated */
        *(d->wide ? &d->value.high : &d->value.low) ^= d->sign;
    } else {
        top = (r >> 31 != 0 ? d->sign : d->sign_of_0) | field << d->top_shift;
        d->value.low = fraction.low | (d->wide ? 0 : top);
        d->value.high = fraction.high | (d->wide ? top : 0);
    }
    padding = d->format->width_log2 == 5 && field == d->field_ones ? 0 : m >> d->padding_shift & d->padding;
    container.low = d->value.low << d->format->shift | padding;
    container.high = d->value.high;
    return container;
}

/* Stores an element. Elements are stored in ascending order, lane by lane, low bits first; the first one clears the
 * word. */
MMAREF_INLINE void put_element(uint32_t *registers, unsigned fragment, unsigned width_log2, const halves *container)
{
    uint32_t *word = registers + (fragment << width_log2 >> 5);
    unsigned place = (fragment << width_log2) & 31;

    word[0] = place == 0 ? container->low : word[0] | container->low << place;
    if (width_log2 == 6) {
        word[1] = container->high;
    }
}

/* Loads an element that has copies. f64 has no copies. */
MMAREF_INLINE halves get_element(const uint32_t *registers, uint16_t fragment, uint8_t width_log2)
{
    halves container;

    container.low = mmaref_element_load(registers, fragment, width_log2);
    container.high = 0;
    return container;
}

/* Draws the elements of a fragment of `count` registers per lane. Copies are equal. `negative`: all are. */
static void draw_elements(mmaref_stream *stream, const mmaref_format_row *format, const mmaref_layout_row *layout,
                          bool negative, uint32_t *registers, uint8_t count)
{
    uint8_t style = (uint8_t)(draw(stream) % STYLES);
    uint8_t width_log2 = format->kind == MMAREF_KIND_BIT ? 5 : format->width_log2;
    uint8_t place_bits = (uint8_t)(layout->columns_log2 + layout->rows_log2 + layout->products_log2);
    uint16_t used = mmaref_layout_find(layout, (uint16_t)((1u << place_bits) - 1)); /* the others tell copies apart */
    unsigned elements = (unsigned)count * 32u >> width_log2, end = elements << mmaref_lanes_log2(layout), fragment;
    float_drawer drawer;

    open_drawer(&drawer, format, style, negative);
    for (fragment = 0; fragment < end; fragment++) {
        uint16_t first = (uint16_t)(fragment & used);
        halves container;
        if (format->kind == MMAREF_KIND_FLOAT) {
            container = draw_float(stream, &drawer, fragment & (elements - 1));
        } else {
            container.low = draw_integer(stream, style, (uint8_t)(1u << width_log2));
            container.high = 0;
        }
        if (first != fragment) {
            container = get_element(registers, first, width_log2);
        }
        put_element(registers, fragment, width_log2, &container);
    }
}

/* ---- Bytes ---------------------------------------------------------------- */

void mmaref_word_bytes(uint32_t word, uint8_t *bytes)
{
    bytes[0] = (uint8_t)(word & 0xff);
    bytes[1] = (uint8_t)(word >> 8 & 0xff);
    bytes[2] = (uint8_t)(word >> 16 & 0xff);
    bytes[3] = (uint8_t)(word >> 24 & 0xff);
}

void mmaref_stream_bytes(mmaref_stream *stream, uint8_t *bytes, uint16_t count)
{
    uint16_t i;

    for (i = 0; i < count; i = (uint16_t)(i + 4)) {
        mmaref_word_bytes(draw(stream), bytes + i);
    }
}

void mmaref_stream_digest_bytes(mmaref_stream *stream, const uint8_t *bytes, uint16_t count)
{
    uint32_t digest = stream->digest;
    uint16_t i;

    for (i = 0; i < count; i++) {
        digest = hash_byte(digest, bytes[i]);
    }
    stream->digest = digest;
}

/* ---- The operands of an instruction, in the order that tests/models/reference/README.md defines ---- */

/* Draws legal metadata and a sparsity selector. */
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

/* Whether an operand's fragment, which depends on the block, has the expected number of registers. */
static bool fits_registers(const mmaref_instruction_row *row, uint8_t operand, uint8_t registers)
{
    unsigned bits_log2 = (unsigned)mmaref_layout_of(row, operand)->elements_log2 + mmaref_row_width_log2(row, operand);

    return 1u << bits_log2 >> 5 == registers;
}

/* Draws one fragment after those in memory; returns its address. From a state of 0 all words are 0: all elements are
 * then zero, those of A and C negative, so that every term is -0. */
static const uint32_t *draw_fragment(mmaref_stream *stream, const mmaref_instruction_row *row, uint8_t operand,
                                     uint8_t registers, uint32_t **memory)
{
    uint32_t *drawn = *memory;

    draw_elements(stream, &mmaref_format_rows[row->format[operand]], mmaref_layout_of(row, operand),
                  stream->state == 0 && operand != MMAREF_OPERAND_B, drawn, registers);
    *memory += (unsigned)registers << mmaref_lanes_log2(mmaref_layout_of(row, operand));
    return drawn;
}

uint32_t *mmaref_stream_operands(mmaref_stream *stream, const mmaref_instruction *instruction,
                                 const mmaref_arithmetic *arithmetic, uint32_t *memory,
                                 mmaref_operands *operands)
{
    mmaref_instruction_row unpacked;
    const mmaref_instruction_row *row = mmaref_row_of(instruction, arithmetic, &unpacked);
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

#define CASES MMAREF_CASES_OR(4)
#define MATRIX_BYTES 1024
#define WMMA_BYTES 4096

/* Draws 32 different row addresses of 64. */
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

/* The operand of wmma.load or wmma.store, and `fragments`: with `chips` those of a chip with another layout. */
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

static void case_movmatrix(mmaref_stream *stream, const mmaref_instruction *instruction, mmaref_selftest_memory *memory)
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
            case_movmatrix(stream, instruction, memory);
        } else {
            stream_rows(stream, instruction, memory, bytes);
        }
    }
}
