/* SPDX-License-Identifier: MIT */
#ifndef BEFORE_RANDOM_H
#define BEFORE_RANDOM_H

#include <stdint.h>

void random_start(uint64_t seed, uint64_t number);
uint32_t random_word(void);
uint64_t random_long(void);
uint32_t below(uint32_t count);

#endif
