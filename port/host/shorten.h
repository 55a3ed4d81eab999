/* SPDX-License-Identifier: MIT */
/* Instructions named in short. */
#ifndef MMAREF_SHORTEN_H
#define MMAREF_SHORTEN_H

#include "host.h"

/* An instruction string in full, or a line of PTX that has one (pasted.h); or some of its words without `sync`, in
 * any order as long as like ones keep theirs: "f32.f16.f16.f32.m16n8k16" is the shortest instruction that has
 * these words. Complains if there is none, or several as short, of which it lists the first. */
int shorten_parse(const char *text, mmaref_instruction *instruction);

#endif
