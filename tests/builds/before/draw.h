/* SPDX-License-Identifier: MIT */
/* Random questions. A question depends on the seed and on its number alone. */
#ifndef BEFORE_DRAW_H
#define BEFORE_DRAW_H

#include "side.h"

/* Learns the words that questions have, those of today's library. False where there is one that it cannot draw. */
bool draw_open(void);

void draw_question(uint64_t seed, uint64_t number, question *into);

#endif
