/* SPDX-License-Identifier: MIT */
/* See mmdpi_words.h. */
#include "mmdpi_words.h"

void mmdpi_words_zero(uint32_t *words, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        words[i] = 0;
    }
}

uint64_t mmdpi_words_u64(const uint32_t *words)
{
    return (uint64_t)words[1] << 32 | words[0];
}

void mmdpi_words_u64_put(uint64_t value, uint32_t *words)
{
    words[0] = (uint32_t)(value & 0xffffffffu);
    words[1] = (uint32_t)(value >> 32);
}

uint64_t mmdpi_words_element(const uint32_t *words, uint8_t width, uint16_t number)
{
    unsigned bit = (unsigned)number * width;
    uint64_t value = words[bit / 32];

    if (bit % 32 + width > 32) { /* an element of 64 bits starts with a word */
        value |= (uint64_t)words[bit / 32 + 1] << 32;
    }
    return value >> bit % 32 & (~(uint64_t)0 >> (64 - width));
}

void mmdpi_words_element_put(uint64_t value, uint8_t width, uint16_t number, uint32_t *words)
{
    unsigned bit = (unsigned)number * width;

    value &= ~(uint64_t)0 >> (64 - width);
    words[bit / 32] |= (uint32_t)(value << bit % 32 & 0xffffffffu);
    if (bit % 32 + width > 32) {
        words[bit / 32 + 1] |= (uint32_t)(value >> (32 - bit % 32));
    }
}

static void bytes_of(const uint32_t *words, uint8_t *bytes, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        bytes[i] = (uint8_t)(words[i / 4] >> (8 * (i % 4)) & 255u);
    }
}

void mmdpi_words_z(const uint32_t *words, uint8_t z[64][64])
{
    bytes_of(words, z[0], (size_t)64 * 64);
}

void mmdpi_words_z_put(const uint8_t z[64][64], uint32_t *words)
{
    unsigned i;

    for (i = 0; i < MMDPI_Z_WORDS; i++) {
        const uint8_t *byte = &z[i / 16][4 * (i % 16)];
        words[i] = (uint32_t)byte[0] | (uint32_t)byte[1] << 8 | (uint32_t)byte[2] << 16 | (uint32_t)byte[3] << 24;
    }
}

void mmdpi_words_amx(const uint32_t *x, const uint32_t *y, const uint32_t *z, mmaref_amx *state)
{
    bytes_of(x, state->x, sizeof state->x);
    bytes_of(y, state->y, sizeof state->y);
    mmdpi_words_z(z, state->z);
}
