/* SPDX-License-Identifier: MIT */
/* A deterministic source of bits. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

/* Starts the sequence of a seed that is not 0. */
void random_start(uint32_t seed);
uint32_t random_word(void);
uint32_t random_below(uint32_t limit);
void random_bytes(uint8_t *bytes, size_t count);

#endif
