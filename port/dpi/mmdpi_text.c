/* SPDX-License-Identifier: MIT */
/* See mmdpi_text.h. */
#include "mmdpi_text.h"

void mmdpi_text_start(mmdpi_text *text, char *buffer, size_t size)
{
    text->next = buffer;
    text->last = buffer + size - 1;
    *buffer = '\0';
}

static void put_one(mmdpi_text *text, char c)
{
    if (text->next < text->last) {
        *text->next++ = c;
        *text->next = '\0';
    }
}

void mmdpi_text_put(mmdpi_text *text, const char *words)
{
    while (words != NULL && *words != '\0') {
        put_one(text, *words++);
    }
}

void mmdpi_text_hex(mmdpi_text *text, uint64_t value, uint8_t digits)
{
    uint8_t i = 16;

    while (digits == 0 && i > 1 && value >> (4 * (i - 1)) == 0) {
        i--;
    }
    for (i = digits == 0 ? i : digits; i-- != 0;) {
        put_one(text, "0123456789abcdef"[value >> (4 * i) & 15]);
    }
}

void mmdpi_text_unsigned(mmdpi_text *text, uint64_t value)
{
    char digit[20];
    uint8_t digits = 0;

    do {
        digit[digits++] = "0123456789"[value % 10];
        value /= 10;
    } while (value != 0);
    while (digits != 0) {
        put_one(text, digit[--digits]);
    }
}

void mmdpi_text_decimal(mmdpi_text *text, int64_t value)
{
    if (value < 0) {
        put_one(text, '-');
    }
    mmdpi_text_unsigned(text, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}
