/* SPDX-License-Identifier: MIT */
/* Instructions named in short. */
#ifndef MMAREF_SHORTEN_H
#define MMAREF_SHORTEN_H

#include "host.h"

/* An instruction string in full, or some of its words in their order, without `sync`:
 * "m16n8k16.f32.f16.f16.f32" is the shortest instruction that has these words. Complains if
 * there is none, or several as short. */
int shorten_parse(const char *text, mmaref_instruction *instruction);

#endif
