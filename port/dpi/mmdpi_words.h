/* SPDX-License-Identifier: MIT */
/* Vectors of a simulator: 32-bit words, the lowest first. */
#ifndef MMDPI_WORDS_H
#define MMDPI_WORDS_H

#include "mmaref.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMDPI_POOL_WORDS 128 /* X or Y of mac16 */
#define MMDPI_Z_WORDS 1024   /* Z */

void mmdpi_words_zero(uint32_t *words, unsigned count);

uint64_t mmdpi_words_u64(const uint32_t *words);
void mmdpi_words_u64_put(uint64_t value, uint32_t *words);

/* Element `number` of elements of `width` bits, 1 to 64, packed from bit 0 on. */
uint64_t mmdpi_words_element(const uint32_t *words, uint8_t width, uint16_t number);

/* Sets it in words whose bits there are 0. */
void mmdpi_words_element_put(uint64_t value, uint8_t width, uint16_t number, uint32_t *words);

/* The pools of mac16: byte b of row r of Z stands from bit 8 * (64 * r + b) on. */
void mmdpi_words_z(const uint32_t *words, uint8_t z[64][64]);
void mmdpi_words_z_put(const uint8_t z[64][64], uint32_t *words);
void mmdpi_words_amx(const uint32_t *x, const uint32_t *y, const uint32_t *z, mmaref_amx *state);

#ifdef __cplusplus
}
#endif

#endif
