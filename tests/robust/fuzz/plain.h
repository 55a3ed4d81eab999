/* SPDX-License-Identifier: MIT */
/* The library a second time, its names begun with plain_: without the fast way of steps. */
#ifndef PLAIN_H
#define PLAIN_H

#include "fuzz.h"

extern __typeof__(mmaref_mma) plain_mmaref_mma;
extern __typeof__(mmaref_dot_add) plain_mmaref_dot_add;
extern __typeof__(mmaref_build_get) plain_mmaref_build_get;

#endif
