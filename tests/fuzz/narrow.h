/* SPDX-License-Identifier: MIT */
/* The library a second time, its names begun with narrow_: tiles of one column, no vector unit. */
#ifndef NARROW_H
#define NARROW_H

#include "fuzz.h"

extern __typeof__(mmaref_mma) narrow_mmaref_mma;
extern __typeof__(mmaref_dot_add) narrow_mmaref_dot_add;
extern __typeof__(mmaref_build_get) narrow_mmaref_build_get;

#endif
