/* SPDX-License-Identifier: MIT */
/* Texts in buffers of the caller, without libc. */
#ifndef MMDPI_TEXT_H
#define MMDPI_TEXT_H

#include "mmaref.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A text being written into `size` bytes. A NUL ends what has room; `length` counts what has none, too. */
typedef struct {
    char *text;
    size_t size, length;
} mmdpi_text;

/* Starts an empty text in at least one byte. */
void mmdpi_text_start(mmdpi_text *to, char *buffer, size_t size);

/* Adds a string, which may be NULL; a number in base 16 with at least so many digits; in base 10. */
void mmdpi_put(mmdpi_text *to, const char *string);
void mmdpi_put_hex(mmdpi_text *to, uint64_t value, uint8_t digits);
void mmdpi_put_unsigned(mmdpi_text *to, uint64_t value);
void mmdpi_put_decimal(mmdpi_text *to, int64_t value);

#ifdef __cplusplus
}
#endif

#endif
