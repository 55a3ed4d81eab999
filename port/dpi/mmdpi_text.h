/* SPDX-License-Identifier: MIT */
/* Text in a buffer of the caller's: no libc, cut off where it is full. */
#ifndef MMDPI_TEXT_H
#define MMDPI_TEXT_H

#include "mmaref.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    char *next;
    char *last; /* the byte that the final NUL needs */
} mmdpi_text;

/* An empty text in `size` bytes, at least one. It is NUL-terminated at every moment. */
void mmdpi_text_start(mmdpi_text *text, char *buffer, size_t size);

void mmdpi_text_put(mmdpi_text *text, const char *words);
void mmdpi_text_hex(mmdpi_text *text, uint64_t value, uint8_t digits); /* 0: as many as it has */
void mmdpi_text_unsigned(mmdpi_text *text, uint64_t value);
void mmdpi_text_decimal(mmdpi_text *text, int64_t value);

#ifdef __cplusplus
}
#endif

#endif
