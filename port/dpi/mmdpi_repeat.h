/* SPDX-License-Identifier: MIT */
/* The line of a shell that repeats one dot product with the command. */
#ifndef MMDPI_REPEAT_H
#define MMDPI_REPEAT_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

/* "mmaref dot --types ... --arith 'custom ...' --a ... --b ... --c ...": every pattern, the fields of the block that
 * are not those of `custom`, and scale factors and random word where the dot product has them. */
void mmdpi_put_repeat(mmdpi_text *text, const mmaref_dot *dot, const mmaref_arithmetic *arithmetic);

#ifdef __cplusplus
}
#endif

#endif
