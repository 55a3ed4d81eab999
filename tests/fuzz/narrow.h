/* SPDX-License-Identifier: MIT */
/* The library a second time, its names begun with narrow_: tiles of one column, no vector unit. And a third time, its
 * names begun with columns_: columns lie in the lanes of vectors. */
#ifndef NARROW_H
#define NARROW_H

#include "fuzz.h"

extern __typeof__(mmaref_mma) narrow_mmaref_mma;
extern __typeof__(mmaref_dot_add) narrow_mmaref_dot_add;
extern __typeof__(mmaref_build_get) narrow_mmaref_build_get;
extern __typeof__(mmaref_mma) columns_mmaref_mma;

#endif
