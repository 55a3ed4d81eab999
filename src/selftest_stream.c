/* SPDX-License-Identifier: MIT */
/* The seeded stream of operands that digests are taken over. Its definition is in
 * tests/reference/README.md, whose Lua program computes the same digests. */
#include "mmaref_internal.h"

enum { STYLE_WIDE, STYLE_NEAR, STYLE_LOW, STYLE_HIGH, STYLE_CANCEL, STYLE_SPECIAL, STYLES };

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

/* Puts zeros, infinities and NaN in at random, or keeps them out. */
static void specialise(const mmaref_format_row *format, uint8_t style, uint32_t y, uint32_t *field,
                       uint64_t *mantissa)
{
    uint32_t field_ones = ((uint32_t)1 << format->exponent_bits) - 1;
    uint64_t mantissa_ones = ((uint64_t)1 << format->fraction_bits) - 1;

    if (style == STYLE_SPECIAL) {
        if (y < 4) {
            *field = y < 2 ? field_ones : 0;
            *mantissa = y == 1 ? mantissa_ones : 0;
        }
    } else if (*field == field_ones && format->special == MMAREF_SPECIAL_IEEE) {
        (*field)--;
    } else if (*field == field_ones && *mantissa == mantissa_ones && format->special == MMAREF_SPECIAL_NAN) {
        *mantissa = 0;
    }
}

/* Draws the container of element `element`; *value keeps the value for the next one. */
static uint64_t draw_float(mmaref_stream *stream, const mmaref_format_row *format, uint8_t style,
                           uint8_t element, uint64_t *value)
{
    uint8_t width = (uint8_t)(1u << format->width_log2);
    uint8_t sign_bit = (uint8_t)(format->exponent_bits + format->fraction_bits);
    uint64_t ones = ((uint64_t)1 << format->fraction_bits) - 1;
    uint32_t r = mmaref_stream_next(stream);
    uint32_t m = mmaref_stream_next(stream);
    uint64_t mantissa = m;
    uint32_t field = draw_field(format, style, r >> 8 & 0xfff);
    uint32_t padding;

    if (format->fraction_bits > 32) {
        mantissa |= (uint64_t)mmaref_stream_next(stream) << 32;
    }
    mantissa &= ones;
    if ((r & 7) < 3) {
        mantissa = (r & 7) == 0 ? 0 : (r & 7) == 1 ? ones : 1;
    }
    specialise(format, style, r >> 3 & 31, &field, &mantissa);
    if (style == STYLE_CANCEL && (element & 1) != 0) {
        *value ^= (uint64_t)1 << sign_bit;
    } else {
        *value = (uint64_t)(r >> 31) << sign_bit | (uint64_t)field << format->fraction_bits | mantissa;
    }
    padding = width == 8 ? m >> 24 : m >> 19;
    padding &= width == 8 ? (uint32_t)~(((2u << sign_bit) - 1) << format->shift)
                          : ((uint32_t)1 << format->shift) - 1;
    if (width == 32 && field == ((uint32_t)1 << format->exponent_bits) - 1) {
        padding = 0;
    }
    return *value << format->shift | padding;
}

void mmaref_stream_fill(mmaref_stream *stream, const mmaref_format_row *format, const mmaref_layout_row *layout,
                        uint32_t *registers, uint8_t count)
{
    uint8_t style = (uint8_t)(mmaref_stream_next(stream) % STYLES);
    uint8_t width_log2 = format->kind == MMAREF_KIND_BIT ? 5 : format->width_log2;
    uint8_t elements = (uint8_t)((uint16_t)count * 32u >> width_log2);
    uint8_t place_bits = (uint8_t)(layout->columns_log2 + layout->rows_log2 + layout->products_log2);
    uint16_t used = mmaref_layout_find(layout, (uint16_t)((1u << place_bits) - 1)); /* others tell copies apart */
    uint64_t value = 0;
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
