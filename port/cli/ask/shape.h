/* SPDX-License-Identifier: MIT */
/* Words that are written like shapes: m16n8k48. */
#ifndef MMAREF_CLI_ASK_SHAPE_H
#define MMAREF_CLI_ASK_SHAPE_H

#include <stdbool.h>
#include <stddef.h>

/* The shape of these tables whose sides are by the least factor larger or smaller than those of a word, of those that
 * `fits` takes, if it takes any; NULL if the word is not written like a shape. */
const char *shape_nearest(const char *word, size_t length, bool (*fits)(const char *shape, const void *context),
                          const void *context);

#endif
