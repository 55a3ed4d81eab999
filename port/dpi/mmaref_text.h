/* SPDX-License-Identifier: MIT */
/* Text in a buffer of the caller's: no libc, cut off where it is full. */
#ifndef MMAREF_TEXT_H
#define MMAREF_TEXT_H

#include "mmaref.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    char *next;
    char *last; /* the byte that the final NUL needs */
} mmaref_text;

/* An empty text in `size` bytes, at least one. It is NUL-terminated at every moment. */
void mmaref_text_start(mmaref_text *text, char *buffer, size_t size);

void mmaref_text_put(mmaref_text *text, const char *words);
void mmaref_text_hex(mmaref_text *text, uint64_t value, uint8_t digits); /* 0: as many as it has */
void mmaref_text_unsigned(mmaref_text *text, uint64_t value);
void mmaref_text_decimal(mmaref_text *text, int64_t value);

#ifdef __cplusplus
}
#endif

#endif
